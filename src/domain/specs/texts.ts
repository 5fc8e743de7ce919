import { json } from '#db/rows.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { anonymise, type Identity, identityOf, omitIdentifying, placeToShow } from '../anonymity/index.ts';
import { type CandidateRow, knownPerson, wholeYears } from '../candidates/index.ts';
import { isDenied } from '../lexicon/denials.ts';
import { findingOf } from '../moderation/index.ts';
import { isSpokenLanguage, mayBeShown, plainField, shortField } from '../review/index.ts';
import type { SendSpec, Spec } from './schema.ts';

/** What the contact reads of the candidate. */
export type Texts = Pick<Spec, 'headline' | 'chips' | 'pitch' | 'location' | 'salary_band' | 'notice'>;

const MAX_CHIPS = 6;
const MAX_CHIP_LENGTH = 60;

/** Who a text of a spec must not give away. */
export function identityIn(record: CandidateRow): Identity {
  return identityOf({ candidate: knownPerson(record) });
}

/**
 * The texts of a spec without what would tell who it is: those given, or those that the record yields.
 * @param given the pitch that the assistant wrote, where none was given, and the name of the contact who reads them
 * @throws AppError VALIDATION_ERROR on the field of a text that is missing, or that still tells, with the spans
 */
export function textsOf(
  record: CandidateRow,
  input: SendSpec,
  given: { drafted: string | null; reader: string },
): Texts {
  const { drafted, reader } = given;
  const identity = identityIn(record);
  const left = (text: string): string =>
    input.omit_identifying ? omitIdentifying(text, identity, 'anonymous').text : text;
  const hidden = (text: string, field: string): string => unnamed(left(text), identity, { field, reader });
  const maybe = (text: string | null, field: string): string | null =>
    text === null ? null : hidden(text, field);
  const headline = input.headline ?? headlineOf(record, identity);
  if (headline === null) {
    throw invalid(
      'headline',
      'headline: the record has no current title to make one from, or none of which the words are known; give a headline',
    );
  }
  const shown = hidden(headline, 'headline');
  if (shown === '') {
    throw invalid(
      'headline',
      'headline: all of it may tell who the candidate is; give one that fits many people, such as the title',
    );
  }
  return {
    headline: shown,
    chips:
      input.chips === undefined
        ? chipsOf(record, identity)
        : input.chips.map((chip, at) => hidden(chip, `chips.${at}`)).filter((chip) => chip !== ''),
    pitch: hidden(input.pitch ?? drafted ?? headline, 'pitch') || hidden(headline, 'pitch'),
    location: maybe(input.location ?? placeToShow(record, input.omit_identifying), 'location'),
    salary_band: maybe(input.salary_band ?? null, 'salary_band'),
    notice: maybe(input.notice ?? noticeOf(record, identity), 'notice'),
  };
}

/**
 * A text that tells nobody who the candidate is.
 * @param to its field, and the name of the contact who reads it and may be greeted by it
 * @throws AppError VALIDATION_ERROR on the field, with the spans
 */
export function unnamed(text: string, identity: Identity, to: { field: string; reader: string }): string {
  const { field, reader } = to;
  const as = { subject: 'person', place: null, people: [reader] } as const;
  const { text: clean, residue: all } = anonymise(text, identity, as);
  const isLanguage = isSpokenLanguage(text);
  const residue = all.filter((span) => span.about !== 'race_or_origin' || !isLanguage(span));
  if (residue.length === 0) return clean;
  const quoted = residue.map((span) => JSON.stringify(span.text)).join(', ');
  const findings = residue.flatMap((span) =>
    span.about === undefined ? [] : [findingOf(span.about, field, span)],
  );
  throw new AppError(
    'VALIDATION_ERROR',
    `${field}: ${quoted} would tell who the candidate is, or of their sex, age, origin, faith, family or health. Say it in another way, or leave it out.`,
    {
      field,
      extra: { spans: residue, findings },
      ...(findings.length === residue.length ? { type: 'unlawful_wording' as const } : {}),
    },
  );
}

function headlineOf({ current_title, years_experience }: CandidateRow, identity: Identity): string | null {
  const title = current_title === null ? null : shortField('title', current_title, identity);
  const years = wholeYears(years_experience);
  if (title === null || years === null) return title;
  return `${title}, ${years} ${years === 1 ? 'year' : 'years'} of experience`.slice(0, 200);
}

/** Skills that can stand as they are: one that must be changed to hide somebody says nothing any more. */
function chipsOf(record: CandidateRow, identity: Identity): string[] {
  return json
    .decode<string[]>(record.skills)
    .filter((skill) => {
      if (skill.length > MAX_CHIP_LENGTH || isDenied(skill)) return false;
      const { text, residue } = anonymise(skill, identity);
      return text === skill && residue.length === 0 && shortField('skill', skill, identity) === skill;
    })
    .slice(0, MAX_CHIPS);
}

const noticeOf = ({ notice_period: notice }: CandidateRow, identity: Identity): string | null =>
  notice !== null && mayBeShown(notice) ? plainField(notice, identity) : null;
