import { fold } from '#src/lib/fold.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { evidenceOf } from './name-evidence.ts';
import { nameIn } from './name-in.ts';
import { isNameLabel, LABEL, labelIn } from './name-labels.ts';
import {
  isCalled,
  isJoining,
  isLargeName,
  isNameLike,
  isSurelyName,
  isSurnameLike,
  isToldBy,
  isTown,
  pieceOf,
  wordsOf,
} from './name-pieces.ts';
import { isSetAlike, isShortOf } from './name-two-lines.ts';
import { sectionOf, spaced } from './sections.ts';
import type { CvLine } from './source.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeTitle } from './words.ts';

/** What tells of a name beside its own lines: the letters of addresses, and whatever else is written on the pages. */
export interface Told {
  /** The words of the e-mail address, the profile, an own domain and the file's name. */
  letters: string;
  all: readonly CvLine[];
}

/** A line at the top, and the first of those that it was joined of. */
export type HeadLine = CvLine & { begun?: string };

/** Whether a place stands alone elsewhere too, as where somebody lives does. */
export const isTownToldElsewhere = (line: CvLine, text: string, all: readonly CvLine[]): boolean =>
  placeIn(text) !== null &&
  all.some(
    (other) =>
      other !== line && other.text.split(/\t|,|\s[–—|·•-]\s/).some((part) => plain(part) === plain(text)),
  );

/** Over how many lines a name is set at most. */
export const MOST = 4;

/**
 * The lines at the top, of which those that a name was set over are one: a heading in a narrow column, a given name above its
 * surname, a surname that a hyphen, a particle or the width broke. Where lines may be one name and may be not, they stay apart.
 */
export function withWholeNames(head: readonly HeadLine[], told: Told): HeadLine[] {
  const lines: HeadLine[] = [];
  const usual = usualSize(told.all);
  for (let at = 0; at < head.length; at += 1) {
    const line = head[at];
    if (line === undefined) break;
    let whole: HeadLine = line;
    for (let count = 1; count < MOST; count += 1) {
      const next = head[at + 1];
      const text = next === undefined ? null : joined(whole, next, told, usual);
      if (text === null || next === undefined) break;
      // The larger of the two is how the name is set.
      const set = next.size > whole.size ? next : whole;
      whole = { ...whole, size: set.size, bold: set.bold, text, begun: whole.begun ?? line.text };
      at += 1;
    }
    lines.push(whole);
  }
  return lines;
}

/**
 * The lines of the first page with those of its largest type together, where these are two to four and may all be pieces of one
 * name: a narrow column beside others, whose lines stand between them.
 */
