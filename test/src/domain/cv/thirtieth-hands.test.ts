import { describe, expect, it } from 'vitest';
import { linesOf } from '#src/adapters/cv/layout.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const jobsOf = (text: string, heading = 'WORK') =>
  read(`Anna Lindqvist\nanna@mail.example\n\n**${heading}\n${text}`).experience.map(
    ({ title, employer, from, to, is_current }) => [title, employer, from, is_current ? 'now' : to],
  );

describe('a name that a column broke behind a particle', () => {
  it.each([
    ['Joris van den\nBerkmortel', 'Joris van den Berkmortel'],
    ['Jucilene Aparecida dos\nSantos', 'Jucilene Aparecida dos Santos'],
    ['Lucia della\nRovere', 'Lucia della Rovere'],
  ])('has what stands below it: %s', (top, name) => {
    const [first = ''] = name.toLowerCase().split(' ');
    expect(read(`Curriculum vitae\n${top}\n07700 900 123\n${first}@mail.example`).name).toBe(name);
  });

  it('is none where nothing of it stands below', () => {
    expect(read('Wellington Nascimento dos\n\n07700 900 123\nsomebody@mail.example').name).toBeNull();
  });
});

it('reads the fields of Polish forms', () => {
  const { name, location } = read(
    'CURRICULUM VITAE\nImię i nazwisko: Mariusz Kozieł\nMiejsce zamieszkania: Gliwice\nTelefon: 512 555 604',
  );
  expect([name, location?.city]).toEqual(['Mariusz Kozieł', 'Gliwice']);
});

it.each([
  ['Dirección: Belgrano 450, Junín, Pcia. de Buenos Aires', 'Junín'],
  ['Nata a Venosa il 3/9/1986, residente a Melfi (PZ), via Foggiano 18', 'Melfi'],
])('takes no street or place of birth for the town: %s', (line, city) => {
  expect(read(`Anna Lindqvist\n${line}\nanna@mail.example`).location?.city).toBe(city);
});

