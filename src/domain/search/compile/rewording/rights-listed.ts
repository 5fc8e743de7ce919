import type { Ways } from './in-turn.ts';

const JOINT = String.raw`\s*(?:,\s*(?:(?:or|and)\s+)?|\/|&|\+|\b(?:or|and)\b)\s*(?:(?:an?|on\s+an?|with\s+an?|have\s+an?)\s+)?`;
const STATUS = String.raw`(?:citizens?(?:hip)?|PRs?|permanent\s+residen(?:ts?|cy)|residents?|green\s+cards?)`;
const VISA = String.raw`(?:(?:valid|work(?:ing)?|current|existing)\s+)*visas?`;
const FINE = String.raw`(?:(?:is|are|would\s+be|['’]s|['’]re)\s+)?(?:(?:both|all|also|just|perfectly|absolutely|each|either)\s+)*(?:fine|ok(?:ay)?|good|welcome|acceptable|accepted|allowed|possible|yes|works?|will\s+do|can\s+be\s+considered)`;
/** That nobody is sponsored, in whatever order. */
const NO_SPONSOR = String.raw`(?:(?:just|only|but|though|and)\s+)*(?:(?:no|not|without|never)\s+(?:an?\s+|any\s+|for\s+)?(?:visa\s+)?sponsor(?:ship|ing|ed)?(?:\s+(?:needed|required|though|please))?|(?:visa\s+)?sponsorship\s*(?:is|['’]s|[:=–-])?\s*(?:not|no|isn['’]?t)(?:\s+(?:fine|ok(?:ay)?|possible|though|please|sorry))?|(?:can['’]?t|cannot|can\s+not|won['’]?t|don['’]?t|do\s+not)\s+sponsor)`;
const END = String.raw`(?=\s*(?:$|[,;.!?)]|\s[–—-]\s))`;
const BEGIN = String.raw`(?<=^\s*|[,;.:(]\s*|\s[–—-]\s+)`;

/** Lists of what people may work by: a visa beside citizens is who holds one, and no sponsorship is said in any order. */
export const RIGHTS_LISTED: Ways = [
  // "The right to work sorted".
  [
    /(?<=(?<!\p{L})(?:(?:work(?:ing)?|visa)\s+(?:rights?|permission|status)|rights?\s+to\s+work)(?:\s+(?:here|there|in\s+(?:the\s+)?\p{Lu}\p{L}*))?)\s+(?:already\s+|all\s+)?(?:sorted(?:\s+out)?|in\s+(?:place|hand|order|the\s+bag)|squared\s+away|settled|secured)(?!\p{L})/giu,
    '',
  ],
  // "Citizens only, PR is not enough": whoever is no citizen is not found already.
  [
    new RegExp(
      String.raw`(?<=(?<![\p{L}-])(?<!(?:or|\/|,)\s*)citizens?(?:hip)?(?!${JOINT}(?:${STATUS}|${VISA})\s*(?!(?:is|are|alone)\b))[^.;]{0,60}?)\s*[,;.(–—-]+\s*(?:(?:an?|just|only|having)\s+)*${STATUS}\s+(?:alone\s+|only\s+)?(?:(?:is|are|would\s+be)\s*)?(?:n['’]t|not)\s+(?:be\s+)?(?:enough|sufficient|acceptable|ok(?:ay)?|good\s+enough)(?:\s+(?:here|this\s+time|(?:for|on)\s+(?:this|that|us|them|the)(?:\s+(?!(?:but|and)\b)\p{L}+)?))?\)?${END}`,
      'giu',
    ),
    '',
  ],
  // "Citizen, PR or visa fine", "visa or PR".
  [
    new RegExp(
      String.raw`(?<=(?<![\p{L}-])${STATUS}${JOINT})${VISA}(?:[\s-]+holders?)?(?:\s+${FINE}(?!\p{L})|(?=\s*(?:$|[,;.!?)&/+]|\s[–—-]\s|\b(?:or|and|but|just|only|not|no)\b)))`,
      'giu',
    ),
    'visa holders',
  ],
  [
    new RegExp(
      String.raw`(?<=^\s*|[,;.:(]\s*|\s[–—-]\s+|\b(?:or|and|any|either)\s+)${VISA}(?=${JOINT}${STATUS}(?:\s+${FINE}|${JOINT}${STATUS})?(?:\s+only)?(?:\s*(?:$|[,;.!?)]|\s[–—-]\s)|\s+(?:but|no|not|just|in|who|with)\s))`,
      'giu',
    ),
    'visa holders',
  ],
  // "Sponsorship no", "sponsorship isn't".
  [
    new RegExp(
      String.raw`(?<![\p{L}-])(?<!\b(?:needs?|offers?|of|with|for|if)\s+)(?:visa\s+)?sponsorship\s*(?:is|['’]s|[:=–-])?\s*(?:not|no|isn['’]?t|ain['’]?t|nope)(?:\s+(?:fine|ok(?:ay)?|though|please|sorry))?${END}`,
      'giu',
    ),
    'no sponsorship needed',
  ],
  // "Visa holders are fine, no sponsorship": citizens are fine besides, and who needs a sponsor is not.
  [
    new RegExp(
      String.raw`${BEGIN}(?<!(?<![\p{L}-])${STATUS}\s*[,/]\s*)(?:(?:people|those|anyone|someone)\s+)?(?:(?:on|with)\s+(?:an?\s+)?)?${VISA}(?:[\s-]+holders?)?\s+${FINE}\s*(?:,|;|\.|\s[–—-]|\s)\s*${NO_SPONSOR}${END}`,
      'giu',
    ),
    'no sponsorship needed',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}${NO_SPONSOR}\s*(?:,|;|\s[–—-]|\s)\s*(?:but\s+|though\s+)?(?:(?:people|those|anyone|someone)\s+)?(?:(?:on|with)\s+(?:an?\s+)?)?${VISA}(?:[\s-]+holders?)?\s+${FINE}(?:\s+(?:though|too|as\s+well))?${END}`,
      'giu',
    ),
    'no sponsorship needed',
  ],
];
