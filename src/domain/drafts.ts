import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '#db/store.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import { id } from '#src/lib/ids.ts';
import type { Context, RecordType } from './context.ts';
import { dueRecords, nextDue, type Waiting } from './due.ts';
import { column } from './record/index.ts';

const DAY_MS = 24 * 3_600_000;

/** The last fields of every staged draft: who staged it and when, and when it expires. */
export const STAGED_FIELDS = {
  created_by: column(z.nullable(id('user'))),
  created_at: column(z.string()),
  updated_at: column(z.string()),
  expires_at: column(z.string()),
};

interface StagedRow {
  id: string;
  status: 'staged' | 'confirmed' | 'cancelled' | 'expired';
  expires_at: string;
}

/** A kind of draft that waits for a person's confirmation until it expires. Its id is its review token. */
export interface DraftKind<R extends StagedRow> {
  type: RecordType;
  table: string;
  /** Its name in error messages. */
  noun: string;
  /** The action that creates one. */
  madeBy: string;
  /** Days until it expires. */
  days: number;
  /** Loads the stored row. */
  read(ctx: Context, token: string): Promise<R | undefined>;
  /** The advice for one that was confirmed; default: to create a new one. */
  instead?(row: R): string | null;
}

/** The operations shared by all kinds of staged drafts. */
export interface StagedDrafts<R> {
  /** A draft with its status as of now, or undefined. */
  find(ctx: Context, token: string): Promise<R | undefined>;
  /** A draft in any status. @throws AppError NOT_FOUND on `field` */
  require(ctx: Context, token: string, field?: string): Promise<R>;
  /** A draft that can still be changed. @throws AppError VALIDATION_ERROR, also for a missing one */
  requireStaged(ctx: Context, token: string, doing: string): Promise<R>;
  /** The message for a missing draft, which says how one is created. */
  missing(token: string): string;
  /** When a draft that is staged now expires. */
  expiryAt(now: Instant): Instant;
  /** Staged drafts of all accounts but some that have expired. @param wall the time outside test clocks */
  expired(
    db: Db,
    wall: Instant,
    limit: number,
    except: readonly string[],
  ): Promise<{ account_id: string; id: string }[]>;
  /** When the account's next draft expires, at or before an instant. */
  nextExpiry(db: Db, account: string, until: Instant): Promise<Instant | null>;
}

const STAGED: RawBuilder<boolean> = sql<boolean>`status = 'staged'`;

/** Creates the operations of a kind of staged draft. */
export function stagedDrafts<R extends StagedRow>(kind: DraftKind<R>): StagedDrafts<R> {
  const waiting: Waiting = { table: kind.table, column: 'expires_at', open: STAGED };
  const again = `Make a new one with ${kind.madeBy}.`;
  const missing = (token: string): string =>
    `There is no ${kind.noun} ${token.slice(0, 60)} in this agency. Make one with ${kind.madeBy}.`;
  const find = async (ctx: Context, token: string): Promise<R | undefined> => {
    const row = await kind.read(ctx, token);
    if (row === undefined || row.status !== 'staged' || row.expires_at > ctx.now) return row;
    return { ...row, status: 'expired' };
  };
  return {
    find,
    async require(ctx, token, field) {
      const row = await find(ctx, token);
      if (row === undefined) throw notFound(kind.type.replaceAll('_', ' '), token.slice(0, 60), field);
      return row;
    },
    async requireStaged(ctx, token, doing) {
      const row = await find(ctx, token);
      // A missing draft is not the fault of one field.
      if (row === undefined)
        throw new AppError('VALIDATION_ERROR', missing(token), { type: 'draft_missing' });
      if (row.status === 'staged') return row;
      throw refusedDraft(
        `draft_${row.status}`,
        `The draft is ${row.status} already and cannot be ${doing}. ${kind.instead?.(row) ?? again}`,
      );
    },
    missing,
    expiryAt: (now) => addMs(now, kind.days * DAY_MS),
    expired: (db, wall, limit, except) => dueRecords(db, waiting, wall, limit, except),
    nextExpiry: (db, account, until) => nextDue(db, waiting, account, until),
  };
}

/** The error for an operation that the draft's status does not allow. */
export function refusedDraft(type: string, message: string): AppError {
  return new AppError('VALIDATION_ERROR', message, { field: 'status', type });
}

/** The error for confirming a draft with gaps. @param gaps the missing fields */
export function draftHasGaps(gaps: readonly string[], message: string, field?: string): AppError {
  return new AppError('DRAFT_HAS_GAPS', message, { type: 'draft_has_gaps', field, extra: { gaps } });
}
