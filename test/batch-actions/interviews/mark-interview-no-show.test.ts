import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { interview, letPass } from '#test/harness/interview.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

it('marks one that has begun, tells subscribers, and moves no stage', async () => {
  const application_id = await deskOf(agency).application({ stage: 'screen' });
  const { id } = await interview(agency, { application_id });
  await letPass(running, id);
  const ran = await runAction(running, agency.adminKey, 'mark_interview_no_show', { interview_id: id });
  expect(ran.data).toMatchObject({ status: 'no_show', outcome: null });
  expect(ran.events).toEqual(['interview.outcome_recorded']);
  expect(ran.outbox[0]?.data.changes).toEqual({ status: { from: 'scheduled', to: 'no_show' } });
  expect((await agency.api.get(`/applications/${application_id}`)).body.data.stage).toBe('screen');
  const came = await agency.api.post(`/interviews/${id}/outcome`, { outcome: 'advance' });
  expect(came.body.data).toMatchObject({ status: 'completed', outcome: 'advance' });
});

it('refuses one that has not begun, was held or was cancelled', async () => {
  const [early, held, cancelled] = [
    await interview(agency),
    await interview(agency),
    await interview(agency),
  ];
  await letPass(running, held.id);
  await agency.api.post(`/interviews/${held.id}/outcome`, { outcome: 'hold' });
  await agency.api.post(`/interviews/${cancelled.id}/cancel`, {});
  for (const { id } of [early, held, cancelled]) {
    const answer = await agency.api.post(`/interviews/${id}/no-show`);
    expect([answer.status, answer.body.error.code]).toEqual([409, 'CONFLICT']);
  }
});
