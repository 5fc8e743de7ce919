import { expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: {
    name: 'Ottoline Barraclough',
    experience: [{ title: 'Buyer', employer: 'Heron Foods' }],
    education: [],
  },
});
const marked = (text: string): string[] =>
  marksIn([{ text, identity }], 'anonymous')
    .flat()
    .map((one) => one.text);

it.each([
  'Current Salary: £54k. Bank Holiday cover and Long Service Leave are agreed.',
  'BSc Biochem, 2:1. BSc, Biological Sciences, 2:1. LPC with Distinction.',
  'Worked to Annex II, Section 47s and vibration Cat II.',
  'Would look at Spartanburg, Anderson or Charlotte, not Atlanta. Wants Holland or Muskegon.',
  'Audits to DNV-ST-F101, EN 9100 and NZS 1170.',
  'Excel, Power Query, SharePoint and Zorvexa.',
])('what people write with capitals in applications holds nothing: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it.each([
  ['She spent years at Time Out Market.', 'Time Out Market'],
  ['She joined Safety Training in 2019.', 'Safety Training'],
  ['Worked at Excel, Power Query, SharePoint and Zorvexa.', 'Zorvexa'],
  ['Clients: Excel, SharePoint and Zorvexa.', 'Zorvexa'],
])('but for where a house is called so: %s', (text, house) => {
  expect([...marked(text), scrub(text, identity).text].join(' ')).toMatch(
    new RegExp(`${house}|\\[name removed\\]`, 'u'),
  );
  expect(marked(text).length).toBeGreaterThan(0);
});
