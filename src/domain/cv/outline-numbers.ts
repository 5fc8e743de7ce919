import type { CvLine } from './source.ts';

const NUMBERED = /^(\d{1,2})\.(\d{1,2})\.?\s+(?=\p{Lu})/u;

/**
 * The lines without the numbers of an outline: "3.1 Sasol Synfuels", "3.2 Kaefer Thermal". A chapter has its first two parts in
 * their order; any other such number is a part of what is said.
 */
export function withoutOutline(written: readonly CvLine[]): CvLine[] {
  const lines = withoutRoman(written);
  const numbers = lines.map(({ text }) => NUMBERED.exec(text));
  const placeOf = (chapter: string, part: number): number =>
    numbers.findIndex((found) => found?.[1] === chapter && Number(found[2]) === part);
  const isChapter = (chapter: string): boolean => {
    const [first, second] = [placeOf(chapter, 1), placeOf(chapter, 2)];
    return first >= 0 && first < second;
  };
  return lines.map((line, at) => {
    const found = numbers[at];
    return found?.[1] !== undefined && isChapter(found[1])
      ? { ...line, text: line.text.slice(found[0].length) }
      : line;
  });
}

const ROMAN = /^(X?(?:IX|IV|V?I{0,3}))[.)]\s+(?=\p{Lu})/u;
const FIRST = ['I', 'II', 'III'];

/** The lines without the Roman numbers of chapters: "I. DATOS PERSONALES", "II. EXPERIENCIA", "III. IDIOMAS". */
function withoutRoman(lines: readonly CvLine[]): readonly CvLine[] {
  const numbers = lines.map(({ text, bullet }) => (bullet ? null : ROMAN.exec(text)));
  const places = FIRST.map((number) => numbers.findIndex((found) => found?.[1] === number));
  const isOne = places.every((place, at) => place > (places[at - 1] ?? -1));
  return isOne
    ? lines.map((line, at) => ({
        ...line,
        text: line.text.slice(numbers[at]?.[1] ? (numbers[at]?.[0].length ?? 0) : 0),
      }))
    : lines;
}
