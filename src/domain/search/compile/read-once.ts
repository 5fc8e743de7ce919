import type { CompiledQuery } from '../facets.ts';

/**
 * A reading that reads each text once: a sentence is read to tell a condition from a story, and read again where it is all that is asked.
 * Nobody changes what it gives.
 */
export function readOnce(read: (text: string) => CompiledQuery): (text: string) => CompiledQuery {
  const known = new Map<string, CompiledQuery>();
  return (text) => {
    const compiled = known.get(text) ?? read(text);
    known.set(text, compiled);
    return compiled;
  };
}
