import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getInterview } from '#src/domain/interviews/index.ts';
import { Interview } from '#src/domain/interviews/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getInterviewAction = defineRead({
  name: 'get_interview',
  title: 'Read an interview',
  description:
    'Read one interview by its id (list_interviews): when and where it is, who takes part, its status, and the outcome and ' +
    'scorecard once they are recorded. To see what else is in the diary use list_calendar_events.',
  phrasings:
    'when is her interview; where is the interview; who is on the panel; details of the interview; what did they say at the interview; what was said in the interview; who is in the interview; where does the interview take place; link for the interview; details of the meeting with Karen; what was the outcome of the interview',
  scope: 'interviews:read',
  input: z.object({ interview_id: id('interview') }),
  output: Interview,
  run: (ctx, { interview_id }) => getInterview(ctx, interview_id),
});
