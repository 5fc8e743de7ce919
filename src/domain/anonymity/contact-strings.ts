import { linkedinSlug } from '../candidates/index.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { isOtherScript, romanised } from '../names/index.ts';
import { wordsOf } from './fold.ts';
import { entry, type Known, patternOfDigits } from './known.ts';
import { isKnownSmall } from './left-names.ts';
import { termsOf } from './proper-nouns.ts';
import { isInDictionary } from './reading.ts';
import type { Reason } from './spans.ts';
import { isPlain } from './words.ts';

type Maybe<T> = T | null | undefined;

/** How somebody is reached. */
interface Contacts {
  email?: Maybe<string>;
  other_emails?: Maybe<readonly string[]>;
  phone?: Maybe<string>;
  linkedin_url?: Maybe<string>;
}

interface Named {
  name?: Maybe<string>;
  first_name?: Maybe<string>;
}

const ROLE_MAILBOXES = new Set(
  'info contact hello admin careers jobs office mail sales support enquiries team work home'.split(' '),
);

/** What an address has beside names. */
const NO_NAME = new Set('mail email job jobs work cv the real official'.split(' '));

/**
 * The words of a mail address that are of no language: a name as somebody spells it, also where the record has it in another script
 * (`minjae.choi@…`). One that begins as a given name does is taken for one.
 */
function addressNames(email: string, person: Named, reason: Reason, token: string): Known[] {
  const given = [person.first_name ?? '', person.name?.split(' ')[0] ?? '']
    .flatMap((one) => wordsOf(isOtherScript(one) ? romanised(one) : one))
    .map((one) => one.slice(0, 2));
  return (email.split('@')[0] ?? '').split(/[._\d+-]+/u).flatMap((part): Known[] => {
    const word = part.toLowerCase();
    if (!/^[a-z]{3,20}$/.test(word)) return [];
    if (isOfGiven(word, person)) {
      const written = isInDictionary(word) ? 'name' : 'capital';
      return [{ ...entry([word], reason, token, written, 'first'), strict: true }];
    }
    if (word.length < 4 || isInDictionary(word) || isKnownSmall(word)) return [];
    if (NO_NAME.has(word) || ROLE_MAILBOXES.has(word) || termsOf(word, []).length > 0) return [];
    const isGiven = given.includes(word.slice(0, 2)) || isKnownGiven(word);
    return [entry([word], reason, token, 'always', isGiven ? 'first' : 'last')];
  });
}

/** Whether a part of an address is a part of the given name, or a given name in place of it: `leo@` of Faleolo. */
function isOfGiven(word: string, person: Named): boolean {
  const [given = ''] = wordsOf(person.first_name ?? person.name ?? '');
  if (given === word || ROLE_MAILBOXES.has(word) || NO_NAME.has(word)) return false;
  if (given.length < word.length + 2 || !given.includes(word)) return false;
  const isPart = given.startsWith(word) || given.endsWith(word);
  return (isKnownGiven(word) || (isPart && !isInDictionary(word))) && termsOf(word, []).length === 0;
}

/** The strings that the addresses, the numbers and the profile of somebody may be written as. */
export function contactStrings(person: Contacts & Named, reason: Reason, token: string): Known[] {
  const known: Known[] = [];
  for (const email of [person.email, ...(person.other_emails ?? [])]) {
    const local = wordsOf(email?.split('@')[0] ?? '');
    // `sunny@`: a word of the language is found as the name that it is, and stays a word elsewhere.
    const isWord = local.length === 1 && isInDictionary(local[0] ?? '');
    const isPlainBox = local.every((word) => ROLE_MAILBOXES.has(word) || isPlain([word]));
    if (local.join('').length > 4 && !isPlainBox && !isWord)
      known.push(entry(local, reason, token, 'always', 'full'));
    if (email != null) known.push(...addressNames(email, person, reason, token));
  }
  if (person.phone != null) known.push(...phoneStrings(person.phone));
  if (person.linkedin_url != null) {
    const slug = wordsOf(linkedinSlug(person.linkedin_url) ?? '');
    if (slug.join('').length > 3 && !isPlain(slug))
      known.push(entry(slug, 'linkedin', token, 'always', 'full'));
  }
  return known;
}

/** The strings that a telephone number may be written as. */
export function phoneStrings(phone: string): Known[] {
  const digits = phone.replace(/\D/g, '').slice(-8);
  if (digits.length < 6) return [];
  const token = '[phone removed]';
  return [{ reason: 'phone', token, written: 'always', part: null, pattern: patternOfDigits(digits) }];
}
