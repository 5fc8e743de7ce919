import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);

type Warned = { code: string; message: string; [more: string]: unknown };
const warned = (answer: { body: { meta?: { warnings?: Warned[] } } }, code: string): string[] =>
  (answer.body.meta?.warnings ?? []).filter((warning) => warning.code === code).map(({ message }) => message);

it('whoever puts somebody on a job is told of the open jobs that they are live on already, and not of those that are over', async () => {
  const candidate_id = await desk.candidate({ name: 'Ana Ruiz' });
  const first = await desk.job({ title: 'Controller' });
  const closed = await desk.job({ title: 'Bookkeeper' });
  const application = await desk.application({ job_id: first, candidate_id, stage: 'submitted' });
  await desk.application({ job_id: closed, candidate_id });
  await agency.api.patch(`/jobs/${closed}`, { status: 'closed' });
  const second = await desk.job({ title: 'CFO' });
  const added = await agency.api.post('/applications', { job_id: second, candidate_id });
  expect(warned(added, 'live_elsewhere')).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Ana Ruiz is live on another job: Controller at .+ \\(submitted, ${application}\\)\\. Agree`,
      ),
    ),
  ]);
});

it('a match says of each person on which other jobs they are live, in text and in structure', async () => {
  const candidate_id = await desk.candidate({ name: 'Rana Holt', current_title: 'Payroll Officer' });
  const other = await desk.job({ title: 'Payroll Lead' });
  await desk.application({ job_id: other, candidate_id, stage: 'client_interview' });
  const job_id = await desk.job({ title: 'Payroll Officer' });
  const { structuredContent, content } = await callTool(
    running.app,
    agency.adminKey,
    'match_candidates_to_job',
    { job_id },
  );
  const row = structuredContent.results.find((one: { name: string }) => one.name === 'Rana Holt');
  expect(row.live_elsewhere).toMatchObject([
    { job_id: other, job_title: 'Payroll Lead', stage: 'client_interview' },
  ]);
  expect(content[0]?.text).toContain('Live elsewhere: Payroll Lead (client interview)');
});

it('a placement names what was begun for its person: other jobs, links that are open, papers and the engagement', async () => {
  const brief = await briefOf(agency, [{ name: 'Bo Lind' }]);
  await submit(agency, brief);
  const [candidate_id = ''] = brief.candidates;
  const other = await desk.job({ title: 'Site Manager' });
  const application_id = await desk.application({ job_id: other, candidate_id });
  const contract = await desk.job({ title: 'Auditor' });
  const placed = await agency.api.post('/placements', {
    application_id: await desk.application({ job_id: contract, candidate_id }),
    placement_type: 'contract',
    start_date: inDays(20).slice(0, 10),
    contract_end_date: inDays(200).slice(0, 10),
    charge_rate: 95,
    pay_rate: 75,
    rate_period: 'hourly',
  });
  expect(placed.status, JSON.stringify(placed.body.error)).toBe(201);
  expect(warned(placed, 'person_still_live')).toEqual([
    expect.stringMatching(
      /^Bo Lind is still live on 2 other jobs: .*Site Manager.*\. Move them with bulk_update/,
    ),
  ]);
  expect(warned(placed, 'person_still_live')[0]).toContain(application_id);
  expect(warned(placed, 'link_still_open')).toEqual([
    expect.stringMatching(
      /^Bo Lind still stands on a link to a client: Controller \(sub_\w+\)\. Close it with revoke/,
    ),
  ]);
  expect(warned(placed, 'engagement_missing')).toHaveLength(1);
  expect(warned(placed, 'papers_missing')).toEqual([
    expect.stringMatching(/^The contract is not ready on paper: /),
  ]);
});

it('whoever closes a job is told by text alone which applications are still live on it, so that the next call needs no list', async () => {
  const job_id = await desk.job({ title: 'Signal Technician' });
  const application_id = await desk.application({
    job_id,
    candidate_id: await desk.candidate({ name: 'Orla Vance' }),
  });
  const { content } = await callTool(running.app, agency.adminKey, 'run_actions', {
    actions: [{ action: 'update_job', input: { job_id, status: 'closed' } }],
  });
  expect(content[0]?.text).toContain(
    `Orla Vance (funnel). Move them with bulk_update_applications. (application_ids: ${application_id})`,
  );
});

it('whoever puts somebody on a job or before a client is told that the agency placed them, unless that is over', async () => {
  const brief = await briefOf(agency, [{ name: 'Aisha Rahman' }, { name: 'Tom Barlow' }]);
  const [candidate_id = '', other = ''] = brief.candidates;
  const placed = async (person: string): Promise<string> => {
    const application_id = await desk.application({ job_id: await desk.job(), candidate_id: person });
    const made = await agency.api.post('/placements', {
      application_id,
      salary: 90_000,
      start_date: '2099-02-01',
    });
    expect(made.status).toBe(201);
    return made.body.data.id;
  };
  await placed(candidate_id);
  const over = await placed(other);
  expect((await agency.api.patch(`/placements/${over}`, { status: 'fell_off' })).status).toBe(200);
  const told = expect.stringMatching(
    /^Aisha Rahman was placed at .+ by this agency, starting 2099-02-01, and may still be there\./,
  );
  expect(warned(await submit(agency, brief), 'placed_by_us')).toEqual([told]);
  const job_id = await desk.job();
  expect(warned(await agency.api.post('/applications', { job_id, candidate_id }), 'placed_by_us')).toEqual([
    told,
  ]);
});
