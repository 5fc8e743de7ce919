import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { setAiScreening } from '#src/domain/ai-screens/index.ts';
import { SetAiScreening } from '#src/domain/ai-screens/schema.ts';
import { getJob, restoreJob } from '#src/domain/jobs/index.ts';
import { JOB, Job } from '#src/domain/jobs/schema.ts';

export const setAiScreeningAction = defineWrite({
  name: 'set_ai_screening',
  title: 'Set the AI screening of a job',
  titleIn: { de: 'KI-Vorgespräche einer Stelle einstellen', fr: 'Régler les entretiens par IA d’un poste' },
  description:
    'Say whether a job invites its applicants to an AI screen by itself, and what its screens ask about (focus). While it is on, ' +
    'everybody who applied and is assessed yes or maybe from then on gets a mail; people who were added by hand never do. Those who ' +
    'were assessed before are invited with send_ai_voice_screen, one by one. job_id comes from list_jobs. It changes nothing else of ' +
    'the job (update_job).',
  phrasings:
    'screen applicants automatically; turn on the voice screen for this job; switch off auto screening; ask about these in the screen; change the focus areas; let the ai interview every applicant; no robot interviews for this role; turn automatic screening off; have the voice bot interview all new applicants for this job; turn on the AI screen for the role; switch off the bot interviews; screen everyone who applies automatically; what the AI should ask about for this job; applicants should be called by the bot from now on',
  scope: 'jobs:write',
  synonyms: ['screening on', 'auto-screen', 'focus areas', 'invite applicants automatically'],
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: true },
  input: SetAiScreening,
  output: Job,
  run: setAiScreening,
  subject: (job) => job.id,
  undo: undoUpdate({
    record: JOB,
    fields: ['ai_screen_enabled', 'ai_screen_focus'],
    read: (ctx, id) => getJob(ctx, id),
    write: restoreJob,
  }),
});
