import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

it('tells an admin key its agency, person, region and that nothing limits the candidates it sees', async () => {
  const me = await desk.api.get('/me');
  expect(me.status).toBe(200);
  expect(me.body.data).toMatchObject({
    account: {
      id: desk.accountId,
      country: 'AU',
      currency: 'AUD',
      timezone: 'Australia/Sydney',
      plan: 'active',
    },
    user: { id: desk.adminId, role: 'admin' },
    credential: { type: 'key', mode: 'live' },
    scopes: ['admin'],
    is_admin: true,
    region: 'us',
    limits: { candidates_per_day: null },
  });
});

it('tells a key exactly the scopes that its role leaves it, and its daily allowance', async () => {
  const pat = await desk.user('researcher');
  const key = await desk.key(['candidates:read', 'placements:financials:read'], {
    userId: pat.userId,
    mode: 'test',
  });
  const me = await desk.as(key).get('/me');
  expect(me.body.data).toMatchObject({
    scopes: ['candidates:read'],
    is_admin: false,
    credential: { mode: 'test' },
    limits: { candidates_per_day: 200, candidate_limit_mode: 'stop' },
  });
  expect(me.body.meta.key_mode).toBe('test');
});

it('needs no scope, but a credential', async () => {
  const key = await desk.key(['jobs:read'], { userId: null });
  const me = await desk.as(key).get('/me');
  expect(me.body.data).toMatchObject({ user: null, scopes: ['jobs:read'] });
  expect((await desk.as('sk_live_nonsense').get('/me')).status).toBe(401);
});
