import { expect, it } from 'vitest';
import { placeOf } from '#src/domain/job-drafts/place-called.ts';

it.each([
  ['Paris, TX', 'GB', 'US'],
  ['Naples, FL', 'AU', 'US'],
  ['Athens, Georgia', 'GB', 'US'],
  ['Vancouver, Washington', 'GB', 'US'],
  ['Vancouver, BC', 'US', 'CA'],
  ['London, ON', 'GB', 'CA'],
  ['Tbilisi, Georgia', 'US', 'GE'],
  ['Berlin, DE', 'US', 'DE'],
  ['Paris', 'US', 'FR'],
  ['London', 'US', 'GB'],
])('a town lies where the state behind it does: %s read by an agency in %s', (said, home, country) => {
  expect(placeOf(said, home)).toMatchObject({ country_code: country });
});
