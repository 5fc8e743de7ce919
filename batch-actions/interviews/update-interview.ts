import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { updateInterview } from '#src/domain/interviews/change.ts';
import { getInterview } from '#src/domain/interviews/index.ts';
import { INTERVIEW, Interview, UpdateInterview } from '#src/domain/interviews/schema.ts';
import { restoreInterview } from '#src/domain/interviews/undo.ts';

export const updateInterviewAction = defineWrite({
  name: 'update_interview',
  title: 'Move or change an interview',
  titleIn: { de: 'Gespräch verschieben oder ändern', fr: 'Déplacer ou modifier un entretien' },
  description:
    'Move a scheduled interview (a new starts_at alone keeps its length), or change its place, link, title, format or ' +
    'people. Its calendar entry follows, and the guests get an updated invitation by mail; interviewers left out of a new ' +
    'list are told that it is off for them. Only a scheduled one can be changed. To call it off use cancel_interview, to say ' +
    'how it went record_interview_outcome. Undoing it sends the guests the former state. interview_id comes from ' +
    'list_interviews.',
  phrasings:
    'push the interview to friday; reschedule; move the interview; make it online; change the interviewer; different time for the interview; the interview is at their office now; bring it forward; she cannot make three can we do four; another day for the meeting; the interview should start later; change the place of the interview; push the interview; move it to friday; another room for the interview; different time; they want to meet later; bring the interview forward; change who is on the panel; Karen has to reschedule to Thursday; move the interview to three; change the time; they want to meet an hour later; make it a video interview; add Sam to the interview; push the interview back; different room for the interview; swap the interviewer; shift tomorrow’s interview; interview is now at her office; new time for the client meeting',
  scope: 'interviews:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: true },
  synonyms: ['reschedule', 'postpone', 'bring forward'],
  derived: { reschedule_count: 'starts_at' },
  input: UpdateInterview,
  output: Interview,
  run: updateInterview,
  subject: (interview) => interview.id,
  undo: undoUpdate({
    record: INTERVIEW,
    read: (ctx, id) => getInterview(ctx, id),
    write: restoreInterview,
  }),
});
