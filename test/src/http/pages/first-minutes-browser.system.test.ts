import { expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { startServer } from '#src/server/serve.ts';
import { openBrowser, openWindow } from '#test/harness/browser.ts';
import { fixture } from '#test/harness/fixture.ts';
import { lookedOver } from '#test/harness/looks.ts';
import { PASSWORD } from '#test/harness/person.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const running = fixture(() =>
  startServer(
    readConfig({ DATA_DIR: scratchFolder('minutes'), PORT: '0', LOG_LEVEL: 'silent', SIGNUP: 'true' }),
  ),
);
const browser = fixture(openBrowser);

it('leads a newcomer from the console’s token to the desk, and another one to a trial workspace', async () => {
  const page = await (await openWindow(browser)).newPage();
  await page.goto(`${running.url}/setup`);
  await page.getByLabel('Token').waitFor();
  await page.goto(running.first?.setup_url ?? '');
  await page.getByLabel('Name of your agency').fill('Harbour Talent');
  await page.getByLabel('Country').fill('Atlantis');
  await page.getByLabel('Your name').fill('Mia Hale');
  await page.getByLabel('Your e-mail address').fill('mia@harbour.example');
  await page.getByLabel('A password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Write it in English').waitFor();
  await lookedOver(page, 'setup-refused');
  await page.getByLabel('Country').fill('Australia');
  await page.getByLabel('A password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Hello, Mia Hale' }).waitFor();

  const other = await (await openWindow(browser)).newPage();
  await other.goto(`${running.url}/signup`);
  await lookedOver(other, 'signup');
  await other.getByLabel('Name of your agency').fill('شركة التوظيف');
  await other.getByLabel('Country').fill('AE');
  await other
    .getByLabel('Your name')
    .fill('Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh-Konstantinopolitanskaya');
  await other.getByLabel('Your e-mail address').fill('amal@tawzeef.example');
  await other.keyboard.press('Enter');
  await other.getByRole('heading', { name: 'Look into your mail' }).waitFor();
  const mail = await running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .innerJoin('accounts', 'accounts.id', 'scheduled_emails.account_id')
      .where('to_address', '=', 'amal@tawzeef.example')
      .select('body_text')
      .executeTakeFirstOrThrow(),
  );
  await other.goto(/http\S+\/signup\/\S+/.exec(mail.body_text ?? '')?.[0] ?? '');
  await other.getByLabel('A password').fill(PASSWORD);
  await other.keyboard.press('Enter');
  await other.getByText('sk_trial_').waitFor();
  await lookedOver(other, 'signup-open');
  await other.getByRole('link', { name: 'Go to the desk' }).click();
  await other.getByRole('heading', { name: /^Hello, / }).waitFor();
  expect(await other.locator('main').innerText()).toContain('شركة التوظيف');
});
