import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { isFresh } from '#src/access/sessions.ts';
import { userNames } from '#src/domain/accounts/people.ts';
import { effectiveScopes } from '#src/domain/accounts/scopes.ts';
import { endedSince } from '#src/domain/ended-since.ts';
import { namesOf as recordNames } from '#src/domain/names/index.ts';
import { callerLabel } from '#src/domain/senders.ts';
import { addMs } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { isId } from '#src/lib/ids.ts';
import { scopesOf, shownItems } from './approval.ts';
import {
  type ApprovalRehearsal,
  changedSinceAsked,
  hashNow,
  proofOf,
  rehearseApproval,
} from './approval-rehearsal.ts';
import { type ApprovalRow, askedUndo, type Frozen, type ShownItem } from './approvals-store.ts';
import { wallClock } from './run.ts';
import type { BatchService } from './service.ts';
import type { PlanDifference } from './stale.ts';
import { type BatchRow, findBatch } from './store.ts';
import type { Decider, Effect } from './types.ts';
import { attemptUndo, proofOfUndo } from './undo-approval.ts';

/** An item as this person may see it. */
export type ApprovalItem = Omit<ShownItem, 'told'>;

/** An approval as its page shows it. */
export interface ApprovalView {
  id: string;
  batchId: string;
  status: ApprovalRow['status'];
  /** Whether this person may decide. */
  mayDecide: boolean;
  decider: 'admin' | 'lead';
  confirmText: string;
  reason: string | null;
  /** Whether what was done is to be taken back. */
  undoes: boolean;
  /** What was asked of each item, by its label. */
  inputs: ReadonlyMap<string, unknown>;
  items: ApprovalItem[];
  /** The names of the records whose ids occur in the effects. */
  names: ReadonlyMap<string, string>;
  /** What has changed since it was requested, as this person may see it; only while it is pending. */
  changed: PlanDifference[];
  /** Why it can no longer be carried out; null when it can be, or is decided. */
  failing: string | null;
  /** Why approving asks for the passkey of whoever decides; null when it does not, or they have just used it. */
  proof: string | null;
  /** Sent back with the decision, to bind it to what was shown. */
  hash: string;
  /** The person in whose name it was asked; the credential's own name where it acts for nobody. */
  requestedBy: string;
  /** The key or app that asked; null where that is all there is to name. */
  through: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  /** What the person who decided says to whoever asked. */
  note: string | null;
  createdAt: string;
  expiresAt: string;
}

/** An approval of the person's agency, for admins, team leads and the person who asked. @throws AppError NOT_FOUND */
export async function readApproval(
  service: BatchService,
  decider: Decider,
  id: string,
): Promise<ApprovalView> {
  const { row, batch } = await service.store.read(async (db) => {
    const found = await requireApproval(db, decider.accountId, id);
    return { row: found, batch: await findBatch(db, found.account_id, found.batch_id) };
  });
  if (!isLead(decider) && askerOf(row, batch) !== decider.userId) throw unknownApproval();
  const waits = row.status === 'pending' && row.expires_at > wallClock();
  const now = waits && batch !== undefined ? await nowOf(service, row, batch, decider) : null;
  return service.store.read(async (db) => {
    const view = await viewOf(db, row, decider);
    if (now === null) return view;
    const { items = view.items } = now;
    return { ...view, ...now, names: await namesIn(db, row.account_id, items, decider) };
  });
}

type Now = Pick<ApprovalView, 'failing' | 'hash' | 'proof'> &
  Partial<Pick<ApprovalView, 'confirmText' | 'items' | 'changed'>>;

/** What waits, as it would be carried out at this moment. */
async function nowOf(
  service: BatchService,
  row: ApprovalRow,
  batch: BatchRow,
  decider: Decider,
): Promise<Now> {
  const decides = mayDecide(row, decider);
  const scopes = decides ? scopesOf(row.decider) : undefined;
  const shown = (items: readonly ShownItem[]) => items.map((item) => itemFor(item, decides));
  if (askedUndo(row) !== null) {
    const attempt = await attemptUndo(service, row, batch);
    const { told, now, failing } = attempt;
    // What cannot be taken back any more is shown as it was asked for.
    if (failing !== null) return { failing, proof: null, hash: hashNow(row, now) };
    return {
      confirmText: decides ? told.text : told.confirmText,
      items: shown(told.items),
      changed: changedSinceAsked(
        service,
        { ...attempt, principal: attempt.undo.itemContext.principal },
        scopes,
      ),
      failing,
      proof: isFresh(decider.verifiedAt ?? null) ? null : proofOfUndo(attempt),
      hash: hashNow(row, now),
    };
  }
  const attempt = await rehearseApproval(service, row, batch);
  const { now, open, failing } = attempt;
  const told = now.summaryFor(scopesOf(row.decider));
  const items = await withEnded(service, row, attempt, shownItems(open, now, told));
  return {
    confirmText: decides ? told.confirmText : now.confirmText,
    items: shown(items),
    changed: changedSinceAsked(service, attempt, scopes),
    failing,
    proof: isFresh(decider.verifiedAt ?? null) ? null : proofOf(attempt),
    hash: hashNow(row, now),
  };
}

