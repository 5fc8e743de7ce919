import * as z from 'zod';
import { AppError } from '#src/lib/errors.ts';
import { faultText, faultWords, refusalText } from '../language/refusal.ts';
import { t } from '../language/text.ts';

/** What is wrong with the fields of a form, by their names. */
export type Faults = Record<string, string>;

/** The fields at fault, in the language of the page, of a refusal that the person can mend; null for any other error. */
export function faultsOf(error: unknown): Faults | null {
  if (error instanceof z.ZodError)
    return Object.fromEntries(
      error.issues.map(({ path: [field], message }) => [
        String(field ?? ''),
        field === 'country' ? t('frame.writeItInEnglishOr') : faultWords(String(field ?? ''), message),
      ]),
    );
  if (error instanceof AppError && error.code === 'VALIDATION_ERROR' && error.details.field !== undefined)
    return { [error.details.field]: faultText(error) };
  if (error instanceof AppError && error.details.field === 'token') return { token: refusalText(error) };
  return null;
}
