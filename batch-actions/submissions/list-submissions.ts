import { defineRead } from '#src/action/define.ts';
import { listSubmissions } from '#src/domain/submissions/index.ts';
import { Submission, SubmissionFilters } from '#src/domain/submissions/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listSubmissionsAction = defineRead({
  name: 'list_submissions',
  title: 'List submissions',
  description:
    'List what was put to clients, newest first, by job_id, client_id or status (pending: not opened yet; viewed; ' +
    'partially_responded; completed; expired; revoked). What the client said to each candidate is in get_submission. ' +
    'Candidates who were not sent yet are in list_applications.',
  scope: 'submissions:read',
  synonyms: ['put forward', 'sent to client', 'waiting for feedback'],
  input: SubmissionFilters,
  output: pageOf(Submission),
  run: listSubmissions,
});
