import { deflateSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { contrast, readableOn } from '#src/lib/colour.ts';
import { createApp } from '#src/server/app.ts';
import { openWindow } from '#test/harness/browser.ts';
import { startClientSite } from '#test/harness/client-site.ts';
import { fixture } from '#test/harness/fixture.ts';
import { lookedOver } from '#test/harness/looks.ts';
import { PASSWORD, Person, person } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf, submit } from '#test/harness/submission.ts';

const site = fixture(startClientSite);

/** A picture of one colour, as small as PNG allows. */
function png(): Buffer {
  const crcOf = (bytes: Buffer): number => {
    let crc = -1;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc >>> 0;
  };
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([length, body, crc]);
  };
  const header = Buffer.from([0, 0, 0, 48, 0, 0, 0, 24, 8, 2, 0, 0, 0]);
  const rows = Buffer.concat(
    Array.from({ length: 24 }, () => Buffer.concat([Buffer.from([0]), Buffer.alloc(48 * 3, 0xc0)])),
  );
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

let admin: Person & { email: string };

/** Sends the form of the page with a file, as a browser does. */
async function brand(
  fields: Record<string, string>,
  logo?: Buffer<ArrayBuffer>,
  csrf?: string,
): Promise<Response> {
  const { html } = await admin.get('/people/brand');
  const body = new FormData();
  body.set('csrf', csrf ?? /action="\/people\/brand".*?name="csrf" value="([^"]+)"/s.exec(html)?.[1] ?? '');
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (logo !== undefined) body.set('logo', new File([logo], 'logo.png'));
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return createApp(site.running.service).request('/people/brand', {
    method: 'POST',
    body,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
}

beforeAll(async () => {
  const { service, first } = site.running;
  admin = await person(service, createApp(service), first?.user_id ?? '');
  await admin.signIn(admin.email, PASSWORD);
});

it('puts the agency’s logo and colour on its public pages, to be read in light and dark, and no picture that is none', async () => {
  expect((await brand({ own_colour: 'yes', colour: '#ffe14d' }, Buffer.from(png()))).status).toBe(303);
  const refused = await brand({}, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('PNG, JPEG or WebP')]);
  expect((await brand({}, Buffer.alloc(120_000))).status).toBe(422);
  expect((await brand({}, undefined, 'of-another-session')).status).toBe(403);

  const { agency, running } = site;
  const desk = deskOf(agency);
  const location = { type: 'on_site', city: 'Perth', state: 'WA', country: 'Australia' };
  const body = 'Lead a team of twelve in a busy store.';
  const job = await desk.job({ title: 'Store Manager', employment_type: 'full_time', location });
  const ad = await agency.api.patch(`/jobs/${job}/ad`, {
    status: 'published',
    headline: 'A store of your own',
    body,
  });
  expect(ad.status, JSON.stringify(ad.body)).toBe(200);
  const sent = await submit(agency, await briefOf(agency));
  const client = new URL(sent.body.data.url).pathname;
  const careers = new URL(ad.body.data.url).pathname;
  const page = await (await openWindow(site.browser)).newPage();
  for (const [name, path] of Object.entries({ client, careers })) {
    await page.goto(`${running.url}${path}`);
    await lookedOver(page, `skin-${name}`);
    expect(await page.evaluate("document.querySelector('header img').naturalWidth"), name).toBe(48);
    expect(await page.locator('footer').innerText(), name).toContain('My agency');
    const named = page.locator('meta[property="og:site_name"]');
    expect(await named.getAttribute('content')).toBe('My agency');
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain('/logo/');
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^data:image\/svg\+xml,/);
  }
  const preview = page.locator('meta[property="og:title"]');
  expect(await preview.getAttribute('content')).toBe('Store Manager');
  await page.goto(`${running.url}${client}`);
  expect(await preview.getAttribute('content')).toBe('My agency');
});

it('says of a link that is not known nothing of any agency', async () => {
  const nobody = new Person(createApp(site.running.service), site.running.url);
  const { status, html } = await nobody.get(`/r/${'x'.repeat(43)}`);
  expect(status).toBe(404);
  expect(html).not.toContain('My agency');
});

it('keeps every colour readable on light and dark ground', () => {
  for (const colour of ['#ffe14d', '#000000', '#ffffff', '#7f7f7f', '#ff0000', '#0000ff', '#1b4f8f'])
    for (const ground of ['#f3f5f8', '#ffffff', '#1f2833'])
      expect(contrast(readableOn(colour, ground), ground), `${colour} on ${ground}`).toBeGreaterThanOrEqual(
        4.5,
      );
  expect(readableOn('#1b4f8f', '#ffffff')).toBe('#1b4f8f');
});
