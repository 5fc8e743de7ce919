import { sql } from 'kysely';
import { addDays, startOfDay } from '#src/lib/clock.ts';
import {
  type FactName,
  isGrain,
  type Metric,
  type MetricName,
  metricOf,
  partOf,
  type Run,
  type Sql,
  valueColumns,
  type When,
} from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import { STAGES } from '../stages.ts';
import type { ReportName } from './catalogue.ts';
import { groupsOf } from './data.ts';
import { SERIES } from './interviews.ts';
import { isForward } from './pipeline.ts';
import { SCREEN_COUNTS } from './screens.ts';

/** What a cell of a report is counted from; null where the column is no figure. */
type Opener = (at: { run: Run; column: string; row: Row | null }) => Metric | null;

const instant = (name: string): When => ({ sql: sql.ref(name), kind: 'instant' });

function counting(label: string, definition: string, fact: FactName, when: When | null, where?: Sql): Metric {
  return { kind: 'count', label, definition, fact, when, ...(where === undefined ? {} : { where }) };
}

function sharing(
  base: Pick<Metric, 'fact' | 'when'>,
  label: string,
  definition: string,
  [whole, part]: readonly [string, string],
  hit: Sql,
  where?: Sql,
): Metric {
  return {
    kind: 'share',
    label,
    definition,
    ...base,
    hit,
    whole,
    part,
    ...(where === undefined ? {} : { where }),
  };
}

const both = (...conditions: (Sql | undefined)[]): Sql =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  );

/** The metric of a column, of those that a report is made of. */
export function metricAt(names: readonly MetricName[], column: string): Metric | null {
  const name = names.find((one) => valueColumns(one).some(({ key }) => key === column));
  if (name === undefined) return null;
  const metric = metricOf(name);
  return metric.kind === 'share' && column !== name
    ? partOf(metric, column.endsWith('_open') ? 'open' : 'decided')
    : metric;
}

const snapshot: Opener = ({ run, column, row }) => {
  const stage = row?.stage ?? STAGES.find((one) => one === column) ?? null;
  const idle = column === 'idle' ? sql`a.stage_changed_at < ${addDays(run.ctx.today, -14)}` : undefined;
  if (!['applications', 'idle', ...STAGES].includes(column)) return null;
  const where = both(sql`a.status = 'active'`, stage === null ? undefined : sql`a.stage = ${stage}`, idle);
  const words = column === 'idle' ? 'Live applications that were not moved for 14 days' : 'Live applications';
  return counting(words, `${words}${stage === null ? '' : `, at ${stage}`}.`, 'applications', null, where);
};

const ENDS: Readonly<Record<string, (stage: string) => Sql | undefined>> = {
  entered: () => undefined,
  still_there: () => sql`s.left_to is null`,
  rejected: () => sql`s.left_to = 'rejected'`,
  withdrew: () => sql`s.left_to = 'withdrew'`,
  set_to_no: () => sql`s.left_to = 'no'`,
  forward: (stage) => forwardOf(stage),
  back: (stage) => sql`s.left_to not in ('rejected', 'withdrew', 'no') and not (${forwardOf(stage)})`,
};

function forwardOf(stage: string): Sql {
  const on = STAGES.filter((to) => isForward(stage, to)).map((to) => sql.lit(to));
  return on.length === 0 ? sql`1 = 0` : sql`coalesce(s.left_to, '') in (${sql.join(on)})`;
}

const conversion: Opener = ({ column, row }) => {
  if (typeof row?.stage !== 'string') return null;
  const { stage } = row;
  const at = sql`s.stage = ${stage}`;
  const when = instant('s.entered_at');
  const words = `Stays at ${stage} that began in the period`;
  const end = ENDS[column];
  if (end !== undefined) {
    const outcome = column === 'entered' ? '' : `, and ended so: ${column.replaceAll('_', ' ')}`;
    return counting(words, `${words}${outcome}.`, 'stays', when, both(at, end(stage)));
  }
  if (column !== 'forward_percent' && column !== 'forward_of_left_percent') return null;
  const left = column === 'forward_of_left_percent' ? sql`s.left_to is not null` : undefined;
  return sharing(
    { fact: 'stays', when },
    'Went forward',
    `${words}: the share that went to a later stage${left === undefined ? '' : ', of those that left it'}.`,
    ['stays', 'forward'],
    forwardOf(stage),
    both(at, left),
  );
};

