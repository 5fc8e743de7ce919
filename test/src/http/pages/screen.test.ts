import { expect, it } from 'vitest';
import { ANSWERS, agreed, answered, invited, screenNow } from '#test/harness/ai-screens.ts';
import { fixture } from '#test/harness/fixture.ts';
import { sendDue, startMailDesk } from '#test/harness/mail-desk.ts';
import { postForm } from '#test/harness/referees.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }));

const get = async (path: string) => {
  const response = await here.running.app.request(path);
  return { status: response.status, html: await response.text(), headers: response.headers };
};
const post = (path: string, fields: Record<string, string> = {}) => postForm(here, path, fields);
const activities = async ({ id }: { id: string }) =>
  (await here.desk.api.get(`/activities?application_id=${id}`)).body.data.map(
    ({ summary }: { summary: string }) => summary,
  );

it('says what the answers are used for before anything is asked, and opening it changes nothing', async () => {
  const at = await invited(here);
  const shown = await get(at.path);
  expect(shown.status).toBe(200);
  for (const words of [
    'Harbour Talent',
    'Controller',
    '180 days',
    'a person reads your answers',
    'Recording is not offered here',
  ])
    expect(shown.html).toContain(words);
  expect(shown.html).not.toContain('<script');
  expect(await screenNow(here, at)).toEqual(at.made.body.data);
});

it('keeps no answer before the candidate agreed, and agrees to nothing without the tick', async () => {
  const at = await invited(here);
  const early = await post(`${at.path}/answers/1`, { text: 'I led it.' });
  expect([early.status, early.html.includes('agree first')]).toEqual([409, true]);
  const unticked = await post(`${at.path}/agree`);
  expect([unticked.status, unticked.html.includes('id="agreed-fault"')]).toEqual([422, true]);
  expect(await screenNow(here, at)).toMatchObject({ status: 'invited', consented_at: null, answers: [] });
});

it('asks one question after another and says how far it is, without a script', async () => {
  const at = await agreed(here);
  expect((await screenNow(here, at)).status).toBe('opened');
  const first = await get(at.path);
  expect(first.html).toContain('Question 1 of 4');
  expect(first.html).toContain('Month-end close: what have you done yourself');
  expect(first.html).not.toContain('<script');
  expect((await post(`${at.path}/answers/1`, { text: 'I led <b>the close</b>.' })).status).toBe(303);
  expect((await get(at.path)).html).toContain('Question 2 of 4');
  const back = await get(`${at.path}?q=1`);
  expect(back.html).toContain('I led &lt;b&gt;the close&lt;/b&gt;.');
  await post(`${at.path}/answers/1`, { text: 'I led the month-end close.' });
  for (const no of [2, 3, 4]) await post(`${at.path}/answers/${no}`, { skip: 'yes' });
  const review = await get(at.path);
  for (const words of ['Your answers', 'I led the month-end close.', 'Skipped.', 'Send my answers'])
    expect(review.html).toContain(words);
  expect(await screenNow(here, at)).toMatchObject({
    status: 'in_progress',
    answers: [{ no: 1, text: 'I led the month-end close.' }, { kind: 'skipped' }, { kind: 'skipped' }, {}],
  });
});

it('sends an empty answer and one that is too long back, and keeps nothing of it', async () => {
  const at = await agreed(here);
  const empty = await post(`${at.path}/answers/1`, { text: '  ' });
  expect([empty.status, empty.html.includes('Write a few words')]).toEqual([422, true]);
  const long = await post(`${at.path}/answers/1`, { text: 'x'.repeat(10_001) });
  expect([long.status, long.html.includes('at most 10000 characters')]).toEqual([422, true]);
  expect((await post(`${at.path}/answers/99`, { text: 'I led it.' })).status).toBe(422);
  expect((await screenNow(here, at)).answers).toEqual([]);
});

it('hands the answers over once, and takes none after that', async () => {
  const at = await agreed(here);
  expect((await post(`${at.path}/finish`)).html).toContain('Answer at least one');
  await answered(here, at);
  expect((await post(`${at.path}/finish`)).status).toBe(303);
  expect((await get(at.path)).html).toContain('Your answers have reached Harbour Talent');
  const late = await post(`${at.path}/answers/1`, { text: 'Something else.' });
  expect([late.status, late.html.includes('handed your answers over already')]).toEqual([409, true]);
  const screen = await screenNow(here, at);
  expect(screen.answers.map(({ text }: { text: string }) => text)).toEqual(ANSWERS);
  const drafts = await here.desk.api.get(`/applications/${at.application.id}/phone-screens`);
  expect(drafts.body.data).toHaveLength(1);
});

