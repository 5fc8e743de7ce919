import { expect, it } from 'vitest';
import { identityOf, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Zuzka Birnbaum', experience: [], education: [] } });
const marked = (text: string): string[] => uncertainIn(text, identity, 'anonymous').map((one) => one.text);

it.each([
  ['She was the first woman in Donegal to skipper a trawler.', 'first woman in Donegal'],
  ['The youngest head chef in Lyon to get the star.', 'youngest head chef'],
  ['One of two farriers in Wales with the FWCF.', 'One of two farriers'],
  ['The Sunday papers ran a piece on it.', 'papers ran a piece'],
  ['She was interviewed on RTÉ about the clinic.', 'interviewed on RTÉ'],
  ['Die jüngste Meisterin in Sachsen.', 'jüngste Meisterin'],
  ['Première femme de Bretagne à commander un remorqueur.', 'Première femme'],
  ['Il est vice-champion de France des soudeurs.', 'champion de France'],
  ['Fue campeona de España de coctelería.', 'campeona de España'],
  ['La primera mujer en Asturias en dirigir una mina.', 'primera mujer'],
  ['Foi a primeira do Ceará a pilotar o guindaste.', 'primeira do Ceará'],
  ['Finalista a MasterChef Italia nel 2019.', 'Finalista a MasterChef'],
  ['Die Lokalpresse hat über sie berichtet.', 'Lokalpresse hat'],
])('holds a send that tells what only one person can say: %s', (text, feat) => {
  expect(marked(text).join(' / ')).toContain(feat);
});

it.each([
  'She was the first in the office every day and the first to volunteer.',
  'The paper ran out twice in the night shift.',
  'Erste Hilfe und Brandschutz sind aufgefrischt.',
  'La primera semana fue tranquila y la segunda también.',
])('lets through what anybody may say: %s', (text) => {
  expect(uncertainIn(text, identity, 'anonymous').filter(({ reason }) => reason === 'feat')).toEqual([]);
});
