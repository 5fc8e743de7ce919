import { fold, json } from '#db/rows.ts';
import { companyKey } from '#src/lib/company.ts';
import type { Experience } from '../candidates/schema.ts';
import { employerNamed } from '../lexicon/employers.ts';
import {
  formsOf,
  isGivenName,
  isOtherScript,
  nicknamesOf,
  parseName,
  romanised,
  soundKey,
} from '../names/index.ts';

/** The columns of a candidate that are compared. */
export interface ComparedRow {
  id: string;
  name: string;
  first_name: string | null;
  last_name: string | null;
  email_folded: string | null;
  other_emails: string;
  /** Names of records that were merged into it. */
  other_names: string;
  phone_e164: string | null;
  linkedin_slug: string | null;
  company_key: string | null;
  city_folded: string | null;
  current_title: string | null;
  experience: string;
  created_at: string;
}

/** A person as they are compared with others: everything folded, nothing guessed. */
export interface Features {
  id: string;
  /** Given names, the one in use first. */
  given: readonly string[];
  /** The surname, its parts where it is double, and a former one. */
  surnames: readonly string[];
  /** What tells a father from his son (`sr`, `jr`, `iii`); null without. */
  generation: string | null;
  /** Boxes of mail: what a provider delivers to one box is one. */
  emails: readonly string[];
  phone: string | null;
  linkedin: string | null;
  company: string | null;
  /** Whether the present employer is a house that recruiters know by name, and so a large one. */
  isOfLargeHouse: boolean;
  /** The present employer and those before. */
  companies: ReadonlySet<string>;
  city: string | null;
  title: string | null;
  /** The rarest signs of their name by sound, for the frequency of the surname. */
  surnameSound: string | null;
}

const latin = (word: string): string => (isOtherScript(word) ? fold(romanised(word)) : fold(word));

/** What is compared of a person. */
export function featuresOf(row: ComparedRow): Features {
  const { given, surnames, generation } = namesOf(row);
  const jobs = row.experience === '[]' ? [] : json.decode<Experience[]>(row.experience);
  const employers = jobs.flatMap(({ employer }) => {
    const key = employer === null ? null : companyKey(employer);
    return key === null ? [] : [houseOf(key).key];
  });
  const others = row.other_emails === '[]' ? [] : json.decode<string[]>(row.other_emails).map(fold);
  const house = row.company_key === null ? null : houseOf(row.company_key);
  return {
    id: row.id,
    given,
    surnames,
    generation,
    emails: [...new Set((row.email_folded === null ? others : [row.email_folded, ...others]).map(boxOf))],
    phone: row.phone_e164,
    linkedin: row.linkedin_slug,
    company: house?.key ?? null,
    isOfLargeHouse: house?.isKnown ?? false,
    companies: new Set(house === null ? employers : [house.key, ...employers]),
    city: row.city_folded,
    title: row.current_title === null ? null : fold(row.current_title),
    surnameSound: surnames[0] === undefined ? null : soundOf(plainLatin(surnames[0])),
  };
}

