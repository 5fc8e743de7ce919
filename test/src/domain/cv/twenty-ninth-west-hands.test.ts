import { describe, expect, it } from 'vitest';
import { spanIn } from '#src/domain/cv/dates.ts';
import { namesPause } from '#src/domain/cv/pauses.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const jobsOf = (text: string, heading = 'EXPERIENCE') =>
  read(`Ana Ruiz\nana.ruiz@mail.example\n\n**${heading}\n${text}`).experience.map(
    ({ title, employer, from, to }) => [title, employer, from, to],
  );

describe('a line below an employer with its dates', () => {
  it('is a title and what was done behind its comma or stop', () => {
    expect(
      jobsOf(
        'dal 02/2021 ad oggi - Bianchi Trasporti Srl, Lodi\nautista patente CE, bilico frigo, Italia e Svizzera\n\ndal 06/2016 al 01/2021 - Cooperativa La Rinascita\naddetto alle pulizie, scuole e uffici comunali\n\ndal 2012 al 2016 - Ristorante Il Melograno, Crema\nlavapiatti, poi aiuto in cucina',
        'ESPERIENZE',
      ),
    ).toEqual([
      ['autista patente CE', 'Bianchi Trasporti Srl', '2021-02', null],
      ['addetto alle pulizie', 'Cooperativa La Rinascita', '2016-06', '2021-01'],
      ['lavapiatti, poi aiuto in cucina', 'Ristorante Il Melograno', '2012', '2016'],
    ]);
    expect(
      jobsOf(
        'junho 2020 a fevereiro 2023\tHotel Ponta do Arade, Faro\nCozinheiro de 1.ª. Cozinha quente, buffet de 300 pessoas.\n2014 a 2018\tPastelaria Violeta, Estremoz\nEmpregada de balcão, de segunda a sábado; ao domingo fazia bolos.',
        'EXPERIÊNCIA PROFISSIONAL',
      ),
    ).toEqual([
      ['Cozinheiro de 1.ª', 'Hotel Ponta do Arade', '2020-06', '2023-02'],
      ['Empregada de balcão', 'Pastelaria Violeta', '2014', '2018'],
    ]);
  });

  it('is so below dates that stand alone above the employer', () => {
    expect(
      jobsOf(
        'Janvier 2020 – aujourd’hui\nMaçonnerie Berthelot, Chinon\nMaçon, gros œuvre et rénovation de tuffeau\n2015 – 2019\nSARL Touraine Bâtiment\nPeintre, chantiers publics et écoles\n2012 – 2015\nIntermarché, Chinon\nEmployé de rayon',
        'EXPÉRIENCE',
      ).map(([title]) => title),
    ).toEqual(['Maçon', 'Peintre', 'Employé de rayon']);
  });

  it('keeps a second title behind the comma', () => {
    expect(
      jobsOf(
        '2018 – 2022\tGarderie Les Grèbes, Renens\nÉducatrice de l’enfance, référente de groupe',
        'EXPÉRIENCE',
      )[0],
    ).toEqual(['Éducatrice de l’enfance, référente de groupe', 'Garderie Les Grèbes', '2018', '2022']);
  });
});

describe('a job told in one paragraph', () => {
  it('has a number before its dates, its employer and its title in a sentence each', () => {
    expect(
      jobsOf(
        '1.- De mayo de 2019 hasta hoy: Montajes do Eume S.L., Narón. Jefe de equipo de soldadura. 14 hombres, bloques de proa.\n\n2.- De 2014 a 2019: Auxiliar Naval Ferrola S.C.G., Ferrol. Calderero.',
        'EXPERIENCIA LABORAL',
      ),
    ).toEqual([
      ['Jefe de equipo de soldadura', 'Montajes do Eume S.L.', '2019-05', null],
      ['Calderero', 'Auxiliar Naval Ferrola S.C.G.', '2014', '2019'],
    ]);
  });
});

