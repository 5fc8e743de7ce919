import { expect, it } from 'vitest';
import { homeOf } from '#src/domain/cv/home-town.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

const line = (text: string): CvLine => ({
  ...{ text, page: 1, size: 10, bold: false, styled: false, apart: false, bullet: false, margin: false },
});
const townOf = (home: string, ...texts: string[]): string | null => {
  const lines = texts.map(line);
  return (
    homeOf({ head: lines, swallowed: [], near: [], said: [], beside: lines, own: lines }, null, home)?.value
      .city ?? null
  );
};

it.each([
  ['NG', 'No. 15 Chime Avenue, New Haven, Enugu', 'Enugu'],
  ['CA', 'Quispamsis, New Brunswick', 'Quispamsis'],
  ['US', 'Princeton, New Jersey', 'Princeton'],
  ['MX', 'San Pedro Cholula, Puebla | 222 555 0149 | itzel@mail.example', 'San Pedro Cholula'],
  ['MX', 'Puebla, Puebla | 222 555 0149 | itzel@mail.example', 'Puebla'],
  ['MX', 'Col. La Paz, Puebla | 222 555 0149 | itzel@mail.example', 'Puebla'],
  ['GB', '2 Hellihole Court, Stromness, Orkney KW16 3XX', 'Stromness'],
  ['GB', 'Orkney', 'Orkney'],
  ['ZA', 'Residential address\t1173 Extension 5, Kwa-Guqa, Witbank, 1039', 'Witbank'],
])('of two places the town, not its quarter or its state (%s): %s', (home, text, town) => {
  expect(townOf(home, text, '07700 900457')).toBe(town);
});

it.each([
  [
    'IT',
    'Data e luogo di nascita\t30 agosto 1979, Huancayo (Perù)',
    'Residenza\tVia Cavallotti 41, Cologno Monzese (MI)',
    'Cologno Monzese',
  ],
  [
    'FR',
    'Date et lieu de naissance : 3 mai 1990, Dakar',
    'Adresse : 4 rue Pasteur, 45000 Orléans',
    'Orléans',
  ],
  [
    'ES',
    'Lugar y fecha de nacimiento: Quito, 3 de mayo de 1990',
    'Domicilio: Calle Mayor 3, Getafe',
    'Getafe',
  ],
])('where somebody was born on which day is not where they live (%s)', (home, born, lives, town) => {
  expect(townOf(home, born, lives)).toBe(town);
});

it('a field for the home counts among what somebody does', () => {
  const own = ['Elektroniker für Betriebstechnik', 'Wohnort\tOffenburg', 'Alter\t36'].map(line);
  const told = { head: [], swallowed: [], near: [], said: [], beside: [], own };
  expect(homeOf(told, null, 'DE')?.value.city).toBe('Offenburg');
});
