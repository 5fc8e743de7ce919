import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const identity = identityOf({
  candidate: { ...splitName('Zuzka Birnbaum'), experience: [{ title: 'X', employer: 'Group Five' }] },
});

it.each([
  ['4 months with Apache in 2014 that he leaves off. Day rate is known.', 'Apache'],
  ['- Picnic hired him as a student rider in 2015, not listed', 'Picnic'],
  ["Liberty Life had me on vac work, twice, it isn't on the CV.", 'Liberty'],
  ['She wrote firmware for TVS for a year, unlisted.', 'TVS'],
  ['- Praxisjahr bei der Bawag steht nicht im Lebenslauf', 'Bawag'],
  ['Did a thesis at Vaisala, its not on linkedin.', 'Vaisala'],
  ['Target had her for a summer, which the CV forgets.', 'Target'],
  ['Un an chez Lactalis qui n’est pas sur le CV.', 'Lactalis'],
  ['Medio año en Mapfre que no está en el CV.', 'Mapfre'],
  ['Sei mesi in Ferrero che non sono nel CV.', 'Ferrero'],
  ['Half jaar bij Vion staat niet op het CV.', 'Vion'],
  ['Ett år på Ericsson som inte står i CV:t.', 'Ericsson'],
])('takes out a house that no record names, as the sentence says: %s', (text, name) => {
  expect(scrub(text, identity).text).not.toContain(name);
  expect(uncertainIn(text, identity, 'anonymous')).not.toEqual([]);
});

it.each([
  ['Six months with Python and SAP is not on the CV.', 'SAP'],
  ['Two years at sea and a summer for Leeds, not listed.', 'Leeds'],
  ['The degree at night for Monday is not on the CV.', 'Monday'],
  ['In seinem Lebenslauf steht nichts, bei der Arbeit nicht erwähnt.', 'Arbeit'],
])('leaves tools, places, days and words there: %s', (text, kept) => {
  expect(scrub(text, identity).text).toContain(kept);
});

it.each([
  ['Known in the Eurobank HR file from a 2010 contract.', 'Eurobank'],
  ['Still on the Unipol payroll list by mistake.', 'Unipol'],
  ['- AH pays a retention bonus in June', 'AH'],
  ['Free in May. KPN pays out a bonus then.', 'KPN'],
  ['ojo que en Lamosa ya la entrevistaron y estuvo ahí de becaria.', 'Lamosa'],
  ['Bei Krones war sie schon und will nicht zurück.', 'Krones'],
  ["Carulla's loyalty card was the first thing they rebuilt.", 'Carulla'],
])('takes out a house by what it has or does: %s', (text, name) => {
  expect(scrub(text, identity).text).not.toContain(name);
});

it.each([
  ['HR pays a bonus in June.', 'HR pays'],
  ["Spain's first plant was the first thing they rebuilt.", 'Spain'],
])('leaves departments and countries there: %s', (text, kept) => {
  expect(scrub(text, identity).text).toContain(kept);
});
