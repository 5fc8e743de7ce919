import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { subscribed } from '#test/harness/subscribed.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

const MANY = 30;
const HOUR_MS = 3_600_000;
let running: TestService;
let desk: Workspace;

/** Each statement that was prepared, with the store that it was prepared on. */
const prepared = new Map<string, Sqlite.Database>();

beforeAll(async () => {
  const { prepare } = Sqlite.prototype;
  vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, text: string) {
    prepared.set(text, this);
    return prepare.call(this, text);
  });
  running = await startService({ ALLOW_PRIVATE_TARGETS: 'true' });
  desk = await running.workspace({ sandbox: true });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await running.close();
});

const post = async (path: string, body: object): Promise<string> => {
  const made = await desk.api.post(path, body);
  expect(made.status).toBeLessThan(300);
  return made.body.data.id;
};

it('finds what a list of ids names by the ids, and reads nothing else of the agency', async () => {
  const hook = await subscribed(desk);
  const client_id = await post('/clients', { name: 'Acme' });
  const scheduled_at = new Date(Date.now() + HOUR_MS).toISOString();
  for (let i = 0; i < MANY; i += 1) {
    const job_id = await post('/jobs', { title: `Job ${i}`, client_id });
    const person = { name: `Ana ${i}`, email: `ana${i}@people.example`, tags: [`tag ${i}`] };
    const candidate_id = await post('/candidates', person);
    const application_id = await post('/applications', { job_id, candidate_id });
    await post('/placements', { application_id, salary: 90_000, currency: 'AUD', fee_percent: 20 });
    await post('/scheduled-emails', { candidate_id, subject: 'Hello', body_text: 'Hello', scheduled_at });
  }
  const { api } = await desk.user('consultant');
  for (const list of ['jobs', 'candidates', 'applications', 'placements', 'changes'])
    expect((await api.get(`/${list}?limit=${MANY}`)).body.data).toHaveLength(MANY);
  const to = new Date(Date.now() + 2 * HOUR_MS).toISOString();
  await runAction(running, desk.adminKey, 'advance_test_clock', { to });
  expect((await desk.api.get('/scheduled-emails?status=sent&limit=100')).body.data).toHaveLength(MANY);
  expect(hook.receiver.received.length).toBeGreaterThan(2 * MANY);
  await hook.receiver.close();

  const lists = [...prepared].filter(([text]) => /\bin \((\?, ){11,}\?\)/.test(text));
  expect(lists.length).toBeGreaterThan(4);
  const reading = lists.flatMap(([text, store]) => {
    if (!store.open) return [];
    const plan = store.prepare<unknown[], { detail: string }>(`explain query plan ${text}`);
    const details = plan.all(new Array(text.split('?').length - 1).fill('1')).map(({ detail }) => detail);
    // An index of which only the account is used, or none at all.
    return details.some((detail) => /\(account_id=\?\)$|^SCAN (?!CONSTANT)/.test(detail))
      ? [{ text, details }]
      : [];
  });
  expect(reading).toEqual([]);
});
