import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service } from '#src/server/service.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { answers, startReceiver } from '#test/harness/receiver.ts';
import { subscribed } from '#test/harness/subscribed.ts';
import { ON_SQLITE, startService, type TestService } from '#test/harness/workspace.ts';

const postgres = fixture(startPostgres);

const SETTINGS = { ALLOW_PRIVATE_TARGETS: 'true', WEBHOOK_RETRY_SECONDS: '0,60' };

describe.each(['sqlite', 'postgres'])('on %s', (dialect) => {
  let running: TestService;
  let beside: Service;

  beforeAll(async () => {
    const url: Record<string, string> =
      dialect === 'postgres' ? { DATABASE_URL: await postgres.database() } : ON_SQLITE;
    running = await startService({ ...SETTINGS, ...url });
    // Another process on the same store.
    beside = await createService({ config: running.service.config });
  });
  afterAll(async () => {
    await beside.close();
    await running.close();
  });

  it('sends each delivery once where two processes work the same outbox', async () => {
    const desk = await running.workspace();
    const hook = await subscribed(desk);
    for (let i = 0; i < 40; i += 1) await desk.api.post(`/webhooks/${hook.id}/test`);
    await Promise.all([running.service.jobs.runDue(), beside.jobs.runDue()]);
    const ids = hook.receiver.received.map(({ body }) => body.event_id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    expect(hook.receiver.peak()).toBeLessThanOrEqual(10);
    await hook.receiver.close();
  });

  it('keeps at most five in flight to one endpoint', async () => {
    const desk = await running.workspace();
    const held: (() => void)[] = [];
    let most = 0;
    const hook = await subscribed(desk, ['*'], (response) => {
      most = Math.max(
        most,
        held.push(() => response.end()),
      );
    });
    for (let i = 0; i < 30; i += 1) await desk.api.post(`/webhooks/${hook.id}/test`);
    const sent = running.service.jobs.runDue();
    const beside = await startReceiver();
    // As many as may be are under way: one is answered for each that comes, and not before another would have come.
    for (let came = 5; came <= 30; came += 1) {
      await hook.receiver.came(came);
      await fetch(beside.url, { method: 'POST', body: '{}' });
      held.shift()?.();
    }
    for (const answer of held) answer();
    await sent;
    await beside.close();
    expect(hook.receiver.received).toHaveLength(30);
    expect(most).toBe(5);
    await hook.receiver.close();
  });

  it('sends again what a process had taken and not recorded when it died, and not before its lease ends', async () => {
    const desk = await running.workspace();
    const hook = await subscribed(desk);
    const { id } = (await desk.api.post(`/webhooks/${hook.id}/test`)).body.data;
    const lease = (ms: number) =>
      running.service.store.write(({ tx }) =>
        tx
          .updateTable('webhook_deliveries')
          .set({ claim: 'a process that died', lease_until: new Date(Date.now() + ms).toISOString() })
          .where('id', '=', id)
          .execute(),
      );
    await lease(60_000);
    await running.service.jobs.runDue();
    expect(hook.receiver.received).toHaveLength(0);
    await lease(-1);
    await running.service.jobs.runDue();
    expect(hook.receiver.received).toHaveLength(1);
    await hook.receiver.close();
  });

  it('does not record a result over a lease that another process has taken since', async () => {
    const desk = await running.workspace();
    let steal: () => Promise<unknown> = async () => {};
    const hook = await subscribed(desk, ['*'], (response) => {
      void steal().then(() => response.writeHead(204).end());
    });
    const { id } = (await desk.api.post(`/webhooks/${hook.id}/test`)).body.data;
    steal = () =>
      running.service.store.write(({ tx }) =>
        tx
          .updateTable('webhook_deliveries')
          .set({ claim: 'another', lease_until: new Date(Date.now() + 60_000).toISOString() })
          .where('id', '=', id)
          .execute(),
      );
    await running.service.jobs.runDue();
    expect(await hook.deliveries()).toMatchObject([{ id, status: 'pending', attempts: 0 }]);
    await hook.receiver.close();
  });

  it('numbers changes and events without gaps under concurrent writes, and a reader sees no gap either', async () => {
    const desk = await running.workspace();
    let done = false;
    const gaps: string[] = [];
    const reader = (async () => {
      let seen = 0;
      while (!done) {
        const page = await desk.api.get(`/changes?since=${seen}&limit=100`);
        for (const { sequence } of page.body.data) {
          if (sequence !== seen + 1) gaps.push(`${seen} then ${sequence}`);
          seen = sequence;
        }
        // In process a read may end without a turn of the event loop, which the writer waits for.
        await new Promise((resolve) => setImmediate(resolve));
      }
      return seen;
    })();
    await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        i % 3 === 2
          ? desk.api.post('/clients', {})
          : desk.api.post('/clients', { name: `C${i}`, allow_duplicate: true }),
      ),
    );
    done = true;
    await reader;
    const rows = await running.service.store.read((db) =>
      db
        .selectFrom('changes')
        .select('sequence')
        .where('account_id', '=', desk.accountId)
        .orderBy('sequence')
        .execute(),
    );
    expect(gaps).toEqual([]);
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });

  it('records what is in flight, and gives back what is not, when it stops', async () => {
    const config = { ...running.service.config };
    const stopping = await createService({ config });
    const desk = await running.workspace();
    const receiver = await startReceiver(answers.hang);
    const made = await desk.api.post('/webhooks', { url: receiver.url });
    for (let i = 0; i < 8; i += 1) await desk.api.post(`/webhooks/${made.body.data.id}/test`);
    stopping.start();
    await receiver.came(5);
    const closed = stopping.close();
    await receiver.close();
    await closed;
    const { data } = (await desk.api.get(`/webhooks/${made.body.data.id}/deliveries`)).body;
    const count = (status: string) => data.filter((one: { status: string }) => one.status === status).length;
    expect([count('failed'), count('pending')]).toEqual([5, 3]);
    const leases = await running.service.store.read((db) =>
      db
        .selectFrom('webhook_deliveries')
        .select('claim')
        .where('webhook_id', '=', made.body.data.id)
        .where('claim', 'is not', null)
        .execute(),
    );
    expect(leases).toEqual([]);
  });
});
