import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { execute } from '#src/action/execute.ts';
import { type PostgresServer, startPostgres } from '#test/harness/postgres.ts';
import { startService, type TestService } from '#test/harness/workspace.ts';
import { comparable } from './comparable.ts';
import { fixtures } from './fixtures.ts';
import { buildWorld, type World } from './world.ts';

let postgres: PostgresServer;
let onPostgres: TestService;
let onSqlite: TestService;
const shared = new Map<TestService, World>();

beforeAll(async () => {
  postgres = await startPostgres();
  onPostgres = await startService({ DATABASE_URL: await postgres.database() });
  onSqlite = await startService();
});
afterAll(async () => {
  await onPostgres.close();
  await onSqlite.close();
  await postgres.stop();
});

// This one answers about the credential itself.
const OF_THE_CALL = new Set(['get_me']);

async function answer(running: TestService, name: string): Promise<unknown> {
  const action = catalogue.get(name);
  if (action === undefined) throw new Error(`no action ${name}`);
  const known = action.kind === 'read' ? shared.get(running) : undefined;
  const world =
    known ?? (await buildWorld(running, await running.workspace({ name: 'Same', sandbox: true })));
  if (action.kind === 'read') shared.set(running, world);
  const principal = await running.service.authentication.bearer(world.desk.adminKey);
  const outcome = await execute(running.service.runtime, action, fixtures[name]?.(world) ?? {}, {
    principal,
    origin: { face: 'http', requestId: 'req_dialects' },
    idempotency: { key: name, fingerprint: name },
  });
  const data = comparable(outcome.data, world) as { items?: unknown[] };
  // Background work of one moment has no order of its own.
  if (name === 'list_activities' || name === 'list_changes')
    data.items?.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return { status: outcome.status, data, warnings: outcome.warnings };
}

const names = [...catalogue.keys()].filter((name) => !OF_THE_CALL.has(name));

it.each(names)('answers %s on PostgreSQL as on SQLite', async (name) => {
  expect(await answer(onPostgres, name)).toEqual(await answer(onSqlite, name));
});
