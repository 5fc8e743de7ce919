import { mentionsPay } from './public-lines.ts';

const SIGN = String.raw`(?:[A-Z]{0,3}\s?[$£€₹]\s?|(?<![\p{L}])(?:R|Rs\.?|RM|[A-Z]{3})\s?)`;
const SUM = String.raw`(?:${SIGN})?\d[\d.,'’]*(?: \d{3})*\s?k?(?:\s?(?:€|euros?|EUR|CHF|francs?|Franken|kr|dollars?|pounds?))?`;
const TIME = String.raw`(?:,? (?:gross|brutto|bruts?|brutos?|lordi|bruto|net|netto))?(?:\s?(?:per|an?|pro|im|par|al|por|in de|\/)\s?(?:hour|hr|h|day|week|month|year|annum|stunde|tag|monat|jahr|heure|jour|mois|an|hora|día|mes|año|ora|mese|anno|uur|maand|jaar)(?!\p{L}))?`;
/** A sum with its time at the end of a sentence or before its next comma, with the words that lead to it and how it is meant. */
const AT_END = new RegExp(
  String.raw`(?: ?(?<!\p{L})(?:at|on|for|from|paying|offering|with (?:a salary|pay) of|ab|von|für|à|de|por|desde|a|da|voor|vanaf)\s+|,\s?)(?:up to |around |about |circa |c\. ?)?${SUM}(?:\s?(?:-|–|to|bis|à|a|tot|y)\s?${SUM})?${TIME}(?: (?:depending on|dependent on|DOE)[^,.;]*)?(?=\s*(?:[,.;!](?!\d)|$))`,
  'iu',
);

/**
 * A sentence without the sum that is paid, where it stands as what is said of the pay alone: "Our client has a vacancy for a controller at
 * R22 000 - R26 000 per month". Null where more of the sentence tells the pay.
 */
export function withoutSumAtEnd(sentence: string): string | null {
  const rest = sentence.replace(AT_END, '');
  const isWhole =
    (rest.match(/\p{L}{2,}/gu) ?? []).length >= LEAST_WORDS && /(?<!\p{L})\p{Ll}{2,}/u.test(rest);
  return rest !== sentence && isWhole && !/\d{3}/u.test(rest) && !mentionsPay(rest) ? rest : null;
}
/** Fewer words are no sentence. */
const LEAST_WORDS = 5;
