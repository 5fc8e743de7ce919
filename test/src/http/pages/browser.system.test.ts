import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as oauth from 'openid-client';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUserAction } from '#actions/accounts/index.ts';
import { createKeyAction } from '#actions/keys/index.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { readConfig } from '#src/config.ts';
import { makePasswordLink } from '#src/identity/links.ts';
import type { NewApp } from '#src/identity/oauth/apps.ts';
import { setConnectionPolicyAction } from '#src/identity/oauth/connection-policy.ts';
import { createApp } from '#src/server/app.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { type Running, startServer } from '#src/server/serve.ts';
import {
  brokenWordsOf,
  crowdedOf,
  faultsOf,
  openBrowser,
  openWindow,
  overflows,
  type Windows,
} from '#test/harness/browser.ts';
import { authorize, connectApp } from '#test/harness/oauth.ts';
import { PASSWORD, person } from '#test/harness/person.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { apiOf } from '#test/harness/workspace.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const SHOTS = process.env.SCREENSHOTS;

let dataDir: string;
let running: Running;
let browser: Windows;
let context: BrowserContext;
let page: Page;
let app: NewApp;
/** The connect app's own site, where answers arrive. */
let site: Server;
let callback: string;

beforeAll(async () => {
  dataDir = scratchFolder('browser');
  running = await startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }));
  site = createServer((_, response) => response.end('<!doctype html><title>Back at the app</title>'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  callback = `http://localhost:${(site.address() as AddressInfo).port}/callback`;
  app = await connectApp(running.service, running.first?.account_id ?? '', {
    redirect_uris: [callback],
    scopes: ['jobs:read', 'candidates:read', 'placements:read', 'placements:financials:read'],
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  site.close();
  await running.stop();
});
beforeEach(async () => {
  await context?.close();
  context = await openWindow(browser);
  page = await context.newPage();
});

/** What every page must hold to, at both widths. Screenshots are kept where SCREENSHOTS says. */
async function checked(name: string): Promise<void> {
  for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    await page.setViewportSize(viewport);
    if (SHOTS !== undefined)
      await page.screenshot({ path: join(SHOTS, `${name}-${size}.png`), fullPage: true });
    expect(await overflows(page), `${name} at ${size}`).toBe(false);
    expect(await brokenWordsOf(page), `${name} at ${size}`).toEqual([]);
    expect(await crowdedOf(page), `${name} at ${size}`).toEqual([]);
  }
  expect(await faultsOf(page), name).toEqual([]);
}

async function signIn(): Promise<void> {
  await page.getByLabel('E-mail address').fill('admin@agency.example');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** What the app's own library makes of the way: it knows the address of the service and its credentials. */
async function client() {
  const config = await oauth.discovery(
    new URL(running.url),
    app.client_id,
    app.client_secret,
    oauth.ClientSecretBasic(app.client_secret),
    { execute: [oauth.allowInsecureRequests], algorithm: 'oauth2' },
  );
  const verifier = oauth.randomPKCECodeVerifier();
  const state = oauth.randomState();
  const url = oauth.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: 'jobs:read candidates:read placements:financials:read',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
  });
  const grant = () =>
    oauth.authorizationCodeGrant(config, new URL(page.url()), {
      pkceCodeVerifier: verifier,
      expectedState: state,
    });
  return { config, url, grant };
}

