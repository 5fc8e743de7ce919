import type { Ways } from './in-turn.ts';

/** Ways of putting figures, time, pay, levels and rights into words, as `plainly` puts them before any reader. */
const MONEY = String.raw`(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF|SEK)?\s?[$£€]?\s?\d[\d,.]*\s*(?:k\b|thousand\b)?`;
const PAY_WORDS = String.raw`(?:pay|salar(?:y|ies)|package|base|budget|wages?|comp(?:ensation)?|rates?|expectations?|ask(?:ing)?(?: price)?|costs?)`;
const COUNT = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)`;
const YEARS = String.raw`(?:years?|yrs?)`;
const SEAT = String.raw`(?:seat|chair|job|role|post|position|gig|spot)`;

export const SAID_IN_FIGURES: Ways = [
  // Both edges of somebody's years: "four years' experience at least and six at most".
  [
    new RegExp(
      String.raw`\b(?:(?:at least|no less than|not less than|min(?:imum)?(?: of)?)\s+)?(${COUNT})\s*(?:${YEARS}['’]?\s*)?(?:(?:of\s+)?(?:experience|exp)\s*)?(?:at least|or more|min(?:imum)?)?\s*,?\s*(?:and|but|to)\s+(?:(?:at most|no more than|not more than|max(?:imum)?(?: of)?|up to)\s+(${COUNT})|(${COUNT})(?=\s*(?:${YEARS}['’]?\s*)?(?:at (?:the )?most|max(?:imum)?|tops)))(?:\s*${YEARS}['’]?)?(?:\s*(?:of\s+)?(?:experience|exp))?(?:\s*(?:at (?:the )?most|max(?:imum)?|tops))?(?!\s*(?:weeks?|months?|days?|k\b|notice|\d))`,
      'gi',
    ),
    '$1-$2$3 years experience',
  ],
  [/\b(years?|yrs?)\s+into\s+(?:their|a|his|her|the)\s+careers?\b/gi, '$1 experience'],
  // "Haven't moved in 4": of years, as nobody says it of less.
  [
    /\b((?:have|has|had)(?:n't| not)\s+(?:moved|changed jobs?|switched)\s+(?:in|for))\s+(\d{1,2})(?=\s*(?:$|[,;.)]))/gi,
    '$1 $2 years',
  ],
  // "Between 80 and 100 thousand": both are thousands.
  [
    /(?<![\w.,$£€])([$£€]?)([3-9]\d|[1-4]\d\d)\s*(?:and|to|-|–)\s*([$£€]?)(\d{2,3})\s*(?:k\b|thousand\b|grand\b)/gi,
    '$1$2k to $3$4k',
  ],
  [/\b(?:between|from)\s+(?=[$£€]?\d{2,3}k to [$£€]?\d{2,3}k)/gi, ''],
  // "Expectations don't top 100k", "ceiling 100k".
  [
    /\b(?:whose\s+|with\s+)?(?:salary\s+|pay\s+)?(?:expectations?|ask(?:ing price)?|demands?|salary|pay)\s+(?:do(?:es)?(?:n't| not)|must(?:n't| not)|can(?:'t|not))\s+(?:top|pass|go (?:over|past|above|beyond)|hit more than)\s+(?=[$£€]?\s?\d)/gi,
    'up to ',
  ],
  [
    /\b(?:ceiling|cap|upper limit|limit)\s*(?:of|is|:|=)?\s*(?=(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF)?\s?[$£€]?\s?\d[\d,.]*\s*(?:k\b|,\d{3}|\d{3}))/gi,
    'max ',
  ],
  // "Not serving more than 4 weeks".
  [
    /\b(?:not|nobody|no one)\s+serving\s+(?:more|longer) than\s+((?:\d{1,2}|an?|one|two|three|four|six|eight|twelve)\s*(?:days?|weeks?|wks?|months?))(?:['’]?s?\s*notice)?/gi,
    'max $1 notice',
  ],
  [
    /\b(?:who (?:are|is) )?serving\s+((?:up to |at most |max(?:imum)? |less than |under )?(?:\d{1,2}|an?|one|two|three|four|six|eight|twelve)\s*(?:days?|weeks?|wks?|months?))(?:['’]?s?\s*notice)?(?=\s*(?:$|[,;.)]|\bor\b))/gi,
    '$1 notice',
  ],
  // Rights.
  [/\bPR holders?\b/g, 'permanent residents'],
  [/\bpermanent residen(?:t|cy) (?:visa )?holders?\b/gi, 'permanent residents'],
  [
    /\b(?:visa )?sponsorship\s+(?:is\s+)?(?:not|never)\s+(?:required|needed|necessary)\b/gi,
    'no sponsorship needed',
  ],
  // Languages.
  [/\bwhose\s+(?:mother tongue|native language|first language|native tongue)\s+is\s+/gi, 'who speak native '],
  // How long somebody stays.
  [
    /\b(?:with|having|who have)\s+(?:an?\s+)?(?:stable|steady|solid)\s+(?:careers?|cvs?|resum[eé]s?|(?:work|job|employment|career) (?:history|histories|record)s?)\b/gi,
    'with stable tenure',
  ],
  [
    /\b(?:who (?:want|prefer)s?|wanting|seeking|after|preferring)\s+(part[\s-]?time|full[\s-]?time|permanent|contract|casual|temp(?:orary)?)(?:\s+(?:work|jobs?|roles?|hours|positions?|employment))?(?=\s*(?:$|[,;.)]|\b(?:in|and|or|with|who)\b))/gi,
    'looking for $1',
  ],
  // Sums.
  [/\b(\d{2,3})\s+grand\b/gi, '$1k'],
  [/\b(\d{2,3}) thou\b/gi, '$1k'],
  // From a sum on: "150k and up", "150k upwards", "150k and above".
  [
    /(\d\s?k\b(?:\s*(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF))?)\s*,?\s*(?:(?:and|or|&)\s+)?(?:up(?:wards?)?|upwards?|above|beyond|over|more|higher|north)(?:\s+of that)?(?=\s*(?:$|[,;.)]|(?:in|and|or|who|with|at|for|from)\b))/gi,
    '$1 or more',
  ],
  [new RegExp(String.raw`\b(?:under|below) or (?:at|on)\s+(?=${MONEY})`, 'gi'), 'max '],
  [
    new RegExp(
      String.raw`\b(?:(?:whose|with|their|the)\s+)?(?:(?:pay|salary|money|rate)\s+)?(?<!\b(?:hour|hourly|day|daily|weekly|monthly)\s+)${PAY_WORDS}\s+(?:(?:is|are|sits?|stays?|would be|needs? to be|must be)\s+)?(?:at or (?:below|under)|(?:not|no) (?:above|over|higher than|more than)|(?:below|under) or at|capped at|cap(?: of)?|limit(?:ed to)?|to|ends? at)\s+(?=${MONEY})`,
      'gi',
    ),
    'pay max ',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:who|that|they)\s+)?(?:wo\s?n't|will not|would\s?n't|would not|do\s?n't|do not|does\s?n't|does not)\s+(?:cost|ask(?: for)?|want|earn|expect|need|be(?: asking(?: for)?)?|command)\s+(?:us\s+)?(?:more than|over|above|north of)\s+(?=${MONEY})`,
      'gi',
    ),
    'pay max ',
  ],
  [/\b(?:in\s+the|range(?: of)?:?)\s+(?=[$£€]?\d{2,3}k?\s*(?:-|–|to)\s*[$£€]?\d{2,3}\s?k)/gi, ''],
  [/(\d\s?k)\s+(?:range|bracket|ballpark|mark|band)\b/gi, '$1'],
  // Years: "five-plus years", "half a decade", "a decade or more".
  [new RegExp(String.raw`\b(${COUNT})[\s-]plus[\s-](?=${YEARS})`, 'gi'), '$1+ '],
  [/\bhalf a decade\b/gi, '5 years'],
  [/\b(?:a|one) decade(?= or more|\s+plus|\+|\s+of\b)/gi, '10 years'],
  [/\b(?:over|more than) a decade\b/gi, 'over 10 years'],
  [/\b(?:a|one) decade\b/gi, '10 years'],
  [/\b(?:two|a couple of) decades\b/gi, '20 years'],
  [/\b(?:a )?couple (?:of )?(?=years?|yrs?|weeks?|wks?|months?|mths?)/gi, '2 '],
  [/\b(?:the )?(?:next|coming) fortnight\b/gi, 'a fortnight'],
  // "8+ years or chartered and 5".
  [
    /(?<=\d\s*\+?\s*(?:years?|yrs?)\b[^,;.]{0,30}\bor\b[^,;.]{2,30}(?:\b(?:and|with|plus)|[+&])\s+)(\d{1,2}\+?)(?=\s*(?:$|[,;.)]))/gi,
    '$1 years',
  ],
  [/\bover at least\b/gi, 'at least'],
  // Notice.
  [
    /\b(notice(?: period)?)\s+(?:(?:is|that is|that's)\s+)?(?:not|no)\s+(?:longer|more|above|over|greater)(?:\s+than)?\s+(?=\d|one|two|three|four|six|eight|twelve|an?\b)/gi,
    '$1 max ',
  ],
  [
    /\b(?:no notice to (?:give|serve|work(?: out)?)|(?:not|nobody) on (?:any )?notice|available (?:right )?(?:now|yesterday)|can (?:walk|hit the ground|jump in) (?:now|tomorrow|today)|(?:ready|free|able) to (?:go|walk|start)(?: (?:now|today|straight away))?(?=\s*(?:$|[,;.)])))/gi,
    'available immediately',
  ],
  // Time in the present job.
  [
    new RegExp(
      String.raw`\b(?:(?:who(?:'ve|'s| have| has)?\s+)?(?:been\s+)?|for\s+)in\s+(?:the|their|his|her|that|this|the same|one)\s+${SEAT}\s+(?:for\s+)?(?=(?:(?:at least|more than|over|less than|under|max|no more than|up to|only)\s+)?${COUNT}\s*\+?\s*${YEARS})`,
      'gi',
    ),
    'in current role for ',
  ],
  [/\b(?<=\b(?:current|present|existing)\s)(?:position|seat|chair|spot)\b/gi, 'role'],
  [
    new RegExp(
      String.raw`\b(?:not|never)\s+(?:moved|changed|switched|left)(?:\s+(?:jobs?|roles?|employers?|compan(?:y|ies)|firms?|once))?\s+(?:for|in)\s+(?:the\s+)?(?:last\s+|past\s+|over\s+)?(${COUNT}\s*\+?\s*${YEARS})`,
      'gi',
    ),
    'in current role for $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:sat|stayed|stood|been)\s+(?:still|put)\s+(?:for\s+)?(at least |over |more than |)(${COUNT}\s*\+?\s*${YEARS})(?:\s+(?:or more|plus))?`,
      'gi',
    ),
    'in current role for $1$2',
  ],
  [
    new RegExp(
      String.raw`\b(?:not\s+(?:yet|even|quite)|(?:barely|hardly))\s+(${COUNT}\s*${YEARS}|an? year)\s+in(?:to)?\s+(?:(?:the|their|his|her|this)\s+)?(?:(?:current|present|new)\s+)?${SEAT}`,
      'gi',
    ),
    'in current role for less than $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:who\s+)?(?:joined|started (?:with|at|there|in)?|began(?: (?:with|at|there))?|moved to|signed on with|hired by)\s+(?:(?:their|the|his|her)\s+)?(?:(?:current|present|new)\s+)?(?:employer|company|firm|job|role)?\s*(?:less than|under|fewer than)\s+(${COUNT}|an?)\s+(years?|months?)\s+ago`,
      'gi',
    ),
    'in current role for less than $1 $2',
  ],
  [
    new RegExp(
      String.raw`\b(?:who\s+|have\s+|has\s+)?(?:moved|switched(?: jobs?)?|changed (?:jobs?|employers?|roles?)|joined|started)\s+(?:with)?in\s+the\s+(?:last|past)\s+(${COUNT})\s+(years?|months?)`,
      'gi',
    ),
    'changed jobs in the last $1 $2',
  ],
  [
    /(?<=^|[,;(]\s*|\b(?:who|that|and|have|has)\s+)(?:joined|started|hired|began)(?: there| with them| their job)?\s+(?:in\s+|by\s+)?((?:19|20)\d\d)\s+or\s+(?:earlier|before|prior)\b/gi,
    'in current role since $1 or earlier',
  ],
  [
    /(?<=^|[,;(]\s*|\b(?:who|that|and|have|has)\s+)(?:joined|started|hired|began)(?: there| with them| their job)?\s+(?:no later than|by|not after)\s+((?:19|20)\d\d)\b/gi,
    'in current role since $1 or earlier',
  ],
  [
    /(?<=^|[,;(]\s*|\b(?:who|that|and|have|has)\s+)(?:joined|started|hired|began)(?: there| with them| their job)?\s+before\s+((?:19|20)\d\d)\b/gi,
    'in current role since before $1',
  ],
  // Levels.
  [/\b(junior|mid|senior|graduate|principal)\s+ones\b(?!\s+(?:who|that|which|at|from|with)\b)/gi, '$1 level'],
  [/\bmid[\s-]?(?:to[\s-])?senior\b(?!\s+or)/gi, 'mid or senior'],
  [/\bmid[\s-]?levels?\b|\bmid[\s-]?weights?\b|\bmidlevel\b|\bmid[\s-]career\b/gi, 'mid level'],
  [
    /\b(?:early|start of|beginning of)[\s-](?:in\s+)?(?:their\s+)?careers?\b|\bstarting out\b|\b(?:fresh|straight|just)\s+out of\s+(?:uni(?:versity)?|college|school)\b|(?<=^|[,;(]\s*|\bany\s+)beginners?\b/gi,
    'junior',
  ],
  [
    /\bnothing\s+(?=(?:junior|senior|head|perm|permanent|contract|temp|temporary|part[\s-]time|casual|agency|in[\s-]house|freelance|fixed[\s-]term)\b)/gi,
    'not ',
  ],
  [
    /\b(?:of|at)\s+((?:junior|mid|senior|snr|lead|principal|head|director|VP)(?:\s*(?:,\s*(?:or\s+)?|\bor\b|\band\b|\/)\s*(?:junior|mid|senior|snr|lead|principal|head|director|VP))*)\s+(?:grade|level|rank|standing|calibre|stature|seniority)\b/gi,
    '$1 level',
  ],
  [/\b(?:level|seniority|grade)\s*[:=]\s*(?=junior|mid|senior|lead|head|graduate)/gi, ''],
  // Who may work.
  [/\bPR\s*(?:\/|&|\+)\s*cit(?:izen)?s?\b(?:\s+only)?/g, 'PR or citizen'],
  [/\bcit(?:izen)?s?\s*(?:\/|&|\+)\s*PRs?\b(?:\s+only)?/gi, 'citizen or PR'],
  [
    /\b(?:looking for|in need of|wanting|after|seeking)\s+(?:an?\s+)?(?:visa\s+)?sponsor(?:ship)?\b/gi,
    'needing sponsorship',
  ],
  [
    /\b(?:cannot|can't|can not|won't|will not|do(?:es)? not|don't|doesn't|not able to|unable to)\s+(?:offer|provide|give|do|support)\s+(?:any\s+)?(?:visa\s+)?sponsorship\b|\bno (?:visa\s+)?sponsorship (?:on offer|offered|available|possible|given|provided|please)\b|\b(?:no ?one|nobody|none) (?:who )?(?:needs|needing|requiring|that needs)\s+an?\s+visa\b/gi,
    'no sponsorship',
  ],
  [/\b(?:who|that)\s+(?:hold|have|are holding)\s+(?:an?\s+)?(?:work(?:ing)?\s+)?visas?\b/gi, 'visa holders'],
];
