import { fold } from '#src/lib/fold.ts';
import { linesOf } from '../lexicon/data-file.ts';

const WEIGHTS = 'name-shapes.tsv';
/** The weights are written as whole tenths. */
export const LEARNED_IN = 10;

let weights: ReadonlyMap<string, number> | null = null;

function weightsOf(): ReadonlyMap<string, number> {
  weights ??= new Map(
    linesOf(WEIGHTS).map((line) => {
      const [piece = '', weight] = line.split('\t');
      return [piece, Number(weight) / LEARNED_IN];
    }),
  );
  return weights;
}

/** The pieces of a folded word by which it is told, each once. */
export function piecesOf(word: string): string[] {
  const edged = `^${word}$`;
  const pieces = [2, 3, 4, 5].flatMap((length) =>
    Array.from({ length: Math.max(0, edged.length - length + 1) }, (_, from) =>
      edged.slice(from, from + length),
    ),
  );
  return [...new Set([`*${Math.min(word.length, 12)}`, ...pieces])];
}

/**
 * How much a word that no list knows looks like one of a name rather than a word, a trade or a house: over 0 for a name, by what names of
 * many countries are made of (`test/eval/cv/learn-names.ts`). Of words with hyphens it is what their parts come to in the middle.
 */
export function nameShape(word: string): number {
  const parts = fold(word)
    .split(/[^a-z]+/)
    .filter((part) => part.length > 1);
  const all = parts.map((part) => {
    const pieces = piecesOf(part);
    const share = 1 / Math.sqrt(Math.max(1, pieces.length));
    return pieces.reduce((sum, piece) => sum + (weightsOf().get(piece) ?? 0), 0) * share;
  });
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
}
