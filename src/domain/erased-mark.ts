import { invalid } from '#src/lib/errors.ts';

/** What stands in a text in the place of somebody who was erased for good. Nothing leaves the agency with it. */
export const ERASED = '[erased]';

/**
 * Refuses words that go outside and named somebody who was erased since they were written, planned or asked for.
 * @param texts each with the input that holds it
 * @throws AppError VALIDATION_ERROR
 */
export function refuseHoles(
  texts: Iterable<readonly [field: string, text: string | null | undefined]>,
): void {
  for (const [field, text] of texts)
    if (text?.includes(ERASED) === true)
      throw invalid(
        field,
        `${field}: “${ERASED}” stands where somebody was named who was erased for good. Say it without them: nothing leaves like this.`,
      );
}
