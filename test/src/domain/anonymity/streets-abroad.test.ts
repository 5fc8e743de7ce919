import { expect, it } from 'vitest';
import { firstNameOnly, identityOf } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Ann Day', experience: [], education: [] } });

it.each([
  ['Elle habite 14 montée des Carmes.', 'Carmes'],
  ['Domiciliée 3 bis traverse du Moulin, à Aix.', 'Moulin'],
  ['112 cours Lafayette, 69003 Lyon.', 'Lafayette'],
  ['9 passage de la Bonne-Graine, Paris', 'Bonne-Graine'],
  ['Vive en Callejón del Gato 2.', 'Gato'],
  ['Glorieta de Bilbao 3, Madrid', 'Glorieta'],
  ['lungotevere Testaccio 9, Roma', 'Testaccio'],
  ['Beco do Sol 2, Lisboa', 'Sol'],
  ['Adresse: Donaulände 9, Linz', 'Donau'],
  ['Sie wohnt im Eichengrund 14.', 'Eichengrund'],
  ['Rantapolku 7, Turku', 'Rantapolku'],
  ['Λεωφόρος Κηφισίας 44', 'Κηφισίας'],
  ["Ann's address for letters is Caminho da Levada Nova 31, Funchal.", 'Levada'],
  ['Praceta das Rosas 5, Beja', 'Rosas'],
  ['Post goes to Vadinho 12, Beja.', 'Vadinho'],
  ['Lives at Rose Cottage, Church End.', 'Rose Cottage'],
  ['Reach her at 8 Castle Hill, Leeds.', 'Castle'],
  ['No. 18, 3rd Main, 5th Cross, Indiranagar', '5th Cross'],
])('streets of many kinds go, with the number of the house: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).not.toContain(told);
});

it.each([
  ['Post bitte an Hafnerzeile 17, 4020 Linz. Sicherheitsschuhe Größe 45.', 'Sicherheitsschuhe Größe 45'],
  ['Adresse: Lindengasse 4, 8010 Graz. Jacke Größe L.', 'Jacke Größe L'],
  ['Wohnt in 1200 Wien. Stundensatz Größenordnung 40.', 'Größenordnung 40'],
])('what stands in the sentence behind an address stays: %s', (text, kept) => {
  expect(firstNameOnly(text, identity).text).toContain(kept);
});

it('a number that is said without the nought it begins with goes whole, and what is counted in words stays', () => {
  const said = "I'm on seven seven double-o nine hundred, five nine one, take the zero first.";
  expect(firstNameOnly(said, identity).text).toBe("I'm on [phone removed], take the zero first.");
  const counted =
    'Sold one hundred and twenty five thousand two hundred units; out of ten, nine said seven or eight, two five.';
  expect(firstNameOnly(counted, identity).text).toBe(counted);
});

it.each([
  'A suivi 3 cours de Python et 2 passages en production.',
  'Gère 22 places de parking et 6 résidences seniors.',
  'Managed 12 High Street branches and 4 Business Park sites.',
  'The address is Oracle 19 or newer.',
  'Runs 14 routes, 3 Gate reviews and 2 River crossings.',
])('what is counted at work is no street: %s', (text) => {
  expect(firstNameOnly(text, identity).text).toBe(text);
});
