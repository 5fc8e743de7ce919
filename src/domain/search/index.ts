import { AppError } from '#src/lib/errors.ts';
import type { Context, WriteContext } from '../context.ts';
import type { Ports } from '../ports.ts';
import { findCandidates, type Page } from './candidates.ts';
import type { Meanings } from './compile/index.ts';
import { droppedBy } from './dropped.ts';
import { type CompiledQuery, type Home, intentOf, noted, type ShownFacet } from './facets.ts';
import { lawful } from './lawful.ts';
import { matchJob } from './match.ts';
import { meaningOfQuery } from './meaning.ts';
import { anyOfNames, isRead, namesIn } from './named-people.ts';
import { tellLiveOf, tellPlaced, tellPlacedOf } from './placed.ts';
import { compiled, type Half, halfRead, keywordsAlone, saidOf, wordsToHear } from './records/compile.ts';
import type { FieldName } from './records/field-names.ts';
import { doubtOf, findRecords, withinScopes } from './records/find.ts';
import { heardOf, namesOf } from './records/names.ts';
import { namesTypedWrong, withNames } from './records/names-typed-wrong.ts';
import { type EntityQuery, isNothing, type RecordType } from './records/query.ts';
import { alternativesTo, interpretationOf } from './records/wording.ts';
import type { CandidateSearchResult, EntitySearchResult, EntityType } from './schema.ts';
import { secondLook } from './second-look.ts';
import { sentBack } from './sent-back.ts';
import { compileSpelled } from './spelling.ts';
import { logSearch } from './store.ts';

export { compileText, storiesOf } from './compile/index.ts';
export { type Evidence, FIRM, type Passage, proseOf, sentencesOf, shortened, titlesOf } from './evidence.ts';
export type { Facet, FacetKind, Home } from './facets.ts';
export { facetsOfJob, type JobFacet } from './job-facets.ts';
export { better, contentOf, judged, shareOf, wordsShared } from './judgement.ts';
export { matchAmong, recordMatch } from './match.ts';
export { onNobodysRecord } from './on-nobodys-record.ts';
export { type Asked, asked } from './resolve.ts';
export { fitsOf, STRONG, weightOf } from './score.ts';

/** What a search can use before it writes anything. */
export interface Outside {
  readonly ports: Pick<Ports, 'compileSearch' | 'compileEntitySearch' | 'embeddings' | 'sentences'>;
  read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
}

/** The agency's country and date when a search runs. */
export function homeOf(ctx: Context): Home {
  return {
    country: ctx.account.country,
    currency: ctx.account.currency,
    today: ctx.today,
    timezone: ctx.account.timezone,
  };
}

/**
 * Searches candidates in plain language.
 * @throws AppError INTERNAL_ERROR when the configured compiler is unavailable: there is no other matcher behind it
 */
export async function searchCandidates(
  outside: Outside,
  input: Page & {
    query: string;
    facets?: readonly ShownFacet[] | undefined;
    compiler?: 'rules' | undefined;
  },
): Promise<CandidateSearchResult> {
  const { account, home, agreed } = await outside.read(async (ctx) => ({
    account: ctx.account.id,
    agreed: ctx.account.settings.search_by_meaning,
    home: homeOf(ctx),
  }));
  const { own, meanings } = await compileMeant(outside, input.query);
  const { facets, compiler } = input;
  const given = facets === undefined ? null : sentBack(facets, own, home);
  const compiled =
    given !== null || compiler === 'rules'
      ? null
      : await outside.ports.compileSearch(account, input.query, home);
  const query = given ?? (compiled === null ? own : ofModel(compiled, own));
  const { embeddings } = outside.ports;
  const meaning = agreed && embeddings !== null ? await meaningOfQuery(embeddings, account, query) : null;
  const page = { limit: input.limit, page: input.page, isSentBack: given !== null };
  return outside.read(async (ctx) => {
    const found = await findCandidates(ctx, query, home, page, meaning);
    const other =
      query === own
        ? await secondLook(ctx, { query: input.query, home, meanings }, found, (text) =>
            compileOwn(ctx, text, meanings),
          )
        : null;
    if (other === null) return tellPlaced(ctx, found);
    return tellPlaced(ctx, await findCandidates(ctx, other, home, page, meaning));
  });
}

