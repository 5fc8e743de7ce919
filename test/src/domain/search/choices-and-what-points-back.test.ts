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
  };
};

describe('choices by letters or numbers', () => {
  it.each([
    [
      'legal counsel who either (a) work fully remote, or (b) are citizens with at least 5 years behind them',
      [
        'role Legal Counsel',
        'location remote /1+1',
        'work_rights citizen /1+2',
        'years_experience 5+ years of experience /1+2',
      ],
    ],
    [
      'nurses, either (i) in Leeds with ICU or (ii) in York with 5 years',
      [
        'role Nurse',
        'location Leeds, GB /1+1',
        'skill ICU /1+1',
        'location York, GB /1+2',
        'years_experience 5+ years of experience /1+2',
      ],
    ],
    [
      'Looking for one of the following: 1) chefs in Bath with 3 years 2) bakers in Bristol',
      [
        'role Chef /1+1',
        'location Bath, GB /1+1',
        'years_experience 3+ years of experience /1+1',
        'role Baker /1+2',
        'location Bristol, GB /1+2',
      ],
    ],
  ])('are alternatives, each as a whole: %s', (query, said) => {
    expect(read(query).said).toEqual(said);
    expect(read(query).codes).toContain('alternatives');
  });

  it('are all asked for where none of them is said to be enough', () => {
    const { said } = read('nurses who must (a) live in Leeds, (b) have ICU and (c) speak Polish');
    expect(said).toEqual(['role Nurse', 'location Leeds, GB', 'skill ICU', 'language Polish']);
  });

  it('are joined plainly where each is one condition, and a letter alone makes no list', () => {
    expect(read('HR managers: a) in Sydney or b) open to relocation').said).toEqual([
      'role HR Manager',
      'location Sydney, AU or open to relocation',
    ]);
    expect(read('HGV drivers class 1) in Leeds').said).toContain('certification HGV Class 1');
  });
});

const TWO = ['role Welder /1+1', 'location Perth, AU /1+1', 'role Fitter /1+2', 'location Darwin, AU /1+2'];

describe('two searches in one', () => {
  it.each([
    'welders in Perth; plus, as a separate list, fitters in Darwin',
    'welders in Perth, and separately fitters in Darwin',
    'Welders in Perth, plus fitters in Darwin, as a second list please',
    'Two briefs, one client: welders in Perth, and then fitters in Darwin. Show me both lots.',
    'We have two jobs for one client. Welders in Perth. Then fitters in Darwin. I want both lists please',
    'Two searches please: welders in Perth; fitters in Darwin',
  ])('find whoever either of them would: %s', (query) => {
    expect(read(query).said).toEqual(TWO);
    expect(read(query).codes).toEqual(['alternatives']);
  });

  it('are told where the second names no trade', () => {
    expect(read('testers in Leeds. As a separate list, anyone called Smith').codes).toContain('not_used');
  });
});

describe('what points back at what was said', () => {
  it.each(['at either of those two now', 'at either now', 'with any of those two firms today', 'there now'])(
    'keeps those out who went from the one house to the other: aren’t %s',
    (there) => {
      const { said } = read(`data engineers who left Google or Amazon in 2023 or later and aren’t ${there}`);
      expect(said).toEqual([
        'role Data Engineer',
        'employer left Google or Amazon in 2023 or later',
        '-employer now at Google or Amazon',
      ]);
    },
  );

  it('takes the one sum that was told for what is asked, and none of several', () => {
    const pay = 'salary pay up to EUR 60,000 a year';
    for (const asked of ['whose yearly salary expectation is that or less', 'asking no more than that'])
      expect(read(`Hi, client will pay up to €60k a year: buyers in Paris ${asked}`).said).toContain(pay);
    expect(
      read('Client pays 60k to 70k: buyers in Paris whose salary expectation is that or less').codes,
    ).toContain('not_used');
  });

  it.each(['All of them in the US', 'All must be in the US', 'Everyone based in the US'])(
    'is said of each of the alternatives: %s',
    (where) => {
      const { said } = read(`Either frontend devs with TypeScript and CSS both, or UX designers. ${where}`);
      expect(said).toEqual([
        'role Frontend Engineer /1+1',
        'skill TypeScript /1+1',
        'skill CSS /1+1',
        'role UX Designer /1+2',
        'location United States of America',
      ]);
    },
  );

  it.each([
    'no job hoppers, by which I mean four or more employers in the last five years',
    'no job hoppers, i.e. more than 3 employers in 5 years',
    'no job hoppers, meaning anyone with 4+ jobs in the last 5 years',
  ])('explains who hops, and asks for nobody who does: %s', (query) => {
    const { said, codes } = read(`testers in Ireland, ${query}`);
    expect(said).toEqual(['role QA Engineer', 'location Ireland', '-stability changes employers often']);
    expect(codes).toEqual(['read_as']);
  });

  it.each(['Whole list please, all professions', 'I want the whole lot', 'Full list, thanks'])(
    'that all are to be shown asks nothing: %s',
    (all) => {
      expect(read(`Who lives in Toronto? ${all}`).said).toEqual(['location Toronto, CA']);
    },
  );

  it.each([
    'wherever in the world they sit',
    'no matter where in the world they are',
    'anywhere on the planet they live',
  ])('that the place is all the same asks nothing: %s', (where) => {
    const { said } = read(`corporate lawyers at Linklaters ${where}`);
    expect(said).toEqual(['role Corporate Lawyer', 'employer now at Linklaters']);
  });
});

