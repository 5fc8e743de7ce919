import { ModelReading } from '#src/domain/moderation/reading-schema.ts';
import type { Ports } from '#src/domain/ports.ts';
import type { Assistant } from '../port.ts';

const TASK = 'texts.read';

const BRIEF = `You read texts that a recruitment agency is about to publish or send, which no person has read. Find wording that
picks or describes people by age, sex, family, pregnancy, race or origin, nationality, mother tongue, religion, sexual
orientation, disability or health, looks, union or politics, or that hints at it in coded words; and, of a person who is
put forward, what they may want to keep to themselves: health, pay, that their employer does not know, contact details,
what was told in confidence, who they are. What the work needs (skills, licences, languages as fluent, right to work,
lifting with adjustments), equal-opportunity statements and people whom the work serves are no finding. For each finding
answer the number of its text, the words copied from that text exactly as they stand there, what they are about, one short
reason in plain English, and a lawful rewording or null. Answer an empty list where nothing speaks against a text.`;

/** The assistant's port for texts that nobody has read. The embedded engine leaves them to the rules. */
export function textReader(assistant: Assistant): Pick<Ports, 'readTexts'> {
  if (assistant.engine === 'embedded') return { readTexts: null };
  return {
    async readTexts(accountId, { kind, country, texts }) {
      const { object } = await assistant.generate({
        task: TASK,
        brief: BRIEF,
        schema: ModelReading,
        facts: { kind, country, texts: texts.length },
        data: texts.map((text, no) => ({ label: `text ${no}`, text })),
        workspaceId: accountId,
      });
      return object;
    },
  };
}
