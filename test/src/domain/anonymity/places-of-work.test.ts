import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (text: string, employers: string[]): string =>
  scrub(
    text,
    identityOf({
      candidate: {
        name: 'Xanthe Marlowe',
        experience: employers.map((employer) => ({ title: 'Specialist', employer })),
      },
    }),
  ).text;

it.each([
  ['Ericsson', 'På Ericsson i Kista sedan 2011.', 'Kista'],
  ['Novartis', 'Elle avait débuté à Stein pour Novartis.', 'Stein'],
  ['Airbus', 'Airbus depuis 2018, à Saint-Éloi.', 'Saint-Éloi'],
  ['Gerdau', 'Gerdau há 9 anos, usina de Ouro Branco; antes, em Lisboa.', 'Ouro Branco'],
  ['Cemex', 'Lleva siete años en Cemex, hoy en Huichapan.', 'Huichapan'],
  ['BASF', 'Ist bei BASF in Schwarzheide, davor im Labor.', 'Schwarzheide'],
  ['Diageo', 'Has been with Diageo in Leven since 2015.', 'Leven'],
])('a small town where somebody worked for %s goes: %s', (employer, text, hidden) => {
  expect(shown(text, [employer])).not.toContain(hidden);
});

it.each([
  ['Cemex', 'Quiere Cemex en Puebla.', 'Puebla'],
  ['Acme', 'With Acme in Germany, then with Acme in Sales.', 'in Germany'],
  ['Acme', 'With Acme in Germany, then with Acme in Sales.', 'in Sales'],
  ['BASF', 'Kommt von BASF und sucht ein Unternehmen in Kassel.', 'Kassel'],
  ['Grammarly', 'Writes the editor at Grammarly in TypeScript.', 'TypeScript'],
  ['TIM', 'Segue i grandi clienti in Piemonte per TIM.', 'Piemonte'],
  ['Diageo', 'Left Diageo and wants a firm in Bath.', 'Bath'],
  ['Diageo', 'Started with Diageo in Hereford.', 'Hereford'],
])('a large town, a country, a department or a wish beside %s stays: %s', (employer, text, kept) => {
  expect(shown(text, [employer])).toContain(kept);
});
