import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertRow } from '#db/rows.ts';
import { AppError, ERROR_STATUS, type ErrorCode } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { makeKey } from '#src/platform/auth/keys.ts';
import { runAction } from '#test/harness/action.ts';
import { tokenOf } from '#test/harness/connection.ts';
import {
  type Answer,
  apiOf,
  startService,
  type TestService,
  type Workspace,
} from '#test/harness/workspace.ts';

let running: TestService;
let regional: TestService;
let desk: Workspace;

beforeAll(async () => {
  running = await startService();
  regional = await startService({
    REGION_HOSTS: 'us=us.desk.example,eu=eu.desk.example,anz=anz.desk.example',
  });
});
afterAll(async () => {
  await running.close();
  await regional.close();
});
beforeEach(async () => {
  desk = await running.workspace();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Row {
  code: ErrorCode;
  when: string;
  field?: string;
  retryAfter?: string;
  /** What the message must say, so that a caller knows which case it is and what to do. */
  says: string | RegExp;
  /** Members of `error` and `meta` beyond the envelope's own. */
  extra?: Record<string, unknown>;
  meta?: Record<string, unknown>;
  /** Prepares the agency, and answers the request that is refused. */
  provoke(): Promise<() => Promise<Answer>>;
}

const ready = (call: () => Promise<Answer>) => async () => call;
const NOWHERE = 'cli_01h00000000000000000000000';

async function raw(
  body: string,
  headers: Record<string, string>,
  { path = '/api/v1/clients', app = running.app, key = desk.adminKey } = {},
): Promise<Answer> {
  const response = await app.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID(), ...headers },
    body,
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}

const account = (change: object) =>
  running.service.store.write(({ tx }) =>
    tx.updateTable('accounts').set(change).where('id', '=', desk.accountId).execute(),
  );
const candidate = { name: 'Ana Ruiz', email: 'ana@people.example' };

async function keyed(change: {
  state: 'started' | 'calling';
  holder: string | null;
}): Promise<() => Promise<Answer>> {
  await desk.api.post('/clients', { name: 'Acme' }, 'k');
  await running.service.store.write(({ tx }) =>
    tx.updateTable('idempotency_keys').set(change).where('account_id', '=', desk.accountId).execute(),
  );
  return () => desk.api.post('/clients', { name: 'Acme' }, 'k');
}

async function planned(): Promise<{ plan_id: string; confirm_text: string; client: string }> {
  const client = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
  const actions = [{ action: 'update_client', input: { client_id: client, industry: 'Mining' } }];
  const { plan_id, confirm_text } = (await desk.api.post('/batch', { dry_run: true, actions }, null)).body
    .data;
  return { plan_id, confirm_text, client };
}

const AUTH: [string, () => Promise<string | null>, string][] = [
  ['the credential is missing', async () => null, 'Send the header Authorization'],
  ['the key is incomplete', async () => desk.adminKey.slice(0, -3), 'incomplete or mistyped'],
  ['the key is of another region', async () => makeKey('live', 'anz'), 'belongs to the anz region'],
  ['the key is unknown', async () => makeKey('live', 'us'), 'not known here'],
  [
    'the key was revoked',
    async () => {
      const made = (await desk.api.post('/keys', { scopes: ['jobs:read'], type: 'live' })).body.data;
      await desk.api.delete(`/keys/${made.id}`);
      return made.key;
    },
    'was revoked',
  ],
  [
    'the trial key is past its seven days',
    async () => {
      const made = (await desk.api.post('/keys', { scopes: ['jobs:read'], type: 'trial' })).body.data;
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 });
      return made.key;
    },
    'expired on',
  ],
  [
    'the user is paused',
    async () => {
      const user = await desk.user('consultant');
      await desk.api.patch(`/accounts/${desk.accountId}/users/${user.userId}`, { status: 'paused' });
      return user.key;
    },
    'is paused',
  ],
];

