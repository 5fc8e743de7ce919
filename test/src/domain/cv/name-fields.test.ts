import { expect, it } from 'vitest';
import { nameOf } from '#src/domain/cv/name.ts';
import { nameIn } from '#src/domain/cv/name-in.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
});
const named = (lines: string[], email: string | null = null) =>
  nameOf(['CURRICULUM VITAE', ...lines].map(line), email, null)?.value ?? null;

it.each([
  [['Nombre:\tFrancisco Javier (Paco)', 'Apellidos:\tLozano Peñalver'], 'Francisco Javier Lozano Peñalver'],
  [['Vorname: Johannes „Hannes“', 'Nachname: Brückner'], 'Johannes Brückner'],
  [['First name: Priyanka (Priya)', 'Surname: Cole'], 'Priyanka Cole'],
])('what somebody is called beside a part of their name is no part of it: %s', (lines, name) => {
  expect(named(lines)).toBe(name);
});

it.each([
  [
    ['Naam\t: Hendrikus Antonius Johannes Verhagen', 'Roepnaam\t: Harrie'],
    'Hendrikus Antonius Johannes Verhagen',
  ],
  [['Name: Johannes Peter Brückner', 'Rufname: Hannes'], 'Johannes Peter Brückner'],
  [['Naam: Verhagen', 'Roepnaam: Harrie'], 'Harrie Verhagen'],
  [['Naam: van den Berg', 'Roepnaam: Sjaak'], 'Sjaak van den Berg'],
])('what somebody is called stands before a surname, and before no whole name: %s', (lines, name) => {
  expect(named(lines)).toBe(name);
});

it('given names of a form with a field for the surname are no whole name', () => {
  const lines = ['Nombre:\tFrancisco Javier', 'Apellidos:\t4 - 12 (ver arriba)', 'Murcia'];
  expect(named(lines, 'paco68@mail.example')).toBeNull();
});

it.each([
  ['VILLANUEVA-REYES, Maria Cristina “Tina”', 'Maria Cristina Villanueva-Reyes'],
  ['SMITH, Robert "Bob"', 'Robert Smith'],
  ['García López, María José (Pepa)', 'María José García López'],
  ['Maria Cristina “Tina” Villanueva-Reyes', 'Maria Cristina Villanueva-Reyes'],
])('what somebody is called may stand last, behind the given names: %s', (text, name) => {
  expect(nameIn(text)?.name).toBe(name);
});
