const OFFICE =
  /^(?:mayor|lord|bishop|archbishop|abbot|dean|rector|provost|chancellor|president|premier|governor|minister|senator|sheriff|marshal|captain|commander|admiral|general|colonel|major|sergeant|constable|warden|chief|judge|justice|magistrate|king|queen|prince|princess|duke|earl|count|baron|pope|priest|deacon|speaker|treasurer|steward|ambassador|consul|commissioner|regent)$/iu;

/** Whether a word that a house is called by is an office there: `the Mayor of Sydney`, `Mayor Clover Moore`. */
export function isOffice(text: string, start: number, end: number): boolean {
  if (!OFFICE.test(text.slice(start, end))) return false;
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 40);
  if (/^ of (?:the )?\p{Lu}/u.test(after))
    return /(?<!\p{L})(?:the|an?|our|deputy|lord|lady|former|then|ex|as|by|elected|appointed|vice)[ -]$/iu.test(
      before,
    );
  return (
    /^ \p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}’'-]+(?!\p{L})/u.test(after) ||
    /(?<!\p{L})(?:deputy|lord|lady|vice) $/iu.test(before) ||
    (/(?<!\p{L})the $/iu.test(before) &&
      /^[’']s (?:office|chain|parlour|speech|fund|party|court|taskforce|council)(?!\p{L})/u.test(after))
  );
}
