const HOURS =
  '\\d{1,2}(?:[.,]\\d)?\\s?(?:u|h|t|std\\.?|stunden|wochenstunden|stunden/woche|uur|hours?|hrs?|horas|heures|ore|timer|timmar|tuntia)(?:\\s?(?:/|per|p\\.?|pro|a la|par|a|i)\\s?(?:week|woche|semana|semaine|settimana|uge|vecka|w))?';
const PERCENT = '(?:ca\\.?\\s*)?\\d{1,3}(?:\\s?[–-]\\s?\\d{1,3})?\\s?%';
/** How much somebody works, which is no part of a title: "Sachbearbeiterin, 60 %", "(28 uur)", "100 %, ab 2010 80 %". */
export const PART_TIME = new RegExp(
  `(?:(?<=\\p{L})\\s+${PERCENT}|\\s*(?:[,–-]\\s*(?:(?:pensum|taux|stelle|part[- ]time|teilzeit)\\s*)?(?:${PERCENT}|${HOURS})(?:,?\\s*(?:ab|dès|from|seit|dal|van|od)\\s+[\\d./]+\\s+${PERCENT})*|\\((?:(?:pensum|part[- ]time|teilzeit|deeltijd|temps partiel|deltid|osa-aikainen)[ ,]*)?(?:${PERCENT}|${HOURS})[^()]{0,20}\\)))\\s*$`,
  'iu',
);

/** A title without how much of a week somebody works. */
export const withoutHours = (title: string): string => title.replace(PART_TIME, '') || title;
