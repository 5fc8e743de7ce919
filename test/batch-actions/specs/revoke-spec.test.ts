import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { float, mailsTo, pathOf, press } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

it('closes the link for good and tells the contact nothing', async () => {
  const { spec, contact_email } = await float(agency);
  expect((await agency.api.post(`/specs/${spec.id}/revoke`)).body.data.status).toBe('revoked');
  const page = await running.app.request(pathOf(spec.url));
  expect(page.status).toBe(410);
  expect(await page.text()).not.toContain('Finance leader');
  expect((await press(running, pathOf(spec.url), { kind: 'interested', rating: '' })).status).toBe(410);
  expect((await agency.api.get(`/specs/${spec.id}`)).body.data).toMatchObject({
    status: 'revoked',
    response: null,
  });
  expect(await mailsTo(running, contact_email)).toHaveLength(1);
  expect((await agency.api.post(`/specs/${spec.id}/chase`)).status).toBe(409);
});

it('is refused for one that became a job', async () => {
  const { spec } = await float(agency);
  await press(running, pathOf(spec.url), { kind: 'interested', rating: '' });
  await agency.api.post(`/specs/${spec.id}/convert`);
  expect((await agency.api.post(`/specs/${spec.id}/revoke`)).status).toBe(409);
});
