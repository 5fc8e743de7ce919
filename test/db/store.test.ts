import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrations } from '#db/migrations/index.ts';
import { openStore } from '#db/open.ts';
import { insertRow, insertRows, snapshotCache } from '#db/rows.ts';
import type { Store, Unit } from '#db/store.ts';
import { compiledScript } from '#test/harness/killed-process.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { STORE_OF_RUN, urlOfNewStore } from '#test/harness/store-of-run.ts';

const now = '2026-03-01T00:00:00.000Z';

function account(unit: Unit, id: string): Promise<void> {
  return insertRow(unit.tx, 'accounts', {
    id,
    name: id,
    country: 'AU',
    timezone: 'Australia/Sydney',
    currency: 'AUD',
    standard_fee_schedule: '{}',
    plan: 'active',
    status: 'active',
    language: 'en' as const,
    marketplace: 0,
    sandbox: 0,
    clock_offset_ms: 0,
    event_sequence: 0,
    change_sequence: 0,
    settings: '{}',
    created_at: now,
    updated_at: now,
  });
}

async function ids(store: Store): Promise<string[]> {
  const rows = await store.read((db) => db.selectFrom('accounts').select('id').orderBy('id').execute());
  return rows.map(({ id }) => id);
}

let folder: string;
beforeAll(async () => {
  folder = scratchFolder('store');
});

