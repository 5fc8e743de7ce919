import { expect, it } from 'vitest';
import { insertRow } from '#db/rows.ts';
import { addMs } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import { prune } from '#src/workers/maintenance.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

const NOW = '2026-06-01T12:00:00.000Z';
const DAY = 24 * 3600_000;

const keep = (key: string, expires: string) =>
  running.service.store.write((unit) =>
    insertRow(unit.tx, 'idempotency_keys', {
      account_id: desk.accountId,
      credential_id: 'key_x',
      key,
      operation: 'create_client',
      operation_id: key,
      fingerprint: '',
      state: 'done',
      holder: null,
      status: 201,
      response: '{}',
      created_at: addMs(expires, -DAY),
      expires_at: expires,
    }),
  );

it('removes idempotency keys past their 24 hours, however many, and no others', async () => {
  for (let i = 0; i < 501; i += 1) await keep(`old${i}`, addMs(NOW, -i));
  await keep('fresh', addMs(NOW, 1));
  expect((await prune(running.service.store, NOW)).keys).toBe(501);
  const left = await running.service.store.read((db) =>
    db.selectFrom('idempotency_keys').select('key').execute(),
  );
  expect(left).toEqual([{ key: 'fresh' }]);
});

it('removes batches with their items 30 days after they ended, and never one that has not', async () => {
  const batch = async (finished: string | null) => {
    const id = newId('batch');
    await running.service.store.write(async (unit) => {
      await insertRow(unit.tx, 'batches', {
        id,
        account_id: desk.accountId,
        credential_id: 'key_x',
        credential_type: 'key',
        user_id: null,
        mode: 'independent',
        on_error: 'continue',
        max_failures: null,
        status: finished === null ? 'running' : 'succeeded',
        reason: null,
        items: '[]',
        idempotency_key: null,
        plan_id: null,
        request_id: 'req_1',
        channel: 'http',
        runs_as: '{}',
        claim: null,
        lease_until: null,
        cancel_requested: 0,
        attempt: 1,
        created_at: '2026-01-01T00:00:00.000Z',
        updated_at: '2026-01-01T00:00:00.000Z',
        finished_at: finished,
      });
    });
    return id;
  };
  const old = await batch(addMs(NOW, -31 * DAY));
  const recent = await batch(addMs(NOW, -29 * DAY));
  const unfinished = await batch(null);
  expect((await prune(running.service.store, NOW)).batches).toBe(1);
  const left = await running.service.store.read((db) => db.selectFrom('batches').select('id').execute());
  expect(left.map(({ id }) => id).sort()).toEqual([recent, unfinished].sort());
  expect(left.map(({ id }) => id)).not.toContain(old);
});

it('leaves the rest for later when it is told to halt', async () => {
  await keep('stays', addMs(NOW, -1));
  expect(await prune(running.service.store, NOW, () => true)).toEqual({ keys: 0, batches: 0 });
});
