import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import {
  expiredSubmissions,
  expireSubmission,
  nextSubmissionExpiry,
  type ReviewPage,
} from '#src/domain/submissions/index.ts';
import type { Respond } from '#src/domain/submissions/schema.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { Service } from '#src/service.ts';
import { internalPrincipal } from '../auth/internal.ts';
import type { Sweep } from '../jobs/sweep.ts';
import { markViewedAction, readReviewAction, respondAction } from './actions.ts';

/** Lets submissions expire whose link no longer works. */
export const expiringSubmissions: Sweep = {
  name: 'expire_submissions',
  title: 'Let a submission expire',
  woken: false,
  due: expiredSubmissions,
  work: expireSubmission,
  next: nextSubmissionExpiry,
};

/** What the link of a submission opens. Reading it changes nothing. @throws AppError NOT_FOUND */
export async function readReview(service: Service, token: string): Promise<ReviewPage> {
  return (await run(service, token, readReviewAction, {})) as ReviewPage;
}

/** Notes that a person has opened the page behind a link. @throws AppError NOT_FOUND */
export async function openReview(service: Service, token: string): Promise<void> {
  await run(service, token, markViewedAction, {});
}

/** Takes what the contact says to a candidate. @throws AppError NOT_FOUND, LINK_EXPIRED, LINK_REVOKED */
export async function respondToReview(
  service: Service,
  token: string,
  item: string,
  response: Respond,
): Promise<void> {
  await run(service, token, respondAction, { item_id: item, response });
}

async function run(service: Service, token: string, action: Action, input: object): Promise<unknown> {
  const hash = service.links.hash(token);
  // The link is the credential, so its account is not known before it is found.
  const found = await service.store.read(async (db) => {
    const row = await db
      .selectFrom('submissions as s')
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
  const { data } = await execute(
    service.runtime,
    action,
    { submission_id: row.id, ...input },
    { principal, origin: { face: 'http', requestId: newId('request') }, charged: true },
  );
  return data;
}