describe('a time', () => {
  it('is of school years, however many are named', () => {
    expect(spanIn('aa.ss. 2019/20 e 2020/21')).toMatchObject({ from: '2019', to: '2021' });
    expect(spanIn('cursos 2017/18, 2018/19 y 2019/2020')).toMatchObject({ from: '2017', to: '2020' });
    expect(spanIn('2020/2021 à aujourd’hui')).toMatchObject({ from: '2020', current: true });
  });

  it('takes nothing of a legal form before it', () => {
    expect(spanIn('GARZA Y ASOCIADOS, S.C.\tEne 2009 – Ene 2012')?.words).toBe('Ene 2009 – Ene 2012');
  });

  it('between jobs is none', () => {
    for (const pause of [
      'South America on a motorbike',
      'Travelling in South East Asia',
      'Career break to care for my mother',
      'Pause familiale',
      'Interruption pour élever mes enfants',
      'Cuidado de mi padre',
      'Disoccupazione',
      'Desemprego',
      'Voyage à moto',
    ])
      expect(namesPause(pause), pause).toBe(true);
    for (const job of ['Travel Consultant', 'Raising Agent', 'Viajes Halcón', 'Chargée de mission mobilité'])
      expect(namesPause(job), job).toBe(false);
  });
});

describe('a job through an agency', () => {
  it('has the agency for its employer, and none of those to whom it sent somebody', () => {
    expect(
      jobsOf(
        'Randstad ETT (2020 – 2023): mozo de almacén en Inditex y DHL\nAdecco (2018 – 2020): operario de producción en Nestlé\nMercadona (2014 – 2018): reponedor',
        'EXPERIENCIA',
      ),
    ).toEqual([
      ['mozo de almacén', 'Randstad ETT', '2020', '2023'],
      ['operario de producción', 'Adecco', '2018', '2020'],
      ['reponedor', 'Mercadona', '2014', '2018'],
    ]);
    expect(
      jobsOf(
        'Jan 2022 – present  Office Angels, Leeds\nReceptionist on assignment at Kirkby Dental Practice\nMar 2019 – Dec 2021  Marks & Spencer, Wakefield\nSales Advisor',
      ),
    ).toEqual([
      ['Receptionist', 'Office Angels', '2022-01', null],
      ['Sales Advisor', 'Marks & Spencer', '2019-03', '2021-12'],
    ]);
  });

  it('is no job of one where the word is a time that has not ended', () => {
    expect(
      jobsOf(
        '2020 – actual: camarero en Bar Central, León\n2016 – 2020: mozo de almacén en Logística Duero, León',
        'EXPERIENCIA',
      ).map(([, employer]) => employer),
    ).toEqual(['Bar Central', 'Logística Duero']);
  });
});

describe('roles below one employer', () => {
  it('have no town in their titles where several have theirs there', () => {
    expect(
      jobsOf(
        '**Banco Millennium BCP (2009 – 2023)\n• Gerente de balcão, Viseu (2017 – 2023)\n• Gestor de cliente, Braga (2012 – 2017)\n• Caixa (2009 – 2012)',
        'EXPERIÊNCIA PROFISSIONAL',
      ).map(([title]) => title),
    ).toEqual(['Gerente de balcão', 'Gestor de cliente', 'Caixa']);
  });
});

describe('a list without times', () => {
  it('has how long a job was in neither title nor employer', () => {
    expect(
      jobsOf(
        'Empregada de limpeza na Iberlim (5 anos)\nOperadora de caixa no Continente (3 anos)\nCozinheira no Lar São José (um ano e meio)',
        'EXPERIÊNCIA',
      ).map(([, employer]) => employer),
    ).toEqual(['Iberlim', 'Continente', 'Lar São José']);
    expect(
      jobsOf('Barista – Costa Coffee, York (18 months)\nShop assistant at Boyes, Selby, 2 years').map(
        ([, employer]) => employer,
      ),
    ).toEqual(['Costa Coffee', 'Boyes']);
  });
});
