import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, marksIn } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, employer = 'Wincanton', label?: string) =>
  identityOf({
    ...(label === undefined ? {} : { label }),
    candidate: { ...splitName(name), experience: [{ title: 'Fitter', employer }], education: [] },
  });

it.each([
  'He holds patent EP 3 412 998 on a yaw damper.',
  'He holds US patent 10 234 567 for a hinge.',
  'Inhaber des Patents EP 2 111 345 für einen Dämpfer.',
])('the number of a patent is no telephone number: %s', (text) => {
  expect(firstNameOnly(text, of('Ann Hale')).text).toBe(text);
});

it('it is told of as a feat, and a telephone number is none', () => {
  const feats = (text: string) =>
    marksIn([{ text, identity: of('Ann Hale') }], 'anonymous')
      .flat()
      .filter(({ reason }) => reason === 'feat');
  expect(feats('He holds patent EP 3 412 998 on a yaw damper.')).toHaveLength(1);
  expect(feats('Ann est joignable au 06 12 34 56 78.')).toEqual([]);
  expect(firstNameOnly('Patent attorney, call Ann on 07700 900 443.', of('Ann Hale')).text).toContain(
    '[phone removed]',
  );
});
