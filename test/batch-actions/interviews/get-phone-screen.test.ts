import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

it('answers the phone screen under its own application only', async () => {
  const [application_id, other] = [await deskOf(agency).application(), await deskOf(agency).application()];
  const made = await agency.api.post(`/applications/${application_id}/phone-screens`, {
    transcript: 'Hello',
  });
  const { id } = made.body.data;
  const answer = await agency.api.get(`/applications/${application_id}/phone-screens/${id}`);
  expect(answer.body.data).toEqual(made.body.data);
  expect((await agency.api.get(`/applications/${other}/phone-screens/${id}`)).status).toBe(404);
  const stranger = await running.workspace();
  expect((await stranger.api.get(`/applications/${application_id}/phone-screens/${id}`)).status).toBe(404);
});
