import { startPostgres } from '#test/harness/postgres.ts';
import { provesMeaning } from './by-meaning.ts';

provesMeaning(async () => ({ DATABASE_URL: await (await startPostgres()).database() }));
