// Read model: what a search of records asks for, in SQL that both stores take.
import { type RawBuilder, sql } from 'kysely';
import { fold, likePattern } from '#db/rows.ts';
import { zoneOffset } from '#src/lib/clock.ts';
import type { Context } from '../../context.ts';
import { roles } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import { surplusSql } from './counts-compared-sql.ts';
import { type Alias, FIELDS } from './fields.ts';
import { allOf, among, anyOf, NEVER } from './joined-sql.ts';
import { daysBetweenSql } from './lapses-sql.ts';
import type { Town } from './names.ts';
import { townsIn } from './places.ts';
import { type Condition, ME, type RecordType, THE_JOB, THE_OWNER } from './query.ts';
import { beginsWord } from './text-sql.ts';
import { between, hoursSql } from './times-sql.ts';

type Sql = RawBuilder<unknown>;

/** What conditions need besides themselves: who asks, the agency's users and teams, its towns and the titles of its jobs. */
export interface Known {
  ctx: Context;
  users: readonly { id: string; name: string; team_id: string | null }[];
  teams: readonly { id: string; name: string }[];
  towns: readonly Town[];
  titles: readonly string[];
}

/** The table that a field of a kind of record stands in, by its short name, and its column. */
function columnOf(type: RecordType, { field }: Pick<Condition, 'field'>): string {
  const { column } = FIELDS[field];
  return typeof column === 'string' ? column : (column?.[type] ?? 'cl.name_folded');
}

/** One condition; what is not known of a record is not what is left out. */
export function conditionSql(known: Known, type: RecordType, condition: Condition): Sql {
  const plain = positive(known, type, condition);
  return condition.not ? sql`case when ${plain} then 0 else 1 end = 1` : plain;
}

function positive(known: Known, type: RecordType, condition: Condition): Sql {
  const { field, values, has } = condition;
  const column = columnOf(type, condition);
  const special = SPECIAL[field];
  if (special !== undefined) return special(known, type, condition, column);
  if (has !== null && FIELDS[field].kind !== 'figure')
    return has ? sql`${sql.ref(column)} is not null` : sql`${sql.ref(column)} is null`;
  switch (FIELDS[field].kind) {
    case 'choice':
      return among(column, values);
    case 'day':
      return between(column, condition, known.ctx.account.timezone, field === 'target_start');
    case 'figure':
      return figure(column, condition);
    case 'name':
      return among(column, usersOf(known, values));
    default:
      return anyOf(values.map((value) => within(sql`lower(${sql.ref(column)})`, value)));
  }
}

type Special = (known: Known, type: RecordType, condition: Condition, column: string) => Sql;

