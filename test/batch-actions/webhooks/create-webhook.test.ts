import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

const URL = 'https://hooks.example.com/in';

it('subscribes to all events by default and shows the secret once, in data and beside it', async () => {
  const made = await desk.api.post('/webhooks', { url: URL });
  expect(made.status).toBe(201);
  expect(made.body.signing_secret).toMatch(/^whsec_[\w-]{43}$/);
  expect(made.body.data).toMatchObject({
    url: URL,
    events: ['*'],
    status: 'active',
    paused_reason: null,
    signing_secret: made.body.signing_secret,
  });
  expect(made.body.data.id).toMatch(/^whk_/);
  const read = await desk.api.get(`/webhooks/${made.body.data.id}`);
  expect(JSON.stringify(read.body)).not.toContain(made.body.signing_secret);
});

it('keeps the secret sealed in the store', async () => {
  const made = await desk.api.post('/webhooks', { url: URL });
  const rows = await running.service.store.read((db) =>
    db.selectFrom('webhooks').selectAll().where('account_id', '=', desk.accountId).execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(made.body.signing_secret.slice(6));
});

it('answers a replay without the secret and says that it was shown', async () => {
  const first = await desk.api.post('/webhooks', { url: URL }, 'hook-once');
  const again = await desk.api.post('/webhooks', { url: URL }, 'hook-once');
  expect(again.status).toBe(201);
  expect(again.body.data).toEqual({ ...first.body.data, signing_secret: null, secret_shown: true });
});

it('takes the events that were named, each once, and * for all of them', async () => {
  const some = await desk.api.post('/webhooks', {
    url: URL,
    events: ['placement.created', 'email.sent', 'placement.created'],
  });
  expect(some.body.data.events).toEqual(['placement.created', 'email.sent']);
  const all = await desk.api.post('/webhooks', { url: URL, events: ['email.sent', '*'] });
  expect(all.body.data.events).toEqual(['*']);
});

it.each([
  [{}, 'url'],
  [{ url: 'http://hooks.example.com/' }, 'url'],
  [{ url: 'ftp://hooks.example.com/' }, 'url'],
  [{ url: 'https://me:pass@hooks.example.com/' }, 'url'],
  [{ url: 'https://127.0.0.1/' }, 'url'],
  [{ url: 'https://2130706433/' }, 'url'],
  [{ url: 'https://0x7f.1/' }, 'url'],
  [{ url: 'https://[::ffff:10.0.0.1]/' }, 'url'],
  [{ url: 'https://169.254.169.254/latest' }, 'url'],
  [{ url: 'https://168.63.129.16/' }, 'url'],
  [{ url: 'https://localhost/' }, 'url'],
  [{ url: 'https://db.internal/' }, 'url'],
  [{ url: 'hooks.example.com' }, 'url'],
  [{ url: `https://hooks.example.com/${'a'.repeat(2050)}` }, 'url'],
  [{ url: URL, events: [] }, 'events'],
  [{ url: URL, events: ['placement.create'] }, 'events.0'],
  [{ url: URL, events: ['offer.created'] }, 'events.0'],
  [{ url: URL, event: ['*'] }, 'event'],
])('refuses %j naming %s, and makes nothing', async (body, field) => {
  const before = (await desk.api.get('/webhooks?limit=100')).body.meta.count;
  const refused = await desk.api.post('/webhooks', body);
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
  expect((await desk.api.get('/webhooks?limit=100')).body.meta.count).toBe(before);
});

it('says which event was probably meant', async () => {
  const refused = await desk.api.post('/webhooks', { url: URL, events: ['placement.create'] });
  expect(refused.body.error.message).toContain('did you mean placement.created?');
});

it('stops at 20 subscriptions an agency and says what to do', async () => {
  const full = await running.workspace();
  for (let i = 0; i < 20; i += 1) expect((await full.api.post('/webhooks', { url: URL })).status).toBe(201);
  const refused = await full.api.post('/webhooks', { url: URL });
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toContain('delete_webhook');
  expect(refused.body.meta.max_allowed).toBe(20);
  const [last] = (await full.api.get('/webhooks')).body.data;
  await full.api.delete(`/webhooks/${last.id}`);
  expect((await full.api.post('/webhooks', { url: URL })).status).toBe(201);
});

it('needs webhooks:write', async () => {
  const reader = desk.as(await desk.key(['webhooks:read']));
  const refused = await reader.post('/webhooks', { url: URL });
  expect(refused.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'webhooks:write' });
});
