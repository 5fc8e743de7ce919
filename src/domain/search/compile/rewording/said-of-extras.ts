import type { Ways } from './in-turn.ts';

const BEGIN = String.raw`(?<=^\s*|[,;.:!?(]\s*|\s[-–—]\s+|\b(?:and|but|oh|also|plus)\s+)`;
const END = String.raw`(?=\s*(?:$|[,;.!?)]|\s[-–—]\s|\b(?:and|but|though|although|so|yet)(?!\p{L})))`;
/** What is wished for, in a few words. */
const X = String.raw`((?!(?:and|but|or|so|they|we|i|it|that|this|what|which|who|he|she|you|not|no|nobody|never|nothing|neither|must|only)\b)[\p{L}\p{N}+#&./'’-]+(?:\s+(?!(?:is|are|was|were|would|will|gets?|must|should|but|who|that|which|because|if|they|we)\b)[\p{L}\p{N}+#&./'’-]+){0,5}?)`;
const THEM = String.raw`(?:they|he|she|(?:the|a|your)\s+(?:person|candidate|right\s+(?:one|person))|(?:any|some|one|a\s+few)(?:\s+of\s+(?:them|those|these|the\s+\p{L}+))|(?:any|some)(?:one|body)|people|candidates|somebody)`;
/** To have it: "speak", "has the", "come with". */
const HAVE = String.raw`(?:(?:also|already|even|happen(?:s)?\s+to|do(?:es)?)\s+)*(?:(?:ha(?:s|ve|d)|['’]ve|['’]s)(?:\s+(?:got|had|done|worked\s+(?:with|in|on)|used|a\s+bit\s+of|some|any|touched))*|speaks?|knows?|holds?|brings?|comes?\s+with|carry|carries|uses?|understands?|do(?:es)?|can\s+(?:do|speak|use|read|drive|handle|write|operate)|(?:is|are|['’]re)\s+(?:good\s+(?:at|with)|familiar\s+with|handy\s+(?:at|with)|fluent\s+in|comfortable\s+(?:with|in)|up\s+on|across|into|qualified\s+in|certified\s+in|trained\s+(?:in|on)))\s+(?:(?:the|an?|some|any|their|also|decent|good|a\s+bit\s+of)\s+)*`;
const SO = String.raw`(?:even|so\s+much|much|all|very|really|quite|pretty|just|definitely|certainly|obviously|of\s+course|also|only)`;
/** How welcome it is: "better", "a bonus", "gravy". */
const GLAD = String.raw`(?:(?:all\s+the\s+|so\s+much\s+the\s+|even\s+|much\s+)?better|great|good|nice|lovely|ideal|fantastic|brilliant|perfect|grand|super|superb|amazing|awesome|cool|sweet|excellent|wonderful|deadly|handy|helpful|useful|an?\s+(?:(?:big|huge|nice|real|definite|added|great|lovely)\s+)?(?:bonus|plus|advantage|help|winner|treat|perk|sweetener|dream|boon|godsend|asset|extra)|gravy|(?:pure\s+)?gold(?:\s+dust|en)?|(?:the\s+)?(?:icing|frosting|cherry|sugar|cream)(?:\s+on\s+(?:the\s+)?(?:top|cake))?|a\s+pro|music\s+to\s+(?:my|our|their)\s+ears|a\s+feather\s+in\s+(?:the|their)\s+cap|chef['’]s\s+kiss|class|lush|belting|ace|mint|savage|stellar|champion|smashing|quality|magic|heaven|bliss)(?:\s+(?:too|as\s+well|also))?`;
/** What one gets for it: "gets you a biscuit", "earns brownie points", "will go down well". */
const REWARD = String.raw`(?:(?:will|would|may|might|['’]ll|['’]d)\s+)?(?:(?:gets?|earns?|wins?|buys?|scores?|nets?|lands?|gains?)\s+(?:(?:you|them|him|her|people|somebody|extra|a\s+few|an?|some|big|double|bonus|brownie|gold|full|my|our|their|the|client['’]s)\s+)*(?:biscuits?|cookies?|points?|stars?|marks?|credit|beers?|pints?|drinks?|coffees?|cakes?|chocolates?|sweets?|hugs?|medals?|prizes?|votes?|kudos|applause|cheers?|smiles?|nods?|thumbs[\s-]up|high\s+fives?|attention|interest|heart|favou?rs?)|go(?:es)?\s+down\s+(?:very\s+|really\s+)?(?:well|a\s+treat|nicely)|puts?\s+(?:an?\s+)?smiles?\s+on\s+\p{L}+\s+faces?|makes?\s+(?:(?:my|our|their|his|her|your|everyone['’]s|the\s+client['’]s|somebody['’]s)\s+(?:day|life|week|weekend|month|year|morning|afternoon|evening|night|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:me|us|them|him|her|the\s+client|everyone|life|things)(?:\s+(?:very|really|so))?\s+(?:happy|smile|easier|easy|look\s+good|love\s+you))|(?:counts?|speaks?|weighs?)\s+in\s+(?:their|his|her|its|your)\s+favou?r|counts?\s+(?:for\s+)?(?:extra|double|a\s+lot)|tips?\s+the\s+(?:scales?|balance)|suits?|do\s+nicely|sweetens?\s+(?:the\s+deal|it)|(?:is|are|be)\s+(?:much\s+|greatly\s+|always\s+|highly\s+|warmly\s+|gratefully\s+|gladly\s+|well\s+|very\s+)?(?:appreciated|valued|noticed|received|prized|treasured|admired|liked|loved|looked\s+(?:on|upon)\s+(?:kindly|well))|(?:much\s+|greatly\s+|always\s+|highly\s+)?appreciated)`;
/** That it need not be: "but don't worry about it", "not obligatory", "but if they haven't, also good". */
const NEED_NOT = String.raw`(?:(?:(?:but|though|although|yet|and|however|still|only|just)\s+)*(?:sure\s+|hey\s+)?(?:(?:it|that|this|which)(?:['’]s|\s+is|\s+would\s+be|\s+need)?\s*)?(?:(?:not|n['’]t|isn['’]t|is\s+not|no)\s+(?:(?:strictly|absolutely|really|at\s+all|by\s+any\s+means|in\s+any\s+way|an?|the)\s+)*(?:necessary|obligatory|needed|required|essential|mandatory|compulsory|must(?:[\s-]have)?|vital|imperative|critical|crucial|requirement|condition|necessity|obligation|end\s+of\s+the\s+world|deal[\s-]?breaker|show[\s-]?stopper|drama|worries|stress|biggie|bother|fuss|matter|pressure|issue|problem|disaster|tragedy|big\s+deal)(?:\s+if\s+(?:not|${THEM}\s+(?:do(?:es)?n['’]t|have\s*n['’]t|has\s*n['’]t|lacks?|have\s+(?:it\s+)?not|not)))?|(?:do(?:n['’]t|\s+not)|no\s+need\s+to|never|needn['’]t)\s+(?:worry|fret|stress|sweat|lose\s+sleep|insist|fuss|mind|bother)(?:\s+(?:about|on|over|if)(?:\s+(?:it|that|them|this|not))?)?(?:\s+too\s+much)?|if\s+(?:not|${THEM}\s+(?:(?:have|has|do|does|are|is)(?:\s*n['’]t|\s+(?:it\s+)?not)|lacks?(?:\s+it)?))(?:\s+(?:have\s+)?(?:it|that|any|one))?\s*,?\s*(?:(?:(?:it|that)(?:['’]s|\s+is)|then|also|still|it|is|that)\s+)*(?:fine|ok(?:ay)?|good|grand|no\s+(?:problem|worries|drama|matter|harm|bother|stress)|never\s+mind|so\s+be\s+it|we(?:['’]ll|\s+will|\s+can)\s+(?:live|cope|manage|survive|train|teach)(?:\s+(?:them|without(?:\s+it)?))?|not\s+the\s+end\s+of\s+the\s+world|cool|sweet|all\s+right|alright)(?:\s+(?:too|as\s+well|also|by\s+(?:me|us)))?|(?:(?:we|they|client|the\s+client|i|you|he|she)(?:['’]ll|\s+will|\s+can|\s+could|\s+would|['’]d)?\s+)(?:(?:take|have|accept)\s+(?:any(?:one|body)|all\s+comers|either)|take\s+(?:what|whatever|whoever)\s+(?:we|they|you)\s+(?:can\s+)?(?:get|find|are\s+given)|(?:live|do|cope|manage|survive)\s+without(?:\s+(?:it|that))?|(?:train|teach)\s+(?:it|them)|(?:bend|flex|budge)(?:\s+on\s+(?:it|that))?)|(?:it\s+|that\s+|this\s+)?(?:can|could|may)\s+be\s+(?:relaxed|waived|dropped|flexible|negotiated|discussed|trained|taught|learned|learnt|overlooked|forgiven)|(?:(?:is|are)\s+)?(?:flexible|negotiable|relaxed)(?:\s+(?:on|about)\s+(?:it|that|this))?|(?:it\s+)?can\s+wait))`;
const ASIDE = String.raw`(?:\s*(?:,|\(|[-–—])?\s*${NEED_NOT}\)?)`;

