import { startService } from '#test/harness/workspace.ts';
import { counted } from '../progress.ts';
import { CLOSED } from './closed.ts';
import { OPEN } from './open.ts';
import { OPEN_EIGHTEENTH } from './open-eighteenth.ts';
import { OPEN_EIGHTH } from './open-eighth.ts';
import { OPEN_ELEVENTH } from './open-eleventh.ts';
import { OPEN_FIFTEENTH } from './open-fifteenth.ts';
import { OPEN_FIFTH } from './open-fifth.ts';
import { OPEN_FOURTEENTH } from './open-fourteenth.ts';
import { OPEN_FOURTH } from './open-fourth.ts';
import { OPEN_MORE } from './open-more.ts';
import { OPEN_NINETEENTH } from './open-nineteenth.ts';
import { OPEN_NINTH } from './open-ninth.ts';
import { OPEN_SEVENTEENTH } from './open-seventeenth.ts';
import { OPEN_SEVENTH } from './open-seventh.ts';
import { OPEN_SIXTEENTH } from './open-sixteenth.ts';
import { OPEN_SIXTH } from './open-sixth.ts';
import { OPEN_TENTH } from './open-tenth.ts';
import { OPEN_THIRD } from './open-third.ts';
import { OPEN_THIRTEENTH } from './open-thirteenth.ts';
import { OPEN_TWELFTH } from './open-twelfth.ts';
import { OPEN_TWENTIETH } from './open-twentieth.ts';
import { OPEN_TWENTY_EIGHTH } from './open-twenty-eighth.ts';
import { OPEN_TWENTY_FIFTH } from './open-twenty-fifth.ts';
import { OPEN_TWENTY_FIRST } from './open-twenty-first.ts';
import { OPEN_TWENTY_FOURTH } from './open-twenty-fourth.ts';
import { OPEN_TWENTY_NINTH } from './open-twenty-ninth.ts';
import { OPEN_TWENTY_SECOND } from './open-twenty-second.ts';
import { OPEN_TWENTY_SEVENTH } from './open-twenty-seventh.ts';
import { OPEN_TWENTY_SIXTH } from './open-twenty-sixth.ts';
import { OPEN_TWENTY_THIRD } from './open-twenty-third.ts';
import { judge, meant, summary } from './score.ts';
import { makeWorld } from './world.ts';

/**
 * Prints how searches of applications, jobs and interviews are answered over the agency of `world.ts`:
 * npm run eval:search-records [-- --open] [--closed]. Without a part the open one runs. `--wrong` lists what is not right of
 * the open ones; of the closed ones there are counts alone, so that no rule is made with them.
 */
const words = process.argv.slice(2);
const known = ['--open', '--closed', '--wrong'];
const unknown = words.filter((word) => !known.includes(word));
if (unknown.length > 0) throw new Error(`No word is ${unknown.join(', ')}. There are ${known.join(', ')}`);
const parts = [
  {
    name: 'open',
    queries: [
      ...OPEN,
      ...OPEN_MORE,
      ...OPEN_THIRD,
      ...OPEN_FOURTH,
      ...OPEN_FIFTH,
      ...OPEN_SIXTH,
      ...OPEN_SEVENTH,
      ...OPEN_EIGHTH,
      ...OPEN_NINTH,
      ...OPEN_TENTH,
      ...OPEN_ELEVENTH,
      ...OPEN_TWELFTH,
      ...OPEN_THIRTEENTH,
      ...OPEN_FOURTEENTH,
      ...OPEN_FIFTEENTH,
      ...OPEN_SIXTEENTH,
      ...OPEN_SEVENTEENTH,
      ...OPEN_EIGHTEENTH,
      ...OPEN_NINETEENTH,
      ...OPEN_TWENTIETH,
      ...OPEN_TWENTY_FIRST,
      ...OPEN_TWENTY_SECOND,
      ...OPEN_TWENTY_THIRD,
      ...OPEN_TWENTY_FOURTH,
      ...OPEN_TWENTY_FIFTH,
      ...OPEN_TWENTY_SIXTH,
      ...OPEN_TWENTY_SEVENTH,
      ...OPEN_TWENTY_EIGHTH,
      ...OPEN_TWENTY_NINTH,
    ],
    isWanted: words.includes('--open') || !words.includes('--closed'),
  },
  { name: 'closed', queries: CLOSED, isWanted: words.includes('--closed') },
];

// AI_MODEL has a model read the searches; without it the rules do.
const model = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('AI_')));
const running = await startService({ ...model, RATE_LIMIT_AI_PER_MINUTE: '100000' });
try {
  const world = await makeWorld(running);
  // A search that nothing fits would be right for whatever finds nothing.
  for (const { name, queries } of parts)
    for (const [n, query] of queries.entries())
      if (query.unknown === undefined && meant(world, query).size === 0)
        throw new Error(`Nothing fits the ${name} search ${n + 1}`);
  for (const { name, queries } of parts.filter(({ isWanted }) => isWanted)) {
    const judged = await judge(world, counted(name, queries));
    console.log(name, judged.length, summary(judged));
    for (const of of ['applications', 'jobs', 'interviews'] as const) {
      const theirs = judged.filter((one) => one.of === of);
      console.log(` ${of}`, theirs.length, summary(theirs));
    }
    if (name !== 'open' || !words.includes('--wrong')) continue;
    for (const { of, ask, verdict, found, fit, precision, recall, told } of judged)
      if (verdict !== 'right')
        console.log(
          `${verdict}, ${of}: ${ask}\n  found ${found}, fit ${fit}, precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}\n  ${told}`,
        );
  }
} finally {
  await running.close();
}
