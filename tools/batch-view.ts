import { catalogue } from '#actions/catalogue.ts';
import type { BatchAnswer, Effect, ItemAnswer } from '#src/batch/index.ts';
import { localTime } from '#src/lib/local-time.ts';
import type { Mark } from '#src/lib/trust.ts';
import { clearedIn, eachOnce, effectLines, untrustedInEffect } from './effects.ts';
import { isWithinCap, shorten, type View } from './fit.ts';
import { nameWithId, outline, rowsIn, singleLine } from './outline.ts';
import { answerOf, moreThan, type Shown } from './render.ts';
import { shape } from './shape.ts';
import type { Shortener } from './shortener.ts';
import { understoodLines } from './understood.ts';
import { untrustedIn } from './untrusted.ts';
import { warningLine } from './warning-line.ts';

type Fields = Record<string, unknown>;

export interface BatchRendering {
  view: View;
  names: ReadonlyMap<string, string>;
  /** The agency's time zone. */
  timezone: string;
}

/** A batch as a tool result, with the lists in it that were shortened. */
export interface RenderedBatch extends Shown {
  /** The number of shown rows by the item's label. */
  cutLists: ReadonlyMap<string, number>;
}

/** How many rows of each list are tried when the lists of a batch do not fit together. */
const ROWS_EACH = [25, 15, 10, 7, 5, 3, 2, 1];

/** How many items are tried when not even their ids fit together. */
const ITEMS_SHOWN = [100, 80, 70, 60, 50, 40, 25, 10];

/** A batch, or a plan, as a tool result. All items are listed, in the request's order. */
export function renderBatch(batch: BatchAnswer, how: BatchRendering): RenderedBatch {
  const head = shape({ ...batch, items: undefined }, new Set(), shaping(how, new Map())).tree as Fields;
  if (batch.expires_at !== undefined) head.expires_at_local = localTime(batch.expires_at, how.timezone);
  if (batch.approval !== undefined) head.next_step = whoDecides(batch.approval.url);
  const items = batch.items.map((item) => itemOf(item, how));
  const cutLists = new Map<string, number>();
  const lines = (content: Fields): string[] => linesOf(batch, content, how);
  const fitted = shorten({ ...head, items }, how.view, lines, {
    take: shortenItems,
    last: (content) => {
      const fewer = fewerRowsEach(content, lines);
      for (const [label, kept] of fewer?.cut ?? []) cutLists.set(label, kept);
      const shown = fewer?.content ?? identifiersOnly(content, batch, lines);
      return { content: shown, lines: lines(shown), cut: true, rowsLeft: 0 };
    },
  });
  const note = fitted.cut ? omittedNote(batch, fitted.content, fitted.wordsCut !== false) : '';
  const content: Fields = note === '' ? fitted.content : { ...fitted.content, note };
  return {
    structuredContent: content,
    text: [...fitted.lines, ...(note === '' ? [] : [note])].join('\n'),
    cutLists,
  };
}

const shaping = ({ names, view, timezone }: BatchRendering, untrusted: ReadonlyMap<string, Mark>) => ({
  names,
  untrusted,
  concise: view === 'concise',
  timezone,
});

function itemOf(item: ItemAnswer, how: BatchRendering): Fields {
  const action = catalogue.get(item.action);
  const untrusted = action === undefined ? new Map<string, Mark>() : untrustedIn(action);
  const { result, hidden_by_scope: hidden = [], effects, ...rest } = item;
  const { tree, nulled } = shape(result ?? null, new Set(hidden), shaping(how, untrusted));
  return {
    ...(shape(rest, new Set(), shaping(how, new Map())).tree as Fields),
    // What reaches people says also that there was nothing to warn of.
    ...(action?.risk.outward && isDone(item) && item.warnings === undefined ? { warnings: [] } : {}),
    ...(tree === null ? {} : { result: tree }),
    ...(effects === undefined
      ? {}
      : {
          effects: eachOnce(effects).map(
            (effect) => shape(effect, clearedIn(effect), shaping(how, untrustedInEffect(effect))).tree,
          ),
        }),
    ...(nulled.length > 0 ? { hidden_by_scope: nulled } : {}),
  };
}

const isDone = ({ status }: ItemAnswer): boolean => status === 'succeeded' || status === 'planned';

