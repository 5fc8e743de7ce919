import { expect, it } from 'vitest';
import { spanIn } from '#src/domain/cv/dates.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { withDatesBeside, withWholeTimes } from '#src/domain/cv/stacked-dates.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});

const jobs = (section: string[], country: string) =>
  readLines(
    {
      lines: [
        line('Anna Lindberg', { size: 20, bold: true }),
        line('anna.lindberg@mail.example'),
        line(section[0] ?? '', { size: 14, bold: true, apart: true }),
        ...section.slice(1).map((text) => line(text)),
      ],
      ...{ links: [], pages: 1, columns: 1, hidden: [], pictured: 0 },
    },
    country,
  ).fields.experience.map(
    ({ title, employer, from, to, is_current }) =>
      `${title} @ ${employer} ${from?.slice(0, 4)}–${is_current ? '' : to?.slice(0, 4)}`,
  );

it('dates whose column was read before that of the jobs are each their own job’s', () => {
  expect(
    jobs(
      [
        'Tjänster',
        ...['1.8.2010 – fortgår', '1.8.2006 – 31.7.2010', 'somrarna 1998 – 2000'],
        'Lektor i historia, Vasa gymnasium',
        ...['Biträdande rektor, Korsholms högstadium', 'Sommarredaktör, Vasabladet'],
      ],
      'SE',
    ),
  ).toEqual([
    'Lektor i historia @ Vasa gymnasium 2010–',
    'Biträdande rektor @ Korsholms högstadium 2006–2010',
    'Sommarredaktör @ Vasabladet 1998–2000',
  ]);
  expect(
    jobs(
      [
        'Praksis',
        ...['01.08.2019 –', '01.01.2015 – 31.07.2019'],
        ...['Lektor, Bodø videregående skole', 'Adjunkt, Rønvik skole'],
      ],
      'NO',
    ),
  ).toEqual(['Lektor @ Bodø videregående skole 2019–', 'Adjunkt @ Rønvik skole 2015–2019']);
});

it('a job that goes on may be said to do so in the words of Swedish in Finland', () => {
  expect(jobs(['Arbetserfarenhet', '8/2018 – fortgår\tBarnskötare, Borgå stad'], 'FI')).toEqual([
    'Barnskötare @ Borgå stad 2018–',
  ]);
});

it.each([
  [['2015 – 2019', '2010 – 2015', 'Teamleider, Albert Heijn']],
  [['2015 – 2019', '2010 – 2015', 'Teamleider', 'Albert Heijn', 'Vakkenvuller']],
  [['2015 – 2019', 'Teamleider, Albert Heijn', '2010 – 2015', 'Vakkenvuller, Jumbo']],
  [['2015 – 2019', '2010 – 2015', 'Teamleider, Albert Heijn', 'Vakkenvuller, Jumbo, sinds 2009']],
])('dates stay where they stand when as many lines do not stand beside them: %j', (texts) => {
  const lines = texts.map((text) => line(text));
  expect(withDatesBeside(lines)).toEqual(lines);
});

it.each([
  '02/2021–alla data attuale',
  'dal 03/2019 alla data odierna',
  'gennaio 2020 - ancora in corso',
  '2019 – fino alla data attuale',
  'von 03/2019 bis zum heutigen Tag',
  'de mars 2019 à la date actuelle',
  'março de 2019 até à data atual',
  '03/2019 – nog steeds',
  '03.2019 – aktualnie',
  '2019 – în prezent',
])('a job goes on that its page says to do so: %s', (text) => {
  expect(spanIn(text)).toMatchObject({ to: null, current: true, words: text });
});

it.each(['2019 – 2020 data entry', 'Data: 03/2019 – 04/2020', 'da marzo 2019 a maggio 2020'])(
  'a time that ended has its end: %s',
  (text) => {
    expect(spanIn(text)).toMatchObject({ current: false });
  },
);

it.each([
  ['Da ottobre 2012 a marzo\tCascina Malpensata', '2019', 'Da ottobre 2012 a marzo 2019\tCascina Malpensata'],
  ['Januar 2018 – Dezember\tBuchhalterin', '2023', 'Januar 2018 – Dezember 2023\tBuchhalterin'],
  ['De janvier 2015 à\tVendeuse', 'mars 2020', 'De janvier 2015 à mars 2020\tVendeuse'],
  ['June 2011 to\tWelder', 'July 2014', 'June 2011 to July 2014\tWelder'],
])('the end of a time that a narrow column broke off belongs to it: %s / %s', (first, end, whole) => {
  expect(withWholeTimes([line(first), line(end), line('x')]).map(({ text }) => text)).toEqual([whole, 'x']);
});

it.each([
  ['2012 – 2017\tBürokauffrau', '2011'],
  ['seit 2018\tBuchhalterin', '2015'],
  ['2018 –\tManager', '2015'],
  ['Abschluss\tBuchhalterin', '2015'],
])('a year below a time that is whole, or before it, stays where it is: %s / %s', (first, year) => {
  const lines = [line(first), line(year)];
  expect(withWholeTimes(lines)).toEqual(lines);
});
