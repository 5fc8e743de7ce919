import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { tablesOf } from '#test/harness/tables.ts';
import { newStage } from './stage.ts';

const stage = fixture(newStage);

/** What is made from other tables and says nothing that these do not. */
const DERIVED = ['candidate_index', 'duplicate_keys', 'meaning_vectors'];
/** What happens to records of all kinds: their rows are not a person's, and stand among the mentions. */
const OF_ALL_KINDS = [
  'changes',
  'events',
  'webhook_deliveries',
  'batches',
  'batch_items',
  'batch_plans',
  'batch_answers',
  'approvals',
  'idempotency_keys',
];

type Row = Record<string, unknown>;
interface Held {
  table: string;
  rows: Row[];
}

async function everyRow(): Promise<{ table: string; row: Row }[]> {
  return stage.running.service.store.read(async (db) => {
    const found: { table: string; row: Row }[] = [];
    for (const { name, columns } of await tablesOf(db)) {
      if (!columns.some((column) => column.name === 'account_id')) continue;
      const { rows } = await sql<Row>`select * from ${sql.table(name)}
        where account_id = ${stage.world.desk.accountId}`.execute(db as unknown as Kysely<unknown>);
      found.push(...rows.map((row) => ({ table: name, row })));
    }
    return found;
  });
}

const valuesOf = (row: Row): string[] => Object.values(row).filter((value) => typeof value === 'string');

async function exportsOf(): Promise<{ person: Row & { id: string; name: string }; held: Held[] }[]> {
  const { api } = stage.world.desk;
  const { data: people } = (await api.get('/candidates?limit=100')).body;
  expect(people.length).toBeGreaterThan(5);
  const exported = [];
  for (const person of people) {
    const { status, body } = await api.get(`/candidates/${person.id}/export`);
    expect(status).toBe(200);
    exported.push({ person, held: body.data.held });
  }
  return exported;
}

const rowsOf = (held: readonly Held[], table: string): Row[] =>
  held.find((one) => one.table === table)?.rows ?? [];

/** Whether the export holds a row: by its id, or by all of its texts that an export shows. */
function holds(held: readonly Held[], table: string, row: Row): boolean {
  return rowsOf(held, table).some((shown) =>
    typeof row.id === 'string'
      ? shown.id === row.id
      : Object.entries(shown).every(([name, value]) => typeof value !== 'string' || row[name] === value),
  );
}

it('holds every row of every table that refers to the person, field by field', async () => {
  const rows = await everyRow();
  const missing = new Set<string>();
  const refers = new Set<string>();
  for (const { person, held } of await exportsOf())
    for (const { table, row } of rows) {
      if (DERIVED.includes(table) || OF_ALL_KINDS.includes(table) || !valuesOf(row).includes(person.id))
        continue;
      refers.add(table);
      if (!holds(held, table, row)) missing.add(table);
      for (const shown of rowsOf(held, table).filter(({ id }) => id !== undefined && id === row.id))
        for (const column of Object.keys(row))
          if (!(column in shown) && !/^account_id$|hash$|_folded$|^claim$|^lease_until$/.test(column))
            if (!(table === 'duplicate_pairs' && /^(first|second)_id$/.test(column)))
              missing.add(`${table}.${column}`);
    }
  expect([...missing]).toEqual([]);
  expect(refers.size).toBeGreaterThan(20);
});

it('names every other row that names the person, by id, name or e-mail, and gives none of it whole', async () => {
  const rows = await everyRow();
  const missing = new Set<string>();
  let mentioned = 0;
  for (const { person, held } of await exportsOf()) {
    const namesakes = rows.filter(({ table, row }) => table === 'candidates' && row.name === person.name);
    const needles = [person.id, person.email, ...(namesakes.length === 1 ? [person.name] : [])]
      .filter((needle) => typeof needle === 'string')
      .map((needle) => needle.toLowerCase());
    for (const { table, row } of rows) {
      if (DERIVED.includes(table) || table === 'candidates' || table === 'erasure_certificates') continue;
      if (!valuesOf(row).some((value) => needles.some((needle) => value.toLowerCase().includes(needle))))
        continue;
      const mentions = rowsOf(held, 'mentions').filter((one) => one.in === table);
      mentioned += mentions.length;
      const isTold = mentions.some(({ id }) => id === (typeof row.id === 'string' ? row.id : null));
      if (!isTold && !holds(held, table, row)) missing.add(table);
    }
    for (const { named } of rowsOf(held, 'mentions'))
      for (const { passage } of named as { passage: string | null }[])
        expect(passage?.length ?? 0).toBeLessThanOrEqual(160);
  }
  expect([...missing]).toEqual([]);
  expect(mentioned).toBeGreaterThan(0);
});
