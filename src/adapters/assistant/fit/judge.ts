import { ModelFit } from '#src/domain/assessment/index.ts';
import type { Ports } from '#src/domain/ports.ts';
import type { Assistant } from '../port.ts';

const FIT_TASK = 'application.fit';

const BRIEF = `You hold what a job asks against the record of somebody's work, for a recruiter who decides. For each requirement of
the facts answer its number and a status: met, when words of the record show it; missing, when the record speaks of such
things and this is not among them; unknown, when it says nothing either way. A requirement that names alternatives is met
by one of them. For met, copy the words that show it from the record as they stand, at most 40 words, and nothing else: a
quote that is not in the record word for word does not count. Judge the work alone: never age, sex, origin, family,
health, faith, or anything that stands for them.`;

/** The assistant's port for assessments. The embedded engine leaves them to the rules. */
export function fitJudge(assistant: Assistant): Pick<Ports, 'judgeFit'> {
  if (assistant.engine === 'embedded') return { judgeFit: null };
  return {
    async judgeFit(accountId, { job, requirements, record }) {
      const { object } = await assistant.generate({
        task: FIT_TASK,
        brief: BRIEF,
        schema: ModelFit,
        facts: { title: job.title, requirements },
        data: [
          ...(job.description === null ? [] : [{ label: 'job description', text: job.description }]),
          ...record.map(({ source, text }) => ({ label: source, text })),
        ],
        workspaceId: accountId,
      });
      return object;
    },
  };
}
