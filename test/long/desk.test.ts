import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { createKeyAction } from '#actions/keys/index.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { readConfig } from '#src/config.ts';
import { setPassword } from '#src/identity/links.ts';
import { createApp } from '#src/server/app.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { startServer } from '#src/server/serve.ts';
import { openBrowser, openWindow, overflows } from '#test/harness/browser.ts';
import { fixture } from '#test/harness/fixture.ts';
import { lookedOver } from '#test/harness/looks.ts';
import { PASSWORD } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { type Api, apiOf } from '#test/harness/workspace.ts';

const ROLES = ['admin', 'team_lead', 'consultant', 'researcher', 'finance', 'read_only'] as const;
const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximiliana Anastasia Konstan';
const ARABIC = 'محمد بن عبد الرحمن الأنصاري';

const running = fixture(() =>
  startServer(readConfig({ DATA_DIR: scratchFolder('desk-long'), PORT: '0', LOG_LEVEL: 'silent' })),
);
const browser = fixture(openBrowser);
let api: Api;
/** The pages of an agency with names of 80 letters and from right to left, an approval that waits among them. */
let paths: string[];
let approval: string;

const made = ({ status, body }: Awaited<ReturnType<Api['post']>>): string => {
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data.id;
};

beforeAll(async () => {
  const { service, first } = running;
  const accountId = first?.account_id ?? '';
  api = apiOf(createApp(service), first?.key ?? '');
  await setPassword(service, first?.user_id ?? '', PASSWORD);
  for (const role of ROLES) {
    const user = await api.post(`/accounts/${accountId}/users`, {
      name: role === 'consultant' ? ARABIC : LONG,
      email: `${role}@desk.example`,
      role,
    });
    await setPassword(service, made(user), PASSWORD);
  }
  const desk = deskOf({ api });
  const client_id = await desk.client({ name: LONG });
  const compensation = { base_min: 90_000, base_max: 110_000 };
  const job_id = await desk.job({ client_id, title: LONG, compensation });
  const records: string[] = [client_id, job_id];
  for (const [name, stage] of [
    [ARABIC, 'submitted'],
    [LONG, 'offer'],
  ]) {
    const candidate_id = await desk.candidate({ name, email: `${stage}@mail.example` });
    records.push(candidate_id, await desk.application({ job_id, stage, candidate_id }));
  }
  const placed = await api.post('/placements', {
    application_id: records.at(-1),
    salary: 100_000,
    fee_percent: 20,
    start_date: '2031-02-03',
  });
  records.push(made(placed));
  const { data } = await runAsOperator(service, accountId, createKeyAction, {
    scopes: ['admin'],
    name: LONG,
  });
  const { id, key } = data as { id: string; key: string };
  await runAsOperator(service, accountId, setApprovalPolicyAction, { key_id: id, policy: 'writes' });
  const actions = [
    { action: 'create_candidate', input: { name: ARABIC, email: 'new@mail.example', current_company: LONG } },
    { action: 'create_client', input: { name: `${LONG} & ${ARABIC}` } },
  ];
  const held = await apiOf(createApp(service), key).post('/batch', { actions, reason: `${LONG} asked` });
  if (held.status !== 202) throw new Error(JSON.stringify(held.body));
  approval = new URL(held.body.data.approval.url).pathname;
  paths = [
    '/',
    '/approvals',
    '/connections',
    '/people',
    '/keys',
    '/portal',
    '/service-accounts',
    '/you',
    '/passkeys',
    '/people/second-factor',
    '/people/brand',
    '/people/provider',
    '/approvals/policies',
    approval,
    ...records.map((one) => `/records/${one}`),
  ];
});

async function signedIn(role: string, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${running.url}/sign-in`);
  await page.getByLabel('E-mail address').fill(`${role}@desk.example`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${running.url}/`);
  return page;
}

describe.each(ROLES)('signed in as %s', (role) => {
  it('every page that is opened is in order on phone, desktop, paper and zoomed, in light and dark, or says why it is not shown', async () => {
    const context = await openWindow(browser);
    const page = await signedIn(role, context);
    for (const path of paths) {
      const answer = await page.goto(running.url + path);
      expect([200, 403, 404], path).toContain(answer?.status());
      if (answer?.status() !== 200)
        expect(await page.locator('main').innerText(), path).toMatch(/\w{3,}.*\./s);
      await lookedOver(page, `${role}-${path.split('/').slice(1, 3).join('-')}`);
    }
    await context.close();
  });

  it('says the same without script, and nothing that is wider than its window', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await signedIn(role, context);
    for (const path of paths) {
      await page.goto(running.url + path);
      expect(await page.locator('h1').innerText(), path).not.toBe('');
      expect(await overflows(page), path).toBe(false);
    }
    await context.close();
  });
});

it('is walked by keyboard alone, and an approval decided by it', async () => {
  const context = await openWindow(browser);
  const page = await signedIn('admin', context);
  await page.goto(`${running.url}/`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.innerText')).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate('document.activeElement.id')).toBe('content');
  // Each stop of the tabulator can be seen, and none is met twice before the page has been walked.
  const stops: string[] = [];
  for (let at = 0; at < 200; at += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate<string>(`(() => {
      const one = document.activeElement;
      if (one === document.body) return '';
      const box = one.getBoundingClientRect();
      return one.tagName + ' ' + Math.round(box.width) + 'x' + Math.round(box.height) + ' ' + (one.innerText || one.name || '').slice(0, 60);
    })()`);
    if (stop === '') break;
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(10);
  expect(stops.filter((stop) => / 0x| \d+x0 /.test(stop))).toEqual([]);
  await page.goto(running.url + approval);
  await page.getByLabel(/note/i).focus();
  await page.keyboard.type('By keyboard');
  await page.getByRole('button', { name: 'Refuse' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('By keyboard').waitFor();
  await context.close();
});
