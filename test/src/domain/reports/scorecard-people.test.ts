import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

it('has a row for each active consultant, those who have nothing among them, and a name for what is nobody’s', async () => {
  const idle = await desk.user('consultant');
  const reader = await desk.user('read_only');
  const { id: client_id } = (await desk.api.post('/clients', { name: 'Noted' })).body.data;
  const ownerless = desk.as(await desk.key(['candidates:write'], { userId: null }));
  const added = await ownerless.post('/candidates', { name: 'Added by a key', email: 'added@key.example' });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  await desk.api.post('/activities', { type: 'note', summary: 'noted', client_id });
  const { body } = await desk.api.post('/reports/run', { report: 'consultant_scorecard' });
  const rows: Record<string, unknown>[] = body.data.rows;
  const of = (id: string | null) => rows.find(({ consultant_id }) => consultant_id === id);
  expect(of(idle.userId)).toMatchObject({
    placements: 0,
    calls: 0,
    notes: 0,
    consultant: expect.any(String),
  });
  expect(of(desk.adminId)).toMatchObject({ notes: 1 });
  expect(of(reader.userId)).toBeUndefined();
  expect(of(null)).toMatchObject({ consultant: "nobody's: account keys", candidates_added: 1 });
  const filters = { consultant_id: idle.userId };
  const one = await desk.api.post('/reports/run', { report: 'consultant_scorecard', filters });
  expect(one.body.data.rows.map(({ consultant_id }: { consultant_id: string }) => consultant_id)).toEqual([
    idle.userId,
  ]);
});
