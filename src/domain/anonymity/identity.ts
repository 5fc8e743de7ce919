import { companyKey, linkedinSlug } from '../candidates/index.ts';
import { wordsOf } from './fold.ts';
import { type Known, occurrences, patternOf, patternOfDigits } from './known.ts';
import { type Organisation, roleOf, schoolRoleOf } from './roles.ts';
import type { Reason } from './spans.ts';
import { GENERIC, isPlain, ORDINARY } from './words.ts';

type Maybe<T> = T | null | undefined;

/** A person whom a text must not give away. A candidate record is one. */
export interface KnownPerson {
  name?: Maybe<string>;
  first_name?: Maybe<string>;
  last_name?: Maybe<string>;
  email?: Maybe<string>;
  other_emails?: Maybe<readonly string[]>;
  phone?: Maybe<string>;
  linkedin_url?: Maybe<string>;
  resume_url?: Maybe<string>;
  current_company?: Maybe<string>;
  /** Each with the name of its `employer`. */
  experience?: Maybe<readonly object[]>;
  /** Each with the name of its `school`. */
  education?: Maybe<readonly object[]>;
}

/** An organisation that a text must not give away. A client record is one. */
export interface KnownOrganisation extends Organisation {
  website?: Maybe<string>;
  domain?: Maybe<string>;
  phone?: Maybe<string>;
  address?: Maybe<string>;
}

/** Whom a text must not give away: out of these `identityOf` makes the strings to look for. */
export interface Sources {
  candidate?: KnownPerson | undefined;
  /** What the candidate is called in place of the name: `the candidate` where it is left out. */
  label?: string | undefined;
  client?: KnownOrganisation | undefined;
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
}

/**
 * The strings that would tell who a candidate, a client or its people are: names and their parts, e-mail addresses,
 * telephone numbers, addresses on the web, employers, schools.
 */
