import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getAccount, restoreSettings, setFeeTermsRoles } from '#src/domain/accounts/account.ts';
import { ACCOUNT, AccountRecord, SetFeeTermsRoles } from '#src/domain/accounts/account-schema.ts';
import { AccountSettings } from '#src/domain/accounts/settings.ts';

export const setFeeTermsRolesAction = defineWrite({
  name: 'set_fee_terms_roles',
  title: 'Open fee terms to roles',
  titleIn: {
    de: 'Honorarbedingungen für Rollen öffnen',
    fr: 'Ouvrir les conditions d’honoraires à des rôles',
  },
  description:
    "Name the roles besides admin that may change a client's fee terms with set_client_fee_terms. The list replaces the one before; an " +
    'empty one leaves it to admins, as it is at first. For admins.',
  phrasings:
    'who may change fees; only admins should set terms; let team leads change the fee terms; let team leads change client terms; only admins should touch fee terms',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  rights: true,
  input: SetFeeTermsRoles,
  output: AccountRecord,
  run: setFeeTermsRoles,
  subject: (account) => account.id,
  undo: undoUpdate({
    record: ACCOUNT,
    within: 'settings',
    fields: ['fee_terms_roles'],
    members: AccountSettings.shape,
    read: (ctx) => getAccount(ctx),
    write: restoreSettings,
  }),
});
