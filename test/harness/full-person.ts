import { sql } from 'kysely';
import { postgresOf } from '#db/postgres-connection.ts';
import type { Db } from '#db/store.ts';
import { OTHER_TABLES, TABLES } from '#src/domain/persons/tables.ts';

/** Somebody whom every table shall name. */
export interface Everywhere {
  id: string;
  name: string;
  email: string;
  phone: string;
}

interface Column {
  name: string;
  isText: boolean;
  nullable: boolean;
  isKey: boolean;
}

/** Tables that are about others than candidates, or hold no text of a person. */
const OF_OTHERS = ['users', 'accounts', 'api_keys', 'erasure_certificates', 'candidate_index', 'candidates'];
/** What is read by rules of the service while somebody is erased, and is no prose. */
const NO_PROSE =
  /(^|_)(id|ids|at|on|hash|currency|stage|status|kind|type|country|sha256|month|claim|date)$|_until$/;

/**
 * Makes a person stand in every table of an agency: each row that refers to a candidate is theirs, tables that have none get one, and
 * each empty text of one row of every table names them. So a table that is added later names them too.
 * @param ids records of the agency by the name of the column that refers to them
 * @returns the tables that name the person now
 */
export async function fillEverywhere(
  db: Db,
  account: string,
  person: Everywhere,
  ids: Readonly<Record<string, string>>,
): Promise<string[]> {
  const named: string[] = [];
  // A list of one text can be read where the column holds JSON, and is a text everywhere else.
  const text = JSON.stringify([`${person.name}, ${person.email}, ${person.phone}`]);
  const children = TABLES.flatMap((table) => table.children ?? []).map(({ table }) => table);
  const ofPeople = new Map<string, string>(
    TABLES.map(({ table, column = 'candidate_id' }): [string, string] => [table, column]),
  );
  for (const [table, columns] of await columnsOf(db)) {
    if (!columns.some(({ name }) => name === 'account_id') || OF_OTHERS.includes(table)) continue;
    // Who is a client's contact keeps the name in that role.
    if (OTHER_TABLES.includes(table) || table === 'client_contacts') continue;
    const of = ofPeople.get(table);
    const ours = sql`account_id = ${account}`;
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} where ${ours}`.execute(db);
    let row: Record<string, unknown> | undefined = rows[0];
    if (row === undefined && (of !== undefined || children.some((child) => child === table))) {
      row = invented(columns, { account, person, text, ids, column: of ?? null });
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))})`.execute(db);
    }
    if (row === undefined) continue;
    const texts = columns.filter(
      ({ name, isText, nullable }) => isText && nullable && row[name] === null && !NO_PROSE.test(name),
    );
    const set = texts.map(({ name }) => sql`${sql.ref(name)} = ${ways(person)[name] ?? text}`);
    if (of !== undefined) set.push(sql`${sql.ref(of)} = ${person.id}`);
    // Of a row that two agencies share it is the candidate of this one.
    const whose = TABLES.find((one) => one.table === table)?.whose;
    if (whose !== undefined) set.push(sql`${sql.ref(whose)} = ${account}`);
    if (set.length === 0) continue;
    const keys = columns.filter(({ isKey }) => isKey);
    await sql`update ${sql.table(table)} set ${sql.join(set)} where ${sql.join(
      keys.map(({ name }) => sql`${sql.ref(name)} = ${row[name]}`),
      sql` and `,
    )}`.execute(db);
    named.push(table);
  }
  return named;
}

/** What a column takes that holds one way to reach somebody, or a record of its own shape. */
const ways = ({ name, email, phone }: Everywhere): Readonly<Record<string, string>> => ({
  email,
  email_folded: email,
  phone,
  phone_e164: phone.replaceAll(' ', ''),
  // What was found in a text of theirs, as a review keeps it.
  review: JSON.stringify({
    state: 'released',
    findings: [{ verdict: 'held', about: 'identity', field: 'items.0.summary', words: name }],
  }),
  linkedin_url: `https://www.linkedin.com/in/${email.split('@')[0]}`,
});

function invented(
  columns: readonly Column[],
  given: {
    account: string;
    person: Everywhere;
    text: string;
    ids: Readonly<Record<string, string>>;
    column: string | null;
  },
): Record<string, unknown> {
  const { account, person, text, ids, column } = given;
  return Object.fromEntries(
    columns.map(({ name, isText, nullable }) => {
      if (name === 'account_id') return [name, account];
      if (name === column) return [name, person.id];
      if (ids[name] !== undefined) return [name, ids[name]];
      if (nullable) return [name, null];
      if (!isText) return [name, 1];
      if (/_at$|_on$|^day$/.test(name)) return [name, '2026-01-05T09:00:00.000Z'];
      return [name, ways(person)[name] ?? (/(^|_)id$|hash$/.test(name) ? `made_${name}` : text)];
    }),
  );
}

async function columnsOf(db: Db): Promise<Map<string, Column[]>> {
  const { rows } = await (postgresOf(db) === undefined
    ? sql<
        Column & { table: string }
      >`select t.name as "table", c.name as name, lower(c.type) = 'text' as "isText",
        c."notnull" = 0 and c.pk = 0 as nullable, c.pk > 0 as "isKey"
        from sqlite_master t join pragma_table_info(t.name) c
        where t.type = 'table' and t.name not like 'sqlite_%' and t.sql not like 'create virtual%'`
    : sql<Column & { table: string }>`select c.table_name as "table", c.column_name as name,
        c.data_type = 'text' as "isText", c.is_nullable = 'YES' as nullable, k.column_name is not null as "isKey"
        from information_schema.columns c
        left join information_schema.table_constraints t on t.table_schema = c.table_schema
          and t.table_name = c.table_name and t.constraint_type = 'PRIMARY KEY'
        left join information_schema.key_column_usage k on k.constraint_schema = t.constraint_schema
          and k.constraint_name = t.constraint_name and k.column_name = c.column_name
        where c.table_schema = current_schema()`
  ).execute(db);
  const tables = new Map<string, Column[]>();
  for (const { table, name, isText, nullable, isKey } of rows)
    tables.set(table, [
      ...(tables.get(table) ?? []),
      { name, isText: Boolean(isText), nullable: Boolean(nullable), isKey: Boolean(isKey) },
    ]);
  return tables;
}
