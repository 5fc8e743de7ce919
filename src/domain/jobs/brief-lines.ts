import { withoutAside } from './asides.ts';
import { withoutMailFrame } from './mail-frame.ts';
import { textLines } from './text-lines.ts';

/** The lines of a brief that speak of the job, and what beside them was told to the recruiter alone. */
export function briefLines(text: string): { lines: string[]; left_out: string[] } {
  const left_out: string[] = [];
  const lines = withoutMailFrame(textLines(text)).flatMap((line) => {
    const { open, aside } = withoutAside(line);
    if (aside !== '') left_out.push(aside);
    return open === '' ? [] : [open];
  });
  return { lines, left_out };
}
