import { startService } from '#test/harness/workspace.ts';
import { KEPT } from './kept.ts';
import { OPEN } from './open.ts';
import { judge, summary } from './score.ts';
import { type Facts, PEOPLE } from './world.ts';

/**
 * Prints how searches over two thousand people are answered. `--wrong` lists what is not right of the open set; of the
 * kept set nothing is ever listed, so that no rule is made with it.
 */
const running = await startService({ RATE_LIMIT_AI_PER_MINUTE: '100000' });
try {
  const desk = await running.workspace({ country: 'AU' });
  const people = new Map<string, Facts>();
  for (let from = 0; from < PEOPLE.length; from += 100) {
    const some = PEOPLE.slice(from, from + 100);
    const actions = some.map(({ record }) => ({ action: 'create_candidate', input: record }));
    const { body } = await desk.api.post('/batch', { actions, wait_ms: 25_000 });
    some.forEach(({ facts }, at) => {
      const item = body.data.items[at];
      if (item.status !== 'succeeded') throw new Error(JSON.stringify(item));
      people.set(item.result.id, facts);
    });
  }
  for (const [name, queries] of [
    ['open', OPEN],
    ['kept', KEPT],
  ] as const) {
    const judged = await judge(desk.api, people, queries);
    console.log(name, queries.length, summary(judged));
    if (name === 'kept' || !process.argv.includes('--wrong')) continue;
    for (const { ask, verdict, found, fit, precision, recall, told } of judged) {
      if (verdict !== 'right')
        console.log(
          `${verdict}: ${ask}\n  found ${found}, fit ${fit}, precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}\n  ${told}`,
        );
    }
  }
} finally {
  await running.close();
}
