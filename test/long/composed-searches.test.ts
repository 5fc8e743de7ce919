import { expect, it } from 'vitest';
import { composedAgency, composedSearches, faultsOf } from '#test/harness/composed-searches.ts';
import { fixture } from '#test/harness/fixture.ts';

const agency = fixture(composedAgency);
/** How many searches are made. */
const SEARCHES = Number(process.env.SEARCHES ?? 3000);
const SEED = Number(process.env.SEED ?? 5);

it('finds by conditions joined at random who meets each that is not told as unread, in whatever order they are said', async () => {
  const faults: string[] = [];
  for (const search of composedSearches(SEARCHES, SEED))
    faults.push(...(await faultsOf(agency.desk, agency.people, search)));
  console.log(`${SEARCHES} searches in two orders, ${faults.length} faults`);
  expect(faults).toEqual([]);
});
