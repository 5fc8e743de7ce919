import { beforeAll, expect, it } from 'vitest';
import { nowFor } from '#src/access/principal.ts';
import { writeContext } from '#src/action/context.ts';
import { createCandidate } from '#src/domain/candidates/index.ts';
import { CreateCandidate } from '#src/domain/candidates/schema.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { peopleSearch } from '#test/harness/people-search.ts';

const { desk, running } = useDesk();
const { search } = peopleSearch(desk);

// More than are ranked at once: everybody is a chef, the first 510 with pastry, the last 30 of those with Xero too.
const CHEFS = 600;

beforeAll(async () => {
  const principal = await running.service.authentication.bearer(desk.adminKey);
  await running.service.store.write(async ({ tx }) => {
    const { ctx } = writeContext(principal, nowFor(principal), tx, { rehearsal: false, setsHidden: false });
    for (let n = 0; n < CHEFS; n += 1)
      await createCandidate(
        ctx,
        CreateCandidate.parse({
          name: `Chef ${n}`,
          email: `chef${n}@people.example`,
          current_title: 'Chef',
          skills: [...(n < 510 ? ['Pastry'] : []), ...(n >= 480 && n < 510 ? ['Xero'] : [])],
        }),
      );
  });
});

const numbers = (result: { results: { name: string }[] }): number[] =>
  result.results.map(({ name }) => Number(name.slice(5)));

it('counts all who meet what is asked and shows those first who also have what is wished for, where most have it', async () => {
  const result = await search('chefs, ideally pastry');
  expect(result.total_count).toBe(CHEFS);
  expect(result.ranked_pool_size).toBe(500);
  expect(numbers(result).every((n) => n < 510)).toBe(true);
});

it('shows those few first who have what is wished for, among more than are ranked', async () => {
  const result = await search('chefs, ideally Xero');
  expect(result.total_count).toBe(CHEFS);
  expect(result.ranked_pool_size).toBe(500);
  expect(
    numbers(result)
      .slice(0, 30)
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 30 }, (_, at) => 480 + at));
});

it('leaves nobody out by a certificate or degree that stands on nobody’s record, tells it, and calls nobody strong', async () => {
  const result = await search('chefs with a forklift licence and a PhD');
  expect(result.total_count).toBe(CHEFS);
  expect(result.notes.filter(({ code }: { code: string }) => code === 'not_in_records')).toHaveLength(2);
  expect(result.results[0]?.band).not.toBe('strong');
});
