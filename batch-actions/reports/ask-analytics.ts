import { defineRead } from '#src/action/define.ts';
import { AnalyticsAnswer, AskAnalytics } from '#src/domain/analytics/ask/schema.ts';
import { askAnalytics } from '#src/domain/analytics/index.ts';

export const askAnalyticsAction = defineRead({
  name: 'ask_analytics',
  title: 'Ask for a figure in words',
  description:
    'Answer one question about the agency’s figures in plain English, such as "how many placements did my team make in May", ' +
    '"billings by consultant last quarter" or "which clients have the most open jobs". Answers how it was understood (metric, ' +
    'dimensions, filters, period), the figures, their definition and caveats. It counts from a closed set of figures and never ' +
    'guesses: what is not kept or not understood stands in unsupported_concepts with what to ask in its place. Use run_report ' +
    'for a whole ready-made table, and the list actions for the records themselves.',
  scope: 'analytics:read',
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