// What a model took apart: without what must not be searched by, and with what it dropped told.
function ofModel(compiled: CompiledQuery, own: CompiledQuery): CompiledQuery {
  const query = lawful(compiled, own);
  return { ...query, notes: noted([...query.notes, ...droppedBy(query, own)]) };
}

/** How long the sentences of a query wait for their meaning at most, in milliseconds; after it their words alone decide. */
const MEANT_WITHIN = 2_000;

/** A query by its words, and where sentences of it are in doubt by what they mean, as far as the sentence model is there. */
async function compileMeant(
  outside: Pick<Outside, 'ports' | 'read'>,
  query: string,
): Promise<{ own: CompiledQuery; meanings: Meanings }> {
  const byWords: Meanings = { known: new Map(), wanted: new Set() };
  const own = await outside.read((ctx) => compileOwn(ctx, query, byWords));
  const wanted = [...byWords.wanted];
  if (wanted.length === 0) return { own, meanings: byWords };
  const vectors = await outside.ports.sentences.read(wanted, MEANT_WITHIN);
  if (vectors === null) return { own, meanings: byWords };
  const known = new Map(wanted.flatMap((text, at) => (vectors[at] ? [[text, vectors[at]] as const] : [])));
  const meanings: Meanings = { known, wanted: new Set() };
  return { own: await outside.read((ctx) => compileOwn(ctx, query, meanings)), meanings };
}

async function compileOwn(ctx: Context, query: string, meanings: Meanings): Promise<CompiledQuery> {
  const home = homeOf(ctx);
  const compiled = await compileSpelled(ctx, query, home, meanings);
  const { rest, names } = await namesIn(ctx, query);
  if (names.length === 0) return rest === query ? compiled : compileSpelled(ctx, rest, home, meanings);
  if (names.every((name) => isRead(compiled, name))) return compiled;
  if (!/\p{L}/u.test(rest))
    return names.length === 1 ? compiled : { ...compiled, facets: [anyOfNames(names)], notes: [] };
  const others = await compileSpelled(ctx, rest, home, meanings);
  // Words beside a name that nobody read are said around it, and nobody is kept out by them.
  const around = others.facets.map((each) =>
    each.kind === 'keyword' && each.strength === 'must' && !each.values[0]?.startsWith('"')
      ? { ...each, strength: 'nice' as const }
      : each,
  );
  const facets = [anyOfNames(names), ...around].slice(0, 40);
  return { ...others, intent: intentOf(facets), facets };
}

/** Records a candidate search and returns its results. */
export async function recordSearch(
  ctx: WriteContext,
  query: string,
  found: CandidateSearchResult,
): Promise<CandidateSearchResult> {
  await logSearch(ctx, {
    kind: 'candidates',
    query,
    facets: found.interpretation.facets,
    total_count: found.total_count,
  });
  return found;
}

/** Ranks the candidates for a job. @throws AppError NOT_FOUND */
export function matchCandidates(
  outside: Pick<Outside, 'read'>,
  input: { job_id: string; limit: number },
): ReturnType<typeof matchJob> {
  return outside.read(async (ctx) =>
    tellLiveOf(ctx, await tellPlacedOf(ctx, await matchJob(ctx, input, homeOf(ctx)))),
  );
}

type AnySearch = Page & { entity_type: EntityType; query: string; compiler?: 'rules' | undefined };
type Found = (CandidateSearchResult & { entity_type: 'candidates' }) | EntitySearchResult;

/**
 * Searches candidates, applications, jobs or interviews.
 * @throws AppError INSUFFICIENT_SCOPE without the scope to read what is searched
 */
