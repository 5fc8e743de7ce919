import type { Day } from '#src/lib/clock.ts';
import { metricOf, type Span } from '../analytics/index.ts';
import { GRAIN, type Named, POINTS, spanOfNamed } from './days.ts';
import type { Period, Query, Reading } from './query.ts';
import { AHEAD } from './timing.ts';
import type { Tokens } from './tokens.ts';

/** Words that say as of when, or what has not happened yet, and have no part of a query: a question with one is refused. */
export function momentsIn(tokens: Tokens): string[] {
  return [...yetIn(tokens), ...pointIn(tokens), ...overIn(tokens), ...edgeIn(tokens), ...lastingIn(tokens)];
}

/** "Candidates yet to be interviewed": those who were not. */
const yetIn = (tokens: Tokens): string[] =>
  tokens.all.flatMap(({ word }, at) =>
    word === 'yet' && tokens.word(at + 1) === 'to'
      ? [`yet to ${tokens.at(tokens.next(at + 1))?.written ?? ''}`.trim()]
      : [],
  );

/** "This time last month", "at that point": so far into it as today, and not how long something takes. */
const pointIn = (tokens: Tokens): string[] =>
  tokens.all.flatMap(({ word, written }, at) =>
    ['this', 'that', 'same', 'last'].includes(word) && POINTS.has(tokens.word(at + 1))
      ? [`${written} ${tokens.at(at + 1)?.written}`]
      : [],
  );

/** "At the end of last month", "by the start of the year", "month end": an edge of a stretch, which neither starts nor ends itself. */
const edgeIn = (tokens: Tokens): string[] =>
  tokens.all.flatMap(({ kind, word, written }, at) => {
    if (kind !== 'word' || !EDGES.has(word)) return [];
    let on = at + 2;
    while (['the', 'our', 'this', 'each', 'every', 'a'].includes(tokens.word(on))) on += 1;
    const of = tokens.word(at + 1) === 'of' && (tokens.at(on)?.kind === 'period' || tokens.word(on) in GRAIN);
    const whole = tokens.word(at - 1) in GRAIN || tokens.at(at - 1)?.kind === 'period';
    return of || (whole && word === 'end') ? [`the ${written} of a stretch`] : [];
  });

const EDGES: ReadonlySet<string> = new Set([
  'end',
  'start',
  'beginning',
  'close',
  'middle',
  'turn',
  'finish',
]);

/** "For a day", "in a day": how long, and not the days that something takes. */
const lastingIn = (tokens: Tokens): string[] =>
  tokens.all.flatMap(({ word }, at) =>
    word === 'day' && tokens.word(at - 1) === 'a' && LASTS.has(tokens.word(at - 2))
      ? [`${tokens.word(at - 2)} a day`]
      : [],
  );

const LASTS: ReadonlySet<string> = new Set(['for', 'in', 'within', 'inside', 'after', 'about']);

/** "Placements over last year": within it, or held against it. */
const overIn = (tokens: Tokens): string[] =>
  tokens.all.flatMap(({ word, written }, at) => {
    const next = tokens.at(at + 1);
    return word === 'over' && next?.kind === 'period' && /^(last|previous|prior)$/i.test(next.written)
      ? [`${written} ${next.written}`]
      : [];
  });

/** A stretch that begins after today, or that was told by an end to come alone: "before 25 December". */
export function isToCome(one: Named, today: Day): boolean {
  const { from, to } = spanOfNamed(one, today);
  if (from !== null && from > today) return true;
  return one.period === null && (from === null || from === today) && to !== null && to > today;
}

/** Whether "so far" or "to date" is said beside a question's periods; its words are taken. */
export interface SoFar {
  said: boolean;
  /** Why it cannot be: what is over, or has not begun, is not so far. */
  unread: string[];
}

export function soFarIn(tokens: Tokens, periods: readonly Named[], today: Day): SoFar {
  const written = tokens.at(tokens.find(['sofar']))?.written ?? '';
  const said = tokens.takeAll('sofar');
  const spans = periods.map((one) => spanOfNamed(one, today));
  const over = said && spans.length > 0 && !spans.some((span) => isOpen(span, today) || span.to === today);
  return { said, unread: over ? [`${written}, of a time that is not now`] : [] };
}

const isOpen = ({ from, to }: Span, today: Day): boolean =>
  from !== null && from <= today && (to === null || to > today);

/** Takes the stretches of a query that are not over up to today; what stands now, or is to come, is not so far. */
export function untilToday(query: Query, today: Day): string[] {
  const { metric } = query;
  if (metricOf(metric).when === null || AHEAD.has(metric))
    return [`${metricOf(metric).label.toLowerCase()}, so far`];
  const clipped = (period: Period): Period =>
    period.assumed || !isOpen(period.span, today)
      ? period
      : {
          ...period,
          name: period.name === 'this_year' ? 'year_to_date' : null,
          span: { from: period.span.from, to: today },
        };
  if (query.period !== null) query.period = clipped(query.period);
  if (query.against !== null) query.against = clipped(query.against);
  return [];
}

/** "Target to date": a part of the target, which is kept for the whole of its time. */
export const targetSoFar = ({ said }: SoFar, { compiled }: Reading): string[] =>
  said && compiled?.kind === 'target' && compiled.query.figure === 'target' ? ['a part of the target'] : [];
