import { beforeAll, describe, expect, it } from 'vitest';
import {
  countIndex,
  type IndexEntry,
  type IndexQuery,
  indexCandidate,
  indexCv,
  searchIndex,
} from '#db/search-index.ts';
import { accountPrefix, isMarkOwn } from '#db/search-marks.ts';
import type { Db } from '#db/store.ts';
import { useDesk } from '#test/harness/fixture.ts';

const PEOPLE = 4_000;
const { running, desk } = useDesk();

const person = (no: number, account: string): IndexEntry => ({
  candidate_id: `${account}-${no}`,
  version: 1,
  years: no % 40,
  salary_annual: null,
  salary_currency: null,
  notice_days: null,
  available_from: null,
  rating: null,
  current_since: null,
  stay_months: null,
  gap_months: null,
  last_contacted_at: null,
  added_at: '2026-01-01',
  // Neither in the order of the numbers nor in that of the words.
  updated_at: new Date(1_767_225_600_000 + ((no * 7919) % PEOPLE) * 60_000).toISOString(),
  // The first half changed last among the nurses; of the cooks each is among those who changed first.
  terms: [
    'everybody',
    ...(no % 2 === 0 ? ['nurse'] : []),
    ...((no * 7919) % PEOPLE < PEOPLE / 2 ? ['cook'] : []),
    ...(no % 10 === 0 ? ['senior'] : []),
  ],
  words: [`word${no % 3}`],
});

const add = (account: string, people: number): Promise<unknown> =>
  running.service.store.write(async ({ tx }) => {
    for (let no = 0; no < people; no += 1) await indexCandidate(tx, account, person(no, account), true);
  });

const read = <T>(ask: (db: Db) => Promise<T>): Promise<T> => running.service.store.read(ask);
const asked = (query: Partial<IndexQuery>): IndexQuery => ({
  words: null,
  figures: [],
  boosts: [],
  limit: 20,
  includeText: false,
  ...query,
});

