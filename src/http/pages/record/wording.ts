import { catalogue } from '#actions/catalogue.ts';
import { declaredWords, fieldWords } from '#src/domain/record/words.ts';
import { isInstant } from '#src/lib/local-time.ts';
import { language, locale } from '#src/lib/reader-language.ts';
import { sources } from '../../language/en/desk.ts';
import { fields } from '../../language/en/fields.ts';
import { kinds } from '../../language/en/happened.ts';
import { values } from '../../language/en/values.ts';
import { clockText, dateText, listText, moneyText } from '../../language/format.ts';
import { actionText, remarkText, sentenceText } from '../../language/happened.ts';
import { type PlainKey, t } from '../../language/text.ts';
import { sourceText, stageText } from '../desk/wording.ts';
import { isAmount, type WordingContext } from '../effect-words.ts';

/** What a field is called, in the language of the page. */
export const fieldText = (field: string): string =>
  Object.hasOwn(fields, field)
    ? t(`fields.${field as keyof typeof fields}`)
    : (declaredWords().get(field)?.[language()] ?? fieldWords(field));

const hasWords = (field: string): boolean => Object.hasOwn(fields, field) || declaredWords().has(field);

/** A value of a fixed list, in the language of the page; other text as it is. */
export const valueText = (value: string): string =>
  Object.hasOwn(values, value) ? t(`values.${value as keyof typeof values}`) : value.replaceAll('_', ' ');

/** States of work that goes on beside, in words; nothing is said of what has not begun. */
const STATES: Record<string, Record<string, PlainKey | null>> = {
  enrichment_status: {
    none: null,
    pending: 'records.workPending',
    complete: 'records.workRead',
    failed: 'records.workFailed',
  },
  resume_status: {
    pending: 'records.workPending',
    read: 'records.workRead',
    failed: 'records.workFailed',
  },
  dna_status: {
    none: null,
    building: 'records.dnaBuilding',
    complete: 'records.dnaComplete',
    failed: 'records.dnaFailed',
  },
};

/** A value of a field as people read it: names for ids, money with its currency, days and times as the agency has them. */
export function valueWords(
  value: unknown,
  telling: WordingContext,
  field = '',
  currency?: string,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no');
  if (typeof value === 'number') return numberWords(value, field, currency);
  if (Array.isArray(value)) {
    const said = value.map((member) => valueWords(member, telling, field, currency));
    return said.filter((one) => one !== null).join('; ') || null;
  }
  return typeof value === 'string' ? textWords(value, telling, field) : null;
}

function numberWords(value: number, field: string, currency: string | undefined): string {
  if (/(^|_)percent$/.test(field)) return `${new Intl.NumberFormat(locale()).format(value)} %`;
  if (!isAmount(field)) return String(value);
  return currency === undefined ? new Intl.NumberFormat(locale()).format(value) : moneyText(value, currency);
}

const OF_FIXED_LIST = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;

function textWords(value: string, { names, timezone }: WordingContext, field: string): string | null {
  const state = STATES[field]?.[value];
  if (state !== undefined) return state === null ? null : t(state);
  const named = names.get(value);
  if (named !== undefined) return named;
  const moment: unknown = value;
  if (isInstant(moment)) return clockText(moment, timezone);
  if (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))) return dateText(value);
  if (field === 'stage' || field === 'previous_stage') return stageText(value);
  if (field === 'source' && Object.hasOwn(sources, value)) return sourceText(value);
  if (field === 'enrichment_error') return remarkText(value) ?? value;
  if (OF_FIXED_LIST.test(value)) return valueText(value);
  return value.length > 2000 ? `${value.slice(0, 2000)}…` : value;
}

const VERBS = {
  Created: 'happened.created',
  Updated: 'happened.updated',
  Deleted: 'happened.deleted',
} as const;

/** A line of a timeline: in the language of the page, or in the words that were written down. */
interface TimelineText {
  what: string;
  /** Set for words of the service that could not be read again, which are English. */
  english: boolean;
}

/** What is known of a line of a timeline. */
interface Line {
  type: string;
  /** As it was written down. */
  summary: string;
  /** The action that wrote it. */
  action: string | undefined;
  /** The fields that it names. */
  changed: readonly string[];
}

/** A line of a timeline in the language of the page; a note or a call stands as its writer wrote it. */
export function happenedText({ type, summary, action, changed }: Line, timezone: string): TimelineText {
  if ((type === 'note' || type === 'call') && action !== 'erase_candidate' && action !== 'create_application')
    return { what: summary, english: false };
  const told = sentenceText(summary, timezone) ?? titleText(summary, action);
  if (told !== undefined) return { what: told, english: false };
  return type === 'record_changed' ? changeText(summary, changed) : { what: summary, english: true };
}

/** The title of an action, where it is all that is said of it. */
const titleText = (summary: string, action: string | undefined): string | undefined =>
  action !== undefined && catalogue.get(action)?.title === summary ? actionText(action) : undefined;

/**
 * What a change of a record is called, with the fields that it names in people's words.
 * @param summary as it was written down: `Updated job Site Lead: employment type`
 * @param changed the fields it names, as the activity lists them
 */
export function changeText(summary: string, changed: readonly string[]): TimelineText {
  const tails = [changed.map(fieldWords), changed.map(spaced)].map((said) => `: ${said.join(', ')}`);
  const tail = changed.length === 0 ? '' : tails.find((one) => summary.endsWith(one));
  if (tail === undefined) return { what: summary, english: true };
  const head = summary.slice(0, summary.length - tail.length);
  const [, verb, rest = ''] = /^(Created|Updated|Deleted) (.*)$/s.exec(head) ?? [];
  const kind = (Object.keys(kinds) as (keyof typeof kinds)[])
    .filter((one) => rest === spaced(one) || rest.startsWith(`${spaced(one)} `))
    .sort((a, b) => b.length - a.length)[0];
  if (verb === undefined || kind === undefined) {
    // The names of fields that have no words of their own are left to programs.
    const known = changed.length > 0 && changed.every(hasWords);
    return { what: known ? `${head}: ${changed.map(fieldWords).join(', ')}` : head, english: true };
  }
  const name = rest.slice(kind.length + 1);
  const record = `${t(`kinds.${kind}`)} ${name}`.trim();
  const what = t(VERBS[verb as keyof typeof VERBS], { record });
  const known = changed.filter(hasWords);
  if (known.length === 0) return { what, english: false };
  const words = listText(known.map(fieldText), 'conjunction');
  return { what: t('records.changedFields', { what, fields: words }), english: false };
}

const spaced = (field: string): string => field.replaceAll('_', ' ');
