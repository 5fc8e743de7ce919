import { expect, it } from 'vitest';
import { surnameLast } from '#src/domain/cv/name-order.ts';

it.each([
  ['Dell’Aquila Salvatore', 'Salvatore Dell’Aquila'],
  ["D'Amico Paolo", "Paolo D'Amico"],
  ['Dall’Oglio Chiara', 'Chiara Dall’Oglio'],
])('a surname that begins with an elided particle goes behind the given name: %s', (written, name) => {
  expect(surnameLast(written)).toBe(name);
});

it.each(['Salvatore Dell’Aquila', "D'Angelo Smith", 'O’Neill Grant'])('%s stays as it is written', (name) => {
  expect(surnameLast(name)).toBe(name);
});
