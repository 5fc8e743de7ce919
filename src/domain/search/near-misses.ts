import { searchIndex } from '#db/search-index.ts';
import type { Context } from '../context.ts';
import type { Home, Note } from './facets.ts';
import { isGuess } from './known-words.ts';
import { lackedBy, sayWhatIsDone } from './lacking.ts';
import { howManyMeet, isMetByAny } from './meeting.ts';
import { type Asked, allWordsOf, figuresOf } from './resolve.ts';
import type { CandidateSearchResult } from './schema.ts';
import { ranked } from './score.ts';
import { rowsOf, shown } from './shown.ts';
import { whyOf } from './why.ts';
import { anyOf } from './word-queries.ts';

const MAX_ROWS = 10;
/** Of each way to be near that is named, so many are shown at least, as long as half of the rows are left to the nearest. */
const LEAST_ROWS = 2;
/** The ways to be near that a note names. */
const MAX_NAMED = 4;
const POOL = 100;

type Row = NonNullable<CandidateSearchResult['near_misses']>[number];
type Without = { dropped: readonly Asked[]; total: number };

/** The order in which conditions are dropped when dropping several leaves candidates. */
const HOLDS_LONGEST: readonly string[] = [
  'email',
  'phone',
  'profile',
  'name',
  'role',
  'skill',
  'certification',
  'employer',
];

/**
 * When no candidate meets all conditions: which condition excluded everybody, how many meet the rest, and who they are with what each
 * lacks.
 */
export async function nearMisses(
  ctx: Context,
  runnable: readonly Asked[],
  home: Home,
): Promise<{ rows: Row[]; notes: Note[] }> {
  const hard = runnable.filter(({ facet }) => facet.strength !== 'nice');
  if (hard.length === 0) return { rows: [], notes: [] };
  const [only, ...others] = hard;
  if (only !== undefined && others.length === 0) {
    const { label, strength } = only.facet;
    const message =
      strength === 'exclude'
        ? `"${label}", which was left out, holds of everybody among those searched.`
        : `Nobody among those searched meets "${label}".`;
    return { rows: [], notes: [{ code: 'nobody', message }, ...notUnderstood(hard)] };
  }
  const tried = await Promise.all(hard.map((each) => without(ctx, hard, [each])));
  const kept = tried.filter((each) => each.total > 0 && asksForSomething(hard, each)).toSorted(byImportance);
  const best = kept.length > 0 ? kept : await withoutTwo(ctx, hard);
  const near = ofTheTrade(hard, best);
  const never = await alone(ctx, hard);
  const notes = [
    { code: 'nobody_meets_all', message: messageFor(hard, best, near, never) },
    ...notUnderstood(never),
  ];
  const named = near.slice(0, MAX_NAMED);
  const found = await Promise.all(named.map(({ dropped }) => rowsWithout(ctx, runnable, dropped, home)));
  return { rows: shared(found), notes };
}

/** Of conditions that nobody meets, those of words that no list knows, which may be meant otherwise than they were looked for. */
function notUnderstood(never: readonly Asked[]): Note[] {
  const labels = never.flatMap(({ facet }) => {
    const isQuoted = facet.values[0]?.startsWith('"') === true;
    return facet.strength === 'must' && isGuess(facet) && !isQuoted ? [`"${facet.label}"`] : [];
  });
  if (labels.length === 0) return [];
  const message = `${labels.join(' and ')} was not understood: it is no trade, skill, certificate, place or employer that is known here, and stands in no record (notes and mails are not searched). Write it in full or in other words, or name a role, a skill or an employer.`;
  return [{ code: 'not_understood', message: message.slice(0, 400) }];
}

/** Ten rows of several lists in their order, of which a long one does not take the place of those behind it. */
function shared(found: readonly (readonly Row[])[]): Row[] {
  const rows: Row[] = [];
  const seen = new Set<string>();
  found.forEach((list, at) => {
    const kept = Math.min(
      MAX_ROWS / 2,
      found.slice(at + 1).reduce((sum, later) => sum + Math.min(later.length, LEAST_ROWS), 0),
    );
    for (const row of list) {
      if (rows.length >= MAX_ROWS - kept) break;
      if (seen.has(row.id)) continue;
      seen.add(row.id);
      rows.push(row);
    }
  });
  return rows;
}

/**
 * Those without whose conditions somebody may be near: who is of any trade in the right place is so only where nobody of the
 * trade is left without another condition.
 */
