import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Ann Day', experience: [], education: [] } });

it.each([
  ['Ann Day, b. 02/11/1984, 41 Gresty Lane.', '1984'],
  ['Ann Day, geb. 12.4.1980, Lindenweg 3.', '1980'],
  ['Ann Day, *04.05.1977, Wien', '1977'],
  ['Day, ur. 12.03.1979, tel. 600 700 800', '1979'],
  ['Ann Day, nar. 5. 6. 1979, Brno', '1979'],
  ['Ann Day, n. 12-05-1983, calle Mayor 3', '1983'],
  ['Ann Day, 11 March 1982, 0412 555 111, Perth.', '1982'],
  ['王小明，1985年3月出生', '1985'],
  ['田中花子、1988年5月3日生まれ', '1988'],
])('takes out a day of birth however it is told, at both levels: %s', (text, year) => {
  expect(firstNameOnly(text, identity).text).not.toContain(year);
  expect(scrub(text, identity).text).not.toContain(year);
});

it.each(['Go-live was 02/11/2004, on budget.', 'Contract from 12-05-2023, site at Bath.'])(
  'leaves a date of work its year: %s',
  (text) => {
    expect(scrub(text, identity).text).toMatch(/20\d\d/);
  },
);
