import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findLeads } from '#src/domain/bd/index.ts';
import { runAsSystem } from '#src/workers/system.ts';
import { useService } from '#test/harness/fixture.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const running = useService();

// biome-ignore lint/suspicious/noExplicitAny: what is read has every shape
type Data = any;

const ok = async (asked: ReturnType<Workspace['api']['get']>): Promise<Data> => {
  const { status, body } = await asked;
  expect(status, JSON.stringify(body.error)).toBeLessThan(300);
  return body.data;
};
/** A look at the agency's records, as the worker takes one a day. */
const look = (desk: Workspace, { service } = running) =>
  runAsSystem(service.runtime, desk.accountId, {
    name: 'find_leads',
    title: 'Looked for leads',
    run: findLeads,
  });
const leads = (desk: Workspace, query = ''): Promise<Data[]> =>
  ok(desk.api.get(`/bd/leads?limit=100${query}`));
const client = (desk: Workspace, name: string, more: object = {}) =>
  ok(desk.api.post('/clients', { name, ...more }));
const person = (desk: Workspace, more: object = {}) =>
  ok(desk.api.post('/candidates', { name: 'Ana Ruiz', email: `${randomUUID()}@people.example`, ...more }));
const set = (desk: Workspace, table: 'clients' | 'jobs' | 'activities', columns: object) =>
  running.service.store.write(({ tx }) =>
    tx.updateTable(table).set(columns).where('account_id', '=', desk.accountId).execute(),
  );

async function movedContact(desk: Workspace) {
  const { id } = await client(desk, 'Acme Pty Ltd');
  await ok(desk.api.post('/jobs', { title: 'Controller', client_id: id }));
  const email = `${randomUUID()}@client.example`;
  const contact = await ok(
    desk.api.post(`/clients/${id}/contacts`, { name: 'Carla Kontakt', email, is_primary: true }),
  );
  await ok(desk.api.patch(`/candidates/${contact.person_id}`, { current_company: 'Boreal Foods Ltd' }));
  return contact;
}

it('makes a lead of a contact who changed company, with what its strength is made of, an owner and a next step', async () => {
  const desk = await running.workspace();
  const consultant = await desk.user('consultant');
  const contact = await movedContact({ ...desk, api: consultant.api });
  await running.service.jobs.runDue();
  const [lead, ...more] = await leads(desk, '&kind=contact_moved');
  expect(more).toEqual([]);
  expect(lead).toMatchObject({
    title: 'A contact of Acme Pty Ltd is now at Boreal Foods Ltd',
    role_title: 'Controller',
    status: 'new',
    owner_id: consultant.userId,
    next_action: expect.any(String),
    next_action_at: expect.any(String),
    source: `Contact ${contact.id}`,
  });
  const sum = lead.score_reasons.reduce((total: number, { weight }: Data) => total + weight, 0);
  expect(lead.strength).toBe(sum);
  expect(lead.score_reasons.map(({ signal }: Data) => signal)).toContain('primary_contact');
  expect(JSON.stringify(lead)).not.toContain('Carla');
  const target = await ok(desk.api.get(`/bd/targets/${lead.target_id}`));
  expect(target).toMatchObject({ company_name: 'Boreal Foods Ltd', client_id: null, score: lead.strength });
});

it('makes no lead of a contact whose record spells the same client in another way', async () => {
  const desk = await running.workspace();
  const { id } = await client(desk, 'The Acme Mining Company');
  const contact = await ok(
    desk.api.post(`/clients/${id}/contacts`, { name: 'Carla', email: 'c@acme.example' }),
  );
  await ok(desk.api.patch(`/candidates/${contact.person_id}`, { current_company: 'ACME Mining Pty. Ltd.' }));
  await look(desk);
  expect(await leads(desk)).toEqual([]);
});

it('finds a reason and a company once: not again, not after it was dismissed or has had its time', async () => {
  const desk = await running.workspace();
  const contact = await movedContact(desk);
  await look(desk);
  await look(desk);
  const [lead, ...more] = await leads(desk);
  expect(more).toEqual([]);
  await ok(desk.api.patch(`/bd/leads/${lead.id}`, { status: 'dismissed' }));
  await look(desk);
  expect(await leads(desk)).toHaveLength(1);
  // The same person at another company is another reason.
  await ok(desk.api.patch(`/candidates/${contact.person_id}`, { current_company: 'Cobalt Rail' }));
  await look(desk);
  expect((await leads(desk)).map(({ status }: Data) => status).sort()).toEqual(['dismissed', 'new']);
});

