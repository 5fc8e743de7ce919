import { companyKey } from '#src/lib/company.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { givenNameToShow } from '../names/index.ts';
import { wordsOf } from './fold.ts';
import { heldByMany } from './held-by-many.ts';
import { surnameWordsOf } from './houses-of-surname.ts';
import type { Known } from './known.ts';
import { occurrences } from './occurrences.ts';
import { nameOfOrganisation } from './organisation.ts';
import { shownFieldsOf, studiesOf } from './own-titles.ts';
import type { Shown } from './own-words.ts';
import { type KnownPerson, personStrings } from './person.ts';
import { type Recorded, recordedOf, recordedTogether } from './recorded.ts';
import { type KnownOrganisation, type Organisation, roleOf, schoolRoleOf } from './roles.ts';
import { explainedOf } from './short-fields.ts';
import { siteStrings } from './sites.ts';
import { organisationStrings } from './spoken-of.ts';

/** Whom a text must not give away: out of these `identityOf` makes the strings to look for. */
export interface Sources {
  candidate?: KnownPerson | undefined;
  /** What the candidate is called in place of the name: `the candidate` where it is left out. */
  label?: string | undefined;
  client?: KnownOrganisation | undefined;
  /** What the client and its people are called in their place; default what kind of company it is, and a contact. */
  clientLabel?: string | undefined;
  contactLabel?: string | undefined;
  /** People at the client. */
  contacts?: readonly KnownPerson[] | undefined;
  /** The agency's own name and its people, where they must not show. */
  agency?: KnownOrganisation | undefined;
  consultants?: readonly KnownPerson[] | undefined;
  /** What is known of employers beside their names: their industry and size show in the role that replaces them. */
  organisations?: readonly Organisation[] | undefined;
}

/** The strings that would tell who is meant, with what stands in the place of each. */
export interface Identity {
  readonly known: readonly Known[];
  /** The candidate's first name, which a send that shows first names keeps. */
  readonly firstName: string | null;
  /** What the candidate is recorded as able to do: no name, whatever it looks like. */
  readonly terms: readonly string[];
  /** The words of the candidate's record by their kind; null where nobody is a candidate. */
  readonly recorded: Recorded | null;
  /** What of the candidate's record stands in its own place and tells nobody. */
  readonly shown: Shown;
}

/**
 * The strings that would tell who a candidate, a client or its people are: names and their parts, e-mail addresses,
 * telephone numbers, addresses on the web, employers, schools.
 */
export function identityOf(sources: Sources): Identity {
  const { candidate, client, contacts = [], agency, consultants = [] } = sources;
  const known: Known[] = [];
  const hints = new Map((sources.organisations ?? []).map((one) => [companyKey(one.name) ?? '', one]));
  if (client !== undefined)
    known.push(...organisationStrings(client, 'client', sources.clientLabel ?? roleOf(client)));
  if (agency !== undefined) known.push(...organisationStrings(agency, 'agency', 'the agency'));
  if (candidate !== undefined) {
    known.push(...personStrings(candidate, 'name', sources.label ?? 'the candidate'));
    for (const employer of employersOf(candidate)) {
      const hint = hints.get(companyKey(employer) ?? '');
      known.push(...nameOfOrganisation(employer, 'employer', roleOf({ ...hint, name: employer })));
    }
    known.push(...siteStrings(candidate));
    for (const school of schoolsOf(candidate))
      known.push(...nameOfOrganisation(school, 'school', schoolRoleOf(school)));
  }
  for (const contact of contacts)
    known.push(...personStrings(contact, 'contact', sources.contactLabel ?? 'a contact'));
  for (const consultant of consultants) known.push(...personStrings(consultant, 'agency', 'the consultant'));
  // A skill that no list knows may be what the employer makes: it explains no word elsewhere.
  const skills = (candidate?.terms ?? []).filter((term) => explainedOf('skill', term) !== null);
  const terms = [
    ...skills,
    // `Compose` of Jetpack Compose.
    ...skills.flatMap((term) => / (\p{Lu}\p{Ll}{4,})$/u.exec(term)?.[1] ?? []),
    ...heldByMany(candidate ?? {}, known),
  ];
  const recorded = candidate === undefined ? null : recordedOf(candidate, employersOf(candidate));
  const { titles, listed } =
    candidate === undefined ? { titles: [], listed: [] } : shownFieldsOf(candidate, known);
  const called = titles.filter((title) => isAlsoCalled(title, known));
  const houses = candidate === undefined ? [] : [...employersOf(candidate), ...schoolsOf(candidate)];
  return {
    known: withSafeTokens(withTitles(known, called)),
    firstName: firstNameOf(candidate),
    terms,
    recorded,
    shown: {
      ...{ titles, listed, called, houses },
      surnames: candidate === undefined ? [] : surnameWordsOf(candidate),
      studies: candidate === undefined ? [] : studiesOf(candidate),
    },
  };
}

