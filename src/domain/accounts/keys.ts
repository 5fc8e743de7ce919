import type * as z from 'zod';
import type { ListFilters } from '#db/list.ts';
import { findRow, insertRow, json, updateRow } from '#db/rows.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { newestPage, type Page } from '#src/lib/page.ts';
import type { Context, Role, WriteContext } from '../context.ts';
import { listed, requirer } from '../record/index.ts';
import { type ApiKey, type CreateKey, KEY, type KeyRow, type NewApiKey } from './keys-schema.ts';
import { requireUser } from './people.ts';
import { inheritPolicy } from './policies.ts';
import { ROLE_SCOPES } from './scopes.ts';

const TRIAL_MS = 7 * 24 * 3600_000;

/**
 * Makes a key. It never carries more than who asks has, nor more than the role of the person it acts for allows:
 * `admin` for a person who is not one becomes all that the role allows.
 * @param secret made outside: the domain draws no randomness
 */
export async function createKey(
  ctx: WriteContext,
  input: z.output<typeof CreateKey>,
  secret: { secret: string; hash: string; hint: string },
): Promise<NewApiKey> {
  const userId = await holderOf(ctx, input.user_id);
  const role = userId === null ? null : (await requireUser(ctx, userId, 'user_id')).role;
  const scopes = granted(ctx, input.scopes, role);
  const row = KEY.row(
    {},
    {
      id: newId('api_key'),
      account_id: ctx.account.id,
      user_id: userId,
      name: input.name ?? null,
      mode: input.type,
      hash: secret.hash,
      hint: secret.hint,
      scopes: [...scopes],
      status: 'active',
      expires_at: input.type === 'trial' ? addMs(ctx.now, TRIAL_MS) : null,
      created_by: ctx.user?.id ?? null,
      created_at: ctx.now,
    },
  );
  await insertRow(ctx.tx, 'api_keys', row);
  await inheritPolicy(ctx, row.id);
  const key = toKey(row, ctx.now);
  ctx.changed({ type: 'api_key', id: key.id, before: null, after: key, label: nameOf(row) });
  return { ...key, key: ctx.rehearsal ? null : secret.secret };
}

export interface KeyFilters extends ListFilters {
  user_id?: string | undefined;
  status?: 'active' | 'revoked' | undefined;
}

/** A page of the agency's keys, newest first; the secrets are not kept. */
export async function listKeys(ctx: Context, filters: KeyFilters): Promise<Page<ApiKey>> {
  const query = ctx.db.selectFrom('api_keys').selectAll('api_keys').where('account_id', '=', ctx.account.id);
  const rows = await listed(query, KEY, filters).execute();
  return newestPage(rows, filters, (row) => toKey(row, ctx.now));
}

/** A key of the agency, revoked ones included. @throws AppError NOT_FOUND */
export async function getKey(ctx: Context, id: string): Promise<ApiKey> {
  return toKey(await requireKey(ctx, id), ctx.now);
}

/** Revokes a key: its next request is refused. One that is revoked already stays as it is. */
export async function revokeKey(ctx: WriteContext, id: string): Promise<ApiKey> {
  const row = await requireKey(ctx, id);
  const beyond = json.decode<string[]>(row.scopes).some((scope) => !ctx.can(scope));
  if (!ctx.can('admin') && (beyond || row.user_id !== (ctx.user?.id ?? null))) {
    throw new AppError(
      'ADMIN_REQUIRED',
      'Only an admin revokes the keys of others, or keys that may do more than yours. Ask an admin to do it.',
    );
  }
  if (row.status === 'revoked') return toKey(row, ctx.now);
  const patch = { status: 'revoked', revoked_at: ctx.now } as const;
  await updateRow(ctx.tx, 'api_keys', ctx.account.id, row.id, patch);
  const after = toKey({ ...row, ...patch }, ctx.now);
  ctx.changed({ type: 'api_key', id: row.id, before: toKey(row, ctx.now), after, label: nameOf(row) });
  return after;
}

const requireKey = requirer('key', (ctx, id) => findRow(ctx.db, 'api_keys', ctx.account.id, id));

async function holderOf(ctx: WriteContext, wanted: string | null | undefined): Promise<string | null> {
  const own = ctx.user?.id ?? null;
  if (wanted === undefined || wanted === own) return own;
  if (!ctx.can('admin')) {
    throw new AppError(
      'ADMIN_REQUIRED',
      'Only an admin makes keys for others or for the agency itself. Leave user_id out to make one of your own.',
      { field: 'user_id' },
    );
  }
  return wanted;
}

function granted(ctx: WriteContext, wanted: readonly string[], role: Role | null): readonly string[] {
  const missing = wanted.find((scope) => !ctx.can(scope));
  if (missing !== undefined) {
    throw new AppError(
      'INSUFFICIENT_SCOPE',
      `This credential lacks the scope ${missing}, so it cannot give it to a key. Leave it out, or ask an admin.`,
      { field: 'scopes', extra: { scope: missing } },
    );
  }
  if (role === null || role === 'admin') return wanted;
  const allowed: readonly string[] = ROLE_SCOPES[role];
  if (wanted.includes('admin')) {
    ctx.warn(
      'scopes_limited',
      `The person's role is ${role}: the key has the scopes of that role, not admin.`,
    );
    return allowed;
  }
  const beyond = wanted.filter((scope) => !allowed.includes(scope));
  if (beyond.length > 0) {
    throw invalid(
      'scopes',
      `scopes: ${beyond.join(', ')} ${beyond.length === 1 ? 'is' : 'are'} more than the role ${role} allows. It allows ${allowed.join(', ')}.`,
    );
  }
  return wanted;
}

const nameOf = (row: KeyRow): string => row.name ?? `…${row.hint}`;

function toKey(row: KeyRow, now: Instant): ApiKey {
  const expired = row.status === 'active' && row.expires_at !== null && row.expires_at <= now;
  return KEY.view(row, { status: expired ? 'expired' : row.status });
}
