import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { undoDelete } from '#src/action/undo.ts';
import { deletedOf } from '#src/domain/deleted.ts';
import { deleteRule, restoreRule } from '#src/domain/distribution/index.ts';
import { id } from '#src/lib/ids.ts';

export const deleteDistributionRuleAction = defineWrite({
  name: 'delete_distribution_rule',
  title: 'End a distribution rule',
  titleIn: { de: 'Regel für Ausschreibungen beenden', fr: 'Mettre fin à une règle de diffusion' },
  description:
    'End a distribution rule: no more jobs are posted by it. What it has posted stays on its boards; take that off with ' +
    'expire_posting. To stop it for a while use update_distribution_rule with active false. rule_id comes from ' +
    'list_distribution_rules.',
  phrasings:
    'delete the posting rule; stop posting by itself; remove the auto post rule; stop posting automatically; drop the posting rule; remove the rule; no more auto ads; get rid of that rule',
  scope: 'jobs:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: true },
  input: z.object({ rule_id: id('distribution_rule') }),
  output: deletedOf('distribution_rule'),
  run: (ctx, { rule_id }) => deleteRule(ctx, rule_id),
  subject: (gone) => gone.id,
  envelope: (gone) => gone,
  undo: undoDelete({ type: 'distribution_rule', restore: (ctx, id) => restoreRule(ctx, id) }),
});
