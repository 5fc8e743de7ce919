import { fold, json } from '#db/rows.ts';
import { companyKey } from '#src/lib/company.ts';
import type { Experience } from '../candidates/schema.ts';
import { isOtherScript, nicknamesOf, parseName, romanised, soundKey } from '../names/index.ts';

/** The columns of a candidate that are compared. */
export interface ComparedRow {
  id: string;
  name: string;
  first_name: string | null;
  last_name: string | null;
  email_folded: string | null;
  other_emails: string;
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
  emails: readonly string[];
  phone: string | null;
  linkedin: string | null;
  company: string | null;
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
  const { given, surnames } = namesOf(row);
  const jobs = row.experience === '[]' ? [] : json.decode<Experience[]>(row.experience);
  const employers = jobs.flatMap(({ employer }) => (employer === null ? [] : (companyKey(employer) ?? [])));
  const others = row.other_emails === '[]' ? [] : json.decode<string[]>(row.other_emails).map(fold);
  return {
    id: row.id,
    given,
    surnames,
    emails: row.email_folded === null ? others : [row.email_folded, ...others],
    phone: row.phone_e164,
    linkedin: row.linkedin_slug,
    company: row.company_key,
    companies: new Set(row.company_key === null ? employers : [row.company_key, ...employers]),
    city: row.city_folded,
    title: row.current_title === null ? null : fold(row.current_title),
    surnameSound: surnames[0] === undefined ? null : soundOf(surnames[0]),
  };
}

function namesOf(row: ComparedRow): { given: string[]; surnames: string[] } {
  // Brackets, quotation marks and "née" hold a second name; the parser knows them.
  const parsed = /[("“”„«']|\bn[ée]e\b|\bformerly\b/iu.test(row.name) ? parseName(row.name) : null;
  const first = latin(row.first_name ?? '').split(' ');
  const given = [...new Set([...first, latin(parsed?.preferred ?? '')])].filter((word) => word !== '');
  const surname = latin(row.last_name ?? '').replace(/['’.]/g, '');
  const parts = surname.split(/[-\s]/).filter((part) => part.length > 2);
  const former = parsed?.former == null ? [] : [latin(parsed.former)];
  const surnames = [surname, ...(parts.length > 1 ? parts : []), ...former].filter((word) => word !== '');
  return { given, surnames: [...new Set(surnames)] };
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
    first === undefined ? ['?'] : new Set([first, ...formsOfGiven(first)].map((form) => form.slice(0, 1)));
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

/** The blocking keys of a person that few others share, by which a likely duplicate is found at once. */
export function narrowKeys({ emails, phone, linkedin, given, surnameSound, company }: Features): string[] {
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

/** The prefix of keys that only count how frequent a surname is. */
export const FREQUENCY = 'f:';
