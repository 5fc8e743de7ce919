import { beforeAll, describe, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import {
  ask,
  type Desk,
  desk,
  newCandidate,
  newJob,
  requestedDeal,
  respond,
  SECRETS,
  shareCandidate,
  shareJob,
  submit,
  submittedDeal,
} from '#test/harness/marketplace.ts';

const running = useService();
let owner: Desk;
let sender: Desk;
let third: Desk;

beforeAll(async () => {
  [owner, sender, third] = [
    await desk(running, 'Harbour Talent'),
    await desk(running, 'Ridge Search'),
    await desk(running, 'Delta People'),
  ];
});

const submission = async () =>
  submit(sender, (await shareJob(owner, await newJob(owner, owner.clientId))).id, await newCandidate(sender));
const request = async () => ask(sender, (await shareCandidate(owner, await newCandidate(owner))).id);

/** How an intro reaches each status. */
const REACH: Record<string, (id: string, listing: string) => Promise<unknown>> = {
  pending: async () => undefined,
  accepted: (id) => respond(owner, id, 'accept'),
  declined: (id) => respond(owner, id, 'decline'),
  withdrawn: (id) => respond(sender, id, 'withdraw'),
  expired: (_id, listing) => owner.api.patch(`/marketplace/listings/${listing}`, { action: 'filled' }),
};

type Side = 'owner' | 'sender' | 'third';

/** What each side hears to each action, by the kind of intro, while it is pending; checks also once it is accepted. */
function answerTo(kind: string, status: string, action: string, side: Side): number {
  if (side === 'third') return 404;
  const mover = action === 'withdraw' ? 'sender' : 'owner';
  const checks = action === 'check' && kind === 'request';
  if (side !== mover && !checks) return 403;
  if (status === 'pending') return action === 'accept' ? 201 : 200;
  return action === 'check' && status === 'accepted' ? 200 : 409;
}

describe.each(['submission', 'request'])('a %s', (kind) => {
  it.each(Object.keys(REACH))('takes, while it is %s, only the moves of its sides', async (status) => {
    const sides: Record<Side, Desk> = { owner, sender, third };
    const reached = async () => {
      const made = kind === 'submission' ? await submission() : await request();
      await REACH[status]?.(made.id, made.listing_id);
      return made;
    };
    let intro = await reached();
    for (const action of ['check', 'accept', 'decline', 'withdraw']) {
      for (const side of ['third', 'owner', 'sender'] as const) {
        const answer = await respond(sides[side], intro.id, action);
        const expected = answerTo(kind, status, action, side);
        expect(answer.status, `${action} of a ${status} ${kind} by the ${side}`).toBe(expected);
        if (expected === 403) expect(answer.body.error.code).toBe('NOT_YOUR_MOVE');
        if (expected === 409) expect(answer.body.error.code).toBe('CONFLICT');
        if (expected < 300 && action !== 'check') intro = await reached();
      }
    }
  });
});

it('accepts a submission: identities on the deal, the candidate on the shortlist, events to both sides', async () => {
  const { deal, intro, listing } = await submittedDeal(owner, sender);
  expect(intro).toMatchObject({ status: 'accepted', resolution: 'owner', deal_id: deal.id });
  expect(deal).toMatchObject({
    intro_id: intro.id,
    listing_id: listing.id,
    listing_kind: 'job',
    status: 'connected',
    role: 'owner',
    places: true,
    counterpart_agency: 'Ridge Search',
    owner_share_percent: 60,
    your_share_percent: 60,
    fee_percent: 20,
    salary_min: 150000,
    salary_max: 180000,
    currency: 'AUD',
    revealed: {
      candidate: { name: SECRETS.candidate, current_company: SECRETS.employer, location: 'Perth, Australia' },
      job: { client_name: SECRETS.client },
      owner_consultant: { name: 'Mia Admin' },
      partner_consultant: { name: 'Mia Admin' },
    },
  });
  const formed = new Date(deal.created_at);
  const protectedTo = new Date(deal.protection_ends_at);
  expect(protectedTo.getUTCFullYear() * 12 + protectedTo.getUTCMonth()).toBe(
    formed.getUTCFullYear() * 12 + formed.getUTCMonth() + 12,
  );
  const application = (await owner.api.get(`/applications/${deal.application_id}`)).body.data;
  expect(application).toMatchObject({ job_id: listing.source_id, stage: 'yes', source: 'marketplace' });
  expect(application.candidate_id).toBe(deal.candidate_id);
  const person = (await owner.api.get(`/candidates/${deal.candidate_id}`)).body.data;
  expect(person).toMatchObject({ name: SECRETS.candidate, contact_only: false, source: 'marketplace' });
  const theirs = (await sender.api.get(`/marketplace/deals/${deal.id}`)).body.data;
  expect(theirs).toMatchObject({
    role: 'partner',
    places: false,
    counterpart_agency: 'Harbour Talent',
    your_share_percent: 40,
    candidate_id: intro.candidate_id ?? theirs.candidate_id,
    application_id: null,
    placement_id: null,
    revealed: { candidate: { name: SECRETS.candidate }, job: { client_name: SECRETS.client } },
  });
  expect((await sender.api.get(`/candidates/${theirs.candidate_id}`)).status).toBe(200);
  const events = await running.service.store.read((db) =>
    db
      .selectFrom('events')
      .where('event', '=', 'marketplace.deal.formed')
      .where('data', 'like', `%${deal.id}%`)
      .select(['account_id', 'data'])
      .execute(),
  );
  expect(events.map(({ account_id }) => account_id).sort()).toEqual(
    [owner.accountId, sender.accountId].sort(),
  );
  const roles = events.map(({ data }) => JSON.parse(data).marketplace_deal.role);
  expect(roles.sort()).toEqual(['owner', 'partner']);
});

it('takes a candidate whom the owner has already, and their live application as it stands', async () => {
  const jobId = await newJob(owner, owner.clientId);
  const email = 'known.twice@people.example';
  const theirs = await newCandidate(sender, { email });
  const ours = await newCandidate(owner, { email: email.toUpperCase() });
  const application = await owner.api.post('/applications', {
    job_id: jobId,
    candidate_id: ours,
    stage: 'submitted',
  });
  const intro = await submit(sender, (await shareJob(owner, jobId)).id, theirs);
  const { deal } = (await respond(owner, intro.id, 'accept')).body.data;
  expect(deal).toMatchObject({
    candidate_id: ours,
    application_id: application.body.data.id,
    status: 'in_progress',
  });
});

it('grants a request: the person is revealed to the other agency, whose pipeline stays as it is', async () => {
  const { deal } = await requestedDeal(owner, sender);
  expect(deal).toMatchObject({
    role: 'owner',
    places: false,
    listing_kind: 'candidate',
    application_id: null,
  });
  const theirs = (await sender.api.get(`/marketplace/deals/${deal.id}`)).body.data;
  expect(theirs).toMatchObject({
    role: 'partner',
    places: true,
    status: 'connected',
    candidate_id: null,
    revealed: { candidate: { name: SECRETS.candidate, candidate_id: null }, job: null },
  });
});

describe('a check', () => {
  it.each([
    ['email', { email: 'match.me@people.example' }, { email: 'MATCH.me@people.example', name: 'Other Name' }],
    ['phone', { phone: '+61 412 000 111' }, { phone: '0412 000 111', name: 'Noor Haddad' }],
    [
      'linkedin',
      { linkedin_url: 'https://www.linkedin.com/in/zeph-1' },
      { linkedin_url: 'linkedin.com/in/Zeph-1/', name: 'Zeph O' },
    ],
    [
      'name_employer',
      { name: 'Ana Ruiz', current_company: 'Northgate Pty Ltd' },
      { name: 'ANA RUÍZ', current_company: 'Northgate' },
    ],
  ])('knows the candidate again by %s, and changes nothing', async (matched_by, theirs, ours) => {
    const listing = await shareJob(owner, await newJob(owner, owner.clientId));
    const nobody = { name: 'Noor Haddad', current_company: 'Unmatched Freight' };
    const candidate = await newCandidate(sender, { ...nobody, ...theirs });
    const texts = { headline: 'Mine planner', pitch: 'Knows open pits.' };
    const intro = await submit(sender, listing.id, candidate, texts);
    const unknown = (await respond(owner, intro.id, 'check')).body.data;
    expect(unknown.verdict).toMatchObject({ known: false, matched_by: null, matched_candidate_id: null });
    const id = await newCandidate(owner, ours);
    const before = (await owner.api.get('/changes?limit=1')).body.data;
    const { verdict, deal, intro: after } = (await respond(owner, intro.id, 'check')).body.data;
    expect(verdict).toMatchObject({
      known: true,
      matched_by,
      matched_candidate_id: id,
      added_at: expect.any(String),
    });
    expect(deal).toBeNull();
    expect(after.status).toBe('pending');
    expect((await owner.api.get('/changes?limit=1')).body.data).toEqual(before);
    await owner.api.delete(`/candidates/${id}`);
  });

  it('says nothing of a shared candidate before the accept, and tells the other side after it', async () => {
    const email = 'asked.for@people.example';
    const listing = await shareCandidate(owner, await newCandidate(owner, { email }));
    const known = await newCandidate(sender, { email });
    const intro = await ask(sender, listing.id);
    expect((await respond(sender, intro.id, 'check')).body.data.verdict).toBeNull();
    expect((await respond(owner, intro.id, 'check')).body.data.verdict).toBeNull();
    await respond(owner, intro.id, 'accept');
    expect((await respond(sender, intro.id, 'check')).body.data.verdict).toMatchObject({
      known: true,
      matched_by: 'email',
      matched_candidate_id: known,
    });
  });
});

it('declines with a reason that the sender reads, and takes none with another action', async () => {
  const intro = await submission();
  const wrong = await respond(owner, intro.id, 'accept', { decline_reason: 'No' });
  expect(wrong.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'decline_reason' });
  const told = await respond(owner, intro.id, 'decline', { decline_reason: 'They want a young man' });
  expect(told.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'decline_reason' });
  await respond(owner, intro.id, 'decline', { decline_reason: `The role at ${SECRETS.client} has changed` });
  expect((await sender.api.get(`/marketplace/intros/${intro.id}`)).body.data).toMatchObject({
    status: 'declined',
    resolution: 'owner',
    decline_reason: 'The role at a mining company has changed',
  });
});

