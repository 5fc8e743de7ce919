import { describe, expect, it } from 'vitest';
import { spanIn } from '#src/domain/cv/dates.ts';
import { headingOf } from '#src/domain/cv/headings.ts';
import { sectionOf } from '#src/domain/cv/sections.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const HEAD = 'Ana Ruiz\nana.ruiz@mail.example\n\nEXPERIENCIA LABORAL\n';
const jobsOf = (text: string) =>
  read(HEAD + text).experience.map(({ title, employer, from, to }) => [title, employer, from, to]);

describe('a Spanish CV', () => {
  it('has jobs whose first line is a sentence above a line of dates', () => {
    expect(
      jobsOf(
        '- Mozo de almacén. Frutas Monegros, Getafe.\nDe octubre de 2021 a junio de 2024.\nPreparación de pedidos.\n- Reponedor. Supermercados Oria, Getafe.\nDe mayo a diciembre de 2018.',
      ),
    ).toEqual([
      ['Mozo de almacén', 'Frutas Monegros', '2021-10', '2024-06'],
      ['Reponedor', 'Supermercados Oria', '2018-05', '2018-12'],
    ]);
  });

  it('has the day of entry and of leaving in fields of their own below the employer', () => {
    expect(
      jobsOf(
        'ALMACENES LA CANDELARIA\nCargo: Vendedora\nFecha de ingreso: noviembre de 2013\nFecha de retiro: junio de 2017\nSEGUROS EL NOGAL S.A.\nCargo: Asesora comercial\nFecha de ingreso: 15 de julio de 2017\nFecha de retiro: Actualmente laborando',
      ),
    ).toEqual([
      ['Vendedora', 'ALMACENES LA CANDELARIA', '2013-11', '2017-06'],
      ['Asesora comercial', 'SEGUROS EL NOGAL S.A.', '2017-07', null],
    ]);
  });

  it('parts title, employer and what was done behind the dates of a line', () => {
    expect(
      jobsOf(
        '- 2020-actualidad: Peluquera. Salón Marga, Gijón.\n- 2017-2020: Dependienta. Perfumerías Arenal, Oviedo.',
      ),
    ).toEqual([
      ['Peluquera', 'Salón Marga', '2020', null],
      ['Dependienta', 'Perfumerías Arenal', '2017', '2020'],
    ]);
    expect(
      jobsOf(
        '2017 - 2019: Auxiliar contable en Grupo Levantina. Facturación y bancos.\n2012 - 2017: Administrativo en Asesoría Oliva, S.L. Archivo y atención telefónica.',
      ),
    ).toMatchObject([
      ['Auxiliar contable', 'Grupo Levantina', '2017', '2019'],
      ['Administrativo', 'Asesoría Oliva, S.L.', '2012', '2017'],
    ]);
  });

  it('says that a time goes on, or how long it was, without a word of it in title or employer', () => {
    expect(spanIn('Desde marzo de 2016 y continúa.')?.words).toBe('Desde marzo de 2016 y continúa');
    expect(spanIn('Ene 2021 – Act')).toMatchObject({ from: '2021-01', current: true });
    expect(spanIn('2020 – Act Manager')?.current).not.toBe(true);
    expect(
      jobsOf('Teleoperadora, Konecta, 2 años (2016-2018)\nCamarera, Mesón Real, 3 años (2013-2016)'),
    ).toEqual([
      ['Teleoperadora', 'Konecta', '2016', '2018'],
      ['Camarera', 'Mesón Real', '2013', '2016'],
    ]);
  });

  it('has headings for experience of a kind or in a place, which in a profile are none', () => {
    for (const heading of [
      'EXPERIENCIA HOSPITALARIA',
      'Experiencia en hostelería',
      'Experiencia laboral en España',
    ])
      expect(sectionOf(heading), heading).toBe('experience');
    expect(sectionOf('Práctica profesional')).toBeNull();
    const line = {
      text: 'Experiencia en ventas',
      page: 1,
      size: 10,
      bold: false,
      styled: false,
      apart: false,
      bullet: false,
      margin: false,
    };
    expect(headingOf(line, [], [{ ...line, text: 'Trato con clientes' }])).toBeNull();
    expect(headingOf({ ...line, bold: true }, [], [])).toBe('experience');
    expect(spanIn('Cursos 2017/2018 a 2022/2023')).toMatchObject({ from: '2017', to: '2023' });
  });
});
