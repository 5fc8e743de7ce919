import { vi } from 'vitest';
import { insertRow } from '#db/rows.ts';
import { makeKey } from '#src/access/keys.ts';
import type { Id } from '#src/lib/ids.ts';
import { runAction } from '#test/harness/action.ts';
import { tokenOf } from '#test/harness/connection.ts';
import { apiOf } from '#test/harness/workspace.ts';
import { type Row, ready, type Scene, setAccount } from './row.ts';

const candidate = { name: 'Ana Ruiz', email: 'ana@people.example' };

export const authCases = (scene: Scene): [string, () => Promise<string | null>, string][] => [
  ['the credential is missing', async () => null, 'Send the header Authorization'],
  ['the key is incomplete', async () => scene.desk.adminKey.slice(0, -3), 'incomplete or mistyped'],
  ['the key is of another region', async () => makeKey('live', 'anz'), 'belongs to the anz region'],
  ['the key is unknown', async () => makeKey('live', 'us'), 'not known here'],
  [
    'the key was revoked',
    async () => {
      const made = (await scene.desk.api.post('/keys', { scopes: ['jobs:read'], type: 'live' })).body.data;
      await scene.desk.api.delete(`/keys/${made.id}`);
      return made.key;
    },
    'was revoked',
  ],
  [
    'the trial key is past its seven days',
    async () => {
      const made = (await scene.desk.api.post('/keys', { scopes: ['jobs:read'], type: 'trial' })).body.data;
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 });
      return made.key;
    },
    'expired on',
  ],
  [
    'the user is paused',
    async () => {
      const user = await scene.desk.user('consultant');
      await scene.desk.api.patch(`/accounts/${scene.desk.accountId}/users/${user.userId}`, {
        status: 'paused',
      });
      return user.key;
    },
    'is paused',
  ],
];

export const accessRows = (scene: Scene): Row[] => [
  ...authCases(scene).map(
    ([when, key, says]): Row => ({
      code: 'AUTHENTICATION_REQUIRED',
      when,
      says,
      provoke: async () => {
        const given = await key();
        return () => apiOf(scene.running.app, given).get('/jobs');
      },
    }),
  ),
  {
    code: 'PREMIUM_REQUIRED',
    when: 'the agency has no plan',
    says: 'no active plan',
    provoke: async () => {
      await setAccount(scene, { plan: 'none' });
      return () => scene.desk.api.get('/jobs');
    },
  },
  {
    code: 'ACCOUNT_SUSPENDED',
    when: 'the agency is suspended',
    says: 'suspended',
    provoke: async () => {
      await setAccount(scene, { status: 'suspended' });
      return () => scene.desk.api.get('/jobs');
    },
  },
  {
    code: 'CONNECTION_PENDING_APPROVAL',
    when: "a consultant's connection waits for an admin",
    says: 'Do not refresh or reconnect',
    provoke: async () => {
      const { userId } = await scene.desk.user('consultant');
      const { token } = await tokenOf(
        scene.running,
        { accountId: scene.desk.accountId, userId },
        ['jobs:read'],
        'pending',
      );
      return () => scene.desk.as(token).get('/jobs');
    },
  },
  {
    code: 'IDENTITY_PROVIDER_UNAVAILABLE',
    when: "the agency's identity provider has not answered for an hour whether the person is still there",
    retryAfter: '15',
    says: '/people/provider',
    provoke: async () => {
      const { userId, api } = await scene.desk.user('consultant');
      const account_id = scene.desk.accountId as Id<'account'>;
      const ago = new Date(Date.now() - 3600_000).toISOString();
      await scene.running.service.store.write(async ({ tx }) => {
        await insertRow(tx, 'identity_providers', {
          account_id,
          issuer: 'https://login.agency.example',
          client_id: 'deskhand',
          client_secret: null,
          domains: '["agency.example"]',
          newcomers_role: null,
          password_sign_in: 1,
          updated_at: ago,
        });
        await insertRow(tx, 'user_identities', {
          account_id,
          issuer: 'https://login.agency.example',
          subject: 'pat',
          user_id: userId as Id<'user'>,
          linked_at: ago,
          refresh_token: 'sealed with a key that is gone',
          proven_at: ago,
          check_at: ago,
          asking_until: null,
          silent_at: null,
        });
      });
      return () => api.get('/jobs');
    },
  },
  {
    code: 'INSUFFICIENT_SCOPE',
    when: 'the credential lacks the scope',
    says: 'clients:write',
    extra: { scope: 'clients:write' },
    provoke: async () => {
      const api = scene.desk.as(await scene.desk.key(['clients:read']));
      return () => api.post('/clients', { name: 'Acme' });
    },
  },
  {
    code: 'ADMIN_REQUIRED',
    when: 'an account is administered by who is no admin',
    says: 'Ask an admin',
    provoke: async () => {
      const { api } = await scene.desk.user('team_lead');
      return () => api.patch(`/accounts/${scene.desk.accountId}`, { name: 'Mine now' });
    },
  },
  {
    code: 'RESTORE_IN_PROGRESS',
    when: 'the agency is being restored',
    retryAfter: '60',
    says: 'nothing was written',
    provoke: async () => {
      await setAccount(scene, { status: 'restoring' });
      return () => scene.desk.api.post('/clients', { name: 'Acme' });
    },
  },
  {
    code: 'RATE_LIMIT_EXCEEDED',
    when: "a minute's requests are used up",
    retryAfter: '55',
    says: 'Wait 55 seconds',
    provoke: async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:05Z') });
      const principal = await scene.running.service.authentication.bearer(scene.desk.adminKey);
      await scene.running.service.limiter.charge(principal, 1_000_000, 0);
      return () => scene.desk.api.post('/clients', { name: 'Acme' });
    },
  },
  {
    code: 'DAILY_LIMIT_REACHED',
    when: 'more candidates would be shown than a day allows',
    says: 'set_candidate_allowance',
    meta: { limit: 0, remaining: 0 },
    provoke: async () => {
      const { id } = (await scene.desk.api.post('/candidates', candidate)).body.data;
      await runAction(scene.running, scene.desk.adminKey, 'set_candidate_allowance', { limit: 0 });
      const { api } = await scene.desk.user('consultant');
      return () => api.get(`/candidates/${id}`);
    },
  },
  {
    code: 'PREMIUM_REQUIRED',
    when: 'the agency has no plan, also for the marketplace while that is off',
    says: 'no active plan',
    provoke: async () => {
      await setAccount(scene, { plan: 'none' });
      return () => scene.desk.api.get('/marketplace/listings');
    },
  },
  {
    code: 'MARKETPLACE_DISABLED',
    when: 'the marketplace is not turned on',
    says: 'An admin of the agency can, with update_account and marketplace true',
    provoke: ready(() => scene.desk.api.get('/marketplace/listings')),
  },
  {
    code: 'RATE_LIMIT_EXCEEDED',
    when: "a minute's AI-backed actions are used up",
    retryAfter: '55',
    says: '60 AI-backed actions',
    provoke: async () => {
      const { id } = (await scene.desk.api.post('/candidates', candidate)).body.data;
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:05Z') });
      const principal = await scene.running.service.authentication.bearer(scene.desk.adminKey);
      await scene.running.service.limiter.charge(principal, 60, true);
      return () =>
        scene.desk.api.post('/emails/from-description', { candidate_id: id, instructions: 'Say hello.' });
    },
  },
];
