import { totalmem } from 'node:os';
import { sql } from 'kysely';
import { insertRow } from '#db/rows.ts';
import { indexCandidate } from '#db/search-index.ts';
import { sqliteOf } from '#db/sqlite.ts';
import type { Db } from '#db/store.ts';
import { nowFor, type Principal } from '#src/access/principal.ts';
import { emptyNotes, readContext, writeContext } from '#src/action/context.ts';
import { createCandidate } from '#src/domain/candidates/index.ts';
import { CreateCandidate } from '#src/domain/candidates/schema.ts';
import { entryOf } from '#src/domain/candidates/search-entry.ts';
import { findCandidates } from '#src/domain/search/candidates.ts';
import { compileQuery } from '#src/domain/search/compile/index.ts';
import { firstReads } from '#src/domain/search/first-reads.ts';
import { homeOf } from '#src/domain/search/index.ts';
import { newId } from '#src/lib/ids.ts';
import { startOwnPostgres } from '#test/harness/postgres.ts';
import { ON_SQLITE, startService, type TestService } from '#test/harness/workspace.ts';
import { makePeople } from '#test/src/domain/search/people.ts';
import { makeQueries } from '#test/src/domain/search/queries.ts';
import type { Ratio } from './ratio.ts';
import { vacuumed } from './vacuumed.ts';

const PEOPLE = Number(process.env.SEARCH_PEOPLE ?? 100_000);
/** So many are filled as a desk fills them; the others are those once more, which takes PostgreSQL a fifth of the time. */
const FILLED = Number(process.env.SEARCH_FILLED ?? 5_000);
const STORES = (process.env.STORES ?? 'sqlite,postgres').split(',');
const QUERIES = 200;
/** Searches of the same desk that are asked before those that count: a process serves for days. */
const EARLIER = 60;
const CHUNK = 500;
/** What PostgreSQL keeps in memory: a quarter of the machine's, as its manual advises (19.4.1), in MB; by itself it takes 128, less than the index. */
const SHARED_BUFFERS = Math.floor(totalmem() / 4 / 2 ** 20);

/** Search over a talent bank of 100,000 on both stores beside the bare full-text query, and what the index adds to a new candidate. */
export async function measureSearch(): Promise<Ratio[]> {
  // The database server keeps no process from ending.
  const going = setInterval(() => {}, 1000);
  const ratios: Ratio[] = [];
  for (const store of STORES) ratios.push(...(await measured(store)));
  clearInterval(going);
  return ratios;
}

async function measured(store: string): Promise<Ratio[]> {
  const server = store === 'postgres' ? await startOwnPostgres([`shared_buffers=${SHARED_BUFFERS}MB`]) : null;
  const url = await server?.database();
  const running = await startService(url === undefined ? ON_SQLITE : { DATABASE_URL: url });
  try {
    const desk = await running.workspace();
    const principal = await running.service.authentication.bearer(desk.adminKey);
    const each = await fill(running, principal);
    if (url !== undefined) await vacuumed(url);
    const entering = await enterAnew(running, principal);
    const { first, ours, bare, worked } = await ask(running, principal);
    const people = `${PEOPLE} candidates on ${store}`;
    return [
      {
        name: `search of ${people}, p50`,
        unit: 'ms',
        reached: at(ours, 0.5),
        ceiling: at(bare, 0.5),
        lessIsBetter: true,
      },
      {
        name: `search of ${people}, p95`,
        unit: 'ms',
        reached: at(ours, 0.95),
        ceiling: at(bare, 0.95),
        lessIsBetter: true,
        aside: `processor time of the service: p50 ${at(worked, 0.5).toFixed(1)} ms, p95 ${at(worked, 0.95).toFixed(1)} ms; the first search of the process took ${first.toFixed(0)} ms`,
      },
      {
        name: `the search entry in a new candidate on ${store}`,
        unit: 'ms',
        reached: entering,
        ceiling: each,
        lessIsBetter: true,
        goal: 0.6,
      },
    ];
  } finally {
    await running.close();
    await server?.stop();
  }
}

