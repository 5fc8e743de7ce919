import { fold } from '#src/lib/fold.ts';
import { isContactLine } from './contact.ts';
import type { CvLine } from './source.ts';
import { placeIn, skillInProse } from './vocabulary.ts';

// Towns that are called as everyday words of those who list what they can and like.
const EVERYDAY =
  /^(?:reading|orange|best|phoenix|nice|bath|mobile|split|male|media|most|bar|essen|singen|hamm|sandwich|deal|rugby|worms|wells|battle|eye|sale|ware|normal|enterprise|paradise|independence|progreso|orden|paz|union|bra|pila|mira)$/;

/** Whether a word is a town that is called as an everyday word. */
export const isEveryday = (city: string): boolean => EVERYDAY.test(fold(city));

const PARTS = /[,;|•·∙●]|\s[/–—-]\s|\t/;

const isWord = (text: string): boolean => /^\p{L}[\p{L}’'+#.-]*$/u.test(text.trim());

const isPlain = ({ text, bullet }: CvLine): boolean =>
  bullet &&
  text.split(/\s+/).length <= 3 &&
  !/[\d@:]/.test(text) &&
  !isContactLine(text) &&
  placeIn(text) === null;

/**
 * Whether a town that stands as one word without a label is another word of a list: among skills ("Java | Phoenix | Oracle"), among
 * what somebody likes ("Reading, cycling, cooking"), or one bullet of several.
 * @param lines those around it, in the order of the page
 */
export function isOtherWord(city: string, line: CvLine, lines: readonly CvLine[]): boolean {
  const parts = line.text
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // "Mobile (Android and Flutter)": what the bracket says of it is of no town.
  const bracketed = parts.find((part) => fold(part).startsWith(`${fold(city)} (`));
  if (bracketed !== undefined && isEveryday(city) && placeIn(bracketed.slice(city.length + 2, -1)) === null)
    return true;
  if (!parts.some((part) => fold(part) === fold(city)) || !isWord(city)) return false;
  const others = parts.filter((part) => fold(part) !== fold(city));
  if (others.some((part) => /[\d@]/.test(part))) return false;
  if (others.filter((part) => isWord(part) && skillInProse(part) !== null).length > 1) return true;
  if (others.some((part) => placeIn(part) !== null)) return false;
  const small = others.filter((part) => /^\p{Ll}{4,}$/u.test(part)).length;
  if (small > 0 && small === others.length && (small > 1 || isEveryday(city))) return true;
  if (!line.bullet || others.length > 0) return false;
  const at = lines.indexOf(line);
  const before = lines.slice(0, at).findLastIndex(({ bullet }) => !bullet);
  const behind = lines.findIndex(({ bullet }, index) => index > at && !bullet);
  return lines.slice(before + 1, behind < 0 ? lines.length : behind).some(isPlain);
}

/**
 * Whether a line is a town that is called as an everyday word, and stands alone and apart from an address or a number: it is to be
 * looked at.
 */
export function isEverydayAlone(line: CvLine, lines: readonly CvLine[]): boolean {
  const at = lines.indexOf(line);
  return (
    isEveryday(line.text) &&
    ![lines[at - 1], lines[at + 1]].some((near) => near !== undefined && isContactLine(near.text))
  );
}
