import { beforeAll, expect, it } from 'vitest';
import { appendRows, findRow, insertRow, updateRow } from '#db/rows.ts';
import type { Db, Store } from '#db/store.ts';
import { advanceSequences } from '#src/domain/accounts/sequences.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ on: 'postgres' });
let store: Store;
beforeAll(() => {
  store = running.service.runtime.store;
});

const at = '2026-03-01T00:00:00.000Z';
const tag = (id: string, label = id) => ({
  id,
  account_id: desk.accountId,
  label,
  label_folded: id,
  created_at: at,
});
const labelOf = async (db: Db, id: string) => (await findRow(db, 'tags', desk.accountId, id))?.label;

/** Runs works as parts of one unit that begin before their turn. @returns what each answered, and how often each began */
async function inTurns<T>(works: readonly ((db: Db, part: number) => Promise<T>)[]) {
  const begun = works.map(() => 0);
  const answers = await store.write(
    async ({ tx, beginEarly }) => {
      const parts = works.map((work, part) => (db: Db) => {
        begun[part] = (begun[part] ?? 0) + 1;
        return work(db, part);
      });
      const early = await beginEarly?.(parts);
      const values: T[] = [];
      for (const [part, work] of parts.entries()) values.push(await (early?.[part]?.inTurn() ?? work(tx)));
      return values;
    },
    { account: desk.accountId, together: true },
  );
  return { answers, begun };
}

it('runs the parts of a unit once each where none reads what another one writes, and gives their numbers in their order', async () => {
  await inTurns([(db) => insertRow(db, 'tags', tag('once'))]);
  const numbered = (reads: number) => async (db: Db, part: number) => {
    // The later ones are ready for their numbers before the first one is.
    for (let read = 0; read < reads; read += 1) await labelOf(db, `none ${part} ${read}`);
    await insertRow(db, 'tags', tag(`once ${part}`));
    return (await advanceSequences(db, { account: desk.accountId, events: 1, changes: 2 })).change;
  };
  const { answers, begun } = await inTurns([3, 2, 1, 0].map(numbered));
  expect(begun).toEqual([1, 1, 1, 1]);
  const [first = 0] = answers;
  expect(answers).toEqual([first, first + 2, first + 4, first + 6]);
  const written = await store.read((db) =>
    db.selectFrom('tags').select('id').where('id', 'like', 'once %').execute(),
  );
  expect(written).toHaveLength(4);
});

it('begins a part anew that read what one before it has written, so that each sees what those before it made', async () => {
  await inTurns([(db) => insertRow(db, 'tags', tag('seen', '0'))]);
  const adds = async (db: Db, part: number) => {
    const label = `${await labelOf(db, 'seen')},${part}`;
    await updateRow(db, 'tags', desk.accountId, 'seen', { label });
    return label;
  };
  const { answers, begun } = await inTurns([adds, adds, adds]);
  expect(answers).toEqual(['0,0', '0,0,1', '0,0,1,2']);
  expect(begun).toEqual([1, 2, 2]);
  expect(await store.read((db) => labelOf(db, 'seen'))).toBe('0,0,1,2');
});

it('has a part that asks for what it has written itself, or for the answer to a write, go on in its turn', async () => {
  const own = async (db: Db, part: number) => {
    await insertRow(db, 'tags', tag(`own ${part}`));
    const label = await labelOf(db, `own ${part}`);
    const changed = await db
      .updateTable('tags')
      .set({ label: `changed ${part}` })
      .where('account_id', '=', desk.accountId)
      .where('id', 'like', 'own %')
      .returning('id')
      .execute();
    return [label, ...changed.map(({ id }) => id).toSorted()];
  };
  const { answers, begun } = await inTurns([own, own]);
  expect(answers).toEqual([
    ['own 0', 'own 0'],
    ['own 1', 'own 0', 'own 1'],
  ]);
  expect(begun).toEqual([1, 1]);
});

it('writes rows of one time in the order of the parts, as they are listed by their ids', async () => {
  let made = 0;
  const lists = (reads: number) => async (db: Db, part: number) => {
    for (let read = 0; read < reads; read += 1) await labelOf(db, `no ${part} ${read}`);
    made += 1;
    const id = `listed ${made}`;
    await insertRow(db, 'tags', tag(id, `${part}`));
    return id;
  };
  const { answers } = await inTurns([lists(2), lists(0), lists(1)]);
  expect(answers).toEqual(answers.toSorted());
});

it('forgets what a part would have written where it is begun anew', async () => {
  await inTurns([(db) => insertRow(db, 'tags', tag('twice', 'a'))]);
  const writes = async (db: Db, part: number) => {
    const label = await labelOf(db, 'twice');
    await appendRows(db, 'events', [
      {
        id: `evt twice ${part} ${label}`,
        account_id: desk.accountId,
        sequence: 1_000_000 + part,
        event: 'tag.created',
        data: '{}',
        created_at: at,
      },
    ]);
    await updateRow(db, 'tags', desk.accountId, 'twice', { label: `${label}${part}` });
  };
  await inTurns([writes, writes]);
  const events = await store.read((db) =>
    db.selectFrom('events').select('id').where('id', 'like', 'evt twice%').orderBy('id').execute(),
  );
  expect(events.map(({ id }) => id)).toEqual(['evt twice 0 a', 'evt twice 1 a0']);
});

it('asks nothing more for a part that had begun early once its unit has ended', async () => {
  for (const ends of ['commits', 'is refused'] as const) {
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let branch: Promise<unknown> = Promise.resolve();
    const ended = store.write(
      async ({ beginEarly }) => {
        await beginEarly?.([
          async (db) => {
            branch = gate.then(() => labelOf(db, 'asked late'));
            await advanceSequences(db, { account: desk.accountId, events: 0, changes: 1 });
          },
          async (db) => {
            await labelOf(db, 'once');
          },
        ]);
        if (ends === 'is refused') throw new Error(ends);
      },
      { account: desk.accountId, together: true },
    );
    if (ends === 'commits') await ended;
    else await expect(ended).rejects.toThrow(ends);
    goOn();
    const later = async () => {
      for (let asked = 0; asked < 3; asked += 1) await store.read((db) => labelOf(db, 'once'));
      return 'nothing';
    };
    expect(await Promise.race([branch, later()]), ends).toBe('nothing');
  }
});
