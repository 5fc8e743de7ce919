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
  ])('is not what stands there of people: %s', (query) => {
    expect(aside(query)).toBe(false);
  });
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
