import { internalPrincipal } from '#src/access/internal.ts';
import { execute } from '#src/action/execute.ts';
import { keepOptOut } from '#src/domain/emails/outbox.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { LinkService } from '../service.ts';
import { optOutAction } from './actions.ts';
import { optOutHash } from './link.ts';

/** Whose link it is, and whether they have opted out already. */
export interface OptOut {
  accountId: string;
  candidateId: string;
  agency: string;
  name: string;
  done: boolean;
}

/** The person behind an opt-out link. Opening it changes nothing. @throws AppError NOT_FOUND */
export async function readOptOut(service: LinkService, token: string): Promise<OptOut> {
  const hash = optOutHash(service.secrets, token);
  // The link is the credential, so its account is not known before it is found.
  const row = await service.store.read((db) =>
    db
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
      .executeTakeFirst(),
  );
  if (row === undefined) {
    throw new AppError('NOT_FOUND', 'There is no such link. Copy the whole of it from the mail.');
  }
  const gone = row.name === null || row.deleted_at !== null;
  return {
    accountId: row.account_id,
    candidateId: row.candidate_id,
    agency: row.agency,
    name: gone ? '' : (row.name ?? ''),
    done: gone || row.email_opt_out === 1,
  };
}

/** Opts the person behind a link out of all e-mail of the agency. Twice is once. @throws AppError NOT_FOUND */
export async function useOptOut(service: LinkService, token: string): Promise<OptOut> {
  const found = await readOptOut(service, token);
  const { accountId, candidateId, name } = found;
  if (found.done) return found;
  const system = await service.store.read((db) =>
    internalPrincipal(db, accountId, { type: 'system', name: 'Deskhand' }),
  );
  if (system === undefined) throw new AppError('NOT_FOUND', 'There is no such link.');
  const principal = { ...system, actor: { type: 'candidate' as const, id: candidateId, name } };
  const origin = { face: 'http' as const, requestId: newId('request') };
  const input = { candidate_id: candidateId };
  await execute(service.runtime, optOutAction, input, { principal, origin, charged: true });
  await service.store.write(({ tx }) =>
    keepOptOut(tx, optOutHash(service.secrets, token), new Date().toISOString()),
  );
  return { ...found, done: true };
}
