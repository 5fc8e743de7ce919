import { ForeseenFailed, isOutdatedPlan, isPostgresTransactionLost } from './postgres-errors.ts';
import { onlyReads } from './postgres-foreseen.ts';
import { arePlain } from './postgres-messages.ts';
import { type Answer, saysTheSameInJson } from './postgres-query.ts';

interface Asked {
  text: string;
  values: readonly unknown[];
}

/** Several reads as one statement, which sees one state without a transaction around it. */
interface Joined {
  texts: readonly string[];
  text: string;
  /** How often it failed since it last did not. */
  failures: number;
}

/** After so many failures one after another it is asked no more. */
const MOST_FAILURES = 5;
const MAX_KNOWN = 1_000;

interface Connection {
  send(text: string, values: readonly unknown[]): Promise<Answer>;
}

// By the first text: the reads of one kind begin alike.
const known = new Map<string, Joined[]>();

/**
 * Asks reads as one statement, each answered as one list in JSON: one message there and one back in place of as many, and no
 * transaction for them to see one state.
 * @returns the answer to each; null where they cannot be asked so
 * @throws ForeseenFailed where the statement failed: then each has to be asked by itself
 */
export function asOneStatement(connection: Connection, reads: readonly Asked[]): Promise<Answer[]> | null {
  const joined = joinedOf(reads);
  if (joined === null || joined.failures >= MOST_FAILURES) return null;
  if (!reads.every(({ text, values }) => arePlain(values) && saysTheSameInJson(text))) return null;
  return asked(connection, joined, reads);
}

async function asked(connection: Connection, joined: Joined, reads: readonly Asked[]): Promise<Answer[]> {
  try {
    const { rows } = await connection.send(
      joined.text,
      reads.flatMap(({ values }) => values),
    );
    joined.failures = 0;
    const [lists = {}] = rows;
    return reads.map((_, at) => answerOf(lists[`r${at}`] as Answer['rows'] | null));
  } catch (error) {
    if (isPostgresTransactionLost(error) || isOutdatedPlan(error)) throw error;
    joined.failures += 1;
    throw new ForeseenFailed(error);
  }
}

const answerOf = (rows: Answer['rows'] | null): Answer => ({
  rows: rows ?? [],
  command: 'SELECT',
  count: rows?.length ?? 0,
});

function joinedOf(reads: readonly Asked[]): Joined | null {
  const [first] = reads;
  if (first === undefined || reads.length < 2) return null;
  let some = known.get(first.text);
  if (some === undefined) {
    if (known.size >= MAX_KNOWN) known.clear();
    some = [];
    known.set(first.text, some);
  }
  const found = some.find(
    ({ texts }) => texts.length === reads.length && reads.every(({ text }, at) => text === texts[at]),
  );
  if (found !== undefined) return found;
  if (some.length >= MAX_KNOWN || !reads.every(({ text }) => onlyReads(text) && !quotesPlace(text)))
    return null;
  const joined = { texts: reads.map(({ text }) => text), text: textOf(reads), failures: 0 };
  some.push(joined);
  return joined;
}

/** Whether what looks like the place of a value stands in a text between quotation marks. */
export const quotesPlace = (text: string): boolean =>
  (text.match(/'[^']*'/g) ?? []).some((quoted) => /\$\d/.test(quoted));

function textOf(reads: readonly Asked[]): string {
  let before = 0;
  const lists = reads.map(({ text, values }, at) => {
    const own = text.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + before}`);
    before += values.length;
    return `(select json_agg(q) from (${own}) as q) as r${at}`;
  });
  return `select ${lists.join(', ')}`;
}
