import { internalPrincipal } from '#src/access/internal.ts';
import { execute } from '#src/action/execute.ts';
import { type CheckIn, checkInOf } from '#src/domain/pools/index.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { LinkService } from '../service.ts';
import { answerCheckInAction } from './actions.ts';

const unknown = (): AppError =>
  new AppError('NOT_FOUND', 'There is no such page. Copy the whole link from the mail.');

/** The check-in behind a link. Opening it changes nothing. @throws AppError NOT_FOUND */
export async function readCheckIn(service: LinkService, token: string): Promise<CheckIn> {
  const found = await service.store.read((db) => checkInOf(db, service.links.hash(token)));
  if (found === undefined) throw unknown();
  return found;
}

/** Keeps a member's answer; "not interested" is final. @throws AppError NOT_FOUND */
export async function useCheckIn(
  service: LinkService,
  token: string,
  answer: 'interested' | 'not_interested',
): Promise<CheckIn> {
  const found = await readCheckIn(service, token);
  const system = await service.store.read((db) =>
    internalPrincipal(db, found.account_id, { type: 'system', name: 'Deskhand' }),
  );
  if (system === undefined) throw unknown();
  const actor = { type: 'candidate' as const, id: found.candidate_id, name: found.name };
  const { data } = await execute(
    service.runtime,
    answerCheckInAction,
    { member_id: found.member_id, answer },
    {
      principal: { ...system, actor },
      origin: { face: 'http', requestId: newId('request') },
      charged: true,
    },
  );
  const kept = answerCheckInAction.output.parse(data) as { answer: CheckIn['answer'] };
  return { ...found, answer: kept.answer };
}
