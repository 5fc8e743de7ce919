// Read model: the answers kept for repeats that refused a text for its wording.

import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { quotedInRefusal } from './found-words.ts';

/** The answers of an agency kept for repeats that quote words of a text they refused, each with those words. */
export async function keptRefusals(
  db: Db,
  account: string,
): Promise<{ response: string; quoted: string[] }[]> {
  const { rows } = await sql<{ response: string }>`select response from idempotency_keys
    where account_id = ${account} and response like '%"words":%'`.execute(db);
  return rows
    .map(({ response }) => ({ response, quoted: quotedInRefusal(response) }))
    .filter(({ quoted }) => quoted.length > 0);
}
