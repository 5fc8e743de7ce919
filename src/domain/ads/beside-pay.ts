import { isPaidPerk, namesPerk } from '../jobs/index.ts';
import { skills } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import { mentionsPay } from './public-lines.ts';
import { namesRole } from './tail.ts';

/** What makes a piece more than the name of a thing: somebody does or decides something in it. */
const SAYS =
  /^(?:there|it|that|this|those|these)['’]?(?:ll|s|d)?(?!\p{L})|(?<!\p{L})(?:i|we|you|he|she|they|wanted|needed|required|sought|is|are|was|will|would|can|could|may|might|if|depend(?:s|ing)|negotiab\p{L}*|up to|bis zu|jusqu|ich|wir|sie|ist|sind|wird|kann|je|nous|vous|est|sont|sera|peut)(?!\p{L})/iu;

/** What leads to a thing that is given: "and we pay", "there's a". */
const LEADS =
  /^(?:[\p{L} ]{3,25}: )?(?:(?:and|plus|with|und|sowie|dazu|außerdem|zudem|et|en plus|y|además|mit|avec)\s+)?(?:(?:we|you|they)(?:['’]ll)? (?:also )?(?:pay|offer|give|provide|do|get|have)(?: you)?\s+|there(?:['’]s| is| are)\s+)?(?:(?:eine[nr]?|an?|une?|een)\s+)?/iu;

/**
 * The things that a line about pay names beside the money: "$150,000 plus super, 12 weeks paid parental leave, hybrid" offers the
 * leave and the hybrid week. Only what is known for such a thing is taken, so that nothing of the pay comes along.
 */
export function offeredBesidePay(line: string): string[] {
  if (!mentionsPay(line)) return [];
  const pieces = piecesOf(line);
  // "£31k plus tips, 45 hours over five, taxi home after 12": what a list goes on with behind the pay is given too.
  const isList = opensWithPay(line) && pieces.length > 1;
  // "Sous chef, Pontresina, CHF 5'200 a month, staff room, ski pass": behind the pay of a longer list.
  const paid = pieces.findIndex((piece) => AMOUNT_FIRST.test(piece) && mentionsPay(piece));
  return pieces
    .filter(
      (piece, at) =>
        !STARTS.test(piece) &&
        // "Dental nurse for Letterkenny, 30 hours, €16 an hour": who is wanted is nothing that is given.
        !(at === 0 && WANTED.test(piece) && namesRole(piece)) &&
        // "€38k, React and a bit of node": what somebody knows is asked.
        !(namesSkill(piece) && !namesPerk(piece)) &&
        ((paid > 0 && pieces.length - paid > 2 && at > paid && GIVEN_FREELY.test(piece) && isMore(piece)) ||
          isPaidPerk(piece) ||
          (isList && isMore(piece)) ||
          (namesPerk(piece) && !/[$£€]|\d[\d.,]{2,}|\d ?(?:%|k\b)/u.test(piece) && !mentionsPay(piece))),
    )
    .map(capital);
}

/** "Training starts 18 January": when something begins. */
const STARTS = /(?<!\p{L})(?:starts?|begins?|starting)(?: (?:on|in|from))? (?:\d|\p{Lu}\p{Ll}+)/iu;

/** Whether a piece names something that is known. */
function namesSkill(piece: string): boolean {
  const words = plainWords(piece);
  return words.some((_, at) => skills().book.at(words, at) !== undefined);
}

/** For or in what place somebody is wanted. */
const WANTED =
  /(?<!\p{L})(?:cover|vacancy|needs?|needed|wanted|want|looking for|after|seek(?:s|ing)?|hiring|for|in|at|suchen?|für|cherch\p{L}*|recherch\p{L}*|pour|à|busc\p{L}*|para|en|zoek\p{L}*|voor)(?!\p{L})/iu;

/** "£31k plus tips", "Gross salary CHF 115'000 to 132'000 for a full-time position": what a list begins with is the pay. */
function opensWithPay(line: string): boolean {
  const [first = ''] = line.split(/[,;]\s+|\s+(?:plus|\+)\s+/u);
  return AMOUNT_FIRST.test(line) || (first.split(/\s+/).length <= 12 && mentionsPay(first));
}

const AMOUNT_FIRST = /^(?:[\p{L} ]{2,20}: ?)?(?:[A-Z]{3} ?)?[$£€]? ?\d/u;
const OF_PAY =
  /(?<!\p{L})(?:super(?:annuation)?|ote|bonus(?:es)?|commission|doe|base|benefits?|salary|pay|plus|tax(?:[- ]free)?|extra|gross|net|primes?|boni|provision|bruto?s?|brutt?o|netto|lord[io]|pagas|mensilità|mois|monate|gratificación|13\.?|14\.?|rol|dependent|depending|experience|negotiable|pro rata|p\.?a\.?)(?!\p{L})/iu;

const isMore = (piece: string): boolean =>
  ((piece.match(/\p{L}{2,}/gu) ?? []).length > 1 ||
    /^\d\d(?:[.,]\d)? ?(?:days|hours|hrs|Stunden|heures|horas|ore|uur)$/u.test(piece) ||
    /^\p{L}{4,}$/u.test(piece)) &&
  !/[$£€%]|\d[\d.,]{2,}|\d ?k\b/u.test(piece) &&
  // "Más el plus | de festivos": of what the money is.
  !/^(?:de|del|des|du|von|of|van|di|do|da)(?!\p{L})/iu.test(piece) &&
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
  return (
    line
      .replace(/[.!]\s*$/u, '')
      // "tronc (about £4k a year)": how much it is.
      .replace(/\s*\([^()]*[$£€]\s?\d[^()]*\)/gu, '')
      .split(
        /[,;]\s+|\s+(?:plus|\+|más)\s+(?!option)|(?<!\p{L}-)\s+(?:and|und|sowie|et|y|en(?= (?:een|\p{L}+ (?:en|van)))|e(?= \p{L}{4}))\s+(?!(?:a (?:half|quarter)|their|his|her|your|its|our)\b)(?=\p{L}|\d+ (?:days|weeks)|[$£€])/u,
      )
      .flatMap(withWhat)
      .map((piece) => piece.replace(LEADS, '').replace(WHILE, ' when ').trim())
      .filter(
        (piece) =>
          piece.split(/\s+/).length <= MOST_WORDS &&
          !SAYS.test(isPaidPerk(piece) ? piece.replace(/up to/iu, '') : piece),
      )
  );
}

