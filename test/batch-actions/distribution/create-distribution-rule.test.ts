import { beforeAll, expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);
let team: string;

beforeAll(async () => {
  const made = await here.desk.api.post(`/accounts/${here.desk.accountId}/teams`, {
    name: 'Finance & Legal',
  });
  team = made.body.data.id;
});

/** A rule that is alone, and what it does with jobs that are opened after it. */
async function rule(filter: Record<string, unknown>, target_board_slugs = ['career_page']) {
  const { data } = (await here.desk.api.get('/distribution/rules')).body;
  for (const { id } of data) await here.desk.api.delete(`/distribution/rules/${id}`);
  return here.desk.api.post('/distribution/rules', { name: 'A rule', filter, target_board_slugs });
}

async function postedTo(job: Record<string, unknown>): Promise<string[]> {
  const id = await here.job(job);
  await here.runDue();
  return Object.keys(await here.postingsOf(id));
}

it('keeps a country by its code, whatever it was called, and each board once', async () => {
  const made = await rule({ country: 'New Zealand' }, ['career_page', 'xml_feed', 'career_page']);
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    filter: { country: 'NZ' },
    target_board_slugs: ['career_page', 'xml_feed'],
    active: true,
  });
});

it('posts what matches the whole filter, and nothing else', async () => {
  await rule({ country: 'AU', category: 'finance & LEGAL' });
  expect(await postedTo({ team_id: team })).toEqual(['career_page']);
  expect(await postedTo({})).toEqual([]);
});

it('leaves jobs alone that were active before, and takes one that becomes active again', async () => {
  const before = await here.job();
  await rule({});
  await here.runDue();
  expect(await here.postingsOf(before)).toEqual({});
  await here.desk.api.patch(`/jobs/${before}`, { status: 'on_hold' });
  await here.runDue();
  expect(await here.postingsOf(before)).toEqual({});
  await here.desk.api.patch(`/jobs/${before}`, { status: 'active' });
  await here.runDue();
  expect(await here.postingsOf(before)).toMatchObject({ career_page: { status: 'live' } });
});

it('leaves a job alone that was opened just before it, though another rule has yet to see that one', async () => {
  await rule({}, ['career_page']);
  const job = await here.job();
  const body = { name: 'Later', target_board_slugs: ['xml_feed'] };
  await here.desk.api.post('/distribution/rules', body);
  const next = await here.job();
  await here.runDue();
  expect(Object.keys(await here.postingsOf(job))).toEqual(['career_page']);
  expect(Object.keys(await here.postingsOf(next)).sort()).toEqual(['career_page', 'xml_feed']);
});

it('posts nothing twice, however often a job changes', async () => {
  const made = await rule({}, ['career_page', 'xml_feed']);
  const job = await here.job();
  await here.runDue();
  const first = await here.postingsOf(job);
  await here.desk.api.patch(`/jobs/${job}`, { title: 'Renamed' });
  await here.runDue();
  const { data } = (await here.desk.api.get(`/distribution/postings?job_id=${job}`)).body;
  expect(data).toHaveLength(2);
  expect(first).toMatchObject({
    career_page: { status: 'live', rule_id: made.body.data.id },
    xml_feed: { status: 'live' },
  });
});

it('parks what is paid or unpriced, and never publishes it', async () => {
  await here.set('file_drop', { pricing: 'paid' });
  await here.set('webhook', { webhook_url: 'https://jobs.example/hook' });
  await rule({}, ['file_drop', 'webhook']);
  const job = await here.job();
  await here.runDue();
  await here.runDue();
  const parked = { status: 'pending', error_code: 'awaiting_confirmation', published_at: null };
  expect(await here.postingsOf(job)).toMatchObject({ file_drop: parked, webhook: parked });
});

it('writes a posting past the cap as rejected with quota_exceeded', async () => {
  await here.set('xml_feed', { monthly_post_limit: 0 });
  await rule({}, ['xml_feed']);
  const job = await here.job();
  await here.runDue();
  expect(await here.postingsOf(job)).toMatchObject({
    xml_feed: {
      status: 'rejected',
      error_code: 'quota_exceeded',
      error_message: expect.stringContaining('0'),
    },
  });
});

it.each([
  ['target_board_slugs', { target_board_slugs: ['seek'] }, 404],
  ['target_board_slugs', { target_board_slugs: [] }, 422],
  ['filter.country', { filter: { country: 'Atlantis' } }, 422],
  ['filter.team_id', { filter: { team_id: 'team_00000000000000000000000000' } }, 404],
  ['filter.industry', { filter: { industry: 'x' } }, 422],
  ['name', { name: ' ' }, 422],
])('names %s where it cannot be', async (field, wrong, status) => {
  const body = { name: 'A rule', target_board_slugs: ['career_page'], ...wrong };
  const answer = await here.desk.api.post('/distribution/rules', body);
  expect([answer.status, answer.body.error.field]).toEqual([status, field]);
});

it('says so where no job can match', async () => {
  const made = await rule({ job_type: 'Temporary' });
  expect(made.body.meta.warnings).toContainEqual(expect.objectContaining({ code: 'matches_nothing' }));
});
