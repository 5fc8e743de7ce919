import { expect, it } from 'vitest';
import type { Action } from '#src/action/define.ts';
import { sendToItsEnd } from '#test/harness/batch.ts';
import { fixtures } from './fixtures.ts';
import { newStage, type Stage } from './stage.ts';

/** Plans an action in an agency of its own, and commits the plan. */
async function committed(stage: Stage, name: string) {
  const { api } = stage.world.desk;
  const input = fixtures[name]?.(stage.world);
  const planned = await api.post('/batch', { dry_run: true, actions: [{ action: name, input }] }, null);
  const { plan_id, confirm_text } = planned.body.data;
  if (plan_id === undefined) return planned;
  return sendToItsEnd(stage.running, api, { plan_id, confirm_text });
}

/** Tests that a plan, which is bound to all that it would do, comes out the same each time while nothing moves. */
export function planTests(writes: readonly Action[]): void {
  it.each(writes.map(({ name }) => name))(
    '%s is committed as it was planned while nothing moves',
    async (name) => {
      const stage = await newStage();
      try {
        const answer = await committed(stage, name);
        expect(answer.body.error, JSON.stringify(answer.body.error)).toBeUndefined();
        const [item] = answer.body.data.items;
        expect(item.error, JSON.stringify(item.error)).toBeUndefined();
      } finally {
        await stage.running.close();
      }
    },
  );
}
