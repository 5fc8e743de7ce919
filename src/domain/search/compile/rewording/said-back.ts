import { beginsWithTrade } from './frames.ts';
import { inTurn, outsideQuotes, type Ways } from './in-turn.ts';

const MEANS = String.raw`(?:by\s+(?:which|that|this)\s+(?:i|we|they)(?:\s+would)?\s+mean|(?:which|that|this)(?:['’]s|\s+(?:is|means))(?:\s+to\s+say)?|meaning|i\.?\s?e\.?|defined\s+as|as\s+in)`;
const JOBS = String.raw`(?:employers?|jobs?|compan(?:y|ies)|roles?|positions?|firms?)`;
const AT = String.raw`(?:at|with|for|from|by|left|joined|inside)`;
const CASE = String.raw`(?:cases?|events?|instances?|situations?)`;
const MUST = String.raw`(?:(?:must|should|have\s+to|has\s+to|need\s+to|ought\s+to|would|are\s+to)\s+)?(?:be\s+|live\s+|sit\s+)?(?:based\s+|living\s+|located\s+)?`;

/** What points back at what was said before it, in the words that it points at or without. */
const BACK: Ways = [
  // "Hoppers, by which I mean four or more employers in five years": who they are, and no further condition.
  [
    new RegExp(
      String.raw`(?<=\b(?:job[\s-]?)?hop(?:pers?|ping|s)\b)\s*(?:[,;:(–—-]\s*)+${MEANS},?\s+(?:(?:any(?:one|body)|people|those|some(?:one|body)|whoever)\s+)?(?=[^.;()]{2,40}\b${JOBS}\b)([^.;()]{5,80}?\s(?:years?|yrs?|since\s+20\d\d))\)?(?=\s*(?:$|[.;,!?)]))`,
      'giu',
    ),
    ' ($1)',
  ],
  // "At either of those two", "from both of the two firms": the employers that were named.
  [
    new RegExp(
      String.raw`(?<=\b${AT}\s+)([Ee]ither|any|both|neither|none|one)\s+(?:of\s+)?(?:(?:those|these|the|said)\s+)?(?:two|three|four|pair)(?:\s+(?:compan(?:y|ies)|firms?|employers?|houses?|places?|banks?|names?))?(?!\s*[:,]?\s*\p{Lu})(?=\s*(?:$|[,;.!?)]|[-–—]\s|\b(?:now|today|any\s?more|at|currently|these|who|and|but|in|either|please)\s?))`,
      'gu',
    ),
    '$1 of those',
  ],
  // "All of them in the US": of whomever was named.
  [
    new RegExp(
      String.raw`(?<=[.;!?]\s+|[–—-]\s+)(?:[Aa]ll|[Bb]oth|[Ee]ach|[Ee]very\s+one|[Aa]ny|[Ee]veryone|[Tt]he\s+lot)(?:\s+of\s+(?:them|these|those|whom|the\s+above))?\s+${MUST}(?=(?:in|near|around|within)\s+(?:the\s+)?\p{Lu})`,
      'gu',
    ),
    '',
  ],
  // "10 years minimum in either case".
  [
    new RegExp(
      String.raw`\s*,?\s+(?:in|for)\s+(?:either|both|each|any|all|whichever)\s+(?:of\s+(?:the|those|these)\s+(?:two\s+)?)?${CASE}(?=\s*(?:please\s*)?(?:$|[,;.!?)]))`,
      'giu',
    ),
    '',
  ],
  // "The whole list please": how much of it is shown.
  [
    /(?<=^\s*|[.?!;]\s+|\s[–—-]\s+)(?:(?:i|we)(?:['’]d\s+like|\s+(?:want|need))\s+|(?:please\s+)?(?:send|show|give)\s+(?:me|us)\s+)?(?:the\s+|your\s+)?(?:whole|full|entire|complete)\s+(?:list|lot)(?:\s*,?\s*(?:please|pls|thanks|ta|thank\s+you))?(?=\s*(?:$|[,;:.!?]|[-–—]\s))\s*[.,;:]?/giu,
    '',
  ],
  // "Wherever in the world they sit".
  [
    /\s*,?\s*(?:wherever|no\s+matter\s+where|regardless\s+of\s+where|any\s?where)\s+(?:in|on|around|across)\s+(?:the\s+)?(?:whole\s+|wide\s+)?(?:world|globe|planet|earth)\s+(?:that\s+)?(?:they|he|she|people|those)(?:['’]re|(?:\s+(?:now|may|might|currently|happen\s+to|choose\s+to|all))*\s+(?:are|be|is|live|sit|work|call\s+home|reside))(?:\s+(?:based|living|located|sitting|working|now|today|these\s+days))*(?=\s*(?:$|[,;.!?)]|[-–—]\s))/giu,
    '',
  ],
  // "Is in compliance or procurement these days".
  [
    /(?<=(?:,|\b(?:and|but|who|that))\s+)(is|are|works?|working)\s+in\s+(?!\p{Lu})([^.;:!?()]{3,80}?)\s*,?\s+(?:these\s+days|nowadays|at\s+present|as\s+of\s+(?:now|today))(?=\s*(?:$|[,;.!?)]))/gu,
    '$1 now in $2',
  ],
];

const SUM =
  /(?:[£$€]|\b[A-Z]{3}\s?)\s?\d[\d.,]*(?:\s?k)?(?!\d)(?:\s*(?:an?|per|\/)\s?(?:year|annum|yr|day|hour|hr|month))?|\b\d[\d.,]*\s?k(?![\p{L}\d])/giu;
const PAY = String.raw`(?:(?:yearly|annual|monthly|daily|hourly|base|current|stated|own)\s+)?(?:(?:salary|pay|wage|rate|money|package|day\s+rate)\s+)?(?:expectations?|asks?|asking\s+price|demands?|requirements?|salar(?:y|ies)|pay|rates?|wish(?:es)?|hopes?)`;
const ASKING = String.raw`(?:(?:whose|with\s+(?:an?|their)|their)\s+${PAY}(?:\s+(?:is|are|being|of|sits?|comes?\s+(?:in\s+)?(?:at|to)|runs?\s+(?:at|to)))?(?:\s+at)?|(?:(?:who|that)\s+)?(?:(?:are|is|would|['’]d)\s+)?(?:asks?|asking|expects?|expecting|wants?|wanting|hop(?:e|es|ing))(?:\s+for)?)`;
const THAT = String.raw`(?:that|this|it|the\s+same|that\s+(?:much|amount|figure|sum)|this\s+(?:much|amount|figure|sum))`;
const AT_MOST = String.raw`(?:at\s+most|(?:no|not)\s+more\s+than|up\s+to|max(?:imum)?(?:\s+of)?|under|below|within|at\s+or\s+(?:below|under))`;
const THAT_PAY = new RegExp(
  String.raw`(?<![\p{L}-])${ASKING}\s+(?:${AT_MOST}\s+${THAT}(?!\s+\p{L}+\s+(?:role|job))|${THAT}\s+(?:or|and)\s+(?:less|below|under|lower)|${THAT}\s+(?:at\s+(?:the\s+)?most|max(?:imum)?|tops))(?=\s*(?:$|[,;.!?)]|[-–—]\s|\b(?:and|in|with|who|please)\s))`,
  'giu',
);

/** "Client pays up to €60k: buyers whose expectation is that or less": the one sum that was told. */
const withPayToldBefore = (part: string): string =>
  part.replace(THAT_PAY, (said: string, at: number) => {
    const sums = part.slice(0, at).match(SUM) ?? [];
    // Of several nobody knows which is meant.
    return sums.length === 1 ? `asking at most ${sums[0]}` : said;
  });

const THING = String.raw`[\p{L}\p{N}+#.]+(?:\s[\p{L}\p{N}+#.]+)?`;
const BOTH = [
  new RegExp(
    String.raw`(?<=\b(?:with|know(?:ing|s)?|ha(?:ve|s)|using|on)\s+${THING}\s+(?:and|&)\s+[\p{L}\p{N}+#.]+)\s+(?:both|together)(?=\s*,?\s*\bor\s+(?<other>[^,;.!?]+))`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=\b(?:with|know(?:ing|s)?|using)\s+)both\s+(?=${THING}\s+(?:and|&)\s+${THING}\s*,?\s+or\s+(?<other>[^,;.!?]+))`,
    'giu',
  ),
];

/** "TypeScript and CSS both, or UX designers": before other people the "and" says it; before one more thing it parts the list. */
const withoutBoth = (text: string): string =>
  BOTH.reduce(
    (part, both) =>
      part.replace(both, (said: string, ...rest: unknown[]) => {
        const { other = '' } = rest.at(-1) as Record<string, string>;
        return beginsWithTrade(other) ? '' : said;
      }),
    text,
  );

/** A query in which what points back says what it points at: "at either of those two", "that or less", "all of them in Leeds". */
export const withWhatWasSaid = (query: string): string =>
  outsideQuotes(inTurn(query, BACK), (part) => withoutBoth(withPayToldBefore(part)));
