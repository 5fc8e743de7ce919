import { readAll } from '#src/domain/meaning/index.ts';
import { runSignedIn } from '#test/harness/action.ts';
import { startService, type Workspace } from '#test/harness/workspace.ts';
import { counted } from '../progress.ts';
import { FOURTH } from './fourth-world.ts';
import { type Brief, type JudgedBrief, judgeBriefs } from './matching.ts';
import { OPEN } from './open.ts';
import { OPEN_MORE, SECOND_OPEN } from './open2.ts';
import { OPEN_THIRD, SECOND_OPEN_THIRD } from './open3.ts';
import { OPEN_FOURTH, SECOND_OPEN_FOURTH } from './open4.ts';
import { OPEN_FIFTH, SECOND_OPEN_FIFTH } from './open5.ts';
import { OPEN_SIXTH, SECOND_OPEN_SIXTH } from './open6.ts';
import { OPEN_SEVENTH, SECOND_OPEN_SEVENTH } from './open7.ts';
import { OPEN_EIGHTH, SECOND_OPEN_EIGHTH } from './open8.ts';
import { OPEN_NINTH, SECOND_OPEN_NINTH } from './open9.ts';
import { OPEN_TENTH, SECOND_OPEN_TENTH } from './open10.ts';
import { OPEN_ELEVENTH, SECOND_OPEN_ELEVENTH } from './open11.ts';
import { OPEN_TWELFTH, SECOND_OPEN_TWELFTH } from './open12.ts';
import { OPEN_THIRTEENTH } from './open13.ts';
import { OPEN_FOURTEENTH } from './open14.ts';
import { OPEN_FIFTEENTH } from './open17.ts';
import { OPEN_SIXTEENTH } from './open18.ts';
import { OPEN_SEVENTEENTH } from './open19.ts';
import { THIRD_OPEN } from './open20.ts';
import { OPEN_EIGHTEENTH } from './open21-first.ts';
import { THIRD_OPEN_EIGHTEENTH } from './open21-third.ts';
import { OPEN_NINETEENTH } from './open22-first.ts';
import { JOBS_NINETEENTH } from './open22-jobs.ts';
import { THIRD_OPEN_NINETEENTH } from './open22-third.ts';
import { OPEN_SENTENCES, SECOND_OPEN_SENTENCES, THIRD_OPEN_SENTENCES } from './open24-sentences.ts';
import { FOURTH_OPEN } from './open25.ts';
import { FOURTH_JOBS } from './open25-jobs.ts';
import { OPEN_TWENTY_SECOND, SECOND_OPEN_TWENTY_SECOND, THIRD_OPEN_TWENTY_SECOND } from './open26.ts';
import { FOURTH_MAILED_JOBS, MAILED_JOBS } from './open26-jobs.ts';
import { counts, type Judged, judge, type Query, summary } from './score.ts';
import { SECOND, type Second } from './second-world.ts';
import { THIRD } from './third-world.ts';
import { type Facts, PEOPLE } from './world.ts';

const FIRST: readonly (readonly [string, readonly Query<Facts>[]])[] = [
  ['open', OPEN],
  ['open, written apart from the rules', OPEN_MORE],
  ['open, a third time', OPEN_THIRD],
  ['open, a fourth time', OPEN_FOURTH],
  ['open, a fifth time', OPEN_FIFTH],
  ['open, a sixth time', OPEN_SIXTH],
  ['open, a seventh time', OPEN_SEVENTH],
  ['open, an eighth time', OPEN_EIGHTH],
  ['open, a ninth time', OPEN_NINTH],
  ['open, a tenth time', OPEN_TENTH],
  ['open, an eleventh time', OPEN_ELEVENTH],
];

const ON_SECOND: readonly (readonly [string, readonly Query<Second>[]])[] = [
  ['open, second people', SECOND_OPEN],
  ['open, second people, a third time', SECOND_OPEN_THIRD],
  ['open, second people, a fourth time', SECOND_OPEN_FOURTH],
  ['open, second people, a fifth time', SECOND_OPEN_FIFTH],
  ['open, second people, a sixth time', SECOND_OPEN_SIXTH],
  ['open, second people, a seventh time', SECOND_OPEN_SEVENTH],
  ['open, second people, an eighth time', SECOND_OPEN_EIGHTH],
  ['open, second people, a ninth time', SECOND_OPEN_NINTH],
  ['open, second people, a tenth time', SECOND_OPEN_TENTH],
  ['open, second people, an eleventh time', SECOND_OPEN_ELEVENTH],
];