describe('"both" of two things', () => {
  it('keeps them together before other people, and before one more thing', () => {
    const people = read('Java devs with both Spring and Kafka, or QA testers').said;
    expect(people).toContain('skill Kafka /1+1');
    expect(people).toContain('role QA Engineer /1+2');
    expect(read('engineers with both AWS and Azure, or GCP').said).toContain('skill GCP /1+2');
  });
});

describe('the verbs of a trade', () => {
  it.each([
    ['boilermakers who TIG weld', ['role Boilermaker', 'skill TIG Welding']],
    ['boilermakers who can MIG and TIG weld', ['role Boilermaker', 'skill MIG Welding', 'skill TIG Welding']],
    ['who taught once, and are now in HR', ['role formerly Teacher', 'role now HR Professional']],
    ['who nursed before and are in HR these days', ['role formerly Nurse', 'role now HR Professional']],
    [
      'who nursed (any sort of nursing) or was an OT earlier on, and is in procurement these days',
      ['role formerly Nurse or formerly Occupational Therapist', 'role now Procurement Professional'],
    ],
  ])('tell what people know or were: %s', (query, said) => {
    expect(read(query).said).toEqual(said);
  });

  it('belong to the arm in which they stand', () => {
    expect(
      read('boilermakers who TIG weld, or fitters who can run a lathe. 10 yrs minimum in either case').said,
    ).toEqual([
      'role Boilermaker /1+1',
      'skill TIG Welding /1+1',
      'role Fitter /1+2',
      'keyword lathe /1+2',
      'years_experience 10+ years of experience',
    ]);
  });

  it('are no trade of before where a place or an object stands behind them', () => {
    expect(read('nurses who taught in Leeds').said).not.toContain('role formerly Teacher');
  });
});

describe('companies', () => {
  it.each(['a spotless safety record', 'nationwide travel', 'an intrepid spirit'])(
    'are none where the word is an adjective before what it describes: %s',
    (what) => {
      const { said } = read(`HGV drivers in Victoria with ${what}`);
      expect(said.filter((one) => one.includes('employer'))).toEqual([]);
    },
  );

  it('are read by the same word before a trade, or behind a word of work', () => {
    expect(read('spotless cleaners in Melbourne').said).toContain('employer now at Spotless');
    expect(read('cleaners who worked at spotless in Melbourne').said).toContain('employer Spotless');
  });

  it.each([
    'have to have McKinsey or Bain in their history or as their employer today',
    'with McKinsey or Bain in their past or as their employer now',
    'with McKinsey or Bain as their present employer or in their history',
  ])('are of any time where either will do: %s', (where) => {
    expect(read(`SAP consultants, ${where}`).said).toEqual([
      'role SAP Consultant',
      'employer McKinsey or Bain',
    ]);
  });
});

describe('people of a field with their trades in brackets', () => {
  it.each(['legal people of any kind', 'legal staff of all sorts', 'legal people'])(
    'are any of these: %s',
    (who) => {
      expect(read(`${who} (conveyancers, litigators, counsel) wanting contract work`).said).toEqual([
        'role Conveyancer or Litigator or Legal Counsel',
        'work_type contract',
      ]);
    },
  );
});
