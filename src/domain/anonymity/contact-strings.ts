import { linkedinSlug } from '../candidates/index.ts';
import { wordsOf } from './fold.ts';
import { entry, type Known, patternOfDigits } from './known.ts';
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

const ROLE_MAILBOXES = new Set(
  'info contact hello admin careers jobs office mail sales support enquiries team work home'.split(' '),
);

/** The strings that the addresses, the numbers and the profile of somebody may be written as. */
export function contactStrings(person: Contacts, reason: Reason, token: string): Known[] {
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

/** The strings that a telephone number may be written as. */
export function phoneStrings(phone: string): Known[] {
  const digits = phone.replace(/\D/g, '').slice(-8);
  if (digits.length < 6) return [];
  const token = '[phone removed]';
  return [{ reason: 'phone', token, written: 'always', part: null, pattern: patternOfDigits(digits) }];
}
