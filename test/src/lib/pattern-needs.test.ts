import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayMatch, mayMatchOf, tried } from '#src/lib/pattern-needs.ts';

const may = (pattern: RegExp, text: string): boolean => mayMatch(pattern, tried(text));

it.each([
  [/\bnotice\s+of\b/i, 'a month of NOTICE', true],
  [/\bnotice\b/i, 'available now', false],
  [/(?:weeks?|months?)\s+ago/, 'three weeks before', false],
  [/(?:weeks?|months?)\s+ago/, 'three weeks ago', true],
  [/\d{2,3}k/, 'a hundred k', false],
  [/\d{2,3}k/, '90k', true],
  [/(?:abc)?d?/, 'nothing', true],
  [/(?!notice)x*/, 'nothing', true],
  [/(?<=\bfrom )\p{Lu}/u, 'in Perth', false],
  [/[Tt]he \p{Lu}/u, 'a Perth', false],
  [/desks/iu, 'deſks', true],
  [/(.)(.)(.)(.)(.)(.)(.)(.)(.)(x)\10/, 'yyyyyyyyyxx', true],
  [/[a-z&&b]/, 'q', true],
])('%s may match in %j: %s', (pattern, text, expected) => {
  expect(may(pattern, text)).toBe(expected);
});

interface Made {
  source: string;
  sample: string;
}

const joined = (parts: readonly Made[]): Made => ({
  source: parts.map(({ source }) => source).join(''),
  sample: parts.map(({ sample }) => sample).join(''),
});

const { made } = fc.letrec<{ made: Made; part: Made }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      ...['a', 'B', 'k', ' ', 'ü'].map((letter) => ({ source: letter, sample: letter })),
      { source: String.raw`\d`, sample: '7' },
      { source: String.raw`\.`, sample: '.' },
      { source: String.raw`\p{Lu}`, sample: 'Q' },
      { source: '[xy]', sample: 'y' },
      { source: '[Nn]', sample: 'N' },
      { source: '[0-9]', sample: '4' },
      { source: String.raw`\b|`, sample: '' },
      { source: '(?!zzz)', sample: '' },
      { source: 'c{2,3}', sample: 'ccc' },
      { source: 'd*', sample: '' },
      { source: 'e+?', sample: 'ee' },
    ),
    tie('made').map(({ source, sample }) => ({ source: `(?:${source})`, sample })),
    tie('made').map(({ source }) => ({ source: `(?:${source})?`, sample: '' })),
    fc
      .tuple(tie('made'), tie('made'))
      .map(([one, other]) => ({ source: `(${one.source}|${other.source})`, sample: other.sample })),
  ),
  made: fc.array(tie('part'), { minLength: 1, maxLength: 5 }).map(joined),
}));

it('a pattern that matches in a text always may', () => {
  fc.assert(
    fc.property(made, fc.boolean(), ({ source, sample }, isSmall) => {
      const pattern = new RegExp(source, isSmall ? 'iu' : 'u');
      const text = isSmall ? sample.toUpperCase() : sample;
      if (pattern.test(text)) expect(may(pattern, text)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('of many patterns those that may match are the ones that may match by themselves', () => {
  fc.assert(
    fc.property(fc.array(made, { minLength: 1, maxLength: 8 }), fc.boolean(), (all, isOther) => {
      const patterns = all.map(({ source }) => new RegExp(source, 'iu'));
      const text = tried(isOther ? 'cc de 7 ye' : (all[0]?.sample ?? ''));
      expect([...mayMatchOf(patterns)(text)]).toEqual(
        patterns.map((pattern) => (mayMatch(pattern, text) ? 1 : 0)),
      );
    }),
    { numRuns: 300 },
  );
});
