import { expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { sendToItsEnd } from '#test/harness/batch.ts';
import { fixtures } from './fixtures.ts';
import { outward } from './outward.ts';
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
  return sendToItsEnd(stage.running, api, { plan_id, confirm_text });
}

it.each(writes)('%s is committed as it was planned while nothing moves', async (name) => {
  const stage = await newStage();
  try {
    const answer = await committed(stage, name);
    expect(answer.body.error, JSON.stringify(answer.body.error)).toBeUndefined();
    const [item] = answer.body.data.items;
    expect(item.error, JSON.stringify(item.error)).toBeUndefined();
  } finally {
    await stage.running.close();
  }
});

/** What is in the outboxes: mails, requests to subscribers, postings on their way. */
async function outboxes({ running }: Stage): Promise<unknown> {
  return running.service.store.read(async (db) => ({
    mails: await db.selectFrom('scheduled_emails').select(['id', 'to_address', 'status']).execute(),
    requests: await db.selectFrom('webhook_deliveries').select('id').execute(),
    postings: await db.selectFrom('postings').select(['id', 'status']).execute(),
  }));
}

it('knows where every outward action of the catalogue sends', () => {
  const reaching = [...catalogue.values()].filter(({ risk }) => risk.outward).map(({ name }) => name);
  expect(Object.keys(outward).sort()).toEqual(reaching.sort());
});

const sending = Object.entries(outward).filter(([, { move }]) => move !== null);

it.each(sending)('%s goes to no address that its plan did not show', async (name, { input, move }) => {
  const stage = await newStage();
  try {
    const { world } = stage;
    const { api } = world.desk;
    const given = (await input?.(world, stage)) ?? fixtures[name]?.(world);
    const actions = [{ action: name, input: given }];
    const planned = (await api.post('/batch', { dry_run: true, actions }, null)).body;
    expect(planned.data?.plan_id, JSON.stringify(planned)).toBeDefined();
    await move?.(world, stage);
    const before = await outboxes(stage);
    const { plan_id, confirm_text } = planned.data;
    const answer = await api.post('/batch', { plan_id, confirm_text });
    expect(answer.body.error?.code, JSON.stringify(answer.body)).toBe('PLAN_STALE');
    expect(answer.body.error.difference).not.toEqual([]);
    expect(await outboxes(stage)).toEqual(before);
  } finally {
    await stage.running.close();
  }
});
