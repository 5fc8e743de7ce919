import type * as z from 'zod';
import { foundBy } from '#db/directory.ts';
import type { ListFilters } from '#db/list.ts';
import { findRow, insertRow, statement, updateRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { addMs } from '#src/lib/clock.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { type Page, pageByCreation } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { listed, orNotFound } from '../record/index.ts';
import { grantedScopes } from './granted-scopes.ts';
import { inheritPolicy } from './policies.ts';
import {
  type CreateServiceAccount,
  type NewServiceAccount,
  type RotateServiceAccount,
  SERVICE_ACCOUNT,
  type ServiceAccount,
  type ServiceAccountRow,
  type UpdateServiceAccount,
} from './service-accounts-schema.ts';

/** A secret that was made outside the domain, with the keyed hash to store and its last characters. */
export interface ClientSecret {
  secret: string;
  hash: string;
  hint: string;
}

type Keys = Pick<z.output<typeof CreateServiceAccount>, 'jwks' | 'jwks_uri'>;

/**
 * Creates a service account. It proves itself by its own keys where they are given, else by a secret shown once, and has
 * no more rights than the caller or its role.
 * @throws AppError ADMIN_REQUIRED for a caller that is itself limited in time or place, VALIDATION_ERROR
 */
export async function createServiceAccount(
  ctx: WriteContext,
  input: z.output<typeof CreateServiceAccount>,
  made: ClientSecret,
): Promise<NewServiceAccount> {
  requireUnlimited(ctx);
  const proof = proofOf(input, made);
  const row = SERVICE_ACCOUNT.row(
    {},
    {
      id: newId('service_account'),
      account_id: ctx.account.id,
      name: input.name,
      role: input.role,
      scopes: [...grantedScopes(ctx, input.scopes, input.role)],
      status: 'active',
      jwks: input.jwks ?? null,
      jwks_uri: input.jwks_uri ?? null,
      ...proof,
      created_by: ctx.user?.id ?? null,
      created_at: ctx.now,
    },
  );
  await insertRow(ctx.tx, 'service_accounts', row);
  await inheritPolicy(ctx, row.id, input.policy);
  const after = view(row);
  ctx.changed({ type: 'service_account', id: row.id, before: null, after, label: row.name });
  return withSecret(ctx, after, made, proof);
}

/** A page of the agency's service accounts, newest first. */
export async function listServiceAccounts(
  ctx: Context,
  filters: ListFilters & { status?: ServiceAccount['status'] | undefined },
): Promise<Page<ServiceAccount>> {
  const query = ctx.db
    .selectFrom('service_accounts')
    .selectAll('service_accounts')
    .where('account_id', '=', ctx.account.id);
  const rows = await listed(query, SERVICE_ACCOUNT, filters).execute();
  return pageByCreation(rows, filters, view);
}

/** A service account of the agency, revoked ones included. @throws AppError NOT_FOUND */
export async function getServiceAccount(ctx: Context, id: string): Promise<ServiceAccount> {
  return view(await requireServiceAccount(ctx, id));
}

/**
 * Renames a service account, pauses it or lets it go on. One that is paused is refused at its next request, and gets no
 * tokens; those that it has work again afterwards.
 * @throws AppError CONFLICT for one that is revoked
 */
export async function updateServiceAccount(
  ctx: WriteContext,
  input: z.output<typeof UpdateServiceAccount>,
): Promise<ServiceAccount> {
  const row = await requireServiceAccount(ctx, input.service_account_id);
  refuseRevoked(row);
  const patch = SERVICE_ACCOUNT.patch(input, {});
  return isUnchangedBy<ServiceAccountRow>(row, patch) ? view(row) : change(ctx, row, patch);
}

/** Ends a service account with all its tokens: its next request is refused. One that is revoked stays as it is. */
export async function revokeServiceAccount(ctx: WriteContext, id: string): Promise<ServiceAccount> {
  const row = await requireServiceAccount(ctx, id);
  if (row.status === 'revoked') return view(row);
  return change(ctx, row, { status: 'revoked', revoked_at: ctx.now });
}

/**
 * Gives a service account other public keys, or a new secret where none are given. An old secret works for the overlap.
 * @throws AppError CONFLICT for one that is revoked, ADMIN_REQUIRED, VALIDATION_ERROR
 */
export async function rotateServiceAccount(
  ctx: WriteContext,
  input: z.output<typeof RotateServiceAccount>,
  made: ClientSecret,
): Promise<NewServiceAccount> {
  requireUnlimited(ctx);
  const row = await requireServiceAccount(ctx, input.service_account_id);
  refuseRevoked(row);
  const proof = proofOf(input, made);
  const after = await change(ctx, row, {
    jwks: SERVICE_ACCOUNT.patch({}, { jwks: input.jwks ?? null }).jwks,
    jwks_uri: input.jwks_uri ?? null,
    ...proof,
    previous_secret_hash: row.secret_hash,
    previous_ends_at:
      row.secret_hash === null ? null : addMs(ctx.now, Math.round(input.overlap_hours * 3600_000)),
  });
  return withSecret(ctx, after, made, proof);
}

function refuseRevoked({ status }: ServiceAccountRow): void {
  if (status !== 'revoked') return;
  throw new AppError(
    'CONFLICT',
    'This service account is revoked, and nothing brings it back. Make a new one with create_service_account.',
  );
}

async function change(
  ctx: WriteContext,
  row: ServiceAccountRow,
  patch: Partial<ServiceAccountRow>,
): Promise<ServiceAccount> {
  await updateRow(ctx.tx, 'service_accounts', ctx.account.id, row.id, patch);
  const after = view({ ...row, ...patch });
  ctx.changed({ type: 'service_account', id: row.id, before: view(row), after, label: row.name });
  return after;
}

/** How it proves itself: by a secret unless it has keys. */
function proofOf({ jwks, jwks_uri }: Keys, made: ClientSecret) {
  if (jwks !== undefined && jwks_uri !== undefined)
    throw invalid('jwks_uri', 'Give jwks or jwks_uri, not both: its keys are in one place.');
  const keyed = jwks !== undefined || jwks_uri !== undefined;
  return { secret_hash: keyed ? null : made.hash, hint: keyed ? null : made.hint };
}

function withSecret(
  ctx: WriteContext,
  account: ServiceAccount,
  made: ClientSecret,
  proof: { secret_hash: string | null },
): NewServiceAccount {
  return { ...account, client_secret: ctx.rehearsal || proof.secret_hash === null ? null : made.secret };
}

// A service account is limited in none of these, so whoever is must not come by one.
function requireUnlimited({ credential }: WriteContext): void {
  if (credential.networks == null && credential.endsAt == null && credential.outward !== 'plan') return;
  throw new AppError(
    'ADMIN_REQUIRED',
    'This credential is limited to networks, ends by itself or plans what leaves the agency, and a service account would not. Ask an admin to do it.',
  );
}

const requireServiceAccount = orNotFound('service_account', (ctx, id) =>
  findRow(ctx.db, 'service_accounts', ctx.account.id, id),
);

const view = (row: ServiceAccountRow): ServiceAccount =>
  SERVICE_ACCOUNT.view(row, {
    client_id: row.id,
    auth_method: row.secret_hash === null ? 'private_key_jwt' : 'client_secret',
  });

/** The service account with a client_id, revoked ones included. It is looked up without an agency. */
export const serviceByClientId = statement((db: Db, v: { client: string }) =>
  db.selectFrom('service_accounts').where(foundBy('service_accounts', v.client)).selectAll(),
);

/** The service accounts of an agency that were not revoked, the oldest first. */
export async function liveServiceAccounts(
  db: Db,
  account: string,
): Promise<Pick<ServiceAccountRow, 'id' | 'name'>[]> {
  return db
    .selectFrom('service_accounts')
    .select(['id', 'name'])
    .where('account_id', '=', account)
    .where('status', '!=', 'revoked')
    .orderBy('created_at')
    .execute();
}
