import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { routes } from '#src/http/routes/index.ts';
import { sendToItsEnd } from '#test/harness/batch.ts';
import { callTool } from '#test/harness/mcp.ts';
import { comparable } from './comparable.ts';
import { fixtures } from './fixtures.ts';
import { newStage, type Stage } from './stage.ts';

/** What a 204 says. */
const NOTHING = 'nothing';

/** How one of the four asks for an action. */
type Interface = (stage: Stage, action: Action, input: Record<string, unknown>) => Promise<unknown>;

const routeOf = (action: Action) => routes.find((one) => one.action === action);

const direct: Interface = async ({ running, world: { desk } }, action, input) => {
  const principal = await running.service.authentication.bearer(desk.adminKey);
  const { data } = await execute(running.service.runtime, action, input, {
    principal,
    origin: { channel: 'http', requestId: 'req_direct' },
  });
  return data;
};

const batch: Interface = async ({ running, world: { desk } }, action, input) => {
  const actions = [{ id: 'one', action: action.name, input }];
  const answer = await sendToItsEnd(running, desk.api, { actions });
  const [item] = answer.body.data.items;
  if (item.status !== 'succeeded') throw new Error(JSON.stringify(item.error));
  return item.result;
};

const rest: Interface = async (stage, action, input) => {
  const {
    running,
    world: { desk },
  } = stage;
  const route = routeOf(action);
  if (route === undefined) throw new Error(`${action.name} has no route`);
  const left = { ...input };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(left[name]);
    delete left[name];
    return value;
  });
  const inQuery = route.method === 'GET' || route.method === 'DELETE';
  const response = await running.app.request(
    `/api/v1${path}${inQuery ? `?${new URLSearchParams(left as Record<string, string>)}` : ''}`,
    {
      method: route.method,
      headers: {
        Authorization: `Bearer ${desk.adminKey}`,
        'Content-Type': 'application/json',
        ...(action.kind === 'write' ? { 'Idempotency-Key': randomUUID() } : {}),
      },
      ...(inQuery ? {} : { body: JSON.stringify(left) }),
    },
  );
  if (response.status === 204) return NOTHING;
  const { data, meta, error } = (await response.json()) as {
    data: unknown;
    meta: Record<string, unknown>;
    error?: unknown;
  };
  if (error !== undefined) throw new Error(JSON.stringify(error));
  return action.list
    ? { items: data, count: meta.count, has_more: meta.has_more, next_cursor: meta.next_cursor }
    : data;
};

// Over MCP, as over the other interfaces.
async function runsAtOnce({ running, world: { desk } }: Stage): Promise<void> {
  await running.service.store.write(({ tx }) =>
    tx.updateTable('api_keys').set({ outward: 'run' }).where('account_id', '=', desk.accountId).execute(),
  );
}

const mcp: Interface = async ({ running, world: { desk } }, action, input) => {
  const result = await callTool(running.app, desk.adminKey, action.name, {
    ...input,
    ...(action.kind === 'read' ? { view: 'full' } : {}),
  });
  if (result.isError) throw new Error(result.content[0]?.text);
  // A tool call that wrote is kept as a batch of one, and says as which.
  const { batch_id: _, ...answer } = result.structuredContent;
  return answer;
};

/**
 * How what a model is shown departs from the whole answer. Nulls, the account's own id and, after a write, the longer
 * members may be left out, and names may stand beside ids; what is shown must be the same.
 */
