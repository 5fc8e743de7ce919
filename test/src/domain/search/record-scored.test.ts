import { expect, it } from 'vitest';
import { compileEntityQuery, saidOf } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (type: RecordType, query: string) => {
  const compiled = compileEntityQuery(type, query, HOME);
  return { said: interpretationOf(type, compiled).replace(/^\w+ /, ''), told: compiled.unsupported };
};

/** Of an agency where Dan works. */
const withDan = (query: string) => {
  const at = saidOf(query).text.indexOf('Dan');
  const dan = { field: 'owner', values: ['Dan Ward'], at, end: at + 3, isPart: false, length: 1 } as const;
  return compileEntityQuery('applications', query, HOME, {
    named: [{ ...dan, values: [...dan.values] }],
    towns: [],
  });
};

it.each<[RecordType, string, string]>([
  ['applications', 'no client interview scored 4', 'with no interviews (of kind client, scored 4)'],
  ['applications', 'two client interviews scored 4', 'with 2 interviews (of kind client, scored 4)'],
  ['applications', 'client interview scored 4', 'with interviews (of kind client, scored 4)'],
  ['applications', 'whose client interview was scored 5', 'with interviews (of kind client, scored 5)'],
  ['applications', 'no interview scored under 3', 'with no interviews (scored at most 2)'],
  [
    'applications',
    'no client interview last month scored 2 or 5',
    'with no interviews (of kind client, beginning from 2026-10-01 to 2026-10-31, scored 2 or 5)',
  ],
  [
    'applications',
    'more than two internal interviews scored over 3 since October',
    'with at least 3 interviews (of kind internal, scored at least 4, beginning from 2026-10-01)',
  ],
  ['applications', 'interviewed twice with a score of 5', 'with 2 interviews (scored 5)'],
  ['applications', 'without a 5 star interview', 'with no interviews (scored 5)'],
  ['applications', 'scored 4 on the client interview', 'with interviews (scored 4, of kind client)'],
  ['applications', 'scored 2 or 5 at client interview', 'with interviews (scored 2 or 5, of kind client)'],
  [
    'applications',
    'scored 4 in a video interview last week',
    'with interviews (scored 4, by video, beginning from 2026-11-02 to 2026-11-08)',
  ],
  [
    'applications',
    'a client interview last week, scored 4 or better',
    'with interviews (of kind client, beginning from 2026-11-02 to 2026-11-08, scored at least 4)',
  ],
  ['applications', 'a second interview scored above 3', 'with interviews (of round 2, scored at least 4)'],
  ['applications', 'two client interviews, both scored 4', 'with 2 interviews (of kind client, scored 4)'],
  [
    'applications',
    'two client interviews, one of them scored 5',
    'with 2 interviews (of kind client), with interviews (of kind client, scored 5)',
  ],
  [
    'applications',
    'two client interviews, none scored below 3',
    'with 2 interviews (of kind client), with no interviews (of kind client, scored at most 2)',
  ],
  ['applications', 'with a client interview not scored 4', 'with interviews (of kind client, not scored 4)'],
  [
    'applications',
    'internal interview scored 3 but no client interview scored 4',
    'with interviews (of kind internal, scored 3), with no interviews (of kind client, scored 4)',
  ],
  ['jobs', 'jobs with no client interview scored 4', 'with no interviews (of kind client, scored 4)'],
  [
    'jobs',
    'jobs with at least two second interviews scored 4 or 5',
    'with at least 2 interviews (of round 2, scored 4 to 5)',
  ],
])('all that is said of one interview is asked of one and the same: %s, %s', (type, query, said) => {
  expect(read(type, query)).toEqual({ said, told: [] });
});

it.each([
  ['at client interview, scored 4', 'at stage client interview, with interviews (scored 4)'],
  ['people at client interview scored 4', 'at stage client interview, with interviews (scored 4)'],
  ['client interviewing with a 4', 'at stage client interview, with interviews (scored 4)'],
  ['with two interviews and scored 5', 'with 2 interviews, with interviews (scored 5)'],
  ['with interviews but no score', 'with interviews (without a score)'],
  ['not scored 4 at client interview', 'not with interviews (scored 4, of kind client)'],
])('a score beside a stage or behind a count is no part of it: %s', (query, said) => {
  expect(read('applications', query)).toEqual({ said, told: [] });
});

