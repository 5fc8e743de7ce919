import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { asked, named, postForm, refereesForm, twoReferees } from '#test/harness/referees.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }));

const move = (id: string, stage: string) => here.desk.api.post(`/applications/${id}/stage`, { stage });

it.each(['rejected', 'withdrew'])(
  'the page for referees closes once the application is %s, and no referee is written to',
  async (stage) => {
    const { application, path } = await asked(here);
    await move(application.id, stage);
    expect((await here.running.app.request(path)).status).toBe(410);
    const referees = twoReferees();
    expect((await postForm(here, path, refereesForm(referees))).status).not.toBe(200);
    await sendDue(here.running);
    for (const { email } of referees) expect(here.mailTo(email)).toHaveLength(0);
  },
);

it('it closes once the person is placed in another role, and so does the page of who was named before', async () => {
  const { candidate, application, path } = await asked(here);
  const { paths } = await named(here, path);
  expect((await here.running.app.request(paths[0] ?? '')).status).toBe(200);
  const other = await here.application(candidate.id);
  await move(other.id, 'placed');
  expect((await here.running.app.request(paths[0] ?? '')).status).toBe(410);
  expect((await postForm(here, paths[0] ?? '', { q0: 'Her manager.' })).status).toBe(410);
  expect(application.id).not.toBe(other.id);
});

it('who is placed in the role itself can still be spoken for', async () => {
  const { application, path } = await asked(here);
  await move(application.id, 'placed');
  expect((await here.running.app.request(path)).status).toBe(200);
});
