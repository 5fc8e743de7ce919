import { expect, it } from 'vitest';
import { startClientSite } from '#test/harness/client-site.ts';
import { fixture } from '#test/harness/fixture.ts';
import { briefOf, submit } from '#test/harness/submission.ts';

const site = fixture(startClientSite);

const sentTo = async (people?: Record<string, unknown>[], more: Record<string, unknown> = {}) =>
  (await submit(site.agency, await briefOf(site.agency, people), more)).body.data;
const read = async (id: string) => (await site.agency.api.get(`/submissions/${id}`)).body.data;

it('is told once a person touches it, and once only', async () => {
  const { id, url } = await sentTo();
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  const told = page.waitForResponse((response) => response.url().endsWith('/viewed'));
  await page.keyboard.press('Tab');
  expect((await told).status()).toBe(204);
  const first = await read(id);
  expect(first).toMatchObject({ status: 'viewed', first_viewed_at: expect.any(String) });
  expect(first.items[0].viewed_at).toBe(first.first_viewed_at);
  await page.reload();
  expect(await page.locator('script').count()).toBe(0);
  await context.close();
});

it('leads a contact through every answer with scripts off', async () => {
  const { id, url } = await sentTo([{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
  const context = await site.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const open = (name: string, what: string) =>
    page.getByRole('article', { name }).locator('.acts summary', { hasText: what }).click();
  await page.goto(url);
  expect((await read(id)).first_viewed_at).toBeNull();
  await open('Ana Ruiz', 'Request an interview');
  await page.getByLabel('Times that would suit you').locator('visible=true').fill('Monday at 9\n\nTuesday');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByText('You asked for an interview with Ana Ruiz.').waitFor();
  expect(await read(id)).toMatchObject({
    status: 'partially_responded',
    first_viewed_at: expect.any(String),
  });
  await open('Bo Lind', 'Ask a question');
  await page.getByLabel('Your question').locator('visible=true').fill('When could he start?');
  await page.getByRole('button', { name: 'Send the question' }).click();
  await page.getByText('When could he start?').waitFor();
  await open('Bo Lind', 'Pass');
  await page.getByLabel('Why not?').locator('visible=true').fill('Too far away');
  await page.getByRole('button', { name: 'Pass on this candidate' }).click();
  await page.getByText('Thank you, that is everything.').waitFor();
  const done = await read(id);
  expect(done.status).toBe('completed');
  expect(done.items).toMatchObject([
    { response: 'interview_requested', interview_request: { preferred_times: ['Monday at 9', 'Tuesday'] } },
    { response: 'passed', pass_reason: 'Too far away', questions: [{ text: 'When could he start?' }] },
  ]);
  await context.close();
});

it('is reached by keyboard in the order in which it is read', async () => {
  const { url } = await sentTo([{ name: 'Ana Ruiz' }]);
  const page = await site.browser.newPage();
  await page.goto(url);
  const reached: string[] = [];
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate('document.activeElement.textContent.trim()'));
  }
  expect(reached).toEqual([
    'Skip to the content',
    'Request an interview: Ana Ruiz',
    'Ask a question: Ana Ruiz',
    'Pass: Ana Ruiz',
  ]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.name')).toBe('reason');
  await page.close();
});
