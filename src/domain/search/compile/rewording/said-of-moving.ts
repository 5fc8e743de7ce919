import type { Ways } from './in-turn.ts';

const PLACE = String.raw`(\p{Lu}[\p{L}'-]*(?:\s+\p{Lu}[\p{L}'-]*){0,2})`;
const SUBJECT = String.raw`(?:(?:the\s+|also\s+)*(?:ones?|those|others|people|candidates|any(?:one|body)(?:\s+else)?)|(?:any|the|all(?:\s+the)?|every|other|such)\s+(?:other\s+)?(?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)`;
const MOVES = String.raw`(?:relocat\w*|mov(?:e|ing)|uproot\w*|resettl\w*|up\s+sticks|come\s+over|a\s+move)`;
const WOULD = String.raw`(?=(?:'d|'re|'ll|\s+(?:would|will|are|is|can|could|might|may|want|wants|ha(?:ve|s)|do(?:es)?(?:n't|\s+not)|accepts?|agrees?|plan))(?:\s+[^,;.()\s]+){0,5}\s+${MOVES}(?!\p{L}))`;
const TIME = String.raw`(?:(?:an|one|half\s+an|an?\s+half|1|2|two)\s*(?:and\s+a\s+half\s+|hour\s+and\s+a\s+half|\.5\s*|½\s*)?(?:h(?:ou)?rs?|hour)|\d{2}\s*-?\s*min(?:ute)?s?|(?:ten|fifteen|twenty|thirty|forty(?:[\s-]five)?|sixty|ninety)\s*-?\s*min(?:ute)?s?)`;
const SO_DOES = String.raw`(?:would|will|might|could|can|do|does|is|are)`;

