import type { ParsedName } from '../names/index.ts';
import type { Known } from './known.ts';
import { isPlaceName } from './reading.ts';
import { ACRONYMS_OF_WORK } from './words.ts';

const SAYS =
  "(?:says?|said|wants?|asked|asks|told|thinks?|likes?|prefers?|hopes?|needs?|can(?!['’]t be)|will|would|keen|open|happy|available|free|not|is (?:on|in|at|open|keen|free|happy|away|back|available|after|not)|has (?:asked|said|another|a|no|an)|won['’]t|lives?|answers?|rang|called|mentioned|confirmed|texts?|hat|ist|war|leitet|führt|sucht|möchte|spricht|kommt|a (?:\\p{Ll}{2,}(?:é|u|i|is|it|ato|uto|ito)|tenu|fait|été|mené|dirigé|géré|fatto)|est|sait|gère|dirige|cherche|veut|parle|ha \\p{Ll}+|tiene|lleva|busca|quiere|habla|dirige|trabaja|è|gestisce|cerca|parla|vuole|lavora|tem|procura|quer|fala|trabalha|heeft|wil|zoekt|werkt|spreekt|har|vill|söker|talar|jobbar|keeps|runs|leads|led|ran|built|knows|speaks|owns|holds|joined|left|trained|studied|looks|liked|loved|enjoyed|felt|feels|loves|enjoys|preferred|wanted|needed|hoped|agreed|accepted|declined|refused|mentioned|explained|replied|worries|worried|seemed|seems|sounded|sounds|arrived|apologi[sz]ed|smiled|laughed|moved|lost|got|gets|did|does|went|goes|came|comes|took|takes|gave|gives|worked|works|started|starts|drives|drove|walked|finished|finishes)";
const OF_SOMEBODY =
  "['’]s (?:mobile|number|phone|cell|e-?mail|address|wife|husband|partner|house|home|notice|diary|referees?|line)";
const CALLED =
  '(?:[Rr]ang|[Rr]ing|[Rr]ung|[Cc]all|[Cc]alled|[Ss]poke (?:to|with)|[Ss]poken (?:to|with)|[Mm]et|[Tt]old|[Aa]sk|[Aa]sked|[Ee]-?mail(?:ed)?|[Tt]ext(?:ed)?|[Rr]each(?:ed)?|[Ii]nterviewed|[Cc]hased|[Nn]ote (?:from|on)|[Ll]et|[Rr]e|[Vv]ia|[Ss]een)';

/**
 * Finds two capitals that are a person's initials where the sentence says that they are somebody: who was called, who says or
 * wants something, whose number it is. Elsewhere they may be anything.
 * @param letters the two capitals
 */
export function initialsFinder(letters: string): Known['find'] {
  const said = [...letters];
  const alone = `(?<![\\p{L}\\p{N}])(?:${said.join('')}|${said.map((one) => `${one}\\.`).join(' ?')}|${said.join('\\.')})(?![\\p{L}\\p{N}])`;
  const starts = '(?<=(?:^|[.!?;:\\n]) {0,2})';
  const patterns = [
    `(?<=(?<!\\p{L})${CALLED} )${alone}(?= (?:on|at|re|about|again|back|today|yesterday|before|after|by|to|this)(?!\\p{L})|[,.;:]|$)`,
    `${starts}${alone}(?= ${SAYS}(?!\\p{L})|, ?(?:\\+|\\(?\\d|as )|: ?(?:\\+|\\(?\\d)|,? \\[(?:phone|email))`,
    `${alone}(?=${OF_SOMEBODY}(?!\\p{L}))`,
    // "• GP (pls not in the subject line": at the head of a note, before what is said of it
    `(?<=(?:^|\\n)[-•*–] ?)${alone}(?= \\((?:pls|please|not|initials|only|as|for short|so |in the|on the|keep|again)(?!\\p{L}))`,
  ].map((pattern) => new RegExp(`(?=${said[0]})(?:${pattern})`, 'gu'));
  return (text) =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length })),
    );
}

