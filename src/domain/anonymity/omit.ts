import { matchesOf } from '#src/lib/matches.ts';
import { CUT_SHORT } from '../lexicon/abbreviations.ts';
import { companyAliases } from './companies.ts';
import { datesIn } from './dates.ts';
import { type Cover, capitalised, coverOf, type Edit } from './spans.ts';

/** Where one sentence or entry of a line ends and the next begins: not behind the letter of a name or a word that is cut short. */
const BREAK = new RegExp(
  `(?<!(?<![\\p{L}\\p{N}])(?:\\p{Lu}|${CUT_SHORT}))[.!?]+["'”’)]?(?=\\s+\\p{Lu}|\\s*$)\\s*|(?<=(?<![\\p{L}\\p{N}])\\p{Lu})\\.(?=\\s*$)\\s*|;\\s+`,
  'gu',
);
/** What a line begins with that says nothing of anybody: a bullet, a label. */
const HEAD = /^\s*(?:[-•*]\s+)?(?:\*\*[^*\n]{1,40}:\*\*\s+|\p{Lu}[\p{L} ]{1,30}:\s+(?=\S))?/u;
/** Where a clause begins that its sentence can do without. */
const CLAUSE =
  /(?:,|\s[–—-])\s+(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|och|og|men|i|oraz)\s+)?|\s(?=\()|\s(?:and|und|et|y|e|en|och|og)\s+(?=(?:an?|the|once|also|was|is|has|had|won|took|holds?|ein[e]?|une?|una|uma?|een|ett?)\s)/gu;
/** What a clause begins with that hangs on the one before it. */
const HANGS =
  /^(?:and|but|or|nor|which|who|whose|where|that|than|then|und|aber|oder|der|die|das|welche[rs]?|wo|et|mais|ou|qui|dont|où|y|e|o|u|pero|que|quien|donde|ma|che|cui|dove|mas|onde|en|maar|of|dat|waar|och|og|men|som|i|oraz|lub|który|which|is|was|has|had|are|were)(?!\p{L})/iu;
/** At the end of what stays, where the clause behind it is gone. */
const LOOSE =
  /(?<!\p{L})(?:of|for|with|at|in|on|to|by|from|the|an?|and|or|as|für|mit|bei|von|der|die|das|und|de|du|des|la|le|à|pour|y|el|con|por|di|il|e|voor|met|van|het|och|med|av|og)$/iu;
const LEAST_WORDS = 2;
/** How far a bracket reaches. */
const IN_BRACKET = 120;

interface Piece {
  start: number;
  end: number;
  /** What joins it to what stands before it in its sentence. */
  joint: string;
  /** Whether a sentence or an entry begins with it. */
  isFirst: boolean;
}

interface Sentence {
  pieces: Piece[];
  /** What it ends with. */
  mark: string;
}

/**
 * The edits that leave out what may tell who is meant although no name stands there: the clause around each place where its sentence can be said
 * without it, else the whole of that, and the day and month of dates. A line of which nothing is left goes with its label.
 */
export function omissions(text: string, places: readonly { start: number; end: number }[]): Edit[] {
  const telling = coverOf(places);
  const edits = matchesOf(/[^\n]+/gu, text).flatMap(({ 0: line, index }) =>
    ofLine(text, line, index, telling),
  );
  const left = coverOf(edits);
  return [...edits, ...datesIn(text).filter((one) => one.reason === 'date' && !left.overlaps(one))];
}

const gone = (start: number, end: number, shown = ''): Edit => ({
  start,
  end,
  reason: 'omitted',
  with: shown,
});

function ofLine(text: string, line: string, index: number, telling: Cover): Edit[] {
  const begins = index + (HEAD.exec(line)?.[0].length ?? 0);
  const ends = index + line.trimEnd().length;
  if (!telling.overlaps({ start: index, end: index + line.length })) return [];
  const sentences = sentencesOf(text.slice(begins, ends), begins);
  const kept = sentences.map((one) => ({ ...one, pieces: keptOf(text, one.pieces, telling) }));
  if (kept.every(({ pieces }) => pieces.length === 0)) {
    const next = text[index + line.length] === '\n' ? 1 : 0;
    return [gone(index, index + line.length + next)];
  }
  return gapsOf(text, kept, { begins, ends });
}

function sentencesOf(said: string, from: number): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  const add = (end: number, mark: string): void => {
    if (said.slice(start, end).trim() !== '')
      found.push({ pieces: piecesOf(said.slice(start, end), from + start), mark });
  };
  for (const { 0: mark, index } of matchesOf(BREAK, said)) {
    add(index, mark.trim());
    start = index + mark.length;
  }
  add(said.length, '');
  return found;
}

