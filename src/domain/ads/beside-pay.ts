import { mentionsPay } from './public-lines.ts';

/** What an employer gives beside money, as a short word for it: nothing else of a line about pay is taken for an offer. */
const GIVEN =
  /(?<!\p{L})(?:leave|holidays?|time off|rdos?|days? off|parental|pension|super(?:annuation)?(?= (?:above|over))|401\(?k\)?|dental|health(?:care| cover| insurance)?|medical|insurance|wellbeing|gym|car allowance|van|ute|vehicle|company car|parking|uniform|tools?|laptop|phone|canteen|meals?|relocation|training|study|tuition|supervision|hybrid|remote|work(?:ing)? from home|flexible hours|flexitime|nine[- ]day fortnight|shares?|equity|options|pto|overtime|discount|childcare|urlaub\p{L}*|altersvorsorge|mobil|homeoffice|dienstrad|jobticket|jobrad|firmenwagen|weihnachtsgeld|urlaubsgeld|haustrunk|weiterbildung\p{L}*|gleitzeit|kantine|zuschuss|vwl|mutuelle|tickets? restaurant|panier|rtt|télétravail|congés?|treizième mois|13e mois|prévoyance|voiture|véhicule|intéressement|participation|formation|crèche|reprise d[’']ancienneté)(?!\p{L})/iu;
/** What makes a piece more than the name of a thing: somebody does or decides something in it. */
const SAYS =
  /(?<!\p{L})(?:i|we|you|he|she|they|is|are|was|will|would|can|could|may|might|if|depending|negotiab\p{L}*|up to|bis zu|jusqu|ich|wir|sie|ist|sind|wird|kann|je|nous|vous|est|sont|sera|peut)(?!\p{L})/iu;

/**
 * The things that a line about pay names beside the money: "$150,000 plus super, 12 weeks paid parental leave, hybrid" offers the
 * leave and the hybrid week. Only what is known for such a thing is taken, so that nothing of the pay comes along.
 */
export function offeredBesidePay(line: string): string[] {
  if (!mentionsPay(line)) return [];
  return line
    .replace(/[.!]\s*$/u, '')
    .split(/[,;]\s+|\s+(?:and|und|sowie|et|y)\s+(?!a (?:half|quarter)\b)(?=\p{L})/u)
    .map((piece) =>
      piece.replace(/^(?:and|plus|with|und|sowie|et|mit|avec|eine[nr]?|an?|une?)\s+/iu, '').trim(),
    )
    .filter((piece) => piece.split(/\s+/).length <= 7 && GIVEN.test(piece) && !SAYS.test(piece))
    .filter((piece) => !/[$£€]|\d[\d.,]{2,}|\d ?(?:%|k\b)/u.test(piece) && !mentionsPay(piece))
    .map((piece) => piece.charAt(0).toUpperCase() + piece.slice(1));
}
