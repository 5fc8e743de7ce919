import { defineWrite } from '#src/action/define.ts';
import { readRole, stageJobDraft, textOfFile } from '#src/domain/job-drafts/index.ts';
import { DraftJob, JobDraft } from '#src/domain/job-drafts/schema.ts';
import { dayIn } from '#src/lib/clock.ts';
import { invalid } from '#src/lib/errors.ts';

export const draftJobAction = defineWrite({
  name: 'draft_job',
  title: 'Read a job from a text',
  titleIn: { de: 'Stelle aus einem Text lesen', fr: 'Lire un poste dans un texte' },
  description:
    'Have a brief, a job description or an e-mail read: the answer is a draft with title, client, place, pay, kind of ' +
    'employment and spec as the text says them, what is missing in gaps and what to check in notes. No job is opened: that ' +
    'is confirm_job_draft, after update_job_draft where something is wrong. With the fields at hand use create_job.',
  phrasings:
    'the client mailed the spec turn it into a job; here is a job description; paste of a brief; read this job text; make a job from this pdf; write up the role from my notes; here is what the client sent make a job of it; job from this text; brief pasted below; turn these notes into a job; make a role from the call; the client rang with a brief here are my notes; job from an email; read the job description they sent; write the job up for me to check; make a vacancy from this brief the client sent me; turn this email into a job; read this job description in; paste of the job spec, set it up; write up a role from my notes; create a role out of this text; here is the brief; draft the job from the call notes; build the job from the PD; here is the position description',
  scope: 'jobs:write',
  ai: true,
  synonyms: ['parse', 'job description', 'paste', 'brief'],
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: false },
  input: DraftJob,
  output: JobDraft,
  prepare: async (outside, { text, file_base64 }) => {
    if ((text === undefined) === (file_base64 === undefined))
      throw invalid('text', 'text: give the text, or the file that holds it as file_base64; one of the two');
    const said = text ?? (await textOfFile(outside, file_base64 ?? ''));
    if (said.trim() === '') throw invalid('text', 'text: is empty; give the description of the job');
    return outside.read(async (ctx) =>
      readRole(said, ctx.account.country, dayIn(ctx.now, ctx.account.timezone)),
    );
  },
  run: stageJobDraft,
  irreversible: 'A draft does nothing by itself, and expires after seven days.',
  subject: (draft) => draft.review_token,
});