const ROWS: Row[] = [
  {
    code: 'INVALID_REQUEST',
    when: 'a required Idempotency-Key is missing',
    field: 'Idempotency-Key',
    says: 'create_client needs an Idempotency-Key header',
    provoke: ready(() => desk.api.post('/clients', { name: 'Acme' }, null)),
  },
  {
    code: 'INVALID_REQUEST',
    when: 'the body is not JSON',
    says: /JSON/,
    provoke: ready(() => raw('{"name":', { 'content-type': 'application/json' })),
  },
  ...AUTH.map(
    ([when, key, says]): Row => ({
      code: 'AUTHENTICATION_REQUIRED',
      when,
      says,
      provoke: async () => {
        const given = await key();
        return () => apiOf(running.app, given).get('/jobs');
      },
    }),
  ),
  {
    code: 'PREMIUM_REQUIRED',
    when: 'the agency has no plan',
    says: 'no active plan',
    provoke: async () => {
      await account({ plan: 'none' });
      return () => desk.api.get('/jobs');
    },
  },
  {
    code: 'ACCOUNT_SUSPENDED',
    when: 'the agency is suspended',
    says: 'suspended',
    provoke: async () => {
      await account({ status: 'suspended' });
      return () => desk.api.get('/jobs');
    },
  },
  {
    code: 'CONNECTION_PENDING_APPROVAL',
    when: "a consultant's connection waits for an admin",
    says: 'Do not refresh or reconnect',
    provoke: async () => {
      const { userId } = await desk.user('consultant');
      const { token } = await tokenOf(
        running,
        { accountId: desk.accountId, userId },
        ['jobs:read'],
        'pending',
      );
      return () => desk.as(token).get('/jobs');
    },
  },
  {
    code: 'INSUFFICIENT_SCOPE',
    when: 'the credential lacks the scope',
    says: 'clients:write',
    extra: { scope: 'clients:write' },
    provoke: async () => {
      const api = desk.as(await desk.key(['clients:read']));
      return () => api.post('/clients', { name: 'Acme' });
    },
  },
  {
    code: 'ADMIN_REQUIRED',
    when: 'an account is administered by who is no admin',
    says: 'Ask an admin',
    provoke: async () => {
      const { api } = await desk.user('team_lead');
      return () => api.patch(`/accounts/${desk.accountId}`, { name: 'Mine now' });
    },
  },
  {
    code: 'QUOTA_EXCEEDED',
    when: 'the CV allowance is used up',
    field: 'resume_url',
    says: 'CV allowance is 5000',
    meta: { remaining: 0 },
    provoke: async () => {
      await running.service.store.write(({ tx }) =>
        insertRow(tx, 'cv_allowance', {
          account_id: desk.accountId,
          used_at: new Date().toISOString(),
          source: 'import',
          count: 5000,
        }),
      );
      return () => desk.api.post('/candidates', { ...candidate, resume_url: 'https://cv.example/ana.pdf' });
    },
  },
  {
    code: 'NOT_FOUND',
    when: 'an id is unknown',
    field: 'client_id',
    says: NOWHERE,
    provoke: ready(() => desk.api.get(`/clients/${NOWHERE}`)),
  },
  {
    code: 'NOT_FOUND',
    when: "an id is another agency's",
    field: 'client_id',
    says: 'in this agency',
    provoke: async () => {
      const theirs = await (await running.workspace()).api.post('/clients', { name: 'Theirs' });
      return () => desk.api.patch(`/clients/${theirs.body.data.id}`, { industry: 'Mining' });
    },
  },
  {
    code: 'NOT_FOUND',
    when: 'an id in a body is unknown',
    field: 'client_id',
    says: NOWHERE,
    provoke: ready(() => desk.api.post('/jobs', { title: 'Welder', client_id: NOWHERE })),
  },
  {
    code: 'NOT_FOUND',
    when: 'there is nothing at an address',
    says: '/api/v1/openapi.json',
    provoke: ready(() => desk.api.get('/offers')),
  },
  {
    code: 'METHOD_NOT_ALLOWED',
    when: 'a method is not taken at an address',
    says: 'use GET or POST',
    provoke: ready(() => desk.api.put('/clients', {})),
  },
  {
    code: 'CONFLICT',
    when: 'the last admin would be demoted',
    field: 'role',
    says: 'admin',
    provoke: ready(() =>
      desk.api.patch(`/accounts/${desk.accountId}/users/${desk.adminId}`, { role: 'consultant' }),
    ),
  },
  {
    code: 'DUPLICATE_CANDIDATE',
    when: "a candidate's e-mail is another's",
    field: 'email',
    says: 'Use update_candidate with that id',
    provoke: async () => {
      await desk.api.post('/candidates', candidate);
      return () => desk.api.post('/candidates', { ...candidate, name: 'Anna' });
    },
  },
  {
    code: 'DUPLICATE_CLIENT',
    when: "a client's name is another's",
    field: 'name',
    says: 'Acme',
    provoke: async () => {
      await desk.api.post('/clients', { name: 'Acme', website: 'https://acme.example' });
      return () => desk.api.post('/clients', { name: 'Acme', website: 'https://acme.example' });
    },
  },
  {
    code: 'SELF_CLIENT_READ_ONLY',
    when: "the agency's own client is changed",
    says: /agency/,
    provoke: async () => {
      const own = (await desk.api.get('/clients')).body.data.find(
        (client: { is_self: boolean }) => client.is_self,
      );
      return () => desk.api.patch(`/clients/${own.id}`, { name: 'Other' });
    },
  },
  {
    code: 'IDEMPOTENCY_IN_PROGRESS',
    when: 'the first request with a key still runs',
    field: 'Idempotency-Key',
    retryAfter: '1',
    says: 'identical request',
    provoke: () => keyed({ state: 'calling', holder: 'elsewhere 1 x' }),
  },
  {
    code: 'IDEMPOTENCY_KEY_REUSED',
    when: 'a key was used with another request',
    field: 'Idempotency-Key',
    says: 'Use a fresh key',
    provoke: async () => {
      await desk.api.post('/clients', { name: 'Acme' }, 'k');
      return () => desk.api.post('/clients', { name: 'Beta' }, 'k');
    },
  },
  {
    code: 'IDEMPOTENCY_OUTCOME_UNKNOWN',
    when: 'the process that reached out is gone',
    field: 'Idempotency-Key',
    says: 'Look at the records',
    provoke: () => keyed({ state: 'calling', holder: null }),
  },
  {
    code: 'PLAN_STALE',
    when: 'a record of a plan was changed since',
    says: 'Plan again',
    provoke: async () => {
      const { client, ...handle } = await planned();
      await desk.api.patch(`/clients/${client}`, { industry: 'Rail' });
      return () => desk.api.post('/batch', handle);
    },
  },
  {
    code: 'CONFIRM_TEXT_MISMATCH',
    when: "a plan's text is not repeated word for word",
    field: 'confirm_text',
    says: 'word for word',
    provoke: async () => {
      const { plan_id } = await planned();
      return () => desk.api.post('/batch', { plan_id, confirm_text: 'yes' });
    },
  },
  {
    code: 'PLAN_EXPIRED',
    when: 'a plan is older than 15 minutes',
    field: 'plan_id',
    says: 'Plan again',
    provoke: async () => {
      const { client: _, ...handle } = await planned();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
      return () => desk.api.post('/batch', handle);
    },
  },
  {
    code: 'PAYLOAD_TOO_LARGE',
    when: 'a body is larger than 2 MB',
    says: '2 MB',
    provoke: ready(() =>
      raw(JSON.stringify({ name: 'x'.repeat(2 * 1024 * 1024) }), { 'content-type': 'application/json' }),
    ),
  },
  {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    when: 'a body is not sent as JSON',
    says: 'application/json',
    provoke: ready(() => raw('name=Acme', { 'content-type': 'application/x-www-form-urlencoded' })),
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'a field is missing',
    field: 'name',
    says: 'name',
    provoke: ready(() => desk.api.post('/clients', {})),
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'a field is not known, with the one that was meant',
    field: 'compensation.base_minimum',
    says: 'did you mean base_min',
    provoke: async () => {
      const client = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
      return () =>
        desk.api.post('/jobs', { title: 'Welder', client_id: client, compensation: { base_minimum: 1 } });
    },
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'a date filter is malformed',
    field: 'created_after',
    says: 'created_after',
    provoke: ready(() => desk.api.get('/jobs?created_after=yesterday')),
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'a cursor is broken',
    field: 'after',
    says: 'after',
    provoke: ready(() => desk.api.get('/jobs?after=nonsense')),
  },
  {
    code: 'BATCH_INVALID',
    when: 'a batch names an action that does not exist',
    field: 'actions[0].action',
    says: 'create_clint',
    provoke: ready(() => desk.api.post('/batch', { actions: [{ action: 'create_clint', input: {} }] })),
  },
  {
    code: 'RESTORE_IN_PROGRESS',
    when: 'the agency is being restored',
    retryAfter: '60',
    says: 'nothing was written',
    provoke: async () => {
      await account({ status: 'restoring' });
      return () => desk.api.post('/clients', { name: 'Acme' });
    },
  },
  {
    code: 'RATE_LIMIT_EXCEEDED',
    when: "a minute's requests are used up",
    retryAfter: '55',
    says: 'Wait 55 seconds',
    provoke: async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-01T00:00:05Z') });
      const principal = await running.service.authentication.bearer(desk.adminKey);
      await running.service.limiter.charge(principal, 1_000_000, 0);
      return () => desk.api.post('/clients', { name: 'Acme' });
    },
  },
  {
    code: 'DAILY_LIMIT_REACHED',
    when: 'more candidates would be shown than a day allows',
    says: 'set_candidate_allowance',
    meta: { limit: 0, remaining: 0 },
    provoke: async () => {
      const { id } = (await desk.api.post('/candidates', candidate)).body.data;
      await runAction(running, desk.adminKey, 'set_candidate_allowance', { limit: 0 });
      const { api } = await desk.user('consultant');
      return () => api.get(`/candidates/${id}`);
    },
  },
  {
    code: 'INTERNAL_ERROR',
    when: 'something was not foreseen',
    says: 'same Idempotency-Key',
    provoke: async () => () => {
      vi.spyOn(running.service.store, 'read').mockRejectedValueOnce(new Error('the secret of line 12'));
      return desk.api.get('/jobs');
    },
  },
  {
    code: 'STORAGE_UNAVAILABLE',
    when: 'the store cannot be written',
    retryAfter: '5',
    says: 'disk',
    provoke: async () => {
      const { id } = (await desk.api.post('/clients', { name: 'Acme' })).body.data;
      const full = new AppError('STORAGE_UNAVAILABLE', 'The disk is full.', { retryAfter: 5 });
      return () => {
        vi.spyOn(running.service.store, 'write').mockRejectedValueOnce(full);
        return desk.api.patch(`/clients/${id}`, { industry: 'Mining' });
      };
    },
  },
  {
    code: 'IDEMPOTENCY_STORAGE_ERROR',
    when: 'a keyed operation cannot be kept',
    retryAfter: '5',
    says: 'identical request with the same Idempotency-Key',
    provoke: async () => () => {
      const full = new AppError('STORAGE_UNAVAILABLE', 'The disk is full.', { retryAfter: 5 });
      vi.spyOn(running.service.store, 'write').mockRejectedValueOnce(full);
      return desk.api.post('/clients', { name: 'Acme' });
    },
  },
  {
    code: 'IDEMPOTENCY_STORAGE_ERROR',
    when: 'a batch cannot be kept',
    retryAfter: '5',
    says: 'identical request with the same Idempotency-Key',
    provoke: async () => () => {
      const full = new AppError('STORAGE_UNAVAILABLE', 'The disk is full.', { retryAfter: 5 });
      vi.spyOn(running.service.store, 'write').mockRejectedValueOnce(full);
      return desk.api.post('/batch', { actions: [{ action: 'create_client', input: { name: 'Acme' } }] });
    },
  },
];

