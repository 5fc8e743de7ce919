import { describe, expect, it } from 'vitest';
import { linesOfRows } from '#src/adapters/cv/table-rows.ts';
import { spanIn } from '#src/domain/cv/dates.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import type { CvLine } from '#src/domain/cv/source.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const fieldsOf = (text: string, heading = 'EXPERIENCE') =>
  read(`Ana Ruiz\nana.ruiz@mail.example\n\n**${heading}\n${text}`);
const jobsOf = (text: string, heading = 'EXPERIENCE') =>
  fieldsOf(text, heading).experience.map(({ title, employer, from, to }) => [title, employer, from, to]);

describe('a section of jobs', () => {
  it('ends at a heading that no list knows and that looks as its own, above studies or anything else', () => {
    expect(
      jobsOf(
        'Cariste, Transports Vial, 2015 – 2019\nMagasinier, Brico Leclair, 2011 – 2015\n\n**Bagage\nLicence pro Logistique, IUT d’Orléans, 2010\nBac pro Transport, 2008\n\n**Au grand air\nEntraîneur U13, US Orléans',
        'Carrière',
      ),
    ).toEqual([
      ['Cariste', 'Transports Vial', '2015', '2019'],
      ['Magasinier', 'Brico Leclair', '2011', '2015'],
    ]);
  });

  it('goes on where such a line is the employer of what stands below it', () => {
    expect(
      jobsOf(
        '**HOTEL ADRIA (120 camere)\nAprile 2016 – Presente: Direttrice\n\n**PENSIONE LUCIA\nGiugno 2004 – Settembre 2007: Segretaria',
        'CARRIERA',
      ).map(([, employer]) => employer),
    ).toEqual(['HOTEL ADRIA (120 camere)', 'PENSIONE LUCIA']);
  });

  it('ends at a heading with a sign or in its owner’s words', () => {
    for (const [heading, below] of [
      ['✎ School', 'Havo, Haarlemmermeer Lyceum, 2006 – 2011'],
      ['MES ÉCOLES', 'CFC d’employée, Bulle, 2013'],
      ['DOVE HO STUDIATO', 'Laurea in Lettere, Università di Pavia, 2009 – 2012'],
      ['Donde estudié', 'Grado en Historia, Universidad de Vigo, 2009 – 2013'],
      ['Wat ik leerde', 'Mbo Techniek, ROC Twente, 2009 – 2012'],
    ] as const) {
      const fields = fieldsOf(`Cuoca, Trattoria Rosa, 2015 – 2019\n\n**${heading}\n${below}`);
      expect(fields.experience, heading).toHaveLength(1);
      expect(fields.education, heading).toHaveLength(1);
    }
  });

  it('has no studies of a table of years', () => {
    expect(
      jobsOf(
        '2016 – 2020\tSubgobernanta\tHotel Playa\n2014 – 2016\tCiclo superior de Guía y Asistencia\tIES Asta Regia\n2011 – 2014\tCamarera\tHotel Sol\n2005 – 2009\tESO\tIES La Granja',
      ).map(([title]) => title),
    ).toEqual(['Subgobernanta', 'Camarera']);
  });
});

