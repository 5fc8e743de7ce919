import { describe, expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: {
    name: 'Ottoline Barraclough',
    experience: [{ title: 'Buyer', employer: 'Heron Foods' }],
    education: [],
  },
});
const shown = (text: string): string => scrub(text, identity).text;
const marked = (text: string): string =>
  marksIn([{ text, identity }], 'anonymous')
    .flat()
    .map((one) => one.text)
    .join(' | ');

describe('At anonymous others whom a text names in full go, whoever they are, and are marked', () => {
  it.each([
    ['Gillian Etherington, the partner she works for, rates her.', 'Gillian Etherington'],
    ['Joost van der Meer sat beside her for a year.', 'Joost van der Meer'],
    ['Retour de son ancien N+1, Thibaud Desrumaux : « vive et juste ».', 'Thibaud Desrumaux'],
    ['Referencia: Gorka Arrizubieta, su jefe hasta el año pasado.', 'Gorka Arrizubieta'],
    ['Manager Kaylee Brandt knows that she is looking.', 'Kaylee Brandt'],
    ['Please use Priti Chandarana, who ran finance until spring.', 'Priti Chandarana'],
    ['Mano derecha suya: Rodrigo Cifuentes, que también estaría abierto.', 'Rodrigo Cifuentes'],
  ])('%s', (text, name) => {
    expect(shown(text)).not.toContain(name);
    expect(shown(text)).toContain('[name removed]');
    expect(marked(text)).toContain(name);
  });
});

it.each([
  'A Grace Period of thirty days and a Mark Scheme.',
  'Lives near Santa Clara and would go to Austin Texas.',
  'The Rose Garden is watered each morning.',
])('and what is none stays: %s', (text) => {
  expect(shown(text)).toBe(text);
});

it.each([
  'Certified by Lloyd Jones courses in public speaking.',
  'Works on Martin Luther King Day each year.',
  'Runs Henry Ford style lines.',
])('leaves what is called after somebody: %s', (text) => {
  const nobody = identityOf({ candidate: { name: 'Ilse Vantongeren' } });
  expect(scrub(text, nobody).text).toBe(text);
});
