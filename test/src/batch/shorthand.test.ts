import { expect, it } from 'vitest';
import { inFull } from '#src/batch/shorthand.ts';

it('a request typed in a hurry is read in full', () => {
  expect(inFull('ivs tmrw w/ coles?')).toBe('interviews tomorrow with coles?');
  expect(inFull('wats the jd n who r the ppl w/o docs')).toBe(
    'what is the job description and who are the people without documents',
  );
});

it('words that are no shorthand, names and addresses stay as they are', () => {
  const said = 'R & D needs an IV nurse in Wat Tyler Road, ask Em at em@ref.example or 24/7 on pre-ref calls';
  expect(inFull(said)).toBe(said.replace(' & ', ' and '));
});
