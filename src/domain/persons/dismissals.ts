import type { In, Pair } from './absorb.ts';
import type { MergeLog } from './merge-log.ts';
import { type Row, rowsWith } from './rows.ts';

/**
 * Takes over to the kept record whom somebody said the other one is not: a pair that was dismissed is not asked about again under
 * the other id.
 */
export async function moveDismissals(
  { tx, account, now }: In,
  log: MergeLog,
  { keep, gone }: Pair,
): Promise<void> {
  const pairsOf = async (id: string): Promise<Row[]> =>
    (
      await Promise.all(
        ['first_id', 'second_id'].map((side) => rowsWith(tx, 'duplicate_pairs', account.id, { [side]: id })),
      )
    ).flat();
  const own = await pairsOf(keep);
  const besides = (row: Row, id: string): string =>
    String(row.first_id === id ? row.second_id : row.first_id);
  for (const row of await pairsOf(gone)) {
    const other = besides(row, gone);
    if (row.status !== 'dismissed' || other === keep) continue;
    const known = own.find((mine) => besides(mine, keep) === other);
    const { dismissed_by, dismissed_at } = row;
    // When a pair was last compared is no part of what is taken back.
    const at = { updated_at: now };
    if (known?.status === 'open')
      await log.changeParts(
        'duplicate_pairs',
        known,
        ['id'],
        [{ status: 'dismissed', dismissed_by, dismissed_at }, at],
      );
    if (known !== undefined) continue;
    const [first_id, second_id] = [keep, other].toSorted();
    await log.changeParts('duplicate_pairs', row, ['id'], [{ first_id, second_id }, at]);
  }
}
