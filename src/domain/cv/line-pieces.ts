import { isDuration, type Span, spanIn, timeIn } from './dates.ts';
import type { CvLine } from './source.ts';
import { isProse } from './words.ts';

/** A time from one date to another, one date, a word that stands between a title and an employer, a line of prose, or any other text. */
export type PieceKind = 'span' | 'date' | 'word' | 'prose' | 'text';

/** A part of a line between two of the signs that part titles, employers, places and times. */
export interface LinePiece {
  /** Which line it is of, and where it stands there. */
  line: number;
  start: number;
  end: number;
  text: string;
  kind: PieceKind;
  span: Span | null;
  /** What parts it from the pieces around: `^` and `$` at the ends of the line. */
  before: string;
  after: string;
  /** The how manieth of its line, and of how many. */
  at: number;
  of: number;
}

// Words between a title and an employer part them only before a capital.
const PARTS =
  /\t|\s+[|·•●▪–—‒−/»›→►*~-]+\s+|\s*\|\s*|\s*[,;:]\s+|\s*[([]\s*|\s*[)\]]\s*[,;:]?\s*|[–—]\s+|\s+[–—]|(?<=\p{Ll}{4}|\p{Ll}{2}\))\.\s+(?=\p{Lu})|(?<=^(?:als|as|como|come|comme|som|jako))\s+|\s{3,}|\s+(?:at|with|for|bei|beim|chez|presso|c\/o|bij|hos|på|ved|vid|en|em|na|no|in|im|am|i|à|au|aux|al|alla|för|voor|dans|para|per|w|we|pour|als|as|como|come|comme|som)\s+(?=(?:(?:the|der|die|das|dem|den|la|el|los|las|il|lo|gli|le|les|de|het|o|a)\s+|l['’])?[\p{Lu}\d«"“„])/gu;
const EDGE = /[\s,;:|·•–—*~>»›→►"“”„«/-]/u;
// What a time leaves in a line, so that it is not read twice.
const READ = '\u0001';
const LONGEST_CUT = 130;
/** A paragraph that is longer tells more than one job, if any. */
const LONGEST_READ = 400;

type Time = { span: Span; kind: 'span' | 'date' };

function timesOf(text: string): Time[] {
  const found: Time[] = [];
  let rest = text;
  const read = (kind: Time['kind'], timeOf: (words: string) => Span | null, most: number): void => {
    for (let times = 0; times < most; times += 1) {
      const span = timeOf(rest);
      if (span === null || span.words.includes(READ)) return;
      found.push({ span, kind });
      rest = `${rest.slice(0, span.at)}${READ.repeat(span.words.length)}${rest.slice(span.at + span.words.length)}`;
    }
  };
  read('span', spanIn, 4);
  read('date', timeIn, 3);
  return found.toSorted((a, b) => a.span.at - b.span.at);
}

/** What a sign between pieces is called: its first character, `tab`, `gap`, `strong` for a change of type, `w` for a word. */
function nameOf(sign: string): string {
  const bare = sign.trim();
  if (/\p{L}/u.test(bare)) return 'w';
  if (sign.includes('\t')) return 'tab';
  return bare[0] ?? (sign === '' ? 'strong' : 'gap');
}

/** The pieces of the lines of a CV, in their order. */
export function linePieces(lines: readonly CvLine[]): LinePiece[] {
  return lines.flatMap((line, at) => (line.text.trim() === '' ? [] : piecesIn(line, at)));
}

function piecesIn({ text, bullet, strong, within }: CvLine, line: number): LinePiece[] {
  const own: LinePiece[] = [];
  const add = (start: number, end: number, kind: PieceKind, before: string, after: string): void => {
    let [from, to] = [start, end];
    if (kind !== 'word') {
      while (from < to && EDGE.test(text[from] ?? '')) from += 1;
      while (to > from && EDGE.test(text[to - 1] ?? '')) to -= 1;
    }
    const words = text.slice(from, to);
    if (/[\p{L}\p{N}]/u.test(words))
      own.push({
        line,
        start: from,
        end: to,
        text: words,
        kind,
        span: null,
        before,
        after,
        at: own.length,
        of: 0,
      });
  };
  const cut = (start: number, end: number, open: string, close: string): void => {
    const cuts = [...text.slice(start, end).matchAll(PARTS)].map((found) => ({
      at: start + found.index,
      sign: found[0],
    }));
    const change = strong === undefined ? -1 : text.indexOf(strong) + strong.length;
    const isBetween = cuts.some(({ at, sign }) => at <= change && at + sign.length >= change);
    if (change > start && change < end && !isBetween) cuts.push({ at: change, sign: '' });
    let [from, before] = [start, open];
    for (const { at, sign } of cuts.toSorted((a, b) => a.at - b.at)) {
      const name = nameOf(sign);
      add(from, at, 'text', before, name);
      const bare = sign.trim();
      if (name === 'w') add(at + sign.indexOf(bare), at + sign.indexOf(bare) + bare.length, 'word', 'w', 'w');
      [from, before] = [at + sign.length, name];
    }
    add(from, end, 'text', before, close);
  };
  const times = within || text.length > LONGEST_READ ? [] : timesOf(text);
  const isWhole =
    within ||
    (times.length === 0 && (text.length > LONGEST_CUT || (isProse(text) && (bullet || text.length > 60))));
  if (isWhole) add(0, text.length, 'prose', '^', '$');
  else {
    let [from, open] = [0, '^'];
    for (const { span, kind } of times) {
      const end = span.at + span.words.length;
      cut(from, span.at, open, 'time');
      const before = from === span.at ? open : 'x';
      own.push({
        line,
        start: span.at,
        end,
        text: span.words,
        kind,
        span,
        before,
        after: '',
        at: own.length,
        of: 0,
      });
      [from, open] = [end, 'time'];
    }
    cut(from, text.length, open, '$');
  }
  const of = own.length;
  return own
    .filter(({ kind, text: words }) => kind !== 'text' || !isDuration(words))
    .map((piece) => ({ ...piece, of }));
}