// An item's result is shortened like a result of its own, keeping its rows.
function shortenItems(cut: Shortener, content: Fields): Fields {
  const { items, ...rest } = content;
  const taken = (items as Fields[]).map(({ result, ...item }) => ({
    ...cut.object(item),
    ...(result === undefined ? {} : { result: isFields(result) ? cut.content(result) : cut.any(result) }),
  }));
  return { ...cut.object(rest), items: taken };
}

function fewerRowsEach(
  content: Fields,
  lines: (content: Fields) => string[],
): { content: Fields; cut: Map<string, number> } | null {
  for (const most of ROWS_EACH) {
    const cut = new Map<string, number>();
    const items = (content.items as Fields[]).map((item) => {
      const rows = isFields(item.result) ? rowsIn(item.result) : null;
      if (rows === null || rows.rows.length <= most || !isFields(item.result)) return item;
      cut.set(String(item.id), most);
      const { next_cursor: _, ...rest } = item.result;
      const left = rows.rows.length - most;
      const shown = { [rows.member]: rows.rows.slice(0, most), [`${rows.member}_not_shown`]: left };
      return { ...item, result: { ...rest, ...shown, ...('count' in rest ? { count: most } : {}) } };
    });
    const fewer = { ...content, items };
    if (cut.size > 0 && isWithinCap(fewer, lines(fewer))) return { content: fewer, cut };
  }
  return null;
}

// Every item stays, with the id of its result or the sentence that answers it; details can be read one by one.
function identifiersOnly(content: Fields, batch: BatchAnswer, lines: (content: Fields) => string[]): Fields {
  const itemsWith = (kept: (result: unknown) => Fields, beside: (item: ItemAnswer) => Fields) =>
    batch.items.map((item) => {
      const { id, action, status, error, caused_by, result, effects } = item;
      return {
        id,
        action,
        status,
        ...(caused_by === undefined ? {} : { caused_by }),
        ...(error === undefined ? {} : { error: { code: error.code, message: error.message.slice(0, 120) } }),
        ...(Object.keys(kept(result)).length === 0 ? {} : { result: kept(result) }),
        ...beside(item),
        ...(effects === undefined ? {} : { effects_count: effects.length }),
      };
    });
  const answered = (result: unknown) => ({ ...idOf(result), ...answerIn(result) });
  for (const [kept, beside] of [
    [answered, (item: ItemAnswer) => ({ ...aboutOf(item), ...warningsOf(item), ...mailedOf(item) })],
    [answered, (item: ItemAnswer) => ({ ...aboutOf(item), ...warningsOf(item) })],
    [idOf, (item: ItemAnswer) => ({ ...aboutOf(item), ...warningsOf(item) })],
    [idOf, (item: ItemAnswer) => ({ ...aboutOf(item), ...warningsCounted(item) })],
  ] as const) {
    const shown = { ...content, items: itemsWith(kept, beside) };
    if (isWithinCap(shown, lines(shown))) return shown;
  }
  const items = itemsWith(idOf, warningsCounted);
  const whole = { ...content, items };
  if (isWithinCap(whole, lines(whole))) return whole;
  const unfinished = items.filter(({ status }) => status !== 'succeeded' && status !== 'planned');
  const first = unfinished.length > 0 ? unfinished : items;
  for (const most of ITEMS_SHOWN) {
    const shown = first.slice(0, most);
    const some = { ...content, items: shown, items_not_shown: items.length - shown.length };
    if (isWithinCap(some, lines(some))) return some;
  }
  return { ...content, items: [], items_not_shown: items.length };
}

/** Of what is planned whom or what it is about, by name: the first of its effects that has one. */
function aboutOf({ effects = [] }: ItemAnswer): Fields {
  const name = effects.find(({ target }) => target.name !== null)?.target.name;
  return name == null ? {} : { about: singleLine(name) };
}

/** Of the answer to a question the sentence that answers it, and how it was read. */
function answerIn(result: unknown): Fields {
  if (!isFields(result) || typeof result.answer !== 'string') return {};
  return {
    answer: result.answer,
    ...(typeof result.read_as === 'string' ? { read_as: result.read_as } : {}),
  };
}

const warningsIn = ({ warnings = [], undo }: ItemAnswer) => [...warnings, ...(undo?.warnings ?? [])];

function warningsOf(item: ItemAnswer): Fields {
  const warnings = warningsIn(item);
  return warnings.length === 0 ? {} : { warnings };
}

function warningsCounted(item: ItemAnswer): Fields {
  const count = warningsIn(item).length;
  return count === 0 ? {} : { warnings_not_shown: count };
}

