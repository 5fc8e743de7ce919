import { expect, it } from 'vitest';
import { readPlain } from '#test/harness/cv/written.ts';

it.each([
  ['ESPERIENZE LAVORATIVE', ['Date', 'Datore di lavoro', 'Mansione'], 'Attività', 'ISTRUZIONE'],
  ['BERUFSERFAHRUNG', ['Zeitraum', 'Arbeitgeber', 'Position'], 'Aufgaben', 'AUSBILDUNG'],
  ['WERKERVARING', ['Periode', 'Werkgever', 'Functie'], 'Taken', 'OPLEIDING'],
  ['EXPERIENCE', ['Dates', 'Employer', 'Position'], 'Activities', 'EDUCATION'],
])(
  'reads every job of a form whose duties have a bold word above them: %s',
  (heading, [dates, firm, post], duties, next) => {
    const job = (time: string, employer: string, title: string): string =>
      `${dates}\t${time}\n${firm}\t${employer}\n${post}\t${title}\n**${duties}**\nDeliveries by night`;
    const text = `Ionel Dumitrescu\ni.dumitrescu@lagunamail.example\n\n**Computer**\nExcel\n\n**${heading}**\n${job('2014 - 2020', 'Arcese Trasporti', 'Driver')}\n${job('2009 - 2013', 'Bartolini', 'Warehouse Operative')}\n${job('2006 - 2008', 'Interporto', 'Mechanic')}\n\n**${next}**\nDiploma, 1997`;
    expect(readPlain(text).experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Driver', 'Arcese Trasporti'],
      ['Warehouse Operative', 'Bartolini'],
      ['Mechanic', 'Interporto'],
    ]);
  },
);
