import type { VisibleUsers } from '../access/index.ts';
import { date, idColumn, scopeNote, text } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import type { Context } from '../context.ts';
import { placementPapers } from '../papers/index.ts';
import type { PlacementPaper } from '../papers/schema.ts';
import { runReport } from '../reports/index.ts';
import { RunReport } from '../reports/schema.ts';
import { spanOfNamed } from './days.ts';
import { asksForNoTeam } from './entities.ts';
import { personIn } from './listing.ts';
import type { PapersQuery } from './query.ts';
import type { AnalyticsAnswer } from './schema.ts';
import { wordsOf } from './text.ts';
import { periodsIn } from './when.ts';
import { wordsFor } from './wording.ts';

const PAPERS = '(?:contract(?:or)? )?(?:papers?|paper ?work|documents?|docs)';
const WHO =
  "(?:who(?: (?:in|on) (?:my|our) team)?|(?:which|what) (?:of )?(?:(?:my team['’]?s|our team['’]?s|my|our|the) )?(?:contractors?|contracts?)(?: (?:in|of) (?:my|our) team)?)";
const HAS = "(?:['’]s|['’]ve| (?:is|are|has|have))(?: got)?(?: still)?";
const END = '[\\s?.!]*$';
const way = (said: string): RegExp => new RegExp(`^\\s*${said}${END}`, 'i');

/** Whole questions about the papers of contracts: each of their words is accounted for. */
const ASKED: readonly (readonly [PapersQuery['which'], RegExp])[] = [
  [
    'missing',
    way(`${WHO}(?:${HAS})?(?: still)? (?:missing|lacks?|lacking)(?: any| some| their)? ${PAPERS}(?: now)?`),
  ],
  ['missing', way(`${WHO}${HAS}(?: any| some)? (?:missing ${PAPERS}|${PAPERS}(?: still)? missing)`)],
  ['missing', way(`whose ${PAPERS} (?:are|is)(?: still)? missing`)],
  [
    'ending',
    way(`whose ${PAPERS} (?:run|runs|are running|expire|expires|are expiring|lapse)(?: out)? ([^?.!]+?)`),
  ],
  [
    'right_to_work',
    way(
      `${WHO}${HAS} (?:no|no proof of|not got(?: a)?|nothing (?:on|for)) (?:the )?right to work (?:on (?:the )?file|paper)`,
    ),
  ],
  [
    'right_to_work',
    way(
      `${WHO}${HAS} (?:missing|lacking)(?: a| the| their)?(?: proof of)? right to work(?: on (?:the )?file| paper)?`,
    ),
  ],
];

/** Reads a question about the papers of contracts; null where it is none, or none whose every word is known. */
export function papersIn(ctx: Context, question: string): PapersQuery | null {
  for (const [which, said] of ASKED) {
    const found = said.exec(question);
    if (found === null) continue;
    const filter = whoseIn(ctx, question);
    if (filter === undefined) return null;
    if (which !== 'ending') return { which, period: null, filter };
    const words = wordsOf(found[1] ?? '');
    const asked = { today: ctx.today, yearStart: 1, ahead: true, apart: false };
    const [named, ...more] = periodsIn(words, asked);
    const rest = words.filter(({ taken, word }) => !taken && !LEADING.has(word));
    if (named === undefined || more.length > 0 || rest.length > 0) return null;
    return { which, period: { name: null, span: spanOfNamed(named, ctx.today), assumed: false }, filter };
  }
  return null;
}

const LEADING: ReadonlySet<string> = new Set(['in', 'within', 'the', 'on', 'during']);

/** Whose contracts are asked for; undefined where it is nobody's who could be told. */
function whoseIn(ctx: Context, question: string): PapersQuery['filter'] | undefined {
  if (!/\b(?:my|our team)\b/i.test(question)) return null;
  const { user } = ctx;
  if (user === null || asksForNoTeam(ctx, wordsOf(question))) return undefined;
  if (!/\bteam\b/i.test(question)) return { dimension: 'consultant', value: user.id, label: user.name };
  return user.teamId === null ? undefined : { dimension: 'team', value: user.teamId, label: 'your team' };
}

