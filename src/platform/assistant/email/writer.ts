import type { Ports, WrittenEmail } from '#src/domain/ports.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { type Assistant, type AssistantAnswer, AssistantError } from '../port.ts';
import { draftEmail, type EmailDraft, reviseEmail } from './task.ts';

/** The assistant as the domain asks it for mail. */
export function emailWriter(assistant: Assistant): Pick<Ports, 'draftEmail' | 'reviseEmail'> {
  return {
    draftEmail: (accountId, { facts, instructions = '' }, onPartial) =>
      answered('instructions', () =>
        draftEmail(assistant, {
          workspaceId: accountId,
          facts,
          instructions,
          ...(onPartial === undefined ? {} : { onPartial }),
        }),
      ),
    reviseEmail: (accountId, { draft, instruction, facts }) =>
      answered('instruction', () =>
        reviseEmail(assistant, { workspaceId: accountId, draft, instruction, facts }),
      ),
  };
}

async function answered(
  field: string,
  ask: () => Promise<AssistantAnswer<EmailDraft>>,
): Promise<WrittenEmail> {
  try {
    const { object, notes } = await ask();
    return { ...object, subject: object.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(), notes };
  } catch (error) {
    throw error instanceof AssistantError ? refusal(field, error) : error;
  }
}

function refusal(field: string, error: AssistantError): AppError {
  if (error.kind === 'unsupported' || error.kind === 'budget_exhausted') {
    return invalid(field, `${field}: ${error.message}`, { assistant: error.kind });
  }
  return new AppError('INTERNAL_ERROR', `${error.message} Nothing was written; try again shortly.`, {
    cause: error,
  });
}
