import { readdirSync, readFileSync, statSync, writeSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Load } from '#test/harness/soak-load.ts';
import { startProduct } from '#test/harness/soak-server.ts';
import { waitedForProcessor } from '#test/harness/stalls.ts';

const KILLS = Number(process.env.KILLS ?? 20);
const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));

/** Reads files, so that a start does not wait for a disk whose cache others emptied. */
function warm(path: string): void {
  if (!statSync(path).isDirectory()) readFileSync(path);
  else for (const name of readdirSync(path)) warm(join(path, name));
}

it('answers its health check within 2 s of the start of a new process, after each of its kills under load', async () => {
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
    warm(BUILT);
    warm(dataDir);
    const before = waitedForProcessor();
    const began = performance.now();
    product = await startProduct({}, dataDir, true);
    const health = await fetch(`${product.url}/health`);
    const taken = performance.now() - began;
    // What neither waited for others to leave the processor, and never less than the product computed.
    const alone = taken - product.waited() - (waitedForProcessor() - before);
    ready.push(Math.round(taken));
    own.push(Math.round(Math.max(alone, product.used())));
    expect(health.status).toBe(200);
  }
  expect(await product.stop()).toBe(0);
  writeSync(
    2,
    `ready again after ${ready.join(', ')} ms, without the time in which others had the processor ${own.join(', ')} ms, at a load of ${Math.round(loadavg()[0] ?? 0)}\n`,
  );
  expect(Math.max(...own)).toBeLessThan(2_000);
}, 600_000);
