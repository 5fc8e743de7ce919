import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';

// A Thursday.
const HOME = { country: 'AU', today: '2026-11-26', currency: 'AUD' };
const readBy = (type: RecordType, query: string) => {
  const { all, unsupported } = compileEntityQuery(type, query, HOME);
  const days = all.flatMap(({ any }) => any).filter(({ from, to }) => from !== null || to !== null);
  return { days: days.map(({ field, from, to }) => [field, from, to]), rest: unsupported };
};

it.each([
  ['jobs', 'jobs opened in the last 3 months', '2026-08-27', '2026-11-26'],
  ['jobs', 'jobs since March', '2026-03-01', null],
  ['jobs', 'jobs in 2025', '2025-01-01', '2025-12-31'],
  ['jobs', 'jobs from December', '2025-12-01', '2025-12-31'],
  ['applications', 'applications from last week', '2026-11-16', '2026-11-22'],
  ['applications', 'new ones from last month', '2026-10-01', '2026-10-31'],
  ['applications', 'everything from yesterday', '2026-11-25', '2026-11-25'],
  ['interviews', 'interviews from October 2026', '2026-10-01', '2026-10-31'],
  ['jobs', 'jobs open from October', '2026-10-01', null],
  ['jobs', 'jobs from the start of October', '2026-10-01', null],
  ['jobs', 'jobs from last week onwards', '2026-11-16', null],
  ['interviews', 'interviews from next week', '2026-11-30', null],
  ['jobs', 'jobs in Oct, please', '2026-10-01', '2026-10-31'],
  ['applications', 'applications since oct', '2026-10-01', null],
  ['interviews', 'interviews in Dec', '2026-12-01', '2026-12-31'],
  ['applications', 'applications on or after 2 Nov', '2026-11-02', null],
  ['applications', 'applications on or before 2 Nov', null, '2026-11-02'],
  ['applications', 'applications Monday or since', '2026-11-23', null],
  ['jobs', 'jobs in October or earlier', null, '2026-10-31'],
  ['interviews', 'interviews from the 29th onwards', '2026-11-29', null],
  ['interviews', 'interviews since the 3rd', '2026-11-03', null],
  ['interviews', 'interviews Monday to Wednesday next week', '2026-11-30', '2026-12-02'],
  ['interviews', 'next week Tue-Thu interviews', '2026-12-01', '2026-12-03'],
  ['interviews', 'interviews Friday last week', '2026-11-20', '2026-11-20'],
  ['interviews', 'interviews Friday gone', '2026-11-20', '2026-11-20'],
  ['interviews', 'interviews Monday week', '2026-12-07', '2026-12-07'],
  ['interviews', 'interviews a week on Tuesday', '2026-12-08', '2026-12-08'],
  ['interviews', 'interviews last Tues', '2026-11-24', '2026-11-24'],
  ['interviews', 'interviews this week and next', '2026-11-23', '2026-12-06'],
  ['interviews', 'interviews in the first week of Dec', '2026-12-01', '2026-12-07'],
  ['interviews', 'interviews between the 1st and the 5th', '2026-12-01', '2026-12-05'],
  ['applications', 'applications from the 9th to the 13th', '2026-11-09', '2026-11-13'],
  ['interviews', 'interviews on 17/12', '2026-12-17', '2026-12-17'],
  ['jobs', 'jobs since 1/9', '2026-09-01', null],
  ['jobs', 'jobs 1/10 to 31/10', '2026-10-01', '2026-10-31'],
  ['interviews', 'interviews Tues 1st', '2026-12-01', '2026-12-01'],
  ['interviews', 'interviews next wk', '2026-11-30', '2026-12-06'],
  ['interviews', 'interviews by end of month', null, '2026-11-30'],
  ['jobs', 'jobs opened in the 2nd half of Oct', '2026-10-16', '2026-10-31'],
  ['applications', 'applications over the weekend', '2026-11-21', '2026-11-22'],
  ['interviews', 'interviews over the weekend', '2026-11-28', '2026-11-29'],
  ['interviews', 'interviews from Monday to Friday', '2026-11-30', '2026-12-04'],
  ['applications', 'applications since before November', null, '2026-10-31'],
  ['jobs', 'jobs still open after 60 days', null, '2026-09-27'],
  ['jobs', 'jobs last quarter', '2026-07-01', '2026-09-30'],
  ['jobs', 'jobs this year', '2026-01-01', '2026-12-31'],
  ['applications', 'applications since Monday', '2026-11-23', null],
  ['applications', 'applications since Friday', '2026-11-20', null],
  ['interviews', 'interviews on Friday', '2026-11-27', '2026-11-27'],
  ['interviews', 'interviews before 3 December', null, '2026-12-02'],
  ['interviews', 'interviews in October', '2026-10-01', '2026-10-31'],
  ['interviews', 'interviews in January', '2027-01-01', '2027-01-31'],
  ['interviews', 'interviews after 2026-12-24', '2026-12-25', null],
  ['interviews', 'interviews between Monday and Wednesday', '2026-11-30', '2026-12-02'],
  ['interviews', 'internal interviews over the last fortnight', '2026-11-12', '2026-11-26'],
  ['jobs', 'jobs opened between 1 March and 30 June', '2026-03-01', '2026-06-30'],
  ['interviews', 'interviews between 9 and 20 November', '2026-11-09', '2026-11-20'],
  ['interviews', 'interviews from 1 to 15 October', '2026-10-01', '2026-10-15'],
  ['interviews', 'interviews in the week of 2 November', '2026-11-02', '2026-11-08'],
  ['interviews', 'interviews today and tomorrow', '2026-11-26', '2026-11-27'],
  ['interviews', 'interviews on the 3rd', '2026-12-03', '2026-12-03'],
  ['interviews', 'interviews over the next 10 days', '2026-11-26', '2026-12-06'],
  ['jobs', 'jobs opened in July or August 2026', '2026-07-01', '2026-08-31'],
  ['jobs', 'jobs since the start of October', '2026-10-01', null],
  ['jobs', 'jobs from September onwards', '2026-09-01', null],
  ['jobs', 'jobs opened in Q3', '2026-07-01', '2026-09-30'],
  ['jobs', 'jobs opened late last month', '2026-10-21', '2026-10-31'],
  ['jobs', 'jobs open for more than two months', null, '2026-09-25'],
  ['jobs', 'jobs open for at least two months', null, '2026-09-26'],
  ['jobs', 'jobs older than 90 days', null, '2026-08-27'],
  ['jobs', 'jobs opened less than 2 weeks ago', '2026-11-12', '2026-11-26'],
] as const)('reads of %s in "%s" from %s to %s', (type, query, from, to) => {
  const field = type === 'interviews' ? 'starts' : type === 'jobs' ? 'opened' : 'created';
  expect(readBy(type, query)).toEqual({ days: [[field, from, to]], rest: [] });
});

