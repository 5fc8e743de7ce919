import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getAccount, restoreAccount, updateAccount } from '#src/domain/accounts/account.ts';
import { ACCOUNT, AccountRecord, UpdateAccount } from '#src/domain/accounts/account-schema.ts';

export const updateAccountAction = defineWrite({
  name: 'update_account',
  title: 'Change the agency',
  titleIn: { de: 'Agentur ändern', fr: 'Modifier l’agence' },
  description:
    "Change the agency's name, country, time zone, billing currency or standard fee schedule, or turn the " +
    'marketplace on or off; what is left out stays. Clients on the ' +
    'agency standard are priced off the new schedule at once, placements already logged keep their fee. For the terms of one client use ' +
    'set_client_fee_terms. For admins.',
  phrasings:
    'change our time zone; our name changed; agency currency; new logo; change the settings of the agency; our career page address; turn the marketplace on; change the office time zone; we renamed the agency; change our agency name; switch the time zone; set the default currency; our standard fee; update our company details; daylight time zone is wrong',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  rights: true,
  gatedEffects: { standard_fee_schedule: { sets: 'standard_fee_schedule' } },
  input: UpdateAccount,
  output: AccountRecord,
  run: updateAccount,
  subject: (account) => account.id,
  undo: undoUpdate({
    record: ACCOUNT,
    read: (ctx) => getAccount(ctx),
    write: restoreAccount,
  }),
});
