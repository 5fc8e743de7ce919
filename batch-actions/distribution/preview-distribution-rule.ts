import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { previewRule } from '#src/domain/distribution/index.ts';
import { RulePreview } from '#src/domain/distribution/schema.ts';
import { id } from '#src/lib/ids.ts';

export const previewDistributionRuleAction = defineRead({
  name: 'preview_distribution_rule',
  title: 'Preview a distribution rule',
  description:
    'See which jobs that are active now a distribution rule matches, and what would become of each on each of its boards: ' +
    'published, parked for a confirmation, already there, or refused and why. Nothing is posted; post a job with post_job. ' +
    'rule_id comes from list_distribution_rules.',
  phrasings:
    'what would the rule pick up; which jobs would go out; try the posting rule first; test the rule; what would be posted automatically; try the rule before it runs; what would the rule post; try out the rule first; which jobs would it catch; dry run of the posting rule; test the rule before switching on',
  scope: 'jobs:read',
  input: z.object({ rule_id: id('distribution_rule') }),
  output: RulePreview,
  run: (ctx, { rule_id }) => previewRule(ctx, rule_id),
});
