import { expect, it } from 'vitest';
import { readPlain } from '#test/harness/cv/written.ts';

const nameOf = (head: string) =>
  readPlain(`${head.replaceAll('|', '\n')}\n\n**Experience**\n2019 – 2022 Assistant, Hallam Services Ltd`)
    .name;

it.each([
  ['Meera Grace Skipton-Nair|Solicitor|meera.skiptonnair@post.example', 'Meera Grace Skipton-Nair'],
  ['Ellen Rose Wetherby|Bookkeeper|ellen.wetherby@post.example', 'Ellen Rose Wetherby'],
])('behind two given names stands the surname, whatever town is called so: %s', (head, name) => {
  expect(nameOf(head)).toBe(name);
});

it.each([
  ['Naam\tBerg, van den|Voornaam\tLieke|E-mail\tliekevdberg@post.example', 'Lieke van den Berg'],
  ['Nachname: Hagen, von der|Vorname: Jutta|E-Mail: jutta.hagen@post.example', 'Jutta von der Hagen'],
])('a register sorts a particle behind its surname: %s', (head, name) => {
  expect(nameOf(head)).toBe(name);
});

it('a town that is called as a word of the trade, with a bracket of tools behind it, is no home', () => {
  const { location } = readPlain(
    'Tiago Nakata Prado\nSoftware Engineer | Mobile (Android and Flutter)\nCuritiba, PR · tiago@nakata.example\n\n**Experience**\n2019 – 2022 Assistant, Hallam Services Ltd',
  );
  expect(JSON.stringify(location)).toContain('Curitiba');
});
