import type { Piece, PieceClause } from './piece.ts';

/** A sentence of a text, and by how many units each of its repetitions stands behind it; itself by 0. */
export interface Repeated {
  clause: PieceClause;
  shifts: number[];
}

/**
 * The sentences of a text, those once that stand there again between the same neighbours: what is found in one is found in the
 * others, so that a text costs as much as what it says.
 */
export function sameSentences({ original, plain, clauses }: Piece): Repeated[] {
  const known = new Map<string, { first: number; one: Repeated }>();
  for (const [at, clause] of clauses.entries()) {
    const last = clauses[at - 1] ?? clause;
    const next = clauses[at + 1] ?? clause;
    const start = plain.startOf(clause.start);
    const from = plain.startOf(last.start);
    // With its neighbours and what stands between and behind them.
    const around = original.slice(from, plain.endOf(next.start + next.text.length));
    const key = [start - from, at === 0, around, clause.masked, clause.lawful].join('\u0000');
    const same = known.get(key);
    if (same === undefined) known.set(key, { first: start, one: { clause, shifts: [0] } });
    else same.one.shifts.push(start - same.first);
  }
  return [...known.values()].map(({ one }) => one);
}
