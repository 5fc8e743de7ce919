import { isAgedOut } from './aged-out.ts';
import { countsElsewhere } from './elsewhere.ts';
import { exceptedIn, likewiseIn } from './excepted.ts';
import { leftAfter } from './left-after.ts';
import { type Marked, readMarked } from './marked.ts';
import { notAgain } from './not-again.ts';
import { type Found, type Piece, type PieceClause, wordsAt } from './piece.ts';
import { REASONS, rewordingFor, uncertain } from './reasons.ts';
import { remarked } from './remarked.ts';
import { helpsAfterAll } from './sent-back-rules.ts';
import { takenBack } from './taken-back.ts';
import { toldAcross } from './told-across.ts';
import type { Review } from './types.ts';
import { withdrawnFor } from './withdrawn.ts';

/** What a sentence, or it and the one before, says of somebody in everyday words beside turning them away. */
export function byMarks(piece: Piece, clause: PieceClause, { subject, place }: Review): Found[] {
  if (subject === 'person') return [];
  const last = piece.clauses[piece.clauses.indexOf(clause) - 1];
  const withEnd = (one: PieceClause) => ({
    ...one,
    end: piece.plain.text[one.start + one.text.length] ?? '',
  });
  const marked = readMarked(withEnd(clause), last && withEnd(last));
  const again = marked === null ? inOneOrTwo(notAgain, clause, last) : null;
  const gone = (marked ?? again) ? null : inOneOrTwo(withdrawnFor, clause, last);
  const left = (marked ?? again ?? gone) ? null : inOneOrTwo(leftAfter, clause, last);
  const helps = (marked ?? again ?? gone ?? left) ? null : inOneOrTwo(helpsAfterAll, clause, last);
  const found =
    marked ?? again ?? gone ?? left ?? helps ?? exceptedIn(clause.text) ?? likewiseIn(clause.text);
  if (found === null)
    return [
      ...asWritten(piece, clause, place),
      ...fromElsewhere(piece, clause, last),
      ...fromBefore(piece, clause),
    ];
  const of =
    (marked ?? again ?? gone ?? left ?? helps)?.before === true && last !== undefined ? last : clause;
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
        reason:
          gone !== null
            ? `${WITHDRAWN} ${REASONS[found.about]}`
            : left !== null
              ? `${LEFT_FOR} ${REASONS[found.about]}`
              : again !== null
                ? `${NOT_AGAIN} ${REASONS[found.about]}`
                : uncertain(REASONS[found.about]),
        rewording: rewordingFor(found.about, subject),
      },
    },
  ];
}

/** What a sentence takes back of what it says lawfully, or remarks in words that are lawful by themselves. */
function asWritten(piece: Piece, clause: PieceClause, place: string | null): Found[] {
  const taken = takenBack(clause.lower);
  const found = taken ?? remarked(clause.lower, place);
  if (found === null) return [];
  const { about, start, end } = found;
  const reason = found.reason ?? REASONS[about];
  const rewording = found.rewording ?? rewordingFor(about, 'role');
  const words = wordsAt(piece, clause.start + start, clause.text.slice(start, end));
  return [
    {
      clause: clause.lower,
      byRule: true,
      loose: false,
      finding: { verdict: 'held', about, ...words, reason, rewording },
    },
  ];
}

/** What somebody brings from somewhere else and their age, told in this sentence or in the one before to be held against them. */
function fromElsewhere(piece: Piece, clause: PieceClause, last: PieceClause | undefined): Found[] {
  const inLast = last !== undefined && countsElsewhere(last.text, clause.text);
  const isAged = last !== undefined && isAgedOut(last.text, clause.text);
  const of = countsElsewhere(clause.text, undefined) ? clause : inLast || isAged ? last : null;
  if (of === null) return [];
  return [
    {
      clause: of.lower,
      byRule: true,
      loose: false,
      finding: {
        verdict: 'held',
        about: isAged ? 'age' : 'race_or_origin',
        ...wordsAt(piece, of.start, of.text),
        reason: isAged
          ? "Tells somebody's age and holds it against them."
          : 'May turn people away by where they learned or worked.',
        rewording: 'Say what somebody has to know or be able to do',
      },
    },
  ];
}

/** What a sentence makes of what one before it tells of somebody. */
function fromBefore(piece: Piece, clause: PieceClause): Found[] {
  const made = toldAcross(
    piece.clauses.map(({ text }) => text),
    piece.clauses.indexOf(clause),
  );
  if (made === null) return [];
  return [
    {
      clause: clause.lower,
      byRule: true,
      loose: false,
      finding: {
        verdict: 'held',
        ...made,
        ...wordsAt(piece, clause.start, clause.text),
        rewording: 'Leave it out, and say what the work needs',
      },
    },
  ];
}

const NOT_AGAIN = 'Says of whoever did the job before what is not to happen again.';

const LEFT_FOR = 'Leaves somebody for what they asked about.';

const WITHDRAWN = 'Takes back what was offered for what somebody told of themselves.';

/**
 * What two sentences tell together, or one of them alone: what of somebody who did the job before is not to happen again, or for what of
 * somebody's life an offer is withdrawn or they are left.
 */
function inOneOrTwo(
  told: typeof notAgain | typeof withdrawnFor | typeof leftAfter,
  clause: PieceClause,
  last: PieceClause | undefined,
): Marked | null {
  const inOne = told(clause.lower, undefined);
  if (inOne !== null) return { ...inOne, before: false };
  const across = last === undefined ? null : told(last.lower, clause.lower);
  return across === null ? null : { ...across, before: true };
}
