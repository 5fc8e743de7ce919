import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import {
  ask,
  type Desk,
  desk,
  newCandidate,
  newJob,
  respond,
  SECRETS,
  shareCandidate,
  shareJob,
  submit,
} from '#test/harness/marketplace.ts';

const running = useService();
let owner: Desk;
let sender: Desk;
let jobListing: { id: string };
let candidateListing: { id: string };

beforeAll(async () => {
  owner = await desk(running, 'Harbour Talent');
  sender = await desk(running, 'Ridge Search');
  jobListing = await shareJob(owner);
  candidateListing = await shareCandidate(owner);
});

it('submits a candidate as an anonymous profile, pending at the agency of the listing', async () => {
  const first = await sender.api.post('/marketplace/intros', {
    listing_id: jobListing.id,
    kind: 'submission',
    candidate_id: sender.candidateId,
    headline: 'Planner',
    pitch: 'Strong.',
    attested_relationship: true,
  });
  expect(first.body.error.field).toBe('accept_terms');
  const intro = await submit(sender, jobListing.id);
  expect(intro).toMatchObject({
    listing_id: jobListing.id,
    listing_headline: 'Mine planner for a mining company',
    kind: 'submission',
    direction: 'sent',
    status: 'pending',
    from_agency: { name: 'Ridge Search', consultant: 'Mia Admin' },
    to_agency: { name: 'Harbour Talent' },
    profile: {
      headline: 'The candidate, planner',
      chips: ['12 years'],
      pitch: 'The candidate of an engineering firm ([email removed]) knows open pits.',
      location: 'Perth, Australia',
    },
    note: 'Could start in a month.',
    attested_relationship: true,
    candidate_id: sender.candidateId,
    resolution: null,
    deal_id: null,
  });
  expect(Date.parse(intro.expires_at) - Date.parse(intro.created_at)).toBe(14 * 24 * 60 * 60_000);
  const received = (await owner.api.get(`/marketplace/intros/${intro.id}`)).body.data;
  expect(intro.your_share_percent).toBe(40);
  expect(received).toEqual({ ...intro, direction: 'received', candidate_id: null, your_share_percent: 60 });
});

it('fires marketplace.intro.received at the agency of the listing alone, without who the candidate is, in whose feed its sender is a name', async () => {
  const listing = await shareJob(owner, await newJob(owner, owner.clientId));
  const intro = await submit(sender, listing.id, await newCandidate(sender));
  const events = await running.service.store.read((db) =>
    db
      .selectFrom('events')
      .where('event', '=', 'marketplace.intro.received')
      .where('data', 'like', `%${intro.id}%`)
      .select(['account_id', 'data', 'sequence'])
      .execute(),
  );
  expect(events.map(({ account_id }) => account_id)).toEqual([owner.accountId]);
  const data = JSON.parse(events[0]?.data ?? '{}');
  expect(data.actor).toEqual({ type: 'system', id: null, name: 'Ridge Search' });
  expect(data.sequence).toBe(events[0]?.sequence);
  expect(data.marketplace_intro).toMatchObject({ id: intro.id, direction: 'received', candidate_id: null });
  // What a webhook of the other agency is sent holds nothing of who it is.
  for (const secret of [...SECRETS.candidate.split(' '), 'Vantablack', 'people.example'])
    expect(events[0]?.data.toLowerCase()).not.toContain(secret.toLowerCase());
  const [line] = (await owner.api.get('/activities?type=marketplace&limit=1')).body.data;
  expect(line).toMatchObject({
    actor: { type: 'system', id: null, name: 'Ridge Search' },
    candidate_id: null,
  });
  const feed = await owner.api.get('/changes?limit=100');
  expect(feed.body.data.map(({ id }: { id: string }) => id)).toContain(intro.id);
});

it('asks for a shared candidate with no more than a note', async () => {
  const intro = await ask(sender, candidateListing.id);
  expect(intro).toMatchObject({
    kind: 'request',
    profile: null,
    candidate_id: null,
    attested_relationship: false,
  });
  for (const [field, value] of [
    ['candidate_id', sender.candidateId],
    ['headline', 'H'],
    ['pitch', 'P'],
    ['chips', ['C']],
    ['attested_relationship', true],
  ]) {
    const refused = await sender.api.post('/marketplace/intros', {
      listing_id: candidateListing.id,
      kind: 'request',
      [field as string]: value,
    });
    expect(refused.body.error.field).toBe(field);
  }
});

it('has one pending intro of a candidate at a listing, and one request', async () => {
  const again = await sender.api.post('/marketplace/intros', {
    listing_id: candidateListing.id,
    kind: 'request',
  });
  expect(again.status).toBe(409);
  await respond(sender, again.body.error.existing_id, 'withdraw');
  expect((await ask(sender, candidateListing.id)).status).toBe('pending');
  const listing = await shareJob(owner, await newJob(owner, owner.clientId));
  const candidateId = await newCandidate(sender);
  const first = await submit(sender, listing.id, candidateId);
  const twice = await sender.api.post('/marketplace/intros', {
    listing_id: listing.id,
    kind: 'submission',
    candidate_id: candidateId,
    headline: 'Fitter',
    pitch: 'Has fitted pumps for ten years.',
    attested_relationship: true,
  });
  expect(twice.status).toBe(409);
  expect(twice.body.error).toMatchObject({ field: 'candidate_id', existing_id: first.id });
  expect((await submit(sender, listing.id, await newCandidate(sender))).status).toBe('pending');
});

it.each([
  ['kind', { kind: 'request' }],
  ['candidate_id', { candidate_id: undefined }],
  ['headline', { headline: undefined }],
  ['pitch', { pitch: undefined }],
  ['attested_relationship', { attested_relationship: false }],
  ['pitch', { pitch: 'She is pregnant.' }],
  ['headline', { headline: 'Ask for Mrs Somebody' }],
  ['chips.0', { chips: ['females only'] }],
  ['note', { note: 'A devout Catholic.' }],
  ['note', { note: 'x'.repeat(2001) }],
])('refuses a submission whose %s is wrong: %j', async (field, wrong) => {
  const refused = await sender.api.post('/marketplace/intros', {
    listing_id: jobListing.id,
    kind: 'submission',
    candidate_id: sender.candidateId,
    headline: 'Planner',
    pitch: 'Strong.',
    attested_relationship: true,
    ...wrong,
  });
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
});

it('answers no listing of one’s own, none unseen, and with no candidate of another agency', async () => {
  const body = {
    kind: 'submission',
    headline: 'H',
    pitch: 'P',
    attested_relationship: true,
    accept_terms: true,
  };
  const own = await owner.api.post('/marketplace/intros', {
    ...body,
    listing_id: jobListing.id,
    candidate_id: owner.candidateId,
  });
  expect(own.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'listing_id' });
  const foreign = await sender.api.post('/marketplace/intros', {
    ...body,
    listing_id: jobListing.id,
    candidate_id: owner.candidateId,
  });
  expect(foreign.body.error).toMatchObject({ code: 'NOT_FOUND', field: 'candidate_id' });
});

it('withdraws what was offered of a candidate who is deleted', async () => {
  const listing = await shareJob(owner, await newJob(owner, owner.clientId));
  const candidateId = await newCandidate(sender, { name: SECRETS.candidate });
  const intro = await submit(sender, listing.id, candidateId);
  await sender.api.delete(`/candidates/${candidateId}`);
  expect((await owner.api.get(`/marketplace/intros/${intro.id}`)).body.data).toMatchObject({
    status: 'withdrawn',
    resolution: 'sender',
  });
});
