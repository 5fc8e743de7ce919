import { describe, expect, it } from 'vitest';
import { spanIn } from '#src/domain/cv/dates.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const jobsOf = (text: string, heading = 'EXPERIENCE') =>
  read(`Ana Ruiz\nana.ruiz@mail.example\n\n**${heading}\n${text}`).experience.map(
    ({ title, employer, from, to }) => [title, employer, from, to],
  );

describe('the heading of a job', () => {
  it('is parted where its type changes and no sign stands between the two', () => {
    expect(
      jobsOf(
        '02/11/2020 – ATTUALE Augusta, Italia\n**QUALITY CONTROL SPECIALIST** SASOL ITALY\n• Gascromatografia\n15/05/2017 – 30/10/2020 Siracusa, Italia\n**ANALISTA DI LABORATORIO** ECOCONTROL SUD S.R.L.\n• Acque e terreni',
      ),
    ).toEqual([
      ['QUALITY CONTROL SPECIALIST', 'SASOL ITALY', '2020-11', null],
      ['ANALISTA DI LABORATORIO', 'ECOCONTROL SUD S.R.L.', '2017-05', '2020-10'],
    ]);
    expect(
      jobsOf(
        '01/03/2022 – i dag Brønderslev, Danmark\n**CHAUFFØR** VOGNMAND THORUP\n• Kran\n01/02/2017 – 01/02/2022 Give, Danmark\n**INDUSTRITEKNIKER** MASKINFABRIKKEN VESTBO\n• Opspænding',
      ),
    ).toEqual([
      ['CHAUFFØR', 'VOGNMAND THORUP', '2022-03', null],
      ['INDUSTRITEKNIKER', 'MASKINFABRIKKEN VESTBO', '2017-02', '2022-02'],
    ]);
  });

  it('has its employer where those of the others stand, also where a town or a duty looks more like one', () => {
    expect(
      jobsOf(
        '**Sagsbehandler\nGuldborgsund Kommune | Nykøbing Falster\nmaj 2021 – nu\n• Sygedagpenge\n\n**Kok\nBadehotellet Strandlyst | Skagen\nmaj 2018 – apr 2021\n• A la carte\n\n**Pædagog\nBørnehuset Kastanjen | Odder\nmaj 2014 – apr 2018\n• De mindste',
      ),
    ).toEqual([
      ['Sagsbehandler', 'Guldborgsund Kommune', '2021-05', null],
      ['Kok', 'Badehotellet Strandlyst', '2018-05', '2021-04'],
      ['Pædagog', 'Børnehuset Kastanjen', '2014-05', '2018-04'],
    ]);
  });

  it('does not end at the stop of a short form', () => {
    expect(
      jobsOf(
        '2014 – 2018\tFarmacista, Farmacia Dott. Bellucci, Terni\n2009 – 2014\tTornitore CNC, Off. Mecc. Brugnara snc, Rovereto\n2005 – 2009\tArzthelferin, Gemeinschaftspraxis Dres. Wolff und Sander, Fulda',
      ),
    ).toEqual([
      ['Farmacista', 'Farmacia Dott. Bellucci', '2014', '2018'],
      ['Tornitore CNC', 'Off. Mecc. Brugnara snc', '2009', '2014'],
      ['Arzthelferin', 'Gemeinschaftspraxis Dres. Wolff und Sander', '2005', '2009'],
    ]);
  });

  it('goes on where a table broke a cell behind a small word', () => {
    expect(
      jobsOf(
        '**Colcafé S.A.S.\nCoordinador de\tAgosto de 2021 – a la fecha\nmantenimiento\nTécnico electromecánico\tFebrero de 2017 – julio de 2021',
      ),
    ).toEqual([
      ['Coordinador de mantenimiento', 'Colcafé S.A.S.', '2021-08', null],
      ['Técnico electromecánico', 'Colcafé S.A.S.', '2017-02', '2021-07'],
    ]);
  });
});