/** "£38,000 to £45,000 with private medical": behind the money what comes with it, where that is known for such a thing. */
function withWhat(piece: string): string[] {
  const [, paid = '', given = ''] =
    /^(.*\d.*?),? (?:with|including|incl\.?|together with|mit|inklusive|inkl\.?|samt|avec|con|met) (\p{L}.*)$/iu.exec(
      piece,
    ) ?? [];
  return namesPerk(given) ? [paid, given] : [piece];
}

/** "Per diem when we're out of town": when a thing is given names nobody. */
const WHILE =
  / (?:when|while|if|whenever) (?:we|you|they)(?:['’]?re| are) (?=(?:away|out|off|on|in|at|working|travell?ing)(?!\p{L}))/iu;

/** What is had at the employer's cost, whatever it is. */
const GIVEN_FREELY =
  /(?<!\p{L})(?:free|paid|provided|included|at cost(?: price)?|subsidi[sz]ed|discount\p{L}*|reduced|cards?|pass(?:es)?|leave|gratis|offert\p{L}*|inclus\p{L}*|inbegriffen|vergünstigt\p{L}*)(?!\p{L})/iu;

/** More than the name of a thing that is given. */
const MOST_WORDS = 8;

const capital = (piece: string): string => piece.charAt(0).toUpperCase() + piece.slice(1);
