import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answers, startReceiver } from '#test/harness/receiver.ts';
import { startService, type Workspace } from '#test/harness/workspace.ts';

const DELIVERIES = Number(process.env.DELIVERIES ?? 300);

it('a healthy receiver gets what is sent within two seconds at p99 while 50 others hang', async () => {
  const running = await startService({ ALLOW_PRIVATE_TARGETS: 'true', RATE_LIMIT_PER_MINUTE: '1000000' });
  const [hanging, healthy] = [await startReceiver(answers.hang), await startReceiver()];
  const hook = async (desk: Workspace, url: string) => {
    const { id } = (await desk.api.post('/webhooks', { url })).body.data;
    return () => desk.api.post(`/webhooks/${id}/test`);
  };
  const desks = await Promise.all([1, 2, 3].map(() => running.workspace()));
  const bad = await Promise.all(
    Array.from({ length: 50 }, (_, at) => hook(desks[at % 3] as Workspace, `${hanging.url}/${at}`)),
  );
  const fire = await hook(await running.workspace(), healthy.url);
  running.service.start();
  const waits: number[] = [];
  for (let at = 0; at < DELIVERIES; at += 1) {
    // More for those that hang all along, so that new attempts are begun whenever one is given up.
    if (at % 10 === 0) await Promise.all(bad.map((more) => more()));
    if (at === 0) await hanging.came(50);
    const fired = performance.now();
    await fire();
    await healthy.came(at + 1);
    waits.push(performance.now() - fired);
  }
  waits.sort((a, b) => a - b);
  const ms = (share: number): number => Math.round(waits[Math.ceil(waits.length * share) - 1] ?? 0);
  const figures = { deliveries: waits.length, p50_ms: ms(0.5), p99_ms: ms(0.99), most_ms: ms(1) };
  writeSync(2, `${JSON.stringify({ ...figures, hanging_at_once: hanging.peak() })}\n`);
  expect(figures.p99_ms).toBeLessThan(2_000);
  await hanging.close();
  await healthy.close();
});
