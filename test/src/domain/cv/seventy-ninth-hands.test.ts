import { expect, it } from 'vitest';
import { doubtsOf } from '#src/domain/cv/name-decision.ts';
import { readPlain } from '#test/harness/cv/written.ts';

const nameOf = (head: string) =>
  readPlain(`${head.replaceAll('|', '\n')}\n\n**Experience**\n2019 – 2022 Assistant, Hallam Services Ltd`)
    .name;

it.each([
  ['Apellidos y nombre: VILARIÑO COUTO, UXÍA|uxia.vilarino@mail.example', 'Uxía Vilariño Couto'],
  ['Konsultprofil: Shirin Moradi Ekblad', 'Shirin Moradi Ekblad'],
  ['Beraterprofil: Jonas Wiedemann', 'Jonas Wiedemann'],
  ['Kompetenceprofil: Mette Holm Krogh', 'Mette Holm Krogh'],
  ['Profil de consultant : Éloïse Garnier', 'Éloïse Garnier'],
  ['Gethin ap Rhys|Data Engineer', 'Gethin ap Rhys'],
  ['Hywel ab Owain|Data Engineer|hywel@mail.example', 'Hywel ab Owain'],
])('a name is read whole behind its label, and a parent’s name as a surname: %s', (head, name) => {
  expect(nameOf(head)).toBe(name);
});

it.each([
  'Konsultprofil: Systemutveckling',
  'Konsultprofil: Klarälvskonsult AB',
  'Kompetensprofil: Senior Projektledare',
  'Interim CV: Bouw en Infra',
])('what is no name is none behind the word for a profile: %s', (head) => {
  expect(nameOf(head)).toBeNull();
});

it('capitals behind a name may be letters of a body, those before the comma of a field for names are a surname', () => {
  const letters = 'uxia vilarino';
  const of = (quote: string, isLabelled: boolean) =>
    doubtsOf('Uxía Vilariño Couto', quote, letters, isLabelled);
  expect(of('Apellidos y nombre: VILARIÑO COUTO, UXÍA', true)).toEqual([]);
  expect(of('Uxía Vilariño COUTO', false)).toEqual(['letters']);
});
