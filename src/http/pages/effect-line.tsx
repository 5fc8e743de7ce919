/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { Effect } from '#src/batch/index.ts';

const KIND_WORDS: Record<Exclude<Effect['kind'], 'email' | 'quota'>, string> = {
  create: 'Make',
  update: 'Change',
  delete: 'Delete',
  stage_move: 'Move',
  event: 'Tell subscribers of',
  money: 'Set money of',
  link: 'Open a link for',
};

interface Props {
  effect: Effect;
  /** What the records are called whose ids stand in it. */
  names: ReadonlyMap<string, string>;
}

/** One effect of a step, in words for somebody who decides about it. */
export const EffectLine: FC<Props> = ({ effect, names }) => {
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
              <dd>{before === null ? after : `${before} → ${after ?? 'nothing'}`}</dd>
            </>
          ))}
        </dl>
      )}
    </>
  );
};

function verbOf({ kind, type }: Effect): string {
  if (kind === 'email') return type === 'scheduled_email' ? 'Schedule mail to' : 'Send mail to';
  if (kind === 'quota') return 'Use up some of the';
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
      field: field.replace(/_ids?$/, '').replaceAll('_', ' '),
      before: wordsOf(before[field], names),
      after: wordsOf(after[field], names),
    }))
    .filter((change) => change.before !== null || change.after !== null)
    .filter((change) => effect.kind !== 'create' || change.after !== 'no');
}

// An id whose name stands in the record as well says nothing more.
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
        return words === null ? null : `${name.replace(/_ids?$/, '').replaceAll('_', ' ')} ${words}`;
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
