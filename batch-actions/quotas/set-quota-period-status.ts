import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getPeriodTargets, restoreStatus, setPeriodStatus } from '#src/domain/quotas/index.ts';
import { QuotaPeriod, SetPeriodStatus } from '#src/domain/quotas/schema.ts';

const takeBack = undoUpdate({
  type: 'quota_period',
  fields: ['status'],
  read: (ctx, id) => getPeriodTargets(ctx, id),
  write: restoreStatus,
});

export const setQuotaPeriodStatusAction = defineWrite({
  name: 'set_quota_period_status',
  title: 'Open, publish or lock a quota period',
  titleIn: {
    de: 'Zeitraum öffnen, veröffentlichen oder sperren',
    fr: 'Ouvrir, publier ou verrouiller une période',
  },
  description:
    'Move a quota period between open, published and locked, freely. Locking freezes its billings: placements that change later are ' +
    'corrected by automatic adjustments in the current open period, and targets and manual adjustments are refused if the plan says so. ' +
    'Unlocking clears the frozen figures and reverses those corrections, as the live figures tell of them again; that cannot be undone. ' +
    'For admins; ids come from list_quota_periods.',
  phrasings:
    'lock the quarter; close the month; freeze the board; reopen the period; finalise the numbers; close off the quarter; lock the figures; open the month again; close the quarter; lock the targets; open the new period; reopen last quarter for quotas',
  scope: 'admin',
  synonyms: ['lock the quarter', 'close the month', 'freeze the numbers', 'unlock'],
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: SetPeriodStatus,
  output: QuotaPeriod,
  run: setPeriodStatus,
  subject: (period) => period.id,
  undo: async (ctx, done) => {
    const unlocked = done.changes.some(({ type, before }) => type === 'quota_period' && wasLocked(before));
    if (!unlocked) return takeBack(ctx, done);
    const why = 'Unlocking cleared the figures that were frozen; locking again freezes what they are now.';
    return { outcome: 'irreversible', why };
  },
});

const wasLocked = (period: object | null): boolean =>
  period !== null && 'status' in period && period.status === 'locked';
