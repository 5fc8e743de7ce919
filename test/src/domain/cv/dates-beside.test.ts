import { expect, it } from 'vitest';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { withDatesBeside } from '#src/domain/cv/stacked-dates.ts';

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
