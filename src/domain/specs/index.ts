import type { Page } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import type { Spec, SpecFilters } from './schema.ts';
import { pageOfSpecs, toSpec } from './store.ts';
import { requireSpec } from './write.ts';

export {
  answerSpecQuestion,
  convertSpec,
  expireSpec,
  reviewSpec,
  revokeSpec,
  settleSpec,
  withdrawSpec,
} from './change.ts';
export { type SpecPage, specPage } from './page.ts';
export { markSpecViewed, respondToSpec } from './respond.ts';
export { chaseSpec, draftPitch, releaseSpec, sendSpec } from './send.ts';
export { expiredSpecs, nextSpecExpiry } from './store.ts';

/** A spec with what the contact said. @throws AppError NOT_FOUND */
export async function getSpec(ctx: Context, id: string): Promise<Spec> {
  return toSpec(ctx, await requireSpec(ctx, id));
}

/** A page of specs, newest first. */
export async function listSpecs(ctx: Context, filters: SpecFilters): Promise<Page<Spec>> {
  return pageOfSpecs(ctx, filters);
}
