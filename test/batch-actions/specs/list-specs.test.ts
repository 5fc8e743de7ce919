import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { float, pathOf, press } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

const idsOf = async (query: string): Promise<string[]> =>
  (await agency.api.get(`/specs?${query}`)).body.data.map(({ id }: { id: string }) => id);

it('lists the newest first, by candidate, client and status, page by page', async () => {
  const [one, two, three] = [await float(agency), await float(agency), await float(agency)];
  const ids = [three, two, one].map(({ spec }) => spec.id);
  expect(await idsOf('')).toEqual(ids);
  expect(await idsOf(`candidate_id=${one.candidate_id}`)).toEqual([one.spec.id]);
  expect(await idsOf(`client_id=${two.client_id}`)).toEqual([two.spec.id]);
  const page = await agency.api.get('/specs?limit=2');
  expect(await idsOf(`limit=2&after=${page.body.meta.next_cursor}`)).toEqual([one.spec.id]);
  await press(running, `${pathOf(two.spec.url)}/viewed`, {});
  await press(running, pathOf(three.spec.url), { kind: 'interested', rating: '' });
  expect(await idsOf('status=viewed')).toEqual([two.spec.id]);
  expect(await idsOf('status=responded')).toEqual([three.spec.id]);
  await running.service.store.write(({ tx }) =>
    tx.updateTable('specs').set({ expires_at: '2020-01-01T00:00:00.000Z' }).where('id', 'in', ids).execute(),
  );
  // Nothing has swept them yet, and what was answered does not expire.
  expect(await idsOf('status=expired')).toEqual([two.spec.id, one.spec.id]);
  expect(await idsOf('status=sent')).toEqual([]);
  await running.service.jobs.runDue();
  expect(await idsOf('status=expired')).toEqual([two.spec.id, one.spec.id]);
  expect(await idsOf('status=responded')).toEqual([three.spec.id]);
  expect((await running.app.request(pathOf(three.spec.url))).status).toBe(410);
});