const WORDS: Readonly<Record<PapersQuery['which'], string>> = {
  missing: 'contracts with required papers missing',
  ending: 'contracts with papers that run out',
  right_to_work: 'contracts with no right to work on file',
};

const LABELS: Readonly<Record<PapersQuery['which'], string>> = {
  missing: 'Missing',
  ending: 'What runs out',
  right_to_work: 'Missing',
};

/** The most contracts that a sentence names. */
const TOLD = 8;

/** Answers which contracts that run or come have papers missing or running out, from what each of them needs. */
export async function answerPapers(
  ctx: Context,
  question: string,
  query: PapersQuery,
  { seen, whose }: { seen: VisibleUsers; whose: string },
): Promise<AnalyticsAnswer> {
  const { filter, period } = query;
  const filters = filter === null ? {} : { [`${filter.dimension}_id`]: filter.value };
  const report = await runReport(ctx, RunReport.parse({ report: 'papers_compliance', filters }));
  const contracts = new Map(report.rows.map((row) => [String(row.placement_id), row]));
  const rows: Row[] = [];
  for (const { placement_id, items, starts_on, ends_on } of await placementPapers(ctx, [
    ...contracts.keys(),
  ])) {
    const found = items.filter((item) => isAskedFor(query, item));
    if (found.length === 0) continue;
    const { candidate = null, client = null } = contracts.get(placement_id) ?? {};
    const papers = found.map((item) =>
      period === null ? item.label : `${item.label} (${item.stops_counting_on})`,
    );
    rows.push({ placement_id, candidate, client, starts_on, ends_on, papers: papers.join(', ') });
  }
  const told = rows.slice(0, TOLD).map((row) => `${whomOf(row)}: ${row.papers}`);
  const more = rows.length - told.length;
  const list =
    told.length === 0 ? '' : `: ${told.join('; ')}${more > 0 ? `; and ${more} more in the rows` : ''}`;
  const readAs = [WORDS[query.which], ...(filter === null ? [] : [filter.label]), wordsFor(period)].join(
    ', ',
  );
  return {
    question,
    read_as: readAs,
    interpretation: {
      metric: 'papers',
      aggregate: null,
      dimensions: [],
      filters:
        filter === null
          ? []
          : [
              {
                dimension: filter.dimension,
                values: [{ value: filter.value, label: filter.label }],
                how: 'in',
              },
            ],
      period: period === null ? null : { period: null, ...period.span, timezone: ctx.account.timezone },
      against: null,
    },
    answer: `${rows.length} of ${contracts.size} contracts that run or are to start${list}. Read as: ${readAs}${whose}.`,
    if_hidden: null,
    columns: [
      idColumn('placement_id', 'Placement id'),
      text('candidate', 'Candidate'),
      text('client', 'Client'),
      date('starts_on', 'Starts'),
      date('ends_on', 'Ends'),
      text('papers', LABELS[query.which]),
    ],
    rows,
    chart: null,
    caveats: [
      ...new Set([
        scopeNote(seen),
        query.which === 'ending'
          ? null
          : 'What has expired, waits to be checked or ends before the contract is not missing: get_placement_papers tells it of each.',
        ...report.caveats,
      ]),
    ].filter((note) => note !== null),
    definition: report.definition,
    attribution: report.attribution,
    unsupported_concepts: [],
    suggested_alternatives: [],
    data_scope: seen.scope,
    generated_at: ctx.now,
  };
}

function isAskedFor({ which, period }: PapersQuery, item: PlacementPaper): boolean {
  const { required, status, stops_counting_on: stops, one_of } = item;
  if (which === 'missing') return required && status === 'missing';
  if (which === 'right_to_work') return one_of.includes('right_to_work') && status === 'missing';
  const { from, to } = period?.span ?? { from: null, to: null };
  return (
    stops !== null && status !== 'waived' && (from === null || stops >= from) && (to === null || stops <= to)
  );
}

const whomOf = (row: Row): string =>
  [personIn(row), row.client].filter((part) => typeof part === 'string' && part !== '').join(' at ') || 'one';
