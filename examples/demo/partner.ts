import { openWorkspace } from '#src/server/operator.ts';
import type { Running } from '#src/server/serve.ts';
import { type Caller, type Fields, httpCaller } from './callers.ts';
import type { Loaded } from './load.ts';

/** The deal that came of a partner agency's job. */
export interface PartnerTold {
  partner: string;
  deal_id: string;
}

const PARTNER = 'Southbank Search';

/** Another agency of the same service shares a job; ours offers somebody for it without a name, and a deal comes of it. */
export async function tellPartner(
  running: Running,
  admin: Caller,
  who: { accountId: string; agency: string; candidate: Fields },
  say: (line: string) => void,
): Promise<PartnerTold> {
  const opened = await openWorkspace(running.service, {
    name: PARTNER,
    country: 'AU',
    email: 'rae@southbank.example',
    adminName: 'Rae Lindqvist',
  });
  if (opened === null) throw new Error('The partner agency was not made.');
  const partner = httpCaller(running.url, opened.key);
  await Promise.all([
    admin.call('update_account', { account_id: who.accountId, marketplace: true }),
    partner.call('update_account', { account_id: opened.account_id, marketplace: true }),
  ]);
  const client = await partner.call('create_client', { name: 'Yarra Valley Foods' });
  const job = await partner.call('create_job', { title: 'Plant Controller', client_id: client.id });
  const listing = await partner.call('create_marketplace_listing', {
    kind: 'job',
    job_id: job.id,
    headline: 'Plant controller for a food maker',
    pitch: 'A family company that grows wants somebody who likes the floor as much as the ledger.',
    salary_min: 140_000,
    salary_max: 160_000,
    fee_percent: 20,
    owner_share_percent: 60,
    accept_terms: true,
  });
  say(`  ${PARTNER} shares its job Plant Controller: fee 20 %, of which whoever brings the person has 40 %.`);
  const intro = await admin.call('create_marketplace_intro', {
    listing_id: listing.id,
    kind: 'submission',
    candidate_id: who.candidate.id,
    headline: 'Finance leader with a plant behind her',
    pitch: 'Closed the books of three sites in four days, and knows every line of them.',
    attested_relationship: true,
    accept_terms: true,
  });
  const { deal } = (await partner.call('respond_to_marketplace_intro', {
    intro_id: intro.id,
    action: 'accept',
  })) as { deal: Fields };
  say(
    `  ${who.agency} offers somebody without a name, ${PARTNER} accepts: only now each sees whom and for whom (deal ${deal.id}).`,
  );
  return { partner: PARTNER, deal_id: String(deal.id) };
}

/** A client's page that still waits for her: the people whom the agency would put to her next. @returns its address */
export async function openPage(admin: Caller, { agency, jobs, applications }: Loaded): Promise<string> {
  const nextOf = (job: number): string[] =>
    [...agency.applications.entries()].flatMap(([at, { job_index, stage }]) =>
      job_index === job && (stage === 'yes' || stage === 'screen') ? (applications[at] ?? []) : [],
    );
  const [at] = [...agency.jobs.keys()]
    .filter((job) => agency.jobs[job]?.status === 'active')
    .sort((one, other) => nextOf(other).length - nextOf(one).length);
  if (at === undefined) throw new Error('No job of the agency is open.');
  const submission = await admin.call('create_submission', {
    job_id: jobs[at],
    items: nextOf(at).map((application_id) => ({ application_id })),
  });
  return String(submission.url);
}
