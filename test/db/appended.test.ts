import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APPENDED, leftIn } from '#db/appended.ts';
import { openStore } from '#db/open.ts';
import { appendRows, insertRow, isUniqueViolation } from '#db/rows.ts';
import type { Store, Unit } from '#db/store.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { urlOfNewStore } from '#test/harness/store-of-run.ts';

const now = '2026-03-01T00:00:00.000Z';
const account = 'acc_appending';

const add = ({ tx }: Unit, ...sequences: number[]): Promise<void> =>
  appendRows(
    tx,
    'changes',
    sequences.map((sequence) => ({
      account_id: account,
      sequence,
      type: 'client',
      action: 'created' as const,
      record_id: `r${sequence}`,
      fields: null,
      occurred_at: now,
      actor: null,
    })),
  );

let folder: string;
beforeAll(() => {
  folder = scratchFolder('appended');
});

it('are tables that no other table refers to', async () => {
  const file = join(folder, 'catalog.sqlite');
  await (await openStore({ url: file })).close();
  const db = new Database(file, { readonly: true });
  const tables = db.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
  const referred = tables.flatMap((name) =>
    (db.pragma(`foreign_key_list("${name}")`) as { table: string }[]).map(({ table }) => table),
  );
  db.close();
  expect(referred).toContain('accounts');
  expect(APPENDED.filter((table) => referred.includes(table))).toEqual([]);
});

it('are written before a statement that may read them, and not for a column of the same name', () => {
  expect(leftIn('select "id", "events" from "webhooks" where "account_id" = ?')).toEqual([]);
  expect(leftIn('select "events".* from "webhook_deliveries" inner join "events" on 1 = 1')).toEqual([
    'events',
  ]);
  expect(leftIn('select count(*) from "clients", "changes"')).toEqual(['changes']);
  expect(leftIn('select 1 where exists (select 1 from activities)')).toEqual(['activities']);
  expect(leftIn('update "clients" set "x" = (select max(id) from "events")')).toEqual(['events']);
  expect(leftIn('delete from "batches" where "id" = ?')).toEqual([...APPENDED, 'sequences']);
  expect(leftIn('select * from "accounts" where "id" = ?')).toEqual(['sequences']);
  expect(leftIn('select "name" from "accounts" where "id" = ?')).toEqual([]);
});

describe('rows that units add', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ url: await urlOfNewStore() });
    await store.write(({ tx }) =>
      insertRow(tx, 'accounts', {
        id: account,
        name: 'Agency',
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
      }),
    );
  });
  afterAll(() => store.close());

  const write = <T>(work: (unit: Unit) => Promise<T>, more = {}) => store.write(work, { account, ...more });
  const kept = (from: number, to: number) =>
    store.read(async (db) =>
      (
        await db
          .selectFrom('changes')
          .select('sequence')
          .where('sequence', '>=', from)
          .where('sequence', '<=', to)
          .orderBy('sequence')
          .execute()
      ).map(({ sequence }) => Number(sequence)),
    );

  it('are read by the unit that added them, and are kept in order with the others', async () => {
    const seen = await write(async (unit) => {
      await add(unit, 1, 2);
      const first = await unit.tx.selectFrom('changes').select('record_id').orderBy('sequence').execute();
      await add(unit, 3);
      return first.map(({ record_id }) => record_id);
    });
    expect(seen).toEqual(['r1', 'r2']);
    expect(await kept(1, 9)).toEqual([1, 2, 3]);
  });

  it('are kept by the hundred', async () => {
    const many = Array.from({ length: 103 }, (_, at) => 100 + at);
    await write((unit) => add(unit, ...many));
    expect(await kept(100, 299)).toEqual(many);
  });

  it('are gone with the unit that threw, rehearsed or not, and with the part that was rolled back', async () => {
    const refused = async (unit: Unit) => {
      await add(unit, 310);
      throw new Error('refused');
    };
    await expect(write(refused, { mayRollBack: true, together: true })).rejects.toThrow();
    await write((unit) => add(unit, 309));
    expect(await kept(300, 399)).toEqual([309]);
    const results = await Promise.allSettled([
      write(refused, { mayRollBack: true, together: true }),
      write((unit) => add(unit, 311)),
      write(refused, { mayRollBack: true }),
      write(refused),
      write(async (unit) => {
        await add(unit, 312);
        await unit.savepoint(() => refused(unit)).catch(() => {});
        await unit.savepoint(() => add(unit, 313));
      }),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(await kept(300, 399)).toEqual([309, 311, 312, 313]);
  });

  it('fail the unit that they are of, and no other that commits with it', async () => {
    await write((unit) => add(unit, 400));
    const results = await Promise.allSettled([401, 400, 402].map((at) => write((unit) => add(unit, at))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(
      results.flatMap((result) => ('reason' in result ? [isUniqueViolation(result.reason)] : [])),
    ).toEqual([true]);
    expect(await kept(400, 499)).toEqual([400, 401, 402]);
  });

  it('fail the unit that they are of when another one reads their table', async () => {
    await write((unit) => add(unit, 500));
    const results = await Promise.allSettled([
      write((unit) => add(unit, 500)),
      write((unit) => unit.tx.selectFrom('changes').select('sequence').execute()),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });
});
