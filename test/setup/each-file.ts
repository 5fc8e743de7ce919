import { afterAll, afterEach, beforeEach } from 'vitest';
import { closeBut, openNow } from '#test/harness/scratch.ts';

let before = openNow();

// What a test opens goes with it, also when it fails or runs out of time; what the file opened stays for its other tests.
beforeEach(({ task }) => {
  if (!task.concurrent) before = openNow();
});
afterEach(async ({ task }) => {
  if (!task.concurrent) await closeBut(before);
});
afterAll(() => closeBut(new Set()));
