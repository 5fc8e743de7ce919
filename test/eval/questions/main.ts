import { startService } from '#test/harness/workspace.ts';
import { counted } from '../progress.ts';
import { KEPT } from './kept.ts';
import { KEPT_MORE } from './kept-more.ts';
import { loadWorld } from './load.ts';
import { MORE } from './more.ts';
import { OPEN } from './open.ts';
import { OPEN4 } from './open4.ts';
import { OPEN6 } from './open6.ts';
import { OPEN7 } from './open7.ts';
import { OPEN8 } from './open8.ts';
import { OPEN9 } from './open9.ts';
import { OPEN10 } from './open10.ts';
import { OPEN11 } from './open11.ts';
import { OPEN12 } from './open12.ts';
import { OPEN13 } from './open13.ts';
import { OPEN14 } from './open14.ts';
import { OPEN15 } from './open15.ts';
import { CLOSED16, OPEN16 } from './open16.ts';
import { CLOSED17, OPEN17 } from './open17.ts';
import { judge, shares } from './score.ts';

/**
 * Prints how many questions are answered rightly, wrongly or refused. `--wrong` lists the wrong and refused ones of the
 * open sets; those of the kept sets are never listed, so that no rule is made with them. `--open` leaves the kept sets out,
 * `--all` lists the right ones too,
 * `--only=open12,open13` asks just those sets.
 */
const only = process.argv
  .find((one) => one.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const running = await startService({ RATE_LIMIT_AI_PER_MINUTE: '100000' });
try {
  const desk = await running.workspace({ country: 'AU', sandbox: true });
  const world = await loadWorld(running.service, desk);
  for (const [name, questions] of [
    ['open', OPEN],
    ['more', MORE],
    ['open4', OPEN4],
    ['open6', OPEN6],
    ['open7', OPEN7],
    ['open8', OPEN8],
    ['open9', OPEN9],
    ['open10', OPEN10],
    ['open11', OPEN11],
    ['open12', OPEN12],
    ['open13', OPEN13],
    ['open14', OPEN14],
    ['open15', OPEN15],
    ['open16', OPEN16],
    ['closed16', CLOSED16],
    ['open17', OPEN17],
    ['closed17', CLOSED17],
    ['kept', KEPT],
    ['kept more', KEPT_MORE],
  ] as const) {
    if (name.startsWith('kept') && process.argv.includes('--open')) continue;
    if (only?.includes(name) === false) continue;
    const judged = await judge(world, counted(name, questions));
    console.log(name, questions.length, shares(judged));
    if (name.startsWith('kept') || !process.argv.includes('--wrong')) continue;
    for (const { ask, verdict, got, expected } of judged) {
      if (verdict !== 'right' || process.argv.includes('--all'))
        console.log(`${verdict}: ${ask}\n  answered: ${got}\n  truth: ${expected}`);
    }
  }
} finally {
  await running.close();
}
