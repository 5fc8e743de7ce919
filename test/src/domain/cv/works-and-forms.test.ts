import { describe, expect, it } from 'vitest';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { namesProjects, namesWorks } from '#src/domain/cv/work-names.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});

/** What is read of a page: `# ` and `## ` are headings, `HEAD ` the head of each page, `**` stands around a bold line. */
function read(text: string, home = 'GB') {
  const lines = text
    .trim()
    .split('\n')
    .map((written) => {
      if (written.startsWith('# ')) return line(written.slice(2), { size: 14, bold: true, styled: true });
      if (written.startsWith('## ')) return line(written.slice(3), { size: 11, bold: true, styled: true });
      if (written.startsWith('HEAD ')) return line(written.slice(5), { size: 8, margin: true });
      return line(written.replaceAll('**', ''), { bold: written.startsWith('**') });
    });
  return readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, home).fields;
}
const jobsOf = (text: string, home?: string) =>
  read(text, home).experience.map(
    ({ title, employer, from, to }) => `${title} @ ${employer} ${from?.slice(0, 4)} ${to?.slice(0, 4) ?? ''}`,
  );

describe('a list of works among jobs is none of them', () => {
  it.each([
    [
      'NL',
      'a table of buildings, of which one has its client in the place of an employer',
      `Marleen Hoogstraten
# Werkervaring
**Architect, Bureau Kleinhout Architecten, Zwolle**\tmei 2014 – heden
**Assistent-ontwerper, De Wit & Partners, Deventer**\tsep. 2010 – apr. 2014
## Werken
Jaar\tWerk\tOpdrachtgever
2021–2023\tBasisschool De Wilgen, Kampen\tGemeente Kampen
2017–2018\tVerbouwing raadhuis, Hattem\tGemeente Hattem
# Opleiding
2004 – 2010\tBouwkunde, TU Delft`,
      ['Architect @ Bureau Kleinhout Architecten 2014 ', 'Assistent-ontwerper @ De Wit & Partners 2010 2014'],
    ],
    [
      'AU',
      'projects with a role each, all within the time of the jobs that are told',
      `Priyanka Wickramasinghe
# Employment history
Feb 2016 – present\tSenior Consultant, GHD, Brisbane
Jul 2010 – Jan 2016\tCivil Engineer, Aurecon, Brisbane
# Project experience
2018 – 2020\tHydraulic Engineer, Toowoomba bypass, Nexus
2013 – 2015\tSite Engineer, Moreton Bay Rail Link, TMR`,
      ['Senior Consultant @ GHD 2016 ', 'Civil Engineer @ Aurecon 2010 2016'],
    ],
    [
      'SE',
      'a heading in words of its owner, below which nothing names an occupation',
      `Ulrika Stenbeck
# Anställningar
2014 –\tArkitekt, Tyréns, Umeå
2007 – 2014\tArkitekt, White Arkitekter, Umeå
## Det här har jag ritat
2020–2023\tMariehems skola\tUmeå kommun
2010–2012\tVårdcentral Ålidhem\tRegion Västerbotten`,
      ['Arkitekt @ Tyréns 2014 ', 'Arkitekt @ White Arkitekter 2007 2014'],
    ],
  ])('%s: %s', (home, _, page, jobs) => {
    expect(jobsOf(page, home)).toEqual(jobs);
  });

  it('but what has an occupation and an employer of its own and fills no time of another is a job, whatever its heading is', () => {
    const page = `Renata Kowalczyk
# Experience
**Art Director**, Paramount Pictures, Los Angeles, 2018 – Present
# Project experience
2011 – 2014\tProject Manager, Balfour Beatty Ltd, Leeds
2008 – 2011\tSite Engineer, Carillion plc, Hull`;
    expect(jobsOf(page)).toEqual([
      'Art Director @ Paramount Pictures 2018 ',
      'Project Manager @ Balfour Beatty Ltd 2011 2014',
      'Site Engineer @ Carillion plc 2008 2011',
    ]);
  });
});

describe('the name of a list of works', () => {
  it.each([
    'Werken (selectie)',
    'Bauten und Projekte',
    'Obras seleccionadas',
    'Chantiers de référence',
    'Referenzbaustellen:',
    'Opere e progetti',
    'Ships sailed on',
    'Konzerte (Auswahl)',
  ])('is told by its words: %s', (text) => {
    expect(namesWorks(text)).toBe(true);
  });
  it.each([
    'Endemol Productions',
    'Port Talbot Works',
    'Chantiers de l’Atlantique',
    'Bavaria Filmproduktionen',
    'Work',
    'Networks',
  ])('is no house and no work: %s', (text) => {
    expect(namesWorks(text)).toBe(false);
  });
  it('is of projects where those are', () => {
    expect(namesProjects('Gerealiseerde projecten')).toBe(true);
    expect(namesProjects('Referanseprosjekter')).toBe(true);
    expect(namesProjects('Project Manager')).toBe(false);
  });
});

