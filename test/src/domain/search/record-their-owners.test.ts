import { expect, it } from 'vitest';
import { compileEntityQuery, saidOf } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const OWNERS = ['Tom', 'Aisha', 'Hannah', 'Priya', 'Dan'];
const TOWNS = ['Leeds', 'London'].map((city) => ({ city, state: null, country_code: 'GB' }));

function read(type: RecordType, query: string) {
  const { text } = saidOf(query);
  const named = OWNERS.flatMap((name) =>
    [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].map(({ index: at }) => ({
      field: 'owner' as const,
      values: [name],
      at,
      end: at + name.length,
      isPart: false,
      length: 1,
    })),
  ).toSorted((one, other) => one.at - other.at);
  const { unsupported, otherwise, ...compiled } = compileEntityQuery(type, query, HOME, {
    named,
    towns: TOWNS,
  });
  const words = interpretationOf(type, { ...compiled, unsupported }).replace(/^\w+ /, '');
  return { words, unsupported, how: otherwise?.how };
}

it.each([
  ['jobs with candidates owned by Aisha', 'with applications (of Aisha)'],
  ['jobs with no candidates of Tom', 'with no applications (of Tom)'],
  ['open jobs with applications that Dan owns', 'with status active, with applications (of Dan)'],
  ['jobs with no candidates owned by me', 'with no applications (of your own)'],
  ['jobs where Hannah has somebody at offer', 'with applications (at stage offer, of Hannah)'],
  ['jobs with interviews owned by Aisha', 'with interviews (of Aisha)'],
])(
  'whose the candidates of a job are is theirs, and that of the job is held against it: %s',
  (query, words) => {
    const said = read('jobs', query);
    expect([said.words, said.unsupported]).toEqual([words, []]);
    expect(said.how).toContain('and not whose the jobs are');
  },
);

it.each([
  ["jobs with candidates of Tom's at offer", 'with applications (of Tom, at stage offer)'],
  ["jobs with none of Tom's candidates", 'with no applications (of Tom)'],
  ["jobs without any of Priya's people", 'with no applications (of Priya)'],
  [
    "open jobs with two or more of Aisha's candidates",
    'with status active, with at least 2 applications (of Aisha)',
  ],
  [
    "Tom's jobs with candidates of Aisha's at client interview",
    'of Tom, with applications (of Aisha, at stage client interview)',
  ],
  ['jobs with nobody of mine at offer', 'with no applications (of your own, at stage offer)'],
  ['jobs where none of my candidates are in play', 'with no applications (of your own, that are live)'],
])('a name in the possessive can be of nobody else: %s', (query, words) => {
  expect(read('jobs', query)).toEqual({ words, unsupported: [], how: undefined });
});

it.each([
  ['jobs owned by Tom with candidates', 'of Tom, with applications'],
  ['jobs with candidates, owned by Tom', 'with applications, of Tom'],
  ["Aisha's jobs with candidates at offer", 'of Aisha, with applications (at stage offer)'],
  ['jobs Tom has with candidates at offer', 'of Tom, with applications (at stage offer)'],
  [
    "open jobs of Tom's with no interviews booked",
    'with status active, of Tom, with no interviews (still to come)',
  ],
])('whose the job is stays so: %s', (query, words) => {
  expect(read('jobs', query)).toEqual({ words, unsupported: [], how: undefined });
});

it('of an owner behind a stage both readings are held against each other', () => {
  const { words, how } = read('jobs', 'jobs with candidates at offer owned by Aisha');
  expect(words).toBe('with applications (at stage offer), of Aisha');
  expect(how).toContain('whose the jobs are, and not whose the applications are');
});

it.each([
  ['who is at screen on my jobs', 'at stage screen, for a job of your own'],
  ['everyone live for my Leeds roles', 'that are live, for a job of your own, in Leeds'],
  ['my candidates on jobs that are not mine', 'of your own, not for a job of your own'],
  ["who's live on jobs I run", 'that are live, for a job of your own'],
  ['candidates on jobs owned by me', 'for a job of your own'],
  ["people on Tom's and Aisha's jobs", 'for a job of Tom or Aisha'],
  ["offers on my jobs or Tom's", 'at stage offer, for a job of your own or Tom'],
])('my jobs are those of whoever asks, whoever owns who is on them: %s', (query, words) => {
  expect(read('applications', query)).toEqual({ words, unsupported: [], how: undefined });
});

it.each([
  ['my applications', 'of your own'],
  ['my candidates at offer', 'of your own, at stage offer'],
  ["Tom's and Aisha's candidates", 'of Tom or Aisha'],
  ["my people at offer on Tom's jobs", 'of your own, at stage offer, for a job of Tom'],
])('applications of somebody stay theirs: %s', (query, words) => {
  expect(read('applications', query)).toEqual({ words, unsupported: [], how: undefined });
});
