import type { Principal } from '#src/access/principal.ts';
import { admitAccount } from '#src/action/gates.ts';
import { parseInput } from '#src/action/parse.ts';
import { type PublishedPool, publishedPool, wantsCv } from '#src/domain/pools/index.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { principalIn, readAs, runAs } from '../open.ts';
import { keepSentCv, typeOfCv } from '../sent-cv.ts';
import type { LinkService } from '../service.ts';
import { joinPoolAction } from './actions.ts';

/** A pool that people may ask to join, and what a request of theirs is written as. */
export interface OpenPool {
  id: string;
  shown: PublishedPool;
  principal: Principal;
}

/** The pool at a public address. @throws AppError NOT_FOUND for one that is not, or not published */
export async function openPool(service: LinkService, agency: string, slug: string): Promise<OpenPool> {
  const pool = await service.store.read((db) => publishedPool(db, agency, slug));
  const principal =
    pool && (await principalIn(service, pool.account_id, { type: 'candidate', id: null, name: null }));
  if (pool === undefined || principal === undefined)
    throw new AppError('NOT_FOUND', 'There is no talent pool at this address that can be joined.');
  admitAccount(principal, true);
  return { id: pool.id, shown: pool, principal };
}

/**
 * Takes a request to join. The answer tells nothing of whether the person, or an earlier request of theirs, is known.
 * @param fields what was sent, by name; unknown ones are refused
 * @throws AppError VALIDATION_ERROR on the field at fault, RATE_LIMIT_EXCEEDED
 */
export async function joinPool(
  service: LinkService,
  pool: OpenPool,
  fields: Record<string, string | null>,
  file: { filename: string; bytes: Uint8Array } | null,
  ip: string,
): Promise<void> {
  for (const name of ['pool_id', 'cv'])
    if (name in fields) throw invalid(name, `${name}: is no text field of this form; cv is sent as a file.`);
  const input = { ...fields, pool_id: pool.id };
  // What is faulty is refused before a file of it is kept.
  parseInput(joinPoolAction, { ...input, cv: null });
  await service.publicPages.countForm(ip, `pool ${pool.id}`);
  const cv = file === null ? null : await keep(service, pool, fields.email ?? '', file);
  await runAs(service, pool.principal, joinPoolAction, { ...input, cv });
}

async function keep(
  service: LinkService,
  { id, principal }: OpenPool,
  email: string,
  file: { filename: string; bytes: Uint8Array },
) {
  const { files } = service.runtime.ports;
  await typeOfCv(files, file.bytes);
  const wanted = await readAs(service, principal, (ctx) => wantsCv(ctx, id, email));
  return wanted ? keepSentCv(files, principal.account.id, file) : null;
}
