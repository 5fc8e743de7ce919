import { sql } from 'kysely';
import { contains } from '#db/list.ts';
import { findRow, fold, json, likePattern, statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { isOneCompany, otherCompanyKeys, sameCompanyKey, spelledKeys } from '#src/lib/company.ts';
import { isOneSlipAway } from '#src/lib/one-slip.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { FeeSchedule } from '../accounts/schema.ts';
import type { Context } from '../context.ts';
import { namesOf } from '../names/index.ts';
import { listed, orNotFound, rewriter } from '../record/index.ts';
import {
  CLIENT,
  Client,
  type ClientFilters,
  type ClientRow,
  ENRICHED,
  type EnrichedField,
  type Enrichment,
} from './schema.ts';

/** The live client row of this agency, or undefined. */
export async function liveClient(ctx: Context, id: string): Promise<ClientRow | undefined> {
  const row = await findRow(ctx.db, 'clients', ctx.account.id, id);
  return row === undefined || row.deleted_at !== null ? undefined : row;
}

/** The client that a create with this operation_key made, deleted ones included. */
export async function clientOfOperation(ctx: Context, key: string): Promise<ClientRow | undefined> {
  return ctx.db
    .selectFrom('clients')
    .selectAll()
    .where('account_id', '=', ctx.account.id)
    .where('operation_key', '=', key)
    .executeTakeFirst();
}

/** A live client of this agency. @throws AppError NOT_FOUND on `field` */
export const requireClientRow = orNotFound('client', liveClient);

/** A client's own terms; null while it is on the agency standard. */
export const ownTerms = (row: ClientRow): FeeSchedule | null => json.decodeOrNull(row.fee_terms);

/** A client as the API shows it. A client on the standard shows the agency's present terms. */
export function toClient(row: ClientRow, standard: FeeSchedule): Client {
  const own = ownTerms(row);
  const fee_schedule = { is_standard: own === null, version: row.fee_version, ...(own ?? standard) };
  const filled = json.decodeOrNull<Enrichment>(row.enrichment)?.filled ?? {};
  const client = CLIENT.view(row, { fee_schedule, read_off_website: [] });
  const isRead = (field: EnrichedField): boolean =>
    filled[field] !== undefined && sameValue(filled[field].value, client[field]);
  return { ...client, read_off_website: ENRICHED.filter(isRead) };
}

/** Whether two values of a field are the same. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  json.encodeOrNull(one) === json.encodeOrNull(other);

const OF_VIEW: readonly string[] = ['fee_terms', 'fee_version', 'enrichment'];

/** The columns that a client is shown from; what its records said of it may be long and stays unread. */
const SHOWN = (Object.keys(CLIENT.columns) as (keyof ClientRow)[]).filter(
  (column) => column in Client.shape || OF_VIEW.includes(column),
);

const shownRow = statement((db: Db, v: { account: string; id: string }) =>
  db
    .selectFrom('clients')
    .where('account_id', '=', v.account)
    .where('id', '=', v.id)
    .where('deleted_at', 'is', null)
    .select(SHOWN),
);

async function shownClient(ctx: Context, id: string): Promise<Client | undefined> {
  const [row] = await shownRow(ctx.db, { account: ctx.account.id, id });
  return row === undefined ? undefined : toClient(row, ctx.account.standardFeeSchedule);
}

/** A live client as the API shows it. @throws AppError NOT_FOUND on `field` */
export const requireShownClient = orNotFound('client', shownClient);

/** Writes columns of a client, where they differ, and reports the change. */
export const rewriteClient = rewriter(CLIENT, {
  view: (row: ClientRow, ctx) => toClient(row, ctx.account.standardFeeSchedule),
  label: ({ name }) => name,
  gated: true,
});

/** A page of live clients, newest first. */
export async function pageOfClients(ctx: Context, filters: ClientFilters): Promise<Page<Client>> {
  let query = ctx.db
    .selectFrom('clients')
    .selectAll('clients')
    .where('account_id', '=', ctx.account.id)
    .where('deleted_at', 'is', null);
  if (filters.search !== undefined)
    query = query.where(contains('clients.name_folded', likePattern(filters.search)));
  const rows = await listed(query, CLIENT, filters).execute();
  return pageByCreation(rows, filters, (row) => toClient(row, ctx.account.standardFeeSchedule));
}

const liveClients = (db: Db) =>
  db
    .selectFrom('clients')
    .where('clients.deleted_at', 'is', null)
    .select(['clients.id', 'clients.name', 'clients.owner_id']);

// Two queries: a combined one would scan all clients of the agency.
const byName = statement((db: Db, v: { account: string; key: string }) =>
  liveClients(db)
    .where('clients.account_id', '=', v.account)
    .where('clients.company_key', '=', v.key)
    .limit(MAX_NAMESAKES),
);
const byDomain = statement((db: Db, v: { account: string; domain: string }) =>
  liveClients(db).where('clients.account_id', '=', v.account).where('clients.domain', '=', v.domain).limit(1),
);
/** How many of one name are looked at: each was made although there were others. */
const MAX_NAMESAKES = 50;

/** Live clients of this name as other keyboards write it. */
async function spelledOtherwise(
  db: Db,
  account: string,
  name: string,
): Promise<Awaited<ReturnType<typeof byName>>> {
  const keys = spelledKeys(name);
  if (keys.length === 0) return [];
  const found = await liveClients(db)
    .where('clients.account_id', '=', account)
    .where('clients.company_key', 'in', keys)
    .limit(MAX_NAMESAKES)
    .execute();
  return found.filter((other) => isOneCompany(other.name, name));
}

/** A live client with this name, in whatever legal form, or with this domain, with the name of its owner. */
export async function findDuplicate(
  db: Db,
  account: string,
  { name, domain, mayBeKnown }: { name: string; domain: string | null; mayBeKnown: boolean },
) {
  const keys = [...(mayBeKnown ? [sameCompanyKey(name)] : []), ...otherCompanyKeys(name)];
  const namesakes: Awaited<ReturnType<typeof byName>> = [];
  for (const key of keys) namesakes.push(...(await byName(db, { account, key })));
  namesakes.push(...(await spelledOtherwise(db, account, name)));
  let duplicate = namesakes.find((other) => fold(other.name) === fold(name));
  if (duplicate === undefined && domain !== null) [duplicate] = await byDomain(db, { account, domain });
  duplicate ??= namesakes[0];
  if (duplicate === undefined) return undefined;
  const owners = await namesOf(
    db,
    account,
    duplicate.owner_id === null ? [] : [duplicate.owner_id],
    () => true,
  );
  return { ...duplicate, owner_name: owners.get(duplicate.owner_id ?? '') ?? null };
}

/** How many names on either side, in the order of the alphabet, are compared with a new one. */
const BESIDE = 32;
/** A slip in the letters that a name begins with is not looked for. */
const BEGINNING = 3;
/** How many near names are told. */
const MAX_NEAR = 3;

interface Neighbourhood {
  account: string;
  /** The key itself. */
  own: string;
  /** The first key that begins alike, and the end of them. */
  first: string;
  end: string;
  /** Where the keys end that sort before this one, and where those begin that sort behind it. */
  before: string;
  behind: string;
  shortest: number;
  longest: number;
  /** Where the keys that are this one with more words behind it end. */
  moreEnd: string;
  /** The keys that are this one with words fewer; empty where there are none. */
  shorter1: string;
  shorter2: string;
  shorter3: string;
  shorter4: string;
}

// Each part is read from the index of keys alone, and is bounded whatever the agency's names are.
const keysBeside = (words: 'numbered' | 'few' | 'many') =>
  statement((db: Db, v: Neighbourhood) => {
    const keys = (limit: number) =>
      db.selectFrom('clients').select('company_key').where('account_id', '=', v.account).limit(limit);
    const before = keys(BESIDE).where('company_key', '>=', v.first).where('company_key', '<', v.before);
    const behind = keys(BESIDE).where('company_key', '>=', v.behind).where('company_key', '<', v.end);
    // The key itself, should it be there, and those with more words behind it.
    const longer = keys(BESIDE).where('company_key', '>=', v.own).where('company_key', '<', v.moreEnd);
    const shorter =
      words === 'few'
        ? keys(1).where('company_key', '=', v.shorter1)
        : keys(BESIDE).where('company_key', 'in', [v.shorter1, v.shorter2, v.shorter3, v.shorter4]);
    const alike = sql<boolean>`length(company_key) between ${v.shortest} and ${v.longest}`;
    const from = (part: typeof before) => db.selectFrom(part.as('part')).select('company_key');
    const all = from(longer.orderBy('company_key'))
      .unionAll(from(before.orderBy('company_key', 'desc')).where(alike))
      .unionAll(from(behind.orderBy('company_key')).where(alike));
    return words === 'numbered' ? all : all.unionAll(from(shorter));
  });

// SQLite makes a table of what stands in a list: that takes a third of the whole.
const besideFewWords = keysBeside('few');
// Without the words behind, the number is another one, or none.
const besideNumbered = keysBeside('numbered');
const besideManyWords = keysBeside('many');

/**
 * Asks once for the keys that are that of a new client or near it; those of deleted clients are among them.
 * @returns whether the name may be there, and the keys a slip of a letter apart or with words more or fewer behind
 */
export async function namesAround(
  db: Db,
  account: string,
  name: string,
): Promise<{ mayBeKnown: boolean; near: string[] }> {
  const own = sameCompanyKey(name);
  if (own.length < BEGINNING) return { mayBeKnown: true, near: [] };
  const keys = await keysAround(db, account, own);
  return {
    mayBeKnown: keys.some(({ company_key: other }) => other === own),
    near: keys.flatMap(({ company_key: other }) => (isNear(other, own) ? [other] : [])),
  };
}

function keysAround(db: Db, account: string, own: string): Promise<{ company_key: string }[]> {
  const first = own.slice(0, BEGINNING);
  const shorter1 = withoutLastWord(own);
  const shorter2 = withoutLastWord(shorter1);
  const shorter3 = withoutLastWord(shorter2);
  // Those of the same words and another number are other companies, and may be thousands.
  const numbered = /\d+$/.exec(own);
  const words = numbered === null ? null : own.slice(0, numbered.index);
  const around = numbered !== null ? besideNumbered : shorter2 === '' ? besideFewWords : besideManyWords;
  return around(db, {
    account,
    own,
    first,
    end: `${first}${LAST}`,
    before: words ?? own,
    behind: words === null ? `${own}!` : `${words}:`,
    shortest: own.length - 1,
    longest: own.length + 1,
    moreEnd: `${own} ${LAST}`,
    shorter1,
    shorter2,
    shorter3,
    shorter4: withoutLastWord(shorter3),
  });
}

/** Live clients by the keys of their names, the first few. */
export async function clientsNamed(
  db: Db,
  account: string,
  keys: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return liveClients(db)
    .where('clients.account_id', '=', account)
    .where('clients.company_key', 'in', [...new Set(keys)])
    .orderBy('clients.company_key')
    .limit(MAX_NEAR)
    .execute();
}

/** Sorts behind whatever a name holds. */
const LAST = '\u{10ffff}';

const withoutLastWord = (key: string): string => {
  const end = key.lastIndexOf(' ');
  return end < BEGINNING ? '' : key.slice(0, end);
};

/** Names shorter than this are as often two companies as one that was mistyped. */
const LONG_ENOUGH = 5;
const figures = (key: string): string => key.replace(/\D/g, '');

// Another number is another company: branches and units are told apart by them.
function isNear(one: string, other: string): boolean {
  if (one === other) return false;
  const extended = one.startsWith(`${other} `) || other.startsWith(`${one} `);
  if (!extended && Math.min(one.length, other.length) < LONG_ENOUGH) return false;
  return (extended || isOneSlipAway(one, other)) && figures(one) === figures(other);
}
