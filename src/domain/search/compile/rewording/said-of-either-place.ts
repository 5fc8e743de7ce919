import { placeNamed } from '../../../lexicon/places.ts';
import { skills } from '../../../lexicon/terms.ts';
import { outsideQuotes, type Ways } from './in-turn.ts';

const WORD = String.raw`(?:St\.\s+)?\p{Lu}[\p{L}'’-]*(?:\.(?=\p{L})[\p{L}.]*)?`;
const PLACE = String.raw`(?:the\s+)?${WORD}(?:\s+${WORD}){0,2}`;
const PLACES = String.raw`${PLACE}(?:(?:\s*,\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+|\s*\/\s*)${PLACE}){0,6}`;
const THEY = String.raw`(?:they|he|she|those|the\s+(?:person|candidate|people|others)|people|candidates?|any(?:one|body)(?:\s+else)?|some(?:one|body)(?:\s+else)?|who(?:ever)?|that)`;
const BE = String.raw`(?:\s*['’](?:s|re|d|ll)|\s+(?:is|are|be|was|were|would(?:\s+be)?|will(?:\s+be)?|can(?:\s+be)?|could(?:\s+be)?|might(?:\s+be)?|must(?:\s+be)?|should(?:\s+be)?))?`;
const A_MOVE = String.raw`(?:(?:a\s+)?(?:relocat(?:e|ing|ion)|mov(?:e|ing)|shift(?:ing)?|transfer(?:ring)?)|uproot(?:ing)?|com(?:e|ing)\s+(?:over|across|here|there|down|up|to\s+us)|(?:up(?:ping)?|pull(?:ing)?\s+up)\s+(?:sticks|stumps)|mak(?:e|ing)\s+the\s+move|pack(?:ing)?\s+(?:up|their\s+bags))(?:\s+(?:house|over|across|here|there|to\s+us))?`;
/** That somebody would move: "are up for shifting", "would consider a move". */
const MOVES = String.raw`(?:(?:(?:also|already|then|at\s+least|genuinely|really)\s+)*(?:open|up|willing|happy|prepared|ready|able|available|keen|game|free|content|glad|fine|ok(?:ay)?|cool|agreeable|amenable|receptive|(?:not|n['’]t)\s+(?:averse|opposed))\s+(?:to|for|with|about)\s+(?:consider(?:ing)?\s+)?${A_MOVE}|(?:do|does|would)(?:n['’]t|\s+not)\s+mind\s+${A_MOVE}|(?:(?:would|will|['’]d|['’]ll|can|could|might|want(?:s)?\s+to|agrees?\s+to|accepts?\s+to)\s+)(?:(?:consider|think\s+about|look\s+at|be\s+(?:open|up|willing|happy|ready|prepared)\s+(?:to|for))\s+)?${A_MOVE})(?!\s+(?:to|into|on|up|from)\b)(?!\p{L})`;
const IF = String.raw`\s*,?\s+(?:if|provided(?:\s+that)?|providing|(?:as|so)\s+long\s+as|assuming|on\s+condition\s+that|when|where|but\s+only\s+if|only\s+if)\s+(?:${THEY}${BE}\s*)?`;
const END = String.raw`(?=\s*(?:$|[,;.!?)]|\s[-–—]|\b(?:and|but|so|who|with|as|because|since)(?!\p{L})))`;
/** The places that were named, once more: "one of those", "either city", "there". */
const OF_THOSE = String.raw`(?:(?:in\s+)?(?:one|any|either)(?:\s+(?:of\s+)?(?:those|these|them|the\s+(?:two|three|four|above)))?(?:\s+(?:cities|places|towns|countries|city|place|town|country|already|now))*|(?:in\s+)?(?:those|these|the\s+same)(?:\s+(?:cities|places|towns|countries))|there|here|locally|local|nearby)(?:\s+(?:already|now|today|anyway))*`;
const LIVE = String.raw`(?:(?:live|lives|living|be|is|are|sit|sits|reside|based|located|to\s+be|already|either)\s+)*`;
const OUGHT = String.raw`(?:(?:must|should|have\s+to|has\s+to|need\s+to|needs\s+to|can|could|may|will|ought\s+to)\s+)?`;
const FINE = String.raw`(?:(?:is|are|would\s+be|will\s+be|can\s+be|['’]re)\s+)?(?:(?:also|too|equally|just\s+as|all|perfectly)\s+)*(?:fine|ok(?:ay)?|good|welcome|possible|considered|acceptable|grand|great|in(?:\s+play)?|can|will\s+do|would\s+do|do|count)(?:\s+(?:also|too|as\s+well|by\s+(?:us|me|them)|for\s+(?:us|me|them)|with\s+(?:us|me|them)))*`;
const NO_MATTER = String.raw`(?:(?:is|are)(?:\s+not|n['’]t)\s+(?:(?:so|very|really|that|at\s+all)\s+)?(?:important|relevant|decisive|crucial|essential|an?\s+(?:issue|problem|must|matter))|(?:is|are)\s+(?:irrelevant|unimportant|open|flexible|secondary|no\s+(?:issue|problem|matter))|(?:does|do)(?:\s+not|n['’]t)\s+(?:really\s+)?matter|plays?\s+no\s+role|no\s+matter)`;