const SPECIAL: Partial<Record<Condition['field'], Special>> = {
  job_owner: (known, type, { values }, column) => {
    if (!values.includes(THE_OWNER)) return among(column, usersOf(known, values));
    const own = sql.ref(columnOf(type, { field: 'owner' }));
    const jobs = sql.ref(column);
    return sql`(${own} = ${jobs} or (${own} is null and ${jobs} is null))`;
  },
  evergreen: (_known, _type, { values }, column) =>
    sql`${sql.ref(column)} = ${values.includes('no') ? 0 : 1}`,
  opened: ({ ctx }, _type, condition, column) =>
    // What was never said to be opened was when it was entered.
    between(sql`coalesce(${sql.ref(column)}, j.created_at)`, condition, ctx.account.timezone),
  reached: ({ ctx }, _type, { values, from, to }) => {
    const when = between('s.entered_at', { from, to }, ctx.account.timezone);
    return sql`exists (select 1 from application_stages s where s.account_id = a.account_id and s.application_id = a.id and ${among('s.stage', values)} and ${when})`;
  },
  rejected_by: (_known, _type, { values }, column) =>
    anyOf(values.map((value) => sql`${sql.ref(column)} like ${`%"by":"${value}"%`}`)),
  reason: (_known, _type, { values, has }, column) =>
    has === null
      ? anyOf(
          values.map((value) =>
            allOf(value.split(' ').map((word) => within(sql`lower(${sql.ref(column)})`, word))),
          ),
        )
      : sql`case when coalesce(${sql.ref(column)}, '') like '%"reason":"%' then 1 else 0 end = ${has ? 1 : 0}`,
  interviewer: ({ users }, _type, { values, has }, column) =>
    has === null
      ? anyOf(
          values.map((value) =>
            within(sql`lower(${sql.ref(column)})`, users.find(({ name }) => name === value)?.id ?? value),
          ),
        )
      : sql`${sql.ref(column)} ${has ? sql`<>` : sql`=`} '[]'`,
  score: (_known, _type, { values, min, max, has }, column) => {
    if (has !== null) return has ? sql`${sql.ref(column)} is not null` : sql`${sql.ref(column)} is null`;
    const scores = [1, 2, 3, 4, 5].filter(
      (score) =>
        score >= (min ?? 1) && score <= (max ?? 5) && (values.length === 0 || values.includes(String(score))),
    );
    return anyOf(scores.map((score) => sql`${sql.ref(column)} like ${`%"overall":${score},%`}`));
  },
  // Feedback is an outcome or a scorecard, of what took place.
  feedback: ({ ctx }, _type, { has }) =>
    has === false
      ? sql`(i.outcome is null and i.scorecard is null and i.starts_at < ${ctx.now} and i.status in ('scheduled', 'completed'))`
      : sql`(i.outcome is not null or i.scorecard is not null)`,
  ahead: ({ ctx }) => sql`(i.starts_at >= ${ctx.now} and i.status = 'scheduled')`,
  held: ({ ctx }) => sql`(i.starts_at < ${ctx.now} and i.status in ('scheduled', 'completed'))`,
  hours: ({ ctx }, _type, condition, column) => hoursSql(ctx, column, condition),
  minutes: (_known, _type, condition) => lasting(condition),
  lapse: ({ ctx }, type, { values, min, max }) => {
    const days = daysBetweenSql(type, values, offsetOf(ctx));
    if (days === null) return NEVER;
    return allOf([
      ...(min === null ? [] : [sql`${days} >= ${min}`]),
      ...(max === null ? [] : [sql`${days} <= ${max}`]),
    ]);
  },
  surplus: (_known, _type, { values, min, max }) => {
    const more = surplusSql(values);
    if (more === null) return NEVER;
    return allOf([
      ...(min === null ? [] : [sql`${more} >= ${min}`]),
      ...(max === null ? [] : [sql`${more} <= ${max}`]),
    ]);
  },
  pay: (_known, _type, condition) => pay(condition),
  ote: (_known, _type, condition) => pay(condition),
  team: (known, type, { values, has }, column) => {
    if (has !== null) return has ? sql`${sql.ref(column)} is not null` : sql`${sql.ref(column)} is null`;
    const teams = teamsOf(known, values);
    const members = known.users
      .filter(({ team_id }) => team_id !== null && teams.includes(team_id))
      .map(({ id }) => id);
    if (type !== 'jobs') return among(column, members);
    return sql`(${among(column, teams)} or (j.team_id is null and ${among('j.owner_id', members)}))`;
  },
  client: (_known, _type, { values, has }, column) =>
    has === null
      ? anyOf(values.map((value) => allOf(wordsOf(value).map((word) => beginsWord('cl.name_folded', word)))))
      : sql`${sql.ref(column)} ${has ? sql`is not null` : sql`is null`}`,
  candidate: (_known, type, { values }) => {
    const named = anyOf(
      values.map((value) => allOf(wordsOf(value).map((word) => beginsWord('c.name_folded', word)))),
    );
    // Of a job, whoever is on it.
    return type === 'jobs'
      ? sql`exists (select 1 from applications a join candidates c on c.account_id = a.account_id and c.id = a.candidate_id
      where a.account_id = j.account_id and a.job_id = j.id and a.deleted_at is null and ${named})`
      : named;
  },
  contact: (_known, _type, { values, has }, column) => {
    if (has !== null) return has ? sql`${sql.ref(column)} is not null` : sql`${sql.ref(column)} is null`;
    const named = anyOf(
      values.map((value) => allOf(wordsOf(value).map((word) => beginsWord('p.name_folded', word)))),
    );
    return sql`exists (select 1 from client_contacts cc join candidates p on p.account_id = cc.account_id and p.id = cc.person_id
      where cc.account_id = j.account_id and cc.id = j.client_contact_id and ${named})`;
  },
  title: (_known, _type, { values }, column) =>
    anyOf(values.map((value) => allOf(wordsOf(value).map((word) => beginsWord(column, word))))),
  // Of titles there may be more than are looked through: those that hold the words are found all the same.
  role: ({ titles }, _type, { values }, column) =>
    anyOf([
      among(column, titlesOfRoles(titles, values)),
      ...values.map((value) => allOf(wordsOf(value).map((word) => beginsWord(column, word)))),
    ]),
  words: (_known, type, { values }) => {
    const columns =
      type === 'jobs'
        ? ['j.title_folded', 'cl.name_folded']
        : ['j.title_folded', 'cl.name_folded', 'c.name_folded'];
    return anyOf(
      values.map((value) =>
        allOf(wordsOf(value).map((word) => anyOf(columns.map((each) => beginsWord(each, word))))),
      ),
    );
  },
  place: ({ ctx, towns }, _type, { values, max, has }) => {
    if (has !== null) return has ? sql`j.city is not null` : sql`j.city is null`;
    const home = { country: ctx.account.country, currency: ctx.account.currency, today: ctx.today };
    const inside = values.flatMap((value) => townsIn(value, max, towns, home));
    return anyOf(inside.map(isAt));
  },
  home: (_known, _type, { values, has }) => {
    if (has !== null) return has ? sql`c.city_folded is not null` : sql`c.city_folded is null`;
    if (values.includes(THE_JOB)) return sql`(j.city is not null and c.city_folded = lower(j.city))`;
    return anyOf(
      values.map((value) => sql`coalesce(c.city_folded, '') like ${likePattern(value)} escape '\\'`),
    );
  },
  applications: (known, _type, condition) =>
    counted(
      condition,
      sql`from applications a${withHomes(condition)} where a.account_id = j.account_id and a.job_id = j.id and a.deleted_at is null and ${ofThem(known, 'applications', condition)}`,
    ),
  interviews: (known, type, condition) => {
    const those =
      type === 'jobs'
        ? sql`i.job_id = j.id and i.account_id = j.account_id`
        : sql`i.application_id = a.id and i.account_id = a.account_id`;
    return counted(
      condition,
      sql`from interviews i where ${those} and ${ofThem(known, 'interviews', condition)}`,
    );
  },
};