it.each([
  ["applications that haven't been touched for 10 days", '2026-11-15'],
  ['applications waiting for more than 1 month', '2026-10-25'],
  ['applications without any movement in 3 weeks', '2026-11-04'],
  ['applications that nobody has touched in a fortnight', '2026-11-11'],
  ["nothing's happened in a month", '2026-10-25'],
  ['applications waiting for a week', '2026-11-18'],
  ['stuck at offer for over 5 days', '2026-11-20'],
  ['at offer for 5 days or more', '2026-11-21'],
  ['gone quiet at screen, 3 weeks or more', '2026-11-05'],
  ['sitting at offer since before October', '2026-09-30'],
])('reads in "%s" how long they have stood still', (query, to) => {
  expect(readBy('applications', query)).toEqual({ days: [['moved', null, to]], rest: [] });
});

it.each([
  ['applications', 'rejected since October', 'moved'],
  ['applications', 'at offer this week', 'moved'],
  ['applications', 'live applications this week', 'created'],
  ['applications', 'offers, applied since October', 'created'],
  ['applications', 'maybes older than a month', 'created'],
  ['applications', 'CVs sent last week', 'submitted'],
  ['applications', 'subs last week', 'submitted'],
  ['applications', 'at stage submitted since October', 'moved'],
  ['jobs', 'closed jobs that were opened in May', 'opened'],
  ['jobs', 'jobs not touched since May', 'updated'],
  ['jobs', 'jobs starting in May', 'target_start'],
  ['interviews', 'interviews booked yesterday', 'created'],
  ['interviews', 'interviews booked for tomorrow', 'starts'],
  ['interviews', 'interviews arranged by phone in May', 'starts'],
] as const)('reads of %s in "%s" the days of what is said to have happened then', (type, query, field) => {
  expect(readBy(type, query).days.map(([name]) => name)).toEqual([field]);
});

it('reads of a job what starts as still to come, and asks of an application what lies ahead as its interview', () => {
  expect(readBy('jobs', 'jobs starting in January').days).toEqual([
    ['target_start', '2027-01-01', '2027-01-31'],
  ]);
  const [clause] = compileEntityQuery('applications', 'applications tomorrow', HOME).all;
  expect(clause?.any).toMatchObject([
    {
      field: 'interviews',
      min: 1,
      of: [
        { field: 'starts', from: '2026-11-27' },
        { field: 'interview_status', values: ['cancelled'], not: true },
      ],
    },
  ]);
});
