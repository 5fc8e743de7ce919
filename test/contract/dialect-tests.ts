import { afterAll, beforeAll, expect, it } from 'vitest';
import { nowFor } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { execute, prepare } from '#src/action/execute.ts';
import { parseInput } from '#src/action/parse.ts';
import { type Effects, runInUnit } from '#src/action/unit.ts';
import { type PostgresServer, startPostgres } from '#test/harness/postgres.ts';
import { startService, type TestService } from '#test/harness/workspace.ts';
import { comparable } from './comparable.ts';
import { fixtures } from './fixtures.ts';
import { buildWorld, type World } from './world.ts';

let postgres: PostgresServer;
let onPostgres: TestService;
let onSqlite: TestService;
let worlds: Map<TestService, World>;

// This one answers about the credential itself.
// An export gives mails and invitations as they are stored, with the moments at which each store made them.
const OF_THE_CALL = new Set(['get_me', 'export_person']);

/** Undoes a unit after it has answered, so that one world serves every action. */
class Answered extends Error {
  readonly effects: Effects;
  constructor(effects: Effects) {
    super('answered');
    this.effects = effects;
  }
}

async function answer(running: TestService, action: Action): Promise<unknown> {
  const { name } = action;
  const world = worlds.get(running);
  if (world === undefined) throw new Error('no world');
  const principal = await running.service.authentication.bearer(world.desk.adminKey);
  const call = { principal, origin: { channel: 'http' as const, requestId: 'req_dialects' } };
  // A brief with room for all its lines: which ones a tighter budget leaves out depends on that order too.
  const room = name.endsWith('_brief') ? { budget_tokens: 2400 } : {};
  const given = { ...fixtures[name]?.(world), ...room };
  const { runtime } = running.service;
  if (action.kind === 'read') {
    const outcome = await execute(runtime, action, given, call);
    return { data: sorted(name, comparable(outcome.data, world)), warnings: outcome.warnings };
  }
  const input = parseInput(action, given);
  const prepared = await prepare(runtime, action, input, call);
  const thrown = await runtime.store
    .write(
      async (unit) => {
        throw new Answered(
          await runInUnit(unit, action, input, prepared, principal, call.origin, nowFor(principal)),
        );
      },
      { account: principal.account.id },
    )
    .catch((error: unknown) => error);
  if (!(thrown instanceof Answered)) throw thrown;
  const { status, data, warnings, changes, events } = thrown.effects;
  return {
    status,
    data: comparable(data, world),
    warnings: comparable(warnings, world),
    changed: changes.map(({ type, before, after }) => [
      type,
      comparable(before, world),
      comparable(after, world),
    ]),
    events: events.map(({ event }) => event),
  };
}

// Background work of one moment has no order of its own, and two changes of one millisecond leave its time as it is.
function sorted(name: string, data: unknown): unknown {
  // Which of the contacts of one moment come last is left open.
  if (name.endsWith('_brief')) {
    const brief = data as { last_contacts?: object[] };
    return { ...brief, last_contacts: brief.last_contacts?.length };
  }
  if (name === 'export_audit') {
    const file = data as { content: string };
    // The times among the changed fields, in cells of JSON, whose quotes are doubled.
    const lines = file.content
      .replace(/,?""\w+_at""(?=[,\]])/g, '')
      .replaceAll('[,', '[')
      .split('\n');
    return { ...file, content: lines.sort() };
  }
  if (name === 'list_activities' || name === 'list_changes') {
    const { items } = data as { items: { fields?: string[] | null }[] };
    for (const item of items) item.fields = item.fields?.filter((field) => !field.endsWith('_at'));
    items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return data;
}

/** Tests that actions answer the same on both stores. */
export function dialectTests(actions: readonly Action[]): void {
  beforeAll(async () => {
    postgres = await startPostgres();
    onPostgres = await startService({ DATABASE_URL: await postgres.database() });
    onSqlite = await startService();
    worlds = new Map();
    for (const running of [onPostgres, onSqlite]) {
      worlds.set(
        running,
        await buildWorld(running, await running.workspace({ name: 'Same', sandbox: true })),
      );
    }
  });
  afterAll(async () => {
    await onPostgres.close();
    await onSqlite.close();
    await postgres.stop();
  });

  it.each(actions.filter(({ name }) => !OF_THE_CALL.has(name)))(
    'answers $name on PostgreSQL as on SQLite',
    async (action) => {
      expect(await answer(onPostgres, action)).toEqual(await answer(onSqlite, action));
    },
  );
}
