import { expect, it } from 'vitest';
import { pendingPipelines } from '#src/domain/jobs/index.ts';
import { placementDueDays, sweepPlacements } from '#src/domain/placements/index.ts';
import { addDays } from '#src/lib/clock.ts';
import { runAction, runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU', on: 'postgres' });

it('takes a job from its draft to a completed placement on PostgreSQL as on SQLite', async () => {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: 'Café Boréal' });
  const job_id = await desk.job({ client_id, title: 'Site Manager' });
  const pending = await running.service.store.read((db) => pendingPipelines(db, 10));
  expect(pending).toContainEqual({ account_id: agency.accountId, id: job_id });
  const drafted = await runAction(running, agency.adminKey, 'complete_job_pipeline', { job_id });
  expect(drafted.events).toEqual(['job.created']);
  const application_id = await desk.application({ job_id });
  const second = await desk.application({ job_id });
  const twice = await agency.api.post('/applications', {
    job_id,
    candidate_id: (await agency.api.get(`/applications/${second}`)).body.data.candidate_id,
  });
  expect(twice.body.error.existing_id).toBe(second);
  const bulk = await agency.api.post('/applications/bulk-update', { ids: [second, 'app_0'], stage: 'no' });
  expect(bulk.body.data.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false]);
  const start_date = addDays(new Date().toISOString().slice(0, 10), -30);
  const placed = await agency.api.post('/placements', {
    application_id,
    salary: 90_000.55,
    start_date,
    guarantee_days: 10,
    credits: [
      { user_id: agency.adminId, percent: 60 },
      { user_id: agency.adminId, percent: 40, role: 'job_owner' },
    ],
  });
  expect(placed.body.data.fee).toEqual({ type: 'percent', percent: 20, amount: 18_000.11 });
  const job = (await agency.api.get(`/jobs/${job_id}`)).body.data;
  expect(job).toMatchObject({ status: 'filled', stats: { total_applications: 2, placed: 1, no: 1 } });
  for (const path of [
    '/jobs?q=boreal',
    '/applications?stage=no',
    `/placements?client_id=${client_id}&limit=1`,
  ])
    expect((await agency.api.get(path)).body.meta.count, path).toBe(1);
  const due = await running.service.store.read((db) => placementDueDays(db));
  expect(due).toContainEqual({ account_id: agency.accountId, due_on: start_date });
  const sweep = () => runInDomain(running, agency.adminKey, (ctx) => sweepPlacements(ctx));
  expect([(await sweep()).data, (await sweep()).data, (await sweep()).data]).toEqual([1, 1, 0]);
  const patched = await agency.api.patch(`/placements/${placed.body.data.id}`, {
    credits: [{ user_id: agency.adminId, percent: 100 }],
    status: 'fell_off',
  });
  expect(patched.body.data).toMatchObject({ status: 'fell_off', credits: [{ percent: 100 }] });
  expect((await agency.api.patch(`/jobs/${job_id}`, { status: 'active' })).body.data.status).toBe('active');
});
