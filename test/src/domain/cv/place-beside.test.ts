import { expect, it } from 'vitest';
import { readPlain } from '#test/harness/cv/written.ts';

const cityOf = (line: string): string | null =>
  readPlain(
    `Maria Popescu\n${line}\nmaria.popescu@fen.example\n\n**Experience**\n2015 - 2021 Senior Carer, Orchard House`,
  ).location?.city ?? null;

it.each([
  ['Address: 22 Pinchbeck Rd, Spalding PE11. Tel: 07700900447', 'Spalding'],
  ['Lives Townsville QLD, happy with any roster', 'Townsville'],
  ['Based out of Bendigo, Victoria', 'Bendigo'],
  ['Terrassa (Barcelona), 25 años, carné B y coche', 'Terrassa'],
  ['Villeurbanne (69), 28 ans, permis B', 'Villeurbanne'],
  ['Vollsmose Allé 5, 5240 Odense NØ', 'Odense'],
  ['Sherbrooke (Québec) J1H | Cell. : 819 555-0143', 'Sherbrooke'],
  ['Valencia (Ruzafa) | 600 55 50 22 | maria@fen.example | residente en España desde 2010', 'Valencia'],
  ['Endereço: Rua do Amparo, 90, Carmo, Olinda/PE', 'Olinda'],
  ['Permanent address: Guntur, A.P. Present address: Kondapur, Hyderabad.', 'Hyderabad'],
])('reads where somebody lives without what stands around it: %s', (line, city) => {
  expect(cityOf(line)).toBe(city);
});

it.each([
  'Lives for good food, happy to travel',
  'Live events crew, hard worker',
  'Based on trust, led by data',
])('takes no town from words that only begin so: %s', (line) => {
  expect(cityOf(line)).toBeNull();
});
