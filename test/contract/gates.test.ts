import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import type { Action } from '#src/action/define.ts';
import { ROLE_SCOPES } from '#src/domain/accounts/scopes.ts';
import { routes } from '#src/http/routes/index.ts';
import { tokenOf } from '#test/harness/connection.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { post, refusalOf } from '#test/harness/mcp.ts';
import { type Person, person } from '#test/harness/person.ts';
import { EXECUTOR_TOOLS } from '#tools/executor-tools.ts';
import { RAW_ROUTES } from './raw-routes.ts';

/** One way in, and what kind of gate its scope is. */
interface Way {
  name: string;
  writes: boolean;
  /** What a credential without any scope hears once the account's gates are open; null where no scope is asked for. */
  lacking: 'INSUFFICIENT_SCOPE' | 'ADMIN_REQUIRED' | null;
  /** The module that must be on. */
  module?: Action['module'];
  ask(token: string): Promise<string | undefined>;
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-04T05:06:07Z') });
});
const { running, desk } = useDesk({ env: { AUTH_FAILURES_PER_MINUTE: '1000000' } });

const NOBODYS = '01h00000000000000000000000';

// Nothing of it can be read, so whatever is answered was decided before.
async function request(
  token: string,
  method: string,
  path: string,
  body = '{"unfinished',
): Promise<string | undefined> {
  const response = await running.app.request(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': ' ' },
    ...(method === 'GET' || method === 'DELETE' ? {} : { body }),
  });
  return ((await response.json()) as { error?: { code?: string } }).error?.code;
}

async function message(token: string, method: string, params: object): Promise<string | undefined> {
  const { body } = await post(
    running.app,
    token,
    { jsonrpc: '2.0', id: 1, method, params },
    {
      query: '?toolsets=all',
    },
  );
  if (body.result !== undefined) return refusalOf(body.result).code as string | undefined;
  return body.error.data?.code ?? body.error.code;
}

const lackingOf = (action: Action): Way['lacking'] =>
  action.access === 'admin'
    ? 'ADMIN_REQUIRED'
    : // A consultant's own figures need no scope.
      (action.scope === null && action.anyScope.length === 0) || action.ownFigures
      ? null
      : 'INSUFFICIENT_SCOPE';

const RUN = { actions: [{ action: 'create_client', input: {} }] };
const LOOK = { actions: [{ action: 'list_clients', input: {} }] };

const ways: Way[] = [
  ...routes.map(
    ({ method, path, action }): Way => ({
      name: `${method} ${path}`,
      writes: action.kind === 'write',
      lacking: lackingOf(action),
      module: action.module,
      ask: (token) => request(token, method, path.replaceAll(/\{\w+\}/g, NOBODYS)),
    }),
  ),
  ...Object.entries(RAW_ROUTES)
    .filter(([route, { opener }]) => route.includes(' /api/v1/') && opener !== 'everybody')
    .filter(([route]) => route !== 'POST /api/v1/batch')
    .map(([route, { opener }]): Way => {
      const [method = '', path = ''] = route.split(' /api/v1');
      return {
        name: route,
        writes: method === 'POST',
        lacking: opener.startsWith('scope') ? 'INSUFFICIENT_SCOPE' : null,
        ask: (token) => request(token, method, path.replaceAll(/:\w+/g, NOBODYS)),
      };
    }),
  ...Object.entries({
    'a batch that writes': RUN,
    'an atomic batch': { ...RUN, mode: 'atomic' },
    'a plan of writes': { ...RUN, dry_run: true },
    'a commit': { plan_id: 'pln_x', confirm_text: 'x' },
  }).map(
    ([name, body]): Way => ({
      name: `POST /batch: ${name}`,
      writes: true,
      lacking: null,
      ask: (token) => request(token, 'POST', '/batch', JSON.stringify(body)),
    }),
  ),
  ...Object.entries({
    'a batch of reads': JSON.stringify(LOOK),
    'a plan of reads': JSON.stringify({ ...LOOK, dry_run: true }),
    'what cannot be read': '{"unfinished',
  }).map(
    ([name, body]): Way => ({
      name: `POST /batch: ${name}`,
      writes: false,
      lacking: null,
      ask: (token) => request(token, 'POST', '/batch', body),
    }),
  ),
  ...[...catalogue.values()].map(
    (action): Way => ({
      name: `the tool ${action.name}`,
      writes: action.kind === 'write',
      // What asks for no scope but an admin is no tool of others.
      lacking:
        (action.scope === null && action.anyScope.length === 0) || action.ownFigures
          ? null
          : 'INSUFFICIENT_SCOPE',
      module: action.module,
      ask: (token) => message(token, 'tools/call', { name: action.name, arguments: { view: 7 } }),
    }),
  ),
  ...EXECUTOR_TOOLS.flatMap(({ tool: { name } }): Way[] => {
    const batch = ['plan_actions', 'run_actions', 'run_read_actions'].includes(name);
    const call = (writes: boolean, args: object): Way => ({
      name: `the tool ${name}${batch ? (writes ? ' with writes' : ' with reads') : ''}`,
      writes,
      lacking: null,
      ask: (token) => message(token, 'tools/call', { name, arguments: args }),
    });
    if (batch) return [call(true, { ...RUN, view: 7 }), call(false, { ...LOOK, view: 7 })];
    return [call(/^(commit_plan|(undo|cancel|resume)_batch)$/.test(name), {})];
  }),
  ...['agency', 'actions', 'stages', `clients/cli_${NOBODYS}`, 'actions/get_client', 'nothing'].map(
    (path): Way => ({
      name: `the resource ${path}`,
      writes: false,
      lacking: null,
      ask: (token) => message(token, 'resources/read', { uri: `deskhand://${path}` }),
    }),
  ),
];

