import { withArticle } from '#src/lib/article.ts';
import { AppError } from '#src/lib/errors.ts';
import { isId } from '#src/lib/ids.ts';
import type { Page } from '#src/lib/page.ts';
import type { Context, WriteContext } from '../context.ts';
import { KINDS, NAMES } from './kinds.ts';
import type { Held, HeldDecision, HeldKind, ReleaseHeld } from './schema.ts';
import { pageOfHeld } from './store.ts';

export { dueReadings, readingOf, settleReading, type TextsToRead } from './readings.ts';

/** A page of what waits for a person, the newest first; of the kinds that the credential may read. */
export async function listHeld(
  ctx: Context,
  filters: { limit: number; after?: string | undefined; kind?: HeldKind | undefined },
): Promise<Page<Held>> {
  const wanted = filters.kind === undefined ? NAMES : [filters.kind];
  return pageOfHeld(
    ctx,
    wanted.filter((kind) => ctx.can(`${KINDS[kind].module}:read`)),
    filters,
  );
}

/**
 * Lets a held record go, or withdraws it. What left cannot be called back.
 * @throws AppError INSUFFICIENT_SCOPE without the scope of its kind, NOT_FOUND, CONFLICT for one that is not held or that
 * can no longer leave
 */
export async function releaseHeld(
  ctx: WriteContext,
  { record, decision, reason }: ReleaseHeld,
): Promise<HeldDecision> {
  const kind = NAMES.find((name) => isId(name, record));
  if (kind === undefined) throw new Error(`${record} is of no kind that can be held`);
  const { module, release, withdraw } = KINDS[kind];
  if (!ctx.can(`${module}:write`)) {
    throw new AppError(
      'INSUFFICIENT_SCOPE',
      `This credential lacks the scope ${module}:write, which ${withArticle(kind.replaceAll('_', ' '))} needs. Use one that has it.`,
      { field: 'record', extra: { scope: `${module}:write` } },
    );
  }
  const done = await (decision === 'release' ? release : withdraw)(ctx, record, reason).catch(
    (error: unknown) => {
      throw isMissing(error, record) ? noneSuch(kind, record) : error;
    },
  );
  if (done.review === null) throw new Error(`${record} was decided without a review`);
  return { record, kind, status: done.status, review: done.review };
}

const isMissing = (error: unknown, record: string): boolean =>
  error instanceof AppError && error.code === 'NOT_FOUND' && error.message.includes(record);

const noneSuch = (kind: HeldKind, record: string): AppError =>
  new AppError(
    'NOT_FOUND',
    `No ${kind.replaceAll('_', ' ')} ${record} in this agency. list_held shows what waits.`,
    {
      field: 'record',
    },
  );
