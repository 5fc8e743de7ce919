import { expect, it } from 'vitest';
import { compileEntityQuery } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const read = (type: RecordType, query: string) => {
  const compiled = compileEntityQuery(type, query, HOME);
  return [interpretationOf(type, compiled).replace(/^\w+ /, ''), compiled.unsupported];
};

it.each<[RecordType, string, string]>([
  [
    'applications',
    'who did we submit within a week of them applying',
    'sent to the client within 7 days of being made',
  ],
  [
    'applications',
    'CVs that went out within two days of coming in',
    'sent to the client within 2 days of being made',
  ],
  [
    'applications',
    'candidates rejected within 3 days of applying',
    'at stage rejected, moved to their stage within 3 days of being made',
  ],
  [
    'applications',
    'rejected over a month after we sent their CV to the client',
    'at stage rejected, moved to their stage at least 31 days after being sent to the client',
  ],
  [
    'applications',
    'people who took over a month from application to placement',
    'moved to their stage at least 31 days after being made, at stage placed',
  ],
  ['applications', 'applied on the day the job opened', 'made on the day that they were opened'],
  ['jobs', 'jobs filled in under 40 days', 'with status filled, filled within 39 days of being opened'],
  [
    'jobs',
    'which jobs did we fill inside 30 days of opening them',
    'with status filled, filled within 30 days of being opened',
  ],
  ['jobs', 'jobs that took more than two months to fill', 'filled at least 61 days after being opened'],
  [
    'jobs',
    'roles where the first CV went out within a week of opening',
    'with a first CV sent to the client within 7 days of being opened',
  ],
])(
  'how long lies between two things that happened is reckoned from both, of %s: %s',
  (type, query, words) => {
    expect(read(type, query)).toEqual([words, []]);
  },
);

it.each<[RecordType, string, string]>([
  [
    'applications',
    'rejected within the last 3 days',
    'at stage rejected, moved there from 2026-11-09 to 2026-11-12',
  ],
  ['applications', 'submitted within a week', 'sent to the client from 2026-11-05 to 2026-11-12'],
  [
    'jobs',
    'jobs filled in the last 30 days',
    'with status filled, with applications (at stage placed, moved there from 2026-10-13 to 2026-11-12)',
  ],
  ['jobs', 'opened within a month', 'opened from 2026-10-12 to 2026-11-12'],
])('a length with nothing behind it is still reckoned from today, of %s: %s', (type, query, words) => {
  expect(read(type, query)).toEqual([words, []]);
});

it.each([
  'turned down within 5 working days of submission',
  'people rejected a week after applying',
  'at offer within a month of applying',
])('a length that cannot be reckoned is told: %s', (query) => {
  expect(read('applications', query)[1]).toEqual([
    expect.stringMatching(/how long between these is not read/),
  ]);
});
