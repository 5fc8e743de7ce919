import { ForeseenFailed, isOutdatedPlan, isPostgresTransactionLost } from './postgres-errors.ts';
import { arePlain } from './postgres-messages.ts';
import { quotesPlace } from './postgres-one-statement.ts';
import { type Answer, saysTheSameInJson } from './postgres-query.ts';

type Values = readonly unknown[];
type Send = (text: string, values: Values) => Promise<Answer>;

interface Waiting {
  values: Values;
  resolve: (answer: Promise<Answer> | Answer) => void;
  reject: (error: unknown) => void;
}

/** After so many failures one after another a text is asked for each of its values by itself. */
const MOST_FAILURES = 5;
const MAX_KNOWN = 1_000;
const failures = new Map<string, number>();
const texts = new Map<string, string>();

/**
 * Reads that are asked in one turn of the event loop. Those of one text go as one statement, which answers for each of their
 * values a list in JSON: a hundred records by their ids are one message there and one back.
 */
export class AskedTogether {
  readonly #send: Send;
  #waiting = new Map<string, Waiting[]>();

  constructor(send: Send) {
    this.#send = send;
  }

  ask(text: string, values: Values): Promise<Answer> {
    if (this.#waiting.size === 0) setImmediate(() => this.#sendAll());
    return new Promise((resolve, reject) => {
      const same = this.#waiting.get(text);
      if (same === undefined) this.#waiting.set(text, [{ values, resolve, reject }]);
      else same.push({ values, resolve, reject });
    });
  }

  #sendAll(): void {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    for (const [text, asked] of waiting) {
      const places = placesThatDiffer(text, asked);
      if (places === null) for (const { values, resolve } of asked) resolve(this.#send(text, values));
      else
        this.#sendTogether(text, asked, places).catch((error: unknown) => {
          const passes = isPostgresTransactionLost(error) || isOutdatedPlan(error);
          for (const { reject } of asked) reject(passes ? error : new ForeseenFailed(error));
        });
    }
  }

  async #sendTogether(text: string, asked: readonly Waiting[], places: readonly number[]): Promise<void> {
    const [first] = asked;
    const lists = places.map((place) => JSON.stringify(asked.map(({ values }) => values[place])));
    const same = first?.values.filter((_, place) => !places.includes(place)) ?? [];
    const failed = failures.get(text) ?? 0;
    // Until it is answered.
    noteFailures(text, failed + 1);
    const { rows } = await this.#send(textFor(text, places, first?.values.length ?? 0), [...lists, ...same]);
    noteFailures(text, 0);
    asked.forEach(({ resolve }, at) => {
      const found = (rows[at]?.found ?? []) as Answer['rows'];
      resolve({ rows: found, command: 'SELECT', count: found.length });
    });
  }
}

function noteFailures(text: string, count: number): void {
  if (count === 0) failures.delete(text);
  else if (failures.size < MAX_KNOWN) failures.set(text, count);
}

/** The places at which the values differ, which are texts there; null where they have to be asked by themselves. */
function placesThatDiffer(text: string, asked: readonly Waiting[]): number[] | null {
  const [first] = asked;
  if (first === undefined || asked.length < 2) return null;
  if (!saysTheSameInJson(text) || (failures.get(text) ?? 0) >= MOST_FAILURES || quotesPlace(text))
    return null;
  const { values } = first;
  if (!arePlain(values)) return null;
  const places: number[] = [];
  for (let place = 0; place < values.length; place += 1) {
    if (asked.every((one) => one.values[place] === values[place])) continue;
    if (!asked.every((one) => typeof one.values[place] === 'string')) return null;
    places.push(place);
  }
  return places.length === 0 ? null : places;
}

function textFor(text: string, places: readonly number[], count: number): string {
  const key = `${places} ${text}`;
  let together = texts.get(key);
  if (together === undefined) {
    if (texts.size >= MAX_KNOWN) texts.clear();
    const same = Array.from({ length: count }, (_, place) => place).filter(
      (place) => !places.includes(place),
    );
    // As all texts of the tables are compared: by their bytes.
    const own = text.replace(/\$(\d+)/g, (_, at) => {
      const place = Number(at) - 1;
      const given = places.indexOf(place);
      return given === -1
        ? `$${places.length + same.indexOf(place) + 1}`
        : `("given"."v${given}" collate "C")`;
    });
    const lists = places.map((_, at) => `json_array_elements_text($${at + 1})`).join(', ');
    const names = [...places.map((_, at) => `"v${at}"`), '"turn"'].join(', ');
    together = `select (select json_agg(q) from (${own}) as q) as "found" from rows from (${lists}) with ordinality as "given"(${names}) order by "turn"`;
    texts.set(key, together);
  }
  return together;
}
