import { nowFor } from '#src/access/principal.ts';
import { addMonths, dayIn } from '#src/lib/clock.ts';
import { t } from '../../language/text.ts';
import type { Reader, ReportTable } from '../reader.ts';
import { type DeskFilter, reportFilters } from './filter.tsx';
import { monthName, type Sum, sourceText, stageText, sumsOf, sumsText } from './wording.ts';

const MONTHS_PAST = 6;
const MONTHS_COMING = 3;
/** How many rows of a figure are shown; its files hold all of them. */
const SHOWN = 7;

/** The reports that can be taken home as a file, as the desk runs them. */
export const FIGURE_REPORTS = {
  billings: { report: 'billings', period: 'last_12_months', group_by: 'month' },
  fee_pipeline_weighted: { report: 'fee_pipeline_weighted', group_by: 'stage' },
  billings_forecast: { report: 'billings_forecast', group_by: 'month' },
  stage_conversion: { report: 'stage_conversion' },
  job_ageing: { report: 'job_ageing' },
  source_effectiveness: { report: 'source_effectiveness', group_by: 'source' },
} as const;
export type FigureReport = keyof typeof FIGURE_REPORTS;

/** A row of a figure: what it is of, its value in words, and the lengths of its two bars, from 0 to 1. */
export interface FigureLine {
  label: string;
  text: string;
  bar: number;
  more: number;
}

/** A figure of the desk: a table whose rows have bars. */
export interface Figure {
  title: string;
  /** What the bars show. */
  caption: string;
  /** What is counted, and by which date. */
  definition: string;
  lines: FigureLine[];
  /** How many rows it has beyond those. */
  hidden: number;
  files: { label: string; report: FigureReport }[];
}

/** The figures that have something to show; null where the person may see none. */
export async function readFigures(reader: Reader, filter: DeskFilter): Promise<Figure[] | null> {
  const limits = reportFilters(filter);
  const run = (name: FigureReport): Promise<ReportTable | null> => {
    const { report, ...how } = FIGURE_REPORTS[name];
    return reader.report(report, { ...how, ...limits });
  };
  const [billed, coming, stages, ageing, sources] = await Promise.all([
    run('billings'),
    run('billings_forecast'),
    run('stage_conversion'),
    run('job_ageing'),
    run('source_effectiveness'),
  ]);
  if ([billed, stages, ageing, sources].every((table) => table === null)) return null;
  const today = dayIn(nowFor(reader.principal), reader.principal.account.timezone);
  return [
    billed && billings(billed, coming, today),
    stages && funnel(stages),
    ageing && oldest(ageing),
    sources && sourcesOf(sources),
  ]
    .filter((figure) => figure !== null)
    .filter(({ lines }) => lines.length > 0);
}

const firstOf = (sums: readonly Sum[]): number => Math.max(0, sums[0]?.amount ?? 0);
const highestOf = (values: readonly number[]): number => Math.max(1, ...values);
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

function billings(billed: ReportTable, coming: ReportTable | null, today: string): Figure {
  const first = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS_PAST + MONTHS_COMING }, (_, at) => {
    const label = addMonths(first, at + 1 - MONTHS_PAST).slice(0, 7);
    const of = (table: ReportTable | null, key: string) =>
      sumsOf(table?.rows.filter(({ month }) => month === label) ?? [], key);
    return { label, past: of(billed, 'billings'), toCome: of(coming, 'forecast') };
  });
  const highest = highestOf(months.map(({ past, toCome }) => firstOf(past) + firstOf(toCome)));
  const lines = months.map(({ label, past, toCome }) => {
    const parts = [
      ...(past.length === 0 ? [] : [sumsText(past)]),
      ...(toCome.length === 0 ? [] : [t('figures.toCome', { sums: sumsText(toCome) })]),
    ];
    return {
      label: monthName(label),
      text: parts.length === 0 ? t('figures.nothing') : parts.join(', '),
      bar: firstOf(past) / highest,
      more: firstOf(toCome) / highest,
    };
  });
  return {
    title: t('figures.billingsByMonth'),
    caption: t('figures.billingsCaption'),
    definition: t('definitions.billings'),
    lines: months.every(({ past, toCome }) => past.length + toCome.length === 0) ? [] : lines,
    hidden: 0,
    files: [
      { label: t('figures.billings'), report: 'billings' },
      ...(coming === null ? [] : [{ label: t('figures.forecast'), report: 'billings_forecast' as const }]),
    ],
  };
}

