import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import {
  createServiceAccount,
  getServiceAccount,
  revokeServiceAccount,
} from '#src/domain/accounts/service-accounts.ts';
import { CreateServiceAccount, NewServiceAccount } from '#src/domain/accounts/service-accounts-schema.ts';
import { invalid } from '#src/lib/errors.ts';

export const createServiceAccountAction = defineWrite({
  name: 'create_service_account',
  title: 'Make a service account',
  titleIn: { de: 'Dienstkonto anlegen', fr: 'Créer un compte de service' },
  description:
    'Make a service account: a bot of the agency that acts for no person and is shown in activities by its own name. It asks ' +
    '/api/oauth/token for access tokens (client_credentials), proven by its own keys (jwks or jwks_uri, private_key_jwt) or, without ' +
    'them, by client_secret, answered once. policy says what of it waits for approval. For a program that acts for a person use create_key.',
  phrasings:
    'an account for our bot; machine login; let another program sign in by itself; robot user; account without a person; credentials for the integration; machine account for the data warehouse; set up a robot login; service user for the integration',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  rights: true,
  synonyms: ['machine client', 'bot user', 'client credentials'],
  input: CreateServiceAccount,
  output: NewServiceAccount,
  prepare: async ({ ports }, { jwks_uri }) => {
    const fault = jwks_uri === undefined ? null : ports.faultOfTarget(jwks_uri);
    if (fault !== null) throw invalid('jwks_uri', `jwks_uri: ${fault}`);
    return ports.makeServiceSecret();
  },
  run: createServiceAccount,
  subject: (account) => account.id,
  secrets: ['client_secret'],
  undo: undoCreate({
    type: 'service_account',
    fields: ['status', 'jwks', 'jwks_uri', 'hint'],
    read: (ctx, id) => getServiceAccount(ctx, id),
    remove: (ctx, id) => revokeServiceAccount(ctx, id),
  }),
});
