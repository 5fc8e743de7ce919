const HOURS =
  '\\d{1,2}(?:[.,]\\d)?\\s?(?:u|h|t|t\\.|tim\\.?|std\\.?|stunden|wochenstunden|stunden/woche|uur|hours?|hrs?|horas|heures|ore|timer|timmar|tuntia)(?:\\s?(?:/|per|p\\.?|pro|a la|par|a|i)\\s?(?:week|woche|semana|semaine|settimana|uge|uke|vecka|sem\\.?|w|u))?';
const PERCENT = '(?:ca\\.?\\s*)?\\d{1,3}(?:\\s?[–-]\\s?\\d{1,3})?\\s?%';
/** How much somebody works, which is no part of a title: "Sachbearbeiterin, 60 %", "(28 uur)", "100 %, ab 2010 80 %". */
export const PART_TIME = new RegExp(
  `(?:(?<=\\p{L})\\s+${PERCENT}|\\s*(?:[,–-]\\s*(?:(?:pensum|taux|stelle|part[- ]time|teilzeit)\\s*)?(?:${PERCENT}|${HOURS})(?:,?\\s*(?:ab|dès|from|seit|dal|van|od)\\s+[\\d./]+\\s+${PERCENT})*|\\((?:(?:pensum|part[- ]time|teilzeit|deeltijd|temps partiel|deltid|osa-aikainen)[ ,]*)?(?:${PERCENT}|${HOURS})[^()]{0,20}\\)))\\s*$`,
  'iu',
);

const OF_FULL = '\\d(?:[.,]\\d{1,3})?\\s?fte|fte\\s?\\d(?:[.,]\\d{1,3})?';
const WITHIN = new RegExp(
  `(?<=\\p{L}\\)?),\\s+(?:(?:${OF_FULL})|(?:(?:deltid|teilzeit|deeltijd|part[- ]time|temps partiel|tempo parcial|tiempo parcial)\\s)?(?:${PERCENT}|${HOURS}))(?=,\\s+\\p{Lu})`,
  'giu',
);

/** A line without how much somebody worked, between their title and where: "Docent Nederlands, 0,8 fte, Het Baken College". */
export const withoutExtent = (text: string): string => text.replace(WITHIN, '');

/** A title without how much of a week somebody works. */
export const withoutHours = (title: string): string => title.replace(PART_TIME, '') || title;
