import { expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { cpuTime } from '#test/harness/cpu.ts';

/** Somebody whose names and employers are English words as well. */
const wordy = identityOf({
  candidate: {
    name: 'Will Young',
    first_name: 'Will',
    last_name: 'Young',
    email: 'will.young@shell.com',
    phone: '0412 345 678',
    current_company: 'Shell',
    experience: [
      { employer: 'Target Australia Pty Ltd' },
      { employer: 'Data Analysis Group' },
      { employer: 'EY' },
    ],
    education: [{ school: 'Monash University' }],
  },
  client: { name: 'Summit Engineering Pty Ltd', industry: 'Engineering' },
  contacts: [{ name: 'Mark Price', first_name: 'Mark', last_name: 'Price' }],
});

// What grows with the square of a text takes minutes; a busy machine takes some seconds for what is in order.
it.each([
  ['many pieces', 20_000, ['a.', 'a ', '0 ', 'Aa ', '@a', 'at dot ', 'she ', '((', 'University of A ']],
  ['one endless word', 100_000, ['A', '1-']],
  ['capitals with hyphens', 60_000, ['-A', 'A-', '&A', 'A’']],
  ['many capitals', 60_000, ['the Surry ']],
])('takes a long hostile text of %s in good time', (_, length, pieces) => {
  const began = cpuTime();
  for (const piece of pieces) scrub(piece.repeat(length / piece.length), wordy);
  expect(cpuTime() - began).toBeLessThan(30_000);
});

it('marks a long hostile text in good time', () => {
  const began = cpuTime();
  for (const piece of ['A', 'called A', 'Aa to ', 'Aa Bb ', '12345 ', '-A', 'A’'])
    marksIn([{ text: piece.repeat(30_000 / piece.length), identity: wordy }], 'anonymous');
  expect(cpuTime() - began).toBeLessThan(30_000);
});

it('marks each of many capitals amid words without looking through all the others', () => {
  const began = cpuTime();
  marksIn([{ text: 'Aa to '.repeat(25_000), identity: wordy }], 'anonymous');
  expect(cpuTime() - began).toBeLessThan(15_000);
});
