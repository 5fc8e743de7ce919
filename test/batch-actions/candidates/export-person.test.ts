import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';

const { running, desk } = useDesk();

it('gives everything that is held about a person, and nothing of anybody else', async () => {
  const person = (await desk.api.post('/candidates', { name: 'Xenia Ganz', email: 'xenia@x.example' })).body
    .data;
  await desk.api.post('/candidates', { name: 'Yann Anders', email: 'yann@x.example' });
  await desk.api.post('/activities', { type: 'note', summary: 'Wants to move', candidate_id: person.id });
  await desk.api.post('/documents', {
    candidate_id: person.id,
    file_base64: Buffer.from('Terms').toString('base64'),
    filename: 'Terms.txt',
    kind: 'contract',
  });
  const { status, body } = await desk.api.get(`/candidates/${person.id}/export`);
  expect(status).toBe(200);
  const held = Object.fromEntries(
    body.data.held.map(({ table, rows }: { table: string; rows: object[] }) => [table, rows]),
  );
  expect(held.candidates).toMatchObject([{ name: 'Xenia Ganz', email: 'xenia@x.example' }]);
  expect(JSON.stringify(held.activities)).toContain('Wants to move');
  expect(held.documents).toMatchObject([{ filename: 'Terms.txt' }]);
  expect(JSON.stringify(body)).not.toContain('Yann');
});

it('counts the rows of each table, and gives those of one alone, which an assistant can read whole', async () => {
  const person = (await desk.api.post('/candidates', { name: 'Wim Eker', email: 'wim@x.example' })).body.data;
  await desk.api.post('/activities', { type: 'note', summary: 'Likes trains', candidate_id: person.id });
  const { body } = await desk.api.get(`/candidates/${person.id}/export?table=activities`);
  expect(body.data.tables).toMatchObject({ candidates: 1, activities: 2 });
  expect(body.data.held.map(({ table }: { table: string }) => table)).toEqual(['activities']);
  const args = { candidate_id: person.id, table: 'activities' };
  const told = await callTool(running.app, desk.adminKey, 'export_person', args);
  expect(told.content[0]?.text).toContain('Likes trains');
  expect(told.structuredContent.tables).toEqual(body.data.tables);
  const wrong = await desk.api.get(`/candidates/${person.id}/export?table=teams`);
  expect([wrong.status, wrong.body.error.field]).toEqual([422, 'table']);
  expect(wrong.body.error.message).toContain('held are candidates, activities');
});

it('is for admins alone', async () => {
  const person = (await desk.api.post('/candidates', { name: 'Zora Nur', email: 'zora@x.example' })).body
    .data;
  const { api } = await desk.user('consultant');
  expect((await api.get(`/candidates/${person.id}/export`)).status).toBe(403);
});
