/** @jsxImportSource hono/jsx */
import type { Child, FC } from 'hono/jsx';
import * as z from 'zod';
import { type PagedKind, pagedKind, recordPath } from '#src/action/record-pages.ts';
import { t } from '../../language/text.ts';
import { capital } from '../desk/wording.ts';
import { currencyOf, type WordingContext } from '../effect-words.ts';
import type { ShownRecord } from './read.ts';
import { fieldText, valueText, valueWords } from './wording.ts';

/** What the title says already, and what only programs need. */
const UNSAID: ReadonlySet<string> = new Set([
  'id',
  'account_id',
  'url',
  'updated_at',
  'answers',
  'job_ad',
  'first_name',
  'last_name',
  'currency',
  'salary_currency',
  'stats',
]);

/** Fields that say in code or in parts what the field beside them says whole. */
const TOLD_BY: Readonly<Record<string, string>> = {
  current_job_title: 'current_title',
  current_employer: 'current_company',
  salary_expectation_amount: 'salary_expectation_annual',
  salary_expectation_period: 'salary_expectation_annual',
  work_rights_status: 'work_rights',
  country_code: 'country',
  notice_period_days: 'notice_period',
};

/** What is on record: a line for each field that is filled; lists of parts as lists. */
export const Facts: FC<{
  record: ShownRecord;
  title: string;
  telling: WordingContext;
  /** Whether the person may open the page of a record of this kind. */
  opens(kind: PagedKind): boolean;
}> = ({ record, title, telling, opens }) => {
  const currency = currencyOf(record);
  const facts = Object.entries(record).flatMap(([field, value]): { field: string; told: Child }[] => {
    if (UNSAID.has(field) || value === title || value === false || isToldBeside(field, record)) return [];
    if (field === 'fit') return fitOf(value);
    const told =
      linkOf(field, value, record, { names: telling.names, opens }) ?? shown(field, value, telling, currency);
    return told === null || told === '' ? [] : [{ field, told }];
  });
  return (
    <dl>
      {facts.map(({ field, told }) => (
        <>
          <dt>{capital(fieldText(field))}</dt>
          <dd>{told}</dd>
        </>
      ))}
    </dl>
  );
};

/** A value as people read it: a list where it has several parts of their own. */
function shown(
  field: string,
  value: unknown,
  telling: WordingContext,
  currency: string | undefined,
): Child | null {
  if (Array.isArray(value) && value.some(isRecord)) {
    const lines = value.map((one) => lineOf(one, telling, currency)).filter((one) => one !== null);
    return lines.length === 0 ? null : <List lines={lines} />;
  }
  if (isRecord(value)) {
    const parts = partsOf(value, telling, currencyOf(value) ?? currency);
    if (parts.length === 0) return null;
    const [only, ...others] = Object.entries(value).filter(([, member]) => isFilled(member));
    if (only !== undefined && others.length === 0 && Array.isArray(only[1]))
      return shown(only[0], only[1], telling, currency);
    return parts.every(({ label }) => label === null) ? (
      <bdi>{parts.map(({ said }) => said).join(', ')}</bdi>
    ) : (
      <List lines={parts.map(({ label, said }) => (label === null ? said : `${label}: ${said}`))} />
    );
  }
  const told = valueWords(value, telling, field, currency);
  return told === null ? null : <bdi>{told}</bdi>;
}

const List: FC<{ lines: readonly string[] }> = ({ lines }) => (
  <ul class="tight">
    {lines.map((line) => (
      <li>
        <bdi>{line}</bdi>
      </li>
    ))}
  </ul>
);

const isFilled = (value: unknown): boolean =>
  value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);

const isRecord = (value: unknown): value is ShownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members whose value says by itself what it is. */
const PLAIN: ReadonlySet<string> = new Set([
  'name',
  'title',
  'label',
  'employer',
  'school',
  'degree',
  'field',
  'city',
  'state',
  'country',
  'type',
  'user',
  'user_id',
  'role',
  'summary',
  'description',
  'percent',
  'amount',
  'period',
  'format',
  'kind',
]);

