import { expect, it } from 'vitest';
import { ForeseenFailed } from '#db/postgres-errors.ts';
import { ForeseenRun, Foresight } from '#db/postgres-foreseen.ts';
import type { Answer } from '#db/postgres-query.ts';
import { PostgresTransaction } from '#db/postgres-transaction.ts';

const FIRST = 'select a';
const LATER = 'select b';
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A connection whose answers come when the test gives them, in the order of the statements. */
function heldConnection() {
  const waiting: { text: string; answer: (outcome: Error | string) => void }[] = [];
  const send = (text: string): Promise<Answer> =>
    new Promise((resolve, reject) =>
      waiting.push({
        text,
        answer: (outcome) =>
          outcome instanceof Error ? reject(outcome) : resolve({ rows: [], command: outcome, count: 0 }),
      }),
    );
  const answer = (text: string, outcome: Error | string = text.toUpperCase()): void => {
    const next = waiting.shift();
    expect(next?.text).toBe(text);
    next?.answer(outcome);
  };
  return { send, answer };
}

it('a statement sent ahead in vain that fails behind the answers to all others is what a commit tells of, so that the unit runs again', async () => {
  const foresight = new Foresight();
  const begun = async (asksLater: boolean) => {
    const connection = heldConnection();
    const run = new ForeseenRun<Answer>(foresight, 'unit');
    const tx = new PostgresTransaction(connection, 'begin', run);
    const first = tx.rows(FIRST, []);
    await turn();
    const later = asksLater ? tx.rows(LATER, []) : Promise.resolve([]);
    return { connection, run, tx, asked: Promise.all([first, later]) };
  };
  for (let i = 0; i < 4; i += 1) {
    const { connection, run, tx, asked } = await begun(true);
    for (const text of ['begin', FIRST, LATER]) connection.answer(text);
    await asked;
    run.ended();
    const commit = tx.commit();
    connection.answer('commit');
    await commit;
  }
  const { connection, tx, asked } = await begun(false);
  connection.answer('begin');
  connection.answer(FIRST);
  await asked;
  const commit = tx.commit();
  const failed = expect(commit).rejects.toBeInstanceOf(ForeseenFailed);
  await turn();
  connection.answer(LATER, Object.assign(new Error('division by zero'), { code: '22012' }));
  connection.answer('commit', 'ROLLBACK');
  await failed;
});
