import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();

const HALF = String.fromCharCode(0xd83d);

it('refuses text that a store cannot keep, naming the field, in bodies, queries and batches', async () => {
  for (const [text, what] of [
    ['Acme\u0000', 'U+0000'],
    [`Acme ${HALF}`, 'surrogate'],
  ] as const) {
    const body = { name: 'Acme', contacts: [{ name: 'Ann' }, { name: text }] };
    const refused = await desk.api.post('/clients', body);
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'contacts.1.name' });
    expect(refused.body.error.message).toContain(what);
    const batch = await desk.api.post('/batch', {
      actions: [{ action: 'create_client', input: { name: text } }],
    });
    expect(JSON.stringify(batch.body)).toContain(what);
  }
  const listed = await desk.api.get('/clients?search=a%00');
  expect(listed.status).toBe(422);
  expect(listed.body.error.field).toBe('search');
  expect((await desk.api.get('/clients?search=Acme')).body.data).toEqual([]);
});

it('keeps characters outside the basic plane', async () => {
  const made = await desk.api.post('/clients', { name: 'Zoë 😀 李' });
  expect((await desk.api.get(`/clients/${made.body.data.id}`)).body.data.name).toBe('Zoë 😀 李');
});

it('refuses a text that an answer cut short, so that no note is overwritten by its beginning', async () => {
  const made = await desk.api.post('/clients', { name: 'Acme', notes: 'The whole of what was agreed' });
  const path = `/clients/${made.body.data.id}`;
  const refused = await desk.api.patch(path, { notes: 'The whole … [120 more characters]' });
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'notes' });
  expect(refused.body.error.message).toContain('cut short');
  expect((await desk.api.get(path)).body.data.notes).toBe('The whole of what was agreed');
});
