import { describe, expect, it } from 'vitest';
import { readPlain as read } from '#test/harness/cv/written.ts';

const jobsIn = (text: string): (string | null)[][] =>
  read(text).experience.map(({ title, employer, from, to }) => [title, employer, from, to]);

describe('what forms and applications ask of a job', () => {
  it('stands in the way of no title below it, nor do the street and the town of the employer', () => {
    expect(
      jobsIn(`
Rosalind Bergman
rosalind.bergman@mail.example

**Work Experience:**
**U.S. Forest Service**
26 Fort Missoula Road
Missoula, MT 59804 United States
**08/2020 - Present**
**Salary: 78,412.00 USD Per Year**
**Hours per week: 40**
**Series: 0343 Pay Plan: GS Grade: 11**
**Management Analyst (This is a federal job)**
Briefed the Deputy Regional Forester each quarter.
**Supervisor: Carl Ostrander (406-555-0150)**
**Okay to contact this Supervisor: Contact me first**

**Montana Army National Guard**
Helena, MT United States
**06/2012 - 06/2018**
**Hours per week: 6**
**Supply Specialist**
Accounted for property with no loss.
`),
    ).toEqual([
      ['Management Analyst', 'U.S. Forest Service', '2020-08', null],
      ['Supply Specialist', 'Montana Army National Guard', '2012-06', '2018-06'],
    ]);
  });

  it('takes the title of the next job for no title of one that has its own', () => {
    expect(
      jobsIn(`
Jane Harrow
jane.harrow@mail.example

**Employment**
Staff Nurse, Leeds Teaching Hospitals
May 2019 – Present
Reason for leaving: relocation
Care Assistant, Oakfield Care Home
June 2015 – April 2019
Reason for leaving: studies
`),
    ).toEqual([
      ['Staff Nurse', 'Leeds Teaching Hospitals', '2019-05', null],
      ['Care Assistant', 'Oakfield Care Home', '2015-06', '2019-04'],
    ]);
  });

  it('has one title, where two labels of each job may ask for it', () => {
    const form = (position: string, task: string): string => `
Holger Wischnewski
h.wischnewski@mail.example

**Beruflicher Werdegang**
Zeitraum: 04/2018 bis heute
Firma: Kostal Kontakt Systeme GmbH, Lüdenscheid
${position}: Schichtführer
${task}: Einteilung von 9 Mitarbeitern
Zeitraum: 09/2011 bis 03/2018
Firma: Gerhardi Kunststofftechnik GmbH
${position}: Zerspanungsmechaniker
${task}: Fräsen auf drei Achsen
`;
    const both = [
      ['Schichtführer', 'Kostal Kontakt Systeme GmbH', '2018-04', null],
      ['Zerspanungsmechaniker', 'Gerhardi Kunststofftechnik GmbH', '2011-09', '2018-03'],
    ];
    expect(jobsIn(form('Position', 'Tätigkeit'))).toEqual(both);
    expect(jobsIn(form('Tätigkeit', 'Funktion'))).toEqual(both);
  });
});

describe('what stands among jobs and is none', () => {
  it('begins below a heading that is set as the others are and as no job is', () => {
    const cv = (heading: string): (string | null)[] =>
      jobsIn(`
Jörgen Åkerblad
jorgen.akerblad@mail.example

**Anställningar**
2020-01 – pågående: Platschef, NCC Infrastructure, Umeå
2015-08 – 2019-12: Arbetsledare, Svevia, Umeå

**${heading}**
Västra länken, etapp 3 (2021 – 2023): massor, broar
Norrbotniabanan (2024 – ): markarbeten
`).map(([title = null]) => title);
    expect(cv('Några jobb jag gärna visar upp')).toEqual(['Platschef', 'Arbetsledare']);
    expect(cv('Derhemma')).toEqual(['Platschef', 'Arbetsledare']);
  });

  it('goes on with jobs below a heading of how they were had', () => {
    expect(
      jobsIn(`
Derek Pargeter
derek@pargeter.example

**CONTRACTS**
Feb 2025 – date    Cummins, Darlington    Senior Design Engineer
Jun 2024 – Jan 2025    JCB, Rocester    Design Engineer

**STAFF**
Sep 2008 – Dec 2017    Brose Ltd, Coventry    Design Draughtsman
`).map(([title]) => title),
    ).toEqual(['Senior Design Engineer', 'Design Engineer', 'Design Draughtsman']);
  });

  it('is a school-leaving certificate, or what began within a job', () => {
    expect(
      jobsIn(`
Matthes Kröplin
matthes.kroeplin@mail.example

seit 2019    Vorarbeiter
Grünbau Müritz GmbH, Waren

2009 – 2013    Zeitsoldat
Bundeswehr, Torgelow, Panzergrenadier, zuletzt Stabsunteroffizier

2006    Realschulabschluss
Motorsägenschein, Baggerschein
`),
    ).toEqual([
      ['Vorarbeiter', 'Grünbau Müritz GmbH', '2019', null],
      ['Zeitsoldat', 'Bundeswehr', '2009', '2013'],
    ]);
    expect(
      jobsIn(`
Solveig Aamodt
solveig@mail.example

**PRAKSIS**
Stange kommune – Miljøarbeider
Juni 2011 – juli 2016
Helg og ferievikariater ved siden av studiene, fast fra 2014

Coop Innlandet – Butikkmedarbeider
2009 – 2011
`).map(([title]) => title),
    ).toEqual(['Miljøarbeider', 'Butikkmedarbeider']);
  });
});

