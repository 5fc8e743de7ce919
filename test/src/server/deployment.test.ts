import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from '#src/adapters/log.ts';
import { readConfig, readSecrets } from '#src/config.ts';
import { createService } from '#src/server/service.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const postgres = fixture(startPostgres);

/** Starts a node and ends it. @returns why it did not start; null where it did */
async function faultOf(env: Record<string, string>): Promise<string | null> {
  try {
    const service = await createService({ config: readConfig(env), log: createLog('silent') });
    await service.close();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it.each(['sqlite', 'postgres'])(
  'refuses a node with another region or other secrets than the store on %s',
  async (on) => {
    const [first, second, third] = [scratchFolder('first'), scratchFolder('second'), scratchFolder('third')];
    const url = on === 'postgres' ? await postgres.database() : `sqlite:${join(first, 'shared.sqlite')}`;
    const node = (DATA_DIR: string, REGION = 'eu') => faultOf({ DATA_DIR, REGION, DATABASE_URL: url });
    readSecrets(first);
    cpSync(first, second, { recursive: true, filter: (path) => !path.includes('sqlite') });
    expect(await node(first)).toBeNull();
    expect(await node(second)).toBeNull();
    expect(await node(second, 'anz')).toBe(
      'REGION=anz, but this store is of a deployment in eu: set REGION=eu.',
    );
    expect(await node(third)).toBe(
      "The secrets in DATA_DIR are not this store's: copy pepper.key and signing.key from the DATA_DIR of another node or from a backup.",
    );
    expect(await node(first)).toBeNull();
  },
);

it('lets nodes that start at once on an empty store agree on one deployment', async () => {
  const url = await postgres.database();
  const folders = [scratchFolder('a'), scratchFolder('b'), scratchFolder('c')];
  const faults = await Promise.all(
    folders.map((DATA_DIR) => faultOf({ DATA_DIR, DATABASE_URL: url, REGION: 'eu' })),
  );
  expect(faults.filter((fault) => fault === null)).toHaveLength(1);
});
