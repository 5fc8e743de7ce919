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
  ['Lives at Rose Cottage, Church End.', 'Rose Cottage'],
  ['Reach her at 8 Castle Hill, Leeds.', 'Castle'],
  ['No. 18, 3rd Main, 5th Cross, Indiranagar', '5th Cross'],
])('streets of many kinds go, with the number of the house: %s', (text, told) => {
  expect(firstNameOnly(text, identity).text).not.toContain(told);
});

it.each([
  'A suivi 3 cours de Python et 2 passages en production.',
  'Gère 22 places de parking et 6 résidences seniors.',
  'Managed 12 High Street branches and 4 Business Park sites.',
  'Runs 14 routes, 3 Gate reviews and 2 River crossings.',
])('what is counted at work is no street: %s', (text) => {
  expect(firstNameOnly(text, identity).text).toBe(text);
});
