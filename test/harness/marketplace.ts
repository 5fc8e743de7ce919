import { expect } from 'vitest';
import type { TestService, Workspace } from './workspace.ts';

/** What must not be read by another agency before an accept. */
export const SECRETS = {
  client: 'Quillfeather Mining',
  contact: 'Ottoline Brandreth',
  contactEmail: 'ottoline@quillfeather.example',
  candidate: 'Zephyrine Okonkwo',
  candidateEmail: 'zephyrine.okonkwo@people.example',
  employer: 'Vantablack Engineering',
};

/** An agency that takes part in the marketplace, with a client, a job and a candidate to share. */
export interface Desk extends Workspace {
  clientId: string;
  jobId: string;
  candidateId: string;
}

let count = 0;

/** An agency with the marketplace on, whose admin has agreed to nothing yet. */
export async function desk(running: TestService, name: string): Promise<Desk> {
  const workspace = await running.workspace({ name });
  const { api, accountId } = workspace;
  const on = await api.patch(`/accounts/${accountId}`, { marketplace: true });
  expect(on.status).toBe(200);
  const client = await api.post('/clients', {
    name: SECRETS.client,
    industry: 'Mining',
    contacts: [{ name: SECRETS.contact, email: SECRETS.contactEmail, is_primary: true }],
  });
  const job = await newJob(workspace, client.body.data.id);
  const candidateId = await newCandidate(workspace, { email: SECRETS.candidateEmail });
  return { ...workspace, clientId: client.body.data.id, jobId: job, candidateId };
}

export async function newJob({ api }: Workspace, clientId: string): Promise<string> {
  count += 1;
  const made = await api.post('/jobs', { title: `Mine planner ${count}`, client_id: clientId });
  expect(made.status).toBe(201);
  return made.body.data.id;
}

export async function newCandidate({ api }: Workspace, given: object = {}): Promise<string> {
  count += 1;
  const made = await api.post('/candidates', {
    name: SECRETS.candidate,
    email: `person${count}@people.example`,
    current_title: 'Mining engineer',
    current_company: SECRETS.employer,
    location: { city: 'Perth', country_code: 'AU' },
    ...given,
  });
  expect(made.status).toBe(201);
  return made.body.data.id;
}

/** Shares a job; the answer's listing. */
export async function shareJob(owner: Desk, jobId = owner.jobId, more: object = {}) {
  const made = await owner.api.post('/marketplace/listings', {
    kind: 'job',
    job_id: jobId,
    headline: `Mine planner for ${SECRETS.client}`,
    chips: ['Perth', 'FIFO'],
    pitch: `${SECRETS.client} needs a planner; ask ${SECRETS.contact}.`,
    salary_min: 150000,
    salary_max: 180000,
    fee_percent: 20,
    owner_share_percent: 60,
    accept_terms: true,
    ...more,
  });
  expect(made.status, JSON.stringify(made.body.error)).toBe(201);
  return made.body.data;
}

/** Shares a candidate; the answer's listing. */
export async function shareCandidate(
  owner: Desk,
  candidateId = owner.candidateId,
  texts: { headline?: string; pitch?: string } = {},
) {
  const made = await owner.api.post('/marketplace/listings', {
    kind: 'candidate',
    candidate_id: candidateId,
    headline: 'Mining engineer in Perth',
    pitch: `${SECRETS.candidate} leads teams at ${SECRETS.employer}.`,
    ...texts,
    candidate_aware: true,
    accept_terms: true,
  });
  expect(made.status, JSON.stringify(made.body.error)).toBe(201);
  return made.body.data;
}

/** Puts a candidate forward for a shared job; the answer's intro. */
export async function submit(
  sender: Desk,
  listingId: string,
  candidateId = sender.candidateId,
  texts: { headline?: string; pitch?: string } = {},
) {
  const made = await sender.api.post('/marketplace/intros', {
    listing_id: listingId,
    kind: 'submission',
    candidate_id: candidateId,
    headline: `${SECRETS.candidate}, planner`,
    chips: ['12 years'],
    pitch: `${SECRETS.candidate} of ${SECRETS.employer} (${SECRETS.candidateEmail}) knows open pits.`,
    ...texts,
    note: 'Could start in a month.',
    attested_relationship: true,
    accept_terms: true,
  });
  expect(made.status, JSON.stringify(made.body.error)).toBe(201);
  return made.body.data;
}

/** Asks for a shared candidate; the answer's intro. */
export async function ask(sender: Desk, listingId: string) {
  const made = await sender.api.post('/marketplace/intros', {
    listing_id: listingId,
    kind: 'request',
    accept_terms: true,
  });
  expect(made.status, JSON.stringify(made.body.error)).toBe(201);
  return made.body.data;
}

export const respond = (side: Workspace, introId: string, action: string, more: object = {}) =>
  side.api.post(`/marketplace/intros/${introId}/respond`, { action, ...more });

/** The deal that comes of accepting a submission to a new listing. */
export async function submittedDeal(owner: Desk, sender: Desk) {
  const listing = await shareJob(owner, await newJob(owner, owner.clientId));
  const intro = await submit(sender, listing.id, await newCandidate(sender));
  const accepted = await respond(owner, intro.id, 'accept');
  expect(accepted.status, JSON.stringify(accepted.body.error)).toBe(201);
  return { listing, intro: accepted.body.data.intro, deal: accepted.body.data.deal };
}

/** The deal that comes of granting a request for a new shared candidate. */
export async function requestedDeal(owner: Desk, sender: Desk) {
  const listing = await shareCandidate(owner, await newCandidate(owner));
  const intro = await ask(sender, listing.id);
  const accepted = await respond(owner, intro.id, 'accept');
  expect(accepted.status, JSON.stringify(accepted.body.error)).toBe(201);
  return { listing, intro: accepted.body.data.intro, deal: accepted.body.data.deal };
}
