import * as z from 'zod';
import type { Action } from '#src/action/define.ts';
import type { Outcome } from '#src/action/execute.ts';
import { type FoundWithout, withoutEach } from '#src/action/found-without.ts';
import { withLocalTimes } from '#src/lib/local-time.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Mark } from '#src/lib/trust.ts';
import { shorten, type View } from './fit.ts';
import { nameWithId, outline, rowsIn } from './outline.ts';
import { shape } from './shape.ts';
import { warningLine } from './warning-line.ts';

/** The answer of a tool, as data and as text. Each is complete by itself. */
export interface Shown {
  structuredContent: Record<string, unknown>;
  text: string;
}

export interface Rendering {
  view: View;
  /** The arguments of the call, used to suggest further filters when there are more rows. */
  input: Record<string, unknown>;
  /** Names by id, written beside the ids. */
  names: ReadonlyMap<string, string>;
  /** The paths that may hold untrusted text (`body`, `items.*.cv_text`), each with what marks it. */
  untrusted: ReadonlyMap<string, Mark>;
  /** The agency's time zone. */
  timezone: string;
}

/** An answer, and how many of its rows are shown when not all of them fit. */
export interface Rendered extends Shown {
  rowsThatFit?: number;
}

type Fields = Record<string, unknown>;

/** Said of the saved answer of a repeated call. */
export const NOT_DONE_AGAIN =
  'Nothing was done again: this is the saved answer of the same call made a short while ago.';

/** An action's outcome as a tool result, as data and as text. */
export function renderOutcome(action: Action, outcome: Outcome, how: Rendering): Rendered {
  const content = contentOf(action, outcome, how);
  const fitted = shorten(content, how.view, (shown) => linesOf(action, outcome, shown, how));
  let shown = fitted.content;
  const rows = rowsIn(shown);
  if (rows !== null && fitted.rowsLeft > 0) shown = cutToPage(shown, rows.member, rows.rows);
  else if (shown.has_more === true && typeof shown.page === 'number')
    shown = { ...shown, next_page: { page: shown.page + 1, limit: shown.page_size } };
  const lines = shown === fitted.content ? fitted.lines : linesOf(action, outcome, shown, how);
  const note = [
    fitted.cut ? omittedNote(action, shown, how.view) : '',
    fitted.rowsLeft > 0 && !('page' in shown) && !supportsPaging(action) ? allThatFit(shown) : '',
    moreRowsNote(action, shown, how.input),
  ]
    .filter((part) => part !== '')
    .join(' ');
  // A record's own note stays what it is.
  if (note !== '') shown = { ...shown, ['note' in shown ? 'shown_note' : 'note']: note };
  return {
    structuredContent: shown,
    text: [...lines, ...(note === '' ? [] : [note])].join('\n'),
    ...(fitted.rowsLeft > 0 ? { rowsThatFit: rowsIn(shown)?.rows.length ?? 0 } : {}),
  };
}

/** What an outcome shows as data, before it is cut to fit. */
export function contentOf(
  action: Pick<Action, 'risk'>,
  outcome: Outcome,
  how: Omit<Rendering, 'input'>,
): Fields {
  const { tree, nulled } = shape(outcome.data, new Set(outcome.hidden), {
    names: how.names,
    untrusted: how.untrusted,
    concise: how.view === 'concise',
    timezone: how.timezone,
  });
  const warnings = outcome.warnings.map((warning) => ({
    ...warning,
    message: withLocalTimes(warning.message, how.timezone),
  }));
  return {
    ...asObject(tree),
    ...outcome.meta,
    // What reaches people says also that there was nothing to warn of.
    ...(outcome.warnings.length > 0 || action.risk.outward ? { warnings } : {}),
    ...(nulled.length > 0 ? { hidden_by_scope: nulled } : {}),
    ...(outcome.replayed ? { replayed: true } : {}),
  };
}

function asObject(tree: unknown): Fields {
  return tree !== null && typeof tree === 'object' && !Array.isArray(tree)
    ? (tree as Fields)
    : tree === null || tree === undefined
      ? {}
      : { result: tree };
}

