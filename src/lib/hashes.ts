/** What a hash begins with, and what each of its bytes is multiplied by (FNV-1a). */
export const BASIS = 0x811c9dc5;
export const PRIME = 0x01000193;

/** Four bytes for a word. */
export const hashOf = (word: string): number => hashOn(BASIS, word);

/** The hash of what was hashed with a text behind it. Of letters above those of the basic plane each half is hashed by itself. */
export function hashOn(hash: number, text: string): number {
  let on = hash;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) on = Math.imul(on ^ code, PRIME);
    else {
      if (code < 0x800) on = Math.imul(on ^ (0xc0 | (code >> 6)), PRIME);
      else {
        on = Math.imul(on ^ (0xe0 | (code >> 12)), PRIME);
        on = Math.imul(on ^ (0x80 | ((code >> 6) & 0x3f)), PRIME);
      }
      on = Math.imul(on ^ (0x80 | (code & 0x3f)), PRIME);
    }
  }
  return on >>> 0;
}

/** Whether a hash is one of those in order. */
export const isAmong = (sorted: Uint32Array, hash: number): boolean => placeAmong(sorted, hash) >= 0;

/** Where a hash stands among those in order, from 0; -1 where it does not. */
export function placeAmong(sorted: Uint32Array, hash: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = sorted[middle] ?? 0;
    if (at === hash) return middle;
    if (at < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Hashes of words, as many as there are. */
export class Hashes {
  #kept = new Uint32Array(1 << 18);
  #count = 0;

  add(hash: number): void {
    if (this.#count === this.#kept.length) {
      const wider = new Uint32Array(this.#kept.length * 2);
      wider.set(this.#kept);
      this.#kept = wider;
    }
    this.#kept[this.#count] = hash;
    this.#count += 1;
  }

  /** Each once, from the lowest. */
  sorted(): Uint32Array {
    const all = this.#kept.subarray(0, this.#count).sort();
    return all.filter((hash, at) => at === 0 || hash !== all[at - 1]);
  }
}
