import { fold, json, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Id } from '#src/lib/ids.ts';
import type { Experience } from '../candidates/schema.ts';
import type { WriteContext } from '../context.ts';
import { mentioned } from '../cv/lists.ts';
import type { RoleMatches } from './schema.ts';
import { requireRow } from './store.ts';

const CHUNK = 500;
const STRONG = 75;
const FEWEST = 40;
const MOST_EACH = 25;
const MOST_JOBS = 200;

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

/** Imports of every account that are complete and not matched with the open jobs yet. */
export async function unmatchedImports(
  db: Db,
  _wall: string,
  limit: number,
): Promise<{ id: string; account_id: string }[]> {
  return (
    db
      .selectFrom('candidate_imports')
      .where('status', '=', 'complete')
      .where('role_matches', 'is', null)
      // Of files whose deeper parse was put off, only names are known before it is done.
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

/** Writes down which people of an import fit which active jobs. */
export async function matchRoles(ctx: WriteContext, importId: string): Promise<void> {
  const row = await requireRow(ctx, importId);
  if (row.status !== 'complete' || row.role_matches !== null) return;
  const people = await peopleOf(ctx, importId);
  const matches: RoleMatches =
    people.length === 0 ? [] : (await rolesOf(ctx)).flatMap((role) => matchesOf(role, people));
  await updateRow(ctx.tx, 'candidate_imports', ctx.account.id, importId, {
    role_matches: json.encode(matches),
    updated_at: ctx.now,
  });
}

function matchesOf(role: Role, people: readonly Person[]): RoleMatches {
  const scored = people
    .map((person) => ({
      candidate_id: person.id as Id<'candidate'>,
      name: person.name,
      score: scoreOf(role, person),
    }))
    .filter(({ score }) => score >= FEWEST)
    .toSorted((a, b) => b.score - a.score || (a.candidate_id < b.candidate_id ? -1 : 1));
  if (scored.length === 0) return [];
  return [
    {
      job_id: role.id as Id<'job'>,
      job_title: role.title,
      strong_count: scored.filter(({ score }) => score >= STRONG).length,
      matches: scored.slice(0, MOST_EACH),
    },
  ];
}

/** 0 to 100: 55 for the share of the job's skills that somebody has, 45 for the title of theirs that is most alike. */
function scoreOf(role: Pick<Role, 'words' | 'skills'>, person: Pick<Person, 'titles' | 'skills'>): number {
  const title = Math.max(0, ...person.titles.map((words) => alike(role.words, words)));
  if (role.skills.size === 0) return Math.round(100 * title);
  const has = [...role.skills].filter((skill) => person.skills.has(skill)).length / role.skills.size;
  return Math.round(100 * (0.55 * has + 0.45 * title));
}

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((word) => b.has(word)).length;
  const all = a.size + b.size - both;
  return all === 0 ? 0 : both / all;
}

async function peopleOf(ctx: WriteContext, importId: string): Promise<Person[]> {
  const people: Person[] = [];
  for (let after = ''; ; ) {
    const rows = await ctx.tx
      .selectFrom('candidate_import_items as item')
      .innerJoin('candidates as person', 'person.id', 'item.candidate_id')
      .where('item.account_id', '=', ctx.account.id)
      .where('item.import_id', '=', importId)
      .where('person.account_id', '=', ctx.account.id)
      .where('person.deleted_at', 'is', null)
      .where('person.do_not_approach', '=', 0)
      .where('item.id', '>', after)
      .orderBy('item.id')
      .limit(CHUNK)
      .select([
        'item.id as item',
        'person.id',
        'person.name',
        'person.current_title',
        'person.skills',
        'person.experience',
      ])
      .execute();
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
  const rows = await ctx.tx
    .selectFrom('jobs')
    .where('account_id', '=', ctx.account.id)
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc')
    .limit(MOST_JOBS)
    .select(['id', 'title', 'description', 'spec'])
    .execute();
  return rows.map(({ id, title, description, spec }) => ({
    id,
    title,
    words: wordsOf(title),
    skills: new Set(mentioned([title, description ?? '', spec ?? ''].join('\n')).map(fold)),
  }));
}
