import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk: agency } = useDesk({ country: 'AU' });

it('shows what the credential may do, with schemas, and searches it', async () => {
  const narrow = agency.as(await agency.key(['clients:read'], { userId: null }));
  const all = await narrow.get('/batch/actions');
  const names = all.body.data.map((action: { name: string }) => action.name);
  expect(names).toContain('list_clients');
  expect(names).not.toContain('create_client');
  const found = await agency.api.get('/batch/actions?q=log%20a%20placement&limit=3');
  expect(found.body.data[0]).toMatchObject({
    name: 'create_placement',
    scope: 'placements:write',
    risk: { outward: false },
  });
  expect(found.body.data[0].input_schema.properties).toHaveProperty('application_id');
});

it('shows one action, and the nearest name for one that does not exist', async () => {
  const one = await agency.api.get('/batch/actions/create_client');
  expect(one.body.data).toMatchObject({ name: 'create_client', idempotency: 'required', undo: true });
  const mail = await agency.api.get('/batch/actions/send_email');
  expect(mail.body.data).toMatchObject({ undo: false, irreversible: expect.stringContaining('write again') });
  const none = await agency.api.get('/batch/actions/create_clint');
  expect(none.status).toBe(404);
  expect(none.body.error.did_you_mean).toBe('create_client');
});

it('lists the actions page by page, each once', async () => {
  const all = await agency.api.get('/batch/actions?schemas=false');
  expect(all.body.meta).toMatchObject({ has_more: false, next_cursor: null });
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after = cursor === '' ? '' : `&after=${cursor}`;
    const { body } = await agency.api.get(`/batch/actions?schemas=false&limit=60${after}`);
    expect(body.meta).toMatchObject({ count: body.data.length, has_more: body.meta.next_cursor !== null });
    seen.push(...body.data.map(({ name }: { name: string }) => name));
    cursor = body.meta.next_cursor;
  }
  expect(seen).toEqual(all.body.data.map(({ name }: { name: string }) => name));
  expect((await agency.api.get('/batch/actions?after=no_such')).body.error.field).toBe('after');
});
