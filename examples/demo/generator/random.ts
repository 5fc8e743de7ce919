/** A value with the share it takes in a draw; shares need not add up to anything. */
export type Weighted<T> = readonly [value: T, weight: number];

/** murmur3's 32-bit finaliser (A. Appleby, MurmurHash3.cpp, public domain): every input bit reaches every output bit. */
const finalise = (word: number): number => {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** Mixes integers and short labels into one unsigned 32-bit number; the order of the parts counts. */
export const mix = (...parts: readonly (number | string)[]): number => {
  let h = 0x9e3779b9;
  for (const part of parts) {
    if (typeof part === 'number') {
      // Two words, so that seeds and indexes past 2^32 still differ.
      h = finalise(h ^ part);
      h = finalise(h + Math.floor(part / 0x100000000) + 0x6d2b79f5);
    } else {
      for (let i = 0; i < part.length; i++) h = finalise(h ^ (part.charCodeAt(i) + 0x9e3779b9));
    }
  }
  return h >>> 0;
};

/**
 * xoshiro128** by D. Blackman and S. Vigna (https://prng.di.unimi.it/xoshiro128starstar.c, public domain):
 * 128 bits of state, 32-bit operations only, so it is fast in JavaScript without BigInt. The state is filled
 * from the parts, which is what makes any record reachable without generating the ones before it.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(...parts: readonly (number | string)[]) {
    const root = mix(...parts);
    this.#a = finalise(root + 0x9e3779b9);
    this.#b = finalise(root + 0x3c6ef372);
    this.#c = finalise(root + 0xdaa66d2b);
    // The all-zero state is the one fixed point of the generator; the low bit rules it out.
    this.#d = finalise(root + 0x78dde6e4) | 1;
  }

  /** The next unsigned 32-bit number. */
  next(): number {
    const scrambled = Math.imul(this.#b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result;
  }

  /** A number in [0, 1). */
  unit(): number {
    return this.next() / 0x100000000;
  }

  /** A whole number from low to high, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.unit() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.unit() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from: the list is empty.');
    return item;
  }

  weighted<T>(items: readonly Weighted<T>[]): T {
    let total = 0;
    for (const [, weight] of items) total += weight;
    let left = this.unit() * total;
    for (const [value, weight] of items) {
      left -= weight;
      if (left < 0) return value;
    }
    const last = items.at(-1);
    if (last === undefined) throw new Error('Nothing to draw from: the list is empty.');
    return last[0];
  }

  /** Up to `count` different items, in the order of the list. */
  sample<T>(items: readonly T[], count: number): T[] {
    // Knuth's selection sampling (The Art of Computer Programming, vol. 2, 3.4.2, algorithm S).
    const chosen: T[] = [];
    const wanted = Math.min(count, items.length);
    for (let i = 0; i < items.length && chosen.length < wanted; i++) {
      const item = items[i];
      if (item !== undefined && this.unit() * (items.length - i) < wanted - chosen.length) chosen.push(item);
    }
    return chosen;
  }
}
