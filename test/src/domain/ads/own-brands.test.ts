import { expect, it } from 'vitest';
import { withoutOwnBrands } from '#src/domain/ads/own-brands.ts';

it.each([
  ['Interpret the Aged Care Award and check allowances', 'Burnside Aged Services Limited'],
  ['You apply the Social Housing Regulation Act', 'Fenland Housing Trust Group'],
  ['Working under the Building Trades Agreement', 'Corio Building Supplies Ltd'],
])(
  'an award, an act or an agreement is no brand of a house with a word of it in its name: %s',
  (said, name) => {
    expect(withoutOwnBrands(said, name)).toBe(said);
  },
);

it('still hides what the house makes', () => {
  expect(withoutOwnBrands('You brew the Anvil Stout', 'Oak & Anvil Brewing')).toBe(
    'You brew the our client’s brand',
  );
});
