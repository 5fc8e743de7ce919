import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const findings = (text: string, likeness: { likeness?: false } = {}) =>
  review([['text', text]], { subject: 'role', place: 'AU', ...likeness });

const UNKNOWN = 'Ideally you still live at home and have no mortgage yet.';

it('holds for a person, and does not block, a sentence like unlawful ones that no rule judges, and says what to do', () => {
  expect(findings(UNKNOWN, { likeness: false })).toEqual([]);
  expect(findings(UNKNOWN)).toMatchObject([
    {
      verdict: 'held',
      about: 'family',
      words: UNKNOWN.slice(0, -1),
      reason: expect.stringMatching(
        /^Reads like a wish for people by family.*Release it if nobody is picked/,
      ),
    },
  ]);
});

it('leaves alone a sentence in which the rules find something', () => {
  const blocked = 'Ideally you still live at home and are a childless man.';
  expect(findings(blocked)).toEqual(findings(blocked, { likeness: false }));
  expect(findings(blocked).map(({ verdict }) => verdict)).toContain('blocked');
});

it.each([
  'No mortgage.',
  'Our charity runs services for pensioners and their families.',
  'Idealerweise wohnst du noch zu Hause und hast keine Hypothek.',
  'You will write mortgage offers for people who buy a first home.',
  'No one without a forklift licence, please.',
])('does not hold what is too short, read by its terms, in another language or ordinary: %s', (text) => {
  expect(findings(text)).toEqual([]);
});