it('makes leads of a placed person who moved, a spec that was liked, and an employer whose people apply', async () => {
  const desk = await running.workspace();
  const { id } = await client(desk, 'Acme', { industry: 'Mining' });
  const email = `${randomUUID()}@client.example`;
  const contact = await ok(desk.api.post(`/clients/${id}/contacts`, { name: 'Carla', email }));
  const job = await ok(desk.api.post('/jobs', { title: 'Controller', client_id: id }));
  const placed = await person(desk, { name: 'Pia Placed' });
  const application = await ok(desk.api.post('/applications', { job_id: job.id, candidate_id: placed.id }));
  const placement = await ok(
    desk.api.post('/placements', { application_id: application.id, salary: 100_000, fee_percent: 20 }),
  );
  await ok(desk.api.patch(`/placements/${placement.id}`, { status: 'started', start_date: '2026-01-05' }));
  await ok(desk.api.patch(`/candidates/${placed.id}`, { current_company: 'Delta Freight' }));
  const shown = await person(desk, { current_title: 'Finance Manager' });
  const about = { candidate_id: shown.id, client_contact_id: contact.id };
  const spec = await ok(
    desk.api.post('/specs', { ...about, headline: 'Finance', pitch: 'Closes the books.' }),
  );
  await running.app.request(new URL(spec.url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ kind: 'interested', rating: '5' }).toString(),
  });
  const open = await ok(desk.api.post('/jobs', { title: 'Driver', client_id: id }));
  for (const name of ['Eve One', 'Eve Two', 'Eve Three']) {
    const { id: candidate_id } = await person(desk, { name, current_company: 'Ember Haulage' });
    await ok(desk.api.post('/applications', { job_id: open.id, candidate_id, source: 'applied' }));
  }
  await look(desk);
  const found = await leads(desk);
  const byKind = Object.fromEntries(found.map((lead: Data) => [lead.kind, lead]));
  expect(Object.keys(byKind).sort()).toEqual(['alumni_placed', 'candidate_intel', 'spec_liked']);
  expect(byKind.alumni_placed.title).toBe('Somebody placed at Acme is now at Delta Freight');
  expect(byKind.candidate_intel.title).toBe('3 people of Ember Haulage applied lately');
  expect(byKind.spec_liked).toMatchObject({ strength: 70, market: 'Mining', role_title: 'Finance Manager' });
  expect((await ok(desk.api.get(`/bd/targets/${byKind.spec_liked.target_id}`))).client_id).toBe(id);
  for (const name of ['Pia', 'Eve', 'Carla']) expect(JSON.stringify(found)).not.toContain(name);
  // Those filters find them and no others.
  expect((await ok(desk.api.get('/bd/targets?market=Mining&min_score=70&status=new'))).length).toBe(1);
  expect(await leads(desk, '&min_score=71')).toEqual([]);
  await look(desk);
  expect(await leads(desk)).toHaveLength(3);
});

it('makes a lead of a client of whom nothing was heard for long, and another only after a talk since', async () => {
  const desk = await running.workspace();
  const { id } = await client(desk, 'Acme');
  const job = await ok(desk.api.post('/jobs', { title: 'Controller', client_id: id }));
  await ok(desk.api.patch(`/jobs/${job.id}`, { status: 'closed' }));
  await look(desk);
  expect(await leads(desk)).toEqual([]);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await set(desk, 'clients', { created_at: ago(500) });
  await set(desk, 'jobs', { created_at: ago(500) });
  await look(desk);
  await look(desk);
  expect((await leads(desk)).map(({ kind }: Data) => kind)).toEqual(['dormant_client']);
  await ok(
    desk.api.post('/activities', { type: 'call', summary: 'Rang', client_id: id, occurred_at: ago(200) }),
  );
  await look(desk);
  expect(await leads(desk)).toHaveLength(2);
  await ok(desk.api.post('/activities', { type: 'call', summary: 'Rang again', client_id: id }));
  await look(desk);
  expect(await leads(desk)).toHaveLength(2);
});

it('leaves out those who may not be approached and other agencies, and writes to nobody', async () => {
  const [desk, other] = [await running.workspace(), await running.workspace()];
  const contact = await movedContact(desk);
  await ok(desk.api.patch(`/candidates/${contact.person_id}`, { do_not_approach: true }));
  await look(desk);
  await look(other);
  expect(await leads(desk)).toEqual([]);
  expect(await leads(other)).toEqual([]);
  await ok(desk.api.patch(`/candidates/${contact.person_id}`, { do_not_approach: false }));
  await look(desk);
  expect(await leads(desk)).toHaveLength(1);
  const mails = await running.service.store.read((db) =>
    db.selectFrom('scheduled_emails').where('account_id', '=', desk.accountId).select('id').execute(),
  );
  expect(mails).toEqual([]);
});

it('takes at most 50 leads at a time and the rest with the next looks', async () => {
  const desk = await running.workspace();
  const { id } = await client(desk, 'Acme');
  for (let at = 0; at < 60; at += 1) {
    const email = `${randomUUID()}@client.example`;
    const contact = await ok(desk.api.post(`/clients/${id}/contacts`, { name: `Person ${at}`, email }));
    await ok(desk.api.patch(`/candidates/${contact.person_id}`, { current_company: `Company ${at}` }));
  }
  await look(desk);
  expect(await leads(desk)).toHaveLength(50);
  await look(desk);
  expect(await leads(desk)).toHaveLength(60);
});
