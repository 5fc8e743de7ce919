import type { Axis } from '../analytics/index.ts';
import type { Context } from '../context.ts';
import { type Named, spanOfNamed } from './days.ts';
import type { AskedFilter, Reading, TargetQuery, WorthQuery } from './query.ts';
import { axesIn } from './structure.ts';
import type { Tokens } from './tokens.ts';

const refused = (unsupported: string[], ...instead: string[]): Reading => ({
  compiled: null,
  unsupported,
  instead,
});

/** Reads a question about targets; null where it is about something else. */
export function targetIn(ctx: Context, tokens: Tokens, periods: readonly Named[]): Reading | null {
  if (!tokens.has('target', 'attain')) return null;
  const ask = 'run_report quota_attainment';
  tokens.takeAll('target');
  const denied = tokens.takeAll('not');
  let hit = tokens.takeAll('hit', 'reach', 'make', 'attain_hit') || tokens.says('ahead', 'over', 'above');
  const order = orderIn(tokens);
  const missed = tokens.takeAll('miss', 'under');
  const attain = tokens.takeAll('attain', 'share', 'rate');
  const gap = tokens.takeAll('left', 'far', 'more') || tokens.says('need');
  const on =
    tokens.says('tracking') ||
    (tokens.says('track', 'on') && tokens.says('track', 'are', 'is', 'on') && !tokens.says('what'));
  // "Target against billings" wants both.
  const beside = tokens.has('versus', 'against_target') || tokens.says('towards', 'toward');
  const said = tokens.all.some(
    ({ lemma, kind }, at) =>
      kind === 'word' && lemma === 'bill' && !TARGETS.has(tokens.at(at + 1)?.lemma ?? ''),
  );
  const many = tokens.all.some(({ word }, at) => word === 'many' && tokens.at(at - 1)?.word === 'how');
  const ofThem = shareOfThem(tokens);
  const compared = tokens.all.some(
    ({ lemma, kind }, at) =>
      kind === 'word' && ['versus', 'than'].includes(lemma) && tokens.at(tokens.next(at))?.kind === 'period',
  );
  const axes = axesIn(tokens);
  // "Is anyone behind their target" asks of each person.
  const ofTeams = tokens.mentions().every((at) => tokens.at(at)?.mention?.dimension === 'team');
  if (axes.length === 0 && (hit || missed || on) && ofTeams && tokens.says(...ANYBODY))
    axes.push('consultant');
  // "Team attainment", "consultant targets".
  for (const level of ['team', 'consultant'] as const)
    tokens.all.forEach((token, at) => {
      if (axes.length > 0 || token.taken || token.word !== level || tokens.mentions().length > 0) return;
      tokens.take(at);
      axes.push(level);
    });
  tokens.takeAll('track', 'bill', 'do', 'fee', 'get', 'against_target');
  for (const word of [
    'ahead',
    'over',
    'above',
    'need',
    'against',
    'off',
    'current',
    'go',
    'going',
    'towards',
    'toward',
    'still',
    'much',
    'versus',
    'v',
    'vs',
    'away',
    'so',
    // Without a person or a team the target is the agency's.
    ...(tokens.mentions().length === 0 ? ['agency'] : []),
  ])
    tokens.all.forEach((token, at) => {
      if (token.kind === 'word' && token.word === word) tokens.take(at);
    });
  const people = tokens.mentions().map((at) => tokens.at(at)?.mention);
  const wrong = people.filter((one) => one != null && !['consultant', 'team'].includes(one.dimension));
  const own = people.filter((one) => one != null && ['consultant', 'team'].includes(one.dimension));
  const rest = tokens.content().map((at) => tokens.at(at)?.written ?? '');
  const [axis, ...more] = axes;
  if (
    wrong.length > 0 ||
    own.length > 1 ||
    more.length > 0 ||
    (axis !== undefined && axis !== 'consultant' && axis !== 'team')
  )
    return refused(['targets other than of the agency, a team or a consultant'], ask);
  if (rest.length > 0) return refused(rest, ask, 'target by consultant this quarter');
  if (order !== null && axis === undefined) return refused(['furthest'], ask, 'attainment by consultant');
  if (periods.length > 1 || compared) return refused(['two periods'], ask);
  const [period] = periods;
  const [whose] = own;
  // "Which team is Sam's" has no target of its own here.
  if (axis === 'team' && whose?.dimension === 'consultant')
    return refused(['the team of one person'], ask, 'target by team this quarter');
  if (attain && hit) hit = false;
  const asks = [hit || missed, attain, gap].filter(Boolean).length;
  // "How far short of target", "how much more to hit it" want what is left.
  if (asks > 1 && !(gap && (hit || missed) && !attain))
    return refused(['several things about targets at once'], ask, 'attainment by consultant this quarter');
  const figure: TargetQuery['figure'] = gap
    ? 'gap'
    : attain
      ? 'attainment'
      : hit || missed
        ? denied !== missed
          ? 'missed'
          : 'hit'
        : on || beside || said
          ? 'standing'
          : 'target';
  if (denied && figure !== 'missed' && figure !== 'hit') return refused(['not'], ask);
  if (axis !== undefined && tokens.says('total', 'sum', 'altogether', 'combined'))
    return refused(['total of several targets'], ask, 'target this quarter');
  const several = tokens.all.some(({ written }) => /^(targets|quotas|goals)$/i.test(written));
  if (
    axis === undefined &&
    tokens.says('sum', 'combined', 'altogether', ...(several ? ['all', 'total'] : []))
  )
    return refused(['the sum of several targets'], ask, 'target this quarter');
  if (ofThem !== null) return refused([ofThem], ask, 'who has hit target this quarter');
  if (many && figure !== 'missed' && figure !== 'hit') return refused(['how many'], ask);
  const theirs = whose == null && axis === undefined ? teamOf(ctx, tokens) : null;
  const query: TargetQuery = {
    figure: order === null ? figure : 'standing',
    order,
    by: axis ?? null,
    filter:
      whose == null
        ? theirs
        : {
            level: whose.dimension === 'team' ? 'team' : 'consultant',
            ids: whose.values.map(({ value }) => value),
            label: whose.values.map(({ label }) => label).join(' or '),
          },
    span: period === undefined ? null : spanOfNamed(period, ctx.today),
  };
  return { compiled: { kind: 'target', query }, unsupported: [], instead: [] };
}

