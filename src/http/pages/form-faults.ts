import * as z from 'zod';
import { AppError } from '#src/lib/errors.ts';

/** What is wrong with the fields of a form, by their names. */
export type Faults = Record<string, string>;

const COUNTRY_FAULT = 'Write it in English or as its two letters, such as New Zealand or GB.';

/** The fields at fault of a refusal that the person can mend; null for any other error. */
export function faultsOf(error: unknown): Faults | null {
  if (error instanceof z.ZodError)
    return Object.fromEntries(
      error.issues.map(({ path: [field], message }) => [
        String(field ?? ''),
        field === 'country' ? COUNTRY_FAULT : message,
      ]),
    );
  if (error instanceof AppError && error.code === 'VALIDATION_ERROR' && error.details.field !== undefined)
    return { [error.details.field]: error.message };
  if (error instanceof AppError && error.details.field === 'token') return { token: error.message };
  return null;
}