describe('an employer', () => {
  it('stands behind a word for a firm or an agency, whatever it is called, and is not whom it sent somebody to', () => {
    expect(
      jobsOf(
        '11/2019 – heute\tQualitätsprüfer bei der Firma Drahtwerk Altena, Altena\n02/2018 – 10/2019\tPlanner bij de firma Hooghiemstra, Sneek\n2016 – 2017\tSaldatore presso la ditta Melis, Selargius\n2014 – 2016: Machinist GWW via uitzendbureau Olympia\n2012 – 2014: Voorman grondwerk, Dura Vermeer, Rotterdam',
      ),
    ).toEqual([
      ['Qualitätsprüfer', 'Drahtwerk Altena', '2019-11', null],
      ['Planner', 'Hooghiemstra', '2018-02', '2019-10'],
      ['Saldatore', 'Melis', '2016', '2017'],
      ['Machinist GWW', 'Olympia', '2014', '2016'],
      ['Voorman grondwerk', 'Dura Vermeer', '2012', '2014'],
    ]);
    expect(
      jobsOf(
        '**MANPOWER\nOpérateur (missions chez Grosfillex, Plastic Omnium)\t2005 – 2008\n**RENAULT TRUCKS\nMonteur cabines (CDI, 35 h)\t2008 – 2015',
      ),
    ).toEqual([
      ['Opérateur', 'MANPOWER', '2005', '2008'],
      ['Monteur cabines', 'RENAULT TRUCKS', '2008', '2015'],
    ]);
  });

  it('stands before its dates in brackets, with the title and what was done in a sentence each behind them', () => {
    expect(
      jobsOf(
        'C.M.T. Carpenterie (2017-2020): Saldatore a filo. Strutture medio-pesanti.\nOleificio Sorelle Carbone (2012-2017): Responsabile acquisti. Trattative con i frantoi.',
      ),
    ).toEqual([
      ['Saldatore a filo', 'C.M.T. Carpenterie', '2017', '2020'],
      ['Responsabile acquisti', 'Oleificio Sorelle Carbone', '2012', '2017'],
    ]);
  });

  it('has its legal form whole: "& Co. KG" ends no sentence', () => {
    expect(jobsOf('04/2009 – 12/2019\tSchichtmeister, Trilux GmbH & Co. KG, Arnsberg')).toEqual([
      ['Schichtmeister', 'Trilux GmbH & Co. KG', '2009-04', '2019-12'],
    ]);
  });
});

describe('a name', () => {
  it('keeps a surname that is a word of every day, and is spelled out where only its initial is at the top', () => {
    expect(read('INMACULADA QUESADA MORAL\ninmaquesada@mail.example').name).toBe('Inmaculada Quesada Moral');
    expect(
      read(
        'Curriculum vitae – Dr I. Mărgineanu-Fox\n\n**Dr Ioana Mărgineanu-Fox\ni.margineanu-fox@uni.example',
      ).name,
    ).toBe('Ioana Mărgineanu-Fox');
    expect(read('Jane Smith Portfolio\njane.smith@mail.example').name).toBe('Jane Smith');
  });
});

describe('a form', () => {
  it('may have a label before its employers alone, above roles with their dates', () => {
    expect(
      jobsOf(
        'Empresa\tCOLCAFÉ INDUSTRIAL S.A.S.\nCoordinador de mantenimiento\tAgosto de 2021 – a la fecha\nTécnico electromecánico\tFebrero de 2017 – julio de 2021\nJefe inmediato\tIng. Claudia Mazo\nEmpresa\tESTILO INGENIERÍA\nTécnico de ascensores\tMayo de 2014 – enero de 2017\nJefe inmediato\tIng. Iván Restrepo',
      ),
    ).toEqual([
      ['Coordinador de mantenimiento', 'COLCAFÉ INDUSTRIAL S.A.S.', '2021-08', null],
      ['Técnico electromecánico', 'COLCAFÉ INDUSTRIAL S.A.S.', '2017-02', '2021-07'],
      ['Técnico de ascensores', 'ESTILO INGENIERÍA', '2014-05', '2017-01'],
    ]);
  });

  it('has its labels whole where a narrow column broke them', () => {
    expect(
      jobsOf(
        'Fechas\tAbril 2019 → (en la actualidad)\nProfesión o cargo desempeñado\tResponsable de tráfico\nNombre y dirección de la\tTransportes Ugalde Koop., Vitoria-Gasteiz\nempresa\nFechas\tEnero 2013 → Marzo 2019\nProfesión o cargo desempeñado\tTécnica de logística\nNombre y dirección de la\tMercedes-Benz España, Vitoria-Gasteiz\nempresa',
      ),
    ).toEqual([
      ['Responsable de tráfico', 'Transportes Ugalde Koop.', '2019-04', null],
      ['Técnica de logística', 'Mercedes-Benz España', '2013-01', '2019-03'],
    ]);
  });

  it('is read with the longer of two labels', () => {
    expect(
      jobsOf(
        'Fechas: 01/04/2021 - hoy\nProfesión o cargo desempeñado: Camarera de pisos\nNombre y dirección de la empresa o empleador: Hotel Playa Serena, Lugo\n\nFechas: 01/09/2016 - 01/03/2021\nProfesión o cargo desempeñado: Teleoperadora\nNombre y dirección de la empresa o empleador: Konecta BTO, Mérida',
      ),
    ).toEqual([
      ['Camarera de pisos', 'Hotel Playa Serena', '2021-04', null],
      ['Teleoperadora', 'Konecta BTO', '2016-09', '2021-03'],
    ]);
  });
});

