import type { TestService, Workspace } from '#test/harness/workspace.ts';

/** One of everything in an agency, made through the API, for tests that run every action. */
export interface World {
  desk: Workspace;
  ids: Record<string, string>;
  /** A text that is new each time it is asked for. */
  fresh(): string;
}

let counter = 0;

/** Text no other record of this run has. */
export function fresh(): string {
  counter += 1;
  return `w${counter}`;
}

async function made(
  desk: Workspace,
  path: string,
  body: unknown,
): Promise<{ id: string; [key: string]: unknown }> {
  const answer = await desk.api.post(path, body);
  if (answer.status !== 201)
    throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body.error)}`);
  return answer.body.data;
}

/** Fills an agency with one of everything. */
export async function buildWorld(running: TestService, desk: Workspace): Promise<World> {
  const ids: Record<string, string> = { account_id: desk.accountId, user_id: desk.adminId };
  const keep = async (name: string, path: string, body: unknown) => {
    const record = await made(desk, path, body);
    ids[name] = record.id;
    return record;
  };
  await keep('team_id', `/accounts/${desk.accountId}/teams`, { name: `Team ${fresh()}` });
  await keep('other_user_id', `/accounts/${desk.accountId}/users`, {
    name: 'Con Sultant',
    email: `${fresh()}@agency.example`,
    role: 'consultant',
  });
  await keep('key_id', '/keys', { scopes: ['jobs:read'], name: 'for the matrix' });
  await keep('client_id', '/clients', {
    name: `Client ${fresh()}`,
    terms: { standard_fee_percent: 20, payment_terms_days: 14, guarantee_days: 90 },
  });
  await keep('contact_id', `/clients/${ids.client_id}/contacts`, {
    name: 'Carla Kontakt',
    email: `${fresh()}@client.example`,
  });
  await keep('job_id', '/jobs', {
    title: 'Chief Financial Officer',
    client_id: ids.client_id,
    compensation: { base_min: 150_000, base_max: 180_000 },
  });
  await keep('candidate_id', '/candidates', {
    name: 'Ana Ruiz',
    email: `${fresh()}@people.example`,
    tags: ['vip'],
  });
  await keep('other_candidate_id', '/candidates', { name: 'Bo Lind', email: `${fresh()}@people.example` });
  await keep('application_id', '/applications', { job_id: ids.job_id, candidate_id: ids.candidate_id });
  await keep('second_job_id', '/jobs', { title: 'Controller', client_id: ids.client_id });
  await keep('second_application_id', '/applications', {
    job_id: ids.second_job_id,
    candidate_id: ids.other_candidate_id,
  });
  await keep('placement_id', '/placements', {
    application_id: ids.second_application_id,
    salary: 100_000,
    fee_percent: 20,
    start_date: '2026-12-01',
  });
  await keep('activity_id', '/activities', {
    type: 'note',
    summary: 'Spoke to Ana',
    candidate_id: ids.candidate_id,
  });
  await keep('webhook_id', '/webhooks', {
    url: `https://hooks.example/${fresh()}`,
    events: ['placement.created'],
  });
  // Held while it is paused: nothing of a test leaves for this address.
  await desk.api.patch(`/webhooks/${ids.webhook_id}`, { status: 'paused' });
  const delivery = await desk.api.post(`/webhooks/${ids.webhook_id}/test`);
  ids.delivery_id = delivery.body.data.id;
  await settle(running, String(ids.delivery_id));
  return { desk, ids, fresh };
}

// Only a delivery that has come to an end can be replayed, and nobody listens at a test's address.
async function settle(running: TestService, deliveryId: string): Promise<void> {
  await running.service.store.write((unit) =>
    unit.tx
      .updateTable('webhook_deliveries')
      .set({ status: 'dead_lettered' })
      .where('id', '=', deliveryId)
      .execute(),
  );
}
