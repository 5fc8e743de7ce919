import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getServiceAccount, updateServiceAccount } from '#src/domain/accounts/service-accounts.ts';
import {
  SERVICE_ACCOUNT,
  ServiceAccount,
  UpdateServiceAccount,
} from '#src/domain/accounts/service-accounts-schema.ts';

export const updateServiceAccountAction = defineWrite({
  name: 'update_service_account',
  title: 'Change a service account',
  titleIn: { de: 'Dienstkonto ändern', fr: 'Modifier un compte de service' },
  description:
    'Rename a service account, pause it or make it active again. Paused, it is refused from its next request on and gets no tokens; ' +
    'to end one for good use revoke_service_account. service_account_id comes from list_service_accounts.',
  phrasings:
    'pause the bot; stop the bot for now; let the bot go on; rename the bot; suspend the machine account; resume the service account; switch the robot user back on; hold the integration for the night',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  rights: true,
  input: UpdateServiceAccount,
  output: ServiceAccount,
  run: updateServiceAccount,
  subject: (account) => account.id,
  undo: undoUpdate({
    record: SERVICE_ACCOUNT,
    read: (ctx, id) => getServiceAccount(ctx, id),
    write: (ctx, id, fields) =>
      updateServiceAccount(ctx, UpdateServiceAccount.parse({ service_account_id: id, ...fields })),
  }),
});
