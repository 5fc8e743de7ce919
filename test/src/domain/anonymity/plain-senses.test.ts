import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const of = (name: string, employer: string) =>
  identityOf({ candidate: { name, experience: [{ title: 'Specialist', employer }] } });

it.each([
  ['Basil Moyo', 'Geita Gold', 'Looking at Zambia or DRC, 6 on 3 off.'],
  ['Basil Moyo', 'Geita Gold', 'Johor can. Adelaide is fine, and Hobart too.'],
  ['Citlali Bravo', 'Bimbo', '¡Bravo por quien se anime!'],
  ['Ольга Бекетова', 'Магнит', 'Сильный магнит для команды.'],
  ['Marlon Gray', 'Atlantic LNG', 'Worked both sides of the Atlantic.'],
  ['Anand Roy', 'Apollo', 'Gratuity to be settled before DOJ.'],
])('of %s from %s stays what is a place or a word: %s', (name, employer, text) => {
  expect(scrub(text, of(name, employer)).text).toBe(text);
});

it.each([
  ['Citlali Bravo', 'Bimbo', 'Bravo llega el lunes.', 'Bravo'],
  ['Ольга Бекетова', 'Магнит', 'Раньше закупала в Магните.', 'Магните'],
  ['Katharina Brandl', 'Stadtwerke Ulm', 'War vorher Lackiererin, dann Stadtwerke.', 'Stadtwerke'],
  ['Marlon Gray', 'Atlantic LNG', 'Marlon is at Atlantic in Point Fortin.', 'Atlantic'],
])('of %s from %s the name goes: %s', (name, employer, text, hidden) => {
  expect(scrub(text, of(name, employer)).text).not.toContain(hidden);
});

it.each([
  'Would look at Zambia, Guyana and Sierra Leone.',
  'Open to Johor, Sabah and Selangor.',
  'Möchte nach Norwegen, Kroatien oder Sambia.',
])('countries and parts of them are no names: %s', (text) => {
  expect(uncertainIn(text, of('Basil Moyo', 'Geita Gold'), 'anonymous')).toEqual([]);
});
