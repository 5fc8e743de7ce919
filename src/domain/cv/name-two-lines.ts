import { fold } from '#src/lib/fold.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isGiven, isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { nicknamesOf } from '../names/index.ts';
import { isContactLine } from './contact.ts';
import { isOccupation } from './name-doubts.ts';
import { evidenceOf, isFormedAsSurname, lettersOf } from './name-evidence.ts';
import { isNameLabel, labelIn } from './name-labels.ts';
import { isAccounted } from './name-within.ts';
import { endsLed, PARTICLE } from './name-written.ts';
import { sectionOf } from './sections.ts';
import type { CvLine } from './source.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeEmployer, looksLikeTitle } from './words.ts';

/** The cell of a name that a table has beside the cell of its owner's address, which is read first: "El Paso, TX 79912⇥JORGE MEDINA". */
export function nameCellIn(text: string): string | null {
  const [first = '', second = '', ...more] = text.split('\t').map((cell) => cell.trim());
  const isReach = isContactLine(first) || placeIn(first) !== null;
  const isName =
    evidenceOf(second) === 'both' && second.split(' ').every(isAccounted) && placeIn(second) === null;
  return more.length === 0 && isReach && isName ? second : null;
}

/** What a CV is called at its top, and nothing else. */
export const PAPER_ALONE =
  /^(?:curriculum(?: vitae)?|resume|résumé|cv|c\.v\.|lebenslauf|europass(?: .*)?|hoja de vida|currículo|currículum|levensloop|meritförteckning|levnadsbeskrivning|ansioluettelo|elämäkerta|życiorys|životopis|önéletrajz|(?:kandidaten|bewerber|berater|mitarbeiter)profil|cv til .*|personal (?:details|data)|bewerbung(?:sunterlagen)?(?: (?:als|um) .*)?)\W*$/i;

/** Whether a line may be the surname of the given name beside it: a few capitalised words that are nothing else. */
export const isPerhapsSurname = (line: CvLine | undefined): boolean =>
  line !== undefined &&
  /^\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]*){0,3}$/u.test(line.text) &&
  sectionOf(line.text) === null &&
  !PAPER_ALONE.test(line.text) &&
  !looksLikeTitle(line.text) &&
  !looksLikeEmployer(line.text) &&
  placeIn(line.text) === null;

/** A line with the one below it where a column broke a surname at a hyphen: "Yıldız-" above "Hartmann". */
export function wholeLine(line: CvLine | undefined, below: CvLine | undefined): CvLine | undefined {
  const isBroken =
    line !== undefined &&
    below !== undefined &&
    /^\p{Lu}[\p{L}'’ ]+-$/u.test(line.text) &&
    line.size === below.size &&
    /^\p{Lu}[\p{L}'’-]+$/u.test(below.text);
  return isBroken ? { ...line, text: line.text + below.text } : line;
}

/**
 * The lines at the top, of which a narrow column broke one behind a particle with the rest of the surname below it: "NASCIMENTO
 * DOS" above "REIS", "Joris van den" above "Berkmortel".
 */
export function withLedOn(head: readonly CvLine[]): CvLine[] {
  const lines: CvLine[] = [];
  for (const line of head) {
    const above = lines.at(-1);
    const isLed =
      above !== undefined &&
      !above.bullet &&
      endsLed(above.text) &&
      // Cells of a form stand for themselves.
      !`${above.text}${line.text}`.includes('\t') &&
      /^\p{Lu}[\p{L}'’.-]*(?:\s\p{L}[\p{L}'’.-]*){1,4}$/u.test(above.text) &&
      isSetAlike(above, line) &&
      /^\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]*){0,2}$/u.test(line.text) &&
      !looksLikeTitle(line.text) &&
      sectionOf(line.text) === null;
    if (isLed) lines[lines.length - 1] = { ...above, text: `${above.text} ${line.text}` };
    else lines.push(line);
  }
  return lines;
}

/** Whether two lines are set in the same type. */
export const isSetAlike = (line: CvLine, next: CvLine): boolean =>
  Math.abs(line.size - next.size) <= 0.5 && line.bold === next.bold;

