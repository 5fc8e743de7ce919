// Read model: what an agency's own records say of companies that could be won.
import { sql } from 'kysely';
import { withArticle } from '#src/lib/article.ts';
import { addMs } from '#src/lib/clock.ts';
import { companyKey } from '#src/lib/company.ts';
import type { Context } from '../context.ts';
import { STRENGTH } from './rules.ts';
import type { BdLead, StrengthReason } from './schema.ts';

const DAY_MS = 86_400_000;
/** The most records of one kind that a look takes in; those that gave a lead before are not among them. */
const MOST = 200;
/** A client is silent when nobody wrote to it, spoke to it or worked for it for so long. */
const SILENT_DAYS = 180;
/** People who apply within this time speak of their employer, from so many on. */
const APPLYING_DAYS = 90;
const APPLYING_PEOPLE = 3;
/** How old a liked spec may be. */
const LIKED_DAYS = 365;

/** A reason to speak to a company, found in the agency's records. Names of people are left out: ids lead to them. */
export interface Signal {
  kind: BdLead['kind'];
  company: { name: string; key: string; client_id: string | null };
  /** With the company, what is found once. */
  reason: string;
  /** Other reasons that say the same: those of records merged into this one. */
  same: readonly string[];
  title: string;
  summary: string;
  source: string;
  role_title: string | null;
  owner_id: string | null;
  next_action: string;
  why: readonly StrengthReason[];
}

/** A name that outsiders may have written, on one line of a length that a title holds. */
const line = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > 100 ? `${plain.slice(0, 99)}…` : plain;
};

const weigh = (
  kind: BdLead['kind'],
  evidence: string,
  ...more: (StrengthReason | false)[]
): StrengthReason[] => [
  { signal: kind, weight: STRENGTH[kind], evidence },
  ...more.filter((reason) => reason !== false),
];

/** Everything that the records say and no lead was made of yet. */
export async function signalsOf(ctx: Context): Promise<Signal[]> {
  const found = [
    ...(await movedContacts(ctx)),
    ...(await movedPlaced(ctx)),
    ...(await likedSpecs(ctx)),
    ...(await silentClients(ctx)),
    ...(await applyingFrom(ctx)),
  ];
  const self = companyKey(ctx.account.name);
  return found.filter(({ company }) => company.key !== self);
}

interface Mover {
  id: string;
  person_id: string;
  merged_ids: string;
  role: string | null;
  own: number;
  since: string;
  client_name: string;
  owner_id: string | null;
  company: string;
  company_key: string;
}

/** The two shapes of a person's own employer and a client's name: the same company, as far as SQL can tell. */
const ELSEWHERE = sql`p.company_key is not null and p.current_company is not null and p.deleted_at is null
  and p.do_not_approach = 0 and cl.is_self = 0
  and cl.name_folded <> p.company_key and cl.name_folded not like p.company_key || ' %'`;

const unknownMove = (
  account: string,
) => sql`not exists (select 1 from bd_leads l where l.account_id = ${account}
  and l.reason = 'moved:' || p.id and l.company_key = p.company_key)`;

/** Contacts whose record names another employer than the client that they are a contact of. */
async function movedContacts(ctx: Context): Promise<Signal[]> {
  const account = ctx.account.id;
  const { rows } = await sql<Mover>`
    select c.id, p.id as person_id, p.merged_ids, c.is_primary as own, c.created_at as since, cl.name as client_name,
      cl.owner_id, p.current_company as company, p.company_key,
      (select j.title from jobs j where j.account_id = ${account} and j.client_id = cl.id
        order by j.created_at desc, j.id desc limit 1) as role
    from client_contacts c
    join candidates p on p.account_id = ${account} and p.id = c.person_id
    join clients cl on cl.account_id = ${account} and cl.id = c.client_id
    where c.account_id = ${account} and c.origin = 'relationship' and c.deleted_at is null and ${ELSEWHERE}
      and ${unknownMove(account)}
    order by p.updated_at desc, c.id limit ${MOST}`.execute(ctx.db);
  return moved(rows, 'contact_moved', (row) => ({
    title: `A contact of ${line(row.client_name)} is now at ${line(row.company)}`,
    source: `Contact ${row.id}`,
    next_action: 'Congratulate them on the move, and ask who hires there',
    why: weigh(
      'contact_moved',
      `A contact of ${line(row.client_name)} since ${row.since.slice(0, 10)}`,
      row.own === 1 && { signal: 'primary_contact', weight: 15, evidence: 'The primary contact there' },
      row.role !== null && {
        signal: 'worked_together',
        weight: 10,
        evidence: `The agency worked for that client`,
      },
    ),
  }));
}