/** Has the people of an agency read by the model for meaning, where one is configured. */
async function readMeaning(desk: Workspace): Promise<void> {
  const { store, runtime } = running.service;
  if (runtime.ports.embeddings === null) return;
  await runSignedIn(running, desk.adminKey, 'set_search_by_meaning', { on: true });
  for (let more = true; more; ) {
    const { isUnfinished, faults } = await readAll(store, runtime.ports.embeddings, new Set(), () => false);
    if (faults[0] !== undefined) throw faults[0].fault;
    more = isUnfinished;
  }
}

/** The tokens that an agency has used of the models so far. */
async function tokensOf(desk: Workspace): Promise<number> {
  const rows = await running.service.store.read((db) =>
    db.selectFrom('ai_budget').where('account_id', '=', desk.accountId).select('tokens').execute(),
  );
  return rows.reduce((sum, { tokens }) => sum + Number(tokens), 0);
}

/** Makes the people in an agency. @returns what is true of each, by the id of the record */
async function fill<F extends { city: string }>(
  desk: Workspace,
  stored: readonly { facts: F; record: Record<string, unknown> }[],
): Promise<Map<string, F>> {
  const people = new Map<string, F>();
  for (let from = 0; from < stored.length; from += 25) {
    const some = stored.slice(from, from + 25);
    const actions = some.map(({ record }) => ({ action: 'create_candidate', input: record }));
    const { body } = await desk.api.post('/batch', { actions, wait_ms: 25_000 });
    some.forEach(({ facts }, at) => {
      const item = body.data.items[at];
      if (item.status !== 'succeeded') throw new Error(JSON.stringify(item));
      people.set(item.result.id, facts);
    });
  }
  return people;
}

/** All that was judged, by the part of the material it is of. */
const all = new Map<string, Judged[]>();

async function print<F extends { city: string }>(
  name: string,
  desk: Workspace,
  people: ReadonlyMap<string, F>,
  queries: readonly Query<F>[],
  listed: boolean,
): Promise<void> {
  const before = await tokensOf(desk);
  const judged = await judge(desk.api, people, counted(name, queries));
  const cost = Math.round(((await tokensOf(desk)) - before) / Math.max(1, judged.length));
  const group = name.split(',')[0] ?? name;
  all.set(group, [...(all.get(group) ?? []), ...judged]);
  console.log(name, judged.length, summary(judged), ...(cost === 0 ? [] : [`${cost} tokens a query`]));
  for (const by of new Set(queries.flatMap((query) => query.by ?? []))) {
    const theirs = judged.filter((_, at) => queries[at]?.by === by);
    console.log(` by ${by}`, theirs.length, summary(theirs));
  }
  if (!listed || !process.argv.includes('--wrong')) return;
  for (const { ask, verdict, found, fit, precision, recall, told } of judged) {
    if (verdict !== 'right')
      console.log(
        `${verdict}: ${ask}\n  found ${found}, fit ${fit}, precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}\n  ${told}`,
      );
  }
}

async function printBriefs<F>(
  name: string,
  desk: Workspace,
  people: ReadonlyMap<string, F>,
  briefs: readonly Brief<F>[],
  listed: boolean,
): Promise<void> {
  const judged = await judgeBriefs(running, desk, people, name, counted(name, briefs));
  const sum = (of: (one: JudgedBrief) => number): number => judged.reduce((all, one) => all + of(one), 0);
  console.log(name, judged.length, {
    right: judged.filter(({ verdict }) => verdict === 'right').length,
    partly: judged.filter(({ verdict }) => verdict === 'partly').length,
    fit_among_first: `${sum(({ first }) => first)} of ${sum(({ of }) => of)}`,
    strong_that_do_not_fit: `${sum(({ strongWrong }) => strongWrong)} of ${sum(({ strong }) => strong)}`,
    of_other_work: sum(({ others }) => others),
    unknown_not_told: sum(({ untold }) => untold.length),
  });
  if (!listed || !process.argv.includes('--wrong')) return;
  for (const { shown, ...one } of judged)
    if (one.verdict !== 'right') console.log(`${JSON.stringify(one)}\n  ${shown}`);
}

