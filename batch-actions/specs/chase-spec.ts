import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { chaseSpec, settleSpec } from '#src/domain/specs/index.ts';
import { Spec } from '#src/domain/specs/schema.ts';
import { id } from '#src/lib/ids.ts';

export const chaseSpecAction = defineWrite({
  name: 'chase_spec',
  title: 'Chase a spec',
  titleIn: { de: 'Zu einer Initiativvorstellung nachfragen', fr: 'Relancer une présentation spontanée' },
  description:
    'Mail the contact once more about a spec that they have not answered, with the same link. At most three times, and no sooner ' +
    'than two working days after the last mail; an answered or expired spec is refused. For a submission use resend_submission. The ' +
    'mail cannot be called back. spec_id comes from list_specs.',
  phrasings:
    'nudge those who never opened the spec; follow up on the floats; chase the spec; remind them of the anonymous profile; they have not opened the spec remind them; they have not filled in the form remind them; nudge the companies that did not react to the profile; follow up the blind profile; they went quiet on the profile, nudge them; remind them of the floated candidate; follow up on the spec; no answer to my spec, poke them; send a reminder about the profile',
  scope: 'submissions:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['nudge', 'remind', 'follow up'],
  input: z.object({ spec_id: id('spec') }),
  output: Spec,
  run: (ctx, { spec_id }) => chaseSpec(ctx, spec_id),
  settle: settleSpec,
  irreversible: 'The contact has been written to.',
  subject: (spec) => spec.id,
});
