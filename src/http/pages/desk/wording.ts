import type { BatchSummary } from '#src/batch/index.ts';
import { language, locale } from '#src/lib/reader-language.ts';
import { sources, stages } from '../../language/en/desk.ts';
import { listText, moneyText } from '../../language/format.ts';
import { type PlainKey, t } from '../../language/text.ts';

/** A sum of money, as it is shown: in one currency. */
export interface Sum {
  amount: number;
  currency: string;
}

/** An amount as a person reads it, in whole units. */
export const money = ({ amount, currency }: Sum): string => moneyText(Math.round(amount), currency);

/** Amounts of several currencies in a row. */
export const sumsText = (sums: readonly Sum[]): string => listText(sums.map(money), 'conjunction');

/** The amounts of a column of a report, those alone that may be seen and are not nothing. */
export function sumsOf(rows: readonly Record<string, unknown>[], key: string): Sum[] {
  return rows.flatMap(({ currency, [key]: amount }) =>
    typeof amount === 'number' && typeof currency === 'string' && amount !== 0 ? [{ amount, currency }] : [],
  );
}

/** @param month as 2026-11 */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(language(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** A period of a quota: a month in the language of the page, a quarter or year as it is. */
export const periodText = ({ label, starts_on }: { label: string; starts_on: string }): string =>
  /^\p{L}{3}/u.test(label)
    ? new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${starts_on}T00:00:00Z`),
      )
    : label;

/** A stage of the pipeline by its code. */
export const stageText = (stage: string): string =>
  Object.hasOwn(stages, stage) ? t(`stages.${stage as keyof typeof stages}`) : capital(stage);

/** Where an application came from by its code. */
export const sourceText = (source: string): string =>
  Object.hasOwn(sources, source) ? t(`sources.${source as keyof typeof sources}`) : capital(source);

/** A name in code as people write it. */
export const capital = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1).replaceAll('_', ' ')}`;

const STATUS_WORDS = {
  planned: 'desk.planned',
  awaiting_approval: 'desk.waitsForAPerson',
  running: 'desk.runs',
  succeeded: 'desk.succeeded',
  partial: 'desk.doneInPart',
  failed: 'desk.failed',
  rolled_back: 'desk.rolledBack',
  cancelled: 'desk.cancelled',
  undone: 'desk.takenBack',
} as const satisfies Record<BatchSummary['status'], PlainKey>;

/** How a batch stands, in a word or two. */
export const statusText = (status: BatchSummary['status']): string => t(STATUS_WORDS[status]);
