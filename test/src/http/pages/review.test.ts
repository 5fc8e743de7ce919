import { describe, expect, it } from 'vitest';
import { startClientSite } from '#test/harness/client-site.ts';
import { fixture } from '#test/harness/fixture.ts';
import { briefOf, pathOf, submit } from '#test/harness/submission.ts';

const site = fixture(startClientSite);

const sentTo = async (people?: Record<string, unknown>[], more: Record<string, unknown> = {}) =>
  (await submit(site.agency, await briefOf(site.agency, people), more)).body.data;
const read = async (id: string) => (await site.agency.api.get(`/submissions/${id}`)).body.data;

describe('opening the page', () => {
  it('changes nothing by itself, whoever asks: GET, HEAD, a prefetch or a program that looks at links', async () => {
    const { id, url } = await sentTo();
    const looks: RequestInit[] = [
      {},
      { method: 'HEAD' },
      { headers: { 'sec-purpose': 'prefetch;prerender' } },
      { headers: { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' } },
    ];
    for (const init of looks) expect((await fetch(url, init)).status).toBe(200);
    const programs: HeadersInit[] = [
      { 'sec-purpose': 'prefetch' },
      { 'user-agent': 'Proofpoint URL scanner' },
    ];
    for (const headers of programs) {
      expect((await fetch(`${url}/viewed`, { method: 'POST', headers })).status).toBe(204);
    }
    expect(await read(id)).toMatchObject({ status: 'pending', first_viewed_at: null });
  });

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

  it('lets no other site frame it, index it, keep it or learn its address', async () => {
    const { url } = await sentTo();
    const { headers } = await fetch(url);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; script-src 'nonce-[^']+'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('shows formatting and nothing that would run', async () => {
    const evil = '<script>alert(1)</script> **bold** <img src=x onerror=alert(1)> [x](javascript:alert(1))';
    const { url } = await sentTo(undefined, { intro_body: evil, headline: '<b>Hi</b>' });
    const html = await (await fetch(url)).text();
    expect(html).toContain('<strong>bold</strong>');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(html).not.toMatch(/<img|href="javascript|<script>alert/);
  });

  it('is 404 for a link that was not made here, and for a candidate of another one', async () => {
    expect((await fetch(`${site.running.url}/r/nothing`)).status).toBe(404);
    const [one, two] = [await sentTo(), await sentTo()];
    const foreign = await fetch(`${one.url}/items/${two.items[0].id}`, {
      method: 'POST',
      body: new URLSearchParams({ kind: 'pass', reason: 'No' }),
    });
    expect(foreign.status).toBe(404);
    expect((await read(two.id)).status).toBe('pending');
  });

  it('stores of a link only a keyed hash', async () => {
    const { url } = await sentTo();
    const rows = await site.running.service.store.read((db) =>
      db.selectFrom('submissions').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(pathOf(url).split('/').at(-1));
  });
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
