import { sql } from 'kysely';
import {
  attributionOf,
  axisColumns,
  type Dimension,
  integer,
  labelled,
  number,
  ordered,
  percentage,
  select,
  typical,
} from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import { APPLICATION_FILTERS, type ReportDefinition } from './definition.ts';

interface Item {
  response: string;
  viewed: number;

  sent: string;
  answered: string | null;
}

const DAY_MS = 86_400_000;

function cells(items: readonly Item[]): Row {
  const count = (which: (item: Item) => boolean): number => items.filter(which).length;
  const answered = count(({ response }) => response !== 'none');
  const asked = count(({ response }) => response === 'interview_requested');
  const waits = items.flatMap(({ sent, answered: at }) =>
    at === null ? [] : [(Date.parse(at) - Date.parse(sent)) / DAY_MS],
  );
  return {
    candidates: items.length,
    viewed: count(({ viewed }) => viewed === 1),
    interview_requested: asked,
    passed: count(({ response }) => response === 'passed'),
    question: count(({ response }) => response === 'question'),
    no_answer: items.length - answered,
    answered_percent: percentage(answered, items.length),
    interview_percent: percentage(asked, items.length),
    days_to_answer: typical(waits).value,
  };
}

/** What clients answered to candidates put forward. */
export const SUBMISSION_OUTCOMES: ReportDefinition = {
  definition:
    'Candidates put to clients with a submission, by the day it was sent in the company time zone; those of revoked submissions are left out. Each counts by its last answer; days_to_answer is the median from sending to the answer.',
  attribution: attributionOf('submission_items'),
  period: 'last_90_days',
  groups: ['client', 'consultant', 'team', 'job', 'source', 'industry'],
  filters: APPLICATION_FILTERS,
  async run(run) {
    const { ctx, seen, axis, filters, span } = run;
    const rows = await select<Item>(
      ctx,
      seen,
      {
        fact: 'submission_items',
        by: axis === null ? [] : [axis as Dimension],
        filters,
        when: { sql: sql.ref('q.sent_at'), kind: 'instant' },
        span,
        where: sql`q.status <> 'revoked'`,
      },
      sql`n.response as response, case when n.viewed_at is null and q.first_viewed_at is null then 0 else 1 end as viewed,
        q.sent_at as sent, n.responded_at as answered`,
      'none',
    );
    const places = new Map<string | null, Item[]>();
    for (const row of rows) {
      const place = row.d0 ?? null;
      const list = places.get(place);
      if (list === undefined) places.set(place, [row]);
      else list.push(row);
    }
    const labels = await labelled(
      ctx,
      axis === null ? [] : [axis],
      [...places.keys()].map((place) => [place]),
    );
    const columns = [
      ...(axis === null ? [] : axisColumns(axis)),
      integer('candidates', 'Candidates put forward'),
      integer('viewed', 'Viewed'),
      integer('interview_requested', 'Interview asked for'),
      integer('passed', 'Passed on'),
      integer('question', 'Question'),
      integer('no_answer', 'No answer'),
      number('answered_percent', 'Answered', 'percent'),
      number('interview_percent', 'Interview asked for', 'percent'),
      number('days_to_answer', 'Days to an answer (median)', 'days'),
    ];
    const lines = [...places.values()].map(
      (items, at): Row => Object.assign({ ...labels[at] }, cells(items)),
    );
    return { columns, rows: ordered(run, columns, lines), totals: [cells(rows)] };
  },
};
