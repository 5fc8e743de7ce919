import { catalogue } from '#actions/catalogue.ts';
import { callTool } from '#test/harness/mcp.ts';
import { startService } from '#test/harness/workspace.ts';
import { EXECUTOR_TOOLS } from '#tools/executor-tools.ts';
import { counted } from '../progress.ts';
import { caller, model, owner } from './eighth.ts';
import { ELEVENTH } from './eleventh.ts';
import { FIFTH } from './fifth.ts';
import { FOURTEENTH } from './fourteenth.ts';
import { FOURTH } from './fourth.ts';
import { KEPT } from './kept.ts';
import { NINTH_CLOSED } from './ninth-closed.ts';
import { OPEN } from './open.ts';
import type { Request } from './request.ts';
import { SECOND } from './second.ts';
import { SEVENTH } from './seventh.ts';
import { SIXTH } from './sixth.ts';
import { TENTH_CLOSED } from './tenth-closed.ts';
import { THIRD } from './third.ts';
import { THIRTEENTH } from './thirteenth.ts';
import { THIRTEENTH_CLOSED } from './thirteenth-closed.ts';
import { TWELFTH } from './twelfth.ts';

/** The sets that may be looked at, in the order in which they were written. */
const OPEN_SETS = {
  open: OPEN,
  second: SECOND,
  third: THIRD,
  fourth: FOURTH,
  fifth: FIFTH,
  sixth: SIXTH,
  seventh: SEVENTH,
  owner,
  caller,
  model,
  eleventh: ELEVENTH,
  twelfth: TWELFTH,
  thirteenth: THIRTEENTH,
  fourteenth: FOURTEENTH,
};

/** The sets that take no part in the training and are never listed. */
const CLOSED_SETS = { closed: NINTH_CLOSED, tenth: TENTH_CLOSED, 'thirteenth-closed': THIRTEENTH_CLOSED };

/**
 * Prints for how many requests in plain words find_actions, called as an assistant calls it, shows a fitting action first
 * and among its first three: npm run eval:requests [-- --wrong] [-- --open] [-- --words] [-- --set=NAME]. With `--wrong` the open
 * ones that miss are listed; of the kept ones nothing is ever listed, and `--open` leaves them unrun. `--words` leaves the sentence
 * model out. `--set` runs one set alone. A request that no action does is right where nothing is offered.
 */
const running = await startService({
  RATE_LIMIT_PER_MINUTE: '100000',
  SENTENCE_MODEL: String(!process.argv.includes('--words')),
});
try {
  await running.service.sentences.warm();
  const desk = await running.workspace({ country: 'AU' });
  let byWords = 0;
  const offered = async (query: string): Promise<string[]> => {
    const answer = await callTool(running.app, desk.adminKey, 'find_actions', { query }, { query: '' });
    if (answer.structuredContent.note !== undefined) byWords += 1;
    return answer.structuredContent.actions.map(({ name }: { name: string }) => name);
  };
  const judge = async (requests: Iterable<Request>, listed: boolean): Promise<Record<string, number>> => {
    byWords = 0;
    const tally = { requests: 0, first: 0, first_three: 0, first_five: 0, none: 0, none_right: 0 };
    for (const [request, ...expect] of requests) {
      const unknown = expect.filter(
        (name) =>
          name !== 'none' && !catalogue.has(name) && !EXECUTOR_TOOLS.some(({ tool }) => tool.name === name),
      );
      if (unknown.length > 0) throw new Error(`no action ${unknown.join(', ')}`);
      const names = await offered(request);
      if (expect.includes('none')) {
        tally.none += 1;
        if (names.length === 0) tally.none_right += 1;
        continue;
      }
      const at = names.findIndex((name) => expect.includes(name));
      tally.requests += 1;
      if (at === 0) tally.first += 1;
      if (at >= 0 && at < 3) tally.first_three += 1;
      if (at >= 0) tally.first_five += 1;
      if (listed && (at < 0 || at > 2))
        console.log(`${request}\n  ${expect.join(' or ')}; offered ${names.join(', ')}`);
    }
    return {
      ...tally,
      by_words_alone: byWords,
      share_in_first_three: Math.round((1000 * tally.first_three) / tally.requests) / 10,
    };
  };
  const only = process.argv.find((word) => word.startsWith('--set='))?.slice('--set='.length);
  for (const [name, requests] of Object.entries(OPEN_SETS))
    if (only === undefined || only === name)
      console.log(name, await judge(counted(name, requests), process.argv.includes('--wrong')));
  for (const [name, requests] of Object.entries(CLOSED_SETS))
    if ((only ?? name) === name) console.log(name, await judge(counted(name, requests), false));
  if ((only ?? 'kept') === 'kept' && !process.argv.includes('--open'))
    console.log('kept', await judge(counted('kept', KEPT), false));
} finally {
  await running.close();
}
