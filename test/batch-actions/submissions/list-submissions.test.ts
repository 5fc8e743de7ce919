import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, pathOf, press, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

const idsOf = async (query: string): Promise<string[]> =>
  (await agency.api.get(`/submissions?${query}`)).body.data.map(({ id }: { id: string }) => id);

it('lists the newest first, by job, client and status, page by page', async () => {
  const [first, second] = [await briefOf(agency), await briefOf(agency)];
  const one = (await submit(agency, first)).body.data;
  const two = (await submit(agency, second)).body.data;
  const three = (await submit(agency, second, { allow_resubmit: true })).body.data;
  expect(await idsOf('')).toEqual([three.id, two.id, one.id]);
  expect(await idsOf(`job_id=${first.job_id}`)).toEqual([one.id]);
  expect(await idsOf(`client_id=${second.client_id}`)).toEqual([three.id, two.id]);
  const page = await agency.api.get('/submissions?limit=2');
  expect(page.body.meta).toMatchObject({ count: 2, has_more: true });
  expect(await idsOf(`limit=2&after=${page.body.meta.next_cursor}`)).toEqual([one.id]);

  await press(running, `${pathOf(two.url)}/viewed`, {});
  await press(running, pathOf(three.url, three.items[0].id), { kind: 'pass', reason: 'No' });
  expect(await idsOf('status=pending')).toEqual([one.id]);
  expect(await idsOf('status=viewed')).toEqual([two.id]);
  expect(await idsOf('status=completed')).toEqual([three.id]);
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('submissions')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', 'in', [one.id, three.id])
      .execute(),
  );
  // Nothing has swept it yet, and what is complete does not expire.
  expect(await idsOf('status=expired')).toEqual([one.id]);
  expect(await idsOf('status=pending')).toEqual([]);
  expect(await idsOf('status=completed')).toEqual([three.id]);
  expect((await agency.api.get(`/submissions/${one.id}`)).body.data.status).toBe('expired');
});

it('refuses a status that there is none of', async () => {
  const refused = await agency.api.get('/submissions?status=seen');
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe('status');
});
