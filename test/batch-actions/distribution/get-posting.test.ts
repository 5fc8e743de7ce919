import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

it('answers a posting as it stands, and none of another agency', async () => {
  const { id } = (await here.post(await here.job(), ['xml_feed'])).body.data[0];
  expect(await here.posting(id)).toMatchObject({ status: 'publishing', url: null });
  await here.runDue();
  expect(await here.posting(id)).toMatchObject({ status: 'live', external_id: id });
  const other = await here.running.workspace();
  expect((await other.api.get(`/distribution/postings/${id}`)).status).toBe(404);
});
