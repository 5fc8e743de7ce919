import {
  dueChecks,
  type IdentityDue,
  identityDue,
  settleCheck,
  type VouchingResult,
  vouchFor,
} from '#src/identity/provider/checks.ts';
import type { IdentityService } from '#src/identity/service.ts';
import type { Queue } from '../queue.ts';

/** Asks identity providers whether people are still there, for those that send no logout tokens. */
export function providerChecks({
  identity,
}: {
  identity: IdentityService;
}): Queue<IdentityDue, VouchingResult | null> {
  return {
    name: 'check_people_at_provider',
    title: 'Asked the identity provider for a person',
    places: { perAccount: 2, all: 8 },
    due: dueChecks,
    read: (ctx, id) => identityDue(ctx.db, ctx.account.id, id),
    work: (due, accountId) => vouchFor(identity, accountId, due),
    write: async (ctx, id, vouched, due) => {
      if (vouched !== null) await settleCheck(ctx, identity, id, due, vouched);
    },
  };
}
