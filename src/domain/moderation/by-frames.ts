import { readFramed, readTurned } from './framed.ts';
import { type Found, type Piece, type PieceClause, wordsAt } from './piece.ts';
import { REASONS, rewordingFor } from './reasons.ts';
import { isAnswered } from './reported.ts';
import type { Review } from './types.ts';

/** What a sentence says that somebody has to be by frames in which nothing else can stand, and no rule has found. */
export function byFrames(
  piece: Piece,
  clause: PieceClause,
  known: readonly Found[],
  { subject }: Review,
): Found[] {
  if (subject === 'person' || clause.isPassed) return [];
  const told = new Set<string>(known.map(({ finding }) => finding.about));
  const last = piece.clauses[piece.clauses.indexOf(clause) - 1];
  const turned = last === undefined || last.isPassed ? null : readTurned(last.lower, clause.lower);
  const next = piece.clauses[piece.clauses.indexOf(clause) + 1]?.text;
  const framed = readFramed(clause.text, clause.lower).filter(({ about }) => !told.has(about));
  // What was answered is told as it was asked.
  const meant =
    framed.length > 0 && isAnswered(clause.text, next) ? framed.filter(({ certain }) => certain) : framed;
  const inFrames = meant.map((one) => ({ of: clause, one }));
  const found = turned === null || last === undefined ? inFrames : [...inFrames, { of: last, one: turned }];
  return found.map(({ of, one: { about, start, end, certain } }) => ({
    clause: of.lower,
    byRule: true as const,
    loose: false,
    finding: {
      verdict: certain ? ('blocked' as const) : ('held' as const),
      about,
      ...wordsAt(piece, of.start + start, of.text.slice(start, end)),
      reason: certain ? REASONS[about] : `${REASONS[about]} Whether it does is not certain.`,
      rewording: rewordingFor(about, subject),
    },
  }));
}
