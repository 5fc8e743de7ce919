import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import { ownWordIn } from '#src/domain/moderation/own-words.ts';

const found = (text: string, isUnread: boolean) =>
  review([['text', text]], { subject: 'role', place: 'AU', isUnread }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

describe("a word of somebody's own life that no rule knows, in a text that nobody reads before it leaves", () => {
  it.each([
    ['Demonstrated freedom from school holidays.', 'school holidays', 'family'],
    [
      'A zest for life and a medical history one could write on a postage stamp.',
      'medical history',
      'disability_or_health',
    ],
    ['Leave the placards, the badge and the attitude at the gate.', 'placards', 'union_or_politics'],
    ['Sundays we are all at chapel together, and nobody has to be asked twice.', 'chapel', 'religion'],
  ])('is held with the words, why, and what may be said: %s', (text, words, about) => {
    const [finding] = found(text, true);
    expect(finding).toMatchObject({ verdict: 'held' });
    expect(text).toContain(finding?.words);
    expect(finding?.rewording).toBeTruthy();
    expect(ownWordIn(text)).toMatchObject({ about });
    expect(text.slice(ownWordIn(text)?.start, ownWordIn(text)?.end)).toBe(words);
    expect(found(text, false)).toEqual([]);
  });

  it.each([
    'You run the real estate trust account and reconcile it every day.',
    'We offer 18 weeks of paid parental leave.',
    'You care for people in our retirement village.',
    'Health and safety on site is everybody’s job.',
  ])('is none where it is the name of a trade, a place of work or what is offered: %s', (text) => {
    expect(found(text, true)).toEqual([]);
  });
});

it.each([
  'Our client looks for somebody who keeps its lines, its rotas and its budget together.',
  'Solicitors and physiotherapists are hired by the same team.',
  'Talent Acquisition Specialist, Sydney',
])('takes no look for somebody and no trade for a word of their own life: %s', (line) => {
  expect(ownWordIn(line)).toBeNull();
});

it('still finds whom somebody sees about their health', () => {
  expect(ownWordIn('Tell us if you are seeing a specialist or a physio.')).not.toBeNull();
});