/** Everything stored for the agency but the keys of requests and when credentials were last used. */
async function stored(): Promise<string> {
  return running.service.store.read(async (db) => {
    const parts: unknown[] = [];
    for (const table of [
      'accounts',
      'users',
      'clients',
      'client_contacts',
      'candidates',
      'jobs',
      'activities',
      'events',
      'changes',
      'batches',
      'batch_items',
      'candidate_access',
    ] as const) {
      const column = table === 'accounts' ? 'id' : 'account_id';
      const rows = await db
        .selectFrom(table)
        .where(column as never, '=', desk.accountId as never)
        .selectAll()
        .execute();
      parts.push(rows.map((row) => ({ ...row, last_active_at: null })));
    }
    return JSON.stringify(parts);
  });
}

let page: string | undefined;
async function documented(docs: string): Promise<boolean> {
  const { pathname, hash, origin } = new URL(docs);
  expect(origin).toBe(new URL(running.service.publicUrl()).origin);
  page ??= await (await running.app.request(pathname)).text();
  return page.includes(`id="${hash.slice(1)}"`);
}

const titled = ROWS.map((row): [string, Row] => [
  `${ERROR_STATUS[row.code as never]} ${row.code} when ${row.when}`,
  row,
]);

describe('every refusal', () => {
  it.each(titled)('%s', async (_, row) => {
    const call = await row.provoke();
    const before = await stored();
    const answer = await call();
    const { error, meta, ...rest } = answer.body;

    expect(answer.status).toBe(ERROR_STATUS[row.code as keyof typeof ERROR_STATUS]);
    expect(rest).toEqual({ success: false, data: null });
    expect(error).toMatchObject({ code: row.code, ...row.extra });
    expect(error.field).toBe(row.field);
    if (typeof row.says === 'string') expect(error.message).toContain(row.says);
    else expect(error.message).toMatch(row.says);
    expect(JSON.stringify(answer.body)).not.toContain('secret of line');

    expect(meta).toMatchObject({ request_id: answer.headers.get('x-request-id'), ...row.meta });
    expect(meta.request_id).toMatch(/^req_/);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('retry-after') ?? undefined).toBe(row.retryAfter);
    expect(answer.headers.get('x-ratelimit-limit')).not.toBeNull();
    if (row.code === 'METHOD_NOT_ALLOWED') expect(answer.headers.get('allow')).toBe('GET, POST');
    if (row.code === 'AUTHENTICATION_REQUIRED')
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer realm="deskhand"/);

    expect(await documented(error.docs)).toBe(true);
    expect(await stored()).toBe(before);
  });

  it('421 WRONG_HOST when another host is called, with the three that there are', async () => {
    const response = await regional.app.request('http://eu.desk.example/api/v1/jobs');
    expect(response.status).toBe(421);
    const { error } = (await response.json()) as Answer['body'];
    expect(error).toMatchObject({
      code: 'WRONG_HOST',
      hosts: { us: 'us.desk.example', eu: 'eu.desk.example', anz: 'anz.desk.example' },
    });
    expect(await documented(error.docs.replace(/^https?:\/\/[^/]+/, running.service.publicUrl()))).toBe(true);
  });

  it('tells the seven cases of 401 apart', () => {
    expect(new Set(AUTH.map(([, , says]) => says)).size).toBe(7);
  });

  it('answers an unknown id and one of another agency alike, but for the id', async () => {
    const theirs = (await (await running.workspace()).api.post('/clients', { name: 'Theirs' })).body.data.id;
    const unknown = newId('client');
    const [a, b] = [await desk.api.get(`/clients/${theirs}`), await desk.api.get(`/clients/${unknown}`)];
    expect(a.body.error.message.replace(theirs, 'ID')).toBe(b.body.error.message.replace(unknown, 'ID'));
    expect([a.status, { ...a.body.error, message: '' }]).toEqual([
      b.status,
      { ...b.body.error, message: '' },
    ]);
  });
});

