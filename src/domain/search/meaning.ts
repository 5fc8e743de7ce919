import { type IndexHit, type IndexQuery, searchIndex } from '#db/search-index.ts';
import { nearest } from '#db/vectors.ts';
import type { Context } from '../context.ts';
import { fused, type Meant, meantBy, type Nearness, nearnessOf } from '../meaning/index.ts';
import type { Embeddings } from '../ports.ts';
import type { CompiledQuery, FacetKind } from './facets.ts';
import type { Scored } from './score.ts';

/** What a search means; `away` where the model for it gave no vector in time. */
export type Meaning = Meant | 'away';

/** What of a query says what somebody does. Identities, figures and places mean nothing more than they say. */
const TELLING: ReadonlySet<FacetKind> = new Set<FacetKind>([
  'role',
  'skill',
  'certification',
  'industry',
  'seniority',
  'education',
  'keyword',
  'tag',
  'unsupported',
]);

/**
 * What a query means; null where nothing in it has a meaning of its own. Only what was read as wanted is looked at, and never
 * what people must not be chosen by.
 */
export async function meaningOfQuery(
  embeddings: Embeddings,
  account: string,
  { facets, notes }: CompiledQuery,
): Promise<Meaning | null> {
  const barred = new Set(
    notes.flatMap(({ code, message }) => (code === 'protected_attribute' ? message : [])),
  );
  const said = facets
    .filter(({ kind, strength }) => TELLING.has(kind) && strength !== 'exclude')
    .filter(({ reason }) => reason === null || !barred.has(reason))
    .map(({ label }) => label);
  if (said.length === 0) return null;
  const vector = await embeddings.query(account, said.join(', '));
  return vector === null ? 'away' : meantBy(embeddings.model, vector);
}

/** Hits with those that mean most nearly the same. */
interface Near {
  hits: readonly IndexHit[];
  nearness: Nearness;
}

/**
 * Of those who meet a query, adds the ones nearest in meaning to the hits where there are more than were read, and tells how
 * near all are. The number of those who meet it stays.
 */
export async function withNearest(
  ctx: Context,
  query: Omit<IndexQuery, 'boosts'>,
  { total, hits }: { total: number; hits: readonly IndexHit[] },
  meant: Meant,
): Promise<Near> {
  const of = await nearest(ctx.db, ctx.account.id, query, meant, query.limit);
  const nearness = { of, isWhole: of.size < query.limit };
  const known = new Set(hits.map(({ candidate_id }) => candidate_id));
  const among = [...of.keys()].filter((id) => !known.has(id));
  if (total <= hits.length || among.length === 0) return { hits, nearness };
  const more = await searchIndex(ctx.db, ctx.account.id, { ...query, boosts: [], among });
  return { hits: [...hits, ...more.hits], nearness };
}

/** Tells how near in meaning each of some hits is. */
export async function withNearness(ctx: Context, hits: readonly IndexHit[], meant: Meant): Promise<Near> {
  const ids = hits.map(({ candidate_id }) => candidate_id);
  return { hits, nearness: { of: await nearnessOf(ctx, meant, ids), isWhole: true } };
}

/** People in the order by words, joined with the order by meaning. */
export const inBothOrders = (best: readonly Scored[], nearness: Nearness): ReturnType<typeof fused<Scored>> =>
  fused(best, ({ hit, score }) => ({ id: hit.candidate_id, score }), nearness);
