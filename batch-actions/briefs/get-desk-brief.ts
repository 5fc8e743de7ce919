import { defineRead } from '#src/action/define.ts';
import { getDeskBrief } from '#src/domain/briefs/index.ts';
import { DeskBrief, GetDeskBrief } from '#src/domain/briefs/schema.ts';
import { wallClock } from '#src/lib/clock.ts';

export const getDeskBriefAction = defineRead({
  name: 'get_desk_brief',
  title: 'Brief of the desk',
  description:
    "What needs doing now, in one read: plans and approvals that wait, client answers, today's and tomorrow's interviews, failed mails, submissions without an answer, starts, papers, guarantees, stuck candidates, quota pace. Start a day or a talk with it. Each line has its ids and next_action.",
  phrasings:
    'what is on my desk; what is on today; what do I have to do; what needs me; what is waiting for me; where do I start this morning; what did I miss; anything urgent; my day; what comes due this week; what is overdue; what should I do first; start of the day; what is waiting for my okay; morning summary; plan my day; who is waiting on me; what can I not forget today; give me an overview; anything I should know before I start; whats new; run me through my day; what should I chase; give me my to do list; who do I need to call back; start of day; what have I forgotten; anything on fire; things waiting on me; morning update; what needs doing before I go home; morning, what needs me; anything I forgot to follow up; what slipped through the cracks; what should I tackle next; anything overdue on my side; what do I have to get done before five; give me my day; where should I start; what did I miss while I was away; anything burning; what is urgent today; recap of my desk; start of day summary; what is on the plate this morning; anything I should chase today; who should I call first; what came in overnight; what is hanging; am I forgetting anything; what is still open on my desk; todo for today; who did I promise to call today; whom did I say I would ring; which follow ups are due today; which calls did I promise',
  scope: null,
  synonyms: [
    'what is on my desk',
    'what should I do today',
    'who owes me an answer',
    'morning brief',
    'overdue',
    'to do',
    'good morning',
  ],
  input: GetDeskBrief,
  output: DeskBrief,
  run: (ctx, input) => getDeskBrief(ctx, input, wallClock()),
});
