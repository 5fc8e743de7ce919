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
  await store.write(({ tx }) => sql`create table notes (id int primary key, text text not null)`.execute(tx));
  await store.write(({ tx }) =>
    sql`insert into notes select n, 'note ' || n from generate_series(1, 50) as n`.execute(tx),
  );
  return { relay, store, close: () => store.close().then(() => relay.stop()) };
});

const one = async (db: Db, id: number): Promise<string | undefined> =>
  (await sql<{ text: string }>`select text from notes where id = ${id}`.execute(db)).rows[0]?.text;
const count = async (db: Db, from: number): Promise<number | undefined> =>
  (
    await sql<{
      n: number;
    }>`select count(*) as n from notes where text <> 'none' and id >= ${from} and text <> 'other'`.execute(db)
  ).rows[0]?.n;

it('answers a read of several statements that was seen before by one statement, with its own rows each time', async () => {
  const both = (id: number) =>
    open.store.read(async (db) => [await one(db, id), await count(db, id)], { kind: 'both' });
  for (let id = 1; id <= 12; id += 1) expect(await both(id)).toEqual([`note ${id}`, 51 - id]);
  const taken = [];
  // Each of the connections that reads share has to have asked both by themselves.
  for (let i = 0; i < 60; i += 1) {
    open.relay.take();
    expect(await both(20)).toEqual(['note 20', 31]);
    taken.push(open.relay.take());
  }
  expect(taken.at(-1)).toEqual({ roundTrips: 1, statements: 1 });
});

it('gives values of every kind as they are where several reads go as one statement', async () => {
  const text = 'a "b" \\ c\n\u00e9 \u{1f600} \'$1\' null';
  const kinds = (db: Db, id: number) =>
    sql`select ${text}::text as text, null as nothing, 0.1::float8 as tenth, 1e300::float8 as large, 9007199254740991::bigint as whole,
      1.25::numeric as exact, true as yes, ${id}::int as id, n from generate_series(1, ${id}::int) as n order by n desc`.execute(
      db,
    );
  const none = (db: Db) => sql`select text from notes where id < 0`.execute(db);
  const read = (id: number) =>
    open.store.read(async (db) => [(await kinds(db, id)).rows, (await none(db)).rows], { kind: 'kinds' });
  const values = {
    text,
    nothing: null,
    tenth: 0.1,
    large: 1e300,
    whole: 9007199254740991,
    exact: 1.25,
    yes: true,
  };
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 60; i += 1) {
    open.relay.take();
    expect(await read(2)).toEqual([[2, 1].map((n) => ({ ...values, id: 2, n })), []]);
    least = Math.min(least, open.relay.take().statements);
  }
  expect(least).toBe(1);
});

it('asks reads by themselves whose values JSON says otherwise', async () => {
  const times = (db: Db) => sql`select timestamptz '2026-03-01 00:00:00Z' as at`.execute(db);
  const read = () =>
    open.store.read(async (db) => [(await times(db)).rows, await one(db, 1)], { kind: 'times' });
  for (let i = 0; i < 60; i += 1)
    expect(await read()).toEqual([[{ at: new Date('2026-03-01T00:00:00Z') }], 'note 1']);
});

it('gives each of many reads at once over shared connections its own rows, those that fail and those that ask more among them', async () => {
  const read = async (id: number, how: 'plain' | 'more' | 'fails') =>
    open.store.read(
      async (db) => {
        const found = [await one(db, id), await count(db, id)];
        if (how === 'more') found.push(await count(db, 50));
        if (how === 'fails') throw new Error(`refused ${id}`);
        return found.join();
      },
      { kind: 'at once' },
    );
  for (let id = 1; id <= 12; id += 1) await read(id, 'plain');
  const hows = ['plain', 'plain', 'plain', 'fails', 'plain', 'more'] as const;
  const expected = (id: number, how: string) =>
    how === 'fails' ? `refused ${id}` : `note ${id},${51 - id}${how === 'more' ? ',1' : ''}`;
  const all = Array.from({ length: 50 }, (_, i) => ({ id: i + 1, how: hows[i % hows.length] ?? 'plain' }));
  const answers = all.map(({ id, how }) => read(id, how).catch(({ message }: Error) => message));
  expect(await Promise.all(answers)).toEqual(all.map(({ id, how }) => expected(id, how)));
});

it('reads anew what is asked otherwise than foreseen', async () => {
  const read = (id: number, other: number) =>
    open.store.read(async (db) => [await one(db, id), await count(db, other)], { kind: 'otherwise' });
  for (let id = 1; id <= 12; id += 1) await read(id, id);
  expect(await read(3, 40)).toEqual(['note 3', 11]);
  const more = open.store.read(
    async (db) => [await one(db, 4), await count(db, 4), await one(db, 5), await count(db, 5)],
    { kind: 'otherwise' },
  );
  expect(await more).toEqual(['note 4', 47, 'note 5', 46]);
});

it('sees in a unit what the unit has written, though the same was foreseen before it wrote', async () => {
  const unit = (id: number, write: boolean) =>
    open.store.write(
      async ({ tx }) => {
        const before = await one(tx, id);
        if (write) await sql`update notes set text = ${`${before}!`} where id = ${id}`.execute(tx);
        const again = await sql<{ text: string }>`select n.text from notes as n where n.id = ${id}`.execute(
          tx,
        );
        return [before, again.rows[0]?.text];
      },
      { kind: 'noted' },
    );
  for (let id = 1; id <= 12; id += 1) expect(await unit(id, false)).toEqual([`note ${id}`, `note ${id}`]);
  expect(await unit(30, true)).toEqual(['note 30', 'note 30!']);
});

it.each(['read', 'write'] as const)(
  'a statement foreseen in vain that fails does not fail the %s',
  async (how) => {
    const quotient = (by: number, ask: boolean) => {
      const work = async (db: Db) => {
        const given = (await sql<{ by: number }>`select ${by}::int as by`.execute(db)).rows[0]?.by;
        return ask ? (await sql<{ n: number }>`select 100 / ${by}::int as n`.execute(db)).rows[0]?.n : given;
      };
      return how === 'read'
        ? open.store.read(work, { kind: 'quotient' })
        : open.store.write(({ tx }) => work(tx), { kind: 'quotient' });
    };
    for (let by = 1; by <= 12; by += 1) expect(await quotient(by, true)).toBe(Math.floor(100 / by));
    expect(await quotient(0, false)).toBe(0);
    await expect(quotient(0, true)).rejects.toThrow('division by zero');
    expect(await quotient(7, true)).toBe(14);
  },
);
