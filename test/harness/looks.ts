import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { brokenWordsOf, crowdedOf, faultsOf, overflows } from './browser.ts';

/** A phone, a desktop, and that desktop where its owner zooms to 200 %. */
const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
  zoomed: { width: 640, height: 450 },
};
const SHOTS = process.env.SCREENSHOTS;

/**
 * Holds the page that is open to what every page must be: no wider than its window on a phone, a desktop, zoomed to 200 % and
 * on paper, with its words whole and its controls apart on the phone, and without a fault for axe-core in light and dark. Pictures of it go to the folder that SCREENSHOTS names.
 */
export async function lookedOver(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours that are still fading would be measured half way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      expect(await overflows(page), `${name}, ${size}`).toBe(false);
      expect(await brokenWordsOf(page), `${name}, ${size}`).toEqual([]);
      if (size === 'phone') expect(await crowdedOf(page), `${name}, ${size}`).toEqual([]);
      if (SHOTS !== undefined && size !== 'zoomed')
        await page.screenshot({ path: join(SHOTS, `${name}-${size}-${colorScheme}.png`), fullPage: true });
    }
    expect(await faultsOf(page), `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  // A4 at 96 dots an inch, less its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await overflows(page), `${name}, printed`).toBe(false);
  if (SHOTS !== undefined)
    await page.screenshot({ path: join(SHOTS, `${name}-printed.png`), fullPage: true });
  await page.emulateMedia({ media: 'screen' });
}
