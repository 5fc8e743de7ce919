import type { Ways } from './in-turn.ts';

const WHO = String.raw`(?:they|he|she|we|i|people|(?:the\s+)?(?:client|boss|manager|owner|director))`;
const IS = String.raw`(?:\s*(?:['’](?:s|re|m)|\s+(?:is|are|am)))`;
const NOT_BOTHERED = String.raw`(?:${WHO}(?:${IS}(?:n['’]t|\s+not)\s+(?:(?:really|too|that|overly|much)\s+)*(?:bothered|fussed|fussy|picky|worried|concerned|particular)|\s+(?:does|do)(?:n['’]t|\s+not)\s+(?:really\s+|much\s+)?(?:mind|care|give\s+(?:a|two)\s+\p{L}+)|\s+(?:could|couldn['’]t|could\s+not)\s+(?:care\s+less|give\s+(?:a|two)\s+\p{L}+)|${IS}\s+(?:easy|relaxed)))`;
const END = String.raw`(?=\s*(?:$|[,;.)!?]|[-–—]\s|\b(?:but|so)\s))`;
const A_BIT = String.raw`(?:(?:an?\s+(?:little\s+|wee\s+)?(?:bit|touch|splash|smattering|sprinkling|little|drop|dash|spot|dollop|hint)\s+(?:of\s+)?|some\s+|any\s+)(?:the\s+)?)?`;
const X = String.raw`((?!(?:they|he|she|it|that|this|we|i|which|who)\b)[\p{L}\p{N}+#&./'’-]+(?:\s+(?!(?:would|will|is|are)\b)[\p{L}\p{N}+#&./'’-]+){0,4}?)`;
const WARD = String.raw`(?:ICU|ITU|NICU|PICU|CCU|HDU|ED|A&E|ER|[Tt]heatres?|[Ss]crub)`;
const NURSE = String.raw`(?:EN|EEN|RN|RGN|RMN)s?`;