const everybody = Array.from({ length: PEOPLE }, (_, no) => person(no, 'x'));
const has = (term: string) => (one: IndexEntry) => one.terms.includes(term);
/** The answer by going through everybody. */
const expected = (
  fits: (one: IndexEntry) => boolean,
  first: (one: IndexEntry) => boolean,
  limit: number,
) => ({
  total: everybody.filter(fits).length,
  years: everybody
    .filter((one) => fits(one) && first(one))
    .sort((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
    .slice(0, limit)
    .map(({ updated_at, years }) => ({ updated_at, years })),
});
const answered = async (query: Partial<IndexQuery>) => {
  const { total, hits } = await read((db) => searchIndex(db, desk.accountId, asked(query)));
  return { total, years: hits.map(({ updated_at, years }) => ({ updated_at, years })) };
};
const all = () => true;

describe('the index of candidates', () => {
  beforeAll(() => add(desk.accountId, PEOPLE));

  it('counts all and answers who changed last, of many and of few, of words and of figures', async () => {
    const tenYears = { figure: { between: 'years' as const, min: 10, max: null }, exclude: false };
    const isOfTen = ({ years }: IndexEntry) => (years ?? 0) >= 10;
    for (const limit of [1, 20, 700]) {
      expect(await answered({ limit })).toEqual(expected(all, all, limit));
      for (const term of ['nurse', 'cook', 'senior']) {
        expect(await answered({ words: { term }, limit }), term).toEqual(expected(has(term), all, limit));
        expect(await answered({ words: { term }, figures: [tenYears], limit }), term).toEqual(
          expected((one) => has(term)(one) && isOfTen(one), all, limit),
        );
      }
    }
    expect(await answered({ words: { term: 'pilot' } })).toEqual({ total: 0, years: [] });
  });

  it('takes the hits of those who match the first words and counts all the same', async () => {
    const none = { figure: { between: 'years' as const, min: 10, max: null }, exclude: true };
    for (const first of ['nurse', 'cook', 'senior']) {
      expect(await answered({ words: { term: 'nurse' }, first: { term: first } }), first).toEqual(
        expected(has('nurse'), has(first), 20),
      );
      expect(
        await answered({ words: { term: 'nurse' }, first: { term: first }, figures: [none] }),
        first,
      ).toEqual(expected((one) => has('nurse')(one) && (one.years ?? 0) < 10, has(first), 20));
    }
  });

  it('puts those first who meet the weightier wishes, and those who changed last among equals', async () => {
    const cook = { term: 'cook' };
    const wishes = [
      { words: cook, weight: 1 },
      { words: { any: [cook, { term: 'pilot' }] }, weight: 1 },
      { words: { term: 'senior' }, weight: 2 },
    ];
    const weight = (one: IndexEntry) => (has('cook')(one) ? 2 : 0) + (has('senior')(one) ? 2 : 0);
    const nurses = everybody.filter(has('nurse'));
    for (const limit of [20, 900, 1_500]) {
      const best = nurses
        .toSorted((a, b) => weight(b) - weight(a) || (a.updated_at < b.updated_at ? 1 : -1))
        .slice(0, limit)
        .map(({ updated_at, years }) => ({ updated_at, years }));
      const asking = { words: { term: 'nurse' }, boosts: wishes, limit };
      expect(await answered(asking)).toEqual({ total: nurses.length, years: best });
    }
  });

  it('leaves out who has words in the order of a phrase, and nobody who has them in another', async () => {
    const phrase = ['nurse', 'senior'];
    const adjacent = (one: IndexEntry) => has('nurse')(one) && has('senior')(one) && !has('cook')(one);
    const words = { both: { term: 'nurse' }, not: { any: [{ phrase }, { term: 'pilot' }] } };
    expect(await answered({ words })).toEqual(
      expected((one) => has('nurse')(one) && !adjacent(one), all, 20),
    );
  });

  it('finds within a unit what it wrote, the last words of each alone, and nothing of a unit that was refused', async () => {
    const account = 'acc_written';
    const entry = (term: string): IndexEntry => ({ ...person(1, account), terms: ['everybody', term] });
    const found = (db: Db, term: string) => countIndex(db, account, { words: { term }, figures: [] });
    const seen = await running.service.store.write(async ({ tx }) => {
      const { id: _, ...row } = await tx.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
      await tx
        .insertInto('accounts')
        .values({ ...row, id: account as never })
        .execute();
      await indexCandidate(tx, account, entry('draft'), true);
      const before = await found(tx, 'draft');
      await indexCandidate(tx, account, entry('pilot'), false);
      await indexCv(tx, account, person(1, account).candidate_id, ['flying']);
      return [before, await found(tx, 'draft'), await found(tx, 'flying')];
    });
    expect(seen).toEqual([1, 0, 1]);
    const refused = running.service.store.write(async ({ tx }) => {
      await indexCandidate(tx, account, entry('refused'), false);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    const terms = ['draft', 'refused', 'pilot', 'flying', 'everybody'];
    expect(await read((db) => Promise.all(terms.map((term) => found(db, term))))).toEqual([0, 0, 1, 1, 1]);
  });

  it('tells two agencies apart whose words begin with the same prefix', async () => {
    const [one, other] = twins();
    await running.service.store.write(async ({ tx }) => {
      const row = await tx
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', desk.accountId)
        .executeTakeFirstOrThrow();
      for (const id of [one, other])
        await tx
          .insertInto('accounts')
          .values({ ...row, id: id as typeof row.id })
          .execute();
    });
    await add(one, 1_200);
    await add(other, 1_300);
    expect(await read((db) => isMarkOwn(db, desk.accountId))).toBe(true);
    expect(await read((db) => isMarkOwn(db, one))).toBe(false);
    const words = { term: 'nurse' };
    const alone = await read((db) => searchIndex(db, one, asked({ words, limit: 700 })));
    expect(alone.total).toBe(600);
    expect(alone.hits).toHaveLength(600);
    for (const { candidate_id } of alone.hits) expect(candidate_id.startsWith(`${one}-`)).toBe(true);
    expect(await read((db) => countIndex(db, other, { words, figures: [] }))).toBe(650);
  });
});

/** Two ids with one prefix. */
function twins(): [string, string] {
  const met = new Map<string, string>();
  for (let no = 0; ; no += 1) {
    const id = `acc_twin${no}`;
    const known = met.get(accountPrefix(id));
    if (known !== undefined) return [known, id];
    met.set(accountPrefix(id), id);
  }
}