/**
 * Prints how searches over two thousand people are answered, others over five hundred with more to ask about, and others over
 * four hundred of other trades.
 * `--open` runs the open sets alone, `--newest` the last of them, `--last` the nineteenth alone (with `--closed` both parts), its jobs included, `--known` all but the last, `--closed` what was kept apart while rules were mended by the sets from the ninth on, `--third` the third people alone with both, `--fourth` the fourth people alone (with `--closed` both parts), `--mailed` the jobs as clients mail them alone (with `--closed` both parts), `--twenty-second` the newest queries over the first three alone (with `--closed` both parts), `--twentieth` and `--twenty-first` each of these alone, which are closed in all their parts, `--apart` that and the kept ones without the open, `--wrong` lists what is not right of them, `--counts` tells in counts alone what the wrong ones have in common; of the kept sets nothing is ever listed, so that no rule is made
 * with them.
 */
// AI_MODEL has a model read the queries, AI_EMBEDDING_MODEL has meaning rank too; without either the rules and words do.
const model = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('AI_')));
const running = await startService({
  ...model,
  RATE_LIMIT_AI_PER_MINUTE: '100000',
  RATE_LIMIT_PER_MINUTE: '100000',
});
const newest = process.argv.includes('--newest');
const known = process.argv.includes('--known');
const apart = process.argv.includes('--apart');
const last = process.argv.includes('--last');
const third = process.argv.includes('--third');
const twentieth = process.argv.includes('--twentieth');
const twentyFirst = process.argv.includes('--twenty-first');
const fourth = process.argv.includes('--fourth');
const sentences = process.argv.includes('--sentences');
const mailed = process.argv.includes('--mailed');
const twentySecond = process.argv.includes('--twenty-second');
const kept =
  newest ||
  sentences ||
  mailed ||
  known ||
  third ||
  last ||
  twentieth ||
  twentyFirst ||
  fourth ||
  twentySecond ||
  process.argv.includes('--open') ||
  process.argv.includes('--closed')
    ? null
    : { ...(await import('./kept.ts')), ...(await import('./kept2.ts')) };
const closed =
  apart || third || twentieth || twentyFirst || process.argv.includes('--closed')
    ? {
        ...(await import('./open9-closed.ts')),
        ...(await import('./open12-closed.ts')),
        ...(await import('./open13-closed.ts')),
        ...(await import('./open14-closed.ts')),
        ...(await import('./open17-closed.ts')),
        ...(await import('./open18-closed.ts')),
        ...(await import('./open19-closed.ts')),
        ...(await import('./open20-closed.ts')),
        ...(await import('./open21-closed-first.ts')),
        ...(await import('./open21-closed-third.ts')),
        ...(await import('./open22-closed-first.ts')),
        ...(await import('./open22-closed-jobs.ts')),
        ...(await import('./open22-closed-third.ts')),
        ...(await import('./open23-closed.ts')),
        ...(await import('./open24-closed.ts')),
        ...(await import('./open25-closed.ts')),
        ...(await import('./open24-sentences-closed.ts')),
        ...(await import('./open25-closed-jobs.ts')),
        ...(await import('./open26-closed-jobs.ts')),
        ...(await import('./open26-closed.ts')),
      }
    : null;

