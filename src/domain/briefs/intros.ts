// Read model: what other agencies offer or ask for on the marketplace and nobody has answered.
import { sql } from 'kysely';
import { addMs } from '#src/lib/clock.ts';
import type { Context } from '../context.ts';
import { about, type BriefSubject } from './of.ts';
import { type BriefLine, MOST } from './schema.ts';
import { beginning, clock } from './wording.ts';

/** An intro lapses after two weeks, by the clock of its sender. */
const LASTS_MS = 15 * 86_400_000;

interface Row {
  id: string;
  agency: string;
  kind: string;
  listing_headline: string;
  headline: string | null;
  note: string | null;
  expires_at: string;
  job_id: string | null;
  job_title: string | null;
}

/** Intros to the listings of a desk that wait for an answer, the first to lapse first. */
export async function introsToAnswer(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  const { rows } = await sql<Row>`
    select i.id, (select name from accounts where accounts.id = i.account_id) as agency, i.kind, i.listing_headline,
      i.headline, i.note, i.expires_at, j.id as job_id, j.title as job_title
    from marketplace_intros i
      left join marketplace_listings l on l.account_id = i.owner_account_id and l.id = i.listing_id
      left join jobs j on j.account_id = l.account_id and j.id = l.source_id
    where i.owner_account_id = ${ctx.account.id} and i.created_at >= ${addMs(ctx.now, -LASTS_MS)}
      and i.status = 'pending' and i.sent_at is not null and i.expires_at > ${ctx.now} ${about(of, { owner: 'l.created_by' })}
    order by i.expires_at, i.id limit ${MOST}`.execute(ctx.db);
  return rows.map((row) => {
    const said = row.headline ?? row.note;
    const asks = row.kind === 'request' ? 'asks for the candidate of' : 'offers a candidate for';
    return {
      what: `${row.agency} ${asks} “${beginning(row.listing_headline, 60)}”, to answer by ${clock(ctx, row.expires_at)}`,
      ...(said === null ? {} : { said: beginning(said) }),
      ...(row.job_id === null ? {} : { job_id: row.job_id }),
      ...(row.job_title === null ? {} : { job_title: row.job_title }),
      record: row.id,
      next_action: 'get_marketplace_intro',
    };
  });
}
