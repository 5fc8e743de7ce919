import { afterAll, expect, it } from 'vitest';
import { createOutbound } from '#src/adapters/outbound/outbound.ts';
import { websiteReader } from '#src/adapters/websites/reader.ts';
import { body, fixturePage, POINT, redirect, startWebsite } from '#test/harness/website.ts';

const outbound = createOutbound({ allowPrivateTargets: true });
afterAll(() => outbound.close());
const read = (url: string, country = 'AU') =>
  websiteReader(outbound, () => 'Deskhand/test (+https://desk.example)').read(url, country);

it('reads the company that schema.org describes, with the page that says each thing', async () => {
  const site = await startWebsite({
    '/': body(fixturePage('builder.html')),
    '/brand/logo.png': body(POINT, 'image/png'),
  });
  const from = `${site.url}/`;
  expect(await read(site.url)).toEqual({
    ok: true,
    facts: {
      description: {
        value: 'Harbour Build delivers schools, hospitals and offices across New South Wales.',
        from,
      },
      industry: { value: 'Commercial construction', from },
      phone: { value: '+61 2 9374 4000', from },
      locations: { value: ['Sydney, Australia', 'Newcastle, Australia'], from },
      logo_url: { value: `${site.url}/brand/logo.png`, from },
    },
  });
  expect(site.asked[0]?.path).toBe('/robots.txt');
  expect(site.asked[1]?.agent).toMatch(/^Deskhand\//);
});

it('reads meta elements, tel links, icons and the page about the company where there is no linked data', async () => {
  const site = await startWebsite({
    '/': body(fixturePage('plain.html')),
    '/company': body(fixturePage('plain-about.html')),
    '/favicon.png': body(POINT, 'application/octet-stream'),
  });
  const reading = await read(site.url, 'GB');
  expect(reading).toMatchObject({
    ok: true,
    facts: {
      description: { value: 'Brightwell makes accounting software for small firms & charities.' },
      phone: { value: '+44 20 7946 0958' },
      locations: { value: ['Leeds, United Kingdom'], from: `${site.url}/company` },
      logo_url: { value: `${site.url}/favicon.png` },
    },
  });
});

it('reads nothing that robots.txt does not allow, and waits while robots.txt cannot be had', async () => {
  const site = await startWebsite({
    '/robots.txt': body('User-agent: *\nDisallow: /', 'text/plain'),
    '/': body(fixturePage('builder.html')),
  });
  expect(await read(site.url)).toMatchObject({
    ok: false,
    lasting: true,
    reason: expect.stringMatching(/robots\.txt/),
  });
  expect(site.asked.map(({ path }) => path)).toEqual(['/robots.txt']);
  site.routes.set('/robots.txt', body('', 'text/plain', 503));
  expect(await read(site.url)).toMatchObject({
    ok: false,
    lasting: false,
    reason: expect.stringMatching(/503/),
  });
  site.routes.set('/robots.txt', body('User-agent: Deskhand\nDisallow: /about-us', 'text/plain'));
  expect((await read(site.url)).ok).toBe(true);
  expect(site.asked.map(({ path }) => path)).not.toContain('/about-us');
});

it.each([
  [
    'redirects to the inside of a network',
    '/',
    redirect('http://169.254.169.254/latest/meta-data/'),
    /169\.254/,
  ],
  ['redirects in a circle', '/', redirect('/'), /circle/],
  ['is larger than a page may be', '/', body('x'.repeat(3_000_000)), /larger/],
  ['calls bytes a page', '/', body(Buffer.from([0x3c, 0, 1, 2, 3])), /no page of HTML/],
  ['calls a page an image', '/', body('<html>', 'image/png'), /no page of HTML/],
  ['answers an error', '/', body('', 'text/html', 500), /500/],
])('says why nothing was read of a website that %s', async (_, path, answer, reason) => {
  const site = await startWebsite({ [path]: answer });
  const reading = await read(site.url);
  expect(reading.ok).toBe(false);
  expect('reason' in reading ? reading.reason : '').toMatch(reason);
});

it('gives a website that redirects on and on up after five', async () => {
  const routes = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`/${at}`, redirect(`/${at + 1}`)]),
  );
  const site = await startWebsite({ '/': redirect('/0'), ...routes });
  expect(await read(site.url)).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/redirects more than 5 times/),
  });
  expect(site.asked.length).toBeLessThan(10);
});

it('reads a page that is hostile to parsers in the time of its length', async () => {
  const deep = '<div>'.repeat(150_000) + '<a href="/about">'.repeat(20_000);
  const attributes = `<meta ${Array.from({ length: 20_000 }, (_, at) => `a${at}="x"`).join(' ')}>`;
  const blocks = `<script type="application/ld+json">${'['.repeat(50_000)}</script>`.repeat(3);
  const graph = `<script type="application/ld+json">${JSON.stringify({ '@graph': Array(5_000).fill({ '@type': 'Organization' }) })}</script>`;
  const end = '<meta name="description" content="Still read.">';
  const site = await startWebsite({ '/': body(deep + attributes + blocks + graph + end) });
  const began = process.cpuUsage();
  expect(await read(site.url)).toMatchObject({ ok: true, facts: { description: { value: 'Still read.' } } });
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(20);
});

it('takes no logo that is no image by its bytes, and no number that cannot be dialled', async () => {
  const page = `<link rel="icon" href="/evil.svg" sizes="512x512"><a href="tel:12">x</a><meta name="description" content="A \u202ecompany">`;
  const site = await startWebsite({
    '/': body(page),
    '/evil.svg': body('<svg onload="alert(1)"/>', 'image/png'),
    '/favicon.ico': body('<html>', 'image/x-icon'),
  });
  expect(await read(site.url)).toMatchObject({
    ok: true,
    facts: { logo_url: null, phone: null, description: { value: 'A company' } },
  });
});

it('gives up a website that sends its page byte by byte', async () => {
  const site = await startWebsite({
    '/': (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drip = setInterval(() => response.write('<'), 20);
      response.on('close', () => clearInterval(drip));
    },
  });
  const reader = websiteReader(outbound, () => 'Deskhand/test', { callMs: 300, allMs: 600 });
  expect(await reader.read(site.url, 'AU')).toMatchObject({
    ok: false,
    lasting: false,
    reason: expect.stringMatching(/300 ms/),
  });
});
