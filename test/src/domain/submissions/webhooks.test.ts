import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { decideHeld } from '#test/harness/held-review.ts';
import { startReceiver } from '#test/harness/receiver.ts';
import { briefOf, mailsTo, pathOf, submit } from '#test/harness/submission.ts';

const running = useService({ ALLOW_PRIVATE_TARGETS: 'true' });

const HIDDEN = ['Ruiz', 'Boreal', 'ana.ruiz@mail.example', '412 345 678'];

it('tells the agency’s own webhook an anonymous submission as the contact reads it, another agency’s nothing, and the contact nothing of who it is', async () => {
  const agency = await running.workspace({ name: 'Harbour Talent', country: 'AU' });
  const other = await running.workspace({ name: 'Ridge Search', country: 'AU' });
  const hooks = await Promise.all(
    [agency, other].map(async ({ api }) => {
      const receiver = await startReceiver();
      const made = await api.post('/webhooks', { url: receiver.url, events: ['*'] });
      expect(made.status).toBe(201);
      return receiver;
    }),
  );
  const [own, others] = hooks;
  const brief = await briefOf(agency, [
    {
      name: 'Ana Ruiz',
      email: 'ana.ruiz@mail.example',
      phone: '+61 412 345 678',
      current_company: 'Boreal Foods Pty Ltd',
    },
  ]);
  const summary = 'Ana Ruiz led finance at Boreal Foods. Write to ana.ruiz@mail.example or 0412 345 678.';
  const sent = await submit(agency, brief, {
    identity_visibility: 'anonymous',
    items: [{ application_id: brief.applications[0], summary }],
  });
  expect(sent.status).toBe(201);
  const { id, url, review } = sent.body.data;
  const told = () => own?.received.filter(({ body }) => body.event === 'submission.created') ?? [];
  expect(review?.state).toBe('held');
  await running.service.jobs.runDue();
  expect(told()).toEqual([]);
  await decideHeld(running, agency, id);
  await running.service.jobs.runDue();

  // Programs pass events on: who it is stands in get_submission, under its own scope.
  const [event, ...again] = told();
  expect(again).toEqual([]);
  expect(event?.body.data.submission).toMatchObject({
    id,
    identity_visibility: 'anonymous',
    items: [{ candidate_id: brief.candidates[0], display_name: 'Candidate A' }],
  });
  for (const hidden of HIDDEN) expect(JSON.stringify(event?.body)).not.toContain(hidden);

  const page = await running.app.request(pathOf(url));
  const mails = await mailsTo(running, brief.contact_email);
  const shown = [
    await page.text(),
    [...page.headers].join('\n'),
    ...mails.map(({ subject, text, html }) => [subject, text, html].join('\n')),
  ].join('\n');
  expect(shown).toContain('Candidate A');
  for (const hidden of HIDDEN) expect(shown).not.toContain(hidden);
  expect(others?.received).toEqual([]);
  await Promise.all(hooks.map((hook) => hook.close()));
});