/** People whom the agency placed and whose record names another employer by now. */
async function movedPlaced(ctx: Context): Promise<Signal[]> {
  const account = ctx.account.id;
  const { rows } = await sql<Mover>`
    select pl.id, p.id as person_id, p.merged_ids, pl.job_title as role, 0 as own,
      coalesce(pl.start_date, pl.created_at) as since, cl.name as client_name, pl.owner_id,
      p.current_company as company, p.company_key
    from placements pl
    join candidates p on p.account_id = ${account} and p.id = pl.candidate_id
    join clients cl on cl.account_id = ${account} and cl.id = pl.client_id
    where pl.account_id = ${account} and pl.status in ('started', 'completed') and ${ELSEWHERE}
      and ${unknownMove(account)}
    order by p.updated_at desc, pl.created_at desc, pl.id limit ${MOST}`.execute(ctx.db);
  return moved(rows, 'alumni_placed', (row) => ({
    title: `Somebody placed at ${line(row.client_name)} is now at ${line(row.company)}`,
    source: `Placement ${row.id}`,
    next_action: 'Ask how the new place is, and who hires there',
    why: weigh('alumni_placed', `Placed at ${line(row.client_name)} from ${row.since.slice(0, 10)}`),
  }));
}

function moved(
  rows: readonly Mover[],
  kind: 'contact_moved' | 'alumni_placed',
  say: (row: Mover) => Pick<Signal, 'title' | 'source' | 'next_action' | 'why'>,
): Signal[] {
  return rows.flatMap((row) => {
    if (companyKey(row.client_name) === row.company_key) return [];
    const merged: string[] = JSON.parse(row.merged_ids);
    const said = say(row);
    return [
      {
        kind,
        company: { name: line(row.company), key: row.company_key, client_id: null },
        reason: `moved:${row.person_id}`,
        same: merged.map((id) => `moved:${id}`),
        summary: `${said.title}, as their record says.`,
        role_title: row.role === null ? null : line(row.role),
        owner_id: row.owner_id,
        ...said,
      },
    ];
  });
}

