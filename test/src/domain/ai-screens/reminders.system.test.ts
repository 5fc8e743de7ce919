import { expect, it } from 'vitest';
import { agreed, answered, invited, screenNow } from '#test/harness/ai-screens.ts';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { postForm } from '#test/harness/referees.ts';
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

it('reminds once on day 3, and ends on day 7 by what was done: expired, no-show, or with the answers there are', async () => {
  const [idle, agreedOnly, begun] = [await invited(here), await agreed(here), await agreed(here)];
  await postForm(here, `${begun.path}/answers/1`, { text: 'I led the month-end close for two years.' });
  await sendDue(here.running);
  await pass(3);
  await sendDue(here.running);
  expect(here.mailTo(idle.candidate.email)).toHaveLength(2);
  expect((await screenNow(here, idle)).reminded_at).not.toBeNull();
  await pass(4);
  await sendDue(here.running);
  expect(here.mailTo(idle.candidate.email)).toHaveLength(2);
  expect((await screenNow(here, idle)).status).toBe('expired');
  expect((await screenNow(here, agreedOnly)).status).toBe('no_show');
  const ended = await screenNow(here, begun);
  expect(ended).toMatchObject({ status: 'completed', phone_screen_id: expect.stringMatching(/^psc_/) });
  expect((await here.running.app.request(idle.path)).status).toBe(410);
  const renewed = await here.desk.api.post(`/applications/${idle.application.id}/ai-screens`, {});
  expect(renewed.body.data).toMatchObject({ attempts: 2, status: 'invited' });
  expect(renewed.body.data.id).not.toBe(idle.id);
});

it('removes answers, quotes and the words of the draft when their time has passed', async () => {
  const at = await agreed(here);
  await answered(here, at);
  const { phone_screen_id } = await screenNow(here, at);
  await pass(180);
  await sendDue(here.running);
  const screen = await screenNow(here, at);
  expect(screen).toMatchObject({ status: 'completed', answers: [], transcript: [] });
  expect(screen.answers_removed_at).not.toBeNull();
  expect(screen.focus_scores.map(({ quote }: { quote: unknown }) => quote)).toEqual([null, null, null]);
  const draft = (
    await here.desk.api.get(`/applications/${at.application.id}/phone-screens/${phone_screen_id}`)
  ).body.data;
  expect(draft.answers).toEqual([]);
  expect((await (await here.running.app.request(at.path)).text()).includes('Withdraw')).toBe(false);
});

it('sends no reminder about an application that has ended, and takes no more answers', async () => {
  const at = await agreed(here);
  await here.desk.api.post(`/applications/${at.application.id}/stage`, { stage: 'rejected' });
  await sendDue(here.running);
  await pass(3);
  await sendDue(here.running);
  expect(here.mailTo(at.candidate.email)).toHaveLength(1);
  const late = await postForm(here, `${at.path}/answers/1`, { text: 'I led the month-end close.' });
  expect([late.status, (await screenNow(here, at)).answers]).toEqual([410, []]);
  expect((await here.running.app.request(at.path)).status).toBe(410);
});

it('completes with the answers there are although the candidate cannot be written to any more', async () => {
  const [mute, over] = [await agreed(here), await agreed(here)];
  for (const at of [mute, over])
    await postForm(here, `${at.path}/answers/1`, { text: 'I led the month-end close for two years.' });
  await here.desk.api.patch(`/candidates/${mute.candidate.id}`, { do_not_approach: true });
  await here.desk.api.post(`/applications/${over.application.id}/stage`, { stage: 'rejected' });
  await pass(7);
  await sendDue(here.running);
  expect((await screenNow(here, mute)).status).toBe('completed');
  expect(await screenNow(here, over)).toMatchObject({ status: 'expired', answers: [] });
});
