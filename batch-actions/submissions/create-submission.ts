import { defineWrite } from '#src/action/define.ts';
import { createSubmission, draftSummaries, settleSubmission } from '#src/domain/submissions/index.ts';
import { CreateSubmission, Submission } from '#src/domain/submissions/schema.ts';

export const createSubmissionAction = defineWrite({
  name: 'create_submission',
  title: 'Put candidates to a client',
  titleIn: { de: 'Kandidaten einem Kunden vorstellen', fr: 'Présenter des candidats à un client' },
  description:
    'Send one or more candidates of a job to a contact of its client: they get a mail with a link to a review page that needs no ' +
    'login, where they can ask for an interview, pass or ask a question, for 7 days. Summaries that you leave out are written for ' +
    'you, and identity_visibility can hide names. Applications that the client has not seen yet move to submitted. People this ' +
    'client was sent for this job before are refused by name; resend_submission sends an old link again. For one candidate ' +
    'without a job use send_spec. The mail cannot be called back; revoke_submission closes the link. job_id comes from list_jobs, application_id from list_applications.',
  phrasings:
    'send her to the client; put these three in front of; show the client; submit him; send the shortlist over; present her cv; with no names; send blind profiles; pitch him to the hiring manager; forward the cv; send my shortlist to the hiring manager; put my three people to the client; share the profiles with the company; let the client see her; introduce him to the client; present the candidates; get these in front of them; send their profiles to the hiring manager; put forward to the client; share the candidates with the company; client wants to see some profiles; email the shortlist over; introduce him to the client on paper; show my three best to Karen; send the shortlist; put Lena forward; send her CV to the client; forward the profiles to the hiring manager; present candidates to Orora; share these people with Karen; pitch him for the role at the client; send over three profiles; let the client see these two; introduce her to Karen on paper; get the profiles across to the client; send three anonymous profiles by Friday; anonymous profiles by Friday; the client wants three blind profiles for the job',
  scope: 'submissions:write',
  ai: true,
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['put forward', 'shortlist', 'present', 'pitch', 'send cv', 'send profile'],
  derived: { client_id: 'job_id' },
  input: CreateSubmission,
  output: Submission,
  prepare: draftSummaries,
  run: createSubmission,
  settle: settleSubmission,
  irreversible:
    'The contact has been written to. revoke_submission closes the link; stages are moved back with move_application_stage.',
  subject: (submission) => submission.id,
});