/** Pay from the least to the most, for a time. */
function rangeOf(
  { base_min, base_max, period }: ShownRecord,
  telling: WordingContext,
  currency: string | undefined,
): string | null {
  const [low, high] = [base_min, base_max].map((value) => valueWords(value, telling, 'amount', currency));
  const pay =
    low != null && high != null && low !== high ? t('records.range', { low, high }) : (low ?? high ?? null);
  return pay === null || typeof period !== 'string'
    ? pay
    : t('records.payFor', { pay, period: valueText(period) });
}

const RANGE: ReadonlySet<string> = new Set(['base_min', 'base_max']);

/** The parts of a value with their names, but for those whose value says what it is. */
function partsOf(
  value: ShownRecord,
  telling: WordingContext,
  currency: string | undefined,
): { label: string | null; said: string }[] {
  const range = rangeOf(value, telling, currency);
  const span = spanOf(value, telling, currency);
  const hasAmount = Object.values(value).some((member) => typeof member === 'number');
  const parts = Object.entries(value).flatMap(([name, member]) => {
    if (UNSAID.has(name) || isToldBeside(name, value) || SPAN.has(name) || RANGE.has(name)) return [];
    // A time that pay is for says nothing without the pay, which may be hidden, nor does the kind of a fee without one.
    if (name === 'period' && (range !== null || !hasAmount)) return [];
    if (name === 'type' && 'percent' in value && (!hasAmount || value.percent !== null)) return [];
    if (typeof member === 'boolean') return member ? [{ label: null, said: fieldText(name) }] : [];
    const said = isRecord(member)
      ? partsOf(member, telling, currencyOf(member) ?? currency)
          .map((part) => (part.label === null ? part.said : `${part.label} ${part.said}`))
          .join(', ')
      : Array.isArray(member) && member.some(isRecord)
        ? member
            .map((one) => lineOf(one, telling, currency))
            .filter((line) => line !== null)
            .join('; ')
        : valueWords(member, telling, name, currency);
    return said === null || said === '' ? [] : [{ label: PLAIN.has(name) ? null : fieldText(name), said }];
  });
  const whole = (said: string | null) => (said === null ? [] : [{ label: null, said }]);
  return [...whole(range), ...parts, ...whole(span)];
}

const SPAN: ReadonlySet<string> = new Set(['from', 'to', 'is_current']);

/** From when to when, of a role or a course. */
function spanOf(
  { from, to, is_current }: ShownRecord,
  telling: WordingContext,
  currency: string | undefined,
): string | null {
  // A step of fee terms begins at an amount.
  if (typeof from === 'number')
    return t('records.fromWhen', { began: valueWords(from, telling, 'amount', currency) ?? '' });
  const [began, ended] = [
    valueWords(from, telling),
    is_current === true ? t('records.now') : valueWords(to, telling),
  ];
  if (began === null) return ended === null ? null : t('records.untilWhen', { ended });
  return ended === null ? t('records.fromWhen', { began }) : t('records.range', { low: began, high: ended });
}

function lineOf(value: unknown, telling: WordingContext, currency: string | undefined): string | null {
  if (!isRecord(value)) return valueWords(value, telling, '', currency);
  const parts = partsOf(value, telling, currencyOf(value) ?? currency);
  return parts.length === 0
    ? null
    : parts.map(({ label, said }) => (label === null ? said : labelled(label, said))).join(', ');
}

/** A value with its name; what is counted stands behind the number: duration 30 minutes. */
function labelled(label: string, said: string): string {
  const [, name, unit] = /^(.*?) ?(minutes|days|weeks|hours)$/.exec(label) ?? [];
  return unit === undefined ? `${label} ${said}` : `${name} ${said} ${unit}`.trim();
}

