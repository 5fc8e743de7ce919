import { expect, it } from 'vitest';
import { loadForReading } from '#test/eval/questions/altered.ts';
import { unchangedIn } from '#test/eval/questions/grammar.ts';
import { runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU', sandbox: true });

it('reads a question made at random otherwise, or refuses it, when a word of meaning is taken out, put in or exchanged', async () => {
  const { key } = await loadForReading(running, desk);
  const given = { questions: 12, seed: 7 };
  const { data } = await runInDomain(running, key, (ctx) => unchangedIn(ctx, given));
  expect(data.asked).toBeGreaterThan(150);
  expect(data.unchanged).toEqual([]);
});
