import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { textWithoutIds } from '#test/harness/amounts.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let desk: Workspace;
let client: string;

beforeAll(async () => {
  running = await startService({ PUBLIC_URL: 'https://desk.example' });
  desk = await running.workspace({ name: 'Harbour Talent' });
  client = (await desk.api.post('/clients', { name: 'Acme Mining Pty Ltd' })).body.data.id;
});
afterAll(() => running.close());

const DESCRIPTION = `Acme Mining is growing and needs a controller.
Responsibilities:
- Lead the month end at Acme Mining Pty Ltd
- Report to the CFO
Requirements:
- CPA or CA is required
- 5 years of experience in mining`;

async function job(more: Record<string, unknown> = {}): Promise<string> {
  const made = await desk.api.post('/jobs', {
    title: 'Controller',
    client_id: client,
    description: DESCRIPTION,
    employment_type: 'full_time',
    location: { type: 'hybrid', city: 'Perth', country: 'AU' },
    compensation: { base_min: 150_000, base_max: 170_000 },
    ...more,
  });
  return made.body.data.id;
}

const events = async (name: string) => {
  const rows = await running.service.store.read((db) =>
    db
      .selectFrom('events')
      .where('account_id', '=', desk.accountId)
      .where('event', '=', name)
      .selectAll()
      .execute(),
  );
  return rows.map(({ data }) => JSON.parse(data));
};

it('makes a draft from the job the first time, and names the client nowhere', async () => {
  const id = await job();
  const made = await desk.api.patch(`/jobs/${id}/ad`, { bullets: ['Four-day week'] });
  expect(made.status).toBe(200);
  expect(made.body.data).toMatchObject({
    job_id: id,
    title: 'Controller',
    headline: 'Our client is growing and needs a controller.',
    bullets: ['Four-day week'],
    status: 'draft',
    show_salary: false,
    url: null,
    published_at: null,
    apply_url: null,
  });
  expect(made.body.data.slug).toMatch(/^controller-perth/);
  expect(made.body.data.body).toContain('- Lead the month end at our client');
  expect(textWithoutIds(made.body.data)).not.toMatch(/acme|150/i);
  expect((await desk.api.get(`/jobs/${id}`)).body.data).toMatchObject({
    job_ad: made.body.data.id,
    share_links: null,
  });
});

it('names an agency that hires for itself', async () => {
  const clients = await desk.api.get('/clients?search=Harbour Talent');
  const id = await job({
    client_id: clients.body.data[0].id,
    description: 'Harbour Talent needs a recruiter.',
  });
  expect((await desk.api.patch(`/jobs/${id}/ad`, {})).body.data.body).toContain('Harbour Talent needs');
});

it('publishes once: the event, the address and the share link', async () => {
  const id = await job({ title: 'Publisher' });
  const before = (await events('job_ad.published')).length;
  const live = await desk.api.patch(`/jobs/${id}/ad`, { status: 'published' });
  expect(live.body.data).toMatchObject({ status: 'published', published_at: expect.any(String) });
  expect(live.body.data.url).toBe('https://desk.example/careers/harbour-talent/publisher-perth');
  const again = await desk.api.patch(`/jobs/${id}/ad`, { status: 'published', headline: 'Now' });
  expect(again.body.data).toMatchObject({ headline: 'Now', published_at: live.body.data.published_at });
  const fired = await events('job_ad.published');
  expect(fired).toHaveLength(before + 1);
  expect(fired.at(-1).job_ad).toEqual(live.body.data);
  expect((await desk.api.get(`/jobs/${id}`)).body.data.share_links).toEqual({
    career_page: live.body.data.url,
  });
});

it('shows the share link of a job only while its page can be seen, also in the answer of the change', async () => {
  const id = await job({ title: 'Held back' });
  const live = (await desk.api.patch(`/jobs/${id}/ad`, { status: 'published' })).body.data.url;
  const linkAt = async (status: string) =>
    (await desk.api.patch(`/jobs/${id}`, { status })).body.data.share_links;
  expect(await linkAt('on_hold')).toBeNull();
  expect(await linkAt('active')).toEqual({ career_page: live });
  expect(await linkAt('closed')).toBeNull();
  expect(await linkAt('active')).toBeNull();
});

it('gives ads of the same title addresses of their own, which never change', async () => {
  const [a, b] = [await job({ title: 'Twin' }), await job({ title: 'Twin' })];
  const first = (await desk.api.patch(`/jobs/${a}/ad`, {})).body.data.slug;
  const second = (await desk.api.patch(`/jobs/${b}/ad`, {})).body.data.slug;
  expect([first, second]).toEqual(['twin-perth', 'twin-perth-2']);
  const renamed = await desk.api.patch(`/jobs/${a}/ad`, { title: 'Another title' });
  expect(renamed.body.data).toMatchObject({ title: 'Another title', slug: first });
});

