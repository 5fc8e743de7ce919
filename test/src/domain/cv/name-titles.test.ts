import { describe, expect, it } from 'vitest';
import { nameIn } from '#src/domain/cv/name-in.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string, set: Partial<CvLine> = {}): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
  ...set,
});

const nameOf = (first: string, email: string, country = 'GB'): string | null =>
  readLines(
    {
      lines: [
        line(first, { bold: true }),
        line(email),
        line('Experience', { size: 14, bold: true, apart: true }),
        line('Warehouse Supervisor, Halford Mills Ltd\tMar 2019 – present'),
      ],
      ...{ links: [], pages: 1, columns: 1, hidden: [], pictured: 0 },
    },
    country,
  ).fields.name;

describe('titles before two given names', () => {
  it.each([
    ['Assoc. Prof.', 'Mary Louise Thornbury Quarrington'],
    ['A/Prof', 'Mary Louise Thornbury Quarrington'],
    ['Prof. Emerita', 'Mary Louise Thornbury Quarrington'],
    ['Univ.-Prof.in Dr.in', 'Maria Theresia Hollweger Staindl'],
    ['PD Dr.', 'Maria Theresia Hollweger Staindl'],
    ['RAin', 'Maria Theresia Hollweger Staindl'],
    ['Pr', 'Marie Claire Vaucanson Ledru'],
    ['Docteure', 'Marie Claire Vaucanson Ledru'],
    ['Dª', 'María Pilar Zubillaga Arriarán'],
    ['Profa.', 'María Pilar Zubillaga Arriarán'],
    ['Mtra.', 'María Pilar Zubillaga Arriarán'],
    ['Prof.ssa', "Maria Elena Sant'Agnolo Dessì"],
    ['Prof. ssa', "Maria Elena Sant'Agnolo Dessì"],
    ['PROF.SSA', "Maria Elena Sant'Agnolo Dessì"],
    ['Prof.ssa Avv.', "Maria Elena Sant'Agnolo Dessì"],
    ['Sig.na', "Maria Elena Sant'Agnolo Dessì"],
    ['Prof.ª Doutora', 'Maria Helena Alvoraçado Trigueiros'],
    ['Engª', 'Maria Helena Alvoraçado Trigueiros'],
    ['em. prof. dr.', 'Maria Louise van Koetsveld'],
    ['Tekn. dr', 'Anna Karin Stierncreutz Ljungheim'],
    ['Leg. ssk', 'Anna Karin Stierncreutz Ljungheim'],
    ['Ph.d.', 'Anne Marie Klokkergaard Thybring'],
    ['Lektor', 'Anne Marie Klokkergaard Thybring'],
  ])('leave both: %s %s', (title, name) => {
    expect(nameIn(`${title} ${name}`)?.name).toBe(name);
    const surname = name.split(' ').slice(2).join('').replace(/\W/g, '').toLowerCase();
    expect(nameOf(`${title} ${name}`, `${name.charAt(0).toLowerCase()}.${surname}@mail.example`)).toBe(name);
  });

  it.each(['Don Whitlock Barnes', 'Adina Roth', 'Docia Pell', 'Drea Holm', 'Prema Nair', 'Ingrid Dahl'])(
    'are not the beginnings of names: %s',
    (name) => expect(nameIn(name)?.name).toBe(name),
  );
});

it.each(['Ingegnere libero professionista', 'Avvocato Libero professionista'])(
  'are offices before words of work: %s',
  (text) => expect(nameIn(text)?.name ?? '').not.toMatch(/^Libero/),
);

describe('surnames in capitals with particles before a comma', () => {
  it.each([
    ['VILLARRUBIA DE LA TORRE, Nekane', 'Nekane Villarrubia de la Torre'],
    ['URRESTARAZU Y DEL VALLE, Ainhoa', 'Ainhoa Urrestarazu y del Valle'],
    ['CARNEIRO DOS ANJOS, Beatriz', 'Beatriz Carneiro dos Anjos'],
  ])('stand behind the given name: %s', (text, name) => {
    expect(nameIn(text)?.name).toBe(name);
  });

  it('are no office before a word that is no given name', () => {
    expect(nameIn('DIRECTORA DE LA FUNDACION SOCIAL, Zaragoza')).toBeNull();
  });
});

it('takes long hostile lines in a moment', () => {
  const since = performance.now();
  for (const text of [
    'Prof.ssa '.repeat(20_000),
    `${'A. '.repeat(30_000)}b`,
    `Prof.ssa ${'a.'.repeat(40_000)}`,
  ])
    nameIn(text);
  expect(performance.now() - since).toBeLessThan(2000);
});