export async function searchRecords(outside: Outside, input: AnySearch): Promise<Found> {
  const { entity_type } = input;
  const { account, home } = await outside.read(async (ctx) => {
    requireScope(ctx, `${entity_type}:read`);
    return { account: ctx.account.id, home: homeOf(ctx) };
  });
  if (entity_type === 'candidates') return { ...(await searchCandidates(outside, input)), entity_type };
  const { query: asked, outage } = await recordQuery(outside, account, { ...input, entity_type }, home);
  const query = await outside.read(async (ctx) => withinScopes(ctx, asked));
  // Where nothing of a query can be run, everything would be no answer to it.
  const { total, results } = isNothing(query)
    ? { total: 0, results: [] }
    : await outside.read((ctx) => findRecords(ctx, entity_type, query, input));
  const doubt = await outside.read((ctx) => doubtOf(ctx, entity_type, query));
  return {
    entity_type,
    interpretation: interpretationOf(entity_type, query),
    results,
    total_count: total,
    page: input.page,
    page_size: input.limit,
    has_more: total > input.page * input.limit,
    degraded: outage !== null,
    degraded_reason: outage,
    unsupported_concepts: query.unsupported,
    ...(doubt !== null && { in_doubt: doubt }),
    suggested_alternatives: alternativesTo(entity_type, query, total, home.today),
  };
}

// Keywords find records well enough while the model is unavailable; candidates are never searched by keywords alone.
async function recordQuery(
  outside: Outside,
  account: string,
  { entity_type: type, query: text, compiler }: AnySearch & { entity_type: RecordType },
  home: Home,
): Promise<{ query: EntityQuery; outage: string | null }> {
  try {
    const compiled =
      compiler === 'rules' ? null : await outside.ports.compileEntitySearch(account, type, text, home);
    return { query: compiled ?? (await byRules(outside, type, text, home)), outage: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INTERNAL_ERROR') throw error;
    return {
      query: keywordsAlone(text),
      outage: 'The search compiler is unavailable; only the words of the query were looked for.',
    };
  }
}

/** A query as the rules read it, with the names on record that stand in it; everyday words that stand in none are told. */
async function byRules(outside: Outside, type: RecordType, text: string, home: Home): Promise<EntityQuery> {
  const { half, heard } = await readByRules(outside, type, text, home);
  const unheard = [...heard].flatMap(([word, fields]) => (fields.length === 0 ? [word] : []));
  const typed = await outside.read((ctx) => namesTypedWrong(ctx, unheard));
  const right = withNames(text, typed);
  if (right === text) return compiled(half, heard);
  const again = await readByRules(outside, type, right, home);
  const query = compiled(again.half, again.heard);
  const told = typed.map(({ typed: word, name }) => `${word} (read as ${name})`);
  return { ...query, unsupported: [...query.unsupported, ...told].slice(0, 20) };
}

async function readByRules(
  outside: Outside,
  type: RecordType,
  text: string,
  home: Home,
): Promise<{ half: Half; heard: Map<string, FieldName[]> }> {
  const said = saidOf(text);
  const names = await outside.read((ctx) => namesOf(ctx, type, said));
  const half = halfRead(type, text, said, home, names);
  const heard = new Map<string, FieldName[]>();
  for (const word of wordsToHear(half)) heard.set(word, await outside.read((ctx) => heardOf(ctx, word)));
  return { half, heard };
}

function requireScope(ctx: Context, scope: string): void {
  if (ctx.can(scope)) return;
  throw new AppError(
    'INSUFFICIENT_SCOPE',
    `This credential lacks the scope ${scope}, which searching these needs. Use one that has it, or another entity_type.`,
    { extra: { scope } },
  );
}

/** Records a search and returns its results. */
export async function recordAnySearch(ctx: WriteContext, text: string, found: Found): Promise<Found> {
  const facets =
    found.entity_type === 'candidates'
      ? found.interpretation.facets
      : [{ kind: 'keyword' as const, strength: 'must' as const, label: found.interpretation }];
  await logSearch(ctx, { kind: found.entity_type, query: text, facets, total_count: found.total_count });
  return found;
}
