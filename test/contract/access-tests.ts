import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Principal } from '#src/access/principal.ts';
import { type Action, defineRead } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { SCOPES } from '#src/domain/accounts/scopes.ts';
import { AppError } from '#src/lib/errors.ts';
import { callTool } from '#test/harness/mcp.ts';
import type { TestService } from '#test/harness/workspace.ts';
import { fixtures } from './fixtures.ts';
import { tried } from './matrix-count.ts';
import { newStage, newStageOfTwo } from './stage.ts';
import { storedOften } from './stored.ts';
import type { World } from './world.ts';

let running: TestService;
let mine: World;
let theirs: World;
let stored: (accountId: string) => Promise<string>;
let outsider: Principal;
let insider: Principal;

beforeAll(async () => {
  ({ running, world: mine, other: theirs } = await newStageOfTwo());
  stored = storedOften(running);
  insider = await running.service.authentication.bearer(mine.desk.adminKey);
  outsider = await running.service.authentication.bearer(theirs.desk.adminKey);
});

function run(
  action: Action,
  input: Record<string, unknown>,
  principal: Principal,
  on: TestService = running,
) {
  return execute(on.service.runtime, action, input, {
    principal,
    origin: { channel: 'http', requestId: 'req_matrix' },
  });
}

// The service's description answers 422 for a draft that is missing, whoever's it is.
const DRAFTS = new Set([
  'cancel_candidate_draft',
  'confirm_candidate_draft',
  'update_candidate_draft',
  'update_email_draft',
  'revise_email_draft',
  'confirm_email_draft',
  'cancel_email_draft',
  'update_job_draft',
  'confirm_job_draft',
]);

/** What an action answers to another agency's ids. Reading a candidate draft that is missing is a bad request. */
function refusalOf(name: string): string {
  if (name === 'get_candidate_draft') return 'INVALID_REQUEST';
  return DRAFTS.has(name) ? 'VALIDATION_ERROR' : 'NOT_FOUND';
}

/** The other agency's caller: a signed-in person for what a key has a person approve of. */
const allowedTo = ({ needsPerson }: Action): Principal =>
  needsPerson === null
    ? outsider
    : { ...outsider, credential: { ...outsider.credential, type: 'session', mode: null } };

/** How an action, given another agency's ids, breaks the wall; empty when it holds. */
async function breaches(action: Action): Promise<string[]> {
  const fixture = fixtures[action.name];
  if (fixture === undefined) return [`${action.name} has no fixture`];
  const input = fixture(mine);
  const before = await stored(mine.desk.accountId);
  const outcome = await run(action, input, allowedTo(action)).catch((error: unknown) => error);
  const found: string[] = [];
  if ((await stored(mine.desk.accountId)) !== before)
    found.push(`${action.name} changed another agency's records`);
  const foreign = Object.values(mine.ids).filter((id) => JSON.stringify(input).includes(id));
  if (outcome instanceof AppError) {
    if (foreign.length > 0 && outcome.code !== refusalOf(action.name))
      found.push(`${action.name} answered ${outcome.code} for foreign ids: ${outcome.message}`);
    if (foreign.length === 0) found.push(`${action.name} refused: ${outcome.message}`);
    return found;
  }
  if (outcome instanceof Error) return [...found, `${action.name} failed: ${outcome.message}`];
  const answer = JSON.stringify((outcome as { data: unknown }).data);
  const named = Object.values(mine.ids).filter((id) => answer.includes(id));
  // bulk updates answer per item: a foreign one must be refused as unknown
  const perItem = /"ok":false.*NOT_FOUND/.test(answer);
  if (foreign.length > 0 && !perItem) found.push(`${action.name} accepted another agency's ids`);
  if (named.length > 0 && !perItem) found.push(`${action.name} shows another agency's ${named.join(', ')}`);
  return found;
}

/** Scopes whose lone holder may run the action, by trying each. */
async function admitted(action: Action): Promise<string[]> {
  const input = fixtures[action.name]?.(mine) ?? {};
  const passing: string[] = [];
  for (const scope of ['', ...SCOPES]) {
    const principal: Principal = { ...insider, user: null, scopes: new Set(scope === '' ? [] : [scope]) };
    // The gate alone is asked: an input that fails the schema is refused after it, before anything is done.
    const refusal = await run(action, { ...input, no_such_field: 1 }, principal).catch(
      (error: unknown) => error,
    );
    const code = refusal instanceof AppError ? refusal.code : 'ran';
    tried.scope_calls += 1;
    if (code !== 'INSUFFICIENT_SCOPE' && code !== 'ADMIN_REQUIRED')
      passing.push(scope === '' ? 'none' : scope);
    if (code === 'ran') passing.push('ran');
  }
  return passing;
}

