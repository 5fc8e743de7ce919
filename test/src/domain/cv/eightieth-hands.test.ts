import { expect, it } from 'vitest';
import { spanIn } from '#src/domain/cv/dates.ts';
import { namesPause } from '#src/domain/cv/pauses.ts';
import { readPlain } from '#test/harness/cv/written.ts';

const jobsOf = (text: string) =>
  readPlain(`Jane Harrow\n\n**Experience\n${text}`).experience.map(({ title, employer, from, to }) =>
    [title, employer, from, to].join(' | '),
  );
const BOTH = [
  'Controller | Nordlicht Logistik GmbH | 2018-09 | 2022-08',
  'Assistant | Hallam Services Ltd | 2012-04 | 2018-08',
];

it.each([
  ['Employer', 'Position', 'Dates', 'Summary'],
  ['Arbeitgeber', 'Position', 'Zeitraum', 'Zusammenfassung'],
  ['Employeur', 'Poste', 'Dates', 'Résumé'],
  ['Empresa', 'Puesto', 'Fechas', 'Resumen'],
  ['Azienda', 'Ruolo', 'Periodo', 'Sintesi'],
  ['Empresa', 'Cargo', 'Período', 'Resumo'],
  ['Werkgever', 'Functie', 'Periode', 'Samenvatting'],
  ['Arbetsgivare', 'Befattning', 'Period', 'Sammanfattning'],
  ['Arbejdsgiver', 'Stilling', 'Periode', 'Resumé'],
])('a form in bold labels is read to its last job, whatever sums each up: %s', (firm, title, dates, sum) => {
  const form = (sign: string) =>
    jobsOf(`**${firm}\tNordlicht Logistik GmbH
**${title}\tController
**${dates}\t09/2018 – 08/2022
**${sum}${sign}Lead of eleven people in two houses
**${firm}\tHallam Services Ltd
**${title}\tAssistant
**${dates}\t04/2012 – 08/2018
**${sum}${sign}Clock cards for 400 people`);
  expect(form('\n')).toEqual(BOTH);
  expect(form('\t')).toEqual(BOTH);
});

it.each([
  ['Firma', 'Som', 'Hvornår'],
  ['Hvor', 'Som', 'Hvornår'],
  ['Where', 'As', 'When'],
  ['Wo', 'Als', 'Wann'],
  ['Où', 'Comme', 'Quand'],
  ['¿Dónde?', '¿Como?', '¿Cuándo?'],
  ['Dove', 'Come', 'Quando'],
  ['Onde', 'Como', 'Quando'],
  ['Waar', 'Als', 'Wanneer'],
  ['Var', 'Som', 'När'],
])('a table of jobs may have questions for its heads: %s %s %s', (where, as, when) => {
  expect(
    jobsOf(`**${where}\t${as}\t${when}
Nordlicht Logistik GmbH\tController\t1/9 2018 – 31/8 2022
Hallam Services Ltd\tAssistant\t1/4 2012 – 31/8 2018`),
  ).toEqual(BOTH);
});

it.each([
  ['1/9 2018 - nu', '2018-09', null],
  ['1/4 2007 – 30/6 2018', '2007-04', '2018-06'],
  ['1/4-2007 – 30/6-2018', '2007-04', '2018-06'],
  ['1.4 2007 – 30.6 2018', '2007-04', '2018-06'],
])('a day and a month before the year are a date: %s', (text, from, to) => {
  expect(spanIn(text)).toMatchObject({ from, to });
});

it.each(['moederschapsrust en ouderschapsverlof', 'Intercâmbio em Nagoya'])('is no job: %s', (text) => {
  expect(namesPause(text)).toBe(true);
});
