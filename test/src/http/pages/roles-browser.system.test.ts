import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUserAction } from '#actions/accounts/index.ts';
import { readConfig } from '#src/config.ts';
import { setPassword } from '#src/identity/links.ts';
import { createApp } from '#src/server/app.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { startServer } from '#src/server/serve.ts';
import {
  brokenWordsOf,
  crowdedOf,
  faultsOf,
  openBrowser,
  openWindow,
  overflows,
} from '#test/harness/browser.ts';
import { fixture } from '#test/harness/fixture.ts';
import { PASSWORD } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { apiOf } from '#test/harness/workspace.ts';

const running = fixture(() =>
  startServer(readConfig({ DATA_DIR: scratchFolder('roles'), PORT: '0', LOG_LEVEL: 'silent' })),
);
const browser = fixture(openBrowser);

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
/** What everybody in an agency may open, and what is an admin's. */
const EVERYBODYS = ['/', '/approvals', '/connections', '/keys', '/you', '/passkeys'];
const ADMINS = [
  ...['/approvals/policies', '/people', '/people/brand', '/people/provider', '/people/second-factor'],
  ...['/service-accounts', '/portal'],
];
let records: Record<'candidate' | 'job' | 'client' | 'application' | 'placement', string>;

beforeAll(async () => {
  const { service, first } = running;
  const api = apiOf(createApp(service), first?.key ?? '');
  const desk = deskOf({ api });
  const client = await desk.client({ name: 'Ironbark Water' });
  const compensation = { base_min: 90_000, base_max: 110_000 };
  const job = await desk.job({ title: 'Welder', client_id: client, compensation });
  const candidate = await desk.candidate({ name: 'Amber Xu' });
  const application = await desk.application({ job_id: job, candidate_id: candidate, stage: 'offer' });
  await desk.application({ job_id: job, stage: 'submitted' });
  const day = new Date().toISOString().slice(0, 10);
  const placed = await api.post('/placements', {
    application_id: application,
    salary: 123_456,
    fee_percent: 20,
    offer_date: day,
    start_date: day,
  });
  await api.post('/batch', {
    actions: [{ action: 'set_quota_target', input: { period_id: 'current', amount: 1_800_000 } }],
    reason: 'The quarter',
  });
  records = { candidate, job, client, application, placement: placed.body.data.id };
  for (const role of ['team_lead', 'consultant', 'researcher', 'finance', 'read_only'] as const) {
    const { data } = await runAsOperator(service, first?.account_id ?? '', createUserAction, {
      name: `Pat ${role.replace('_', ' ')}`,
      email: `${role}@agency.example`,
      role,
    });
    await setPassword(service, (data as { id: string }).id, PASSWORD);
  }
  await setPassword(service, first?.user_id ?? '', PASSWORD);
});

/** Parts of the page with a heading and nothing under it, and lines, values and cells without anything. */
const holesOf = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('main section, main dd, main li, main p')]
    .filter((one) => one.checkVisibility() && one.querySelector('svg, input, select, progress, img') === null)
    .filter((one) => one.innerText.trim() === (one.querySelector('h2')?.innerText.trim() ?? ''))
    .map((one) => one.outerHTML.slice(0, 120))`);

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    `[...document.querySelectorAll('a[href]:not([href^="#"])')].map((one) => one.href.replace(/#.*/, ''))`,
  );

describe('whoever of the agency is signed in', () => {
  it.each([
    ['admin', 'admin', []],
    ['team_lead', 'lead', []],
    ['consultant', 'without money', []],
    ['researcher', 'without money', ['placement']],
    ['finance', 'with money alone', ['candidate', 'job', 'application']],
    ['read_only', 'without money', []],
  ] as const)('finds each page whole, and no link that leads nowhere: %s (%s)', async (role, kind, shut) => {
    const window = await openWindow(browser);
    const page = await window.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${running.url}/sign-in`);
    await page.getByLabel('E-mail address').fill(`${role}@agency.example`);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${running.url}/`);
    const closed = [...(kind === 'admin' ? [] : ADMINS), ...shut.map((what) => `/records/${records[what]}`)];
    const links = new Set<string>();
    for (const path of [...EVERYBODYS, ...ADMINS, ...Object.values(records).map((id) => `/records/${id}`)]) {
      const at = `${path} as ${role}`;
      const answer = await page.goto(running.url + path);
      expect([at, answer?.status()]).toEqual([at, closed.includes(path) ? 403 : 200]);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        const where = `${at}, ${size}`;
        expect(await overflows(page), where).toBe(false);
        expect(await brokenWordsOf(page), where).toEqual([]);
        expect(await faultsOf(page), where).toEqual([]);
        if (size === 'phone') expect(await crowdedOf(page), where).toEqual([]);
      }
      expect(await holesOf(page), at).toEqual([]);
      const text = await page.locator('main').innerText();
      expect(text, at).not.toMatch(/undefined|\bNaN\b|\[object|\bnull\b/);
      if (kind === 'without money') expect(text, at).not.toContain('123,456');
      for (const link of await linksOf(page)) links.add(link);
    }
    const dead: string[] = [];
    for (const link of links) {
      const status = link.startsWith(running.url) ? (await window.request.get(link)).status() : 200;
      if (status !== 200) dead.push(`${link}: ${status}`);
    }
    expect(dead).toEqual([]);
    expect(complaints).toEqual([]);
    await window.close();
  });
});
