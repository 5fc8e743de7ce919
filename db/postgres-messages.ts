/** Values of these kinds travel as they are; others (lists, bytes, dates) are left to the driver. */
export type Plain = string | number | bigint | boolean | null | undefined;

/** Whether a statement's values are all plain. */
export function arePlain(values: readonly unknown[]): values is readonly Plain[] {
  for (const value of values) if (typeof value === 'object' && value !== null) return false;
  return true;
}

const SLAB = 65_536;
const MOST_BYTES_A_CHARACTER = 3;

// The types of the messages: their letters.
const PARSE = 0x50;
const BIND = 0x42;
const DESCRIBE = 0x44;
const EXECUTE = 0x45;
const SYNC = 0x53;
const CLOSE = 0x43;
// Of what.
const STATEMENT = 0x53;
const PORTAL = 0x50;

/**
 * The messages of PostgreSQL's extended query protocol, one after another in one piece of memory, so that they go in one
 * write. The formats are those of its documentation, "Message Formats", with parameters and results as text.
 */
export class Messages {
  #bytes = Buffer.allocUnsafeSlow(SLAB);
  #from = 0;
  #at = 0;

  /** What was added since it was taken last. The memory is not written again. */
  take(): Buffer {
    const taken = this.#bytes.subarray(this.#from, this.#at);
    this.#from = this.#at;
    return taken;
  }

  close(name: string): void {
    const place = this.#begin(CLOSE, name.length + 2);
    this.#bytes[this.#at++] = STATEMENT;
    this.#name(name);
    this.#end(place);
  }

  parse(name: string, text: string): void {
    const place = this.#begin(PARSE, name.length + text.length * MOST_BYTES_A_CHARACTER + 4);
    this.#name(name);
    this.#at += this.#bytes.write(text, this.#at, 'utf8');
    this.#bytes[this.#at++] = 0;
    this.#int16(0);
    this.#end(place);
  }

  bind(name: string, values: readonly Plain[]): void {
    const place = this.#begin(BIND, name.length + 8);
    this.#bytes[this.#at++] = 0;
    this.#name(name);
    this.#int16(0);
    this.#int16(values.length);
    for (const value of values) {
      if (value === null || value === undefined) {
        this.#room(4);
        this.#int32(-1);
      } else this.#text(typeof value === 'string' ? value : String(value));
    }
    this.#room(2);
    this.#int16(0);
    this.#end(place);
  }

  describe(): void {
    const place = this.#begin(DESCRIBE, 2);
    this.#bytes[this.#at++] = PORTAL;
    this.#bytes[this.#at++] = 0;
    this.#end(place);
  }

  /** Runs what was bound, to its last row, and ends the statement. */
  execute(): void {
    const place = this.#begin(EXECUTE, 5);
    this.#bytes[this.#at++] = 0;
    this.#int32(0);
    this.#end(place);
    this.#end(this.#begin(SYNC, 0));
  }

  /** @returns where the length of the message will stand, from where those begin that were not taken: memory may move */
  #begin(type: number, length: number): number {
    this.#room(length + 5);
    this.#bytes[this.#at] = type;
    const place = this.#at + 1 - this.#from;
    this.#at += 5;
    return place;
  }

  #end(place: number): void {
    const at = this.#from + place;
    this.#bytes.writeInt32BE(this.#at - at, at);
  }

  #room(length: number): void {
    if (this.#at + length <= this.#bytes.length) return;
    const untaken = this.#bytes.subarray(this.#from, this.#at);
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(SLAB, 2 * (untaken.length + length)));
    untaken.copy(this.#bytes);
    this.#from = 0;
    this.#at = untaken.length;
  }

  #name(name: string): void {
    this.#at += this.#bytes.write(name, this.#at, 'latin1');
    this.#bytes[this.#at++] = 0;
  }

  #text(text: string): void {
    this.#room(4 + text.length * MOST_BYTES_A_CHARACTER);
    const length = this.#bytes.write(text, this.#at + 4, 'utf8');
    this.#int32(length);
    this.#at += length;
  }

  #int16(value: number): void {
    this.#at = this.#bytes.writeInt16BE(value, this.#at);
  }

  #int32(value: number): void {
    this.#at = this.#bytes.writeInt32BE(value, this.#at);
  }
}