/** The two capitals that may stand for a name: of given name and surname, or of two given names. */
export function twoInitials({ given, surname }: ParsedName, initials: readonly string[]): Set<string> {
  const letter = (word: string): string => [...word].find((sign) => /\p{Lu}/u.test(sign)) ?? '';
  const firsts = given.flatMap((one) => one.split('-')).map(letter);
  const own = letter(surname?.split(' ').at(-1) ?? '');
  const all = [...initials, `${firsts[0] ?? ''}${own}`, firsts.slice(0, 2).join('')];
  return new Set(all.filter((one) => /^\p{Lu}{2}$/u.test(one)));
}

/**
 * Finds the letters of a whole name, with those of its particles and of both halves of a double surname: `VdH` for von der Heide, `SRL` for Siân
 * Rhys-Lloyd.
 */
export function allLettersFinder({ given, surname }: ParsedName): Known['find'] {
  const words = (surname ?? '').split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  const large = words.filter((word) => /^\p{Lu}/u.test(word));
  const first = [...(given[0] ?? '')].find((sign) => /\p{Lu}/u.test(sign)) ?? '';
  const of = (list: readonly string[]): string => list.map((word) => word.charAt(0)).join('');
  const letters = [
    ...(small.length > 0 && words.length > 2
      ? [of(words), of(words).charAt(0).toUpperCase() + of(words).slice(1)]
      : []),
    ...(large.length > 1 && first !== '' ? [first + of(large)] : []),
    // `JvdM` of Joost van der Meulen, `KdW`, `AdlC`.
    ...(small.length > 0 && large.length > 0 && first !== '' ? [first + of(words)] : []),
  ].filter((one) => one.length > 2 && !ACRONYMS_OF_WORK.has(one.toLowerCase()));
  if (letters.length === 0) return undefined;
  const said = new RegExp(`(?<![\\p{L}\\p{N}.-])(?:${letters.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
  return (text) =>
    [...text.matchAll(said)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Finds a given name with the first letter of the surname: `Faith M.`. */
export function givenInitialFinder(given: string, surname: string): Known['find'] {
  const letter = [...surname].find((sign) => /\p{Lu}/u.test(sign));
  if (letter === undefined) return undefined;
  const pattern = new RegExp(`(?<!\\p{L})${escaped(given)} ${letter}\\.(?!\\p{L})`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
}

/** Words and titles of letters before an initial. */
const NO_SHORT =
  /^(?:Mr|Mrs|Ms|Dr|St|Pt|Prof|Re|In|At|On|By|To|As|Is|It|If|Of|Or|An|No|So|Per|Der|Die|Das|Le|La|El|De|Du|Part|Plan|Class|Type|Team|Case|Area|Zone|Room|Hall|Bay|Unit|Line|Grade|Level|Group|Block|Phase|Section|Serie|Platz|Linie)$/u;

/** Finds what is made of the beginning of a given name, with the first letter of the surname: `Ro M.` of Rowan Marsh. */
export function shortInitialFinder(given: string, surname: string): Known['find'] {
  const letter = [...surname].find((sign) => /\p{Lu}/u.test(sign));
  const start = given.slice(0, 2);
  if (letter === undefined || !/^\p{Lu}\p{Ll}$/u.test(start)) return undefined;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}’'-])(${escaped(start)}\\p{Ll}{0,6}) ${letter}\\.(?!\\p{L})`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(pattern)]
      .filter(({ 1: said = '' }) => !NO_SHORT.test(said) && !isPlaceName(said.toLowerCase()))
      .map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
}

/** Finds a given name that is also a word after what is done to somebody: `Call Jack, 07700 900163`. */
export function givenWordFinder(given: string): Known['find'] {
  const pattern = new RegExp(
    `(?=${escaped(given)})(?<=(?<!\\p{L})${CALLED} )${escaped(given)}(?= (?:on|at|before|after|again|direct(?:ly)?|by)(?!\\p{L})|, ?(?:\\+|\\(?\\d|\\[))`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
}
