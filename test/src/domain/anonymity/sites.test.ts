import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const shownOf = (description: string, text: string, terms: readonly string[] = []): string => {
  const experience = [{ title: 'Engineer', employer: 'Acme Minerals', description }];
  return scrub(text, identityOf({ candidate: { ...splitName('Pat Quill'), experience, terms } })).text;
};

it.each([
  ['Short-term planning at Moolarben, 22 Mtpa.', 'Moolarben was the first.', 'Moolarben'],
  ['Rotations across Mangoola and Ulan.', 'Rotated through Mangoola and Ulan.', 'Ulan'],
  ['Lead engineer on the Temple Quarter tower.', 'Temple Quarter went well.', 'Temple Quarter'],
  ['Olefins unit, Channelview.', 'Five years in Channelview.', 'Channelview'],
  ['IQ/OQ/PQ for the Ballybrit lines.', 'The lines in Ballybrit run.', 'Ballybrit'],
])('hides where somebody worked as the record describes it, %s, in: %s', (description, text, site) => {
  expect(shownOf(description, text)).not.toContain(site);
});

it.each([
  ['Ran the Sydney office and the Perth branch.', 'Open to Sydney or Perth.'],
  ['Planned at Board level across Finance and Operations.', 'Finance and Operations report weekly.'],
  ['Modelled in Tekla at scale.', 'Models in Tekla each day.'],
])('leaves towns, words and terms of a description in a text: %s', (description, text) => {
  expect(shownOf(description, text, ['Tekla'])).toBe(text);
});
