import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };
const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ strength }) => strength !== 'nice')
    .map(({ strength, kind, label }) => `${strength} ${kind} ${label}`)
    .toSorted();

describe('the client’s own people', () => {
  it.each([
    ['The role is with Deloitte so please leave out their own staff, tax managers', 'Deloitte'],
    ['This job is at Deloitte, so nobody who works there already, tax managers', 'Deloitte'],
    [
      'We are recruiting for Deloitte so obviously nobody who works at Deloitte already, tax managers',
      'Deloitte',
    ],
    ["I'm hiring for Deloitte and can't touch their existing people; tax managers", 'Deloitte'],
    ['Tax managers. Anyone who was at Deloitte in the past is fine but not now', 'Deloitte'],
    ['Tax managers, ex-Deloitte people are fine but not current ones', 'Deloitte'],
  ])('are left out, and nobody is asked to be one of them: %s', (query, name) => {
    const employers = read(query).filter((one) => one.includes(' employer '));
    expect(employers).toEqual([`exclude employer now at ${name}`]);
    expect(read(query)).toContain('must role Tax Manager');
  });

  it.each([
    'The role is with Deloitte in Leeds, tax managers',
    'the client is a bank. Our vacancy is at Deloitte in Leeds: tax managers',
  ])('are not asked for by saying for whom the search is: %s', (query) => {
    expect(read(query)).toEqual(['must location Leeds, GB', 'must role Tax Manager']);
  });

  it.each([
    'store managers from any of their rivals, Tesco, Asda or Lidl',
    'store managers from competitors such as Tesco, Asda, Lidl, whoever',
    'store managers, think Tesco, Asda or Lidl',
    'store managers, supermarket giants like Tesco, Asda or Lidl',
  ])('may be taken from competitors that are named: %s', (query) => {
    expect(read(query)).toEqual(['must employer Tesco or Asda or Lidl', 'must role Store Manager']);
  });
});

describe('the ways that people took', () => {
  it.each([
    'lawyer who was at Linklaters before going in-house',
    'lawyer who trained at Linklaters and has since moved in-house',
    'lawyer, formerly at Linklaters, now in-house',
  ])('from a firm to another side keep both ends: %s', (query) => {
    expect(read(query)).toEqual([
      'must employer formerly at Linklaters',
      'must industry Client Side',
      'must role Lawyer',
    ]);
  });

  it('into a field of work make no company of it', () => {
    expect(read('someone who went from nursing into pharma sales').join()).not.toContain('employer');
    expect(read('accountants now in Acme')).toContain('must employer now at Acme');
  });

  it.each([
    [
      'was: teacher. now: software engineer. where: Bristol',
      ['must location Bristol, GB', 'must role formerly Teacher', 'must role now Software Engineer'],
    ],
    [
      '"product manager" AND current:Google AND (past:Monzo OR past:Starling)',
      [
        'must employer formerly at Monzo or Starling',
        'must employer now at Google',
        'must role Product Manager',
      ],
    ],
    [
      '"software engineer" AND current:"Goldman Sachs" AND past:teacher',
      ['must employer now at Goldman Sachs', 'must role Software Engineer', 'must role formerly Teacher'],
    ],
  ])('by the words for the times: %s', (query, wanted) => {
    expect(read(query)).toEqual(wanted);
  });

  it('keep the time of a list in brackets, and what somebody is beside what they are not', () => {
    expect(read('past:Deloitte AND current:(Monzo OR Revolut) AND auditor')).toContain(
      'must employer now at Monzo or Revolut',
    );
    expect(read('not a career changer, currently a sales manager')).toContain('must role now Sales Manager');
    expect(read("I've got a request from Airbus for accountants").join()).not.toContain('employer');
  });

  it('leave a level of back then with a note', () => {
    const { facets, notes } = compileQuery('previously a senior HR business partner', HOME);
    expect(facets.map(({ label }) => label)).toEqual(['formerly HR Business Partner']);
    expect(notes.map(({ message }) => message).join()).toContain('"senior"');
  });

  it('take no name that begins like a word for contact for one', () => {
    expect(read('product manager, not Meta').join()).not.toContain('contact');
    expect(read('product manager, not met').join()).toContain('never contacted');
  });

  it('read up to managers as a level', () => {
    expect(read('nobody above manager, accountants')).toEqual([
      'must role Accountant',
      'must seniority manager or below',
    ]);
  });

  it('take a title of now or before for either', () => {
    const query = 'could be a director now or have been one previously, as long as they are in construction';
    expect(read(query)).toEqual(['must industry Construction', 'must seniority director']);
  });
});
