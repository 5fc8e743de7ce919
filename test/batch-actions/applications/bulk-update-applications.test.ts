import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk();
const desk = deskOf(agency);

const bulk = (body: unknown) => agency.api.post('/applications/bulk-update', body);

it('moves and hands over what it can, and says of each id whether it did', async () => {
  const [a, b] = [await desk.application(), await desk.application()];
  const theirs = await deskOf(await running.workspace()).application();
  const owner = (await agency.user('consultant')).userId;
  const answer = await bulk({
    ids: [a, theirs, b, a],
    stage: 'rejected',
    owner_id: owner,
    reason: 'Role gone',
  });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject([
    { id: a, ok: true },
    { id: theirs, ok: false, error: { code: 'NOT_FOUND' } },
    { id: b, ok: true },
  ]);
  for (const id of [a, b]) {
    const { data } = (await agency.api.get(`/applications/${id}`)).body;
    expect(data).toMatchObject({ stage: 'rejected', owner_id: owner, rejection: { reason: 'Role gone' } });
  }
});

it('fires one event for each that moved, and keeps nothing of one that is refused', async () => {
  const old = await desk.application();
  await agency.api.post(`/applications/${old}/stage`, { stage: 'withdrew' });
  const { job_id, candidate_id } = (await agency.api.get(`/applications/${old}`)).body.data;
  const live = await desk.application({ job_id, candidate_id });
  const still = await desk.application({ stage: 'yes' });
  const ran = await runAction(running, agency.adminKey, 'bulk_update_applications', {
    ids: [old, live, still],
    stage: 'yes',
  });
  expect(ran.data.items.map(({ ok }: { ok: boolean }) => ok)).toEqual([false, true, true]);
  expect(ran.events).toEqual(['application.stage_changed']);
  expect((await agency.api.get(`/applications/${old}`)).body.data.stage).toBe('withdrew');
});

it('warns once of all that are placed without a placement', async () => {
  const ids = [await desk.application(), await desk.application()];
  const { body } = await bulk({ ids, stage: 'placed' });
  expect(body.meta.warnings).toMatchObject([{ code: 'placement_missing', application_ids: ids }]);
});

it.each([
  [{ ids: ['app_1'] }, 'stage'],
  [{ ids: [], stage: 'yes' }, 'ids'],
  [{ ids: Array.from({ length: 201 }, (_, n) => `app_${n}`), stage: 'yes' }, 'ids'],
  [{ ids: ['cnd_1'], stage: 'yes' }, 'ids.0'],
])('refuses a body at fault naming the field (%#)', async (body, field) => {
  const refused = await bulk(body);
  expect([refused.status, refused.body.error.field]).toEqual([422, field]);
});

it('answers 404 for an owner who is not of the agency', async () => {
  const refused = await bulk({ ids: [await desk.application()], owner_id: 'usr_0' });
  expect([refused.status, refused.body.error.field]).toEqual([404, 'owner_id']);
});

it('warns of the placements that stay of those moved away from placed, by name, one or many', async () => {
  const ids = [await desk.application(), await desk.application()];
  const fee = { fee_type: 'fixed', fee_amount: 9000, start_date: '2031-01-05' };
  const placed: string[] = [];
  for (const application_id of ids)
    placed.push((await agency.api.post('/placements', { application_id, ...fee })).body.data.id);
  const { body } = await bulk({ ids, stage: 'offer' });
  expect(body.meta.warnings).toMatchObject([{ code: 'placement_remains' }]);
  for (const id of placed) expect(body.meta.warnings[0].message).toContain(id);
  await bulk({ ids, stage: 'placed' });
  const one = await agency.api.post(`/applications/${ids[0]}/stage`, { stage: 'offer' });
  expect(one.body.meta.warnings[0].message).toContain(placed[0]);
});

it('names each person and job with the stage that they now stand at, those held back too', async () => {
  const job_id = await desk.job({ title: 'Estimator' });
  const old = await desk.application({ job_id });
  await agency.api.post(`/applications/${old}/stage`, { stage: 'withdrew' });
  const { candidate_id, candidate } = (await agency.api.get(`/applications/${old}`)).body.data;
  await desk.application({ job_id, candidate_id });
  const moving = await desk.application({ job_id });
  const { data } = (await bulk({ ids: [old, moving], stage: 'screen' })).body;
  const about = { job_title: 'Estimator', candidate_name: expect.any(String) };
  expect(data).toMatchObject([
    { id: old, ok: false, ...about, candidate_name: candidate.name, stage: 'withdrew' },
    { id: moving, ok: true, ...about, stage: 'screen' },
  ]);
});
