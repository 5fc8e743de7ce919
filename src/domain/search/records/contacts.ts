// Read model: what the contacts of an agency's clients are called, as far as a search speaks of them.
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { holdsWord } from './text-sql.ts';

/** Which of these whole names, folded, a contact has. */
export async function contactsNamed(ctx: Context, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select distinct p.name_folded as name from client_contacts cc
    join candidates p on p.account_id = cc.account_id and p.id = cc.person_id
    where cc.account_id = ${ctx.account.id} and cc.deleted_at is null and p.name_folded in (${sql.join([...names])})`.execute(
    ctx.db,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Whether a contact has this word in their name. */
export async function isContact(ctx: Context, word: string): Promise<boolean> {
  const { rows } = await sql`select 1 from client_contacts cc
    join candidates p on p.account_id = cc.account_id and p.id = cc.person_id
    where cc.account_id = ${ctx.account.id} and cc.deleted_at is null and ${holdsWord('p.name_folded', word)} limit 1`.execute(
    ctx.db,
  );
  return rows.length > 0;
}
