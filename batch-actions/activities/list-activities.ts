import { defineRead } from '#src/action/define.ts';
import { listActivities } from '#src/domain/activities/index.ts';
import { Activity, ListActivities } from '#src/domain/activities/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const listActivitiesAction = defineRead({
  name: 'list_activities',
  title: 'List activities',
  description:
    'List what was done, the latest first: notes, calls, mail, stage moves, and every change with who made it, in which batch and why. ' +
    'Use it for the history of a candidate, client, contact, job or application (give its id), or for what happened since a time ' +
    '(occurred_after). Write a note or a call with create_activity.',
  phrasings:
    'what happened with; read the e-mails sent to a candidate; what mails did a candidate get; which mails did we send her; history of the candidate; who changed it; what has been done today; last notes on; when did we last speak; what did I do this week; calls with this client; read me the notes; timeline; what has the bot done; what was promised; what have we talked about; notes about him; what went on with this job; earlier calls; log for the client; who touched this record; what did she tell us; what happened with her lately; who touched the record; what did we talk about; the last calls; history with the client; notes on him; who did that; what was changed today; when was the last contact; who edited the record yesterday; who changed this; what happened on this record; history of her file; who touched it last; timeline of the candidate; all notes on him; all calls with her this month; what did Tara do yesterday; show me the notes; what was said last time; when did we last call her; log of calls and notes; who moved him; conversation history; what has the team been doing; activity on the account; read me the notes on the client',
  scope: 'activities:read',
  input: ListActivities,
  output: pageOf(Activity),
  run: listActivities,
});
