import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getSubmission } from '#src/domain/submissions/index.ts';
import { Submission } from '#src/domain/submissions/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getSubmissionAction = defineRead({
  name: 'get_submission',
  title: 'Read a submission',
  description:
    'Read one submission with what the client said to each candidate: interview requests with their times, passes with the ' +
    'reason, questions with their ids and answers. Its id comes from list_submissions. Answer a question with ' +
    'answer_submission_question; book an interview with create_interview.',
  phrasings:
    'has the client looked; did they open it; what did the client say about her; their feedback on the shortlist; what came of the profile I sent; did they ask anything; what did they make of the people I sent; has the shortlist been opened; reply to the shortlist; did they like her; did they like anyone; what did they think of the people I sent; has anyone been accepted by the client; which of the profiles did they say yes to; did the hiring manager read the profiles; has Karen looked at the profiles yet; did she open the link; what did Karen answer; any reaction to the people I sent; what did the client say about Lena; has the client responded; did Karen read it; see the shortlist I sent; which of the three does she want to meet; feedback on the profiles',
  scope: 'submissions:read',
  synonyms: ['client feedback', 'response', 'reply'],
  input: z.object({ submission_id: id('submission') }),
  output: Submission,
  run: (ctx, { submission_id }) => getSubmission(ctx, submission_id),
});
