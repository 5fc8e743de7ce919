import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { listRules } from '#src/domain/distribution/index.ts';
import { DistributionRule, RuleFilters } from '#src/domain/distribution/schema.ts';
import { ListInput } from '#src/domain/list.ts';
import { pageOf } from '#src/lib/page.ts';

export const listDistributionRulesAction = defineRead({
  name: 'list_distribution_rules',
  title: 'List distribution rules',
  description:
    'List the rules by which jobs are posted to boards by themselves, newest first: which jobs each takes and where it puts ' +
    'them. What they have posted is read with list_postings and rule_id; what one would do now with preview_distribution_rule.',
  phrasings:
    'which posting rules are there; what posts by itself; our auto post rules; which rules post by themselves; what goes to the boards automatically; show the posting rules; what is set to auto post',
  scope: 'jobs:read',
  input: z.object({ ...ListInput, ...RuleFilters }),
  output: pageOf(DistributionRule),
  run: listRules,
});