describe('a form', () => {
  const line = (text: string): CvLine => ({
    text,
    page: 1,
    size: 10,
    bold: false,
    styled: false,
    apart: false,
    bullet: false,
    margin: false,
  });

  it('has its labels before their values, however many lines these have', () => {
    const cell = (...texts: string[]): CvLine[] => texts.map(line);
    expect(
      linesOfRows([
        [cell('Date (da – a)'), cell('2016 – oggi')],
        [cell('Nome e indirizzo del datore di lavoro'), cell('Carpenteria Nera S.r.l.', 'Zona industriale')],
        [cell('Mansione'), cell('Saldatore')],
      ]).map(({ text }) => text),
    ).toEqual([
      'Date (da – a)\t2016 – oggi',
      'Nome e indirizzo del datore di lavoro\tCarpenteria Nera S.r.l.',
      'Zona industriale',
      'Mansione\tSaldatore',
    ]);
  });

  it('does not take the terms of a contract for a title', () => {
    expect(
      jobsOf(
        'Date (da – a)\t2016 – oggi\nNome e indirizzo del datore di lavoro\tCarpenteria Nera S.r.l.\nTipo di impiego\tTempo indeterminato, livello C2\nMansione\tSaldatore\nDate (da – a)\t2010 – 2016\nNome e indirizzo del datore di lavoro\tProietti S.a.s.\nTipo di impiego\tSomministrazione\nMansione\tCarpentiere',
      ),
    ).toEqual([
      ['Saldatore', 'Carpenteria Nera S.r.l.', '2016', null],
      ['Carpentiere', 'Proietti S.a.s.', '2010', '2016'],
    ]);
  });

  it('may have several roles with dates of their own below one employer with its time', () => {
    expect(
      jobsOf(
        '**HOSPITAL DONA LEONOR\nPeríodo: 03/2014 até o momento\nCargo: Enfermeira Supervisora (desde 02/2022)\nPrincipais atividades: protocolo de sepse,\nacreditação ONA\nCargo: Técnica de Enfermagem (03/2014 a 01/2022)\nPrincipais atividades: clínica cirúrgica\n**CLÍNICA BABITONGA\nPeríodo: 08/2011 a 02/2014\nCargo: Técnica de Enfermagem',
      ),
    ).toEqual([
      ['Enfermeira Supervisora', 'HOSPITAL DONA LEONOR', '2022-02', null],
      ['Técnica de Enfermagem', 'HOSPITAL DONA LEONOR', '2014-03', '2022-01'],
      ['Técnica de Enfermagem', 'CLÍNICA BABITONGA', '2011-08', '2014-02'],
    ]);
  });

  it('may head its columns with what was done', () => {
    expect(
      jobsOf(
        'De / até\tFunções\tEmpresa\nout. 2020 / até hoje\tGestora de Zelo\tVista Alegre\nfev. 2014 / set. 2020\tCapataz\tBosch, Cacia',
      ),
    ).toEqual([
      ['Gestora de Zelo', 'Vista Alegre', '2020-10', null],
      ['Capataz', 'Bosch', '2014-02', '2020-09'],
    ]);
  });
});

describe('an employer', () => {
  it('stands behind a title in bold and a small word, beside a town that no table knows', () => {
    expect(
      jobsOf(
        '**Analista** en Oleaginosa Guazú\nMarzo 2021 – actualidad · 5 años y 8 meses · Puerto General San Martín\n**Asistente de despachante de aduana** en Estudio Aduanero Piaggio & Asoc.\nFebrero 2016 – junio 2018 · 2 años · Rosario',
      ),
    ).toEqual([
      ['Analista', 'Oleaginosa Guazú', '2021-03', null],
      ['Asistente de despachante de aduana', 'Estudio Aduanero Piaggio & Asoc.', '2016-02', '2018-06'],
    ]);
  });

  it('may have its title below it behind "as", and its town behind "te"', () => {
    expect(
      jobsOf(
        '**Installatiebedrijf Feenstra te Heerenveen, vanaf april 2021\nals Teamleider Service, met elf monteurs en een planner\n**Breman te Drachten, september 2014 tot en met maart 2021\nals Servicemonteur cv en warmtepompen, met storingsdienst',
      ),
    ).toEqual([
      ['Teamleider Service', 'Installatiebedrijf Feenstra', '2021-04', null],
      ['Servicemonteur cv en warmtepompen', 'Breman', '2014-09', '2021-03'],
    ]);
  });

  it('stands behind "da" in Italian', () => {
    expect(
      jobsOf(
        'dal 2014 al 2017\nAssistente parrucchiera da Diva & Divo (Melito)\n\ndal 2012 al 2014\nCommessa da Acqua & Sapone (Qualiano)',
      ).map(([title, employer]) => [title, employer?.split(' (')[0]]),
    ).toEqual([
      ['Assistente parrucchiera', 'Diva & Divo'],
      ['Commessa', 'Acqua & Sapone'],
    ]);
  });
});

