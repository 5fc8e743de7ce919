import { isKnownGiven } from '../names/given-names.ts';
import { evidenceOf } from './name-evidence.ts';
import { isSetOff, isTownToldElsewhere, MOST, plain, sharesWord, usualSize } from './name-heading.ts';
import { isNameLabel, LABEL, labelIn } from './name-labels.ts';
import { isCalled, isNameLike, isSurnameLike, isToldBy, isTown, pieceOf, wordsOf } from './name-pieces.ts';
import { nameShape } from './name-shapes.ts';
import { isSetAlike } from './name-two-lines.ts';
import { sectionOf, spaced } from './sections.ts';
import type { CvLine } from './source.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeTitle } from './words.ts';

/**
 * Whether a name that was read is half of one, perhaps: the line below it, or a given name above it, is set alike and may be the rest.
 * @param quote the line that it was read from
 * @param letters the words of the e-mail address and the like, which may tell that it is whole
 */
export function mayBeHalf(
  name: string,
  quote: string,
  all: readonly CvLine[],
  letters = '',
): 'perhaps' | 'likely' | null {
  const usual = usualSize(all);
  const at = all.findIndex(({ text }) => text === quote);
  if (at < 0) return null;
  const own = plain(name).split(' ');
  const isOwn = (line: CvLine | undefined): boolean =>
    line !== undefined &&
    plain(wordsOf(spaced(line.text)).join(' ')) !== '' &&
    plain(wordsOf(spaced(line.text)).join(' '))
      .split(' ')
      .every((word) => own.includes(word) || own.some((one) => one.endsWith(word) || one.startsWith(word)));
  let last = at;
  while (isOwn(all[last + 1]) && last - at < MOST) last += 1;
  const [first, end] = [all[at], all[last]];
  const above = all[at - 1];
  const isBelow = mayBeMore(end, all[last + 1], all) && !isToldWhole(name, end, all[last + 1], letters);
  const isAbove =
    above !== undefined &&
    first !== undefined &&
    !own.some(isKnownGiven) &&
    isCalled(pieceOf(above) ?? '') &&
    (isSetAlike(above, first) || isSetOff(above, first, usual));
  const over = above === undefined ? null : pieceOf(above);
  // A given name alone, below what may be its surname.
  const isBehind =
    over !== null &&
    above !== undefined &&
    first !== undefined &&
    isCalled(name) &&
    !isTown(over) &&
    isSetAlike(above, first) &&
    wordsOf(over).every(isNameLike);
  const isDistinct = (end?.size ?? 0) > usual * 1.15 || end?.bold === true;
  if (/\p{L}-$/u.test(end?.text ?? '')) return 'likely';
  if (!name.includes(' ') && isBesideMore(all, at, usual)) return 'likely';
  if (!isBelow && !isAbove && !isBehind) return null;
  return isAbove || isBehind || isDistinct || isCalled(name) ? 'likely' : 'perhaps';
}

// Whether what may be a name stands beside a single word, or elsewhere in its large type.
function isBesideMore(all: readonly CvLine[], at: number, usual: number): boolean {
  const line = all[at];
  if (line === undefined || isNameLabel(labelIn(LABEL.exec(line.text)?.[1] ?? ''))) return false;
  const near = [all[at - 1], all[at + 1]].filter((one) => one !== undefined);
  const alike = line.size > usual * 1.15 ? all.filter((one) => one.page === 1 && isSetAlike(one, line)) : [];
  return [...near, ...alike].some((one) => {
    const piece = one === line ? null : pieceOf(one);
    return piece !== null && placeIn(piece) === null && wordsOf(piece).every(isNameLike);
  });
}

// How little a word has to be made as names are.
const LIKE_WORD = -1.8;

/**
 * Whether an address ends a name of two words and more where its line does, and what stands below in another type is made as
 * words are and no names: "Lagerlogistikerin" below "Sandra Wiedenhöft" of s.wiedenhoeft@.
 */
