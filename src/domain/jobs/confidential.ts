import { isGivenName } from '../names/index.ts';

/** What the agency charges, earns or takes; ordinary duties speak of fees, rates and margins as well, so most need a figure. */
const COMMERCIAL: readonly RegExp[] = [
  /\b(?:charge|bill|charge-?out)[- ]?rates?\b|\b(?:our|your|agency|placement|recruit(?:er|ment)|contractor|temp)['’]?s? (?:margins?|fees?|mark-?\s?ups?)\b/i,
  /\b(?:(?:client|billing|invoice|charging) rates?|margins?|mark-?\s?ups?|fees?|on-?costs)\b\W*(?:(?:is|are|of|at|agreed|was|will be|to be|stays?|set|about|around|AUD|NZD|USD|GBP|EUR|CAD|SGD)\W+)*\d/i,
  /\d[\d.,]*\s?(?:%|percent|per cent)[^.;]{0,20}\b(?:fees?|margins?|mark-?\s?ups?)\b|\b(?:charged|billed|invoiced) (?:out )?at\b|\bwe (?:charge|bill|invoice)\b/i,
  // "95 an hour charge, 75 pay", "pay 75 and charge 95"
  /\d[\d.,]*\s?(?:(?:an?|per|\/)\s?(?:hour|hr|h|day)\s+)?(?:charge|bill)\b(?! of\b)|\b(?:charge|bill)\s+(?:[A-Z]{3}\s?)?[$£€]?\s?\d/i,
];

/** "Helen Marsh wants an internal auditor": somebody of the client, told to the recruiter. */
const SOMEBODY_WANTS =
  /(?<![\p{L}’'-])(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}’'-]+){0,2} (?:wants|needs|is (?:looking|after|hiring)|(?:has )?(?:asked|called|rang|phoned)|would like)\b/gu;

/**
 * Whether a part of a brief may not reach a candidate: what the agency charges, earns or takes, or one of the client's
 * contacts by name.
 * @param contacts the whole names of the client's contacts
 */
export function isConfidential(part: string, contacts: readonly string[] = []): boolean {
  if (COMMERCIAL.some((pattern) => pattern.test(part))) return true;
  if ([...part.matchAll(SOMEBODY_WANTS)].some(({ 1: name = '' }) => isGivenName(name.toLowerCase())))
    return true;
  const said = spaced(part);
  return contacts.map(spaced).some((name) => name.trim() !== '' && said.includes(name));
}

/** The words of a text between spaces, so that a name is found as whole words. */
const spaced = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
