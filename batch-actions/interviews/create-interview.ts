import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { cancelInterview } from '#src/domain/interviews/change.ts';
import { createInterview, getInterview } from '#src/domain/interviews/index.ts';
import { CreateInterview, Interview } from '#src/domain/interviews/schema.ts';
import { revertMoves } from '#src/domain/interviews/undo.ts';

export const createInterviewAction = defineWrite({
  name: 'create_interview',
  title: 'Book an interview',
  titleIn: { de: 'Gespräch vereinbaren', fr: 'Fixer un entretien' },
  description:
    'Book an interview about a live application (list_applications): kind internal for a screen by the agency, client for one ' +
    'with the client. The candidate and the interviewers get a calendar invitation by mail, the shared calendar an entry, and the ' +
    'application moves by itself (internal: yes to screen; client: submitted to client_interview). People who are busy then are ' +
    'named in meta.warnings; nothing is refused for it. To move one use update_interview; for a mere reminder use ' +
    'create_calendar_event. Undoing it cancels the interview, and the guests are told.',
  phrasings:
    'book her with the client; arrange a meeting; set up an interview; get them together thursday at ten; second round with the director; line up an interview; schedule a video interview; panel on monday; set up a chat between them; get her in front of the manager; arrange for him to see the client; first meeting on tuesday at two; put an interview in; they want to meet her when; book the two in; book him in with; line up a meeting with the client; arrange an interview; set a time for her to see them; face to face on thursday; get them together; meet and greet with the manager; zoom with the client; line up Lena and Karen for Wednesday 11am; book an interview; set up a meeting between her and the client; get him in with Karen on Friday at two; schedule the first round; arrange a second interview; interview at ten tomorrow with; put the interview in; fix a time for the candidate to meet the client; invite her for an interview; final round on Thursday; pencil in an interview; have him meet the plant manager; book a first call; arrange a first phone chat; set up a screening call; put in a call with the applicant; offer her a time for a phone chat; time for a screening call',
  scope: 'interviews:write',
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: true, reversible: true },
  synonyms: ['schedule', 'meet', 'invite', 'phone screen', 'second round'],
  derived: { job_id: 'application_id', candidate_id: 'application_id', client_id: 'application_id' },
  input: CreateInterview,
  output: Interview,
  run: createInterview,
  subject: (interview) => interview.id,
  undo: async (ctx, done) => {
    const take = undoCreate({
      type: 'interview',
      read: (context, id) => getInterview(context, id),
      remove: async () =>
        cancelInterview(ctx, { interview_id: done.data.id, reason: 'The booking was undone' }),
    });
    const undone = await take(ctx, done);
    if (undone.outcome === 'done') await revertMoves(ctx, done.changes);
    return undone;
  },
});
