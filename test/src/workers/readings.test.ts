import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { runSignedIn } from '#test/harness/action.ts';
import { fixture } from '#test/harness/fixture.ts';
import { decideHeld } from '#test/harness/held-review.ts';
import { startBoardDesk } from '#test/harness/postings.ts';
import { briefOf, mailsTo, submit } from '#test/harness/submission.ts';

type Finding = { no: number; quote: string; about: string; reason: string; rewording: string | null };
type Reply = (asked: string) => { findings: Finding[] } | 'nonsense' | 'failure';

/** A model that speaks the OpenAI chat protocol; `reply` is what it answers next. */
const model = fixture(async () => {
  const asked: string[] = [];
  const state = { reply: (() => ({ findings: [] })) as Reply, during: async (): Promise<void> => {} };
  const server = createServer(async (request, response) => {
    const sent = Buffer.concat(await request.toArray()).toString();
    asked.push(sent);
    const answer = state.reply(sent);
    await state.during();
    if (answer === 'failure') {
      response.writeHead(403).end('{}');
      return;
    }
    const content = answer === 'nonsense' ? 'All is well!' : JSON.stringify(answer);
    response.writeHead(200, { 'content-type': 'application/json' });
    const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
    const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 };
    response.end(
      JSON.stringify({ id: 'c', object: 'chat.completion', created: 1, model: 'm', choices, usage }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}/v1`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
  };
  return { url, asked, state, close };
});
const here = fixture(() =>
  startBoardDesk({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'm' }),
);

afterEach(async () => {
  model.state.reply = () => ({ findings: [] });
  model.state.during = async () => {};
  model.asked.length = 0;
  await agree(false);
});

const agree = async (model_reads: boolean): Promise<void> => {
  const { running, desk } = here;
  await runSignedIn(running, desk.adminKey, 'set_held_release', { by: 'people', model_reads });
};
const asks = () => model.asked.filter((sent) => sent.includes('texts_read'));
const LINE = 'You run the ledgers of three sites and close the month by day four.';
const CODED = 'The crew skis together at weekends and whoever joins should keep pace with them.';
const found = (quote: string): Finding => ({
  no: 2,
  quote,
  about: 'age',
  reason: 'Hints at age.',
  rewording: null,
});

/** An ad that a key publishes, in words of its own. */
async function published(line: string): Promise<string> {
  const job = await here.job({ title: 'Ledger Clerk', description: 'Requirements:\n- Two years of ledgers' });
  const ad = { headline: 'Ledgers', body: line, bullets: [], status: 'published' };
  const answer = await here.desk.api.patch(`/jobs/${job}/ad`, ad);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return job;
}
const adOf = async (job: string) => (await here.desk.api.get(`/jobs/${job}/ad`)).body.data;
const heldWords = async (job: string): Promise<[string, string][]> =>
  (await adOf(job)).review.findings
    .filter(({ verdict }: { verdict: string }) => verdict === 'held')
    .map(({ about, words }: { about: string; words: string }) => [about, words]);

it('asks no model about texts before an admin of the agency has agreed to it', async () => {
  const job = await published(LINE);
  await here.runDue();
  expect([(await adOf(job)).status, asks()]).toEqual(['published', []]);
});

it('keeps what a key publishes back until the model has read it, and lets it go where it finds nothing', async () => {
  await agree(true);
  const job = await published(LINE);
  const waiting = await adOf(job);
  expect([waiting.status, waiting.review.state]).toEqual(['draft', 'held']);
  expect(asks()).toEqual([]);
  await here.runDue();
  const ad = await adOf(job);
  expect([ad.status, ad.review.state, ad.review.decided_by]).toEqual(['published', 'released', null]);
  expect(asks()).toHaveLength(1);
  expect(asks()[0]).toContain(LINE);
});

it('holds what the model quotes from the text, and tells the consultant, who decides', async () => {
  await agree(true);
  model.state.reply = () => ({ findings: [found('whoever joins should keep pace with them')] });
  const job = await published(CODED);
  await here.runDue();
  const ad = await adOf(job);
  expect(ad.status).toBe('draft');
  expect(await heldWords(job)).toEqual([['age', 'whoever joins should keep pace with them']]);
  const { email } = (await here.desk.api.get(`/accounts/${here.desk.accountId}/users/${here.desk.adminId}`))
    .body.data;
  const told = (await mailsTo(here.running, email)).filter(({ text }) => text?.includes(ad.id));
  expect(told).toHaveLength(1);
  await decideHeld(here.running, here.desk, ad.id);
  await here.runDue();
  expect((await adOf(job)).status).toBe('published');
  expect(asks()).toHaveLength(1);
});

it('keeps what the rules found whatever the model answers', async () => {
  await agree(true);
  const job = await published('Women only, as a genuine occupational requirement.');
  await here.runDue();
  expect((await adOf(job)).status).toBe('draft');
  expect((await heldWords(job)).map(([about]) => about)).toContain('sex');
  expect(asks()).toHaveLength(1);
});

it.each([
  ['fails', (): 'failure' => 'failure'],
  ['answers nonsense', (): 'nonsense' => 'nonsense'],
  ['quotes what nobody wrote', () => ({ findings: [found('no women please')] })],
] as const)('holds for a person what a model was to read that %s, and adds nothing', async (_, reply) => {
  await agree(true);
  model.state.reply = reply;
  const job = await published(LINE);
  await here.runDue();
  const ad = await adOf(job);
  expect(ad.status).toBe('draft');
  expect((await heldWords(job)).every(([about]) => about === 'unread')).toBe(true);
  expect(JSON.stringify(ad.review.findings)).toContain('gave no answer; a person decides');
  const before = asks().length;
  await here.runDue();
  expect(asks()).toHaveLength(before);
});

it('reads anew what was changed while the model read, and lets no unread word out', async () => {
  await agree(true);
  const job = await published(LINE);
  let changed = false;
  model.state.during = async () => {
    if (changed) return;
    changed = true;
    await here.desk.api.patch(`/jobs/${job}/ad`, { body: CODED, status: 'draft' });
  };
  model.state.reply = (sent) => ({
    findings: sent.includes('skis together') ? [found('whoever joins should keep pace with them')] : [],
  });
  await here.runDue();
  expect((await adOf(job)).status).toBe('draft');
  expect(await heldWords(job)).toEqual([['age', 'whoever joins should keep pace with them']]);
});

it('has what a rule posts read before it is live, once for what stays as it is', async () => {
  await agree(true);
  const rule = await here.desk.api.post('/distribution/rules', {
    name: 'All',
    filter: {},
    target_board_slugs: ['xml_feed'],
  });
  const job = await here.job({
    title: 'Stock Controller',
    description: 'Requirements:\n- Two years of stock',
  });
  await here.runDue();
  expect((await here.postingsOf(job)).xml_feed).toMatchObject({ review: { state: 'released' } });
  expect((await adOf(job)).status).toBe('published');
  expect(asks()).toHaveLength(1);
  await here.desk.api.delete(`/distribution/rules/${rule.body.data.id}`);
});

it('mails a client what a key sends once the model has read it, and not before', async () => {
  await agree(true);
  const brief = await briefOf(here.desk);
  const [application_id] = brief.applications;
  const sent = await submit(here.desk, brief, {
    items: [{ application_id, summary: 'Closed the month in four days.' }],
  });
  const { review, email_sent } = sent.body.data;
  expect([review.state, email_sent, asks()]).toEqual(['held', false, []]);
  expect(await mailsTo(here.running, brief.contact_email)).toHaveLength(1);
  expect(asks()[0]).toContain('Closed the month in four days.');
});
