// Read model: how far the references of applications are.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { BriefLine } from './schema.ts';
import { ago, count } from './wording.ts';

interface Row {
  id: string;
  application_id: string;
  sent_at: string;
  expires_at: string;
  named: number;
  answered: number;
  declined: number;
}

/** What was asked for of an application's references, in words, and the action that comes next. */
export interface Asked extends Pick<BriefLine, 'record' | 'next_action'> {
  told: string;
}

/** The last request for referees of each application that has one, where the credential may read them. */
export async function referencesOf(
  ctx: Context,
  applications: readonly string[],
): Promise<ReadonlyMap<string, Asked>> {
  if (applications.length === 0 || !ctx.can('forms:read')) return new Map();
  const counted = (status: string) => sql<number>`(select count(*) from referees f
    where f.account_id = r.account_id and f.request_id = r.id and f.status = ${status})`;
  const { rows } = await sql<Row>`
    select r.id, r.application_id, r.sent_at, r.expires_at,
      (select count(*) from referees f where f.account_id = r.account_id and f.request_id = r.id) as named,
      ${counted('completed')} as answered, ${counted('declined')} as declined
    from referee_requests r
    where r.account_id = ${ctx.account.id} and r.application_id in (${sql.join([...applications])})
    order by r.created_at, r.id`.execute(ctx.db);
  return new Map(rows.map((row) => [row.application_id, askedOf(ctx, row)]));
}

function askedOf(ctx: Context, row: Row): Asked {
  const [named, answered, declined] = [Number(row.named), Number(row.answered), Number(row.declined)];
  const isOpen = answered + declined < named || named === 0;
  const hasEnded = isOpen && row.expires_at <= ctx.now;
  const what =
    named === 0
      ? `referees asked for ${ago(ctx, row.sent_at)}, none named yet`
      : `${answered} of ${count(named, 'reference')} in${declined === 0 ? '' : `, ${declined} declined`}`;
  return {
    told: `${what}${hasEnded ? ', the pages have ended' : ''}`,
    record: row.id,
    next_action: hasEnded ? 'request_referee_details' : 'get_referee_request',
  };
}
