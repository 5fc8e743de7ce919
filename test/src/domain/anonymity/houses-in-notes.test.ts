import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (text: string, school = 'Otago Polytechnic'): string =>
  scrub(text, identityOf({ candidate: { name: 'Ann Day', education: [{ school }] } })).text;

it.each([
  ['2011  Summer placement, Qinetiq.', 'Qinetiq'],
  ['Praktikum: Knorrbremse.', 'Knorrbremse'],
  ['Antes estuvo en Gorsuch-Hale, en urgencias.', 'Gorsuch'],
  ['Prima della laurea due estati in Bialetti, al controllo in entrata.', 'Bialetti'],
  ['Passée par la banque, et de Bonduelle en alternance.', 'Bonduelle'],
  ['Security officer there, which is the Telenor arm.', 'Telenor'],
  ['Tidligere også et år hos Chr. Hansen, på laboratoriet.', 'Hansen'],
  ['Small stint in Freshworks before that.', 'Freshworks'],
])('a house goes where a note tells that somebody was there: %s', (text, told) => {
  expect(shown(text)).not.toContain(told);
});

it.each([
  ['Victoria University of Wellington', 'Went to Vic. Salary 128k.', 'Vic'],
  ['Canterbury University', 'She went to Cant. Salary 128k.', 'Cant'],
])('%s goes by what its town is cut to: %s', (school, text, told) => {
  expect(shown(text, school)).not.toContain(told);
});

it.each([
  'Antes estuvo en Lima, en ventas.',
  'Due estati in Sicilia, poi Roma.',
  'Summer placement, Marketing.',
  'Trabajó en Recursos Humanos, con tres personas.',
])('a town or a department there stays: %s', (text) => {
  expect(shown(text)).toBe(text);
});
