import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { asked, named, postForm } from '#test/harness/referees.ts';

const here = fixture(() => startMailDesk());

const stands = async (candidate: string) =>
  (await here.desk.api.get(`/candidates/${candidate}/brief`)).body.data;

it('says of whoever stands at references what was asked and how many answered, and does not have them asked again', async () => {
  const { candidate, made, path } = await asked(here, 'references');
  const request = made.body.data.id;
  const first = await stands(candidate.id);
  expect(first.stands[0]).toMatchObject({
    what: 'references since today, referees asked for today, none named yet',
    record: request,
    next_action: 'get_referee_request',
  });
  const { paths } = await named(here, path);
  await postForm(here, paths[0] ?? '', { q0: 'I was her manager.', would_rehire: 'yes' });
  expect((await stands(candidate.id)).stands[0].what).toBe('references since today, 1 of 2 references in');
  await postForm(here, `${paths[1] ?? ''}/decline`);
  expect((await stands(candidate.id)).stands[0].what).toBe(
    'references since today, 1 of 2 references in, 1 declined',
  );
});

it('has them asked where nobody was', async () => {
  const candidate = await here.candidate({ name: 'Bo Lind' });
  const application = await here.application(candidate.id);
  await here.desk.api.post(`/applications/${application.id}/stage`, { stage: 'references' });
  expect((await stands(candidate.id)).stands[0]).toMatchObject({
    what: 'references since today',
    next_action: 'request_referee_details',
  });
});

it('says of somebody who got a mail of the service alone that nobody called or met them, and no more', async () => {
  const { candidate } = await asked(here, 'references');
  await sendDue(here.running);
  const { answer, last_contacts } = await stands(candidate.id);
  expect(last_contacts[0].what).toMatch(/^email sent today/);
  expect(answer).not.toContain('or mail yet');
});
