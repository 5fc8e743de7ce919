import { expect, it } from 'vitest';
import { identityOf, marksIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: {
    name: 'Ylva Brennholt-Sato',
    experience: [{ title: 'Buyer', employer: 'Quarzwerk Tannlo GmbH' }],
    education: [],
  },
});
const marked = (text: string): string[] =>
  marksIn([{ text, identity }], 'anonymous')
    .flat()
    .map((one) => one.text);

it.each([
  'Ha guidato per otto anni un gruppo di dodici persone e segue i fornitori in Cina; vorrebbe Milano o Padova.',
  'Tem dez anos de experiência em controlo de custos e quer trabalhar perto da família, com inglês fluente.',
  'Heeft tien jaar ervaring met onderhoud van de productielijn en zoekt iets met minder reizen in de regio Eindhoven.',
])('an ordinary line in Italian, Portuguese or Dutch holds nothing: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it.each([
  ['Ha guidato per otto anni un gruppo di dodici persone alla Ferrandini e segue i fornitori.', 'Ferrandini'],
  ['Tem dez anos de experiência na Corvalhal e quer trabalhar perto da família.', 'Corvalhal'],
  ['Heeft tien jaar ervaring bij Kranenvelt en zoekt iets met minder reizen.', 'Kranenvelt'],
])('a name that no record has holds there: %s', (text, name) => {
  expect(marked(text).join(' ')).toContain(name);
});
