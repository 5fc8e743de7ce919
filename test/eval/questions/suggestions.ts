import { REPORT_NAMES } from '#src/domain/reports/catalogue.ts';
import type { Api } from '#test/harness/workspace.ts';
import type { Loaded } from './load.ts';
import type { Question } from './reckon.ts';

/** What no sentence ends with, and two words that do not follow each other. */
const BROKEN =
  /\b(a|an|the|of|my|our|and|or|with|by|to|for|in|at|on|any|some)[?.!]?$|\b(a|an|the|my|our) (this|of|by|a|an|the)\b/i;
const TWICE = /\b(\p{L}+) \1\b/iu;

/** How many questions the refusals among these suggest, and which of them are no whole sentences or are refused as well. */
export async function suggestionsTo(
  world: Loaded,
  questions: readonly Question[],
): Promise<{ suggested: number; unanswered: string[] }> {
  let suggested = 0;
  const unanswered: string[] = [];
  const ask = async (api: Api, question: string) =>
    (await api.post('/analytics/ask', { question })).body.data;
  for (const { ask: question, as } of questions) {
    const api = as === undefined ? world.owner : await world.as(as);
    const { unsupported_concepts, suggested_alternatives } = await ask(api, question);
    if (unsupported_concepts.length === 0) continue;
    for (const one of suggested_alternatives as string[]) {
      if (REPORT_NAMES.some((name) => one === `run_report ${name}`)) continue;
      suggested += 1;
      const { unsupported_concepts: unread } = await ask(api, one);
      if (unread.length > 0 || BROKEN.test(one) || TWICE.test(one)) unanswered.push(`${question} => ${one}`);
    }
  }
  return { suggested, unanswered };
}
