import { beforeAll, expect, it } from 'vitest';
import { textWithoutIds } from '#test/harness/amounts.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { todayThere } from '#test/harness/quotas.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const { desk } = useDesk({ country: 'AU' });
let sam: Awaited<ReturnType<Workspace['user']>>;
let kim: typeof sam;

beforeAll(async () => {
  sam = await desk.user('consultant');
  kim = await desk.user('consultant');
  for (const owner_id of [sam.userId, sam.userId, kim.userId]) {
    const application_id = await deskOf(desk).application({ owner_id });
    const fee = { fee_type: 'fixed', fee_amount: 9000, currency: 'AUD', start_date: todayThere() };
    const made = await desk.api.post('/placements', { application_id, ...fee });
    await desk.api.patch(`/placements/${made.body.data.id}`, { status: 'started' });
  }
  const set = (user_id: string, amount: number) => ({
    action: 'set_quota_target',
    input: { period_id: 'current', user_id, amount },
  });
  await desk.api.post('/batch', { actions: [set(sam.userId, 30_000), set(kim.userId, 40_000)] });
});

it('runs reports of their own figures for a consultant, and opens them into their own records alone', async () => {
  const report = { report: 'billings', period: 'this_year', group_by: 'consultant' };
  const { status, body } = await sam.api.post('/reports/run', report);
  expect(status, JSON.stringify(body.error)).toBe(200);
  expect(body.data.data_scope).toBe('self');
  expect(body.data.rows).toHaveLength(1);
  expect(JSON.stringify(body.data)).not.toContain(kim.userId);
  const opened = await sam.api.post('/analytics/explain', {
    report: report.report,
    params: { period: 'this_year' },
  });
  expect(opened.status, JSON.stringify(opened.body.error)).toBe(200);
  expect(opened.body.data.records).toHaveLength(2);
});

it('refuses a report about a colleague whose figures are not seen, in place of telling zeros', async () => {
  const about = (consultant_id: string) =>
    sam.api.post('/reports/run', { report: 'billings', period: 'this_year', filters: { consultant_id } });
  expect((await about(sam.userId)).status).toBe(200);
  const { status, body } = await about(kim.userId);
  expect(status).toBe(422);
  expect(body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'filters.consultant_id' });
  expect(body.error.message).toContain('not among those that this credential sees');
});

it('answers a consultant’s questions from their own records, amounts hidden without their scope', async () => {
  const ask = async (question: string) => (await sam.api.post('/analytics/ask', { question })).body.data;
  const counted = await ask('how many placements this year');
  expect(counted).toMatchObject({ data_scope: 'self', rows: [{ placements: 2 }] });
  const mine = await ask('my placements this year');
  expect(mine.rows).toMatchObject([{ placements: 2 }]);
  // Amounts need their scope in answers; the own board shows those of the person.
  const target = await ask('what is my target this quarter');
  expect(target.answer).toContain('hidden from this credential');
  expect(textWithoutIds(target)).not.toMatch(/30000|40000/);
  const billed = await ask('what did I bill this year');
  expect(billed).toMatchObject({ rows: [], answer: expect.stringContaining('hidden from this credential') });
  expect(textWithoutIds(billed)).not.toMatch(/18,?000/);
});

it('refuses a consultant’s question about a colleague in place of telling them none', async () => {
  expect(
    (await desk.api.patch(`/accounts/${desk.accountId}/users/${kim.userId}`, { name: 'Kim Ngata' })).status,
  ).toBe(200);
  expect(
    (await desk.api.post('/analytics/ask', { question: 'placements of Kim this year' })).body.data,
  ).toMatchObject({ rows: [{ placements: 1 }] });
  for (const question of [
    'placements of Kim this year',
    'how do I compare with Kim in number of placements this year',
    'what share of placements this year are Kim’s',
  ]) {
    const { body } = await sam.api.post('/analytics/ask', { question });
    expect(body.data.rows, question).toEqual([]);
    expect(body.data.answer, question).toContain('nothing was counted');
  }
});

it.each([
  'what have I billed this year',
  'my average fee this year',
  'my biggest fee this year',
  'how many of my placements have a fee over 8000 this year',
  'did I bill more this year than last year',
  'my billings by month this year',
  'my billings as a share of all billings this year',
  'how far am I from my target',
  'total billings this year',
  'billings by consultant this year',
  'who billed the most this year',
  'billings of everyone except me this year',
  'what is the target of the agency this quarter',
  'targets by consultant this quarter',
])(
  '%s tells a consultant no amount: not the own, nor a colleague’s by what is left of a total',
  async (question) => {
    const { status, body } = await sam.api.post('/analytics/ask', { question });
    expect(status).toBe(200);
    const { answer, rows, unsupported_concepts } = body.data;
    expect(rows).toEqual([]);
    // Own, a colleague's, all; targets; shares of it.
    expect(textWithoutIds(body.data)).not.toMatch(
      /18,?000|9,?000|27,?000|30,?000|40,?000|70,?000|33\.3|66\.7/,
    );
    expect(textWithoutIds(body.data)).not.toContain('Kim');
    // What to ask instead.
    if (unsupported_concepts.length === 0)
      expect(answer).toContain('get_quota_period {"period_id":"current"} shows your own billings and target');
    else expect(body.data.suggested_alternatives.length).toBeGreaterThan(0);
  },
);

it('tells a consultant that a count without a name is of their own records', async () => {
  const { body } = await sam.api.post('/analytics/ask', {
    question: 'how many placements did we make this year',
  });
  expect(body.data).toMatchObject({
    rows: [{ placements: 2 }],
    answer: expect.stringContaining('your own alone'),
  });
});

it('shows none of it to a key of a role that could have the scope and was not given it, nor once the agency has turned it off', async () => {
  const report = { report: 'billings', period: 'this_year' };
  const lead = await desk.user('team_lead');
  const narrow = desk.as(await desk.key(['jobs:read'], { userId: lead.userId }));
  expect((await narrow.post('/reports/run', report)).status).toBe(403);
  await desk.api.post('/batch', { actions: [{ action: 'set_own_figures', input: { shown: false } }] });
  expect((await sam.api.post('/reports/run', report)).status).toBe(403);
  expect((await sam.api.post('/analytics/ask', { question: 'how many placements' })).status).toBe(403);
});
