import { expect, it } from 'vitest';
import { matchesOf, matchesOfAny } from '#src/lib/matches.ts';

it.each([
  [/\b\w+/g, 'three small words'],
  [/x?/g, 'axb'],
  [/x?/gu, '😀x😀'],
  [/(?<first>\d)(\d)?/g, '12 3 45'],
  [/nothing/g, 'here'],
])('finds with %s what matchAll finds, with places and groups', (pattern, text) => {
  const plain = (matches: Iterable<RegExpExecArray>) =>
    [...matches].map(({ index, groups, ...all }) => ({ index, groups: { ...groups }, all: { ...all } }));
  expect(plain(matchesOf(pattern, text))).toEqual(plain(text.matchAll(pattern)));
});

it('begins at the start of the text wherever the pattern was left, and leaves it at its start', () => {
  const pattern = /a/g;
  pattern.lastIndex = 2;
  expect(matchesOf(pattern, 'aaa')).toHaveLength(3);
  expect(pattern.lastIndex).toBe(0);
});

it('refuses a pattern that is not global, which would match for ever', () => {
  expect(() => matchesOf(/a/, 'a')).toThrow('not a global pattern');
});

it.each([
  [
    [/needs? (?<whom>\w+)/g, /wants/g, /needs/g],
    'he wants and needs cooks, she needs',
    /needs? (?<whom>\w+)|wants|needs/g,
  ],
  [[/ab/g, /abc|c/g], 'abcabc', /ab|abc|c/g],
  [[/x?/gu, /y/gu], '😀xy😀', /x?|y/gu],
  [[/b+/g, /ab/g], 'abbb bb', /b+|ab/g],
])(
  'finds with several patterns what one finds that has them as alternatives: %s in %j',
  (patterns, text, one) => {
    const plain = (matches: Iterable<RegExpExecArray>) =>
      [...matches].map(({ 0: said, index, groups }) => ({ said, index, groups: { ...groups } }));
    expect(plain(matchesOfAny(patterns, text))).toEqual(plain(text.matchAll(one)));
  },
);
