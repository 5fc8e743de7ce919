// Read model: the last talks with a candidate or a client, and about a job.
import { sql } from 'kysely';
import { json } from '#db/rows.ts';
import { withLocalTimes } from '#src/lib/local-time.ts';
import { isOwnNote, isOwnSummary } from '../activities/index.ts';
import type { Context } from '../context.ts';
import { about, type BriefSubject } from './of.ts';
import type { BriefLine } from './schema.ts';
import { ago, beginning } from './wording.ts';

const LAST = 5;

/** What counts as a contact. */
const CONTACTS = ['note', 'call', 'email_sent', 'email_received', 'interview', 'submission_response'];

interface Row {
  id: string;
  type: string;
  actor_type: string;
  actor_name: string | null;
  candidate_id: string | null;
  candidate_name: string | null;
  summary: string;
  body: string | null;
  data: string;
  occurred_at: string;
}

/** The last contacts, the latest first; what the agency or the service wrote is a note, and what anybody else wrote is said. */
export async function lastContacts(ctx: Context, of: BriefSubject): Promise<BriefLine[]> {
  const { rows } = await sql<Row>`
    select a.id, a.type, a.actor_type, a.actor_name, a.candidate_id, c.name as candidate_name, a.summary, a.body, a.data,
      a.occurred_at
    from activities a left join candidates c on c.account_id = a.account_id and c.id = a.candidate_id
    where a.account_id = ${ctx.account.id} and a.type in (${sql.join(CONTACTS)}) and a.occurred_at <= ${ctx.now}
      ${about(of, { candidate: 'a.candidate_id', job: 'a.job_id', client: 'a.client_id' })}
    order by a.occurred_at desc, a.id desc limit ${LAST}`.execute(ctx.db);
  return rows.map((row) => {
    const by = row.actor_name === null ? '' : ` by ${row.actor_name}`;
    const written = beginning(row.body ?? withLocalTimes(row.summary, ctx.account.timezone));
    const { type, actor_type, data } = row;
    const activity = { type, actor: { type: actor_type }, data: json.decode<object>(data) };
    const isOwn = row.body === null ? isOwnSummary(activity) : isOwnNote(activity);
    return {
      what: `${row.type.replaceAll('_', ' ')} ${ago(ctx, row.occurred_at)}${by}`,
      ...(isOwn ? { note: written } : { said: written }),
      ...(of.candidate !== undefined || row.candidate_id === null ? {} : { candidate_id: row.candidate_id }),
      ...(of.candidate !== undefined || row.candidate_name === null
        ? {}
        : { candidate_name: row.candidate_name }),
      activity_id: row.id,
    };
  });
}
