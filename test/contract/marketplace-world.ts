import type { TestService, Workspace } from '#test/harness/workspace.ts';

/** A listing of its own, an intro that waits, a deal, and a listing of another agency to answer. */
export async function buildMarketplace(
  running: TestService,
  desk: Workspace,
  ids: Record<string, string>,
): Promise<void> {
  const partner = await running.workspace({ name: 'Partner', sandbox: true });
  for (const { api, accountId } of [desk, partner])
    await api.patch(`/accounts/${accountId}`, { marketplace: true });
  const made = async ({ api }: Workspace, path: string, body: object): Promise<{ id: string }> => {
    const answer = await api.post(path, body);
    if (answer.status >= 300) throw new Error(`POST ${path} answered ${JSON.stringify(answer.body.error)}`);
    return answer.body.data;
  };
  const client = await made(partner, '/clients', { name: 'Partner Client' });
  const theirJob = await made(partner, '/jobs', { title: 'Treasurer', client_id: client.id });
  const person = async (of: Workspace, email: string) =>
    (await made(of, '/candidates', { name: 'Dee Shared', email })).id;
  const text = { headline: 'Finance lead', pitch: 'Ten years in mining.', accept_terms: true };
  const listing = async (of: Workspace, source: object) =>
    (await made(of, '/marketplace/listings', { ...text, ...source })).id;
  ids.partner_listing_id = await listing(partner, { kind: 'job', job_id: theirJob.id });
  const shared = { kind: 'candidate', candidate_aware: true };
  ids.listing_id = await listing(desk, {
    ...shared,
    candidate_id: await person(desk, 'shared@people.example'),
  });
  const request = { kind: 'request', listing_id: ids.listing_id, accept_terms: true };
  const granted = await made(partner, '/marketplace/intros', request);
  const accepted = await desk.api.post(`/marketplace/intros/${granted.id}/respond`, { action: 'accept' });
  ids.deal_id = accepted.body.data.deal.id;
  ids.intro_id = (await made(partner, '/marketplace/intros', request)).id;
  await desk.api.patch(`/marketplace/listings/${ids.listing_id}`, { action: 'pause' });
}
