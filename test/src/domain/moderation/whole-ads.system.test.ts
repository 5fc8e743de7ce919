import { expect, it } from 'vitest';
import { openAdsThatWait } from '../../../eval/wording/whole-ads.ts';

it('of seventy whole lawful ads by strangers, which say freely what they offer and whom they ask, at most one in five waits', () => {
  const { ads, waiting } = openAdsThatWait();
  expect(ads).toBe(70);
  expect(waiting / ads).toBeLessThanOrEqual(0.2);
});
