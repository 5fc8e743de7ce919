import { expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { fixtures } from './fixtures.ts';
import { writeOfEachKind } from './kinds-of-actions.ts';
import { outward } from './outward.ts';
import { planTests } from './plan-tests.ts';
import { newStage, type Stage } from './stage.ts';

// plans.system.test.ts has the other writes.
planTests(writeOfEachKind);

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