/**
 * Several people in a text that may speak of any of them. A common word of an employer's name
 * (`Target` of Target Australia) is looked for only in texts of the person who worked there: of one alone, in all.
 */
export function togetherOf(identities: readonly Identity[]): Identity {
  const [only] = identities;
  if (only !== undefined && identities.length === 1) return { ...only, firstName: null };
  const isPart = ({ reason, strict }: Known): boolean =>
    (reason === 'employer' || reason === 'school') && strict === true;
  return {
    known: identities.flatMap(({ known }) => known).filter((one) => !isPart(one)),
    firstName: null,
    terms: identities.flatMap(({ terms }) => terms),
    recorded: recordedTogether(identities.map(({ recorded }) => recorded)),
    shown: {
      titles: identities.flatMap(({ shown }) => shown.titles),
      listed: identities.flatMap(({ shown }) => shown.listed),
      called: identities.flatMap(({ shown }) => shown.called),
      houses: identities.flatMap(({ shown }) => shown.houses),
      surnames: identities.flatMap(({ shown }) => shown.surnames),
      studies: identities.flatMap(({ shown }) => shown.studies),
    },
  };
}

/** The candidate's letter by position, from 0: A to Z, then AA. */
export function candidateLetter(position: number): string {
  const letter = String.fromCharCode(65 + (position % 26));
  return position < 26 ? letter : candidateLetter(Math.floor(position / 26) - 1) + letter;
}

function employersOf({ current_company, experience }: KnownPerson): Set<string> {
  const names = [
    current_company,
    ...(experience ?? []).map((one) => ('employer' in one ? one.employer : null)),
  ];
  return new Set(names.flatMap((name) => (typeof name === 'string' && name.trim() !== '' ? [name] : [])));
}

function schoolsOf({ education }: KnownPerson): string[] {
  return (education ?? []).flatMap((one) =>
    'school' in one && typeof one.school === 'string' && one.school.trim() !== '' ? [one.school] : [],
  );
}

/** Whether a title holds a word of the person's name, or is in one word what others are called by. */
function isAlsoCalled(title: string, known: readonly Known[]): boolean {
  const words = wordsOf(title);
  if (words.length === 1 && (isKnownSurname(title) || isKnownGiven(title))) return true;
  return known.some(({ reason, own }) => reason === 'name' && words.some((word) => own?.has(word) === true));
}

/** The strings of the person with those titles, in which they are none. */
const withTitles = (known: readonly Known[], titles: readonly string[]): Known[] =>
  known.map((one) => (one.reason === 'name' && one.part !== null ? { ...one, titles } : one));

function firstNameOf(person: KnownPerson | undefined): string | null {
  if (person === undefined) return null;
  if (person.name == null) return person.first_name ?? null;
  return givenNameToShow(person.name, person.first_name ?? null);
}

// Where a role would itself be the name (an employer called Mining Company), it says less.
function withSafeTokens(known: readonly Known[]): Known[] {
  const safe = new Map<string, string>();
  for (const { token } of known) {
    if (safe.has(token)) continue;
    const choices = [token, 'a company', 'an organisation', 'the person', '[removed]'];
    const clear = choices.find(
      (choice) =>
        occurrences(choice, known).length === 0 &&
        occurrences(`for ${choice.toUpperCase()} it`, known).length === 0,
    );
    safe.set(token, clear ?? '[removed]');
  }
  return known.map((one) => ({ ...one, token: safe.get(one.token) ?? one.token }));
}