it('pauses and goes on with what was answered', async () => {
  const at = await agreed(here);
  await post(`${at.path}/answers/1`, { text: 'I led the month-end close.' });
  await post(`${at.path}/pause`);
  expect((await get(at.path)).html).toContain('You have paused');
  expect((await screenNow(here, at)).paused_at).not.toBeNull();
  await post(`${at.path}/resume`);
  expect((await get(at.path)).html).toContain('Question 2 of 4');
  expect((await screenNow(here, at)).paused_at).toBeNull();
});

it('tells the consultant when a candidate asks for a person, and keeps nothing that they answered', async () => {
  const at = await agreed(here);
  await post(`${at.path}/answers/1`, { text: 'I led the month-end close.' });
  for (const _ of [1, 2]) expect((await post(`${at.path}/person`)).status).toBe(303);
  expect(await screenNow(here, at)).toMatchObject({ status: 'declined', person_wanted: true, answers: [] });
  expect((await get(at.path)).html).toContain('knows that you would rather speak with a person');
  const { email } = (await here.desk.api.get('/me')).body.data.user;
  await sendDue(here.running);
  const told = await Promise.all(here.mailTo(email).map(async (mail) => (await mail.parsed()).subject));
  expect(told.filter((subject) => subject?.includes('would rather speak with a person'))).toHaveLength(1);
});

it('takes a candidate at their word that they would rather not', async () => {
  const at = await invited(here);
  for (const _ of [1, 2]) expect((await post(`${at.path}/decline`)).status).toBe(303);
  expect((await screenNow(here, at)).status).toBe('declined');
  expect((await get(at.path)).html).toContain('You chose not to take part');
});

it('removes every word when the candidate withdraws, also after the end; the application stays', async () => {
  const begun = await agreed(here);
  await post(`${begun.path}/answers/1`, { text: 'I led the month-end close.' });
  const ended = await agreed(here);
  await answered(here, ended);
  for (const at of [begun, ended]) {
    for (const _ of [1, 2]) expect((await post(`${at.path}/withdraw`)).status).toBe(303);
    expect(await screenNow(here, at)).toMatchObject({
      status: 'withdrawn',
      answers: [],
      transcript: [],
      focus_scores: [],
      recommendation: null,
      summary: null,
      phone_screen_id: null,
    });
    expect((await post(`${at.path}/answers/1`, { text: 'Once more.' })).status).toBe(410);
    expect((await get(at.path)).html).toContain('your answers were removed');
    const application = (await here.desk.api.get(`/applications/${at.application.id}`)).body.data;
    expect([application.status, application.stage]).toEqual(['active', 'screen']);
    const drafts = await here.desk.api.get(`/applications/${at.application.id}/phone-screens`);
    expect(drafts.body.data).toEqual([]);
    expect((await activities(at.application)).join()).toContain('withdrew');
  }
});

it('knows no link that was not made here, and none of a candidate who was deleted', async () => {
  expect((await get('/screen/nonsense')).status).toBe(404);
  const at = await agreed(here);
  await here.desk.api.delete(`/candidates/${at.candidate.id}`);
  expect((await get(at.path)).status).toBe(404);
  expect((await post(`${at.path}/answers/1`, { text: 'I led it.' })).status).toBe(404);
});

it('erases screens, answers and recordings with the person', async () => {
  const at = await agreed(here);
  await answered(here, at);
  const erased = await here.desk.api.delete(`/candidates/${at.candidate.id}/gdpr-delete`);
  expect(erased.status, JSON.stringify(erased.body.error)).toBe(200);
  expect((await here.desk.api.get(`/ai-screens/${at.id}`)).status).toBe(404);
  const left = await here.running.service.store.read((db) =>
    db.selectFrom('ai_screen_answers').selectAll().where('screen_id', '=', at.id).execute(),
  );
  expect(left).toEqual([]);
});

it('takes no recording where speech to text is not set up', async () => {
  const at = await agreed(here);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array([1, 2, 3])]), 'answer');
  const sent = await here.running.app.request(`${at.path}/answers/1/recording`, {
    method: 'POST',
    body: form,
  });
  expect(sent.status).toBe(409);
  expect((await screenNow(here, at)).answers).toEqual([]);
});
