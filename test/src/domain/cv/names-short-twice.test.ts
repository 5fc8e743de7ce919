import { describe, expect, it } from 'vitest';
import { chosenName } from '#src/domain/cv/name-choice.ts';
import { withoutShortTwice } from '#src/domain/cv/name-short-twice.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

// A line that begins with "# " is set in large type.
const line = (text: string): CvLine => {
  const large = text.startsWith('# ');
  return {
    ...{ text: text.replace(/^# /, ''), page: 1, size: large ? 20 : 10, bold: large, styled: large },
    ...{ apart: large, bullet: false, margin: false },
  };
};

const nameOfPage = (...texts: string[]): string | null => {
  const lines = texts.map(line);
  const email = texts.find((text) => text.includes('@')) ?? null;
  const from = { sections: [], head: lines, beside: lines, all: lines, slug: null, filename: 'a.pdf' };
  const found = chosenName({ ...from, email });
  return found === null || found.guess ? null : found.value;
};

describe('what somebody is called for short is no part of the whole name', () => {
  it.each([
    [['Naam:\tGijsbert van Ginkel', 'Roepnaam:\tGijs'], 'Gijsbert van Ginkel'],
    [['Roepnaam:\tTjits', 'Naam:\tTjitske Hoekstra'], 'Tjitske Hoekstra'],
    [['Vorname: Lena', 'Name: Magdalena Köhler'], 'Magdalena Köhler'],
    [['Imię: Kasia', 'Nazwisko: Katarzyna Wójcik'], 'Katarzyna Wójcik'],
    [['Nome: Beppe', 'Cognome: Giuseppe Marangoni'], 'Giuseppe Marangoni'],
    [['First name: Bill', 'Surname: William Harcourt'], 'William Harcourt'],
    [['First name: Bob', 'Middle name: Robert', 'Surname: Pickering'], 'Robert Pickering'],
    [['First name: Johan', 'Last name: Johannes Petrus van Wyk'], 'Johannes Petrus van Wyk'],
  ])('in the fields of a form: %s', (fields, name) => {
    expect(nameOfPage('Curriculum vitae', ...fields)).toBe(name);
  });
  it.each([
    [['# Bob', '# Robert Pickering', 'Forklift Driver'], 'Robert Pickering'],
    [['# Sasha', '# Aleksandr Petrenko', 'sasha.petrenko@mail.example'], 'Aleksandr Petrenko'],
    [['# Tom', '# Thomas Edward Whitlock', 'tom.whitlock@mail.example'], 'Thomas Edward Whitlock'],
    [['# Marie', '# Marie-Claude Fontaine', 'm@mail.example'], 'Marie-Claude Fontaine'],
    [['Sasha\tAleksandr Petrenko', '+44 7700 900123'], 'Aleksandr Petrenko'],
    [['Gijs | Gijsbert van Ginkel', 'gijs@mail.example'], 'Gijsbert van Ginkel'],
    [['(Bill) William Harcourt', 'billharcourt@mail.example'], 'William Harcourt'],
    [['# Max Maximilian Huber', 'max.huber@mail.example'], 'Maximilian Huber'],
  ])('above it, beside it or in a cell of its own: %s', (texts, name) => {
    expect(nameOfPage(...texts)).toBe(name);
  });
});

describe('names that repeat or begin alike stay', () => {
  it.each([
    ['# Ming Ming Chen', 'Ming Ming Chen'],
    ['# Ana Anabel Ortega', 'Ana Anabel Ortega'],
    ['# Marie Mariette Fontaine', 'Marie Mariette Fontaine'],
    ['# Jose Josefino Ramos', 'Jose Josefino Ramos'],
    ['# Jan Johannes Vermeer', 'Jan Johannes Vermeer'],
    ['# Hans Johann Maier', 'Hans Johann Maier'],
    ['# Dave Evan Davidson', 'Dave Evan Davidson'],
  ])('in one row: %s', (text, name) => {
    const [first = '', ...rest] = name.toLowerCase().split(' ');
    expect(nameOfPage(text, `${first}.${rest.at(-1)}@mail.example`)).toBe(name);
  });
  it.each([
    [['First name: Ming Ming', 'Surname: Chen'], 'Ming Ming Chen'],
    [['Nombre: Martín', 'Apellidos: Martínez Ruiz'], 'Martín Martínez Ruiz'],
    [['Vorname: Peter', 'Nachname: Petersen Brandt'], 'Peter Petersen Brandt'],
    [['First name: Will', 'Surname: Willis Carter'], 'Will Willis Carter'],
    [['First name: Jack', 'Surname: Jackson Price'], 'Jack Jackson Price'],
    [['First name: Tom', 'Surname: Thomas'], 'Tom Thomas'],
    [['Naam: Jansen van Rensburg', 'Roepnaam: Koos'], 'Koos Jansen van Rensburg'],
    [['Naam: Oude Elferink', 'Roepnaam: Henk'], 'Henk Oude Elferink'],
    [['First name: Martin', 'Surname: Martin'], 'Martin Martin'],
    [['Nombre: Alonso', 'Apellidos: García Alonso'], 'Alonso García Alonso'],
  ])('and in the fields of a form: %s', (fields, name) => {
    expect(nameOfPage('Curriculum vitae', ...fields)).toBe(name);
  });
  it('where nothing but a surname is left', () => {
    expect(withoutShortTwice('Max Maxwell', [])).toBe('Max Maxwell');
  });
});

it.each([
  [['Nom : Moreau Julie', 'Prénom : Julie'], 'Julie Moreau'],
  [['Nom : Moreau', 'Prénom : Moreau Julie'], 'Julie Moreau'],
  [['Surname: Okonkwo', 'First name: Chidi Okonkwo'], 'Chidi Okonkwo'],
])('the whole name in one field has the words of the other once: %s', (fields, name) => {
  expect(nameOfPage('Curriculum vitae', ...fields)).toBe(name);
});
