import type { Principal } from '#src/access/principal.ts';
import type { BatchService } from './service.ts';
import type { BatchAnswer } from './types.ts';

/**
 * Counts the candidates that the stored results of a batch show, when they are shown again.
 * @throws AppError DAILY_LIMIT_REACHED
 */
export async function countShown(
  service: BatchService,
  principal: Principal,
  answer: Pick<BatchAnswer, 'items'>,
): Promise<void> {
  const { catalogue } = service.batches;
  const shown = answer.items.flatMap(({ action, result }) =>
    result === undefined ? [] : (catalogue.get(action)?.reveals?.(result) ?? []),
  );
  if (shown.length > 0) await service.runtime.access.count(principal, [...new Set(shown)]);
}
