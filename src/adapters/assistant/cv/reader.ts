import { ModelCv } from '#src/domain/cv/model-schema.ts';
import type { Ports } from '#src/domain/ports.ts';
import { type Assistant, AssistantError } from '../port.ts';

const TASK = 'cv.read';
/** Somebody waits for the draft, which the rules have read by then. */
const PATIENCE_MS = 20_000;

const BRIEF = `You read the text of one CV for a recruitment agency. Answer what it says of the person whose CV it is, never of referees,
of whoever sent it or of anybody else. Copy every value from the text as it stands there, in its spelling, capitals and
language, and give as quote the words of the text around it, copied exactly, at most 300 characters: a value that does not
stand in its quote, and a quote that does not stand in the text, are thrown away. The quote of a job or a course holds its
title, employer or school and dates, and nothing of another one. jobs: each position held, in the order of the text; several
positions at one employer are several jobs. Dates as they are written. skills, languages and certifications: each as the few
words of the text. What the text does not say is null or an empty list. Nothing of age, birth, sex, family, nationality,
religion, health, looks or a photograph, wherever it stands.`;

/** The assistant's port for CVs. The embedded engine leaves them to the rules. */
export function cvReader(assistant: Assistant): Pick<Ports, 'readCv'> {
  if (assistant.engine === 'embedded') return { readCv: null };
  return {
    async readCv(accountId, text) {
      try {
        const { object } = await assistant.generate({
          task: TASK,
          brief: BRIEF,
          schema: ModelCv,
          facts: {},
          data: [{ label: 'cv', text }],
          workspaceId: accountId,
          timeoutMs: PATIENCE_MS,
        });
        return { answer: object };
      } catch (error) {
        if (error instanceof AssistantError) return { unread: error.message };
        throw error;
      }
    },
  };
}
