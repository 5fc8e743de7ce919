import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Counters } from './store.ts';

/** Counts in a table of their own, each addition one statement outside any transaction. */
export function sharedCounters(pool: pg.Pool): Counters {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_counts',
    keyPrefix: '',
    tableCreated: true,
    points: Number.MAX_SAFE_INTEGER,
    duration: 60,
  });
  return {
    async add(key, points, seconds) {
      const options = { customDuration: seconds };
      const { consumedPoints } =
        points < 0
          ? await limiter.reward(key, -points, options)
          : await limiter.penalty(key, points, options);
      return consumedPoints;
    },
  };
}