const inStage: Opener = ({ column, row }) => {
  const at =
    typeof row?.stage === 'string'
      ? sql`s.stage = ${row.stage}`
      : sql`s.stage not in ('placed', 'rejected', 'withdrew')`;
  const now = sql`s.left_at is null and a.status = 'active'`;
  const ended = 'Days from coming to the stage to leaving it, for the stays that ended in the period.';
  const waiting = 'Live applications that stand at the stage now, and the days since they came to it.';
  const left = instant('s.left_at');
  if (column === 'stays') return counting('Stays that ended', ended, 'stays', left, at);
  if (column === 'waiting')
    return { ...counting('There now', waiting, 'stays', null, both(at, now)), needs: ['application'] };
  const days = {
    kind: 'days',
    label: 'Time at the stage',
    fact: 'stays',
    from: instant('s.entered_at'),
  } as const;
  if (column === 'longest_waiting_days')
    return {
      ...days,
      definition: waiting,
      when: null,
      where: both(at, now),
      needs: ['application'],
      to: 'now',
    };
  return column.endsWith('_days') ? { ...days, definition: ended, when: left, where: at, to: left } : null;
};

const ageing: Opener = ({ column, row }) => {
  if (column !== 'live_applications') return null;
  const of =
    typeof row?.job_id === 'string'
      ? sql`a.job_id = ${row.job_id}`
      : sql`j.status = 'active' and j.is_evergreen = 0`;
  const words = 'Live applications of the job';
  return {
    ...counting(words, `${words}.`, 'applications', null, both(sql`a.status = 'active'`, of)),
    needs: ['job'],
  };
};

const SENT = instant('q.sent_at');
const ITEMS = { fact: 'submission_items' as const, when: SENT };
const NOT_REVOKED = sql`q.status <> 'revoked'`;
const ANSWERS: Readonly<Record<string, Sql | undefined>> = {
  candidates: undefined,
  viewed: sql`(n.viewed_at is not null or q.first_viewed_at is not null)`,
  interview_requested: sql`n.response = 'interview_requested'`,
  passed: sql`n.response = 'passed'`,
  question: sql`n.response = 'question'`,
  no_answer: sql`n.response = 'none'`,
};

const submissions: Opener = ({ column }) => {
  const words = 'Candidates put to clients, by the day they were sent';
  if (column in ANSWERS)
    return counting(
      words,
      `${words}: ${column.replaceAll('_', ' ')}.`,
      ITEMS.fact,
      SENT,
      both(NOT_REVOKED, ANSWERS[column]),
    );
  if (column === 'days_to_answer')
    return {
      kind: 'days',
      label: 'Days to an answer',
      definition: `${words}: days to the last answer.`,
      ...ITEMS,
      where: NOT_REVOKED,
      from: SENT,
      to: instant('n.responded_at'),
    };
  const hit = { answered_percent: sql`n.response <> 'none'`, interview_percent: ANSWERS.interview_requested }[
    column
  ];
  return hit === undefined
    ? null
    : sharing(
        ITEMS,
        'Answered',
        `${words}: the share that was answered so.`,
        ['candidates', 'answered'],
        hit,
        NOT_REVOKED,
      );
};

const HELD: Readonly<Record<string, Sql | undefined>> = {
  booked: undefined,
  scheduled: sql`i.status = 'scheduled'`,
  held: sql`i.status = 'completed'`,
  no_shows: sql`i.status = 'no_show'`,
  cancelled: sql`i.status = 'cancelled'`,
  advance: sql`i.outcome = 'advance'`,
  hold: sql`i.outcome = 'hold'`,
  reject: sql`i.outcome = 'reject'`,
};

