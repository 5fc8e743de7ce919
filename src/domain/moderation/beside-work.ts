// What may say something else elsewhere, and before somebody who does a work, or behind them, is of them.
const OF_BODY = /^(?:blind|deaf|mute)$/;
const OF_LIFE = /^(?:young|younger|old|older|black)$/;
const SUPPORTS =
  /^(?:support|education|school|sign|community|people|children|pupils?|students?|services?|awareness|liaison|spots?|clients?|youth|club|tastings?|auditions?|relay|studies|interpreters?|teachers?|tutors?|fitters?|installers?|makers?)$/;

/**
 * Whether a word of somebody's body or age stands beside what they do: "a deaf chef", "a welder, blind in one eye".
 * @param words the words of a sentence in small letters; the word stands from `start` to `end`
 * @param head the noun that it belongs to; null where it stands alone
 */
export function isBesideWork(
  words: readonly string[],
  start: number,
  end: number,
  head: { text: string; isPeople: boolean } | null,
): boolean {
  const word = words[start] ?? '';
  const next = words[end];
  if (!OF_BODY.test(word) && !OF_LIFE.test(word)) return false;
  if (head === null || next === undefined) {
    const isOfPart = next === 'in' && /^(?:one|both|his|her)$/.test(words[end + 1] ?? '');
    return (
      OF_BODY.test(word) && words[start - 1] === ',' && (isOfPart || !/^(?:in|to|for)$/.test(next ?? ''))
    );
  }
  const isOne = start === 0 || /^(?:an?|one|this|our|the)$/.test(words[start - 1] ?? '');
  if (!isOne || !head.isPeople || SUPPORTS.test(next) || SUPPORTS.test(head.text)) return false;
  return OF_BODY.test(word) || next === head.text;
}
