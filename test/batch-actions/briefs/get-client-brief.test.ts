import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

const read = async (id: string) => (await agency.api.get(`/clients/${id}/brief`)).body;

it('names its people, open jobs, who is with them, and starts; people they do not know of stay away', async () => {
  const made = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind', stage: 'client_interview' }]);
  const placed = await deskOf(agency).application({
    job_id: await deskOf(agency).job({ client_id: made.client_id, title: 'Clerk' }),
  });
  const start_date = inDays(40).slice(0, 10);
  await agency.api.post('/placements', { application_id: placed, salary: 90_000, start_date });
  const { data } = await read(made.client_id);
  expect(data.answer).toMatch(/: 1 open job, 1 candidate with them, 0 things waiting for an answer\.$/);
  expect(data.contacts).toEqual([
    { what: 'primary contact', contact_id: made.contact_id, contact_name: 'Jo Contact' },
  ]);
  expect(data.jobs).toEqual([expect.objectContaining({ what: 'open 0 days, 2 live candidates' })]);
  expect(data.people).toEqual([expect.objectContaining({ candidate_name: 'Bo Lind' })]);
  expect(data.ahead).toEqual([expect.objectContaining({ what: expect.stringContaining(start_date) })]);
  expect(data.next).toMatchObject({ placement_id: expect.any(String) });
});

it('leaves out what the credential may not read, and names the scopes', async () => {
  const made = await briefOf(agency);
  const key = await agency.key(['clients:read'], { userId: null });
  const { data } = (await agency.as(key).get(`/clients/${made.client_id}/brief`)).body;
  expect(data).toMatchObject({ jobs: [], people: [], contacts: [{ contact_name: 'Jo Contact' }] });
  expect(data.needs_scopes).toEqual(
    expect.arrayContaining(['jobs:read', 'applications:read', 'submissions:read', 'placements:read']),
  );
});

it('tells what the client is like to work for by its DNA, and that it is not known until records tell', async () => {
  const made = await briefOf(agency);
  const client_id = made.client_id;
  const unknown = { what: expect.stringContaining('not known yet'), client_id };
  expect((await read(client_id)).data.dna).toEqual([
    expect.objectContaining({ ...unknown, next_action: 'add_client_dna_note' }),
  ]);
  const notes = ['the same day', 'within 24 hours', 'very fast', 'quickly', 'within a week'];
  for (const when of notes)
    await agency.api.post(`/clients/${client_id}/dna`, { text: `They decide ${when}; it moves fast.` });
  await running.service.jobs.runDue();
  const { data } = await read(client_id);
  expect(data.dna).toContainEqual({
    what: expect.stringMatching(/^pace: moves fast \(\d+ of 100\)$/),
    said: expect.stringContaining('They decide'),
    client_id,
    next_action: 'get_client_dna',
  });
  const job = (await agency.api.get(`/jobs/${made.job_id}/brief`)).body.data;
  expect(job.dna).toEqual(data.dna);
});
