import { certifications, roles, skills } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const PART = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}+#/&'’-]|\.(?=[\p{L}\p{N}]))*`;
const WORD = String.raw`(?!(?:and|or|nor|in|at|on|of|to|for|from|with|who|whose|that|but|not|no|is|are|has|have|any|all|some|the|an?|either|both|only|plus|than|years?|yrs?|now|based|living|near|around|across|must|should|paid|earning|speaking|available|open|willing|happy|background|history|past)(?!\p{L}))${PART}`;
const HAS = String.raw`(?:with|w\/|having|holding|(?:who|that)\s+(?:hold|have|know|use))`;
const ASKED = String.raw`(?:(?:either|any|find|get|show|need|want|me|us|we|i|please|some|all|looking|for|after|seeking|of)\s+)*`;
/** "Java people with Kafka", with what is asked before it and what goes on behind it. */
const LOT = new RegExp(
  String.raw`^(?<lead>\s*${ASKED})(?<head>${WORD}(?:\s+${WORD}){0,4}?)\s+${HAS}\s+(?:(?:the|an?|their|some)\s+)?(?<thing>(?!\d)${WORD}(?:\s+(?!or\b)${WORD}){0,2}?)(?<tail>\s*$|\s+(?=(?:in|at|near|around|across|who|based|living|from|on)(?!\p{L})).*$)`,
  'iu',
);
const PEOPLE = /\s+(?:people|ppl|folks?|staff|guys|types)$/iu;
const JOINT = /\s*,\s*(?:(?:or|and|plus)\s+)?|\s+(?:or|and|plus|&|\+|\/)\s+/giu;
const SAID = /(?<!\p{L})(?:or|and|plus)(?!\p{L})|[&+/]/iu;
const SENTENCE = /(?:(?!\s-\s)[^.;:!?()\n–—])+|\s-\s|[.;:!?()\n–—]+/gu;
/** A full stop within a name parts no sentences: "Node.js". */
const WITHIN = /(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu;
const HIDDEN = '\u0001';
const END_OF_LOTS = '\u0002';
/** A dash behind the lots ends them as a comma does. */
const ENDED = new RegExp(String.raw`${END_OF_LOTS}\s+[-–—]\s+`, 'gu');

interface Piece {
  joint: string;
  said: string;
}

interface Lot {
  lead: string;
  said: string;
  tail: string;
}

const isTrade = (head: string): boolean => {
  const words = head.split(/\s+/);
  return words.some((_, at) => roles().book.whole(words.slice(at).join(' ')) !== undefined);
};

function lotIn(piece: string): Lot | null {
  const { lead = '', head = '', thing = '', tail = '' } = LOT.exec(piece)?.groups ?? {};
  if (head === '') return null;
  const tool = PEOPLE.test(head) ? head.replace(PEOPLE, '') : '';
  const isOfTool = tool !== '' && skills().book.whole(tool) !== undefined;
  const isAnybody = /^(?:people|those|any(?:one|body)|some(?:one|body))$/iu.test(head);
  if (!isOfTool && !isTrade(head) && !PEOPLE.test(head) && !(isAnybody && isThing(thing))) return null;
  if (isOfTool) return { lead, said: `people with ${tool} and ${thing}`, tail };
  return { lead, said: `${head} with ${thing}`, tail };
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
    else if (last !== undefined && last.tail.trim() === '' && !joint.includes(',') && isThing(said))
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
  const isSaid = pieces.slice(from + 1, to).some(({ joint }) => SAID.test(joint));
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
    if (part.split(new RegExp(String.raw`(?<![\p{L}])${HAS}\s`, 'iu')).length < 3) return part;
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
