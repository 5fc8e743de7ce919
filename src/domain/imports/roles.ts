import { fold, json, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMs } from '#src/lib/clock.ts';
import type { Experience } from '../candidates/schema.ts';
import type { WriteContext } from '../context.ts';
import { mentioned } from '../cv/lists.ts';
import { noneOf } from '../due.ts';
import { fused, hasUnread, meaningOf, nearnessOf } from '../meaning/index.ts';
import { newestOpenJobs, peopleOfImport } from './people-and-jobs.ts';
import type { RoleMatches } from './schema.ts';
import { requireRow } from './store.ts';

const CHUNK = 500;
const STRONG = 75;
const MIN_SCORE = 40;
const MAX_PEOPLE_PER_JOB = 25;
const MAX_JOBS = 200;
const MAX_WAIT_MS = 5 * 60_000;

interface Person {
  id: string;
  name: string;
  titles: ReadonlySet<string>[];
  skills: ReadonlySet<string>;
}

interface Role {
  id: string;
  title: string;
  words: ReadonlySet<string>;
  skills: ReadonlySet<string>;
}

const EMPTY = new Set([
  'the',
  'of',
  'and',
  'for',
  'senior',
  'junior',
  'lead',
  'principal',
  'staff',
  'graduate',
  'a',
  'in',
]);
const wordsOf = (text: string): Set<string> =>
  new Set(
    fold(text)
      .split(/[^\p{L}\p{N}+#.]+/u)
      .filter((word) => word.length > 1 && !EMPTY.has(word)),
  );

/** Complete imports of all accounts that are not matched with the open jobs yet. */
export async function unmatchedImports(
  db: Db,
  wall: string,
  limit: number,
  except: readonly string[],
): Promise<{ id: string; account_id: string }[]> {
  return (
    db
      .selectFrom('candidate_imports')
      .where(noneOf('account_id', except))
      .where('status', '=', 'complete')
      .where('role_matches', 'is', null)
      // Where a model reads people, those of the import are read first, if that does not take too long.
      .where((eb) =>
        eb.not(
          eb.and([
            eb('candidate_imports.updated_at', '>', addMs(wall, -MAX_WAIT_MS)),
            hasUnread('candidate_imports'),
          ]),
        ),
      )
      // Before the deferred parse is done, only names are known.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('candidate_import_items as item')
              .whereRef('item.import_id', '=', 'candidate_imports.id')
              .whereRef('item.account_id', '=', 'candidate_imports.account_id')
              .where('item.deferred', 'is not', null)
              .select('item.id'),
          ),
        ),
      )
      .limit(limit)
      .select(['id', 'account_id'])
      .execute()
  );
}

/** Records which people of an import match which active jobs. */
export async function matchRoles(ctx: WriteContext, importId: string): Promise<void> {
  const row = await requireRow(ctx, importId);
  if (row.status !== 'complete' || row.role_matches !== null) return;
  const people = await peopleOf(ctx, importId);
  const matches: RoleMatches = [];
  if (people.length > 0)
    for (const role of await rolesOf(ctx)) matches.push(...(await matchesOf(ctx, role, people)));
  await updateRow(ctx.tx, 'candidate_imports', ctx.account.id, importId, {
    role_matches: json.encode(matches),
    updated_at: ctx.now,
  });
}

async function matchesOf(ctx: WriteContext, role: Role, people: readonly Person[]): Promise<RoleMatches> {
  const scored = people
    .map((person) => ({
      candidate_id: person.id,
      name: person.name,
      score: scoreOf(role, person),
    }))
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score || (a.candidate_id < b.candidate_id ? -1 : 1));
  if (scored.length === 0) return [];
  const meant = await meaningOf(ctx, role.id);
  const ids = scored.map(({ candidate_id }) => candidate_id);
  const best =
    meant === null
      ? scored
      : fused(scored, ({ candidate_id: id, score }) => ({ id, score }), {
          of: await nearnessOf(ctx, meant, ids),
          isWhole: true,
        }).best;
  return [
    {
      job_id: role.id,
      job_title: role.title,
      strong_count: scored.filter(({ score }) => score >= STRONG).length,
      matches: best.slice(0, MAX_PEOPLE_PER_JOB),
    },
  ];
}

/** 0 to 100: 55 for the share of the job's skills that the person has, 45 for their most similar title. */
function scoreOf(role: Pick<Role, 'words' | 'skills'>, person: Pick<Person, 'titles' | 'skills'>): number {
  const title = Math.max(0, ...person.titles.map((words) => similarity(role.words, words)));
  if (role.skills.size === 0) return Math.round(100 * title);
  const has = [...role.skills].filter((skill) => person.skills.has(skill)).length / role.skills.size;
  return Math.round(100 * (0.55 * has + 0.45 * title));
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - both;
  return all === 0 ? 0 : both / all;
}

async function peopleOf(ctx: WriteContext, importId: string): Promise<Person[]> {
  const people: Person[] = [];
  for (let after = ''; ; ) {
    const rows = await peopleOfImport(ctx, importId, after, CHUNK);
    for (const row of rows) {
      const titles = [
        row.current_title,
        ...json
          .decode<Experience[]>(row.experience)
          .slice(0, 3)
          .map(({ title }) => title),
      ];
      people.push({
        id: row.id,
        name: row.name,
        titles: titles.flatMap((title) => (title === null ? [] : [wordsOf(title)])),
        skills: new Set(
          json.decode<string[]>(row.skills).flatMap((skill) => [fold(skill), ...mentioned(skill).map(fold)]),
        ),
      });
    }
    after = rows.at(-1)?.item ?? '';
    if (rows.length < CHUNK) break;
  }
  return [...new Map(people.map((person) => [person.id, person])).values()];
}

async function rolesOf(ctx: WriteContext): Promise<Role[]> {
  const rows = await newestOpenJobs(ctx, MAX_JOBS);
  return rows.map(({ id, title, description, spec }) => ({
    id,
    title,
    words: wordsOf(title),
    skills: new Set(mentioned([title, description ?? '', spec ?? ''].join('\n')).map(fold)),
  }));
}
