import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { interview, letPass } from '#test/harness/interview.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

const scorecard = {
  overall: 3,
  ratings: [
    { criterion: 'SQL', score: 4, note: 'Quick' },
    { criterion: 'Calm', score: 5 },
  ],
  notes: 'Would hire',
};

it('makes it completed, keeps who scored and when, fires interview.outcome_recorded and moves no stage', async () => {
  const application_id = await deskOf(agency).application({ stage: 'screen' });
  const booked = await interview(agency, { application_id });
  await letPass(running, booked.id);
  const ran = await runAction(running, agency.adminKey, 'record_interview_outcome', {
    interview_id: booked.id,
    outcome: 'reject',
    scorecard,
  });
  expect(ran.data).toMatchObject({ status: 'completed', outcome: 'reject' });
  expect(ran.data.scorecard).toEqual({
    overall: 3,
    ratings: [
      { criterion: 'SQL', score: 4, note: 'Quick' },
      { criterion: 'Calm', score: 5, note: null },
    ],
    notes: 'Would hire',
    submitted_by: agency.adminId,
    submitted_at: expect.any(String),
  });
  expect(ran.events).toEqual(['interview.outcome_recorded']);
  expect(ran.outbox[0]?.data).toMatchObject({
    interview: ran.data,
    changes: { status: { from: 'scheduled', to: 'completed' }, outcome: { from: null, to: 'reject' } },
  });
  expect(ran.warnings).toEqual([]);
  expect((await agency.api.get(`/applications/${application_id}`)).body.data.stage).toBe('screen');
});

it('takes the outcome and the scorecard one after the other, and again', async () => {
  const { id } = await interview(agency);
  await letPass(running, id);
  const path = `/interviews/${id}/outcome`;
  await agency.api.post(path, { scorecard });
  const outcome = await agency.api.post(path, { outcome: 'hold' });
  expect(outcome.body.data).toMatchObject({ outcome: 'hold', scorecard: { overall: 3 } });
  const changed = await agency.api.post(path, { outcome: 'advance' });
  expect(changed.body.data).toMatchObject({ outcome: 'advance', scorecard: { overall: 3 } });
});

it('warns when the interview has not begun', async () => {
  const { id } = await interview(agency);
  const answer = await agency.api.post(`/interviews/${id}/outcome`, { outcome: 'advance' });
  expect(answer.body.meta.warnings).toMatchObject([{ code: 'not_begun' }]);
});

it.each([
  ['nothing to record', {}, 'outcome'],
  ['an unknown outcome', { outcome: 'maybe' }, 'outcome'],
  ['an overall of 6', { scorecard: { overall: 6 } }, 'scorecard.overall'],
  ['an overall of 0', { scorecard: { overall: 0 } }, 'scorecard.overall'],
  [
    'a score of 6',
    { scorecard: { overall: 1, ratings: [{ criterion: 'x', score: 6 }] } },
    'scorecard.ratings.0.score',
  ],
  ['a made-up submitter', { scorecard: { overall: 1, submitted_by: 'usr_1' } }, 'scorecard.submitted_by'],
])('refuses %s', async (_, body, field) => {
  const { id } = await interview(agency);
  const answer = await agency.api.post(`/interviews/${id}/outcome`, body);
  expect([answer.status, answer.body.error.field]).toEqual([422, field]);
});

it('refuses one that was cancelled', async () => {
  const { id } = await interview(agency);
  await agency.api.post(`/interviews/${id}/cancel`, {});
  expect((await agency.api.post(`/interviews/${id}/outcome`, { outcome: 'hold' })).status).toBe(409);
});
