// Read model: the facts that figures are counted from, over the tables of every module.
import { type RawBuilder, sql } from 'kysely';
import { clientMet, SENDER } from './correspondence.ts';
import { DIMENSIONS, type Dimension } from './dimensions.ts';

export type Sql = RawBuilder<unknown>;

interface Value {
  sql: Sql;
  /** The joins that it needs, beyond those that the fact always has. */
  joins?: readonly Join[];
  /** Of a row that has several values: that one of them meets a condition, without joining them. */
  some?: (meets: (value: Sql) => Sql) => Sql;
  /** What a mere count by it alone says too, so that its own index may be used. */
  alone?: Sql;
  /** The same of counts of all time, which read every row. */
  always?: Sql;
}

export type Join = 'application' | 'job' | 'client' | 'person' | 'credit' | 'owner';

/** Something that is counted: where its rows are, whose they are, and what they can be told apart by. */
export interface Fact {
  from: Sql;
  account: Sql;
  /** What makes a row count at all. */
  where: Sql | null;
  /** Of an agency, what makes a row not count. */
  without?: (account: string, joined: boolean) => Sql;
  joins: Partial<Record<Join, Sql>>;
  /** Whose figure a row is. */
  owner: Sql;
  /** The same in words. */
  attribution: string;
  ownerJoins?: readonly Join[];
  /** The team that a row is of by itself, before that of its owner. */
  team?: Sql;
  /** Where a row belongs to several people: what tells it from the others once they are joined. */
  shared?: { key: Sql; by: Join; among: (meets: (user: Sql) => Sql) => Sql };
  by: Partial<Record<Dimension, Value>>;
}

export type FactName =
  | 'applications'
  | 'stays'
  | 'jobs'
  | 'interviews'
  | 'placements'
  | 'credits'
  | 'fills'
  | 'submission_items'
  | 'candidates'
  | 'clients'
  | 'client_contacts'
  | 'emails'
  | 'activities'
  | 'ai_screens';

const ref = (name: string): Sql => sql.ref(name);

/** Joins from the table that holds the ids. */
function joinsOf(alias: string, has: Partial<Record<Join, string>>): Partial<Record<Join, Sql>> {
  const joins: Partial<Record<Join, Sql>> = {};
  const account = ref(`${alias}.account_id`);
  if (has.job !== undefined)
    joins.job = sql`left join jobs j on j.account_id = ${account} and j.id = ${ref(`${alias}.${has.job}`)}`;
  if (has.client !== undefined)
    joins.client = sql`left join clients k on k.account_id = ${account} and k.id = ${ref(`${alias}.${has.client}`)}`;
  if (has.person !== undefined)
    joins.person = sql`left join candidates c on c.account_id = ${account} and c.id = ${ref(`${alias}.${has.person}`)}`;
  if (has.owner !== undefined)
    joins.owner = sql`left join users u on u.account_id = ${account} and u.id = ${ref(`${alias}.${has.owner}`)}`;
  return joins;
}

const value = (name: string, ...joins: Join[]): Value => ({ sql: ref(name), joins });

const ofPerson = (alias = 'c', ...joins: Join[]): Partial<Record<Dimension, Value>> => ({
  city: value(`${alias}.city`, ...joins),
  country: value(`${alias}.country`, ...joins),
  role: value(`${alias}.current_title`, ...joins),
  seniority: value(`${alias}.preferred_seniority`, ...joins),
  work_rights: value(`${alias}.work_rights_status`, ...joins),
});

const team = value('u.team_id', 'owner');
const industry = value('k.industry', 'client');
const employment = value('j.employment_type', 'job');

const ofApplication: Partial<Record<Dimension, Value>> = {
  candidate: value('a.candidate_id'),
  consultant: value('a.owner_id'),
  team,
  client: value('a.client_id'),
  job: value('a.job_id'),
  stage: value('a.stage'),
  source: value('a.source'),
  status: value('a.status'),
  employment_type: employment,
  industry,
  ...ofPerson('c', 'person'),
};
/** The same dimensions where the application has to be joined first. */
function afterApplication(by: Partial<Record<Dimension, Value>>): Partial<Record<Dimension, Value>> {
  const joined: Partial<Record<Dimension, Value>> = {};
  for (const dimension of [...DIMENSIONS, 'candidate'] as const) {
    const known = by[dimension];
    if (known !== undefined)
      joined[dimension] = { sql: known.sql, joins: ['application', ...(known.joins ?? [])] };
  }
  return joined;
}

const joinsOfApplication = joinsOf('a', {
  job: 'job_id',
  client: 'client_id',
  person: 'candidate_id',
  owner: 'owner_id',
});

/**
 * Whom a placement is attributed to: each person it is credited to, once, whatever the shares. That one of them meets
 * a condition.
 */
const credited = (meets: (user: Sql) => Sql): Sql =>
  sql`exists (select 1 from placement_credits h where h.account_id = p.account_id and h.placement_id = p.id and ${meets(ref('h.user_id'))})`;

