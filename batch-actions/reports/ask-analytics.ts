import { defineRead } from '#src/action/define.ts';
import { askAnalytics } from '#src/domain/questions/index.ts';
import { AnalyticsAnswer, AskAnalytics } from '#src/domain/questions/schema.ts';

export const askAnalyticsAction = defineRead({
  name: 'ask_analytics',
  title: 'Ask for a figure in words',
  description:
    'Answer one question about the agency’s figures in plain English, such as "how many placements did my team make in May", ' +
    '"billings by consultant last quarter excluding contract" or "who has not billed this quarter". Answers a sentence with its ' +
    'amounts, how the question was read (read_as), the figures, their definition and caveats. Every word that carries meaning is ' +
    'used, or nothing is counted: unsupported_concepts then names what is not understood. Use run_report ' +
    'for a whole ready-made table, and the list actions for the records themselves.',
  phrasings:
    'how many people did we place; how many interviews last month; compare this quarter with last; average time to fill; which consultant made most; how much did we bill; what share of; who has the most; how are we doing; fees by client; best client this year; how much did we bill; how many people started; how did we do last quarter; are we better than last year; which client brings most; number of interviews; how long do we take; who is our best consultant; revenue this year; how busy were we; how much have I billed; average days to fill; which source works best; how many starts; how are we going compared with last year; fill rate; fall off rate; interviews per placement; how many cvs did we send; average fee; which client is the best; how many applicants this week; how many interviews did each consultant do last quarter; how many placements this year; who billed the most; what is our fill rate; how much did we make in May; how many people did we submit; where do our hires come from; compare this month with last; revenue by client; which consultant is best; what share of submissions got interviews; how long does a role take; how many candidates did we add; best source of candidates; number of jobs per client; what do we earn with Orora; count of; trend of placements',
  scope: 'analytics:read',
  aside: true,
  ownFigures: true,
  synonyms: [
    'how many',
    'question',
    'metrics',
    'numbers',
    'statistics',
    'count of',
    'trend',
    'compare consultants',
  ],
  input: AskAnalytics,
  output: AnalyticsAnswer,
  run: (ctx, { question }) => askAnalytics(ctx, question),
});
