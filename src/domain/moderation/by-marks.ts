import { exceptedIn, likewiseIn } from './excepted.ts';
import { readMarked } from './marked.ts';
import { type Found, type Piece, type PieceClause, wordsAt } from './piece.ts';
import { REASONS, rewordingFor, uncertain } from './reasons.ts';
import type { Review } from './types.ts';

/** What a sentence, or it and the one before, says of somebody in everyday words beside turning them away. */
export function byMarks(piece: Piece, clause: PieceClause, { subject }: Review): Found[] {
  if (subject === 'person') return [];
  const last = piece.clauses[piece.clauses.indexOf(clause) - 1];
  const withEnd = (one: PieceClause) => ({
    ...one,
    end: piece.plain.text[one.start + one.text.length] ?? '',
  });
  const marked = readMarked(withEnd(clause), last && withEnd(last));
  const found = marked ?? exceptedIn(clause.text) ?? likewiseIn(clause.text);
  if (found === null) return [];
  const of = marked?.before === true && last !== undefined ? last : clause;
  return [
    {
      clause: of.lower,
      byRule: true,
      loose: false,
      finding: {
        verdict: 'held',
        about: found.about,
        ...wordsAt(piece, of.start + found.start, of.text.slice(found.start, found.end)),
        reason: uncertain(REASONS[found.about]),
        rewording: rewordingFor(found.about, subject),
      },
    },
  ];
}
