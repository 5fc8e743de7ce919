import { expect, it } from 'vitest';
import { achievementsIn } from '#src/domain/anonymity/achievements.ts';

it.each([
  'She was made MBE in 2020.',
  'She was honoured in the 2019 New Year list.',
  'She gave the Gifford lecture at St Andrews.',
  'Her cheddar was Supreme Champion at the World Cheese Awards.',
  'El señor fue premiado con el Premio Nacional de Ingeniería Civil.',
  'Recibió la Medalla al Mérito Turístico en 2021.',
  'Meilleure Ouvrière de France 2019, elle forme deux apprentis.',
  'Er wurde mit dem Deutschen Ingenieurpreis ausgezeichnet.',
  'She won an Olivier for Best Costume in 2020.',
  'Named Best Young Sommelier of Portugal in 2016.',
  'She designed the tiara that Adwoa Aboah wore to the Met Gala.',
  'Lead designer of the Storstrøm Bridge approach spans.',
  'Descobriu o canhão que hoje tem o nome dela.',
  'She was on the Mail & Guardian list of 200 Young South Africans.',
  'He brought in the first methanol-powered container ship in the world.',
])('marks an honour, a prize, a list or a work by which somebody is found: %s', (text) => {
  expect(achievementsIn(text)).not.toEqual([]);
});

it.each([
  'She won the contract for the bridge.',
  'She gave the induction lecture.',
  'He is on the list of approved welders.',
  'She won an award for safety.',
  'He designed the bridge.',
  'The first shift in the world of retail is hard.',
])('marks nothing that many have done: %s', (text) => {
  expect(achievementsIn(text)).toEqual([]);
});
