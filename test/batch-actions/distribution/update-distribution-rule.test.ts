import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

async function rule(): Promise<string> {
  const body = { name: 'Kiwis', filter: { country: 'NZ' }, target_board_slugs: ['career_page'] };
  const made = await here.desk.api.post('/distribution/rules', body);
  return `/distribution/rules/${made.body.data.id}`;
}

it('replaces the filter and the boards whole, and keeps the rest', async () => {
  const path = await rule();
  const changed = await here.desk.api.patch(path, {
    filter: { job_type: 'Contract' },
    target_board_slugs: ['xml_feed'],
  });
  expect(changed.body.data).toMatchObject({
    name: 'Kiwis',
    filter: { job_type: 'Contract' },
    target_board_slugs: ['xml_feed'],
    active: true,
  });
  expect(changed.body.data.filter).not.toHaveProperty('country');
  expect((await here.desk.api.patch(path, { target_board_slugs: ['seek'] })).status).toBe(404);
});

it('rests while it is not active, and takes up only what comes after', async () => {
  const path = await rule();
  await here.desk.api.patch(path, { filter: {}, active: false });
  const missed = await here.job();
  await here.runDue();
  await here.desk.api.patch(path, { active: true });
  const taken = await here.job();
  await here.runDue();
  expect(await here.postingsOf(missed)).toEqual({});
  expect(Object.keys(await here.postingsOf(taken))).toContain('career_page');
  await here.desk.api.delete(path);
});

it('is undone', async () => {
  const path = await rule();
  const rule_id = path.split('/').at(-1);
  const done = await here.desk.api.post('/batch', {
    actions: [{ action: 'update_distribution_rule', input: { rule_id, name: 'Other', filter: {} } }],
  });
  expect((await here.desk.api.post(`/batch/${done.body.data.batch_id}/undo`)).status).toBe(200);
  expect((await here.desk.api.get(path)).body.data).toMatchObject({
    name: 'Kiwis',
    filter: { country: 'NZ' },
  });
});
