import { expect, it } from 'vitest';
import { mayBeShown, partsLeftOut, textToShow } from '#src/domain/review/index.ts';
import { privateLinesIn } from '#src/domain/review/private-lines.ts';

const told = (text: string) => privateLinesIn([['text', text]]).map(({ about, words }) => [about, words]);

it.each([
  ['Left for six months in 2020 for cancer treatment.', 'Left for six months in 2020 for cancer treatment'],
  ['Took a year off after a stroke.', 'Took a year off after a stroke'],
  ['Away for nine weeks following heart surgery.', 'Away for nine weeks following heart surgery'],
  ['Works around dialysis on Tuesdays.', 'Works around dialysis'],
  [
    'Auszeit von sechs Monaten wegen einer Krebstherapie.',
    'Auszeit von sechs Monaten wegen einer Krebstherapie',
  ],
  ['Pause de six mois après un AVC.', 'Pause de six mois après un AVC'],
  ['Pausa de seis meses por un ictus.', 'Pausa de seis meses por un ictus'],
  ['Served eight months for assault in 2015.', 'Served eight months for assault'],
  ['Made redundant in the second round of cuts.', 'Made redundant'],
  ['Wurde 2020 betriebsbedingt gekündigt.', 'betriebsbedingt gekündigt'],
])('what tells why somebody was away or left is found whole: %s', (text, words) => {
  expect(told(text)).toEqual([['confidence', words]]);
});

it.each([
  ['Paid DKK 42,000 a month.', 'Paid DKK 42,000 a month'],
  ['Salary 64,000 plus car.', 'Salary 64,000'],
  ['Day rate of 550 pounds, outside IR35.', 'Day rate of 550 pounds'],
  ['Verdiente 4.200 € im Monat.', 'Verdiente 4.200 € im Monat'],
  ['Payé 3 200 € par mois.', 'Payé 3 200 € par mois'],
  ['Stipendio di 2.400 € al mese.', 'Stipendio di 2.400 €'],
  ['Lön 42 000 kr.', 'Lön 42 000 kr'],
])('what somebody earns is found in any currency: %s', (text, words) => {
  expect(told(text)).toEqual([['pay', words]]);
});

it.each([
  ['Clarke is her married name; Ngozi Clarke qualified in 2018', 'married name'],
  ['Mme Petit, née Durand, dirige six agences.', 'née'],
  ['Frau Weber, geb. Krause, leitet das Lager.', 'geb.'],
  ['Maternity leave from March to December 2021.', 'Maternity leave'],
  ['Sechs Monate Elternzeit 2021.', 'Elternzeit'],
])('a former name and a leave for a child tell of the family: %s', (text, words) => {
  expect(told(text)).toEqual([['family', words]]);
});

it.each([
  'Took a year off to travel in Peru.',
  'Took six months out to study Spanish in Madrid.',
  'Left for two years with Arup in Leeds.',
  'Left after three years to join Boreal.',
  'Career break 2019 to 2020, sabbatical in Asia.',
  'Managed maternity leave for 300 staff.',
  'Covered a maternity leave for six months.',
  'Cut sick leave by a third with a new roster.',
  'Paid £2,000 a month in supplier rebates.',
  'Cut salary costs by 20,000.',
  'Ran a salary budget of £2m.',
  'Made redundant systems safe.',
  'Dismissed claims worth 4m.',
  'Fired clay for kilns.',
  'Let go of paper forms.',
  'Served six years for the Crown Prosecution Service.',
  'Spent two years in prison education.',
  'The plant was off for two weeks for an overhaul.',
  'Pausa caffè per i clienti.',
])('work that goes by the same words is told: %s', (text) => {
  expect(told(text)).toEqual([]);
});

it('a description is shown without its private sentences, and these are known to whoever sends it', () => {
  const text =
    'Ran the fish section with four cooks. Left for six months in 2020 for cancer treatment. Paid DKK 42,000 a month. Cut waste by a third.';
  expect(mayBeShown(text)).toBe(false);
  expect(textToShow(text)).toBe('Ran the fish section with four cooks. Cut waste by a third.');
  expect(partsLeftOut(text)).toEqual([
    'Left for six months in 2020 for cancer treatment.',
    'Paid DKK 42,000 a month.',
  ]);
});
