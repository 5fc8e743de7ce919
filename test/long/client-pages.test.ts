import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWindow } from '#test/harness/browser.ts';
import { type ClientSite, expectWell, startClientSite } from '#test/harness/client-site.ts';
import { briefOf, float, submit } from '#test/harness/submission.ts';

let site: ClientSite;

beforeAll(async () => {
  site = await startClientSite();
}, 60_000);
afterAll(() => site.close());

const sentTo = async (people?: Record<string, unknown>[], more: Record<string, unknown> = {}) =>
  (await submit(site.agency, await briefOf(site.agency, people), more)).body.data;
const read = async (id: string) => (await site.agency.api.get(`/submissions/${id}`)).body.data;

const readSpec = async (id: string) => (await site.agency.api.get(`/specs/${id}`)).body.data;

it('shows a submission well in every state on phone and desktop, and finds nothing wrong with it', async () => {
  const context = await openWindow(site.browser);
  const page = await context.newPage();
  const long = { name: 'Bartholomew Featherstonehaugh-Cholmondeley', current_title: 'x'.repeat(290) };
  const career = [
    { title: 'CFO', employer: 'Boreal Foods', from: '2018', is_current: true, description: 'Led it.' },
  ];
  const ana = {
    name: 'Ana Ruiz',
    experience: career,
    skills: ['IFRS'],
    linkedin_url: 'https://www.linkedin.com/in/ana',
  };
  const { url, id, items } = await sentTo([ana, long, {}, {}]);
  await page.goto(url);
  await page.locator('details.more summary').first().click();
  await expectWell(page, 'pending');
  await page.locator('.acts summary', { hasText: 'Pass' }).first().click();
  await page.mouse.move(0, 0);
  await expectWell(page, 'a form');
  const post = (at: number, body: Record<string, string>) =>
    fetch(`${url}/items/${items[at].id}`, {
      method: 'POST',
      body: new URLSearchParams(body),
      redirect: 'manual',
    });
  await post(0, { kind: 'interview', times: 'Monday\nTuesday', note: 'An hour' });
  await post(1, { kind: 'pass', reason: 'x'.repeat(400) });
  await post(2, { kind: 'question', question: 'When?' });
  await page.goto(url);
  await expectWell(page, 'partially responded');
  const question = (await read(id)).items[2].questions[0].id;
  await site.agency.api.post(`/submissions/${id}/questions/${question}/answer`, { answer: '**Soon**' });
  await page.goto(url);
  await expectWell(page, 'answered');
  await page.locator('.acts summary', { hasText: 'Pass' }).last().click();
  await page.evaluate(
    "document.querySelectorAll('[required]').forEach((field) => { field.required = false })",
  );
  await page.getByRole('button', { name: 'Pass on this candidate' }).locator('visible=true').click();
  await page.getByRole('alert').waitFor();
  expect(await page.evaluate('document.activeElement.name')).toBe('reason');
  await expectWell(page, 'refused');
  const anonymous = await sentTo([ana], { identity_visibility: 'anonymous' });
  await page.goto(anonymous.url);
  await expectWell(page, 'anonymous');
  await site.agency.api.post(`/submissions/${id}/revoke`);
  await page.goto(url);
  await expectWell(page, 'revoked');
  await site.running.service.store.write(({ tx }) =>
    tx
      .updateTable('submissions')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', anonymous.id)
      .execute(),
  );
  expect((await page.goto(anonymous.url))?.status()).toBe(410);
  await expectWell(page, 'expired');
  await page.goto(`${site.running.url}/r/nothing`);
  await expectWell(page, 'unknown');
  await context.close();
}, 30_000);

it('takes every answer to a spec with scripts off', async () => {
  const { spec } = await float(site.agency);
  const context = await site.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const open = (what: string) => page.locator('.acts summary', { hasText: what }).click();
  await page.goto(spec.url);
  await open('Ask a question');
  await page.getByLabel('Your question').fill('When could they start?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  await page.getByText('When could they start?').waitFor();
  await open('I am interested');
  await page.getByLabel('4').locator('visible=true').check();
  await page.getByRole('button', { name: 'Tell them I am interested' }).click();
  await page.getByText('You rated this profile 4 of 5.').waitFor();
  expect(await readSpec(spec.id)).toMatchObject({
    status: 'responded',
    response: 'interested',
    response_rating: 4,
    questions: [{ text: 'When could they start?' }],
  });
  await context.close();
}, 30_000);

it('shows a spec well in every state on phone and desktop, and finds nothing wrong with it', async () => {
  const context = await openWindow(site.browser);
  const page = await context.newPage();
  const { spec } = await float(site.agency, {
    headline: 'x'.repeat(200),
    salary_band: '$180k to $210k',
  });
  await page.goto(spec.url);
  await expectWell(page, 'open');
  await page.locator('.acts summary').first().click();
  await page.mouse.move(0, 0);
  await expectWell(page, 'a form');
  const post = (fields: Record<string, string>) =>
    fetch(spec.url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  await post({ kind: 'question', question: 'When?' });
  const [question] = (await readSpec(spec.id)).questions;
  await site.agency.api.post(`/specs/${spec.id}/questions/${question.id}/answer`, { answer: '**Soon**' });
  for (const kind of ['interested', 'not_right_now']) {
    await post({ kind, rating: '3', note: 'x'.repeat(300) });
    await page.goto(spec.url);
    await expectWell(page, kind);
  }
  await page.locator('.acts summary', { hasText: 'Ask' }).click();
  await page.evaluate(
    "document.querySelectorAll('[required]').forEach((field) => { field.required = false })",
  );
  await page.getByRole('button', { name: 'Send the question' }).click();
  await page.getByRole('alert').waitFor();
  await expectWell(page, 'refused');
  await site.agency.api.post(`/specs/${spec.id}/revoke`);
  expect((await page.goto(spec.url))?.status()).toBe(410);
  await expectWell(page, 'revoked');
  await context.close();
}, 30_000);
