import type { Context } from 'hono';
import type { Action } from '#src/action/define.ts';
import type { Outcome } from '#src/action/execute.ts';
import { drawnOf, NO_CHART, svgOf } from '#src/adapters/charts/index.ts';
import { toCsv } from '#src/lib/csv.ts';
import { invalid } from '#src/lib/errors.ts';
import type { Page } from '#src/lib/page.ts';
import type { Route } from '../bind.ts';
import { type Sheet, sheetOfList, sheetOfReport } from './sheet.ts';
import { toXlsx } from './xlsx.ts';

export type Format = 'csv' | 'xlsx';

export const SVG = 'image/svg+xml';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const MEDIA_TYPES: Readonly<Record<Format, string>> = { csv: 'text/csv', xlsx: XLSX };

const isFormat = (text: string | null): text is Format => text === 'csv' || text === 'xlsx';

/** Whether the answer of a route can be a file: lists, and reports. */
export const isExportable = ({ method, action }: Pick<Route, 'method' | 'action'>): boolean =>
  (action.list && method === 'GET') || action.name === 'run_report';

/** Whether an answer of the action can be drawn. */
export const isCharted = (action: Action): boolean => 'chart' in action.input.shape;

/**
 * The kind of file that a request asks for, by `format` in its query or by the Accept header; null for JSON. The parameter is
 * taken out of the query.
 */
export function formatAsked(route: Route, c: Context, query: URLSearchParams): Format | 'svg' | null {
  if (!isExportable(route) && !isCharted(route.action)) return null;
  const given = query.get('format');
  if ((given === 'svg' && isCharted(route.action)) || (isFormat(given) && isExportable(route))) {
    query.delete('format');
    return given;
  }
  const accept = c.req.header('accept');
  if (accept === undefined) return null;
  const wanted = accept.split(',').map((one) => one.split(';')[0]?.trim().toLowerCase() ?? '');
  if (wanted.includes('application/json') || wanted.includes('*/*')) return null;
  if (isCharted(route.action) && wanted.includes(SVG)) return 'svg';
  if (!isExportable(route)) return null;
  return wanted.includes(XLSX) ? 'xlsx' : wanted.includes('text/csv') ? 'csv' : null;
}

const csvOf = ({ columns, rows }: Sheet): string => toCsv([columns.map(({ key }) => key), ...rows]);

/** An outcome as a file, and its headers. */
export async function fileOf(
  { action }: Pick<Route, 'action'>,
  outcome: Outcome,
  format: Format,
  { timezone, day }: { timezone: string; day: string },
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const sheet = action.list
    ? sheetOfList(action, (outcome.data as Page<unknown>).items, outcome.hidden)
    : sheetOfReport(outcome.data as Parameters<typeof sheetOfReport>[0]);
  const name = `${sheet.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${day}.${format}`;
  return {
    body: format === 'csv' ? csvOf(sheet) : new Uint8Array(await toXlsx(sheet, timezone)),
    headers: {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8; header=present' : XLSX,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  };
}

/**
 * The chart of an outcome as SVG.
 * @throws AppError VALIDATION_ERROR where it has none
 */
export async function chartOf(outcome: Outcome): Promise<{ body: string; headers: Record<string, string> }> {
  const drawn = drawnOf(outcome.data);
  if (drawn === null) throw invalid('chart', `chart: ${NO_CHART} Ask for JSON to have the figures.`);
  return { body: await svgOf(drawn), headers: { 'Content-Type': SVG } };
}

/** What an answer in JSON says of the chart that was asked for: the SVG, or why there is none. */
export async function chartMeta(
  outcome: Outcome,
): Promise<{ chart_svg: string | null; chart_note?: string }> {
  const drawn = drawnOf(outcome.data);
  return drawn === null ? { chart_svg: null, chart_note: NO_CHART } : { chart_svg: await svgOf(drawn) };
}
