import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { person } from '#test/harness/person.ts';
import { startReceiver } from '#test/harness/receiver.ts';

const { running, desk } = useDesk({ env: { ALLOW_PRIVATE_TARGETS: 'true' } });

const NAMES = [
  'audit.sign_in',
  'audit.consent',
  'audit.approval',
  'audit.key_changed',
  'audit.role_changed',
  'audit.access_changed',
];

it('posts sign-ins, keys and roles to a subscription of an admin that names them, signed, and to no other', async () => {
  const [follower, everything] = [await startReceiver(), await startReceiver()];
  const made = await desk.api.post('/webhooks', { url: follower.url, events: NAMES });
  expect(made.body.data.events).toEqual(NAMES);
  await desk.api.post('/webhooks', { url: everything.url, events: ['*'] });
  const mia = await person(running.service, running.app, desk.adminId);
  await running.service.jobs.runDue();
  const before = follower.received.length;
  await mia.signIn(mia.email);
  const key = await desk.api.post('/keys', { name: 'Bot', scopes: ['jobs:read'] });
  const pat = await desk.user('consultant');
  await desk.api.patch(`/accounts/${desk.accountId}/users/${pat.userId}`, { role: 'researcher' });
  await desk.api.post('/jobs', { title: 'Welder', client_id: (await client()).id });
  await running.service.jobs.runDue();
  const came = follower.received.slice(before);
  expect(came.map(({ body }) => body.event).sort()).toEqual([
    'audit.key_changed',
    'audit.role_changed',
    'audit.sign_in',
  ]);
  const signIn = came.find(({ body }) => body.event === 'audit.sign_in');
  expect(signIn?.body).toMatchObject({
    account_id: desk.accountId,
    event_id: expect.stringMatching(/^evt_/),
    data: { actor: { type: 'user', id: desk.adminId }, details: { by: 'password' } },
  });
  expect(came.every((_, at) => follower.verifies(before + at, made.body.signing_secret))).toBe(true);
  expect(follower.received.map(({ raw }) => raw).join()).not.toContain(key.body.data.key ?? 'sk_live');
  expect(everything.received.map(({ body }) => body.event)).toEqual(['job.created']);
  expect(everything.received[0]?.body.data.sequence).toBe(1);
  const feed = await desk.api.get('/webhooks/events');
  expect(feed.body.data).toHaveLength(27);
  await desk.api.delete(`/webhooks/${made.body.data.id}`);
});

async function client() {
  return (await desk.api.post('/clients', { name: 'Acme' })).body.data;
}

it('keeps names of the audit beside *, which does not stand for them', async () => {
  const made = await desk.api.post('/webhooks', {
    url: 'https://hooks.example.com/a',
    events: ['audit.consent', '*', 'email.sent'],
  });
  expect(made.body.data.events).toEqual(['*', 'audit.consent']);
});

it('lets nobody but admins subscribe to the audit, or touch such a subscription', async () => {
  const hooks = desk.as(await desk.key(['webhooks:read', 'webhooks:write']));
  const url = 'https://hooks.example.com/b';
  const refused = await hooks.post('/webhooks', { url, events: ['audit.sign_in'] });
  expect([refused.status, refused.body.error.code]).toEqual([403, 'ADMIN_REQUIRED']);
  const mine = await desk.api.post('/webhooks', { url, events: ['audit.sign_in'] });
  const path = `/webhooks/${mine.body.data.id}`;
  const tries = [
    await hooks.patch(path, { url: 'https://elsewhere.example.com/' }),
    await hooks.patch(path, { status: 'paused' }),
    await hooks.patch(path, { events: ['*'] }),
    await hooks.post(`${path}/rotate-secret`),
    await hooks.delete(path),
  ];
  expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  const plain = await hooks.post('/webhooks', { url, events: ['job.created'] });
  const added = await hooks.patch(`/webhooks/${plain.body.data.id}`, { events: ['audit.key_changed'] });
  expect(added.body.error.code).toBe('ADMIN_REQUIRED');
});

it('stops telling once the admin whose subscription it is is none any more, and shows readers without the scope nothing', async () => {
  const receiver = await startReceiver();
  const boss = await desk.user('admin');
  const made = await boss.api.post('/webhooks', { url: receiver.url, events: ['audit.key_changed'] });
  await desk.api.post('/keys', { name: 'One', scopes: ['jobs:read'] });
  await running.service.jobs.runDue();
  expect(receiver.received).toHaveLength(1);
  const reader = desk.as(await desk.key(['webhooks:read']));
  const log = await reader.get(`/webhooks/${made.body.data.id}/deliveries`);
  expect(log.body.data[0].payload).toMatchObject({ event: 'audit.key_changed', data: {} });
  await desk.api.patch(`/accounts/${desk.accountId}/users/${boss.userId}`, { role: 'consultant' });
  await desk.api.post('/keys', { name: 'Two', scopes: ['jobs:read'] });
  await running.service.jobs.runDue();
  expect(receiver.received).toHaveLength(1);
});
