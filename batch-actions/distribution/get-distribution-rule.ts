import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getRule } from '#src/domain/distribution/index.ts';
import { DistributionRule } from '#src/domain/distribution/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getDistributionRuleAction = defineRead({
  name: 'get_distribution_rule',
  title: 'Read a distribution rule',
  description:
    'Read one distribution rule by its id: its filter, its boards and whether it is active. rule_id comes from ' +
    'list_distribution_rules; what it would do with the jobs there are is told by preview_distribution_rule.',
  phrasings: 'what does the posting rule say; show the rule',
  scope: 'jobs:read',
  input: z.object({ rule_id: id('distribution_rule') }),
  output: DistributionRule,
  run: (ctx, { rule_id }) => getRule(ctx, rule_id),
});
