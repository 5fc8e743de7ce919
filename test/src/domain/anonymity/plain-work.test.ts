import { expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Xanthe Marlowe', experience: [], education: [] } });
const marked = (text: string): string[] =>
  marksIn([{ text, identity }], 'anonymous')
    .flat()
    .map((one) => one.text);

it.each([
  'Drives a Fendt and looks after it.',
  'Sews on a Juki and a Pfaff.',
  'Merlo, JCB and the odd Manitou.',
  'Budgets feed in Farmax, drafts in Trelligon.',
  'Invisalign Gold, ISTQB Advanced',
  'On a Skilled Worker visa, needs a sponsor.',
  'worked for a large British bank',
  'HACCP, Foodnotify',
  'Carné de conducir B y coche propio.',
  'Rijbewijs B en eigen auto.',
  'Carta de condução e viatura própria.',
  'Deutsch C1, Arabisch als Muttersprache.',
  'Inventur, Photovoltaik und Zerspanung.',
  'the roadmap on a whiteboard',
])('holds nothing of ordinary work: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

it.each([
  ['She was at Fendelow.', 'Fendelow'],
  ['He was a Pennar before.', 'Pennar'],
  ['Ran the Orrin for six years.', 'Orrin'],
  ['at British Gas until May', 'British Gas'],
  ['Deloitte, Excel', 'Deloitte'],
  ['Worked at Foodnotify, HACCP.', 'Foodnotify'],
  ['joined whiteboarding at kneat', 'kneat'],
  ['Er leitete PGE-Projekte.', 'PGE-Projekte'],
  ['Rosa de Souza leads.', 'Rosa'],
])('and marks what may be a name there: %s', (text, name) => {
  expect(marked(text).join(' ')).toContain(name);
});

it('takes no body of a trade for somebody who does something', () => {
  for (const text of ['IATA dangerous goods, renewed in May.', 'SRA regulated, clean record.'])
    expect(scrub(text, identity).text).toBe(text);
});