// Suggests a smaller page from the same start, so that its cursor continues after the last row shown.
function cutToPage(content: Fields, member: string, rows: unknown[]): Fields {
  const { page, page_size: size } = content;
  if (typeof page !== 'number' || typeof size !== 'number') {
    // The cursor of the whole page would skip the rows that are not shown.
    const { next_cursor: _, next_since: __, ...rest } = content;
    return 'has_more' in rest ? { ...rest, has_more: true } : rest;
  }
  const before = (page - 1) * size;
  let kept = rows.length;
  while (before % kept !== 0) kept -= 1;
  return {
    ...content,
    [member]: rows.slice(0, kept),
    page: before / kept + 1,
    page_size: kept,
    has_more: true,
    next_page: { page: before / kept + 2, limit: kept },
  };
}

/** Whether rows can be read again as a shorter page with a cursor of its own. */
export function supportsPaging({ input: { shape: input }, output }: Action): boolean {
  const cursor = output instanceof z.ZodObject && 'next_cursor' in output.shape;
  return cursor && 'limit' in input && ('after' in input || 'since' in input);
}

// A write must not be repeated to see more of its result.
function omittedNote(action: Action, content: Fields, view: View): string {
  if (view === 'full') return 'Long texts and lists are cut to fit.';
  const what =
    rowsIn(content) === null ? 'Long texts and lists are cut' : 'Lesser fields and long texts are left out';
  if (action.kind === 'read')
    return `${what}; call with view: full${action.list ? ' and a small limit' : ''} to see more.`;
  const fewer = 'limit' in action.input.shape ? 'call with a small limit' : 'read one record';
  return action.readOnly ? `${what}; ${fewer} for all of it.` : `${what}; read the record for all of it.`;
}

function allThatFit(content: Fields): string {
  return `Only the first ${rowsIn(content)?.rows.length ?? 0} rows fit here; narrow the question to see others.`;
}

/** Inputs that narrow nothing: how much is shown, and who reads the words. */
const NO_FILTERS = new Set(['limit', 'after', 'before', 'cursor', 'page', 'page_size', 'view', 'compiler']);

// Tells a model how to get more rows: "10 of 340; narrow by …".
function moreRowsNote(action: Action, content: Fields, input: Fields): string {
  if (content.has_more !== true && typeof content.next_cursor !== 'string') return '';
  const shown = rowsIn(content)?.rows.length ?? 0;
  const total = content.total_count ?? content.record_count;
  const filters = Object.keys(action.input.shape).filter(
    (name) => !NO_FILTERS.has(name) && !/_(?:after|before)$/.test(name) && input[name] === undefined,
  );
  const searched = typeof input.query === 'string' ? '; narrow the query' : '';
  const narrow = filters.length === 0 ? searched : `; narrow by ${filters.slice(0, 6).join(', ')}`;
  const part = input.after === undefined ? 'the first' : 'the next';
  const told =
    typeof total === 'number'
      ? `${part === 'the next' ? 'the next ' : ''}${shown} of ${total}`
      : `${part} ${shown}${moreThan(content) ?? ', and there are more'}`;
  const count = `${told}${narrow}`;
  const or = narrow === '' ? ';' : ', or';
  const next = content.next_page as { page: number; limit: number } | undefined;
  if (next !== undefined)
    return `${count}${or} call it again with page: ${next.page}, limit: ${next.limit} for the next ones.`;
  if (typeof content.next_since === 'number')
    return `${count}${or} call it again with since: ${content.next_since} for the next page.`;
  return typeof content.next_cursor === 'string'
    ? `${count}${or} call it again with after: ${content.next_cursor} for the next page.`
    : `${count}.`;
}

