import { AppError } from '#src/lib/errors.ts';
import type { WriteContext } from '../context.ts';
import { nameAccount } from './account.ts';
import type { AccountRecord } from './account-schema.ts';
import { findAgency } from './agencies.ts';
import { changeEmail, userByEmail } from './users.ts';
import { countryDefaults, PLACEHOLDER } from './workspace.ts';

/** Changes that an agency's feed holds before anybody has worked in it: its first key. */
const CHANGES_OF_A_NEW_AGENCY = 1;

export interface WorkspaceSetup {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Of the first admin. */
  email: string;
  admin_name?: string | undefined;
}

/**
 * Gives the agency that a first start made its owner's names.
 * @throws AppError CONFLICT when it has names already, or when records were kept in the currency of another country
 */
export async function setUpWorkspace(ctx: WriteContext, given: WorkspaceSetup): Promise<AccountRecord> {
  const row = await findAgency(ctx.tx, ctx.account.id);
  const admin = await userByEmail(ctx.tx, ctx.account.id, PLACEHOLDER.email);
  if (row === undefined || admin === undefined || row.name !== PLACEHOLDER.name)
    throw new AppError(
      'CONFLICT',
      `${row?.name ?? 'The agency'} is set up already. Add another agency with deskhand workspace create.`,
    );
  const moved = given.country !== row.country;
  if (moved && row.change_sequence > CHANGES_OF_A_NEW_AGENCY)
    throw new AppError(
      'CONFLICT',
      `Records are kept for ${row.country} in ${row.currency} already, so the country stays. Set up with --country ${row.country}, or make another agency with deskhand workspace create.`,
      { field: 'country' },
    );
  const name = given.admin_name ?? given.email.split('@')[0] ?? given.email;
  await changeEmail(ctx, { user_id: admin.id, email: given.email, name });
  return nameAccount(ctx, given.name, moved ? countryDefaults(given.country) : {});
}
