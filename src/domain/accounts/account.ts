import type { Selectable } from 'kysely';
import type * as z from 'zod';
import { json } from '#db/rows.ts';
import type { AccountsTable } from '#db/schema/accounts.ts';
import type { Db } from '#db/store.ts';
import { invalid, notFound } from '#src/lib/errors.ts';
import type { Id } from '#src/lib/ids.ts';
import { tiersFault } from '../clients/rules.ts';
import { renameSelfClient } from '../clients/self.ts';
import type { Context, WriteContext } from '../context.ts';
import { leavesAsIs } from '../fields.ts';
import type {
  AccountRecord,
  SetCandidateAllowance,
  SetConnectionPolicy,
  SetFeeTermsRoles,
  UpdateAccount,
} from './account-schema.ts';
import type { FeeSchedule } from './schema.ts';
import { AccountSettings } from './settings.ts';

type AccountRow = Selectable<AccountsTable>;

/** Refuses an account other than the credential's own as one that does not exist. */
export function requireOwn(ctx: Context, accountId: string | undefined): void {
  if (accountId !== undefined && accountId !== ctx.account.id)
    throw notFound('account', accountId, 'account_id');
}

/** The agency of the credential. @throws AppError NOT_FOUND for any other */
export async function getAccount(ctx: Context, accountId?: string): Promise<AccountRecord> {
  requireOwn(ctx, accountId);
  return toAccount(await ownRow(ctx.db, ctx.account.id));
}

/** Changes an agency's own fields. Its self-client follows its name. */
export async function updateAccount(
  ctx: WriteContext,
  input: z.output<typeof UpdateAccount>,
): Promise<AccountRecord> {
  const { account_id, standard_fee_schedule: terms, marketplace, ...fields } = input;
  requireOwn(ctx, account_id);
  const row = await ownRow(ctx.tx, ctx.account.id);
  const fault = terms?.tiers === undefined ? null : tiersFault(terms.tiers);
  if (fault !== null) throw invalid('standard_fee_schedule.tiers', `standard_fee_schedule.tiers: ${fault}`);
  if (fields.name !== undefined && fields.name !== row.name) await renameSelfClient(ctx, fields.name);
  const schedule = terms && { ...json.decode<FeeSchedule>(row.standard_fee_schedule), ...terms };
  return rewrite(ctx, row, {
    ...fields,
    ...(marketplace === undefined ? {} : { marketplace: marketplace ? 1 : 0 }),
    ...(schedule === undefined ? {} : { standard_fee_schedule: json.encode(schedule) }),
  });
}

/** Opens the fee terms of clients to roles besides admin. */
export function setFeeTermsRoles(
  ctx: WriteContext,
  { roles }: z.output<typeof SetFeeTermsRoles>,
): Promise<AccountRecord> {
  return setSettings(ctx, { fee_terms_roles: roles });
}

/** Sets how many candidates one person may be shown in a day, and what happens beyond. */
export function setCandidateAllowance(
  ctx: WriteContext,
  { limit, mode }: z.output<typeof SetCandidateAllowance>,
): Promise<AccountRecord> {
  return setSettings(ctx, ({ candidate_allowance: now }) => ({
    candidate_allowance: { limit, mode: mode ?? now.mode },
  }));
}

/** Names the roles whose new connections wait for an admin. */
export function setConnectionPolicy(
  ctx: WriteContext,
  { roles }: z.output<typeof SetConnectionPolicy>,
): Promise<AccountRecord> {
  return setSettings(ctx, { connection_approval_roles: roles });
}

/** Sets what contracts of a region need; null goes back to what the service proposes. */
export function setRequiredPapers(
  ctx: WriteContext,
  region: string,
  requirements: AccountSettings['required_papers'][string] | null,
): Promise<AccountRecord> {
  return setSettings(ctx, ({ required_papers: now }) => {
    const { [region]: _, ...others } = now;
    return { required_papers: requirements === null ? others : { ...others, [region]: requirements } };
  });
}

/** Puts settings back as they were. */
export function restoreSettings(ctx: WriteContext, settings: AccountSettings): Promise<AccountRecord> {
  return setSettings(ctx, settings);
}

type SettingsPatch = Partial<AccountSettings> | ((now: AccountSettings) => Partial<AccountSettings>);

async function setSettings(ctx: WriteContext, patch: SettingsPatch): Promise<AccountRecord> {
  const row = await ownRow(ctx.tx, ctx.account.id);
  const now = settingsOf(row);
  const settings = { ...now, ...(typeof patch === 'function' ? patch(now) : patch) };
  return rewrite(ctx, row, { settings: json.encode(settings) });
}

/** What only the operator of the deployment switches. */
export async function setWorkspace(
  ctx: WriteContext,
  given: {
    plan?: AccountRow['plan'] | undefined;
    status?: AccountRow['status'] | undefined;
    marketplace?: boolean | undefined;
    connection_approval?: boolean | undefined;
  },
): Promise<AccountRecord> {
  const row = await ownRow(ctx.tx, ctx.account.id);
  const { marketplace, connection_approval, plan, status } = given;
  const roles = SetAllRoles[connection_approval ? 'on' : 'off'];
  return rewrite(ctx, row, {
    ...(plan === undefined ? {} : { plan }),
    ...(status === undefined ? {} : { status }),
    ...(marketplace === undefined ? {} : { marketplace: marketplace ? 1 : 0 }),
    ...(connection_approval === undefined
      ? {}
      : { settings: json.encode({ ...settingsOf(row), connection_approval_roles: roles }) }),
  });
}

const SetAllRoles = {
  on: ['team_lead', 'consultant', 'researcher', 'finance', 'read_only'],
  off: [],
} as const;

async function rewrite(
  ctx: WriteContext,
  row: AccountRow,
  patch: Partial<AccountRow>,
): Promise<AccountRecord> {
  if (leavesAsIs(row, patch, ctx)) return toAccount(row);
  const changed = { ...patch, updated_at: ctx.now };
  await ctx.tx.updateTable('accounts').set(changed).where('id', '=', ctx.account.id).execute();
  const after = toAccount({ ...row, ...changed });
  ctx.changed({ type: 'account', id: row.id, before: toAccount(row), after, label: after.name });
  return after;
}

async function ownRow(db: Db, account: string): Promise<AccountRow> {
  return db.selectFrom('accounts').selectAll().where('id', '=', account).executeTakeFirstOrThrow();
}

function settingsOf(row: AccountRow): AccountSettings {
  return AccountSettings.parse(json.decode(row.settings));
}

function toAccount(row: AccountRow): AccountRecord {
  return {
    id: row.id as Id<'account'>,
    name: row.name,
    country: row.country,
    timezone: row.timezone,
    currency: row.currency,
    standard_fee_schedule: json.decode<FeeSchedule>(row.standard_fee_schedule),
    plan: row.plan,
    status: row.status,
    marketplace: row.marketplace === 1,
    sandbox: row.sandbox === 1,
    settings: settingsOf(row),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
