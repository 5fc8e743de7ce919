import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getInterview } from '#src/domain/interviews/index.ts';
import { markNoShow, RESULT_MEMBERS, revertResult } from '#src/domain/interviews/results.ts';
import { INTERVIEW, Interview } from '#src/domain/interviews/schema.ts';
import { id } from '#src/lib/ids.ts';

export const markInterviewNoShowAction = defineWrite({
  name: 'mark_interview_no_show',
  title: 'Mark that the candidate did not come',
  titleIn: { de: 'Nichterscheinen zu einem Gespräch eintragen', fr: 'Noter que le candidat n’est pas venu' },
  description:
    'Say that the candidate did not come to an interview that has begun; its status becomes no_show. No stage moves and ' +
    'nobody outside is told. If they came after all, record_interview_outcome makes it completed. Before it begins use ' +
    'cancel_interview. interview_id comes from list_interviews.',
  phrasings:
    'he never showed up; she did not turn up; ghosted the client; nobody came; was a no show; stood them up; he did not turn up; she never showed; stood us up; no show; he missed the interview; candidate was a ghost, never showed; she stood them up; nobody came to the interview; she forgot the interview',
  scope: 'interviews:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['ghosted', 'did not turn up', 'absent'],
  input: z.object({ interview_id: id('interview') }),
  output: Interview,
  run: (ctx, { interview_id }) => markNoShow(ctx, interview_id),
  subject: (interview) => interview.id,
  undo: undoUpdate({
    record: INTERVIEW,
    fields: RESULT_MEMBERS,
    read: (ctx, id) => getInterview(ctx, id),
    write: revertResult,
  }),
});
