import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { revokeServiceAccount } from '#src/domain/accounts/service-accounts.ts';
import { ServiceAccount } from '#src/domain/accounts/service-accounts-schema.ts';
import { id } from '#src/lib/ids.ts';

export const revokeServiceAccountAction = defineWrite({
  name: 'revoke_service_account',
  title: 'Revoke a service account',
  titleIn: { de: 'Dienstkonto widerrufen', fr: 'Révoquer un compte de service' },
  description:
    'Revoke a service account for good: its tokens are refused at their next request and it gets no more. Use it for a bot that is ' +
    'not needed any more or whose key leaked; for new keys or a new secret use rotate_service_account. ' +
    'service_account_id comes from list_service_accounts.',
  phrasings:
    'shut the bot out; end the machine login; remove the robot user; shut the machine account; remove the service user; switch the robot login off',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  rights: true,
  input: z.object({ service_account_id: id('service_account') }),
  output: ServiceAccount,
  run: (ctx, { service_account_id }) => revokeServiceAccount(ctx, service_account_id),
  irreversible: 'A revoked service account never works again; make another with create_service_account.',
  subject: (account) => account.id,
});