describe('a store', () => {
  let store: Store;
  let url: string;
  beforeAll(async () => {
    url = await urlOfNewStore();
    store = await openStore({ url });
  });
  afterAll(() => store.close());

  it('keeps what a unit wrote, and nothing of a unit that threw, among units that ran with it', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) =>
        store.write(async (unit) => {
          await account(unit, `acc_unit${String(i).padStart(2, '0')}`);
          if (i % 4 === 0) throw new Error('no');
          return i;
        }),
      ),
    );
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
      Array.from({ length: 40 }, (_, i) => i % 4 !== 0),
    );
    expect((await ids(store)).filter((id) => id.startsWith('acc_unit'))).toHaveLength(30);
  });

  it('runs nobody a second time because another unit refused before it wrote anything', async () => {
    let runs = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        store.write(async (unit) => {
          runs += 1;
          if (i % 2 === 0) throw new Error('no');
          await account(unit, `acc_once${i}`);
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(runs).toBe(20);
  });

  it('undoes a nested savepoint alone', async () => {
    await store.write(async (unit) => {
      await account(unit, 'acc_outer');
      await unit
        .savepoint(async () => {
          await account(unit, 'acc_inner');
          throw new Error('only this');
        })
        .catch(() => undefined);
    });
    expect(await ids(store)).toContain('acc_outer');
    expect(await ids(store)).not.toContain('acc_inner');
  });

  it('takes back a part alone in a unit that takes back all of it in the end', async () => {
    const seen: string[][] = [];
    const unwanted = store.write(
      async (unit) => {
        await account(unit, 'acc_tried');
        await unit
          .savepoint(async () => {
            await account(unit, 'acc_failed');
            throw new Error('only this');
          })
          .catch((error: Error) => {
            if (error.message !== 'only this') throw error;
          });
        const rows = await unit.tx.selectFrom('accounts').select('id').execute();
        seen.push(rows.map(({ id }) => id));
        throw new Error('all of it');
      },
      { mayRollBack: true },
    );
    const others = Promise.all([3, 4].map((i) => store.write((unit) => account(unit, `acc_beside${i}`))));
    await expect(unwanted).rejects.toThrow('all of it');
    await others;
    expect(seen.at(-1)).toContain('acc_tried');
    expect(seen.at(-1)).not.toContain('acc_failed');
    expect(await ids(store)).toEqual(expect.arrayContaining(['acc_beside3', 'acc_beside4']));
    expect(await ids(store)).not.toContain('acc_tried');
  });

  it('counts without gaps or repeats when many units advance one account at once', async () => {
    await store.write((unit) => account(unit, 'acc_counter'));
    const advance = (unit: Unit) =>
      unit.tx
        .updateTable('accounts')
        .set((eb) => ({ event_sequence: eb('event_sequence', '+', 1) }))
        .where('id', '=', 'acc_counter')
        .returning('event_sequence')
        .executeTakeFirstOrThrow();
    const given = await Promise.all(
      Array.from({ length: 60 }, () => store.write(advance, { account: 'acc_counter' })),
    );
    expect(given.map((row) => Number(row.event_sequence)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 60 }, (_, i) => i + 1),
    );
  });

  it('shows a reader one snapshot although a writer commits in between', async () => {
    const [before, after] = await store.read(async (db) => {
      const count = () => db.selectFrom('accounts').select('id').execute();
      const first = (await count()).length;
      await store.write((unit) => account(unit, 'acc_between'));
      return [first, (await count()).length];
    });
    expect(after).toBe(before);
    expect(await ids(store)).toContain('acc_between');
  });

  it('inserts rows together in the order given, also more of them than one statement takes', async () => {
    const rows = Array.from({ length: 70 }, (_, at) => ({
      account_id: 'acc_many',
      sequence: at + 1,
      type: 'client' as const,
      action: 'created' as const,
      record_id: `cli_${at}`,
      fields: at % 2 === 0 ? null : '[]',
      occurred_at: now,
    }));
    await store.write(async (unit) => {
      await account(unit, 'acc_many');
      await insertRows(unit.tx, 'changes', []);
      await insertRows(unit.tx, 'changes', rows);
    });
    const kept = await store.read((db) =>
      db
        .selectFrom('changes')
        .where('account_id', '=', 'acc_many')
        .orderBy('sequence')
        .select(['account_id', 'sequence', 'type', 'action', 'record_id', 'fields', 'occurred_at'])
        .execute(),
    );
    expect(kept).toEqual(rows);
  });

  it('forgets what was worked out from it at the next commit, of this process or another', async () => {
    const other = await openStore({ url });
    const remembered = () => store.read(async (db) => snapshotCache(db)?.get('answer'));
    const remember = () => store.read(async (db) => void snapshotCache(db)?.set('answer', 42));
    for (const [writer, id] of [
      [store, 'acc_here'],
      [other, 'acc_there'],
    ] as const) {
      await remember();
      expect(await remembered()).toBe(STORE_OF_RUN === 'sqlite' ? 42 : undefined);
      await writer.write((unit) => account(unit, id));
      expect(await remembered()).toBeUndefined();
    }
    expect(await store.write(async ({ tx }) => snapshotCache(tx))).toBeNull();
    await other.close();
  });

  it('refuses a second row with the same key and stays usable', async () => {
    await expect(store.write((unit) => account(unit, 'acc_counter'))).rejects.toThrow(/unique/i);
    await store.write((unit) => account(unit, 'acc_later'));
    expect(await ids(store)).toContain('acc_later');
  });

  it('applies each migration once, however often it is opened', async () => {
    const steps = () =>
      store.read((db) => sql<{ name: string }>`select name from schema_migrations`.execute(db));
    const before = await steps();
    const again = await openStore({ url });
    await again.close();
    expect((await steps()).rows).toEqual(before.rows);
  });
});

