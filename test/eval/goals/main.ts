import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService } from '#test/harness/workspace.ts';
import { counted } from '../progress.ts';
import { GOALS } from './goals.ts';
import { modelOf, modelPlayer } from './model.ts';
import { type Played, play, scripted } from './play.ts';
import { linesOf, reportOf } from './report.ts';
import { makeWorld } from './world.ts';

/**
 * Plays what recruiters ask for and prints what came of it: npm run eval, with EVAL_MODEL and the like for a model, or
 * npm run eval -- --scripted for the best run of each goal without one. `--sees structure` shows the player the structured
 * half of results in place of the text, `--only NAME` plays one goal, `--keep FOLDER` writes each run down.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
};
const model = process.argv.includes('--scripted') ? null : modelOf(process.env);
if (model === null && !process.argv.includes('--scripted'))
  console.log(
    'No model is named (EVAL_MODEL, EVAL_PROVIDER, EVAL_BASE_URL, EVAL_API_KEY): this is the scripted best run of each goal.\n',
  );
const eye = option('--sees') === 'structure' ? 'structure' : 'text';
const only = option('--only');
const keep = option('--keep');

const made = await startService();
const world = await makeWorld(made);
const played: Played[] = [];
// What the world itself sends is gone before the first goal.
await made.service.jobs.runDue();
await made.service.close();
const goals = GOALS.filter(({ name }) => only === undefined || name === only);
for (const goal of counted('goals', goals)) {
  const player = model === null ? scripted(goal.best) : modelPlayer(model);
  const one = await play(goal, { folder: made.dataDir, world, player, eye });
  played.push(one);
  for (const line of linesOf([one])) console.log(line);
  if (keep !== undefined) {
    mkdirSync(keep, { recursive: true });
    writeFileSync(join(keep, `${goal.name}.json`), `${JSON.stringify(one, null, 2)}\n`);
  }
}
console.log(JSON.stringify(reportOf(played), null, 2));
process.exitCode = played.every(({ done }) => done) ? 0 : 1;
