import { expect, it } from 'vitest';
import { identityOf, scrub, uncertainIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const marks = (name: string, text: string): string =>
  uncertainIn(text, identityOf({ candidate: splitName(name) }), 'anonymous')
    .map(({ text: said }) => said)
    .join(' ');

it.each([
  ['Hannah Frost', 'Frosty is a setting-out engineer on the north job.', 'Frosty'],
  ['Paul Stone', 'Stoney drives a tipper and knows the roads.', 'Stoney'],
  ['Dan Wood', 'Everybody on nights likes Woody and his jokes.', 'Woody'],
  ['Ann Jones', 'The crew calls for Jonesy when it jams.', 'Jonesy'],
  ['Marcus Bellerose', 'yo this smokey bellerose, still waiting on that job', 'smokey'],
  ['Tess Moran', 'hi its ducky moran here, can do nights', 'ducky'],
])('hides or marks what friends make of the surname of %s: %s', (name, text, said) => {
  const isHidden = !scrub(text, identityOf({ candidate: splitName(name) })).text.includes(said);
  expect(isHidden || marks(name, text).includes(said)).toBe(true);
});

it.each([
  ['Hannah Frost', 'Frosty mornings never kept the crew at home.', 'Frosty'],
  ['Dan Wood', 'Woody plants and shrubs are his trade.', 'Woody'],
  ['Marcus Bellerose', 'spoke to mr bellerose, all fine for monday', 'mr'],
  ['Tess Moran', 'ref from our moran contract came in today', 'our'],
])('leaves words beside %s: %s', (name, text, said) => {
  expect(marks(name, text)).not.toContain(said);
});