export function withHeadTogether(lines: readonly CvLine[]): readonly CvLine[] {
  const usual = usualSize(lines);
  const largest = Math.max(0, ...lines.map(({ size }) => size));
  if (largest < usual * 1.3) return lines;
  const large = lines.filter(({ size, page }) => size > largest - 0.5 && page === 1);
  const at = large[0] === undefined ? -1 : lines.indexOf(large[0]);
  const isOne =
    large.length > 1 &&
    large.length <= MOST &&
    large.every((line) => pieceOf(line) !== null || /^\p{L}[\p{L}’' -]*$/u.test(line.text)) &&
    large.every(({ text }) => sectionOf(text) === null) &&
    lines.filter(({ size }) => size > largest - 0.5).length === large.length;
  const isApart = large.some((line, index) => lines[at + index] !== line);
  if (!isOne || !isApart) return lines;
  const cells = large.map((line) => ({ ...line, text: pieceOf(line) ?? line.text, bold: true }));
  return [
    ...lines.slice(0, at).filter((line) => !large.includes(line)),
    ...cells,
    ...lines.slice(at).filter((line) => !large.includes(line)),
  ];
}

/** How large most of the text is. */
export function usualSize(lines: readonly CvLine[]): number {
  const count = new Map<number, number>();
  for (const { size, text } of lines) count.set(size, (count.get(size) ?? 0) + text.length);
  return [...count].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

const isCaps = (text: string): boolean => text === text.toUpperCase();

// The text of two lines that are one name; null where they are not, or nobody can tell.
function joined(line: HeadLine, next: CvLine, told: Told, usual: number): string | null {
  if (line.margin !== next.margin || line.page !== next.page) return null;
  const value = labelledValue(line);
  // "LENA BRANDT" above "-VESTERGAARD": a hyphen that the column broke before.
  const [, rest = ''] = /^[–-]\s?(\p{Lu}[\p{L}'’]{2,})$/u.exec(next.text) ?? [];
  const isRest =
    rest !== '' &&
    !next.bullet &&
    isSetAlike(line, next) &&
    (placeIn(rest) === null || /^-\S/.test(next.text));
  if (isRest && isCaps(line.text) === isCaps(rest) && /^\p{L}[\p{L}'’ ]+\p{L}$/u.test(line.text))
    return `${line.text}-${rest}`;
  const [above, below] = [value ?? pieceOf(line), pieceOf(next)];
  if (above === null || below === null) return null;
  const text = joinedPieces(line, next, { above, below, isValue: value !== null }, told, usual);
  return text !== null && value !== null
    ? `${line.text.slice(0, line.text.length - value.length)}${text}`
    : text;
}

// What stands behind a label for a whole name, of which a narrow cell may have broken off the rest.
function labelledValue({ text, bullet }: CvLine): string | null {
  const before = LABEL.exec(text);
  const value = before === null ? '' : text.slice(before[0].length).trim();
  const isName = before !== null && isNameLabel(labelIn(before[1] ?? '')) && !bullet;
  return isName && /^\p{Lu}[\p{L}\p{M}'’. -]{1,50}$/u.test(value) ? value : null;
}

interface Pieces {
  above: string;
  below: string;
  isValue: boolean;
}

function joinedPieces(
  line: HeadLine,
  next: CvLine,
  { above, below, isValue }: Pieces,
  told: Told,
  usual: number,
): string | null {
  if (isShortOf(above, below)) return null;
  const isAlike = isSetAlike(line, next) || (isValue && line.size === next.size);
  const isDistinct = Math.max(line.size, next.size) > usual * 1.15 || (line.bold && next.bold);
  if (!isAlike && !isSetOff(line, next, usual)) return null;
  // In the type of the text, space parts what stands below from the name.
  if (!isDistinct && next.apart) return null;
  const words = wordsOf(below);
  const both = above.endsWith('-') ? `${above}${below}` : `${above} ${below}`;
  if (isAlike && /\p{L}{2}-$/u.test(above) && words.length < 4 && !isLowerWord(words[0])) return both;
  const letters = isAlike
    ? (acrossLetters(line.text, next.text, told.letters) ?? acrossWord(above, below, told.letters))
    : null;
  if (letters !== null) return letters;
  if (
    isTown(below) ||
    isTown(above) ||
    sharesWord(above, below) ||
    isTownToldElsewhere(next, below, told.all)
  )
    return null;
  const isLed = isJoining(wordsOf(above).at(-1) ?? '') && wordsOf(above).length > 1;
  if (isAlike && isLed && words.length < 4) return both;
  const isBegun = isJoining(words[0] ?? '') && words.length > 1 && words.length < 5;
  const isGivenAbove = isCalled(above);
  if (
    isBegun &&
    ((isAlike && /^\p{Ll}/u.test(below)) || isGivenAbove || (wordsOf(above).length < 3 && !isWhole(above)))
  )
    return both;
  if (isElsewhere(both, line, told)) return both;
  if (isGivenAbove && isToldBy(words.at(-1) ?? '', told.letters) && words.length < 5) return both;
  const isToldOf = words.every((word) => isJoining(word) || isToldBy(word, told.letters));
  // Over a whole name in its own type the last of a list is no part of it: "Payroll" above "Jane Harrow".
  const isOther =
    !isAlike && words.length > 1 && !wordsOf(above).some((word) => isToldBy(word, told.letters));
  if (
    isToldOf &&
    (isGivenAbove || !isOther) &&
    words.length < 4 &&
    (isGivenAbove || (nameIn(above) !== null && wordsOf(above).every(isNameLike)))
  )
    return both;
  // "Kok" in the type of the text below "Rahmat Agus Setiawan", whose names are all given ones.
  const isTrade = !isAlike && words.length === 1 && wordsOf(above).length > 1 && looksLikeTitle(below);
  if (
    isGivenAbove &&
    !isTrade &&
    words.length < 5 &&
    words.every(isNameLike) &&
    // Below given names in another type, three words more may be what their owner does in a language that no list has.
    ((isDistinct && (isAlike || words.length < 3)) || words.every(isSurelyName))
  )
    return both;
  // "ROUSSEL" above "Mathilde"
  if (
    isAlike &&
    isDistinct &&
    isCalled(below) &&
    isCaps(above) !== isCaps(below) &&
    wordsOf(above).every(isNameLike)
  )
    return both;
  const isLarge = Math.min(line.size, next.size) > usual * 1.15;
  const isSurname =
    words.length < 3 &&
    words.every((word) => !isKnownGiven(word) || isSurnameLike(word)) &&
    words.every(isLarge && words.length === 1 ? isLargeName : isSurelyName);
  // A town in the type of the text, below a whole name in large type, is where its owner lives: "Lugo", which is a surname too.
  if (!isAlike) return isWhole(above) && words.every(isSurnameLike) && placeIn(below) === null ? both : null;
  return isSurname && isWhole(above) && isDistinct ? both : null;
}

// Letters with spaces between them, which the end of a line broke within a word.
function acrossLetters(above: string, below: string, letters: string): string | null {
  const before = spaced(above);
  const behind = /^(?:\S )*\S$/u.test(below) ? below.replaceAll(' ', '') : spaced(below);
  if (before === above || (behind === below && !/^\p{Lu}$/u.test(below))) return null;
  const [begun = '', rest = ''] = [before.split(' ').at(-1), behind.split(' ')[0]];
  const isWord = (word: string): boolean =>
    isKnownSurname(word) || isKnownGiven(word) || isToldBy(word, letters);
  const isOne = rest.length < 3 || (isWord(begun + rest) && !(isWord(begun) && isWord(rest)));
  return isOne ? `${before}${behind}` : null;
}

// A word wider than its column, which was broken without a sign.
function acrossWord(above: string, below: string, letters: string): string | null {
  const [begun = '', rest = ''] = [above.split(' ').at(-1), below.split(' ')[0]];
  const isOne =
    isCaps(begun) &&
    isCaps(rest) &&
    !isKnownGiven(begun) &&
    !isKnownSurname(begun) &&
    isToldBy(begun + rest, letters) &&
    !isToldBy(begun, letters);
  return isOne ? `${above}${below}` : null;
}

const isLowerWord = (word: string | undefined): boolean =>
  /^\p{Ll}/u.test(word ?? '') && !isJoining(word ?? '');

/** Whether a given name stands above its surname in another type, of which one is larger or heavier than the text. */
export const isSetOff = (line: CvLine, next: CvLine, usual: number): boolean =>
  Math.max(line.size, next.size) > usual * 1.15 &&
  Math.min(line.size, next.size) >= usual * 0.95 &&
  [line, next].some((one) => isKnownGiven(wordsOf(pieceOf(one) ?? '')[0] ?? ''));

const isWhole = (text: string): boolean =>
  wordsOf(text).length > 1 && evidenceOf(wordsOf(text).join(' ')) !== 'none';

/** Whether two texts have a word in common. */
export const sharesWord = (above: string, below: string): boolean => {
  const words = wordsOf(fold(above));
  return wordsOf(fold(below)).some((word) => words.includes(word));
};

// Whether another line has both as one, as the head of the next page or a signature.
function isElsewhere(both: string, line: CvLine, { all }: Told): boolean {
  const sought = ` ${plain(both)} `;
  return all.some(
    (other) => other !== line && other.text.length < 160 && ` ${plain(other.text)} `.includes(sought),
  );
}

/** The folded words of a text, those with letters apart too. */
export const plain = (written: string): string => bare(spaced(written));

const bare = (text: string): string =>
  fold(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** A line whose two cells are the given and the last names of its owner, as one. */
export function withCellsTogether(line: CvLine, told: Told): HeadLine {
  const [given = '', surname = '', ...more] = line.text.split('\t').map((cell) => cell.trim());
  if (more.length > 0 || surname === '' || line.bullet) return line;
  const [first, second] = [given, surname].map((text) => pieceOf({ ...line, text }));
  if (first == null || second == null || isNameLabel(labelIn(given)) || placeIn(second) !== null) return line;
  const isTold = wordsOf(`${first} ${second}`).every(
    (word) => isJoining(word) || isToldBy(word, told.letters),
  );
  const isNamed = line.bold && isCalled(first) && wordsOf(second).every(isSurelyName);
  return isTold || isNamed ? { ...line, text: `${first} ${second}`, begun: line.text } : line;
}
