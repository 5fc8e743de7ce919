import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { postJoin } from '#test/harness/pools.ts';

const { running, desk } = useDesk();

const open = async (name: string): Promise<string> =>
  (await desk.api.post('/talent-pools', { name, is_published: true })).body.data.join_url;

it('takes five requests in ten minutes from one address for one pool, and 60 a day in all', async () => {
  const statuses: number[] = [];
  for (let pool = 0; pool < 13; pool += 1) {
    const url = await open(`Pool ${pool}`);
    for (let time = 0; time < 5; time += 1) statuses.push((await postJoin(running, url)).status);
    if (pool === 0) {
      const sixth = await postJoin(running, url);
      expect(sixth.status).toBe(429);
      expect(sixth.body.error.code).toBe('RATE_LIMIT_EXCEEDED');
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(sixth.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    }
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429, 429, 429, 429]);
});

it('keeps no more than it answered', async () => {
  const pools = (await desk.api.get('/talent-pools?limit=100')).body.data;
  const pending = pools.reduce(
    (sum: number, pool: { pending_requests: number }) => sum + pool.pending_requests,
    0,
  );
  expect(pending).toBe(60);
});
