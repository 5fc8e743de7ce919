import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { openStore } from '#db/open.ts';
import { findRow, insertRow, isUniqueViolation, updateRow } from '#db/rows.ts';
import type { Db, Store, Unit } from '#db/store.ts';
import { notFound } from '#src/lib/errors.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { asked } from '#test/harness/postgres.ts';

const { running, desk } = useDesk({ on: 'postgres' });
let store: Store;
beforeAll(() => {
  store = running.service.runtime.store;
});

/** Runs work while another process holds the account's lock, so that all of it is under way before any of it goes on. */
async function whileLocked<T>(work: () => readonly Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
  const other = await openStore({ url: running.service.config.storeUrl });
  try {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve;
    });
    const holding = other.write(
      async ({ tx }) => {
        await tx.selectFrom('accounts').where('id', '=', desk.accountId).select('id').execute();
        locked();
        await held;
      },
      { account: desk.accountId },
    );
    await isLocked;
    const all = Promise.allSettled(work());
    // What was begun has been sent.
    await store.read((db) => db.selectFrom('accounts').select('id').execute());
    release();
    await holding;
    return await all;
  } finally {
    await other.close();
  }
}

const tag = (id: string) => ({
  id,
  account_id: desk.accountId,
  label: id,
  label_folded: id,
  created_at: '2026-03-01T00:00:00.000Z',
});
const adds = (id: string) => (unit: Unit) => insertRow(unit.tx, 'tags', tag(id));
const write = <T>(work: (unit: Unit) => Promise<T>) =>
  store.write(work, { account: desk.accountId, kind: 'test' });
const tagsLike = (prefix: string) =>
  store.read((db) =>
    db
      .selectFrom('tags')
      .where('account_id', '=', desk.accountId)
      .where('id', 'like', `${prefix}%`)
      .orderBy('id')
      .select(['id', sql<string>`xmin::text`.as('transaction')])
      .execute(),
  );

