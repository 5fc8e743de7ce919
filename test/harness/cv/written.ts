import { unbulleted, withGaps } from '#src/domain/cv/clean.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvLine } from '#src/domain/cv/source.ts';

/** The fields of a CV as plain text: ** marks what is bold, two of them the bold beginning of a line, a blank line space above. */
export function readPlain(text: string) {
  const lines = text
    .trim()
    .split('\n')
    .map((raw, at, all): CvLine => {
      const bold = raw.trim().startsWith('**');
      const { text: words, bullet } = unbulleted(withGaps(raw.replaceAll('**', '')).trim());
      const strong = /^\*\*([^*]+)\*\*(?=\s*\S)/.exec(raw.trim())?.[1]?.trim();
      const apart = at > 0 && (all[at - 1] ?? '').trim() === '';
      return {
        text: words,
        page: 1,
        size: at === 0 ? 20 : 10,
        bold,
        styled: false,
        apart,
        bullet,
        margin: false,
        ...(strong !== undefined && { strong }),
      };
    })
    .filter((line) => line.text !== '');
  return readLines({ lines, links: [], pages: 1, columns: 1, hidden: [], pictured: 0 }, 'AU').fields;
}
