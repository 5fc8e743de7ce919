import { expect, it } from 'vitest';
import { givenFirst, givenFirstBy, surnameLast } from '#src/domain/cv/name-order.ts';

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

it.each([
  ['Nguyen Thi Thanh Huong', 'huong nguyen'],
  ['Le Thi Kim Anna', 'anna le'],
  ['Nguyen Van Duc', 'duc nguyen'],
  ['Hồ Thị Mai Linh', 'linh ho'],
])('%s keeps what stands between the family and the given name where it is', (name, address) => {
  expect(surnameLast(givenFirstBy(name, address))).toBe(name);
  expect(givenFirst(name, true)).toBe(name);
});

it.each([
  ['Van den Heuvel Sofie', 'Sofie Van den Heuvel'],
  ['Wiśniewski Tomasz', 'Tomasz Wiśniewski'],
  ['De Luca Maria Chiara', 'Maria Chiara De Luca'],
  ['Mai Van Dijk', 'Mai Van Dijk'],
])('%s is read as %s', (written, name) => {
  expect(surnameLast(written)).toBe(name);
});
