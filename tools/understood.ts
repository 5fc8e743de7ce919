import type { Understood } from '#src/batch/index.ts';

/** What was understood of the words of a call, a line each. */
export const understoodLines = (understood: readonly Understood[] = []): string[] =>
  understood.map(({ field, given, means }) => `Understood ${field} “${given}” as ${means}.`);
