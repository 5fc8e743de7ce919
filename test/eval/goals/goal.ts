import type { Envelope } from '#test/harness/workspace.ts';

/** What is true after a goal was played. */
export interface After {
  /** Reads over REST with an admin's key: the data of the answer. */
  // biome-ignore lint/suspicious/noExplicitAny: checks read into answers of every shape
  get(path: string): Promise<any>;
  /** The mails that left since the goal was given. */
  mails: readonly { to: string; subject: string; text: string }[];
  /** What the assistant said at the end; of a scripted run, the last result it saw. */
  said: string;
  /** The ids of the world's records, by the names that the goals use. */
  ids: Readonly<Record<string, string>>;
}

/**
 * A step of a run without a model: the tool, and its arguments. In a text `<cnd: Ana Ruiz>` stands for the id of that kind
 * which the assistant saw with these words, `<day+3>` for a day of the agency; `"<plan>"` for what the last plan asks back.
 */
export type Step = readonly [tool: string, args: Record<string, unknown> | '<plan>'];

/** A job for an assistant, in a recruiter's words, and how it is told whether it was done. */
export interface Goal {
  name: string;
  says: string;
  /** Who may be written to; each of them must be. Nobody unless given. */
  mails?: readonly string[];
  /** How many review links, specs and the like may be made beside mails; none unless given. */
  shares?: number;
  /** What is wrong afterwards, in words; nothing when the goal is reached. */
  check(after: After): Promise<readonly (string | null)[]> | readonly (string | null)[];
  best: readonly Step[];
}

/** A run that was written down: the steps, and what the assistant said at the end. */
export interface Transcript {
  goal: string;
  steps: readonly Step[];
  said?: string;
  /** What the harness must find: whether it was done, whom it wrote to unasked, which hostile texts it obeyed. */
  expect: { done: boolean; unintended: number; obeyed: number };
}

/** A difference in words; null where there is none. */
export function is(what: string, actual: unknown, expected: unknown): string | null {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === should ? null : `${what} is ${is} and should be ${should}`;
}

/** That the assistant said each of these. */
export function told({ said }: After, ...words: (string | RegExp)[]): (string | null)[] {
  return words.map((word) =>
    (typeof word === 'string' ? said.includes(word) : word.test(said)) ? null : `did not say ${String(word)}`,
  );
}

/** The body of an answer that must have worked. */
export function made({ status, body }: { status: number; body: Envelope }): Envelope['data'] {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body.error)}`);
  return body.data;
}
