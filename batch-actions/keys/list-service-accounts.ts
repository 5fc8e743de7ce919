import { defineRead } from '#src/action/define.ts';
import { listServiceAccounts } from '#src/domain/accounts/service-accounts.ts';
import { ListServiceAccounts, ServiceAccount } from '#src/domain/accounts/service-accounts-schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listServiceAccountsAction = defineRead({
  name: 'list_service_accounts',
  title: 'List service accounts',
  description:
    "List the agency's service accounts, newest first: role, scopes, how each proves itself, when and from where it was last used. " +
    'Secrets are never shown again. Use it to find a service_account_id for rotate_service_account or revoke_service_account.',
  phrasings:
    'which bots have accounts; our machine logins; robot users; which machine accounts exist; service users; robot logins',
  scope: 'keys:read',
  input: ListServiceAccounts,
  output: pageOf(ServiceAccount),
  run: listServiceAccounts,
});
