import { withIds } from '#db/owned.ts';
import { cosine, type Meant, vectorsOf } from '#db/vectors.ts';
import type { Context } from '../context.ts';

export type { Meant } from '#db/vectors.ts';
export { hasUnread } from './feed.ts';
export { fused, type Nearness } from './fuse.ts';
export { readAll } from './pass.ts';
export { readAgain, removeVectors } from './store.ts';

/** The model by which an agency's records are read; null where none is configured or the agency has not agreed. */
export function meaningModel(ctx: Context): string | null {
  return ctx.account.settings.search_by_meaning ? (ctx.deployment?.embeddingModel ?? null) : null;
}

/** What a job or a pool means; null without a vector of the configured model. */
export async function meaningOf(ctx: Context, id: string): Promise<Meant | null> {
  const model = meaningModel(ctx);
  if (model === null) return null;
  const meant = (await vectorsOf(ctx.db, ctx.account.id, [id])).get(id);
  return meant !== undefined && isBy(meant, model) ? meant : null;
}

/** What a query means that a vector was made of. */
export function meantBy(model: string, vector: Float32Array): Meant {
  return { model: `${model}:${vector.length}`, vector };
}

const isBy = (meant: Meant, model: string): boolean => meant.model === `${model}:${meant.vector.length}`;

/** How near records are to what is meant, as the cosine of the angle, -1 to 1. Those without a vector are left out. */
export async function nearnessOf(
  ctx: Context,
  meant: Meant,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const vectors = await vectorsOf(ctx.db, ctx.account.id, ids, meant.model);
  return new Map([...vectors].map(([id, other]) => [id, cosine(meant.vector, other.vector)]));
}

/** Which of these records a model has read. What it made of them says nothing that a person could read. */
export async function readByModels(
  ctx: Context,
  ids: readonly string[],
): Promise<{ record_id: string; model: string }[]> {
  return ctx.db
    .selectFrom('meaning_vectors')
    .where(withIds('meaning_vectors', ctx.account.id, ids, 'record_id'))
    .select(['record_id', 'model'])
    .execute();
}
