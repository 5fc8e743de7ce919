import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { revokeSubmission } from '#src/domain/submissions/index.ts';
import { Submission } from '#src/domain/submissions/schema.ts';
import { id } from '#src/lib/ids.ts';

export const revokeSubmissionAction = defineWrite({
  name: 'revoke_submission',
  title: 'Revoke a submission',
  titleIn: { de: 'Vorstellung widerrufen', fr: 'Révoquer une présentation' },
  description:
    'Close the review link of a submission for good, for one that went to the wrong person or names the wrong candidates. The ' +
    'contact is told nothing and finds the link closed; what they have said stays, and so do the stages of the applications ' +
    '(move_application_stage). It cannot be opened again: send anew with create_submission. submission_id comes from ' +
    'list_submissions.',
  phrasings:
    'pull back the profile; withdraw the shortlist; he is off the market stop the client seeing him; close the link I sent; sent to the wrong client; the client should no longer see the profiles; close access to the shortlist; stop them opening it; the link must not work any more; take the profiles away from the client; pull the candidate from the client; take back the profiles I sent; kill the link to the shortlist; unsend the candidates; stop them seeing the shortlist; kill the review link; pull the shortlist back; she should not see the profiles any more; withdraw the candidates from the client; take the link down; sent it to the wrong contact, block it; close the client’s access to the profiles',
  scope: 'submissions:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  synonyms: ['withdraw', 'pull back', 'close link', 'unsend'],
  input: z.object({ submission_id: id('submission') }),
  output: Submission,
  run: (ctx, { submission_id }) => revokeSubmission(ctx, submission_id),
  irreversible: 'A link that was closed stays closed; send the candidates anew with create_submission.',
  subject: (submission) => submission.id,
});
