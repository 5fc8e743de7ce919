import { beforeAll, expect, it } from 'vitest';
import { fixture, useService } from '#test/harness/fixture.ts';
import { answers, startReceiver } from '#test/harness/receiver.ts';
import { waitedForProcessor } from '#test/harness/stalls.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const running = useService({ ALLOW_PRIVATE_TARGETS: 'true' });
// Ended before the service is, so that stopping has nothing to wait for.
const hanging = fixture(() => startReceiver(answers.hang));
const healthy = fixture(startReceiver);

beforeAll(async () => {
  running.service.start();
});

/** Milliseconds that go by while this process has the processor: a busy machine is no slow delivery. */
const now = (): number => performance.now() - waitedForProcessor();

async function hooks(desk: Workspace, url: (index: number) => string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1)
    ids.push((await desk.api.post('/webhooks', { url: url(i) })).body.data.id);
  return ids;
}

it('delivers to a healthy receiver before any of 50 others that hang is given up, with no more than 50 in flight', async () => {
  const desks = await Promise.all([1, 2, 3].map(() => running.workspace()));
  const own = await running.workspace();
  const [good = ''] = await hooks(own, () => healthy.url, 1);
  const bad: (() => Promise<unknown>)[] = [];
  for (const [index, desk] of desks.entries()) {
    const ids = await hooks(desk, (i) => `${hanging.url}/${index}/${i}`, index === 2 ? 10 : 20);
    bad.push(...ids.map((id) => () => desk.api.post(`/webhooks/${id}/test`)));
  }
  // Three events for each of the 50, so that more wait behind those that hang.
  for (let round = 0; round < 3; round += 1) await Promise.all(bad.map((fire) => fire()));
  await hanging.came(50);
  const waits: number[] = [];
  for (let i = 0; i < 10; i += 1) {
    const fired = now();
    await own.api.post(`/webhooks/${good}/test`);
    await healthy.came(i + 1);
    waits.push(now() - fired);
  }
  // The first waits for the second after which one of those that hang gives way, the others for nothing.
  expect(Math.max(...waits), waits.join(', ')).toBeLessThan(2_000);
  // One that gave way looks open to its receiver until the end of its connection has come through.
  expect(hanging.peak()).toBeLessThanOrEqual(75);
});

it('delivers within two seconds where few endpoints hold every slot and dozens wait that hang as well', async () => {
  const bad = await startReceiver(answers.hang);
  const good = await startReceiver();
  const desks = await Promise.all([1, 2, 3].map(() => running.workspace()));
  const own = await running.workspace();
  const [mine = ''] = await hooks(own, () => good.url, 1);
  const fires: (() => Promise<unknown>)[] = [];
  for (const [index, desk] of desks.entries()) {
    const ids = await hooks(desk, (i) => `${bad.url}/${index}/${i}`, index === 2 ? 10 : 20);
    fires.push(...ids.map((id) => () => desk.api.post(`/webhooks/${id}/test`)));
  }
  // The first ten have their five attempts in flight, and hold all fifty slots.
  for (let round = 0; round < 5; round += 1) await Promise.all(fires.slice(0, 10).map((fire) => fire()));
  await bad.came(25);
  await Promise.all(fires.slice(10).map((fire) => fire()));
  const waits: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const fired = now();
    await own.api.post(`/webhooks/${mine}/test`);
    await good.came(i + 1);
    waits.push(now() - fired);
  }
  expect(Math.max(...waits), waits.join(', ')).toBeLessThan(2_000);
  await Promise.all([bad.close(), good.close()]);
});