const NOT_A_MUST = String.raw`(?:(?:but|though|although)\s+)?(?:not\s+(?:(?:strictly|absolutely|really)\s+)?|by\s+no\s+means\s+|in\s+no\s+way\s+)(?:essential|mandatory|compulsory|obligatory|imperative|vital|important|critical|crucial|an?\s+must(?:[\s-]have)?)`;

/** What would be welcome and need not be, as `plainly` puts it before any reader: "if they speak German it is better, but it is not obligatory". */
export const SAID_OF_EXTRAS: Ways = [
  // "If any of them has the RF scanning that's great but don't worry about it".
  [
    new RegExp(
      String.raw`${BEGIN}(?:and\s+|but\s+)?(?:if|when|where)\s+${THEM}\s*${HAVE}${X}\s*,?\s+(?:then\s+)?(?:(?:(?:it|that|this|which)(?:['’]s|['’]d\s+be|\s+is|\s+would\s+be|\s+will\s+be)?|we(?:['’]d|\s+would)\s+be|so|${SO})\s+)*(?:${SO}\s+)*${GLAD}${ASIDE}?${END}`,
      'giu',
    ),
    '$1 is a plus',
  ],
  // "HACCP gets you a biscuit", "first aid would be gold".
  [
    new RegExp(
      String.raw`${BEGIN}(?:(?:any(?:one|body)|some(?:one|body)|people|those|candidates)\s+(?:who\s+(?:is|are)\s+)?(?:(?:very\s+|really\s+)?(?:good|handy|strong|confident|comfortable|experienced|skilled|solid|sharp|familiar)\s+(?:with|at|in|on)|with|who\s+(?:has|have|knows?|speaks?|holds?))\s+)?${X}\s+${REWARD}${ASIDE}?${END}`,
      'giu',
    ),
    '$1 is a plus',
  ],
  [
    new RegExp(
      String.raw`${BEGIN}(?:(?:any(?:one|body)|some(?:one|body)|people|those|candidates)\s+(?:who\s+(?:is|are)\s+)?(?:(?:very\s+|really\s+)?(?:good|handy|strong|confident|comfortable|experienced|skilled|solid|sharp|familiar)\s+(?:with|at|in|on)|with|who\s+(?:has|have|knows?|speaks?|holds?))\s+)?${X}\s+(?:(?:is|are|would\s+be|will\s+be|['’]d\s+be|['’]s)\s+)(?:${SO}\s+)*${GLAD}${ASIDE}?${END}`,
      'giu',
    ),
    '$1 is a plus',
  ],
  // "MRICS we find nice, but if they have it not, also good".
  [
    new RegExp(
      String.raw`${BEGIN}${X}\s+(?:we|they|i|the\s+client)\s+(?:would\s+|['’]d\s+)?(?:find(?:s)?|think(?:s)?|consider(?:s)?|call(?:s)?|see(?:s)?\s+as)\s+(?:${SO}\s+)*${GLAD}${ASIDE}?${END}`,
      'giu',
    ),
    '$1 is a plus',
  ],
  // "Client prefers Figma but can be relaxed".
  [
    new RegExp(
      String.raw`${BEGIN}(?:(?:the\s+|our\s+)?(?:client|boss|manager|hiring\s+manager)|they|he|she|we|i)\s+(?:would\s+)?(?:prefers?|likes?|fanc(?:y|ies))\s+${X}${ASIDE}${END}`,
      'giu',
    ),
    '$1 is a plus',
  ],
  // "Italian is a plus, not necessary": that it need not be is said already.
  [
    new RegExp(
      String.raw`(?<=\b(?:a\s+plus|an?\s+advantage|a\s+bonus|an\s+asset|nice\s+to\s+have|preferred|desirable|desired|optional|welcome|(?:if|where|when)(?:ever)?\s+(?:at\s+all\s+)?(?:poss(?:ible)?|available|they\s+can)|would\s+be\s+(?:nice|good|great|lovely))\s*)(?:,|[-–—(]|\s)\s*(?:${NEED_NOT}|${NOT_A_MUST})\)?${END}`,
      'giu',
    ),
    '',
  ],
  // "Xero helpful though not crucial", "TIG (not essential)": the denial is of the need alone, and reaches nothing behind it.
  [
    new RegExp(
      String.raw`${BEGIN}${X}\s*(?:,|[-–—(]|\s)\s*(?:(?:helpful|useful|handy|good|nice|great|welcome)\s*,?\s+(?:${NEED_NOT}|${NOT_A_MUST})|${NOT_A_MUST})\)?${END}`,
      'giu',
    ),
    '$1 is a plus',
  ],
  // "Arabic good to have but English is what matters".
  [
    new RegExp(
      String.raw`${BEGIN}${X}(?:\s+(?:speak(?:ing|er)|skills?|experience|knowledge))?\s+(?:(?:is|are|would\s+be)\s+)?(?:good|nice|great|lovely|handy|useful)[\s-]to[\s-]have${ASIDE}?(?=\s+(?:but|and|though)\s|\s*(?:$|[,;.)!?]))`,
      'giu',
    ),
    '$1 is a plus,',
  ],
  [
    new RegExp(
      String.raw`(?<=^\s*|[,;.:!?(]\s*|\s[-–—]\s+|\b(?:and|but|as)\s+)${X}\s+(?:is|are)\s+(?:what\s+(?:really\s+|actually\s+)?(?:matters|counts|they(?:['’]re|\s+are)?\s+(?:want|need|after)|(?:we|the\s+client)\s+(?:wants?|needs?))|the\s+(?:main|key|important|big|crucial)\s+(?:thing|one|bit|point|part)|key|crucial|vital|paramount|indispensable|non[\s-]negotiable)${END}`,
      'giu',
    ),
    '$1 required',
  ],
];