it('refuses to publish for a job that is not active, or with nothing to say', async () => {
  const id = await job();
  await desk.api.patch(`/jobs/${id}`, { status: 'on_hold' });
  const held = await desk.api.patch(`/jobs/${id}/ad`, { status: 'published' });
  expect(held.status).toBe(409);
  expect(held.body.error).toMatchObject({ code: 'CONFLICT', field: 'status', job_status: 'on_hold' });
  expect((await desk.api.get(`/jobs/${id}/ad`)).body.data.status).toBe('none');
  await desk.api.patch(`/jobs/${id}`, { status: 'active' });
  const empty = await desk.api.patch(`/jobs/${id}/ad`, { status: 'published', body: null, bullets: [] });
  expect(empty.status).toBe(422);
  expect(empty.body.error.field).toBe('body');
});

it.each([
  ['apply_url', { apply_url: 'javascript:alert(1)' }],
  ['status', { status: 'live' }],
  ['headlin', { headlin: 'x' }],
])('names %s where it cannot be', async (field, body) => {
  const answer = await desk.api.patch(`/jobs/${await job()}/ad`, body);
  expect(answer.status).toBe(422);
  expect(answer.body.error.field).toBe(field);
});

it('closes the ad of a job that is closed, and leaves that of one on hold', async () => {
  const [closed, held] = [await job(), await job()];
  for (const id of [closed, held]) await desk.api.patch(`/jobs/${id}/ad`, { status: 'published' });
  await desk.api.patch(`/jobs/${closed}`, { status: 'closed' });
  await desk.api.patch(`/jobs/${held}`, { status: 'on_hold' });
  await running.service.jobs.runDue();
  const [first, second] = [await desk.api.get(`/jobs/${closed}/ad`), await desk.api.get(`/jobs/${held}/ad`)];
  expect(first.body.data).toMatchObject({ status: 'closed', url: null });
  expect(second.body.data).toMatchObject({ status: 'published', url: null });
});

it('is undone: a new ad is removed, a published one is a draft again', async () => {
  const id = await job({ title: 'Undone' });
  const run = async (input: Record<string, unknown>) => {
    const done = await desk.api.post('/batch', {
      actions: [{ action: 'update_job_ad', input: { job_id: id, ...input } }],
    });
    return desk.api.post(`/batch/${done.body.data.batch_id}/undo`);
  };
  expect((await run({})).status).toBe(200);
  expect((await desk.api.get(`/jobs/${id}/ad`)).body.data.status).toBe('none');
  expect((await desk.api.get(`/jobs/${id}`)).body.data.job_ad).toBeNull();
  await runAction(running, desk.adminKey, 'update_job_ad', { job_id: id });
  expect((await run({ status: 'published', headline: 'New' })).status).toBe(200);
  const after = await desk.api.get(`/jobs/${id}/ad`);
  expect(after.body.data).toMatchObject({ status: 'draft', headline: expect.not.stringMatching(/^New$/) });
});

it('tells whoever writes a draft that its words name the client, before anybody would publish it', async () => {
  const id = await job();
  const named = await desk.api.patch(`/jobs/${id}/ad`, { body: 'Acme Mining is hiring a controller.' });
  expect(named.body.data.status).toBe('draft');
  expect(named.body.meta.warnings).toContainEqual(
    expect.objectContaining({
      code: 'look_before_it_leaves',
      findings: [expect.objectContaining({ about: 'identity', words: 'Acme Mining' })],
    }),
  );
  const unnamed = await desk.api.patch(`/jobs/${id}/ad`, { body: 'Our client is hiring a controller.' });
  expect(unnamed.body.meta.warnings ?? []).toEqual([]);
});

it('tells of each sentence about pay that a draft leaves out, also where the brief has it in a line of its own', async () => {
  const id = await job({
    description: 'Lead the month end. Salary 140k plus super.\nRate: $95 an hour\nMust have CPA.',
  });
  const drafted = await desk.api.patch(`/jobs/${id}/ad`, {});
  expect(JSON.stringify(drafted.body.data)).not.toMatch(/140k|\$95|95 an hour/);
  expect(drafted.body.meta.warnings).toContainEqual(
    expect.objectContaining({
      code: 'left_out_of_ad',
      left_out: expect.arrayContaining(['Salary 140k plus super.', 'Rate: $95 an hour']),
    }),
  );
});
