import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string, country = 'GB') =>
  compileQuery(query, { country, currency: 'GBP', today: '2026-11-26' });
const read = (query: string, country?: string): string[] =>
  compiled(query, country).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);
const told = (query: string, country?: string): string =>
  compiled(query, country)
    .notes.map(({ message }) => message)
    .join('\n');

describe('a land by its two letters right behind a trade', () => {
  it.each([
    ['pastry chef, IE', 'Ireland'],
    ['midwives SG', 'Singapore'],
    ['quantity surveyor, ZA', 'South Africa'],
    ['data engineers SE with 3 years', 'Sweden'],
    ['plumbers FR, 5 years experience', 'France'],
    ['bricklayers IE or NZ', 'Ireland or New Zealand'],
  ])('is where "%s" looks', (query, place) => {
    expect(read(query)).toContain(`must location ${place}`);
  });

  it.each([
    ['structural engineer IN', 'India'],
    ['midwives AT', 'Austria'],
    ['network technicians IT', 'Italy'],
    ['plumber BE', 'Belgium'],
    ['quantity surveyor NO', 'Norway'],
    ['quantity surveyors NO, 5 years experience', 'Norway'],
  ])('is told where it is a word as well: %s', (query, place) => {
    expect(read(query)).toContain(`must location ${place}`);
    expect(read(query).join()).not.toContain('exclude');
    expect(told(query)).toContain(`was read as ${place}`);
  });

  it.each([
    ['tax analyst NY', 'New York State'],
    ['plumbers BC', 'British Columbia'],
    ['pastry chef DE', 'Germany'],
    ['developers, CO', 'Colorado'],
  ])('is told where it is a state or may be one: %s', (query, place) => {
    expect(read(query)).toContain(`must location ${place}`);
    expect(told(query)).toContain(`was read as ${place}`);
  });

  it('is that of the agency first', () => {
    expect(read('pastry chef DE', 'US')).toContain('must location Delaware');
    expect(read('pastry chef SA', 'AU')).toContain('must location South Australia');
  });

  it('leaves what else two letters mean', () => {
    expect(read('project managers, IT')).toEqual(['must role IT Project Manager']);
    expect(told('sales manager, IT')).toContain('not as Italy');
    expect(read('IT support')).toEqual(['must role IT Support']);
    expect(read('accountants AR').join()).toContain('Accounts Receivable');
    expect(told('plumbers AM')).toContain('"AM" was left out');
  });
});

describe('a town that is a word, right behind a trade', () => {
  it.each([
    ['pastry chef Bath', 'Bath, GB'],
    ['Pastry Chef Reading', 'Reading, GB'],
    ['midwives Rugby', 'Rugby, GB'],
    ['plumber Deal', 'Deal, GB'],
    ['plumbers Bury, 5 years experience', 'Bury, GB'],
    ['midwife Wells', 'Wells, GB'],
    ['midwives, Sale', 'Sale, GB'],
  ])('is where "%s" looks', (query, place) => {
    expect(read(query)).toContain(`must location ${place}`);
    expect(read(query).join()).not.toMatch(/skill|keyword/);
    expect(told(query)).toContain('was read as the town');
  });

  it('is no town in small letters or as a part of a trade', () => {
    expect(read('account managers in sales').join()).not.toContain('location');
    expect(read('software engineer Mobile').join()).not.toContain('location');
    expect(read('plumber in Sale')).toContain('must location Sale, GB');
  });
});

describe('people of any trade in a place by its two letters', () => {
  it.each(['people in CA', 'anyone in CA', 'who do we have in CA?', 'show me all people based in CA'])(
    'are looked for there: %s',
    (query) => {
      expect(read(query).join()).toMatch(/location/);
      expect(read(query).join()).not.toContain('role');
    },
  );

  it('a field of work stays one', () => {
    expect(read('people in IT').join()).not.toContain('location');
  });
});
