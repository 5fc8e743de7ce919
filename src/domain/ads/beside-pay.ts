import { isPaidPerk, namesPerk } from '../jobs/index.ts';
import { mentionsPay } from './public-lines.ts';

/** What makes a piece more than the name of a thing: somebody does or decides something in it. */
const SAYS =
  /(?<!\p{L})(?:i|we|you|he|she|they|is|are|was|will|would|can|could|may|might|if|depending|negotiab\p{L}*|up to|bis zu|jusqu|ich|wir|sie|ist|sind|wird|kann|je|nous|vous|est|sont|sera|peut)(?!\p{L})/iu;

/** What leads to a thing that is given: "and we pay", "there's a". */
const LEADS =
  /^(?:(?:and|plus|with|und|sowie|et|y|mit|avec|benefits:|perks:|package:)\s+)?(?:(?:we|you|they)(?:['’]ll)? (?:also )?(?:pay|offer|give|provide|do|get|have)(?: you)?\s+|there(?:['’]s| is| are)\s+)?(?:(?:eine[nr]?|an?|une?)\s+)?/iu;

/**
 * The things that a line about pay names beside the money: "$150,000 plus super, 12 weeks paid parental leave, hybrid" offers the
 * leave and the hybrid week. Only what is known for such a thing is taken, so that nothing of the pay comes along.
 */
export function offeredBesidePay(line: string): string[] {
  if (!mentionsPay(line)) return [];
  const pieces = piecesOf(line);
  // "£31k plus tips, 45 hours over five, taxi home after 12": what a list goes on with behind the pay is given too.
  const isList = AMOUNT_FIRST.test(line) && pieces.length > 2;
  return pieces
    .filter(
      (piece) =>
        isPaidPerk(piece) ||
        (isList && isMore(piece)) ||
        (namesPerk(piece) && !/[$£€]|\d[\d.,]{2,}|\d ?(?:%|k\b)/u.test(piece) && !mentionsPay(piece)),
    )
    .map(capital);
}

const AMOUNT_FIRST = /^(?:[\p{L} ]{2,20}: ?)?(?:[A-Z]{3} ?)?[$£€]? ?\d/u;
const OF_PAY =
  /(?<!\p{L})(?:super(?:annuation)?|ote|bonus(?:es)?|commission|doe|base|benefits?|salary|pay|plus|extra|gross|net|primes?|boni|provision|bruto?s?|brutt?o|netto|lord[io]|pagas|mensilità|mois|monate|gratificación|13\.?|14\.?|rol|dependent|depending|experience|negotiable|pro rata|p\.?a\.?)(?!\p{L})/iu;

const isMore = (piece: string): boolean =>
  ((piece.match(/\p{L}{2,}/gu) ?? []).length > 1 || /^\d\d days$/u.test(piece)) &&
  !/[$£€%]|\d[\d.,]{2,}|\d ?k\b/u.test(piece) &&
  !OF_PAY.test(piece) &&
  !mentionsPay(piece);

/**
 * The things that a line lists under the heading of what is offered: there also what no list knows is given ("VHI"), but for the pay
 * and what has a figure like one.
 */
export function offeredInList(line: string): string[] {
  if (!mentionsPay(line)) return [line];
  const pieces = piecesOf(line);
  return pieces
    .filter(
      (piece) =>
        isPaidPerk(piece) ||
        (!/[$£€]|\d[\d.,]{2,}|\d ?(?:%|k\b)/u.test(piece) &&
          (namesPerk(piece) || pieces.length > 2) &&
          /\p{L}{2}/u.test(piece) &&
          !mentionsPay(piece)),
    )
    .map(capital);
}

function piecesOf(line: string): string[] {
  return line
    .replace(/[.!]\s*$/u, '')
    .split(
      /[,;]\s+|\s+(?:plus|\+|más)\s+(?!option)|\s+(?:and|und|sowie|et|y)\s+(?!a (?:half|quarter)\b)(?=\p{L}|\d+ (?:days|weeks)|[$£€])/u,
    )
    .map((piece) => piece.replace(LEADS, '').trim())
    .filter(
      (piece) =>
        piece.split(/\s+/).length <= 7 &&
        !SAYS.test(isPaidPerk(piece) ? piece.replace(/up to/iu, '') : piece),
    );
}

const capital = (piece: string): string => piece.charAt(0).toUpperCase() + piece.slice(1);
