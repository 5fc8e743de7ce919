/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { Effect } from '#src/batch/index.ts';
import type { PlanDifference } from '#src/batch/stale.ts';
import { withNeutralPronouns } from '#src/domain/anonymity/index.ts';
import { language } from '#src/lib/reader-language.ts';
import { kinds } from '../language/en/happened.ts';
import { findingText, labelText } from '../language/happened.ts';
import { t } from '../language/text.ts';
import { capital } from './desk/wording.ts';
import { currencyOf, membersOf, type WordingContext, wordsOf } from './effect-words.ts';
import { fieldText, valueText, valueWords } from './record/wording.ts';

interface Props {
  effect: Effect;
  /** Words that a person has to look at, marked wherever they stand. */
  marked: readonly string[];
  telling: WordingContext;
  /** The currency of the item's amounts, where the effect does not say it. */
  currency?: string | undefined;
}

/** Words with why a person has to look at them: each reason as it was given tells more than its kind, in English. */
export const findingLine = (words: string, reason: string): string =>
  language() === 'en' ? t('plans.aFinding', { words, reason }) : findingText(words, reason);

/** One effect of an item, as text for the decider. */
export const EffectLine: FC<Props> = ({ effect, marked, telling, currency }) => {
  const name = nameOf(effect);
  const changes = effect.kind === 'event' ? [] : changesOf(effect, telling, currency);
  const shown = Object.entries(effect.shown ?? {});
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
          <span class="mark">{t('effects.cannotBeTakenBack')}</span>
        </>
      )}
      {changes.length + shown.length === 0 ? null : (
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
                    <ins>
                      {after === null ? t('effects.nothing') : <Marked text={after} words={marked} />}
                    </ins>
                  </>
                )}
              </dd>
            </>
          ))}
          {shown.map(([name, words]) => (
            <>
              <dt>{capital(fieldText(name))}</dt>
              <dd>
                <Marked text={words} words={marked} />
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

/** The words of the effects of an item because of which something is held, or was, also as an anonymous send shows them. */
export function heldWords(effects: readonly Effect[]): string[] {
  const words = effects.flatMap(({ before, after }) =>
    [before, after].flatMap((record) => {
      const findings = membersOf(membersOf(record).review).findings;
      return Array.isArray(findings) ? findings.map((finding) => String(membersOf(finding).words)) : [];
    }),
  );
  const shown = words.flatMap((said) => [said, withNeutralPronouns(said)]);
  return [...new Set(shown)].filter((said) => said !== '');
}

const Marked: FC<{ text: string; words: readonly string[] }> = ({ text, words }) => {
  if (words.length === 0) return <>{text}</>;
  // Not within a longer word: AU in "Australia".
  const escaped = words.map((word) => {
    const pattern = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return `${/^[\p{L}\p{N}]/u.test(word) ? '(?<![\\p{L}\\p{N}])' : ''}${pattern}${/[\p{L}\p{N}]$/u.test(word) ? '(?![\\p{L}\\p{N}])' : ''}`;
  });
  // Every second piece is one of the words.
  const pieces = text.split(new RegExp(`(${escaped.join('|')})`, 'giu'));
  return <>{pieces.map((piece, at) => (at % 2 === 1 ? <mark>{piece}</mark> : piece))}</>;
};

/** A difference between a record or effect now and when approval was requested. */
export const DifferenceLine: FC<{ moved: PlanDifference; telling: WordingContext }> = ({
  moved,
  telling,
}) => {
  const { type, id, name, changed, hidden_changed } = moved;
  const lines = Object.entries(changed).map(([field, { planned, now }]) => ({
    field: fieldText(field),
    before: saidOf(planned, telling, field) ?? t('effects.nothing'),
    after: saidOf(now, telling, field) ?? t('effects.nothing'),
  }));
  return (
    <>
      {type === 'email'
        ? t('effects.mailOf', { name: name ?? '' })
        : t('effects.ofType', { name: name ?? id ?? '', type: typeText(type) })}
      {lines.length === 0 ? null : (
        <ul class="tight">
          {lines.map(({ field, before, after }) => (
            <li>
              {field}: <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
            </li>
          ))}
        </ul>
      )}
      {hidden_changed ? t('effects.hidden') : ''}
    </>
  );
};

/** What an effect is about. A share of an allowance is called by its kind. */
function nameOf({ kind, type, target }: Effect): string | null {
  if (kind === 'quota' && type === 'cv_allowance') return t('plans.cv_allowance');
  if (target.name === null || target.name === undefined) return target.id;
  return labelText(target.name) ?? (OF_TWO.has(type) ? withoutOn(target.name) : target.name);
}

/** Records that are called by two names, with an English word between. */
const OF_TWO: ReadonlySet<string> = new Set(['application', 'posting']);

/** "Eva Moor on Controller", without the word between where the page speaks another language. */
function withoutOn(label: string): string {
  const [one, other, ...more] = label.split(' on ');
  return language() === 'en' || other === undefined || more.length > 0 ? label : `${one}, ${other}`;
}

function verbOf({ kind, type }: Effect): string {
  if (kind === 'email') return t(type === 'scheduled_email' ? 'effects.mailLater' : 'effects.mail');
  if (kind === 'quota') return t('effects.quota');
  // What is sent or shown is said by a name of its own, and an event by its code.
  const own = kind === 'request' || kind === 'reveal' || kind === 'event';
  return t(`effects.${kind}`, {
    type: kind === 'reveal' ? (labelText(type) ?? withoutOn(type)) : own ? type : typeText(type),
  });
}

/** A kind of record within a sentence. */
function typeText(type: string): string {
  if (!Object.hasOwn(kinds, type)) return type.replaceAll('_', ' ');
  const name = t(`kinds.${type as keyof typeof kinds}`);
  return language() === 'en' ? name.toLowerCase() : name;
}

/** What people wrote, which may look like a value of a fixed list. */
const WRITTEN = /(^|_)(name|title|subject|body|text|note|notes|summary|description|reason|headline|message)$/;

/** A value of an effect as people read it; English readers get values of fixed lists as every interface gives them. */
function saidOf(value: unknown, telling: WordingContext, field: string, currency?: string): string | null {
  const { findings, state, reason: decided } = membersOf(value);
  if (field === 'review' && (state === 'released' || state === 'withdrawn'))
    return [valueText(state), ...(typeof decided === 'string' ? [decided] : [])].join(': ');
  if (field === 'review' && Array.isArray(findings))
    return findings
      .map(membersOf)
      .map(({ words, reason }) => findingLine(String(words), String(reason)))
      .join(' ');
  if (language() === 'en' || WRITTEN.test(field)) return wordsOf(value, telling, field, currency);
  const list = (parts: readonly (string | null)[], between: string): string | null =>
    parts.filter((part) => part !== null).join(between) || null;
  if (Array.isArray(value))
    return list(
      value.map((part) => saidOf(part, telling, field, currency)),
      '; ',
    );
  if (typeof value !== 'object' || value === null) return valueWords(value, telling, field, currency);
  const members = membersOf(value);
  const own = currencyOf(members) ?? currency;
  return list(
    Object.entries(members).map(([name, member]) => {
      const said = name === 'currency' ? null : saidOf(member, telling, name, own);
      return said === null ? null : `${fieldText(name)} ${said}`;
    }),
    ', ',
  );
}

const PLUMBING: ReadonlySet<string> = new Set(['id', 'account_id', 'actor', 'created_at', 'updated_at']);

function changesOf(
  effect: Effect,
  telling: WordingContext,
  outer: string | undefined,
): { name: string; field: string; before: string | null; after: string | null }[] {
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
        name: field,
        field: fieldText(field),
        before: saidOf(before[field], telling, field, currency),
        after: saidOf(after[field], telling, field, currency),
      }))
      .filter((change) => change.before !== null || change.after !== null)
      // What reads the same before and after is no change to a reader: an instant that moved by seconds.
      .filter((change) => change.before === null || change.before !== change.after)
      // "Sent by mail: no" becomes neither yes nor no while the mail is on its way, which a line of its own tells.
      .filter(({ name, after: said }) => !(before[name] === false && said === null))
      // An ad shows nobody.
      .filter(({ name }) => effect.kind !== 'reveal' || name !== 'people' || after[name] !== 0)
      .filter(({ name }) => effect.kind !== 'create' || after[name] !== false)
      .filter(({ name }) => effect.kind !== 'delete' || before[name] !== false)
  );
}

// An id is omitted where the record contains the name too.
function isNamedBeside(field: string, fields: readonly string[]): boolean {
  const noun = /^(\w+)_id$/.exec(field)?.[1];
  return noun !== undefined && ['name', 'title'].some((word) => fields.includes(`${noun}_${word}`));
}
