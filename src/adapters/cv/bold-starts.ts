import { withGaps } from '#src/domain/cv/clean.ts';

/** A stretch of text, bold or not. */
interface Stretch {
  text: string;
  bold: boolean;
}

/** The bold beginning of a cell that goes on without; empty where all of it is bold or its beginning is not. */
function strongOf(cell: readonly Stretch[]): string {
  const until = cell.findIndex(({ text, bold }) => !bold && text.trim() !== '');
  return cell
    .slice(0, Math.max(0, until))
    .map(({ text }) => text)
    .join('')
    .trim();
}

/**
 * The bold words that each line of a paragraph begins with, or one of its cells, where what stands behind them is not bold:
 * "**Analista** Ecolab S.r.l.". Empty for lines without.
 */
export function strongIn(stretches: readonly Stretch[]): string[] {
  if (!stretches.some(({ bold }) => bold) || stretches.every(({ bold }) => bold)) return [];
  const lines: Stretch[][][] = [[[]]];
  for (const { text, bold } of stretches)
    for (const part of text.split(/(?=[\n\t])|(?<=[\n\t])/)) {
      if (part === '\n') lines.push([[]]);
      else if (part === '\t') lines.at(-1)?.push([]);
      else lines.at(-1)?.at(-1)?.push({ text: part, bold });
    }
  return lines.map((cells) =>
    withGaps(cells.map(strongOf).find((strong) => /\p{L}/u.test(strong)) ?? '').trim(),
  );
}
