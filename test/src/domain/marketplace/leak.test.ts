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
let third: Desk;

beforeAll(async () => {
  [owner, sender, third] = [
    await desk(running, 'Harbour Talent'),
    await desk(running, 'Ridge Search'),
    await desk(running, 'Delta People'),
  ];
});

/** A person and a job that only one agency knows, so that a mention elsewhere can come from nowhere else. */
const KNOWN = {
  name: 'Thessaly Quarrington',
  first: 'Thessaly',
  last: 'Quarrington',
  email: 'thess.q@privatemail.example',
  phone: '+61 412 987 654',
  linkedin: 'https://www.linkedin.com/in/thess-quarrington-9',
  employer: 'Obsidian Ferrous Holdings',
  school: 'Wollemi Institute',
  client: 'Marrowbone Copper',
  contact: 'Peregrine Ashdown',
};

const TEXT =
  `${KNOWN.name} (${KNOWN.email}, ${KNOWN.phone}, ${KNOWN.linkedin}) of ${KNOWN.employer.toUpperCase()} studied at ` +
  `${KNOWN.school}; q.u.a.r.r.i.n.g.t.o.n leads plants. Role at ${KNOWN.client}, ask ${KNOWN.contact}.`;

/** All that an agency can read of what it may know, with what waits for its webhooks. */
async function readBy(side: Desk, more: string[] = []): Promise<string> {
  const answers = [];
  for (const path of [
    '/marketplace/listings',
    '/marketplace/listings?mine=true',
    '/marketplace/intros',
    '/marketplace/intros?direction=sent',
    '/marketplace/deals',
    '/activities?limit=100',
    '/changes?limit=100',
    ...more,
  ])
    answers.push((await side.api.get(path)).body);
  const kept = await running.service.store.read(async (db) => {
    const rows: unknown[] = [];
    for (const table of [
      'events',
      'activities',
      'changes',
      'scheduled_emails',
      'webhook_deliveries',
    ] as const)
      rows.push(await db.selectFrom(table).where('account_id', '=', side.accountId).selectAll().execute());
    return rows;
  });
  return JSON.stringify([answers, kept]);
}

const strings = Object.values(KNOWN).filter((value) => value !== KNOWN.first);

function expectNone(text: string, known: readonly string[]): void {
  const plain = text.toLowerCase();
  for (const one of known) expect(plain.includes(one.toLowerCase()), one).toBe(false);
}

it('tells the other side nothing of who is meant, in answers, refusals, events, activities and mails, until an accept', async () => {
  const client = await owner.api.post('/clients', {
    name: KNOWN.client,
    contacts: [{ name: KNOWN.contact, email: 'peregrine@marrowbone.example', is_primary: true }],
  });
  const jobId = await newJob(owner, client.body.data.id);
  const person = {
    name: KNOWN.name,
    email: KNOWN.email,
    phone: KNOWN.phone,
    linkedin_url: KNOWN.linkedin,
    current_company: KNOWN.employer,
    education: [{ school: KNOWN.school, degree: 'BEng' }],
  };
  const candidateId = await newCandidate(sender, person);
  const jobListing = await shareJob(owner, jobId, {
    headline: `Plant lead, ${KNOWN.client}`,
    pitch: `${KNOWN.client} hires; call ${KNOWN.contact}.`,
  });
  const offered = {
    listing_id: jobListing.id,
    kind: 'submission',
    candidate_id: candidateId,
    headline: KNOWN.name,
    chips: [KNOWN.last, KNOWN.employer],
    pitch: TEXT.replace(`Role at ${KNOWN.client}, ask ${KNOWN.contact}.`, ''),
    note: `${KNOWN.first} can start soon.`,
    attested_relationship: true,
    accept_terms: true,
  };
  const intro = (await sender.api.post('/marketplace/intros', offered)).body.data;
  const path = `/marketplace/intros/${intro.id}`;
  const ofPerson = [...strings.filter((one) => one !== KNOWN.client && one !== KNOWN.contact), candidateId];
  const ofJob = [KNOWN.client, KNOWN.contact, jobId, client.body.data.id];

  const refusals = [];
  for (const action of ['check', 'withdraw']) refusals.push((await respond(owner, intro.id, action)).body);
  for (const action of ['accept', 'decline', 'check'])
    refusals.push((await respond(sender, intro.id, action)).body);
  for (const action of ['check', 'accept', 'withdraw'])
    refusals.push((await respond(third, intro.id, action)).body);
  refusals.push((await sender.api.post('/marketplace/intros', offered)).body);
  refusals.push((await third.api.get(path)).body);
  expectNone(JSON.stringify(refusals.slice(0, 2)), ofPerson);
  expectNone(JSON.stringify(refusals.slice(2, 5)), ofJob);
  expectNone(JSON.stringify(refusals.slice(5, 8)), [...ofPerson, ...ofJob]);

  expectNone(await readBy(owner, [path, `/marketplace/listings/${jobListing.id}`]), ofPerson);
  expectNone(await readBy(sender, [path, `/marketplace/listings/${jobListing.id}`]), ofJob);
  expectNone(await readBy(third, [path, `/marketplace/listings/${jobListing.id}`]), [...ofPerson, ...ofJob]);

  await respond(owner, intro.id, 'decline', {
    decline_reason: `${KNOWN.client} filled it, says ${KNOWN.contact}`,
  });
  expectNone(await readBy(owner, [path]), ofPerson);
  expectNone(await readBy(sender, [path]), ofJob);
});

