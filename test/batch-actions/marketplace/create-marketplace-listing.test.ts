import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import {
  type Desk,
  desk,
  newCandidate,
  newJob,
  SECRETS,
  shareCandidate,
  shareJob,
} from '#test/harness/marketplace.ts';

const running = useService();
let owner: Desk;

beforeAll(async () => {
  owner = await desk(running, 'Harbour Talent');
});

const DAY = 24 * 60 * 60_000;

it('asks once per company for the terms, shares a job as an anonymous snapshot, live for 30 days', async () => {
  const body = { kind: 'job', job_id: owner.jobId, headline: 'Planner', pitch: 'A good role.' };
  const unagreed = await owner.api.post('/marketplace/listings', body);
  expect(unagreed.status).toBe(422);
  expect(unagreed.body.error.field).toBe('accept_terms');
  const listing = await shareJob(owner);
  expect(listing).toMatchObject({
    kind: 'job',
    mine: true,
    status: 'live',
    headline: 'Mine planner for a mining company',
    chips: ['Perth', 'FIFO'],
    pitch: 'A mining company needs a planner; ask a contact.',
    salary_min: 150000,
    salary_max: 180000,
    currency: 'AUD',
    fee_percent: 20,
    owner_share_percent: 60,
    partner_share_percent: 40,
    candidate_aware: null,
    agency: { name: 'Harbour Talent', country: 'AU', deals_placed: 0, median_response_hours: null },
    source_id: owner.jobId,
    intro_counts: { pending: 0, accepted: 0 },
    my_intro_id: null,
    closed_at: null,
  });
  expect(Date.parse(listing.expires_at) - Date.parse(listing.published_at)).toBe(30 * DAY);
  const another = await owner.api.post('/marketplace/listings', {
    ...body,
    job_id: await newJob(owner, owner.clientId),
  });
  expect(another.status).toBe(201);
  expect(another.body.data).toMatchObject({ owner_share_percent: 50, currency: 'AUD', fee_percent: null });
  const read = await owner.api.get(`/marketplace/listings/${another.body.data.id}`);
  expect(read.body.data).toEqual(another.body.data);
});

it('shares a candidate only when they know, and never one who must not be approached', async () => {
  const candidate_id = await newCandidate(owner);
  const body = {
    kind: 'candidate',
    candidate_id,
    headline: 'Engineer',
    pitch: 'Strong.',
    accept_terms: true,
  };
  for (const candidate_aware of [undefined, false]) {
    const refused = await owner.api.post('/marketplace/listings', { ...body, candidate_aware });
    expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'candidate_aware' });
  }
  await owner.api.patch(`/candidates/${candidate_id}`, { do_not_approach: true });
  const flagged = await owner.api.post('/marketplace/listings', { ...body, candidate_aware: true });
  expect(flagged.body.error).toMatchObject({ code: 'CONFLICT', field: 'candidate_id' });
  await owner.api.patch(`/candidates/${candidate_id}`, { do_not_approach: false });
  expect(await shareCandidate(owner, candidate_id)).toMatchObject({
    candidate_aware: true,
    pitch: 'The candidate leads teams at an engineering firm.',
    source_id: candidate_id,
  });
});

it('keeps one live listing of a source, and names it', async () => {
  const jobId = await newJob(owner, owner.clientId);
  const first = await shareJob(owner, jobId);
  const again = await owner.api.post('/marketplace/listings', {
    kind: 'job',
    job_id: jobId,
    headline: 'Twice',
    pitch: 'Twice.',
  });
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({ code: 'CONFLICT', existing_id: first.id });
});

it.each([
  ['headline', { headline: 'Ask Mrs Unknown' }, ['Mrs Unknown'], 'name'],
  ['pitch', { pitch: 'A young, dynamic woman would fit.' }, ['young, dynamic'], 'protected_attribute'],
  ['chips.1', { chips: ['Perth', 'males only'] }, ['males only'], 'protected_attribute'],
  ['location', { location: 'Perth, for Ms Someone' }, ['Ms Someone'], 'name'],
])(
  'refuses a %s that scrubbing cannot mend, with the spans at fault',
  async (field, given, texts, reason) => {
    const body = {
      kind: 'job',
      job_id: await newJob(owner, owner.clientId),
      headline: 'H1 role',
      pitch: 'Pitch.',
    };
    const refused = await owner.api.post('/marketplace/listings', { ...body, ...given });
    expect(refused.status).toBe(422);
    expect(refused.body.error.field).toBe(field);
    expect(refused.body.error.type).toBe(reason === 'name' ? undefined : 'unlawful_wording');
    expect(refused.body.error.spans.map(({ text }: { text: string }) => text)).toEqual(texts);
    expect(refused.body.error.spans[0]).toMatchObject({
      reason,
      start: expect.any(Number),
      end: expect.any(Number),
    });
  },
);