/** "Are we on target" is of the team of a lead, who does not see the agency's. */
const teamOf = ({ user }: Context, tokens: Tokens): TargetQuery['filter'] =>
  user?.role === 'team_lead' &&
  user.teamId !== null &&
  !tokens.says('agency', 'company', 'business', 'firm', 'whole')
    ? { level: 'team', ids: [user.teamId], label: 'your team' }
    : null;

/** Furthest behind, most ahead: which end of the attainment comes first. */
function orderIn(tokens: Tokens): TargetQuery['order'] {
  for (let at = 0; at < tokens.all.length; at += 1) {
    if (!['furthest', 'farthest', 'most'].includes(tokens.word(at))) continue;
    const after = tokens.word(at + 1);
    if (!['behind', 'below', 'short', 'under', 'from', 'ahead', 'off'].includes(after)) continue;
    tokens.take(at, after === 'ahead' ? 1 : 2);
    return after === 'ahead' ? 'high' : 'low';
  }
  return null;
}

/** "Percent of consultants on target" is of people, where attainment is of an amount. */
function shareOfThem(tokens: Tokens): string | null {
  const at = tokens.all.findIndex(({ lemma }, on) => lemma === 'share' && tokens.at(on + 1)?.word === 'of');
  if (at < 0) return null;
  let on = at + 2;
  while (['the', 'our', 'all', 'my'].includes(tokens.at(on)?.word ?? '')) on += 1;
  const written = tokens.at(on)?.written ?? '';
  return /^(consultants|teams|people|recruiters|staff|everyone)$/i.test(written)
    ? `share of ${written}`
    : null;
}

/** "Our billing target" is a target; "how much of the target have we billed" is not. */
const TARGETS: ReadonlySet<string> = new Set(['target', 'attain']);

export const ANYBODY = ['anyone', 'anybody', 'someone', 'somebody', 'everyone', 'everybody'];

/** "Anyone we have not submitted" is a candidate. */
export const DONE_TO_THEM = ['we', 'been', 'being', 'us', 'client'];

const BY = ['stage', 'consultant', 'team', 'client', 'job'] as const;

/** Reads a question about what the pipeline is worth; null where it is about something else. */
export function worthIn(
  tokens: Tokens,
  filters: readonly AskedFilter[],
  axes: readonly Axis[],
): Reading | null {
  if (!tokens.has('pipeline')) return null;
  if (!tokens.has('worth', 'weighted', 'fee', 'bill', 'money')) return null;
  const weighted = tokens.takeAll('weighted');
  tokens.takeAll('pipeline', 'worth', 'fee', 'bill', 'money', 'get');
  const rest = tokens.content().map((at) => tokens.at(at)?.written ?? '');
  const axis = axes[0] ?? null;
  const by = BY.find((one) => one === axis) ?? null;
  const report = 'run_report fee_pipeline_weighted';
  if (axis !== null && (by === null || axes.length > 1))
    return refused([`value of the pipeline by ${axis}`], report);
  if (rest.length > 0) return refused(rest, report);
  if (filters.some(({ how, values }) => how !== 'in' || values.length > 1))
    return refused(['value of a part of the pipeline'], report);
  if (tokens.all.some(({ kind }) => kind === 'period'))
    return refused(['value of the pipeline at another time than now'], report);
  const query: WorthQuery = {
    weighted,
    by,
    filters: filters.map(({ dimension, values, how }) => ({ dimension, values, how })),
  };
  return { compiled: { kind: 'worth', query }, unsupported: [], instead: [] };
}
