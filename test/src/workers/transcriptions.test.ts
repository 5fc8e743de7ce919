import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { agreed, screenNow } from '#test/harness/ai-screens.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';
import { postForm } from '#test/harness/referees.ts';
import { recordingForm, startSpeechServer, wav } from '#test/harness/speech.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const speech = fixture(startSpeechServer);
const here = fixture(() =>
  startMailDesk(
    { PUBLIC_URL: 'https://desk.example', SPEECH_BASE_URL: speech.url, SPEECH_API_KEY: 'sp-key' },
    { sandbox: true },
  ),
);

const send = (path: string, no: number, bytes: Uint8Array, seconds?: number) =>
  here.running.app.request(`${path}/answers/${no}/recording`, {
    method: 'POST',
    body: recordingForm(bytes, seconds),
  });
const due = () => here.running.service.jobs.runDue();
const documentsOf = async (candidate: { id: string }) =>
  (await here.desk.api.get(`/documents?candidate_id=${candidate.id}`)).body.data;
const DEFAULT = 'I led the month-end close for six years.';

it('puts a recording into words at an endpoint of the usual protocol, and rates what was said', async () => {
  speech.answer(() => DEFAULT);
  const at = await agreed(here, 'yes', ['Month-end close']);
  expect((await send(at.path, 1, wav(1), 34.2)).status).toBe(204);
  await postForm(here, `${at.path}/answers/2`, { skip: 'yes' });
  expect((await postForm(here, `${at.path}/finish`)).status).toBe(303);
  const waiting = await screenNow(here, at);
  expect(waiting).toMatchObject({
    status: 'completed',
    channel: 'voice',
    duration_s: 34.2,
    phone_screen_id: null,
  });
  await due();
  const asked = speech.asked.at(-1);
  expect(asked).toMatchObject({
    path: '/v1/audio/transcriptions',
    authorization: 'Bearer sp-key',
    fields: { model: 'whisper-1', response_format: 'json' },
    file: { filename: 'answer.wav', type: 'audio/wav' },
  });
  expect(asked?.file.bytes.equals(Buffer.from(wav(1)))).toBe(true);
  const screen = await screenNow(here, at);
  expect(screen.answers[0]).toMatchObject({ kind: 'recording', transcription: 'done', text: DEFAULT });
  expect(screen.focus_scores[0]).toMatchObject({ rating: 4, quote: DEFAULT });
  expect(screen.phone_screen_id).toMatch(/^psc_/);
});

it('keeps a repeated upload once, and puts a new recording or words in the place of the one before', async () => {
  const at = await agreed(here, 'yes', ['Month-end close']);
  for (const _ of [1, 2]) expect((await send(at.path, 1, wav(2))).status).toBe(204);
  expect(await documentsOf(at.candidate)).toHaveLength(1);
  expect((await send(at.path, 1, wav(3))).status).toBe(204);
  const [kept, ...more] = await documentsOf(at.candidate);
  expect([kept.kind, kept.mime_type, more]).toEqual(['recording', 'audio/wav', []]);
  const bytes = await here.running.app.request(`/api/v1/documents/${kept.id}/content`, {
    headers: { authorization: `Bearer ${here.desk.adminKey}` },
  });
  expect(Buffer.from(await bytes.arrayBuffer()).equals(Buffer.from(wav(3)))).toBe(true);
  await postForm(here, `${at.path}/answers/1`, { text: 'Written instead.' });
  expect(await documentsOf(at.candidate)).toEqual([]);
  expect((await screenNow(here, at)).answers).toMatchObject([{ kind: 'text', text: 'Written instead.' }]);
});

it('writes no words beside an answer that was given anew meanwhile', async () => {
  speech.answer(() => DEFAULT);
  const at = await agreed(here, 'yes', ['Month-end close']);
  await send(at.path, 1, wav(4));
  speech.answer(async () => {
    // While the first is being heard, they write instead.
    await postForm(here, `${at.path}/answers/1`, { text: 'Written instead.' });
    return 'What was recorded.';
  });
  await due();
  expect((await screenNow(here, at)).answers).toMatchObject([
    { kind: 'text', text: 'Written instead.', transcription: 'none' },
  ]);
});

it.each([
  ['that is no sound', new TextEncoder().encode('<html>'), 422],
  ['without a byte', new Uint8Array(), 422],
  ['of 26 MB', new Uint8Array(26 * 1024 * 1024), 413],
])('refuses an upload %s and keeps nothing', async (_, bytes, status) => {
  const at = await agreed(here, 'yes', ['Month-end close']);
  expect((await send(at.path, 1, bytes)).status).toBe(status);
  expect([(await screenNow(here, at)).answers, await documentsOf(at.candidate)]).toEqual([[], []]);
});

it('takes no recording before the candidate agreed or after they withdrew, and removes those there are', async () => {
  const at = await agreed(here, 'yes', ['Month-end close']);
  await send(at.path, 1, wav(5));
  await postForm(here, `${at.path}/withdraw`);
  expect(await documentsOf(at.candidate)).toEqual([]);
  expect((await send(at.path, 1, wav(6))).status).toBe(409);
  expect(await documentsOf(at.candidate)).toEqual([]);
  await due();
  const { files } = here.running.service.runtime.ports;
  const sha256 = createHash('sha256').update(wav(5)).digest('hex');
  await expect.poll(() => files.read(here.desk.accountId, sha256).catch(() => null)).toBeNull();
});

it('tries three times, says that a recording could not be put into words, and rates the rest', async () => {
  const day = Date.now();
  const pass = (minutes: number) => advanceTo(here.desk.api, new Date(day + minutes * 60_000).toISOString());
  const before = speech.asked.length;
  speech.answer(() => 503);
  const at = await agreed(here, 'yes', ['Month-end close', 'Payroll']);
  const silent = await agreed(here, 'yes', ['Month-end close']);
  await send(at.path, 1, wav(7));
  await postForm(here, `${at.path}/answers/2`, { text: 'I ran payroll for 300 people.' });
  await postForm(here, `${at.path}/finish`);
  await send(silent.path, 1, wav(8));
  await postForm(here, `${silent.path}/finish`);
  await due();
  expect((await screenNow(here, at)).answers[0].transcription).toBe('pending');
  await pass(5);
  await pass(30);
  expect(speech.asked.length - before).toBe(6);
  const screen = await screenNow(here, at);
  expect(screen).toMatchObject({
    status: 'completed',
    failure: expect.stringContaining('1 of the recordings'),
  });
  expect(screen.focus_scores).toMatchObject([{ rating: null }, { focus: 'Payroll', rating: 4 }]);
  expect(await screenNow(here, silent)).toMatchObject({ status: 'failed', phone_screen_id: null });
  expect(await documentsOf(silent.candidate)).toHaveLength(1);
});
