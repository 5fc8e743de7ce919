import { describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { interview } from '#test/harness/interview.ts';
import { briefOf, pathOf, press, submit } from '#test/harness/submission.ts';

const { running, desk } = useDesk();

const ask = async (url: string, init?: RequestInit) => running.app.request(pathOf(url), init);
const sentTo = async (people?: Record<string, unknown>[], more: Record<string, unknown> = {}) =>
  (await submit(desk, await briefOf(desk, people), more)).body.data;
const read = async (id: string) => (await desk.api.get(`/submissions/${id}`)).body.data;

describe('opening the page', () => {
  it('changes nothing by itself, whoever asks: GET, HEAD, a prefetch or a program that looks at links', async () => {
    const { id, url } = await sentTo();
    const looks: RequestInit[] = [
      {},
      { method: 'HEAD' },
      { headers: { 'sec-purpose': 'prefetch;prerender' } },
      { headers: { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' } },
    ];
    for (const init of looks) expect((await ask(url, init)).status).toBe(200);
    const programs: HeadersInit[] = [
      { 'sec-purpose': 'prefetch' },
      { 'user-agent': 'Proofpoint URL scanner' },
    ];
    for (const headers of programs) {
      expect((await ask(`${url}/viewed`, { method: 'POST', headers })).status).toBe(204);
    }
    expect(await read(id)).toMatchObject({ status: 'pending', first_viewed_at: null });
  });

  it('lets no other site frame it, index it, keep it or learn its address', async () => {
    const { url } = await sentTo();
    const { headers } = await ask(url);
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
    const html = await (await ask(url)).text();
    expect(html).toContain('<strong>bold</strong>');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(html).not.toMatch(/<img|href="javascript|<script>alert/);
  });

  it('is 404 for a link that was not made here, and for a candidate of another one', async () => {
    expect((await ask('https://desk.example/r/nothing')).status).toBe(404);
    const [one, two] = [await sentTo(), await sentTo()];
    const foreign = await ask(`${one.url}/items/${two.items[0].id}`, {
      method: 'POST',
      body: new URLSearchParams({ kind: 'pass', reason: 'No' }),
    });
    expect(foreign.status).toBe(404);
    expect((await read(two.id)).status).toBe('pending');
  });

  it('stores of a link only a keyed hash', async () => {
    const { url } = await sentTo();
    const rows = await running.service.store.read((db) => db.selectFrom('submissions').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(pathOf(url).split('/').at(-1));
  });
});

it('says of whoever was placed that they were, and of the others on a filled role that they are put forward no more', async () => {
  const brief = await briefOf(desk, [{ name: 'Ana Ruiz', years_experience: 7.9 }, { name: 'Bo Chen' }]);
  const { url } = (await submit(desk, brief)).body.data;
  const placed = await desk.api.post('/placements', {
    application_id: brief.applications[0],
    salary: 100_000,
    currency: 'AUD',
    start_date: '2099-02-01',
  });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const html = await (await ask(url)).text();
  expect(html).toContain('Ana Ruiz has been placed in this role.');
  expect(html).toContain('Bo Chen is no longer being put forward');
  expect(html).not.toContain('Ana Ruiz is no longer being put forward');
  expect(html).toContain('7 years of experience');
  const german = await (await ask(url, { headers: { 'accept-language': 'de' } })).text();
  expect(german).toContain('Ana Ruiz hat diese Stelle bekommen.');
});

describe('a wish for an interview', () => {
  const PROMISE = /will arrange it with you/;
  const asked = async () => {
    const brief = await briefOf(desk);
    const sent = (await submit(desk, brief)).body.data;
    await press(running, pathOf(sent.url, sent.items[0].id), { kind: 'interview' });
    const page = async () => (await ask(sent.url)).text();
    expect(await page()).toMatch(PROMISE);
    return { application_id: brief.applications[0] as string, page };
  };

  it('is not promised to be arranged once it was arranged or called off', async () => {
    const { application_id, page } = await asked();
    const { id } = await interview(desk, { application_id, kind: 'client' });
    expect(await page()).toMatch(/It has been arranged/);
    expect(await page()).not.toMatch(PROMISE);
    await desk.api.post(`/interviews/${id}/cancel`, {});
    expect(await page()).toMatch(/It was called off/);
    expect(await page()).not.toMatch(PROMISE);
  });

  it.each(['placed', 'withdrew', 'rejected'])(
    'is not promised to be arranged for somebody who is %s',
    async (stage) => {
      const { application_id, page } = await asked();
      await desk.api.post(`/applications/${application_id}/stage`, { stage });
      expect(await page()).not.toMatch(PROMISE);
      expect(await page()).not.toMatch(/You can still ask or change your mind|You can ask for an interview/);
    },
  );
});
