import { expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

// What people write who were not asked how: messages, dialects and countries in short, each of them the same condition as in plain words.
const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-26', timezone: 'Australia/Sydney' };
const compile = (said: string) => compileQuery(said, HOME);
const read = (said: string): string[] =>
  compile(said)
    .facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .filter((facet, at, all) => all.indexOf(facet) === at)
    .sort();
const asideIn = (said: string): string[] =>
  compile(said).notes.flatMap(({ code, message }) =>
    code === 'set_aside' ? [/^"([^"]*)"/.exec(message)?.[1] ?? ''] : [],
  );

it.each([
  '[#kitchen-desk] Ravi: chefs in Paris',
  '[#kitchen-desk 10:42] ravi: chefs in Paris',
  '#kitchen | Noor: chefs in Paris',
  'Mina posted in #kitchen-roles: “chefs in Paris 🙏”',
  'Noor in #kitchen: "chefs in Paris"',
  'posted by Mina in #kitchen: chefs in Paris',
  'from #kitchen: chefs in Paris',
  'Dana in the kitchen channel: chefs in Paris',
  'Sam via WhatsApp: chefs in Paris',
  'Lee replied in thread: chefs in Paris',
  'Slack message from Dee: chefs in Paris',
  'forwarded from Nadia 11:42: chefs in Paris',
  '@channel forwarded from Dee: chefs in Paris :pray:',
  '@ravi asks: chefs in Paris',
  '@here chefs in Paris',
  '[10:42] Ravi: chefs in Paris',
  '[26/11/2026, 09:14] Ravi P.: chefs in Paris',
  '26/11/2026, 09:14 - Ravi: chefs in Paris',
  'Ravi 10:42 AM\nchefs in Paris',
  'From: Dee\nTo: Jo\nSubject: chefs in Paris',
])('takes the head of %j for who wrote it, and says so', (message) => {
  expect(read(message)).toEqual(['must location Paris, FR', 'must role Chef']);
  expect(asideIn(message).length).toBeGreaterThan(0);
});

it('takes a tag, a name and a place before a colon for what is asked', () => {
  expect(read('#hospitality sommelier in Dubai')).toContain('must tag tagged hospitality');
  expect(read('#silver-medallists in London')).toContain('must tag tagged silver-medallists');
  expect(read('nurses in Perth: ICU')).toContain('must location Perth, AU');
  expect(read('developers in Sydney: React or Vue')).toContain('must location Sydney, AU');
  expect(asideIn('nurses in Perth: ICU')).toEqual([]);
});

it('reads a flag as its country and a cross as a no, and other signs as nothing', () => {
  expect(read('chefs 🇩🇪 or 🇨🇭 🙏🏽')).toEqual(['must location Germany or Switzerland', 'must role Chef']);
  expect(read('❌ contractors, chefs in Paris :wave:')).toEqual([
    'exclude work_type contract',
    'must location Paris, FR',
    'must role Chef',
  ]);
});

it.each<[ways: string, places: string]>([
  ['uk nl or germany | UK / NL / Germany', 'United Kingdom or Netherlands or Germany'],
  ['UK, Ire, Aus or NZ', 'United Kingdom or Ireland or Australia or New Zealand'],
  ['aus nz or sg | Aus, NZ & Sing', 'Australia or New Zealand or Singapore'],
  ['Germany Austria NL or Switz', 'Germany or Austria or Netherlands or Switzerland'],
  ['NZ or Aussie', 'New Zealand or Australia'],
  [
    'on either side of the Tasman | living on both sides of the ditch | in Australia or NZ',
    'Australia or New Zealand',
  ],
  ['living in Aussie | based in Oz', 'Australia'],
])('reads countries in short: %s', (ways, places) => {
  for (const way of ways.split(' | ')) expect(read(`chefs ${way}`)).toContain(`must location ${places}`);
});

it('leaves languages, citizens and words of a sentence what they are', () => {
  expect(read('chefs, Aussie or Kiwi citizens').join()).not.toContain('location');
  expect(read('chefs, German or NL speakers').join()).not.toContain('location');
  expect(read('chefs who can start in March or be in by May').join()).not.toContain('location');
});

it.each<[condition: string, ways: string]>([
  [
    'must work_rights no sponsorship needed',
    'sponsorship is impossible for them | sponsorship is out of the question | sponsorship is off the table | they hold no sponsor licence | no licence to sponsor | client isn’t a sponsor | they cannot offer sponsorship | sponsorship cannot be offered | there is no sponsorship on offer | no sponsorship cases | they cannae need sponsored | sponsorship: none given | visa sponsorship not on the cards | sponsoring isn’t possible | no one on a visa that needs sponsoring',
  ],
  [
    'exclude work_type contract',
    'contractors not considered | contractors will not be considered | contractors are of no interest | contractors should be left out | contractors can be ignored | contractors are ineligible | contractors need not be considered | none on contract | nor are those on contract | none of them on contract',
  ],
  [
    'exclude work_rights visa holder',
    'none on working holiday visas | none of them on visas | nobody on a visa',
  ],
  [
    'exclude employer now at Hilton',
    'none that are with Hilton these days | those presently at Hilton should be left out | anyone at Hilton now can be ignored | nobody that’s sitting at Hilton the now | who isnae at Hilton the now',
  ],
  [
    'must availability available within 30 days',
    'out of their current gig within a month | away from their current place inside a month | a month out at most',
  ],
  [
    'must years_experience 5+ years of experience',
    'five years at it or more | 5+ yrs out | at it for 5 years',
  ],
  [
    'must employer big 4',
    'who are at a Big Four firm or have passed through one | at a Big 4 firm or were once',
  ],
  ['must work_type part time', 'happier part time | who asked for part time | better suited to part time'],
  ['must location Germany or open to relocation', 'Germany-based, otherwise willing to relocate'],
  ['exclude location Europe', 'nowhere in Europe'],
])('reads %s from each of its ways', (condition, ways) => {
  for (const way of ways.split(' | '))
    expect([way, read(`chefs, ${way}`)]).toEqual([way, expect.arrayContaining([condition])]);
});

it('leaves out what a later word denies by itself, wherever the first exclusion ends', () => {
  for (const said of ['not in Perth', 'who are not contractors', 'who will not be relocating'])
    expect(read(`nurses ${said}, neither citizen nor permanent resident`)).toContain(
      'exclude work_rights citizen or permanent resident',
    );
});

it('asks for so much notice of whoever needs so long, and for no less', () => {
  expect(read('people who need three months to get out').join()).toMatch(/not free within 83 days/);
  expect(read('people who would need two weeks to start')).toEqual([
    'must availability available within 14 days',
  ]);
});

it.each(['QA + test', 'QA / test', 'testers or qa', 'qa or testers'])('reads %j as one trade', (said) => {
  expect(read(`${said}, Sydney`)).toEqual(['must location Sydney, AU', 'must role QA Engineer']);
});
