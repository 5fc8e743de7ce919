import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf } from '#test/harness/submission.ts';

const { desk: agency } = useDesk({ country: 'AU' });

const read = async (id: string) => (await agency.api.get(`/jobs/${id}/brief`)).body;

it('counts people by stage and names them, the furthest first, each with what comes next', async () => {
  const { job_id, applications } = await briefOf(agency, [
    { name: 'Ana Ruiz' },
    { name: 'Bo Lind', stage: 'offer' },
    { name: 'Cai Yu', stage: 'screen' },
    { name: 'Di Fro', stage: 'rejected' },
  ]);
  const { data } = await read(job_id);
  expect(data.stages).toEqual({ funnel: 1, screen: 1, offer: 1, rejected: 1 });
  expect(
    data.people.map((line: Record<string, string>) => [
      line.candidate_name,
      line.application_id,
      line.next_action,
    ]),
  ).toEqual([
    ['Bo Lind', applications[1], 'create_placement'],
    ['Cai Yu', applications[2], 'create_submission'],
    ['Ana Ruiz', applications[0], 'move_application_stage'],
  ]);
  expect(data.next).toMatchObject({ candidate_name: 'Bo Lind', next_action: 'create_placement' });
});

it('says to look for people where nobody is live, and nothing more of a closed job', async () => {
  const id = await deskOf(agency).job({ title: 'Controller' });
  expect((await read(id)).data.next).toMatchObject({ job_id: id, next_action: 'match_candidates_to_job' });
  await agency.api.patch(`/jobs/${id}`, { status: 'closed' });
  expect((await read(id)).data.next.what).toBe('the job is closed');
});

it('says to open a filled job again whose hire fell off, and not while somebody placed there stays', async () => {
  const { job_id, applications } = await briefOf(agency, [{ name: 'Ana Ruiz', stage: 'offer' }]);
  const made = await agency.api.post('/placements', {
    application_id: applications[0],
    salary: 90_000,
    start_date: '2026-01-05',
  });
  expect((await read(job_id)).data.next).toMatchObject({ what: 'the job is filled', next_action: 'get_job' });
  await agency.api.patch(`/placements/${made.body.data.id}`, { status: 'fell_off' });
  expect((await read(job_id)).data.next).toMatchObject({ job_id, next_action: 'update_job' });
});

it('is 404 for a job of nobody', async () => {
  expect((await read('job_00000000000000000000000000')).error.code).toBe('NOT_FOUND');
});
