import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['Omdat je in maart bent uitgerekend, schuift de baan door naar iemand anders.', 'NL'],
  ['Votre terme étant prévu en mai, nous prenons une autre personne.', 'FR'],
  ['Dato che partorisci a ottobre, il team sceglie qualcuno che possa proseguire.', 'IT'],
  ['Da du har termin i oktober, vælger vi en anden.', 'DK'],
])('holds that somebody else is chosen as a child is due: %s', (text, place) => {
  expect(found(text, place)).toContain('pregnancy');
});

it.each([
  ['Omdat je in maart bent uitgerekend, zoeken we iemand die je vervangt.', 'NL'],
  ['Het project is in oktober uitgerekend, dus we kiezen voor een strakke planning.', 'NL'],
  ['Vi har termin i oktober på det næste projekt, så vi vælger en fast leverandør.', 'DK'],
])('passes cover while somebody is away, and projects that are due: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Pas de RQTH', 'FR'],
  ['Kein GdB.', 'DE'],
  ['Geen VOP-dossiers.', 'BE'],
  ['Sin certificado de discapacidad.', 'ES'],
  ['Ingen fleksjobbere.', 'DK'],
])('holds papers of a disability that are turned away: %s', (text, place) => {
  expect(found(text, place)).toContain('disability_or_health');
});

it.each([
  ['RQTH bienvenue.', 'FR'],
  ['Certificado de discapacidad valorable.', 'ES'],
  ['Fleksjob kan aftales.', 'DK'],
])('passes such papers that are welcome: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ["School's under Catholic patronage; everyone is expected to be practising.", 'IE'],
  ['One client has asked for white carers only, the rota takes care of it.', 'GB'],
])('holds how all are expected to live and what a client asks of origin: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Piden tres soldadores jóvenes para Avilés.', 'ES'],
  ['On nous demande deux soudeurs français.', 'FR'],
])('holds whom a client asks for by age or origin: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});

it.each([
  ['Unsere Gäste sind überwiegend Rentner und Familien.', 'DE'],
  ['Nos habitués sont des retraités du quartier.', 'FR'],
  ['Jong merk, oud ambacht: wij maken klompen voor Tokio en New York.', 'NL'],
  [
    'In ons bestuur zit één vrouw op negen leden, dus bij gelijke geschiktheid heeft een vrouw de voorkeur.',
    'NL',
  ],
])('passes who comes in, how old a house is and a law that asks for those who are few: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['Unsere Gäste sind Rentner und mögen hübsche Bedienungen.', 'DE'],
  ['Jong merk, jonge mensen: wij maken klompen.', 'NL'],
  ['De voorkeur gaat uit naar een vrouw, want dat past beter aan de balie.', 'NL'],
])('holds a wish beside them: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
