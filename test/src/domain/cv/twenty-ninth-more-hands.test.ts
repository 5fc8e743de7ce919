import { describe, expect, it } from 'vitest';
import { readPlain as read } from '#test/harness/cv/written.ts';

const jobsOf = (text: string, heading = 'WORK') =>
  read(`Anna Lindqvist\nanna@mail.example\n\n**${heading}\n${text}`).experience.map(
    ({ title, employer, from, to }) => [title, employer, from, to],
  );

describe('a remark in brackets behind a name', () => {
  it.each([
    ['FLT Driver, Blue Arrow (temp, on site at a drinks warehouse in Bellshill)', 'FLT Driver', 'Blue Arrow'],
    ['Cook, Ravenscraig Catering (nights, on loan to two hospitals)', 'Cook', 'Ravenscraig Catering'],
    ['Orderpicker, Tempo-Team (gedetacheerd bij een distributiecentrum)', 'Orderpicker', 'Tempo-Team'],
  ])('is neither title nor employer: %s', (line, title, employer) => {
    expect(
      jobsOf(`08/23 - 02/24\n${line}\nLoading\n\n05/22 - 06/23\nPostman, Royal Mail (temp)\nRounds`),
    ).toEqual([
      [title, employer, '2023-08', '2024-02'],
      ['Postman', 'Royal Mail', '2022-05', '2023-06'],
    ]);
  });
});

describe('a time without work', () => {
  it.each([
    'Not working, looked after my dad',
    'Off work with a back injury',
    'Nicht gearbeitet, Pflege der Eltern',
    'Niet gewerkt, zorg voor mijn moeder',
    'Barsel og ledig',
    'Sans emploi, remise à niveau',
    'Sin trabajo, cursos del paro',
    'Senza lavoro, corsi',
    'Urlop macierzyński',
  ])('is no job however it is told: %s', (told) => {
    expect(
      jobsOf(
        `2015 – 2019\tPostman, Royal Mail\n2014 – 2015\t${told}\n2010 – 2014\tShop Assistant, Farmfoods`,
      ).map(([title]) => title),
    ).toEqual(['Postman', 'Shop Assistant']);
  });

  it('takes no home and nobody who is cared for out of a job', () => {
    expect(
      jobsOf(
        '2015 – 2019\tHome Carer, Bluebird Care\n2010 – 2014\tCare Home Manager, HC-One\n2008 – 2010\tNo. 1 Taxis Ltd, Dispatcher',
      ).map(([title]) => title),
    ).toEqual(['Home Carer', 'Care Home Manager', 'Dispatcher']);
  });
});

describe('an open end', () => {
  it('is a dash behind the first date of the topmost job where the others have a second one', () => {
    const others =
      '\n2006 – 2018 svetsare, Sandvik Coromant, Gimo\n1999 – 2005 rörsvetsare, Kvaerner Pulping';
    expect(jobsOf(`2018 – licenssvetsare, Bilfinger Industrial Services${others}`, 'Jobb')[0]).toEqual([
      'licenssvetsare',
      'Bilfinger Industrial Services',
      '2018',
      null,
    ]);
    // Not where it began before the last job ended.
    expect(
      jobsOf(`2016 – licenssvetsare, Bilfinger Industrial Services${others}`, 'Jobb').map(
        ([, , from]) => from,
      ),
    ).not.toContain('2016');
  });

  it.each(['dd.', 'd.d.', 'nyt', 'do teraz', 'dosud', 'prezent'])('is said as "%s"', (now) => {
    expect(
      jobsOf(
        `apr. 2021 – ${now}\tLagerchef, Scan Global Logistics\nokt. 2016 – mar. 2020\tTeamleder, DSV Solutions`,
      )[0],
    ).toEqual(['Lagerchef', 'Scan Global Logistics', '2021-04', null]);
  });

  it('keeps the month of a year and a month', () => {
    expect(jobsOf('2021-03 – pågående\tProjektledare, Region Uppsala')[0]?.[2]).toBe('2021-03');
    expect(jobsOf('2020/21 – today\tTeacher, Rosehill Primary School')[0]?.[2]).toBe('2020');
  });

  it('is read where the line was full behind its month', () => {
    expect(
      jobsOf(
        'Orderpicker, Tempo-Team, distributiecentrum Waalwijk mrt\n2022 – heden\nProductiemedewerker, Olympia Uitzendbureau\tjan 2020 – feb 2022',
        'Werkervaring',
      ).map(([, , from]) => from),
    ).toEqual(['2022-03', '2020-01']);
  });
});

describe('a time that an employer sent somebody elsewhere', () => {
  it.each([
    'Secondment zur Deutschen Lufthansa AG (Sept. 2020 – Feb. 2021), Kurzarbeit und Sozialplan',
    'Seconded to Rio Tinto (Sept 2020 – Feb 2021), cost control',
    'Détachée auprès de Renault Trucks (sept. 2020 – févr. 2021), consolidation',
    'Destacado na EDP Renováveis (set. 2020 – fev. 2021), controlo de custos',
    'Gedetacheerd bij Rabobank (sept 2020 – feb 2021), controle',
  ])('is no job beside its own: %s', (told) => {
    expect(
      jobsOf(
        `**Senior Associate	Jun 2019 – Dec 2021\nGleiss Lutz, Frankfurt\n${told}\n**Associate	Mar 2014 – Jan 2017\nKliemt & Vollstädt, Frankfurt`,
      ).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['Senior Associate', 'Gleiss Lutz'],
      ['Associate', 'Kliemt & Vollstädt'],
    ]);
  });
});

describe('a season', () => {
  it.each(['Saison été 2014', 'Saison d’hiver 2014/2015', 'Saison estivale 2014', 'Noël 2014', 'Été 2014'])(
    'is the time of a job: %s',
    (season) => {
      expect(
        jobsOf(
          `Mars 2015 – août 2016\tChef de partie, Brasserie Le Grand Phare\n${season}\tDemi-chef de partie – Domaine de la Lande Haute`,
          'PARCOURS',
        ).map(([title, employer, from]) => [title, employer, from?.slice(0, 4)]),
      ).toEqual([
        ['Chef de partie', 'Brasserie Le Grand Phare', '2015'],
        ['Demi-chef de partie', 'Domaine de la Lande Haute', '2014'],
      ]);
    },
  );
});

describe('below an agency in German', () => {
  it('is a title, and behind its comma whom it sent somebody to or what was done', () => {
    expect(
      jobsOf(
        '05/22 - jetzt\nRhenus Warehousing Solutions, Herne\nStaplerfahrer, Schubmast und Hochregal, Schicht, auch Inventur\n\n06/21 - 04/22\nPersona Service AG, Bochum (Zeitarbeit)\nLagerhelfer, eingesetzt bei Aldi Zentrallager Herten und in einem Möbellager\n\n03/17 - 08/18\nGLS-Subunternehmer Yildirim, Gelsenkirchen\nAuslieferungsfahrer, 140 Stopps am Tag',
        'BERUFSERFAHRUNG',
      ).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['Staplerfahrer', 'Rhenus Warehousing Solutions'],
      ['Lagerhelfer', 'Persona Service AG'],
      ['Auslieferungsfahrer', 'GLS-Subunternehmer Yildirim'],
    ]);
  });
});
