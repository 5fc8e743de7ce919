import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getRule, updateRule } from '#src/domain/distribution/index.ts';
import { DistributionRule, RULE, UpdateRule } from '#src/domain/distribution/schema.ts';

export const updateDistributionRuleAction = defineWrite({
  name: 'update_distribution_rule',
  title: 'Change a distribution rule',
  titleIn: { de: 'Regel für Ausschreibungen ändern', fr: 'Modifier une règle de diffusion' },
  description:
    'Change which jobs a distribution rule takes or where it puts them, pause it (active false) or start it again. filter and ' +
    'target_board_slugs are replaced whole. What it has posted stays; take that off with expire_posting. rule_id comes from ' +
    'list_distribution_rules.',
  phrasings:
    'change the posting rule; pause the rule; the rule should leave out a client; switch the rule off for now; stop the rule for a while; change where the rule posts; turn automatic posting back on; change the auto posting rule; the rule should also cover Indeed; pause the posting rule; edit the rule for nursing jobs; narrow the rule to Perth',
  scope: 'jobs:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: true },
  input: UpdateRule,
  output: DistributionRule,
  run: updateRule,
  subject: (rule) => rule.id,
  undo: undoUpdate({
    record: RULE,
    read: (ctx, id) => getRule(ctx, id),
    write: (ctx, id, fields) => updateRule(ctx, UpdateRule.parse({ rule_id: id, ...fields })),
  }),
});