function piecesOf(said: string, from: number): Piece[] {
  const pieces: Piece[] = [];
  let [start, joint] = [0, ''];
  const add = (end: number): void => {
    pieces.push({ start: from + start, end: from + end, joint, isFirst: pieces.length === 0 });
  };
  for (const { 0: joint_, index } of matchesOf(CLAUSE, said)) {
    // `1,480 days (2021, 2022)`: what a bracket holds is one.
    const near = said.slice(Math.max(start, index - IN_BRACKET), index);
    const opened = near.split('(').length - near.split(')').length;
    if (index === 0 || opened > 0) continue;
    add(index);
    [start, joint] = [index + joint_.length, joint_];
  }
  add(said.length);
  return pieces;
}

/** The clauses of a sentence that stay; none where it cannot be said without those that go. */
function keptOf(text: string, pieces: readonly Piece[], telling: Cover): Piece[] {
  const isTold = (one: Piece): boolean => telling.overlaps(one);
  if (!pieces.some(isTold)) return [...pieces];
  const kept = pieces.filter((one) => !isTold(one));
  const [first] = kept;
  if (first === undefined) return [];
  const said = (one: Piece): string => text.slice(one.start, one.end);
  const isWhole = pieces.every((one, at) => {
    const after = pieces[at + 1];
    return isTold(one) || after === undefined || !isTold(after) || !LOOSE.test(said(one).slice(-12));
  });
  const hangs =
    !first.isFirst && (HANGS.test(first.joint.replace(/^[,\s–—-]+/u, '')) || HANGS.test(said(first)));
  const words =
    kept
      .map(said)
      .join(' ')
      .match(/\p{L}{2,}/gu)?.length ?? 0;
  return !isWhole || hangs || words < LEAST_WORDS ? [] : kept;
}

/** The edits that close the gaps which are left in a line. */
function gapsOf(
  text: string,
  sentences: readonly Sentence[],
  { begins, ends }: { begins: number; ends: number },
): Edit[] {
  const edits: Edit[] = [];
  let [at, mark] = [begins, ''];
  const close = (from: number, to: number, shown: string): void => {
    const said = text.slice(from, to);
    if (said === shown) return;
    // The stop that stays is none of what goes.
    const kept = shown !== '' && said.startsWith(shown) ? shown.length : 0;
    edits.push(gone(from + kept, to, shown.slice(kept)));
  };
  for (const { pieces, mark: own } of sentences)
    for (const [n, piece] of pieces.entries()) {
      const isHead = n === 0;
      const joint = isHead ? (at === begins ? '' : mark === '' ? ' ' : `${mark} `) : piece.joint;
      const letter = text.slice(piece.start, piece.start + 1);
      // What begins a sentence now has the capital of it.
      const isNew = isHead && !piece.isFirst;
      close(at, piece.start + (isNew ? 1 : 0), isNew ? joint + capitalised(letter) : joint);
      [at, mark] = [piece.end, own];
    }
  const last = /^;/u.test(mark) ? '' : mark;
  close(at, ends, last);
  return edits;
}

/** An edit without the gaps around what it takes out, as it is told to whoever sends the text. */
export function bareOf(text: string, edit: Edit): Edit {
  const said = text.slice(edit.start, edit.end);
  const start = edit.start + (said.length - said.trimStart().length);
  return { ...edit, start, end: Math.max(start, edit.end - (said.length - said.trimEnd().length)) };
}

/** Whether so many people work at an employer that having worked there tells of nobody. */
export const isWidelyKnown = (employer: string): boolean => companyAliases(employer).length > 0;
