const MAX_NAMED = 1_000;
const MAX_SEEN = 5_000;
/** Texts that are seen less often, such as those with lists of ids, are not worth a plan of their own in the server. */
const NAMED_FROM = 3;

/** Names of prepared statements by their text, the same on every connection. */
export class StatementNames {
  readonly #named = new Map<string, string>();
  readonly #seen = new Map<string, number>();

  of(text: string): string | undefined {
    const name = this.#named.get(text);
    if (name !== undefined || this.#named.size >= MAX_NAMED) return name;
    const times = (this.#seen.get(text) ?? 0) + 1;
    if (times < NAMED_FROM) {
      if (this.#seen.size >= MAX_SEEN) this.#seen.clear();
      this.#seen.set(text, times);
      return undefined;
    }
    this.#seen.delete(text);
    const given = `d${this.#named.size}`;
    this.#named.set(text, given);
    return given;
  }
}