/** To whom an item writes, of which a plan and its result may not leave anybody out. */
function mailedOf({ meta }: ItemAnswer): Fields {
  return meta?.mailed === undefined ? {} : { meta: { mailed: meta.mailed } };
}

function idOf(value: unknown): Fields {
  return isFields(value) && typeof value.id === 'string' ? { id: value.id } : {};
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

// To see more of an executed batch it is read, never executed again.
function omittedNote(batch: BatchAnswer, content: Fields, wordsCut: boolean): string {
  const few = typeof content.items_not_shown === 'number';
  const mails = (batch.effects_by_kind?.email ?? 0) > 0 || batch.approval !== undefined;
  const what = few
    ? `${content.items_not_shown} items are not shown; counts tell of all.`
    : `Long texts, lists and lesser fields are cut to fit${mails && !wordsCut ? '; what would leave is whole' : ''}.`;
  if (batch.approval !== undefined)
    return wordsCut ? `${what} The page where it is decided on shows it whole.` : what;
  if (batch.batch_id === undefined) {
    const fewer = batch.confirm_text?.startsWith('Undo: ')
      ? 'Call undo_batch with some of its items to see each whole.'
      : 'Plan fewer actions at once to see each whole.';
    return batch.items.length > 1 ? `${what} ${fewer}` : what;
  }
  const reads = batch.items.every((item) => catalogue.get(item.action)?.readOnly);
  return reads
    ? batch.items.length > 1
      ? `${what} Read one list or record at a time to see more.`
      : `${what} Narrow it, or ask for fewer rows, to see more.`
    : `${what} For more call get_batch with batch_id ${batch.batch_id}, view: full; do not run it again.`;
}

const whoDecides = (url: string): string =>
  `A person of the agency must approve it first, at ${url}; no tool does that. Read it again with get_batch.`;

function linesOf(batch: BatchAnswer, content: Fields, { timezone }: BatchRendering): string[] {
  const counts = Object.entries(batch.counts)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${count} ${status.replaceAll('_', ' ')}`)
    .join(', ');
  const lines = [
    `${batch.batch_id ?? batch.plan_id ?? 'Plan'}: ${batch.status}${counts === '' ? '' : ` (${counts})`}.`,
  ];
  lines.push(...understoodLines(batch.understood));
  if (batch.effects_by_kind !== undefined) lines.push(`${inWords(batch.effects_by_kind)}.`);
  if (batch.next === 'commit' && batch.plan_id !== undefined && batch.confirm_text !== undefined) {
    lines.push(
      `confirm_text: ${batch.confirm_text}`,
      `That is what it would do. To do it, call commit_plan with plan_id ${batch.plan_id} and exactly this confirm_text.`,
    );
    if (batch.needs_approval !== undefined)
      lines.push(
        `Nothing is done then either until ${batch.needs_approval === 'admin' ? 'an admin' : 'an admin or a team lead'} of the agency approves it: commit_plan answers where.`,
      );
    if (batch.expires_at !== undefined)
      lines.push(
        `It can be committed until ${localTime(batch.expires_at, timezone)}; cancel_batch with batch_id ${batch.plan_id} discards it.`,
      );
  }
  if (batch.status === 'cancelled' && batch.plan_id !== undefined)
    lines.push('The plan is discarded: nothing of it was done, and it cannot be committed any more.');
  if (batch.approval !== undefined) {
    if (batch.confirm_text !== undefined) lines.push(`It would do: ${batch.confirm_text}`);
    if (batch.asked_by !== undefined) lines.push(`Asked by ${batch.asked_by}.`);
    lines.push(whoDecides(batch.approval.url));
  }
  if (batch.undone !== undefined)
    lines.push(`Undone by ${batch.undone.by}, ${localTime(batch.undone.at, timezone)}.`);
  if (batch.decision !== undefined) {
    const { decided, by, at, note } = batch.decision;
    lines.push(
      `${by ?? 'A person of the agency'} ${decided} it, ${localTime(at, timezone)}${note === null ? '.' : `: “${note}”`}`,
    );
  }
  if (batch.next === 'wait')
    lines.push(`Still running: read it with get_batch, batch_id ${batch.batch_id ?? ''}.`);
  const failed = batch.items.filter(({ error }) => error !== undefined);
  // Among many that are fine, what keeps a plan from being committed is looked for in vain.
  if (failed.length > 0 && batch.items.length > MANY)
    lines.push(`Not possible as given: ${failed.map(({ id }) => id).join(', ')}.`);
  const answers = new Map(batch.items.map((item) => [item.id, item]));
  for (const item of content.items as Fields[])
    lines.push(...itemLines(item, answers.get(String(item.id)), timezone));
  return lines;
}

/** Of so many items those that failed are named before all are told. */
const MANY = 10;

const KINDS: Record<string, string> = {
  stage_move: 'stage moves',
  create: 'records made',
  update: 'records changed',
  delete: 'records deleted',
  email: 'e-mails',
  event: 'events',
  link: 'links',
  money: 'amounts',
  request: 'requests to other systems',
  reveal: 'people shown to others',
  quota: 'allowances used',
};

// Singular and plural read alike with the number behind the word.
const inWords = (counts: Record<string, number>): string =>
  Object.keys(KINDS)
    .filter((kind) => counts[kind] !== undefined)
    .map((kind) => `${KINDS[kind]}: ${counts[kind]}`)
    .join(', ');

function itemLines(item: Fields, answer: ItemAnswer | undefined, timezone: string): string[] {
  const start = `- ${String(item.id)} ${String(item.action)}: ${String(item.status)}`;
  if (answer?.error !== undefined)
    return [`${start}, ${answer.error.code}: ${answer.error.message} ${answer.error.fix}`];
  if (answer?.caused_by !== undefined) return [`${start}, because of ${answer.caused_by}`];
  if (answer?.undo?.error !== undefined) return [`${start}; stays: ${answer.undo.error.message}`];
  const lines = [typeof item.about === 'string' ? `${start}, ${item.about}` : start];
  const { result, effects } = item;
  const { total_count: total, total_over: over, ...meta } = isFields(item.meta) ? item.meta : {};
  if (isFields(result)) {
    lines[0] = `${start}; ${inOneLine(result, { total_count: total, total_over: over })}`;
    // What was done is undone: the record as it was made is no longer so.
    if (item.status !== 'undone') lines.push(...outline(result, timezone).map((line) => `  ${line}`));
    if (typeof result.next_cursor === 'string')
      lines.push(`  There are more: the next page is after: ${result.next_cursor}`);
  } else if (result !== undefined) lines.push(`  ${String(result)}`);
  const told = item.status === 'planned' ? asPlanned(meta) : meta;
  lines.push(...outline(told, timezone).map((line) => `  ${line}`));
  if (typeof item.not_simulated === 'string') lines.push(`  not tried out: ${item.not_simulated}`);
  if (typeof item.warnings_not_shown === 'number')
    lines.push(
      `  ${item.warnings_not_shown} ${item.warnings_not_shown === 1 ? 'warning' : 'warnings'} not shown`,
    );
  else if (answer !== undefined)
    for (const warning of warningsIn(answer)) lines.push(`  ${warningLine(warning, timezone)}`);
  if (Array.isArray(effects))
    lines.push(
      ...effectLines(eachOnce(effects as Effect[]), answer?.effects ?? [], timezone).map(
        (line) => `  ${line}`,
      ),
    );
  if (typeof item.effects_count === 'number')
    lines.push(`  ${item.effects_count} ${item.effects_count === 1 ? 'effect' : 'effects'}`);
  return lines;
}

/** Of a plan nothing is done yet: whom it would write to, and who would move. */
function asPlanned({ mailed, moved, ...meta }: Fields): Fields {
  return {
    ...meta,
    ...(moved === undefined ? {} : { would_move: moved }),
    ...(mailed === undefined ? {} : { would_mail: mailed }),
  };
}

// The answer to a question or report, how many rows of how many, or the record.
function inOneLine(result: Fields, counted: Fields): string {
  const rows = rowsIn(result);
  const cut = rows === null ? undefined : result[`${rows.member}_not_shown`];
  if (typeof result.answer === 'string')
    return `${answerOf(result)}${typeof cut === 'number' ? ` Rows: ${rows?.rows.length}, ${cut} more not shown.` : ''}`;
  if (rows === null) return nameWithId(result) ?? (result.status === 'none' ? 'none' : 'done');
  const total = counted.total_count ?? result.total_count ?? result.row_count ?? result.record_count;
  const named = typeof result.id === 'string' ? `${nameWithId(result)}, ` : '';
  const of =
    typeof total === 'number' && total > rows.rows.length ? ` of ${total}` : (moreThan(counted) ?? '');
  const more = of === '' && typeof cut === 'number' ? `, ${cut} more not shown` : '';
  const noun = rows.rows.length === 1 && of === '' ? 'row' : 'rows';
  return `${named}${rows.rows.length}${of} ${noun}${more}`;
}
