// Read model: the records of several modules that wait for a person because of their wording.
import { type RawBuilder, sql } from 'kysely';
import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Instant } from '#src/lib/clock.ts';
import { isId } from '#src/lib/ids.ts';
import { type Page, positionOf, toPage } from '#src/lib/page.ts';
import type { Context } from '../context.ts';
import { BOARDS } from '../distribution/index.ts';
import { noneOf } from '../due.ts';
import type { HeldReview } from '../moderation/index.ts';
import type { Held, HeldKind } from './schema.ts';

type Row = Omit<Held, 'findings' | 'candidate_ids'> & { review: string; candidate_id: string | null };
type Source = (account: string) => RawBuilder<unknown>;

/** Each kind's held records in the columns of a row. */
const SOURCES: Record<HeldKind, Source> = {
  submission: (account) => sql`
    select s.id as record, 'submission' as kind, coalesce(s.title, j.title) as label, s.held_at, s.review, s.job_id,
      s.client_id, s.created_by, null as candidate_id
    from submissions s join jobs j on j.id = s.job_id and j.account_id = s.account_id
    where s.account_id = ${account} and s.held_at is not null`,
  spec: (account) => sql`
    select s.id, 'spec', s.headline, s.held_at, s.review, s.job_id, s.client_id, s.created_by,
      s.candidate_id
    from specs s where s.account_id = ${account} and s.held_at is not null`,
  posting: (account) => sql`
    select p.id, 'posting', j.title || ' on ' || p.board_slug, p.held_at, p.review, p.job_id, j.client_id, p.created_by,
      null
    from postings p join jobs j on j.id = p.job_id and j.account_id = p.account_id
    where p.account_id = ${account} and p.held_at is not null`,
  job_ad: (account) => sql`
    select a.id, 'job_ad', a.title, a.held_at, a.review, a.job_id, j.client_id, a.created_by, null
    from job_ads a join jobs j on j.id = a.job_id and j.account_id = a.account_id
    where a.account_id = ${account} and a.held_at is not null`,
  marketplace_listing: (account) => sql`
    select l.id, 'marketplace_listing', l.headline, l.held_at, l.review,
      case when l.kind = 'job' then l.source_id end, null, l.created_by,
      case when l.kind = 'candidate' then l.source_id end
    from marketplace_listings l where l.account_id = ${account} and l.held_at is not null`,
  marketplace_intro: (account) => sql`
    select i.id, 'marketplace_intro', i.listing_headline, i.held_at, i.review, null, null, i.sent_by,
      i.candidate_id
    from marketplace_intros i where i.account_id = ${account} and i.held_at is not null`,
  scheduled_email: (account) => sql`
    select e.id, 'scheduled_email', e.subject, e.held_at, e.review, e.job_id, e.client_id, e.created_by, e.candidate_id
    from scheduled_emails e where e.account_id = ${account} and e.held_at is not null`,
};

/** A page of what waits, the newest first. */
export async function pageOfHeld(
  ctx: Context,
  kinds: readonly HeldKind[],
  filters: { limit: number; after?: string | undefined; kind?: HeldKind | undefined },
): Promise<Page<Held>> {
  const [first, ...rest] = kinds;
  if (first === undefined) return toPage([], { ...filters }, () => ({ at: '', id: '' }), toHeld(new Map()));
  // The columns are named by the first of a union; the submission names them.
  const named = sql`${SOURCES.submission(ctx.account.id)} ${first === 'submission' ? sql`` : sql`and 1 = 0`}`;
  const others = (first === 'submission' ? rest : kinds).map((kind) => SOURCES[kind](ctx.account.id));
  const all = sql.join([named, ...others], sql` union all `);
  const position = positionOf({ ...filters });
  const from = position === null ? sql`1 = 1` : sql`(held_at, record) < (${position.at}, ${position.id})`;
  const { rows } = await sql<Row>`
    select * from (${all}) as held where ${from} order by held_at desc, record desc limit ${filters.limit + 1}`.execute(
    ctx.db,
  );
  const people = await inSubmissions(ctx, rows);
  return toPage(rows, { ...filters }, ({ held_at, record }) => ({ at: held_at, id: record }), toHeld(people));
}

/**
 * Held records of all accounts but some in which a finding gives this reason, and that were held after an instant.
 * @returns rows of at most `limit`, an account's together
 */
export async function heldFor(
  db: Db,
  reason: string,
  since: Instant,
  limit: number,
  except: readonly string[],
): Promise<{ account_id: string; id: string }[]> {
  const tables = [
    'submissions',
    'specs',
    'postings',
    'job_ads',
    'marketplace_listings',
    'marketplace_intros',
    'scheduled_emails',
  ];
  const said = `%"reason":${JSON.stringify(reason)}%`;
  const each = tables.map(
    (table) => sql`select account_id, id from ${sql.table(table)}
      where held_at is not null and held_at > ${since} and review like ${said} and ${noneOf('account_id', except)}`,
  );
  const { rows } = await sql<{ account_id: string; id: string }>`
    select account_id, id from (${sql.join(each, sql` union all `)}) as waiting
    order by account_id, id limit ${limit}`.execute(db);
  return rows;
}

/** What waits under an id; undefined where it does not, or not any more. */
export async function heldRecord(ctx: Context, kind: HeldKind, id: string): Promise<Held | undefined> {
  const { rows } = await sql<Row>`
    select * from (${SOURCES.submission(ctx.account.id)} and 1 = 0 union all ${SOURCES[kind](ctx.account.id)}) as held
    where record = ${id}`.execute(ctx.db);
  return rows.map(toHeld(await inSubmissions(ctx, rows)))[0];
}

/** What waits for a board is called by the board's name. */
function withBoard(label: string): string {
  const board = BOARDS.find(({ slug }) => label.endsWith(` on ${slug}`));
  return board === undefined ? label : `${label.slice(0, -board.slug.length)}${board.name}`;
}

interface Shown {
  submission_id: string;
  candidate_id: string;
  display_name: string;
}

/** Whom the submissions among some rows put forward: two for one job are told apart by nothing else. */
async function inSubmissions(ctx: Context, rows: readonly Row[]): Promise<Map<string, Shown[]>> {
  const ids = rows.flatMap(({ record }) => (isId('submission', record) ? [record] : []));
  if (ids.length === 0) return new Map();
  const items = await ctx.db
    .selectFrom('submission_items')
    .where('account_id', '=', ctx.account.id)
    .where('submission_id', 'in', ids)
    .orderBy('position')
    .select(['submission_id', 'candidate_id', 'display_name'])
    .execute();
  const people = new Map<string, Shown[]>(ids.map((id) => [id, []]));
  for (const item of items) people.get(item.submission_id)?.push(item);
  return people;
}

const toHeld =
  (people: ReadonlyMap<string, readonly Shown[]>) =>
  ({ review, candidate_id, ...row }: Row): Held => {
    const shown = people.get(row.record) ?? [];
    const ids = candidate_id === null ? shown.map((one) => one.candidate_id) : [candidate_id];
    return {
      ...row,
      label: row.kind === 'posting' ? withBoard(row.label) : labelWith(row.label, shown),
      candidate_ids: ids,
      findings: json.decode<HeldReview>(review).findings,
    };
  };

const labelWith = (label: string, shown: readonly Shown[]): string =>
  shown.length === 0 ? label : `${label}: ${shown.map(({ display_name }) => display_name).join(', ')}`;
