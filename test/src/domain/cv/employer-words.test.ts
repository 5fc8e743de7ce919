import { describe, expect, it } from 'vitest';
import { readPlain } from '#test/harness/cv/written.ts';

const HEAD = 'Ana Ruiz\nana.ruiz@mail.example\n\n';
const jobsOf = (text: string) =>
  readPlain(HEAD + text).experience.map(({ title, employer }) => [title, employer]);

describe('a word that the jobs of a CV have before their employers', () => {
  it.each([
    [
      'Experiencia laboral\n2020 – 2023\tJefa de sala en Asador Donibane\n2017 – 2019\tGobernanta en el Balneario de Mondariz\n2012 – 2016\tDependienta en Mercería Pili',
      [
        ['Jefa de sala', 'Asador Donibane'],
        ['Gobernanta', 'Balneario de Mondariz'],
        ['Dependienta', 'Mercería Pili'],
      ],
    ],
    [
      'Esperienze lavorative\n2020 – 2023\tCapo turno per Acciaierie Valbruna\n2017 – 2019\tAssistente domiciliare per la Cooperativa Raggio di Sole',
      [
        ['Capo turno', 'Acciaierie Valbruna'],
        ['Assistente domiciliare', 'Cooperativa Raggio di Sole'],
      ],
    ],
    [
      'Werkervaring\n2020 – 2023\tTeamlead customer care bij Coolblue\n2017 – 2019\tKlantadviseur bij Eneco\n2014 – 2016\tInterimarbeider via Randstad',
      [
        ['Teamlead customer care', 'Coolblue'],
        ['Klantadviseur', 'Eneco'],
        ['Interimarbeider', 'Randstad'],
      ],
    ],
    [
      'Werkervaring\n2020 – 2023\tMagazijnchef (Sierteelt Blokland)\n2017 – 2019\tVerkoopster (Wibra)\n2014 – 2016\tTelefonist (Teleperformance)',
      [
        ['Magazijnchef', 'Sierteelt Blokland'],
        ['Verkoopster', 'Wibra'],
        ['Telefonist', 'Teleperformance'],
      ],
    ],
  ])('parts them from the title though no list knows them: %s', (text, jobs) => {
    expect(jobsOf(text)).toEqual(jobs);
  });

  it('parts no field, place or skill from a title', () => {
    expect(
      jobsOf(
        'Professional experience\nAssociate Professor in Hydrogeology, Durham University\n2015 – 2020\nLecturer in Earth Sciences, Keele University\n2010 – 2014',
      ),
    ).toEqual([
      ['Associate Professor in Hydrogeology', 'Durham University'],
      ['Lecturer in Earth Sciences', 'Keele University'],
    ]);
    expect(
      jobsOf(
        'Experiencia laboral\nTécnico en Java, Talleres Cueto S.L.\n2015 – 2020\nEncargado en Madrid, Talleres Duero S.L.\n2010 – 2014',
      ).map(([, employer]) => employer),
    ).toEqual(['Talleres Cueto S.L.', 'Talleres Duero S.L.']);
  });
});

describe('what stands beside employers', () => {
  it('is a town in the cell where the other jobs have theirs, however small it is', () => {
    expect(
      jobsOf(
        '**Berufserfahrung**\n**Bauingenieur**\t2019 – 2022\nDobler\tSonthofen\n\n**Polier**\t2015 – 2018\nXaver Riebel\tBolsterlang\n\n**Kalkulator**\t2011 – 2014\nOtto Geiger\tKempten',
      ),
    ).toEqual([
      ['Bauingenieur', 'Dobler'],
      ['Polier', 'Xaver Riebel'],
      ['Kalkulator', 'Otto Geiger'],
    ]);
  });

  it('is no employer where it says how and with what somebody worked', () => {
    expect(
      jobsOf(
        'Berufserfahrung\nRedakteurin\nOberösterreichische Rundschau\n2019 – 2022\nFrüh- und Spätschicht\n\nBauingenieur\nDobler\n2015 – 2018\nBestellwesen und Bestandskontrolle',
      ),
    ).toEqual([
      ['Redakteurin', 'Oberösterreichische Rundschau'],
      ['Bauingenieur', 'Dobler'],
    ]);
  });
});

