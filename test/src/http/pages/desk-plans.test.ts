import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { person } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

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
  running = await startService();
  desk = await running.workspace();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await running.close();
});

/** How SQLite reads a table in the statements that hold these words. */
function plansOf(words: RegExp): string[][] {
  return [...prepared].flatMap(([text, store]) => {
    if (!words.test(text) || !store.open) return [];
    const plan = store.prepare<unknown[], { detail: string }>(`explain query plan ${text}`);
    const parameters = (text.match(/\?/g) ?? []).map(() => 'scheduled');
    return [plan.all(...parameters).map(({ detail }) => detail)];
  });
}

it.each([
  [
    'interviews without a result',
    /from "interviews".*"starts_at" <= /,
    'COVERING INDEX interviews_scheduled_list',
  ],
  ['mails that came in', /from email_messages m .*inbound/s, 'INDEX email_messages_arrived'],
  ['how many applications jobs have', /"job_id", count\(\*\).* group by/, 'COVERING INDEX applications_job'],
  ['how many stand at each stage', / as idle\n/, 'COVERING INDEX applications_standing'],
  ['whether the pipeline is long', /^select "stage" from.* offset/, 'COVERING INDEX applications_standing'],
])('a desk finds %s in an index', async (_, words, index) => {
  await deskOf(desk).application({ stage: 'submitted' });
  const somebody = await person(running.service, running.app, desk.adminId);
  await somebody.signIn(somebody.email);
  expect((await somebody.get('/')).status).toBe(200);
  const plans = plansOf(words);
  expect(plans.length).toBeGreaterThan(0);
  for (const [first] of plans) expect(first).toContain(`USING ${index} (`);
});
