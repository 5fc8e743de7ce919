import { defineWrite } from '#src/action/define.ts';
import { rotateServiceAccount } from '#src/domain/accounts/service-accounts.ts';
import { NewServiceAccount, RotateServiceAccount } from '#src/domain/accounts/service-accounts-schema.ts';
import { invalid } from '#src/lib/errors.ts';

export const rotateServiceAccountAction = defineWrite({
  name: 'rotate_service_account',
  title: 'Rotate the keys of a service account',
  titleIn: { de: 'Schlüssel eines Dienstkontos erneuern', fr: 'Renouveler les clés d’un compte de service' },
  description:
    'Give a service account other public keys (jwks or jwks_uri), which replace the old ones at once, or without them a new ' +
    'client_secret, answered once; the old secret works for overlap_hours more. Tokens that it has go on until they expire. It ' +
    'stays the same account, with its name, scopes and policy. service_account_id comes from list_service_accounts.',
  phrasings:
    'new secret for the bot; renew the secret of the service account; fresh secret for the machine account; renew the service user’s secret',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  rights: true,
  input: RotateServiceAccount,
  output: NewServiceAccount,
  prepare: async ({ ports }, { jwks_uri }) => {
    const fault = jwks_uri === undefined ? null : ports.faultOfTarget(jwks_uri);
    if (fault !== null) throw invalid('jwks_uri', `jwks_uri: ${fault}`);
    return ports.makeServiceSecret();
  },
  run: rotateServiceAccount,
  irreversible: 'What proved it before was replaced; rotate again, or revoke it.',
  subject: (account) => account.id,
  secrets: ['client_secret'],
});
