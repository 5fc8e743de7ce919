import { defineRead } from '#src/action/define.ts';
import { listInterviews } from '#src/domain/interviews/index.ts';
import { Interview, InterviewFilters } from '#src/domain/interviews/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listInterviewsAction = defineRead({
  name: 'list_interviews',
  title: 'List interviews',
  description:
    'List interviews, the last booked first, by application, candidate, job, client, organizer, kind, status, outcome, name of the ' +
    'candidate, day or time. Those still without a result: status scheduled with starts_before now. For everything else in ' +
    'the diary use list_calendar_events.',
  phrasings:
    'which interviews are on today; interviews this week; who is interviewing tomorrow; upcoming interviews; interviews without feedback; interviews with this client; what interviews do I have; who am I seeing this afternoon; whom do we meet today; any interviews coming; interviews tomorrow; who is being interviewed; what meetings with candidates are there; which interviews are on; who is interviewing this week; what meetings do candidates have; who saw the client last week; who is being interviewed tomorrow; what interviews are on; who meets the client this week; interviews with Orora; which interviews have no feedback yet; interviews today; when do they meet; interview schedule; how many interviews next week; past interviews of hers',
  scope: 'interviews:read',
  input: InterviewFilters,
  output: pageOf(Interview),
  run: listInterviews,
});
