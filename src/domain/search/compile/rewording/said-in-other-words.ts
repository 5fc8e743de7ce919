import type { Ways } from './in-turn.ts';

const COUNT = String.raw`(?:\d{1,3}(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`;
const YEARS = String.raw`(?:years?|yrs?|months?|mths?)`;
const EDGE = String.raw`(?:longer than|more than|over|at least|less than|under|upwards of|>=?|<=?)`;
const LEVELS =
  '(?:junior|graduate|mid(?:[- ](?:level|weight))?|intermediate|senior|lead|principal|head|director)s?';
const BORDER = String.raw`(?=\s*(?:$|[,;.)]))`;
const JOB = `(?:jobs?|roles?|positions?|posts?|gigs?|seats?|employers?|compan(?:y|ies)|firms?)`;

/** Ways of saying one thing, and the words by which the readers know it, in the order in which they are put. Each is a construction that holds for whatever stands in it, and no query's own wording; quotes, names and figures are left as they stand. */
export const SAID: Ways = [
  // Forms of address and of asking: "hi team, after a plumber".
  [
    /^\s*(?:hi|hello|hey|dear|morning|good morning|afternoon)\s+(?:team|all|there|everyone|everybody|guys|folks|mate)\b[\s,!.:-]*/i,
    '',
  ],
  [
    /(?<=^|[,.!]\s*)(?:(?:i am|we are|i'm|we're)\s+)?after\s+(?=(?:an?|some|any|two|three|good|strong)\s|(?!(?:sales|hours|school|care|market|tax|works|days|weeks|months|years)\b)\p{L}+s\b(?!\s+(?:in|of)\b))/giu,
    'need ',
  ],
  [/^\s*what about\s+/i, 'find '],
  // "Too dear for 120k": they ask for more.
  [/\btoo (?:expensive|dear|pricey|costly) (?:for|at) (?=(?:[A-Z]{3}\s?|[$£€]\s?)?\d)/gi, 'paid more than '],
  // All but one: "any state bar Tasmania".
  [
    /\b(?:any|every|all)\s+(?:states?|cit(?:y|ies)|compan(?:y|ies)|firms?|banks?|levels?|locations?|regions?|countr(?:y|ies)|places?|employers?|of them|towns?|hospitals?|builders?)\s+(?:bar|but|save(?: for)?)\s+/gi,
    'not ',
  ],
  [
    /\b(at least|min(?:imum)?(?: of)?|more than|over|under|less than|up to)\s+an?\s+(year|month)\b/gi,
    '$1 one $2',
  ],
  [/(?<!\p{L})r[ée]sidente?s? permanente?s?(?!\p{L})/giu, 'permanent residents'],
  [/(?<!\p{L})niederlassungserlaubnis(?!\p{L})/giu, 'permanent residents'],
  // What "moins de" and "pas de" are word by word.
  [/\b(less|more)\s+de\s+(?=\d)/gi, '$1 than '],
  [/\bnot\s+de\s+(?=\p{L})/giu, 'not '],
  [/(?<=\d\s?k?\s+)basic\b/gi, 'base'],
  [/\bno\s+h-?1bs?\b/gi, 'citizens or permanent residents'],
  [/(?<![\p{L}\p{N}])SG(?=\s*(?::|-based\b|,))/gu, 'Singapore'],
  [/\bon\s+([4-9]\d|[1-4]\d\d)\s*(?:-|–|to)\s*([4-9]\d|[1-4]\d\d)(?=\s*(?:$|[,;.)]))/gi, 'on $1k to $2k'],
  [
    /(?<=^|[\s,;])([4-9]\d|[1-4]\d\d)\s*[-–]\s*([4-9]\d|[1-4]\d\d)(?=\s*(?:\+|plus)\s*(?:super|ute|car|bonus|comm|benefits|package|equity|gst))/gi,
    '$1k to $2k',
  ],
  [
    /\b(?:any(?:one|body|thing|where)?|every(?:one|body|where)?|all)\s+(?:bar(?!\s+(?:staff|work\w*|tend\w*|managers?|supervisors?|teams?|leads?|assistants?|hands?|people|jobs?|roles?|shifts?)\b)|save(?: for)?|minus|besides)\s+/gi,
    'not ',
  ],
  [/\bknow[\s-]?how\b/gi, 'knowledge'],
  [/\s+(?:natively|fluently|like an? native)\b/gi, ''],
  [/(?<=\p{L})-wide\b/giu, ''],
  [/\bup sticks\s+(?:to|for)\b/gi, 'relocate to'],
  [/\b(?:are|is|be|who's|they're)\s+good to\s+(?=start|go\b|join)/gi, 'can '],
  [/\bmagic (or|and|\/) silver circle\b/gi, 'magic circle $1 silver circle'],
  [/\bsilver (or|and|\/) magic circle\b/gi, 'silver circle $1 magic circle'],
  [
    /(?<=\p{L})\s+or (?:thereabouts|around there|close by|close to it|near there)(?=\s*(?:$|[,;.)]))/giu,
    ' area',
  ],
  [
    /\b(up to|max(?:imum)?|around|circa)\s+([5-9]\d|[1-4]\d\d)(?=\s*(?:incl?\.?(?:uding|usive of)?|inc|plus|\+)\s*super)/gi,
    '$1 $2k',
  ],
  [/\bBrits\b/g, 'UK citizens'],
  [/\bFI\/CO\b/g, 'FICO'],
  [
    /\bC\s?\+\s?E\b(?=\s*(?:nights|days|drivers?|licen[cs]e|HGV|LGV|class|$|,))|(?<=\b(?:HGV|LGV|class)\s+)C\s?\+\s?E\b/gi,
    'class 1',
  ],
  [
    /^\s*(?:(?:i|we)\s+)?would\s+(?:really\s+)?(?:love|like|want)\s+(?:to\s+(?:see|find|have|get|meet)\s+)?(?=(?:an?|some|any|the|your|all)\s)/i,
    'find ',
  ],
  [new RegExp(String.raw`\b(\d{1,2}) or (\d{1,2})(?=\s*${YEARS}\b)`, 'gi'), '$1-$2'],
  [/\b(?:tech|team|technical)\s+leads?\s+(?:or|and)\s+(?:above|up(?:wards)?|higher)\b/gi, 'lead or above'],
  [
    /(?<=\p{L}\)?),?\s+\(?incl(?:\.|uding|uding also|usive of)?\s+(?!(?:the\s+)?(?:super|gst|vat|bonus|comm|car\b|ote|benefits|pension|holiday|equity|on[\s-]?costs?|allowance|\d))(?=\p{L})/giu,
    ' and ',
  ],
  // Short forms with a stroke or an apostrophe.
  [/(?<![\p{L}/])p\/t(?![\p{L}/])/giu, 'part time'],
  [/(?<![\p{L}/])f\/t(?![\p{L}/])/giu, 'full time'],
  [/\bb['’]ham\b/gi, 'Birmingham'],
  [/\bl['’]pool\b/gi, 'Liverpool'],
  [/\bs['’]pore\b/gi, 'Singapore'],
  [/\bbanking\s*(?:&|and)\s*finance\b/gi, 'banking'],
  [/(?<=^|[,;])\s*immediate\s*(?=$|[,;.)])/gi, ' available immediately'],
  [/\b(tickets?|licen[cs]es?|cards?|badges?|certs?|qualifications?)[\s-]holders?\b/gi, '$1'],
  [
    new RegExp(
      String.raw`\b(been (?:with|at) (?:\p{Lu}[\p{L}&.'’-]*\s+){1,3})(?=(?:${EDGE}\s+)?${COUNT}\s*\+?\s*${YEARS})`,
      'gu',
    ),
    '$1for ',
  ],
  [new RegExp(String.raw`(\b${COUNT}\+?\s*${YEARS})\s+ex(?=\s*(?:$|[,;.)]))`, 'gi'), '$1 experience'],
  [/\bfull rights\b/gi, 'full work rights'],
  [/\b(?:prompt|speedy|quick|swift) start(?:ers?)?\b/gi, 'immediate start'],
  [/\b(would|could|can|will|happy to|willing to) go (?=there\b|to\s+\p{Lu})/gu, '$1 move '],
  [/\b(day|hourly|daily) rates\b/gi, '$1 rate'],
  [/(?<=^|,\s*)(?:must be |currently )?cleared(?=\s*(?:$|,))/gi, 'security clearance'],
  [/\b(start(?:s|ing)?\s+(?:on\s+)?(?:mon|tues?|wednes|thurs?|fri|satur|sun)day)\s+as\s+(?=an?\s)/gi, '$1, '],
  // Pay with its currency behind the plus: "150k+ usd", "120k in gbp".
  [/(\d\s?k?)\s*\+\s*(?:in\s+)?(aud|usd|gbp|eur|nzd|cad|sgd|chf)\b/gi, '$1 $2+'],
  [/(\d\s?k)\s+in\s+(aud|usd|gbp|eur|nzd|cad|sgd|chf)\b/gi, '$1 $2'],
  // "More than ten years in", "with under five years in" is time in a trade, where no employer and no bare upper edge stands in front.
  [
    new RegExp(
      String.raw`(?<!\b(?:at(?!\s+least)|with|for)\s+\p{Lu}[\s\S]*)(?<!(?<!\b(?:with|have|has|having|got|done)\s+)\b(?:less than|under|fewer than|at most|up to|max|within)\s+|\b(?:only|barely|just)\s+)(\b${COUNT}\s*\+?\s*${YEARS})\s+in(?=\s*(?:$|[,;.)]))`,
      'gu',
    ),
    '$1 experience',
  ],
  // Time in a job, with nothing said behind it: "less than two years in", "three years into the role".
  [
    new RegExp(String.raw`(\b${COUNT}\s*\+?\s*${YEARS})\s+in(?=\s*(?:$|[,;.)]))`, 'gi'),
    '$1 in the present job',
  ],
  [
    new RegExp(
      String.raw`(\b${COUNT}\s*\+?\s*${YEARS}(?:\s+(?:or\s+(?:more|longer|over)|plus|min(?:imum)?))?)\s+in(?:to)?\s+(?:the|their|this)\s+(?:(?:current|present)\s+)?(?:role|job|post|position|seat)\b(?!\s+(?:market|title))`,
      'gi',
    ),
    '$1 in the present job',
  ],
  [
    /\bbackpackers?\b(?!\s+(?:hostels?|accommodation|lodges?|inns?|bars?|resorts?))(?:\s+(?:on|with)\s+(?:an?\s+|their\s+)?(?:whvs?|(?:working[\s-]holiday\s+)?visas?)\b)?/gi,
    'on a working holiday visa',
  ],
  // Whoever comes from school begins.
  [/\b(?:school|college)[\s-]leavers?\b/gi, 'entry level'],
  [/\bsoc\s+(?:desks?|teams?|people|ppl|folks?|shifts?|staff|hires?)\b/gi, 'SOC analyst'],
  // Alternatives: "Berlin or else fully remote".
  [
    /\bor,?\s+(?:else|otherwise|alternatively|failing (?:that|which)|if not|at a (?:push|pinch|stretch)|maybe|perhaps|possibly|even|equally|indeed)\b,?/gi,
    'or',
  ],
  [/[,;]?\s+(?:failing (?:that|which)|alternatively|or, failing that),?\s+/gi, ' or '],
  [/([\p{L}\p{N}.+#/]+),\s*([\p{L}\p{N}.+#/]+)(?:,)?\s+or (?:both|either)\b/giu, '$1 or $2'],
  [/\s+(?:or|and\/or) both\b(?=\s*(?:$|[,;.)]))/gi, ''],
  // From a level on: "senior upwards", "senior+", "mid and onwards".
  [
    new RegExp(
      String.raw`\b(${LEVELS})\s*(?:\+(?=\s|$|[,;.)])|(?:and\s+|or\s+)?(?:upwards?|onwards?|up)\b(?!\s+(?:to|for|and)\b))`,
      'gi',
    ),
    '$1 or above',
  ],
  // Any place: "does not matter where they live", "they don't mind where from".
  [
    /\b(?:(?:it|we|they|clients?|location|place|the client)\s+)?(?:does\s?n['o]t|does not|do\s?n['o]t|do not|did\s?n['o]t)\s+(?:really\s+)?(?:matter|mind|care|need to know)\s+(?:about\s+)?where(?:\s+(?:in the world\s+)?(?:they|people|he|she|the person|it)(?:'s| is| are| live| lives| sits?| work| come)?(?:\s+(?:based|located|living|sitting|from|working))?|\s+from)?/gi,
    'anywhere',
  ],
  [
    /\b(?:no matter|regardless of|irrespective of|whatever|wherever)\s+(?:where\s+|the\s+)?(?:location|place|city|they (?:live|sit|are(?: based)?)|people (?:live|are(?: based)?))\b/gi,
    'anywhere',
  ],
  [
    /\b(?:location|place)\s+(?:is\s+)?(?:irrelevant|unimportant|immaterial|open|flexible|negotiable|tbc|not (?:important|relevant|an issue)|(?:does(?:n't| not)) matter)\b|\b(?:any|all) (?:locations?|places?|cit(?:y|ies)|towns?)\b|\banywhere (?:at all|in the (?:world|country|universe))(?=\s*(?:$|[,;.)]))/gi,
    'anywhere',
  ],
  // Somewhere: "now somewhere that is not FAANG", "somewhere in Europe".
  [
    /\b(?:now|currently|today)\s+(?:at\s+|with\s+|in\s+)?(?:somewhere|someone|some\s?place|a (?:company|firm|place|business))\s+(?:(?:that|which|who)\s+(?:is|are)\s+not|that's not|(?:that|which)\s+is\s?n't|other than|not|outside(?: of)?)\s+/gi,
    'not currently at ',
  ],
  // "Exclude John Holland current employees", "existing employees of UGL".
  [
    /\b(exclud(?:e|es|ing)|not|no|without|except|avoid)\s+((?:\p{Lu}[\p{L}\p{N}&'.-]*\s+){1,4})(?:current|present|existing)\s+(employees|staff|people)\b/gu,
    '$1 current $2$3',
  ],
  [
    /\b(?:current|present|existing)\s+(employees|staff)\s+(?:of|at|from)\s+((?:\p{Lu}[\p{L}\p{N}&'.-]*)(?:\s+\p{Lu}[\p{L}\p{N}&'.-]*){0,3})/gu,
    'current $2 $1',
  ],
  [
    /\bin(?:\s+or\s+|\s*\/\s*|\s+and\/or\s+|\s*&\s*)(?:around|near|close to)\s+(?=\p{L})/giu,
    'in and around ',
  ],
  [/\bsome(?:where|\s?place)\s+(?=(?:in|near|around|within|across|on|at|along|between)\b)/gi, ''],
  [
    /\b(?:(?:from|in)\s+)?(?:all\s+)?(?:along|up and down|throughout|right across|all over|all around)\s+(?=(?:the\s+)?\p{L})/giu,
    'across ',
  ],
  // Who may work: "whom we would not have to sponsor".
  [
    /\b(?:whom?|that|which)?\s*(?:we|the client|the company|clients?|they)(?:'d|\s+would|\s+will|\s+do|\s+does|\s+should)?(?:\s+not|n't|\s+never)\s+(?:have|need|want)\s+to\s+sponsor\b|\b(?:who\s+)?(?:do(?:es)?|would|will)(?:\s+not|n't)\s+(?:need|require|want|have)\s+(?:us\s+)?(?:to be |being |to )?sponsor(?:ed|ing)?\b(?:\s+them\b)?|\b(?:who\s+)?(?:do(?:es)?|would|will)(?:\s+not|n't)\s+(?:need|require)\s+(?:an?\s+|any\s+)?visas?(?:\s+(?:support|sponsorship|help))?(?!\s+\p{L})|\b(?:no|without)\s+(?:any\s+)?(?:need|requirement)\s+(?:to|for|of)\s+(?:a\s+)?(?:visa\s+)?sponsor(?:ing|ed|ship)?\b|\b(?:not|never)\s+(?:needing|requiring|wanting)\s+(?:to be\s+)?sponsor(?:ed|ing)\b|\bno sponsor(?:ing|ed)\b|\bnot on sponsorship\b/giu,
    ' without sponsorship',
  ],
  [
    /\b(?:no|not on(?: an?)?|without)\s+visas?(?:\s+(?:required|needed))?(?=\s*(?:$|[,;.)]))/gi,
    'citizens or permanent residents',
  ],
  [
    /\b(?:whose visas?|whom?|that)\s+(?:we|the client|you|they)(?:'d|\s+would|\s+will|'ll)?\s+(?:have|need)\s+to\s+sponsor\b/gi,
    'needing sponsorship',
  ],
  // When somebody begins: "can kick off next week".
  [
    /\b(?:begin(?=\s+(?:in|on|by|from|next|this|work|asap|immediately|within|tomorrow)\b)|kick(?:ing)? off|get(?:ting)? going|commence|hit the ground running|jump(?:ing)? in|be on site(?=\s+(?:by|from|next|this|asap|immediately|within|tomorrow|(?:on\s+)?(?:mon|tues|wednes|thurs|fri)day|in\s+(?:\d|an?\b|one|two|three|four|six))\b|\s*(?:$|[,;.]))|come on board|onboard)\b/gi,
    'start',
  ],
  // Edges: "does not exceed a month", "in excess of 100k".
  [
    /\b(?:(?:does|do|did|must|should|will|may|can)(?:\s?not|n't)|not|never|without)\s+exceed(?:s|ing)?\b/gi,
    'max',
  ],
  [/\b(?:in excess of|exceed(?:s|ing)|upwards? of)\b/gi, 'more than'],
  [/\b(within|inside|under|less than)\s+(\d{1,3})\s?[kK](?:['’]?s)?\s+(of|from|around)\b/gi, '$1 $2 km $3'],
  [/\bskill[\s-]?sets?\b/gi, 'skills'],
  // The most that is paid: "will not go over 110,000", "tops out at 150k", "north of 100k".
  [
    /\b(?:(?:[Tt]he\s+|[Oo]ur\s+)?(?:[Cc]lient|[Cc]ompany|[Tt]hey|[Ww]e|[Hh]e|[Ss]he|[Bb]udget|[Hh]iring manager|[Ee]mployer)s?\s+)?(?:wo\s?n't|will not|wouldn't|would not|ca\s?n't|cannot|can not|do(?:es)?n't|do(?:es)? not|not (?:prepared|willing|able|going) to)\s+(?:be able to\s+)?(?:go|stretch|pay|move|budge|get|offer|spend)(?:\s+(?:to|any))?\s+(?:over|above|beyond|past|higher than|more than|further than|north of|exceed)\s+(?=[\d$£€A-Z])/g,
    'pay max ',
  ],
  [
    /\b(?:(?:the\s+)?(?:client|company|they|we|he|she|it|boss|budget)s?\s+)?(?:(?:can|could|will|would|may|might)\s+)?(?:go(?:es)?|stretch(?:es)?|pays?|run|runs|offers?)\s+(?:up to|as (?:high|far) as|to)\s+(?=(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF)?\s?[$£€]?\s?\d[\d,.]*\s*(?:k\b|thousand|[$£€]|,\d{3}|\d{4,}))/gi,
    'pay max ',
  ],
  [
    /\b(?:tops? out at|maxes out at|topping out at|caps? out at|(?:upper\s+)?(?:ceiling|cap|limit|upper limit|top end|top)(?:\s+(?:is|of|at|:))+)\s*(?=(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF)?\s?[$£€]?\s?\d)/gi,
    'max ',
  ],
  [/\bnorth of\s+(?=(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF)?\s?[$£€]?\s?\d)/gi, 'over '],
  [/\bsouth of\s+(?=(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF)?\s?[$£€]?\s?\d)/gi, 'under '],
  // "Budget 180": thousands, as nobody says them otherwise.
  [
    /\b(budgets?|paying|package|salar(?:y|ies)|base|ote|tc|comp)(\s*(?:is|of|at|:|up to|to|max(?:imum)?|under|below|over|around|about|circa|c\.?|between)?\s*)([$£€]?)((?:[3-9]\d|[1-9]\d\d)(?:\s*(?:-|–|to|and)\s*(?:[3-9]\d|[1-9]\d\d))?)(?![,.]\d)(?=\s*(?:$|[,;.):]|(?:base|package|plus|max|tops|total|all in|incl?|ex|excl?|and|or|for|in)\b))(?!\s*(?:per|a|an|\/|%))/gi,
    '$1$2$3$4k',
  ],
  [
    /\b(asking(?: for)?|wanting|expecting|earning)\s+([5-9]\d|[1-4]\d\d)(?=\s*(?:$|[,;.)]|or (?:less|under|below|more)\b|max\b|tops\b|plus super|\+ ?super))/gi,
    '$1 $2k',
  ],
  // The time in a place: "been at Canva longer than 4 years", "five years or longer with them".
  [
    new RegExp(
      String.raw`(?<=\b(?:at|with|inside|in)\s+(?:\p{Lu}[\p{L}\p{N}&.'’-]*\s+){0,3}\p{Lu}[\p{L}\p{N}&.'’-]*)\s+(?=${EDGE}\s+${COUNT}\s*${YEARS}\b(?!['’]?\s*(?:of\b|exp|experience|notice|pqe)))`,
      'gu',
    ),
    ' for ',
  ],
  [
    new RegExp(
      String.raw`\b(${COUNT}\+?\s*${YEARS}(?:\s*(?:\+|plus|or (?:more|longer|less)))?)\s+(?:with|at)\s+(?:them|the (?:company|firm|bank|business|group|practice|agency|hospital|school)|that (?:company|firm|one)|it)\b`,
      'gi',
    ),
    '$1 there',
  ],
  // The present job since a year: "took their current job in 2023 or earlier".
  [
    new RegExp(
      String.raw`\b(?:took(?: up| on)?|started|began|commenced|entered|joined|moved into|landed|got|accepted|been in|in|has held|have held|held)\s+(?:(?:in|at|with)\s+)?(?:(?:the|their|his|her|a|this)\s+)?(?:current|present|existing|latest)\s+${JOB}\s+(?:in|from|since|by|back in|as of)\s+(\d{4})\s+or\s+(?:earlier|before|prior)`,
      'gi',
    ),
    'in current role since $1 or earlier',
  ],
  [
    new RegExp(
      String.raw`\b(?:took(?: up| on)?|started|began|commenced|entered|joined|moved into|landed|got|accepted)\s+(?:(?:in|at|with)\s+)?(?:(?:the|their|his|her|a|this)\s+)?(?:current|present|existing|latest)\s+${JOB}\s+(?:before|prior to|pre)\s*-?\s*(\d{4})`,
      'gi',
    ),
    'in current role since before $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:stuck|stayed|sat|remained|hung|been)(?:\s+(?:around|about|put))?\s+(?:for\s+)?((?:${EDGE}\s+)?${COUNT}\+?\s*${YEARS}(?:\s*(?:\+|plus|or (?:more|longer|less)))?)\s+where they(?:'re| are)(?:\s+now)?`,
      'gi',
    ),
    'in current role for $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:have|has|had|did)(?:n't| not)\s+(?:moved|changed|switched|left|move|change|switch|leave)(?:\s+(?:from\s+)?(?:the |their |any )?(?:${JOB}|on))?\s+since\s+(\d{4})`,
      'gi',
    ),
    'in current role since $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:have|has|had|did)(?:n't| not)\s+(?:moved|changed|switched|left|move|change|switch|leave)(?:\s+(?:from\s+)?(?:the |their |any )?(?:${JOB}|on))?\s+(?:for|in)\s+(?:the\s+)?(?:last\s+|past\s+)?((?:${EDGE}\s+)?${COUNT}\+?\s*${YEARS})`,
      'gi',
    ),
    'in current role for $1',
  ],
  [
    new RegExp(
      String.raw`\b(${YEARS})['’]?\s+(?:under (?:their|his|her|the) belts?|behind (?:them|him|her)|to (?:their|his|her) names?|on the tools|in the (?:game|trade|job market))\b`,
      'gi',
    ),
    '$1 experience',
  ],
  [
    /\b(?:anything\s+)?(?:more|longer|greater) than\s+((?:an?|one|two|three|four|six|eight|\d{1,3})\s*(?:weeks?|wks?|months?|days?)['’]?s?)\s*(?:of\s+)?notice(?: period)?\s+(?:is|would be|are)\s+(?:a no(?:[\s-]?(?:go|no))?|a deal[\s-]?breaker|out of the question|no good|out|a problem|too (?:long|much))(?![\p{L}])/giu,
    'max $1 notice',
  ],
  [
    /\b(notice(?: period)?)\s+(?:is|would be)\s+(?:a no(?:[\s-]?(?:go|no))?|a deal[\s-]?breaker|unworkable|a problem)(?![\p{L}])/giu,
    '$1 is too long',
  ],
  // Notice: "4 weeks notice or better", "max. 4 weeks".
  [
    /\b(notice(?: period)?)\s*,?\s*(?:or (?:better|sooner|quicker|faster|earlier|under|below)|and under|and below|tops)(?![\p{L}])/giu,
    '$1 or less',
  ],
  [/(?<![\p{L}\p{N}])sub[\s-]?(?=(?:AUD|USD|GBP|EUR|NZD|SGD|CAD|CHF)?\s?[$£€]?\s?\d)/giu, 'under '],
  [/\bmax\.\s*(?=\d)/gi, 'max '],
  [/\bmin\.\s*(?=\d)/gi, 'min '],
  [/(?<=[,;.]\s+)fortnight(?=\s+(?:tops|max(?:imum)?|or less|at most)(?!\p{L}))/giu, 'a fortnight'],
  // "Any notice" asks for nothing, where nobody has to give it.
  [/(?:\s*[,;]\s*|\s+(?:happy with|on|with)\s+)any\s+notice(?:\s+periods?)?(?=\s*(?:$|[,;.)]))/giu, ''],
  // "Perth, fortnight max", "Perth. 2wks max.": a time alone with its edge, but of a short assignment.
  [
    /(?<=[,;.]\s+)(?<!\b(?:temps?|temporary|contract|cover|locum|assignment|casual|holiday)\b.*)((?:\d{1,2}|an?|one|two|three|four|six|eight|twelve)\s*(?:weeks?|wks?|fortnights?)|(?:[1-3]|an?|one|two|three)\s*(?:months?|mths?))\s+(?:tops|max(?:imum)?|or (?:less|sooner|better|earlier)|at (?:the )?most|at the outside)(?=\s*(?:$|[,;.]))(?!.*\b(?:temps?|temporary|contract|cover|locum|assignment|casual)\b)/giu,
    'max $1 notice',
  ],
  // "AP, SAP, 4 weeks": a list says when somebody can begin, but of a short assignment.
  [
    /(?<=[,;]\s*)(?<!\b(?:temps?|temporary|contract|cover|locum|assignment|casual|holiday)\b.*)((?:<=?|max|up to|within|under|less than)?\s*(?:\d{1,2}|one|two|three|four|six|eight|twelve)\s*(?:weeks?|wks?))(?:\s+(?:tops|max(?:imum)?|or (?:less|sooner|better|earlier)|at most))?(?=\s*(?:$|[,;]))(?!.*\b(?:temps?|temporary|contract|cover|locum|assignment|casual)\b)/gi,
    '$1 notice',
  ],
  // Where somebody was: "earlier Big 4", "Westpac before that".
  [
    /(?:(?<=^|[,;(]\s*)|(?<=\band\s))(?:earlier(?: on)?|before(?: that| then)?|prior(?: to (?:that|this))?|originally|at (?:first|one time)|in a (?:past|previous|former) life|historically)\s*[:,]?\s+(?:(?:at|with|in|for|a|the|from|was|were)\s+)*(?=\p{Lu}|big\b)/gu,
    'formerly at ',
  ],
  [
    /(?<=[\p{L}\p{N}])\s+(?:before (?:that|then|this)|beforehand|prior to (?:that|this)|earlier (?:on|in (?:their|his|her|the) career)|in a (?:past|previous|former) life|in the past|back in the day)(?=\s*(?:$|[,;.)]))/giu,
    ' previously',
  ],
  // "Any discipline" asks for nothing.
  [
    new RegExp(
      String.raw`,?\s*\b(?:in )?any (?:discipline|sector|industry|background|speciali[sz]ation|speciality|specialty|seniority|level|kind|sort|type|size|shift|stripe|flavou?r|description|grade|firm|compan(?:y|ie)|employer)s?${BORDER}`,
      'gi',
    ),
    '',
  ],
  [/(?<![\p{L}\p{N}])w\.\s+(?=\p{L})/giu, 'with '],
  [/\bS\/4(?:\s?HANA)?(?![\p{L}\p{N}])/giu, 'S4HANA'],
  [/\b(?:bus|biz|business)[\s.-]{1,2}dev(?:t|elopment)?\b/gi, 'business development'],
  // "Never worked outside mining" shuts out all else, and not mining; that is told of "only ever".
  [
    /\b(?:(?:has|have|had|who)\s+)?(?:never|not)\s+(?:ever\s+)?(?:worked|been|strayed|moved|gone|had a (?:job|role))\s+(?:outside(?:\s+of)?|beyond|out of)\s+(?=\p{L})/giu,
    'only ever worked in ',
  ],
  [/\bonly\s+(?:worked|been)\s+(?=(?:at|for|in|with)\b)/gi, 'only ever worked '],
  // "Truck licence HR": a class of licence, and no department.
  [
    /\b(?:truck|heavy vehicle|heavy|driv(?:ing|er'?s?))\s+(?:licen[cs]es?|tickets?)\s*[,:(-]?\s*(LR|MR|HR|HC|MC)\b\)?/g,
    '$1 licence',
  ],
  [
    /\b(?:with\s+(?:an?\s+)?|from\s+)?(?:uni|university|college)\s+(?:grads?|graduates?|educated)\b/gi,
    'with a degree',
  ],
  [/\bwith\s+an?\s+((?:[\p{L}\d-]+\s+){1,2}backgrounds?)\b/giu, 'from a $1'],
  [
    /\bwith\s+((?:agency|start-?up|in-?house|consult(?:ing|ancy)|big (?:4|four))\s+background)\b/giu,
    'from $1',
  ],
  // "At Coles since 2019", "been with Coles since 2019"; "with Java since 2019" says nothing of a job.
  [
    /(?<=\b(?:at|(?<=\b(?:been|employed|stayed|is|are)\s+)with|(?<=\b(?:work(?:s|ed|ing)?|been working)\s+)for)\s+\p{Lu}[\p{L}&'’-]*(?:\s+\p{Lu}[\p{L}&'’-]*){0,3})\s+since\s+(?=(?:19|20)\d\d\b)/gu,
    ', in current role since ',
  ],
  // One company's list of technologies.
  [/\bMERN(?:[\s-]stack)?\b/g, 'MongoDB, React, Node.js'],
  [/\bPERN(?:[\s-]stack)?\b/g, 'PostgreSQL, React, Node.js'],
  [/\bMEAN[\s-]stack\b|\bMEAN\b(?=\s+(?:dev|full|eng))/g, 'MongoDB, Angular, Node.js'],
  [/\bMEVN(?:[\s-]stack)?\b/g, 'MongoDB, Vue, Node.js'],
  [/\bLAMP(?:[\s-]stack)?\b/g, 'Linux, MySQL, PHP'],
];
