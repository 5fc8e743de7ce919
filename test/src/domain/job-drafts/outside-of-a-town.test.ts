import { expect, it } from 'vitest';
import { unknownPlace } from '#src/domain/job-drafts/unknown-place.ts';

it.each([
  ['The packhouse is on the farm outside Letsitele.', 'ZA', 'Letsitele'],
  ['The yard is outside Wubinvale, so you need a car.', 'AU', 'Wubinvale'],
  ['We are just out of Tarahoe on the river road. House supplied, just out of Tarahoe.', 'NZ', 'Tarahoe'],
  ['The quarry is north of Brackendale, off the A9.', 'GB', 'Brackendale'],
])('reads a place that no list knows by what lies outside it: %s', (line, home, city) => {
  expect(unknownPlace([line], home)?.city).toBe(city);
});

it.each([
  ['You will meet contractors outside Monday hours.', 'ZA'],
  ['Calls come from outside Xero and go into Sage.', 'GB'],
  ['Two days out of Thursday, Friday and Saturday.', 'AU'],
  ['Nobody outside Marketing knows.', 'GB'],
])('reads none where nothing lies there: %s', (line, home) => {
  expect(unknownPlace([line], home)).toBe(null);
});
