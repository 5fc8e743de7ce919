// Read model: names on record that a search nearly spells.
import { sql } from 'kysely';
import { contains } from '#db/list.ts';
import { fold, likePattern } from '#db/rows.ts';
import { allTeams, allUsers } from '../../accounts/people.ts';
import type { Context } from '../../context.ts';
import { isEnglish } from '../../speech/index.ts';
import { townsOf } from './names.ts';
import { isSlip } from './typed-wrong.ts';

/** A word as it was typed, and the one of a name on record that it is read as. */
interface TypedName {
  typed: string;
  name: string;
}

const WORD = /^\p{L}{5,20}$/u;
const MOST = 100;

/**
 * Of words that stand in nobody's name those that one name's word is nearly spelled like: of a colleague, a team, a client or a
 * town of a job. What is near to two is none of them.
 */
export async function namesTypedWrong(ctx: Context, words: readonly string[]): Promise<TypedName[]> {
  const strange = words.filter((word) => WORD.test(word) && !isEnglish(word)).slice(0, 6);
  if (strange.length === 0) return [];
  const people = await allUsers(ctx.db, ctx.account.id);
  const teams = (await allTeams(ctx.db, ctx.account.id)).filter(({ deleted }) => !deleted);
  const towns = (await townsOf(ctx)).flatMap(({ city }) => (city === null ? [] : [city]));
  const own = [...people, ...teams].map(({ name }) => name).concat(towns);
  const found: TypedName[] = [];
  for (const typed of strange) {
    const parts = [...own, ...(await clientsNear(ctx, typed))].flatMap((name) => name.split(/[^\p{L}]+/u));
    const near = [...new Set(parts.filter((part) => part.length > 4 && isSlip(typed, fold(part))))];
    if (near.length === 1 && near[0] !== undefined) found.push({ typed, name: near[0] });
  }
  return found;
}

/** Clients in whose name the beginning or the end of a word stands: one slip spares either. */
async function clientsNear(ctx: Context, word: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from clients where account_id = ${ctx.account.id}
    and (${contains('name_folded', likePattern(word.slice(0, 3)))} or ${contains('name_folded', likePattern(word.slice(-3)))})
    limit ${sql.lit(MOST)}`.execute(ctx.db);
  return rows.map(({ name }) => name);
}

/** A search with names as they are on record. */
export const withNames = (text: string, typed: readonly TypedName[]): string =>
  typed.reduce(
    (said, one) =>
      said.replace(new RegExp(`(?<![\\p{L}\\p{N}])${one.typed}(?![\\p{L}\\p{N}])`, 'giu'), one.name),
    text,
  );
