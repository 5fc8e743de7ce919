import { describe, expect, it } from 'vitest';
import { linesOfRows } from '#src/adapters/cv/table-rows.ts';
import { spanIn } from '#src/domain/cv/dates.ts';
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
