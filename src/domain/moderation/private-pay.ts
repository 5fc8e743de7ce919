import type { PrivateFact } from './types.ts';
import { wholeWords } from './whole-words.ts';

const SIGN = '(?:[$£€₹]|rs\\.?|r|usd|gbp|eur|aud|nzd|cad|sgd|chf|inr|zar|pln|sek|nok|dkk)';
const DIGITS = "(?:\\d{1,3}(?:[.,’' ]\\d{3})+|\\d+(?:[.,]\\d{1,2})?)";
const THOUSANDS = '(?: ?(?:k|grand|thousand|mila|mil|mille|tausend|tys\\.?|tusen|tkr|tonnia|lpa|lakhs?))';
const COIN =
  '(?: ?(?:k?€|t€|£|euros?|eurot?a?|eur|pounds|quid|dollars|zł|zlotys|pln|kr|kronor|kroner|chf|francs|franken|usd|gbp|aud))';
// What comes after the sum where no noun does: "earned 40 badges" is no pay.
const END =
  "(?= ?(?:[.,;:!?)–-]|$)| (?:and|but|or|plus|base|basic|package|gross|net|an?|per|pa|ote|tops|now|today|currently|at|there|where|with|before|after|if|when|right|all|for|to move|pour|para|voor|für|för|żeby|brut(?:s|o|to)?|netto?s?|lord[io]|nett[io]|und|im|pro|jährlich|monatlich|aktuell|fix|et|par|par an|actuellement|annuels?|y|al|anuales|mensuales|e|all['’]anno|annui|por|ao|anuais|en|maar|mais|aber|pero|ma|mas|per|och|om|og|i|men|oraz|i|a|miesięcznie|rocznie|na rękę|ja|más|più)(?!\\p{L}))";
const NO_MILLION =
  '(?![\\p{N}.,]*\\p{N})(?! ?(?:%|m|mn|mio|million\\p{L}*|millones|milion\\p{L}*|bn)(?!\\p{L}))';
const ROUGHLY =
  '(?:(?:about|around|roughly|some|just|over|under|only|nearly|close to|at least|a|the|no less than) ){0,2}';

/** A sum of money by its sign, its thousands or its coin, with nothing behind it that it counts. */
const SUM = `(?:${SIGN} ?${DIGITS}${THOUSANDS}?${NO_MILLION}|${DIGITS}(?:${THOUSANDS}${COIN}?|${COIN})${NO_MILLION}${END}|(?:\\d{1,3}[.,’' ]\\d{3}|(?!(?:19|20)\\d\\d(?!\\d))\\d{4,6})${NO_MILLION}${END})`;
/** The same, or two or three digits by themselves, as people say thousands. */
const SAID = `(?:${SUM}|\\d{2,3}${NO_MILLION}(?!:)${END})`;
const OF_TAKINGS =
  '(?! (?:\\p{L}+ )?(?:in|of|for|from) (?:\\p{L}+ )?(?:fees|sales|revenue|savings|funding|grants?|donations|sponsorship|business|profits?|income|contracts|orders|interest|bookings|(?:the|his|her|their|our) (?:firm|company|club|charity|school|client|team|branch|shop)))';
const FEW = '(?:\\p{L}+ ){0,3}?';

/** To earn, and to ask for or move for, in German, French, Spanish and Italian. */
const WESTERN_VERBS = [
  'verdien(?:t|te|e|en)|bezieh(?:t|e)|kassiert',
  'würde|wechselt|wechseln|kommt|käme|geht|ginge|möchte|will|fordert|verlangt|wünscht sich|erwartet|stellt sich',
  'gagn(?:e|ait|ent)|touch(?:e|ait|ent)|perçoit|émarge à|plafonne à|est (?:actuellement )?(?:payée?|rémunérée?)',
  'bougerait|partirait|viendrait|changerait|signerait|accepterait|demande(?:rait)?|vise(?:rait)?|voudrait|veut|souhaite(?:rait)?|espère|réclame',
  'gana(?:ba)?|gano|cobro|cobra(?:ba)?|percib(?:e|ía)|se levanta',
  'se (?:movería|cambiaría|iría|vendría)|vendría|aceptaría|pid(?:e|ió)|pediría|quiere|querría|espera',
  'guadagn(?:a|o|ava)|prend(?:e|eva)|percepi(?:sce|va)|porta a casa',
  'si (?:muoverebbe|sposterebbe)|cambierebbe|verrebbe|accetterebbe|chied(?:e|erebbe)|vuole|vorrebbe|si aspetta',
];
/** The same in Portuguese, Dutch, Polish, the Nordic languages and Finnish. */
const OTHER_VERBS = [
  'ganh(?:a|o|ava)|recebo|receb(?:e|ia)|aufere|tira',
  'mudaria|mudava|sairia|viria|aceita(?:ria|va)|pede|pediria|quer|queria|espera',
  'verdien(?:t|de)?|(?:zit|zat|staat) (?:nu |momenteel )?op|krijgt',
  'zou|stapt over|overstappen|wil|vraagt|verwacht',
  'zarabia(?:ł|ła)?|zarabiam|bierze|dostaje|wyciąga',
  'przeszed\\p{L}+|przesz\\p{L}+|przejdzie|odejdzie|odszedłby|zmieni\\p{L}*|chce|chciał\\p{L}*|oczekuje|żąda',
  'tjänar|tjänade|tjener|tjente|ligger på|lå på|låg på|får i lön|får i løn',
  'skulle byta|vill ha|begär|ville skifte|ville byttet|ville bytte|vil have|vil ha|forlanger|krever',
  'ansaits(?:ee|en|i)|tienaa|tienasi|vaihtaisi|haluaa|pyytää',
];

