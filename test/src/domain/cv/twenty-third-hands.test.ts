import { describe, expect, it } from 'vitest';
import { spanIn } from '#src/domain/cv/dates.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const HEAD = 'Ana Ruiz\nana.ruiz@mail.example\n\n**EXPERIENCE\n';
const jobsOf = (text: string, head = HEAD) =>
  read(head + text).experience.map(({ title, employer, from, to }) => [title, employer, from, to]);

describe('a line that says what an employer is', () => {
  it('stands below its name and is no employer, whether it counts people or names a kind of house', () => {
    expect(
      jobsOf(
        '**Arcor – Arroyito\nAlimentos, más de 10.000 empleados\nAnalista de selección\n07/2019 – 03/2022\n**Sanatorio del Cerro – Córdoba\nHospital privado\nEnfermera\n11/2013 – 01/2016',
      ),
    ).toEqual([
      ['Analista de selección', 'Arcor', '2019-07', '2022-03'],
      ['Enfermera', 'Sanatorio del Cerro', '2013-11', '2016-01'],
    ]);
    expect(
      jobsOf(
        '**The Plough Inn\nGastro pub\nHead Chef\t2019 – 2022\n• Four menus a year\n**Macmahon\nMining contractor\nDump Truck Operator\t2015 – 2019',
      ),
    ).toEqual([
      ['Head Chef', 'The Plough Inn', '2019', '2022'],
      ['Dump Truck Operator', 'Macmahon', '2015', '2019'],
    ]);
  });
});

describe('the heading of a job', () => {
  it('has its employer and dates in one pair of brackets', () => {
    expect(
      jobsOf(
        'Tornero CNC (Metalúrgica Alsina, 2019 – 2023)\nDeckhand (Crab Charters, Mandurah; 2015 – 2019)',
      ),
    ).toEqual([
      ['Tornero CNC', 'Metalúrgica Alsina', '2019', '2023'],
      ['Deckhand', 'Crab Charters', '2015', '2019'],
    ]);
  });

  it('is parted by a colon where two jobs show what stands on its sides', () => {
    expect(
      jobsOf(
        'Salfa: Prevencionista (2019 – 2022)\nColegio San Ignacio: Docente (2016 – 2019)\nArcor: Analista (2014 – 2016)',
      ),
    ).toEqual([
      ['Prevencionista', 'Salfa', '2019', '2022'],
      ['Docente', 'Colegio San Ignacio', '2016', '2019'],
      ['Analista', 'Arcor', '2014', '2016'],
    ]);
  });

  it('ends with its first sentence behind the dates, also behind brackets and a legal form', () => {
    expect(
      jobsOf(
        '**2017 - 2020**: Electricista en Hotel Bali Playa (Benidorm). Guardias y grupos electrógenos.\n**2007 - 2010**: Oficial 3ª en Montajes Cremades, S.L. Obra nueva, rozas y cableado de bloques.\n2004 – 2007: Verkoopster, Hema. Kassa en winkelvloer.',
      ),
    ).toEqual([
      ['Electricista', 'Hotel Bali Playa', '2017', '2020'],
      ['Oficial 3ª', 'Montajes Cremades, S.L.', '2007', '2010'],
      ['Verkoopster', 'Hema', '2004', '2007'],
    ]);
  });

  it('has the employer where the other jobs have theirs, though it is called like a town', () => {
    expect(
      jobsOf(
        'STUDIO BRIVIO\nImpiegata (2021 – 2023)\n• Prima nota\nTRATTORIA DA AMERIGO\nCuoco (2018 – 2021)\n• Primi piatti\nCOIN\nAddetto vendite (2014 – 2018)',
      )[2],
    ).toEqual(['Addetto vendite', 'COIN', '2014', '2018']);
  });
});

describe('an employer above its roles', () => {
  it('has them all, the last without a line below it, whatever its name, where they fill its time', () => {
    expect(
      jobsOf(
        '**Kier** – Salford (02/2016 – present)\n**Quantity Surveyor** (08/2020 – present)\n• Final accounts\n**Site Engineer** (02/2016 – 08/2020)\n**Eddie Stobart** – Daventry (01/2014 – 02/2016)\n**Forklift Driver',
      ),
    ).toEqual([
      ['Quantity Surveyor', 'Kier', '2020-08', null],
      ['Site Engineer', 'Kier', '2016-02', '2020-08'],
      ['Forklift Driver', 'Eddie Stobart', '2014-01', '2016-02'],
    ]);
  });
});

