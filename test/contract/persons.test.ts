import { expect, it } from 'vitest';
import { FILLED, MARK, OF_APPLICATION, UNITED } from '#src/domain/persons/absorb.ts';
import { OTHER_TABLES, TABLES } from '#src/domain/persons/tables.ts';
import { useService } from '#test/harness/fixture.ts';
import { tablesOf, tablesWith } from '#test/harness/tables.ts';

const running = useService();

it('says for every table that refers to a candidate what a merge and an erasure do with its rows', async () => {
  const known = new Set<string>([...TABLES.map(({ table }) => table), ...OTHER_TABLES]);
  const names = await running.service.store.read((db) => tablesWith(db, ['candidate_id', 'person_id']));
  // A new table's module declares it in its person-tables.ts.
  expect(names).toContain('applications');
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

it('gives every table that refers to an application to the one that stays of two', async () => {
  const names = await running.service.store.read((db) => tablesWith(db, ['application_id']));
  // What an application passed through is its own.
  const moved = [...OF_APPLICATION, 'application_stages'];
  expect(names.filter((name) => !moved.some((known) => known === name))).toEqual([]);
});

it('says for every column of a candidate what a merge does with it', async () => {
  const tables = await running.service.store.read(tablesOf);
  const columns = tables.find(({ name }) => name === 'candidates')?.columns ?? [];
  const known = new Set<string>([...FILLED.flat(), ...UNITED, ...MARK, ...OWN, ...JOINED]);
  expect(columns.length).toBeGreaterThan(50);
  expect(columns.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

/** What a record keeps for itself. */
const OWN = ['account_id', 'id', 'name', 'name_folded', 'source', 'created_by', 'created_at', 'deleted_at'];
/** What is joined in its own way. */
const JOINED = [
  'other_emails',
  'other_names',
  'experience',
  'education',
  'email_opt_out',
  'contact_only',
  'last_contacted_at',
  'merged_into',
  'merged_ids',
  'updated_at',
];
