import * as accounts from '#actions/accounts/index.ts';
import * as keys from '#actions/keys/index.ts';
import { bind } from '../bind.ts';

export const accountRoutes = [
  bind('GET', '/me', accounts.getMeAction),
  bind('GET', '/accounts/{account_id}', accounts.getAccountAction),
  bind('PATCH', '/accounts/{account_id}', accounts.updateAccountAction),
  bind('GET', '/accounts/{account_id}/users', accounts.listUsersAction),
  bind('POST', '/accounts/{account_id}/users', accounts.createUserAction),
  bind('GET', '/accounts/{account_id}/users/{user_id}', accounts.getUserAction),
  bind('PATCH', '/accounts/{account_id}/users/{user_id}', accounts.updateUserAction),
  bind('GET', '/accounts/{account_id}/teams', accounts.listTeamsAction),
  bind('POST', '/accounts/{account_id}/teams', accounts.createTeamAction),
  bind('PATCH', '/accounts/{account_id}/teams/{team_id}', accounts.updateTeamAction),
  bind('DELETE', '/accounts/{account_id}/teams/{team_id}', accounts.deleteTeamAction),
  bind('POST', '/hand-overs', accounts.handOverAction),
  bind('GET', '/keys', keys.listKeysAction),
  bind('POST', '/keys', keys.createKeyAction),
  bind('DELETE', '/keys/{key_id}', keys.revokeKeyAction),
  bind('POST', '/keys/{key_id}/rotate', keys.rotateKeyAction),
  bind('GET', '/service-accounts', keys.listServiceAccountsAction),
  bind('POST', '/service-accounts', keys.createServiceAccountAction),
  bind('PATCH', '/service-accounts/{service_account_id}', keys.updateServiceAccountAction),
  bind('DELETE', '/service-accounts/{service_account_id}', keys.revokeServiceAccountAction),
  bind('POST', '/service-accounts/{service_account_id}/rotate', keys.rotateServiceAccountAction),
];
