import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: {
    name: 'Sarah Lee',
    first_name: 'Sarah',
    last_name: 'Lee',
    phone: '07700 900372',
    experience: [],
    education: [],
  },
});

it('what is hidden before a stop takes no word of the next sentence', () => {
  const text = scrub('Mob 07700 900372. Eight years in retail banking.', identity).text;
  expect(text).toMatch(/\. Eight years in retail banking\.$/);
  expect(text).not.toContain('900372');
});

it('a sum in millions before a name is no title of the name', () => {
  expect(scrub('The book grew to £9m. Sarah runs a team of 5.', identity).text).toContain('grew to £9m. The');
});

it('a number said in words goes on behind a stop between its digits', () => {
  const text = scrub('Call oh seven seven double oh. nine oh oh three seven two.', identity).text;
  expect(text).not.toMatch(/three seven two/);
});

it('a time of the day before a gate is no address', () => {
  expect(scrub('Report Monday 5:30 AM gate 6, boots on.', identity).text).toContain('5:30 AM gate 6');
});

it('a house that somebody came from is no former surname, and one in brackets is', () => {
  expect(firstNameOnly('Sarah Lee, ex Lune, is good.', identity).text).toBe('Sarah, ex Lune, is good.');
  expect(firstNameOnly('Sarah Lee (ex Thielen) is good.', identity).text).not.toContain('Thielen');
});