function departures(whole: unknown, shown: unknown, complete: boolean, path = ''): string[] {
  if (Array.isArray(whole) && Array.isArray(shown)) {
    // A list too long for a model is cut, and says so.
    if (shown.length === 0 && whole.length > 0) return [`${path} shows nothing of ${whole.length}`];
    return shown.flatMap((item, i) => departures(whole[i], item, complete, `${path}/${i}`));
  }
  if (isRecord(whole) && isRecord(shown)) {
    const missing = Object.keys(whole).filter(
      (key) =>
        complete &&
        !(key in shown) &&
        !(`${key}_not_shown` in shown) &&
        !empty(whole[key]) &&
        !/^(account_id|next_cursor)$/.test(key),
    );
    // A page too long for a model shows what decides in its rows, and says so.
    const slim = 'note' in shown;
    return [
      ...missing.map((key) => `${path}/${key} is not shown`),
      ...Object.entries(shown).flatMap(([key, value]) => {
        if (isRecord(shown) && 'note' in shown && /^(count|has_more|next_cursor)$/.test(key)) return [];
        if (key in whole)
          return departures(whole[key], value, complete && !(slim && Array.isArray(value)), `${path}/${key}`);
        // A time is told in the agency's own as well.
        if (key.endsWith('_at_local') && key.slice(0, -6) in whole) return [];
        // What decides and is left out, as there is none of it, is named.
        if (key === 'not_on_record' && Array.isArray(value) && value.every((one) => empty(whole[one])))
          return [];
        // Whom a write mailed and what became of its job are told from its effects, whom it made along from its meta.
        if (!complete && path === '' && /^(mailed|moved|ended_job|contacts)$/.test(key)) return [];
        return /(^|_)name$|^(next_since|note|noted|warnings)$|_not_shown$/.test(key)
          ? []
          : [`${path}/${key} is not of the answer`];
      }),
    ];
  }
  if (typeof shown === 'string' && Array.isArray(whole))
    return shown === JSON.stringify(whole) ? [] : [`${path} differs`];
  const cut = typeof shown === 'string' ? /^([\s\S]*)… \[\d+ more characters\]$/.exec(shown)?.[1] : undefined;
  if (cut !== undefined && typeof whole === 'string' && whole.slice(0, 20) === cut.slice(0, 20)) return [];
  return JSON.stringify(whole) === JSON.stringify(shown)
    ? []
    : [`${path}: ${JSON.stringify(shown)} for ${JSON.stringify(whole)}`];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function empty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || (isRecord(value) && Object.values(value).every(empty));
}

// The answer of this one is about the credential, which is the same, and the clock, which is not.
const OF_THE_CALLER = new Set(['get_me']);
// It tells where a person is named, the batches among them that an earlier face left.
const OF_WHAT_WAS_DONE = new Set(['export_person']);

/** Tests that actions answer the same through every interface. */
export function interfaceTests(actions: readonly Action[]): void {
  describe('one action through every interface', () => {
    let shared: Stage;
    beforeAll(async () => {
      shared = await newStage();
    });
    afterAll(() => shared.running.close());

    it.each(actions.filter(({ name }) => !OF_THE_CALLER.has(name)))(
      'answers the same for $name by a direct call, in a batch, over REST and over MCP',
      async (action) => {
        const answer = async (ask: Interface): Promise<unknown> => {
          // A read leaves the world as it was, so all reads share one.
          const isShared = action.kind === 'read' && !OF_WHAT_WAS_DONE.has(action.name);
          const stage = isShared ? shared : await newStage();
          await runsAtOnce(stage);
          try {
            const given = fixtures[action.name]?.(stage.world) ?? {};
            return comparable(await ask(stage, action, given), stage.world);
          } finally {
            if (stage !== shared) await stage.running.close();
          }
        };
        const faces = routeOf(action) === undefined ? { batch, mcp } : { batch, rest, mcp };
        const [whole, ...others] = await Promise.all([direct, ...Object.values(faces)].map(answer));
        const answers = Object.fromEntries(Object.keys(faces).map((name, i) => [name, others[i]]));
        expect(answers.batch, 'batch').toEqual(whole);
        if ('rest' in answers && answers.rest !== NOTHING) expect(answers.rest, 'REST').toEqual(whole);
        expect(departures(whole, answers.mcp, action.kind === 'read'), 'MCP').toEqual([]);
      },
    );
  });
}