/** What is taken, spent, raised or counted at work by the same words. */
const OF_WORK =
  /(?<!\p{L})(?:budget\p{L}*|revenue|turnover|sales|fees|fund(?:s|ing|rais\p{L}*)?|grants?|donat\p{L}+|sponsor\p{L}*|savings?|profits?|margins?|invoices?|rents?|portfolios?|stock|tickets?|points|units?|tonnes|visitors|followers|subscribers|commission for|umsatz\p{L}*|etat|budget|spenden|chiffre d['’]affaires|fatturato|facturaci\p{L}+|ventas?|ventes?|vendite|vendas|omzet|obrot\p{L}*|sprzeda\p{L}*|omsätt\p{L}*|omsætning|omsetning|försälj\p{L}*|clients?|customers?|kunden|clientes|clienti|klanten|the (?:role|job|position|club|shop|branch|store|charity|company|firm) (?:pays|earns?|makes|needs))(?!\p{L})/u;

/** What somebody earns, or would move for, in the languages of the pages. */
export const PRIVATE_PAY: readonly { about: PrivateFact; pattern: RegExp; unlessBeside: RegExp }[] = [
  {
    about: 'pay',
    pattern: wholeWords(
      `(?:earn(?:s|ing|ed)?|pockets|tak(?:es|ing) home|pull(?:s|ing) in|bring(?:s|ing) home|(?:is|are|was|were|being|gets?|got) paid) ${ROUGHLY}${SUM}${OF_TAKINGS}`,
      `(?:earns|earning) ${ROUGHLY}\\d{2,3}${END}`,
      `mak(?:es|ing) ${ROUGHLY}${SUM}(?= (?:an? (?:year|month|week)|per (?:year|month|week|annum)|pa|p\\.a|now|at|gross|net|base))`,
      `(?:(?:he|she|they)(?:['’](?:s|re)| is| are| was)|currently|presently|who(?:['’]s| is)|sits|sitting|still) (?:now |currently |still |only |sitting )?(?:on|at) ${ROUGHLY}${SUM}`,
      `(?:(?:he|she|they)(?:['’](?:s|re)| is| are| was)|sits|sitting) on ${ROUGHLY}\\d{2,3}(?= ?[.,;]?$| and (?:wants|would|will|needs|asks|after))`,
      `(?:would|will|could|might|\\p{L}+['’](?:d|ll)|happy to|willing to|prepared to|ready to) (?:\\p{L}+ly |only |even )?(?:move|go|switch|jump|leave|come|join|sign|stay|change|consider (?:it|us|you|them)|make the move) (?:across |over )?for ${ROUGHLY}${SAID}`,
      `(?:would|will|could|might|\\p{L}+['’](?:d|ll)) (?:\\p{L}+ly |only |even )?(?:start|come|sign|join|move|consider it|look) (?:at|from|on) ${ROUGHLY}${SUM}`,
      `(?:wants|is after|was after|asks for|asking for|hopes for|hoping for|holding out for|expects|expecting|would like|\\p{L}+['’]d like|won['’]t move for less than|will not move for less than|has (?:a figure of|(?:his|her|their) eye on)) ${ROUGHLY}${SUM}`,
      `(?:wants|is after|asks for|holding out for|would like|\\p{L}+['’]d like) ${ROUGHLY}\\d{2,3}(?=[.;!]?$| (?:to move|base|basic|plus|all in))`,
    ),
    unlessBeside: OF_WORK,
  },
  {
    about: 'pay',
    pattern: wholeWords(
      `(?:${WESTERN_VERBS.join('|')}) ${FEW}(?:(?:für|ab|bei|pour|por|per|a partir de) ${FEW})?${SUM}`,
      `(?:bekommt|kriegt|liegt|steht|erhält) ${FEW}(?:bei )?${DIGITS}${THOUSANDS}?${COIN}? (?:brutto|netto|fix|jahresbrutto|im jahr|im monat|monatlich|jährlich)`,
      `(?:${DIGITS}(?:${THOUSANDS}${COIN}?|${COIN})|\\d{1,3}[.’' ]\\d{3}) (?:(?:brutto|netto|im jahr|im monat|monatlich|jährlich|mindestens) ){0,2}verdien(?:t|te|en|e)`,
    ),
    unlessBeside: OF_WORK,
  },
  {
    about: 'pay',
    pattern: wholeWords(`(?:${OTHER_VERBS.join('|')}) ${FEW}${SUM}`),
    unlessBeside: OF_WORK,
  },
];
