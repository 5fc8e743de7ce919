import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

it('answers a rule as it was made, and none of another agency', async () => {
  const body = { name: 'All', target_board_slugs: ['career_page'] };
  const made = await here.desk.api.post('/distribution/rules', body);
  const path = `/distribution/rules/${made.body.data.id}`;
  expect((await here.desk.api.get(path)).body.data).toEqual(made.body.data);
  expect(made.body.data.filter).toEqual({});
  const other = await here.running.workspace();
  expect((await other.api.get(path)).status).toBe(404);
});
