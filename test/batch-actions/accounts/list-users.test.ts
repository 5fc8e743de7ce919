import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('finds people by part of a name or e-mail whatever the case and accents, role, status and team', async () => {
  const add = (body: object) => desk.api.post(`/accounts/${desk.accountId}/users`, body);
  const team = await desk.api.post(`/accounts/${desk.accountId}/teams`, { name: 'North' });
  const zoe = await add({
    name: 'Zoë Müller',
    email: 'zm@x.example',
    role: 'finance',
    team_id: team.body.data.id,
  });
  const ids = async (query: string) =>
    (await desk.api.get(`/accounts/${desk.accountId}/users?${query}`)).body.data.map(
      ({ id }: { id: string }) => id,
    );
  expect(await ids('search=zoe%20mul')).toEqual([zoe.body.data.id]);
  expect(await ids('search=ZM@X')).toEqual([zoe.body.data.id]);
  expect(await ids('role=finance')).toEqual([zoe.body.data.id]);
  expect(await ids(`team_id=${team.body.data.id}`)).toEqual([zoe.body.data.id]);
  await desk.api.patch(`/accounts/${desk.accountId}/users/${zoe.body.data.id}`, { status: 'paused' });
  expect(await ids('status=paused')).toEqual([zoe.body.data.id]);
});

it('pages through everybody once, newest first', async () => {
  const busy = await running.workspace();
  for (let i = 0; i < 7; i += 1) await busy.user('consultant');
  const seen: string[] = [];
  let after = '';
  do {
    const page = await busy.api.get(`/accounts/${busy.accountId}/users?limit=3${after && `&after=${after}`}`);
    seen.push(...page.body.data.map(({ id }: { id: string }) => id));
    after = page.body.meta.next_cursor ?? '';
  } while (after !== '');
  expect(new Set(seen).size).toBe(8);
  expect(seen).toEqual([...seen].sort().reverse());
});

it('refuses a cursor used with other filters', async () => {
  const page = await desk.api.get(`/accounts/${desk.accountId}/users?limit=1`);
  const other = await desk.api.get(
    `/accounts/${desk.accountId}/users?limit=1&role=admin&after=${page.body.meta.next_cursor}`,
  );
  expect(other.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'after' });
});

it('shows a consultant the names and ids of colleagues and no more, unless the agency switched that off', async () => {
  const own = await running.workspace();
  const sam = own.as((await own.user('consultant')).key);
  const path = `/accounts/${own.accountId}/users`;
  const { body } = await sam.get(path);
  expect(body.data).toHaveLength(2);
  for (const person of body.data)
    expect(Object.keys(person).sort()).toEqual(['id', 'name', 'role', 'status', 'team_id']);
  const email = (await own.api.get(path)).body.data[0].email;
  expect((await sam.get(`${path}?search=${encodeURIComponent(email)}`)).body.data).toEqual([]);
  await own.api.post('/batch', { actions: [{ action: 'set_own_figures', input: { shown: false } }] });
  expect((await sam.get(path)).status).toBe(403);
});
