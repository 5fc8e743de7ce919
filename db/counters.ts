import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { PrimaryPool } from './postgres-hosts.ts';
import type { Counters } from './store.ts';

// The library adds to one counter at a time.
const ADD_ALL = `insert into rate_counts as known (key, points, expire)
  select key, points, $4::bigint from unnest($1::text[], $2::int[]) as given (key, points)
  on conflict (key) do update set
    points = case when known.expire <= $3::bigint then excluded.points else known.points + excluded.points end,
    expire = case when known.expire <= $3::bigint then excluded.expire else known.expire end
  returning key, points`;

/** Counters in a table of their own; each addition is one statement outside any transaction. */
export function sharedCounters(pool: PrimaryPool): Counters {
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
    async addAll(points, seconds) {
      // In one order everywhere, so that two processes do not wait for each other.
      const keys = [...points.keys()].sort();
      const { rows } = await pool.query<{ key: string; points: number }>(ADD_ALL, [
        keys,
        keys.map((key) => points.get(key) ?? 0),
        Date.now(),
        Date.now() + seconds * 1000,
      ]);
      return new Map(rows.map((row) => [row.key, row.points]));
    },
  };
}
