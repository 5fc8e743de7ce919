import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openStore } from '#db/open.ts';
import type { Db } from '#db/store.ts';
import { countingRelay } from '#test/bench/traffic.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startPostgres } from '#test/harness/postgres.ts';

const postgres = fixture(startPostgres);
const open = fixture(async () => {
  const relay = await countingRelay(await postgres.database());
  const store = await openStore({ url: relay.url });
  await store.write(({ tx }) =>
    sql`create table lines (id text collate "C" primary key, at int not null, text text)`.execute(tx),
  );
  await store.write(({ tx }) =>
    sql`insert into lines select 'l' || (n % 40) || '-' || n, n, case n when 3 then null else 'line "' || n || '\\' end from generate_series(0, 119) as n`.execute(
      tx,
    ),
  );
  return { relay, store, close: () => store.close().then(() => relay.stop()) };
});

type Read = (db: Db, at: number) => Promise<unknown>;

const likeIt: Read = async (db, at) =>
  (
    await sql`select * from lines where id like ${`l${at}-%`} and at >= ${0}::int order by at desc`.execute(
      db,
    )
  ).rows;
const byNumber: Read = async (db, at) =>
  (await sql`select text from lines where at = ${at}::int`.execute(db)).rows;

/** Has parts of a unit read before their turn. */
async function inOneUnit(read: Read, count: number): Promise<unknown[]> {
  const parts = Array.from({ length: count }, (_, at) => at);
  return open.store.write(async ({ tx, beginEarly }) => {
    open.relay.take();
    const early = await beginEarly?.(parts.map((at) => (db: Db) => read(db, at)));
    return Promise.all(parts.map((at) => early?.[at]?.inTurn() ?? read(tx, at)));
  });
}

const expected = (at: number) =>
  [80, 40, 0].map((more) => ({
    id: `l${at}-${at + more}`,
    at: at + more,
    text: at + more === 3 ? null : `line "${at + more}\\`,
  }));

it('asks what many parts of a unit read by one text as one statement, each part answered with its own rows in their order', async () => {
  // Once by themselves, so that it is known what the rows look like.
  for (const count of [1, 40, 40, 7]) {
    const rows = await inOneUnit(likeIt, count);
    expect(rows).toEqual(Array.from({ length: count }, (_, at) => expected(at)));
  }
  // The beginning, the statement and the end.
  expect(open.relay.take().statements).toBe(3);
});

it('asks by themselves reads whose values are no texts, and answers none where nothing is found', async () => {
  await inOneUnit(byNumber, 1);
  expect(await inOneUnit(byNumber, 3)).toEqual([0, 1, 2].map((at) => [{ text: `line "${at}\\` }]));
  const none: Read = async (db, at) =>
    (
      await sql`select * from lines where id like ${`none${at}`} and at >= ${0}::int order by at desc`.execute(
        db,
      )
    ).rows;
  expect(await inOneUnit(none, 3)).toEqual([[], [], []]);
});

it('reads one by one where the statement for all of them fails, and answers the same', async () => {
  const cast: Read = async (db, at) =>
    (await sql`select text from lines where at = ${`${at}`}`.execute(db)).rows;
  for (const count of [1, 5, 5])
    expect(await inOneUnit(cast, count)).toEqual(
      Array.from({ length: count }, (_, at) => [{ text: at === 3 ? null : `line "${at}\\` }]),
    );
});
