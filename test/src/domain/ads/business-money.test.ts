import { expect, it } from 'vitest';
import { withoutBusinessMoney } from '#src/domain/ads/business-money.ts';
import { mentionsPay } from '#src/domain/ads/public-lines.ts';

it.each([
  'You will hold a budget of $6m a year for the yards.',
  'You will buy £70k of steel a month.',
  'You will own a $3m a year freight spend.',
  'You will sell pumps at £45,000 each.',
  'You will cut the price per crate below $15.',
  'You will cut cost per parcel, now £2.40.',
  'Sie verantworten ein Budget von 6 Mio. € im Jahr.',
  'Sie verkaufen Pumpen zu je 45.000 €.',
  'Vous gérez un budget de 250 000 € par an.',
  'Gestionará un presupuesto de 250.000 € al año.',
  'Gestirai un budget di 250.000 € all’anno.',
  'Vai gerir um orçamento de 250.000 € por ano.',
  'Je beheert een budget van € 250.000 per jaar.',
  'Du köper stål för 8 miljoner kronor per år.',
])('tells a duty with money that is nobody’s pay: %s', (said) => {
  expect(mentionsPay(said)).toBe(false);
});

it.each([
  'Pay is £48k a year.',
  'You will earn £32 an hour.',
  'Sales assistant at £13 an hour',
  'Budget up to 62k a year for the role',
  'You hold a $6m budget and earn 90k a year',
  'You hold a budget of $6m a year, $110k plus super.',
  'OTE £80k on a target of £300k',
  '£34,000 a year in sales',
  'Gehalt 58.000 € im Jahr',
  'Salaire 34 000 € par an',
  'Sueldo 28.000 € al año',
  'Stipendio 28.000 € all’anno',
  'Salário 28.000 € por ano',
  'Salaris € 3.100 per maand',
  'Lön 36 000 kr i månaden',
])('leaves pay out beside it: %s', (said) => {
  expect(mentionsPay(said)).toBe(true);
});

it('reads a long hostile line in no time', () => {
  const begun = performance.now();
  for (const said of ['£1 ', 'budget of ', '1 000 ', 'cost £3,', '1', '£1 a year '])
    for (const long of [said.repeat(200), said.repeat(20_000)]) withoutBusinessMoney(long);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
