import { defineWrite } from '#src/action/define.ts';
import { restoring } from '#src/action/undo.ts';
import { getAccount, updateAccount } from '#src/domain/accounts/account.ts';
import { AccountRecord, UpdateAccount } from '#src/domain/accounts/account-schema.ts';

export const updateAccountAction = defineWrite({
  name: 'update_account',
  title: 'Change the agency',
  description:
    "Change the agency's name, country, time zone, billing currency or standard fee schedule, or turn the " +
    'marketplace on or off; what is left out stays. Clients on the ' +
    'agency standard are priced off the new schedule at once, placements already logged keep their fee. For the terms of one client use ' +
    'set_client_fee_terms. For admins.',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  rights: true,
  touches: { standard_fee_schedule: { sets: 'standard_fee_schedule' } },
  input: UpdateAccount,
  output: AccountRecord,
  run: updateAccount,
  subject: (account) => account.id,
  undo: restoring({
    type: 'account',
    fields: ['name', 'country', 'timezone', 'currency', 'marketplace', 'standard_fee_schedule'],
    read: (ctx) => getAccount(ctx),
    write: (ctx, _id, fields) => updateAccount(ctx, UpdateAccount.parse(fields)),
  }),
});