export function identityOf(sources: Sources): Identity {
  const { candidate, client, contacts = [], agency, consultants = [] } = sources;
  const known: Known[] = [];
  const hints = new Map((sources.organisations ?? []).map((one) => [companyKey(one.name) ?? '', one]));
  if (client !== undefined) known.push(...organisationStrings(client, 'client', roleOf(client)));
  if (agency !== undefined) known.push(...organisationStrings(agency, 'agency', 'the agency'));
  if (candidate !== undefined) {
    known.push(...personStrings(candidate, 'name', sources.label ?? 'the candidate'));
    for (const employer of employersOf(candidate)) {
      const hint = hints.get(companyKey(employer) ?? '');
      known.push(...nameOfOrganisation(employer, 'employer', roleOf({ ...hint, name: employer })));
    }
    for (const entry of candidate.education ?? []) {
      const school = 'school' in entry && typeof entry.school === 'string' ? entry.school : null;
      if (school !== null) known.push(...nameOfOrganisation(school, 'school', schoolRoleOf(school)));
    }
  }
  for (const contact of contacts) known.push(...personStrings(contact, 'contact', 'a contact'));
  for (const consultant of consultants) known.push(...personStrings(consultant, 'agency', 'the consultant'));
  return { known: withSafeTokens(known), firstName: firstNameOf(candidate) };
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

function firstNameOf(person: KnownPerson | undefined): string | null {
  if (person === undefined) return null;
  return person.first_name ?? person.name?.trim().split(/\s+/)[0] ?? null;
}

function entry(
  words: readonly string[],
  reason: Reason,
  token: string,
  written: Known['written'],
  part: Known['part'] = null,
): Known {
  return { reason, token, written, part, pattern: patternOf(words) };
}

function personStrings(person: KnownPerson, reason: Reason, token: string): Known[] {
  const spelt = writtenOut(person);
  const known = partsOf(person, reason, token);
  if (spelt !== null) known.push(...partsOf(spelt, reason, token));
  known.push(...reachStrings(person, reason, token));
  return known;
}

// An umlaut is also written as two letters.
function writtenOut({ name, first_name, last_name }: KnownPerson): KnownPerson | null {
  const out = (text: Maybe<string>): Maybe<string> =>
    text?.normalize('NFC').replace(/[äöü]/giu, (letter) => `${letter.normalize('NFD').charAt(0)}e`);
  const spelt = { name: out(name), first_name: out(first_name), last_name: out(last_name) };
  return spelt.name === name?.normalize('NFC') ? null : spelt;
}

function partsOf(person: KnownPerson, reason: Reason, token: string): Known[] {
  const first = wordsOf(person.first_name ?? '');
  const last = wordsOf(person.last_name ?? '');
  const full = wordsOf(person.name ?? `${person.first_name ?? ''} ${person.last_name ?? ''}`);
  const known: Known[] = [];
  const add = (words: readonly string[], part: Known['part']): void => {
    for (const spelling of spellings(words)) {
      if (spelling.join('').length < 2) continue;
      known.push(entry(spelling, reason, token, writtenOf(spelling), part));
    }
  };
  if (full.length > 1) add(full, 'full');
  if (first.length > 0 && last.length > 0) {
    add([...first, ...last], 'full');
    add([...last, ...first], 'full');
    known.push(entry([first[0]?.charAt(0) ?? '', ...last], reason, token, 'capitals', 'full'));
  }
  if (first.length === 0 && last.length === 0) add(full.slice(0, 1), 'first');
  if (last.length > 1) add(last, 'last');
  const rest = full.filter((word) => !first.includes(word) && !last.includes(word));
  for (const word of [...first, ...rest]) if (word.length > 1) add([word], 'first');
  for (const word of last) if (!PARTICLES.has(word) || last.length === 1) add([word], 'last');
  return known;
}

const PARTICLES = new Set(
  'van von der den de da dos das do del della di du la le el al bin ibn ben bint ter ten zu af av'.split(' '),
);
const ROLE_MAILBOXES = new Set(
  'info contact hello admin careers jobs office mail sales support enquiries team work home'.split(' '),
);

function reachStrings(person: KnownPerson, reason: Reason, token: string): Known[] {
  const known: Known[] = [];
  for (const email of [person.email, ...(person.other_emails ?? [])]) {
    const local = wordsOf(email?.split('@')[0] ?? '');
    if (local.join('').length > 4 && !local.every((word) => ROLE_MAILBOXES.has(word) || isPlain([word])))
      known.push(entry(local, reason, token, 'always', 'full'));
  }
  if (person.phone != null) known.push(...phoneStrings(person.phone));
  if (person.linkedin_url != null) {
    const slug = wordsOf(linkedinSlug(person.linkedin_url) ?? '');
    if (slug.join('').length > 3 && !isPlain(slug))
      known.push(entry(slug, 'linkedin', token, 'always', 'full'));
  }
  return known;
}

function phoneStrings(phone: string): Known[] {
  const digits = phone.replace(/\D/g, '').slice(-8);
  if (digits.length < 6) return [];
  const token = '[phone removed]';
  return [{ reason: 'phone', token, written: 'always', part: null, pattern: patternOfDigits(digits) }];
}

function writtenOf(words: readonly string[]): Known['written'] {
  const [only = ''] = words;
  if (words.length > 1)
    return words.every((word) => ORDINARY.has(word) || word.length < 3) ? 'capitals' : 'always';
  if (ORDINARY.has(only)) return 'name';
  return only.length < 3 ? 'capital' : 'always';
}

function spellings(words: readonly string[]): string[][] {
  const plain = words.map((word) =>
    word.length > 4 ? word.replace(/(?<=\p{L})([aou])e(?=[^aeiou])/gu, '$1') : word,
  );
  const spelt = [[...words]];
  if (plain.join() !== words.join()) spelt.push(plain);
  return spelt;
}

const ACRONYMS_OF_WORK = new Set(
  'cpa cfa ceo cfo cto coo cio aws sql api crm erp hr it qa ui ux pmp acca cima phd mba'.split(' '),
);

function nameOfOrganisation(name: string, reason: Reason, token: string): Known[] {
  const known: Known[] = [];
  const whole = wordsOf(name).filter((word) => word !== 'and');
  const key = wordsOf(companyKey(name) ?? name).filter((word) => word !== 'and');
  for (const words of [whole, key]) {
    if (words.join('').length < 2) continue;
    known.push(entry(words, reason, token, organisationWritten(words)));
  }
  const [first = '', second = ''] = key;
  const distinct = (word: string): boolean => word.length > 2 && !isPlain([word]);
  if (key.length > 1 && first.length > 2 && !GENERIC.has(first))
    known.push(entry([first], reason, token, ORDINARY.has(first) ? 'name' : 'capital'));
  if (key.length > 2 && (distinct(first) || distinct(second)))
    known.push(entry([first, second], reason, token, 'capitals'));
  const initials = whole
    .filter((word) => !/^(?:of|the|for|in|de|du)$/.test(word))
    .map((word) => word.charAt(0));
  if (initials.length > 2 && !ACRONYMS_OF_WORK.has(initials.join('')))
    known.push(entry([initials.join('')], reason, token, 'caps'));
  return known;
}

function organisationWritten(words: readonly string[]): Known['written'] {
  const [only = ''] = words;
  if (words.length > 1) return isPlain(words) ? 'capitals' : 'always';
  if (isPlain(words)) return 'name';
  return only.length < 3 ? 'capital' : 'always';
}

function organisationStrings(organisation: KnownOrganisation, reason: Reason, token: string): Known[] {
  const known = nameOfOrganisation(organisation.name, reason, token);
  const host = organisation.domain ?? organisation.website?.replace(/^https?:\/\//, '').replace(/^www\./, '');
  const label = wordsOf(host?.split('.')[0] ?? '');
  if (label.join('').length > 4 && !isPlain(label)) known.push(entry(label, reason, token, 'always'));
  if (organisation.phone != null) known.push(...phoneStrings(organisation.phone));
  const street = wordsOf(organisation.address?.split(',')[0] ?? '');
  if (street.length > 1 && street.some((word) => /\d/.test(word)))
    known.push(entry(street, 'address', '[address removed]', 'always'));
  return known;
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
  return known.map(({ reason, token, written, part, pattern }) => ({
    reason,
    token: safe.get(token) ?? token,
    written,
    part,
    pattern,
  }));
}
