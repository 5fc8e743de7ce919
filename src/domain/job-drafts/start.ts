import { fold } from '#src/lib/fold.ts';

/** How the months begin in English, German, French and Spanish, folded. */
const MONTHS = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou', 'ago'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];
const NAME = `(${MONTHS.flat().join('|')})[a-z]*`;
const DAY_FIRST = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th|er|\.)?(?: of| de)? ${NAME}\.?,?(?: del?)? (\d{4})\b`,
);
const MONTH_FIRST = new RegExp(String.raw`\b${NAME} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`);
const SAID =
  /(?<![\p{L}])(?:start(?:s|ing)?(?: date)?(?! and (?:finish|end)(?!\p{L}))|begins|commenc(?:es?|ing|ement)|available from|kick-?off|eintritt(?:s?(?:datum|termin))?|beginn|d[ée]but|d[ée]marrage|prise de poste|incorporación|inicio|comienzo|ab (?=\d)(?!\d+ ?(?:stunden|std|jahre|wochen|euro|€)))\s*(?:[:–-]|on|from|is|am|ab|zum|le|du|du poste|el)?\s*([^\n;]{4,40})/iu;
/** A whole day that a text says from when, in words that could speak of something else: "contract from 1 March 2027", "zum 01.04.2027". */
const FROM_DAY =
  /(?<!\p{L})(?:from|zum|ab|à partir du|dès le)\s+(\d{1,2}(?:[./]\d{1,2}[./]|(?:st|nd|rd|th|er|\.)?(?: of)? \p{L}{3,10}\.?,? )\d{4})/iu;
/** What follows may be a time. */
const WHEN = new RegExp(
  String.raw`\d|\b(?:asap|immediate(?:ly)?|as soon as|now|soon|next (?:week|month|year)|sofort|schnellstmoglich|des que possible|${MONTHS.flat().join('|')})`,
);

/** The day on which a text says that the work starts, and a note where it can be read in two ways or names no day. */
export function startIn(
  labelled: string | undefined,
  text: string,
): { day: string | null; note: string | null } {
  const said = labelled ?? timeSaid(text) ?? '';
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(said);
  if (iso !== null) return { day: dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])), note: null };
  const named = namedDay(fold(said));
  if (named !== null) return { day: named, note: null };
  const figures = /\b(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})\b/.exec(said);
  if (figures === null) {
    const when = said.split(/(?<!\d)[.!?](?:\s|$)/)[0]?.trim() ?? '';
    const note = `The start “${when}” names no day that could be read; set target_start_date.`;
    return {
      day: null,
      note: (labelled !== undefined && when !== '') || WHEN.test(fold(when)) ? note : null,
    };
  }
  const [first, second] = [Number(figures[1]), Number(figures[2])];
  const year = Number(figures[3]) + (figures[3]?.length === 2 ? 2000 : 0);
  // With dots the day stands first everywhere.
  if (figures[0].includes('.') || first > 12 || first === second)
    return { day: dayOf(year, second, first), note: null };
  if (second > 12) return { day: dayOf(year, first, second), note: null };
  return {
    day: null,
    note: `The start ${figures[0]} can be read in two ways, as ${dayOf(year, second, first)} or ${dayOf(year, first, second)}; set target_start_date.`,
  };
}

// "Starting salary" and "start of the week" stand before the start as often as not: the first that may be a time.
function timeSaid(text: string): string | undefined {
  const said = [...text.matchAll(new RegExp(SAID, 'giu'))].map(([, when = '']) => when);
  const dated = said.find((when) => /\d{4}|\d[./]\d/.test(when));
  return dated ?? FROM_DAY.exec(text)?.[1] ?? said.find((when) => WHEN.test(fold(when)));
}

/** A day whose month is a word, in a folded text. */
function namedDay(said: string): string | null {
  const [, day, month, year] = DAY_FIRST.exec(said) ?? [];
  if (month !== undefined) return dayOf(Number(year), monthOf(month), Number(day));
  const [, before, behind, of] = MONTH_FIRST.exec(said) ?? [];
  return before === undefined ? null : dayOf(Number(of), monthOf(before), Number(behind));
}

const monthOf = (prefix: string): number => MONTHS.findIndex((names) => names.includes(prefix)) + 1;

function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal ? at.toISOString().slice(0, 10) : null;
}
