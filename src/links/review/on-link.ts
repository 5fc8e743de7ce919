import { internalPrincipal } from '#src/access/internal.ts';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { LinkService } from '../service.ts';

/**
 * Runs an action for whoever holds a link to a record, in the name of the contact whom it was sent to.
 * @param of the action and its input, for the record's id
 * @throws AppError NOT_FOUND for a link that was not made here, and whatever refuses the action
 */
export async function runOnLink(
  service: LinkService,
  table: 'submissions' | 'specs',
  token: string,
  of: (id: string) => [Action, object],
): Promise<unknown> {
  const hash = service.links.hash(token);
  // The link is the credential, so its account is not known before it is found.
  const found = await service.store.read(async (db) => {
    const row = await db
      // Both have the columns that are asked for here.
      .selectFrom(`${table} as s` as 'submissions as s')
      .leftJoin('client_contacts as c', 'c.id', 's.client_contact_id')
      .leftJoin('candidates as p', 'p.id', 'c.person_id')
      .where('s.link_hash', '=', hash)
      .select(['s.id', 's.account_id', 's.client_contact_id as contact', 'p.name'])
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const system = await internalPrincipal(db, row.account_id, { type: 'system', name: 'Deskhand' });
    return system === undefined ? undefined : { row, system };
  });
  if (found === undefined) {
    throw new AppError('NOT_FOUND', 'There is no such link. Copy the whole of it from the mail.');
  }
  const { row, system } = found;
  const principal = {
    ...system,
    actor: { type: 'client' as const, id: row.contact, name: row.name },
    deployment: service.runtime.deployment,
  };
  const [action, input] = of(row.id);
  const { data } = await execute(service.runtime, action, input, {
    principal,
    origin: { face: 'http', requestId: newId('request') },
    charged: true,
  });
  return data;
}
