import { z } from 'zod';
import type { Ports } from '#src/domain/ports.ts';
import { boundToFacts } from '#src/domain/review/index.ts';
import { type Assistant, AssistantError } from '../port.ts';
import { answered } from '../refusal.ts';
import { summaryOf } from './skill.ts';

const Summary = z.object({ summary: z.string().trim().min(1).max(10_000) });

export const SUMMARY_TASK = 'candidate.summary';

const BRIEF = `You write the summary by which a recruitment agency puts a candidate to a client, for the job in the
facts or, where there is none, as somebody worth knowing: at most 160 words, plain and specific, for a hiring manager who
has a minute. Begin with what the person is; then at most five bullets, what the job asks for first; then availability, if
the facts give it. Call the person by the name in the facts, or "this candidate" where there is none, and use no gendered
words. Every sentence is checked against the facts and left out where they do not hold it word for word: use each value
whole and as it stands there, sentences of what somebody did included; say of one role only what stands in that role; join
values with "and", "with" and commas; add no praise and no conclusion. Such as: "Ana is a Financial Controller at Boreal
Foods in Perth, with 12 years of experience." and "- **Skills:** IFRS, SAP and Excel". Format: paragraphs apart by an
empty line, bullets as lines that begin with "- ", words of weight as **bold**. No headings, no greeting, no sign-off.`;

/**
 * The assistant's port for summaries. Of what a model writes, only what the facts hold stays; where its opening does not
 * hold, or its answer has not the form that was asked for, the embedded writer's summary takes its place.
 */
export function summaryWriter(assistant: Assistant): Pick<Ports, 'draftSummary'> {
  return {
    async draftSummary(accountId, { facts, field }) {
      const request = { task: SUMMARY_TASK, brief: BRIEF, schema: Summary, facts: { ...facts } };
      return answered(field, async () => {
        // What a model writes is checked by English words alone.
        if ((facts.language ?? 'en') !== 'en') return summaryOf(facts);
        const answer = await assistant
          .generate({ ...request, workspaceId: accountId })
          .catch((error: unknown) => {
            if (error instanceof AssistantError && error.kind === 'invalid_output') return null;
            throw error;
          });
        if (answer?.engine === 'embedded') return answer.object.summary;
        return (answer && boundToFacts(answer.object.summary, facts)) ?? summaryOf(facts);
      });
    },
  };
}
