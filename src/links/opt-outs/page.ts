import type { Db } from '#db/store.ts';
import { keepOptOut } from '#src/domain/emails/outbox.ts';
import { findLink, type LinkKind, principalOfLink, runAs } from '../open.ts';
import type { LinkService } from '../service.ts';
import { optOutAction } from './actions.ts';

/** Whose link it is, and whether they have opted out already. */
export interface OptOut {
  account_id: string;
  candidate_id: string;
  agency: string;
  name: string;
  done: boolean;
}

const OPT_OUT: LinkKind<OptOut> = {
  find: findOptOut,
  actor: ({ candidate_id, name }) => ({ type: 'candidate', id: candidate_id, name }),
  unknown: 'There is no such link. Copy the whole of it from the mail.',
};

/** The person behind an opt-out link. Opening it changes nothing. @throws AppError NOT_FOUND */
export function readOptOut(service: LinkService, token: string): Promise<OptOut> {
  return findLink(service, OPT_OUT, token);
}

/** Opts the person behind a link out of all e-mail of the agency. Twice is once. @throws AppError NOT_FOUND */
export async function useOptOut(service: LinkService, token: string): Promise<OptOut> {
  const found = await readOptOut(service, token);
  if (found.done) return found;
  const principal = await principalOfLink(service, OPT_OUT, found);
  await runAs(service, principal, optOutAction, { candidate_id: found.candidate_id });
  await service.store.write(({ tx }) => keepOptOut(tx, service.links.hash(token), new Date().toISOString()));
  return { ...found, done: true };
}

async function findOptOut(db: Db, hash: string): Promise<OptOut | undefined> {
  const row = await db
    .selectFrom('email_opt_outs as o')
    .innerJoin('accounts as a', 'a.id', 'o.account_id')
    .leftJoin('candidates as c', (on) =>
      on.onRef('c.id', '=', 'o.candidate_id').onRef('c.account_id', '=', 'o.account_id'),
    )
    .where('o.hash', '=', hash)
    .select([
      'o.account_id',
      'o.candidate_id',
      'a.name as agency',
      'c.name',
      'c.email_opt_out',
      'c.deleted_at',
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { account_id, candidate_id, agency } = row;
  const deleted = row.name === null || row.deleted_at !== null;
  return {
    account_id,
    candidate_id,
    agency,
    name: deleted ? '' : (row.name ?? ''),
    done: deleted || row.email_opt_out === 1,
  };
}
