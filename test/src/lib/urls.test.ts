import { expect, it } from 'vitest';
import { checkTargetUrl } from '#src/adapters/outbound/target.ts';
import { isUrl } from '#src/lib/urls.ts';

const HOT = 300_000;

it('takes addresses with letters outside ASCII, however often it has been asked', () => {
  for (let n = 0; n < HOT; n += 1) isUrl(`https://a.example/${n % 7}`);
  expect(isUrl('https://bücher.example/')).toBe(true);
  expect(isUrl('/stäbe', 'https://a.example')).toBe(true);
  expect(isUrl('bücher')).toBe(false);
});

it('accepts a receiver with such letters in its host after many others', () => {
  const strict = { allowPrivateTargets: false };
  for (let n = 0; n < HOT; n += 1) checkTargetUrl(`https://a.example/${n % 7}`, strict);
  expect(checkTargetUrl('https://bücher.example/', strict).ok).toBe(true);
});
