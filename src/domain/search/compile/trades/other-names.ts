import { plainWords } from '../../../lexicon/text.ts';
import type { Draft } from '../draft.ts';

/** Of which grade a certificate is stands on no record for certain. */
export const GRADED: ReadonlySet<string> = new Set(['Security Clearance']);

/** "KYC" is searched as AML; a note says that this is wider than the query. */
export function tellOtherName(draft: Draft, said: string, name: string): void {
  const [a, b] = [plainWords(said), plainWords(name)];
  const initials = (words: readonly string[]): string => words.map((word) => word[0] ?? '').join('');
  const alike =
    a.some((word) => b.some((other) => isInflected(word, other))) ||
    initials(a) === b.join('') ||
    initials(b) === a.join('') ||
    a.join('').includes(b.join('')) ||
    b.join('').includes(a.join(''));
  if (
    GRADED.has(name) ? a.some((word) => !b.includes(word) && word !== 'cleared') : !alike && !/\d/.test(said)
  )
    draft.note('read_as', `"${said}" was looked for as ${name}.`);
}

/** Fields of work under two names. */
const SAME_FIELD: Record<string, string> = {
  support: 'care',
  personal: 'executive',
  hgv: 'truck',
  test: 'qa',
  scrub: 'theatre',
  mgmt: 'management',
  mgt: 'management',
  conveyancing: 'property',
  hd: 'diesel',
  credit: 'receivable',
  sfdc: 'salesforce',
};

/** "Lab techs" are searched as medical scientists: a title of several words that shares none with the trade's own name is told. */
export function tellOtherTrade(draft: Draft, said: string, name: string): void {
  const [a, b] = [plainWords(said), plainWords(name)];
  const field = a.slice(0, -1);
  // "Anybody in UX" is in the trade's own words.
  if (field.includes('in') || field.includes('for')) return;
  if (field.length === 0 || !/^[\x20-\x7e]+$/.test(said)) return;
  const initials = b.map((word) => word[0] ?? '').join('');
  const isShared = field.some(
    (word) =>
      b.includes(SAME_FIELD[word] ?? '') ||
      initials.startsWith(word) ||
      b.some((other) => other.slice(0, 3) === word.slice(0, 3)),
  );
  if (!isShared) draft.note('read_as', `"${said}" was looked for as ${name}.`);
}

const isInflected = (one: string, other: string): boolean =>
  one.slice(0, 4) === other.slice(0, 4) && Math.abs(one.length - other.length) < 4;

const PEOPLE_BEHIND = /^\s+(?:people|ppl|folks?|guys)(?=\s*(?:$|[,/)]|\b(?:or|and)\b|&))/i;

/** "QA people or data analysts": how long the word for people is that goes with a trade by its short name. */
export const peopleBehind = ({ rest }: Draft, end: number): number =>
  PEOPLE_BEHIND.exec(rest.slice(end))?.[0].length ?? 0;
