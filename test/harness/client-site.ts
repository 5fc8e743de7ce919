import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readConfig } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { type Running, startServer } from '#src/server/serve.ts';
import { faultsOf, openBrowser, overflows, type Windows } from './browser.ts';
import { closedInTime, scratchFolder } from './scratch.ts';
import { apiOf, type Workspace } from './workspace.ts';

/** A server that a browser can reach, with an agency whose clients look at pages. */
export interface ClientSite {
  running: Running;
  browser: Windows;
  agency: Workspace;
  close(): Promise<void>;
}

export async function startClientSite(): Promise<ClientSite> {
  const dataDir = scratchFolder('clients');
  const running = await startServer(readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }));
  const browser = await openBrowser();
  const api = apiOf(createApp(running.service), running.first?.key ?? '');
  return {
    running,
    browser,
    // Only what the harness of submissions asks of an agency.
    agency: { api } as Workspace,
    close: closedInTime(async () => {
      await browser.close();
      await running.stop();
    }),
  };
}

/** What a page must hold to on a phone and on a desktop: nothing beyond its width, nothing that axe-core finds. */
export async function expectWell(page: Page, name: string): Promise<void> {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    expect(await overflows(page), `${name} at ${viewport.width}`).toBe(false);
  }
  expect(await faultsOf(page), name).toEqual([]);
}
