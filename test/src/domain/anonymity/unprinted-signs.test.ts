import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub, withoutClient } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: { name: 'Thandeka Mokoena', experience: [{ employer: 'Northwind Freight' }], education: [] },
});

it.each(['\u0007', '\u0001', '\u0013', '\u007f', '\u0086'])(
  'a sign that nobody sees within a name hides it from nobody who redacts: %j',
  (sign) => {
    const text = `Moko${sign}ena leads at North${sign}wind Freight.`;
    expect(scrub(text, identity).text).toBe('The candidate leads at a logistics company.');
    expect(firstNameOnly(text, identity).text).toBe(`Thandeka leads at North${sign}wind Freight.`);
  },
);

it('such a sign between words parts them, and the end of a line or field of another program does', () => {
  expect(scrub('Thandeka\u0007Mokoena leads.', identity).text).toBe('The candidate leads.');
  expect(scrub('Mokoena\u000bNorthwind Freight', identity).text).not.toMatch(/Mokoena|Northwind/u);
});

it('a client is hidden whose name has such a sign in it', () => {
  const client = identityOf({ client: { name: 'Northwind Freight Pty Ltd' }, clientLabel: 'our client' });
  expect(withoutClient('North\u0007wind Freight hire.', client).text).toBe('Our client hire.');
});
