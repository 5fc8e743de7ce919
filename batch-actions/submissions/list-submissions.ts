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
  phrasings:
    'who owes me an answer; which shortlists are out; what have I sent the client; clients that have not come back; waiting on feedback; submissions nobody answered; open submissions; profiles sent this week; what did the customer say about my people; any news from clients; replies to what I sent; feedback we wait for; which clients have not answered; who still has my profiles; did the company say yes to anyone yet; has the client come back to us; any word from the client; which clients still have to answer; what is out with clients; who has been sent where; any feedback on my candidates; did they look at what I sent; what have I sent out this week; what profiles are with clients; shortlists without a reply; who has my candidates under review; is anybody sitting on my profiles; submissions waiting for feedback; any client answers; who has not opened the link; what did I send to Orora',
  scope: 'submissions:read',
  synonyms: ['put forward', 'sent to client', 'waiting for feedback'],
  input: SubmissionFilters,
  output: pageOf(Submission),
  run: listSubmissions,
});
