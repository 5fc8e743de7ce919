import { expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { fixtures } from './fixtures.ts';
import { newStage, type Stage } from './stage.ts';

// A plan is bound to all that it would do. While nothing moves, what it would do must come out the same each time.

const writes = [...catalogue.values()].filter(({ kind }) => kind === 'write').map(({ name }) => name);

/** Plans an action in an agency of its own, and commits the plan. */
async function committed(stage: Stage, name: string) {
  const { api } = stage.world.desk;
  const input = fixtures[name]?.(stage.world);
  const planned = await api.post('/batch', { dry_run: true, actions: [{ action: name, input }] }, null);
  const { plan_id, confirm_text } = planned.body.data;
  if (plan_id === undefined) return planned;
  return api.post('/batch', { plan_id, confirm_text });
}

it.each(writes)('%s is committed as it was planned while nothing moves', async (name) => {
  const stage = await newStage();
  try {
    const answer = await committed(stage, name);
    expect(answer.body.error, JSON.stringify(answer.body.error)).toBeUndefined();
  } finally {
    await stage.running.close();
  }
});