it('accepts nothing for a job that is closed or a candidate who is gone, and leaves it pending', async () => {
  const closed = await submission();
  const listing = (await owner.api.get(`/marketplace/listings/${closed.listing_id}`)).body.data;
  await owner.api.patch(`/jobs/${listing.source_id}`, { status: 'closed' });
  expect((await respond(owner, closed.id, 'accept')).status).toBe(409);
  expect((await owner.api.get(`/marketplace/intros/${closed.id}`)).body.data.status).toBe('pending');
});

it('forms one deal when two accept at once', async () => {
  const intro = await submission();
  const answers = await Promise.all(Array.from({ length: 6 }, () => respond(owner, intro.id, 'accept')));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  const deals = (await owner.api.get('/marketplace/deals?limit=100')).body.data;
  expect(deals.filter(({ intro_id }: { intro_id: string }) => intro_id === intro.id)).toHaveLength(1);
});

it('is either accepted or withdrawn when both sides move at once', async () => {
  const intro = await submission();
  const [accepted, withdrawn] = await Promise.all([
    respond(owner, intro.id, 'accept'),
    respond(sender, intro.id, 'withdraw'),
  ]);
  expect([accepted.status, withdrawn.status].sort()).toEqual(
    accepted.status === 201 ? [201, 409] : [200, 409],
  );
});

