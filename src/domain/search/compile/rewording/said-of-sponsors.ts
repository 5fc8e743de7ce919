import type { Ways } from './in-turn.ts';

const END = String.raw`(?=\s*(?:$|[,;.)!?]|[-–—]\s|\b(?:and|but|so|as|because)\s))`;
const BEGIN = String.raw`(?<=^|[,;.:!?(]\s*|\s[-–—]\s+|\b(?:and|but|so|as|because)\s+|\p{L}\s+(?=(?:client|company|employer)\b))`;
const SORT = String.raw`(?:sort(?:ing)?(?:\s+out)?|arrang(?:e|ing)|organi[sz](?:e|ing)|provid(?:e|ing)|handl(?:e|ing)|do(?:ing)?|deal(?:ing)?\s+with|pay(?:ing)?\s+for|get(?:ting)?|fix(?:ing)?(?:\s+up)?|help(?:ing)?(?:\s+(?:them|him|her))?(?:\s+(?:out\s+)?with)?|see(?:ing)?\s+to|tak(?:e|ing)\s+care\s+of|support(?:ing)?|fund(?:ing)?|apply(?:ing)?\s+for|look(?:ing)?\s+after|tak(?:e|ing)\s+on|issu(?:e|ing)|process(?:ing)?)`;
const WHO = String.raw`(?:us|the\s+client|(?:an?|the|their)\s+(?:new\s+)?employer|any(?:one|body)|some(?:one|body)|you|them|the\s+company)`;
const A_VISA = String.raw`(?:(?:an?|any|the|their|his|her|some|work|employer|such)\s+)*(?:(?:visas?\s+)?sponsorships?|(?:skilled\s+worker\s+|work(?:ing)?\s+)?visas?|work\s+permits?)(?:\s+(?:for\s+them|out|paperwork|paper\s?work|side|stuff|support))*`;
const EMPLOYER = String.raw`(?:(?:(?:the|our|my)\s+)?(?:clients?|company|employer|business|firm|practice|trust|school|hotel)|we|they|he|she)\s+`;
const WILL_NOT = String.raw`(?:won['’]?t|can['’]?t|cannot|can\s+not|will\s+not|could(?:n['’]t|\s+not)|do(?:es)?(?:n['’]t|\s+not)|(?:is|are)(?:n['’]t|\s+not)\s+(?:going\s+to|able\s+to|willing\s+to|looking\s+to|in\s+a\s+position\s+to|prepared\s+to)|never)(?:\s+(?:currently|ever|be\s+able\s+to))?`;
const GIVE = String.raw`(?:process|handle|support|offer|provide|give|do|arrange|consider|entertain|facilitate|extend|fund|touch|take\s+on|deal\s+(?:with|in)|run\s+to|stretch\s+to|help\s+with|get\s+involved\s+(?:with|in)|look\s+at|sign\s+(?:up|off)\s+(?:to|on|for)|cover|go\s+for|go\s+down\s+the\s+(?:road|route)\s+of)`;
const GIVEN = String.raw`(?:process|handl|support|offer|provid|giv|don|arrang|consider|entertain|facilitat|extend|fund|accommodat|cover)(?:e?d|en|e)`;