function ofTheTrade(hard: readonly Asked[], best: readonly Without[]): readonly Without[] {
  const near = best.filter(
    ({ dropped }) =>
      !dropped.some(({ facet }) => facet.kind === 'role') ||
      sayWhatIsDone(hard.flatMap((each) => (dropped.includes(each) ? [] : [each.facet]))),
  );
  return near.length === 0 ? best : near;
}

function byImportance(a: Without, b: Without): number {
  const rank = ({ dropped }: Without): number =>
    Math.min(
      ...dropped.map(({ facet }) => {
        const at = HOLDS_LONGEST.indexOf(facet.kind);
        return at < 0 ? HOLDS_LONGEST.length : at;
      }),
    );
  return rank(b) - rank(a) || b.total - a.total;
}

async function without(ctx: Context, hard: readonly Asked[], dropped: readonly Asked[]): Promise<Without> {
  const rest = hard.filter((each) => !dropped.includes(each));
  const total = await howManyMeet(ctx, rest);
  return { dropped, total };
}

const MAX_PAIRS = 15;

async function withoutTwo(ctx: Context, hard: readonly Asked[]): Promise<Without[]> {
  if (hard.length < 3) return [];
  const pairs = hard.flatMap((a, at) => hard.slice(at + 1).map((b) => [a, b] as const)).slice(0, MAX_PAIRS);
  const tried = await Promise.all(pairs.map((pair) => without(ctx, hard, pair)));
  return tried.filter((each) => each.total > 0 && asksForSomething(hard, each)).toSorted(byImportance);
}

/** Whether something is still wanted without what was dropped: who is merely not excluded is no near miss. */
const asksForSomething = (hard: readonly Asked[], { dropped }: Without): boolean =>
  hard.some((each) => !dropped.includes(each) && each.facet.strength !== 'exclude');

/** The conditions that no candidate meets even on their own. */
async function alone(ctx: Context, hard: readonly Asked[]): Promise<Asked[]> {
  const met = await Promise.all(hard.map((each) => isMetByAny(ctx, [each])));
  return hard.filter((_, at) => met[at] === false);
}

const quoted = (asked: readonly Asked[]): string =>
  asked.map(({ facet }) => `"${facet.label}"`).join(' and ');

function messageFor(
  hard: readonly Asked[],
  best: readonly Without[],
  near: readonly Without[],
  never: readonly Asked[],
): string {
  const all = `Nobody meets all ${hard.length} requirements.`;
  // Whoever is left out meets what leaves them out.
  const left_out = never.filter(({ facet }) => facet.strength === 'exclude');
  const wanted = never.filter((each) => !left_out.includes(each));
  const none = [
    wanted.length === 0 ? '' : ` Nobody among those searched meets ${quoted(wanted)}.`,
    left_out.length === 0 ? '' : ` Nobody is left where ${quoted(left_out)} is left out.`,
  ].join('');
  const left = ({ dropped, total }: Without): string =>
    `without ${quoted(dropped)} ${total} ${total === 1 ? 'person is' : 'people are'} left`;
  const rest = near.slice(0, MAX_NAMED).map(left).join('; ');
  const others = best
    .filter((each) => !near.includes(each))
    .slice(0, 2)
    .map((each) => ` ${sentence(left(each))}, of any trade: they are not shown.`);
  const said =
    rest === ''
      ? hard.length > 2
        ? ' Nor does anybody meet all but two of them.'
        : ''
      : ` ${sentence(rest)}: see near_misses, which total_count leaves out.${others.join('')}`;
  return `${all}${none}${said}`.slice(0, 400);
}

const sentence = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;

async function rowsWithout(
  ctx: Context,
  runnable: readonly Asked[],
  dropped: readonly Asked[],
  home: Home,
): Promise<Row[]> {
  const rest = runnable.filter((each) => !dropped.includes(each));
  const wanted = rest.filter(({ facet }) => facet.strength !== 'exclude');
  const { hits } = await searchIndex(ctx.db, ctx.account.id, {
    words: allWordsOf(rest),
    figures: figuresOf(rest),
    boosts: [],
    limit: POOL,
    includeText: anyOf(wanted.map(({ any }) => any)) !== null,
  });
  const account = ctx.account.id;
  const best = ranked(hits, { account, home, wanted, unchecked: dropped.length, mustsHold: true }).slice(
    0,
    MAX_ROWS,
  );
  const rows = await rowsOf(
    ctx,
    best.map(({ hit }) => hit.candidate_id),
  );
  return best.flatMap((scored) => {
    const row = rows.get(scored.hit.candidate_id);
    if (row === undefined) return [];
    const lacks = dropped.map(({ facet }) => lackedBy(facet, row));
    return { ...shown(row), lacks, why: whyOf(scored, row, { account, home, wanted, unchecked: [] }) };
  });
}
