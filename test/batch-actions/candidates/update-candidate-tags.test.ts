import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();
let count = 0;

async function candidate(tags: string[] = [], at = desk): Promise<string> {
  count += 1;
  const made = await at.api.post('/candidates', { name: 'Tag Ged', email: `t${count}@x.example`, tags });
  return made.body.data.id;
}

const change = (input: object) => runAction(running, desk.adminKey, 'update_candidate_tags', input);

it('keeps the spelling the agency used first, whoever it was used on', async () => {
  await candidate(['FinTech']);
  const second = await candidate(['fintech', 'FINTECH']);
  expect((await change({ candidate_id: second, tags: ['FINtech', 'new'] })).data.tags).toEqual([
    'FinTech',
    'new',
  ]);
  const other = await running.workspace();
  const foreign = await candidate(['FINTECH'], other);
  expect((await other.api.get(`/candidates/${foreign}`)).body.data.tags).toEqual(['FINTECH']);
});

it('adds and removes in any case and leaves the rest', async () => {
  const candidate_id = await candidate(['a', 'b', 'c']);
  const changed = await change({ candidate_id, add: ['D', 'A'], remove: ['B', 'never had'] });
  expect(changed.data.tags).toEqual(['a', 'c', 'D']);
  expect((await change({ candidate_id, remove: ['a', 'c', 'd'] })).data.tags).toEqual([]);
});

it('cuts a label to 40 characters, after which two may be the same', async () => {
  const candidate_id = await candidate();
  const long = 'x'.repeat(40);
  expect((await change({ candidate_id, tags: [`${long}1`, `${long}2`] })).data.tags).toEqual([long]);
  expect((await desk.api.get(`/candidates?tag=${long}-anything`)).body.meta.count).toBe(1);
});

it('takes 20 different labels however often they are repeated, and refuses a 21st on either way in', async () => {
  const candidate_id = await candidate();
  const twenty = Array.from({ length: 20 }, (_, i) => `n${i}`);
  const doubled = [...twenty, ...twenty.map((tag) => tag.toUpperCase())];
  expect((await change({ candidate_id, tags: doubled })).data.tags).toHaveLength(20);
  await expect(change({ candidate_id, add: ['one more'] })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    field: 'add',
  });
  expect((await change({ candidate_id, add: ['one more'], remove: ['N0'] })).data.tags).toHaveLength(20);
});

it.each([
  [{}, 'tags'],
  [{ tags: ['a'], add: ['b'] }, 'tags'],
  [{ add: ['a'], remove: ['A'] }, 'remove'],
  [{ tags: ['  '] }, 'tags.0'],
])('refuses %j naming %s', async (input, field) => {
  const candidate_id = await candidate();
  await expect(change({ candidate_id, ...input })).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field });
});

it('gives any set of labels the same meaning as a set without regard to case, in order', async () => {
  const candidate_id = await candidate();
  const label = fc
    .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
    .filter((text) => text.trim() !== '');
  await fc.assert(
    fc.asyncProperty(fc.array(label, { maxLength: 12 }), async (labels) => {
      const { tags } = (await change({ candidate_id, tags: labels })).data;
      const keys = tags.map((tag: string) => tag.toLowerCase());
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.length).toBeLessThanOrEqual(labels.length);
      expect(keys.toSorted()).toEqual(keys);
      for (const tag of tags) expect(Array.from(tag).length).toBeLessThanOrEqual(40);
      expect((await change({ candidate_id, tags })).data.tags).toEqual(tags);
    }),
    { numRuns: 40 },
  );
});
