import { expect, it } from 'vitest';
import { createLog } from '#src/adapters/log.ts';
import { type Queue, queueWorker } from '#src/workers/queue.ts';
import { clientDna } from '#src/workers/queues/client-dna.ts';
import { enrichments } from '#src/workers/queues/enrichments.ts';
import { SteadyClock } from '#src/workers/steady-clock.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

const log = createLog('silent');
const LARGE = 60;

/** Fills a queue for one agency with 60 records, then for another with 3, and tells in which order they were written. */
async function order<M, R>(
  { service, workspace }: TestService,
  queue: Queue<M, R>,
  fill: (desk: Workspace, count: number) => Promise<void>,
): Promise<{ large: number; lastSmall: number }> {
  const [large, small] = [await workspace(), await workspace()];
  await fill(large, LARGE);
  await fill(small, 3);
  const served: string[] = [];
  const worker = queueWorker(
    { runtime: service.runtime, clock: new SteadyClock(), log },
    {
      ...queue,
      write: async (ctx, id, result, material) => {
        served.push(ctx.account.id);
        return queue.write(ctx, id, result, material);
      },
    },
  );
  while ((await worker.run()).done > 0) await worker.settled?.();
  return {
    large: served.filter((account) => account === large.accountId).length,
    lastSmall: served.lastIndexOf(small.accountId),
  };
}

async function clients({ api }: Workspace, count: number, input: Record<string, unknown>): Promise<string[]> {
  const actions = Array.from({ length: count }, (_, at) => ({
    action: 'create_client',
    input: { name: `Client ${at} ${crypto.randomUUID()}`, allow_duplicate: true, ...input },
  }));
  const ids: string[] = [];
  for (let from = 0; from < count; from += 50) {
    const answer = await api.post('/batch', { actions: actions.slice(from, from + 50) });
    for (const { result } of answer.body.data.items) ids.push(result.id);
  }
  return ids;
}

it('reads the websites of a small agency while those of a large one wait', async () => {
  const running = await startService({ ALLOW_PRIVATE_TARGETS: 'true' });
  const found = await order(running, enrichments(running.service), async (desk, count) => {
    await clients(desk, count, { website: 'http://127.0.0.1:9' });
  });
  expect(found.large).toBe(LARGE);
  expect(found.lastSmall).toBeLessThan(12);
});

it('works out the DNA of a small agency while that of a large one waits', async () => {
  const running = await startService();
  const found = await order(running, clientDna, async (desk, count) => {
    for (const id of await clients(desk, count, {}))
      await desk.api.post(`/clients/${id}/dna`, { text: 'They decide quickly.' });
  });
  expect(found.large).toBe(LARGE);
  expect(found.lastSmall).toBeLessThan(12);
});

it('puts a record that fails aside, so that the others go on', async () => {
  const running = await startService();
  const desk = await running.workspace();
  const ids = await clients(desk, 3, {});
  for (const id of ids) await desk.api.post(`/clients/${id}/dna`, { text: 'They decide quickly.' });
  const worker = queueWorker(
    { runtime: running.service.runtime, clock: new SteadyClock(), log },
    {
      ...clientDna,
      write: (ctx, id, result, material) => {
        if (id === ids[0]) throw new Error('broken');
        return clientDna.write(ctx, id, result, material);
      },
    },
  );
  while ((await worker.run()).done > 0) await worker.settled?.();
  const statuses = await Promise.all(
    ids.map(async (id) => (await desk.api.get(`/clients/${id}`)).body.data.dna_status),
  );
  expect(statuses).toEqual(['building', 'complete', 'complete']);
});
