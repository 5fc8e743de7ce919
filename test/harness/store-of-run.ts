import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { scratchFolder } from './scratch.ts';

/** The store that the tests of a run are about: PostgreSQL in `npm run test:postgres`, SQLite in the others. */
export const STORE_OF_RUN = process.env.TEST_STORE === 'postgres' ? 'postgres' : 'sqlite';

/** Where a new, empty store of that kind is to be: a file in a folder of its own, or a database. */
export async function urlOfNewStore(): Promise<string> {
  return STORE_OF_RUN === 'postgres'
    ? (await startPostgres()).database()
    : join(scratchFolder('store'), 'store.sqlite');
}
