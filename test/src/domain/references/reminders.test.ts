import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';
import { asked, named, postForm } from '#test/harness/referees.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }, { sandbox: true }));
let day = 0;

/** Moves the clock of the agency ahead by so many days, and a minute. */
const pass = async (days: number) => {
  day += days;
  const to = new Date(Date.now() + day * 86_400_000 + 60_000).toISOString();
  const { body } = await advanceTo(here.desk.api, to);
  expect(body.data.items[0].status).toBe('succeeded');
};
const read = async (id: string) => (await here.desk.api.get(`/referee-requests/${id}`)).body.data;
const subjects = async (address: string) =>
  Promise.all(here.mailTo(address).map(async (mail) => (await mail.parsed()).subject));

it('reminds a candidate who names nobody on day 3 and 7, and ends on day 14', async () => {
  const { candidate, made, path } = await asked(here);
  const { id } = made.body.data;
  await pass(2);
  expect(await subjects(candidate.email)).toHaveLength(1);
  await pass(1);
  expect(await subjects(candidate.email)).toEqual([
    'References for Controller',
    'Reminder: References for Controller',
  ]);
  await pass(4);
  expect(await subjects(candidate.email)).toHaveLength(3);
  expect(await read(id)).toMatchObject({ status: 'requested', reminders_sent: 2, next_reminder_at: null });
  await pass(7);
  expect((await read(id)).status).toBe('expired');
  expect((await here.running.app.request(path)).status).toBe(410);
  expect((await postForm(here, `${path}/decline`)).status).toBe(410);
  expect(await subjects(candidate.email)).toHaveLength(3);
});

it('reminds only the referees who have not answered, and counts from when they were asked', async () => {
  const { made, path } = await asked(here);
  await pass(5);
  const { referees, paths } = await named(here, path);
  const [boss, peer] = referees.map(({ email }) => email);
  await postForm(here, paths[0] ?? '', { q0: 'Her manager.' });
  await pass(3);
  expect(await subjects(boss ?? '')).toHaveLength(1);
  expect(await subjects(peer ?? '')).toEqual([
    'A reference for Ana Ruiz',
    'Reminder: A reference for Ana Ruiz',
  ]);
  await pass(11);
  expect(await subjects(peer ?? '')).toHaveLength(3);
  expect((await read(made.body.data.id)).status).toBe('completed');
  expect((await here.running.app.request(paths[1] ?? '')).status).toBe(410);
});

it('writes to nobody about an application that has ended or a person who must not be approached', async () => {
  const ended = await asked(here);
  await here.desk.api.post(`/applications/${ended.application.id}/stage`, { stage: 'rejected' });
  const shy = await asked(here);
  await here.desk.api.patch(`/candidates/${shy.candidate.id}`, { do_not_approach: true });
  await pass(8);
  expect(await subjects(ended.candidate.email)).toHaveLength(1);
  expect(await subjects(shy.candidate.email)).toHaveLength(1);
});

it('reminds nobody to name referees who wants no more mail, and still the referees whom they named', async () => {
  const waits = await asked(here);
  const given = await asked(here);
  const { referees } = await named(here, given.path);
  for (const { candidate } of [waits, given])
    expect((await here.desk.api.patch(`/candidates/${candidate.id}`, { email_opt_out: true })).status).toBe(
      200,
    );
  await pass(4);
  expect(await subjects(waits.candidate.email)).toHaveLength(1);
  expect(await subjects(referees[0]?.email ?? '')).toHaveLength(2);
});
