// Read model: ranks the candidates for a job by what several modules keep of them.
import { searchIndex, type WordQuery } from '#db/search-index.ts';
import { accountPrefix } from '#db/search-marks.ts';
import type { Id } from '#src/lib/ids.ts';
import { countryName } from '#src/lib/places.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { getJob } from '../jobs/index.ts';
import type { Job } from '../jobs/schema.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isTrade, roles } from '../lexicon/terms.ts';
import { meaningModel, meaningOf } from '../meaning/index.ts';
import { eitherOf } from './alternatives.ts';
import { coverageOf, type Evidence, narrate } from './evidence.ts';
import { type Facet, facet, type Home, type ShownFacet, shownFacet } from './facets.ts';
import { facetsOfJob, type JobFacet } from './job-facets.ts';
import { tradeOf } from './job-trade.ts';
import { better, judged } from './judgement.ts';
import { inBothOrders, withNearest, withNearness } from './meaning.ts';
import { onNobodysRecord } from './on-nobodys-record.ts';
import { type Asked, asked } from './resolve.ts';
import type { JobMatches } from './schema.ts';
import { BANDS, type Band, type Fit, fitsOf, MOST_IN_BAND, ranked, rescored, type Scored } from './score.ts';
import { rowsOf, shown } from './shown.ts';
import { logSearch } from './store.ts';
import { allOf, anyOf } from './word-queries.ts';

const POOL = 500;
/** So many of the first are held against each requirement before the bands put them in order. */
const LOOKED_AT = 40;
/** So many people are held against what only words tell. */
const MOST_HELD_BY_WORDS = 100;
const HELD: Record<Evidence['status'], Fit> = { met: 1, partial: 0.65, unknown: null, missing: 0 };

/** So many people of other trades are named. */
const MOST_OTHERS = 10;

type Found = Omit<JobMatches, 'search_log_id'>;
type OtherTrade = NonNullable<Found['of_other_trades']>['people'][number];

/** Who fits a job, and by what. */
interface Fitting {
  row: CandidateRow;
  score: number;
  band: Band;
  evidence: Evidence[];
}

/** The candidates that fit a job, best first, with the evidence of their records for each requirement. */
export async function matchJob(
  ctx: Context,
  input: { job_id: string; limit: number },
  home: Home,
): Promise<Found> {
  const job = await getJob(ctx, input.job_id);
  const { total, points, nearness, fitting, others } = await fittingFor(ctx, job, home, {
    most: Math.max(input.limit, LOOKED_AT),
  });
  const onJob = await applicantsOf(ctx, input.job_id);
  const notChecked = points.filter(({ kind }) => kind === 'unsupported').map(({ label }) => label);
  const results = fitting.slice(0, input.limit).map(({ row, band, evidence }) => {
    const { location, current_job_title, current_employer } = shown(row);
    const unchecked = notChecked.filter((label) =>
      evidence.some((each) => each.facet === label && each.status === 'unknown'),
    );
    return {
      candidate_id: row.id,
      name: row.name,
      location,
      current_job_title,
      current_employer,
      band,
      coverage: coverageOf(evidence),
      evidence,
      narration: narrate(evidence, unchecked),
      already_on_job: onJob.has(row.id),
    };
  });
  return {
    job_id: job.id,
    facets: points.map(pointShown),
    total_count: total,
    ...(meaningModel(ctx) === null ? {} : { ranked_by: nearness === null ? 'words' : 'words_and_meaning' }),
    results,
    ...(others.length === 0
      ? {}
      : { of_other_trades: { count: others.length, people: others.slice(0, MOST_OTHERS) } }),
    ...othersOnJob(
      onJob,
      results.map(({ candidate_id }) => candidate_id),
    ),
  };
}

/** Of some people those that fit a job, as matching has them, best first. */
export async function matchAmong(
  ctx: Context,
  jobId: string,
  home: Home,
  { among, most }: { among: readonly string[]; most: number },
): Promise<{ candidate_id: Id<'candidate'>; name: string; score: number }[]> {
  const { fitting } = await fittingFor(ctx, await getJob(ctx, jobId), home, { among, most });
  return fitting.map(({ row, score, band }) => ({
    candidate_id: row.id,
    name: row.name,
    score: Math.min(score, MOST_IN_BAND[band]),
  }));
}

