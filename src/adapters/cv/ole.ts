const HEADER = 512;
const LAST = 0xfffffffa;
const ENTRY = 128;

/** A stream of a compound file, as old Word files are, by its name; null where the file has none or is broken. */
export function streamIn(bytes: Buffer, name: string): Buffer | null {
  try {
    return new CompoundFile(bytes).stream(name);
  } catch (error) {
    // Offsets that lead out of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

class CompoundFile {
  readonly #bytes: Buffer;
  readonly #size: number;
  readonly #next: number[];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#size = 2 ** Math.min(bytes.readUInt16LE(30), 16);
    this.#next = this.#tableOf(this.#sectorsOfTable());
  }

  stream(name: string): Buffer | null {
    const directory = this.#chain(this.#bytes.readUInt32LE(48));
    const entries = Array.from({ length: Math.floor(directory.length / ENTRY) }, (_, at) =>
      directory.subarray(at * ENTRY, (at + 1) * ENTRY),
    );
    const nameOf = (entry: Buffer): string =>
      entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2));
    const entry = entries.find((one) => nameOf(one) === name);
    const [root] = entries;
    if (entry === undefined || root === undefined) return null;
    const [start, length] = [entry.readUInt32LE(116), entry.readUInt32LE(120)];
    if (length >= this.#bytes.readUInt32LE(56)) return this.#chain(start).subarray(0, length);
    return this.#small(this.#chain(root.readUInt32LE(116)), start).subarray(0, length);
  }

  // Streams under the least size lie in sectors of their own within one stream.
  #small(all: Buffer, start: number): Buffer {
    const size = 2 ** Math.min(this.#bytes.readUInt16LE(32), 16);
    const table = this.#chain(this.#bytes.readUInt32LE(60));
    const parts: Buffer[] = [];
    for (let at = start; at < LAST && parts.length * size <= all.length; at = table.readUInt32LE(at * 4))
      parts.push(all.subarray(at * size, (at + 1) * size));
    return Buffer.concat(parts);
  }

  #sector(at: number): Buffer {
    return this.#bytes.subarray(HEADER + at * this.#size, HEADER + (at + 1) * this.#size);
  }

  #sectorsOfTable(): number[] {
    const first = Array.from({ length: 109 }, (_, at) => this.#bytes.readUInt32LE(76 + at * 4));
    const most = this.#bytes.length / this.#size;
    for (let at = this.#bytes.readUInt32LE(68); at < LAST && first.length <= most; ) {
      const sector = this.#sector(at);
      for (let index = 0; index < this.#size / 4 - 1; index += 1) first.push(sector.readUInt32LE(index * 4));
      at = sector.readUInt32LE(this.#size - 4);
    }
    return first.filter((at) => at < LAST);
  }

  #tableOf(sectors: readonly number[]): number[] {
    return sectors.flatMap((at) => {
      const sector = this.#sector(at);
      return Array.from({ length: sector.length >> 2 }, (_, index) => sector.readUInt32LE(index * 4));
    });
  }

  #chain(start: number): Buffer {
    const parts: Buffer[] = [];
    for (let at = start; at < LAST && parts.length <= this.#next.length; at = this.#next[at] ?? LAST)
      parts.push(this.#sector(at));
    return Buffer.concat(parts);
  }
}