describe('a store on SQLite', () => {
  it('answers 503 when its disk is full, goes on reading, and recovers without a restart', async () => {
    const file = join(folder, 'full.sqlite');
    const store = await openStore({ url: file });
    await store.write((unit) => account(unit, 'acc_first'));
    const fill = (unit: Unit, id: string) =>
      account(unit, id).then(() =>
        unit.tx
          .updateTable('accounts')
          .set({ settings: 'x'.repeat(3_000_000) })
          .where('id', '=', id)
          .execute(),
      );
    const limit = (pages: number) =>
      store.write(async (unit) => {
        await sql.raw(`pragma max_page_count = ${pages}`).execute(unit.tx);
      });
    await limit(200);
    const refused = await store.write((unit) => fill(unit, 'acc_big')).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'STORAGE_UNAVAILABLE', status: 503 });
    expect(await ids(store)).toEqual(['acc_first']);
    await limit(100_000);
    await store.write((unit) => fill(unit, 'acc_big'));
    expect(await ids(store)).toEqual(['acc_big', 'acc_first']);
    await store.close();
  });

  it('leaves a backup that opens, passes its check and holds every acknowledged row', async () => {
    const store = await openStore({ url: join(folder, 'origin.sqlite') });
    await store.write((unit) => account(unit, 'acc_kept'));
    const writing = Promise.all(
      Array.from({ length: 50 }, (_, i) => store.write((unit) => account(unit, `acc_w${i}`))),
    );
    await store.backup(join(folder, 'copy.sqlite'));
    await writing;
    await expect(store.backup(join(folder, 'copy.sqlite'))).rejects.toMatchObject({ code: 'CONFLICT' });
    await store.close();
    const copy = await openStore({ url: join(folder, 'copy.sqlite') });
    expect(await ids(copy)).toContain('acc_kept');
    await copy.close();
  });

  it('is opened by two at the same moment while a step is missing, each with a copy of its own', async () => {
    const file = join(folder, 'together.sqlite');
    const store = await openStore({ url: file, steps: migrations.slice(0, -1) });
    await store.write((unit) => account(unit, 'acc_kept'));
    await store.close();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const both = await Promise.all([openStore({ url: file }), openStore({ url: file })]).finally(() =>
      vi.useRealTimers(),
    );
    for (const one of both) {
      expect(await ids(one)).toContain('acc_kept');
      await one.close();
    }
    const copies = readdirSync(folder).filter((name) => name.startsWith('together.sqlite.before-'));
    expect(copies).toHaveLength(2);
    expect(copies.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is refused when a newer program has written it', async () => {
    const file = join(folder, 'newer.sqlite');
    const store = await openStore({ url: file });
    await store.write(async (unit) => {
      await sql`insert into schema_migrations values ('9999-from-the-future', ${now})`.execute(unit.tx);
    });
    await store.close();
    await expect(openStore({ url: file })).rejects.toThrow(/newer Deskhand \(it has 9999-from-the-future\)/);
  });

  it('is refused in one line that says what to do when it has the schema of 7.2.0', async () => {
    const file = join(folder, 'old.sqlite');
    const old = new Database(file);
    old.exec('create table schema_migrations (name text primary key, applied_at text not null)');
    old.exec(`insert into schema_migrations values ('0001-foundation', '${now}'), ('0002-people', '${now}')`);
    old.close();
    await expect(openStore({ url: file })).rejects.toThrow(
      /^The store has the schema of Deskhand 7\.2\.0 or before, .* give this one an empty DATA_DIR or DATABASE_URL\.$/,
    );
    expect(readdirSync(folder).filter((name) => name.startsWith('old.sqlite.before'))).toEqual([]);
  });

  it('syncs to disk at every commit', async () => {
    const store = await openStore({ url: join(folder, 'sync.sqlite') });
    const level = await store.write((unit) =>
      sql<{ synchronous: number }>`pragma synchronous`.execute(unit.tx),
    );
    expect(level.rows[0]?.synchronous).toBe(2);
    await store.close();
  });

  it('loses nothing acknowledged when its process is killed', async () => {
    const file = join(folder, 'killed.sqlite');
    const script = await compiledScript(new URL('./write-until-killed.ts', import.meta.url));
    const run = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
    expect(run.signal).toBe('SIGKILL');
    const acknowledged = run.stdout.trim().split('\n');
    expect(acknowledged.length).toBeGreaterThan(20);
    const store = await openStore({ url: file });
    const kept = new Set(await ids(store));
    await store.close();
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});
