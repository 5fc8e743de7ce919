import { describe, expect, it } from 'vitest';
import { spanIn } from '#src/domain/cv/dates.ts';
import { nameIn } from '#src/domain/cv/name-in.ts';
import { readLines } from '#src/domain/cv/read.ts';
import { toldJob } from '#src/domain/cv/told-jobs.ts';
import { placeIn } from '#src/domain/cv/vocabulary.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const HEAD = 'Ana Ruiz\nana.ruiz@mail.example\n\n';
const jobsOf = (text: string) =>
  read(HEAD + text).experience.map(({ title, employer, from, to }) => [title, employer, from, to]);
const told = (sentence: string): unknown => {
  const span = spanIn(sentence);
  const job = span === null ? null : toldJob(sentence, span);
  return job === null ? null : [job.title, job.firm, job.place];
};

describe('a job told in a sentence', () => {
  it('is read where a word for the title and one for the employer stand, in either order, in nine languages', () => {
    for (const [sentence, ...job] of [
      [
        'Seit April 2018 bin ich bei der Firma Huber GmbH in Kolbermoor als Elektromeister tätig.',
        'Elektromeister',
        'Huber GmbH',
        'Kolbermoor',
      ],
      [
        '2010 – 2015 Tätigkeit als Buchhalterin bei der Deutschen Leasing AG',
        'Buchhalterin',
        'Deutsche Leasing AG',
        null,
      ],
      [
        'Von 2003 bis 2009 arbeitete ich als Monteur bei den Stadtwerken Rosenheim.',
        'Monteur',
        'Stadtwerke Rosenheim',
        null,
      ],
      [
        "De mai 2014 à mars 2018, j'ai été employée en tant qu'auxiliaire de vie par l'association Domicile Plus.",
        'auxiliaire de vie',
        'association Domicile Plus',
        null,
      ],
      [
        'Desde 2018 trabajo como administrativa en la empresa Aceites del Sur, S.L. en Jaén',
        'administrativa',
        'Aceites del Sur, S.L.',
        'Jaén',
      ],
      [
        'Dal 2010 al 2014 ho svolto la mansione di magazziniere presso Logistica Nord a Piacenza.',
        'magazziniere',
        'Logistica Nord',
        'Piacenza',
      ],
      [
        'Desde 2019 atuo como analista fiscal na empresa Contábil Lima',
        'analista fiscal',
        'Contábil Lima',
        null,
      ],
      [
        'Van 2012 tot 2016 was ik werkzaam als monteur bij Installatiebedrijf De Wit te Ede.',
        'monteur',
        'Installatiebedrijf De Wit',
        'Ede',
      ],
      [
        '2015-2018 arbetade jag som undersköterska på Solgårdens äldreboende i Mora.',
        'undersköterska',
        'Solgårdens äldreboende',
        'Mora',
      ],
      [
        "Jun'10-Apr'13: Periyar Hospitals, Aluva as HR Executive",
        'HR Executive',
        'Periyar Hospitals, Aluva',
        null,
      ],
      [
        "Mar'19 – Till date with Sundaram Autoparts Pvt. Ltd. as Deputy Manager – Production",
        'Deputy Manager – Production',
        'Sundaram Autoparts Pvt. Ltd.',
        null,
      ],
    ] as const)
      expect(told(sentence), sentence).toEqual(job);
  });

  it('is none where what is said with the same words is no job', () => {
    for (const sentence of [
      'Von 2010 bis 2014 leitete ich bei der Huber GmbH die Abteilung Einkauf als Schnittstelle zur Produktion.',
      'From 2019 to 2021 I served as Board Member for the local school.',
      'Costs in 2015 – 2018 as low as in Leeds',
    ])
      expect(told(sentence), sentence).toBeNull();
  });

  it('is put together where a page broke it, with what follows as what was done', () => {
    const [job, ...others] = read(`${HEAD}Beruflicher Werdegang
Von Oktober 2009 bis März 2018 war ich bei der Firma Elektro Aigner in Bruckmühl als
Bauleitender Monteur beschäftigt. Ich machte das Aufmaß.`).experience;
    expect([job?.title, job?.employer, job?.location, job?.from, others]).toEqual([
      'Bauleitender Monteur',
      'Elektro Aigner',
      'Bruckmühl',
      '2009-10',
      [],
    ]);
    expect(job?.description).toContain('Ich machte das Aufmaß.');
  });
});

