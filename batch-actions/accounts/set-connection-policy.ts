import { defineWrite } from '#src/action/define.ts';
import { restoring } from '#src/action/undo.ts';
import { getAccount, restoreSettings, setConnectionPolicy } from '#src/domain/accounts/account.ts';
import { AccountRecord, SetConnectionPolicy } from '#src/domain/accounts/account-schema.ts';
import { AccountSettings } from '#src/domain/accounts/settings.ts';

export const setConnectionPolicyAction = defineWrite({
  name: 'set_connection_policy',
  title: 'Set who needs approval to connect',
  description:
    "Name the roles whose new connections of assistants and apps wait for an admin's approval; until then they are answered " +
    'CONNECTION_PENDING_APPROVAL. The list replaces the one before; an empty one asks for no approval. Connections approved earlier ' +
    'stay. For admins; get_account shows what is set.',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: SetConnectionPolicy,
  output: AccountRecord,
  run: setConnectionPolicy,
  subject: (account) => account.id,
  undo: restoring({
    type: 'account',
    fields: ['settings'],
    read: (ctx) => getAccount(ctx),
    write: (ctx, _id, { settings }) => restoreSettings(ctx, AccountSettings.parse(settings)),
  }),
});
