import { spawn } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from 'playwright-core';

/** No picture is larger, so that a clone stays small and the README quick. */
const MOST_BYTES = 100_000;

interface Shown {
  links: { desk: string; client: string; careers: string };
}

interface Picture {
  name: string;
  url: string;
  dark?: boolean;
  /** A phone in place of a desktop. */
  phone?: boolean;
  /** The part of the page that is shown first. */
  from?: string;
}

/** Takes the pictures of the README from the demo, with Debian's Chromium. @param folder where they go */
async function takePictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const demo = spawn(process.execPath, ['src/cli/deskhand.mjs', 'demo', '--json'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const { links } = await shownBy(demo.stdout);
    const desk = await signedIn(browser, links.desk);
    const pictures: Picture[] = [
      { name: 'desk', url: desk.url },
      { name: 'desk-figures', url: desk.url, from: '#figures' },
      { name: 'desk-phone-dark', url: desk.url, phone: true, dark: true },
      { name: 'client', url: links.client },
      { name: 'careers', url: links.careers },
    ];
    for (const picture of pictures) await take(browser, picture, desk.state, folder);
  } finally {
    await browser.close();
    demo.kill('SIGTERM');
  }
}

/** What the demo prints once it serves. */
async function shownBy(output: NodeJS.ReadableStream): Promise<Shown> {
  for await (const line of createInterface({ input: output })) return JSON.parse(line) as Shown;
  throw new Error('The demo ended before it served. Run npm run demo to see why.');
}

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

async function signedIn(browser: Browser, link: string): Promise<{ url: string; state: State }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('button').click();
  const url = new URL('/', link).href;
  await page.waitForURL(url);
  const state = await context.storageState();
  await context.close();
  return { url, state };
}

async function take(browser: Browser, picture: Picture, state: State, folder: string): Promise<void> {
  const { name, url, dark = false, phone = false, from } = picture;
  const context = await browser.newContext({
    storageState: state,
    viewport: phone ? { width: 390, height: 780 } : { width: 1280, height: 800 },
    // Read at the width of a README, and small.
    deviceScaleFactor: phone ? 1 : 0.75,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${url}${from ?? ''}`);
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path });
  await context.close();
  const { size } = statSync(path);
  process.stdout.write(`${path}  ${Math.ceil(size / 1000)} kB\n`);
  if (size > MOST_BYTES) throw new Error(`${path} is larger than ${MOST_BYTES / 1000} kB: show less on it.`);
}

await takePictures(process.argv[2] ?? join('docs', 'pictures'));
