import type { Ways } from './in-turn.ts';

const PLACE = String.raw`(\p{Lu}[\p{L}'-]*(?:\s+\p{Lu}[\p{L}'-]*){0,2})`;
const SUBJECT = String.raw`(?:(?:the\s+|also\s+)*(?:ones?|those|others|people|candidates|any(?:one|body)(?:\s+else)?)|(?:any|the|all(?:\s+the)?|every|other|such)\s+(?:other\s+)?(?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)`;
const MOVES = String.raw`(?:relocat\w*|mov(?:e|ing)|uproot\w*|resettl\w*|up\s+sticks|come\s+over|a\s+move)`;
const WOULD = String.raw`(?=(?:'d|'re|'ll|\s+(?:would|will|are|is|can|could|might|may|want|wants|ha(?:ve|s)|do(?:es)?(?:n't|\s+not)|accepts?|agrees?|plan))(?:\s+[^,;.()\s]+){0,5}\s+${MOVES}(?!\p{L}))`;
const SO_DOES = String.raw`(?:would|will|might|could|can|do|does|is|are)`;

/** Ways of saying that those who live somewhere or would move will do, and where nobody is to live, as `plainly` puts them before any reader. */
export const SAID_OF_MOVING: Ways = [
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
  // "Based elsewhere than London".
  [
    /\b(?:(?:who\s+)?(?:is|are|lives?|living|based|located|residing)\s+)*(?:elsewhere|some\s?where\s+else|any\s?where\s+else|(?:an?y?|some|all)\s*other\s+(?:place|city|town|part)s?)\s+(?:than|but(?:\s+not)?|except(?:\s+for)?|to|from)\s+(?:in\s+)?(?=\p{Lu})/gu,
    'not in ',
  ],
];