function isToldWhole(
  name: string,
  line: CvLine | undefined,
  next: CvLine | undefined,
  letters: string,
): boolean {
  const words = name.split(' ');
  if (line === undefined || next === undefined || isSetAlike(line, next) || words.length < 2) return false;
  const below = wordsOf(pieceOf(next) ?? '');
  return (
    line.size > next.size &&
    isToldBy(words.at(-1) ?? '', letters) &&
    below.length > 0 &&
    below.every((word) => nameShape(word) < LIKE_WORD) &&
    !below.some((word) => isToldBy(word, letters) || isSurnameLike(word) || isKnownGiven(word))
  );
}

// A name of three known words, or of two behind the label of one: "Navn: Preben Bundgaard".
function isWholeAlone(text: string): boolean {
  const [label = '', asked = ''] = LABEL.exec(text) ?? [];
  const isLabelled = isNameLabel(labelIn(asked));
  const name = isLabelled ? text.slice(label.length) : text;
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  return (
    words.length > (isLabelled ? 1 : 2) &&
    evidenceOf(name) === 'both' &&
    !(isLabelled && words.length === 2 && isKnownGiven(last))
  );
}

/**
 * Whether a line may be more of the name that stands above it, set as it is, and nothing tells that it is not: then what stands
 * above is half a name, perhaps.
 */
function mayBeMore(line: CvLine | undefined, next: CvLine | undefined, all: readonly CvLine[]): boolean {
  if (line === undefined || next === undefined || line.page !== next.page || line.margin || next.margin)
    return false;
  const usual = usualSize(all);
  const below = pieceOf(next);
  // "Berkmort" above "el": a word that its column broke.
  if (
    isSetAlike(line, next) &&
    line.size > usual * 1.15 &&
    /^\p{Ll}{1,12}$/u.test(next.text) &&
    !/[,|]/.test(line.text)
  )
    return true;
  // Rows of a form: the label of the next field is no part of the name in the one above.
  if (isNameLabel(labelIn(LABEL.exec(line.text)?.[1] ?? '')) && next.text.includes('\t')) return false;
  // "Maria Lopes –" parts what follows.
  if (/\s[–—|·•-]$|[,;:]$/.test(line.text)) return false;
  const isDistinct = line.size > usual * 1.15 || line.bold;
  if (below === null || sectionOf(below) !== null) return false;
  // "Ольга Петрова" below "Olga Petrova": the same in another script.
  if (/\p{Script=Latin}/u.test(line.text) && !/\p{Script=Latin}/u.test(below)) return false;
  if (isDistinct ? isSurelyTown(next, below, all) : placeIn(below) !== null) return false;
  const words = wordsOf(below);
  if (sharesWord(line.text, below) || words.length > 3 || !words.every(isNameLike)) return false;
  // "Line Cook" below "Tyler James Brooks": a trade of two words below a whole name of three.
  const isTrade = words.length > 1 && looksLikeTitle(below) && wordsOf(line.text).length > 2;
  if (isTrade && evidenceOf(line.text) === 'both') return false;
  // "Haparanda" below "Björn Järvinen Pettersson" in the type of the text: a whole name of three words, and what no list of names has.
  const isNoName = words.length === 1 && !words.some((word) => isKnownGiven(word) || isSurnameLike(word));
  if (isNoName && !isDistinct && isWholeAlone(line.text)) return false;
  if (isSetAlike(line, next)) return isDistinct || !next.apart;
  // "Koch" in the type of the text below "Maximilian Graf": a whole name has what its owner does below it.
  const isWork = words.length === 1 && looksLikeTitle(below) && next.size <= usual * 1.15 && !next.bold;
  return isSetOff(line, next, usual) && !(isWork && evidenceOf(line.text) === 'both');
}

// A place that stands alone elsewhere too, or the one place of the top that is nobody's surname.
function isSurelyTown(line: CvLine, text: string, all: readonly CvLine[]): boolean {
  if (placeIn(text) === null) return false;
  if (isTownToldElsewhere(line, text, all)) return true;
  const isOther = all.slice(0, 15).some((other) => other !== line && placeIn(other.text) !== null);
  return !isOther && isTown(text);
}
