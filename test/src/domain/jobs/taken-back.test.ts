import { describe, expect, it } from 'vitest';
import { inPlainWords } from '#src/domain/ads/plain-words.ts';
import { isNewsOfHouse } from '#src/domain/ads/told-inside.ts';
import { withoutThinkingAloud } from '#src/domain/jobs/spoken.ts';

describe('figures that whoever dictates takes back', () => {
  it.each([
    [
      'the money fifty two to fifty eight thousand no hang on that was last year’s fifty five to sixty two thousand and a van',
      'the money fifty five to sixty two thousand and a van',
    ],
    ['Pay is £28k to £31k, sorry, £30k to £33k.', 'Pay is £30k to £33k.'],
    ['It pays 50 to 55, hang on, 58 an hour.', 'It pays 50 to 58 an hour.'],
    ['38 hours, scratch that, 40 hours a week.', '40 hours a week.'],
    ['Es gibt 22 Euro, quatsch, 24 Euro die Stunde.', 'Es gibt 24 Euro die Stunde.'],
    ['Se paga 21.000, perdón, 23.000 al año.', 'Se paga 23.000 al año.'],
  ])('are left out of “%s”', (said, left) => expect(withoutThinkingAloud(said)).toBe(left));

  it.each([
    'Two years minimum, wait until you see the team of 12.',
    '28 to 32 an hour, wait list of one.',
    'Sorry, 30k is the limit.',
    '5 on 2 off, 12 hours.',
    'Shifts of 8 to 10 hours. Sorry, no nights.',
    'Teams of two to four, three sites.',
  ])('are none in “%s”', (said) => expect(withoutThinkingAloud(said)).toBe(said));
});

describe('those who are there', () => {
  it.each([
    'Mio cugino Ivan esce dalla società e ancora non lo sanno i ragazzi.',
    'Piet sells up in March and the lads don’t know yet.',
    'Frau Krug hört auf und die Jungs wissen noch nichts.',
    'Marta se va en mayo y no lo saben todavía los chicos.',
  ])('and have not heard of it are no wish: “%s”', (said) =>
    expect(isNewsOfHouse(`Welder in Hull.\n\nBetween us. ${said}`, 30)).toBe(true),
  );

  it('who are had enough of are one', () => {
    expect(isNewsOfHouse('Welder in Hull.\n\nBetween us. The lads have had enough of girls.', 30)).toBe(
      false,
    );
  });

  it('and have just learned their trade are led as newly qualified', () => {
    expect(inPlainWords('Supervises one new grad')).toBe('Supervises one newly qualified colleague');
    expect(inPlainWords('Mentor two recent graduates on the ward')).toBe(
      'Mentor two newly qualified colleagues on the ward',
    );
    expect(inPlainWords('A new grad would suit')).toBe('A new grad would suit');
    expect(inPlainWords('Support new grads only')).toBe('Support new grads only');
  });
});