/** Ways of saying that those who live somewhere or would move will do, and where nobody is to live, as `plainly` puts them before any reader. */
export const SAID_OF_MOVING: Ways = [
  // "Perth people or people who will relocate", "or anyone who would move": the second of two is who would.
  [
    /(?:(?<=\p{Lu}\p{L}+)\s+(?:people|folks?|residents?|locals?|candidates|ones))?\s*,?\s+or\s+(?:else\s+)?(?:(?:other|some)\s+)?(?:people|those|any(?:one|body)|some(?:one|body)|folks?|candidates|ones|others)\s+(?:elsewhere\s+)?(?:(?:who|that)\s+(?:(?:will|would|can|could|might)|(?:are|is)\s+(?:happy|willing|prepared|open|ready)\s+to)|(?:happy|willing|prepared|ready)\s+to)\s+(?=(?:relocate|move)(?!\p{L}))/giu,
    ' or willing to ',
  ],
  // "Who'd move from London to Bristol": where they live, and where they would go.
  [
    /\b(?:(?:who|that|they|and)(?:['’]d|\s+would|\s+will|\s+can|\s+could|\s+(?:are|is))?\s+)?(?:(?:be\s+)?(?:happy|willing|ready|prepared|open|keen|able|up)\s+(?:to|for)\s+|want(?:s|ing)?\s+to\s+|(?<=(?:['’]d|would|will|can|could)\s+))(?:mov(?:e|ing)|relocat(?:e|ing)|shift(?:ing)?|transfer(?:ring)?|com(?:e|ing)\s+(?:over|across|up|down))\s+from\s+((?:the\s+)?\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,2})\s+(?:over\s+|up\s+|down\s+|across\s+)?(?:to|into)\s+(?=(?:the\s+)?\p{Lu})/gu,
    'in $1 who would move to ',
  ],
  // "Pharmacists who needn't live in Cardiff so long as they'd relocate; those in Cardiff count anyway".
  [
    new RegExp(
      String.raw`\b(?:(?:who|they)\s+)?(?:need(?:n't|\s+not)|do(?:es)?(?:n't|\s+not)\s+(?:need|have)\s+to)\s+(?:live|be(?:\s+based|\s+living)?)\s+in\s+(?!the\b)${PLACE}(?:\s+(?:now|yet|already|today))?\s*,?\s+(?:(?:so|as)\s+long\s+as|if|provided(?:\s+that)?|when)\s+(?:they|he|she)\s*(?:'d|'re|'ll|would|are|will|is)\s+([^,;.()]*?${MOVES})(?:\s*[,;.–-]\s*(?:and\s+)?(?:those|people|any(?:one|body)|the\s+ones)\s+in\s+\1\s+(?:count|do|qualify|are|is|also)(?:\s+(?:fine|ok(?:ay)?|in|good|count))?(?:\s+(?:anyway|too|also|as\s+well|of\s+course|already|regardless))*)?(?!\p{L})`,
      'gu',
    ),
    'in $1 or would $2',
  ],
  // "A pharmacist in Cardiff would do, so would one who doesn't mind moving".
  [
    new RegExp(
      String.raw`\s+(?:would|will|might|could)\s+(?:do|work|be\s+(?:fine|good|ok(?:ay)?|great)|suit)(?:\s+(?:nicely|just\s+fine|us|me|them))?\s*[,;.]?\s*(?:and\s+)?(?:so|as|likewise|equally)\s+${SO_DOES}\s+(?:(?:an?|the|any|those)\s+)?(?:[\p{L}-]+\s+){0,3}?(?=(?:who|that|in|with|from|on|at|near)\s)`,
      'giu',
    ),
    ' or ',
  ],
  // "In Cardiff plus any pharmacist who'd relocate", "and also the ones who are ready to move".
  [
    new RegExp(
      String.raw`(?<=\b(?:in|near|around|at|[\p{Lu}]\p{L}+)\b[^.;]*)\s*,?\s+(?:plus|and\s+also|as\s+well\s+as|along\s+with|together\s+with|and\s+then|and|also)\s+(?:also\s+)?${SUBJECT}\s+(?:who|that)${WOULD}`,
      'gu',
    ),
    ', or who',
  ],
  // "Location Cardiff, or candidate should be ready for relocation".
  [
    /(?<!\b(?:he|him|they|his))\s*,?\s+or\s+(?:else\s+)?(?:(?:the|an?|any)\s+)?(?:candidates?|persons?|applicants?|they|he|she)\s+(?:should|must|can|could|may|might|needs?\s+to|ha(?:s|ve)\s+to|ought\s+to)\s+(?:be\s+)?(?=\p{L})/giu,
    ' or ',
  ],
  [
    /\b(?:accept(?:s|ing)?|agree(?:s|ing|d|able)?|consent(?:s|ing)?)\s+(?:to\s+)?(?=(?:relocat|mov(?:e|ing)\s+(?:to|there|home|house)|a\s+relocation)\w*)/giu,
    'willing to ',
  ],
  [/\bwilling\s+to\s+(?:a\s+)?relocation(?!\p{L})/giu, 'open to relocation'],
  // "Pretoria, or Durban if willing to relocate": of that town only who would move.
  [
    new RegExp(
      String.raw`\s*,?\s+or\s+(?:in\s+|from\s+|based\s+in\s+)*${PLACE}\s+(?:if|provided(?:\s+that)?|(?:as|so)\s+long\s+as|but\s+only\s+if)\s+(?:(?:they|he|she|the\s+person)\s*(?:'d|'re|'s|would(?:\s+be)?|are|is|will)?\s*)?(?:(?:be\s+)?(?:willing|open|ready|happy|prepared|able|keen)\s+(?:to|for)\s+)?(?:relocat(?:e|ing|ion)|mov(?:e|ing)|a\s+move)(?=\s*(?:$|[,;.)]))`,
      'gu',
    ),
    ', or in $1 and open to relocation',
  ],
  // "In Athens who want to work in Ireland": who would go there.
  [
    /(?<=\b(?:in|from)\s+(?:the\s+)?\p{Lu}[\p{L}'-]*(?:\s+\p{Lu}[\p{L}'-]*)?,?\s+)(?:(?:who|that|and|but)\s+)?(?:(?:would|are|is|'d)\s+)?(?:wants?|wanting|like|hop(?:e|es|ing)|wish(?:es|ing)?|looking|keen|happy|willing|ready|prepared|eager|open)\s+to\s+(?:come\s+(?:and|to)\s+)?(?:work(?:ing)?|liv(?:e|ing)|settle)\s+in\s+(?=(?:the\s+)?\p{Lu})/gu,
    'who would move to ',
  ],
  // "Who want to move out to Bath", "move over to".
  [
    /\b(mov(?:e|ing)|relocat(?:e|ing))\s+(?:out|over|across|down|up|back|away)\s+to\s+(?=(?:the\s+)?\p{Lu})/gu,
    '$1 to ',
  ],
  // "Open to relocating for Singapore".
  [
    /\b((?:open|willing|happy|prepared|ready|able)\s+to\s+(?:mov(?:e|ing)|relocat(?:e|ing)))\s+for\s+(?=\p{Lu})/gu,
    '$1 to ',
  ],
  // "Or be prepared to relocate at own cost".
  [
    new RegExp(
      String.raw`(?<=${MOVES}(?:\s+[^,;.()]{2,30}?)?)\s+(?:at|on|for)\s+(?:(?:their|his|her|your)\s+)?own\s+(?:cost|costs|expense|expenses|account|dime|steam|bill)(?!\p{L})`,
      'giu',
    ),
    '',
  ],
  // "Worked in London at a bank": the place behind the company, as what was there.
  [
    new RegExp(
      String.raw`\b((?:(?:previously|formerly|once|before|earlier)\s+)*(?:worked|used\s+to\s+(?:work|be))(?:\s+(?:previously|before|once))?)\s+in\s+${PLACE}\s+((?:at|for|with)\s+(?:(?:an?|the|one\s+of\s+the)\s+)?(?:\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s+(?:\p{Lu}[\p{L}\p{N}&'’.-]*|\d))*(?:\s+(?:firm|bank|company))?|[\p{Ll}\d]+\s+[\p{Ll}\d]+\s+(?:firm|bank|company)))(?=\s*(?:$|[,;.)]|\b(?:and|or|but|who|with)\b))`,
      'gu',
    ),
    '$1 $3, worked in $2',
  ],
  // "Living in Leeds but works in York", "along the M62 corridor, e.g. Leeds": which towns are meant.
  [
    /(?<![\p{L}])(?:(?:based|living|located|who\s+lives?)\s+)*(?:near|along|on|off|around|close\s+to|within\s+reach\s+of)\s+(?:the\s+)?[MAN]\d{1,3}(?:\s+corridor)?\s*[,(:–-]?\s*(?:so\s+)?(?:e\.?g\.?|i\.?e\.?|for\s+(?:example|instance)|such\s+as|like|say)\s*,?\s+(?=\p{Lu})/gu,
    'in ',
  ],
  // "Want to come home to Ireland".
  [
    /\b(?:(?:who|that|and|but)\s+)?(?:(?:would|are|is|'d)\s+)?(?:wants?|wanting|like|hop(?:e|es|ing)|wish(?:es|ing)?|looking|keen|happy|willing|ready|prepared|eager|open)\s+to\s+(?:come|go|move|return)\s+(?:back\s+)?(?:home\s+)?to\s+(?=(?:the\s+)?\p{Lu})/gu,
    'who would move to ',
  ],
  // "On the patch between Bristol and Exeter", "covering Scotland".
  [
    /(?<=\p{L}\s+)(?:on|for|with|running|working)\s+(?:the|an?)\s+(?:patch|territory|beat|run|route)\s+(?:between|covering|from)\s+(?=\p{Lu})/gu,
    'in ',
  ],
  // "Within an hour of Belfast", "half an hour or so from York", "no more than 30 mins from Cork": what of a map is near.
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:(?:who\s+)?(?:is|are|lives?|living|based|be|to\s+be)\s+)*(?:(?:(?:with)?in|inside|under|at\s+most|max(?:imum)?(?:\s+of)?|up\s+to|about|around|roughly|(?:no|not)\s+(?:more|further|longer)\s+than|less\s+than)\s+)*${TIME}\s*(?:['’]s?)?(?:\s+or\s+(?:so|less|thereabouts))?(?:\s+(?:max(?:imum)?|tops))?(?:\s+(?:away|drive|driving|commute|commuting(?:\s+(?:distance|time))?|travel(?:ling)?(?:\s+(?:time|distance))?|ride|journey|train(?:\s+(?:ride|journey))?|bus|by\s+(?:car|train|bus|road)))*\s+(?:of|from)\s+(?=(?:the\s+)?\p{Lu})`,
      'gu',
    ),
    'near ',
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:near|around|from|of|close\s+to)\s+(?:the\s+)?${PLACE})\s*,\s*(?:say\s+|maybe\s+|about\s+|up\s+to\s+|within\s+)*${TIME}(?:\s+or\s+(?:so|less))?(?:\s+(?:max(?:imum)?|tops|away|drive|by\s+(?:car|train)))*(?=\s*(?:$|[,;.)]))`,
      'gu',
    ),
    '',
  ],
  // "Based elsewhere than London".
  [
    /\b(?:(?:who\s+)?(?:is|are|lives?|living|based|located|residing)\s+)*(?:elsewhere|some\s?where\s+else|any\s?where\s+else|(?:an?y?|some|all)\s*other\s+(?:place|city|town|part)s?)\s+(?:than|but(?:\s+not)?|except(?:\s+for)?|to|from)\s+(?:in\s+)?(?=\p{Lu})/gu,
    'not in ',
  ],
];