const interviews: Opener = ({ run, column }) => {
  if (run.axis !== null && isGrain(run.axis)) return metricAt(SERIES, column);
  const base = { fact: 'interviews' as const, when: instant('i.starts_at') };
  const words = 'Interviews by the day they begin';
  if (column in HELD)
    return counting(words, `${words}: ${column.replaceAll('_', ' ')}.`, base.fact, base.when, HELD[column]);
  if (column === 'no_show_percent') return metricOf('no_show_rate');
  if (column !== 'advance_percent') return null;
  return sharing(
    base,
    'Advance',
    `${words}: of those with an outcome, the share that advanced.`,
    ['outcomes', 'advance'],
    sql`i.outcome = 'advance'`,
    sql`i.outcome in ('advance', 'hold', 'reject')`,
  );
};

const screens: Opener = ({ column }) => {
  const base = { fact: 'ai_screens' as const, when: instant('x.created_at') };
  const words = 'AI screens by the day they were begun';
  const [name, count] = Object.entries(SCREEN_COUNTS).find(([key]) => key === column) ?? [];
  if (name !== undefined && count !== undefined)
    return counting(words, `${words}: ${count[0].toLowerCase()}.`, base.fact, base.when, count[1]);
  const { completed, under_way, agreed, decided } = SCREEN_COUNTS;
  if (column === 'completed_percent')
    return sharing(
      base,
      'Completed',
      `${words}: of those that ended, the share that was completed.`,
      ['ended', 'completed'],
      completed[1],
      sql`not (${under_way[1]})`,
    );
  if (column !== 'agreed_percent') return null;
  return sharing(
    base,
    'As recommended',
    `${words}: of those decided by people, the share decided as recommended.`,
    ['decided', 'agreed'],
    agreed[1],
    decided[1],
  );
};

const supply: Opener = ({ run, column }) => {
  const { today, account } = run.ctx;
  const soon = addDays(today, 30);
  const conditions: Readonly<Record<string, Sql | undefined>> = {
    candidates: undefined,
    open_to_work: sql`c.open_to_work = 1`,
    available_soon: sql`(c.available_from <= ${soon} or c.notice_period_days <= 30)`,
    contacted: sql`c.last_contacted_at >= ${startOfDay(addDays(today, -179), account.timezone)}`,
    contactable: sql`c.do_not_approach = 0 and c.email_opt_out = 0 and c.email is not null`,
  };
  if (!(column in conditions)) return null;
  const words = 'Candidates on the books now';
  return counting(words, `${words}: ${column.replaceAll('_', ' ')}.`, 'candidates', null, conditions[column]);
};

const selection: Opener = ({ column }) => {
  const base = { fact: 'applications' as const, when: instant('a.created_at') };
  const words = 'Applications made in the period';
  const [selected, placed] = [sql`a.submitted_at is not null`, sql`a.status = 'placed'`];
  const counts: Readonly<Record<string, Sql | undefined>> = { applications: undefined, selected, placed };
  if (column in counts) return counting(words, `${words}: ${column}.`, base.fact, base.when, counts[column]);
  const hit = {
    selection_rate: selected,
    impact_ratio: selected,
    below_four_fifths: selected,
    placed_rate: placed,
  }[column];
  return hit === undefined
    ? null
    : sharing(base, words, `${words}: the share of a group.`, ['applications', 'selected'], hit);
};

const quality: Opener = ({ run, column, row }) => {
  for (const { fact, of, checks } of groupsOf(run.ctx)) {
    const found = checks.find(({ check }) => check === row?.check);
    if (found === undefined) continue;
    if (column === 'of') return counting('Looked at', 'The records that the check looks at.', fact, null, of);
    if (column === 'percent')
      return sharing(
        { fact, when: null },
        found.label,
        `${found.label}: the share.`,
        ['records', 'to_mend'],
        found.when,
        of,
      );
    return column === 'affected'
      ? counting(
          found.label,
          `${found.label}. To mend them: ${found.mend}.`,
          fact,
          null,
          both(of, found.when),
        )
      : null;
  }
  return null;
};

/** What the cells of reports that are not made of metrics alone are counted from. */
export const OPENERS: Partial<Record<ReportName, Opener>> = {
  pipeline_snapshot: snapshot,
  stage_conversion: conversion,
  time_in_stage: inStage,
  job_ageing: ageing,
  submission_outcomes: submissions,
  interview_outcomes: interviews,
  ai_screen_outcomes: screens,
  candidate_supply: supply,
  selection_rates: selection,
  data_quality: quality,
};