describe('dates', () => {
  it('may have a short month of which the year alone is known, and a slash before what goes on', () => {
    expect(spanIn('jui 2012 – déc. 2015')).toMatchObject({ from: '2012', to: '2015-12' });
    expect(spanIn('sett. 2012 – genn. 2014')).toMatchObject({ from: '2012-09', to: '2014-01' });
    expect(spanIn('out. 2020 / até hoje')).toMatchObject({ from: '2020-10', current: true });
  });
});

describe('jobs of running sentences', () => {
  const told = (text: string) =>
    jobsOf(text, 'EXPERIENCE').map(([title, employer, from, to]) => [title, employer, from, to]);

  it('are found in Italian, wherever the time stands', () => {
    expect(
      told(
        'Da aprile 2021 sono responsabile accoglienza presso Villa Cordellina Eventi, dove organizzo matrimoni.\nIn precedenza, da giugno 2016 a marzo 2021, ho lavorato come receptionist all’Hotel Ca’ del Galletto, con turni.\nNel 2012 sono entrata in Coop Liguria come cassiera e ci sono rimasta fino al 2015.',
      ),
    ).toEqual([
      ['responsabile accoglienza', 'Villa Cordellina Eventi', '2021-04', null],
      ['receptionist', 'Hotel Ca’ del Galletto', '2016-06', '2021-03'],
      ['cassiera', 'Coop Liguria', '2012', '2015'],
    ]);
  });

  it('are found in French', () => {
    expect(
      told(
        'Je travaille depuis 2018 comme chauffeur poids lourd pour les Transports Le Goff.\nDe 2008 à 2012 j’ai occupé le poste de secrétaire à la mairie de Lannion.\nJ’ai commencé en 2004 comme employée libre-service chez Intermarché, où je suis restée jusqu’en 2008.',
      ),
    ).toEqual([
      ['chauffeur poids lourd', 'Transports Le Goff', '2018', null],
      ['secrétaire', 'mairie de Lannion', '2008', '2012'],
      ['employée libre-service', 'Intermarché', '2004', '2008'],
    ]);
  });

  it('are found in Spanish, also without a verb where one is surely told so', () => {
    expect(
      told(
        'Actualmente, y desde enero de 2019, trabajo como técnica de laboratorio en Laboratorios Zeltia Norte.\nEmpecé como inspectora de matadero con Tragsatec, de julio de 2014 a enero de 2016.',
      ),
    ).toEqual([
      ['técnica de laboratorio', 'Laboratorios Zeltia Norte', '2019-01', null],
      ['inspectora de matadero', 'Tragsatec', '2014-07', '2016-01'],
    ]);
    expect(
      told(
        'de 2016 hasta ahora en Calzados Pikolín Sur de aparadora\nde 2010 a 2016 en Limpiezas Levante de limpiadora (portales)\nde 2004 a 2010 en Panadería La Espiga de dependienta',
      ),
    ).toEqual([
      ['aparadora', 'Calzados Pikolín Sur', '2016', null],
      ['limpiadora', 'Limpiezas Levante', '2010', '2016'],
      ['dependienta', 'Panadería La Espiga', '2004', '2010'],
    ]);
  });

  it('are found in Portuguese and Dutch', () => {
    expect(
      told(
        'Entre fevereiro de 2012 e outubro de 2018 fui chefe de secção na Sport Zone.\nO meu primeiro emprego foi como empregado de mesa no Restaurante O Tacho, entre 2008 e 2010.',
      ),
    ).toEqual([
      ['chefe de secção', 'Sport Zone', '2012-02', '2018-10'],
      ['empregado de mesa', 'Restaurante O Tacho', '2008', '2010'],
    ]);
    expect(
      told(
        'Daarvoor, van september 2013 tot en met februari 2019, was ik wijkverpleegkundige bij Buurtzorg in Weesp.\nIk begon in oktober 2006 als verpleegkundige bij Tergooi in Hilversum en bleef daar tot augustus 2013.',
      ),
    ).toEqual([
      ['wijkverpleegkundige', 'Buurtzorg', '2013-09', '2019-02'],
      ['verpleegkundige', 'Tergooi', '2006-10', '2013-08'],
    ]);
  });
});

