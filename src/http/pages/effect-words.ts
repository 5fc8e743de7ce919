import { fieldWords } from '#src/domain/record/words.ts';
import { localClock } from '#src/lib/local-time.ts';
import { formatMoney } from '#src/lib/money.ts';

/** What an effect's words are told by. */
export interface WordingContext {
  /** The names of records whose ids occur in the effect. */
  names: ReadonlyMap<string, string>;
  /** The zone whose clock is shown: the agency's. */
  timezone: string;
}

export type Members = Record<string, unknown>;

/** An amount of money, in the currency that stands beside it or above. */
const AMOUNT =
  /(^|_)(amount|salary|salary_min|salary_max|fee|rate|gp|ote|base_min|base_max|minimum|charge_rate|pay_rate)$|^salary_expectation_annual$/;

/** The members of an object; a single value as the member `value`. */
export function membersOf(value: unknown): Members {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value };
}

/** The currency that a record or one of its parts says its amounts are in. */
export function currencyOf(members: Members): string | undefined {
  for (const name of ['currency', 'salary_currency', 'placed_currency'])
    if (typeof members[name] === 'string') return members[name];
  return undefined;
}

/** Whether a field holds an amount of money. */
export const isAmount = (field: string): boolean => AMOUNT.test(field);

/** A value as people read it: names for ids, money with its currency, days and times as they are said here. */
export function wordsOf(
  value: unknown,
  telling: WordingContext,
  field = '',
  currency?: string,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberText(value, field, currency);
  if (typeof value === 'string') return textOf(telling.names.get(value) ?? value, telling.timezone);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) {
    const said = value
      .map((member) => wordsOf(member, telling, field, currency))
      .filter((one) => one !== null);
    return said.length === 0 ? null : textOf(said.join('; '), telling.timezone);
  }
  const own = currencyOf(membersOf(value)) ?? currency;
  const said = Object.entries(value).flatMap(([name, member]) => {
    if (name === 'currency') return [];
    const words = wordsOf(member, telling, name, own);
    return words === null ? [] : [`${fieldWords(name)} ${words}`];
  });
  return said.length === 0 ? null : textOf(said.join(', '), telling.timezone);
}

function numberText(value: number, field: string, currency: string | undefined): string {
  if (/(^|_)percent$/.test(field)) return `${value} %`;
  if (!isAmount(field)) return String(value);
  return currency === undefined ? value.toLocaleString('en-US') : formatMoney(value, currency);
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

function textOf(text: string, timezone: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return localClock(text, timezone);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) {
    const day = new Date(`${text}T00:00:00Z`);
    return Number.isNaN(day.getTime()) ? text : DAY.format(day);
  }
  // A value of a fixed list: client_interview.
  if (/^[a-z]+(?:_[a-z]+)+$/.test(text)) return text.replaceAll('_', ' ');
  return text.length > 2000 ? `${text.slice(0, 2000)}…` : text;
}
