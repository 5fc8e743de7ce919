import { writeFileSync } from 'node:fs';
import { SentenceThread } from '#src/adapters/meaning/reader.ts';
import { headOf, placesOf, type Row, SIZE, sentencesOf, wordsHash } from '#src/batch/meaning/head.ts';
import { searchActions } from '#src/batch/search.ts';
import { FINDABLE } from '#tools/find-tool.ts';
import { FIFTH } from './fifth.ts';
import { FOURTH } from './fourth.ts';
import { OPEN } from './open.ts';
import { SECOND } from './second.ts';
import { THIRD } from './third.ts';
import { type Example, train } from './train.ts';

/**
 * Makes the classifier by which find_actions reads requests by their meaning, of what people say for each action and of
 * the open requests: npm run requests:make. With `--held-back` nothing is written; every eighth phrasing is held
 * back, and it prints for how many of these the first three hold the action.
 */
const BATCH = 16;
const heldBack = process.argv.includes('--held-back');
const actions = [...FINDABLE.values()];
const at = new Map(actions.map(({ name }, position) => [name, position]));
const said = actions.map((action) => sentencesOf(action));
const asked = [...OPEN, ...SECOND, ...THIRD, ...FOURTH, ...FIFTH].flatMap(([request, ...expect]) => {
  const fitting = expect.flatMap((name) => at.get(name) ?? []);
  return fitting.length === 0 ? [] : [{ sentence: request, actions: fitting }];
});
const phrasings = said.flatMap((sentences, position) =>
  sentences.map((sentence) => ({ sentence, actions: [position] })),
);

const reader = new SentenceThread((error) => console.error(error));
if (!(await reader.warm())) throw new Error('the sentence model cannot be loaded');
const exampleOf = async (given: { sentence: string; actions: number[] }[]): Promise<Example[]> => {
  const found: Example[] = [];
  for (let from = 0; from < given.length; from += BATCH) {
    const batch = given.slice(from, from + BATCH);
    const vectors = await reader.read(
      batch.map(({ sentence }) => sentence.slice(0, 300)),
      60_000,
    );
    batch.forEach((one, i) => {
      const vector = vectors?.[i];
      if (vector === undefined) throw new Error(`not read: ${one.sentence}`);
      found.push({ vector, actions: one.actions });
    });
  }
  return found;
};

function rowsOf(weights: Float32Array): Row[] {
  return actions.map(({ name }, position) => {
    const row = weights.subarray(position * (SIZE + 1), (position + 1) * (SIZE + 1));
    const scale = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
    const bytes = Int8Array.from(row, (weight) => Math.round(weight / scale));
    return {
      action: name,
      words: wordsHash(said[position] ?? []),
      scale: Number(scale.toPrecision(4)),
      weights: Buffer.from(bytes.buffer).toString('base64'),
    };
  });
}

if (heldBack) {
  // Titles, descriptions and synonyms stay.
  const isHeld = (i: number): boolean =>
    i % 8 === 3 && actions.some(({ phrasings: own }) => own.includes(phrasings[i]?.sentence ?? '\n'));
  const examples = await exampleOf(phrasings);
  const kept = examples.filter((_, i) => !isHeld(i));
  const head = headOf(rowsOf(train(kept, actions.length)));
  const keptWords = new Map(actions.map((action) => [action.name, { ...action, phrasings: '' }]));
  phrasings.forEach(({ sentence, actions: [position = 0] }, i) => {
    const action = keptWords.get(actions[position]?.name ?? '');
    if (!isHeld(i) && action !== undefined) action.phrasings += `${sentence}; `;
  });
  const tally = { held_back: 0, words: 0, meaning: 0, joined: 0 };
  phrasings.forEach(({ sentence, actions: [position = 0] }, i) => {
    const vector = examples[i]?.vector;
    const name = actions[position]?.name ?? '';
    if (!isHeld(i) || vector === undefined) return;
    const places = placesOf(head, vector);
    const among = (ranked: readonly { name: string }[]): number =>
      ranked.slice(0, 3).some((one) => one.name === name) ? 1 : 0;
    tally.held_back += 1;
    tally.words += among(searchActions(keptWords, sentence));
    tally.meaning += (places.get(name) ?? 9) < 3 ? 1 : 0;
    tally.joined += among(searchActions(keptWords, sentence, places));
  });
  console.log(tally);
} else {
  const rows = rowsOf(train(await exampleOf([...phrasings, ...asked]), actions.length));
  const file = new URL('../../../src/batch/meaning/head.json', import.meta.url);
  writeFileSync(file, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
}
await reader.close();
