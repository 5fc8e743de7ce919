import { describe, expect, it } from 'vitest';
import { identityOf, marksIn } from '#src/domain/anonymity/index.ts';

const of = (name: string, employers: string[]) =>
  identityOf({
    candidate: {
      name,
      experience: employers.map((employer) => ({ title: 'Worker', employer })),
      education: [],
    },
  });
const SINEAD = of('Sinead Marrowby', ['Pemberton Fabrications']);
const marked = (text: string, identity = SINEAD): string =>
  marksIn([{ text, identity }], 'anonymous')
    .flat()
    .map((one) => one.text)
    .join(' ');

describe('At anonymous what stands in the place of a house in other languages does not leave without a mark, though it is a town, a tool or a word', () => {
  it.each([
    ['Kam direkt nach der Lehre zu Essen.', 'Essen'],
    ['Ihr Arbeitgeber, Oracle, schließt.', 'Oracle'],
    ['Alle nennen ihn Köln.', 'Köln'],
    ['Formée par Lyon comme soudeuse.', 'Lyon'],
    ['Passée de Carrefour à un petit garage.', 'Carrefour'],
    ['Formada por Oracle como soldadora.', 'Oracle'],
    ['La Benítez no falla un turno. Su encargado, el Chino, lo confirma.', 'Chino'],
    ['Segnalata da Roma del magazzino.', 'Roma'],
    ['A Braga contratou-a como estagiária.', 'Braga'],
    ['Weggekocht door Breda in maart.', 'Breda'],
    ['Alla kallar honom Malmö.', 'Malmö'],
    ['Pracował w rafinerii w Płocku.', 'Płocku'],
    ['Закінчив Київську політехніку.', 'Київську'],
    ['Bursa onu işe aldı.', 'Bursa'],
    ['Työnantaja Oulu sulkee.', 'Oulu'],
  ])('marks it in “%s”', (text, house) => {
    expect(marked(text)).toContain(house);
  });
  it.each([
    'Sie wohnt in Köln und möchte nach Essen.',
    'Empfohlen von Kollegen, bezahlt nach Tarif.',
    'Reside en Sevilla y prefiere Madrid.',
    'En la entrevista se mostró cercana.',
    'Vit à Lyon, préavis de trois mois.',
    'Abita a Roma, preavviso di un mese.',
  ])('shows nothing in “%s”', (text) => {
    expect(marked(text)).toBe('');
  });
});

describe('At anonymous a recorded name in short or in small letters does not leave without a mark', () => {
  it.each([
    [
      'harvest, then beacon, both on price work. cscs gold.',
      of('Dara Whitlock', ['Beacon Roofing', 'Harvest Homes']),
      'beacon',
    ],
    ['Went straight to Power. Can start soon.', of('Mei Ling Tan', ['Singapore Power']), 'Power'],
    ['Ro lleva seis años en la caja. Busca jornada de mañana.', of('Rocío Benítez', ['Puleva']), 'Ro'],
    ['San zat acht jaar bij de kassa, teamleider vers.', of('Sanne de Wit', ['Campina']), 'San'],
  ])('marks it in “%s”', (text, identity, name) => {
    expect(marked(text, identity)).toContain(name);
  });
  it.each([
    ['Harvest is in June. A beacon of calm.', of('Dara Whitlock', ['Beacon Roofing', 'Harvest Homes'])],
    ['worked a harvest and lit the beacon', of('Dara Whitlock', ['Beacon Roofing', 'Harvest Homes'])],
    ['Con experiencia en ventas y buen trato.', of('Conrado Ruiz', ['Puleva'])],
  ])('shows nothing in “%s”', (text, identity) => {
    expect(marked(text, identity)).toBe('');
  });
});
