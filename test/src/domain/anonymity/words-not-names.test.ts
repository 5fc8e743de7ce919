import { expect, it } from 'vitest';
import { identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, employer = 'Wincanton', label?: string) =>
  identityOf({
    ...(label === undefined ? {} : { label }),
    candidate: { ...splitName(name), experience: [{ title: 'Fitter', employer }], education: [] },
  });

const marks = (text: string, name: string, employer?: string) =>
  marksIn([{ text, identity: of(name, employer) }], 'anonymous')
    .flat()
    .map((one) => one.text);

it.each([
  ['Nga Tran', 'Intel', 'Nga gathers intel from operators.', 'intel'],
  ['Heike Brandl', 'Die Mobiliar', 'Das Mobiliar im Büro war alt.', 'Mobiliar'],
  ['Beatriz Carvalho', 'CUF', 'A enfermeira Carvalho é firme como um carvalho.', 'carvalho'],
  ['Yannick Petit', 'Bénéteau', 'Petit gabarit, grande voix : Yannick tient les délais.', 'Petit'],
  ['Paris Hill', 'Ritz', 'Paris, who loved Paris, left it.', 'Paris'],
])('a name of %s (%s) that is as likely a word stays and is marked: %s', (name, employer, text, word) => {
  expect(scrub(text, of(name, employer)).text).toContain(word);
  if (word !== 'carvalho') expect(marks(text, name, employer)).toContain(word);
});

it.each([
  ['Nga Tran', 'Intel', 'Nga joined intel in 2014.', /intel/u],
  ['Heike Brandl', 'Die Mobiliar', 'Seit 2019 führt sie bei der Mobiliar ein Team.', /Mobiliar/u],
  ['Heike Brandl', 'Die Mobiliar', 'Die Mobiliar zahlt gut.', /Mobiliar/u],
  ['Yannick Petit', 'Bénéteau', 'Petit tient les délais.', /Petit/u],
])('where it is the name of %s (%s) it goes: %s', (name, employer, text, word) => {
  expect(scrub(text, of(name, employer)).text).not.toMatch(word);
});
