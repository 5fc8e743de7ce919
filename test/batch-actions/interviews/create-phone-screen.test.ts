import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'AU' });

const answers = [{ question: 'Notice period?', answer: 'Four weeks' }];
const stageOf = async (id: string): Promise<string> =>
  (await agency.api.get(`/applications/${id}`)).body.data.stage;

it('keeps the answers as a draft', async () => {
  const application_id = await deskOf(agency).application();
  const answer = await agency.api.post(`/applications/${application_id}/phone-screens`, {
    answers,
    notes: 'Warm',
  });
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({
    application_id,
    answers,
    transcript: null,
    notes: 'Warm',
    status: 'staged',
    outcome: null,
    created_by: agency.adminId,
    confirmed_at: null,
  });
});

it.each([
  ['yes', 'screen'],
  ['funnel', 'funnel'],
  ['maybe', 'maybe'],
  ['submitted', 'submitted'],
])('a completed form takes an application from %s to %s', async (from, to) => {
  const application_id = await deskOf(agency).application({ stage: from });
  await agency.api.post(`/applications/${application_id}/phone-screens`, { answers });
  expect(await stageOf(application_id)).toBe(to);
});

it('a transcript moves nothing by itself', async () => {
  const application_id = await deskOf(agency).application({ stage: 'yes' });
  const path = `/applications/${application_id}/phone-screens`;
  expect((await agency.api.post(path, { transcript: 'Hello? Yes, speaking.' })).status).toBe(201);
  expect(await stageOf(application_id)).toBe('yes');
});

it('refuses nothing to keep, and a closed application', async () => {
  const open = await deskOf(agency).application();
  const empty = await agency.api.post(`/applications/${open}/phone-screens`, {});
  expect([empty.status, empty.body.error.field]).toEqual([422, 'answers']);
  const closed = await deskOf(agency).application({ stage: 'rejected' });
  expect((await agency.api.post(`/applications/${closed}/phone-screens`, { answers })).status).toBe(409);
  expect((await agency.api.post('/applications/app_00000000/phone-screens', { answers })).status).toBe(404);
});
