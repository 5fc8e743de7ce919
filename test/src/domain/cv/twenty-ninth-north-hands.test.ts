import { describe, expect, it } from 'vitest';
import { titleEvidence } from '#src/domain/cv/title-or-employer.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const jobsOf = (text: string, heading = 'ERFARING') =>
  read(`Anna Lindqvist\nanna@mail.example\n\n**${heading}\n${text}`).experience.map(
    ({ title, employer, from, to }) => [title, employer, from, to],
  );

describe('what somebody has been since then within a job', () => {
  it.each([
    'Intensiv, organdonation. Klinisk vejleder siden 2021.',
    'Familieafdelingen. Praktikvejleder siden 2021, tovholder på SSP fra 2022.',
    'Kontaktperson for 14 familier, veileder fra 2021',
    'Handledare åt elever, ansvarig för schemat sedan 2020',
    'Sedan 2021 har jag ansvar för frukt och grönt.',
    'Triage, spreekuur, vaccinaties vanaf 2021',
    'Führung von 32 Mitarbeitenden, Lernende seit 2020, seit 2022 zusätzlich Projektleitung Neubau',
    'Infektiologie, 75 %, ab März 2020 COVID-Station',
  ])('is no other job: %s', (told) => {
    expect(
      jobsOf(
        `**Odense Sygehus\nSygeplejerske\t1. februar 2019 – nu\n${told}\n\n**Viborg Kommune\nVikar\t1. marts 2014 – 31. januar 2018`,
      ),
    ).toEqual([
      ['Sygeplejerske', 'Odense Sygehus', '2019-02', null],
      ['Vikar', 'Viborg Kommune', '2014-03', '2018-01'],
    ]);
  });

  it('is a job where it has an employer of its own', () => {
    expect(
      jobsOf('Lærer, Rosenborg Skole, 2010 – nu\nCensor, Aarhus Universitet, siden 2018').map(
        ([title]) => title,
      ),
    ).toEqual(['Lærer', 'Censor']);
  });
});

describe('a time between jobs', () => {
  it.each([
    ['krank (Bandscheibe)', 'Unfallpause (Schulter), Kurs bei der Suva', 'Sprachaufenthalt in Lausanne'],
    ['Tussen twee banen', 'Langdurig ziek', 'Wereldreis'],
    ['Mellan två jobb', 'Pappaledig', 'Utlandsresa'],
    ['Uden job', 'Rejser i Asien', 'Orlov'],
    ['Sykmeldt', 'Reiser i Asia', 'Pappapermisjon'],
  ])('is no job: %s', (...pauses) => {
    for (const pause of pauses)
      expect(
        jobsOf(
          `2015 – 2019\tLagerist, Bring Frigo AB\n2014 – 2015\t${pause}\n2010 – 2014\tElektriker, Skanska AB`,
          'Berufserfahrung',
        ).map(([title]) => title),
        pause,
      ).toEqual(['Lagerist', 'Elektriker']);
  });

  it('is a job where an employer is called so', () => {
    expect(
      jobsOf('2015 – 2019\tReha Zentrum Bad Aibling\n\tPhysiotherapeutin', 'Berufserfahrung').map(
        ([, employer]) => employer,
      ),
    ).toEqual(['Reha Zentrum Bad Aibling']);
  });
});

describe('an occupation', () => {
  it('is known in compounds of the northern languages', () => {
    for (const title of 'Barnevernspedagog Intensivsykepleier Bilselger Varehussjef Drosjesjåfør Fengselsbetjent Rörläggare Orderplockare Kundrådgivare Parkeringsvakt Verktygsmakare Tømrersvend Kassedame Ejendomsfunktionær Projectcoördinator Winkelverantwoordelijke Trambestuurder Postzusteller Chemikant'.split(
      ' ',
    ))
      expect(titleEvidence(title), title).toBeGreaterThanOrEqual(1);
  });
});
