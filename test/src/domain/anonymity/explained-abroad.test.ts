import { expect, it } from 'vitest';
import { identityOf, uncertainIn } from '#src/domain/anonymity/index.ts';

const PAT = identityOf({
  candidate: {
    name: 'Pat Quorn',
    first_name: 'Pat',
    last_name: 'Quorn',
    experience: [],
    education: [],
  },
});
const marked = (text: string): string[] =>
  uncertainIn(text, PAT, 'anonymous').map(({ text: words }) => words);

it.each([
  'Sie plant seit acht Jahren die Schichten und spricht Englisch.',
  'Als Teilprojektleiterin hat sie die Einführung des Warenwirtschaftssystems begleitet.',
  'Kündigungsfrist drei Monate zum Quartalsende, Homeoffice an zwei Tagen.',
  'Die ungeplanten Stillstände sind unter seiner Leitung gesunken; er schliesst im Budget ab.',
  'Als Koch hat er im Sommer die Leitung übernommen.',
  'Elle gère la paie de trois usines et parle anglais.',
  "Diplômé d'État, il connaît le RGPD et maîtrise bien Excel.",
  'Rémunération souhaitée : 48 K€ brut annuel, disponible dès le 1er avril.',
  'Lideró la migración del sistema y revisa los datos antes de publicarlos.',
  'Busca un puesto de jefa de obra en el norte de España.',
])('lets an ordinary line in German, French or Spanish go without a person: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it.each([
  [
    'a house that is a noun, without an article',
    'Davor war sie fünf Jahre bei Adler in der Entwicklung.',
    'Adler',
  ],
  ['a house that is a noun, with one', 'Bei der Bahn war sie für die Fahrpläne zuständig.', 'Bahn'],
  ['where somebody came from', 'Sie kam von Krone und leitete dort den Einkauf.', 'Krone'],
  ['a compound that ends as names do', 'Sie hat den Einkauf von Kranichberg geleitet.', 'Kranichberg'],
  ['a surname that is a noun', 'Ihre frühere Chefin, Frau Vogel, gibt gern Auskunft.', 'Vogel'],
  ['somebody who begins a sentence', 'König hat sie damals eingestellt.', 'König'],
  ['a word behind its kind of house', 'Das Hotel Sonnenschein hat sie sechs Jahre geleitet.', 'Sonnenschein'],
  ['what is quoted', 'Sie hat das „Blaue Haus“ gebaut.', 'Blaue'],
  [
    'a name in small letters',
    'vorher war sie lange bei der edeka und hat dort den Einkauf geleitet.',
    'edeka',
  ],
  ['a house that is a town', 'Il vient de chez Carrefour, où il gérait les achats.', 'Carrefour'],
  ['a house in small letters', 'il a travaillé cinq ans chez orange comme technicien.', 'orange'],
  ['a word that did something to them', "Total l'a formé pendant deux ans.", 'Total'],
  ['a capital amid a sentence', 'Il a conçu la gamme Rivage pour son employeur.', 'Rivage'],
  ['somebody', 'Rosa la contrató en su día.', 'Rosa'],
  [
    'what makes a tool, where somebody was there',
    'Trabajó cinco años en Salesforce y habla inglés.',
    'Salesforce',
  ],
  ['letters of a tool there', 'Er hat bei SAP gelernt und führt nun ein Team.', 'SAP'],
  ['a small town', 'Sie leitet ein Werk in Gütersloh mit 640 Leuten.', 'Gütersloh'],
  ['a house behind its article', 'Seit 2019 ist er für die Bahn tätig.', 'Bahn'],
  ['a project', 'Dirigió el proyecto Horizonte de principio a fin.', 'Horizonte'],
])('marks %s', (_, text, words) => {
  expect(marked(text).join(' ')).toContain(words);
});
