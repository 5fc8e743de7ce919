import type { Action } from '#src/action/define.ts';
import type { Outcome } from '#src/action/execute.ts';
import type { View } from './fit.ts';
import { fittingLines, shorten } from './fit.ts';

/** What a tool answers with: data for programs, and a few lines for whoever reads only text. */
export interface Shown {
  structuredContent: Record<string, unknown>;
  text: string;
}

export interface Rendering {
  view: View;
  /** The arguments of the call: what it did not narrow by is offered when there are more rows. */
  input: Record<string, unknown>;
  /** Names by id, written beside the ids. */
  names: ReadonlyMap<string, string>;
  /** Where a path (`body`, `items.*.cv_text`) holds what others wrote, and who did. */
  untrusted: ReadonlyMap<string, string>;
}

/** Fields that tell a model nothing: it acts for one agency. */
const DROPPED = new Set(['account_id']);
const LABELS = [
  'name',
  'title',
  'subject',
  'headline',
  'candidate_name',
  'display_name',
  'label',
  'filename',
];
const FACTS = 8;

/** An action's outcome as a tool result: without nulls (except hidden money), names beside ids, within the cap. */
export function renderOutcome(action: Action, outcome: Outcome, how: Rendering): Shown {
  const hidden = new Set(outcome.hidden);
  const { tree, nulled } = shape(outcome.data, hidden, how);
  const extras = {
    ...outcome.meta,
    ...(outcome.warnings.length > 0 ? { warnings: outcome.warnings } : {}),
    ...(nulled.length > 0 ? { hidden_by_scope: nulled } : {}),
    ...(outcome.replayed ? { replayed: true } : {}),
  };
  const fitted = shorten({ ...asObject(tree), ...extras }, how.view, action.list);
  const content = fitted.content;
  const note = [fitted.note, moreOf(action, content, how.input)].filter(Boolean).join(' ');
  if (note !== '') content.note = note;
  return { structuredContent: content, text: textOf(action, outcome, content) };
}

function asObject(tree: unknown): Record<string, unknown> {
  return tree !== null && typeof tree === 'object' && !Array.isArray(tree)
    ? (tree as Record<string, unknown>)
    : { result: tree };
}

/** Drops nulls and what is noise, wraps what others wrote, writes names beside ids. */
export function shape(
  data: unknown,
  hidden: ReadonlySet<string>,
  how: Pick<Rendering, 'names' | 'untrusted'>,
): { tree: unknown; nulled: string[] } {
  const nulled = new Set<string>();
  const visit = (value: unknown, path: string): unknown => {
    const source = how.untrusted.get(path);
    if (source !== undefined && value !== null && !isEmpty(value)) return wrapped(value, source);
    if (Array.isArray(value)) return value.map((item) => visit(item, path === '' ? '*' : `${path}.*`));
    if (value === null || typeof value !== 'object') return value;
    const shown: Record<string, unknown> = {};
    for (const [key, member] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (member === null || member === undefined) {
        if (!hidden.has(at)) continue;
        nulled.add(at);
        shown[key] = null;
        continue;
      }
      if (DROPPED.has(key)) continue;
      shown[key] = visit(member, at);
      const name = nameBeside(value, key, member, how.names);
      if (name !== undefined) shown[`${key.slice(0, -3)}_name`] = name;
    }
    return shown;
  };
  return { tree: visit(data, ''), nulled: [...nulled] };
}

// A model is told what it reads: material that somebody else wrote, not words of the agency.
function wrapped(value: unknown, source: string): { untrusted_text: string; source: string } {
  return { untrusted_text: typeof value === 'string' ? value : JSON.stringify(value), source };
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function nameBeside(
  record: object,
  key: string,
  value: unknown,
  names: ReadonlyMap<string, string>,
): string | undefined {
  return typeof value === 'string' && isUnnamed(record, key) ? names.get(value) : undefined;
}

function isUnnamed(record: object, key: string): boolean {
  if (!key.endsWith('_id')) return false;
  const base = key.slice(0, -3);
  return !(`${base}_name` in record || `${base}_title` in record || base in record);
}

/** The ids of a result that stand without a name beside them. */
export function unnamedIds(data: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (value !== null && typeof value === 'object') {
      for (const [key, member] of Object.entries(value)) {
        if (typeof member === 'string') {
          if (isUnnamed(value, key)) found.add(member);
        } else visit(member);
      }
    }
  };
  visit(data);
  return found;
}

const PAGING = new Set(['limit', 'after', 'before', 'cursor', 'page', 'page_size', 'view']);

// What a model does when there is more: "10 of 340; narrow by …".
function moreOf(action: Action, content: Record<string, unknown>, input: Record<string, unknown>): string {
  if (content.has_more !== true) return '';
  const rows = rowsOf(content).length;
  const total = content.total_count;
  const filters = Object.keys(action.input.shape).filter(
    (name) => !PAGING.has(name) && input[name] === undefined,
  );
  const named = filters.slice(0, 6).join(', ');
  return `${rows} of ${typeof total === 'number' ? total : `more than ${rows}`}${named === '' ? '' : `; narrow by ${named}`}, or pass after for the next page.`;
}

function rowsOf(content: Record<string, unknown>): unknown[] {
  return Array.isArray(content.items) ? content.items : Array.isArray(content.results) ? content.results : [];
}

function textOf(action: Action, outcome: Outcome, content: Record<string, unknown>): string {
  const lines: string[] = [];
  if (action.list) {
    lines.push(`${action.title}: ${rowsOf(content).length} shown.`);
    lines.push(...fittingLines(rowsOf(content).map((row) => `- ${lineOf(row, 4)}`)));
  } else lines.push(`${action.title}: ${lineOf(content, FACTS)}`);
  if (outcome.replayed)
    lines.push('Nothing was done again: this is the saved answer of the same call made a short while ago.');
  for (const { message } of outcome.warnings) lines.push(`Warning: ${message}`);
  if (Array.isArray(content.hidden_by_scope))
    lines.push(`Hidden from this credential (not zero): ${content.hidden_by_scope.join(', ')}.`);
  if (typeof content.note === 'string') lines.push(content.note);
  return lines.join('\n');
}

/** A record in one line: its name, its id, and the first few plain facts. */
export function lineOf(record: unknown, facts: number): string {
  if (record === null || typeof record !== 'object') return String(record);
  const fields = record as Record<string, unknown>;
  const label = LABELS.find((name) => typeof fields[name] === 'string');
  const head = [label === undefined ? undefined : clip(String(fields[label])), idOf(fields)]
    .filter((part) => part !== undefined)
    .join(' ');
  const shown = Object.entries(fields)
    .filter(([key, value]) => key !== 'id' && key !== label && isFact(key, value))
    .slice(0, facts)
    .map(([key, value]) => `${key}: ${String(value)}`);
  return [head, shown.join(', ')].filter((part) => part !== '').join('; ') || 'done.';
}

function idOf(fields: Record<string, unknown>): string | undefined {
  return typeof fields.id === 'string' ? `(${fields.id})` : undefined;
}

const NO_FACTS = new Set([...DROPPED, 'note', 'count', 'has_more', 'next_cursor', 'replayed']);

function isFact(key: string, value: unknown): boolean {
  if (NO_FACTS.has(key) || key.endsWith('_at')) return false;
  return (
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && value.length <= 60)
  );
}

function clip(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