describe('a title', () => {
  it('ends before what came with the work, and no course is one', () => {
    expect(
      jobsOf(
        'Renault ElectriCity, Douai\tdepuis mars 2019\n**Technicien de maintenance**, équipes 3x8\nCrit Intérim\tjanv. 2012 – août 2013\n**Agent de maintenance intérimaire**, missions chez Bridgestone et Roquette\nFormation de soudeur, GRETA\tsept. 2011 – déc. 2011',
      ),
    ).toEqual([
      ['Technicien de maintenance', 'Renault ElectriCity', '2019-03', null],
      ['Agent de maintenance intérimaire', 'Crit Intérim', '2012-01', '2013-08'],
    ]);
  });

  it('stands before the first comma where it does so in the other jobs', () => {
    expect(
      jobsOf(
        '2019 – 2023\tConducteur de travaux, Charpentes de Chartreuse, Voreppe\n2014 – 2019\tChef de chantier, Ossabois Dauphiné, Moirans\n2009 – 2014\tCharpentier, Entreprise Blanc-Jolicoeur, Voiron',
      ),
    ).toEqual([
      ['Conducteur de travaux', 'Charpentes de Chartreuse', '2019', '2023'],
      ['Chef de chantier', 'Ossabois Dauphiné', '2014', '2019'],
      ['Charpentier', 'Entreprise Blanc-Jolicoeur', '2009', '2014'],
    ]);
  });
});

describe('jobs', () => {
  it('behind another heading are not of the employer before it, and seats are none', () => {
    const { experience } = read(
      'Ana Ruiz\nana.ruiz@mail.example\n\n**LAVORO\nItalcementi\t2004 – 2008\nTecnico di processo\n\n**ALTRE ESPERIENZE\nOperaio\t2001 – 2003',
    );
    expect(experience.map(({ employer }) => employer)).toEqual(['Italcementi', null]);
    expect(
      jobsOf(
        'Stedenbouwkundige\tStudiebureau Arcadis\t2011 – 2019\nPlanner\tStad Gent\t2007 – 2010\n\n**Bestuursmandaten\nBestuurder\tWoninGent\t2020 – nu',
        'Werkervaring',
      ),
    ).toHaveLength(2);
  });

  it('may begin with a small letter between dashes', () => {
    expect(
      jobsOf(
        'pizzaiolo - Antica Pizzeria Da Gigino - dal 2019 a oggi\naiuto pizzaiolo - Ristorante O’ Scoglio, Sorrento - 2014/2019\nbarista - Bar Gambrinus - 2010/2014',
      ).map(([title]) => title),
    ).toEqual(['pizzaiolo', 'aiuto pizzaiolo', 'barista']);
  });

  it('may have their employer, its dates in brackets and their title in a row', () => {
    expect(
      jobsOf(
        'Avanza Zaragoza (02/2017 – actualidad) – Conductor de autobús. Líneas 35 y 42, turnos partidos.\nSEUR (09/2011 – 01/2017) – Repartidor. Ruta de Delicias.\nInditex Plataforma Europa (05/2006 – 08/2011) – Mozo de almacén.',
      ),
    ).toEqual([
      ['Conductor de autobús', 'Avanza Zaragoza', '2017-02', null],
      ['Repartidor', 'SEUR', '2011-09', '2017-01'],
      ['Mozo de almacén', 'Inditex Plataforma Europa', '2006-05', '2011-08'],
    ]);
  });

  it('are found where a page broke their last month from its year', () => {
    expect(
      jobsOf(
        '• Profesora interina. IES Río Andarax, Santa Fe. Septiembre de 2014 – agosto de\n2018\n• Técnica de laboratorio. Universidad de Almería. Febrero de 2011 – julio de 2014',
        'EXPERIENCIA DOCENTE E INVESTIGADORA',
      ).map(([title, , from, to]) => [title, from, to]),
    ).toEqual([
      ['Profesora interina', '2014-09', '2018-08'],
      ['Técnica de laboratorio', '2011-02', '2014-07'],
    ]);
  });

  it('end at a heading in capitals behind a sign', () => {
    expect(
      jobsOf(
        'UX Lead\tEdicom\t2022 – 2024\nDiseñadora gráfica\tEstudio Menta\t2015 – 2018\n• ESTUDIOS\nGrado en Diseño\tUPV\t2010 – 2014',
      ).map(([title]) => title),
    ).toEqual(['UX Lead', 'Diseñadora gráfica']);
  });
});

