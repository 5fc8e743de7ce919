import { beginsWithTrade } from './frames.ts';
import { outsideQuotes } from './in-turn.ts';

const MARK = /(?<![\p{L}\p{N}])\(?(?<mark>[a-d]|[1-4]|iv|i{1,3})\)\s*/giu;
const ORDERS: readonly (readonly string[])[] = [
  ['a', 'b', 'c', 'd'],
  ['1', '2', '3', '4'],
  ['i', 'ii', 'iii', 'iv'],
];
const ONE_OF =
  /(?<!\p{L})(?:either|(?:(?:any|at\s+least)\s+)?one\s+of|any\s+of)(?:\s+(?:the\s+following|these|two))?\s*[:,–—-]?\s*$/iu;
const JOINT = /\s*[,;.]?\s*(?:\b(?<or>or|and\/or)|\b(?:and|plus)|&)?\s*(?:else|also|then)?\s*,?\s*$/iu;
const LAST = /^.*?(?=[.;!?](?:\s|$)|\n|$)/su;
/** A description longer than this stands in no brackets that are read. */
const LONGEST = 200;

interface Mark {
  at: number;
  end: number;
}

/** The marks of a list in their order, from its first on; fewer than two make none. */
function marksIn(part: string): Mark[] {
  const all = [...part.matchAll(MARK)];
  for (const order of ORDERS) {
    const marks: Mark[] = [];
    for (const { index, 0: said, groups } of all)
      if (groups?.mark?.toLowerCase() === order[marks.length])
        marks.push({ at: index, end: index + said.length });
    if (marks.length > 1) return marks;
  }
  return [];
}

/** "Who either (a) work remotely, or (b) are citizens with 5 years": without its letters, and in brackets where one of them will do. */
function withoutLetters(part: string): string {
  const marks = marksIn(part);
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return part;
  const end = last.end + (LAST.exec(part.slice(last.end))?.[0].length ?? 0);
  const said = marks.map((mark, at) => part.slice(mark.end, marks[at + 1]?.at ?? end));
  const items = said.map((item) => item.replace(JOINT, '').trim());
  // Lines are read by how they are laid out.
  if (said.slice(0, -1).some((item) => item.includes('\n'))) return part;
  if (items.some((item) => /[()]/.test(item) || item.length < 3 || item.length > LONGEST)) return part;
  const lead = part.slice(0, first.at);
  const isOr = said.slice(0, -1).some((item) => JOINT.exec(item)?.groups?.or !== undefined);
  const areOfOthers = items.every(beginsWithTrade);
  // "Must (a) live in Perth and (b) hold a licence": of one person, all of it is asked.
  if (!isOr && !ONE_OF.test(lead) && !areOfOthers) return `${lead}${items.join(' and ')}${part.slice(end)}`;
  const before = lead.replace(ONE_OF, 'either ').replace(/[:–—-]\s*$/, areOfOthers ? '' : ' ');
  const isPlain = items.every((item) => item.split(/\s+/).length < 4);
  const listed = isPlain ? items.join(' or ') : items.map((item) => `(${item})`).join(' or ');
  return `${before}${listed}${part.slice(end)}`;
}

/** A query with the letters or numbers of its choices left out, and each that is an alternative as one description. */
export const withLetteredChoices = (query: string): string => outsideQuotes(query, withoutLetters);
