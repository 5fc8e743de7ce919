import type * as z from 'zod';
import { json } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { AppError, invalid, notFound } from '#src/lib/errors.ts';
import { tiersFault } from '../clients/rules.ts';
import { renameSelfClient } from '../clients/self.ts';
import type { Context, WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import { refuseBlocked, review } from '../moderation/index.ts';
import { isProgram } from '../programs.ts';
import {
  ACCOUNT,
  type AccountRecord,
  type AccountRow,
  loosensHeldRelease,
  type SetCandidateAllowance,
  type SetConnectionPolicy,
  type SetCvsReadByModel,
  type SetFeeTermsRoles,
  type SetHeldRelease,
  type SetOwnFigures,
  type SetSearchByMeaning,
  type SetSecondFactor,
  type UpdateAccount,
} from './account-schema.ts';
import type { FeeSchedule } from './schema.ts';
import { AccountSettings } from './settings.ts';

/** Refuses every account id but the credential's own, as if it did not exist. */
export function requireOwnAccount(ctx: Context, accountId: string | undefined): void {
  if (accountId !== undefined && accountId !== ctx.account.id)
    throw notFound('account', accountId, 'account_id');
}

/** The caller's own account. @throws AppError NOT_FOUND for any other id */
export async function getAccount(ctx: Context, accountId?: string): Promise<AccountRecord> {
  requireOwnAccount(ctx, accountId);
  return toAccount(await ownRow(ctx.db, ctx.account.id));
}

/** Changes an account's own fields and renames its self-client accordingly. */
export async function updateAccount(
  ctx: WriteContext,
  input: z.output<typeof UpdateAccount>,
): Promise<AccountRecord> {
  const { account_id, standard_fee_schedule: terms, ...fields } = input;
  requireOwnAccount(ctx, account_id);
  const row = await ownRow(ctx.tx, ctx.account.id);
  const fault = terms?.tiers === undefined ? null : tiersFault(terms.tiers);
  if (fault !== null) throw invalid('standard_fee_schedule.tiers', `standard_fee_schedule.tiers: ${fault}`);
  if (fields.name !== undefined && fields.name !== row.name) {
    // Every mail is from it, and every page is headed by it.
    const country = fields.country ?? row.country;
    refuseBlocked(review([['name', fields.name]], { subject: 'role', place: country }));
    await renameSelfClient(ctx, fields.name);
  }
  const schedule = terms && { ...json.decode<FeeSchedule>(row.standard_fee_schedule), ...terms };
  return rewrite(ctx, row, ACCOUNT.patch(fields, { standard_fee_schedule: schedule }));
}

/** Gives the agency its owner's name and, where it moves to another country, what follows from that. */
export async function nameAccount(
  ctx: WriteContext,
  name: string,
  defaults: { country?: string; currency?: string; timezone?: string; standard_fee_schedule?: FeeSchedule },
): Promise<AccountRecord> {
  const row = await ownRow(ctx.tx, ctx.account.id);
  await renameSelfClient(ctx, name);
  return rewrite(ctx, row, ACCOUNT.columnsOf({ name, ...defaults }));
}

/** Restores members of the account from a snapshot and renames its self-client accordingly. */
export async function restoreAccount(
  ctx: WriteContext,
  _id: string,
  members: Readonly<Record<string, unknown>>,
): Promise<AccountRecord> {
  const row = await ownRow(ctx.tx, ctx.account.id);
  const patch = ACCOUNT.restoredColumns(members);
  if (patch.name !== undefined && patch.name !== row.name) await renameSelfClient(ctx, patch.name);
  return rewrite(ctx, row, patch);
}

/** Sets the roles besides admin that may change clients' fee terms. */
export function setFeeTermsRoles(
  ctx: WriteContext,
  { roles }: z.output<typeof SetFeeTermsRoles>,
): Promise<AccountRecord> {
  return setSettings(ctx, { fee_terms_roles: roles });
}

/** Sets whether people whose role has no quotas:read see their own billings and targets. */
export function setOwnFigures(
  ctx: WriteContext,
  { shown }: z.output<typeof SetOwnFigures>,
): Promise<AccountRecord> {
  return setSettings(ctx, { own_figures: shown });
}

/**
 * Sets whether texts of records and searches go to the model that turns them into vectors.
 * @throws AppError ADMIN_REQUIRED where a program for which no person answers would send them
 */
export async function setSearchByMeaning(
  ctx: WriteContext,
  { on }: z.output<typeof SetSearchByMeaning>,
): Promise<AccountRecord> {
  if (on) requirePerson(ctx, 'on', 'whether what people and jobs say goes to a model');
  if (on && ctx.deployment?.embeddingModel == null)
    ctx.warn(
      'no_embedding_model',
      'No model that turns texts into vectors is configured here: searches rank by words until the operator sets AI_EMBEDDING_MODEL.',
    );
  return setSettings(ctx, { search_by_meaning: on });
}

/**
 * Sets whether the texts of CVs go to the configured model.
 * @throws AppError ADMIN_REQUIRED where a program for which no person answers would send them
 */
export async function setCvsReadByModel(
  ctx: WriteContext,
  { on }: z.output<typeof SetCvsReadByModel>,
): Promise<AccountRecord> {
  if (on) requirePerson(ctx, 'on', 'whether what CVs say goes to a model');
  if (on && ctx.deployment?.readsTexts !== true)
    ctx.warn(
      'no_reading_model',
      'No language model is configured here: CVs are read by the rules alone until the operator sets AI_PROVIDER.',
    );
  return setSettings(ctx, { cvs_read_by_model: on });
}

/**
 * Sets who may let go texts that were held because of their wording, and whether a model reads them first.
 * @throws AppError ADMIN_REQUIRED where a program for which no person answers would let more leave unseen
 */
export async function setHeldRelease(
  ctx: WriteContext,
  input: z.output<typeof SetHeldRelease>,
): Promise<AccountRecord> {
  const { by, model_reads } = input;
  if (loosensHeldRelease(input))
    requirePerson(ctx, 'by', 'who lets go what was held and whether a model reads it');
  if (model_reads === true && ctx.deployment?.readsTexts !== true)
    ctx.warn(
      'no_reading_model',
      'No language model is configured here: texts are held by the rules alone until the operator sets AI_PROVIDER.',
    );
  return setSettings(ctx, { release_held: by, ...(model_reads === undefined ? {} : { model_reads }) });
}

/** @throws AppError ADMIN_REQUIRED where a program asks for which no person answers */
function requirePerson({ user, credential }: WriteContext, field: string, what: string): void {
  if (user !== null || !isProgram(credential)) return;
  throw new AppError(
    'ADMIN_REQUIRED',
    `A signed-in person decides ${what}: a key or service account that belongs to nobody cannot. An admin does it with a key of their own or an assistant, and agrees to it on the approval page.`,
    { field },
  );
}

/** Sets whose sign-ins need a passkey, and which approvals ask for it again. */
export function setSecondFactor(
  ctx: WriteContext,
  input: z.output<typeof SetSecondFactor>,
): Promise<AccountRecord> {
  return setSettings(ctx, { second_factor: input });
}

/** Sets the daily limit of candidates shown to one user, and what happens beyond it. */
export function setCandidateAllowance(
  ctx: WriteContext,
  { limit, mode }: z.output<typeof SetCandidateAllowance>,
): Promise<AccountRecord> {
  return setSettings(ctx, ({ candidate_allowance: now }) => ({
    candidate_allowance: { limit, mode: mode ?? now.mode },
  }));
}

/** Sets the roles whose new connections need an admin's approval. */
export function setConnectionPolicy(
  ctx: WriteContext,
  { roles }: z.output<typeof SetConnectionPolicy>,
): Promise<AccountRecord> {
  return setSettings(ctx, { connection_approval_roles: roles });
}

/** Sets which documents contracts of a region need; null restores the service's defaults. */
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

/** Restores settings; omitted ones stay unchanged. */
export function restoreSettings(
  ctx: WriteContext,
  _id: string,
  settings: Readonly<Partial<AccountSettings>>,
): Promise<AccountRecord> {
  return setSettings(ctx, settings);
}

type SettingsPatch = Partial<AccountSettings> | ((now: AccountSettings) => Partial<AccountSettings>);

async function setSettings(ctx: WriteContext, patch: SettingsPatch): Promise<AccountRecord> {
  const row = await ownRow(ctx.tx, ctx.account.id);
  const now = settingsOf(row);
  const settings = { ...now, ...(typeof patch === 'function' ? patch(now) : patch) };
  return rewrite(ctx, row, ACCOUNT.columnsOf({ settings }));
}

/** Settings that only the operator of the deployment changes. */
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
  const { connection_approval, ...switched } = given;
  const connection_approval_roles = [...SetAllRoles[connection_approval ? 'on' : 'off']];
  const settings =
    connection_approval === undefined ? undefined : { ...settingsOf(row), connection_approval_roles };
  return rewrite(ctx, row, ACCOUNT.patch(switched, { settings }));
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
  if (isUnchangedBy(row, patch, ctx)) return toAccount(row);
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

const toAccount = (row: AccountRow): AccountRecord => ({ ...ACCOUNT.view(row), settings: settingsOf(row) });
