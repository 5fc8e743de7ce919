import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, mailsTo, pathOf, press, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

const expire = (id: string): Promise<unknown> =>
  running.service.store.write(({ tx }) =>
    tx
      .updateTable('submissions')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute(),
  );

it('sends the same words to the same link again, which works for another seven days', async () => {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
  const sent = (await submit(agency, brief, { headline: 'Two for you', email_subject: 'Have a look' })).body
    .data;
  await press(running, pathOf(sent.url, sent.items[0].id), { kind: 'pass', reason: 'No' });
  await expire(sent.id);
  await running.service.jobs.runDue();
  expect((await running.app.request(pathOf(sent.url))).status).toBe(410);
  const again = await agency.api.post(`/submissions/${sent.id}/resend`);
  expect(again.status, JSON.stringify(again.body.error)).toBe(200);
  expect(again.body.data).toMatchObject({
    url: sent.url,
    headline: 'Two for you',
    status: 'partially_responded',
    email_sent: true,
  });
  const { expires_at, updated_at } = again.body.data;
  expect(Date.parse(expires_at) - Date.parse(updated_at)).toBe(7 * 24 * 3_600_000);
  expect((await running.app.request(pathOf(sent.url))).status).toBe(200);
  const mails = await mailsTo(running, brief.contact_email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Have a look', 'Have a look']);
});

it('reckons the status anew: never opened is pending again, all answered stays completed', async () => {
  const unopened = (await submit(agency, await briefOf(agency))).body.data;
  await expire(unopened.id);
  expect((await agency.api.post(`/submissions/${unopened.id}/resend`)).body.data.status).toBe('pending');
  const done = (await submit(agency, await briefOf(agency))).body.data;
  await press(running, pathOf(done.url, done.items[0].id), { kind: 'pass', reason: 'No' });
  expect((await agency.api.post(`/submissions/${done.id}/resend`)).body.data.status).toBe('completed');
});

it('is refused with 409 for one that was revoked, and where the contact cannot be written to any more', async () => {
  const revoked = (await submit(agency, await briefOf(agency))).body.data;
  await agency.api.post(`/submissions/${revoked.id}/revoke`);
  const refused = await agency.api.post(`/submissions/${revoked.id}/resend`);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ code: 'CONFLICT', field: 'status' });
  const brief = await briefOf(agency);
  const sent = (await submit(agency, brief)).body.data;
  await agency.api.delete(`/clients/${brief.client_id}/contacts/${brief.contact_id}`);
  const gone = await agency.api.post(`/submissions/${sent.id}/resend`);
  expect(gone.body.error).toMatchObject({ code: 'CONFLICT', field: 'client_contact_id' });
});

it.each(['withdrew', 'rejected', 'placed'])(
  'is refused where everybody in it is %s: nobody is asked to see who is no longer put forward',
  async (stage) => {
    const brief = await briefOf(agency);
    const sent = (await submit(agency, brief)).body.data;
    await agency.api.post(`/applications/${brief.applications[0]}/stage`, { stage });
    const refused = await agency.api.post(`/submissions/${sent.id}/resend`);
    expect(refused.body.error, JSON.stringify(refused.body)).toMatchObject({
      code: 'CONFLICT',
      field: 'items',
      message: expect.stringContaining('is put forward'),
    });
    expect(await mailsTo(running, brief.contact_email)).toHaveLength(1);
  },
);

it('leaves who is no longer put forward out of the mail, and says so', async () => {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
  const sent = (await submit(agency, brief)).body.data;
  await agency.api.post(`/applications/${brief.applications[0]}/stage`, { stage: 'withdrew' });
  const again = await agency.api.post(`/submissions/${sent.id}/resend`);
  expect(again.body.meta.warnings).toContainEqual(
    expect.objectContaining({ code: 'left_out_of_mail', message: expect.stringContaining('Ana Ruiz') }),
  );
  const [, mail] = await mailsTo(running, brief.contact_email);
  expect(JSON.stringify(mail)).toContain('Bo Lind');
  expect(JSON.stringify(mail)).not.toContain('Ana Ruiz');
});

it('asks nothing more of a contact who has answered about each', async () => {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
  const sent = (await submit(agency, brief)).body.data;
  for (const { id } of sent.items)
    await press(running, pathOf(sent.url, id), { kind: 'interview', times: 'Tuesday' });
  await agency.api.post(`/submissions/${sent.id}/resend`);
  const [first, again] = await mailsTo(running, brief.contact_email);
  expect(first?.text).toContain('You can ask for an interview');
  expect(again?.text).toContain('You have answered about each, and your answers stand there.');
  expect(again?.text).not.toMatch(/put 2 candidates forward|ask for an interview/);
});
