import { describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { runAction } from '#test/harness/action.ts';
import { fixture } from '#test/harness/fixture.ts';
import { fixtures } from './fixtures.ts';
import { newStage } from './stage.ts';

const stage = fixture(newStage);

const names = [...catalogue.values()].filter(({ kind }) => kind === 'write').map(({ name }) => name);
const ends = (name: string): number => (name.startsWith('revoke_') ? 1 : 0);
/** Actions that say how a record shall be: said twice, the second time there is nothing to do. What ends one comes last. */
const SAYING = names
  .filter((name) => /^(update|move|mark_placement|bulk_update|set|revoke)_/.test(name))
  .sort((one, other) => ends(one) - ends(other));
// Each approved change of the terms is a version of its own, and each renewal of a listing adds days.
const MOVING = ['set_client_fee_terms', 'update_marketplace_listing'];

/** How many changes and lines an agency has. */
async function written(): Promise<{ changes: number; activities: number }> {
  const count = (table: 'changes' | 'activities'): Promise<number> =>
    stage.running.service.store.read(async (db) => {
      const row = await db
        .selectFrom(table)
        .where('account_id', '=', stage.world.desk.accountId)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    });
  return { changes: await count('changes'), activities: await count('activities') };
}

describe.each(SAYING.filter((name) => !MOVING.includes(name)))('%s', (name) => {
  it('writes a line of the activities, and no trace at all where everything is so already', async () => {
    const input = fixtures[name]?.(stage.world) ?? {};
    const first = await runAction(stage.running, stage.world.desk.adminKey, name, input);
    expect(first.activities.length).toBeGreaterThan(0);
    const before = await written();
    const again = await runAction(stage.running, stage.world.desk.adminKey, name, input);
    expect(again).toMatchObject({ status: 200, activities: [], events: [] });
    expect(await written()).toEqual(before);
    expect(again.data.updated_at).toBe(first.data.updated_at);
  });
});