/** Those who live somewhere or would move, told over more than one clause; put into one before clauses are parted. */
export const EITHER_PLACE: Ways = [
  // "Either they're in Spain and would move, or they're in Portugal and would move": both would.
  [
    new RegExp(
      String.raw`(?:(?<!\p{L})[Ee]ither\s+)?(?:${THEY}${BE}\s+)?(?<!\p{L})(?:[Ee]ither\s+)?${LIVE}[Ii]n\s+(${PLACES})\s*,?\s+(?:and|but)\s+(?:${THEY}${BE}\s+)?${MOVES}\s*,?\s+or\s+(?:else\s+)?(?:${THEY}${BE}\s+)?${LIVE}in\s+(${PLACES})\s*,?\s+(?:and|but)\s+(?:${THEY}${BE}\s+)?(?:also\s+)?${MOVES}`,
      'gu',
    ),
    'in $1 or $2 and open to relocation',
  ],
  // "In Oman or Qatar already, otherwise somewhere else in Asia but willing to relocate".
  [
    new RegExp(
      String.raw`(?<!\p{L})(?<!(?:\bnot|n['’]t|\bnever)\s+(?:\p{Ll}+\s+)?)(?:already\s+|currently\s+)?(?:(?:live|living|based)\s+)?[Ii]n\s+(${PLACES})(?:\s+(?:already|now|today|currently|at\s+present))?\s*[,;.–-]*\s+(?:(?:and|but|or)\s+)?(?:[Oo]therwise|[Ee]lse|[Ii]f\s+(?:they(?:['’]re|\s+are)\s+)?not|[Ff]ailing\s+(?:that|which))\s*,?\s+(?:then\s+)?(?:(?:(?:live|living|based)\s+)?(?:(?:any|some)\s?where(?:\s+else)?|elsewhere)\s+)(?:in|within|across)\s+(${PLACE})\s*,?\s+(?:(?:and|but|if|provided(?:\s+that)?|(?:as|so)\s+long\s+as)\s+)(?:${THEY}${BE}\s*)?${MOVES}`,
      'gu',
    ),
    'in $1, or elsewhere in $2 and open to relocation',
  ],
  // "Either in Asia and willing to relocate, or already in Oman or Qatar".
  [
    new RegExp(
      String.raw`(?<!\p{L})(?<!(?:\bnot|n['’]t|\bnever)\s+(?:\p{Ll}+\s+)?)(?:either\s+)?(?:(?:any|some)\s?where(?:\s+else)?\s+|elsewhere\s+)?in\s+(${PLACE})\s*,?\s+(?:and|but)\s+(?:${THEY}${BE}\s+)?${MOVES}\s*,?\s+or\s+(?:else\s+)?(?:${THEY}${BE}\s+)?(?:(?:living|based|located|are|is)\s+)*(?:already|currently|now)\s+(?:(?:living|based|located)\s+)?in\s+(${PLACES})`,
      'gu',
    ),
    'in $2, or elsewhere in $1 and open to relocation',
  ],
  // "Would move or are already in Perth or Darwin".
  [
    new RegExp(
      String.raw`(?:(?<!\p{L})(?:who|that|they)${BE}\s+)?(?:(?<!\p{L})either\s+)?(?<!(?:\bnot|n['’]t|\bnever)\s+)${MOVES}\s*,?\s+or\s+(?:else\s+)?(?:${THEY}${BE}\s+)?(?:(?:already|currently|now|living|based|located|resident|lives?|are|is|be)\s+)+in\s+(${PLACE}(?:\s+or\s+${PLACE}){1,3})${END}`,
      'gu',
    ),
    'in $1 or open to relocation',
  ],
  // "Open to moving or already in Perth, Darwin or Broome".
  [
    new RegExp(
      String.raw`(?:(?<!\p{L})(?:who|that|they)${BE}\s+)?(?:(?<!\p{L})either\s+)?(?<!(?:\bnot|n['’]t|\bnever)\s+)${MOVES}\s*,?\s+or\s+(?:else\s+)?(?:${THEY}${BE}\s+)?(?:(?:already|currently|now|living|based|located|resident|lives?|are|is|be)\s+)+in\s+(?=${PLACE})`,
      'gu',
    ),
    'open to relocation or in ',
  ],
  // "The client is in Perth. Welders, already there or happy to move".
  [
    new RegExp(
      String.raw`(?<=^\s*|[.!?]\s+)(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Aa])\s+)?[Cc]lient(?:['’]s|\s+is)?\s+(?:based\s+)?in\s+(${PLACES})(?:\s*[.;,:–-]|\s+(?:and\s+)?(?:wants?|needs?|seeks?|is\s+after|is\s+looking\s+for))\s+([^.;!?]{2,60}?)\s*,\s+(?:either\s+)?(?:(?:(?:living|based)\s+)?(?:already\s+)?there(?:\s+already)?|(?:already\s+)?locals?)\s+or\s+(?:else\s+)?(?:${THEY}${BE}\s+)?${MOVES}${END}`,
      'gu',
    ),
    '$2 in $1 or open to relocation',
  ],
  // "Local or willing to relocate to Perth".
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:either\s+)?(?:(?:already|currently)\s+)?(?:locals?|locally\s+based|based\s+locally|(?:already\s+)?there(?:\s+already)?)\s*,?\s+or\s+(?:else\s+)?(?:${THEY}${BE}\s+)?(?:open|willing|happy|prepared|ready|able|keen)\s+to\s+(?:relocat(?:e|ing)|mov(?:e|ing)|come)\s+to\s+(${PLACES})${END}`,
      'gu',
    ),
    'in $1 or open to relocation',
  ],
  // "In Karratha: fitters who live there, or who'll relocate and are in Australia".
  [
    new RegExp(
      String.raw`\s+[Ii]n\s+(${PLACES})((?:\s*[:,–-])?\s[^.;!?]{2,60}?)\s*,?\s+(?:(?:either\s+)?(?:${THEY}${BE}\s+)?${LIVE}(?:there|locally|local|nearby)(?:\s+(?:already|now|today))?)\s*,?\s+or\s+(?:else\s+)?(?:${THEY}${BE}\s*)?${MOVES}\s+(?:and|but)\s+(?:${THEY}\s+)?${LIVE}(?:currently\s+|now\s+|already\s+)*(?:any\s?where\s+|somewhere\s+)?in\s+(${PLACES})`,
      'gu',
    ),
    '$2 in $1, or elsewhere in $3 and open to relocation',
  ],
  // "In Whyalla: riggers, local or willing to relocate".
  [
    new RegExp(
      String.raw`\s+[Ii]n\s+(${PLACES})((?:\s*[:,–-])?\s[^.;!?]{2,60}?)\s*,\s+(?:either\s+)?(?:(?:already|currently)\s+)?(?:locals?|locally\s+based|based\s+locally)\s+or\s+(?:else\s+)?(?:${THEY}${BE}\s*)?(?:(?:willing|happy|ready|prepared|able|keen)\s+to\s+(?:relocate|move)|${MOVES})${END}`,
      'gu',
    ),
    '$2 in $1 or open to relocation',
  ],
  // "Would relocate or already work remotely".
  [
    new RegExp(
      String.raw`(?:(?<!\p{L})(?:who|that|they)\s*)?${MOVES}\s*,?\s+or\s+(?:(?:who|that|they|already|currently|now|else|do|can|could|would|will|are|is)\s+)*(?:work(?:s|ing)?\s+)?(?:(?:fully|100\s?%|completely|entirely)\s+)?(?:remote(?:ly)?|from\s+home)(?!\p{L})`,
      'gu',
    ),
    'open to relocation or remote',
  ],
  [
    new RegExp(
      String.raw`(?:(?:who|that|they)\s+)(?:(?:already|currently|now|do|can|could|are|is)\s+)*(?:work(?:s|ing)?\s+)?(?:(?:fully|100\s?%|completely|entirely)\s+)?(?:remote(?:ly)?|from\s+home)\s*,?\s+or\s+(?:(?:who|that|they|else)\s+)*${MOVES}`,
      'gu',
    ),
    'remote or open to relocation',
  ],
  [
    /\b([Aa]ny|[Ss]ome|[Ee]very|[Nn]o)\s?place(?=\s*(?:$|[,;.)]|\b(?:who|that|in|else|willing|open|happy)\b))/gu,
    '$1where',
  ],
  // "Vets in Wales. Small animal. Willing to relocate counts too".
  [
    new RegExp(
      String.raw`\b([Ii]n\s+(?:${PLACES}))((?:\s*[.;,–-]\s+(?!(?:or|and)\b)[^.;,!?]{2,40}){1,3}?)\s*[.;,–-]+\s+(?:(?:those|people|candidates|ones|any(?:one|body))\s+)?(?:(?:who|that)${BE}\s*)?(?:(?:[Ww]illing|[Hh]appy|[Rr]eady|[Pp]repared|[Aa]ble)\s+to\s+(?:relocate|move)|[Oo]pen\s+to\s+(?:relocation|relocating|moving|a\s+move)|${MOVES})\s+(?:counts?|works?|does|${FINE})(?:\s+(?:too|also|as\s+well))*${END}`,
      'gu',
    ),
    '$1 or open to relocation$2',
  ],
  // "The country is not important if she would relocate, otherwise she must live in Austria or Germany".
  [
    new RegExp(
      String.raw`(?:(?:[Tt]he|[Tt]heir|[Ww]hat|[Ww]hich)\s+)?(?:[Cc]ountry|[Cc]ity|town|place|[Ll]ocation|residence|region|where\s+(?:they|he|she)\s+(?:lives?|is|are|sits?))\s+${NO_MATTER}${IF}${MOVES}\s*[,;.–-]*\s+(?:and\s+|but\s+)?(?:otherwise|else|if\s+not|failing\s+that|or\s+else)\s*,?\s+(?:(?:then\s+)?${THEY}\s+)?(?:${OUGHT}|\s*)${LIVE}in\s+(?=${PLACE})(${PLACES})`,
      'gu',
    ),
    'in $1 or open to relocation',
  ],
  [
    new RegExp(
      String.raw`\b[Ii]n\s+(${PLACES})\s*[,;.–-]*\s+(?:and\s+|but\s+)?(?:otherwise|else|if\s+not|elsewhere|from\s+elsewhere|in\s+other\s+(?:places|countries|cities))\s*,?\s+only\s+(?:if|when|those\s+who|people\s+who|with)\s+(?:${THEY}${BE}\s*)?${MOVES}`,
      'gu',
    ),
    'in $1 or open to relocation',
  ],
  // "In Frankfurt or Dublin. They live in one of those or they're open to relocation".
  [
    new RegExp(
      String.raw`(?<=\b[Ii]n\s+${PLACES})\s*[.;,–-]\s+(?:[Tt]hey|[Pp]eople|[Cc]andidates|[Ss]he|[Hh]e)\s*(?:['’]re\s+|\s)(?:also\s+)?${OUGHT}${LIVE}${OF_THOSE}\s*,?\s+or\s+(?:else\s+)?(?:${THEY}${BE}\s*)?(?:be\s+|are\s+|is\s+)?${MOVES}`,
      'gu',
    ),
    ' or open to relocation',
  ],
  // "They're in Melbourne or they work remotely".
  [
    new RegExp(
      String.raw`(?<=\b[Ii]n\s+${PLACES})\s*,?\s+or\s+(?:else\s+)?(?:they|he|she|who)\s*(?:['’](?:re|s|d|ll)\s+|\s)(?:(?:can|could|would|will|must|may|are|is|be|happy\s+to|able\s+to|want\s+to)\s+)*(?:work(?:s|ing)?\s+)?(?:(?:fully|100\s?%|completely|entirely)\s+)?(?:remote(?:ly)?|from\s+home)(?!\p{L})`,
      'gu',
    ),
    ' or remote',
  ],
  // "Leeds or can work remote", "Pune, open for relocation also ok".
  [
    /(?<=\p{Lu}[\p{L}'’-]+)\s*,?\s+or\s+(?:(?:who|they)\s+)?(?:(?:can|could|would|will|may|happy\s+to|able\s+to|willing\s+to)\s+)+work\s+(?:(?:fully|100\s?%|completely|entirely)\s+)?(?:remote(?:ly)?|from\s+home)(?!\p{L})/gu,
    ' or remote',
  ],
  [
    new RegExp(
      String.raw`(?<=\p{Lu}[\p{L}'’-]+)\s*,\s+(?:(?:those|people|candidates|ones)\s+)?(?:(?:who|that)${BE}\s*)?${MOVES}\s+${FINE}${END}`,
      'gu',
    ),
    ' or open to relocation',
  ],
  // "In Ireland, or if they aren't in Ireland then willing to relocate".
  [
    new RegExp(
      String.raw`\s*[,;.–-]?\s+(?:or|and)\s*,?\s+(?:else\s+)?if\s+(?:${THEY}${BE}\s*)?(?:(?:not|n['’]t|isn['’]t|aren['’]t|elsewhere|abroad|outside(?:\s+of)?|don['’]t|doesn['’]t|do\s+not|does\s+not|somewhere\s+else)\s*)+(?:${LIVE})(?:(?:in\s+)?(?:${PLACE}|${OF_THOSE}|it|them))?\s*,?\s+(?:then\s+)?(?:${THEY}${BE}\s*)?(?:(?:must|should|has\s+to|have\s+to|needs?\s+to)\s+)?(?:be\s+)?${MOVES}`,
      'gu',
    ),
    ' or open to relocation',
  ],
  // "Relocation candidates from elsewhere are also fine", "people who'd move are welcome too".
  [
    new RegExp(
      String.raw`(?<=\b(?:[Ii]n|[Ll]ocations?|[Bb]ased|[Ll]oc|:)\s*:?\s*(?:in\s+)?${PLACES})\s*[,;.–-]+\s+(?:(?:and|but|or|also|plus)\s+)*(?:(?:any|the|all)\s+)?(?:relocat(?:ion|ing|or)\s+(?:candidates?|cases?|people|ones|applicants?|profiles?)|relocators|(?:people|candidates?|those|any(?:one|body)|others|ones|profiles)\s+(?:(?:from\s+)?(?:elsewhere|abroad|outside|overseas|other\s+(?:places|countries|cities))\s+)?(?:(?:who|that)${BE}\s*)?${MOVES})(?:\s+(?:from\s+)?(?:elsewhere|abroad|outside|overseas|other\s+(?:places|countries|cities)|any\s?where(?:\s+else)?))?\s+${FINE}${END}`,
      'gu',
    ),
    ' or open to relocation',
  ],
  // "Any welder in Queensland is good, and so is any welder agreeable to relocating".
  [
    new RegExp(
      String.raw`(?<=\b[Ii]n\s+(?:${PLACES}))\s+(?:${FINE}|works?|suits?(?:\s+\p{Ll}+)?)\s*[,;–-]?\s+(?:(?:and|but)\s+)?(?:(?:so|equally)\s+(?:is|are|would|will|do(?:es)?|can)(?:\s+be)?|as\s+(?:would|will|is|are)|also|just\s+as\s+(?:good|welcome)\s+(?:is|are))\s+(?:(?:an?|any|the|those|people|all)\s+)?(?:\p{Ll}+\s+){0,2}?(?:who\s+|that\s+)?(?:(?:is|are)\s+)?${MOVES}`,
      'gu',
    ),
    ' or open to relocation',
  ],
  // "Plumbers in Christchurch; gas fitters there would do just as well".
  [
    new RegExp(
      String.raw`(?<=^\s*|[.!?:]\s+|\b(?:need|find|for|after|want)\s+)((?:\p{Ll}+[\s-]){0,2}\p{Ll}+s?)\s+in\s+(${PLACE})\s*[,;.–-]+\s+(?:and\s+|or\s+|but\s+|also\s+)?((?:\p{Ll}+[\s-]){0,2}\p{Ll}+s?)\s+(?:(?:from\s+)?there|in\s+the\s+same\s+(?:town|city|place))\s+${FINE}(?:\s+(?:just\s+)?as\s+(?:well|good|much)|\s+equally(?:\s+well)?|\s+the\s+job)?${END}`,
      'gu',
    ),
    '$1 or $3 in $2',
  ],
  // "Auckland based or anywhere in Aus so long as they're up for shifting".
  [
    new RegExp(
      String.raw`\s*,?\s+or\s+(?:(?:else|also|maybe|from|based|living)\s+)*(?:(?:any|some|every)\s?where(?:\s+else)?|elsewhere|(?:any|some)\s+(?:other\s+)?(?:place|city|town|part))\s+(?:in|within|of|across|around)\s+(${PLACE})${IF}${MOVES}`,
      'gu',
    ),
    ', or elsewhere in $1 and open to relocation',
  ],
  // "At Merivale or ex Merivale": now or before.
  [
    /(?<![\p{L}-])(?:(?:(?:are|is|work(?:s|ing)?)\s+)?(?:currently\s+|now\s+)?(?:at|with|for|from|in)\s+)?(?!(?:ex|former|past)(?!\p{L}))(\p{L}[\p{L}\p{N}&'’.-]*(?:\s+[\p{L}\p{N}&'’.-]+){0,3}?)\s*(?:,?\s+or|,?\s+and(?!\s+(?:formerly|previously))|\s*\/|,)\s*(?:ex|former(?:ly)?|past|previous(?:ly)?|used\s+to\s+be)(?:[\s-]+(?:at|with|for|of))?[\s-]+\1(?![\p{L}-])/giu,
    'worked at $1',
  ],
  // "A data engineer, or a data scientist if he knows SQL": of the second more is asked.
  [
    /(?<=^\s*|[,;.:]\s*|\b(?:wants?|needs?|find|seeks?|after|for|finally|now|looking\s+for)\s+)((?:an?\s+)(?:[\p{L}-]+\s+){0,2}[\p{L}-]+|(?:[\p{L}-]+\s+){0,2}\p{L}+s)\s*,?\s+or\s+(?:else\s+)?((?:an?\s+)(?:[\p{L}-]+\s+){0,2}[\p{L}-]+|(?:[\p{L}-]+\s+){0,2}\p{L}+s)\s*,?\s+(?:but\s+(?:only\s+)?)?(?:if\s+(?:they|he|she)|(?:provided(?:\s+that)?|(?:as|so)\s+long\s+as)\s+(?:he|she))\s*(?:['’](?:s|ve)\s+(?:got\s+)?|\s+(?:knows?|has|have|can\s+(?:do|use)|uses?|understands?|masters?|holds?|comes?\s+with|brings?)\s+(?:got\s+)?)(?!not\b|no\b)([\p{L}\p{N}+#.&/-]+(?:\s+[\p{L}\p{N}+#.&/-]+){0,2}?)(?=\s*(?:$|[,;.)]|\b(?:and|but|who|in|at|based)\b))/giu,
    '$2 with $3 or $1',
  ],
  // "Any vets in Bristol at all, or dentists in Manchester?"
  [
    /(?<=\b(?:in|near|around|from)\s+\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)?)\s+at\s+all(?=\s*(?:$|[,;.?!]))/gu,
    '',
  ],
];

const ALSO_THERE = new RegExp(
  String.raw`(?<=\b[Ii]n\s+(?:${PLACES}))\s*[.;,–-]+\s+(?:or\s+|and\s+|but\s+)?(${PLACE})\s+(?:would\s+be|is|are|will\s+be|would|will|can|could)\s+(?:be\s+)?(?:(?:also|too|equally|just\s+as|perfectly)\s+)*(?:fine|ok(?:ay)?|good|great|grand|possible|acceptable|do|work|welcome|considered)(?:\s+(?:too|as\s+well|also|by\s+(?:us|me|them)|for\s+(?:us|me|them)))*(?:\s*[,;–-]?\s+(?:and\s+)?(?:so|as)\s+(?:would|is|are|will|does|do)\s+(${PLACE}))?${END}`,
  'gu',
);

const RANKED = String.raw`(?:\s*[,(–-]?\s*(?:first(?:\s+(?:choice|preference))?|preferred|preferably|ideally|for\s+preference|(?:is|would\s+be)\s+(?:best|ideal|preferred|first\s+choice|(?:our|their|the)\s+(?:first|preferred)(?:\s+choice)?))\)?)`;
/** "Vancouver first, Melbourne is fine as well", "Houston first, otherwise Dallas": either of them will do. */
const NEXT_BEST = new RegExp(
  String.raw`(?<![\p{L}'’-])(${PLACE})(${RANKED})\s*[,;.–-]*\s+(?:(?:and|but|or)\s+)?(?:(?:otherwise|else|if\s+not|failing\s+(?:that|which)|then|second(?:ly)?|next|after\s+that|alternatively)\s*,?\s+(?:in\s+)?(${PLACE})|(?:in\s+)?(${PLACE})\s+(?:(?:(?:is|are|would\s+be|will\s+be)\s+)?(?:(?:also|too|equally|just\s+as|perfectly)\s+)*(?:fine|ok(?:ay)?|good|possible|acceptable|grand|alright|all\s+right)|(?:second|next|otherwise|if\s+not|at\s+a\s+(?:push|pinch|stretch)|works|will\s+do|would\s+do))(?:\s+(?:too|as\s+well|also|second))*)${END}`,
  'gu',
);

/** "In Bristol. Bath would be fine too, and so would Gloucester": a further town that will do, and no skill that is welcome. */
export const withTownsToo = (query: string, country: string): string =>
  outsideQuotes(query, (part) =>
    withNextBest(part, country).replace(ALSO_THERE, (whole: string, ...said: (string | undefined)[]) => {
      const towns = said.slice(0, 2).filter((one) => typeof one === 'string');
      const areTowns = towns.every(
        (town) => placeNamed(town, country) !== null && skills().book.whole(town) === undefined,
      );
      return areTowns ? towns.map((town) => ` or ${town}`).join('') : whole;
    }),
  );

/** "Cork or Limerick. Oh and add Sligo to that". */
const ADD_IT = new RegExp(
  String.raw`(?<![\p{L}'’-])(${PLACE})\s*[,;.–-]+\s+(?:(?:[Aa]nd|[Oo]h|[Ss]orry|[Pp]lease|[Aa]lso|[Cc]an\s+you|[Cc]ould\s+you)\s*,?\s+)*[Aa]dd\s+(?:in\s+)?(${PLACE})(?:\s+(?:to\s+(?:that|it|this|them|the\s+(?:list|search|mix))|too|as\s+well|also|in|please))*${END}`,
  'gu',
);
/** "Chefs open to Dubai or Doha": who would move there, and nobody who lives there already. */
const OPEN_TO = new RegExp(
  String.raw`(?<!\p{L})((?:[Oo]pen|up|keen|game|ready)\s+(?:to|for))\s+(?:(?:going|coming)\s+to\s+)?(?=(${PLACE})(?:\s|$|[,;.)]))`,
  'gu',
);

const withNextBest = (part: string, country: string): string =>
  part
    .replace(NEXT_BEST, (whole: string, first: string, _ranked: string, next?: string, other?: string) => {
      const second = next ?? other ?? '';
      const arePlaces = [first, second].every((one) => placeNamed(one, country) !== null);
      return arePlaces ? `${first} or ${second}` : whole;
    })
    .replace(ADD_IT, (whole: string, first: string, added: string) =>
      [first, added].every((one) => placeNamed(one, country) !== null) ? `${first} or ${added}` : whole,
    )
    .replace(OPEN_TO, (whole: string, _open: string, place: string) =>
      placeNamed(place, country) === null && placeNamed(place.split(/\s/)[0] ?? '', country) === null
        ? whole
        : 'open to relocation to ',
    );
