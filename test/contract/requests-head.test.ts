import { expect, it } from 'vitest';
import head from '#src/batch/meaning/head.json' with { type: 'json' };
import { likelihoodsOf, ownHead, readingOf, SIZE, sentencesOf, wordsHash } from '#src/batch/meaning/head.ts';
import { FINDABLE } from '#tools/find-tool.ts';

/** Of a hundred actions, how many may have other words than the classifier was made from; their words still find them. */
const BEHIND = 5;

it('the classifier of requests is in step with the words of the actions', () => {
  const known = new Map(head.rows.map(({ action, words }) => [action, words]));
  const behind = [...FINDABLE.values()].filter(
    (action) => known.get(action.name) !== wordsHash(sentencesOf(action)),
  );
  const names = behind.map(({ name }) => name).join(', ');
  expect(behind.length, `npm run requests:make takes the words of these anew: ${names}`).toBeLessThanOrEqual(
    (BEHIND * FINDABLE.size) / 100,
  );
});

it('the classifier of requests names no action that is gone, and gives every action a likelihood; together they are 1', async () => {
  expect(head.rows.filter(({ action }) => !FINDABLE.has(action))).toEqual([]);
  const own = await ownHead();
  const vector = new Float32Array(SIZE).fill(1 / Math.sqrt(SIZE));
  const likelihoods = likelihoodsOf(own, readingOf(own.words, 'log a placement', vector));
  expect([...likelihoods.keys()]).toEqual(head.rows.map(({ action }) => action));
  expect([...likelihoods.values()].reduce((sum, one) => sum + Math.exp(one), 0)).toBeCloseTo(1, 6);
});

it('the classifier of requests reads words beside the vector', async () => {
  const own = await ownHead();
  const nothing = new Float32Array(SIZE);
  const best = (sentence: string): string | undefined =>
    [...likelihoodsOf(own, readingOf(own.words, sentence, nothing))].sort(([, a], [, b]) => b - a)[0]?.[0];
  expect(best('the webhook has a new secret, rotate it')).toBe('rotate_webhook_secret');
  expect(best('who is on the bench of the pool')).toBe('list_pool_members');
});
