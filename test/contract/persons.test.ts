import { expect, it } from 'vitest';
import { OTHER_TABLES, TABLES } from '#src/domain/persons/tables.ts';
import { useService } from '#test/harness/fixture.ts';
import { tablesWith } from '#test/harness/tables.ts';

const running = useService();

it('says for every table that refers to a candidate what a merge and an erasure do with its rows', async () => {
  const known = new Set<string>([...TABLES.map(({ table }) => table), ...OTHER_TABLES]);
  const names = await running.service.store.read((db) => tablesWith(db, ['candidate_id', 'person_id']));
  // A new table's module declares it in its person-tables.ts.
  expect(names).toContain('applications');
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
