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

it.each([
  ['You’ll manage Silverline, our skincare range for mature skin.', 'Silverline'],
  ['You will build Harvest Moon, our new mobile game.', 'Harvest Moon'],
])('what a house calls its own goes, whatever it is called: %s', (text, brand) => {
  expect(withoutOwnBrands(text, 'Fernley & Oake Cosmetics plc')).not.toContain(brand);
});

it('a tool that a house names as its own choice stays', () => {
  const text = 'You will look after Kafka, our platform of choice.';
  expect(withoutOwnBrands(text, 'Fernley & Oake Cosmetics plc')).toBe(text);
});