/** Clients who wanted the person of a spec, or rated it 4 or more, with no job made of it. */
async function likedSpecs(ctx: Context): Promise<Signal[]> {
  const account = ctx.account.id;
  const { rows } = await sql<{
    id: string;
    response: string | null;
    response_rating: number | null;
    created_by: string | null;
    client_id: string;
    client_name: string;
    role: string | null;
    responded_at: string;
  }>`
    select s.id, s.response, s.response_rating, s.created_by, s.client_id, cl.name as client_name, p.current_title as role,
      s.responded_at
    from specs s
    join clients cl on cl.account_id = ${account} and cl.id = s.client_id
    left join candidates p on p.account_id = ${account} and p.id = s.candidate_id and p.deleted_at is null
    where s.account_id = ${account} and s.job_id is null and s.status <> 'revoked' and cl.deleted_at is null
      and cl.is_self = 0 and (s.response = 'interested' or s.response_rating >= 4)
      and s.responded_at >= ${addMs(ctx.now, -LIKED_DAYS * DAY_MS)}
      and not exists (select 1 from bd_leads l where l.account_id = ${account} and l.reason = 'spec:' || s.id)
    order by s.responded_at desc, s.id limit ${MOST}`.execute(ctx.db);
  return rows.flatMap((row) => {
    const key = companyKey(row.client_name);
    if (key === null) return [];
    const role = row.role === null ? null : line(row.role);
    const on = row.responded_at.slice(0, 10);
    return [
      {
        kind: 'spec_liked' as const,
        company: { name: line(row.client_name), key, client_id: row.client_id },
        reason: `spec:${row.id}`,
        same: [],
        title: `${line(row.client_name)} liked the spec of ${role === null ? 'somebody' : withArticle(role)}`,
        summary: `The contact answered on ${on}, and no job was made of it.`,
        source: `Spec ${row.id}`,
        role_title: role,
        owner_id: row.created_by,
        next_action: 'Call the contact about the role behind the interest',
        why: weigh(
          'spec_liked',
          row.response === 'interested' ? `Interested on ${on}` : `Answered on ${on}`,
          row.response === 'interested' && {
            signal: 'interested',
            weight: 15,
            evidence: 'Wanted to hear more',
          },
          (row.response_rating ?? 0) >= 4 && {
            signal: 'rating',
            weight: 10,
            evidence: `Rated ${row.response_rating} of 5`,
          },
        ),
      },
    ];
  });
}

const CONTACTS = [
  'note',
  'call',
  'email_sent',
  'email_received',
  'interview',
  'submission',
  'submission_response',
  'placement',
  'spec',
];

/** Clients for whom the agency worked and of whom nothing was heard for long, with nothing open for them. */
async function silentClients(ctx: Context): Promise<Signal[]> {
  const account = ctx.account.id;
  const { rows } = await sql<{
    id: string;
    name: string;
    owner_id: string | null;
    last_at: string;
    placed: number;
    role: string | null;
  }>`
    select * from (
      select cl.id, cl.name, cl.owner_id,
        coalesce((select max(a.occurred_at) from activities a where a.account_id = ${account} and a.client_id = cl.id
          and a.type in (${sql.join(CONTACTS)}) and a.occurred_at <= ${ctx.now}), cl.created_at) as last_at,
        (select count(*) from placements pl where pl.account_id = ${account} and pl.client_id = cl.id) as placed,
        (select j.title from jobs j where j.account_id = ${account} and j.client_id = cl.id
          order by j.created_at desc, j.id desc limit 1) as role
      from clients cl
      where cl.account_id = ${account} and cl.deleted_at is null and cl.is_self = 0
        and not exists (select 1 from jobs j where j.account_id = ${account} and j.client_id = cl.id
          and (j.status in ('active', 'on_hold') or j.created_at >= ${addMs(ctx.now, -SILENT_DAYS * DAY_MS)}))
    ) as silent
    where last_at < ${addMs(ctx.now, -SILENT_DAYS * DAY_MS)} and (placed > 0 or role is not null)
      and not exists (select 1 from bd_leads l where l.account_id = ${account}
        and l.reason = 'silent:' || silent.id || ':' || substr(silent.last_at, 1, 10))
    order by placed desc, last_at, id limit ${MOST}`.execute(ctx.db);
  return rows.flatMap((row) => {
    const key = companyKey(row.name);
    if (key === null) return [];
    const day = row.last_at.slice(0, 10);
    const placed = Number(row.placed);
    return [
      {
        kind: 'dormant_client' as const,
        company: { name: line(row.name), key, client_id: row.id },
        reason: `silent:${row.id}:${day}`,
        same: [],
        title: `${line(row.name)} was last spoken to on ${day}`,
        summary: 'A client of the agency with no open job and no contact since.',
        source: `Client ${row.id}`,
        role_title: row.role === null ? null : line(row.role),
        owner_id: row.owner_id,
        next_action: 'Call and ask what they plan to hire for',
        why: weigh(
          'dormant_client',
          `Nothing since ${day}`,
          placed > 0 && {
            signal: 'placed_before',
            weight: Math.min(30, placed * 10),
            evidence: `Placements with them: ${placed}`,
          },
        ),
      },
    ];
  });
}

