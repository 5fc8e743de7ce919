import type { DraftFields } from './schema.ts';

type Spec = NonNullable<DraftFields['spec']>;

const MOST_TOLD = 12;
const LONGEST = 160;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The lines of a spec, its summary as one. */
const specLines = ({ summary, responsibilities, requirements, nice_to_have }: Spec): string[] => [
  ...(summary === undefined ? [] : [summary]),
  ...(responsibilities ?? []),
  ...(requirements ?? []),
  ...(nice_to_have ?? []),
];

/** What a note says was left out of a spec: only what does not stand in it; null where nothing was. */
export function leftOutNote(lines: readonly string[], spec: Spec): string | null {
  const shown = lettersOf(specLines(spec).join(' '));
  const gone = [...new Set(lines.map((line) => line.trim().replace(/[.;]$/u, '')))].filter((line) => {
    const letters = lettersOf(line);
    return letters !== '' && !shown.includes(letters);
  });
  if (gone.length === 0) return null;
  const told = gone
    .slice(0, MOST_TOLD)
    .map((line) => `“${line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line}”`);
  const more = gone.length > MOST_TOLD ? ` and ${gone.length - MOST_TOLD} more` : '';
  return `These lines were left out of the spec, which candidates read: ${told.join(', ')}${more}.`;
}