/** @returns how long a candidate takes by itself, in ms */
async function fill(running: TestService, principal: Principal): Promise<number> {
  const people = makePeople(Math.min(FILLED, PEOPLE), 3);
  const started = performance.now();
  for (let from = 0; from < people.length; from += CHUNK) {
    await running.service.store.write(async ({ tx }) => {
      const { ctx } = writeContext(principal, nowFor(principal), tx, {
        rehearsal: false,
        setsHidden: false,
      });
      for (const { record } of people.slice(from, from + CHUNK))
        await createCandidate(ctx, CreateCandidate.parse(record));
    });
  }
  const each = (performance.now() - started) / people.length;
  await onceMore(running, principal, PEOPLE - people.length);
  return each;
}

/** Puts the people who are there in again, each under an id of their own and with an entry, until so many are added. */
async function onceMore(running: TestService, principal: Principal, number: number): Promise<void> {
  const account = principal.account.id;
  const rows = await running.service.store.read((db) =>
    db.selectFrom('candidates').selectAll().where('account_id', '=', account).execute(),
  );
  for (let from = 0; from < number; from += CHUNK)
    await running.service.store.write(async ({ tx }) => {
      for (let no = from; no < Math.min(from + CHUNK, number); no += 1) {
        const row = rows[no % rows.length];
        if (row === undefined) continue;
        const other = {
          ...row,
          id: newId('candidate'),
          email: row.email === null ? null : `${no}-${row.email}`,
          email_folded: row.email_folded === null ? null : `${no}-${row.email_folded}`,
        };
        await insertRow(tx, 'candidates', other);
        await indexCandidate(tx, account, entryOf(other, { tags: ['hotlist'], home: 'AU' }), true);
      }
    });
}

/** @returns how long the entry of one takes, in ms, taken out and put in again */
async function enterAnew(running: TestService, principal: Principal): Promise<number> {
  let spent = 0;
  await running.service.store.write(async ({ tx }) => {
    const rows = await tx
      .selectFrom('candidates')
      .selectAll()
      .where('account_id', '=', principal.account.id)
      .limit(2000)
      .execute();
    const ids = rows.map(({ id }) => id);
    await tx
      .deleteFrom('candidate_index')
      .where('account_id', '=', principal.account.id)
      .where('candidate_id', 'in', ids)
      .execute();
    const started = performance.now();
    for (const row of rows)
      await indexCandidate(tx, principal.account.id, entryOf(row, { tags: ['hotlist'], home: 'AU' }), true);
    spent = (performance.now() - started) / rows.length;
  });
  return spent;
}

/** Times in ms: of the first search of all, and when others have been asked before, of each search, of the bare query, and what the process worked for the search. */
async function ask(
  running: TestService,
  principal: Principal,
): Promise<{ first: number; ours: number[]; bare: number[]; worked: number[] }> {
  const worked: number[] = [];
  const ours: number[] = [];
  const bare: number[] = [];
  // As a process that serves does for itself after its start.
  for (const read of firstReads(nowFor(principal).slice(0, 10))) read();
  const asked = [...makeQueries(EARLIER, 11), ...makeQueries(QUERIES, 5)];
  for (const { query } of asked) {
    await running.service.store.read(async (db) => {
      const ctx = readContext(principal, nowFor(principal), db, emptyNotes());
      const before = process.cpuUsage();
      const began = performance.now();
      await findCandidates(ctx, compileQuery(query, homeOf(ctx)), homeOf(ctx), { limit: 25, page: 1 });
      ours.push(performance.now() - began);
      const { user, system } = process.cpuUsage(before);
      worked.push((user + system) / 1000);
      const sqlite = sqliteOf(db);
      if (sqlite === undefined) {
        bare.push(await bareOnPostgres(db));
        return;
      }
      const first = performance.now();
      const [found] = sqlite.run<{ terms: string }>('select terms from candidate_fts limit 1', []) ?? [];
      const role = found?.terms.split(' ').find((term) => term.includes('cr_')) ?? '';
      sqlite.run('select rowid from candidate_fts where candidate_fts match ?', [`"${role}"`]);
      bare.push(performance.now() - first);
    });
  }
  return {
    first: ours[0] ?? 0,
    ours: ours.slice(EARLIER),
    bare: bare.slice(EARLIER),
    worked: worked.slice(EARLIER),
  };
}

async function bareOnPostgres(db: Db): Promise<number> {
  const { rows } = await sql<{ terms: string }>`select terms from candidate_index limit 1`.execute(db);
  const role = rows[0]?.terms.split(' ').find((term) => term.includes('cr_')) ?? '';
  const began = performance.now();
  await sql`select no from candidate_index where doc @@ ${`'${role}'`}::tsquery`.execute(db);
  return performance.now() - began;
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
