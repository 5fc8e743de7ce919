// Read model: where applications stand, and for how long.
import { sql } from 'kysely';
import { addDays, dayIn, daysBetween } from '#src/lib/clock.ts';
import {
  attributionOf,
  axisColumns,
  type Dimension,
  date,
  integer,
  labelled,
  number,
  ordered,
  percentage,
  type Run,
  select,
  type Table,
  text,
} from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import { STAGE_LIST } from '../applications/index.ts';
import { STAGES } from '../stages.ts';
import { APPLICATION_FILTERS, ofMetrics, type ReportDefinition, sum, TIMES, WHOSE } from './definition.ts';
import { INTERVIEW_OUTCOMES } from './interviews.ts';

const LIVE_STAGES = STAGE_LIST.filter(({ terminal }) => !terminal).map(({ value }) => value);
const ORDER = new Map<string | null, number>(STAGES.map((stage, at) => [stage, at]));
const orderOf = (stage: string | null): number => ORDER.get(stage) ?? -1;
const NOW = { from: null, to: null };

const snapshot: ReportDefinition = {
  definition:
    'Applications that are live now (neither placed, rejected nor withdrawn), by the stage they stand at. Idle: not moved for 14 days.',
  attribution: attributionOf('applications'),
  period: null,
  groups: ['stage', 'job', 'consultant', 'client', 'team', 'source'],
  filters: APPLICATION_FILTERS,
  async run(run) {
    const { ctx, seen, axis, filters } = run;
    const idle = addDays(ctx.today, -14);
    const by: Dimension[] = axis === null || axis === 'stage' ? ['stage'] : ['stage', axis as Dimension];
    const rows = await select<{ n: number; idle: number | null }>(
      ctx,
      seen,
      { fact: 'applications', by, filters, when: null, span: NOW, where: sql`a.status = 'active'` },
      sql`count(*) as n, sum(case when a.stage_changed_at < ${idle} then 1 else 0 end) as idle`,
    );
    const stages = by.length > 1 ? LIVE_STAGES.map((stage) => integer(stage, labelOf(stage))) : [];
    const columns = [
      ...axisColumns(axis ?? 'stage'),
      ...stages,
      integer('applications', 'Live applications'),
      integer('idle', 'Not moved for 14 days'),
    ];
    const total = { applications: sum(rows, 'n'), idle: sum(rows, 'idle') };
    if (by.length === 1) {
      const lines = LIVE_STAGES.map((stage): Row => {
        const row = rows.find(({ d0 }) => d0 === stage);
        return { stage, applications: row?.n ?? 0, idle: row?.idle ?? 0 };
      });
      return { columns, rows: lines, totals: [total] };
    }
    const byPlace = new Map<string | null, typeof rows>();
    for (const row of rows) byPlace.set(row.d1 ?? null, [...(byPlace.get(row.d1 ?? null) ?? []), row]);
    const labels = await labelled(
      ctx,
      axis === null ? [] : [axis],
      [...byPlace.keys()].map((place) => [place]),
    );
    const counts = (some: typeof rows): Row => {
      const row: Row = {};
      for (const stage of LIVE_STAGES)
        row[stage] = some.filter(({ d0 }) => d0 === stage).reduce((n, r) => n + r.n, 0);
      return row;
    };
    const lines = [...byPlace.values()].map(
      (some, at): Row =>
        Object.assign({ ...labels[at] }, counts(some), {
          applications: sum(some, 'n'),
          idle: sum(some, 'idle'),
        }),
    );
    const whole = [...axisColumns(axis ?? 'stage'), integer('applications', 'Live applications')];
    const sorted = ordered(run, whole, lines);
    return { columns, rows: sorted, totals: [Object.assign(counts(rows), total)] };
  },
};

const labelOf = (stage: string): string => STAGE_LIST.find(({ value }) => value === stage)?.label ?? stage;

const STAYED = { sql: sql.ref('s.entered_at'), kind: 'instant' } as const;
const LEFT = { sql: sql.ref('s.left_at'), kind: 'instant' } as const;

