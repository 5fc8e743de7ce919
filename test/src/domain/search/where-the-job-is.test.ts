import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

// Where a job is and why it is open, beside where people are looked for and what they know.
const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-27', timezone: 'Australia/Sydney' };
const facets = (said: string) => compileQuery(said, HOME).facets.filter(({ kind }) => kind !== 'unsupported');
const places = (said: string): string[] =>
  facets(said).flatMap(({ kind, strength, label }) => (kind === 'location' ? [`${strength} ${label}`] : []));

it.each<[said: string, ...places: string[]]>([
  [
    'site engineers for the solar farm outside Toowoomba. Either already in Queensland or prepared to relocate.',
    'must Queensland or open to relocation',
  ],
  [
    'geologists for the Pilbara, so Perth people or people who will relocate',
    'must Perth, AU or open to relocation',
  ],
  [
    'nurses for Kalgoorlie, currently in Perth or willing to relocate',
    'must Perth, AU or open to relocation',
  ],
  ['chefs for a hotel opening in Dubai, based in the UK or Ireland', 'must United Kingdom or Ireland'],
  ['boilermakers for the Port Hedland shutdown, from Perth or Brisbane', 'must Perth, AU or Brisbane, AU'],
  ['welders for a job outside Leeds, living in Yorkshire', 'must Yorkshire and the Humber'],
  ['diesel fitters who speak Spanish, wherever they are, for the mine in Chile'],
])(
  'takes the place of a job for none to live in where people are looked for elsewhere: %s',
  (said, ...expected) => {
    expect(places(said)).toEqual(expected);
  },
);

it.each([
  ['nurses for Perth', 'must Perth, AU'],
  ['chefs for a hotel in Dubai', 'must Dubai, AE'],
  ['drivers outside London', 'exclude London, GB'],
  ['nurses for Australia, NZ or Singapore based', 'must Australia or New Zealand or Singapore'],
  ['site engineers for Brisbane and Perth, living there already', 'must Brisbane, AU or Perth, AU'],
])('looks in the place of a job where nothing else says where: %s', (said, ...expected) => {
  expect(places(said)).toEqual(expected);
});

it('ranks by what a backlog is of, and asks nobody to know it', () => {
  const found = facets('accounts payable officers for a month end backlog');
  expect(found.map(({ kind, strength }) => `${strength} ${kind}`)).toContain('nice skill');
  expect(found.map(({ kind, strength }) => `${strength} ${kind}`)).not.toContain('must skill');
});
