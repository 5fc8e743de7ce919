import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createUserAction } from '#actions/accounts/index.ts';
import { createKeyAction } from '#actions/keys/index.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { readConfig } from '#src/config.ts';
import { setPassword } from '#src/identity/links.ts';
import { createApp } from '#src/server/app.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { startServer } from '#src/server/serve.ts';
import { crowdedOf, faultsOf, openBrowser, openWindow, overflows } from '#test/harness/browser.ts';
import { fixture } from '#test/harness/fixture.ts';
import { PASSWORD } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { apiOf } from '#test/harness/workspace.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
const SHOTS = process.env.SCREENSHOTS;

// Browsers take passkeys at a name only.
const running = fixture(() =>
  startServer(
    readConfig({
      DATA_DIR: scratchFolder('passkeys'),
      HOST: 'localhost',
      PORT: '0',
      LOG_LEVEL: 'silent',
      SETUP_COUNTRY: 'AU',
    }),
  ),
);
const browser = fixture(openBrowser);
let context: BrowserContext;
let page: Page;

beforeAll(() => setPassword(running.service, running.first?.user_id ?? '', PASSWORD));
beforeEach(async () => {
  await context?.close();
  context = await openWindow(browser);
  page = await context.newPage();
});

/** A device that confirms by itself, with its own fingerprint reader. */
async function plugIn(): Promise<{ deny(is: boolean): Promise<void>; credentials(): Promise<number> }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    deny: async (is) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !is });
    },
    credentials: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

/** Every page fits its window and has no fault that axe-core knows. Screenshots are kept where SCREENSHOTS says. */
async function checked(name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    if (SHOTS !== undefined)
      await page.screenshot({ path: join(SHOTS, `${name}-${size}.png`), fullPage: true });
    expect(await overflows(page), `${name} at ${size}`).toBe(false);
    expect(await crowdedOf(page), `${name} at ${size}`).toEqual([]);
  }
  expect(await faultsOf(page), name).toEqual([]);
}

async function signIn(email: string): Promise<void> {
  await page.goto(`${running.url}/sign-in`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name }).waitFor();

it('a person adds a passkey, signs in with it, and approves with it what is worth much', async () => {
  const device = await plugIn();
  await signIn('admin@agency.example');
  await page.goto(`${running.url}/passkeys`);
  await checked('passkeys-none');
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Laptop of the front desk');
  await checked('passkeys-add');
  await device.deny(true);
  await button('Make the passkey').click();
  await page.getByText('Nothing was confirmed').waitFor();
  await checked('passkeys-add-refused');
  await device.deny(false);
  await button('Make the passkey').click();
  await page.getByText('These recovery codes let you in').waitFor();
  await checked('passkeys-codes');
  expect(await device.credentials()).toBe(1);
  await page.goto(`${running.url}/passkeys`);
  await checked('passkeys');

  await page.goto(`${running.url}/people/second-factor`);
  await page.getByLabel('Everybody who signs in').check();
  await page.getByLabel('Ask for it again above').fill('20000');
  await checked('second-factor');
  await button('Save').click();
  await page.getByText('Saved.').waitFor();

  await button('Sign out').click();
  await page.waitForURL(/sign-in/);
  await signIn('admin@agency.example');
  await heading('Confirm that it is you');
  await checked('sign-in-passkey');
  await button('Use a passkey').click();
  await page.waitForURL(`${running.url}/`);

  const account = running.first?.account_id ?? '';
  await runAsOperator(running.service, account, setApprovalPolicyAction, {
    role: 'consultant',
    policy: 'writes',
  });
  const pat = await runAsOperator(running.service, account, createUserAction, {
    name: 'Pat Lee',
    email: 'pat@agency.example',
    role: 'consultant',
  });
  const key = await runAsOperator(running.service, account, createKeyAction, {
    scopes: ['placements:write'],
    user_id: (pat.data as { id: string }).id,
  });
  const app = createApp(running.service);
  const desk = deskOf({ api: apiOf(app, running.first?.key ?? '') });
  const application_id = await desk.application({ stage: 'offer' });
  const day = new Date().toISOString().slice(0, 10);
  const { body } = await apiOf(app, (key.data as { key: string }).key).post('/batch', {
    reason: 'accepted',
    actions: [
      {
        id: 'a',
        action: 'create_placement',
        input: { application_id, salary: 150_000, fee_type: 'fixed', fee_amount: 30_000, offer_date: day },
      },
    ],
  });
  // The proof of the sign-in has passed.
  await running.service.store.write(({ tx }) =>
    tx.updateTable('sessions').set({ verified_at: null }).where('account_id', '=', account).execute(),
  );
  await page.goto(`${running.url}/approvals`);
  await checked('approvals-waiting');
  await page.goto(body.data.approval.url);
  await checked('approval-passkey');
  await button('Approve with a passkey').click();
  await page.getByText('This request was approved').waitFor();
  await checked('approval-approved');
});

it('whoever has to have a passkey is led to make one, and gets in by a code without it', async () => {
  await setPassword(running.service, await userOf('pat@agency.example'), PASSWORD);
  await plugIn();
  await signIn('pat@agency.example');
  await heading('Make a passkey');
  await checked('sign-in-set-up');
  await button('Make a passkey and sign in').click();
  await heading('Keep your recovery codes');
  await checked('sign-in-codes');
  const code = (await page.locator('code').first().textContent()) ?? '';
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await page.waitForURL(`${running.url}/`);
  await context.close();
  context = await openWindow(browser);
  page = await context.newPage();
  await signIn('pat@agency.example');
  await page.getByText('No passkey at hand').click();
  await checked('sign-in-code');
  await page.getByLabel('Recovery code').fill(code);
  await button('Sign in with the code').click();
  await page.waitForURL(`${running.url}/`);
});

it('says what is needed where scripts are switched off', async () => {
  await context.close();
  context = await browser.newContext({ javaScriptEnabled: false });
  page = await context.newPage();
  await signIn('pat@agency.example');
  await heading('Confirm that it is you');
  await page.getByText('Turn scripts on for this address').waitFor();
  await button('Use a passkey').click();
  await page.getByText('The passkey was not taken').waitFor();
});

const userOf = async (email: string): Promise<string> =>
  (
    await running.service.store.read((db) =>
      db
        .selectFrom('users')
        .where('account_id', '=', running.first?.account_id ?? '')
        .where('email', '=', email)
        .select('id')
        .executeTakeFirstOrThrow(),
    )
  ).id;
