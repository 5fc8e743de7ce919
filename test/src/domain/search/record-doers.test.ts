import { expect, it } from 'vitest';
import { compileEntityQuery, saidOf } from '#src/domain/search/records/compile.ts';
import type { RecordType } from '#src/domain/search/records/query.ts';
import { interpretationOf } from '#src/domain/search/records/wording.ts';

// A Thursday.
const HOME = { country: 'GB', today: '2026-11-12', currency: 'GBP' };
const OWNERS = ['Tom', 'Aisha', 'Hannah'];
const TOWNS = ['Leeds', 'London', 'Hull'].map((city) => ({ city, state: null, country_code: 'GB' }));

const read = (type: RecordType, query: string) => {
  const { text } = saidOf(query);
  const named = OWNERS.flatMap((name) => {
    const at = text.indexOf(name);
    const isPart = false;
    return at < 0
      ? []
      : [{ field: 'owner' as const, values: [name], at, end: at + name.length, isPart, length: 1 }];
  }).toSorted((one, other) => one.at - other.at);
  const compiled = compileEntityQuery(type, query, HOME, { named, towns: TOWNS });
  return [interpretationOf(type, compiled).replace(/^\w+ /, ''), compiled.unsupported];
};

it.each([
  ['who did Tom reject that Aisha owned', 'at stage rejected, of Aisha', 'Tom reject'],
  ["Aisha's candidates that Tom turned down", 'of Aisha, at stage rejected', 'Tom turned down'],
  ["which of Hannah's did I reject", 'of Hannah, at stage rejected', 'did I reject'],
])('who did something is told beside whose the record is: %s', (query, words, told) => {
  expect(read('applications', query)).toEqual([
    words,
    [`${told} (who did it is not asked beside whose it is)`],
  ]);
});

it.each([
  ['candidates Tom rejected', 'of Tom, at stage rejected'],
  ['candidates of Tom and Aisha that were rejected', 'of Tom or Aisha, at stage rejected'],
  ['did Tom or Aisha reject anyone', 'of Tom or Aisha, at stage rejected'],
])('one name, or a list of them, is whose the record is: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it('whose records and where they are go together', () => {
  const [words, told] = read('jobs', "Hannah's jobs in Leeds and Tom's in Hull");
  expect(words).toBe('either of Hannah and in Leeds; or of Tom and in Hull');
  expect(told).toEqual([]);
});

it.each([
  ['folks from Leeds up for London jobs', 'of candidates in Leeds, in London'],
  ['Leeds people for London jobs', 'of candidates in Leeds, in London'],
  ['Leeds and Hull candidates', 'in Leeds or Hull'],
])('of two places the one of people is where they live: %s', (query, words) => {
  expect(read('applications', query)).toEqual([words, []]);
});

it.each([
  ['interviews Tom arranged', 'of Tom'],
  ['interviews Tom arranged last week', 'of Tom, made from 2026-11-02 to 2026-11-08'],
  ['interviews arranged for Tom', 'with status scheduled, of Tom'],
])('whoever arranged an interview says nothing of how it stands: %s', (query, words) => {
  expect(read('interviews', query)).toEqual([words, []]);
});