const conversion: ReportDefinition = {
  definition:
    'Stays at each stage that began in the period, and how each ended: forward (to a later stage of the pipeline, placed included), rejected, withdrew, set to no, back, or still there. An application that came twice counts twice; a stage that was skipped is not counted.',
  attribution: attributionOf('stays'),
  period: 'last_12_months',
  groups: [],
  filters: APPLICATION_FILTERS,
  async run({ ctx, seen, filters, span }) {
    const rows = await select<{ went: string | null; n: number }>(
      ctx,
      seen,
      { fact: 'stays', by: ['stage'], filters, when: STAYED, span },
      sql`s.left_to as went, count(*) as n`,
      sql`s.stage, s.left_to`,
    );
    const lines = LIVE_STAGES.map((stage): Row => {
      const here = rows.filter(({ d0 }) => d0 === stage);
      const count = (which: (went: string | null) => boolean): number =>
        here.filter(({ went }) => which(went)).reduce((total, { n }) => total + n, 0);
      const entered = count(() => true);
      const there = count((went) => went === null);
      const forward = count((went) => isForward(stage, went));
      const rejected = count((went) => went === 'rejected');
      const withdrew = count((went) => went === 'withdrew');
      const no = count((went) => went === 'no');
      return {
        stage,
        entered,
        forward,
        rejected,
        withdrew,
        set_to_no: no,
        back: entered - there - forward - rejected - withdrew - no,
        still_there: there,
        forward_percent: percentage(forward, entered),
        forward_of_left_percent: percentage(forward, entered - there),
      };
    });
    const columns = [
      text('stage', 'Stage'),
      integer('entered', 'Came to it'),
      integer('forward', 'Went forward'),
      integer('rejected', 'Rejected'),
      integer('withdrew', 'Withdrew'),
      integer('set_to_no', 'Set to no'),
      integer('back', 'Went back'),
      integer('still_there', 'Still there'),
      number('forward_percent', 'Forward, of all', 'percent'),
      number('forward_of_left_percent', 'Forward, of those that left', 'percent'),
    ];
    return { columns, rows: lines, totals: [] };
  },
};

/** Whether leaving a stage for another is a step forward. */
export function isForward(from: string, to: string | null): boolean {
  if (to === null || to === 'rejected' || to === 'withdrew') return false;
  // A verdict of no is no step forward, wherever it stands in the list.
  return to !== 'no' && (from === 'no' ? to !== 'funnel' : orderOf(to) > orderOf(from));
}

const inStage: ReportDefinition = {
  definition:
    'Stays at each stage that ended in the period: how many, and how many days they lasted. Waiting: those that stand there now, and for how long.',
  attribution: attributionOf('stays'),
  period: 'last_12_months',
  groups: [],
  filters: APPLICATION_FILTERS,
  async run(run) {
    const { ctx, seen, filters } = run;
    const ended = await staysThatEnded(run);
    const waiting = await select<{ since: string; n: number }>(
      ctx,
      seen,
      {
        fact: 'applications',
        by: ['stage'],
        filters,
        when: null,
        span: NOW,
        where: sql`a.status = 'active'`,
      },
      sql`min(a.stage_changed_at) as since, count(*) as n`,
    );
    const rows = LIVE_STAGES.map((stage): Row => {
      const done = ended.get(stage);
      const now = waiting.find(({ d0 }) => d0 === stage);
      return {
        stage,
        stays: done?.n ?? 0,
        median_days: done?.median ?? null,
        mean_days: done === undefined ? null : days(done.seconds / done.n),
        longest_days: done === undefined ? null : days(done.longest),
        waiting: now?.n ?? 0,
        longest_waiting_days:
          now === undefined ? null : days((Date.parse(ctx.now) - Date.parse(now.since)) / 1000),
      };
    });
    const columns = [
      text('stage', 'Stage'),
      integer('stays', 'Stays that ended'),
      number('median_days', 'Median', 'days'),
      number('mean_days', 'Mean', 'days'),
      number('longest_days', 'Longest', 'days'),
      integer('waiting', 'There now'),
      number('longest_waiting_days', 'There the longest', 'days'),
    ];
    // Stays at placed, rejected or withdrew have no row.
    const total = rows.reduce((n, { stays }) => n + Number(stays), 0);
    return { columns, rows, totals: [{ stays: total, waiting: sum(waiting, 'n') }] };
  },
};

const days = (seconds: number): number => Math.round((seconds / 86_400) * 10) / 10;

interface Stays {
  n: number;
  /** All of them together. */
  seconds: number;
  longest: number;
  /** In days; of tenths of days, which is as fine as it is shown. */
  median: number;
}

const TENTH = 8640;

