import { expect, it } from 'vitest';
import { joinedIn, withoutJoined, withoutLeftParts } from '#src/domain/ads/joined-names.ts';
import { titleWithoutPay, titleWithoutTheClient } from '#src/domain/ads/public-title.ts';
import { identityOf } from '#src/domain/anonymity/index.ts';

it.each([
  'Ostler & Corrie',
  'Ostler + Corrie',
  'Ostler and Corrie',
  'OSTLER UND CORRIE',
  'Ostler et Corrie',
  'Ostler y Corrie',
  'Ostler e Corrie',
  'Ostler en Corrie',
  "Ostler 'n' Corrie",
  'Ostler n Corrie',
  'Ostler, Corrie',
  'Ostler Corrie',
  'Ostler&Corrie Ltd',
  'Ostler & Corrie Limited',
])('hides a name of two parts however they are joined: %s', (said) => {
  expect(withoutJoined(`You buy for ${said} in Leeds.`, 'Ostler & Corrie Ltd')).toBe(
    'You buy for our client in Leeds.',
  );
});

it('hides a possessive of it, and each part that tells it', () => {
  const hidden = (said: string) => withoutJoined(said, 'Tindle, Roake & Sons LLP');
  expect(hidden('Tindle Roake and Sons’ Clerk')).toBe('our client’s Clerk');
  expect(hidden("Tindle, Roake & Sons' clerks")).toBe('our client’s clerks');
  expect(hidden('You file for Roake.')).toBe('You file for our client.');
});

it('takes out what is left of it beside a part that was hidden', () => {
  const left = (said: string) => withoutLeftParts(said, 'Tindle & Nieces Ltd');
  expect(left('For our client & Nieces.')).toBe('For our client.');
  expect(left('For our client and Sons.')).toBe('For our client.');
  expect(left('You serve our client and sons of farmers.')).toBe('You serve our client and sons of farmers.');
});

it('leaves the words of every day that a name is made of where they mean the thing', () => {
  const name = 'Salt & Copper Ltd';
  for (const said of [
    'You season with salt and polish copper.',
    'Copper pans are yours to buy.',
    'You weigh salt and copper.',
  ])
    expect(joinedIn(said, name)).toEqual([]);
  expect(withoutJoined('You cook at Salt & Copper.', name)).toBe('You cook at our client.');
  expect(withoutJoined('Join Copper in Leeds.', name)).toBe('Join our client in Leeds.');
});

it('reads no parts in a name that nothing joins, nor in its legal form', () => {
  expect(joinedIn('You plan for Vandermeer GmbH & Co. KG.', 'Vandermeer GmbH & Co. KG')).toEqual([]);
  expect(joinedIn('The hm is yours.', 'H & M')).toEqual([]);
});

const client = {
  name: 'Zellweger Ltd',
  identity: identityOf({ client: { name: 'Zellweger Ltd' }, clientLabel: 'our client' }),
  contacts: [],
};
it.each([
  ['Yard Lead, Zellweger (Hull)', 'Yard Lead (Hull)'],
  ['Zellweger’s Yard Lead', 'Yard Lead'],
  ['Yard Lead at our client, Hull', 'Yard Lead, Hull'],
  ['Monteur bei der Zellweger (m/w/d)', 'Monteur (m/w/d)'],
  ['Monteur für unseren Kunden (m/w/d)', 'Monteur (m/w/d)'],
  ['Acheteur chez notre client (Lyon)', 'Acheteur (Lyon)'],
  ['Comprador para nuestro cliente, Bilbao', 'Comprador, Bilbao'],
])('leaves the client out of a title without a word in its place: %s', (title, expected) => {
  expect(titleWithoutTheClient(title, client)).toBe(expected);
});

it.each(['Client Manager for our clients', 'Yard Lead (Hull)', 'Kundenberater (m/w/d)'])(
  'leaves a title that names no client: %s',
  (title) => {
    expect(titleWithoutTheClient(title, client)).toBe(title);
  },
);

it.each([
  'USD 190.000',
  'GBP 72.500',
  '(EUR 95.000)',
  '€72k',
  '72.500 €',
  'CHF 98’000',
  'R$ 9.500',
  '95k+',
  '£42-48k',
  '$38/hr',
  '380 per day',
  '€520/jour',
  'Tagessatz 640',
  '31.000 brutto',
  '42 à 48 k€',
  '38 000 kr/mån',
  'INR 9 LPA',
  'up to £48k OTE',
])('leaves pay out of a title: %s', (paid) => {
  expect(titleWithoutPay(`Yard Lead, ${paid}`)).toBe('Yard Lead');
});

it.each([
  '401k Clerk',
  'Fund Lead ($3bn AUM)',
  'Buyer, £90m portfolio',
  'Welder ISO 9606',
  'Store Lead, 14,000 sq ft',
  'Driver 12t',
  'Sachbearbeiter 60 % (m/w/d)',
  'Years 3 to 6 Teacher',
])('leaves a figure that is no pay in a title: %s', (title) => {
  expect(titleWithoutPay(title)).toBe(title);
});

it('reads a long hostile title in no time', () => {
  const begun = performance.now();
  for (const said of ['£1 ', 'bis zu ', '1 000', '(((', ' , ', '99k ']) titleWithoutPay(said.repeat(5_000));
  for (const said of ['our client & Sons ', 'Tindle, ', 'Roake & '])
    withoutLeftParts(withoutJoined(said.repeat(2_000), 'Tindle & Roake'), 'Tindle & Roake');
  expect(performance.now() - begun).toBeLessThan(4_000);
});