describe('jobs', () => {
  it.each([
    'MILITARY SERVICE',
    'Ansat',
    'Mein Weg',
    'Przebieg zatrudnienia',
    'Saisons',
    'Waar ik werk en werkte',
  ])('stand below %s', (heading) => {
    expect(
      jobsOf('Shop Assistant, Farmfoods, 2010 – 2014\nPostman, Royal Mail, 2015 – 2019', heading),
    ).toHaveLength(2);
  });

  it.each([
    ['Permisjon med tvillinger', '2014 – 2015'],
    ['Pappaledig, en månad och på riktigt', '2014-01'],
    ['Recherche d’emploi, remise à niveau automatisme', '2014 – 2015'],
    ['Nothing much', '2014 – 2015'],
  ])('are none of a time without work: %s', (told, time) => {
    expect(
      jobsOf(
        `2015 – 2019\nPostman, Royal Mail\n\n${time}\n${told}\n\n2010 – 2014\nShop Assistant, Farmfoods`,
      ).map(([title]) => title),
    ).toEqual(['Postman', 'Shop Assistant']);
  });

  it('keep their dates where leave is told within them', () => {
    expect(
      jobsOf(
        'Postman, Royal Mail\n2015 – 2019\nLeeds\n\nLønnskonsulent, Nordea\n2006 – 2012\nPermisjon med Oda i 2008 og Even i 2010\n\nButikkmedarbeider, Rema 1000\n2001 – 2006',
      ).map(([title, , from]) => [title, from]),
    ).toEqual([
      ['Postman', '2015'],
      ['Lønnskonsulent', '2006'],
      ['Butikkmedarbeider', '2001'],
    ]);
  });

  it('keep their dates where what is told of them begins like such a time', () => {
    expect(
      jobsOf(
        'Commis Chef, Osteria del Ponte\n2012 – 2013\nWorking holiday that got out of hand. Pasta every morning.\n\nApprentice Chef, Geelong RSL\n2008 – 2011',
      ),
    ).toEqual([
      ['Commis Chef', 'Osteria del Ponte', '2012', '2013'],
      ['Apprentice Chef', 'Geelong RSL', '2008', '2011'],
    ]);
  });

  it('go on from when somebody was named to what they are', () => {
    expect(
      jobsOf(
        '**Mossman Leigh LLP    September 2011 to present\nPartner (elected May 2019)\nSenior Associate (May 2015 to April 2019)\nAssociate (September 2011 to April 2015)',
      )[0],
    ).toEqual(['Partner', 'Mossman Leigh LLP', '2019-05', 'now']);
  });

  it('are none of what went on within one that has ended', () => {
    expect(
      jobsOf(
        'Leitende Hebamme    seit Oktober 2021\nSt. Liborius-Krankenhaus, Paderborn\n\nHebamme    März 2017 – September 2021\nSt. Liborius-Krankenhaus, Paderborn\nSchichtdienst, Praxisanleitung seit 2019',
      ),
    ).toHaveLength(2);
  });

  it('have the employer of none above them where they say that there were several', () => {
    expect(
      jobsOf(
        '**Pharmacist\nBoots\nAugust 2020 – date\n\n**Locum Pharmacist (various, north-west)\nSeptember 2018 – July 2020',
      ).find(([title]) => `${title}`.startsWith('Locum'))?.[1] ?? null,
    ).toBeNull();
  });

  it('have the exact time that stands below their years, and no job in what was done', () => {
    expect(
      jobsOf(
        '2014–2017    Kokk, Hurtigruten\nFebruar 2014 til juni 2017. 22 dager på, 22 dager av\n2011–2013    Kokk, Brosundet Kro, Ålesund\nAugust 2011 til august 2013',
      ),
    ).toEqual([
      ['Kokk', 'Hurtigruten', '2014-02', '2017-06'],
      ['Kokk', 'Brosundet Kro', '2011-08', '2013-08'],
    ]);
  });

  it('are told from what was done by a stop, whatever the title is', () => {
    expect(
      jobsOf(
        '2015 – 2019    Semco Maritime, skibsmontør. Offshore rotation.\n2008 – 2015    Blue Water, klejnsmed. Rør og stativer.',
      ).map(([title]) => title),
    ).toEqual(['skibsmontør', 'klejnsmed']);
  });

  it('have a title that no list knows before what is surely an employer, as the others do', () => {
    expect(
      jobsOf(
        'Daglig leder i Nilsen Rør AS, Mandal    januar 2018 – mai 2020\nBas i Sørlandets Rørservice AS, Kristiansand    mai 2012 – des. 2017\nRørlegger i Oras, Kristiansand    sept. 2007 – april 2012',
      )[1]?.slice(0, 2),
    ).toEqual(['Bas', 'Sørlandets Rørservice AS']);
  });

  it('are one more where a title and an employer stand among them without a time', () => {
    expect(
      jobsOf(
        'Site Manager\nKendrick Construction, Wolverhampton\nJune 2021 – Present\nNumber one on schemes to 10m.\n\nWorking Foreman\nBlack Country Brickwork Ltd, Tipton\nSeptember 2012 – January 2018\nGang of twelve.\n\nBricklayer\nWesley & Sons Builders, Tipton\nStraight from college',
      ).at(-1),
    ).toEqual(['Bricklayer', 'Wesley & Sons Builders', null, null]);
  });

  it('have times of school years', () => {
    expect(
      jobsOf(
        'Colegio Santa Casilda\nMaestra\nDel curso 2019/20 al curso 2022/23\n\nColegio San José\nTutora\nDel curso 2014/15 al curso 2018/19',
      ).map(([, , from, to]) => [from, to]),
    ).toEqual([
      ['2019', '2023'],
      ['2014', '2019'],
    ]);
  });

  it('are read of forms that ask since when, where and what', () => {
    expect(
      jobsOf(
        'Post: Operational Manager\nWhere: Ngwelezana Hospital\nSince: June 2022\n\nPost: none\nWhen: November 2015 till August 2017\n\nPost: Midwife\nWhere: Netcare Hospital\nWhen: February 2013 till October 2015',
      ),
    ).toEqual([
      ['Operational Manager', 'Ngwelezana Hospital', '2022-06', 'now'],
      ['Midwife', 'Netcare Hospital', '2013-02', '2015-10'],
    ]);
  });
});

it('reads short lines below a heading with the text of the whole width, not with the columns above it', () => {
  const run = (text: string, x: number, y: number, x2: number, bold = false) => ({
    text,
    x,
    x2,
    y,
    size: 10,
    bold,
  });
  const left = ['Maria Hofer', 'Bakery manager', 'Certified baker', 'Reliable, early'].map((text, at) =>
    run(text, 57, 780 - at * 13, 160),
  );
  const right = [
    '12 High Street',
    'Leeds LS1 4AB',
    '07700 900 123',
    'maria@mail.example',
    'Full licence',
  ].map((text, at) => run(text, 360, 774 - at * 13, 450));
  const below = [
    run('WORK', 57, 690, 90, true),
    run('2022 – present', 57, 677, 130),
    run('Baker at Hill Bakery', 57, 664, 170),
    run(
      'Five of us at the oven, 1,200 loaves a day, and all the orders of flour, plans and cleaning.',
      57,
      651,
      520,
    ),
  ];
  const { lines } = linesOf([
    {
      runs: [...left, ...right, ...below],
      hidden: [],
      pictured: false,
      box: { x: 0, y: 0, x2: 595, y2: 842 },
    },
  ]);
  const texts = lines.map(({ text }) => text);
  expect(texts.indexOf('Baker at Hill Bakery')).toBe(texts.indexOf('2022 – present') + 1);
  expect(texts.at(-1)).toMatch(/^Five of us/);
});