function at(value: unknown, path: string[]): unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) return [value];
  if (value === null || typeof value !== 'object') return [];
  if (step === '*') return (value as unknown[]).flatMap((item) => at(item, rest));
  return at((value as Record<string, unknown>)[step], rest);
}

/** What each of some actions lets through: to another agency's caller, to each scope, and of money without its scope. */
export function accessTests(actions: readonly Action[]): void {
  describe('the wall between agencies', () => {
    it.each(actions)(
      "answers 404 and changes nothing when $name is given another agency's ids",
      async (action) => {
        const found = await breaches(action);
        tried.foreign_calls += 1;
        tried.breaches += found.length;
        expect(found).toEqual([]);
      },
    );
  });

  describe('scopes', () => {
    it.each(actions)('lets only its own scope and admin run $name', async (action) => {
      const expected =
        action.access === 'admin'
          ? ['admin']
          : action.scope === null
            ? action.anyScope.length > 0
              ? ['admin', ...action.anyScope]
              : ['none', ...SCOPES]
            : [...new Set(['admin', action.scope])];
      const found = await admitted(action);
      tried.admitted_wrongly += found.filter((scope) => !expected.includes(scope)).length;
      expect(found.sort()).toEqual(expected.sort());
    });

    it.each(
      actions.filter(
        ({ scope, access, anyScope }) => scope !== null || anyScope.length > 0 || access === 'admin',
      ),
    )(
      'every scope but its own lets nobody run $name in a batch, and it is no tool of theirs',
      async (action) => {
        const own = [action.scope, ...action.anyScope];
        const others = SCOPES.filter((scope) => scope !== 'admin' && !own.includes(scope));
        const key = await mine.desk.key(others, { userId: null });
        const input = fixtures[action.name]?.(mine) ?? {};
        const { body } = await mine.desk
          .as(key)
          .post('/batch', { actions: [{ action: action.name, input }] });
        const [item] = body.data.items;
        tried.scope_calls += 2;
        expect([item.http_status, item.error.code]).toEqual([
          403,
          action.access === 'admin' ? 'ADMIN_REQUIRED' : 'INSUFFICIENT_SCOPE',
        ]);
        if (action.access !== 'admin')
          expect(item.error.scope).toBe(action.scope ?? action.anyScope.join(' or '));
        await expect(callTool(running.app, key, action.name, input)).rejects.toThrow(
          `Unknown tool: ${action.name}`,
        );
      },
    );
  });

  describe('money', () => {
    const gatedActions = actions.filter((action) => action.redactor.scopes.size > 0);

    it.each(gatedActions)('is null without its scope in what $name answers', async (action) => {
      const scopes = new Set<string>(action.access === 'admin' ? ['admin'] : [action.scope ?? '']);
      if (scopes.has('admin')) return;
      // What is searched needs its own scope as well.
      if (action.name === 'search_records') scopes.add('jobs:read');
      const stage = action.kind === 'read' ? { running, world: mine } : await newStage();
      const admin = await stage.running.service.authentication.bearer(stage.world.desk.adminKey);
      const poor: Principal = { ...admin, user: null, scopes };
      const outcome = await run(
        action,
        fixtures[action.name]?.(stage.world) ?? {},
        action.name === 'set_client_fee_terms' ? admin : poor,
        stage.running,
      );
      if (stage.running !== running) await stage.running.close();
      const hidden = action.redactor.hidden({ has: () => false });
      expect(hidden.length).toBeGreaterThan(0);
      tried.money_paths += hidden.length;
      const seen = action.redactor.redact(outcome.data, { has: () => false });
      for (const path of hidden)
        for (const value of at(seen, path.split('.'))) expect(value ?? null, path).toBeNull();
      if (action.name !== 'set_client_fee_terms') expect(outcome.data).toEqual(seen);
    });
  });
}

/** That the checks would catch an action that lets through what it must not. */
export function catchesTests(): void {
  it('would catch an action that does not name the account', async () => {
    const unguarded = defineRead({
      name: 'get_client',
      title: 'A read without its account',
      description: 'Reads a client whoever asks.',
      scope: 'clients:read',
      input: z.object({ client_id: z.string() }),
      output: z.object({ id: z.string() }),
      run: async (ctx, { client_id }) =>
        ctx.db.selectFrom('clients').select('id').where('id', '=', client_id).executeTakeFirstOrThrow(),
    });
    expect(await breaches(unguarded)).not.toEqual([]);
  });

  it('would catch an action that asks for no scope', async () => {
    const open = defineRead({
      name: 'get_client',
      title: 'A read for anybody',
      description: 'Reads a client whoever asks.',
      scope: null,
      input: z.object({ client_id: z.string() }),
      output: z.object({}),
      run: async () => ({}),
    });
    expect(await admitted(open)).not.toEqual(['admin', 'clients:read']);
  });
}