/**
 * Employers of whom several people applied lately. Once a lead was made of it, people who applied before do not count again;
 * a dismissed one stays so.
 */
async function applyingFrom(ctx: Context): Promise<Signal[]> {
  const account = ctx.account.id;
  const { rows } = await sql<{ company_key: string; company: string; people: number; role: string | null }>`
    select p.company_key, min(p.current_company) as company, count(distinct p.id) as people, min(p.current_title) as role
    from applications a
    join candidates p on p.account_id = ${account} and p.id = a.candidate_id
    where a.account_id = ${account} and a.source = 'applied' and a.deleted_at is null and p.deleted_at is null
      and p.company_key is not null and p.current_company is not null
      and a.created_at >= ${addMs(ctx.now, -APPLYING_DAYS * DAY_MS)}
      and a.created_at > coalesce((select max(l.detected_at) from bd_leads l where l.account_id = ${account}
        and l.kind = 'candidate_intel' and l.company_key = p.company_key), '')
      and not exists (select 1 from bd_leads l where l.account_id = ${account} and l.kind = 'candidate_intel'
        and l.company_key = p.company_key and l.status = 'dismissed')
    group by p.company_key having count(distinct p.id) >= ${APPLYING_PEOPLE}
    order by count(distinct p.id) desc, p.company_key limit ${MOST}`.execute(ctx.db);
  return rows.map(({ company_key, company, people, role }) => {
    const count = Number(people);
    return {
      kind: 'candidate_intel' as const,
      company: { name: line(company), key: company_key, client_id: null },
      reason: `applying:${ctx.today}`,
      same: [],
      title: `${count} people of ${line(company)} applied lately`,
      summary: `Within ${APPLYING_DAYS} days. Whoever leaves has to be replaced.`,
      source: 'Applications',
      role_title: role === null ? null : line(role),
      owner_id: null,
      next_action: 'Ask who replaces those who leave, without naming anyone',
      why: weigh('candidate_intel', `${count} people applied`, {
        signal: 'many_people',
        weight: Math.min(30, (count - APPLYING_PEOPLE) * 5),
        evidence: `Beyond ${APPLYING_PEOPLE}: ${count - APPLYING_PEOPLE}`,
      }).filter(({ weight }) => weight > 0),
    };
  });
}

/** Which of these reasons a lead was made of already, as `reason company`. */
export async function knownReasons(ctx: Context, signals: readonly Signal[]): Promise<Set<string>> {
  const reasons = [...new Set(signals.flatMap(({ reason, same }) => [reason, ...same]))];
  const known = new Set<string>();
  for (let at = 0; at < reasons.length; at += 500) {
    const rows = await ctx.db
      .selectFrom('bd_leads')
      .where('account_id', '=', ctx.account.id)
      .where('reason', 'in', reasons.slice(at, at + 500))
      .select(['reason', 'company_key'])
      .execute();
    for (const { reason, company_key } of rows) known.add(`${reason} ${company_key}`);
  }
  return known;
}

/** Targets and clients of the agency by the name as companies are compared. */
export async function knownCompanies(ctx: Context) {
  const targets = await ctx.db
    .selectFrom('bd_targets')
    .where('account_id', '=', ctx.account.id)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const clients = await ctx.db
    .selectFrom('clients')
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null)
    .where('is_self', '=', 0)
    .select(['id', 'name', 'industry', 'owner_id'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    targets: new Map(targets.map((row) => [companyKey(row.company_name), row])),
    clients: new Map(clients.map((row) => [companyKey(row.name), row])),
    clientsById: new Map<string, (typeof clients)[number]>(clients.map((row) => [row.id, row])),
  };
}
