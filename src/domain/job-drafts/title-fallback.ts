import { roleIn } from './role-in.ts';

/** What opens a line as a doer is called: "CNC router operator, permanent". */
const DOER =
  /^((?:[\p{L}\d&/-]+ ){1,3}\p{Ll}+(?:er|or|ist|ian|ant|man|smith|hand))(?=[,.;:–-]|$| (?:for|in|at|wanted|needed)(?!\p{L}))/u;
const FIRST_LINES = 8;

/**
 * The first role that stands in the lines, else what opens one of them as a doer is called; null of none.
 * @param clean a title without what stands beside it, and nothing of what is none
 */
export function firstRole(lines: readonly string[], clean: (said: string) => string): string | null {
  const named = lines.map((line) => roleIn(line)?.text ?? '');
  const opening = lines.slice(0, FIRST_LINES).map((line) => DOER.exec(line)?.[1] ?? '');
  return (
    [...named, ...opening]
      .map((said) => clean(said.replace(/^(?:an?|one|two|three) /iu, '')))
      .find((text) => text !== '') ?? null
  );
}

/** A title that stood small in a sentence, with its words as a title has them. */
export const titled = (said: string): string =>
  said.replaceAll(/(?<![\p{L}’'])\p{Ll}(?=\p{Ll}{2})/gu, (letter) => letter.toUpperCase());
