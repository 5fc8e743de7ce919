import { defineWrite } from '#src/action/define.ts';
import { draftPitch, sendSpec, settleSpec } from '#src/domain/specs/index.ts';
import { SendSpec, Spec } from '#src/domain/specs/schema.ts';

export const sendSpecAction = defineWrite({
  name: 'send_spec',
  title: 'Send a spec',
  titleIn: { de: 'Initiativvorstellung senden', fr: 'Envoyer une présentation spontanée' },
  description:
    'Float one candidate with a client contact, anonymously and without a job: they get a mail with a link to a profile that needs ' +
    'no login, where they can say that they are interested, rate it, ask or say not right now, for 14 days. The assistant writes ' +
    'the pitch you leave out. What would tell who it is is taken out of every text, and refused where that cannot be done. The same ' +
    'person to the same contact within 90 days is refused; use chase_spec for that. For a job use create_submission. The mail cannot ' +
    'be called back; revoke_spec closes the link. candidate_id comes from list_candidates, client_contact_id from list_client_contacts.',
  phrasings:
    'float him to; market a good candidate; spec her in; send an anonymous profile to companies; show somebody great to a company that has not asked; reverse market; punt a profile out; send the profile out cold; show her around to companies; try him on a few firms; pitch a candidate to companies without a job; market her out; offer him round; email the client a profile they did not ask for; float him to a few companies; show an anonymous profile around; market her to clients; pitch her around; reach out to companies with his profile; mail a form to the client for a new role; ask the client to fill in a form; send them a blind profile on spec; shop Lena around to companies that are not clients yet; float him to a few firms; spec her out; market her to; send an anonymous profile to; hawk him around; pitch a star candidate cold; put her in front of new companies; try him on Harbour without a vacancy; send a teaser profile',
  scope: 'submissions:write',
  ai: true,
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['float', 'market a candidate', 'speculative', 'reverse market', 'spec in'],
  input: SendSpec,
  output: Spec,
  prepare: draftPitch,
  run: sendSpec,
  settle: settleSpec,
  irreversible: 'The contact has been written to. revoke_spec closes the link.',
  subject: (spec) => spec.id,
});
