import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { closedInTime } from './scratch.ts';

const require = createRequire(import.meta.url);
const AXE = require.resolve('axe-core/axe.min.js');

/** What the test files of a process have of the browser that they share. */
export type Windows = Pick<Browser, 'newContext' | 'newPage'> & { close(): Promise<void> };

let shared: Promise<Browser> | undefined;

/** Debian's Chromium, one for all the test files of a process; `close` shuts the windows that were opened here. */
export async function openBrowser(): Promise<Windows> {
  shared ??= launch();
  const browser = await shared;
  const opened: BrowserContext[] = [];
  const newContext: Browser['newContext'] = async (options) => {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(120_000);
    opened.push(context);
    return context;
  };
  return {
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
    close: closedInTime(() => Promise.all(opened.splice(0).map((context) => context.close()))),
  };
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A microphone that beeps, allowed where a window is granted it.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  });
}

/** A window with axe-core in every page; it comes in past the page's own policy, which allows no script. */
export async function openWindow(browser: Windows): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript({ path: AXE });
  return context;
}

/** What axe-core finds wrong with the page that is open, in a line for each. */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(`axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(
    ({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.html.slice(0, 160)).join(' | ')))`);
}

/** Whether something of the page stands beyond its width. */
export function overflows(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}

/** Words of everyday length that are broken over lines, letter by letter, for want of room. */
export function brokenWordsOf(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent.closest('.visually-hidden, script, style') !== null || !parent.checkVisibility()) continue;
      for (const { 0: word, index } of node.data.matchAll(/(?<![^\\s])\\p{L}{2,14}(?![^\\s,.;:])/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = range.getClientRects();
        if (first !== undefined && others.some(({ top }) => Math.abs(top - first.top) > first.height / 2)) broken.push(word);
      }
    }
    return broken;
  })()`);
}

/** Controls of the page that touch one another, or nearly, where a finger would meet both: less than 4 px apart. */
export function crowdedOf(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const boxes = [...document.querySelectorAll('button, .button, summary, select, textarea, input:not([type=hidden])')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2);
    // What is pinned to the window lies over what scrolls beneath it.
    const pinned = (one) => one !== null && (['fixed', 'sticky'].includes(getComputedStyle(one).position) || pinned(one.parentElement));
    const name = (one) => one.innerText?.trim().slice(0, 40) || one.name || one.tagName;
    const apart = (a, b, from, to) => Math.max(a[from], b[from]) - Math.min(a[to], b[to]);
    return boxes.flatMap(({ one, box }, at) =>
      boxes.slice(at + 1).flatMap((other) =>
        one.contains(other.one) || pinned(one) !== pinned(other.one) || apart(box, other.box, 'left', 'right') >= 4 || apart(box, other.box, 'top', 'bottom') >= 4
          ? []
          : [name(one) + ' | ' + name(other.one)]));
  })()`);
}
