import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(startMailDesk);

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await here.running.app.request('/api/v1/emails/from-description', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${here.desk.adminKey}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The stream's lines: JSON, and the word that ends it. */
function linesOf(text: string) {
  expect(text.endsWith('data: [DONE]\n\n')).toBe(true);
  const blocks = text.slice(0, -2).split('\n\n');
  for (const block of blocks) expect(block).toMatch(/^data: [^\n]+$/);
  const data = blocks.map((block) => block.slice('data: '.length));
  expect(data.pop()).toBe('[DONE]');
  return data.map((line) => JSON.parse(line));
}

it('streams the token, the mail as it comes, the whole draft and its id, and ends with [DONE]', async () => {
  const ana = await here.candidate();
  const application = await here.application(ana.id);
  const at = '2099-02-01T09:00:00.000Z';
  const { status, headers, text } = await post({
    candidate_id: ana.id,
    application_id: application.id,
    intent: 'schedule',
    instructions: 'Ask whether Monday suits her.',
    schedule_at: at,
    source: 'dashboard',
  });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const lines = linesOf(text);
  const [meta, ...rest] = lines;
  const end = rest.pop();
  const complete = rest.pop();
  expect(meta).toEqual({ type: 'meta', review_token: expect.stringMatching(/^edr_/) });
  expect(rest.length).toBeGreaterThan(1);
  for (const line of rest) {
    expect(Object.keys(line)).toEqual(['type', 'partial']);
    expect(line.type).toBe('streaming');
    expect(['subject', 'body']).toEqual(expect.arrayContaining(Object.keys(line.partial)));
  }
  expect(end).toEqual({ type: 'meta_end', email_draft_id: expect.stringMatching(/^edr_/) });
  const read = (await here.desk.api.get(`/emails/from-description/${meta.review_token}`)).body.data;
  const { subject, body } = read;
  expect(complete).toEqual({
    type: 'complete',
    draft: { subject, body, schedule_at: at, template_chip: 'interview_confirm' },
  });
  expect(read).toMatchObject({ task_status: 'completed', status: 'staged', source: 'dashboard', gaps: [] });
  expect(here.mailTo(ana.email)).toEqual([]);
  expect((await here.desk.api.post(`/emails/from-description/${meta.review_token}/confirm`)).status).toBe(
    201,
  );
});

it('leaves schedule_at and template_chip out where there is none', async () => {
  const ana = await here.candidate();
  const { text } = await post({ candidate_id: ana.id, instructions: 'Ask how she is.' });
  const complete = linesOf(text).find(({ type }) => type === 'complete');
  expect(Object.keys(complete.draft)).toEqual(['subject', 'body']);
});

it('tells in the complete frame which wish was not followed', async () => {
  const ana = await here.candidate();
  const { text } = await post({ candidate_id: ana.id, instructions: 'Ask how she is. Make it rhyme.' });
  const complete = linesOf(text).find(({ type }) => type === 'complete');
  expect(complete.draft.notes).toEqual([expect.stringContaining('Make it rhyme')]);
});

it('answers 400 for a candidate_id that is missing or malformed, a schedule_at that is no date-time and a body that is not JSON', async () => {
  const ana = await here.candidate();
  for (const [body, field] of [
    [{}, 'candidate_id'],
    [{ candidate_id: 'ana' }, 'candidate_id'],
    [{ candidate_id: null }, 'candidate_id'],
    [{ candidate_id: ana.id, schedule_at: 'tomorrow' }, 'schedule_at'],
    [{ candidate_id: ana.id, schedule_at: '2099-02-30T09:00:00Z' }, 'schedule_at'],
    ['', 'candidate_id'],
    ['{"candidate_id":', undefined],
    ['hello', undefined],
    ['[]', 'input'],
  ] as const) {
    const refused = await post(body);
    expect(refused.status, JSON.stringify(body)).toBe(400);
    const { error } = JSON.parse(refused.text);
    expect(error.code).toBe('INVALID_REQUEST');
    expect(error.field).toBe(field);
  }
  const plain = await post('hello', { 'Content-Type': 'text/plain' });
  expect(plain.status).toBe(400);
});

it('answers 404 for an unknown candidate or one of another agency, 422 for other fields, 403 without the scope', async () => {
  const elsewhere = await here.running.workspace();
  const theirs = await elsewhere.api.post('/candidates', { name: 'Cleo', email: 'cleo@people.example' });
  expect((await post({ candidate_id: 'cnd_0' })).status).toBe(404);
  expect((await post({ candidate_id: theirs.body.data.id })).status).toBe(404);
  const ana = await here.candidate();
  expect((await post({ candidate_id: ana.id, application_id: 'app_0' })).status).toBe(404);
  expect((await post({ candidate_id: ana.id, intent: 'flatter' })).status).toBe(422);
  expect((await post({ candidate_id: ana.id, tone: 'warm' })).status).toBe(422);
  expect((await post({ candidate_id: ana.id, schedule_at: '2020-01-01T00:00:00Z' })).status).toBe(422);
  await here.desk.api.patch(`/candidates/${ana.id}`, { do_not_approach: true });
  expect((await post({ candidate_id: ana.id })).status).toBe(422);
  const reader = await here.desk.key(['emails:read'], { userId: null });
  const refused = await post({ candidate_id: ana.id }, { Authorization: `Bearer ${reader}` });
  expect(refused.status).toBe(403);
  expect((await post({}, { Authorization: 'Bearer nonsense' })).status).toBe(401);
});

it('replays the first draft for a repeated Idempotency-Key, and makes no second one', async () => {
  const ana = await here.candidate();
  const body = { candidate_id: ana.id, instructions: 'Ask how she is.' };
  const first = linesOf((await post(body, { 'Idempotency-Key': 'draft-once' })).text);
  const again = await post(body, { 'Idempotency-Key': 'draft-once' });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const lines = linesOf(again.text);
  const kept = (all: { type: string }[]) => all.filter(({ type }) => type !== 'streaming');
  expect(kept(lines)).toEqual(kept(first));
  const rows = await here.running.service.store.read((db) =>
    db.selectFrom('email_drafts').select('id').where('candidate_id', '=', ana.id).execute(),
  );
  expect(rows).toHaveLength(1);
});

it('tells why the assistant failed, on the stream and on the draft', async () => {
  const broken = await startMailDesk({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://127.0.0.1:1/v1',
    AI_MODEL: 'none',
  });
  try {
    const ana = await broken.candidate();
    const response = await broken.running.app.request('/api/v1/emails/from-description', {
      method: 'POST',
      headers: { Authorization: `Bearer ${broken.desk.adminKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ candidate_id: ana.id, instructions: 'Ask how she is.' }),
    });
    const [meta, error, ...more] = linesOf(await response.text());
    expect(more).toEqual([]);
    expect(error).toEqual({ type: 'error', message: expect.stringContaining('cannot be reached') });
    const read = await broken.desk.api.get(`/emails/from-description/${meta.review_token}`);
    expect(read.body.data).toMatchObject({ task_status: 'failed', gaps: ['subject', 'body'] });
    // A person may still write it by hand.
    const path = `/emails/from-description/${meta.review_token}`;
    await broken.desk.api.patch(path, { subject: 'Hello', body: 'How are you?' });
    expect((await broken.desk.api.post(`${path}/confirm`)).body.data.status).toBe('sent');
  } finally {
    await broken.close();
  }
});