/** The candidates of applications that are counted, where it is asked where they live. */
const withHomes = ({ of }: Condition): Sql =>
  of.some(({ field }) => field === 'home')
    ? sql` join candidates c on c.account_id = a.account_id and c.id = a.candidate_id`
    : sql``;

const offsetOf = (ctx: Known['ctx']): number =>
  zoneOffset(Date.parse(ctx.now), ctx.account.timezone) / 60_000;

/** What records are put in order by: a day, how many days lie between two, the end of what is paid, or how many belong to each. */
export function rankSql(known: Known, type: RecordType, by: Condition, isMost: boolean): Sql {
  const { field } = by;
  if (field === 'pay')
    return isMost ? sql`coalesce(j.base_max, j.base_min)` : sql`coalesce(j.base_min, j.base_max)`;
  if (field === 'lapse') return daysBetweenSql(type, by.values, offsetOf(known.ctx)) ?? sql`null`;
  if (field === 'applications')
    return sql`(select count(*) from applications a${withHomes(by)} where a.account_id = j.account_id and a.job_id = j.id and a.deleted_at is null and ${ofThem(known, 'applications', by)})`;
  if (field === 'interviews')
    return sql`(select count(*) from interviews i where i.job_id = j.id and i.account_id = j.account_id and ${ofThem(known, 'interviews', by)})`;
  return sql.ref(columnOf(type, by));
}

const ofThem = (known: Known, type: RecordType, { of }: Condition): Sql =>
  allOf(of.map((each) => conditionSql(known, type, { ...each, of: [] })));

function counted({ min, max }: Condition, from: Sql): Sql {
  if (max === 0) return sql`not exists (select 1 ${from})`;
  if (max === null && (min ?? 1) <= 1) return sql`exists (select 1 ${from})`;
  const count = sql`(select count(*) ${from})`;
  return allOf([
    ...(min === null ? [] : [sql`${count} >= ${min}`]),
    ...(max === null ? [] : [sql`${count} <= ${max}`]),
  ]);
}

/** The whole range of what is paid lies within; a sum alone (`has`) lies within the range. */
function pay({ field, min, max, has, values }: Condition): Sql {
  if (values.length === 0)
    return has === false
      ? sql`(j.base_min is null and j.base_max is null)`
      : sql`(j.base_min is not null or j.base_max is not null)`;
  const [period, currency] = values;
  const [low, high] =
    field === 'ote'
      ? [sql`j.ote`, sql`j.ote`]
      : [sql`coalesce(j.base_min, j.base_max)`, sql`coalesce(j.base_max, j.base_min)`];
  const [least, most] = has === true ? [high, low] : [low, high];
  return allOf([
    ...(min === null ? [] : [sql`${least} >= ${min}`]),
    ...(max === null ? [] : [sql`${most} <= ${max}`]),
    ...(period === undefined ? [] : [sql`j.period = ${period}`]),
    ...(currency === undefined ? [] : [sql`j.currency = ${currency}`]),
  ]);
}

