/** How many rounds a brief counts, and how long it says that one takes. */

/** Numbers in words. */
export const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  zwei: 2,
  drei: 3,
  deux: 2,
  trois: 3,
  dos: 2,
  tres: 3,
  due: 2,
  tre: 3,
  twee: 2,
  drie: 3,
  dois: 2,
  duas: 2,
  três: 3,
};
/** How often people meet, before what they meet for. */
export const COUNT =
  /(?<![\d.,-])(?<!\p{L})(?<!(?:stage|step|round) )([2-5]|two|three|four|five|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie|dois|duas|três)(?!\p{L})(?! (?:chiacchiere|parole)(?!\p{L}))(?![- ](?:days?|hours?|hrs?|weeks?|min\p{L}*)(?!\p{L}))(?=[- ](?:\p{L}+[- ]){0,2}?(?:zoom|call|interview|round|stage|step|gespräch|vorstellung|entre(?:tien|vue)|entrevista|colloqui|gesprek|panel|video|phone|meeting|chat|conversation|visit|teams|échange|llamada|reunion|reunión|incontr|conversa))/iu;

/** A time that a round takes. */
export const TIME =
  /(?<![\d.,])(\d{1,3}|an?|one|half an|two|three|four|eine|zwei|drei|une|deux|trois)[- ]?(min(?:ute)?n?s?|hours?|hrs?|h|stunden?|heures?)(?![\p{L}])/iu;

/** How long a round takes; null where it is not said, or takes more than a day. */
export function minutesIn(piece: string): number | null {
  const [, count = '', unit = ''] = TIME.exec(piece) ?? [];
  if (unit === '') return null;
  const word = count.toLowerCase();
  const many = word === 'half an' ? 0.5 : Number(NUMBERS[word] ?? (/^\p{L}/u.test(word) ? 1 : word));
  const minutes = many * (/^min/iu.test(unit) ? 1 : 60);
  return minutes >= 5 && minutes <= 1440 ? minutes : null;
}
