import { employerAt } from '../../../lexicon/employers.ts';
import type { Draft } from '../draft.ts';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const initials = (words: readonly string[]): string => words.map((word) => word[0]).join('');

/** Whether a name is no way of writing another: "Coutts" of NatWest, and not "Ernst & Young" of EY. */
function isOther(said: string, name: string): boolean {
  const [a, b] = [wordsIn(said), wordsIn(name)];
  const [one, two] = [a.join(''), b.join('')];
  if (a.some((word) => b.includes(word)) || one.includes(two) || two.includes(one)) return false;
  return ![
    [initials(a), two],
    [two, initials(a)],
    [initials(b), one],
    [one, initials(b)],
  ].some(([start = '', whole = '']) => whole.startsWith(start));
}

/** Tells of companies that count as one with another here, whose people are found as well: "Coutts", "John Lewis". */
export function tellOtherBrands(draft: Draft, start: number, end: number): void {
  const texts = draft.words.map(({ text }) => text);
  for (const [at, word] of draft.words.entries()) {
    if (word.start < start || word.end > end) continue;
    const found = employerAt(texts, at);
    const last = draft.words[at + (found?.length ?? 1) - 1];
    if (found === undefined || last === undefined || last.end > end) continue;
    const said = draft.text.slice(word.start, last.end);
    const { name } = found.value;
    if (isOther(said, name))
      draft.note('read_as', `"${said}" was looked for as ${name}, with which it counts as one here.`);
  }
}

const ONLY_BEFORE =
  /\b(?:only ever|exclusively|solely)\s+(?:(?:worked|been|spent time)\s+)?(?:(?:at|with|in|for|inside)\s+)?(?:(?:an?|the|one of the)\s+)*$/i;

/** "Who have only ever worked in the big four": of where else somebody was nothing is asked. */
export function tellOnly(draft: Draft, start: number, end: number, list: string): void {
  const lead = ONLY_BEFORE.exec(draft.text.slice(0, start))?.[0];
  if (lead === undefined) return;
  const said = draft.text.slice(start - lead.length, end);
  draft.note(
    'not_applied',
    `"${said}": who was at ${list} was asked for, whether or not they worked elsewhere too.`,
  );
}
