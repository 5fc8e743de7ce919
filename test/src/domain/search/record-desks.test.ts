import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (type: RecordType, query: string) => {
  const compiled = compileEntityQuery(type, query, HOME);
  return [interpretationOf(type, compiled).replace(/^\w+ /, ''), compiled.unsupported] as const;
};

it.each<[RecordType, string, string]>([
  [
    'applications',
    'CVs that went out to clients last week (Monday to Sunday)',
    'sent to the client from 2026-11-02 to 2026-11-08',
  ],
  [
    'applications',
    'came in last week (mon-sun) via referral',
    'made from 2026-11-02 to 2026-11-08, of source referral',
  ],
  [
    'applications',
    'rejections last week (Mon - Fri)',
    'at stage rejected, moved there from 2026-11-02 to 2026-11-06',
  ],
])(
  'days in brackets tell which of a week are meant, and are of what happened then: %s, %s',
  (type, query, words) => {
    expect(read(type, query)).toEqual([words, []]);
  },
);

it.each<[RecordType, string, string]>([
  [
    'applications',
    "silly question maybe, but is there anyone who didn't turn up to an interview and we've still kept them in the process?",
    'with interviews (with status no show), that are live',
  ],
  ['applications', 'quick question: who is at maybe', 'at stage maybe'],
  [
    'applications',
    'Turned away in October without the client getting their CV',
    'at stage rejected, moved there from 2026-10-01 to 2026-10-31, never sent to the client',
  ],
  [
    'jobs',
    'A candidate of mine in Shetland can only work from home. What fully remote roles are open at the moment?',
    'working remote, with status active',
  ],
  ['jobs', 'I search jobs part time. If is still open or not, this is not important.', 'for part time'],
  ['jobs', 'jobs I opened last month', 'of your own, opened from 2026-10-01 to 2026-10-31'],
  [
    'jobs',
    'open jobs have no one standing at client interview right now',
    'with status active, with no applications (at stage client interview)',
  ],
  [
    'jobs',
    'Of the jobs we took on in July and August, which ended up closed rather than filled?',
    'opened from 2026-07-01 to 2026-08-31, with status closed',
  ],
  [
    'jobs',
    'status: active | applications in play: 4 or more',
    'with status active, with at least 4 applications (that are live)',
  ],
  [
    'jobs',
    'status: active | live applications: 2 or fewer',
    'with status active, with at most 2 applications (that are live)',
  ],
])('what a desk says in its own way is asked as it is meant: %s, %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it('the place of a candidate whom work in a place would suit stays one', () => {
  const [words] = read('jobs', 'A candidate of mine in Leeds wants hybrid. Which hybrid jobs are active?');
  expect(words).toBe('in Leeds, working hybrid, with status active');
});

it.each([
  ['anyone in Leeds jobs at client interview', 'in Leeds, at stage client interview'],
  ['people in London jobs who withdrew', 'in London, at stage withdrew'],
  ['people in Leeds at offer', 'of candidates in Leeds, at stage offer'],
  ['people living in Leeds jobs in London', 'of candidates in Leeds, in London'],
])('a town before jobs is where the jobs are, whoever is asked for: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it('whoever the client never had stands at no stage with the client, which is told', () => {
  expect(read('applications', 'not sent to the client, at client interview')[1]).toEqual([
    'never sent to the client and at stage client interview (none can be both)',
  ]);
  expect(read('applications', 'never sent to the client and rejected')[1]).toEqual([]);
});
