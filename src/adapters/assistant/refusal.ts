import { AppError, invalid } from '#src/lib/errors.ts';
import { AssistantError } from './port.ts';

/**
 * Returns the assistant's answer, or throws its failure as an error that the caller can act on.
 * @param field the input that the caller can change
 */
export async function answered<T>(field: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
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
