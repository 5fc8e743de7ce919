import { exceptedIn, likewiseIn } from './excepted.ts';
import { type Marked, readMarked } from './marked.ts';
import { notAgain } from './not-again.ts';
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
  const again = marked === null ? againIn(clause, last) : null;
  const found = marked ?? again ?? exceptedIn(clause.text) ?? likewiseIn(clause.text);
  if (found === null) return [];
  const of = (marked ?? again)?.before === true && last !== undefined ? last : clause;
  return [
    {
      clause: of.lower,
      byRule: true,
      loose: false,
      finding: {
        verdict: 'held',
        about: found.about,
        ...wordsAt(piece, of.start + found.start, of.text.slice(found.start, found.end)),
        // What two sentences say together is explained by no word of one of them.
        reason: again === null ? uncertain(REASONS[found.about]) : `${NOT_AGAIN} ${REASONS[found.about]}`,
        rewording: rewordingFor(found.about, subject),
      },
    },
  ];
}

const NOT_AGAIN = 'Says of whoever did the job before what is not to happen again.';

/** What of somebody who did the job before is not to happen again, told in this sentence or in the one before. */
function againIn(clause: PieceClause, last: PieceClause | undefined): Marked | null {
  const inOne = notAgain(clause.lower, undefined);
  if (inOne !== null) return { ...inOne, before: false };
  const across = last === undefined ? null : notAgain(last.lower, clause.lower);
  return across === null ? null : { ...across, before: true };
}