it('commits together what waits for one account, and answers each with its own', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Ada Together ${at}`);
  const [before] = await sequences();
  const answers = await whileLocked(() =>
    names.map((name, at) => desk.api.post('/candidates', { name, email: `together${at}@example.test` })),
  );
  const made = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.body.data : null));
  expect(made.map(({ name }) => name)).toEqual(names);
  const rows = await store.read((db) =>
    db
      .selectFrom('candidates')
      .where('account_id', '=', desk.accountId)
      .where('email_folded', 'like', 'together%')
      .select(['id', sql<string>`xmin::text`.as('transaction')])
      .execute(),
  );
  expect(rows).toHaveLength(names.length);
  expect(new Set(rows.map(({ transaction }) => transaction)).size).toBeLessThan(4);
  const changes = await store.read((db) =>
    db
      .selectFrom('changes')
      .where('account_id', '=', desk.accountId)
      .where('sequence', '>', before?.change_sequence ?? 0)
      .orderBy('sequence')
      .select(['sequence', 'record_id'])
      .execute(),
  );
  const first = before?.change_sequence ?? 0;
  expect(changes.map(({ sequence }) => sequence)).toEqual(names.map((_, at) => first + at + 1));
  expect(new Set(changes.map(({ record_id }) => record_id))).toEqual(new Set(made.map(({ id }) => id)));
  expect((await sequences())[0]?.change_sequence).toBe(first + names.length);
});

const sequences = () =>
  store.read((db) =>
    db.selectFrom('accounts').where('id', '=', desk.accountId).select('change_sequence').execute(),
  );

it('sees in each what those before it wrote: of several with one e-mail one is made', async () => {
  const answers = await whileLocked(() =>
    Array.from({ length: 6 }, (_, at) =>
      desk.api.post('/candidates', { name: `Same Mail ${at}`, email: 'Same@example.test' }),
    ),
  );
  const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0));
  expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  expect((await desk.api.get('/candidates?email=same@example.test')).body.data).toHaveLength(1);
});

it('replays what was done before to whoever asks again beside others, and does it once', async () => {
  const body = { name: 'Once Only', email: 'once@example.test' };
  const first = await desk.api.post('/candidates', body, 'once');
  const answers = await whileLocked(() => [
    desk.api.post('/candidates', { name: 'Beside One', email: 'beside1@example.test' }),
    desk.api.post('/candidates', { name: 'Beside Two', email: 'beside2@example.test' }),
    desk.api.post('/candidates', body, 'once'),
    desk.api.post('/candidates', { name: 'Beside Three', email: 'beside3@example.test' }),
  ]);
  const [, , again] = answers;
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0))).toEqual([
    201, 201, 201, 201,
  ]);
  expect(again?.status === 'fulfilled' ? again.value.body.data.id : null).toBe(first.body.data.id);
});

it('loses no change where each goes on from what the one before it wrote', async () => {
  await write((unit) => insertRow(unit.tx, 'tags', { ...tag('sum'), label: '0' }));
  const addOne = async ({ tx }: Unit): Promise<void> => {
    const sum = await findRow(tx, 'tags', desk.accountId, 'sum');
    await updateRow(tx, 'tags', desk.accountId, 'sum', { label: String(Number(sum?.label) + 1) });
  };
  await whileLocked(() => Array.from({ length: 8 }, () => write(addOne)));
  const sum = await store.read((db) => findRow(db, 'tags', desk.accountId, 'sum'));
  expect(sum?.label).toBe('8');
});

it('takes back alone what is refused after it has written, and what the database refuses', async () => {
  await write(adds('turn0'));
  const answers = await whileLocked(() => [
    write(adds('turn1')),
    write(adds('turn2')),
    write(async (unit) => {
      await adds('turn3')(unit);
      throw notFound('tag', 'turn3');
    }),
    write(adds('turn4')),
    write(adds('turn0')),
    write(adds('turn5')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  const [, , refused, , twice] = answers;
  expect(refused?.status === 'rejected' && refused.reason.code).toBe('NOT_FOUND');
  expect(twice?.status === 'rejected' && isUniqueViolation(twice.reason)).toBe(true);
  expect((await tagsLike('turn')).map(({ id }) => id)).toEqual(['turn0', 'turn1', 'turn2', 'turn4', 'turn5']);
});

it('writes nothing for a key that was revoked while its request waited', async () => {
  const key = await desk.key(['candidates:read', 'candidates:write']);
  const api = desk.as(key);
  await api.get('/candidates');
  const { credential } = await running.service.authentication.bearer(key);
  const other = await openStore({ url: running.service.config.storeUrl });
  const answers = await whileLocked(() => [
    desk.api.post('/candidates', { name: 'Stays One', email: 'stays1@example.test' }),
    desk.api.post('/candidates', { name: 'Stays Two', email: 'stays2@example.test' }),
    other
      .write(({ tx }) =>
        tx
          .updateTable('api_keys')
          .set({ status: 'revoked' })
          .where('account_id', '=', desk.accountId)
          .where('id', '=', credential.id)
          .execute(),
      )
      .then(() => api.post('/candidates', { name: 'Revoked', email: 'revoked@example.test' })),
  ]);
  await other.close();
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0))).toEqual([
    201, 201, 401,
  ]);
  expect((await desk.api.get('/candidates?email=revoked@example.test')).body.data).toEqual([]);
});

it('writes what it can in drafts that read beside one another, and one after another what they read of each other', async () => {
  const count = async ({ tx }: Unit): Promise<number> => {
    const tags = await tx
      .selectFrom('tags')
      .where('account_id', '=', desk.accountId)
      .where('label_folded', 'like', 'count%')
      .select('id')
      .execute();
    await insertRow(tx, 'tags', tag(`count${tags.length}`));
    return tags.length;
  };
  const answers = await whileLocked(() => Array.from({ length: 8 }, () => write(count)));
  const counts = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : -1));
  expect(counts.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const transactions = new Set((await tagsLike('count')).map(({ transaction }) => transaction));
  expect(transactions.size).toBeLessThan(4);
});

/** Waits until a connection other than one waits for a lock in the database. @returns its process there */
async function untilWaiting(but = 0): Promise<number> {
  for (;;) {
    const { rows } = await store.read((db) =>
      sql<{
        pid: number;
      }>`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> ${but}`.execute(
        db,
      ),
    );
    if (rows[0] !== undefined) return rows[0].pid;
  }
}

it('tells units that share a transaction that its connection was lost, and the process goes on', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const url = running.service.config.storeUrl ?? '';
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from accounts where id = $1 for update', [desk.accountId]);
    // The first goes alone; those that come meanwhile go together, once it has ended.
    const lost = Promise.allSettled(['lost-1', 'lost-2', 'lost-3'].map((id) => write(adds(id))));
    const alone = await untilWaiting();
    await asked(url, `select pg_terminate_backend(${alone})`);
    await asked(url, `select pg_terminate_backend(${await untilWaiting(alone)})`);
    for (const one of await lost)
      expect(one).toMatchObject({ status: 'rejected', reason: { code: 'STORAGE_UNAVAILABLE' } });
    // What nobody caught is told at the end of a turn.
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
    await other.end();
  }
  expect(await tagsLike('lost')).toEqual([]);
});

it('tells the error of a check whose work throws before it returns, and the process goes on', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', note);
  try {
    for (const kind of [undefined, 'throws at once', 'throws at once']) {
      const beside = async (db: Db) => {
        await db.selectFrom('accounts').select('id').execute();
        throw new Error('revoked');
      };
      const work = () => {
        throw new Error('refused');
      };
      await expect(store.read(work, { kind, beside })).rejects.toThrow('revoked');
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
  }
});
