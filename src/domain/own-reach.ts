import { fold } from '#src/lib/fold.ts';
import type { Span } from './anonymity/index.ts';

/** By what somebody is reached, as the record has it. */
export interface Reached {
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  other_emails?: readonly string[] | null | undefined;
  linkedin_url?: string | null | undefined;
  resume_url?: string | null | undefined;
}

/** The last digits of a number, which stay the same with and without the code of its country. */
const DIGITS = 7;
const digitsOf = (text: string): string => text.replace(/\D/gu, '');
const lettersOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');

/** The folded words of an address on the web, without what stands in any: the protocol, `www`. */
const pageOf = (url: string): string[] =>
  lettersOf(url).filter((word) => !/^(?:https?|www|com)$/u.test(word));

const isWithin = (parts: readonly string[], words: readonly string[]): boolean => {
  let at = 0;
  for (const word of words) if (word === parts[at]) at += 1;
  return parts.length > 0 && at === parts.length;
};

/**
 * Whether a number, an address or a link in a text is the person's own, however it is written: by the record, or by their name
 * in it. All others in a mail are mostly the sender's.
 * @param others names of people who are spoken of as well, whose words are no sign of this one
 */
export function isOwnReach(
  { reason, text }: Pick<Span, 'reason' | 'text'>,
  person: Reached,
  others: readonly string[] = [],
): boolean {
  if (reason === 'phone') {
    const own = digitsOf(person.phone ?? '').slice(-DIGITS);
    return own.length === DIGITS && digitsOf(text).endsWith(own);
  }
  const words = lettersOf(text);
  const addresses = [person.email, ...(person.other_emails ?? [])];
  if (addresses.some((one) => one != null && isWithin(lettersOf(one), words))) return true;
  const pages = [person.linkedin_url, person.resume_url];
  if (pages.some((one) => one != null && isWithin(pageOf(one), words))) return true;
  const shared = new Set(others.flatMap(lettersOf));
  return lettersOf(person.name)
    .filter((part) => !shared.has(part))
    .some((part) =>
      words.some((word) => (word === part ? part.length > 2 : part.length > 4 && word.includes(part))),
    );
}

/** Whether a text may hold what somebody is reached by: looked at before the text is read in full. @param letters its folded letters and digits alone */
export const mayReach = (letters: string, person: Reached): boolean =>
  [
    digitsOf(person.phone ?? '').slice(-DIGITS),
    ...[person.email, ...(person.other_emails ?? [])].map((one) =>
      lettersOf(one?.split('@')[0] ?? '').join(''),
    ),
    ...[person.linkedin_url, person.resume_url].map((one) => pageOf(one ?? '').at(-1) ?? ''),
  ].some((part) => part.length > 1 && letters.includes(part));