async function runFirst(): Promise<void> {
  const desk = await running.workspace({ country: 'AU' });
  const people = await fill(desk, PEOPLE);
  await readMeaning(desk);
  if (
    twentySecond ||
    (!twentieth && !apart && !last && !newest && !known && !twentyFirst && !sentences && !mailed)
  )
    await print('open, a twenty-second time', desk, people, OPEN_TWENTY_SECOND, true);
  if (closed !== null && (twentySecond || !(twentieth || twentyFirst || last || sentences || mailed)))
    await print('closed, twenty-second', desk, people, closed.CLOSED_TWENTY_SECOND, false);
  if (twentySecond) return;
  if (mailed || (!sentences && !twentieth && !apart && !last && !newest && !known && !twentyFirst))
    await printBriefs('jobs, mailed', desk, people, MAILED_JOBS, true);
  if (closed !== null && (mailed || !(sentences || twentieth || twentyFirst || last)))
    await printBriefs('jobs, mailed, closed', desk, people, closed.CLOSED_MAILED_JOBS, false);
  if (mailed) return;
  if (sentences || (!twentieth && !apart && !last && !newest && !known && !twentyFirst))
    await print('open, sentences', desk, people, OPEN_SENTENCES, true);
  if (closed !== null && (sentences || !(twentieth || twentyFirst || last)))
    await print('closed, sentences', desk, people, closed.CLOSED_SENTENCES, false);
  if (sentences) return;
  if (closed !== null && !last && !twentyFirst)
    await print('closed, twentieth', desk, people, closed.CLOSED_TWENTIETH, false);
  if (twentieth) return;
  if (closed !== null && !last)
    await print('closed, twenty-first', desk, people, closed.CLOSED_TWENTY_FIRST, false);
  if (twentyFirst) return;
  if (!newest && !known && !apart) {
    await print('open, a nineteenth time', desk, people, OPEN_NINETEENTH, true);
    await printBriefs('jobs', desk, people, JOBS_NINETEENTH, true);
  }
  if (closed !== null) {
    await print('closed, nineteenth', desk, people, closed.CLOSED_NINETEENTH, false);
    await printBriefs('jobs, closed', desk, people, closed.CLOSED_JOBS_NINETEENTH, false);
  }
  if (last) return;
  if (!newest && !known && !apart)
    await print('open, an eighteenth time', desk, people, OPEN_EIGHTEENTH, true);
  if (closed !== null) await print('closed, eighteenth', desk, people, closed.CLOSED_EIGHTEENTH, false);
  if (!newest && !apart) for (const [name, queries] of FIRST) await print(name, desk, people, queries, true);
  if (!newest && !apart) await print('open, a twelfth time', desk, people, OPEN_TWELFTH, true);
  if (!newest && !known && !apart)
    await print('open, a thirteenth time', desk, people, OPEN_THIRTEENTH, true);
  if (!newest && !known && !apart)
    await print('open, a fourteenth time', desk, people, OPEN_FOURTEENTH, true);
  if (!newest && !known && !apart) await print('open, a fifteenth time', desk, people, OPEN_FIFTEENTH, true);
  if (!newest && !known && !apart) await print('open, a sixteenth time', desk, people, OPEN_SIXTEENTH, true);
  if (!newest && !known && !apart)
    await print('open, a seventeenth time', desk, people, OPEN_SEVENTEENTH, true);
  if (closed !== null) {
    await print('closed, ninth', desk, people, closed.CLOSED_NINTH, false);
    await print('closed, twelfth', desk, people, closed.CLOSED_TWELFTH, false);
    await print('closed, thirteenth', desk, people, closed.CLOSED_THIRTEENTH, false);
    await print('closed, fourteenth', desk, people, closed.CLOSED_FOURTEENTH, false);
    await print('closed, fifteenth', desk, people, closed.CLOSED_FIFTEENTH, false);
    await print('closed, sixteenth', desk, people, closed.CLOSED_SIXTEENTH, false);
    await print('closed, seventeenth', desk, people, closed.CLOSED_SEVENTEENTH, false);
  }
  if (kept !== null) {
    await print('kept', desk, people, kept.KEPT, false);
    await print('kept, written apart from the rules', desk, people, kept.KEPT_MORE, false);
  }
}

async function runSecond(): Promise<void> {
  const other = await running.workspace({ country: 'AU' });
  const second = await fill(other, SECOND);
  for (const [candidate_id, { calledDaysAgo }] of second) {
    if (calledDaysAgo === null) continue;
    const occurred_at = new Date(Date.now() - calledDaysAgo * 86_400_000).toISOString();
    const call = { type: 'call', candidate_id, summary: 'Spoke about the market', occurred_at };
    const { status, body } = await other.api.post('/activities', call);
    if (status !== 201) throw new Error(JSON.stringify(body.error));
  }
  await readMeaning(other);
  if (
    twentySecond ||
    (!twentieth && !apart && !last && !newest && !known && !twentyFirst && !sentences && !mailed)
  )
    await print('open, second people, a twenty-second time', other, second, SECOND_OPEN_TWENTY_SECOND, true);
  if (closed !== null && (twentySecond || !(twentieth || twentyFirst || last || sentences || mailed)))
    await print(
      'closed, second people, twenty-second',
      other,
      second,
      closed.SECOND_CLOSED_TWENTY_SECOND,
      false,
    );
  if (twentySecond) return;
  if (sentences || (!twentieth && !apart && !last && !newest && !known && !twentyFirst))
    await print('open, second people, sentences', other, second, SECOND_OPEN_SENTENCES, true);
  if (closed !== null && (sentences || !(twentieth || twentyFirst || last)))
    await print('closed, second people, sentences', other, second, closed.SECOND_CLOSED_SENTENCES, false);
  if (sentences) return;
  if (closed !== null && !twentyFirst)
    await print('closed, second people, twentieth', other, second, closed.SECOND_CLOSED_TWENTIETH, false);
  if (twentieth) return;
  if (closed !== null)
    await print(
      'closed, second people, twenty-first',
      other,
      second,
      closed.SECOND_CLOSED_TWENTY_FIRST,
      false,
    );
  if (twentyFirst) return;
  if (!newest && !apart)
    for (const [name, queries] of ON_SECOND) await print(name, other, second, queries, true);
  if (!newest && !known && !apart)
    await print('open, second people, a twelfth time', other, second, SECOND_OPEN_TWELFTH, true);
  if (closed !== null)
    await print('closed, second people', other, second, closed.SECOND_CLOSED_TWELFTH, false);
  if (kept !== null) await print('kept, second people', other, second, kept.SECOND_KEPT, false);
}