// "María del Mar", "Maria da Conceição": a particle and any word behind it are of the given name.
const WITH_PARTICLE =
  /^(?:mar[ií]a|ana|rosa|jos[eé]|juan|jo[aã]o|luz)\s(?:de|da|do|das|dos|del|de la|de los|de las)\s\p{Lu}[\p{L}-]+$/iu;

/** Whether a text is given names and nothing else: "Wei Ling", "María del Mar". */
export function isGivenAlone(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    WITH_PARTICLE.test(text) ||
    (words.length < 4 && words.every((word) => /^\p{Lu}[\p{L}'’-]*$/u.test(word) && isKnownGiven(word)))
  );
}

/** Whether a text is given names, and the one below it words that may be a surname: "María del Mar" above "Rey Blanco", "Wellington" above "dos Reis". */
export function isGivenOver(above: string, below: string): boolean {
  const surname = below.split(/\s+/);
  const isName = (word: string): boolean => /^\p{Lu}[\p{L}'’-]*$/u.test(word);
  return (
    isGivenAlone(above) &&
    surname.length < 5 &&
    surname.some(isName) &&
    surname.every((word) => isName(word) || PARTICLE.test(word)) &&
    !isOccupation(below) &&
    sectionOf(below) === null
  );
}

/** Whether a text is what somebody is called for short whose whole name stands below it: "Gerry", who signed a letter, above "GERARD A. PITTMAN". */
export function isShortOf(above: string, below: string): boolean {
  const [first = '', ...others] = below.split(/\s+/);
  return others.length > 0 && nicknamesOf(fold(first)).includes(fold(above));
}

/**
 * Whether the words below a name are the rest of it, which a narrow column broke off: "Maria Beatriz Fontes" above "Albuquerque". They
 * stand in the address, or are surnames and no words of every day.
 */
export function isRestOf(below: string, addresses: string): boolean {
  const words = below.split(/\s+/);
  const tokens = addresses.split(' ');
  const isTold = (word: string): boolean => {
    const letters = lettersOf(word).trim();
    return (
      letters.length > 3 && (tokens.includes(letters) || (letters.length > 5 && addresses.includes(letters)))
    );
  };
  const isSurname = (word: string): boolean =>
    PARTICLE.test(word) ||
    isTold(word) ||
    ((isKnownSurname(word) || isFormedAsSurname(word)) && !isOrdinary(fold(word).replace(/[^a-z]/g, '')));
  return (
    words.length < 4 &&
    words.some((word) => /^\p{Lu}/u.test(word)) &&
    words.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word) && isSurname(word)) &&
    sectionOf(below) === null
  );
}

/** "Voumard⇥Jean-Daniel": a surname and given names in a cell each, in either order, as a name; any other text as it is. */
export function inTwoCells(text: string): string {
  const [first = '', second = '', ...more] = text.split('\t').map((cell) => cell.trim());
  const isName = (cell: string): boolean =>
    /^\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,3}$/u.test(cell) &&
    /\p{Lu}/u.test(cell) &&
    !looksLikeTitle(cell);
  if (more.length > 0 || second === '' || ![first, second].every(isName)) return text;
  if (isNameLabel(labelIn(first)) || sectionOf(first) !== null) return text;
  // "Korpela Juhani⇥ANSIOLUETTELO": what the paper is called is no part of it.
  if (PAPER_ALONE.test(second)) return first;
  if (PAPER_ALONE.test(first)) return second;
  const isCalled = (cell: string): number =>
    !isGivenAlone(cell) ? 0 : cell.split(' ').every((word) => isGiven(word) || PARTICLE.test(word)) ? 2 : 1;
  const [isBefore, isBehind] = [isCalled(first) > isCalled(second), isCalled(second) > isCalled(first)];
  const surname = isBefore ? second : first;
  if (isBefore === isBehind || isOrdinary(fold(surname)) || looksLikeEmployer(surname)) return text;
  return isBefore ? `${first} ${second}` : `${second} ${first}`;
}
