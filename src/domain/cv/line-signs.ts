import type { CvLine } from './source.ts';

// A sign that stands for nothing before the words of a line: "! CPA GRACE WANJIRU NJOROGE", "» Dr. Alasdair McCorquodale".
const SIGN_BEFORE = /^[!»›>~|]\s+(?=\p{Lu})/u;

// "2017-09 → 2020-12Landskapsarkitekt": a time that fills its cell touches the words of the next.
const TIME_TOUCHING =
  /^((?:\d{4}-\d{2}|\d{1,2}[./]\d{4})\s?(?:[→–—-]|to|till|bis|tot|til)\s?(?:\d{4}-\d{2}|\d{1,2}[./]\d{4}))(?=\p{Lu}\p{Ll})/u;

/** The lines of a page without the signs before their words, and with a gap between a time and the cell beside it. */
export const withSignsApart = (lines: readonly CvLine[]): CvLine[] =>
  lines.map((line) => {
    const text = line.text.replace(SIGN_BEFORE, '').replace(TIME_TOUCHING, '$1\t');
    return text === line.text ? line : { ...line, text };
  });
