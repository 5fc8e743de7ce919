import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

const scopes = ['jobs:read', 'clients:read', 'clients:write'];
const create = (more: object = {}) =>
  desk.api.post('/service-accounts', { name: 'Night Bot', role: 'consultant', scopes, ...more });

it('is made and ended by admins alone, of their own agency, and by no key that is limited itself', async () => {
  const bot = (await create()).body.data;
  const lead = await desk.user('team_lead');
  expect(
    (await lead.api.post('/service-accounts', { name: 'X', role: 'admin', scopes })).body.error.code,
  ).toBe('ADMIN_REQUIRED');
  const other = await running.workspace();
  expect((await other.api.delete(`/service-accounts/${bot.id}`)).status).toBe(404);
  const ends = new Date(Date.now() + 3600_000).toISOString();
  const limited = (await desk.api.post('/keys', { scopes: ['admin'], expires_at: ends })).body.data;
  const refused = await desk
    .as(limited.key)
    .post('/service-accounts', { name: 'X', role: 'admin', scopes: ['admin'] });
  expect(refused.body.error.code).toBe('ADMIN_REQUIRED');
  const undone = await desk.api.post('/batch', {
    actions: [{ action: 'create_service_account', input: { name: 'U', role: 'consultant', scopes } }],
  });
  const back = await desk.api.post(`/batch/${undone.body.data.batch_id}/undo`);
  expect(back.body.data.items[0].undo.outcome).toBe('done');
  const { body } = await desk.api.get('/service-accounts?status=revoked');
  expect(body.data.map(({ name }: { name: string }) => name)).toContain('U');
});

it.each([
  [{ name: '' }, 'name'],
  [{ name: 'Bot\r\nBcc: x' }, 'name'],
  [{ role: 'owner' }, 'role'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['jobs:raed'] }, 'scopes.0'],
  [{ policy: 'never' }, 'policy'],
  [{ jwks: {} }, 'jwks.keys'],
  [{ jwks: { keys: [] } }, 'jwks.keys'],
  [{ jwks: { keys: [{ kty: 'oct', k: 'c2VjcmV0' }] } }, 'jwks.keys.0.kty'],
  [{ jwks: { keys: [{ kty: 'EC', crv: 'P-256', x: 'a', y: 'b', d: 'c' }] } }, 'jwks.keys.0.d'],
  [{ jwks: { keys: [{ kty: 'EC', crv: 'P-256', x: 'a' }] } }, 'jwks.keys.0'],
  [{ jwks: { keys: [{ kty: 'RSA', n: 'AQAB', e: 'AQAB' }] } }, 'jwks.keys.0'],
  [{ jwks_uri: 'javascript:alert(1)' }, 'jwks_uri'],
  [{ jwks_uri: 'http://bot.example/keys' }, 'jwks_uri'],
  [{ jwks_uri: 'https://k.example/', jwks: { keys: [{ kty: 'OKP', crv: 'Ed25519', x: 'a' }] } }, 'jwks_uri'],
])('refuses %j naming %s', async (more, field) => {
  const refused = await create(more);
  expect([refused.status, refused.body.error.field]).toEqual([422, field]);
});
