import { defineWrite } from '#src/action/define.ts';
import { cancelInterview } from '#src/domain/interviews/change.ts';
import { CancelInterview, Interview } from '#src/domain/interviews/schema.ts';

export const cancelInterviewAction = defineWrite({
  name: 'cancel_interview',
  title: 'Call off an interview',
  titleIn: { de: 'Gespräch absagen', fr: 'Annuler un entretien' },
  description:
    'Call off a scheduled interview: its calendar entry goes, and everybody who was invited gets a cancellation by mail. The ' +
    'reason stays inside the agency. The stage of the application does not move. To hold it at another time use ' +
    'update_interview; when the candidate did not come use mark_interview_no_show. It cannot be taken back; book another ' +
    'with create_interview. interview_id comes from list_interviews.',
  phrasings:
    'call off the interview; the meeting is off; cancel thursday with the client; he cannot make it cancel; scrap the interview; the interview will not happen; she pulled out of the meeting; client has to cancel; drop the meeting on friday; call the interview off; they cancelled; scrap the meeting; the interview is not happening; no need to meet any more; the interview is off; they do not want to meet him any more; cancel Wednesday with Karen; drop the interview; no interview after all; she cannot make the interview, cancel; scrap the meeting with the client',
  scope: 'interviews:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['call off', 'uninvite'],
  input: CancelInterview,
  output: Interview,
  run: cancelInterview,
  irreversible: 'Its guests were told that it is off; book another with create_interview.',
  subject: (interview) => interview.id,
});
