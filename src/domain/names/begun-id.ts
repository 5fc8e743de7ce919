// Read model: the one record whose id begins as one does that was typed half or with a wrong ending.
import { sql } from 'kysely';
import type { Db } from '#db/store.ts';
import { ID_PREFIX, type IdKind } from '#src/lib/ids.ts';
import { namesOf } from './index.ts';

interface Kind {
  table: string;
  scope: string;
  /** Whether rows of it stay when the record is deleted. */
  keepsDeleted?: true;
}

const KINDS: Partial<Record<IdKind, Kind>> = {
  application: { table: 'applications', scope: 'applications:read', keepsDeleted: true },
  calendar_event: { table: 'calendar_events', scope: 'interviews:read', keepsDeleted: true },
  candidate: { table: 'candidates', scope: 'candidates:read', keepsDeleted: true },
  client: { table: 'clients', scope: 'clients:read', keepsDeleted: true },
  client_contact: { table: 'client_contacts', scope: 'clients:read', keepsDeleted: true },
  document: { table: 'documents', scope: 'documents:read' },
  interview: { table: 'interviews', scope: 'interviews:read' },
  job: { table: 'jobs', scope: 'jobs:read' },
  placement: { table: 'placements', scope: 'placements:read' },
  scheduled_email: { table: 'scheduled_emails', scope: 'emails:read' },
  spec: { table: 'specs', scope: 'submissions:read' },
  submission: { table: 'submissions', scope: 'submissions:read' },
};

/** Those whose names are no personal data, so that a refusal may tell them. */
const TOLD_BY_NAME: ReadonlySet<string> = new Set(['client', 'job']);
/** Of an id how much says when it was made, and how much at least must be given. */
const [MADE_AT, LEAST] = [14, 6];
const LAST = 'z'.repeat(24);

/** Who asks, and in which agency. */
interface Asker {
  db: Db;
  account: string;
  can(scope: string): boolean;
}

/**
 * What a refusal of an id adds: the one record of the agency whose id begins as the given one does. It is told and never
 * taken, as a wrong letter may well have been meant for another.
 * @returns a sentence; null where none or several begin so, or where the asker may not read such records
 */
export async function whichBeginsSo(
  { db, account, can }: Asker,
  kind: string,
  given: string,
): Promise<string | null> {
  const [known, found] = Object.entries(KINDS).find(([name]) => name === kind) ?? [];
  if (known === undefined || found === undefined || !can(found.scope)) return null;
  const body = bodyOf(given);
  if (body === null) return null;
  const prefix = Object.entries(ID_PREFIX).find(([name]) => name === known)?.[1] ?? '';
  const begins = async (part: string): Promise<string[]> => {
    const start = `${prefix}_${part}`;
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(found.table)} where account_id = ${account} and id >= ${start} and id <= ${start + LAST}
      ${found.keepsDeleted ? sql`and deleted_at is null` : sql``} order by id limit 2`.execute(db);
    return rows.map(({ id }) => id);
  };
  const whole = await begins(body);
  const [only, second] =
    whole.length > 0 || body.length <= MADE_AT ? whole : await begins(body.slice(0, MADE_AT));
  if (only === undefined || second !== undefined) return null;
  const name = TOLD_BY_NAME.has(known) ? (await namesOf(db, account, [only], can)).get(only) : undefined;
  const what = known.replaceAll('_', ' ');
  const which = name === undefined ? only : `${name} (${only})`;
  return `One ${what} alone has an id that begins so: ${which}. Send that id if it is the one meant.`;
}

/** What stands behind the kind in a text that looks like an id, a half one or one with another beginning; null for other texts. */
function bodyOf(given: string): string | null {
  const [, body] = /^(?:[a-z]{2,9}_)?([0-9a-z]+)(?:…|\.{2,3})?$/i.exec(given.trim()) ?? [];
  return body === undefined || body.length < LEAST || body.length > LAST.length || !/\d/.test(body)
    ? null
    : body.toLowerCase();
}