const figure = (column: string, { min, max, has }: Condition): Sql =>
  allOf([
    ...(has === null ? [] : [sql`${sql.ref(column)} ${has ? sql`is not null` : sql`is null`}`]),
    ...(min === null ? [] : [sql`${sql.ref(column)} >= ${min}`]),
    ...(max === null ? [] : [sql`${sql.ref(column)} <= ${max}`]),
  ]);

/** How long an interview is booked for: none goes on for a day. */
function lasting({ min, max }: Condition): Sql {
  const clock = (column: string): Sql =>
    sql`(cast(substr(${sql.ref(column)}, 12, 2) as integer) * 60 + cast(substr(${sql.ref(column)}, 15, 2) as integer))`;
  const minutes = sql`((${clock('i.ends_at')} - ${clock('i.starts_at')} + 1440) % 1440)`;
  return allOf([
    ...(min === null ? [] : [sql`${minutes} >= ${min}`]),
    ...(max === null ? [] : [sql`${minutes} <= ${max}`]),
  ]);
}

const isAt = ({ city, state, country_code }: Town): Sql => {
  const same = (column: string, value: string | null): Sql =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`;
  return allOf([same('j.city', city), same('j.state', state), same('j.country_code', country_code)]);
};

const wordsOf = (value: string): string[] =>
  fold(value)
    .split(/[\s&]+/)
    .filter((word) => word !== '' && word !== 'and');
const within = (text: Sql, word: string): Sql =>
  sql`coalesce(${text}, '') like ${likePattern(word)} escape '\\'`;

function usersOf({ ctx, users }: Known, values: readonly string[]): string[] {
  return values.flatMap((value) => {
    if (value === ME) return [ctx.user?.id ?? ''];
    const exact = users.filter(({ name }) => fold(name) === fold(value));
    const words = wordsOf(value);
    const part = users.filter(({ name }) => words.every((word) => wordsOf(name).includes(word)));
    return (exact.length > 0 ? exact : part).map(({ id }) => id);
  });
}

function teamsOf({ ctx, users, teams }: Known, values: readonly string[]): string[] {
  return values.flatMap((value) => {
    if (value === ME) return users.find(({ id }) => id === ctx.user?.id)?.team_id ?? [];
    return teams.filter(({ name }) => fold(name) === fold(value)).map(({ id }) => id);
  });
}

/** The titles that name one of these roles or a narrower one, or hold its words. */
function titlesOfRoles(titles: readonly string[], names: readonly string[]): string[] {
  const { book } = roles();
  const wanted = new Set(names.map((name) => book.whole(name)?.id ?? ''));
  const texts = names.map((name) => ` ${plainWords(name).join(' ')} `);
  return titles
    .filter((title) => {
      const words = plainWords(title);
      for (const { id, implies } of book.all(words))
        if ([id, ...implies].some((each) => wanted.has(each))) return true;
      return texts.some((text) => ` ${words.join(' ')} `.includes(text));
    })
    .map((title) => fold(title));
}

/** The tables that conditions look into, besides that of the records themselves. */
export function aliasesOf(type: RecordType, conditions: readonly Condition[]): Set<Alias> {
  const used = new Set<Alias>();
  for (const condition of conditions) {
    const { field } = condition;
    if (field === 'words')
      for (const each of type === 'jobs' ? (['cl', 'j'] as const) : (['cl', 'c', 'j'] as const))
        used.add(each);
    else if (field === 'client') used.add('cl').add('j');
    else if (field === 'candidate' && type === 'jobs') used.add('j');
    else if (field === 'home' && condition.values.includes(THE_JOB)) used.add('c').add('j');
    else if (field === 'lapse') used.add('j').add(type === 'jobs' ? 'j' : 'a');
    else if (field === 'reached' || (field === 'interviews' && type === 'applications')) used.add('a');
    else {
      const [alias = ''] = columnOf(type, condition).split('.');
      used.add(alias as Alias);
    }
  }
  return used;
}