/** The stays at each stage that ended in the span, gathered by tenths of days. */
async function staysThatEnded({ ctx, seen, filters, span }: Run): Promise<Map<string, Stays>> {
  const rows = await select<{ tenths: number; n: number; seconds: number; longest: number }>(
    ctx,
    seen,
    { fact: 'stays', by: ['stage'], filters, when: LEFT, span },
    sql`(s.seconds + ${sql.lit(TENTH / 2)}) / ${sql.lit(TENTH)} as tenths, count(*) as n,
      sum(s.seconds) as seconds, max(s.seconds) as longest`,
    sql`1, 2`,
  );
  const byStage = new Map<string, typeof rows>();
  for (const row of rows) {
    const list = byStage.get(row.d0 ?? '');
    if (list === undefined) byStage.set(row.d0 ?? '', [row]);
    else list.push(row);
  }
  const stays = new Map<string, Stays>();
  for (const [stage, list] of byStage) {
    list.sort((a, b) => a.tenths - b.tenths);
    const n = sum(list, 'n');
    stays.set(stage, {
      n,
      seconds: sum(list, 'seconds'),
      longest: Math.max(...list.map(({ longest }) => longest)),
      median: (tenthAt(list, (n - 1) >> 1) + tenthAt(list, n >> 1)) / 20,
    });
  }
  return stays;
}

/** The length at a place among stays in their order. */
function tenthAt(list: readonly { tenths: number; n: number }[], place: number): number {
  let passed = 0;
  for (const { tenths, n } of list) {
    passed += n;
    if (passed > place) return tenths;
  }
  return 0;
}

interface Aged {
  id: string;
  title: string;
  client: string | null;
  owner: string | null;
  opened: string;
  moved: string | null;
  live: number;
}

const ageing: ReportDefinition = {
  definition:
    'Jobs that are active now, the oldest first: days since they were opened, and since one of their applications was made or moved; evergreen jobs are left out.',
  attribution: attributionOf('jobs'),
  period: null,
  groups: [],
  filters: ['consultant', 'team', 'client', 'job', 'employment_type', 'industry', 'city', 'country'],
  async run({ ctx, seen, filters }): Promise<Table> {
    const rows = await select<Aged>(
      ctx,
      seen,
      {
        fact: 'jobs',
        by: ['client', 'consultant'],
        filters,
        when: null,
        span: NOW,
        where: sql`j.status = 'active' and j.is_evergreen = 0`,
      },
      sql`j.id as id, j.title as title, coalesce(j.opened_at, j.created_at) as opened,
        (select max(f.stage_changed_at) from applications f
          where f.account_id = j.account_id and f.job_id = j.id and f.deleted_at is null) as moved,
        (select count(*) from applications f
          where f.account_id = j.account_id and f.job_id = j.id and f.deleted_at is null and f.status = 'active') as live`,
      'none',
    );
    rows.sort((a, b) => (a.opened < b.opened ? -1 : a.opened > b.opened ? 1 : a.id < b.id ? -1 : 1));
    const labels = await labelled(
      ctx,
      ['client', 'consultant'],
      rows.map(({ d0, d1 }) => [d0 ?? null, d1 ?? null]),
    );
    const zone = ctx.account.timezone;
    const lines = rows.map(
      ({ id, title, opened, moved, live }, at): Row =>
        Object.assign({ job_id: id, job: title }, labels[at], {
          opened_on: dayIn(opened, zone),
          age_days: daysBetween(dayIn(opened, zone), ctx.today),
          live_applications: live,
          last_moved_on: moved === null ? null : dayIn(moved, zone),
          idle_days: daysBetween(dayIn(moved ?? opened, zone), ctx.today),
        }),
    );
    const columns = [
      ...axisColumns('job'),
      ...axisColumns('client'),
      ...axisColumns('consultant'),
      date('opened_on', 'Opened'),
      integer('age_days', 'Age', 'days'),
      integer('live_applications', 'Live applications'),
      date('last_moved_on', 'Last moved'),
      integer('idle_days', 'Idle', 'days'),
    ];
    return { columns, rows: lines, totals: [{ jobs: lines.length, live_applications: sum(rows, 'live') }] };
  },
};

/** Reports about the way from an application to a hire. */
export const PIPELINE_REPORTS = {
  pipeline_snapshot: snapshot,
  stage_conversion: conversion,
  time_in_stage: inStage,
  time_to_submit: ofMetrics(['time_to_submit', 'jobs_opened'], {
    period: 'last_12_months',
    groups: ['consultant', 'team', 'client', 'job', 'employment_type', 'industry', ...TIMES],
    filters: ['consultant', 'team', 'client', 'job', 'employment_type', 'industry', 'city', 'country'],
  }),
  time_to_fill: ofMetrics(['time_to_fill', 'jobs_filled'], {
    period: 'last_12_months',
    groups: [
      'consultant',
      'team',
      'client',
      'job',
      'employment_type',
      'placement_type',
      'industry',
      ...TIMES,
    ],
    filters: [...WHOSE, 'employment_type', 'placement_type', 'industry'],
  }),
  job_ageing: ageing,
  interview_outcomes: INTERVIEW_OUTCOMES,
};