/** The weighted fees by stage, for a page whose pipeline was shown before they were read; null where none may be seen. */
export function weightedFees({ rows }: ReportTable): Figure | null {
  const lines = rows.flatMap((row) =>
    sumsOf([row], 'weighted_fee').map((sum) => ({ label: stageText(String(row.stage)), sum })),
  );
  if (lines.length === 0) return null;
  const highest = highestOf(lines.map(({ sum }) => sum.amount));
  return {
    title: t('figures.feesByStage'),
    caption: t('figures.feesCaption'),
    definition: t('definitions.fee_pipeline_weighted'),
    lines: lines.map(({ label, sum }) => ({
      label,
      text: sumsText([sum]),
      bar: Math.max(0, sum.amount) / highest,
      more: 0,
    })),
    hidden: 0,
    files: [{ label: t('figures.weightedFees'), report: 'fee_pipeline_weighted' }],
  };
}

function funnel({ rows }: ReportTable): Figure {
  const highest = highestOf(rows.map(({ entered }) => count(entered)));
  const lines = rows.map(({ stage, entered, forward, forward_of_left_percent: percent }) => ({
    label: stageText(String(stage)),
    text:
      typeof percent === 'number'
        ? t('figures.cameForward', { count: count(entered), percent: Math.round(percent) })
        : t('figures.came', { count: count(entered) }),
    bar: count(forward) / highest,
    more: (count(entered) - count(forward)) / highest,
  }));
  return {
    title: t('figures.funnelOfTheYear'),
    caption: t('figures.funnelCaption'),
    definition: t('definitions.stage_conversion'),
    lines: rows.every(({ entered }) => count(entered) === 0) ? [] : lines,
    hidden: 0,
    files: [{ label: t('figures.funnel'), report: 'stage_conversion' }],
  };
}

function oldest({ rows }: ReportTable): Figure {
  const highest = highestOf(rows.map(({ age_days }) => count(age_days)));
  return {
    title: t('figures.oldestOpenJobs'),
    caption: t('figures.oldestCaption'),
    definition: t('definitions.job_ageing'),
    lines: rows.slice(0, SHOWN).map(({ job, client, age_days, idle_days, live_applications }) => ({
      label: typeof client === 'string' ? `${String(job)}, ${client}` : String(job),
      text: t('figures.daysAndLive', { days: count(age_days), live: count(live_applications) }),
      bar: Math.min(count(idle_days), count(age_days)) / highest,
      more: Math.max(0, count(age_days) - count(idle_days)) / highest,
    })),
    hidden: Math.max(0, rows.length - SHOWN),
    files: [{ label: t('figures.openJobs'), report: 'job_ageing' }],
  };
}

function sourcesOf({ rows }: ReportTable): Figure {
  const sorted = rows.toSorted((a, b) => count(b.applications) - count(a.applications));
  const highest = highestOf(rows.map(({ applications }) => count(applications)));
  return {
    title: t('figures.sourcesOfTheYear'),
    caption: t('figures.sourcesCaption'),
    definition: t('definitions.source_effectiveness'),
    lines: sorted.slice(0, SHOWN).map(({ source, applications, placement_rate: rate }) => ({
      label: source === null ? t('figures.notKnown') : sourceText(String(source)),
      text:
        typeof rate === 'number'
          ? t('figures.sourcePlaced', { count: count(applications), percent: Math.round(rate) })
          : String(count(applications)),
      bar: count(applications) / highest,
      more: 0,
    })),
    hidden: Math.max(0, rows.length - SHOWN),
    files: [{ label: t('figures.sources'), report: 'source_effectiveness' }],
  };
}
