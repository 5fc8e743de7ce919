import { expect, it } from 'vitest';
import { firstNameOnly, identityOf } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Ann Day', experience: [], education: [] } });

it.each([
  ['Ring på noll åtta, fyra sex fem, noll noll fyra, sju sju.', 'Ring på [phone removed].'],
  ['Bereikbaar op nul zes, een twee, drie vier, vijf zes, zeven acht.', 'Bereikbaar op [phone removed].'],
  ['Au cinq un quatre, cinq cinq cinq, zéro un deux trois, le soir.', 'Au [phone removed], le soir.'],
  ['Pod sześćset dwa, sto trzydzieści, dwieście piętnaście.', 'Pod [phone removed].'],
  ['Zap dela: dezenove, nove nove oito um, dois dois três três.', 'Zap dela: [phone removed].'],
  ['Handy null eins sieben sechs, vierunddreißig, zwölf, neun.', 'Handy [phone removed].'],
  ['Ara: beş yüz otuz iki, dört yüz on bir, yirmi iki.', 'Ara: [phone removed].'],
  ['Тел. девятьсот шестнадцать, двести тридцать, сорок пять.', 'Тел. [phone removed].'],
  ['Nomor: nol satu dua, tiga empat lima, enam tujuh.', 'Nomor: [phone removed].'],
  ['电话一三八零零一三八零零零。', '电话[phone removed]。'],
])(
  'a number that is said in another language goes whole, by digits, pairs or hundreds: %s',
  (text, shown) => {
    expect(firstNameOnly(text, identity).text).toBe(shown);
  },
);

it.each([
  'Zwei Kinder, drei Schichten, vier Jahre bei uns und fünf davor.',
  'Tre, quattro anni in reparto, due o tre turni su cinque.',
  'Un, deux, trois, et c’est parti pour quatre ans.',
  'Fem av sju dagar, två av tre helger, en i taget.',
  'Pracował pięć, sześć, siedem lat.',
  'Tres mil doscientos cincuenta y dos clientes.',
  '三四个人，五六年，七八家客户',
])('what is counted in words stays: %s', (text) => {
  expect(firstNameOnly(text, identity).text).toBe(text);
});