describe('a heading', () => {
  it('is known by a word for work and what kind of it, where or when', () => {
    for (const heading of [
      'Expériences précédentes',
      'Petits boulots',
      'Expériences en restauration',
      'Esperienze precedenti',
      'Esperienza in cucina',
      'Experiencias previas',
      'Experiência em vendas',
      'Eerdere werkervaring',
      'Loopbaan tot nu toe',
    ])
      expect(sectionOf(heading), heading).toBe('experience');
    for (const line of [
      'Esperienza in',
      'Expériences variées et riches de sens',
      'Ervaring met SAP en Excel',
    ])
      expect(sectionOf(line), line).toBeNull();
  });
});

describe('times of a form', () => {
  it('may have a label each, or a column each', () => {
    expect(
      jobsOf(
        '• **Lojas Riachuelo** – Vendedora responsável\nAdmissão: 08/2020 – emprego atual\n• **Supermercados Bretas** – Operadora de caixa\nAdmissão: 02/2016 – Demissão: 07/2020',
      ),
    ).toEqual([
      ['Vendedora responsável', 'Lojas Riachuelo', '2020-08', null],
      ['Operadora de caixa', 'Supermercados Bretas', '2016-02', '2020-07'],
    ]);
    expect(
      jobsOf(
        'Du\tAu\tSociété\tFonction\n02/2016\tce jour\tPrayon SA, Engis\tConducteur de ligne\n06/2010\t01/2016\tFN Herstal\tOpérateur de production',
      ),
    ).toEqual([
      ['Conducteur de ligne', 'Prayon SA', '2016-02', null],
      ['Opérateur de production', 'FN Herstal', '2010-06', '2016-01'],
    ]);
  });
});

describe('what stands below a job', () => {
  it('may have a heading in plain type, which ends no section whose headings are in bold', () => {
    expect(
      jobsOf(
        '**Everis, marzo 2018 – actualidad\nConsultor SAP senior\nProyectos:\n• Mercadona (2021 – 2023): logística\n**Seidor, septiembre 2014 – febrero 2018\nConsultor SAP junior\nProyectos:\n• Lactalis (2016 – 2018): soporte',
      ).map(([, employer]) => employer),
    ).toEqual(['Everis', 'Seidor']);
  });

  it('does not keep the title of another from ending at its stop', () => {
    expect(
      jobsOf(
        'Da settembre 2019 ad oggi, Asilo nido Il Girasole, Rende\nEducatrice. Inserimenti, laboratori.\nDa ottobre 2016 a giugno 2019, Istituto Comprensivo Montalto\nInsegnante di sostegno (supplente).\nDa maggio 2013 a settembre 2015 (stagionale), Villaggio Valtur\nAnimatrice. Miniclub 4-8 anni.',
      ).map(([title, employer]) => [title, employer]),
    ).toEqual([
      ['Educatrice', 'Asilo nido Il Girasole'],
      ['Insegnante di sostegno (supplente)', 'Istituto Comprensivo Montalto'],
      ['Animatrice', 'Villaggio Valtur'],
    ]);
  });
});
