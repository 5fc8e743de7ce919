import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import {
  type Desk,
  desk,
  newCandidate,
  newJob,
  respond,
  shareJob,
  submit,
} from '#test/harness/marketplace.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const running = useService();
let owner: Desk;
let other: Desk;

beforeAll(async () => {
  owner = await desk(running, 'Harbour Talent');
  other = await desk(running, 'Ridge Search');
});

const DAY = 24 * 60 * 60_000;
const change = (id: string, action: string) => owner.api.patch(`/marketplace/listings/${id}`, { action });
const fresh = async () => shareJob(owner, await newJob(owner, owner.clientId));

/** Puts a listing's date into the past, as if its days had gone by. */
const outlive = (id: string) =>
  running.service.store.write(({ tx }) =>
    tx
      .updateTable('marketplace_listings')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute(),
  );

const REACHED: Record<string, string[]> = {
  live: [],
  paused: ['pause'],
  filled: ['filled'],
  withdrawn: ['withdraw'],
};
const ALLOWED: Record<string, Record<string, string>> = {
  live: { pause: 'paused', withdraw: 'withdrawn', filled: 'filled', renew: 'live' },
  paused: { resume: 'live', withdraw: 'withdrawn', filled: 'filled', renew: 'live' },
  expired: { withdraw: 'withdrawn', renew: 'live' },
  filled: {},
  withdrawn: {},
};
const ACTIONS = ['pause', 'resume', 'withdraw', 'filled', 'renew'];

it.each(Object.keys(ALLOWED))(
  'a %s listing takes the actions that its status allows and no other',
  async (status) => {
    for (const action of ACTIONS) {
      const { id } = await fresh();
      for (const step of REACHED[status] ?? []) await change(id, step);
      if (status === 'expired') await outlive(id);
      const answer = await change(id, action);
      const to = ALLOWED[status]?.[action];
      if (to === undefined) {
        expect(answer.status, `${action} from ${status}`).toBe(409);
        expect(answer.body.error).toMatchObject({ code: 'CONFLICT', status });
      } else {
        expect(answer.body.data.status, `${action} from ${status}`).toBe(to);
        expect(answer.body.data.closed_at === null).toBe(to === 'live' || to === 'paused');
      }
    }
  },
);

it('renews by 30 days on top of what is left, and from now when nothing is', async () => {
  const { id, expires_at } = await fresh();
  const longer = await change(id, 'renew');
  expect(Date.parse(longer.body.data.expires_at) - Date.parse(expires_at)).toBe(30 * DAY);
  await outlive(id);
  await running.service.jobs.runDue();
  expect((await owner.api.get(`/marketplace/listings/${id}`)).body.data.status).toBe('expired');
  const renewed = (await change(id, 'renew')).body.data;
  expect(Math.abs(Date.parse(renewed.expires_at) - Date.now() - 30 * DAY)).toBeLessThan(60_000);
});

it.each([
  ['withdraw', 'listing_withdrawn'],
  ['filled', 'listing_filled'],
])(
  '%s ends the pending intros at once, and tells their senders by activity, change feed and mail',
  async (action, resolution) => {
    const { id } = await fresh();
    const intro = await submit(other, id, await newCandidate(other));
    await change(id, action);
    const read = (await other.api.get(`/marketplace/intros/${intro.id}`)).body.data;
    expect(read).toMatchObject({ status: 'expired', resolution });
    const lines = await other.api.get('/activities?type=marketplace&limit=1');
    expect(lines.body.data[0]).toMatchObject({ actor: { type: 'system', id: null, name: 'Harbour Talent' } });
    const mail = await running.service.store.read((db) =>
      db
        .selectFrom('scheduled_emails')
        .where('account_id', '=', other.accountId)
        .where('kind', '=', 'notice')
        .orderBy('created_at', 'desc')
        .select(['subject', 'body_text'])
        .executeTakeFirstOrThrow(),
    );
    expect(mail.subject).toContain('Your intro has ended');
    expect((await respond(owner, intro.id, 'accept')).status).toBe(409);
  },
);

