import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newestFirst } from '#db/list.ts';
import { insertRow } from '#db/rows.ts';
import { newId } from '#src/lib/ids.ts';
import { toPage } from '#src/lib/page.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

interface Row {
  id: string;
  created_at: string;
}

/** Adds a row for each time; few times, so that many rows share one. */
async function add(minutes: readonly number[]): Promise<Row[]> {
  const rows = minutes.map((minute) => ({
    id: newId('tag'),
    created_at: `2026-03-01T09:0${minute}:00.000Z`,
  }));
  await running.service.store.write(async ({ tx }) => {
    for (const row of rows) {
      const more = { account_id: desk.accountId, label: row.id, label_folded: row.id };
      await insertRow(tx, 'tags', { ...row, ...more });
    }
  });
  return rows;
}

function read(limit: number, after: string | undefined) {
  const filters = { limit, after };
  return running.service.store.read(async (db) => {
    const all = db.selectFrom('tags').select(['id', 'created_at']).where('account_id', '=', desk.accountId);
    const rows = await newestFirst(all, 'tags', filters).execute();
    const place = (row: Row) => ({ at: row.created_at, id: row.id });
    return toPage(rows, filters, place, (row) => row);
  });
}

const minutes = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 8 });
const visits = fc.array(fc.record({ limit: fc.integer({ min: 1, max: 4 }), meanwhile: minutes }), {
  minLength: 1,
  maxLength: 6,
});

it('walks by cursor over every row that was there once and in order, whatever is inserted between the pages', async () => {
  await fc.assert(
    fc.asyncProperty(minutes, visits, async (first, pages) => {
      await running.service.store.write(({ tx }) =>
        tx.deleteFrom('tags').where('account_id', '=', desk.accountId).execute(),
      );
      const there = await add(first);
      const seen: Row[] = [];
      let after: string | undefined;
      for (let at = 0; ; at += 1) {
        const { limit, meanwhile } = pages[at] ?? { limit: 100, meanwhile: [] };
        const page = await read(limit, after);
        seen.push(...page.items);
        if (!page.has_more || page.next_cursor === null) break;
        after = page.next_cursor;
        await add(meanwhile);
      }
      const ids = seen.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(there.map(({ id }) => id)));
      const keys = seen.map(({ created_at, id }) => `${created_at} ${id}`);
      expect(keys).toEqual(keys.toSorted().reverse());
    }),
    { numRuns: 60 },
  );
});
