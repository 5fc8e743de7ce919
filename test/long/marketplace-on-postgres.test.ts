import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Desk,
  desk,
  newCandidate,
  newJob,
  respond,
  shareJob,
  submit,
} from '#test/harness/marketplace.ts';
import { type PostgresServer, startPostgres } from '#test/harness/postgres.ts';
import { startService, type TestService } from '#test/harness/workspace.ts';

const ROUNDS = 20;

let postgres: PostgresServer;
let running: TestService;
let a: Desk;
let b: Desk;

beforeAll(async () => {
  postgres = await startPostgres();
  running = await startService({ DATABASE_URL: await postgres.database() });
  a = await desk(running, 'Harbour Talent');
  b = await desk(running, 'Ridge Search');
});
afterAll(async () => {
  await running.close();
  await postgres.stop();
});

const intro = async (owner: Desk, sender: Desk): Promise<string> => {
  const listing = await shareJob(owner, await newJob(owner, owner.clientId));
  return (await submit(sender, listing.id, await newCandidate(sender))).id;
};

it('lets one move of two agencies that answer one another at once take effect, without a deadlock', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [ofA, ofB] = [await intro(a, b), await intro(b, a)];
    const answers = await Promise.all([
      respond(a, ofA, 'accept'),
      respond(a, ofA, 'accept'),
      respond(b, ofA, 'withdraw'),
      respond(b, ofB, 'accept'),
      respond(a, ofB, 'withdraw'),
      respond(b, ofB, 'accept'),
    ]);
    const statuses = answers.map(({ status }) => status);
    for (const three of [statuses.slice(0, 3), statuses.slice(3)]) {
      expect(three.filter((status) => status < 300)).toHaveLength(1);
      expect(three.filter((status) => status === 409)).toHaveLength(2);
    }
  }
  const { rows } = await running.service.store.read((db) =>
    sql<{
      deadlocks: number;
    }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(db),
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
});

it('numbers the events of both without a gap', async () => {
  for (const { accountId } of [a, b]) {
    const rows = await running.service.store.read((db) =>
      db
        .selectFrom('events')
        .where('account_id', '=', accountId)
        .orderBy('sequence')
        .select('sequence')
        .execute(),
    );
    expect(rows.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, at) => at + 1));
  }
});
