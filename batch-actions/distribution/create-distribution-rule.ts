import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { createRule, deleteRule, getRule } from '#src/domain/distribution/index.ts';
import { CreateRule, DistributionRule } from '#src/domain/distribution/schema.ts';

export const createDistributionRuleAction = defineWrite({
  name: 'create_distribution_rule',
  title: 'Post jobs by a rule',
  titleIn: { de: 'Stellen nach einer Regel ausschreiben', fr: 'Diffuser des postes selon une règle' },
  description:
    'Have jobs posted to boards by themselves when they are opened or become active, by country, team, category or type of ' +
    'job. Jobs that are active already are left alone: post those with post_job. Boards that are paid or unpriced are parked ' +
    'for confirm_posting, and never published by a rule. Slugs come from list_boards. Change it with update_distribution_rule.',
  phrasings:
    'every new job should go to the boards by itself; post automatically; auto post warehouse jobs; always advertise; make a rule for posting; post every new job without asking; always put warehouse roles on the board; automatic advertising; every nursing job should go to Seek by itself; auto post new roles; always advertise welding jobs on Indeed; post automatically when; set up a rule for posting; from now on new jobs in Perth go to the boards; make ads go out on their own',
  scope: 'jobs:write',
  synonyms: ['automatic', 'auto-post', 'advertise'],
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: true, reversible: true },
  input: CreateRule,
  output: DistributionRule,
  run: createRule,
  subject: (rule) => rule.id,
  undo: undoCreate({
    type: 'distribution_rule',
    read: (ctx, id) => getRule(ctx, id),
    remove: (ctx, id) => deleteRule(ctx, id),
  }),
});