/** What decides nothing, what would be welcome, and short words for people, as `plainly` puts them before any reader. */
export const SAID_OF_TRIFLES: Ways = [
  // "Who barrack for the Dockers": what no record tells, whatever the name means besides.
  [/\b((?:who|that)\s+(?:all\s+)?)(?:barracks?|roots?|cheers?)\s+(?:for|on)\s+/giu, '$1support '],
  // "Does accounts work (bookkeeping, credit control) these days": which work that is, now.
  [
    /\b(does|do|doing)\s+\p{L}+(?:\s\p{L}+)?\s+work\s+\(([\p{L} ]+),\s*(?:or\s+)?([\p{L} ]+)\)\s+(?:these\s+days|nowadays|now|today|at\s+(?:present|the\s+moment))(?=\s*(?:$|[,;.?!]))/giu,
    '$1 $2 or $3 now',
  ],
  // "(The team lead insists)", "(not joking, the super won't have anyone else)": who wants it so, and no more of anybody.
  [
    /\s*\((?:not\s+joking\s*,\s*)?(?:the|our|my|their)\s+\p{L}+(?:\s\p{L}+)?\s+(?:(?:really|absolutely)\s+)?(?:insists?(?:\s+on\s+(?:it|this|that))?|(?:wo|must)\s*n['’]?t\s+(?:have|take|see)\s+any(?:one|body)\s+else)\)/giu,
    '',
  ],
  // "Whether they're at Lendlease, Multiplex or wherever he's not bothered", "he isn't bothered if they're at Lendlease".
  [
    new RegExp(
      String.raw`\b(?:whether|if)\s+((?:(?:they|he|she|people)(?:['’](?:re|s)|\s+are|\s+is)\s+|(?=(?:at|with|from|in)\s))[^;.()!?]{2,80}?)\s*,?\s+${NOT_BOTHERED}${END}`,
      'giu',
    ),
    "doesn't matter if $1",
  ],
  [
    new RegExp(
      String.raw`(?<=^|[,;.:!?(]\s*|\b(?:and|but|so)\s+)${NOT_BOTHERED}\s+(?:about\s+)?(?=(?:if|whether)\s)`,
      'giu',
    ),
    "doesn't matter ",
  ],
  // "A or B, it is equal for me", "all one to me", "I've no preference", "they're easy".
  [
    /\s*,\s*(?:(?:that|it)(?:['’]s|\s+is)\s+)?(?:(?:all\s+)?(?:equal|one|the\s+same))\s+(?:for|to|with)\s+(?:me|us|them|him|her|the\s+client)(?=\s*(?:$|[,;.)!?]))/giu,
    '',
  ],
  [
    /\s*,\s*(?:(?:i|we|they)(?:['’]ve|\s+have)|(?:he|she|the\s+client)(?:['’]s|\s+has)(?:\s+got)?)\s+no\s+(?:real\s+|strong\s+)?preferences?(?:\s+(?:which|there|either\s+way))?(?=\s*(?:$|[,;.)!?]))/giu,
    '',
  ],
  [
    /(?<=\b(?:or|and)\s+(?!(?:perm|contract|temp|freelanc|interim|casual|full|part))\p{L}+(?:\s+\p{L}+)?)\s*,\s+(?:they|he|she|i|we)(?:['’](?:re|s|m)|\s+(?:are|is|am))\s+easy(?:\s+(?:either\s+way|on\s+that|about\s+(?:it|that|which)))?(?=\s*(?:$|[,;.)!?]))/giu,
    '',
  ],
  // "A bit of Hindi would go down well with the residents".
  [
    new RegExp(
      String.raw`(?<=^|[,;.:!?(]\s*|\b(?:and|but|plus)\s+)${A_BIT}${X}\s+(?:would|will|['’]d|['’]ll)\s+(?:also\s+|certainly\s+|definitely\s+)?(?:(?:go|come)\s+(?:down\s+(?:(?:really|very)\s+)?(?:well|nicely|a\s+(?:treat|storm))|over\s+(?:well|nicely|big)|a\s+long\s+way|in\s+handy)|hit\s+the\s+spot)(?:\s+(?:with|for|at)\s+[^,;.()!?]{2,30}?)?(?=\s*(?:$|[,;.)!?]|\b(?:but|though|and)\s))`,
      'giu',
    ),
    '$1 is a plus',
  ],
  [
    /(?<=^|[,;.:!?(]\s*|\b(?:and|with|plus)\s+)an?\s+(?:little\s+)?(?:(?:splash|smattering|sprinkling|dash|dollop)\s+of\s+(?=\p{Lu})|(?:bit|touch|drop|spot|hint)\s+of\s+(?:the\s+)?(?=[^,;.()]{2,40}?\s(?:is\s+a\s+plus|would|will|['’]d)(?!\p{L})))/giu,
    '',
  ],
  // "Mandarin good to have only, don't filter on it".
  [
    /(?<=\b(?:nice|good|plus|bonus|welcome|great|lovely|advantage|prefer\p{L}*|have|ideal(?:ly)?|optional|handy|helpful)(?:\s+only)?)\s*[,;.–-]?\s*(?:(?:and|but|so|just)\s+)*(?:please\s+)?(?:do\s+not|don['’]t)\s+(?:filter|screen|select|search|sort|insist|cut|exclude|reject)(?:\s+(?:people|anyone|candidates|them))?\s+(?:on|by|for|upon)\s+(?:it|that|this|them)(?:\s+(?:please|though))?(?=\s*(?:$|[,;.)!?]))/giu,
    '',
  ],
  [/\b(?:good|nice)[\s-]to[\s-]have\s+only(?!\p{L})/giu, 'nice to have'],
  [/\b(?:is\s+)?a\s+plus[\s-]point(?:\s+only)?(?=\s*(?:$|[,;.)!?]))/giu, 'is a plus'],
  // "She'll be right", "140k in either dollar".
  [
    /(?:^|[,;.]\s*|\b(?:but|and)\s+)she(?:['’]ll|\s+will)\s+be\s+(?:right|sweet|apples)(?:\s+mate)?(?=\s*(?:$|[,;.)!?]))/giu,
    '',
  ],
  [
    /(?<=\d\s?k?)\s+(?:in\s+)?(?:either|any|whichever)\s+(?:dollars?|currency)(?:\s+(?:you\s+like|will\s+do))?(?=\s*(?:$|[,;.)!?]))/giu,
    '',
  ],
  // "No contract people": who works on contract.
  [
    /\bcontract\s+(?:people|ppl|folks?|workers|candidates|types|crowd|lot|brigade|guys|resources)(?=\s*(?:$|[,;.)!?]|\b(?:please|pls|only|and|or|at|in|for|this|who|either)\b))/giu,
    'contractors',
  ],
  // "A .Net resource": a person, where recruiters say so; "resources" by itself is a trade of mines.
  [
    /(?<!\b(?:human|natural|mineral|water|energy|learning|teaching|online|the|of|and)\s)\bresource(?=\s*(?:$|[,;.)]|\b(?:with|who|for|in|having|from|at|exp|based|required|needed)\b))/giu,
    'person',
  ],
  [
    /(?<=(?:^|[\s,;(])(?:\d{1,2}|\.?net|java|python|sap(?:\s+[A-Z]{2,4})?|react|angular|devops|salesforce|oracle|qa|test(?:ing)?|android|ios|php|golang|aws|azure|node(?:\.js)?|c\+\+|c#|sql|etl|cloud|tech(?:nical)?|offshore|onsite|full[\s-]?stack|front[\s-]?end|back[\s-]?end|it|data|developer|senior|junior)\s+)resources(?=\s*(?:$|[,;.)]|\b(?:with|who|for|in|having|from|at|exp|based|required|needed)\b))/giu,
    'people',
  ],
  // "EN / RN / ICU": each of them is a nurse.
  [
    new RegExp(String.raw`(?<=\b${NURSE}\s*[/,|]\s*)(${WARD})(?![\p{L}&]|\s+(?:nurs|exp|experience))`, 'gu'),
    '$1 nurse',
  ],
  [new RegExp(String.raw`(?<![\p{L}&])(${WARD})(?=\s*[/|]\s*${NURSE}(?!\p{L}))`, 'gu'), '$1 nurse'],
];
