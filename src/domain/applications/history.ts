import { insertRow, statement } from '#db/rows.ts';
import type { Instant } from '#src/lib/clock.ts';
import type { WriteContext } from '../context.ts';
import type { Stage } from '../stages.ts';

const close = statement((db, v: { account: string; id: string; at: Instant; to: string; seconds: number }) =>
  db
    .updateTable('application_stages')
    .set({ left_at: v.at, left_to: v.to, seconds: v.seconds })
    .where('account_id', '=', v.account)
    .where('application_id', '=', v.id)
    .where('left_at', 'is', null),
);

const present = statement((db, v: { account: string; id: string }) =>
  db
    .selectFrom('application_stages')
    .select('position')
    .where('account_id', '=', v.account)
    .where('application_id', '=', v.id)
    .where('left_at', 'is', null),
);

/** When an application came to a stage. */
export interface Entry {
  stage: Stage;
  entered_at: Instant;
}

const open = (
  ctx: WriteContext,
  id: string,
  position: number,
  { stage, entered_at }: Entry,
  next?: Entry,
): Promise<void> =>
  insertRow(ctx.tx, 'application_stages', {
    application_id: id,
    account_id: ctx.account.id,
    position,
    stage,
    entered_at,
    left_at: next?.entered_at ?? null,
    left_to: next?.stage ?? null,
    seconds: next === undefined ? null : secondsBetween(entered_at, next.entered_at),
  });

const secondsBetween = (from: Instant, to: Instant): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));

/** Records the stages an application was at, up to the one it starts at here. */
export async function recordFirstStages(
  ctx: WriteContext,
  id: string,
  entries: readonly Entry[],
): Promise<void> {
  for (const [at, entry] of entries.entries()) await open(ctx, id, at + 1, entry, entries[at + 1]);
}

/** Records that an application moved from its present stage, held since a time, to another. */
export async function recordStageMove(
  ctx: WriteContext,
  id: string,
  since: Instant,
  to: Stage,
): Promise<void> {
  const seconds = secondsBetween(since, ctx.now);
  const account = ctx.account.id;
  const [left] = await present(ctx.tx, { account, id });
  if (left !== undefined) await close(ctx.tx, { account, id, at: ctx.now, to, seconds });
  await open(ctx, id, (left?.position ?? 0) + 1, { stage: to, entered_at: ctx.now });
}
