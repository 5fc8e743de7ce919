// Read model: the kinds of records that people call by a name, and how each is found.
import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { localClock } from '#src/lib/local-time.ts';
import { beginsWord, hasPart, isPartOf, type NamePart } from './spelling.ts';

/** A record that goes by a name, with what tells it from others of that name. */
export interface Named {
  id: string;
  name: string;
  about: string;
}

/** A kind of records that go by a name. */
export interface Kind {
  scope: string | null;
  /** What else is needed, where the names are those of other records. */
  also?: string;
  /** The list or search that finds such records. */
  list: string;
  find(db: Db, account: string, parts: readonly NamePart[], where: Where): Promise<Named[]>;
}

/** What else an input names: of several records of a name, that of the same job or client is meant. */
export interface Within {
  job_id?: string | undefined;
  client_id?: string | undefined;
}

type Where = Within & { timezone: string };

/** How many records of one name are looked at. */
export const MOST = 12;
/** How many entries of the calendar are looked through for a title, the latest first. */
const MOST_ENTRIES = 2000;

/** The kinds of ids in whose place a name is understood. */
export const KINDS: Record<string, Kind> = {
  candidate: {
    scope: 'candidates:read',
    list: 'list_candidates',
    async find(db, account, parts) {
      let query = db
        .selectFrom('candidates')
        .where('account_id', '=', account)
        .where('deleted_at', 'is', null)
        .select(['id', 'name', 'current_title', 'current_company'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST);
      for (const part of parts) query = query.where(hasPart(sql.ref('name_folded'), part, beginsWord));
      return (await query.execute()).map(({ id, name, current_title, current_company }) => ({
        id,
        name,
        about: [current_title, current_company].filter((part) => part !== null).join(' at '),
      }));
    },
  },
  client: {
    scope: 'clients:read',
    list: 'list_clients',
    async find(db, account, parts) {
      let query = db
        .selectFrom('clients')
        .where('account_id', '=', account)
        .where('deleted_at', 'is', null)
        .select(['id', 'name'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST);
      for (const part of parts) query = query.where(hasPart(sql.ref('name_folded'), part, beginsWord));
      return (await query.execute()).map((row) => ({ ...row, about: '' }));
    },
  },
  job: {
    scope: 'jobs:read',
    list: 'list_jobs',
    async find(db, account, parts, { client_id }) {
      let query = db
        .selectFrom('jobs')
        .leftJoin('clients', (on) =>
          on.onRef('clients.account_id', '=', 'jobs.account_id').onRef('clients.id', '=', 'jobs.client_id'),
        )
        .where('jobs.account_id', '=', account)
        .select(['jobs.id', 'jobs.title as name', 'jobs.status', 'clients.name as client'])
        .orderBy('jobs.created_at', 'desc')
        .orderBy('jobs.id', 'desc')
        .limit(MOST);
      if (client_id !== undefined) query = query.where('jobs.client_id', '=', client_id);
      const told = sql<string>`jobs.title_folded || ' ' || coalesce(clients.name_folded, '')`;
      for (const part of parts) query = query.where(hasPart(told, part, beginsWord));
      return (await query.execute()).map(({ id, name, status, client }) => ({
        id,
        name,
        about: [client, status].filter((part) => part !== null).join(', '),
      }));
    },
  },
  user: {
    scope: null,
    list: 'list_users',
    async find(db, account, parts) {
      const rows = await db
        .selectFrom('users')
        .where('account_id', '=', account)
        .select(['id', 'name', 'role', 'status'])
        .execute();
      const called = withParts(rows, parts);
      // Who left is meant where nobody else goes by the name: what they held is handed over.
      const here = called.filter(({ status }) => status !== 'paused');
      return (here.length > 0 ? here : called).map(({ id, name, role, status }) => ({
        id,
        name,
        about: status === 'paused' ? `${role}, paused` : role,
      }));
    },
  },
  team: {
    scope: null,
    list: 'list_teams',
    async find(db, account, parts) {
      return amongAll(db, 'teams', account, parts);
    },
  },
  pool: {
    scope: 'talent_pools:read',
    list: 'list_talent_pools',
    async find(db, account, parts) {
      return amongAll(db, 'talent_pools', account, parts);
    },
  },
  client_contact: {
    scope: 'clients:read',
    list: 'list_client_contacts',
    async find(db, account, parts, { client_id }) {
      let query = db
        .selectFrom('client_contacts')
        .innerJoin('candidates', (on) =>
          on
            .onRef('candidates.account_id', '=', 'client_contacts.account_id')
            .onRef('candidates.id', '=', 'client_contacts.person_id'),
        )
        .innerJoin('clients', (on) =>
          on
            .onRef('clients.account_id', '=', 'client_contacts.account_id')
            .onRef('clients.id', '=', 'client_contacts.client_id'),
        )
        .where('client_contacts.account_id', '=', account)
        .where('client_contacts.deleted_at', 'is', null)
        .select(['client_contacts.id', 'candidates.name', 'clients.name as about'])
        .orderBy('client_contacts.created_at', 'desc')
        .limit(MOST);
      if (client_id !== undefined) query = query.where('client_contacts.client_id', '=', client_id);
      for (const part of parts)
        query = query.where(hasPart(sql.ref('candidates.name_folded'), part, beginsWord));
      return query.execute();
    },
  },
  application: {
    scope: 'applications:read',
    list: 'list_applications',
    async find(db, account, parts, { job_id }) {
      let query = db
        .selectFrom('applications')
        .innerJoin('candidates', (on) =>
          on
            .onRef('candidates.account_id', '=', 'applications.account_id')
            .onRef('candidates.id', '=', 'applications.candidate_id'),
        )
        .innerJoin('jobs', (on) =>
          on
            .onRef('jobs.account_id', '=', 'applications.account_id')
            .onRef('jobs.id', '=', 'applications.job_id'),
        )
        .leftJoin('clients', (on) =>
          on.onRef('clients.account_id', '=', 'jobs.account_id').onRef('clients.id', '=', 'jobs.client_id'),
        )
        .where('applications.account_id', '=', account)
        .where('applications.deleted_at', 'is', null)
        .select(['applications.id', 'candidates.name', 'jobs.title', 'applications.stage'])
        .orderBy('applications.created_at', 'desc')
        .limit(MOST);
      if (job_id !== undefined) query = query.where('applications.job_id', '=', job_id);
      const told = sql<string>`concat_ws(' ', candidates.name_folded, jobs.title_folded, clients.name_folded, stage)`;
      for (const part of parts) query = query.where(hasPart(told, part, beginsWord));
      const rows = await query.execute();
      return rows.map(({ id, name, title, stage }) => ({ id, name, about: `${title}, ${stage}` }));
    },
  },
  interview: {
    scope: 'interviews:read',
    list: 'list_interviews',
    async find(db, account, parts, { timezone, job_id }) {
      let query = db
        .selectFrom('interviews')
        .innerJoin('candidates', (on) =>
          on
            .onRef('candidates.account_id', '=', 'interviews.account_id')
            .onRef('candidates.id', '=', 'interviews.candidate_id'),
        )
        .innerJoin('jobs', (on) =>
          on
            .onRef('jobs.account_id', '=', 'interviews.account_id')
            .onRef('jobs.id', '=', 'interviews.job_id'),
        )
        .where('interviews.account_id', '=', account)
        .select(['interviews.id', 'candidates.name', 'jobs.title', 'interviews.kind'])
        .select(['interviews.status', 'interviews.starts_at'])
        .orderBy('interviews.starts_at', 'desc')
        .limit(MOST);
      if (job_id !== undefined) query = query.where('interviews.job_id', '=', job_id);
      const told = sql<string>`candidates.name_folded || ' ' || jobs.title_folded`;
      for (const part of parts) query = query.where(hasPart(told, part, beginsWord));
      const rows = await query.execute();
      return rows.map(({ id, name, title, kind, status, starts_at }) => ({
        id,
        name,
        about: `${title}, ${kind}, ${status}, ${localClock(starts_at, timezone)}`,
      }));
    },
  },
  submission: {
    scope: 'submissions:read',
    also: 'candidates:read',
    list: 'list_submissions',
    async find(db, account, parts, { timezone, job_id }) {
      let query = db
        .selectFrom('submissions')
        .innerJoin('submission_items', (on) =>
          on
            .onRef('submission_items.account_id', '=', 'submissions.account_id')
            .onRef('submission_items.submission_id', '=', 'submissions.id'),
        )
        .innerJoin('candidates', (on) =>
          on
            .onRef('candidates.account_id', '=', 'submission_items.account_id')
            .onRef('candidates.id', '=', 'submission_items.candidate_id'),
        )
        .innerJoin('clients', (on) =>
          on
            .onRef('clients.account_id', '=', 'submissions.account_id')
            .onRef('clients.id', '=', 'submissions.client_id'),
        )
        .innerJoin('jobs', (on) =>
          on
            .onRef('jobs.account_id', '=', 'submissions.account_id')
            .onRef('jobs.id', '=', 'submissions.job_id'),
        )
        .where('submissions.account_id', '=', account)
        .select(['submissions.id', 'candidates.name', 'clients.name as client', 'submissions.status'])
        .select(['submissions.sent_at', 'jobs.title as job'])
        .select((eb) =>
          eb
            .selectFrom('submission_items as mates')
            .where('mates.account_id', '=', account)
            .whereRef('mates.submission_id', '=', 'submissions.id')
            .select((of) => of.fn.countAll().as('count'))
            .as('people'),
        )
        .orderBy('submissions.sent_at', 'desc')
        .limit(MOST);
      if (job_id !== undefined) query = query.where('submissions.job_id', '=', job_id);
      const told = sql<string>`concat_ws(' ', candidates.name_folded, clients.name_folded, jobs.title_folded)`;
      for (const part of parts) query = query.where(hasPart(told, part, beginsWord));
      const rows = await query.execute();
      // Several of its people may be meant by one word.
      return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].map(
        ({ id, name, client, job, status, sent_at, people }) => ({
          id,
          name,
          about: `${beside(Number(people) - 1)}to ${client}${job === null ? '' : ` for ${job}`}, ${status}, sent ${localClock(sent_at, timezone)}`,
        }),
      );
    },
  },
  placement: {
    scope: 'placements:read',
    list: 'list_placements',
    async find(db, account, parts) {
      let query = db
        .selectFrom('placements')
        .innerJoin('candidates', (on) =>
          on
            .onRef('candidates.account_id', '=', 'placements.account_id')
            .onRef('candidates.id', '=', 'placements.candidate_id'),
        )
        .innerJoin('clients', (on) =>
          on
            .onRef('clients.account_id', '=', 'placements.account_id')
            .onRef('clients.id', '=', 'placements.client_id'),
        )
        .where('placements.account_id', '=', account)
        .select(['placements.id', 'candidates.name', 'clients.name as client', 'placements.status'])
        .select('placements.start_date')
        .orderBy('placements.created_at', 'desc')
        .limit(MOST);
      const told = sql<string>`candidates.name_folded || ' ' || clients.name_folded`;
      for (const part of parts) query = query.where(hasPart(told, part, beginsWord));
      const rows = await query.execute();
      return rows.map(({ id, name, client, status, start_date }) => ({
        id,
        name,
        about: `${client}, ${status}${start_date === null ? '' : `, starts ${start_date}`}`,
      }));
    },
  },
  referee_request: {
    scope: 'forms:read',
    also: 'candidates:read',
    list: 'list_referee_requests',
    async find(db, account, parts, { timezone, job_id }) {
      let query = db
        .selectFrom('referee_requests')
        .innerJoin('candidates', (on) =>
          on
            .onRef('candidates.account_id', '=', 'referee_requests.account_id')
            .onRef('candidates.id', '=', 'referee_requests.candidate_id'),
        )
        .innerJoin('applications', (on) =>
          on
            .onRef('applications.account_id', '=', 'referee_requests.account_id')
            .onRef('applications.id', '=', 'referee_requests.application_id'),
        )
        .innerJoin('jobs', (on) =>
          on
            .onRef('jobs.account_id', '=', 'applications.account_id')
            .onRef('jobs.id', '=', 'applications.job_id'),
        )
        .where('referee_requests.account_id', '=', account)
        .select(['referee_requests.id', 'candidates.name', 'jobs.title'])
        .select(['referee_requests.status', 'referee_requests.created_at'])
        .orderBy('referee_requests.created_at', 'desc')
        .limit(MOST);
      if (job_id !== undefined) query = query.where('jobs.id', '=', job_id);
      const told = sql<string>`candidates.name_folded || ' ' || jobs.title_folded`;
      for (const part of parts) query = query.where(hasPart(told, part, beginsWord));
      const rows = await query.execute();
      return rows.map(({ id, name, title, status, created_at }) => ({
        id,
        name,
        about: `${title}, ${status}, asked ${localClock(created_at, timezone)}`,
      }));
    },
  },
  calendar_event: {
    scope: 'interviews:read',
    list: 'list_calendar_events',
    async find(db, account, parts, { timezone, job_id }) {
      let query = db
        .selectFrom('calendar_events')
        .where('account_id', '=', account)
        .where('deleted_at', 'is', null)
        .select(['id', 'title', 'event_type', 'starts_at'])
        .orderBy('starts_at', 'desc')
        .limit(MOST_ENTRIES);
      if (job_id !== undefined) query = query.where('job_id', '=', job_id);
      const rows = (await query.execute()).map(({ title, ...row }) => ({ ...row, name: title }));
      // Titles are stored as they were written, so they are folded and compared here.
      return withParts(rows, parts)
        .slice(0, MOST)
        .map(({ id, name, event_type, starts_at }) => ({
          id,
          name,
          about: `${event_type}, ${localClock(starts_at, timezone)}`,
        }));
    },
  },
};

/** A submission that is found by one of its people shows the others too. */
const beside = (others: number): string =>
  others === 0 ? '' : `with ${others} other ${others === 1 ? 'person' : 'people'}, `;
/** Those in whose names each part stands. */
export function withParts<T extends { name: string }>(rows: readonly T[], parts: readonly NamePart[]): T[] {
  return rows.filter(({ name }) => parts.every((part) => isPartOf(name, part)));
}

async function amongAll(
  db: Db,
  table: 'teams' | 'talent_pools',
  account: string,
  parts: readonly NamePart[],
): Promise<Named[]> {
  const rows = await db.selectFrom(table).where('account_id', '=', account).select(['id', 'name']).execute();
  return withParts(rows, parts).map((row) => ({ ...row, about: '' }));
}
