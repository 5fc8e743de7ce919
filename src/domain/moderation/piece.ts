import { lowerOf } from '#src/lib/fold.ts';
import { maskLawfulWording } from './lawful.ts';
import { isOfTheHouse } from './lawful-ads.ts';
import { mentionsPeople } from './matching.ts';
import { type Clause, clausesOf, plainOf, unswapped } from './plain.ts';
import { mayNamePeople } from './reader.ts';
import type { Finding } from './types.ts';
import { PASSES_OVER, PICKS } from './words.ts';

/** A text as it is read. */
export interface Piece {
  field: string;
  original: string;
  plain: ReturnType<typeof plainOf>;
  /**
   * In lower case; lawful: what is certainly lawful taken out; masked: the same, null where a rule finds nothing to look at.
   */
  clauses: (Clause & { lower: string; lawful: string; masked: string | null })[];
}

/** A sentence of it. */
export type PieceClause = Piece['clauses'][number];

/** What was found in a sentence, before its grounds are known. */
export interface Found {
  finding: Finding;
  clause: string;
  /** Whether its words alone say little, so that the whole sentence is weighed. */
  loose: boolean;
  /** Whether it is only that somebody is described by words that are not known to be of work. */
  described?: true;
  /** Whether a rule found it, by words or a turn of phrase. */
  byRule?: true;
}

/** @param read the original with what is not looked at masked, at the same places */
export function pieceOf(field: string, original: string, read: string, companies: readonly string[]): Piece {
  const plain = plainOf(read);
  const clauses = clausesOf(plain.text).map(({ text, start }) => {
    const lower = lowerOf(text);
    const said = unswapped(lower);
    const masked =
      mentionsPeople(said) || mayNamePeople(said) ? maskLawfulWording(text, said, companies) : null;
    // What is masked is long where nearly all is lawful, and holds nothing to look for.
    const rest = masked?.replace(/\u00b7{2,}/g, '\u00b7') ?? null;
    const left = rest !== null && (mentionsPeople(rest) || mayNamePeople(rest));
    const lawful = masked ?? (isOfTheHouse(lower) ? '\u00b7'.repeat(text.length) : lower);
    return { text, start, lower, lawful, masked: left ? masked : null };
  });
  return { field, original, plain, clauses };
}

/** The words of a finding as they stand in the text, by where they were found in what was read. */
export function wordsAt({ field, original, plain }: Piece, at: number, said: string) {
  const lead = said.length - said.replace(/^[\s,;:(]+/u, '').length;
  const trimmed = said.slice(lead).replace(/[\s,;:]+$/u, '');
  const start = plain.startOf(at + lead);
  const end = plain.endOf(at + lead + Math.max(1, trimmed.length) - 1);
  return { field, words: original.slice(start, end), start, end };
}

// "Larkspur & Sons is looking for you": no son is looked for.
export const withoutMasked = (text: string, masked: string): string =>
  text.replace(/./gsu, (sign: string, at: number) => (masked[at] === '\u00b7' ? '' : sign));

/** The sentence before, where it may name people by what they are. */
export function before({ clauses }: Piece, clause: PieceClause): string | null {
  const last = clauses[clauses.indexOf(clause) - 1];
  return last !== undefined && mayNamePeople(last.lawful) ? last.lawful : null;
}

/** Whether a sentence says of nobody that they are passed over, nor, where a rule is certain, that they are picked. */
export const saysNobody = (lower: string, certain: boolean): boolean =>
  !PASSES_OVER.test(lower) && !(certain && PICKS.test(lower));
