import { expect, it } from 'vitest';
import { identityOf, marksIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Xanthe Marlowe', experience: [], education: [] } });
const marked = (text: string): string[] =>
  marksIn([{ text, identity }], 'anonymous')
    .flat()
    .map((one) => one.text);

it.each([
  'Trzy miesiące wypowiedzenia, szuka pracy hybrydowej.',
  'Prowadzi zespół dwunastu osób i zna Excel.',
  'Ekibi iyi yönetiyor ve müşterilerle konuşuyor.',
  'Vedie smenu na linke a vie zvárať.',
  'Conduce o echipă de doisprezece oameni.',
  'Csapatot vezet és folyékonyan beszél németül.',
  'Leder et hold på ni personer og taler tysk.',
  'Руководит командой из девяти человек и знает английский.',
  'Μιλάει γερμανικά και μαθαίνει γρήγορα.',
])('a text all of whose words are in the list of its language holds nothing: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it.each([
  ['Zaczynał w Rabatexie na nocki.', 'Rabatexie'],
  ['Zaczynał w allegro, potem awans.', 'allegro'],
  ['Pracował w jandzie trzy lata i zna magazyn.', 'jandzie'],
  ['Kowal pracuje na noce.', 'Kowal'],
  ["Önce Bosch'ta çalıştı, sonra ayrıldı.", 'Bosch'],
  ['A lucrat la Elmiprod trei ani.', 'Elmiprod'],
  ['A Richternél dolgozott hat évig.', 'Richternél'],
  ['Hun var hos Grundfos i ti år.', 'Grundfos'],
  ['Работал в Яндексе три года.', 'Яндексе'],
  ['Δούλεψε στη Βιανέξ έξι χρόνια.', 'Βιανέξ'],
])('and what its list has not, or may be a name, is marked: %s', (text, house) => {
  expect(marked(text).join(' ')).toContain(house);
});

it.each([
  'Preavviso di un mese.',
  'Turni anche di notte.',
  'Rijbewijs en eigen auto.',
  'Zoekt 32 uur per week.',
  'Disponibilidade imediata.',
  'Einkauf, Bestellung, Dekoration',
  '400 Leute',
  'Opzegtermijn één maand',
])('a short text is read by the list that has all of its words: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it.each([
  ['Loves momo, hates waste at Corvelle.', 'Corvelle'],
  ['Trabalhou na Corvelle.', 'Corvelle'],
  ['Davor bei Kranich.', 'Kranich'],
  ['Prima alla Bresci.', 'Bresci'],
])('and a name in it is marked: %s', (text, house) => {
  expect(marked(text).join(' ')).toContain(house);
});
