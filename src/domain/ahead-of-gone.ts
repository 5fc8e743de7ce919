// Read model: what others outside still expect of somebody who leaves the bank: interviews, and links that show them.
import { sql } from 'kysely';
import { statement } from '#db/rows.ts';
import { localClock } from '#src/lib/local-time.ts';
import type { RecordChange, WriteContext } from './context.ts';
import { OPEN_LINKS } from './leftovers.ts';

const expected = statement((db, v: { account: string; candidate: string; now: string }) =>
  db
    .selectFrom('interviews as met')
    .innerJoin('jobs', (on) =>
      on.onRef('jobs.account_id', '=', 'met.account_id').onRef('jobs.id', '=', 'met.job_id'),
    )
    .leftJoin('clients', (on) =>
      on.onRef('clients.account_id', '=', 'jobs.account_id').onRef('clients.id', '=', 'jobs.client_id'),
    )
    .where('met.account_id', '=', v.account)
    .where('met.candidate_id', '=', v.candidate)
    .where('met.status', '=', sql.lit('scheduled'))
    .where('met.starts_at', '>', v.now)
    .select([
      sql<string>`'interview'`.as('kind'),
      sql<string>`met.id`.as('id'),
      'jobs.title as job',
      'clients.name as client',
      'met.starts_at as due',
    ])
    .unionAll((or) =>
      or
        .selectFrom('submission_items as item')
        .innerJoin('submissions as sent', (on) =>
          on.onRef('sent.account_id', '=', 'item.account_id').onRef('sent.id', '=', 'item.submission_id'),
        )
        .innerJoin('jobs', (on) =>
          on.onRef('jobs.account_id', '=', 'sent.account_id').onRef('jobs.id', '=', 'sent.job_id'),
        )
        .leftJoin('clients', (on) =>
          on.onRef('clients.account_id', '=', 'jobs.account_id').onRef('clients.id', '=', 'jobs.client_id'),
        )
        .where('item.account_id', '=', v.account)
        .where('item.candidate_id', '=', v.candidate)
        .where('sent.status', 'in', OPEN_LINKS)
        .where('sent.held_at', 'is', null)
        .where('sent.expires_at', '>', v.now)
        .select([
          sql<string>`'link'`.as('kind'),
          'sent.id',
          'jobs.title as job',
          'clients.name as client',
          'sent.expires_at as due',
        ]),
    )
    .orderBy('due')
    .orderBy('id'),
);

type Expected = Awaited<ReturnType<typeof expected>>[number];

const listOf = (ctx: WriteContext, rows: readonly Expected[]): { id: string; words: string }[] =>
  rows.map(({ kind, id, job, client, due }) => {
    const until = kind === 'link' ? 'open until ' : '';
    const words = `${job ?? 'a job'} at ${client ?? 'a client'}, ${until}${localClock(due, ctx.account.timezone)} (${id})`;
    return { id, words };
  });

/** What others expect of some people, told and counted where the credential may read it. */
async function expectedOf(ctx: WriteContext, people: readonly string[]) {
  const found: Expected[] = [];
  for (const candidate of people)
    found.push(...(await expected(ctx.tx, { account: ctx.account.id, candidate, now: ctx.now })));
  const of = (kind: string, scope: string) => {
    const listed = listOf(
      ctx,
      found.filter((row) => row.kind === kind),
    );
    const mayRead = ctx.can(scope);
    const told = mayRead && listed.length > 0 ? `: ${listed.map(({ words }) => words).join('; ')}` : '';
    return { listed, mayRead, told, ids: listed.map(({ id }) => id) };
  };
  return { met: of('interview', 'interviews:read'), links: of('link', 'submissions:read') };
}

/** Warns of interviews that somebody is still booked for who is deleted, and of links on which a client still sees them. */
export async function tellGoneAhead(
  ctx: WriteContext,
  { id, before, after, label }: RecordChange,
): Promise<void> {
  if (before === null || after !== null) return;
  const { met, links } = await expectedOf(ctx, [id]);
  const name = label ?? 'The person';
  if (met.listed.length > 0)
    ctx.warn(
      'interview_still_ahead',
      `${name} is deleted and still booked for an interview${met.told}. Call off with cancel_interview what is no longer wanted: nobody who was invited is told otherwise.`,
      met.mayRead
        ? {
            interview_ids: met.ids,
            each: {
              one: 'goneStillBooked',
              several: 'goneStillBooked',
              parts: { name },
              listed: met.listed,
              between: '; ',
            },
          }
        : {},
    );
  if (links.listed.length > 0)
    ctx.warn(
      'link_still_open',
      links.listed.length === 1
        ? `${name} still stands on a link to a client${links.told}. Close it with revoke_submission if it is no longer wanted.`
        : `${name} still stands on ${links.listed.length} links to clients${links.told}. Close with revoke_submission what is no longer wanted.`,
      links.mayRead
        ? {
            submission_ids: links.ids,
            each: {
              one: 'linkStillOpen',
              several: 'linksStillOpen',
              parts: { name },
              listed: links.listed,
              between: '; ',
            },
          }
        : {},
    );
}

/**
 * Warns of what is dropped with somebody who is erased, and of whom nobody tells that. Told before anything of the person goes,
 * and by name in a plan alone.
 */
export async function tellDropped(ctx: WriteContext, name: string, people: readonly string[]): Promise<void> {
  const { met, links } = await expectedOf(ctx, people);
  const who = ctx.rehearsal ? name : 'The person erased';
  if (met.listed.length > 0)
    ctx.warn(
      'interview_dropped',
      `${who} is booked for an interview${met.told}. It goes with the record, and nobody who was invited is told: tell them.`,
    );
  if (links.listed.length > 0)
    ctx.warn(
      'link_dropped',
      `${who} stands on a page that a client can answer${links.told}, and goes from it. Tell the client, if they wait for the person.`,
    );
}
