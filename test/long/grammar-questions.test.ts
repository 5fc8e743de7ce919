import { expect, it } from 'vitest';
import { loadForReading } from '#test/eval/questions/altered.ts';
import { unchangedIn } from '#test/eval/questions/grammar.ts';
import { runInDomain } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU', sandbox: true });
/** How many questions are made. */
const QUESTIONS = Number(process.env.QUESTIONS ?? 1000);
const SEED = Number(process.env.SEED ?? 20260820);

it('reads questions made at random otherwise, or refuses them, when a word of meaning is taken out, put in or exchanged', async () => {
  const { key } = await loadForReading(running, desk);
  const given = { questions: QUESTIONS, seed: SEED };
  const { data } = await runInDomain(running, key, (ctx) => unchangedIn(ctx, given));
  console.log(`${data.read} questions, ${data.asked} alterations, ${data.unchanged.length} read as before`);
  expect(data.unchanged).toEqual([]);
});
