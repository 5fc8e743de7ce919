import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { revokeSpec } from '#src/domain/specs/index.ts';
import { Spec } from '#src/domain/specs/schema.ts';
import { id } from '#src/lib/ids.ts';

export const revokeSpecAction = defineWrite({
  name: 'revoke_spec',
  title: 'Revoke a spec',
  titleIn: { de: 'Initiativvorstellung widerrufen', fr: 'Révoquer une présentation spontanée' },
  description:
    'Close the link of a spec for good, for one that went to the wrong person or says too much. The contact is told nothing and ' +
    'finds the link closed; what they have said stays. It cannot be opened again: send anew with send_spec and allow_repeat. A ' +
    'converted spec is refused. spec_id comes from list_specs.',
  phrasings:
    'take the spec back; stop floating her; close the spec link; he is no longer to be floated; pull the anonymous profile; take the floated profile back; she does not want to be marketed any more; pull the spec; stop the spec; withdraw the teaser',
  scope: 'submissions:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  synonyms: ['withdraw', 'pull back', 'close link'],
  input: z.object({ spec_id: id('spec') }),
  output: Spec,
  run: (ctx, { spec_id }) => revokeSpec(ctx, spec_id),
  irreversible: 'A link that was closed stays closed; send the profile anew with send_spec.',
  subject: (spec) => spec.id,
});
