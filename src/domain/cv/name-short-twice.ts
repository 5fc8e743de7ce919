import { fold } from '#src/lib/fold.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isGivenName, nicknamesOf } from '../names/index.ts';
import { isFormedAsSurname } from './name-evidence.ts';
import { PARTICLE } from './name-written.ts';

const lettersIn = (word: string): string => fold(word).replace(/[^a-z-]/g, '');

/** Whether a word is another for short by its letters alone: "Gijs" of "Gijsbert", "Tunde" of "Babatunde". */
export function isCutOf(short: string, whole: string): boolean {
  const [own, all] = [lettersIn(short), lettersIn(whole)];
  // "Marie" of "Marie-Claude"
  if (own.includes('-') || all.includes('-')) return all.startsWith(`${own}-`);
  return (
    (own.length > 2 && all.length > own.length + 2 && all.startsWith(own)) ||
    (own.length > 3 && all.length > own.length + 1 && all.endsWith(own))
  );
}

/** Whether two words stand beside one another on a line, with nothing but a space between. */
const together = (lines: readonly { text: string }[], one: string, other: string): boolean => {
  const words = ` ${lettersIn(one)} ${lettersIn(other)} `;
  return lines.some(({ text }) =>
    text.split('\t').some((cell) =>
      ` ${fold(cell)
        .replace(/[.,]/g, '')
        .replace(/[^a-z-]*\p{Z}+/gu, ' ')} `.includes(words),
    ),
  );
};

/**
 * A name without what its owner is called for short, where that was read at another place than the whole given name: "Bob" above
 * "Robert Pickering", "Imię: Kasia" beside "Katarzyna Wójcik". What stands in one row so is the name as it is written: "Ming Ming
 * Chen", "Ana Anabel Ortega".
 * @param lines all that the name may have been read from
 */
export function withoutShortTwice(name: string, lines: readonly { text: string }[]): string {
  const words = name.split(' ');
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length < 3) return name;
  const isShortAt = (at: number): boolean => {
    const word = words[at] ?? '';
    const [before, behind] = [words[at - 1], words[at + 1]];
    if (!isKnownGiven(word)) return false;
    const isApart =
      (before === undefined || !together(lines, before, word)) &&
      (behind === undefined || !together(lines, word, behind));
    // "Max Maximilian Huber": what tables know as short of the word beside it, and begins it, is no name more.
    const isPlain = (other: number): boolean =>
      Math.abs(other - at) === 1 &&
      isCutOf(word, words[other] ?? '') &&
      !isKnownSurname(words[other] ?? '') &&
      nicknamesOf(fold(words[other] ?? '')).includes(fold(word));
    return words.some(
      (_, other) => other !== at && (isApart || isPlain(other)) && isWholeOf(words, other, word, at),
    );
  };
  const short = words.findIndex((_, at) => isShortAt(at));
  return short < 0 ? name : words.filter((_, at) => at !== short).join(' ');
}

const isInTable = (word: string): boolean => isKnownGiven(word) || isGivenName(fold(word));

/** Whether a given name is the whole of what somebody is called: "Robert" of "Bob", "Gijsbert" of "Gijs" before "van Ginkel". */
function isWhole(whole: string, short: string, behind: string): boolean {
  if (fold(whole) === fold(short)) return false;
  // "Jack Jackson Price": what is a surname and ends as one is no given name.
  if (isKnownSurname(whole) && isFormedAsSurname(whole)) return false;
  if (isInTable(whole) && nicknamesOf(fold(whole)).includes(fold(short))) return true;
  const isDouble = whole.includes('-') && whole.split('-').every(isKnownGiven);
  const isGiven = !isKnownSurname(whole) && (isKnownGiven(whole) || PARTICLE.test(behind));
  return (isGiven || isDouble) && isCutOf(short, whole);
}

// Whether a word of a name with a surname behind it is the whole of another.
function isWholeOf(words: readonly string[], at: number, short: string, from: number): boolean {
  const behind = words.filter((_, other) => other > at && other !== from);
  return behind.length > 0 && isWhole(words[at] ?? '', short, behind[0] ?? '');
}

// "Gijs | Gijsbert van Ginkel", "(Bill) William Harcourt"
const BEFORE =
  /^["“„(]?(\p{Lu}[\p{L}’'-]+)["”“)]?(?:\s+[|/·–—-]\s+|\s*\/\s*|(?<=[)"”“])\s+)((\p{Lu}[\p{L}’'-]+)\s(\S+).*)$/u;

/** A text without what its owner is called for short, where a sign parts that from the name behind it. */
export function withoutShortBefore(text: string): string {
  const [, short = '', rest = '', whole = '', behind = ''] = BEFORE.exec(text) ?? [];
  return short !== '' && isKnownGiven(short) && isWhole(whole, short, behind) ? rest : text;
}
