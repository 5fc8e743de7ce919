import type { Ports, WrittenEmail } from '#src/domain/ports.ts';
import type { Assistant, AssistantAnswer } from '../port.ts';
import { answered } from '../refusal.ts';
import { draftEmail, type EmailDraft, reviseEmail } from './task.ts';

/** The assistant's port for e-mails. */
export function emailWriter(assistant: Assistant): Pick<Ports, 'draftEmail' | 'reviseEmail'> {
  return {
    draftEmail: (accountId, { facts, instructions = '' }, onPartial) =>
      written('instructions', () =>
        draftEmail(assistant, {
          workspaceId: accountId,
          facts,
          instructions,
          ...(onPartial === undefined ? {} : { onPartial }),
        }),
      ),
    reviseEmail: (accountId, { draft, instruction, facts }) =>
      written('instruction', () =>
        reviseEmail(assistant, { workspaceId: accountId, draft, instruction, facts }),
      ),
  };
}

async function written(
  field: string,
  ask: () => Promise<AssistantAnswer<EmailDraft>>,
): Promise<WrittenEmail> {
  const { object, notes } = await answered(field, ask);
  return { ...object, subject: object.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(), notes };
}
