import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-26' };

const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ kind }) => kind !== 'unsupported')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .sort();
const aside = (query: string): boolean =>
  compileQuery(query, HOME).notes.some(({ code }) => code === 'set_aside');

describe('who asks, told in the sentence that asks', () => {
  it.each([
    ["The hotel lads are opening in the autumn and they're mad for a chef", 'chef'],
    [
      'Ms Duval would be grateful for the names of corporate lawyers in London',
      'corporate lawyers in London',
    ],
    ['A trust down south wants theatre nurses, UK', 'theatre nurses, UK'],
    ['We are retained by a Basel house and wish to approach auditors in Europe', 'auditors in Europe'],
    ['The hospital board’s keen on midwives', 'midwives'],
    ['hi so this is for the mine up in karratha they need fitters in queensland', 'fitters in queensland'],
    [
      'right so the digital lot called they want seo people who work remotely',
      'seo people who work remotely',
    ],
    ['For a confidential mandate: auditors in Switzerland', 'auditors in Switzerland'],
    ['From the head’s PA: “Two maths teachers are wanted.” Who do we have?', 'maths teachers'],
    ['Ward has rung twice about scaffolders in Leeds', 'scaffolders in Leeds'],
    ["My brother-in-law's brewery is two brewers short", 'brewers'],
    ['Jane at Barclays was on to me for risk analysts', 'risk analysts'],
    ["I've got Sheffield Forgemasters on at me for welders", 'welders'],
    ['The airline that lost its pilots last year is recruiting cabin crew', 'cabin crew'],
    ['Kiri at the clinic would love two physios', 'physios'],
    ['hospital in bolton needs theatre nurses in London', 'theatre nurses in London'],
    [
      'Builder’s bringing it all in house, so land surveyors living in the UK',
      'land surveyors living in the UK',
    ],
    [
      'Which executive assistants speak French? Is for the director of the hotel',
      'executive assistants who speak French',
    ],
    ['I want something to wave at Barclays before lunch. Auditors with SAP', 'Auditors with SAP'],
    [
      'I’ve an insurer that will move at once for the right person. Underwriters in Ireland',
      'Underwriters in Ireland',
    ],
    ['The brewery lost its last head brewer to Heineken. Brewers in Leeds', 'Brewers in Leeds'],
    ['Priya has gone over to Deloitte and the partner is in a mood. Auditors in Leeds', 'Auditors in Leeds'],
    ['There is a bakery in Bath that wants a pastry chef, London', 'pastry chef, London'],
  ])('keeps nobody out and is told: %s', (said, plain) => {
    expect(read(said)).toEqual(read(plain));
    expect(aside(said)).toBe(true);
  });

  it.each([
    ['Client in Sydney needs customs brokers', 'customs brokers in Sydney'],
    ['Client in Sydney needs customs brokers. Perth or Brisbane', 'customs brokers in Perth or Brisbane'],
    ['Client in Sydney needs customs brokers, any city', 'customs brokers'],
    ['Our New York office wants traders', 'traders in New York'],
    ['Sheffield Steel Works wants welders', 'welders'],
  ])('is where to look only where nothing else says it: %s', (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  it.each([
    'left Amazon, now elsewhere: DevOps',
    'Within 30 km of Manchester: chefs',
    'Texas or Massachusetts: solutions architects',
    'in the same job for 6 years or more: town planners',
    'From KPMG or Deloitte: auditors',
    'With SAP experience: accountants',
    'Nurses who want contract work',
    'They must live in London and we need chefs',
    'Chefs in London who need sponsorship',
    'recruiters who hire nurses',
    'candidates asking for 90k, nurses',
    'Auditors. They must know SAP',
    'Auditors. Swift. Big 4 or top ten',
    'Nurses. The role is in Leeds',
    'Nurses. We do not want anybody from Ramsay',
    'Chefs. She has to speak French',
  ])('is not what stands there of people: %s', (query) => {
    expect(aside(query)).toBe(false);
  });
});

describe('where several houses are', () => {
  it.each([
    ['mechanical engineers for our Cologne and Frankfurt sites. They should live in Spain', 'Spain'],
    ['chefs for our Paris, Lyon and Nice restaurants. They should live in Berlin', 'Berlin'],
  ])('is not where people are looked for, where another place says it: %s', (query, place) => {
    expect(read(query).filter((one) => one.includes('location'))).toEqual([expect.stringContaining(place)]);
  });

  it('is where people are looked for where nothing else says it', () => {
    expect(read('chefs for our Paris and Lyon restaurants').join()).toContain('Paris, FR or Lyon, FR');
  });
});

it('takes nobody out for a month that is out', () => {
  expect(read('conveyancers before the month is out').join()).not.toContain('exclude');
});

describe('whom we spoke to', () => {
  it.each([
    'we were on to',
    "we've been onto",
    'I was talking to',
    "we've been speaking with",
    'we had a natter with',
    'we got through to',
    'who were on to us',
    'who got in touch with us',
    'we gave a bell',
    'we checked in with',
    'we connected with',
  ])('is read however it is said: chefs %s in the last three months', (said) => {
    expect(read(`chefs ${said} in the last three months`)).toEqual(
      read('chefs we called in the last three months'),
    );
  });

  it('takes no time that lies behind for a notice', () => {
    expect(read('chefs who went on to Hilton in the last three months').join()).not.toContain('availability');
  });

  it('means anywhere in it by around a country, and the surroundings of a city', () => {
    expect(read('chefs around Ireland or the UK')).toEqual(read('chefs in Ireland or the UK'));
    expect(read('chefs around Leeds')).toEqual(read('chefs near Leeds'));
  });
});
