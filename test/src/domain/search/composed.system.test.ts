import { expect, it } from 'vitest';
import { composedAgency, composedSearches, faultsOf } from '#test/harness/composed-searches.ts';
import { fixture } from '#test/harness/fixture.ts';

const agency = fixture(composedAgency);

it('finds by conditions joined at random who meets each that is not told as unread, in whatever order they are said', async () => {
  const faults: string[] = [];
  for (const search of composedSearches(50, 20261125))
    faults.push(...(await faultsOf(agency.desk, agency.people, search)));
  expect(faults).toEqual([]);
});