describe('confidence', () => {
  it('is low for a job under which a time stands that is not read, and stays high elsewhere', () => {
    const lines = (under: string) =>
      [
        'Ana Ruiz',
        'Berufserfahrung',
        '05/2020 – heute',
        'Buchhalterin, Rosental GmbH',
        under,
        '01/2010 – 12/2014',
        'Sachbearbeiterin, Böhm AG',
      ].map((text, at) => ({
        text,
        page: 1,
        size: at === 0 ? 20 : 10,
        bold: at === 1,
        styled: false,
        apart: at < 3,
        bullet: false,
        margin: false,
      }));
    const sure = (under: string): (number | undefined)[] => {
      const source = { lines: lines(under), links: [], pages: 1, columns: 1, hidden: [], pictured: 0 };
      const { provenance } = readLines(source, 'DE');
      return [provenance['experience.0']?.confidence, provenance['experience.1']?.confidence];
    };
    const [unread = 1, other = 0] = sure('Januar 2015 sampai sekarang lagi di Kantor Meyer');
    expect([unread <= 0.65, other >= 0.9]).toEqual([true, true]);
    expect(sure('Abschlüsse nach HGB')[0]).toBeGreaterThanOrEqual(0.9);
  });
});

describe('headings', () => {
  it('are known in Polish, and where they say that dates are with them', () => {
    const fields = read(`${HEAD}Doświadczenie zawodowe
05.2018 – obecnie
Główna księgowa
Odra Logistyka Sp. z o.o.

Wykształcenie
2004 – 2009 Uniwersytet Ekonomiczny, magister

Umiejętności
Symfonia, Excel`);
    expect(fields.experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Główna księgowa', 'Odra Logistyka Sp. z o.o.'],
    ]);
    expect(fields.education).toHaveLength(1);
    expect(
      jobsOf(`INSTITUTIONS ATTENDED WITH DATES
Obafemi Awolowo University    2010 – 2014

QUALIFICATIONS OBTAINED WITH DATES
B.Sc. Accounting    2014

WORK EXPERIENCE WITH DATES
CRESTFIELD MICROFINANCE BANK
Head, Internal Control    January 2021 – Date`),
    ).toEqual([['Head, Internal Control', 'CRESTFIELD MICROFINANCE BANK', '2021-01', null]]);
  });
});

