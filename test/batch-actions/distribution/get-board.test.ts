import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

it('answers a board as the list does, and each agency its own', async () => {
  await here.set('career_page', { monthly_post_limit: 7, regions: ['AU'] });
  const [listed] = (await here.desk.api.get('/distribution/boards')).body.data;
  expect((await here.desk.api.get('/distribution/boards/career_page')).body.data).toEqual(listed);
  const other = await here.running.workspace();
  expect((await other.api.get('/distribution/boards/career_page')).body.data).toMatchObject({
    monthly_post_limit: null,
    regions: [],
  });
});

it('names the boards there are for one that there is not', async () => {
  const none = await here.desk.api.get('/distribution/boards/seek');
  expect([none.status, none.body.error.code]).toEqual([404, 'NOT_FOUND']);
  expect(none.body.error.message).toContain('career_page, xml_feed, file_drop, webhook');
});
