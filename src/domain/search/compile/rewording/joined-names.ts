import { skills } from '../../../lexicon/terms.ts';
import { type Word, wordsOf } from '../../../lexicon/text.ts';
import { isSmall } from '../small-words.ts';
import { outsideQuotes } from './in-turn.ts';

/** Shorter names are too often made of two other words: "so lid". */
const LEAST = 7;

/** A query in which a name of one word that was written or heard as two is one: "in design or illustrator", "auto cad". */
export const withJoinedNames = (query: string): string => outsideQuotes(query, joined);

function joined(part: string): string {
  const words = wordsOf(part);
  const texts = words.map(({ text }) => text);
  let said = part;
  for (let at = words.length - 2; at >= 0; at -= 1) {
    const [first, second] = [words[at], words[at + 1]];
    if (first === undefined || second === undefined || !isOneName(part, texts, at, first, second)) continue;
    said = said.slice(0, first.end) + said.slice(second.start);
  }
  return said;
}

function isOneName(part: string, texts: readonly string[], at: number, first: Word, second: Word): boolean {
  const { book } = skills();
  const [a, b] = [part.slice(first.start, first.end), part.slice(second.start, second.end)];
  if (!/^\p{Ll}+$/u.test(a) || !/^\p{Ll}{2,}$/u.test(b)) return false;
  if (part.slice(first.end, second.start) !== ' ' || (a + b).length < LEAST) return false;
  const found = book.at([a + b], 0);
  if (found === undefined || found.doubtful || (book.at(texts, at)?.length ?? 0) > 1) return false;
  // "Experience in design": a small word begins a name only in a list with another one.
  return !isSmall(a) || (isLed(part.slice(0, first.start)) && isBesideProduct(part, texts, at, second.end));
}

const isLed = (before: string): boolean =>
  /(?:^|[,/+]\s*|\b(?:either|or|and|know|use|using|with)\s+)$/i.test(before);

// "In design or illustrator": the next of the list is known by one word too.
function isBesideProduct(part: string, texts: readonly string[], at: number, end: number): boolean {
  const { book } = skills();
  const isOne = (from: number): boolean => {
    const found = book.at(texts, from);
    return (
      found !== undefined &&
      found.length === 1 &&
      /^\p{Lu}/u.test(found.value.name) &&
      isProduct(found.value.name)
    );
  };
  if (/^\s+(?:or|and)\s/i.test(part.slice(end))) return isOne(at + 3);
  return /^\s*[,/]/.test(part.slice(end)) ? isOne(at + 2) : isOne(at - 2);
}

// No field of work is one: "design or marketing".
const isProduct = (name: string): boolean => !/(?:ing|ment|sales|tax|audit|law|care|design)$/i.test(name);