/** Ways of saying that nobody is sponsored, as `plainly` puts them before any reader. */
export const SAID_OF_SPONSORS: Ways = [
  // "Permanent residents or need no sponsorship": one of the list of rights.
  [
    /(?<=\b(?:citizens?|citizenship|(?:permanent\s+)?residents?|residency|PRs?)\s*,?\s+or\s+)(?:else\s+)?(?:(?:who|they|those\s+who)\s+)?(?:(?:do|does)(?:n['’]t|\s+not)\s+(?:need|require)\s+(?:any\s+)?|(?:need|needs|require|requires|needing|requiring)\s+no\s+)(?:visa\s+)?sponsor(?:ship|ing)(?!\p{L})/giu,
    'no sponsorship needed',
  ],
  // "No need for visa support", "without needing visa help", "no visa assistance needed": that support is sponsorship.
  [
    /(?<=\b(?:need(?:s|ing)?|requir(?:es?|ing)|want(?:s|ing)?|after|no|without|any|for|and|or)\s+(?:(?:for|of|an?|any|our|the)\s+)*)(?:visa|immigration|work[\s-]permit|permit)\s+(?:support|help|assistance|backing|aid)(?!\p{L})/giu,
    'sponsorship',
  ],
  [/(?<=\b(?:for|need(?:s|ing)?|requir(?:es?|ing))\s+an?\s+)sponsored\s+visa(?!\p{L})/giu, 'sponsorship'],
  // "Doesn't need us to sort sponsorship", "without us sorting a visa".
  [
    new RegExp(
      String.raw`\b${WHO}\s+(?:to\s+(?:have\s+to\s+)?|for\s+|having\s+to\s+)?${SORT}\s+${A_VISA}${END}`,
      'giu',
    ),
    'sponsorship',
  ],
  [
    new RegExp(
      String.raw`\b(need|needs|needing|require|requires|requiring)\s+${WHO}\s+for\s+${A_VISA}${END}`,
      'giu',
    ),
    '$1 sponsorship',
  ],
  [
    new RegExp(
      String.raw`\b(?:need|needs|needing|require|requires|requiring)\s+(?:(?:their|his|her|an?|the|any)\s+)*(?:visas?|work\s+permits?|sponsorship)\s+(?:to\s+be\s+)?(?:sorted|arranged|organi[sz]ed|done|paid\s+for|fixed|provided|processed)(?:\s+out)?(?:\s+(?:by|for)\s+(?:us|them|the\s+client|${WHO}))?${END}`,
      'giu',
    ),
    'need sponsorship',
  ],
  [
    new RegExp(
      String.raw`\b(?:be\s+)?(?:ask(?:ing)?|look(?:ing)?\s+to|come?(?:ing)?\s+to|rely(?:ing)?\s+on|bother(?:ing)?)\s+${WHO}\s+(?:for|about|over)\s+${A_VISA}${END}`,
      'giu',
    ),
    'need sponsorship',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:who|that)\s+)?(?:(?:with|need|needs|needing|require|requires|requiring|want|wants)\s+)?no\s+(?:help|support|assistance|hand)\s+(?:from\s+us\s+)?(?:with|on|getting|for)\s+${A_VISA}${END}`,
      'giu',
    ),
    'no sponsorship needed',
  ],
  // "Client will not process sponsorship", "can't do visas", "sponsorship cannot be processed", "no CoS".
  [
    new RegExp(String.raw`${BEGIN}(?:note\s*:\s*)?${EMPLOYER}${WILL_NOT}\s+${GIVE}\s+${A_VISA}${END}`, 'giu'),
    'no sponsorship needed',
  ],
  [
    new RegExp(
      String.raw`\b(?:visa\s+)?sponsorship\s+(?:can['’]?t|cannot|can\s+not|will\s+not|won['’]?t|(?:could|must)\s*n['’]t|(?:may|must)\s+not|is\s+not\s+(?:going\s+to|able\s+to|to))\s+be\s+${GIVEN}(?:\s+(?:by|for|at)\s+(?:us|them|the\s+client|the\s+company|this\s+(?:role|job|one|time|stage|point)))?${END}`,
      'giu',
    ),
    'no sponsorship needed',
  ],
  [
    /\bno\s+(?:CoS|COS|certificates?\s+of\s+sponsorship)(?:\s+(?:available|left|to\s+give|on\s+offer|for\s+this(?:\s+one)?|here))?(?=\s*(?:$|[,;.)!?]))/gu,
    'no sponsorship needed',
  ],
  // "She won't touch backpackers again".
  [
    /(?<=(?:won['’]t|will\s+not|do(?:es)?(?:n['’]t|\s+not)|not|never|no|ca(?:n['’]t|nnot))\s+(?:(?:want(?:\s+to\s+see)?|touch|take|have|see|hire|use|consider|accept|entertain|look\s+at|go\s+for)\s+)(?:the\s+|any\s+|more\s+)*[\p{L}-]+(?:\s+(?:people|lot|crowd|types|workers|visas|holders|makers|makers'))?)\s+(?:ever\s+)?(?:again|any\s?more|any\s+longer)(?=\s*(?:$|[,;.)!?]))/giu,
    '',
  ],
  // "Working holiday visas don't work for us": whom it is for may be gone already.
  [
    /(?<=\b(?:visas?|(?:visa\s+)?holders|makers|backpackers|sponsorship|contractors|freelancers|temps|juniors|interims|locums)\s+)(?:do|does|will|would|wo)(?:n['’]t|\s+not)\s+(?:really\s+)?(?:work|do|suit|help|fit)(?:\s+(?:for|with)\s+(?:this\s+(?:one|client|job)|the\s+client))?(?:\s+(?:us|them|me|him|her))?(?=\s*(?:$|[,;.)!?]))/giu,
    'are excluded',
  ],
];
