import { describe, expect, it } from 'vitest';
import { spanIn } from '#src/domain/cv/dates.ts';
import { nameIn } from '#src/domain/cv/name-in.ts';
import { employerAndPlace } from '#src/domain/cv/title-or-employer.ts';
import { toldJob } from '#src/domain/cv/told-jobs.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const HEAD = 'Ana Ruiz\nana.ruiz@mail.example\n\n';
const jobsOf = (text: string) =>
  read(HEAD + text).experience.map(({ title, employer, from, to }) => [title, employer, from, to]);

describe('a CV in a Romance language or Polish', () => {
  it('has months in Roman numerals, with the letter behind the year', () => {
    const { from, to, current } = spanIn('od VI 2015 r. do nadal') ?? {};
    expect([from, to, current]).toEqual(['2015-06', null, true]);
    expect(spanIn('VII 2009 – V 2015')).toMatchObject({ from: '2009-07', to: '2015-05' });
    expect(spanIn('ansat i 2015 – 2018')).toMatchObject({ from: '2015', to: '2018' });
  });

  it('tells its jobs under Polish labels', () => {
    expect(
      jobsOf(
        'Doświadczenie zawodowe\n01.2018 – obecnie  Raben Transport Sp. z o.o.\nStanowisko: Kierowca\nZakres obowiązków: transport krajowy\n03.2015 – 12.2017  Biedronka\nStanowisko: Magazynier\nZakres obowiązków: przyjęcie towaru',
      ),
    ).toEqual([
      ['Kierowca', 'Raben Transport Sp. z o.o.', '2018-01', null],
      ['Magazynier', 'Biedronka', '2015-03', '2017-12'],
    ]);
  });

  it('has the season of a time and the words before an employer in neither title nor employer', () => {
    expect(
      jobsOf(
        'Esperienze professionali\nHotel Savoia (Rimini), receptionist, da maggio 2018 a settembre 2022\nBagno Azzurro (Rimini), bagnino, stagioni estive 2015 – 2018',
      ),
    ).toEqual([
      ['receptionist', 'Hotel Savoia', '2018-05', '2022-09'],
      ['bagnino', 'Bagno Azzurro', '2015', '2018'],
    ]);
    expect(
      jobsOf(
        'Activités professionnelles\nDu 01.09.2019 à ce jour\nAssistante RH auprès de Retraites Populaires, Lausanne\nDu 01.03.2012 au 31.08.2019\nRéceptionniste auprès de l’Hôtel Mirabeau, Lausanne',
      ),
    ).toEqual([
      ['Assistante RH', 'Retraites Populaires', '2019-09', null],
      ['Réceptionniste', 'Hôtel Mirabeau', '2012-03', '2019-08'],
    ]);
  });

  it('has neither the street nor the department of an employer in its name', () => {
    expect(employerAndPlace('Hospital Sierrallana, Barrio de Ganzo s/n, Torrelavega')).toEqual({
      employer: 'Hospital Sierrallana',
      place: 'Torrelavega',
    });
    expect(employerAndPlace('Servicio de Urgencias. Hospital Río Hortega').employer).toBe(
      'Hospital Río Hortega',
    );
  });

  it('keeps surnames that are trades or towns, and drops the titles before a name', () => {
    for (const [written, name] of [
      ['Sergio Navas Pastor', 'Sergio Navas Pastor'],
      ['Lucía Fernández-Miranda Ocaña', 'Lucía Fernández-Miranda Ocaña'],
      ['C.P.C. Ma. Elena Treviño Garza', 'Ma. Elena Treviño Garza'],
      ['arch. Vittoria de’ Pasquali', 'Vittoria de’ Pasquali'],
    ] as const)
      expect(nameIn(written)?.name).toBe(name);
  });

  it('names the town behind a street, and no paper of identity as a telephone', () => {
    const { location, phone } = read(
      'Ana Ruiz\nC/ Libertad 12, 3º B, 28100 Alcobendas (Madrid)\nCédula de identidad: 1310001112\nTeléfono: 612 34 55 09\nExperiencia\n',
    );
    expect([location?.city, phone]).toEqual(['Alcobendas', '612 34 55 09']);
  });

  it('tells a job in a sentence whose title holds the word before titles', () => {
    const said = 'De 2006 a 2013 fui responsable de exportación en Cerámicas Tossalet, S.L. (Alcora).';
    const span = spanIn(said);
    expect(span && toldJob(said, span)).toMatchObject({
      title: 'responsable de exportación',
      firm: 'Cerámicas Tossalet, S.L. (Alcora)',
    });
  });

  it('has no job in what somebody does on Sundays', () => {
    expect(
      jobsOf(
        'COSA HO FATTO\nFattorino, Tipolitografia Albese, 1989 – 1991\nCOSA FACCIO LA DOMENICA\nPresidente Pro Loco, Alba, dal 2014',
      ),
    ).toEqual([['Fattorino', 'Tipolitografia Albese', '1989', '1991']]);
  });

  it('tells employer, title and what was done in a sentence each, behind the dates or with the dates in brackets', () => {
    expect(
      jobsOf(
        'Experiencia\nOCT. 2015 A LA ACTUALIDAD  CASI S.C.A. ENCARGADA DE ALMACÉN. Organización de turnos y pedidos.\nSEPT. 2005 A JUN. 2015  AGROIRIS. ENVASADORA.'.replaceAll(
          '  ',
          '\t',
        ),
      ),
    ).toEqual([
      ['ENCARGADA DE ALMACÉN', 'CASI S.C.A.', '2015-10', null],
      ['ENVASADORA', 'AGROIRIS', '2005-09', '2015-06'],
    ]);
    expect(
      jobsOf(
        'Experiencia\n- Recepcionista en Hotel Riu Plaza (2019 – actual): check in, check out y reservas de todo el hotel.\n- Hostess en Restaurante La Tequila (2016 – 2019): control de mesas.',
      ),
    ).toEqual([
      ['Recepcionista', 'Hotel Riu Plaza', '2019', null],
      ['Hostess', 'Restaurante La Tequila', '2016', '2019'],
    ]);
  });

  it('has neither the town nor the contract behind an employer in its name', () => {
    expect(employerAndPlace('Naval Group à Lorient (intérim puis CDI)')).toEqual({
      employer: 'Naval Group',
      place: 'Lorient',
    });
    expect(employerAndPlace('Université du Québec à Rimouski').employer).toBe(
      'Université du Québec à Rimouski',
    );
  });

  it('has its dates one above the other in a column, and what somebody did for themselves with no other employer', () => {
    const line = (...cells: string[]): string => cells.join('     ');
    expect(
      jobsOf(
        [
          'Experiencia',
          line('2012', 'Técnico de laboratorio'),
          line('hoy', 'Cepsa, Palos de la Frontera'),
          line('2007', 'Analista químico'),
          line('2012', 'Atlantic Copper, Huelva'),
        ].join('\n'),
      ),
    ).toEqual([
      ['Técnico de laboratorio', 'Cepsa', '2012', null],
      ['Analista químico', 'Atlantic Copper', '2007', '2012'],
    ]);
    const [, own] = jobsOf(
      'EXPERIENCIA\n**UX Designer\nMondragon Lingua | 2022–actualidad\n**Diseñadora gráfica\nFreelance | 2018–2022\n**Community manager\nSurf Eskola | 2016–2018',
    );
    expect(own).toEqual(['Diseñadora gráfica', null, '2018', '2022']);
  });

  it('has no job in what was done within one, and the name of who signs a declaration', () => {
    expect(
      jobsOf(
        'Expériences\nSept. 2011 à ce jour     Professeure des écoles, Éducation nationale\nClasses de CP et CE1, direction de 2018 à 2021\nSept. 2008 – août 2011     Assistante d’éducation, Collège Montchapet',
      ).map(([title]) => title),
    ).toEqual(['Professeure des écoles', 'Assistante d’éducation']);
    expect(
      read(
        'Curriculum formativo\nLa sottoscritta Lombardo Stefania, nata a Palermo il 19/07/1986, consapevole delle sanzioni penali, dichiara:\nEsperienze lavorative\n2015 – oggi Infermiera, ARNAS Civico',
      ).name,
    ).toBe('Stefania Lombardo');
  });
});
