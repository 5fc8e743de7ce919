import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, marksIn } from '#src/domain/anonymity/index.ts';

const of = (name: string) => identityOf({ candidate: { name, experience: [], education: [] } });
const marksOf = (text: string, name: string) =>
  marksIn([{ text, identity: of(name) }], 'first_name')
    .flat()
    .map((one) => one.text);

it.each([
  ['Thorkild Brøndbæk', 'Thorkild heter Brøndbech på svendebrevet.', 'Brøndbech'],
  ['Ciara McGlinchey', 'Ciara is Mc Glinchy on the bus pass.', 'Mc Glinchy'],
  ['Ciara McGlinchey', 'Ciara was Doherty on the Ulster certificate.', 'Doherty'],
  ['Marjolein van der Heijde', 'Marjolein, in SAP vdHeyde, komt maandag.', 'vdHeyde'],
])(
  'another surname on papers, or spelt nearly so, waits where the given name leaves: %s, %s',
  (name, text, told) => {
    expect(marksOf(text, name)).toContain(told);
  },
);

it('tools, towns and words are no other surname, whatever system they stand in or begin with', () => {
  const text =
    'Denise knows Python on the HR system, Excel in payroll and Koblenz. She is the Manager on the register.';
  expect(marksOf(text, 'Denise Kowalczyk')).toEqual([]);
});

it.each([
  ['SSN last four 4471 on the form.', 'SSN last four [number removed] on the form.'],
  ['SSN ends 4471 if asked.', 'SSN ends [number removed] if asked.'],
  ['NMC check done, PIN 12A3456E.', 'NMC check done, PIN [number removed].'],
  ['PAN ABCPK 0143 Q, NRIC S91xx417Z.', 'PAN [number removed], NRIC [number removed].'],
  ['Discord seo#jw_balance, nights.', 'Discord [handle removed], nights.'],
])(
  'the end of a number, a number with gaps and an account with a hash go at either level: %s',
  (text, shown) => {
    expect(firstNameOnly(text, of('Denise Kowalczyk')).text).toBe(shown);
  },
);

it('a day with a year of two figures in which somebody at work may have been born waits, and a late one does not', () => {
  expect(marksOf('As per the school cert 15.08.89, joined 03.02.21.', 'Denise Kowalczyk')).toEqual([
    '15.08.89',
  ]);
});

it.each([
  ['Hunter Beaulieu', 'Guys call him Bo, and he asked twice.', 'Bo'],
  ['Wiremu Tamihana', 'Wiremu, or Wi to his crew, is foreman.', 'Wi'],
  ['Mairead Quigg', 'Mairéad, Mo on the truck, is band 6.', 'Mo'],
])(
  'a short name waits that a place has as well, where the text says who is called so: %s',
  (name, text, told) => {
    const marks = marksIn([{ text, identity: of(name) }], 'anonymous').flat();
    expect(marks.map((one) => one.text)).toContain(told);
  },
);

it.each([
  ['NMR since 2018 on the long end, private office before.', 'NMR'],
  ['Knows wet steam. LV for seven years, rigs before that.', 'LV'],
  ['At the library since 2016, Ceredigion before, a degree before that.', 'Ceredigion'],
])('letters or a place that stand with their time as a house does wait: %s', (text, told) => {
  const marks = marksIn([{ text, identity: of('Mairead Quigg') }], 'anonymous').flat();
  expect(marks.map((one) => one.text)).toContain(told);
});

it('what a house makes, and what those of a school call themselves, wait at the head of a sentence, and such words stay plain elsewhere', () => {
  const candidate = {
    name: 'Hemi Parata',
    experience: [{ employer: 'Fonterra' }],
    education: [{ school: 'Purdue University' }],
  };
  const marks = (text: string) =>
    marksIn([{ text, identity: identityOf({ candidate }) }], 'anonymous')
      .flat()
      .map((one) => one.text);
  expect(marks('Anchor butter was my first line.')).toEqual(['Anchor']);
  expect(marks('Boilermaker, industrial management.')).toEqual(['Boilermaker']);
  expect(marks('Anchor bolts were set. Boilermaker, ticketed. Engineer, mechanical.')).toEqual([]);
});
