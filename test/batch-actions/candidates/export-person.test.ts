import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();

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

it('is for admins alone', async () => {
  const person = (await desk.api.post('/candidates', { name: 'Zora Nur', email: 'zora@x.example' })).body
    .data;
  const { api } = await desk.user('consultant');
  expect((await api.get(`/candidates/${person.id}/export`)).status).toBe(403);
});
