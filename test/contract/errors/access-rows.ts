import { vi } from 'vitest';
import { insertRow } from '#db/rows.ts';
import { makeKey } from '#src/access/keys.ts';
import type { Id } from '#src/lib/ids.ts';
import { runAction } from '#test/harness/action.ts';
import { tokenOf } from '#test/harness/connection.ts';
import { apiOf } from '#test/harness/workspace.ts';
import { type ErrorSetup, type Row, ready, setAccount } from './row.ts';

const candidate = { name: 'Ana Ruiz', email: 'ana@people.example' };

export const authCases = (setup: ErrorSetup): [string, () => Promise<string | null>, string][] => [
  ['the credential is missing', async () => null, 'Send the header Authorization'],
  ['the key is incomplete', async () => setup.desk.adminKey.slice(0, -3), 'incomplete or mistyped'],
  ['the key is of another region', async () => makeKey('live', 'anz'), 'belongs to the anz region'],
  ['the key is unknown', async () => makeKey('live', 'us'), 'not known here'],
  [
    'the key was revoked',
    async () => {
      const made = (await setup.desk.api.post('/keys', { scopes: ['jobs:read'], type: 'live' })).body.data;
      await setup.desk.api.delete(`/keys/${made.id}`);
      return made.key;
    },
    'was revoked',
  ],
  [
    'the trial key is past its seven days',
    async () => {
      const made = (await setup.desk.api.post('/keys', { scopes: ['jobs:read'], type: 'trial' })).body.data;
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 });
      return made.key;
    },
    'expired on',
  ],
  [
    'the user is paused',
    async () => {
      const user = await setup.desk.user('consultant');
      await setup.desk.api.patch(`/accounts/${setup.desk.accountId}/users/${user.userId}`, {
        status: 'paused',
      });
      return user.key;
    },
    'is paused',
  ],
];

export const accessRows = (setup: ErrorSetup): Row[] => [
  ...authCases(setup).map(
    ([when, key, says]): Row => ({
      code: 'AUTHENTICATION_REQUIRED',
      when,
      says,
      provoke: async () => {
        const given = await key();
        return () => apiOf(setup.running.app, given).get('/jobs');
      },
    }),
  ),
  {
    code: 'PREMIUM_REQUIRED',
    when: 'the agency has no plan',
    says: 'no active plan',
    provoke: async () => {
      await setAccount(setup, { plan: 'none' });
      return () => setup.desk.api.get('/jobs');
    },
  },
  {
    code: 'ACCOUNT_SUSPENDED',
    when: 'the agency is suspended',
    says: 'suspended',
    provoke: async () => {
      await setAccount(setup, { status: 'suspended' });
      return () => setup.desk.api.get('/jobs');
    },
  },
  {
    code: 'CONNECTION_PENDING_APPROVAL',
    when: "a consultant's connection waits for an admin",
    says: 'Do not refresh or reconnect',
    provoke: async () => {
      const { userId } = await setup.desk.user('consultant');
      const { token } = await tokenOf(
        setup.running,
        { accountId: setup.desk.accountId, userId },
        ['jobs:read'],
        'pending',
      );
      return () => setup.desk.as(token).get('/jobs');
    },
  },
  {
    code: 'IDENTITY_PROVIDER_UNAVAILABLE',
    when: "the agency's identity provider has not answered for an hour whether the person is still there",
    retryAfter: '15',
    says: '/people/provider',
    provoke: async () => {
      const { userId, api } = await setup.desk.user('consultant');
      const account_id = setup.desk.accountId as Id<'account'>;
      const ago = new Date(Date.now() - 3600_000).toISOString();
      await setup.running.service.store.write(async ({ tx }) => {
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
      const api = setup.desk.as(await setup.desk.key(['clients:read']));
      return () => api.post('/clients', { name: 'Acme' });
    },
  },
  {
    code: 'ADMIN_REQUIRED',
    when: 'an account is administered by who is no admin',
    says: 'Ask an admin',
    provoke: async () => {
      const { api } = await setup.desk.user('team_lead');
      return () => api.patch(`/accounts/${setup.desk.accountId}`, { name: 'Mine now' });
    },
  },
  {
    code: 'RESTORE_IN_PROGRESS',
    when: 'the agency is being restored',
    retryAfter: '60',
    says: 'nothing was written',
    provoke: async () => {
      await setAccount(setup, { status: 'restoring' });
      return () => setup.desk.api.post('/clients', { name: 'Acme' });
    },
  },
  {
    code: 'RATE_LIMIT_EXCEEDED',
    when: "a minute's requests are used up",
    retryAfter: '55',
    says: 'Wait 55 seconds',
    provoke: async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:05Z') });
      const principal = await setup.running.service.authentication.bearer(setup.desk.adminKey);
      await setup.running.service.limiter.charge(principal, 1_000_000, 0);
      return () => setup.desk.api.post('/clients', { name: 'Acme' });
    },
  },
  {
    code: 'DAILY_LIMIT_REACHED',
    when: 'more candidates would be shown than a day allows',
    says: 'set_candidate_allowance',
    meta: { limit: 0, remaining: 0 },
    provoke: async () => {
      const { id } = (await setup.desk.api.post('/candidates', candidate)).body.data;
      await runAction(setup.running, setup.desk.adminKey, 'set_candidate_allowance', { limit: 0 });
      const { api } = await setup.desk.user('consultant');
      return () => api.get(`/candidates/${id}`);
    },
  },
  {
    code: 'PREMIUM_REQUIRED',
    when: 'the agency has no plan, also for the marketplace while that is off',
    says: 'no active plan',
    provoke: async () => {
      await setAccount(setup, { plan: 'none' });
      return () => setup.desk.api.get('/marketplace/listings');
    },
  },
  {
    code: 'MARKETPLACE_DISABLED',
    when: 'the marketplace is not turned on',
    says: 'An admin of the agency can, with update_account and marketplace true',
    provoke: ready(() => setup.desk.api.get('/marketplace/listings')),
  },
  {
    code: 'RATE_LIMIT_EXCEEDED',
    when: "a minute's AI-backed actions are used up",
    retryAfter: '55',
    says: '60 AI-backed actions',
    provoke: async () => {
      const { id } = (await setup.desk.api.post('/candidates', candidate)).body.data;
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:05Z') });
      const principal = await setup.running.service.authentication.bearer(setup.desk.adminKey);
      await setup.running.service.limiter.charge(principal, 60, true);
      return () =>
        setup.desk.api.post('/emails/from-description', { candidate_id: id, instructions: 'Say hello.' });
    },
  },
];
