import { fold } from '#db/rows.ts';
import { candidatesNamed, named } from '../analytics/index.ts';
import type { Context } from '../context.ts';
import { isGivenName, nicknamesOf } from '../names/index.ts';
import { type Ambiguous, capital, type Mention, type Mentioned, mentionsIn, SAID } from './entities.ts';
import { isWord } from './lexicon.ts';
import { take, type Word, wordsOf } from './text.ts';

/** All that a question names: by its whole name, a team by how its name begins, jobs by a trade, and candidates. */
export async function namedIn(
  ctx: Context,
  words: Word[],
): Promise<Pick<Mentioned, 'mentions' | 'ambiguous' | 'names'>> {
  const { mentions, ambiguous, names, teams, jobs } = await mentionsIn(ctx, words);
  const all = [
    ...mentions,
    ...shortTeamsIn(teams, words),
    ...occupationsIn(jobs, words),
    ...(await candidatesIn(ctx, words, ambiguous)),
    ...shortNamesIn(await named(ctx, 'consultant'), words, ambiguous),
  ];
  return { mentions: all.sort((a, b) => a.at - b.at), ambiguous, names };
}

/**
 * "Steph": the one colleague whose given name begins so and is called so. Names that only mean the same, as Hannah and Ana, are
 * those of different people.
 */
function shortNamesIn(
  people: readonly { id: string; name: string }[],
  words: Word[],
  ambiguous: Ambiguous[],
): Mention[] {
  return words.flatMap(({ word, written, taken }, at): Mention[] => {
    if (taken || word.length < 3 || SAID.has(word) || isWord(word) || !isGivenName(word)) return [];
    const called = people.filter(({ name }) => {
      const given = fold(name.split(' ')[0] ?? '');
      return given.startsWith(word) && nicknamesOf(given).includes(word);
    });
    if (called.length === 0) return [];
    take(words, at, 1);
    if (called.length > 1) ambiguous.push({ said: written, names: called.map(({ name }) => name) });
    const values = called.map(({ id, name }) => ({ value: id, label: name }));
    return [{ dimension: 'consultant', values, at, length: 1 }];
  });
}

/** "The tech team": the one team whose name begins so. */
function shortTeamsIn(records: readonly { id: string; name: string }[], words: Word[]): Mention[] {
  return words.flatMap(({ word, taken }, at): Mention[] => {
    if (taken || word.length < 3 || !['team', 'desk'].includes(words[at + 1]?.word ?? '')) return [];
    if (words[at + 1]?.taken === true || SAID.has(word) || isWord(word)) return [];
    const own = records.filter(({ name }) => fold(name).startsWith(word));
    const [one] = own;
    if (one === undefined || own.length > 1) return [];
    take(words, at, 1);
    return [{ dimension: 'team', values: [{ value: one.id, label: one.name }], at, length: 1 }];
  });
}

/** "Accountants", "as engineers": the jobs whose title ends with what somebody is by trade. */
function occupationsIn(records: readonly { id: string; name: string }[], words: Word[]): Mention[] {
  const byTrade = new Map<string, { value: string; label: string }[]>();
  for (const { id, name } of records) {
    const trade = wordsOf(name).at(-1)?.word ?? '';
    byTrade.set(trade, [...(byTrade.get(trade) ?? []), { value: id, label: name }]);
  }
  return words.flatMap(({ word, written, taken }, at): Mention[] => {
    const values = byTrade.get(word);
    // A word before it may say which of them, and a title is told by all its words.
    const bare = LEADS_TRADE.has(words[at - 1]?.word ?? '') || words[at - 1]?.taken === true || at === 0;
    if (taken || values === undefined || !bare || SAID.has(word) || isWord(word)) return [];
    if (!/s$/i.test(written) || word.length < 5) return [];
    take(words, at, 1);
    return [{ dimension: 'job', values, at, length: 1 }];
  });
}

const LEADS_TRADE: ReadonlySet<string> = new Set(
  'as the our of for with any many many all are were'.split(' '),
);

/** Candidates by their whole names: two or three words together that are no words of questions, or are written as names. */
async function candidatesIn(ctx: Context, words: Word[], ambiguous: Ambiguous[]): Promise<Mention[]> {
  const runs: { at: number; length: number; name: string }[] = [];
  for (const length of [3, 2])
    for (let at = 0; at + length <= words.length; at += 1) {
      const some = words.slice(at, at + length);
      if (some.some(({ taken, written }) => taken || !/^\p{L}{2,}/u.test(written))) continue;
      if (some.some(({ word }) => SAID.has(word) || isWord(word)) && !capital(some, at)) continue;
      runs.push({ at, length, name: fold(some.map(({ written }) => written).join(' ')) });
    }
  const known = await candidatesNamed(
    ctx,
    runs.map(({ name }) => name),
  );
  return runs.flatMap(({ at, length, name }): Mention[] => {
    const own = known.filter(({ folded }) => folded === name);
    const some = words.slice(at, at + length);
    if (own.length === 0 || some.some(({ taken }) => taken)) return [];
    const label = some.map(({ written }) => written).join(' ');
    take(words, at, length);
    if (own.length > 1)
      ambiguous.push({ said: `${label}: which of the ${own.length} candidates of that name`, names: [] });
    return [{ dimension: 'candidate', values: own.map(({ id }) => ({ value: id, label })), at, length }];
  });
}