describe('in a real browser', () => {
  it('a person sets a password by a link, and finds every page in order on phone and desktop', async () => {
    const { url } = await makePasswordLink(running.service, running.first?.user_id ?? '');
    await page.goto(url);
    await checked('set-password');
    await page.getByLabel('New password').fill('short');
    await page.getByLabel('The same once more').fill('short');
    await page.getByRole('button').click();
    expect(await page.getByLabel('New password').getAttribute('aria-invalid')).toBe('true');
    await checked('set-password-refused');
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByLabel('The same once more').fill(PASSWORD);
    await page.getByRole('button').click();
    await page.waitForURL(`${running.url}/`);
    await checked('home');
    for (const path of ['approvals', 'connections', 'people', 'keys', 'service-accounts', 'portal']) {
      await page.goto(`${running.url}/${path}`);
      for (const summary of await page.locator('summary').all()) await summary.click();
      await checked(path);
    }
    await page.goto(url);
    await checked('link-used');
    await page.goto(`${running.url}/`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/sign-in/);
    await checked('sign-in');
    await page.getByLabel('E-mail address').fill('admin@agency.example');
    await page.getByLabel('Password').fill('not the right words');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await checked('sign-in-refused');
  });

  it('an admin registers an app, and decides about a connection that waits', async () => {
    const accountId = running.first?.account_id ?? '';
    await page.goto(`${running.url}/portal`);
    await signIn();
    await page.getByLabel('Name', { exact: true }).fill('Timesheets');
    await page.getByLabel('Redirect URIs').fill('http://timesheets.example/cb');
    const jobs = page.getByRole('radiogroup', { name: /^Jobs/ }).getByLabel('See', { exact: true });
    await jobs.check();
    await page.getByRole('button', { name: 'Register the app' }).click();
    expect(await page.getByLabel('Redirect URIs').getAttribute('aria-invalid')).toBe('true');
    expect(await jobs.isChecked()).toBe(true);
    await checked('portal-refused');
    await page.getByLabel('Redirect URIs').fill('https://timesheets.example/cb');
    await page.getByRole('button', { name: 'Register the app' }).click();
    await page.getByText(/^lc_secret_/).waitFor();
    await checked('portal-made');

    await runAsOperator(running.service, accountId, setConnectionPolicyAction, { roles: ['consultant'] });
    const made = await runAsOperator(running.service, accountId, createUserAction, {
      name: 'Pat Consultant',
      email: 'pat@agency.example',
      role: 'consultant',
    });
    const { id } = made.data as { id: string };
    const pat = await person(running.service, createApp(running.service), id);
    await pat.signIn(pat.email);
    const { url } = await client();
    await authorize(pat, Object.fromEntries(url.searchParams));
    await page.goto(`${running.url}/approvals`);
    await checked('approvals-waiting');
    await page.getByRole('button', { name: /^Approve the connection of Pat Consultant/ }).click();
    await page.getByText('Nothing waits for you.').waitFor();
    await page.goto(`${running.url}/people`);
    await page.getByRole('button', { name: /for Pat Consultant/ }).click();
    await page.getByText(/set-password/).waitFor();
    await checked('people-link');
  });

  it('what waits for a decision, what is set for it and what is shut read well too', async () => {
    const { service, first } = running;
    const accountId = first?.account_id ?? '';
    const made = await runAsOperator(service, accountId, createKeyAction, { scopes: ['admin'], name: 'Bot' });
    const { id, key } = made.data as { id: string; key: string };
    await runAsOperator(service, accountId, setApprovalPolicyAction, { key_id: id, policy: 'writes' });
    const api = apiOf(createApp(service), key);
    const actions = [
      { id: 'client', action: 'create_client', input: { name: 'Ironbark Water & Sewerage Partnership' } },
      { action: 'create_job', input: { title: 'Welder', client_id: { $from: 'client', path: '/id' } } },
    ];
    const held = await api.post('/batch', { actions, reason: 'A brief by phone' });
    await page.goto(held.body.data.approval.url);
    await signIn();
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await checked('approval');
    await page.goto(`${running.url}/approvals/policies`);
    await checked('approval-policies');
    await page.goto(`${running.url}/approvals/batches/nothing`);
    await checked('approval-unknown');
    for (const [state, change] of [
      ['suspended', { status: 'suspended' }],
      ['no-plan', { status: 'active', plan: 'none' }],
      ['restoring', { status: 'restoring', plan: 'active' }],
      ['open', { status: 'active' }],
    ] as const) {
      await service.store.write(({ tx }) =>
        tx.updateTable('accounts').set(change).where('id', '=', accountId).execute(),
      );
      await page.goto(`${running.url}/`);
      await checked(`home-${state}`);
      await page.goto(`${running.url}/people`);
      await checked(`people-${state}`);
    }
    await page.goto(`${running.url}/opt-out/nothing`);
    expect(await page.getByRole('link', { name: 'Go to the home page' }).count()).toBe(0);
    await checked('opt-out-unknown');
  });

  it('an approval reads well as it was asked, when it changed, when it can no longer be done, and with a secret', async () => {
    const { service, first } = running;
    const accountId = first?.account_id ?? '';
    const keyOf = async (name: string) =>
      (await runAsOperator(service, accountId, createKeyAction, { scopes: ['admin'], name })).data as {
        id: string;
        key: string;
      };
    const [own, bot] = [await keyOf('Own'), await keyOf('Assistant')];
    await runAsOperator(service, accountId, setApprovalPolicyAction, { key_id: bot.id, policy: 'outward' });
    const inner = createApp(service);
    const [api, agent] = [apiOf(inner, own.key), apiOf(inner, bot.key)];
    const candidate_id = (await api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@good.example' })).body
      .data.id;
    const letter = (subject: string) => ({
      action: 'send_email',
      input: {
        candidate_id,
        subject,
        body: 'Dear Ana,\n\nthe client would like to meet you on Tuesday at ten.\n\nKind regards\nMia',
      },
    });
    const held = async (...actions: object[]): Promise<string> => {
      const { data } = (await agent.post('/batch', { actions, reason: 'She asked by phone' })).body;
      return data.approval.url;
    };
    const mail = await held(letter('A first meeting'), letter('What to bring'));
    await page.goto(mail);
    await signIn();
    await page.getByRole('button', { name: 'Approve' }).waitFor();
    await checked('approval-mail');
    await api.patch(`/candidates/${candidate_id}`, { email: 'ana.ruiz.at.her.new.address@evil.example' });
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('alert').waitFor();
    await checked('approval-changed');
    const scheduled = (
      await api.post('/scheduled-emails', {
        candidate_id,
        subject: 'A while later',
        cc_addresses: ['pat.consultant.with.a.long.name@harbour-talent-and-partners.example'],
        body_text: 'How are things?',
        scheduled_at: '2099-01-01T09:00:00Z',
      })
    ).body.data.id;
    const off = await api.post('/batch', {
      actions: [{ action: 'cancel_scheduled_email', input: { scheduled_email_id: scheduled } }],
    });
    const undo = (await agent.post(`/batch/${off.body.data.batch_id}/undo`, {})).body.data.approval.url;
    await page.goto(undo);
    await checked('approval-undo');
    await service.store.write(({ tx }) =>
      tx
        .updateTable('scheduled_emails')
        .set({ to_address: 'somebody@evil.example' })
        .where('id', '=', scheduled)
        .execute(),
    );
    await page.reload();
    await page.getByText('Changed since this was asked').waitFor();
    await checked('approval-undo-changed');
    await api.post(`/batch/${off.body.data.batch_id}/undo`, {});
    await page.reload();
    await page.getByText('It can no longer be carried out').waitFor();
    await checked('approval-undo-over');
    await page.goto(
      await held({ action: 'create_key', input: { name: 'For the bot', scopes: ['clients:read'] } }),
    );
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('not shown again').waitFor();
    await checked('approval-secret');
    await page.goto(`${running.url}/approvals`);
    await checked('approvals-asked');
  });

  it('a keyboard reaches the deletion of an app behind a question, and goes through a form in order, and past the head of the page by its first link', async () => {
    await page.goto(`${running.url}/sign-in`);
    const reached: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      reached.push(
        await page.evaluate('document.activeElement.name || document.activeElement.textContent.trim()'),
      );
      await page.keyboard.press('Tab');
    }
    expect(reached).toEqual(['email', 'password', 'Sign in']);
    await signIn();
    await page.waitForURL(`${running.url}/`);
    await page.goto(`${running.url}/portal`);
    await page.getByText('Delete Ledger Sync').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent.trim()')).toBe(
      'Delete it now: Ledger Sync',
    );
    await page.getByText('Skip to the content').focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
  });

  it('openid-client connects an app: the person signs in, narrows the scopes and allows', async () => {
    const { url, grant, config } = await client();
    await page.goto(url.href);
    await signIn();
    await page.getByRole('heading', { name: 'Connect Ledger Sync?' }).waitFor();
    await checked('consent');
    await page
      .getByRole('radiogroup', { name: /^Candidates/ })
      .getByLabel('None')
      .check();
    await page.getByLabel('See salaries').uncheck();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL(`${callback}?**`);
    const tokens = await grant();
    expect(tokens.scope).toBe('jobs:read');
    expect(tokens.expires_in).toBe(3600);
    const api = apiOf(createApp(running.service), tokens.access_token);
    expect((await api.get('/jobs')).status).toBe(200);
    expect((await api.get('/candidates')).status).toBe(403);
    const renewed = await oauth.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(renewed.scope).toBe('jobs:read');
    await page.goto(`${running.url}/connections`);
    await checked('connections-one');
    const end = page.getByRole('button', { name: 'End this connection of Admin to Ledger Sync' });
    await end.click();
    await end.waitFor({ state: 'detached' });
    const ended = apiOf(createApp(running.service), renewed.access_token);
    expect((await ended.get('/jobs')).status).toBe(401);
    await expect(oauth.refreshTokenGrant(config, renewed.refresh_token ?? '')).rejects.toThrow();
  });

  it('a refusal comes back to the app as access_denied', async () => {
    const { url, grant } = await client();
    await page.goto(url.href);
    await signIn();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.waitForURL(`${callback}?**`);
    await expect(grant()).rejects.toMatchObject({ error: 'access_denied' });
  });

  it('a redirect that was tampered with leads nowhere', async () => {
    const { url } = await client();
    url.searchParams.set('redirect_uri', callback.replace('/callback', '/elsewhere'));
    await page.goto(url.href);
    expect(page.url().startsWith(running.url)).toBe(true);
    await page.getByRole('alert').waitFor();
    await checked('refused-redirect');
  });

  it('works as well with scripts switched off, and by the keyboard: an arrow takes an area away', async () => {
    await context.close();
    context = await browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    const { url, grant } = await client();
    await page.goto(url.href);
    await signIn();
    const candidates = page.getByRole('radiogroup', { name: /^Candidates/ });
    await candidates.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await candidates.getByLabel('None').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Allow' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${callback}?**`);
    expect((await grant()).scope).toBe('jobs:read placements:financials:read');
  });
});
