import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, mailsTo, pathOf, press, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

it('closes the link for good, tells the contact nothing and keeps what was said', async () => {
  const brief = await briefOf(agency);
  const sent = (await submit(agency, brief)).body.data;
  const form = pathOf(sent.url, sent.items[0].id);
  await press(running, form, { kind: 'question', question: 'When?' });
  const revoked = await agency.api.post(`/submissions/${sent.id}/revoke`);
  expect(revoked.body.data.status).toBe('revoked');
  const page = await running.app.request(pathOf(sent.url));
  expect(page.status).toBe(410);
  const html = await page.text();
  expect(html).toContain('This link is no longer in use');
  expect(html).not.toContain('Ana Ruiz');
  expect((await press(running, form, { kind: 'pass', reason: 'No' })).status).toBe(410);
  const read = (await agency.api.get(`/submissions/${sent.id}`)).body.data;
  expect(read).toMatchObject({
    status: 'revoked',
    items: [{ response: 'question', questions: [{ text: 'When?' }] }],
  });
  expect(await mailsTo(running, brief.contact_email)).toHaveLength(1);
  const application = await agency.api.get(`/applications/${brief.applications[0]}`);
  expect(application.body.data.stage).toBe('submitted');
});

it('changes nothing the second time, and stays revoked past its time', async () => {
  const sent = (await submit(agency, await briefOf(agency))).body.data;
  await agency.api.post(`/submissions/${sent.id}/revoke`);
  const again = await runAction(running, agency.adminKey, 'revoke_submission', { submission_id: sent.id });
  expect(again).toMatchObject({ status: 200, data: { status: 'revoked' }, activities: [] });
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('submissions')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', sent.id)
      .execute(),
  );
  await running.service.jobs.runDue();
  expect((await agency.api.get(`/submissions/${sent.id}`)).body.data.status).toBe('revoked');
});