// How well somebody fits is told by its verdict and its summary; the interface for programs tells each requirement.
function fitOf(value: unknown): { field: string; told: Child }[] {
  if (!isRecord(value)) return [];
  const verdict = typeof value.verdict === 'string' ? valueText(value.verdict) : null;
  const said = fitText(value);
  const told =
    verdict !== null && typeof said === 'string' ? t('records.fitOf', { verdict, said }) : (verdict ?? said);
  return typeof told !== 'string' ? [] : [{ field: 'fit', told: <bdi>{told}</bdi> }];
}

const Criteria = z.array(
  z.object({ criterion: z.string(), status: z.enum(['met', 'partial', 'missing', 'unknown']) }),
);
const MOST_NAMED = 5;

/** What an assessment says: by the rules from its criteria, in the language of the page, else in the words of its writer. */
function fitText({ summary, criteria }: ShownRecord): unknown {
  const read = Criteria.safeParse(criteria);
  if (!read.success || typeof summary !== 'string' || !/^Meets \d+ of \d+\./.test(summary)) return summary;
  const named = (status: 'met' | 'partial' | 'missing' | 'unknown') =>
    read.data.flatMap((each) => (each.status === status ? each.criterion : []));
  const list = (
    key: 'records.fitMet' | 'records.fitInPart' | 'records.fitMissing' | 'records.fitToAsk',
    all: readonly string[],
  ): string[] => {
    if (all.length === 0) return [];
    const names = all.slice(0, MOST_NAMED).join(', ');
    const left = all.length - MOST_NAMED;
    return [t(key, { names: left > 0 ? t('records.fitMore', { names, count: left }) : names })];
  };
  return [
    t('records.fitMeets', { met: named('met').length, total: read.data.length }),
    ...list('records.fitMet', named('met')),
    ...list('records.fitInPart', named('partial')),
    ...list('records.fitMissing', named('missing')),
    ...list('records.fitToAsk', named('unknown')),
  ].join(' ');
}

// The id of what has a name beside it is told by that name, and a code or part by the field that says it whole.
function isToldBeside(field: string, record: ShownRecord): boolean {
  if (field === 'salary_expectation' && saysNoMoreThan(record[field], record.salary_expectation_annual))
    return true;
  const whole = TOLD_BY[field];
  if (whole !== undefined && record[whole] != null) return true;
  const noun = /^(\w+)_id$/.exec(field)?.[1];
  return noun !== undefined && [noun, `${noun}_name`, `${noun}_title`].some((name) => record[name] != null);
}

// `$128,000` beside the same amount with its currency.
const saysNoMoreThan = (told: unknown, amount: unknown): boolean =>
  typeof told === 'string' && !/\p{L}/u.test(told) && told.replaceAll(/\D/g, '') === String(amount);

/**
 * The name of another record that a field is about, which leads there where it may be opened; null where it is about
 * none, empty where there is nothing to say of it.
 */
function linkOf(
  field: string,
  value: unknown,
  record: ShownRecord,
  { names, opens }: { names: WordingContext['names']; opens(kind: PagedKind): boolean },
): Child | null {
  const reference = isRecord(value) ? value : null;
  const noun = /^(\w+)_(?:name|title)$/.exec(field)?.[1];
  const beside = noun === undefined ? undefined : record[`${noun}_id`];
  const id = reference?.id ?? (typeof beside === 'string' ? beside : value);
  const kind = typeof id === 'string' ? pagedKind(id) : undefined;
  if (typeof id !== 'string' || kind === undefined) return null;
  const known = reference?.name ?? reference?.title ?? (beside === undefined ? names.get(id) : value);
  // A record without a name, which this person may not open, would say no more than what it is.
  if (typeof known !== 'string' && !opens(kind)) return '';
  const name = <bdi>{typeof known === 'string' ? known : t('records.openIt')}</bdi>;
  return opens(kind) ? <a href={recordPath(id)}>{name}</a> : name;
}