const ASIDE = /[("“”„«']|\bn[ée]e\b|\bformerly\b/iu;
const GENERATION = /[\s,](jr|sr|junior|senior|ii|iii|iv|filho|neto)\.?$/iu;

function namesOf(row: ComparedRow): Pick<Features, 'given' | 'surnames' | 'generation'> {
  // Brackets, quotation marks and "née" hold a second name, and another script its readings; the parser knows them.
  const isForeign = isOtherScript(row.name);
  const parsed = isForeign || ASIDE.test(row.name) ? parseName(row.name) : null;
  const written =
    row.first_name === null || row.last_name === null
      ? {}
      : { given: [row.first_name], surname: row.last_name };
  const readings = isForeign && parsed !== null ? formsOf({ ...parsed, ...written }) : null;
  const read = (forms: readonly string[][] | undefined): string[] =>
    (forms ?? []).map((words) => words.map(latin).join(' '));
  const first = latin(row.first_name ?? '')
    .replace(/[.'’]/g, '')
    .split(' ');
  const surname = latin(row.last_name ?? '').replace(/['’.]/g, '');
  const parts = surname.split(/[-\s]/).filter((part) => part.length > 2);
  const others =
    row.other_names === '[]' ? [] : json.decode<string[]>(row.other_names).map((name) => parseName(name));
  // Under a merged record's name they arrive again, as under a former one.
  const former = [parsed?.former, ...others.flatMap((name) => [name.former, name.surname])].flatMap((name) =>
    name == null ? [] : [latin(name).replace(/['’.]/g, '')],
  );
  const called = others.flatMap((name) => name.given.slice(0, 1).map(latin));
  const given = [...first, latin(parsed?.preferred ?? ''), ...read(readings?.given), ...called];
  const surnames = [surname, ...(parts.length > 1 ? parts : []), ...former, ...read(readings?.surnames)];
  const generation = GENERATION.exec(row.name)?.[1]?.toLowerCase() ?? null;
  const known = (words: readonly string[]): string[] =>
    [...new Set([...words, ...words.map(plainLatin)])].filter((word) => word !== '');
  return {
    given: known(given),
    surnames: known(surnames),
    generation: generation === null ? null : (WRITTEN_OUT[generation] ?? generation),
  };
}
const WRITTEN_OUT: Record<string, string> = { junior: 'jr', senior: 'sr', ii: 'jr', filho: 'jr' };

/** An employer by the key of its name: one that is known by several names (`tcs`, `tata consultancy services`) has one. */
function houseOf(key: string): { key: string; isKnown: boolean } {
  let house = houses.get(key);
  if (house === undefined) {
    const known = employerNamed(key);
    house = { key: (known && companyKey(known.name)) ?? key, isKnown: known !== undefined };
    if (houses.size > MAX_KNOWN) houses.clear();
    houses.set(key, house);
  }
  return house;
}
const houses = new Map<string, { key: string; isKnown: boolean }>();

const SIGNS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'a',
  œ: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A name as it is written where a keyboard has the letters of English alone: `mössner`, `moessner` and `møssner` are one. Names
 * in which two vowels are said apart (`samuel`) are written alike in both records, and compare as before.
 */
function plainLatin(word: string): string {
  if (isGivenName(word)) return word;
  return word.replace(/[ßøæœłđðþı]/g, (sign) => SIGNS[sign] ?? sign).replace(/([aou])e/g, '$1');
}

const WITHOUT_STOPS = new Set(['gmail.com', 'googlemail.com']);

/** The box to which an address is delivered: without what follows a plus, and at Google without stops. */
function boxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const local = email.slice(0, at).replace(/\+.*$/, '');
  if (at < 1 || local === '') return email;
  return WITHOUT_STOPS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** How a name sounds. One that has no Latin letters is kept as it is. */
function soundOf(name: string): string {
  const sound = soundKey(name);
  return sound === '' ? name : sound;
}

/** The full forms and nicknames of a given name, itself among them. */
export function formsOfGiven(given: string): readonly string[] {
  let forms = known.get(given);
  if (forms === undefined) {
    forms = [given, ...nicknamesOf(given)];
    if (known.size > MAX_KNOWN) known.clear();
    known.set(given, forms);
  }
  return forms;
}
const MAX_KNOWN = 20_000;
const known = new Map<string, readonly string[]>();

const SHARED_BOX =
  /^(?:info|office|admin|hello|contact|mail|hr|jobs|sales|team|recruit\w*|careers?|support)$/;

/** The part of an address before the @, without dots and what follows a plus; null for one that says nobody. */
export function localPart(email: string): string | null {
  const local = (email.split('@')[0] ?? '').replace(/\+.*$/, '').replace(/[._-]/g, '');
  return local.length < 5 || SHARED_BOX.test(local) ? null : local;
}

/**
 * The blocking keys of a person. Two people are only compared if they share one: an address or the part of it before the
 * @, a number, a profile, the sound of a surname with an initial, with a given name or with an employer, and a given name
 * with an employer, for those who changed their surname.
 */
export function keysOf(person: Features): string[] {
  const keys = new Set(narrowKeys(person));
  for (const email of person.emails) keys.add(`e:${email}`);
  const [first] = person.given;
  const initials =
    first === undefined
      ? ['?']
      : new Set([...person.given, ...formsOfGiven(first)].map((form) => form.slice(0, 1)));
  for (const surname of person.surnames) {
    const sound = soundOf(surname);
    for (const initial of initials) keys.add(`n:${sound}:${initial}`);
    for (const company of person.companies) keys.add(`s:${sound}:${company}`);
  }
  if (first !== undefined) {
    const called = formsOfGiven(first).toSorted()[0] ?? first;
    for (const company of person.companies) keys.add(`g:${called}:${company}`);
    if (person.surnames.length === 0) keys.add(`o:${first}`);
  }
  if (person.surnameSound !== null) keys.add(`${FREQUENCY}${person.surnameSound}`);
  return [...keys];
}

/** The blocking keys of a person that few others share. */
function narrowKeys({ emails, phone, linkedin, given, surnameSound, company }: Features): string[] {
  const [first] = given;
  const called = first === undefined ? null : (formsOfGiven(first).toSorted()[0] ?? first);
  const keys = emails.flatMap((email) => {
    const local = localPart(email);
    return local === null ? [] : [`m:${local}`];
  });
  if (phone !== null) keys.push(`p:${phone.slice(-9)}`);
  if (linkedin !== null) keys.push(`l:${linkedin}`);
  if (called !== null && surnameSound !== null) keys.push(`w:${surnameSound}:${called}`);
  if (called !== null && company !== null) keys.push(`g:${called}:${company}`);
  return keys;
}

/** Whether a key is of a box, a number or a profile, which hardly anybody shares. */
export const isOwnKey = (key: string): boolean => /^[mple]:/.test(key);

/** The prefix of keys that only count how frequent a surname is. */
export const FREQUENCY = 'f:';
