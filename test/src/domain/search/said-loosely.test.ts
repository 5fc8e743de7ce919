import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'AU', currency: 'AUD', today: '2026-11-29' };
const MARK = { must: '', nice: '~', exclude: '-' } as const;
const read = (query: string) => {
  const { facets, notes } = compileQuery(query, HOME);
  return {
    said: facets.map(
      ({ kind, strength, label, either, together }) =>
        `${MARK[strength]}${kind} ${label}${either === null ? '' : ` /${either}`}${together === null ? '' : `+${together}`}`,
    ),
    codes: notes.map(({ code }) => code),
    notes: notes.map(({ message }) => message),
  };
};

describe('a list of trades', () => {
  it.each([
    [
      'bakers, React developers and roofers',
      ['role Baker or Roofer /1+1', 'skill React /1+2', 'role Software Engineer /1+2'],
    ],
    ['roofers and React developers', ['role Roofer /1+1', 'skill React /1+2', 'role Software Engineer /1+2']],
    [
      'a nurse, Go developer or plumber in Leeds',
      ['role Nurse or Plumber /1+1', 'skill Go /1+2', 'role Software Engineer /1+2', 'location Leeds, GB'],
    ],
  ])('asks a tool of the trade behind it alone: %s', (query, said) => {
    expect(read(query)).toMatchObject({ said, codes: ['alternatives'] });
  });

  it('leaves a tool before the first trade to all of them', () => {
    expect(read('React developers and testers').said).toEqual([
      'skill React',
      'role Software Engineer or QA Engineer',
    ]);
  });

  it('takes people of design for designers, and not for those who lead them', () => {
    expect(read('photographers, UX, copywriters')).toMatchObject({
      said: ['role Photographer or UX Designer or Content Writer'],
      codes: ['read_as'],
    });
  });

  it('takes tools for their people where they stand among trades between dashes', () => {
    expect(read('IT people – Salesforce, testers, SAP, data engineers – with Dutch').said).toEqual([
      'role Salesforce Consultant or QA Engineer or SAP Consultant or Data Engineer',
      'language Dutch',
    ]);
  });
});

describe('fields in a list', () => {
  it.each([
    [
      'auditors in retail or logistics',
      [
        'role Auditor',
        'skill Retail Sales /1',
        'industry Retail Industry /1',
        'skill Logistics /1',
        'industry Logistics Industry /1',
      ],
    ],
    [
      'buyers in mining, banking or logistics',
      [
        'role Procurement Officer',
        'industry Mining /1',
        'industry Banking /1',
        'skill Logistics /1',
        'industry Logistics Industry /1',
      ],
    ],
  ])('are any of them, whatever each was read as: %s', (query, said) => {
    expect(read(query).said).toEqual(said);
  });

  it('are all left out where the first is', () => {
    const { said } = read('plumbers not in retail, mining or banking');
    expect(said[0]).toBe('role Plumber');
    expect(said.slice(1).every((one) => one.startsWith('-'))).toBe(true);
    expect(said.join()).toContain('Banking');
  });
});

describe('what is said loosely', () => {
  it.each([
    ['welders, 3 weeks noitce tops', ['role Welder', 'availability available within 21 days']],
    ['welders, notise up to 3 weeks', ['role Welder', 'availability available within 21 days']],
    [
      "We're looking to fill a welder role for a shipyard we support, in Hull",
      ['role Welder', 'location Hull, GB'],
    ],
  ])('is read, and told: %s', (query, said) => {
    expect(read(query)).toMatchObject({ said, codes: ['read_as'] });
  });

  it('takes no other word for notice', () => {
    expect(read('welders, 3 weeks novice').said).not.toContain('availability available within 21 days');
  });

  it.each([
    [
      'plumbers. Someone living in Hull, or someone in Spain who’d relocate',
      ['role Plumber', 'location Hull, GB /1', 'location Spain /1+1', 'location open to relocation /1+1'],
    ],
    [
      'Plumbers in Hull. Either they’d move or they’d accept contract work',
      ['role Plumber', 'location Hull, GB', 'location open to relocation /1', 'work_type contract /1'],
    ],
    [
      'who have we got at Arup as architect or estimator?',
      ['employer now at Arup', 'role Architect or Estimator'],
    ],
    [
      'auditors with KPMG or EY behind them, or who still work there',
      ['role Auditor', 'employer KPMG or EY'],
    ],
    ['auditors with KPMG or EY behind them', ['role Auditor', 'employer formerly at KPMG or EY']],
    ['account managers by title right now', ['role the title account manager now']],
    [
      'welders on the west coast, i.e. Washington, Oregon or California',
      ['role Welder', 'location Washington, US or Oregon or California'],
    ],
    [
      'welders around Leeds (York works too), Hull or Derby',
      ['role Welder', 'location within 50 km of Leeds, GB or York, GB or Hull, GB or Derby, GB'],
    ],
    [
      'data engineers who started out in hospitality jobs – chef or barista in a former life',
      ['role Data Engineer', 'role formerly Chef or formerly Barista'],
    ],
    [
      'who have we got in financial planning or as a mortgage broker',
      ['role Financial Planner or Mortgage Broker'],
    ],
  ])('is read in its plain words: %s', (query, said) => {
    expect(read(query).said).toEqual(said);
  });

  it('asks a time in the seat of the present job', () => {
    expect(read('architects at Arup, more than 3 years in the chair').said).toContain(
      'tenure at least 3 years in the present job',
    );
  });
});
