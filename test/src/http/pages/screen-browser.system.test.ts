import { serve } from '@hono/node-server';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { agreed, invited, screenNow } from '#test/harness/ai-screens.ts';
import { crowdedOf, faultsOf, openBrowser, openWindow, overflows } from '#test/harness/browser.ts';
import { fixture } from '#test/harness/fixture.ts';
import { type MailDesk, startMailDesk } from '#test/harness/mail-desk.ts';
import { freePort } from '#test/harness/postgres.ts';
import { startSpeechServer } from '#test/harness/speech.ts';

const SAID = 'I led the month-end close for six years.';

interface Site extends MailDesk {
  origin: string;
  /** How many uploads to turn away before the next is taken. */
  turnAway: { uploads: number };
}

const speech = fixture(startSpeechServer);
const here = fixture(async (): Promise<Site> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const desk = await startMailDesk({ PUBLIC_URL: origin, SPEECH_BASE_URL: speech.url });
  const turnAway = { uploads: 0 };
  const server = serve({
    port,
    hostname: '127.0.0.1',
    fetch: (request, env) => {
      if (turnAway.uploads > 0 && request.url.endsWith('/recording')) {
        turnAway.uploads -= 1;
        return new Response(null, { status: 503 });
      }
      return desk.running.app.fetch(request, env);
    },
  });
  return {
    ...desk,
    origin,
    turnAway,
    async close() {
      server.close();
      await desk.close();
    },
  };
});
const browser = fixture(openBrowser);

const sound = async (page: Page) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(await crowdedOf(page)).toEqual([]);
  }
};

async function pageAt(path: string, microphone: boolean): Promise<Page> {
  const window = await openWindow(browser);
  await window.grantPermissions(microphone ? ['microphone'] : [], { origin: here.origin });
  const page = await window.newPage();
  await page.goto(here.origin + path);
  return page;
}

it('is taken with a microphone from the agreement to the end, on a phone as on a desk', async () => {
  const at = await invited(here, 'yes', ['Month-end close']);
  const page = await pageAt(at.path, true);
  await sound(page);
  await page.getByLabel(/^I am Ana Ruiz/).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).waitFor();
  await sound(page);
  expect(await page.locator('#question').textContent()).toContain('Month-end close');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await sound(page);
  // Long enough for the recorder to have something to hand out.
  await page.waitForFunction(() => document.getElementById('said')?.textContent?.startsWith('Recording'));
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Send this recording' }).waitFor();
  await sound(page);
  here.turnAway.uploads = 1;
  await page.getByRole('button', { name: 'Send this recording' }).click();
  await page.getByText('Your recording is still here: send it again.').waitFor();
  expect((await screenNow(here, at)).answers).toEqual([]);
  await page.getByRole('button', { name: 'Send this recording' }).click();
  await page.getByRole('heading', { name: 'Question 2 of 2' }).waitFor();
  await page.getByLabel('Or write your answer').fill('Nothing more, thank you.');
  await page.getByRole('button', { name: 'Keep and go on' }).click();
  await page.getByRole('heading', { name: 'Your answers' }).waitFor();
  await sound(page);
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await page.getByText('Your answers have reached').waitFor();
  await sound(page);
  await here.running.service.jobs.runDue();
  const screen = await screenNow(here, at);
  expect(screen.answers).toMatchObject([
    { kind: 'recording', transcription: 'done', text: SAID },
    { kind: 'text', text: 'Nothing more, thank you.' },
  ]);
  expect(screen.focus_scores[0]).toMatchObject({ rating: 4, quote: SAID });
  expect(speech.asked.at(-1)?.file.bytes.length).toBeGreaterThan(100);
  await page.context().close();
});

it('says so where the microphone may not be used, and takes the answer in writing', async () => {
  const at = await agreed(here, 'yes', ['Month-end close']);
  const page = await pageAt(at.path, false);
  // What a browser does when the person says no.
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByText('The microphone cannot be used.').waitFor();
  await sound(page);
  await page.getByRole('button', { name: 'Keep and go on' }).click();
  await page.getByText('Write a few words, or choose to skip the question.').first().waitFor();
  await sound(page);
  await page.getByLabel('Or write your answer').fill(SAID);
  await page.getByLabel('Or write your answer').press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Question 2 of 2' }).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('You have paused.').waitFor();
  await sound(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Ask for a person instead' }).click();
  await page.getByText('would rather speak with a person').waitFor();
  await sound(page);
  await page.context().close();
});
