import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, employer = 'Wincanton', label?: string) =>
  identityOf({
    ...(label === undefined ? {} : { label }),
    candidate: { ...splitName(name), experience: [{ title: 'Fitter', employer }], education: [] },
  });

it.each([
  ['Her website is marchetti gardens dot com.', 'Her website is [link removed].'],
  ['Her page is linkedin dot com slash in slash martaql.', 'Her page is [link removed].'],
  ['Her shop: marchetti dot co dot uk', 'Her shop: [link removed]'],
  ['Visit www dot marchetti gardens dot de for more.', 'Visit [link removed] for more.'],
])('an address said in words goes whole at both levels: %s', (text, expected) => {
  expect(firstNameOnly(text, of('Delphine Marchetti')).text).toBe(expected);
  expect(scrub(text, of('Delphine Marchetti')).text).toBe(expected.replace(/^Her/u, 'Their'));
});

it('a time and a tool that are called by such an ending are no address', () => {
  const text = 'The dot com years taught Delphine much, and ASP dot net is a tool.';
  expect(firstNameOnly(text, of('Delphine Marchetti')).text).toBe(text);
});
