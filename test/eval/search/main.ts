import { readAll } from '#src/domain/meaning/index.ts';
import { runSignedIn } from '#test/harness/action.ts';
import { startService, type Workspace } from '#test/harness/workspace.ts';
import { counted } from '../progress.ts';
import { FOURTH } from './fourth-world.ts';
import { type Brief, type JudgedBrief, judgeBriefs } from './matching.ts';
import { counts, type Judged, judge, type Query, summary } from './score.ts';
import { SECOND } from './second-world.ts';
import { ON_FIRST, ON_FOURTH, ON_SECOND, ON_THIRD, type Part, type SetOf } from './sets.ts';
import { THIRD } from './third-world.ts';
import { PEOPLE } from './world.ts';

/**
 * Prints how searches over two thousand people are answered, over five hundred with more to ask about, over four hundred of
 * other trades, and over those of sixteen desks: npm run eval:search [-- set …] [--open] [--closed] [--kept]. Names of sets
 * (`sets.ts`) run these alone in all their parts; without a name the open parts run, `--closed` and `--kept` those. `--wrong` lists what is not right of the open ones, `--words` leaves the sentence model out, `--counts` tells
 * in counts alone what the wrong ones have in common; of closed and kept sets nothing is ever listed, so that no rule is made
 * with them.
 */
const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const PARTS: readonly Part[] = ['open', 'closed', 'kept'];
const asked = PARTS.filter((part) => words.includes(`--${part}`));
const parts = asked.length > 0 ? asked : named.length > 0 ? PARTS : PARTS.slice(0, 1);
const isWanted = ({ set, part }: { set: string; part: Part }): boolean =>
  (named.length === 0 || named.includes(set)) && parts.includes(part);
const known = [...ON_FIRST, ...ON_SECOND, ...ON_THIRD, ...ON_FOURTH].map(({ set }) => set);
const unknown = named.filter((set) => !known.includes(set));
if (unknown.length > 0)
  throw new Error(`No set is called ${unknown.join(', ')}. There are ${[...new Set(known)].join(', ')}`);

// AI_MODEL has a model read the queries, AI_EMBEDDING_MODEL has meaning rank too; without either the rules and words do.
const model = Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('AI_')));
const running = await startService({
  ...model,
  RATE_LIMIT_AI_PER_MINUTE: '100000',
  RATE_LIMIT_PER_MINUTE: '100000',
  SENTENCE_MODEL: String(!words.includes('--words')),
});
await running.service.sentences.warm();

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
  if (!listed || !words.includes('--wrong')) return;
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
  if (!listed || !words.includes('--wrong')) return;
  for (const { shown, ...one } of judged)
    if (one.verdict !== 'right') console.log(`${JSON.stringify(one)}\n  ${shown}`);
}

/** Runs what is wanted of the sets over one people, in an agency that is made for it. */
async function run<F extends { city: string }>(
  people: string,
  sets: readonly SetOf<F>[],
  country: string,
  stored: readonly { facts: F; record: Record<string, unknown> }[],
  more: (desk: Workspace, people: ReadonlyMap<string, F>) => Promise<void> = async () => {},
): Promise<void> {
  const wanted = sets.filter(isWanted);
  if (wanted.length === 0) return;
  const desk = await running.workspace({ country });
  const made = await fill(desk, stored);
  await more(desk, made);
  await readMeaning(desk);
  for (const { part, set, queries, jobs } of wanted) {
    const name = `${part}, ${people} people, ${set}`;
    if (queries !== undefined) await print(name, desk, made, await queries(), part === 'open');
    if (jobs !== undefined) await printBriefs(`${name}, jobs`, desk, made, await jobs(), part === 'open');
  }
}

try {
  await run('first', ON_FIRST, 'AU', PEOPLE);
  await run('second', ON_SECOND, 'AU', SECOND, async (desk, people) => {
    for (const [candidate_id, { calledDaysAgo }] of people) {
      if (calledDaysAgo === null) continue;
      const occurred_at = new Date(Date.now() - calledDaysAgo * 86_400_000).toISOString();
      const call = { type: 'call', candidate_id, summary: 'Spoke about the market', occurred_at };
      const { status, body } = await desk.api.post('/activities', call);
      if (status !== 201) throw new Error(JSON.stringify(body.error));
    }
  });
  await run('third', ON_THIRD, 'AU', THIRD);
  await run('fourth', ON_FOURTH, 'GB', FOURTH);
  if (words.includes('--counts'))
    for (const [group, judged] of all) console.log(`${group}:`, judged.length, counts(judged));
} finally {
  await running.close();
}
