import { json } from '#db/rows.ts';
import { type Identity, identityOf, type ShortField } from '../anonymity/index.ts';
import { type CandidateRow, knownPerson } from '../candidates/index.ts';
import type { Education, Experience } from '../candidates/schema.ts';
import { type Finding, isAttribute } from '../moderation/index.ts';
import { reviewOfPerson, shortField } from '../review/index.ts';
import type { Level } from './redaction.ts';

const INSTEAD = 'Set the field right in the record with update_candidate, and send it again';

/**
 * What the titles, degrees and houses of those who are put forward tell beside the work. They stand on the page and in the mail as they are
 * in the record, so that nobody may have read them for it: what the gate finds there waits for a person, whatever it is.
 */
export function findingsInTitles(
  people: readonly CandidateRow[],
  { identity_visibility: level, place }: Pick<Level, 'identity_visibility'> & { place: string | null },
): Finding[] {
  const texts = people.flatMap((record, at) => {
    const known = level === 'anonymous' ? identityOf({ candidate: knownPerson(record) }) : null;
    return titlesOf(record).map(
      ([field, kind, text]) => [`items.${at}.${field}`, shown(kind, text, known)] as const,
    );
  });
  // A house may be named for a people, a faith or an illness; what else stands beside its name is told of the person.
  const houses = level === 'anonymous' ? [] : people.flatMap(housesOf);
  const as = { subject: 'person', place, people: people.map(({ name }) => name) } as const;
  return [
    ...reviewOfPerson(texts, as),
    ...reviewOfPerson(houses, as).filter(({ about }) => !isAttribute(about) && about !== 'health'),
  ]
    .filter(({ verdict }) => verdict === 'blocked' || verdict === 'held')
    .map((finding) => ({ ...finding, verdict: 'held', rewording: INSTEAD }));
}

const shown = (kind: ShortField, text: string | null, known: Identity | null): string | null =>
  text === null || known === null ? text : shortField(kind, text, known);

function titlesOf(record: CandidateRow): (readonly [string, ShortField, string | null])[] {
  return [
    ['current_title', 'title', record.current_title],
    ...json
      .decode<Experience[]>(record.experience)
      .map(({ title }, at) => [`experience.${at}.title`, 'title', title] as const),
    ...json.decode<Education[]>(record.education).flatMap(
      ({ degree, field }, at) =>
        [
          [`education.${at}.degree`, 'study', degree],
          [`education.${at}.field`, 'study', field],
        ] as const,
    ),
  ];
}

/** The houses and schools of a record, which are shown but without names. */
const housesOf = (record: CandidateRow, at: number): (readonly [string, string | null])[] => [
  [`items.${at}.current_company`, record.current_company],
  ...json
    .decode<Experience[]>(record.experience)
    .map(({ employer }, role) => [`items.${at}.experience.${role}.employer`, employer] as const),
  ...json
    .decode<Education[]>(record.education)
    .map(({ school }, study) => [`items.${at}.education.${study}.school`, school] as const),
];
