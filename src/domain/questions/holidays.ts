import { addDays, type Day } from '#src/lib/clock.ts';

/** Easter Sunday of a year (the anonymous Gregorian reckoning, Meeus, Astronomical Algorithms, chapter 8). */
export function easterOf(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e, f] = [Math.floor(b / 4), b % 4, Math.floor((b + 8) / 25)];
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const [month, day] = [Math.floor((h + l - 7 * m + 114) / 31), ((h + l - 7 * m + 114) % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const DAY_OF: Readonly<Record<string, (year: number) => Day>> = {
  easter: easterOf,
  christmas: (year) => `${year}-12-25`,
  xmas: (year) => `${year}-12-25`,
  'new year': (year) => `${year}-01-01`,
};

const NAMES = String.raw`(easter|christmas|xmas|(?:the )?new year(?!['’]?s? eve)(?:['’]?s(?: day)?)?)\b(?! of| in|,? 20\d\d)`;
const LAST = new RegExp(String.raw`\b(since|after) ${NAMES}`, 'gi');
const NEXT = new RegExp(String.raw`\b(by|before|until|till) ${NAMES}`, 'gi');
const nameOf = (said: string): string => (/new year/i.test(said) ? 'new year' : said.toLowerCase());
const TO_COME =
  /\b(will|due|ending|finishing|starting|expiring|lapsing|rolling off|run(ning)? out|runs out|end|finish|start|expire|upcoming|coming)\b/i;

/** "Since Easter", "before Christmas": the day in figures, of the last one, or of the next where the question looks ahead. */
export function withHolidays(
  question: string,
  today: Day,
): { question: string; notes: string[]; ahead: boolean } {
  const notes: string[] = [];
  const told = (lead: string, name: string, day: Day): string => {
    const festival = `${nameOf(name).slice(0, 1).toUpperCase()}${nameOf(name).slice(1)}`;
    notes.push(`${lead} ${festival} was read as ${lead === 'before' ? 'until' : lead} ${day}.`);
    return `${lead} ${day}`;
  };
  const near = (name: string, ahead: boolean): Day => {
    const year = Number(today.slice(0, 4));
    const of = DAY_OF[nameOf(name)] ?? easterOf;
    if (ahead) return of(year) >= today ? of(year) : of(year + 1);
    return of(year) < today ? of(year) : of(year - 1);
  };
  let ahead = false;
  let said = question.replace(LAST, (_, lead: string, name: string) => told(lead, name, near(name, false)));
  if (TO_COME.test(question))
    said = said.replace(NEXT, (_, lead: string, name: string) => {
      const day = near(name, true);
      ahead = true;
      const before = /before/i.test(lead);
      const last = before ? addDays(day, -1) : day;
      told(before ? 'before' : 'by', name, last);
      return `by ${last}`;
    });
  return { question: said, notes, ahead };
}
