import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const identity = identityOf({
  candidate: { ...splitName('Zuzka Birnbaum'), experience: [{ title: 'X', employer: 'Foxglove Kilns' }] },
});

it.each([
  ['The candidate was with North Lincs as a finance officer.', 'Lincs'],
  ['Did a year on the Llangollen Railway as a volunteer fireman.', 'Llangollen'],
  ["Also did weekends for a school, St Bernard's Catholic Grammar, during covid.", 'Bernard'],
  ['Kam vom früheren Betrieb (Landhaus Thurnerhof, Saison 2016) und war verlässlich.', 'Thurnerhof'],
  ['Davor im Familienbetrieb (Getränke Hallmann) und sehr zufrieden.', 'Hallmann'],
  ['BTEC from the college when it was still Deeside.', 'Deeside'],
  ['Elle a obtenu un DU à la fac de Rennes et un autre ailleurs.', 'Rennes'],
  ['Il est passé par l’IUT de Brest pour la maintenance.', 'Brest'],
  ['Did 3 months in Kiruna with NCC when the town moved.', 'NCC'],
  ['Two years in Oslo with Veidekke, then home.', 'Veidekke'],
  ['FP de alojamiento en el Juníper Serra.', 'Serra'],
  ['Grado superior de cocina en el Jovellanos, con beca.', 'Jovellanos'],
  ['Haar afstudeeropdracht van de HR deed ze bij bol (retourstromen).', 'HR'],
  ['Haar stage liep ze bij bol, in Utrecht.', 'bol'],
])('takes out a house or a school that the words around tell, and holds: %s', (text, name) => {
  expect(scrub(text, identity).text).not.toContain(name);
  expect(uncertainIn(text, identity, 'anonymous')).not.toEqual([]);
});

it.each([
  ['Was with us as a temp and worked on the railway.', 'on the railway'],
  ['Wants a firm, Manchester, with parking.', 'Manchester'],
  ['Looks for a company (Monday start) and a van.', 'Monday start'],
  ['Loved it when it was still quiet.', 'still quiet'],
  ['Three years in London with SAP and Oracle.', 'SAP and Oracle'],
  ['Six months in Perth with AutoCAD, self taught.', 'AutoCAD'],
  ['Diploma de inglés en Madrid.', 'Madrid'],
  ['Haar stage liep ze bij een bakker.', 'een bakker'],
  ['Heeft een diploma van het MBO en wil verder.', 'MBO'],
  ['Just Ms. Could start after Easter.', 'Could start after Easter'],
  ['Elle cherche à Rennes, pas trop loin de la gare.', 'Rennes'],
])('leaves places, days and words there: %s', (text, kept) => {
  expect(scrub(text, identity).text).toContain(kept);
});