describe('jobs', () => {
  it('keep a heading whose names hold the small words of a sentence', () => {
    expect(
      jobsOf(`EXPÉRIENCES

Chef de rang, Restaurant Le Clos des Tilleuls (1 étoile Michelin), Annecy-le-Vieux
Depuis mai 2022
Rang de 20 couverts, découpe, conseil en vins`)[0]?.slice(0, 2),
    ).toEqual(['Chef de rang', 'Restaurant Le Clos des Tilleuls (1 étoile Michelin)']);
  });

  it('take no employer from the job above where all others have their own on their line', () => {
    expect(
      jobsOf(`Beruflicher Werdegang
04/2017 – heute: Polier bei Jensen & Söhne GmbH, Schleswig
03/2010 – 03/2017: Vorarbeiter bei Tiefbau Flensburg GmbH
08/2005 – 02/2010: Maurer, Baugeschäft Petersen, Kappeln`).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['Polier', 'Jensen & Söhne GmbH'],
      ['Vorarbeiter', 'Tiefbau Flensburg GmbH'],
      ['Maurer', 'Baugeschäft Petersen'],
    ]);
    // Several roles of one employer keep it.
    expect(
      jobsOf(`EXPERIENCE

Mission Trail Medical Center
Charge Nurse, Cardiovascular ICU    08/2020 – Present
Staff Nurse, Medical ICU    05/2017 – 08/2020

Hill Country Regional Hospital
Registered Nurse, Telemetry    07/2015 – 04/2017`).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['Charge Nurse, Cardiovascular ICU', 'Mission Trail Medical Center'],
      ['Staff Nurse, Medical ICU', 'Mission Trail Medical Center'],
      ['Registered Nurse, Telemetry', 'Hill Country Regional Hospital'],
    ]);
  });

  it('of several ranks in one service have the whole service as their employer, and no sum in charge', () => {
    expect(
      jobsOf(`Military Career

Royal Logistic Corps, British Army — January 2010 to present
Quartermaster Sergeant (April 2019 – present)
£22m of stores, no losses in three audits
Sergeant, Supply Specialist (January 2010 – March 2019)`),
    ).toEqual([
      ['Quartermaster Sergeant', 'Royal Logistic Corps, British Army', '2019-04', null],
      ['Sergeant, Supply Specialist', 'Royal Logistic Corps, British Army', '2010-01', '2019-03'],
    ]);
  });

  it('keep a cell of a table that its column broke within brackets', () => {
    expect(
      jobsOf(`Career Summary
Jan 2022 – Feb 2024    Westpac (contract via Talent    Integration Lead
International)
May 2019 – Dec 2021    Optus (permanent)    Senior Developer`).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['Integration Lead', 'Westpac (contract via Talent International)'],
      ['Senior Developer', 'Optus'],
    ]);
  });

  it('of Italian CVs are read behind "c/o" and "presso", from years with a slash, from fields and from lines that tell more', () => {
    for (const [text, ...jobs] of [
      [
        'Dal 03/2018 a oggi: impiegato tecnico c/o Termoidraulica Sarti Srl, Imola\nDal 01/2012 al 02/2018: disegnatore CAD c/o Studio Melloni, Bologna',
        ['impiegato tecnico', 'Termoidraulica Sarti Srl', '2018-03', null],
        ['disegnatore CAD', 'Studio Melloni', '2012-01', '2018-02'],
      ],
      [
        '2019/oggi    Operaio metalmeccanico\nFonderie Bassano Spa\n2011/2019    Magazziniere\nBrico Veneto Srl',
        ['Operaio metalmeccanico', 'Fonderie Bassano Spa', '2019', null],
        ['Magazziniere', 'Brico Veneto Srl', '2011', '2019'],
      ],
      [
        'Titolo: Store Manager\nPresso: Profumerie Orsi, Torino\nPeriodo: da aprile 2019 ad oggi',
        ['Store Manager', 'Profumerie Orsi', '2019-04', null],
      ],
      [
        'da 02/2020 – in essere\nImpiegata contabile\npresso Commercialisti Riuniti, Padova\n09/2013 – 01/2020\nSegretaria\npresso Autoscuola Euganea, Abano Terme',
        ['Impiegata contabile', 'Commercialisti Riuniti', '2020-02', null],
        ['Segretaria', 'Autoscuola Euganea', '2013-09', '2020-01'],
      ],
      [
        'Ho lavorato dal 2010 al 2016 come cuoca presso la mensa della Camst.\nDal 2017 sono responsabile di cucina presso la Trattoria Da Amerigo.',
        ['cuoca', 'mensa della Camst', '2010', '2016'],
        ['responsabile di cucina', 'Trattoria Da Amerigo', '2017', null],
      ],
      [
        '2018-presente Infermiera, Ospedale San Martino, Genova. Reparto di ortopedia, turni notturni.\n2014-2018 Infermiera, RSA Villa Serena, Chiavari. 40 posti letto.',
        ['Infermiera', 'Ospedale San Martino', '2018', null],
        ['Infermiera', 'RSA Villa Serena', '2014', '2018'],
      ],
    ] as [string, ...unknown[]][])
      expect(jobsOf(`ESPERIENZE LAVORATIVE\n${text}`), text).toEqual(jobs);
  });

  it('of a table keep an employer that its column broke', () => {
    expect(
      jobsOf(`TEACHING EXPERIENCE
Institution    Designation    Period
Thiagarajar Institute of    Associate Professor    June 2016 – Till date
Technology
Sethu Polytechnic    Lecturer    June 2006 – June 2009`).map(([, employer]) => employer),
    ).toEqual(['Thiagarajar Institute of Technology', 'Sethu Polytechnic']);
  });

  it('know a trade that is a town as well', () => {
    expect(
      jobsOf(`Expérience professionnelle

Juillet 2006 à août 2011
Entreprise Le Saout – Brest
Maçon`)[0]?.slice(0, 2),
    ).toEqual(['Maçon', 'Entreprise Le Saout']);
  });
});