function linesOf(
  action: Action,
  outcome: Outcome,
  content: Fields,
  { input, timezone }: Pick<Rendering, 'input' | 'timezone'>,
): string[] {
  const { batch_id: _, ...told } = content;
  const lines = [headline(action, content, input), ...outline(told, timezone)];
  if (typeof content.batch_id === 'string' && action.undo !== null)
    lines.push(`undo_batch with batch_id ${content.batch_id} shows how to take it back.`);
  if (outcome.replayed) lines.push(NOT_DONE_AGAIN);
  for (const warning of outcome.warnings) lines.push(warningLine(warning, timezone));
  if (Array.isArray(content.hidden_by_scope))
    lines.push(`Hidden from this credential (not zero): ${content.hidden_by_scope.join(', ')}.`);
  return lines;
}

/** The answer in one sentence: the requested figure, the number of rows, or the record. */
function headline(action: Action, content: Fields, input: Fields): string {
  if (typeof content.answer === 'string') return answerOf(content);
  const rows = rowsIn(content);
  if (rows === null) {
    const told = action.kind === 'read' ? 'as follows.' : 'done.';
    return `${action.title}: ${nameWithId(content) ?? (plainFacts(content) ? told : 'nothing there.')}`;
  }
  const shown = rows.rows.length;
  const total = content.total_count ?? content.row_count ?? content.record_count;
  const named = typeof content.id === 'string' ? nameWithId(content) : undefined;
  if (named !== undefined) return `${action.title}: ${named}; ${shown} ${shown === 1 ? 'row' : 'rows'}.`;
  const about = typeof content.title === 'string' ? content.title : action.title;
  if (shown === 0) return `${about}: none${filtersOf(action, input, content)}.`;
  if (Array.isArray(content.columns)) return `${about}: ${rowsOfTable(content, shown)}.`;
  if (typeof total === 'number') return `${about}: ${shown} of ${total}.`;
  if (content.has_more === true)
    return `${about}: ${shown}${moreThan(content) ?? ' shown, and there are more'}.`;
  return `${about}: ${shown}${input.after === undefined ? ', all of them' : ', the last ones'}.`;
}

/** Of how many rows at least these are a part; undefined where nobody counted. */
export const moreThan = ({ total_over: over }: Fields): string | undefined =>
  typeof over === 'number' ? ` of more than ${over}` : undefined;

/** How many rows a report has, and what they come to: rows of nought are no people. */
function rowsOfTable({ columns, totals, row_count: total }: Fields, shown: number): string {
  const of = typeof total === 'number' && total > shown ? ` of ${total}` : '';
  const count = `${shown}${of} ${shown === 1 && of === '' ? 'row' : 'rows'}`;
  const [sum, ...more] = Array.isArray(totals) ? (totals as Fields[]) : [];
  if (sum === undefined || more.length > 0) return count;
  const sums = (columns as Fields[])
    .filter(({ key }) => ['number', 'string'].includes(typeof sum[String(key)]))
    .filter(({ key }) => key !== 'currency')
    .map(({ key, label, type }) => `${String(label)} ${totalOf(sum[String(key)], type, sum.currency)}`);
  return sums.length === 0 ? count : `${count}; in all ${sums.slice(0, 6).join(', ')}`;
}

const totalOf = (value: unknown, type: unknown, currency: unknown): string =>
  type === 'money' && typeof value === 'number' && typeof currency === 'string'
    ? formatMoney(value, currency)
    : String(value);

/** The sentence that answers a question or sums a report up, with its amounts where the credential may see them. */
export function answerOf({ answer, amounts }: Fields): string {
  return [answer, amounts].filter((part) => typeof part === 'string').join(' ');
}

const plainFacts = (content: Fields): boolean => Object.keys(content).length > 0;

// An empty result repeats its filters.
function filtersOf(action: Action, input: Fields, { found_without: without }: Fields): string {
  if (!action.list) return '';
  const used = Object.entries(input).filter(([name, value]) => !NO_FILTERS.has(name) && value !== undefined);
  const told = Array.isArray(without) ? `; ${withoutEach(without as FoundWithout[])}` : '';
  if (used.length === 0) return told;
  const given = ` with ${used.map(([name, value]) => `${name}: ${String(value)}`).join(', ')}`;
  return `${given}${told === '' ? '; leave one out to see others' : told}`;
}
