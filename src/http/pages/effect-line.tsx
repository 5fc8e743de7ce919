/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { Effect } from '#src/batch/index.ts';
import type { PlanDifference } from '#src/batch/stale.ts';

const KIND_WORDS: Record<Exclude<Effect['kind'], 'email' | 'quota'>, string> = {
  create: 'Make',
  update: 'Change',
  delete: 'Delete',
  stage_move: 'Move',
  event: 'Tell subscribers of',
  money: 'Set money of',
  link: 'Open a link for',
  request: 'Send',
  reveal: 'Show',
};

interface Props {
  effect: Effect;
  /** Words that a person has to look at, marked wherever they stand. */
  marked: readonly string[];
  /** The names of records whose ids occur in the effect. */
  names: ReadonlyMap<string, string>;
}

/** One effect of an item, as text for the decider. */
export const EffectLine: FC<Props> = ({ effect, marked, names }) => {
  const name = effect.target.name ?? effect.target.id;
  const changes = effect.kind === 'event' ? [] : changesOf(effect, names);
  return (
    <>
      {verbOf(effect)}
      {name === null ? '' : ` ${name}`}
      {effect.reversible || effect.kind === 'event' ? '' : ' (cannot be taken back)'}
      {changes.length === 0 ? null : (
        <dl>
          {changes.map(({ field, before, after }) => (
            <>
              <dt>{field}</dt>
              <dd>
                <Marked
                  text={before === null ? (after ?? '') : `${before} → ${after ?? 'nothing'}`}
                  words={marked}
                />
              </dd>
            </>
          ))}
        </dl>
      )}
    </>
  );
};

/** The words of the effects of an item because of which something is held, or was. */
export function heldWords(effects: readonly Effect[]): string[] {
  const words = effects.flatMap(({ before, after }) =>
    [before, after].flatMap((record) => {
      const findings = membersOf(membersOf(record).review).findings;
      return Array.isArray(findings) ? findings.map((finding) => String(membersOf(finding).words)) : [];
    }),
  );
  return [...new Set(words)].filter((said) => said !== '');
}

const Marked: FC<{ text: string; words: readonly string[] }> = ({ text, words }) => {
  if (words.length === 0) return <>{text}</>;
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Every second piece is one of the words.
  const pieces = text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
  return <>{pieces.map((piece, at) => (at % 2 === 1 ? <mark>{piece}</mark> : piece))}</>;
};

/** A difference between a record or effect now and when approval was requested. */
export const DifferenceLine: FC<{ moved: PlanDifference; names: ReadonlyMap<string, string> }> = ({
  moved,
  names,
}) => {
  const { type, id, name, changed, hidden_changed } = moved;
  const words = Object.entries(changed).map(([field, { planned, now }]) => {
    const before = wordsOf(planned, names) ?? 'nothing';
    return `${fieldWords(field)}: ${before} → ${wordsOf(now, names) ?? 'nothing'}`;
  });
  return (
    <>
      {type === 'email' ? `E-mail to ${name}` : `${name ?? id ?? ''} (${type.replaceAll('_', ' ')})`}
      {words.length === 0 ? null : (
        <ul class="tight">
          {words.map((line) => (
            <li>{line}</li>
          ))}
        </ul>
      )}
      {hidden_changed ? ' Something that is not shown to you, such as money, differs.' : ''}
    </>
  );
};

function verbOf({ kind, type }: Effect): string {
  if (kind === 'email') return type === 'scheduled_email' ? 'Schedule mail to' : 'Send mail to';
  if (kind === 'quota') return 'Use up some of the';
  if (kind === 'request' || kind === 'reveal') return `${KIND_WORDS[kind]} ${type} to`;
  return `${KIND_WORDS[kind]} ${kind === 'event' ? type : type.replaceAll('_', ' ')}`;
}

const PLUMBING: ReadonlySet<string> = new Set(['id', 'account_id', 'actor', 'created_at', 'updated_at']);

function changesOf(
  effect: Effect,
  names: ReadonlyMap<string, string>,
): { field: string; before: string | null; after: string | null }[] {
  const before = membersOf(effect.before);
  const after = membersOf(effect.after);
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !PLUMBING.has(field) && !isNamedBeside(field, fields))
    .map((field) => ({
      field: fieldWords(field),
      before: wordsOf(before[field], names),
      after: wordsOf(after[field], names),
    }))
    .filter((change) => change.before !== null || change.after !== null)
    .filter((change) => effect.kind !== 'create' || change.after !== 'no');
}

const fieldWords = (field: string): string => field.replace(/_ids?$/, '').replaceAll('_', ' ');

// An id is omitted where the record contains the name too.
function isNamedBeside(field: string, fields: readonly string[]): boolean {
  const noun = /^(\w+)_id$/.exec(field)?.[1];
  return noun !== undefined && ['name', 'title'].some((word) => fields.includes(`${noun}_${word}`));
}

function membersOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value };
}

function wordsOf(value: unknown, names: ReadonlyMap<string, string>): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return textOf(names.get(value) ?? value);
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((member) => wordsOf(member, names))
    : Object.entries(value).map(([name, member]) => {
        const words = wordsOf(member, names);
        return words === null ? null : `${fieldWords(name)} ${words}`;
      });
  const said = parts.filter((part) => part !== null);
  return said.length === 0 ? null : textOf(said.join(Array.isArray(value) ? '; ' : ', '));
}

function textOf(text: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return moment(text);
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
}

/** A moment as people read it, in UTC. */
export function moment(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}
