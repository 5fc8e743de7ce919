import { expect, it } from 'vitest';
import { withoutSomebody } from '#src/domain/ads/of-somebody.ts';

it.each([
  [
    'MRI lists, cardiac lists with Dr Fahy on Mondays, supervising two juniors, safety',
    'MRI lists, cardiac lists on Mondays, supervising two juniors, safety',
  ],
  [
    'Notes, phones, clinics with Mr Patel every Tuesday, stock, post',
    'Notes, phones, clinics every Tuesday, stock, post',
  ],
  [
    "Ah, c'est pas nous, Jean-Marc s'est fait poser un bracelet, enfin bref, il revient pas",
    "Ah, c'est pas nous, Jean-Marc s'est fait poser un bracelet, enfin bref, il revient pas",
  ],
  ['Pipelines with Salesforce and reports in Excel', 'Pipelines with Salesforce and reports in Excel'],
])('names nobody of the house among what is done, and keeps the rest: %s', (written, shown) => {
  expect(withoutSomebody(written)).toBe(shown);
});