describe('jobs told in sentences', () => {
  it('are found with their dates between commas, a word or two before them and more behind a colon', () => {
    expect(
      jobsOf(
        'Je suis, depuis mars 2019, Coordinatrice de projets à la Fondation Rurale de Wallonie. J’accompagne neuf communes dans leur programme.\nDe septembre 2014 à février 2019, j’étais Chargée de communication chez Natagora : magazine, relations avec les bénévoles.\nJ’ai commencé comme Attachée de presse au Théâtre de Namur, de janvier 2012 à août 2014.',
      ),
    ).toEqual([
      ['Coordinatrice de projets', 'Fondation Rurale de Wallonie', '2019-03', null],
      ['Chargée de communication', 'Natagora', '2014-09', '2019-02'],
      ['Attachée de presse', 'Théâtre de Namur', '2012-01', '2014-08'],
    ]);
    expect(
      jobsOf(
        'Dal gennaio 2018 lavoro come Operatrice socio sanitaria presso la Fondazione Casa di Dio, reparto Alzheimer. Faccio igiene e pasti.\nDa maggio 2011 a dicembre 2017 sono stata Assistente familiare presso la famiglia Bonometti a Concesio, per una signora allettata.\nPrima ancora, dal 2008 al 2011, ero Addetta alle pulizie alla Cooperativa Il Mosaico, negli uffici e nelle scuole.',
      ),
    ).toEqual([
      ['Operatrice socio sanitaria', 'Fondazione Casa di Dio', '2018-01', null],
      ['Assistente familiare', 'famiglia Bonometti', '2011-05', '2017-12'],
      ['Addetta alle pulizie', 'Cooperativa Il Mosaico', '2008', '2011'],
    ]);
  });

  it('begin with their title and employer, whatever follows behind the dates in brackets', () => {
    expect(
      jobsOf(
        '• Online-Redakteurin, Kleine Zeitung, Graz (März 2018 – Dezember 2022). Spätdienst, Liveticker, Podcast.\n• PR-Assistentin, Steirische Tourismus und Standortmarketing GmbH (Oktober 2016 –\nFebruar 2018). Presseaussendungen, Clippings, Reisen mit Bloggern.',
      ),
    ).toEqual([
      ['Online-Redakteurin', 'Kleine Zeitung', '2018-03', '2022-12'],
      ['PR-Assistentin', 'Steirische Tourismus und Standortmarketing GmbH', '2016-10', '2018-02'],
    ]);
  });
});

describe('times', () => {
  it('stand one above the other with a word before each', () => {
    expect(
      jobsOf(
        'da 03/2017\tTornitore CNC\na 08/2021\tHydroware S.r.l.\nda 05/2012\tSaldatore\na 02/2017\tCarpenterie Brugnara snc',
      ),
    ).toEqual([
      ['Tornitore CNC', 'Hydroware S.r.l.', '2017-03', '2021-08'],
      ['Saldatore', 'Carpenterie Brugnara snc', '2012-05', '2017-02'],
    ]);
  });

  it('that go on may say so in brackets, and the sea is no month', () => {
    expect(spanIn('Abril 2019 → (en la actualidad)')).toMatchObject({ from: '2019-04', current: true });
    expect(spanIn('Hotel Serena, Roquetas de Mar — mar 2021 – presente')).toMatchObject({
      from: '2021-03',
      current: true,
    });
  });
});

describe('training among jobs', () => {
  it('is none, with what stands below it where each job begins with its dates', () => {
    expect(
      jobsOf(
        '02/2015 – 07/2017\tErzieher im Gruppendienst\nKinderheim Dietrichshof, Bad Sulza\nSchichtdienst, Hilfepläne\n08/2014 – 01/2015\tarbeitssuchend\n08/2011 – 07/2014\tUmschulung, siehe unten\n02/2008 – 07/2011\tZerspanungsmechaniker\nZeiss Zulieferer Rothe GmbH, Jena\n09/2005 – 02/2008\tAusbildung Zerspanungsmechaniker\nZeiss Zulieferer Rothe GmbH, Jena',
        'Tätigkeiten',
      ),
    ).toEqual([
      ['Erzieher im Gruppendienst', 'Kinderheim Dietrichshof', '2015-02', '2017-07'],
      ['Zerspanungsmechaniker', 'Zeiss Zulieferer Rothe GmbH', '2008-02', '2011-07'],
    ]);
  });
});
