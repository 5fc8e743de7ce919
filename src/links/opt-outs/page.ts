import { recordOptOutUse } from '#src/domain/emails/outbox.ts';
import { findOptOut, type OptOut } from '../behind.ts';
import { findLink, type LinkKind, principalOfLink, runAs } from '../open.ts';
import type { LinkService } from '../service.ts';
import { optOutAction } from './actions.ts';

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
  await service.store.write(({ tx }) =>
    recordOptOutUse(tx, service.links.hash(token), new Date().toISOString()),
  );
  return { ...found, done: true };
}