it.each([
  ['applications', 'in the process', 'that are live'],
  ['applications', "who's in our process", 'that are live'],
  ['applications', 'who is in the process and has had an interview', 'that are live, with interviews'],
  ['applications', 'not in the process', 'that are not live'],
  ['applications', 'rejected in the process', 'at stage rejected'],
  ['applications', 'at offer in the process', 'at stage offer'],
  ['jobs', 'jobs with two people in the process', 'with 2 applications (that are live)'],
  ['jobs', 'jobs with nobody in the pipeline', 'with no applications (that are live)'],
  ['jobs', 'jobs with two people at offer in play', 'with 2 applications (at stage offer)'],
] as const)('who is in the process is live, unless a stage is named: %s, %s', (type, query, said) => {
  expect(read(type, query)).toEqual({ said, told: [] });
});

it.each([
  'Never sent, past screen',
  'past screen, never submitted',
  'not sent to the client and beyond screen',
])('that hardly anybody past screen was never sent is told: %s', (query) => {
  const { said, told } = read('applications', query);
  expect(said).toContain('never sent to the client');
  expect(told).toEqual([
    'never sent to the client and past the stages before (only somebody placed can be both)',
  ]);
});

it.each(['never sent, at screen', 'never sent, placed', 'past screen', 'sent to the client, at offer'])(
  'who may well be both is told nothing: %s',
  (query) => {
    expect(read('applications', query).told).toEqual([]);
  },
);

it.each([
  ['interviewed by Dan', 'with interviews (asked by Dan Ward)'],
  ['no interview with Dan', 'with no interviews (asked by Dan Ward)'],
  ['not interviewed by Dan yet', 'with no interviews (asked by Dan Ward)'],
  ['who Dan has interviewed', 'with interviews (asked by Dan Ward)'],
  ['with an interview booked by Dan', 'with interviews (of Dan Ward)'],
  ['with a phone interview that Dan took', 'with interviews (by phone, asked by Dan Ward)'],
  ['interviewed by Dan and scored 4', 'with interviews (asked by Dan Ward, scored 4)'],
  ['interviewed twice by Dan', 'with 2 interviews (asked by Dan Ward)'],
  ['scored 4 by Dan', 'with interviews (scored 4, asked by Dan Ward)'],
  ['scored 4 by Dan at client interview', 'with interviews (scored 4, asked by Dan Ward, of kind client)'],
  ['no interview with Dan scored 4', 'with no interviews (asked by Dan Ward, scored 4)'],
  ['no interview by Dan was scored 4', 'with no interviews (asked by Dan Ward, scored 4)'],
  ['with an interview Dan scored 4', 'with interviews (asked by Dan Ward, scored 4)'],
  ['with no interviews Dan sat in on scored 4', 'with no interviews (asked by Dan Ward, scored 4)'],
  [
    'interviewed by Dan last month, at offer',
    'with interviews (beginning from 2026-10-01 to 2026-10-31, asked by Dan Ward), at stage offer',
  ],
])(
  'who held an interview is asked of that interview, and not of whose the application is: %s',
  (query, said) => {
    const compiled = withDan(query);
    expect(interpretationOf('applications', compiled)).toBe(`Applications ${said}`);
    expect(compiled.unsupported).toEqual([]);
  },
);

it.each([
  ["Dan's people with interviews", 'of Dan Ward, with interviews'],
  ['with interviews, Dan', 'with interviews, of Dan Ward'],
  ["interviewed, on Dan's jobs", 'with interviews, for a job of Dan Ward'],
  ['Dan, at client interview', 'of Dan Ward, at stage client interview'],
  ['owned by Dan and interviewed twice', 'of Dan Ward, with 2 interviews'],
])(
  'a name beside interviews that nobody held by the words is whose the application is: %s',
  (query, said) => {
    expect(interpretationOf('applications', withDan(query))).toBe(`Applications ${said}`);
  },
);

it('whose interview it was that was scored is told where the name only stands before it', () => {
  const { all, unsupported } = withDan('no Dan interview scored 4');
  expect(unsupported).toEqual([
    expect.stringContaining('(whose interview it was that was scored is not asked here)'),
  ]);
  expect(all).toEqual([]);
});

it.each([
  ['no longer in the process', 'that are over'],
  ['out of the process', 'that are over'],
  ['no longer in our pipeline', 'that are over'],
  ['at screen no longer than a week', 'at stage screen, moved there from 2026-11-05'],
])('who is no longer in the process is over: %s', (query, said) => {
  expect(read('applications', query).said).toContain(said);
});

it.each([
  ["Dan's people with no client interview scored 4", 2],
  ['no client interview scored 4, owned by Dan', 2],
  ['at screen, Dan, scored 4', 3],
  ['with an interview this month, Dan, live', 3],
])('whose the application is stands beside how an interview was scored: %s', (query, count) => {
  const { all, unsupported } = withDan(query);
  expect(unsupported).toEqual([]);
  expect(all).toHaveLength(count);
});