const ITS_APPLICATION = sql`left join applications a on a.account_id = p.account_id and a.id = p.application_id`;

const ofPlacement: Partial<Record<Dimension, Value>> = {
  candidate: value('p.candidate_id'),
  source: value('a.source', 'application'),
  team,
  client: value('p.client_id'),
  job: value('p.job_id'),
  status: value('p.status'),
  placement_type: value('p.placement_type'),
  employment_type: employment,
  industry,
  currency: value('p.currency'),
  ...ofPerson('c', 'person'),
};

/** The facts, by the table that they are rows of. */
const FACTS: Record<FactName, Fact> = {
  applications: {
    from: sql`applications a`,
    account: ref('a.account_id'),
    where: sql`a.deleted_at is null`,
    joins: joinsOfApplication,
    owner: ref('a.owner_id'),
    attribution: 'applications by their owner',
    by: { ...ofApplication, consultant: { sql: ref('a.owner_id'), always: sql`a.created_at > ''` } },
  },
  stays: {
    // What most questions need stands in the stay; the application is joined for the others.
    from: sql`application_stages s`,
    account: ref('s.account_id'),
    where: null,
    // Where the application is joined it tells by itself; otherwise those that were taken off are found once.
    without: (account, joined) =>
      joined
        ? sql`a.deleted_at is null`
        : sql`s.application_id not in (select x.id from applications x where x.account_id = ${account} and x.deleted_at is not null)`,
    joins: {
      application: sql`join applications a on a.account_id = s.account_id and a.id = s.application_id`,
      ...joinsOfApplication,
    },
    owner: ref('a.owner_id'),
    attribution: 'stages by the owner of the application',
    ownerJoins: ['application'],
    by: { ...afterApplication(ofApplication), stage: value('s.stage') },
  },
  jobs: {
    from: sql`jobs j`,
    account: ref('j.account_id'),
    where: null,
    joins: joinsOf('j', { client: 'client_id', owner: 'owner_id' }),
    owner: ref('j.owner_id'),
    attribution: 'jobs by their owner, for a team by the team of the job, else that of its owner',
    team: ref('j.team_id'),
    by: {
      consultant: value('j.owner_id'),
      team: { sql: sql`coalesce(j.team_id, u.team_id)`, joins: ['owner'] },
      client: value('j.client_id'),
      job: value('j.id'),
      status: value('j.status'),
      employment_type: value('j.employment_type'),
      city: value('j.city'),
      country: value('j.country'),
      industry,
    },
  },
  interviews: {
    from: sql`interviews i join applications a on a.account_id = i.account_id and a.id = i.application_id`,
    account: ref('i.account_id'),
    where: sql`a.deleted_at is null`,
    joins: joinsOfApplication,
    owner: ref('a.owner_id'),
    attribution: 'interviews by the owner of the application',
    by: {
      ...ofApplication,
      status: value('i.status'),
      kind: value('i.kind'),
      format: value('i.format'),
      outcome: value('i.outcome'),
    },
  },
  ai_screens: {
    // With the draft that each ended in, which tells what a person decided.
    from: sql`ai_screens x join applications a on a.account_id = x.account_id and a.id = x.application_id
      left join phone_screens p on p.account_id = x.account_id and p.id = x.phone_screen_id`,
    account: ref('x.account_id'),
    where: sql`a.deleted_at is null`,
    joins: joinsOfApplication,
    owner: ref('a.owner_id'),
    attribution: 'AI screens by the owner of the application',
    by: ofApplication,
  },
  placements: {
    from: sql`placements p`,
    account: ref('p.account_id'),
    where: null,
    joins: {
      ...joinsOf('p', { job: 'job_id', client: 'client_id', person: 'candidate_id' }),
      credit: sql`join placement_credits r on r.account_id = p.account_id and r.placement_id = p.id`,
      ...joinsOf('r', { owner: 'user_id' }),
      application: ITS_APPLICATION,
    },
    owner: ref('r.user_id'),
    attribution: 'placements by the people they are credited to and the teams of these, once for each',
    shared: { key: ref('p.id'), by: 'credit', among: credited },
    by: {
      ...ofPlacement,
      consultant: { sql: ref('r.user_id'), joins: ['credit'], some: credited },
      team: {
        sql: ref('u.team_id'),
        joins: ['credit', 'owner'],
        some: (meets) =>
          credited(
            (user) =>
              sql`${user} in (select m.id from users m where m.account_id = p.account_id and ${meets(ref('m.team_id'))})`,
          ),
      },
    },
  },
  fills: {
    // A placement as the filling of its job: whose it is, is said by the job.
    from: sql`placements p join jobs j on j.account_id = p.account_id and j.id = p.job_id`,
    account: ref('p.account_id'),
    where: null,
    joins: {
      ...joinsOf('p', { client: 'client_id', person: 'candidate_id' }),
      ...joinsOf('j', { owner: 'owner_id' }),
      application: ITS_APPLICATION,
    },
    owner: ref('j.owner_id'),
    attribution:
      'the filling of a job by the owner of the job, for a team by the team of the job, else that of its owner',
    team: ref('j.team_id'),
    by: {
      ...ofPlacement,
      consultant: value('j.owner_id'),
      team: { sql: sql`coalesce(j.team_id, u.team_id)`, joins: ['owner'] },
      employment_type: value('j.employment_type'),
    },
  },
  credits: {
    from: sql`placement_credits r join placements p on p.account_id = r.account_id and p.id = r.placement_id`,
    account: ref('p.account_id'),
    where: null,
    joins: {
      ...joinsOf('p', { job: 'job_id', client: 'client_id', person: 'candidate_id' }),
      ...joinsOf('r', { owner: 'user_id' }),
      application: ITS_APPLICATION,
    },
    owner: ref('r.user_id'),
    attribution: 'amounts by the shares of the credits',
    by: { consultant: value('r.user_id'), ...ofPlacement },
  },
  submission_items: {
    from: sql`submission_items n join submissions q on q.account_id = n.account_id and q.id = n.submission_id and q.held_at is null join applications a on a.account_id = n.account_id and a.id = n.application_id`,
    account: ref('n.account_id'),
    where: null,
    joins: {
      ...joinsOfApplication,
      client: sql`left join clients k on k.account_id = q.account_id and k.id = q.client_id`,
    },
    owner: ref('a.owner_id'),
    attribution: 'candidates put forward by the owner of the application',
    by: {
      ...ofApplication,
      client: value('q.client_id'),
      job: value('q.job_id'),
      status: value('q.status'),
    },
  },
  candidates: {
    from: sql`candidates c`,
    account: ref('c.account_id'),
    where: sql`c.deleted_at is null and c.merged_into is null and c.contact_only = 0`,
    joins: joinsOf('c', { owner: 'owner_id' }),
    owner: ref('c.owner_id'),
    attribution: 'candidates by their owner',
    by: {
      candidate: value('c.id'),
      consultant: { sql: ref('c.owner_id'), alone: sql`c.created_at > ''` },
      team,
      source: value('c.source'),
      ...ofPerson(),
    },
  },
  clients: {
    from: sql`clients k`,
    account: ref('k.account_id'),
    where: sql`k.deleted_at is null and k.is_self = 0`,
    joins: joinsOf('k', { owner: 'owner_id' }),
    owner: ref('k.owner_id'),
    attribution: 'clients by their owner',
    by: {
      consultant: value('k.owner_id'),
      team,
      client: value('k.id'),
      industry: value('k.industry'),
    },
  },
  client_contacts: {
    from: sql`client_contacts y join clients k on k.account_id = y.account_id and k.id = y.client_id`,
    account: ref('y.account_id'),
    // Who is known only to work there is nobody's contact yet.
    where: sql`y.deleted_at is null and y.origin = 'relationship' and k.deleted_at is null and k.is_self = 0`,
    joins: { ...joinsOf('k', { owner: 'owner_id' }), ...joinsOf('y', { person: 'person_id' }) },
    owner: ref('k.owner_id'),
    attribution: 'contacts at clients by the owner of the client',
    by: {
      consultant: value('k.owner_id'),
      team,
      client: value('k.id'),
      industry: value('k.industry'),
    },
  },
  emails: {
    from: sql`email_messages m`,
    account: ref('m.account_id'),
    where: null,
    joins: {
      ...joinsOf('m', { job: 'job_id', client: 'client_id', person: 'candidate_id' }),
      owner: sql`left join users u on u.account_id = m.account_id and u.id = ${SENDER}`,
    },
    owner: SENDER,
    attribution:
      "mails by the person in whose name they were sent, for a client those with its people; those of an account key are nobody's",
    by: {
      consultant: { sql: SENDER },
      team,
      candidate: value('m.candidate_id'),
      client: { sql: clientMet('m') },
      job: value('m.job_id'),
      status: value('m.status'),
    },
  },
  activities: {
    from: sql`activities t`,
    account: ref('t.account_id'),
    where: sql`t.actor_type = 'user'`,
    joins: joinsOf('t', { owner: 'actor_id', client: 'client_id', job: 'job_id', person: 'candidate_id' }),
    owner: ref('t.actor_id'),
    attribution:
      "calls, notes and mails by the person who logged or sent them, calls and mails of a client those with its people; those of an account key are nobody's",
    by: {
      consultant: value('t.actor_id'),
      team,
      candidate: value('t.candidate_id'),
      client: { sql: sql`case when t.type = 'note' then t.client_id else ${clientMet('t')} end` },
      job: value('t.job_id'),
    },
  },
};

/** A fact by its name. */
export const factOf = (name: FactName): Fact => FACTS[name];
