import { expect, it } from 'vitest';
import { STAGES } from '#src/domain/stages.ts';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk();
const desk = deskOf(agency);

const move = (id: string, input: Record<string, unknown>) =>
  runAction(running, agency.adminKey, 'move_application_stage', { application_id: id, ...input });

it('moves from any stage to any other, each time with its event', async () => {
  const id = await desk.application();
  let from = 'funnel';
  for (const stage of [...STAGES.slice(1), ...[...STAGES].reverse().slice(1)]) {
    const { data, outbox } = await move(id, { stage });
    expect(data).toMatchObject({ stage, previous_stage: from });
    expect(outbox[0]).toMatchObject({
      event: 'application.stage_changed',
      data: { application: { id, stage }, changes: { stage: { from, to: stage } } },
    });
    from = stage;
  }
});

it('answers 200 with no event for the stage it stands at', async () => {
  const id = await desk.application();
  const before = (await agency.api.get(`/applications/${id}`)).body.data;
  const same = await move(id, { stage: 'funnel' });
  expect([same.status, same.events]).toEqual([200, []]);
  expect(same.data).toEqual(before);
});

it('keeps who rejected and why, tells of the status, and clears both when taken back', async () => {
  const id = await desk.application();
  const rejected = await move(id, { stage: 'rejected', reason: 'Too junior', note: 'Kind person' });
  expect(rejected.data).toMatchObject({
    status: 'rejected',
    rejection: { by: 'consultant', reason: 'Too junior', note: 'Kind person' },
  });
  expect(rejected.events).toEqual(['application.stage_changed', 'application.status_changed']);
  expect(rejected.outbox[1]?.data.changes).toEqual({ status: { from: 'active', to: 'rejected' } });
  const back = await move(id, { stage: 'maybe' });
  expect(back.data).toMatchObject({ status: 'active', rejection: null });
  expect(back.events).toEqual(['application.stage_changed']);
  const withdrew = await move(id, { stage: 'withdrew', reason: 'Stays where she is' });
  expect(withdrew.data).toMatchObject({ status: 'withdrawn', rejection: { by: 'candidate' } });
  expect(withdrew.events).toContain('application.status_changed');
});

it('keeps no as a live verdict', async () => {
  const id = await desk.application();
  const { data, events } = await move(id, { stage: 'no' });
  expect([data.status, events]).toEqual(['active', ['application.stage_changed']]);
});

it('stamps the first time it reaches the client and no later one', async () => {
  const id = await desk.application();
  const first = (await move(id, { stage: 'submitted' })).data.submitted_at;
  expect(first).not.toBeNull();
  await move(id, { stage: 'yes' });
  expect((await move(id, { stage: 'client_interview' })).data.submitted_at).toBe(first);
});

it('settles the client of the job once somebody was put to it', async () => {
  const job_id = await desk.job();
  const id = await desk.application({ job_id });
  const another = await desk.client();
  expect((await agency.api.patch(`/jobs/${job_id}`, { client_id: another })).status).toBe(200);
  expect((await agency.api.get(`/applications/${id}`)).body.data.job.client_id).toBe(another);
  await move(id, { stage: 'submitted' });
  const refused = await agency.api.patch(`/jobs/${job_id}`, { client_id: await desk.client() });
  expect([refused.status, refused.body.error.field]).toEqual([409, 'client_id']);
});

it('warns when placed has no placement', async () => {
  const answer = await agency.api.post(`/applications/${await desk.application()}/stage`, {
    stage: 'placed',
  });
  expect(answer.body.data.status).toBe('placed');
  expect(answer.body.meta.warnings[0].code).toBe('placement_missing');
});

it('refuses to bring back an application whose candidate is live on the job by another', async () => {
  const old = await desk.application();
  const { job_id, candidate_id } = (await move(old, { stage: 'rejected' })).data;
  const fresh = await desk.application({ job_id, candidate_id });
  const refused = await agency.api.post(`/applications/${old}/stage`, { stage: 'yes' });
  expect(refused.status).toBe(409);
  expect(refused.body.error.existing_id).toBe(fresh);
  expect((await agency.api.get(`/applications/${old}`)).body.data.stage).toBe('rejected');
});

it.each([
  [{}, 'stage'],
  [{ stage: 'hired' }, 'stage'],
  [{ stage: 'yes', reason: '' }, 'reason'],
  [{ stage: 'yes', by: 'client' }, 'by'],
])('refuses %j naming %s', async (body, field) => {
  const refused = await agency.api.post('/applications/app_1/stage', body);
  expect([refused.status, refused.body.error.field]).toEqual([422, field]);
});

it("answers 404 for another agency's application", async () => {
  const theirs = await deskOf(await running.workspace()).application();
  expect((await agency.api.post(`/applications/${theirs}/stage`, { stage: 'yes' })).status).toBe(404);
});