describe('a form', () => {
  const page = `SOLICITUD DE EMPLEO
Apellido paterno\tGarza\tApellido materno\tTreviño
Nombre(s)\tRosa Isela\tEdad\t34 años
Municipio\tApodaca, N.L.\tColonia\tPueblo Nuevo
Correo\trosaisela.garza@regiomail.example\tSueldo deseado\t$32,000 mensual
# EMPLEO ACTUAL Y ANTERIORES
Concepto\tActual\tAnterior
Compañía\tWhirlpool\tMetalsa
Ciudad\tApodaca\tGarcía
Puesto\tPlaneadora de Producción\tAnalista de Materiales
Desde\tMarzo 2021\tJulio 2016
Hasta\tActual\tFebrero 2021
Motivo de salida\tCrecimiento\tMejor oferta`;
  it('with a column for each job is read by its columns', () => {
    expect(jobsOf(page, 'MX')).toEqual([
      'Planeadora de Producción @ Whirlpool 2021 ',
      'Analista de Materiales @ Metalsa 2016 2021',
    ]);
  });
  it('with two fields in a row takes no label of one for the value of the other', () => {
    expect(read(page, 'MX').location?.city).toBe('Apodaca');
  });
  it('of service at sea has the times at which somebody signed on and off', () => {
    expect(
      jobsOf(
        `Jomar Dela Cruz
# Sea service
Vessel\tEmployer\tRank\tSign on\tSign off
MV Bulk Carina\tMagsaysay Maritime\tChief Cook\tNov 2023\tAug 2024
MT Nordic Tern\tPhilippine Transmarine Carriers\tSecond Cook\tMay 2021\tFeb 2022`,
        'PH',
      ),
    ).toEqual([
      'Chief Cook @ Magsaysay Maritime 2023 2024',
      'Second Cook @ Philippine Transmarine Carriers 2021 2022',
    ]);
  });
  it('with the numbers of an outline has no number in an employer', () => {
    expect(
      jobsOf(
        `Sipho Mthembu
# 3. Employment
## 3.1 Sasol Synfuels, Secunda
Position: Boilermaker
Period: March 2017 up to now
## 3.2 Eskom, Kriel
Position: Artisan Assistant
Period: July 2008 to December 2010`,
        'ZA',
      ),
    ).toEqual(['Boilermaker @ Sasol Synfuels 2017 ', 'Artisan Assistant @ Eskom 2008 2010']);
  });
});

describe('a list of works below a job', () => {
  it('ends with the next job, and tells its years alone', () => {
    expect(
      jobsOf(
        `Ursina Caflisch
# Beruflicher Werdegang
05/2013 – heute
Landschaftsarchitektin, Hager Partner AG, Chur
Ausgewählte Projekte:
Stadtpark Chur, 2019 – 2022
Schulanlage Quader, 2013 – 2015
08/2005 – 07/2009
Landschaftsgärtnerin, Gartenbau Camenisch, Ilanz`,
        'CH',
      ),
    ).toEqual([
      'Landschaftsarchitektin @ Hager Partner AG 2013 ',
      'Landschaftsgärtnerin @ Gartenbau Camenisch 2005 2009',
    ]);
  });
});