describe('dates', () => {
  it('are read with the year first, and with the words for now of Italy and Poland', () => {
    for (const [text, from, to] of [
      ['2011 juni – 2019 jan.: Regnskabsassistent', '2011-06', '2019-01'],
      ["da settembre 2016 a tutt'oggi", '2016-09', null],
      ['03.2016 – nadal', '2016-03', null],
      // A firm whose name begins like a month.
      ['2010 – 2014 Jan Linders', '2010', '2014'],
    ] as const) {
      const span = spanIn(text);
      expect([span?.from, span?.to], text).toEqual([from, to]);
    }
  });
});

describe('a title', () => {
  it('ends before what was done, and before how somebody worked where the employer is told', () => {
    expect(
      jobsOf(`ESPERIENZA LAVORATIVA
Automazioni Ghirlandina S.r.l. – Modena    02/2020 – oggi
Tecnico meccatronico: collaudo linee robotizzate, PLC Siemens
Ceramiche Sassuolo S.p.A. – Sassuolo    06/2014 – 01/2020
Manutentore elettrico: turni, forni e presse`).map(([title]) => title),
    ).toEqual(['Tecnico meccatronico', 'Manutentore elettrico']);
    expect(
      jobsOf(`Beruflicher Werdegang
01/2015 – heute
Tischlermeisterin, selbstständig
Möbelwerkstatt Poppinga GmbH`)[0]?.slice(0, 2),
    ).toEqual(['Tischlermeisterin', 'Möbelwerkstatt Poppinga GmbH']);
  });
});

describe('a name', () => {
  it('is no greeting, and ends before the first degree behind it', () => {
    expect(nameIn("Hello. I'm Priscilla.")).toBeNull();
    expect(nameIn('Mrs Jane Adebisi-Crane BSc (Hons) PGCE NPQSL')?.name).toBe('Jane Adebisi-Crane');
    expect(read('Grace Hope Ministries\nVolunteer coordinator resume\n\nEXPERIENCE').name).toBeNull();
    expect(nameIn('Mohd. Faizan Ansari')?.name).toBe('Mohd. Faizan Ansari');
  });

  it('is put together where a narrow column broke it at its hyphen', () => {
    expect(
      read('CURRICULUM VITAE\nAnne-Laure LE BIHAN-\nMERCIER\nal.lebihan@mail.example\n\nFORMATION').name,
    ).toBe('Anne-Laure Le Bihan-Mercier');
  });
});

describe('where somebody lives', () => {
  it('is read from addresses of Poland, Singapore and India, and is no word of two capitals', () => {
    for (const [line, city] of [
      ['ul. Morska 112/4, 81-216 Gdynia', 'Gdynia'],
      ['Blk 412 Tampines Street 41 #08-115 Singapore 520412', 'Singapore'],
      ['22 rue de Lannoy 59100 Roubaix', 'Roubaix'],
      ['4 Balby Road, Doncaster DN4 0RE. Tel 07700 900 812', 'Doncaster'],
      ['Zafra (Badajoz), 611 22 33 44', 'Zafra'],
      ['Rua Barão de Jaguara, 900 – Centro – Campinas/SP', 'Campinas'],
      ['Add: 45/2 Aminabad, Lucknow, U.P.', 'Lucknow'],
    ])
      expect(read(`Ana Ruiz\n${line}\nana.ruiz@mail.example`).location?.city, line).toBe(city);
    expect(placeIn('OF')).toBeNull();
  });
});
