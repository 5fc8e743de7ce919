import { createRequire } from 'node:module';
import { placeAmong } from '#src/lib/hashes.ts';
import { bytesOf } from '#src/lib/quantised.ts';
import { knownShare, signsOfLine } from './line-features.ts';

/**
 * How likely a line as a whole says whom somebody would have or not by what the law keeps out of hiring, in whatever language it was learned in: a
 * logistic regression over what stands in it, weighed by how rare it is (tf-idf), which `npm run wording:learn-lines` teaches. It knows
 * lines and no law.
 */

/** A reader as `test/eval/wording/learn-lines.ts` writes it: of each sign, in the order of their hashes. */
export interface WrittenLines {
  /** The hashes in base64, four bytes each, the lowest first. */
  hashes: string;
  /** How rare each is in base64, a byte times `RARER`. */
  rarities: string;
  /** What each weighs in base64, a signed byte times `scale`. */
  weights: string;
  scale: number;
  /** What every line weighs. */
  bias: number;
}

/** How much rarer a sign is by each step of its byte. */
export const RARER = 1 / 20;
/** A line of which fewer words are known is read by nobody. */
const KNOWN = 0.5;

interface Loaded {
  /** In order. */
  hashes: Uint32Array;
  rarities: Uint8Array;
  weights: Int8Array;
  scale: number;
  bias: number;
}

const require = createRequire(import.meta.url);
let loaded: Loaded | undefined;

// Read when the first text is looked at, not with the program.
function own(): Loaded {
  if (loaded === undefined) {
    const written: WrittenLines = require('#src/domain/moderation/line-reader.json');
    loaded = {
      hashes: new Uint32Array(new Uint8Array(Buffer.from(written.hashes, 'base64')).buffer),
      rarities: new Uint8Array(Buffer.from(written.rarities, 'base64')),
      weights: bytesOf(written),
      scale: written.scale,
      bias: written.bias,
    };
  }
  return loaded;
}

/**
 * What of a line counts how much: signs that occur again a little more, rare ones more than common ones, and all as much in long lines as
 * in short ones.
 * @param rarityOf of a sign that was learned, by its hash
 * @returns the hash of each with what it counts
 */
export function valuesOf(
  line: string,
  rarityOf: (hash: number) => number | undefined,
): [hash: number, value: number][] {
  const values = [...signsOfLine(line)].flatMap(([hash, times]): [number, number][] => {
    const rarity = rarityOf(hash);
    return rarity === undefined ? [] : [[hash, (1 + Math.log(times)) * rarity]];
  });
  const length = Math.hypot(...values.map(([, value]) => value)) || 1;
  return values.map(([hash, value]) => [hash, value / length]);
}

/** The chance, from 0 to 1, that a line picks or describes people so; null of one whose words it does not know. */
export function chanceOfLine(line: string): number | null {
  const { hashes, rarities, weights, scale, bias } = own();
  if (knownShare(line, (hash) => placeAmong(hashes, hash) >= 0) < KNOWN) return null;
  const values = valuesOf(line, (hash) => {
    const place = placeAmong(hashes, hash);
    return place < 0 ? undefined : (rarities[place] ?? 0) * RARER;
  });
  const weight = values.reduce(
    (sum, [hash, value]) => sum + scale * (weights[placeAmong(hashes, hash)] ?? 0) * value,
    bias,
  );
  return 1 / (1 + Math.exp(-weight));
}

/** Whether a reader has learned each of some words: of one that it never met it cannot tell what it says of people. */
export const knowsWords = (words: string): boolean =>
  knownShare(words, (hash) => placeAmong(own().hashes, hash) >= 0) === 1;
