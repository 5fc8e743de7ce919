import { defineRead } from '#src/action/define.ts';
import { explainFigure } from '#src/domain/explanations/index.ts';
import { ExplainFigure, FigureExplanation } from '#src/domain/explanations/schema.ts';

export const explainFigureAction = defineRead({
  name: 'explain_figure',
  title: 'Explain a figure',
  description:
    'Open one figure into its rule in words and the records behind it: of a report (report with the params it was run with), of ' +
    'the answer to a question, or of a quota board (period_id); row says which row, column which figure. The records are ' +
    'counted, added or compared as how says, so that anybody can check the figure. Use it when somebody asks where a number ' +
    'comes from or doubts it; get the answer with run_report or ask_analytics first, and pass on its cells.',
  phrasings:
    'where does that number come from; show me the records behind it; drill down into the figure; which placements are in that total; why is it that high; prove that figure; what is this number made of; which deals make up my billings; why is that number so high; where does the total come from; what is behind that figure; how did you get that; which records make that up; that cannot be right show me; why is that number so low; how was it worked out; I do not believe that figure; what is behind it; show me what you counted; which records; where does that figure come from; what is counted in it; break the number down; which records are behind it; that cannot be right, show me',
  scope: 'analytics:read',
  aside: true,
  ownFigures: true,
  synonyms: [
    'where does this number come from',
    'drill down',
    'breakdown',
    'behind',
    'why is it',
    'evidence',
  ],
  input: ExplainFigure,
  output: FigureExplanation,
  run: explainFigure,
});
