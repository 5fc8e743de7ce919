import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Load } from '#test/harness/soak-load.ts';
import { startProduct } from '#test/harness/soak-server.ts';

const KILLS = 20;

it('answers its health check within 2 s of the start of a new process, after each of 20 kills under load', async () => {
  let product = await startProduct();
  const { key, dataDir } = product;
  const ready: number[] = [];
  const own: number[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const load = new Load({ ...product, key }, 16);
    await load.prepare(1);
    let killed = false;
    const lanes = Array.from({ length: 16 }, async () => {
      while (!killed) await load.next();
    });
    await new Promise((resolve) => setTimeout(resolve, 500 + 50 * round));
    killed = true;
    await product.kill();
    await Promise.all(lanes);
    await load.close();
    const began = performance.now();
    product = await startProduct({}, dataDir);
    const health = await fetch(`${product.url}/health`);
    ready.push(Math.round(performance.now() - began));
    own.push(Math.round(performance.now() - began - product.waited()));
    expect(health.status).toBe(200);
  }
  expect(await product.stop()).toBe(0);
  writeSync(
    2,
    `ready again after ${ready.join(', ')} ms, without the time in which others had the processor ${own.join(', ')} ms\n`,
  );
  expect(Math.max(...own)).toBeLessThan(2_000);
}, 600_000);
