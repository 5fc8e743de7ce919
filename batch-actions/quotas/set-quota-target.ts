import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getPeriodTargets, restoreTargets, setTarget, TARGET_FIELDS } from '#src/domain/quotas/index.ts';
import { QuotaPeriodTargets, SetQuotaTarget } from '#src/domain/quotas/schema.ts';

export const setQuotaTargetAction = defineWrite({
  name: 'set_quota_target',
  title: 'Set a quota target',
  titleIn: { de: 'Zielvorgabe setzen', fr: 'Fixer un objectif' },
  description:
    "Set what the agency, a team (team_id) or a consultant (user_id) is to bill in a period, in the plan's currency; null clears it. The " +
    "targets of teams may not sum above the agency's, nor those of a team's consultants above the team's: a refusal tells the most the " +
    'row may hold (meta.max_allowed). Locked periods refuse it unless the plan says otherwise. For admins. Ids come from ' +
    'list_quota_periods, list_teams and list_users; copy_previous_quota_period sets all of a period at once.',
  phrasings:
    'give him a target of; set her number for the quarter; raise the target; team target; what he should bill; new target for her; his budget is; raise my target; set the goal for the quarter; team goal; set Tara’s target to 200k; give him a goal of; targets for next quarter; team target is',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: SetQuotaTarget,
  output: QuotaPeriodTargets,
  run: setTarget,
  subject: (period) => period.id,
  undo: undoUpdate({
    type: 'quota_period',
    fields: TARGET_FIELDS,
    read: (ctx, id) => getPeriodTargets(ctx, id),
    write: (ctx, id, fields) => restoreTargets(ctx, id, fields),
  }),
});
