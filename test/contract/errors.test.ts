import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_STATUS } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { useService } from '#test/harness/fixture.ts';
import { type Answer, startService, type TestService, type Workspace } from '#test/harness/workspace.ts';
import { accessRows, authCases } from './errors/access-rows.ts';
import { DESCRIBED, ELSEWHERE } from './errors/described.ts';
import { distributionRows } from './errors/distribution-rows.ts';
import { importRows } from './errors/import-rows.ts';
import { marketplaceRows } from './errors/marketplace-rows.ts';
import { operationRows } from './errors/operation-rows.ts';
import { recordRows } from './errors/record-rows.ts';
import { requestRows } from './errors/request-rows.ts';
import type { ErrorSetup, Row } from './errors/row.ts';
import { searchRows } from './errors/search-rows.ts';

const running = useService();
let regional: TestService;
let desk: Workspace;

const setup: ErrorSetup = {
  get running() {
    return running;
  },
  get desk() {
    return desk;
  },
};
const rows: Row[] = [
  ...requestRows(setup),
  ...accessRows(setup),
  ...recordRows(setup),
  ...operationRows(setup),
  ...searchRows(),
  ...distributionRows(setup),
  ...marketplaceRows(setup),
  ...importRows(setup),
];

beforeAll(async () => {
  regional = await startService({
    REGION_HOSTS: 'us=us.desk.example,eu=eu.desk.example,anz=anz.desk.example',
  });
});
afterAll(async () => {
  await regional.close();
});
beforeEach(async () => {
  desk = await running.workspace();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

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
      // A store tells rows in any order.
      parts.push(rows.map((row) => JSON.stringify({ ...row, last_active_at: null })).toSorted());
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

const titled = rows.map((row): [string, Row] => [
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
    expect(new Set(authCases(setup).map(([, , says]) => says)).size).toBe(7);
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

describe('the table of errors of the description', () => {
  it.each(DESCRIBED)('$status $row is met', ({ status, cases }) => {
    expect(cases).not.toEqual([]);
    for (const { code, when } of cases) {
      expect(
        rows.some((row) => row.code === code && row.when === when),
        when,
      ).toBe(true);
      expect(ERROR_STATUS[code]).toBe(status);
    }
  });
});

it('meets every code of the one table of codes, or says where it is met', () => {
  const met = new Set<string>(rows.map(({ code }) => code));
  const missing = Object.keys(ERROR_STATUS).filter((code) => !met.has(code) && !(code in ELSEWHERE));
  expect(missing).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((code) => met.has(code))).toEqual([]);
  for (const [code, where] of Object.entries(ELSEWHERE)) {
    if (!where.endsWith('.ts')) continue;
    const text = readFileSync(new URL(`../../${where}`, import.meta.url), 'utf8');
    const status = ERROR_STATUS[code as keyof typeof ERROR_STATUS];
    // A page shows the status and words of its own.
    expect(text.includes(code) || text.includes(`toBe(${status})`), `${code} in ${where}`).toBe(true);
  }
});
