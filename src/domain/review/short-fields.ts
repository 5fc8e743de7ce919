import { json } from '#db/rows.ts';
import { matchesOf } from '#src/lib/matches.ts';
import {
  explainedOf,
  type Identity,
  type PlainField,
  placeToShow,
  plainFieldOf,
  type ShortField,
  scrub,
  scrubKnown,
  uncertainIn,
} from '../anonymity/index.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Education, Experience } from '../candidates/schema.ts';
import { reviewOfPerson } from './as-sent.ts';
import { isLanguage } from './spoken-languages.ts';

/** A short field of a record that an anonymous send shows in part or not at all. */
export interface LeftOut {
  /** Its place in the record: `experience.0.title`. */
  field: string;
  words: string;
  shown: string | null;
}

/** A short field as an anonymous send shows it: without what the record or its form tells to be a name. */
export const shortField = (kind: ShortField, text: string, identity: Identity): string | null =>
  shortFieldOf(kind, text, identity).shown;

/** Whether no word of a short field is of somebody's life beside the work. */
const isOfWork = (text: string): boolean =>
  reviewOfPerson([['summary', text]], { subject: 'person', place: null }).every(
    ({ verdict }) => verdict !== 'blocked' && verdict !== 'held',
  );

/** The same with the words of it that no list has, which somebody should look at. */
function shortFieldOf(kind: ShortField, text: string, identity: Identity): PlainField {
  if (kind !== 'language' && kind !== 'paper') {
    const known = scrubKnown(text, identity).replaced.filter(({ reason }) => reason !== 'pronoun');
    const field = plainFieldOf(kind, text, known);
    if (field.shown === null || field.shown === explainedOf(kind, text) || isOfWork(field.shown))
      return field;
    // "Controller (mother of two)": of what tells of a life beside the work only the words of a title stay.
    return { shown: explainedOf(kind, scrub(text, identity).text), unknown: [] };
  }
  const { text: said } = scrub(text, identity);
  // A language that is somebody's name as well is taken out before.
  const shown = kind === 'language' && said === text && isLanguage(text) ? text : explainedOf(kind, said);
  return { shown, unknown: [] };
}

const isSure = (text: string, identity: Identity): boolean =>
  uncertainIn(text, identity, 'anonymous').length === 0;

/** What the clauses of a field in somebody's own words are set apart by. */
const APART =
  /[,;()\n]|\s[–—-]\s|(?<=\p{L}{2})\.\s|\s(?=(?:but|because|as|since|unless|though|although|if|aber|weil|da|falls|mais|car|sauf|si|pero|porque|salvo|ma|perché|mas|exceto|maar|omdat|tenzij)\s)/u;
const NUMBER =
  '(?:\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?|an?|one|two|three|four|six|eight|twelve|eine[nrm]?|zwei|drei|vier|sechs|acht|une?|deux|trois|quatre|six|huit|dos|tres|cuatro|seis|ocho|due|tre|quattro|sei|dois|três|quatro|seis|een|twee|drie|vier|zes|acht)';
const UNIT =
  '(?:calendar |business |working )?(?:days?|weeks?|wks?|months?|mths?|fortnights?|Tage?n?|Wochen?|Monate?n?|jours?|semaines?|mois|días?|semanas?|mes(?:es)?|giorn[oi]|settiman[ae]|mes[ei]|dias?|mês|dagen|weken|week|maand(?:en)?)';
/** How long it takes until somebody can start. */
const LENGTH = new RegExp(`(?<![\\p{L}\\p{N}.,/])${NUMBER}[ -]${UNIT}(?![\\p{L}\\p{N}])`, 'giu');
const AT_ONCE =
  /(?<!\p{L})(?:immediate(?:ly)?|available now|at once|sofort|immédiat\p{L}*|inmediat\p{L}*|immediat\p{L}*|imediat\p{L}*|direct)(?!\p{L})/iu;
