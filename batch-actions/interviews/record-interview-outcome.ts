import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getInterview } from '#src/domain/interviews/index.ts';
import { RESULT_MEMBERS, recordOutcome, revertResult } from '#src/domain/interviews/results.ts';
import { INTERVIEW, Interview, RecordOutcome } from '#src/domain/interviews/schema.ts';

export const recordInterviewOutcomeAction = defineWrite({
  name: 'record_interview_outcome',
  title: 'Record how an interview went',
  titleIn: { de: 'Ergebnis eines Gesprächs eintragen', fr: 'Consigner le résultat d’un entretien' },
  description:
    'Say how an interview went: the outcome (advance, hold or reject), a scorecard, or both; it then counts as completed. It ' +
    'can be recorded again, and what is left out stays. No stage moves by it: follow with move_application_stage. Nobody ' +
    'outside is told. When the candidate did not come use mark_interview_no_show. interview_id comes from list_interviews.',
  phrasings:
    'the interview went well; they want her back; they did not like him; feedback from the meeting; she bombed; rate the interview; they said no after the interview; he passed the second round; log how it went; she was great give her four out of five; he did badly at the interview; they loved him; score for the interview; they were impressed; rate how he did; the panel said; not a fit they said after meeting her; write up the interview; thumbs up from the client after the meeting; interview went great; the client loved him; how it went; they want her back for a second; thumbs up after the interview; put in my scorecard; Karen said strong on communication, weak on Excel; overall 4; feedback from the interview; she did well; he bombed; score the interview; they liked her; how it went: great; fill in the scorecard; the interviewer gave him three; thumbs up from the client after the interview; interview notes: good attitude; rating after the interview; debrief on the interview; the interview went badly; give her a four for the interview; strong yes from the panel',
  scope: 'interviews:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['feedback', 'scorecard', 'debrief', 'how did it go'],
  input: RecordOutcome,
  output: Interview,
  run: recordOutcome,
  subject: (interview) => interview.id,
  undo: undoUpdate({
    record: INTERVIEW,
    fields: RESULT_MEMBERS,
    read: (ctx, id) => getInterview(ctx, id),
    write: revertResult,
  }),
});
