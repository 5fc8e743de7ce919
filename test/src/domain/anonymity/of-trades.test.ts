import { describe, expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { ofTradesIn } from '#src/domain/anonymity/of-trades.ts';

const identity = identityOf({
  candidate: {
    name: 'Zuzka Birnbaum',
    first_name: 'Zuzka',
    last_name: 'Birnbaum',
    experience: [{ title: 'Engineer', employer: 'Foxglove Kilns' }],
    education: [],
  },
});
const marked = (text: string): string[] =>
  uncertainIn(text, identity, 'anonymous').map(({ text: words }) => words);

describe('What a trade works with, or has to do with, holds nothing and stays as it is', () => {
  it.each([
    'Uses SystmOne, Nervecentre and Datix every day.',
    'Registered with the NMC, enhanced DBS and ILS in date.',
    'Qualified with ICAS, audits under FRS 102.',
    'Approved by the FCA and presented to the Prudential Authority.',
    'Knows Surpac, Deswik and OrcaFlex.',
    'Cut lead time with SMED and a new MES, and passed IATF 16949.',
    'ACI certified, with a CPCS ticket and a clean DBS check.',
    'Inspected by the HPRA under Annex 11 and GAMP 5.',
    'Speaks Xhosa, Twi and Darija.',
    'CAMS and HKIB ECF, then the CAMS renewal.',
    'WSQ, MOM licence and a lifting course; CPCU and AINS in the US.',
    'Holds STCW III/2 and IGF Advanced, fills 28,000 hl a year and asks for 165 kCHF.',
    'Asks for R1.9m and would move to Haugesund.',
    'A temporary works co-ordinator on site.',
  ])('%s', (text) => {
    expect(marked(text)).toEqual([]);
    expect(scrub(text, identity).replaced.filter(({ reason }) => reason !== 'pronoun')).toEqual([]);
  });
});

describe('What is called so and is a house there stays with the sender', () => {
  it.each([
    ['Spent four years at Zendesk.', 'Zendesk'],
    ['Worked at Postman, Zendesk and Figma until spring.', 'Zendesk'],
    ['Was seconded to the EPA for a year.', 'EPA'],
    ['A former BaFin lawyer of ten years.', 'BaFin'],
    ['Joined Ofgem after school.', 'Ofgem'],
    ['Zendesk hired her from school.', 'Zendesk'],
  ])('%s', (text, name) => {
    const isGone = !scrub(text, identity).text.includes(name);
    expect(isGone || marked(text).some((one) => one.includes(name))).toBe(true);
  });

  it('does not take a word for a tool where no other one stands beside it', () => {
    const named = (text: string): string[] =>
      ofTradesIn(text).map(({ start, end }) => text.slice(start, end));
    expect(named('Reports in Prophet and Multifonds.')).toEqual(['Prophet', 'Multifonds']);
    expect(named('Reports to Prophet each week.')).toEqual([]);
  });
});

it.each([
  'Took the ward from Requires Improvement to Good with the CQC.',
  'Runs Ward 17 and covers Bay 4 at night.',
])('takes what inspectors say, and what a place of work counts, for no name: %s', (text) => {
  expect(marked(text)).toEqual([]);
});
