import { spanIn } from './dates.ts';
import type { CvLine } from './source.ts';

// "Partner (elected May 2019)", "Oberarzt (ernannt 2018)": since when somebody is what the line says.
const NAMED_IN =
  /\((?:elected|appointed|promoted|made up|ernannt|befördert|nommée?|élue?|promue?|nombrad[oa]|ascendid[oa]|nominat[oa]|promoss[oa]|nomead[oa]|promovid[oa]|benoemd|bevorderd|utsedd|befordrad|udnævnt|utnevnt)(?: (?:in|im|en|nel|em|i|år|an?)?)?\s*((?:\p{L}{3,10}\.? )?(?:19|20)\d{2})\)/iu;

/** A line that says when somebody came to be what it says, with that time as one that goes on. */
export function withNamedIn(line: CvLine): CvLine {
  const text = line.text.replace(NAMED_IN, '(since $1)');
  return text !== line.text && spanIn(line.text) === null ? { ...line, text } : line;
}

const TIME = '(?:\\p{L}{3,9}\\.?\\s)?(?:\\d{1,2}[./-])?(?:19|20)\\d{2}';
// "2006 – 2018 svetsare, Sandvik Coromant": a range and right behind it, without a sign, what somebody was.
const RANGE_AND_WORDS = new RegExp(`^${TIME}\\s?[-–—]\\s?${TIME}[:,]?\\s(?=\\p{L}{3})`, 'u');
const START_AND_WORDS = new RegExp(`^(${TIME})\\s?[-–—]\\s(?=\\p{L}{3})`, 'u');

/**
 * The lines of a section of jobs where a dash behind the first date of the topmost job leaves its end open: "2018 – licenssvetsare,
 * Bilfinger" above jobs that have a second date in this place and no dash behind it. A dash that touches its date is read as an open end.
 */
export function withOpenStarts(lines: readonly CvLine[]): CvLine[] {
  const dated = lines.filter(
    ({ text, bullet }) => !bullet && /^\P{Ll}?\S{0,12}\s?(?:19|20)\d{2}/u.test(text),
  );
  const ranges = dated.filter(({ text }) => RANGE_AND_WORDS.test(text) && spanIn(text)?.at === 0);
  const [first] = dated;
  if (first === undefined || ranges.length < 2 || ranges.includes(first)) return [...lines];
  const begins = START_AND_WORDS.exec(first.text);
  if (begins === null || spanIn(first.text) !== null) return [...lines];
  const [start = '', year = ''] = [begins[1], /\d{4}$/.exec(begins[1] ?? '')?.[0]];
  const isLast = ranges.every(({ text }) => (spanIn(text)?.to ?? '9999').slice(0, 4) <= year);
  if (!isLast) return [...lines];
  return lines.map((line) =>
    line === first ? { ...line, text: `${start}- ${line.text.slice(begins[0].length)}` } : line,
  );
}