/** @param among only these people */
async function fittingFor(
  ctx: Context,
  job: Job,
  home: Home,
  { among, most }: { among?: readonly string[]; most: number },
) {
  const facets = facetsOfJob(job, home);
  const asks = facets.flatMap((facet) => wider(withOther(facet, home), home));
  const pool = {
    words: poolOf(asks),
    figures: [],
    limit: POOL,
    includeText: true,
    ...(among === undefined ? {} : { among }),
  };
  const found = await searchIndex(ctx.db, ctx.account.id, {
    ...pool,
    boosts: asks.flatMap(({ any: loose, sure, facet: { strength } }) => [
      ...(loose === null ? [] : [{ words: loose, weight: strength === 'must' ? 3 : 1 }]),
      ...(sure === null ? [] : [{ words: sure, weight: 1 }]),
    ]),
  });
  const single = asks.filter(({ facet }: { facet: JobFacet }) => facet.or === undefined);
  const unheard = await onNobodysRecord(ctx, single, found.hits, home);
  const wanted = asks.filter((ask) => !unheard.includes(ask));
  const unread = [
    ...facets.filter(({ kind }) => kind === 'unsupported'),
    ...unheard.map(({ facet }): JobFacet => facet),
  ];
  const meant = await meaningOf(ctx, job.id);
  const { hits, nearness } =
    meant === null
      ? { hits: found.hits, nearness: null }
      : among === undefined
        ? await withNearest(ctx, pool, found, meant)
        : await withNearness(ctx, found.hits, meant);
  const ranking = { account: ctx.account.id, home, wanted, unchecked: unread.length, mustsHold: false };
  const all = ranked(hits, ranking);
  // What the index cannot be asked for is held against the records of those who come first.
  const first = all.slice(0, unread.length === 0 ? 0 : MOST_HELD_BY_WORDS);
  const records = await rowsOf(
    ctx,
    first.map(({ hit }) => hit.candidate_id),
  );
  const held = ({ hit }: Scored): Fit[] => {
    const row = records.get(hit.candidate_id);
    return row === undefined ? [] : unread.map((facet) => HELD[judged(facet, undefined, row).status]);
  };
  const byWords = [...rescored(first, held, ranking), ...all.slice(first.length)];
  const best = (nearness === null ? byWords : inBothOrders(byWords, nearness).best).slice(0, 3 * most);
  const rows = await rowsOf(
    ctx,
    best.map(({ hit }) => hit.candidate_id),
  );
  const points = [...wanted.map(({ facet }) => facet), ...unread];
  const mark = accountPrefix(ctx.account.id);
  const trade = tradeOf(points);
  const others: OtherTrade[] = [];
  const fitting: Fitting[] = [];
  for (const { hit, score, band, fits } of best) {
    const row = rows.get(hit.candidate_id);
    if (row === undefined || fitting.length >= most) continue;
    const evidence = [
      ...wanted.map(
        ({ facet, among: each }, at) =>
          (each ?? [])
            .map((one) => judged(one.facet, fitsOf(hit, [one], mark, home)[0] ?? null, row))
            .reduce<Evidence | null>((top, one) => (top === null ? one : better(top, one)), null) ??
          judged(facet, fits[at] ?? null, row),
      ),
      ...unread.map((facet) => judged(facet, undefined, row)),
    ];
    if (trade === null || trade.isShared({ text: hit.text, mark }, evidence)) {
      fitting.push({ row, score, band: bandBy(band, evidence, points), evidence });
      continue;
    }
    const { current_job_title } = shown(row);
    const why = trade.whyNot(row, evidence);
    others.push({ candidate_id: row.id, name: row.name, current_job_title, why });
  }
  fitting.sort((a, b) => BANDS.indexOf(a.band) - BANDS.indexOf(b.band));
  return { total: found.total, points, nearness, fitting, others };
}

/** Nobody is strong of whom a requirement does not hold or is not known to, nor good who lives elsewhere and would not move. */
function bandBy(band: Band, evidence: readonly Evidence[], facets: readonly Facet[]): Band {
  const musts = evidence.flatMap(({ status }, at) => {
    const point = facets[at];
    return point?.strength === 'must' ? [{ status, isPlace: point.kind === 'location' }] : [];
  });
  if (musts.some(({ status, isPlace }) => isPlace && status === 'missing')) return 'partial';
  const isOpen = musts.some(
    ({ status, isPlace }) => status === 'missing' || status === 'unknown' || (isPlace && status !== 'met'),
  );
  return isOpen && band === 'strong' ? 'good' : band;
}

