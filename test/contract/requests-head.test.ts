import { expect, it } from 'vitest';
import rows from '#src/batch/meaning/head.json' with { type: 'json' };
import { headOf, placesOf, SIZE, sentencesOf, wordsHash } from '#src/batch/meaning/head.ts';
import { FINDABLE } from '#tools/find-tool.ts';

/** Of a hundred actions, how many may have other words than the classifier was made from; their words still find them. */
const BEHIND = 5;

it('the classifier of requests is in step with the words of the actions', () => {
  const known = new Map(rows.map(({ action, words }) => [action, words]));
  const behind = [...FINDABLE.values()].filter(
    (action) => known.get(action.name) !== wordsHash(sentencesOf(action)),
  );
  const names = behind.map(({ name }) => name).join(', ');
  expect(behind.length, `npm run requests:make takes the words of these anew: ${names}`).toBeLessThanOrEqual(
    (BEHIND * FINDABLE.size) / 100,
  );
});

it('the classifier of requests names no action that is gone, and gives every action a place of its own', () => {
  expect(rows.filter(({ action }) => !FINDABLE.has(action))).toEqual([]);
  const places = placesOf(headOf(rows), new Float32Array(SIZE).fill(1 / Math.sqrt(SIZE)));
  expect([...places.values()]).toEqual(rows.map((_, place) => place));
});
