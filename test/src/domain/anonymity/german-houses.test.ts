import { describe, expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: {
    name: 'Zuzka Birnbaum',
    first_name: 'Zuzka',
    last_name: 'Birnbaum',
    experience: [{ title: 'Controllerin', employer: 'Stadtwerke Rosenheim' }],
    education: [],
  },
});
const marked = (text: string): string =>
  uncertainIn(text, identity, 'anonymous')
    .map(({ text: words }) => words)
    .join(' ');

describe('A house of German that is called by what it is and where is marked', () => {
  it.each([
    ['Vorher war sie bei der Sparkasse Pforzheim im Firmenkundengeschäft.', 'Sparkasse'],
    ['Sie kam von der Volksbank und kennt die Abläufe.', 'Volksbank'],
    ['Nach der Lehre ging er zu den Verkehrsbetrieben Zürich.', 'Verkehrsbetrieben'],
    ['Bei der Lebenshilfe Gießen leitete sie zwei Wohngruppen.', 'Lebenshilfe'],
    ['Er führte das Team des Flughafens Stuttgart.', 'Flughafens'],
  ])('%s', (text, house) => {
    expect(marked(text)).toContain(house);
  });
});

it.each([
  'Er war in Kliniken und Praxen tätig.',
  'Sie hat für Stadtwerke und Gemeinden gearbeitet.',
  'Sie sucht eine Stelle in einer Brauerei oder Molkerei.',
])('takes houses of that kind for words where none of them is meant: %s', (text) => {
  expect(marked(text)).toBe('');
  const gone = scrub(text, identity).replaced.filter(({ reason }) => reason !== 'pronoun');
  expect(gone).toEqual([]);
});

it('hides the recorded one by its kind where it is meant', () => {
  expect(scrub('Bei den Stadtwerken hat sie den Vertrieb aufgebaut.', identity).text).not.toContain(
    'Stadtwerk',
  );
});
