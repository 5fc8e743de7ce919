import { certifications, roles, skills } from '../../../lexicon/terms.ts';
import { PLURAL } from '../runs.ts';
import { outsideQuotes } from './in-turn.ts';

const PART = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}+#/&'’-]|\.(?=[\p{L}\p{N}]))*`;
const WORD = String.raw`(?!(?:and|or|nor|in|at|on|of|to|for|from|with|who|whose|that|but|not|no|is|are|has|have|any|all|some|the|an?|either|both|only|plus|than|years?|yrs?|now|based|living|near|around|across|must|should|paid|earning|speaking|available|open|willing|happy|background|history|past)(?!\p{L}))${PART}`;
const HAS = String.raw`(?:with|w\/|having|holding|(?:who|that)\s+(?:have\s+(?:used|done|run|built|sold)|hold|have|know|use))`;
const ASKED = String.raw`(?:(?:either|any|find|get|show|need|want|me|us|we|i|please|some|all|looking|for|after|seeking|of)\s+)*`;
/** "Java people with Kafka", with what is asked before it and what goes on behind it. */
const LOT = new RegExp(
  String.raw`^(?<lead>\s*${ASKED})(?<head>${WORD}(?:\s+${WORD}){0,4}?)\s+(?<has>${HAS})\s+(?:(?:the|an?|their|some)\s+)?(?<thing>(?!\d)${WORD}(?:\s+(?!or\b)${WORD}){0,2}?)(?<tail>\s*$|\s+(?=(?:in|at|near|around|across|who|based|living|from|on)(?!\p{L})).*$)`,
  'iu',
);
const MOVE = String.raw`(?:relocate|move|relocating|relocation|moving)`;
const WORK = String.raw`(?:contract(?:s|ing)?|perm(?:anent)?|temp|freelance|interim|part[\s-]time|full[\s-]time|casual)`;
/** What tells how somebody works, or that they would move. */
const WAY = String.raw`(?:(?:who|that)(?:['’]d|\s+would|\s+will|\s+(?:are|is)\s+(?:willing|happy|open|ready|prepared)\s+to)\s+(?:consider\s+)?${MOVE}|(?:willing|happy|open|ready|prepared)\s+to\s+${MOVE}|on\s+(?:an?\s+)?${WORK}|(?:who\s+work\s+|working\s+)?(?:fully\s+)?remote(?:ly)?)`;
const WHERE = String.raw`(?:who\s+(?:are|live)\s+|based\s+|living\s+)?(?:(?:already|now)\s+)?(?:in|near)\s+(?!(?:the\s+)?(?:same|both|either|any)\b)(?:the\s+)?[\p{L}'’-]+(?:\s+(?!(?:with|who|on)\b)[\p{L}'’-]+){0,2}`;
/** "Boilermakers who'd relocate", "fitters already in WA". */
const CIRCUMSTANCE = new RegExp(
  String.raw`^(?<lead>\s*${ASKED})(?<head>${WORD}(?:\s+${WORD}){0,4}?)\s+(?:(?<way>${WAY})|(?<where>${WHERE}))\s*$`,
  'iu',
);
const PEOPLE = /\s+(?:people|ppl|folks?|staff|guys|types)$/iu;
const JOINT = /\s*,\s*(?:(?:or|and|plus)\s+)?|\s+(?:or|and|plus|&|\+|\/)\s+/giu;
const SAID = /(?<!\p{L})(?:or|and|plus)(?!\p{L})|[&+/]/iu;
const SENTENCE = /(?:(?!\s-\s)[^.;:!?()\n–—])+|\s-\s|[.;:!?()\n–—]+/gu;
/** A full stop within a name parts no sentences: "Node.js". */
const WITHIN = /(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu;
const HIDDEN = '\u0001';
const MAY_BE_LOTS = new RegExp(String.raw`(?<![\p{L}])(?:${HAS}\s|who['’]d\s|${WAY}|in\s)`, 'iu');
const END_OF_LOTS = '\u0002';
/** A dash behind the lots ends them as a comma does. */
const ENDED = new RegExp(String.raw`${END_OF_LOTS}(?:\s+-|\s*[–—])\s+`, 'gu');

interface Piece {
  joint: string;
  said: string;
}

interface Lot {
  lead: string;
  said: string;
  tail: string;
  /** Whether a circumstance is asked of it: how they work, or where they are. */
  of: 'thing' | 'way' | 'where';
  isPlural: boolean;
}

const isTrade = (head: string): boolean => {
  const words = head.split(/\s+/);
  return words.some((_, at) => roles().book.whole(words.slice(at).join(' ')) !== undefined);
};

function lotIn(piece: string): Lot | null {
  const { lead = '', head = '', has = '', thing = '', tail = '' } = LOT.exec(piece)?.groups ?? {};
  if (head === '') return circumstanceIn(piece);
  const isPlural = PLURAL.test(head) || PEOPLE.test(head);
  const tool = PEOPLE.test(head) ? head.replace(PEOPLE, '') : '';
  const isOfTool = tool !== '' && skills().book.whole(tool) !== undefined;
  const isAnybody = /^(?:people|those|any(?:one|body)|some(?:one|body))$/iu.test(head);
  if (!isOfTool && !isTrade(head) && !PEOPLE.test(head) && !(isAnybody && isThing(thing))) return null;
  if (isOfTool) return { lead, said: `people with ${tool} and ${thing}`, tail, of: 'thing', isPlural };
  return {
    lead,
    said: `${head} ${/know|use/i.test(has) ? has : 'with'} ${thing}`,
    tail,
    of: 'thing',
    isPlural,
  };
}

function circumstanceIn(piece: string): Lot | null {
  const { lead = '', head = '', way, where = '' } = CIRCUMSTANCE.exec(piece)?.groups ?? {};
  if (head === '' || !PLURAL.test(head) || !isTrade(head)) return null;
  return {
    lead,
    said: `${head} ${way ?? where}`,
    tail: '',
    of: way === undefined ? 'where' : 'way',
    isPlural: true,
  };
}

/** The pieces of a sentence, each with what joins it to the one before. */
function piecesOf(sentence: string): Piece[] {
  const joints = [...sentence.matchAll(JOINT)];
  return [null, ...joints].map((joint, at) => ({
    joint: joint?.[0] ?? '',
    said: sentence.slice(joint === null ? 0 : joint.index + joint[0].length, joints[at]?.index),
  }));
}

const isThing = (said: string): boolean =>
  // "A320 or A350": a code in capitals.
  /^\s*\p{Lu}[\p{Lu}\d-]*\d[\p{Lu}\d-]*\s*$/u.test(said) ||
  [skills(), certifications()].some(({ book }) => book.whole(said.trim()) !== undefined);

/** The lots of a sentence with what further things each has ("with Kafka or Spark"), from the first piece that is one to the last. */
function lotsOf(pieces: readonly Piece[]): { own: Lot[]; from: number; to: number } {
  const own: Lot[] = [];
  let from = -1;
  let to = 0;
  for (const [at, { joint, said }] of pieces.entries()) {
    const lot = lotIn(said);
    const last = own.at(-1);
    if (lot !== null) own.push(lot);
    else if (last?.of === 'thing' && last.tail.trim() === '' && !joint.includes(',') && isThing(said))
      last.said += `${joint}${said}`;
    else if (own.length > 0) break;
    if (own.length === 1 && from < 0) from = at;
    to = at + 1;
  }
  return { own, from, to };
}

function inBrackets(sentence: string): string {
  const pieces = piecesOf(sentence);
  const { own, from, to } = lotsOf(pieces);
  const last = own.at(-1);
  if (own.length < 2 || last === undefined) return sentence;
  // Nobody is of two trades at once: those in the plural need no word between them.
  const isSaid =
    pieces.slice(from + 1, to).some(({ joint }) => SAID.test(joint)) ||
    own.every(({ isPlural, of }) => isPlural && of === 'thing');
  const areThings = own.every(({ of }) => of === 'thing');
  // Two trades with a place each are read as they stand; another way of one alone would be asked of both.
  const areWays = own.every(({ of }) => of !== 'thing') && own.some(({ of }) => of === 'way');
  if (!areThings && !areWays) return sentence;
  const rest = pieces.slice(to);
  // "… or remote" behind the last is another way, and not asked of all.
  const isApart = rest[0] === undefined || /^\s*,\s*$/.test(rest[0].joint);
  const isPlain = own.slice(0, -1).every(({ tail }) => tail.trim() === '');
  const isFirst = from === 0 || pieces[from]?.joint.trim() === ',';
  if (!isSaid || !isApart || !isPlain || !isFirst || own.slice(1).some(({ lead }) => lead.trim() !== ''))
    return sentence;
  const put = (some: readonly Piece[]): string => some.map(({ joint, said }) => joint + said).join('');
  const lead = (own[0]?.lead ?? '').replace(/(?<!\p{L})either\s+/iu, '');
  const all = own.map(({ said }) => `(${said})`).join(' or ');
  const tail = last.tail.trim() === '' ? '' : `, ${last.tail.trim()}`;
  return `${put(pieces.slice(0, from))}${pieces[from]?.joint ?? ''}${lead}${all}${tail}${put(rest)}`;
}

/**
 * "Java people with Kafka or Go people with Kubernetes", "marine underwriters who hold the ACII, or loss adjusters who hold ACILA": kinds of
 * people, each with what it has to have, as descriptions in brackets, of which one has to hold as a whole.
 */
export const withLotsInBrackets = (query: string): string =>
  outsideQuotes(query, (part) => {
    if (part.split(MAY_BE_LOTS).length < 3) return part;
    return part
      .replace(WITHIN, HIDDEN)
      .replace(SENTENCE, (sentence) => {
        const said = sentence.replaceAll(HIDDEN, '.');
        const put = inBrackets(said);
        return put === said ? said : `${put}${END_OF_LOTS}`;
      })
      .replaceAll(HIDDEN, '.')
      .replace(ENDED, ', ')
      .replaceAll(END_OF_LOTS, '');
  });
