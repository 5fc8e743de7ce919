import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import type { Subject } from '#src/domain/moderation/types.ts';

const found = (text: string, subject: Subject = 'role', place = 'AU') =>
  review([['text', text]], { subject, place, isUnread: true }).filter(({ verdict }) => verdict !== 'clear');

it('a line that no rule knows waits whole, for what it is like', () => {
  const text = 'Whoever joins should look at home on our yacht and at the table of its captain.';
  const held = found(`We deliver flowers.\n${text}`);
  expect(held).toMatchObject([{ verdict: 'held', words: text, about: 'personal_description' }]);
});

it('what rules refuse in a line that is well like lawful ones is let go, and a person who sends it is told', () => {
  const text =
    'Bruce, how his wife feels about moving to Gore is not a question for the interview. If you need to know whether he will relocate, ask that, and ask all of them.';
  expect(found(text, 'role', 'NZ')).toEqual([]);
  const sent = review([['text', text]], { subject: 'role', place: 'NZ', isShown: true });
  expect(sent.map(({ verdict }) => verdict)).toEqual(['look']);
});

it('one word says too little for what is found in it to be let go', () => {
  expect(found('Muslim', 'person')).not.toEqual([]);
  expect(found('Gay', 'person')).not.toEqual([]);
});

it('each line of a text is weighed by itself, so that a long lawful text hides no unlawful line', () => {
  const lawful = 'You plan the rosters of four sites and keep the books.\n'.repeat(12);
  expect(found(`${lawful}Must be male.\n${lawful}`)).not.toEqual([]);
  const paragraph = 'You plan the rosters of four sites. You keep the books. '.repeat(6);
  expect(found(`${paragraph}Must be male. ${paragraph}`)).not.toEqual([]);
});
