import { defineWrite } from '#src/action/define.ts';
import { convertSpec } from '#src/domain/specs/index.ts';
import { ConvertSpec, Spec } from '#src/domain/specs/schema.ts';

export const convertSpecAction = defineWrite({
  name: 'convert_spec',
  title: 'Make a job of a spec',
  titleIn: {
    de: 'Aus einer Initiativvorstellung eine Stelle machen',
    fr: 'Faire un poste d’une présentation spontanée',
  },
  description:
    'Make of a spec whose contact is interested an active job of the client, with that contact, and put the candidate on it at ' +
    'submitted. The answer names job_id and application_id. Nobody is written to, and the contact does not learn the name by it. ' +
    'Only once, and only with response interested; to open any other job use create_job. spec_id comes from list_specs.',
  phrasings:
    'they like the float make it a job; the spec worked; turn the spec into a vacancy; they want to meet the speculative one; the client wants the floated person open a role; they answered the form make it a job; they like the floated profile, make it a real job; they want to meet her, turn the spec into a role; spec came good; open a job from the spec; interested in the profile, set up the vacancy',
  scope: 'submissions:write',
  idempotency: 'required',
  risk: { destructive: false, outward: false, reversible: false },
  synonyms: ['turn into a job', 'won brief'],
  derived: { client_id: 'spec_id', candidate_id: 'spec_id' },
  input: ConvertSpec,
  output: Spec,
  run: convertSpec,
  irreversible: 'Close the job with update_job, and move the application with move_application_stage.',
  subject: (spec) => spec.id,
});