it('pausing keeps pending intros and shows it to nobody; expiry ends them', async () => {
  const { id } = await fresh();
  const intro = await submit(other, id, await newCandidate(other));
  await change(id, 'pause');
  expect((await other.api.get(`/marketplace/intros/${intro.id}`)).body.data.status).toBe('pending');
  const late = await other.api.post('/marketplace/intros', {
    listing_id: id,
    kind: 'submission',
    candidate_id: other.candidateId,
    headline: 'H',
    pitch: 'P',
    attested_relationship: true,
  });
  expect(late.status).toBe(404);
  await outlive(id);
  await running.service.jobs.runDue();
  expect((await other.api.get(`/marketplace/intros/${intro.id}`)).body.data).toMatchObject({
    status: 'expired',
    resolution: 'listing_expired',
  });
});

it('resumes no listing whose source has another live listing, and names that one', async () => {
  const jobId = await newJob(owner, owner.clientId);
  const first = await shareJob(owner, jobId);
  await change(first.id, 'pause');
  const second = await shareJob(owner, jobId);
  const refused = await change(first.id, 'resume');
  expect(refused.status).toBe(409);
  expect(refused.body.error.existing_id).toBe(second.id);
});

it('can be changed by its own agency alone', async () => {
  const { id } = await fresh();
  const foreign = await other.api.patch(`/marketplace/listings/${id}`, { action: 'withdraw' });
  expect(foreign.status).toBe(404);
  expect((await change(id, 'sell')).status).toBe(422);
});

it('expires by the clock of its own account', async () => {
  const demo = await running.workspace({ name: 'Demo', sandbox: true });
  await demo.api.patch(`/accounts/${demo.accountId}`, { marketplace: true });
  const client = await demo.api.post('/clients', { name: 'Boreal' });
  const job = await demo.api.post('/jobs', { title: 'Planner', client_id: client.body.data.id });
  const made = await demo.api.post('/marketplace/listings', {
    kind: 'job',
    job_id: job.body.data.id,
    headline: 'Planner',
    pitch: 'Good.',
    accept_terms: true,
  });
  const { id, expires_at } = made.body.data;
  const to = new Date(Date.parse(expires_at) + 1000).toISOString();
  expect((await advanceTo(demo.api, to)).status).toBe(200);
  const row = await running.service.store.read((db) =>
    db.selectFrom('marketplace_listings').where('id', '=', id).select('status').executeTakeFirstOrThrow(),
  );
  expect(row.status).toBe('expired');
});

it('a listing follows its job: filled with it, paused while it is on hold or closed', async () => {
  const statusOf = async (id: string) =>
    (await owner.api.get(`/marketplace/listings/${id}`)).body.data.status;
  for (const status of ['on_hold', 'closed']) {
    const job = await newJob(owner, owner.clientId);
    const { id } = await shareJob(owner, job);
    await owner.api.patch(`/jobs/${job}`, { status });
    expect(await statusOf(id)).toBe('paused');
    const opened = await owner.api.patch(`/jobs/${job}`, { status: 'active' });
    // Nothing is published by itself, and whoever opens the job is told.
    expect(await statusOf(id)).toBe('paused');
    expect(opened.body.meta.warnings).toEqual([
      expect.objectContaining({
        code: 'listing_paused',
        listing_id: id,
        message: expect.stringContaining('resume'),
      }),
    ]);
    expect((await change(id, 'resume')).status).toBe(200);
  }
  const job = await newJob(owner, owner.clientId);
  const { id } = await shareJob(owner, job);
  const intro = await submit(other, id);
  const candidate_id = await newCandidate(owner);
  const application = (await owner.api.post('/applications', { job_id: job, candidate_id })).body.data.id;
  expect((await owner.api.post('/placements', { application_id: application })).status).toBe(201);
  expect(await statusOf(id)).toBe('filled');
  const ended = (await other.api.get(`/marketplace/intros/${intro.id}`)).body.data;
  expect(ended).toMatchObject({ status: 'expired', resolution: 'listing_filled' });
  const opened = await owner.api.patch(`/jobs/${job}`, { status: 'active' });
  expect(opened.body.meta.warnings).toEqual([
    expect.objectContaining({
      code: 'listing_filled',
      message: expect.stringContaining('shares the job anew'),
    }),
    expect.objectContaining({ code: 'placement_remains' }),
  ]);
});
