import { expect, it } from 'vitest';
import { identityOf, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Ann Prior', experience: [], education: [] } });
const marked = (text: string): string =>
  uncertainIn(text, identity, 'first_name')
    .map(({ text: words }) => words)
    .join(' | ');

it.each([
  ["Ann lives at number fourteen, Cooper's Row, two streets from the depot.", "Cooper's Row"],
  ['Parcel for Ann goes to twelve Marsh Lane, top flat.', 'twelve Marsh Lane'],
  ['Ann is on Kestrel Rise, number 9, and has a garden.', 'Kestrel Rise, number 9'],
  ['Vive en la calle Real, número doce, tercero izquierda.', 'calle Real, número doce'],
  ['Sie wohnt im Ahornweg, Hausnummer sieben, zweiter Stock.', 'Ahornweg, Hausnummer sieben'],
  ['Elle habite rue des Lilas, numéro quinze.', 'rue des Lilas, numéro quinze'],
  ['Abita in via Garibaldi, numero nove.', 'via Garibaldi, numero nove'],
  ['The keys go to the end house on Trinity Square, the blue door.', 'Trinity Square'],
  ['Drop the boots at six Fenwick Close before Friday.', 'six Fenwick Close'],
  ['Ann stays with her aunt on Bluebonnet Trail till the lease starts.', 'Bluebonnet Trail'],
  ['Sie ist seit Mai in der Goethestraße zwölf gemeldet.', 'Goethestraße zwölf'],
  ['Está en la avenida de Castelao, portal cuatro, sexto B.', 'avenida de Castelao, portal cuatro'],
  ['Ann rents a room in Hawthorn Crescent.', 'Hawthorn Crescent'],
])('a street holds a text with a given name, however its number is told: %s', (text, told) => {
  expect(marked(text)).toContain(told);
});

it.each([
  ["Her birthday is St George's Day 1984, so she says.", "St George's Day 1984"],
  ['Born on Christmas Eve 1979, which is why Ann wants it off.', 'Christmas Eve 1979'],
  ['Her birthday is Halloween, 1990, and the form wants it.', 'Halloween, 1990'],
  ["Ann reached fifty on New Year's Day.", "New Year's Day"],
  ['Cumple años el día de Reyes. Ann trae el título.', 'día de Reyes'],
  ['Ann hat an Heiligabend Geburtstag, da bitte frei.', 'Heiligabend'],
  ['Elle est née le jour de Noël, elle voudrait le congé.', 'jour de Noël'],
  ['È nata a Ferragosto, come il nonno.', 'Ferragosto'],
])('a birthday that falls on a feast holds a text with a given name: %s', (text, told) => {
  expect(marked(text)).toContain(told);
});

it.each([
  'Ran two Oxford Street shops and one in the Arndale.',
  'Ann managed three High Street branches over Christmas.',
  'Works every Christmas Eve and asks for Boxing Day off.',
  'The bus stops on Market Street, ten minutes from the depot.',
  'Covered the Park Lane desk for six years, number two of nine.',
  'Führt die Filiale in der Bahnhofstraße seit acht Jahren.',
  'Leitet in der Goethestraße zwei Filialen und im Ring drei Läden.',
  'Lleva la tienda de la calle Real dos años.',
  'Starts after Easter, and keys are at the desk.',
])('shops, stops and feasts at work hold nothing: %s', (text) => {
  expect(marked(text)).toBe('');
});
