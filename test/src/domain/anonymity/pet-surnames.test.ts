import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const redacted = (name: string, text: string): string =>
  scrub(text, identityOf({ candidate: { ...splitName(name), experience: [] } })).text;

it.each([
  ['Jake Marsh', 'Mick on site rang re Marshy. Starts on time.', 'Marshy'],
  ['Dan Jones', 'Jonesy is a good lad, start him.', 'Jonesy'],
  ['Paul Smith', 'Smithy did the fit-out.', 'Smithy'],
  ['Ann Dodd', 'Met Doddy on Friday.', 'Doddy'],
  ['Lee Carr', 'Spoke to Carro, keen to start.', 'Carro'],
])('what mates make of the surname of %s goes: %s', (name, text, gone) => {
  expect(redacted(name, text)).not.toContain(gone);
});

it.each([
  ['Jake Marsh', 'Knows marshy ground and long reach.', 'marshy ground'],
  ['Will Grass', 'Grassy banks mown weekly.', 'Grassy banks'],
  ['Ann Rock', 'Rocky coast walks, by boat.', 'Rocky coast'],
  ['Tim Hill', 'Hilly rounds are fine.', 'Hilly rounds'],
])('words of the language stay beside %s: %s', (name, text, kept) => {
  expect(redacted(name, text)).toContain(kept);
});