it('tells who asks for a shared candidate nothing before the accept, and a third agency nothing after it', async () => {
  const candidateId = await newCandidate(owner, { name: 'Lysander Vexworth', email: 'lys@vexmail.example' });
  const listing = await shareCandidate(owner, candidateId, { pitch: 'Lysander Vexworth leads teams.' });
  const intro = await ask(sender, listing.id);
  const secrets = ['lysander', 'vexworth', 'vexmail', candidateId];
  const path = `/marketplace/intros/${intro.id}`;
  expectNone(await readBy(sender, [path, `/marketplace/listings/${listing.id}`]), secrets);
  await owner.api.patch(`/marketplace/listings/${listing.id}`, { action: 'pause' });
  await owner.api.patch(`/marketplace/listings/${listing.id}`, { action: 'resume' });
  expectNone(await readBy(sender, [path]), secrets);
  const accepted = await respond(owner, intro.id, 'accept');
  expect(accepted.status).toBe(201);
  const deal = `/marketplace/deals/${accepted.body.data.deal.id}`;
  expect((await sender.api.get(deal)).body.data.revealed.candidate.name).toBe('Lysander Vexworth');
  expectNone(await readBy(third, [path, deal]), secrets);
  // The record of the person stays its agency's own, also after the accept.
  expectNone(await readBy(sender, [path, deal]), [candidateId]);
});

it('keeps nothing of the caller’s request in what it writes in the other agency', async () => {
  const listing = await shareJob(owner, await newJob(owner, owner.clientId));
  const body = {
    actions: [
      {
        action: 'create_marketplace_intro',
        input: {
          listing_id: listing.id,
          kind: 'submission',
          candidate_id: await newCandidate(sender),
          headline: 'Planner',
          pitch: 'Strong.',
          attested_relationship: true,
          accept_terms: true,
        },
      },
    ],
    reason: `Because ${SECRETS.candidate} asked`,
  };
  const sent = await sender.api.post('/batch', body);
  expect(sent.body.data.status).toBe('succeeded');
  const [line] = (await owner.api.get('/activities?type=marketplace&limit=1')).body.data;
  expect(line.data).toMatchObject({ action: 'partner_action', credential_id: 'system' });
  for (const member of ['reason', 'batch_id', 'batch_item', 'client_id', 'app'])
    expect(line.data).not.toHaveProperty(member);
  expect(JSON.stringify(line)).not.toContain(sent.body.data.batch_id);
});

it('tells nobody who is meant by a plan of an accept, nor by an atomic batch that could be made to fail', async () => {
  const person = {
    name: 'Ignatius Wolverley',
    email: 'ignatius@wolvermail.example',
    current_company: 'Cinderpath',
  };
  const candidateId = await newCandidate(sender, person);
  const listing = await shareJob(owner, await newJob(owner, owner.clientId));
  const intro = await submit(sender, listing.id, candidateId, {
    headline: 'Ignatius Wolverley, planner',
    pitch: 'Ignatius Wolverley of Cinderpath (ignatius@wolvermail.example) knows open pits.',
  });
  const accept = { action: 'respond_to_marketplace_intro', input: { intro_id: intro.id, action: 'accept' } };
  const lookAfter = { id: 'look', action: 'list_marketplace_deals', after: ['a1'], input: {} };
  const actions = [accept, lookAfter];
  const plan = await owner.api.post('/batch', { dry_run: true, actions });
  expect(plan.body.data.items.map(({ status }: { status: string }) => status)).toEqual([
    'planned',
    'planned',
  ]);
  const secrets = ['ignatius', 'wolverley', 'wolvermail', 'cinderpath', candidateId];
  expectNone(JSON.stringify(plan.body), secrets);
  expectNone(await readBy(owner), secrets);
  const atomic = await owner.api.post('/batch', { mode: 'atomic', actions });
  expect(atomic.status).toBe(422);
  expect(atomic.body.error.code).toBe('BATCH_INVALID');
  expectNone(JSON.stringify(atomic.body), secrets);
  const { plan_id, confirm_text } = plan.body.data;
  const committed = await owner.api.post('/batch', { plan_id, confirm_text });
  expect(committed.body.data.status).toBe('succeeded');
  expect(committed.body.data.items[0].result.deal.revealed.candidate.name).toBe('Ignatius Wolverley');
});
