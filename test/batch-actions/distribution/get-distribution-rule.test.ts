import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BoardDesk, startBoardDesk } from '#test/harness/postings.ts';

let here: BoardDesk;

beforeAll(async () => {
  here = await startBoardDesk();
});
afterAll(() => here.close());

it('answers a rule as it was made, and none of another agency', async () => {
  const body = { name: 'All', target_board_slugs: ['career_page'] };
  const made = await here.desk.api.post('/distribution/rules', body);
  const path = `/distribution/rules/${made.body.data.id}`;
  expect((await here.desk.api.get(path)).body.data).toEqual(made.body.data);
  expect(made.body.data.filter).toEqual({});
  const other = await here.running.workspace();
  expect((await other.api.get(path)).status).toBe(404);
});