describe('who works for themselves', () => {
  it('has no employer of the job before', () => {
    const [, own, side] = jobsOf(
      'Werkervaring\nMonteur\nBakkerij Vandemoortele\n2018 – 2020\nContent creator freelance\n2015 – 2018\nLoodgieter (zelfstandig in bijberoep)\n2012 – 2015',
    );
    expect(own?.[1]).not.toBe('Bakkerij Vandemoortele');
    expect(side).toEqual(['Loodgieter', 'zelfstandig in bijberoep']);
  });
});

describe('jobs', () => {
  it('are read where a sign stands before the first line of each, and nowhere else', () => {
    expect(
      jobsOf(
        'Experiencia laboral\n- LIMPIEZAS GADES S.L. (Cádiz)\nLimpiadora de oficinas\nDesde 10/2013 hasta 12/2020\n- HOTEL PLAYA VICTORIA (Cádiz)\nCamarera de pisos\nDesde 05/2008 hasta 09/2013 (fija discontinua)',
      ),
    ).toEqual([
      ['Limpiadora de oficinas', 'LIMPIEZAS GADES S.L.'],
      ['Camarera de pisos', 'HOTEL PLAYA VICTORIA'],
    ]);
  });

  it('have their title from the list below an employer where nothing else names it', () => {
    expect(
      jobsOf(
        'Trayectoria\n**Inditex, Plataforma Europa** (Zaragoza) 2008 – 2017\n- Jefe de nave (2012 – 2017)\n- Preparador de pedidos (2008 – 2012)\n**Ejército de Tierra**, Brigada Aragón 2004 – 2008\n- Soldado conductor',
      ).map(([title]) => title),
    ).toEqual(['Jefe de nave', 'Preparador de pedidos', 'Soldado conductor']);
  });

  it('are read from three sentences of which the last is their time', () => {
    expect(
      jobsOf(
        'EXPERIENCIA\nConductor de tráiler, rutas internacionales. Transportes Campillo (Murcia). 2017-2023.\nMozo de almacén y reparto. Mercadona. 2007-2010.',
      ),
    ).toEqual([
      ['Conductor de tráiler, rutas internacionales', 'Transportes Campillo'],
      ['Mozo de almacén y reparto', 'Mercadona'],
    ]);
  });

  it('begin with a year in a column of its own, and with a season', () => {
    const { experience } = readPlain(
      `${HEAD}Experiencia\nJunio 2007 – mayo 2010\tMédica de urgencias. Hospital de Mataró\n2002\tMédica cooperante. Médicos Mundi\nVerano 2001 – Socorrista, Piscinas Bahía`,
    );
    expect(experience.map(({ title, from }) => [title, from?.slice(0, 4)])).toEqual([
      ['Médica de urgencias', '2007'],
      ['Médica cooperante', '2002'],
      ['Socorrista', '2001'],
    ]);
  });

  it('are none where they name a search for work or years with a family', () => {
    expect(
      jobsOf(
        'Werkervaring\n**Zorggroep Tellens**\nActiviteitenbegeleidster, 2004 – 2010\nHerintredend na gezinsjaren 1996 – 2004\n**V&D Leeuwarden**\nVerkoopster, 1990 – 1996',
      ),
    ).toEqual([
      ['Activiteitenbegeleidster', 'Zorggroep Tellens'],
      ['Verkoopster', 'V&D Leeuwarden'],
    ]);
    expect(
      jobsOf('Experiencia\n2016 – 2021: Reponedora | Líder\nCesante desde abril 2025').map(
        ([title]) => title,
      ),
    ).toEqual(['Reponedora']);
  });

  it('are none among memberships, boards and service in the forces', () => {
    expect(
      jobsOf(
        'Berufserfahrung\n2010 – 2020\tLagerleiter, Bader Holzbau GmbH\n\n**Bundesheer**\n2009 – 2010 Jägerbataillon 23\n\n**Aufsichtsratsmandate**\nVolksbank Allgäu (2015 – 2018)',
      ),
    ).toEqual([['Lagerleiter', 'Bader Holzbau GmbH']]);
  });
});
