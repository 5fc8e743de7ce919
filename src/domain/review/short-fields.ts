import { json } from '#db/rows.ts';
import {
  explainedOf,
  type Identity,
  placeToShow,
  type ShortField,
  scrub,
  uncertainIn,
} from '../anonymity/index.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { Education, Experience } from '../candidates/schema.ts';

/** A short field of a record that an anonymous send shows in part or not at all. */
export interface LeftOut {
  /** Its place in the record: `experience.0.title`. */
  field: string;
  words: string;
  shown: string | null;
}

/** A short field as an anonymous send shows it: redacted, and of that what the vocabulary of its kind explains. */
export const shortField = (kind: ShortField, text: string, identity: Identity): string | null =>
  explainedOf(kind, scrub(text, identity).text);

/** A field in somebody's own words as an anonymous send shows it: null where a word of it may be a name. */
export const plainField = (text: string, identity: Identity): string | null =>
  uncertainIn(text, identity, 'anonymous').length === 0 ? scrub(text, identity).text || null : null;

/** Which short fields of a record an anonymous send does not show as they stand. */
export function leftOutOf(record: CandidateRow, identity: Identity): LeftOut[] {
  const list = (column: string): string[] => json.decode<string[]>(column);
  const fields: (readonly [string, string | null, ShortField])[] = [
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
  const short = fields.flatMap(([field, words, kind]): LeftOut[] => {
    if (words === null || words === '') return [];
    const shown = shortField(kind, words, identity);
    return shown === scrub(words, identity).text ? [] : [{ field, words, shown }];
  });
  const own = (['notice_period', 'work_rights'] as const).flatMap((field): LeftOut[] => {
    const words = record[field];
    return words === null || plainField(words, identity) !== null ? [] : [{ field, words, shown: null }];
  });
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