/** Codes that this table does not meet, and where they are proven. */
const ELSEWHERE: Record<string, string> = {
  WRONG_HOST: 'above',
  APPROVAL_DENIED: 'test/src/batch/approval.test.ts',
  BATCH_ROLLED_BACK: 'test/src/batch/protocol.test.ts',
  DEPENDENCY_FAILED: 'test/src/batch/protocol.test.ts',
  REF_FORBIDDEN: 'test/src/batch/trust.test.ts',
  REF_UNRESOLVED: 'test/src/batch/references.test.ts',
  UNDO_CONFLICT: 'test/src/batch/undo.test.ts',
  LINK_EXPIRED: 'test/src/http/pages/sign-in.test.ts',
  LINK_REVOKED: 'test/src/http/pages/sign-in.test.ts',
  MARKETPLACE_DISABLED: 'test/src/action/gates.test.ts',
  // Of modules that bring their own tests.
  NOT_YOUR_MOVE: 'marketplace',
  DRAFT_HAS_GAPS: 'jobs from a description',
  quota_exceeded: 'distribution',
};

it('meets every code of the one table of codes, or says where it is met', () => {
  const met = new Set<string>(ROWS.map(({ code }) => code));
  const missing = Object.keys(ERROR_STATUS).filter((code) => !met.has(code) && !(code in ELSEWHERE));
  expect(missing).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((code) => met.has(code))).toEqual([]);
});