describe('an employer', () => {
  it('begins with a small letter where it is a family, and ends before its town with its country', () => {
    expect(
      jobsOf(
        `Oksana Kovalchuk
# Esperienza professionale
**Assistente familiare convivente**\t02/2020 - Attuale
famiglia Zamboni, Ferrara (Italia)
**Maestra d'asilo**\t09/1995 - 06/2012
Asilo comunale n. 4, Ivano-Frankivsk (Ucraina)`,
        'IT',
      ),
    ).toEqual([
      'Assistente familiare convivente @ famiglia Zamboni 2020 ',
      "Maestra d'asilo @ Asilo comunale n. 4 1995 2012",
    ]);
  });
  it('is parted from its title in a row of commas, before a town abroad', () => {
    expect(
      jobsOf(
        `Dragan Jovanović
# BERUF
Leiharbeiter Schweißen, Trenkwalder, Linz, 01/2016 bis 02/2019: eingesetzt bei voestalpine
Schlosser, Goša Montaža, Velika Plana (Serbien), 09/2004 bis 11/2015: Brücken, Kessel`,
        'AT',
      ),
    ).toEqual(['Leiharbeiter Schweißen @ Trenkwalder 2016 2019', 'Schlosser @ Goša Montaža 2004 2015']);
  });
  it('is parted from its title and town where the town has four or five letters, before what was done', () => {
    expect(
      jobsOf(
        `Anouk Chappuis
# Parcours professionnel
2018 (janvier) – 2019 (juillet)
Enseignante remplaçante, Établissement d’Aubonne, Aubonne. Remplacements longs, 3P à 6P.
2009 (mai) – 2014 (août)
Conseillère clientèle, Banque Cantonale Vaudoise, Nyon. Guichet puis crédit.`,
        'CH',
      ),
    ).toEqual([
      'Enseignante remplaçante @ Établissement d’Aubonne 2018 2019',
      'Conseillère clientèle @ Banque Cantonale Vaudoise 2009 2014',
    ]);
  });
  it.each([
    [
      'behind the title, as those of the others do',
      `Thu Trang Nguyen-Berger
# Beruf
04/2020 – heute\tStudioleiterin, Hautnah Kosmetik, Berlin
09/2015 – 03/2020\tKosmetikerin, Douglas, Berlin`,
      ['Studioleiterin @ Hautnah Kosmetik 2020 ', 'Kosmetikerin @ Douglas 2015 2020'],
    ],
    [
      'before the dates, as those of the others do',
      `Jai McAllister
# Jobs
Leading Hand Electrician
Monadelphous, Moranbah (June 2022 - current)
Electrician FIFO
Downer, Mount Isa (Feb 2019 - May 2022)
Electrician
Jims Electrical, Townsville (Mar 2017 - Jan 2019)`,
      [
        'Leading Hand Electrician @ Monadelphous 2022 ',
        'Electrician FIFO @ Downer 2019 2022',
        'Electrician @ Jims Electrical 2017 2019',
      ],
    ],
  ])('that no list knows is not that of the job above: it stands %s', (_, page, jobs) => {
    expect(jobsOf(page)).toEqual(jobs);
  });
  it('of the job above is that of a role that tells a part of the house alone', () => {
    expect(
      jobsOf(`Jane Harrow
# Employment
**Leeds General Infirmary**\t2012 – present
Ward Sister, Cardiology, 2018 – present
Staff Nurse, Oncology, 2012 – 2018`),
    ).toEqual([
      'Ward Sister, Cardiology @ Leeds General Infirmary 2018 ',
      'Staff Nurse, Oncology @ Leeds General Infirmary 2012 2018',
    ]);
  });
  it('has the exact time in brackets behind it, below a line of years', () => {
    const { experience } = read(`Jan-Willem ter Haar
# Praktijk
**2008 – 2015: Projectarchitect**
Mecanoo, Delft (april 2008 tot december 2015)
**2005 – 2008: Ontwerper**
Hild und K, München (oktober 2005 tot maart 2008)`);
    expect(experience.map(({ title, employer, from, to }) => [title, employer, from, to])).toEqual([
      ['Projectarchitect', 'Mecanoo', '2008-04', '2015-12'],
      ['Ontwerper', 'Hild und K', '2005-10', '2008-03'],
    ]);
  });
  it('above roles with their exact times in brackets keeps its own years', () => {
    expect(
      jobsOf(`Fiona Rennie
# Career
**HIGHLAND SPRING GROUP\t2021 to present**
**Operations Director (March 2021 to present)**
**TAYSIDE BAKERS CO-OPERATIVE\t2023 to present**
**Non-Executive Director (January 2023 to present; one day a month)**`),
    ).toEqual([
      'Operations Director @ HIGHLAND SPRING GROUP 2021 ',
      'Non-Executive Director @ TAYSIDE BAKERS CO-OPERATIVE 2023 ',
    ]);
  });
  it('is whole behind the short form that it begins with', () => {
    expect(
      jobsOf(
        `Urs Aebersold
# Was ich gearbeitet habe
Chefmonteur, Jenni Lüftungen AG, Spiez, 2007 bis 2014
Sanitärinstallateur, Gebr. Wenger Haustechnik, Steffisburg, 1999 bis 2007`,
        'CH',
      ),
    ).toEqual([
      'Chefmonteur @ Jenni Lüftungen AG 2007 2014',
      'Sanitärinstallateur @ Gebr. Wenger Haustechnik 1999 2007',
    ]);
  });
  it('is told in numbered sentences with what was done in brackets', () => {
    expect(
      jobsOf(`Harpreet Dhaliwal
# Work experience
1. Presently working with Vardhman Textiles Ltd, Ludhiana as Accounts Executive since July 2021. (GST returns, TDS)
2. Worked with Avon Cycles Ltd, Ludhiana as Accountant from April 2017 to June 2021. (Tally ERP, vouchers)`),
    ).toEqual(['Accounts Executive @ Vardhman Textiles Ltd 2021 ', 'Accountant @ Avon Cycles Ltd 2017 2021']);
  });
  it('is parted from the title that touches it in a row of a table by its town', () => {
    expect(
      jobsOf(
        `Aishwarya Iyer
# Work Experience
S.No\tOrganisation\tDesignation\tDuration
1\tZoho Corporation, Chennai Technical Lead\tApr 2022 – Till date
2\tFreshworks, Chennai\tSenior Software Engineer\tNov 2018 – Mar 2022`,
        'IN',
      ),
    ).toEqual(['Technical Lead @ Zoho Corporation 2022 ', 'Senior Software Engineer @ Freshworks 2018 2022']);
  });
});

