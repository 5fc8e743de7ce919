import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { OTHER_TABLES, TABLES } from '#src/domain/persons/tables.ts';
import { useService } from '#test/harness/fixture.ts';

const running = useService();

it('says for every table that refers to a candidate what a merge and an erasure do with its rows', async () => {
  const known = new Set<string>([...TABLES.map(({ table }) => table), ...OTHER_TABLES]);
  const { rows } = await running.service.store.read((db) =>
    sql<{ name: string }>`select m.name from sqlite_master m join pragma_table_info(m.name) c
      where m.type = 'table' and c.name in ('candidate_id', 'person_id')`.execute(db),
  );
  // A new table's module declares it in its person-tables.ts.
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});
