import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('lists teams with how many people are in each, without deleted ones and without those of others', async () => {
  const stranger = await running.workspace();
  await stranger.api.post(`/accounts/${stranger.accountId}/teams`, { name: 'Theirs' });
  const base = `/accounts/${desk.accountId}/teams`;
  const east = await desk.api.post(base, { name: 'East' });
  const gone = await desk.api.post(base, { name: 'Gone' });
  await desk.user('consultant', { teamId: east.body.data.id });
  await desk.user('consultant', { teamId: east.body.data.id });
  await desk.api.delete(`${base}/${gone.body.data.id}`);
  const list = await desk.api.get(base);
  expect(list.body.data).toEqual([{ ...east.body.data, member_count: 2 }]);
  expect(list.body.meta).toMatchObject({ count: 1, has_more: false, next_cursor: null });
});

it('shows a consultant the names and ids of teams and no more, unless the agency switched that off', async () => {
  const own = await running.workspace();
  const path = `/accounts/${own.accountId}/teams`;
  await own.api.post(path, { name: 'East' });
  const sam = own.as((await own.user('consultant')).key);
  const { body } = await sam.get(path);
  expect(body.data).toEqual([{ id: expect.stringMatching(/^team_/), name: 'East', member_count: 0 }]);
  await own.api.post('/batch', { actions: [{ action: 'set_own_figures', input: { shown: false } }] });
  expect((await sam.get(path)).status).toBe(403);
});
