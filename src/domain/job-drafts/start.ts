const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const NAME = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const SAID =
  /\b(?:start(?:s|ing)?(?: date)?|commenc(?:es|ing)|available from)\b\s*(?:[:–-]|on|from|is)?\s*([^\n;]{4,40})/i;

/** The day on which a text says that the work starts, and a note where it can be read in two ways. */
export function startIn(
  labelled: string | undefined,
  text: string,
): { day: string | null; note: string | null } {
  const said = labelled ?? SAID.exec(text)?.[1] ?? '';
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(said);
  if (iso !== null) return { day: dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])), note: null };
  const named =
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${NAME}\\.?,? (\\d{4})\\b`, 'i').exec(said) ??
    /\b(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})\b/i.exec(
      said,
    );
  if (named !== null) {
    const { day = named[1], month = named[2], year = named[3] } = named.groups ?? {};
    const at = MONTHS.findIndex((name) => name.startsWith((month ?? '').slice(0, 3).toLowerCase()));
    return { day: dayOf(Number(year), at + 1, Number(day)), note: null };
  }
  const figures = /\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/.exec(said);
  if (figures === null) return { day: null, note: null };
  const [first, second, year] = [Number(figures[1]), Number(figures[2]), Number(figures[3])];
  // With dots the day stands first everywhere.
  if (figures[0].includes('.') || first > 12 || first === second)
    return { day: dayOf(year, second, first), note: null };
  if (second > 12) return { day: dayOf(year, first, second), note: null };
  return {
    day: null,
    note: `The start ${figures[0]} can be read in two ways, as ${dayOf(year, second, first)} or ${dayOf(year, first, second)}; set target_start_date.`,
  };
}

function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal ? at.toISOString().slice(0, 10) : null;
}
