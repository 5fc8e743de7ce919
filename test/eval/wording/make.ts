import { writeFileSync } from 'node:fs';
import { type Judged, makeWeights } from './likeness.ts';

/**
 * Makes the weighing of words by which the gate holds what no rule judges: npm run wording:make. It prints how many lines
 * that no rule judges it holds of each batch, by weights made without that batch; with `--measure` nothing is written, and
 * with `--wrong` the lawful ones that it holds are listed.
 */
const { made_from, weights, crossed } = makeWeights();
const held = (lines: readonly Judged[]): Judged[] => lines.filter(({ score }) => score > weights.threshold);
console.log('threshold', weights.threshold);
for (const batch of new Set(crossed.map(({ line }) => line.batch.split(' ')[0] ?? ''))) {
  const lines = crossed.filter(({ line, judged }) => line.batch.startsWith(`${batch} `) && !judged);
  const unlawful = lines.filter(({ line }) => line.unlawful);
  const lawful = lines.filter(({ line }) => !line.unlawful);
  console.log(batch, {
    unlawful: unlawful.length,
    unlawful_held: held(unlawful).length,
    lawful: lawful.length,
    lawful_held: held(lawful).length,
  });
  if (process.argv.includes('--wrong'))
    for (const { line, score } of held(lawful)) console.log(`  ${score.toFixed(2)} ${line.text}`);
}
if (!process.argv.includes('--measure')) {
  const file = new URL('../../../src/domain/moderation/likeness.json', import.meta.url);
  const { threshold, bias, weights: groups } = weights;
  writeFileSync(file, JSON.stringify({ made_from, threshold, bias, weights: groups }));
}
