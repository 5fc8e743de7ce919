// Read model: who else of an agency is called by one of a person's names.
import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { fold, lowerOf } from '#src/lib/fold.ts';
import type { CandidateRow } from '../candidates/index.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';

const LEAST = 3;

/**
 * The single names of a person that nobody else of the agency (contacts are people too), no colleague and no client bears and that are no words of every
 * day: in a text about the person they tell them alone ("Hello Zenobia").
 */
export async function ownWordsOf(
  db: Db,
  account: string,
  people: readonly CandidateRow[],
): Promise<string[]> {
  const ids = people.map(({ id }) => id);
  const words = new Set(
    people
      .flatMap(({ name, first_name, last_name }) => [name, first_name ?? '', last_name ?? ''])
      .flatMap((name) => name.split(/[\s,.()"“”]+/u))
      .filter((word) => word.length >= LEAST && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(word))
      .filter((word) => !isOrdinary(fold(word))),
  );
  const own: string[] = [];
  for (const word of words) if (!(await isBorneByOthers(db, account, ids, word))) own.push(word);
  return own;
}

async function isBorneByOthers(
  db: Db,
  account: string,
  ids: readonly string[],
  word: string,
): Promise<boolean> {
  const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql`
    select 1 from candidates where account_id = ${account} and id not in (${sql.join(ids)}) and name_folded like ${like(fold(word))} escape '\\'
    union all select 1 from users where account_id = ${account} and lower(name) like ${like(lowerOf(word))} escape '\\'
    union all select 1 from clients where account_id = ${account} and lower(name) like ${like(lowerOf(word))} escape '\\'
    limit 1`.execute(db);
  return rows.length > 0;
}
