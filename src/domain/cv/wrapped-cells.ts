import { spanIn, timeIn } from './dates.ts';
import type { CvLine } from './source.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeTitle } from './words.ts';

const cellsOf = ({ text }: CvLine): string[] => text.split('\t').map((cell) => cell.trim());

// "Coral Coast Ambulance Service,", "Woonstichting Veluwezoom-": words that go on below.
const goesOn = (cell: string): boolean => /(?:,|\p{L}-)$/u.test(cell);

/** A cell with what its column broke off: "Veluwezoom-" and "Oost", "Interim hoofd" and "informatiemanagement". */
function joinedCell(cell: string, rest: string): string {
  if (/\p{L}-$/u.test(cell)) return /^\p{Ll}/u.test(rest) ? `${cell.slice(0, -1)}${rest}` : `${cell}${rest}`;
  return !goesOn(cell) && placeIn(rest) !== null ? `${cell}, ${rest}` : `${cell} ${rest}`;
}

const mayGoOn = (line: CvLine, next: CvLine): boolean =>
  !line.bullet && !next.bullet && next.page === line.page && timeIn(next.text) === null && next.text !== '';

// A town alone below the one cell that ends with a comma.
function withTownBelow(line: CvLine, next: CvLine): CvLine[] | null {
  const cells = cellsOf(line);
  const open = cells.filter(goesOn);
  const [cell] = open;
  if (cell === undefined || open.length > 1 || next.text.includes('\t') || placeIn(next.text) === null)
    return null;
  return [
    { ...line, text: cells.map((one) => (one === cell ? joinedCell(one, next.text) : one)).join('\t') },
  ];
}

// "werken" in bold below "Projectmanager zaakgericht": small words that are set apart from the text end the last cell.
function withWordsBelow(line: CvLine, next: CvLine): CvLine[] | null {
  const cells = cellsOf(line);
  const isMore = next.bold && !line.bold && /^\p{Ll}[\p{L}-]*(?: [\p{L}-]+){0,2}$/u.test(next.text);
  return cells.length === 3 && isMore && !cells.some(goesOn)
    ? [{ ...line, text: `${line.text} ${next.text}` }]
    : null;
}

// Two cells below those beside a time: what begins small goes on, and what else stands there is another line.
function withBothBelow(line: CvLine, next: CvLine): CvLine[] | null {
  const [time = '', first = '', second = '', ...more] = cellsOf(line);
  const [left = '', right = '', ...others] = cellsOf(next);
  const isRow = second !== '' && more.length === 0 && spanIn(time)?.words.length === time.length;
  if (!isRow || left === '' || right === '' || others.length > 0) return null;
  const isRightMore = /^\p{Ll}/u.test(right) || goesOn(second);
  if (!isRightMore && !goesOn(first)) return null;
  const whole = {
    ...line,
    text: [time, joinedCell(first, left), isRightMore ? joinedCell(second, right) : second].join('\t'),
  };
  return isRightMore ? [whole] : [whole, { ...next, text: right }];
}

// "Paisley⇥Controller" below "Clydeview Buses Ltd,⇥Duty Operations": the town of the one cell that goes on, and what makes a title of the next.
function withTitleBelow(line: CvLine, next: CvLine): CvLine[] | null {
  const cells = cellsOf(line);
  const [left = '', right = '', ...others] = cellsOf(next);
  const at = cells.findIndex(goesOn);
  const begun = cells[at + 1] ?? '';
  const isOnlyOne = at >= 0 && cells.findLastIndex(goesOn) === at;
  if (!isOnlyOne || others.length > 0 || begun === '' || right === '' || placeIn(left) === null) return null;
  if (looksLikeTitle(begun) || !looksLikeTitle(`${begun} ${right}`)) return null;
  const whole = cells.with(at, joinedCell(cells[at] ?? '', left)).with(at + 1, `${begun} ${right}`);
  return [{ ...line, text: whole.join('\t') }];
}

/**
 * Joins the cells of a dated row of a PDF's table that its narrow columns broke onto the next line: "Waterschap Grebbe en Eem,⇥Projectmanager"
 * above "Leusden⇥datacenterverhuizing".
 */
export function withWholeCells(lines: readonly CvLine[]): CvLine[] {
  const whole: CvLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const isRow = above?.text.includes('\t') === true && spanIn(above.text) !== null;
    const joined =
      above !== undefined && isRow && mayGoOn(above, line)
        ? (withTownBelow(above, line) ??
          withWordsBelow(above, line) ??
          withBothBelow(above, line) ??
          withTitleBelow(above, line))
        : null;
    if (joined === null) whole.push(line);
    else whole.splice(-1, 1, ...joined);
  }
  return whole;
}
