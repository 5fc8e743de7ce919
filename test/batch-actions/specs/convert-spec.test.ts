import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { float, mailsTo, pathOf, press } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

it('makes an active job of the client with the candidate at submitted, once', async () => {
  const { spec, client_id, client_contact_id, candidate_id, contact_email } = await float(agency);
  await press(running, pathOf(spec.url), { kind: 'interested', rating: '5' });
  const ran = await runAction(running, agency.adminKey, 'convert_spec', {
    spec_id: spec.id,
    title: 'Finance Director',
    employment_type: 'contract',
    compensation: { base_min: 90 },
  });
  const { job_id, application_id } = ran.data;
  expect(ran.data).toMatchObject({ status: 'converted', response: 'interested' });
  expect(ran.events).toEqual(['application.received', 'spec.converted']);
  expect((await agency.api.get(`/jobs/${job_id}`)).body.data).toMatchObject({
    title: 'Finance Director',
    status: 'active',
    client: { id: client_id },
    client_contact: { id: client_contact_id },
    employment_type: 'contract',
    compensation: { base_min: 90, period: 'hour' },
  });
  expect((await agency.api.get(`/applications/${application_id}`)).body.data).toMatchObject({
    job_id,
    candidate_id,
    stage: 'submitted',
    source: 'spec',
    submitted_at: expect.any(String),
  });
  expect(await mailsTo(running, contact_email)).toHaveLength(1);
  const again = await agency.api.post(`/specs/${spec.id}/convert`, { title: 'Other' });
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({ job_id, application_id });
});

it("takes the candidate's own title where none is given, and waits for an interested contact", async () => {
  const { spec } = await float(agency);
  const early = await agency.api.post(`/specs/${spec.id}/convert`);
  expect(early.status).toBe(409);
  expect(early.body.error).toMatchObject({ field: 'response', response: null });
  await press(running, pathOf(spec.url), { kind: 'not_right_now', rating: '' });
  expect((await agency.api.post(`/specs/${spec.id}/convert`)).status).toBe(409);
  await press(running, pathOf(spec.url), { kind: 'interested', rating: '' });
  const done = await agency.api.post(`/specs/${spec.id}/convert`);
  expect(done.status).toBe(200);
  expect((await agency.api.get(`/jobs/${done.body.data.job_id}`)).body.data.title).toBe('Finance Manager');
});