/** The steps by which something leaves the agency, warned of what has ended meanwhile about the people they are about. */
async function withEnded(
  { store }: BatchService,
  { account_id, created_at }: ApprovalRow,
  { open, principal }: ApprovalRehearsal,
  items: ShownItem[],
): Promise<ShownItem[]> {
  const inputs = new Map(open.map(({ id, input }) => [id, idsIn(input)]));
  const since = addMs(created_at, principal.clockOffsetMs);
  return store.read((db) =>
    Promise.all(
      items.map(async (item) => {
        if (!item.effects.some(({ kind }) => LEAVES.has(kind))) return item;
        const ids = inputs.get(item.id) ?? [];
        const about = {
          candidates: ids.filter((id) => isId('candidate', id)),
          applications: ids.filter((id) => isId('application', id)),
        };
        const ended = await endedSince(db, account_id, about, since);
        return { ...item, warnings: [...(item.warnings ?? []), ...ended] };
      }),
    ),
  );
}

const LEAVES: ReadonlySet<string> = new Set(['email', 'link', 'reveal']);

/** Pending approvals of the person's agency, newest first. */
export async function listApprovals(service: BatchService, decider: Decider): Promise<ApprovalView[]> {
  return service.store.read(async (db) => {
    const rows = await db
      .selectFrom('approvals')
      .selectAll()
      .where('account_id', '=', decider.accountId)
      .where('status', '=', 'pending')
      .where('expires_at', '>', wallClock())
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute();
    return Promise.all(rows.map((row) => viewOf(db, row, decider)));
  });
}

/** The person behind the credential that asked; null for a credential of nobody. */
function askerOf(row: ApprovalRow, batch: BatchRow | undefined): string | null {
  const undo = askedUndo(row);
  return (undo === null ? batch?.user_id : undo.by.userId) ?? null;
}

const isLead = ({ role }: Decider): boolean => role === 'admin' || role === 'team_lead';

function unknownApproval(): AppError {
  return new AppError(
    'NOT_FOUND',
    'There is no such request for approval in this agency. Open its address as it was given, or look at what waits under Approvals.',
  );
}

export function mayDecide(row: ApprovalRow, { role }: Decider): boolean {
  return role === 'admin' || (row.decider === 'lead' && role === 'team_lead');
}

export async function requireApproval(db: Db, account: string, id: string): Promise<ApprovalRow> {
  const row = await db
    .selectFrom('approvals')
    .selectAll()
    .where('account_id', '=', account)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw unknownApproval();
  return row;
}

async function viewOf(db: Db, row: ApprovalRow, decider: Decider): Promise<ApprovalView> {
  const batch = await findBatch(db, row.account_id, row.batch_id);
  const asker = askerOf(row, batch);
  const names = await userNames(db, row.account_id, [asker, row.decided_by]);
  const person = names.get(asker ?? '');
  const label = await callerLabel(db, row.account_id, row.requested_by);
  const expired = row.status === 'pending' && row.expires_at <= wallClock();
  const decides = mayDecide(row, decider);
  const items = json.decode<ShownItem[]>(row.items).map((item) => itemFor(item, decides));
  const undoes = askedUndo(row) !== null;
  return {
    id: row.id,
    batchId: row.batch_id,
    status: expired ? 'expired' : row.status,
    mayDecide: row.status === 'pending' && !expired && decides,
    decider: row.decider,
    confirmText: decides ? json.decode<Frozen>(row.frozen).text : row.confirm_text,
    reason: undoes ? null : (batch?.reason ?? null),
    undoes,
    inputs: undoes ? new Map() : inputsOf(row),
    items,
    names: await namesIn(db, row.account_id, items, decider),
    changed: [],
    failing: null,
    proof: null,
    hash: row.hash,
    requestedBy: person ?? label ?? `the credential ${row.requested_by}`,
    through: person === undefined ? null : (label ?? null),
    decidedBy: names.get(row.decided_by ?? '') ?? null,
    decidedAt: row.decided_at,
    note: row.note,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

function inputsOf(row: ApprovalRow): Map<string, unknown> {
  const { request } = json.decode<Frozen>(row.frozen);
  const items = json.decode<{ id: string; input: unknown }[]>(request);
  return new Map(items.map(({ id, input }) => [id, input]));
}

function itemFor({ told: decidersEffects, ...item }: ShownItem, decides: boolean): ApprovalItem {
  return decides ? { ...item, effects: decidersEffects } : item;
}

function namesIn(
  db: Db,
  account: string,
  items: readonly (ApprovalItem | Effect)[],
  { role }: Decider,
): Promise<ReadonlyMap<string, string>> {
  const can = effectiveScopes(['admin'], role);
  return recordNames(db, account, idsIn(items), (scope) => can.has('admin') || can.has(scope));
}

/** The names of the records whose ids occur in effects, as far as this person may read them. */
export function namesInEffects(
  service: BatchService,
  decider: Decider,
  effects: readonly Effect[],
): Promise<ReadonlyMap<string, string>> {
  return service.store.read((db) => namesIn(db, decider.accountId, effects, decider));
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z]{3,5}_[0-9a-z]{20,30}$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}
