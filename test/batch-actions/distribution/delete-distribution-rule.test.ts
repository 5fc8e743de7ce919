import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

it('ends a rule and leaves what it posted; undone, the rule is back for jobs to come', async () => {
  const body = { name: 'All', target_board_slugs: ['career_page'] };
  const rule_id = (await here.desk.api.post('/distribution/rules', body)).body.data.id;
  const posted = await here.job();
  await here.runDue();
  const deleted = await here.desk.api.post('/batch', {
    actions: [{ action: 'delete_distribution_rule', input: { rule_id } }],
  });
  expect(deleted.body.data.items[0].result).toEqual({ deleted: true, id: rule_id });
  expect((await here.desk.api.get(`/distribution/rules/${rule_id}`)).status).toBe(404);
  const missed = await here.job();
  await here.runDue();
  expect(await here.postingsOf(posted)).toMatchObject({ career_page: { status: 'live' } });
  expect(await here.postingsOf(missed)).toEqual({});
  expect((await here.desk.api.post(`/batch/${deleted.body.data.batch_id}/undo`)).status).toBe(200);
  const next = await here.job();
  await here.runDue();
  expect(Object.keys(await here.postingsOf(next))).toEqual(['career_page']);
  expect(await here.postingsOf(missed)).toEqual({});
});

it('answers the id beside the data, and 404 the second time', async () => {
  const body = { name: 'All', target_board_slugs: ['career_page'] };
  const { id } = (await here.desk.api.post('/distribution/rules', body)).body.data;
  const gone = await here.desk.api.delete(`/distribution/rules/${id}`);
  expect(gone.body).toMatchObject({ success: true, deleted: true, id });
  expect((await here.desk.api.delete(`/distribution/rules/${id}`)).status).toBe(404);
});
