/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { Effect } from '#src/batch/index.ts';
import type { PlanDifference } from '#src/batch/stale.ts';
import { fieldWords } from '#src/domain/record/words.ts';
import { capital } from './desk/wording.ts';
import { currencyOf, membersOf, type WordingContext, wordsOf } from './effect-words.ts';

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
  telling: WordingContext;
  /** The currency of the item's amounts, where the effect does not say it. */
  currency?: string | undefined;
}

/** One effect of an item, as text for the decider. */
export const EffectLine: FC<Props> = ({ effect, marked, telling, currency }) => {
  const name = effect.target.name ?? effect.target.id;
  const changes = effect.kind === 'event' ? [] : changesOf(effect, telling, currency);
  return (
    <>
      {verbOf(effect)}
      {name === null ? null : (
        <>
          {' '}
          <bdi>{name}</bdi>
        </>
      )}
      {effect.reversible || effect.kind === 'event' ? null : (
        <>
          {' '}
          <span class="mark">cannot be taken back</span>
        </>
      )}
      {changes.length === 0 ? null : (
        <dl>
          {changes.map(({ field, before, after }) => (
            <>
              <dt>{capital(field)}</dt>
              <dd>
                {before === null ? (
                  <Marked text={after ?? ''} words={marked} />
                ) : (
                  <>
                    <del>
                      <Marked text={before} words={marked} />
                    </del>{' '}
                    <span aria-hidden="true">→</span>{' '}
                    <ins>{after === null ? 'nothing' : <Marked text={after} words={marked} />}</ins>
                  </>
                )}
              </dd>
            </>
          ))}
        </dl>
      )}
    </>
  );
};

/** The effects of an item that are worth reading: an amount that its record tells already is not told again. */
export function withoutRepetition(effects: readonly Effect[]): readonly Effect[] {
  const told = new Set(
    effects
      .filter(({ kind }) => kind === 'create' || kind === 'update' || kind === 'stage_move')
      .map(({ type, target }) => `${type} ${target.id ?? target.name}`),
  );
  return effects.filter(
    ({ kind, type, target, before, after }) =>
      kind !== 'money' ||
      (after === null ? before !== null : !told.has(`${type} ${target.id ?? target.name}`)),
  );
}

/** The currency that an item's effects are in, where one of them says it. */
export function currencyIn(effects: readonly Effect[]): string | undefined {
  for (const { before, after } of effects) {
    const found = currencyOf(membersOf(after)) ?? currencyOf(membersOf(before));
    if (found !== undefined) return found;
  }
  return undefined;
}

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
export const DifferenceLine: FC<{ moved: PlanDifference; telling: WordingContext }> = ({
  moved,
  telling,
}) => {
  const { type, id, name, changed, hidden_changed } = moved;
  const lines = Object.entries(changed).map(([field, { planned, now }]) => ({
    field: fieldWords(field),
    before: wordsOf(planned, telling, field) ?? 'nothing',
    after: wordsOf(now, telling, field) ?? 'nothing',
  }));
  return (
    <>
      {type === 'email' ? `E-mail to ${name}` : `${name ?? id ?? ''} (${type.replaceAll('_', ' ')})`}
      {lines.length === 0 ? null : (
        <ul class="tight">
          {lines.map(({ field, before, after }) => (
            <li>
              {field}: <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
            </li>
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
  telling: WordingContext,
  outer: string | undefined,
): { field: string; before: string | null; after: string | null }[] {
  const before = membersOf(effect.before);
  const after = membersOf(effect.after);
  const currency = currencyOf(after) ?? currencyOf(before) ?? outer;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    fields
      .filter((field) => !PLUMBING.has(field) && !isNamedBeside(field, fields))
      // The line itself says whom a mail goes to.
      .filter((field) => effect.kind !== 'email' || field !== 'to_address')
      .map((field) => ({
        field: fieldWords(field),
        before: wordsOf(before[field], telling, field, currency),
        after: wordsOf(after[field], telling, field, currency),
      }))
      .filter((change) => change.before !== null || change.after !== null)
      .filter((change) => effect.kind !== 'create' || change.after !== 'no')
  );
}

// An id is omitted where the record contains the name too.
function isNamedBeside(field: string, fields: readonly string[]): boolean {
  const noun = /^(\w+)_id$/.exec(field)?.[1];
  return noun !== undefined && ['name', 'title'].some((word) => fields.includes(`${noun}_${word}`));
}