const DENIED = /(?<!\p{L})(?:not|no|never|n['’]t|nicht|kein\p{L}*|pas|sans|non|não|sin|niet|geen)(?!\p{L})/iu;

/**
 * A field in somebody's own words as an anonymous send shows it: whole, or where a word of it may be a name the clauses that say when or
 * for how long and of which all is explained, or else the one length that it tells (`4 weeks` of "4 weeks, or less if Zorblatt agrees").
 * Null where that leaves nothing.
 */
export function plainField(text: string, identity: Identity): string | null {
  if (isSure(text, identity)) return scrub(text, identity).text || null;
  const clauses = text.split(APART).map((clause) => clause.trim());
  const told = clauses.filter((clause) => matchesOf(LENGTH, clause).length > 0 || AT_ONCE.test(clause));
  if (told.some((clause) => DENIED.test(clause))) return null;
  const sure = told.filter((clause) => isSure(clause, identity));
  if (sure.length > 0) return scrub(sure.join(', '), identity).text || null;
  const lengths = new Set(matchesOf(LENGTH, text).map(([length]) => length));
  return lengths.size === 1 ? ([...lengths][0] ?? null) : null;
}

/** The short fields of a record, each with its place in it. */
function fieldsOf(record: CandidateRow): (readonly [string, string | null, ShortField])[] {
  const list = (column: string): string[] => json.decode<string[]>(column);
  return [
    ['current_title', record.current_title, 'title'],
    ...json
      .decode<Experience[]>(record.experience)
      .map(({ title }, at) => [`experience.${at}.title`, title, 'title'] as const),
    ...json.decode<Education[]>(record.education).flatMap(
      ({ degree, field }, at) =>
        [
          [`education.${at}.degree`, degree, 'study'],
          [`education.${at}.field`, field, 'study'],
        ] as const,
    ),
    ...list(record.skills).map((skill, at) => [`skills.${at}`, skill, 'skill'] as const),
    ...list(record.languages).map((one, at) => [`languages.${at}`, one, 'language'] as const),
  ];
}

/** A short field that an anonymous send shows, with the words of it that no list has. */
export interface ShownUnknown {
  field: string;
  text: string;
  words: string[];
}

/** Which short fields of a record an anonymous send shows with words that no list has: most are of a trade, and one may be a name. */
export const unknownIn = (record: CandidateRow, identity: Identity): ShownUnknown[] =>
  fieldsOf(record).flatMap(([field, text, kind]): ShownUnknown[] => {
    if (text === null || text === '') return [];
    const { shown, unknown } = shortFieldOf(kind, text, identity);
    return shown === null || unknown.length === 0 ? [] : [{ field, text: shown, words: unknown }];
  });

/** Which short fields of a record an anonymous send does not show as they stand. */
export function leftOutOf(record: CandidateRow, identity: Identity): LeftOut[] {
  const short = fieldsOf(record).flatMap(([field, words, kind]): LeftOut[] => {
    if (words === null || words === '') return [];
    const shown = shortField(kind, words, identity);
    return shown === words ? [] : [{ field, words, shown }];
  });
  const notice = record.notice_period;
  const own: LeftOut[] =
    notice === null || isSure(notice, identity)
      ? []
      : [{ field: 'notice_period', words: notice, shown: plainField(notice, identity) }];
  const { city } = record;
  const place = placeToShow(record, false);
  const towns = city === null || placeToShow({ city, country: null }, false) !== null ? [] : [city];
  return [...short, ...own, ...towns.map((words) => ({ field: 'location.city', words, shown: place }))];
}

/** What of a record is left out, in words for whoever sends it. */
export const leftOutText = (left: readonly LeftOut[]): string =>
  left
    .map(
      ({ field, words, shown }) =>
        `${field} ${JSON.stringify(words)}${shown === null ? '' : ` (shown as ${JSON.stringify(shown)})`}`,
    )
    .join(', ');