describe('who somebody is', () => {
  it('has the address of the page before that of the head of each page', () => {
    const page = `HEAD BLUE ANCHOR CREWING, Manila • crewing@blueanchor.example
Jomar Dela Cruz
E-mail\tjomardc.chiefcook@lapazmail.example`;
    expect(read(page, 'PH').email).toBe('jomardc.chiefcook@lapazmail.example');
    expect(read('HEAD Jomar Dela Cruz • jomar.dc@lapazmail.example\n# Work\nCook, Max’s', 'PH').email).toBe(
      'jomar.dc@lapazmail.example',
    );
  });
  it.each([
    ['Summerhill, Nenagh, Co. Tipperary', 'IE', 'Nenagh', 'IE'],
    ['Home\t27 Classes Lake, Ballincollig, Co. Cork', 'IE', 'Ballincollig', 'IE'],
    ['14 Main Street, Dromore, Co. Down BT25 1AA', 'GB', 'Dromore', 'GB'],
    ['Chicoutimi (Québec)', 'CA', 'Chicoutimi', 'CA'],
  ])('lives in the town before a county or a province: %s', (address, home, city, code) => {
    const { location } = read(`Aoife Brosnahan\n${address}\naoife@mail.example`, home);
    expect([location?.city, location?.country_code]).toEqual([city, code]);
  });
  it('has no number of the one who sends the page', () => {
    const page = `Éric de La Brosse
# CARRIÈRE
Planificateur, Thales, Cholet, 2011 – 2018
Dossier confidentiel. Votre interlocutrice : Soizic Morvan,
06 39 98 90 90`;
    expect(read(page, 'FR').phone).toBeNull();
  });
  it('lives in the city whose quarter is called as a town', () => {
    expect(
      read('Henrik Lindgren\n# KONTAKT\nMajorna, Göteborg\nhenrik@mail.example', 'SE').location?.city,
    ).toBe('Göteborg');
    expect(read('Anna Lindgren\nFalmouth, Cornwall\nanna@mail.example', 'GB').location?.city).toBe(
      'Falmouth',
    );
    expect(read('Anna Lindgren\nLondon, Ontario\nanna@mail.example', 'CA').location?.city).toBe('London');
  });
  it.each([
    ['Gender / race (EE)\tMale, African', 'ZA'],
    ['NOME\tMAMADOU', 'IT'],
  ])('is not where their sex or name is a town elsewhere: %s', (field, home) => {
    expect(read(`COGNOME\tDIOP\n${field}\ndiop@mail.example`, home).location).toBeNull();
  });
  it('was at home with children between two jobs, and had no job there', () => {
    expect(
      jobsOf(
        `Attracta Boyle
# Employment record
**Donegal Creameries, Killygordon**\t06/2012 - 01/2020
Accounts Assistant
01/2007 - 05/2012\tHome with three small ones; did the books of my husband’s boat in the evenings
**Fruit of the Loom, Buncrana**\t09/2004 - 12/2006
Payroll Clerk`,
        'IE',
      ),
    ).toEqual([
      'Accounts Assistant @ Donegal Creameries 2012 2020',
      'Payroll Clerk @ Fruit of the Loom 2004 2006',
    ]);
  });
});
