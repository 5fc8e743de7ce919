import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Je bent 18 of ouder, want je rijdt zonder toezicht op de heftruck.', 'NL'],
  ['Wir sind 14 Leute zwischen 19 und 63, und keiner isst allein.', 'DE'],
  ["Je collega's zijn 24 tot 70.", 'NL'],
  ['Dieci ragazzi tra i 14 e i 17 anni, arrivati da soli.', 'IT'],
  ['Schulkinder am Morgen, Senioren zum Markt, Studierende in der Nacht.', 'DE'],
  ['Bulgaars of Pools is handig, want veel patiënten spreken het.', 'NL'],
  ['Le portugais est un plus, car nos fournisseurs sont à Porto.', 'FR'],
  ['Foto und Geburtsdatum brauchen wir nicht.', 'DE'],
  ['Kopftuch oder Cap, Hauptsache Haarnetz darunter.', 'DE'],
  ['Clases para mayores de 65 y para bebés, en piscinas distintas.', 'ES'],
])(
  'passes a least age with its reason, both ends of a team, those who are served and what a language is good for: %s',
  (text, place) => {
    expect(found(text, place)).toEqual([]);
  },
);

it.each([
  ['Je bent 18 of ouder en jonger dan 30, want het team is jong.', 'NL'],
  ['Wir sind 14 Leute zwischen 19 und 27, deshalb suchen wir jemanden in dem Alter.', 'DE'],
  ['Dieci ragazzi tra i 20 e i 30 anni cercasi.', 'IT'],
  ['Le portugais est un plus, mais plutôt de langue maternelle.', 'FR'],
  ['Bitte Foto und Geburtsdatum angeben.', 'DE'],
  ['Si estás embarazada, no nos vale.', 'ES'],
  ['Kopftuch oder Turban geht hier nicht.', 'DE'],
])(
  'holds a greatest age, a young team that is to stay so, a mother tongue and papers that are asked for: %s',
  (text, place) => {
    expect(found(text, place)).not.toEqual([]);
  },
);

it.each([
  ['Moeders zijn om drie uur weg, wij werken tot zes.', 'NL'],
  ['Le mamme alle quattro scappano, noi no.', 'IT'],
  ['Mütter rennen um drei, wir bleiben.', 'DE'],
])('holds mothers as those who leave before the house does: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Moeders en vaders halen om drie uur op, wij ruimen dan op.', 'NL'],
  ['Las madres y los padres recogen a las cinco.', 'ES'],
  ["Les mamans arrivent à neuf heures pour l'atelier bébés.", 'FR'],
])('passes parents who come and go: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Van stagiair tot vijftigplusser: bij ons telt wat je kunt.', 'NL'],
  ["Dal neodiplomato all'over 50: conta quello che sai fare.", 'IT'],
  ['Du jeune diplômé au quinquagénaire, seul le savoir-faire compte.', 'FR'],
  ['Del recién titulado al mayor de cincuenta: cuenta lo que sabes hacer.', 'ES'],
])('passes both ends of an age where what somebody can do counts: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Van twintiger tot dertiger: bij ons telt wat je kunt, ouder past niet.', 'NL'],
  ['Vom Azubi bis zum Dreißigjährigen, älter bitte nicht.', 'DE'],
  ['Du débutant au trentenaire, ce que vous savez faire compte, mais pas au-delà.', 'FR'],
  ['Del recién titulado al treintañero: cuenta lo que sabes, mejor joven.', 'ES'],
])('holds them where the upper one is meant: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Conciliamos: quien tiene hijos elige turno y quien no, también.', 'ES', true],
  ['Wer Kinder hat, tauscht Schichten, und wer keine hat, genauso.', 'DE', true],
  ['Chi ha figli sceglie il turno e chi non ne ha, anche.', 'IT', true],
  ['Quien tiene hijos elige otro sitio y quien no, aquí.', 'ES', false],
])('passes those with children beside those without: %s', (text, place, isClear) => {
  expect(found(text, place).length === 0).toBe(isClear);
});
