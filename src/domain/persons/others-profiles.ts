import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { companyKey } from '#src/lib/company.ts';
import { reindexCandidate } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { readAgain } from '../meaning/index.ts';
import { parsed } from './found-words.ts';
import { type Row, setRows } from './rows.ts';

/** What another candidate is called and reached by is theirs, also where the erased person had the same. */
export const THEIR_OWN: ReadonlySet<string> = new Set([
  'account_id',
  'name',
  'name_folded',
  'first_name',
  'last_name',
  'other_names',
  'email',
  'email_folded',
  'other_emails',
  'phone',
  'phone_e164',
  'linkedin_url',
  'linkedin_slug',
  'merged_into',
  'merged_ids',
]);

/** Where a single name is somebody's; elsewhere it may be a town, a house or a school. */
const PROSE = new Set(['headline', 'summary', 'description', 'source', 'do_not_approach_reason']);

/** Takes a person out of a text; single names too where it is prose. */
export type Without = (text: string, isProse: boolean) => string;

/** The columns of another candidate's row that named the person, without them. */
export function withoutPerson(row: Row, without: Without): Row {
  const set: Row = {};
  for (const [column, text] of Object.entries(row)) {
    if (typeof text !== 'string' || THEIR_OWN.has(column) || /(^|_)id$/.test(column)) continue;
    const value = parsed(text);
    const now = value === undefined ? text : JSON.stringify(inside(value, column, without));
    const redacted = value === undefined ? without(text, PROSE.has(column)) : now;
    if (redacted !== (value === undefined ? text : JSON.stringify(value))) set[column] = redacted;
  }
  if (typeof set.current_company === 'string' && 'company_key' in row)
    set.company_key = companyKey(set.current_company);
  return set;
}

// Only the words go: an entry of another's career is about them, whoever it names.
function inside(value: unknown, name: string, without: Without): unknown {
  if (typeof value === 'string') return without(value, PROSE.has(name));
  if (Array.isArray(value)) return value.map((item) => inside(item, name, without));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item, key, without)]));
}

/** Takes a person out of the rows of other candidates. @returns the rows that named them */
export async function redactOthers(
  tx: Db,
  account: string,
  rows: readonly Row[],
  without: Without,
): Promise<Row[]> {
  const changed: Row[] = [];
  for (const row of rows) {
    const set = withoutPerson(row, without);
    if (Object.keys(set).length === 0) continue;
    await setRows(tx, 'candidates', account, { id: row.id }, set);
    changed.push(row);
  }
  return changed;
}

/** The other candidates whose index entries are made of changed rows: their own, the texts of their documents, their tags. */
export async function othersBehind(
  tx: Db,
  account: string,
  table: string,
  rows: readonly Row[],
): Promise<string[]> {
  if (table === 'candidates') return rows.map(({ id }) => String(id));
  const of = { document_texts: ['documents', 'id', 'document_id'], tags: ['candidate_tags', 'tag_id', 'id'] };
  const [from, column, key] = of[table as keyof typeof of] ?? [];
  if (from === undefined || column === undefined || key === undefined || rows.length === 0) return [];
  const found = await sql<{ candidate_id: string | null }>`select candidate_id from ${sql.table(from)}
    where account_id = ${account} and ${sql.ref(column)} in (${sql.join(rows.map((row) => row[key]))})`.execute(
    tx,
  );
  return found.rows.flatMap(({ candidate_id }) => candidate_id ?? []);
}

/** Makes anew what searches know of other candidates who named the person. */
export async function refreshOthers(ctx: WriteContext, ids: ReadonlySet<string>): Promise<void> {
  for (const id of ids) await reindexCandidate(ctx, id);
  await readAgain(ctx.tx, ctx.account.id, [...ids]);
}
