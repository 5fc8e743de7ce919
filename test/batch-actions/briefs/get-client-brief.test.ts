import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf } from '#test/harness/submission.ts';

const { desk: agency } = useDesk({ country: 'AU' });

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