describe('titles', () => {
  it('keep the number of a rank, before and behind', () => {
    expect(
      jobsIn(`
Kjell Vågsnes
kjell.vagsnes@mail.example

**FARTSTID**
Tidsrom    Stilling    Rederi    Fartøy
04.2017 – 08.2021    1. styrmann    Havila Shipping ASA    Havila Foresight
06.2013 – 02.2017    2. styrmann    Solstad Offshore    Normand Ranger
`).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['1. styrmann', 'Havila Shipping ASA'],
      ['2. styrmann', 'Solstad Offshore'],
    ]);
    const [[title, , from] = []] = jobsIn(`
Jincy Kuriakose

**NURSING EXPERIENCE**
Clinical Nurse Manager 1    May 2022 – Present
Mater Misericordiae University Hospital, Dublin 7
`);
    expect([title, from]).toEqual(['Clinical Nurse Manager 1', '2022-05']);
  });
});

describe('jobs in sentences', () => {
  it.each([
    [
      'Mit arbejdsliv',
      `Siden august 2019 har jeg været daglig leder i Børnehuset Havtornen i Klitmøller. Vi er 62 børn.
Inden da var jeg pædagog samme sted, i Børnehuset Havtornen, fra januar 2014 til juli 2019, de sidste to år som tillidsrepræsentant.
Før uddannelsen, fra august 2003 til juli 2005, var jeg medhjælper i SFO Tingstrup.`,
      [
        ['daglig leder', 'Børnehuset Havtornen', '2019-08', null],
        ['pædagog', 'Børnehuset Havtornen', '2014-01', '2019-07'],
        ['medhjælper', 'SFO Tingstrup', '2003-08', '2005-07'],
      ],
    ],
    [
      'Arbetslivserfarenhet',
      `Sedan maj 2020 är jag verksamhetschef på Attendo Solgläntan i Borås, där jag leder 40 medarbetare.
Dessförinnan, mellan 2014 och 2020, var jag enhetschef i Marks kommun.`,
      [
        ['verksamhetschef', 'Attendo Solgläntan', '2020-05', null],
        ['enhetschef', 'Marks kommun', '2014', '2020'],
      ],
    ],
    [
      'Berufserfahrung',
      `Seit März 2019 leite ich als Filialleiterin den dm-Markt in Gießen.
Zuvor, von Mai 2009 bis Dezember 2015, war ich Kfz-Mechatroniker in der Werkstatt Schulze.`,
      [
        ['Filialleiterin', 'dm-Markt', '2019-03', null],
        ['Kfz-Mechatroniker', 'Werkstatt Schulze', '2009-05', '2015-12'],
      ],
    ],
    [
      'Work',
      `I have been Head Chef at The Plough in Wombleton since March 2019, with a brigade of seven.
Before that I was Sous Chef at the Star Inn, Harome (2014 to 2019).
Prior to this, from 2012 until 2014, I was employed by Grant Thornton as an Audit Senior.`,
      [
        ['Head Chef', 'The Plough', '2019-03', null],
        ['Sous Chef', 'Star Inn', '2014', '2019'],
        ['Audit Senior', 'Grant Thornton', '2012', '2014'],
      ],
    ],
  ])('are read below “%s”', (heading, text, jobs) => {
    expect(jobsIn(`Birgitte Holm\nbirgitte@holm.example\n\n**${heading}**\n${text}`)).toEqual(jobs);
  });
});
