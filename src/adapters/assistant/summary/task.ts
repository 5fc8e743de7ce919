import { z } from 'zod';
import type { Ports } from '#src/domain/ports.ts';
import type { Assistant } from '../port.ts';
import { answered } from '../refusal.ts';

const maybe = z.nullable(z.string());

/** The facts that a summary may use. */
export const SummaryFacts = z.object({
  job: z.nullable(z.object({ title: z.string(), asks: z.array(z.string()) })),
  candidate: z.object({
    name: maybe,
    title: maybe,
    employer: maybe,
    place: maybe,
    years: z.nullable(z.number()),
    evidence: z.array(z.string()),
    skills: z.array(z.string()),
    roles: z.array(z.object({ title: maybe, employer: maybe, from: maybe, to: maybe, did: maybe })),
    studies: z.array(z.object({ degree: maybe, field: maybe, school: maybe })),
    certifications: z.array(z.string()),
    languages: z.array(z.string()),
    notice: maybe,
    work_rights: maybe,
  }),
});
export type SummaryFacts = z.infer<typeof SummaryFacts>;

const Summary = z.object({ summary: z.string().trim().min(1).max(10_000) });

export const SUMMARY_TASK = 'candidate.summary';

const BRIEF = `You write the summary by which a recruitment agency puts a candidate to a client, for the job in the
facts or, where there is none, as somebody worth knowing: 60 to 160 words, plain and specific, for a hiring manager who has a minute. Begin with what the person is and why they fit; then
at most five bullets that each answer something the job asks for; then availability, if the facts give it. Call the
person by the name in the facts, or "this candidate" where there is none, and use no gendered words. Leave out what the
facts do not say; never praise without a fact. Format: paragraphs apart by an empty line, bullets as lines that begin
with "- ", words of weight as **bold**. No headings, no greeting, no sign-off.`;

/** The assistant's port for summaries. */
export function summaryWriter(assistant: Assistant): Pick<Ports, 'draftSummary'> {
  return {
    async draftSummary(accountId, { facts, field }) {
      const request = { task: SUMMARY_TASK, brief: BRIEF, schema: Summary, facts: { ...facts } };
      const { object } = await answered(field, () =>
        assistant.generate({ ...request, workspaceId: accountId }),
      );
      return object.summary;
    },
  };
}
