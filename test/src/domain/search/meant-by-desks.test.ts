import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const read = (query: string) => compileQuery(query, { country: 'AU', currency: 'AUD', today: '2026-11-26' });
const labels = (query: string, kind: string) =>
  read(query).facets.flatMap((facet) => (facet.kind === kind ? [`${facet.strength} ${facet.label}`] : []));
const codes = (query: string) => read(query).notes.map(({ code }) => code);

describe('whose a job is', () => {
  it.each(['for the hotels', 'for a hotel', 'needed for the hotels'])(
    'asks nobody to be there: %s',
    (whom) => {
      const query = `Receptionists ${whom}, Perth`;
      expect(labels(query, 'industry')).toEqual(['nice Hotels']);
      expect(codes(query)).toContain('read_as');
    },
  );
});

describe('a company now or before', () => {
  it.each([
    'who currently work for Rio Tinto or Fortescue or used to',
    'working at Rio Tinto or Fortescue or been there before',
    'who are with Rio Tinto or Fortescue or were with one of them earlier in their careers',
    'who are, or once were, at Rio Tinto or Fortescue',
  ])('is anybody who was ever there: %s', (said) => {
    expect(labels(`Diesel fitters ${said}`, 'employer')).toEqual(['must Rio Tinto or Fortescue']);
  });

  it('ends at a full stop, and at no initial', () => {
    expect(labels('Truckies. Toll or Linfox, now or before', 'role')).toEqual(['must Truck Driver']);
    expect(labels('Analysts at J.P. Morgan or UBS, now or before', 'employer')).toHaveLength(1);
  });
});

describe('what a desk does', () => {
  it.each(['Sourcing', 'Recruiting', 'Headhunting', 'Hiring'])(
    'is no skill of whom it looks for: %s',
    (verb) => {
      expect(read(`${verb} welders in Perth`).facets.map(({ kind }) => kind)).toEqual(['role', 'location']);
    },
  );

  it('is the trade of those who recruit', () => {
    expect(labels('Recruiting managers in Perth', 'role')).not.toEqual([]);
    expect(labels('Recruitment consultants in Perth', 'role')).not.toEqual([]);
  });
});

describe('a list of places behind a trade', () => {
  it.each([
    'Bakers in Perth, and baristas in Sydney or Hobart',
    'Bakers, Perth, and baristas anywhere in Sydney or Hobart',
  ])('is of that trade alone: %s', (query) => {
    expect(codes(query)).toContain('alternatives');
    expect(labels(query, 'location')).toEqual(['must Perth, AU', 'must Sydney, AU or Hobart, AU']);
  });
});

describe('a place that will do as well', () => {
  it.each([
    'Bakers. Perth first, Hobart is fine as well',
    'Bakers, Perth preferred, otherwise Hobart',
    'Bakers in Perth. Sorry, and Hobart too',
    'Bakers in Perth. Hang on, they said Hobart would do too',
  ])('is one of two: %s', (query) => {
    expect(labels(query, 'location')).toEqual(['must Perth, AU or Hobart, AU']);
  });

  it('is of the country of the others, and no small namesake of a large one', () => {
    expect(labels('Midwives: Cork, Limerick or Waterford', 'location')).toEqual([
      'must Cork, IE or Limerick, IE or Waterford, IE',
    ]);
    expect(labels('Buyers in Boston, Austin or Dublin', 'location')[0]).toContain('Dublin, IE');
  });
});

describe('how long is waited at most', () => {
  it.each([
    "Four weeks' notice is the longest I can wait",
    "with two weeks' notice or four weeks at the maximum",
    'notice of 4 weeks is the maximum we can accept',
    'who can go within the next 4 weeks',
  ])('is the edge of the notice: %s', (said) => {
    expect(labels(`Fitters, ${said}`, 'availability')).toEqual(['must available within 28 days']);
  });

  it('is not how soon profiles are to be sent', () => {
    expect(labels('Fitters in Perth. Pls share asap.', 'availability')).toEqual([]);
  });
});

describe('moving', () => {
  it('that somebody has to do is readiness for it', () => {
    expect(labels('Electricians. Must relocate.', 'location')).toEqual(['must open to relocation']);
    expect(labels("Electricians who don't have to relocate", 'location')).toEqual([]);
  });

  it('that counts too stands beside the place', () => {
    expect(labels('Vets in Hobart. Small animal. Willing to relocate counts too', 'location')).toEqual([
      'must Hobart, AU or open to relocation',
    ]);
  });
});

it('whom a client cannot abide is left out', () => {
  expect(labels("Policy advisers, they can't abide a hopper", 'stability')).toEqual([
    'exclude changes employers often',
  ]);
});

it('who called is nobody who is looked for', () => {
  expect(labels('Ms. Carver called back: claims handlers, permanent', 'name')).toEqual([]);
});

describe('a title that no entry has', () => {
  it.each(['Head of Sustainability', 'Director of Sustainability', 'VP of Sustainability'])(
    'is asked for as a title: %s',
    (title) => {
      expect(labels(`${title}, Perth`, 'role')).toEqual([`must the title ${title}`]);
    },
  );

  it('is no level of anything', () => {
    expect(labels('Lawyers, nobody who is head of anything', 'seniority')).toEqual(['exclude head']);
  });

  it('ends with its trade', () => {
    expect(labels('underground mining engineers in Perth', 'role')).toEqual(['must Mining Engineer']);
  });
});

describe('what a client tells of a company', () => {
  it('leaves out those who are there where another is refused', () => {
    const query =
      "Accountants. Client's had two from Woolworths already and won't take another one who's there now.";
    expect(labels(query, 'employer')).toEqual(['exclude now at Woolworths']);
  });

  it('asks for nobody who was there', () => {
    const query =
      'They had a bad time with one from Unilever. Marketing managers, but nobody at Unilever now.';
    expect(labels(query, 'employer')).toEqual(['exclude now at Unilever']);
  });
});

it('open to a place is who would move there', () => {
  expect(labels('Chefs open to Hobart', 'location')).toEqual(['must open to relocation to Hobart, AU']);
  expect(labels('Chefs open to contract', 'location')).toEqual([]);
});

it("who's done a field is anybody who ever did", () => {
  expect(labels("Someone who's done offshore wind", 'industry')).toEqual(['must Offshore Wind Sector']);
});

it('a small town abroad is told where its country is not said', () => {
  const { notes } = compileQuery('Porters near Paddington', {
    country: 'GB',
    currency: 'GBP',
    today: '2026-11-26',
  });
  expect(notes.map(({ code }) => code)).toContain('read_as');
});
