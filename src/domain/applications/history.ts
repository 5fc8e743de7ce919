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
    .where('left_at', 'is', null)
    .returning('position'),
);

const open = (ctx: WriteContext, id: string, position: number, stage: Stage): Promise<void> =>
  insertRow(ctx.tx, 'application_stages', {
    application_id: id,
    account_id: ctx.account.id,
    position,
    stage,
    entered_at: ctx.now,
    left_at: null,
    left_to: null,
    seconds: null,
  });

/** Keeps the stage that an application begins at. */
export function beginStages(ctx: WriteContext, id: string, stage: Stage): Promise<void> {
  return open(ctx, id, 1, stage);
}

/** Keeps that an application left the stage it stood at since a time for another. */
export async function nextStay(ctx: WriteContext, id: string, since: Instant, to: Stage): Promise<void> {
  const seconds = Math.max(0, Math.round((Date.parse(ctx.now) - Date.parse(since)) / 1000));
  const [left] = await close(ctx.tx, { account: ctx.account.id, id, at: ctx.now, to, seconds });
  await open(ctx, id, (left?.position ?? 0) + 1, to);
}
