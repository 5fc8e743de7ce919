import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, employer = 'Wincanton', label?: string) =>
  identityOf({
    ...(label === undefined ? {} : { label }),
    candidate: { ...splitName(name), experience: [{ title: 'Fitter', employer }], education: [] },
  });

it.each([
  ['Agata Zielińska-Dąb', 'Dąb means oak, and she is as steady as an oak.', /oak/u],
  ['Thi Nhung', 'The velvet glove, which her name means.', /velvet/u],
  ['Petra Winkler', 'Ihr Nachname bedeutet Ecke, und um keine Ecke ist sie verlegen.', /Ecke/u],
  ['Ruth Vogel', 'Her surname is the German word for bird.', /bird/u],
])('what the name of %s is said to mean goes wherever it stands: %s', (name, text, meaning) => {
  expect(scrub(text, of(name)).text).not.toMatch(meaning);
  expect(scrub(text, of(name)).text).toContain('[name removed]');
});

it('what something else means stays', () => {
  expect(scrub('A quiet day means trouble. The code name means nothing here.', of('Ruth Vogel')).text).toBe(
    'A quiet day means trouble. The code name means nothing here.',
  );
});