describe('a table', () => {
  it('is followed by jobs that are set in another way, and goes on where a column broke a cell', () => {
    expect(
      jobsOf(
        'Desde\tHasta\tCentro\tCategoría\n06/2022\tActualidad\tHospital San Juan\tTCAE\n02/2013\t10/2016\tMacrosad S.C.A.\tAuxiliar de ayuda a\ndomicilio\n\nNational Statistics, Newport\nService Manager, March 2009 – September 2012',
      ),
    ).toEqual([
      ['TCAE', 'Hospital San Juan', '2022-06', null],
      ['Auxiliar de ayuda a domicilio', 'Macrosad S.C.A.', '2013-02', '2016-10'],
      ['Service Manager', 'National Statistics', '2009-03', '2012-09'],
    ]);
  });

  it('has dates that its last column broke', () => {
    expect(
      jobsOf(
        'Chef de partie\toctubre 2019 – diciembre\nRestaurante Tintoque, Vallarta\t2022\nSous chef\tmarzo 2016 –\nHotel Bahía, Vallarta\tseptiembre 2019',
      ),
    ).toEqual([
      ['Chef de partie', 'Restaurante Tintoque', '2019-10', '2022-12'],
      ['Sous chef', 'Hotel Bahía', '2016-03', '2019-09'],
    ]);
  });
});

it('begins no job with the dates of projects, nor with whom somebody reported to or why they left', () => {
  expect(
    jobsOf(
      '**2016 – 2019\n**Salfa Montajes\nCargo: Prevencionista\nProyectos: Spence (2018-2019), Centinela (2016-2018)\nReporto a: Gerente de obra\nMotivo de salida: cierre de planta',
    ),
  ).toEqual([['Prevencionista', 'Salfa Montajes', '2016', '2019']]);
});

describe('a heading that no list knows', () => {
  const cv = (heading: string, jobs: string): string =>
    `Ana Ruiz\nana.ruiz@mail.example\n\n**Education\nBA History, University of Leeds (2004-2007)\n\n**${heading}\n${jobs}\n\n**Languages\nFrench (good)`;

  it('begins jobs where jobs stand below it and it looks as the others do', () => {
    for (const heading of ['The day job', 'Kitchens', 'Dónde he trabajado', 'Im Betrieb'])
      expect(jobsOf(cv(heading, 'Head Chef, The Plough Inn, Hathersage\t2015 – 2019'), ''), heading).toEqual([
        ['Head Chef', 'The Plough Inn', '2015', '2019'],
      ]);
  });

  it('begins none above a degree, a seat or what somebody gave their time to', () => {
    for (const [heading, lines] of [
      ['Where I learned it', 'Técnico en Farmacia, Instituto Carrión\t2015 – 2017'],
      ['Around the department', 'Member, Graduate Admissions Committee\t2015 – 2017'],
      ['Volunteer roles', 'Treasurer, Anglers Club Ltd\t2015 – 2017'],
    ] as const)
      expect(
        jobsOf(`${cv('Experience', 'Head Chef, The Plough Inn\t2019 – 2022')}\n\n**${heading}\n${lines}`, '')
          .length,
        heading,
      ).toBe(1);
  });
});

it('reads times that are told roughly, in seasons, school years and short dates', () => {
  for (const [text, from, to] of [
    ['Mid 2015 – early 2019', '2015', '2019'],
    ['principios de 2015 a finales de 2019', '2015', '2019'],
    ['Anfang 2015 bis Ende 2019', '2015', '2019'],
    ['Q1 2015 – Q3 2019', '2015', '2019'],
    ['2015/16 – 2018/19', '2015', '2019'],
    ['01/03/15 – 30/06/19', '2015-03', '2019-06'],
    ['Jun/15 – Ago/19', '2015-06', '2019-08'],
    ['06–08/2015', '2015-06', '2015-08'],
    ['Nov/Dec 2015', '2015-11', '2015-12'],
    ['201506 - 201907', '2015-06', '2019-07'],
    ['2015 – en la actualidad', '2015', null],
    ['Started June 2015', '2015-06', null],
  ] as const) {
    const span = spanIn(text);
    expect([span?.from, span?.to, span?.words], text).toEqual([from, to, text]);
  }
});

it('takes no number of a paper for a telephone, nor a telephone above an address for its beginning', () => {
  expect(read('Ana Ruiz\nCelular\t+56 9 5550 2036\nRUT\t16.000.905-1').phone).toBe('+56 9 5550 2036');
  expect(read('Ana Ruiz\nCUIL 20-23000714-9').phone).toBeNull();
  expect(read('Ana Ruiz\n414-555-0107\nmr.ruiz@mail.example').email).toBe('mr.ruiz@mail.example');
});