it.each([
  [{ kind: 'job' }, 'job_id'],
  [{ kind: 'candidate', candidate_aware: true }, 'candidate_id'],
  [{ kind: 'job', job_id: 'JOB', candidate_id: 'CND' }, 'candidate_id'],
  [{ kind: 'job', job_id: 'JOB', owner_share_percent: 55 }, 'owner_share_percent'],
  [{ kind: 'job', job_id: 'JOB', salary_min: 2, salary_max: 1 }, 'salary_max'],
  [{ kind: 'job', job_id: 'JOB', chips: ['1', '2', '3', '4', '5', '6', '7'] }, 'chips'],
  [{ kind: 'job', job_id: 'JOB', chips: ['x'.repeat(61)] }, 'chips.0'],
  [{ kind: 'job', job_id: 'JOB', headline: 'x'.repeat(201) }, 'headline'],
  [{ kind: 'job', job_id: 'JOB', pitch: 'x'.repeat(4001) }, 'pitch'],
  [{ kind: 'pool' }, 'kind'],
])('refuses %j naming %s', async (given, field) => {
  const ids = { JOB: owner.jobId, CND: owner.candidateId };
  const body = JSON.parse(
    JSON.stringify({ headline: 'H', pitch: 'P', ...given }).replace(/JOB|CND/g, (name) => ids[name as 'JOB']),
  );
  const refused = await owner.api.post('/marketplace/listings', body);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
});

it('shares no job that is closed, and none of another agency', async () => {
  const jobId = await newJob(owner, owner.clientId);
  await owner.api.patch(`/jobs/${jobId}`, { status: 'closed' });
  const body = { kind: 'job', job_id: jobId, headline: 'H', pitch: 'P' };
  expect((await owner.api.post('/marketplace/listings', body)).status).toBe(409);
  const other = await desk(running, 'Ridge Search');
  const foreign = await other.api.post('/marketplace/listings', { ...body, accept_terms: true });
  expect(foreign.status).toBe(404);
  expect(foreign.body.error.field).toBe('job_id');
});

it('takes a deleted candidate off the marketplace', async () => {
  const candidateId = await newCandidate(owner, { name: SECRETS.candidate });
  const listing = await shareCandidate(owner, candidateId);
  await owner.api.delete(`/candidates/${candidateId}`);
  const read = await owner.api.get(`/marketplace/listings/${listing.id}`);
  expect(read.body.data.status).toBe('withdrawn');
});

it.each(['Muslim', 'Gay', 'Single, no dependants'])(
  'refuses to tell of a candidate that they are "%s"',
  async (chip) => {
    const refused = await owner.api.post('/marketplace/listings', {
      kind: 'candidate',
      candidate_id: owner.candidateId,
      candidate_aware: true,
      headline: 'Engineer of tunnels',
      pitch: 'Ten years of tunnels.',
      chips: ['Tunnels', chip],
    });
    expect(refused.status).toBe(422);
    expect(refused.body.error.findings[0]).toMatchObject({ verdict: 'blocked', field: 'chips.1' });
  },
);

it('refuses to share a role for people of an age', async () => {
  const refused = await owner.api.post('/marketplace/listings', {
    kind: 'job',
    job_id: await newJob(owner, owner.clientId),
    headline: 'Site engineer',
    pitch: 'Applicants must be under 35.',
  });
  expect(refused.status).toBe(422);
  expect(refused.body.error.findings[0]).toMatchObject({ verdict: 'blocked', about: 'age', field: 'pitch' });
});

it('says in the plan to erase somebody that their listing goes, without brackets around nothing', async () => {
  const there = await desk(running, 'Erasing Talent');
  await shareCandidate(there);
  const action = { action: 'erase_candidate', input: { candidate_id: there.candidateId } };
  const { confirm_text } = (await there.api.post('/batch', { dry_run: true, actions: [action] })).body.data;
  expect(confirm_text).toContain('1 marketplace listing withdrawn');
  expect(confirm_text).not.toContain('()');
});

it('refuses what a text tells of a candidate as it was written, before pronouns become neutral', async () => {
  const candidate_id = await newCandidate(owner);
  const body = { kind: 'candidate', candidate_id, candidate_aware: true, headline: 'Planner' };
  const pitch = 'Pregnant with her first; plans mines.';
  const refused = await owner.api.post('/marketplace/listings', { ...body, pitch });
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ type: 'unlawful_wording', field: 'pitch' });
});
