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

describe('a job told in a running text', () => {
  const told = (text: string, heading: string) =>
    jobsOf(text, heading).map(([title, employer, from, to]) => [
      title,
      employer,
      from?.slice(0, 4),
      to?.slice(0, 4),
    ]);

  it('is read whatever the verb of its sentence is, and where its beginning and end stand apart', () => {
    expect(
      told(
        'Von 2001 bis 2007 fuhr ich als Berufskraftfahrer für die Spedition Dachser. 2007 wechselte ich als Disponent zu Kühne + Nagel, wo ich bis 2015 blieb. Seit 2016 leite ich als Filialleiterin eine Filiale der Rossmann GmbH.',
        'Mein Weg',
      ),
    ).toEqual([
      ['Berufskraftfahrer', 'Spedition Dachser', '2001', '2007'],
      ['Disponent', 'Kühne + Nagel', '2007', '2015'],
      ['Filialleiterin', 'Rossmann GmbH', '2016', undefined],
    ]);
    expect(
      told(
        'Van 2005 tot 2012 reed ik als vrachtwagenchauffeur voor Van der Wal Transport. Vervolgens ging ik in 2012 als planner aan de slag bij DHL, tot 2019. Sinds 2019 geef ik als teamleider leiding aan de planning van PostNL.',
        'Loopbaan',
      ),
    ).toEqual([
      ['vrachtwagenchauffeur', 'Van der Wal Transport', '2005', '2012'],
      ['planner', 'DHL', '2012', '2019'],
      ['teamleider', 'PostNL', '2019', undefined],
    ]);
    expect(
      told(
        'Min första anställning var 2008–2012 som lagerarbetare på Elgiganten. Dessförinnan, 2004–2008, undervisade jag som lärare i Björkskolan. Nu, sedan hösten 2015, är jag utbildningschef i Falu kommun.',
        'Yrkesliv',
      ),
    ).toEqual([
      ['lagerarbetare', 'Elgiganten', '2008', '2012'],
      ['lärare', 'Björkskolan', '2004', '2008'],
      ['utbildningschef', 'Falu kommun', '2015', undefined],
    ]);
    expect(
      told(
        'Før det seilte jeg som matros for DOF Management fra 2001 til 2006. I 2009 begynte jeg som servitør på Scandic Hamar og var der til 2012.',
        'Arbeidserfaring',
      ),
    ).toEqual([
      ['matros', 'DOF Management', '2001', '2006'],
      ['servitør', 'Scandic Hamar', '2009', '2012'],
    ]);
  });
});

describe('a list of jobs without times', () => {
  const listed = (text: string) => jobsOf(text, 'Werkervaring').map(([title, employer]) => [title, employer]);

  it('has an employer behind a word, in brackets, or on a line of its own', () => {
    expect(
      listed(
        '- Kellner im Gasthof Krone\n- Undersköterska på Vardaga\n- Küchenhilfe in der LWL-Klinik Paderborn',
      ),
    ).toEqual([
      ['Kellner', 'Gasthof Krone'],
      ['Undersköterska', 'Vardaga'],
      ['Küchenhilfe', 'LWL-Klinik Paderborn'],
    ]);
    expect(listed('Kock (Restaurang Hjorten)\nMaurer (Bau Meier GmbH)')).toEqual([
      ['Kock', 'Restaurang Hjorten'],
      ['Maurer', 'Bau Meier GmbH'],
    ]);
    expect(
      listed('Kruidvat, Almere Stad\nFiliaalmanager\n- team van 14\n\nZeeman, Lelystad\nVerkoopmedewerker'),
    ).toEqual([
      ['Filiaalmanager', 'Kruidvat'],
      ['Verkoopmedewerker', 'Zeeman'],
    ]);
  });

  it('takes an employer that no list knows where the others have theirs', () => {
    expect(listed('Schoonmaakster – Asito\nThuishulp – Careyn')).toEqual([
      ['Schoonmaakster', 'Asito'],
      ['Thuishulp', 'Careyn'],
    ]);
  });

  it('is none where it says what was done', () => {
    for (const text of [
      '- Leitung des Teams in der Produktion\n- Betreuung der Kunden im Außendienst',
      'Klantcontact en verkoop\nVoorraadbeheer, inkoop\nBegeleiden van stagiaires in de winkel',
      'Ansvar för kassan\nHandledare för elever',
    ])
      expect(listed(text), text).toEqual([]);
  });
});

describe('a heading', () => {
  it('ends the jobs where it says that courses or other things follow, in the words of the northern languages', () => {
    for (const [heading, below] of [
      ['Fort- und Weiterbildung', '2019\tWundexpertin ICW'],
      ['Daneben', 'Mentorin bei Women in Tech seit 2021; Vorstand Velowerkstatt, 2016 – 2018'],
      ['Vid sidan av', 'Styrelseledamot, Sveriges HR-förening Nord, 2019 – 2022'],
      ['Maatschappelijk', 'Bestuurslid, Stichting Kielegat, sinds 2017'],
      ['Organisationsarbejde', 'Kasserer, Dansk Magisterforening, 2015 – 2019'],
      ['Frivillige verv', 'Styreleder, Hamar Speiderkorps, 2015 – 2021'],
    ] as const)
      expect(
        jobsOf(
          `Kock, Hotell Norrtull, 2015 – 2019\nDiskare, Café Saturnus, 2011 – 2015\n\n**${heading}\n${below}`,
        ).map(([title]) => title),
        heading,
      ).toEqual(['Kock', 'Diskare']);
  });
});

describe('a title', () => {
  it('has no terms of a contract, and keeps two short forms of a trade with a stroke between them', () => {
    expect(
      jobsOf(
        '03.2015 – 12.2019\nSchweisser WIG / MAG, temporär\nManpower AG, Luzern\n\n01.2013 – 01.2014\nRohrschlosser, temporär\nAdecco Human Resources AG, Zug',
        'Berufserfahrung',
      ).map(([title]) => title),
    ).toEqual(['Schweisser WIG / MAG', 'Rohrschlosser']);
  });
});