async function runThird(): Promise<void> {
  const desk = await running.workspace({ country: 'AU' });
  const people = await fill(desk, THIRD);
  await readMeaning(desk);
  if (
    twentySecond ||
    (!twentieth && !apart && !last && !newest && !known && !twentyFirst && !sentences && !mailed)
  )
    await print('open, third people, a twenty-second time', desk, people, THIRD_OPEN_TWENTY_SECOND, true);
  if (closed !== null && (twentySecond || !(twentieth || twentyFirst || last || sentences || mailed)))
    await print(
      'closed, third people, twenty-second',
      desk,
      people,
      closed.THIRD_CLOSED_TWENTY_SECOND,
      false,
    );
  if (twentySecond) return;
  if (sentences || (!twentieth && !apart && !last && !newest && !known && !twentyFirst))
    await print('open, third people, sentences', desk, people, THIRD_OPEN_SENTENCES, true);
  if (closed !== null && (sentences || !(twentieth || twentyFirst || last)))
    await print('closed, third people, sentences', desk, people, closed.THIRD_CLOSED_SENTENCES, false);
  if (sentences) return;
  if (closed !== null && !last && !twentyFirst)
    await print('closed, third people, twentieth', desk, people, closed.THIRD_CLOSED_TWENTIETH, false);
  if (twentieth) return;
  if (closed !== null && !last)
    await print('closed, third people, twenty-first', desk, people, closed.THIRD_CLOSED_TWENTY_FIRST, false);
  if (twentyFirst) return;
  if (!known && !apart)
    await print('open, third people, a nineteenth time', desk, people, THIRD_OPEN_NINETEENTH, true);
  if (closed !== null)
    await print('closed, third people, nineteenth', desk, people, closed.THIRD_CLOSED_NINETEENTH, false);
  if (last) return;
  if (!known && !apart)
    await print('open, third people, an eighteenth time', desk, people, THIRD_OPEN_EIGHTEENTH, true);
  if (closed !== null)
    await print('closed, third people, eighteenth', desk, people, closed.THIRD_CLOSED_EIGHTEENTH, false);
  if (!known && !apart) await print('open, third people', desk, people, THIRD_OPEN, true);
  if (closed !== null) await print('closed, third people', desk, people, closed.THIRD_CLOSED, false);
}

async function runFourth(): Promise<void> {
  const desk = await running.workspace({ country: 'GB' });
  const people = await fill(desk, FOURTH);
  await readMeaning(desk);
  if (!apart) await printBriefs('jobs, mailed, fourth people', desk, people, FOURTH_MAILED_JOBS, true);
  if (closed !== null)
    await printBriefs(
      'jobs, mailed, closed, fourth people',
      desk,
      people,
      closed.FOURTH_CLOSED_MAILED_JOBS,
      false,
    );
  if (mailed) return;
  if (!apart) await print('open, fourth people', desk, people, FOURTH_OPEN, true);
  if (!apart) await printBriefs('jobs, fourth people', desk, people, FOURTH_JOBS, true);
  if (closed === null) return;
  await print('closed, fourth people', desk, people, closed.FOURTH_CLOSED, false);
  await printBriefs('jobs, closed, fourth people', desk, people, closed.FOURTH_CLOSED_JOBS, false);
}

try {
  if (!third && !fourth && (!newest || closed !== null)) {
    await runFirst();
    if (!last && !mailed) await runSecond();
  }
  if (!fourth && !mailed) await runThird();
  if (!known && !last && !twentieth && !twentyFirst && !sentences && !twentySecond) await runFourth();
  if (process.argv.includes('--counts'))
    for (const [group, judged] of all) console.log(`${group}:`, judged.length, counts(judged));
} finally {
  await running.close();
}
