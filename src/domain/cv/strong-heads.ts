import { spanIn } from './dates.ts';
import { isHeadLine } from './heads.ts';
import type { CvLine } from './source.ts';
import { employerEvidence, titleEvidence } from './title-or-employer.ts';

// "**Analista** en **Rodamientos Litoral**": behind a title in other type, the word before its employer.
const WORD =
  /^,?\s+(?:at|with|en|na|no|in|dans|chez|à|au|aux|bei|beim|bij|presso|da|di|per|para|por|hos|på|i|c\/o|via|te)\s+(?:(?:el|la|los|las|il|lo|gli|le|les|the|der|die|das|dem|den|de|het|o|a)\s+|l['’]|la\s+(?:ditta|empresa|soci\p{L}+)\s+)?([\p{Lu}\d].{2,})$/u;

interface Parted {
  whole: string;
  strong: string;
  rest: string;
}

// The name in other type behind one in bold, on the same line and without a sign between them.
function partedIn({ text, strong, ...line }: CvLine): Parted | null {
  const cell = strong === undefined ? undefined : text.split('\t').find((one) => one.startsWith(strong));
  if (strong === undefined || cell === undefined || !isHeadLine({ ...line, text: cell, bullet: false }))
    return null;
  const behind = cell.slice(strong.length);
  const [, rest = ''] =
    /^\s+(\p{Lu}.+)$/u.exec(behind) ?? (titleEvidence(strong) >= 1 ? WORD.exec(behind) : null) ?? [];
  const isName = rest.length > 2 && rest.length < 80 && !/[,;:(–—-]$/.test(strong) && spanIn(strong) === null;
  return isName && spanIn(rest)?.at !== 0 ? { whole: cell, strong, rest } : null;
}

const isOfTwo = ({ strong, rest }: Parted): boolean =>
  (titleEvidence(strong) >= 1 && titleEvidence(rest) < 1) ||
  (titleEvidence(rest) >= 1 && titleEvidence(strong) < 1) ||
  (employerEvidence(rest) >= 1 && employerEvidence(strong) < 1);

/**
 * Title and employer parted by a tab where the type alone parts them: "**Analista** Ecolab S.r.l.", as forms of Europass have it. Only
 * where at least two lines of the section are set so, or the words of one show that they are two names.
 */
export function withStrongParted(lines: readonly CvLine[]): CvLine[] {
  const parted = lines.map(partedIn);
  const some = parted.filter((one) => one !== null);
  if (!some.some(isOfTwo) || (some.length < 2 && lines.length > 12)) return [...lines];
  return lines.map((line, at) => {
    const one = parted[at];
    return one == null
      ? line
      : {
          ...line,
          text: line.text.replace(one.whole, () => `${one.strong}\t${one.rest}`),
          bullet: false,
        };
  });
}
