import { expect, it } from 'vitest';
import { openAdsThatWait } from '../../../eval/wording/whole-ads.ts';

it('of seventy whole lawful ads by strangers, which say freely what they offer and whom they ask, at most one in five waits', () => {
  const { ads, waiting } = openAdsThatWait('open');
  expect(ads).toBe(70);
  expect(waiting / ads).toBeLessThanOrEqual(0.18);
});

it('of sixty further ones, of which many stand near the law, at most one in five waits', () => {
  const { ads, waiting } = openAdsThatWait('open third');
  expect(ads).toBe(60);
  expect(waiting / ads).toBeLessThanOrEqual(0.2);
});
