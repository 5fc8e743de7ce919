import type { SummaryFacts } from '../ports.ts';
import { isHeld, type Piece } from './claims.ts';
import { type Token, tokensOf, type Value, valuesOf } from './record-values.ts';

/**
 * What of a text about a person the facts hold. A sentence stays where each of its claims consists of whole values of one
 * part of the record and of words that claim nothing; any other is left out.
 * @param text paragraphs apart by an empty line, and lines that begin with "- "
 * @returns null where the opening sentence does not hold
 */
export function boundToFacts(text: string, facts: SummaryFacts): string | null {
  const values = valuesOf(facts);
  const paragraphs: string[] = [];
  for (const paragraph of text.trim().split(/\n\s*\n/)) {
    const lines: string[] = [];
    for (const line of paragraph.split('\n')) {
      const sentences = sentencesIn(line, values, facts);
      const held = sentences.filter(({ pieces }) => isHeld(pieces));
      const isOpening = paragraphs.length === 0 && lines.length === 0;
      if (isOpening && sentences.length > 0 && held[0] !== sentences[0]) return null;
      if (held.length > 0) lines.push(lineOf(line, held));
    }
    if (lines.length > 0) paragraphs.push(lines.join('\n'));
  }
  return paragraphs.length === 0 ? null : paragraphs.join('\n\n');
}

interface Sentence {
  pieces: Piece[];
  start: number;
  end: number;
}

/** A line's sentences that stay, still a bullet where it was one. */
function lineOf(line: string, held: readonly Sentence[]): string {
  const kept = held.map(({ start, end }) => line.slice(start, end).trim()).join(' ');
  const even = kept.split('**').length % 2 === 1 ? kept : kept.replaceAll('**', '').trim();
  return /^\s*- /.test(line) && !even.startsWith('- ') ? `- ${even}` : even;
}

/** The sentences of a line. A full stop within a value of the record ends none. */
function sentencesIn(line: string, values: readonly Value[], facts: SummaryFacts): Sentence[] {
  const sentences: Sentence[] = [];
  let pieces: Piece[] = [];
  let start = 0;
  const end = (at: number): void => {
    if (pieces.length > 0) sentences.push({ pieces, start, end: at });
    [pieces, start] = [[], at];
  };
  for (const piece of piecesOf(tokensOf(line), values, facts)) {
    const isEnd = piece.values.length === 0 && piece.text === '.';
    if (!isEnd) pieces.push(piece);
    else end(piece.end);
  }
  end(line.length);
  return sentences;
}

/** A line's words, with the values of the record found whole. The person's name and the job they are put for claim nothing. */
function piecesOf(tokens: readonly Token[], values: readonly Value[], facts: SummaryFacts): Piece[] {
  const silent = [facts.candidate.name ?? '', ...waysToNameJob(facts.job?.title)].map((text) =>
    tokensOf(text).map((token) => token.text),
  );
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const fitting = values.filter((value) => standsAt(tokens, at, value.tokens));
    const length = Math.max(...fitting.map((value) => value.tokens.length), 0);
    const unsaid = Math.max(...silent.map((words) => (standsAt(tokens, at, words) ? words.length : 0)));
    const taken = Math.max(length, unsaid, 1);
    const [first, last] = [tokens[at], tokens[at + taken - 1]];
    if (first === undefined || last === undefined) break;
    pieces.push({
      text: unsaid > length ? '' : first.text,
      start: first.start,
      end: last.end,
      values: unsaid > length ? [] : fitting.filter((value) => value.tokens.length === length),
    });
    at += taken;
  }
  return pieces;
}

/** The job stands in a summary as what the person is put for, and never as what they are. */
function waysToNameJob(title: string | undefined): string[] {
  if (title === undefined) return [];
  return ['role', 'position'].flatMap((word) => [`for the ${title} ${word}`, `for the ${word} of ${title}`]);
}

function standsAt(tokens: readonly Token[], at: number, wanted: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((text, offset) => tokens[at + offset]?.text === text);
}