/** A token of a consultant for each state of a connection, everything of their minute's limit spent. */
let tokens: { paused: string; pending: string; bare: string; whole: string };

beforeAll(async () => {
  const tokenFor = async (scopes: readonly string[], status: 'pending' | 'active') => {
    const { userId } = await desk.user('consultant');
    const { token } = await tokenOf(running, { accountId: desk.accountId, userId }, [...scopes], status);
    const principal = await running.service.authentication.bearer(token);
    await running.service.limiter.charge(principal, 1_000_000, 0);
    return { token, userId };
  };
  const paused = await tokenFor([], 'pending');
  tokens = {
    paused: paused.token,
    pending: (await tokenFor([], 'pending')).token,
    bare: (await tokenFor([], 'active')).token,
    whole: (await tokenFor(ROLE_SCOPES.consultant, 'active')).token,
  };
  await running.service.store.write(({ tx }) =>
    tx.updateTable('users').set({ status: 'paused' }).where('id', '=', paused.userId).execute(),
  );
});
afterAll(() => {
  vi.useRealTimers();
});

type Change = { status: 'active' | 'suspended' | 'restoring'; plan: 'active' | 'none'; marketplace?: 1 };

const account = (change: Change) =>
  running.service.store.write(({ tx }) =>
    tx.updateTable('accounts').set(change).where('id', '=', desk.accountId).execute(),
  );

/** Each state with everything that comes after it in the way as well. */
const STATES: {
  state: string;
  change: Change;
  token: keyof typeof tokens;
  expected(way: Way): string;
}[] = [
  {
    state: 'the credential has ended',
    change: { status: 'suspended', plan: 'none' },
    token: 'paused',
    expected: () => 'AUTHENTICATION_REQUIRED',
  },
  {
    state: 'the agency is suspended',
    change: { status: 'suspended', plan: 'none' },
    token: 'pending',
    expected: () => 'ACCOUNT_SUSPENDED',
  },
  {
    state: 'there is no plan',
    change: { status: 'restoring', plan: 'none' },
    token: 'pending',
    expected: () => 'PREMIUM_REQUIRED',
  },
  {
    state: 'the agency is being restored',
    change: { status: 'restoring', plan: 'active' },
    token: 'pending',
    expected: ({ writes }) => (writes ? 'RESTORE_IN_PROGRESS' : 'CONNECTION_PENDING_APPROVAL'),
  },
  {
    state: 'the connection waits for approval',
    change: { status: 'active', plan: 'active' },
    token: 'pending',
    expected: () => 'CONNECTION_PENDING_APPROVAL',
  },
  {
    state: 'the scope is missing',
    change: { status: 'active', plan: 'active' },
    token: 'bare',
    expected: ({ lacking }) => lacking ?? 'RATE_LIMIT_EXCEEDED',
  },
];

describe.each(STATES)(
  'where $state, and all that comes after it, what is told',
  ({ change, token, expected }) => {
    beforeAll(() => account(change));

    it.each(ways)('by $name is the first of them', async (way) => {
      expect(await way.ask(tokens[token])).toBe(expected(way));
    });
  },
);

describe('where the marketplace is off and the limit spent, what is told', () => {
  beforeAll(() => account({ status: 'active', plan: 'active' }));
  const shut = ways.filter(({ module }) => module === 'marketplace');

  it.each(shut)('by $name is the module', async ({ ask }) => {
    expect(await ask(tokens.whole)).toBe('MARKETPLACE_DISABLED');
  });
});

describe('where nothing but the limit is in the way, what is told', () => {
  beforeAll(() => account({ status: 'active', plan: 'active', marketplace: 1 }));
  const within = ways.filter(({ lacking }) => lacking !== 'ADMIN_REQUIRED');

  it.each(within)('by $name is the limit, before anything is read', async ({ name, ask }) => {
    const answer = await ask(tokens.whole);
    // Some scopes are no consultant's.
    if (answer !== 'INSUFFICIENT_SCOPE') expect(answer, name).toBe('RATE_LIMIT_EXCEEDED');
  });
});

describe('the pages of a signed-in admin', () => {
  const pages = Object.entries(RAW_ROUTES).filter(
    ([route, { opener }]) => (opener === 'admin' || opener === 'person') && route !== 'GET /',
  );
  let admin: Person;
  let csrf: string;

  beforeAll(async () => {
    await account({ status: 'active', plan: 'active' });
    admin = await person(running.service, running.app, desk.adminId);
    await admin.signIn((admin as Person & { email: string }).email);
    csrf = /name="csrf" value="([^"]+)"/.exec((await admin.get('/')).html)?.[1] ?? '';
  });

  it.each<[number, string, Change]>([
    [403, 'This agency is suspended', { status: 'suspended', plan: 'none' }],
    [402, 'No active plan', { status: 'restoring', plan: 'none' }],
    [423, 'One moment', { status: 'restoring', plan: 'active' }],
  ])('answer %i %s, whatever else would be wrong', async (status, title, change) => {
    await account(change);
    for (const [route] of pages) {
      const [method = '', path = ''] = route.split(' ');
      const wanted = `${path.replaceAll(/:\w+/g, NOBODYS)}${path.includes('oauth') ? '?client_id=nobodys' : ''}`;
      const visit = await (method === 'GET' ? admin.get(wanted) : admin.post(wanted, { csrf }));
      if (method === 'GET' && (status === 423 || path.includes('oauth'))) {
        // Reading goes on during a restore, and an authorization says first what is wrong with the request itself.
        expect(visit.status, route).not.toBe(423);
        continue;
      }
      expect([route, visit.status]).toEqual([route, status]);
      expect(visit.html).toContain(title);
    }
    expect((await admin.get('/')).status).toBe(200);
  });
});