/** What is told of a requirement; either of two of a kind will do. */
function pointShown({ or, of: _, ...given }: JobFacet): ShownFacet {
  if (or === undefined) return shownFacet(given);
  return shownFacet({ ...given, values: or.kind === given.kind ? [...given.values, ...or.values] : [] });
}

/** A requirement with the one that will do in its place. */
function withOther(facet: JobFacet, home: Home): Asked | null {
  const own = asked(facet, home);
  const other = facet.or === undefined ? null : asked(facet.or, home);
  if (own === null || other === null) return own ?? other;
  return { facet, ...eitherOf([own, other]) };
}

/** A wider role is a partial match for a narrower one, as is the wish to move for a place: a software engineer may be a back-end developer. */
function wider(given: Asked | null, home: Home): Asked[] {
  if (given === null) return [];
  if (given.facet.kind === 'location')
    return [{ ...given, any: anyOf([given.any, movable(given.facet, home)]) }];
  const [value = ''] = given.facet.values;
  const wide = given.facet.kind === 'role' ? (roles().book.whole(value)?.implies ?? []).filter(isTrade) : [];
  if (wide.length === 0) return [given];
  return [{ ...given, any: anyOf([given.any, ...wide.map((id) => ({ term: `cr_${id}` }))]) }];
}

/** Who lives elsewhere in the country and would move: from abroad it takes more than the wish. */
function movable({ values }: Facet, home: Home): WordQuery | null {
  const place = placeNamed(values[0] ?? '', home.country);
  if (place === null || place.kind === 'region' || place.kind === 'country') return null;
  const country = countryName(place.country) ?? place.country;
  const there = asked(facet({ kind: 'location', strength: 'must', label: country, values: [country] }), home);
  return there === null ? null : allOf([{ term: 'is_movable' }, there.sure]);
}

/** Candidates with the role or one of the required skills; all candidates when the job names neither. */
function poolOf(wanted: readonly Asked[]) {
  const core: readonly Facet['kind'][] = ['role', 'skill', 'certification'];
  const must = wanted.filter(({ facet }) => facet.strength === 'must' && core.includes(facet.kind));
  const decisive = must.length > 0 ? must : wanted.filter(({ facet }) => core.includes(facet.kind));
  return anyOf(decisive.map(({ any }) => any));
}

/** How many of those who are on a job already are named beside the results. */
const MOST_NAMED = 25;

interface OnJob {
  candidate_id: Id<'candidate'>;
  name: string | null;
  flagged: number;
}

async function applicantsOf(ctx: Context, job: string): Promise<Map<string, OnJob>> {
  const rows = await ctx.db
    .selectFrom('applications')
    .innerJoin('candidates', (join) =>
      join
        .onRef('candidates.account_id', '=', 'applications.account_id')
        .onRef('candidates.id', '=', 'applications.candidate_id'),
    )
    .where('applications.account_id', '=', ctx.account.id)
    .where('applications.job_id', '=', job)
    .where('applications.deleted_at', 'is', null)
    .where('candidates.deleted_at', 'is', null)
    .select(['candidates.id as candidate_id', 'candidates.name', 'candidates.do_not_approach as flagged'])
    .orderBy('applications.created_at')
    .orderBy('applications.id')
    .execute();
  return new Map(rows.map((row) => [row.candidate_id, row]));
}

// Who must not be approached is counted, and not named.
function othersOnJob(
  onJob: ReadonlyMap<string, OnJob>,
  shown: readonly string[],
): Pick<Found, 'others_on_job'> {
  const others = [...onJob.values()].filter(({ candidate_id }) => !shown.includes(candidate_id));
  if (others.length === 0) return {};
  const people = others
    .filter(({ flagged }) => flagged === 0)
    .slice(0, MOST_NAMED)
    .map(({ candidate_id, name }) => ({ candidate_id, name }));
  return { others_on_job: { count: others.length, people } };
}

/** Records a matching and returns it with the id to refer to it. */
export async function recordMatch(ctx: WriteContext, found: Found): Promise<JobMatches> {
  const { job_id, facets, total_count, results, of_other_trades, others_on_job, ranked_by } = found;
  const search_log_id = await logSearch(ctx, { kind: 'match', query: null, job_id, facets, total_count });
  return {
    job_id,
    search_log_id,
    facets,
    total_count,
    results,
    ...(of_other_trades === undefined ? {} : { of_other_trades }),
    ...(others_on_job === undefined ? {} : { others_on_job }),
    ...(ranked_by === undefined ? {} : { ranked_by }),
  };
}
