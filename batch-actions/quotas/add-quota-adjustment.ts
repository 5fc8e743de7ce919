import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { addAdjustment, getAdjustment, removeAdjustment } from '#src/domain/quotas/index.ts';
import { AddQuotaAdjustment, QuotaAdjustment } from '#src/domain/quotas/schema.ts';

export const addQuotaAdjustmentAction = defineWrite({
  name: 'add_quota_adjustment',
  title: 'Post a quota adjustment',
  titleIn: { de: 'Korrektur der Zielvorgabe buchen', fr: 'Saisir une correction d’objectif' },
  description:
    "Post a signed amount with its reason to a period's ledger: it adds to (or, negative, takes from) the billings of a consultant " +
    '(user_id), a team (team_id) or the agency (neither), and of what stands above them. Locked periods refuse it unless the plan says ' +
    'otherwise. It changes no placement: correct a wrong fee with update_placement. For admins; taken back with remove_quota_adjustment. ' +
    'Ids come from list_quota_periods, list_users and list_teams.',
  phrasings:
    'take some off because of the refund; credit her with; correct his billings; add to her numbers; dock his figures; adjustment to the board; give him credit for; take it off her billings; clawback on the board; correct the billings; credit Tara 5k by hand; adjust his number; take 10k off for the refund; bonus credit on the board',
  scope: 'admin',
  synonyms: ['dock billings', 'credit billings', 'correct the figures'],
  access: 'admin',
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  input: AddQuotaAdjustment,
  output: QuotaAdjustment,
  run: addAdjustment,
  subject: (adjustment) => adjustment.id,
  undo: undoCreate({
    type: 'quota_adjustment',
    fields: ['amount'],
    read: (ctx, id) => getAdjustment(ctx, id),
    remove: (ctx, id) => removeAdjustment(ctx, id),
  }),
});
