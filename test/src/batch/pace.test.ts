import { afterEach, expect, it, vi } from 'vitest';
import { startService } from '#test/harness/workspace.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('paces a batch of more than 100 items under the limit, and leaves a tenth of it for other requests', async () => {
  // Time stands at the beginning of a minute until the test lets the next one begin.
  const minute = Math.ceil(Date.now() / 60_000) * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: minute });
  const running = await startService({ RATE_LIMIT_PER_MINUTE: '80' });
  const agency = await running.workspace();
  const actions = Array.from({ length: 120 }, () => ({ action: 'list_stages', input: {} }));
  const began = await agency.api.post('/batch', { actions, wait_ms: 0 });
  expect(began.status).toBe(202);
  const id = began.body.data.batch_id;
  const { limiter, batches, authentication } = running.service;
  const principal = await authentication.bearer(agency.adminKey);
  const used = () => 80 - limiter.windowOf(principal).remaining;
  while (used() < 72) await new Promise((resolve) => setImmediate(resolve));
  const other = await agency.api.get('/clients');
  expect(other.status).toBe(200);
  expect(used()).toBe(73);
  vi.setSystemTime(minute + 60_000);
  await batches.settled();
  vi.useRealTimers();
  const ended = await running.service.store.read((db) =>
    db.selectFrom('batches').select('status').where('id', '=', id).executeTakeFirst(),
  );
  expect(ended?.status).toBe('succeeded');
  await running.close();
});
