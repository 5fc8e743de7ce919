import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

const retry = (id: string) => here.desk.api.post(`/distribution/postings/${id}/retry`);

it('tries a rejected posting again once its cause is mended', async () => {
  await here.set('xml_feed', { regions: ['NZ'] });
  const { id } = (await here.post(await here.job(), ['xml_feed'])).body.data[0];
  const still = await retry(id);
  expect(still.body.data).toMatchObject({ status: 'rejected', error_code: 'region_not_served' });
  await here.set('xml_feed', { regions: ['AU'] });
  expect((await retry(id)).body.data).toMatchObject({ id, status: 'publishing', error_code: null });
  await here.runDue();
  expect((await here.posting(id)).status).toBe('live');
});

it('takes none that is live, or whose job stands on the board by now', async () => {
  await here.set('xml_feed', { regions: ['NZ'] });
  const job = await here.job();
  const { id } = (await here.post(job, ['xml_feed'])).body.data[0];
  await here.set('xml_feed', { regions: [] });
  const other = (await here.post(job, ['xml_feed'])).body.data[0].id;
  const refused = await retry(id);
  expect([refused.status, refused.body.error.existing_id]).toEqual([409, other]);
  await here.runDue();
  const live = await retry(other);
  expect([live.status, live.body.error.status]).toEqual([409, 'live']);
});

it('is refused past the cap', async () => {
  await here.set('xml_feed', { regions: ['NZ'] });
  const { id } = (await here.post(await here.job(), ['xml_feed'])).body.data[0];
  await here.set('xml_feed', { regions: [], monthly_post_limit: 0 });
  expect((await retry(id)).body.error.code).toBe('quota_exceeded');
  expect((await here.posting(id)).status).toBe('rejected');
  await here.set('xml_feed', { monthly_post_limit: null });
});
