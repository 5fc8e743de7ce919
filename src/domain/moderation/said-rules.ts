import type { Rule } from './types.ts';

const NOT =
  "\\b(?:no|not|never|nobody|no one|none|nor|without|avoid|skip|rule out|don'?t|doesn'?t|won'?t|cannot|can'?t)\\b";
const TONGUE =
  '(?:english|french|german|spanish|italian|dutch|welsh|irish|m[aā]ori|danish|swedish|norwegian)';

/** Ways of saying who is not to come, or what somebody is, in turns of phrase of a place or of private life. */
export const SAID_RULES: readonly Rule[] = [
  {
    about: 'language',
    pattern: new RegExp(
      `${NOT}[^.;]{0,40}\\b${TONGUE} as (?:an? |the |their |his |her )?(?:second|third|additional|foreign|other) language\\b|${NOT}[^.;]{0,20}\\b(?:esl|eal|efl)\\b(?! (?:teach\\p{L}+|tutors?|class\\p{L}*|experience|qualif\\p{L}+|courses?|students?|learners?|pupils?))`,
      'giu',
    ),
    unless:
      /\b(?:teach\w*|tutor\w*|students?|pupils?|learners?|classes|regardless|welcome|matter|problem|barrier)\b/iu,
  },
  {
    about: 'religion',
    pattern:
      /\b(?:which|what|right|wrong|left|other|same) foot (?:s?he|they|somebody|someone|you|a person|people) (?:kicks?|digs?) with\b|\b(?:kicks?|digs?) with (?:the|which) (?:right|wrong|left|other|same) foot\b/giu,
    unless: /\b(?:football|rugby|coach|player)\b/iu,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    pattern:
      /\b(?:from|off|in|on|at|near|over at) (?:the |an? |that |them )?(?:[\p{L}-]+ ){0,4}?halting sites?\b|\bhalting sites? (?:lot|crowd|famil(?:y|ies)|lads?|people)\b/giu,
    unless:
      /\b(?:support\w*|liais\w+|outreach|services?|councils?|health|educat\w+|clients?|residents|maint\w+|build\w*|caretak\w+)\b/iu,
  },
  {
    about: 'pregnancy',
    pattern:
      /\b(?:pop|popping|popped|pops) (?:one|another) out\b|\b(?:drop|dropping|have|having) a sprog\b|\bup the duff\b|\bbun in the oven\b|\b(?:can't|cannot|can not|won't|couldn't|no|not) (?:\p{L}+ ){0,3}(?:another|more) mat(?:ernity)? (?:cover|leave)\b/giu,
    unless: /\b(?:bakery|pastry|toast|bread)\b/iu,
  },
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:gcses?|o[- ]levels?|a[- ]levels?|highers|leaving cert\p{L}*|junior cert\p{L}*|hsc|vce|ncea|school certificate|high school|matric\p{L}*)\b[^.;]{0,30}\b(?:after|since|before|no earlier than|not before|no later than|pre-?|post-?) ?(?:19|20)\d\d\b/giu,
  },
  {
    about: 'age',
    verdict: 'held',
    subject: 'person',
    pattern:
      /\b(?:put|place) (?:him|her|them|\p{L}+) (?:at|in (?:his|her|their)) (?:about |around |roughly |maybe )?[2-7]\d\b(?! ?(?:k\b|%|per\b|percent|hours|days|a\b|an\b|units|points))|\b(?:not|n't) (?:looking|planning|wanting|going|ready|about) to retire\b|\b(?:super|(?:state |old age )?pension) kicks in\b/giu,
  },
  {
    about: 'disability_or_health',
    subject: 'role',
    pattern:
      /(?<!\b(?:we|you|they|i) )\b(?:must|should|can|may|do|does|will) ?(?:not|n['’]t) (?:\p{L}+ )?(?:require|need|want|ask for|expect)(?: any| special)*(?: reasonable| workplace)? (?:(?:adjustments|accommodations|adaptations)\b|(?:adjustment|accommodation)(?=\W*$| (?:to|for|at|of)\b))|\b(?:no|without|free of)(?: need for)?(?: any| special)* (?:reasonable|workplace|disability) (?:adjustments?|accommodations?) (?:needed|required|necessary|possible|considered|made|requests?)\b/giu,
    unless:
      /\b(?:accommodations? (?:is|are) (?:provided|included|available)|hotels?|lodging|housing|software|engine|machine)\b/iu,
  },
  {
    about: 'pregnancy',
    subject: 'person',
    pattern:
      /\b(?:having|had|expecting|carrying) (?:her|his|their) (?:first|second|third|fourth|fifth)(?= ?(?:$|[,.;)]|and\b|in\b|last\b|this\b|baby\b|child\b|kid\b))|\bnumber (?:two|three|four|five) (?:arrives|comes along|is on the way|is due)\b/giu,
  },
];

/** What a sentence holds that these rules look for. */
export const SAID_WORDS =
  'foot|halting|pop|sprog|drop|up the duff|bun in|mat cover|mat leave|gcse|o[- ]level|a[- ]level|highers|leaving cert|junior cert|hsc|vce|ncea|high school|school cert|matric|adjustment|accommodation|adaptation|(?:her|his|their) (?:first|second|third|fourth|fifth)|number (?:two|three|four|five)|super kicks|pension kicks|esl|eal|efl';
