import { vi } from 'vitest';
import { AppError } from '#src/lib/errors.ts';
import type { Answer } from '#test/harness/workspace.ts';
import { type ErrorSetup, type Row, ready } from './row.ts';

async function keyed(
  { running, desk }: ErrorSetup,
  change: { state: 'started' | 'calling'; holder: string | null },
): Promise<() => Promise<Answer>> {
  await desk.api.post('/clients', { name: 'Acme' }, 'k');
  await running.service.store.write(({ tx }) =>
    tx.updateTable('idempotency_keys').set(change).where('account_id', '=', desk.accountId).execute(),
  );
  return () => desk.api.post('/clients', { name: 'Acme' }, 'k');
}

async function planned({
  desk,
}: ErrorSetup): Promise<{ plan_id: string; confirm_text: string; client: string }> {
  const client = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
  const actions = [{ action: 'update_client', input: { client_id: client, industry: 'Mining' } }];
  const { plan_id, confirm_text } = (await desk.api.post('/batch', { dry_run: true, actions }, null)).body
    .data;
  return { plan_id, confirm_text, client };
}

export const operationRows = (setup: ErrorSetup): Row[] => [
  {
    code: 'IDEMPOTENCY_IN_PROGRESS',
    when: 'the first request with a key still runs',
    field: 'Idempotency-Key',
    retryAfter: '1',
    says: 'identical request',
    provoke: () => keyed(setup, { state: 'calling', holder: 'elsewhere 1 x' }),
  },
  {
    code: 'IDEMPOTENCY_KEY_REUSED',
    when: 'a key was used with another request',
    field: 'Idempotency-Key',
    says: 'Use a fresh key',
    provoke: async () => {
      await setup.desk.api.post('/clients', { name: 'Acme' }, 'k');
      return () => setup.desk.api.post('/clients', { name: 'Beta' }, 'k');
    },
  },
  {
    code: 'IDEMPOTENCY_OUTCOME_UNKNOWN',
    when: 'the process that reached out is gone',
    field: 'Idempotency-Key',
    says: 'Look at the records',
    provoke: () => keyed(setup, { state: 'calling', holder: null }),
  },
  {
    code: 'PLAN_STALE',
    when: 'a record of a plan was changed since',
    says: 'Plan again',
    provoke: async () => {
      const { client, ...handle } = await planned(setup);
      await setup.desk.api.patch(`/clients/${client}`, { industry: 'Rail' });
      return () => setup.desk.api.post('/batch', handle);
    },
  },
  {
    code: 'CONFIRM_TEXT_MISMATCH',
    when: "a plan's text is not repeated word for word",
    field: 'confirm_text',
    says: 'word for word',
    provoke: async () => {
      const { plan_id } = await planned(setup);
      return () => setup.desk.api.post('/batch', { plan_id, confirm_text: 'yes' });
    },
  },
  {
    code: 'PLAN_EXPIRED',
    when: 'a plan is older than 15 minutes',
    field: 'plan_id',
    says: 'Plan again',
    provoke: async () => {
      const { client: _, ...handle } = await planned(setup);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
      return () => setup.desk.api.post('/batch', handle);
    },
  },
  {
    code: 'PLAN_DISCARDED',
    when: 'a plan was discarded',
    field: 'plan_id',
    says: 'nothing of it was done',
    provoke: async () => {
      const { client: _, ...handle } = await planned(setup);
      await setup.desk.api.post(`/batch/${handle.plan_id}/cancel`, {}, null);
      return () => setup.desk.api.post('/batch', handle);
    },
  },
  {
    code: 'BATCH_INVALID',
    when: 'a batch names an action that does not exist',
    field: 'actions[0].action',
    says: 'create_clint',
    provoke: ready(() => setup.desk.api.post('/batch', { actions: [{ action: 'create_clint', input: {} }] })),
  },
  {
    code: 'INTERNAL_ERROR',
    when: 'something was not foreseen',
    says: 'same Idempotency-Key',
    provoke: async () => () => {
      vi.spyOn(setup.running.service.store, 'read').mockRejectedValueOnce(new Error('the secret of line 12'));
      return setup.desk.api.get('/jobs');
    },
  },
  {
    code: 'STORAGE_UNAVAILABLE',
    when: 'the store cannot be written',
    retryAfter: '5',
    says: 'disk',
    provoke: async () => {
      const { id } = (await setup.desk.api.post('/clients', { name: 'Acme' })).body.data;
      const full = new AppError('STORAGE_UNAVAILABLE', 'The disk is full.', { retryAfter: 5 });
      return () => {
        vi.spyOn(setup.running.service.store, 'write').mockRejectedValueOnce(full);
        return setup.desk.api.patch(`/clients/${id}`, { industry: 'Mining' });
      };
    },
  },
  {
    code: 'IDEMPOTENCY_STORAGE_ERROR',
    when: 'a keyed operation cannot be kept',
    retryAfter: '5',
    says: 'identical request with the same Idempotency-Key',
    provoke: async () => () => {
      const full = new AppError('STORAGE_UNAVAILABLE', 'The disk is full.', { retryAfter: 5 });
      vi.spyOn(setup.running.service.store, 'write').mockRejectedValueOnce(full);
      return setup.desk.api.post('/clients', { name: 'Acme' });
    },
  },
  {
    code: 'IDEMPOTENCY_STORAGE_ERROR',
    when: 'a batch cannot be kept',
    retryAfter: '5',
    says: 'identical request with the same Idempotency-Key',
    provoke: async () => () => {
      const full = new AppError('STORAGE_UNAVAILABLE', 'The disk is full.', { retryAfter: 5 });
      vi.spyOn(setup.running.service.store, 'write').mockRejectedValueOnce(full);
      return setup.desk.api.post('/batch', {
        actions: [{ action: 'create_client', input: { name: 'Acme' } }],
      });
    },
  },
];