it('says in the text that is agreed to with whom the fee is shared, and how; and that it declines', async () => {
  const made = await submission();
  const read = (await owner.api.get(`/marketplace/intros/${made.id}`)).body.data;
  expect(read).toMatchObject({ fee_percent: 20, your_share_percent: 60 });
  const sent = (await sender.api.get(`/marketplace/intros/${made.id}`)).body.data;
  expect(sent).toMatchObject({ fee_percent: 20, your_share_percent: 40 });
  const planned = async (side: Desk, action: string, input: object) => {
    const actions = [{ action, input }];
    return (await side.api.post('/batch', { dry_run: true, actions })).body.data.confirm_text;
  };
  const answer = (action: string) =>
    planned(owner, 'respond_to_marketplace_intro', { intro_id: made.id, action });
  expect(await answer('accept')).toContain(
    'accepted, which binds us to share the fee with Ridge Search: 60% for us and 40% for them, of a fee of 20%',
  );
  expect(await answer('decline')).toMatch(/: declined\)$/);
  const { deal } = await submittedDeal(owner, sender);
  const application = (await owner.api.get(`/marketplace/deals/${deal.id}`)).body.data.application_id;
  const placed = { application_id: application, salary: 150_000, fee_percent: 20, currency: 'AUD' };
  expect((await owner.api.post('/placements', placed)).status).toBe(201);
  const paid = await planned(owner, 'update_marketplace_deal', { deal_id: deal.id, action: 'mark_paid' });
  expect(paid).toMatch(/: marked as paid to the partner\)$/);
});
