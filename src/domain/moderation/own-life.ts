import type { PrivateFact } from './types.ts';

const PEOPLE_AT_HOME =
  '(?:husband|wife|ex|ex-(?:husband|wife|partner)|boyfriend|girlfriend|fianc[eé]e?|partner|mother|father|mum|mom|dad|parents|sister|brother|sons?|daughters?|kids|children|little (?:boy|girl|one)|baby|twins|in-laws|family|grandmother|grandfather|nan|aunt|uncle|landlord|landlady|neighbours?|flatmate|carer)';
const WHO_HELPS =
  '(?:counsellor|counselor|therapist|psychologist|psychiatrist|shrink|doctor|gp|specialist|lawyer|solicitor|barrister|case worker|caseworker|social worker|parole officer|probation officer|sponsor|trustee)';
const BODY =
  '(?:knees?|back|hips?|shoulders?|ankles?|hearing|eyesight|sight|blood pressure|nerves|weight|moods?|temper|drinking|smoking|sleep|memory|cycle|hormones|bladder|bowels?|kidneys?|liver|lungs?|heart (?:condition|trouble|problem|murmur)|joints|scars?|stammer|stutter|tics?)';
const AT_HOME =
  '(?:marriage|divorce|separation|love life|home life|private life|faith|church|mosque|temple|synagogue|landlord|mortgage|rent|personal (?:mobile|number|e-?mail)|home (?:number|address|phone)|mobile|tag|curfew|bail|overdraft|gambling|sexuality|transition)';

// What people do for others is their work.
const FOR_OTHERS =
  /\b(?:clients?|customers?|patients?|residents?|tenants?|families|students?|pupils?|members|participants|service users?|business partner|partner (?:at|in|with|firm|agenc\w+|network)|trusts?|family (?:business|firm|company|farm|bakery|run|law)|cases?|campaigns?|products?|range|brand|book|novel|column|research|program(?:me)?s?)\b/iu;

const rx = (parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'giu');

/** What is told of somebody's own life by whom and what it is about, and by how whoever tells it asks for discretion. */
export const OWN_LIFE: readonly { about: PrivateFact; pattern: RegExp; unless?: RegExp }[] = [
  {
    about: 'confidence',
    pattern: rx([
      String.raw`\b(?:his|her) ${PEOPLE_AT_HOME}(?:['’]s)?\b`,
      String.raw`\b(?:his|her|their) ${AT_HOME}(?:['’]s)?\b`,
      String.raw`\b(?:his|her|their) ${WHO_HELPS}(?:['’]s)?\b`,
      String.raw`\b(?:isn['’]?t|is not|not) out (?:at work|to|yet)\b|\bin the closet\b`,
      String.raw`\btrying for (?:an? (?:second|third|fourth|baby|child|family|another)|another|kids|children|one)\b|\b(?:start|starting) a family\b|\bmaternity soon\b`,
      String.raw`\b(?:living|sleeping|staying|camped|crashing) (?:in|on|with|at|out of) (?:the|an?|his|her|their) (?:van|car|couch|sofa|ute|mates?|friends?|shelter|hostel|motel|garage|caravan)\b|\bcouch-?surfing\b`,
      String.raw`\bon (?:bail|parole|remand|a tag|a curfew|home detention|a good behaviour bond)\b|\b(?:tag|bracelet|monitor) on (?:his|her|their|an?) (?:\p{L}+ )?ankle\b`,
      String.raw`\b(?:home office|immigration|the department|the embassy|the consulate|uscis|ircc|inz|mom)\b[^.;]{0,30}\b(?:turned|refused|rejected|declined|deport\w*|removed|detained)\b`,
      String.raw`\bfamily court\b|\bcustody\b|\brestraining order\b|\bintervention order\b|\b(?:avo|dvo)\b`,
    ]),
    unless: FOR_OTHERS,
  },
  {
    about: 'confidence',
    pattern: rx([
      String.raw`\b(?:watch|mind|careful|guard) (?:with )?what (?:you|we) (?:say|write|send|put)\b`,
      String.raw`\b(?:tread|go|step) (?:lightly|carefully|easy|softly|gently)\b`,
      String.raw`\b(?:do not|don['’]?t|never|please not|best not to|better not to) (?:bring|raise|ask (?:him|her|them|about (?:his|her|their))|let on|repeat|quote|push|press|dwell|go near|probe)\b`,
      String.raw`\bkeep (?:it|that|this|her|him|them|the \p{L}+) (?:quiet|to yourself|between|under|off|out of|hush|dark)\b`,
      String.raw`\b(?:asked|asks|begged|wants|prefers) (?:that )?(?:we|us|me|i|you|for it) (?:to )?(?:not|leave|keep|skip|omit|drop|stay quiet)\b`,
      String.raw`\b(?:you didn['’]?t hear|not from me|under wraps|on the quiet|on the sly|hush-?hush|worth (?:your|you) knowing|would never (?:tell|say|admit)|not that you['’]?d notice|reading between the lines)\b`,
      String.raw`\bwatch out for (?:his|her|their)\b`,
    ]),
  },
  {
    about: 'confidence',
    pattern: rx([
      String.raw`\b(?:applied|applying|registered|interview\w*|in process|talking|signed up|listed) (?:at|with|to) (?:\p{L}+ )?(?:two|three|four|several|other|another|rival) (?:\p{L}+ )?(?:agenc\w+|recruiters?|firms|companies|competitors|places|banks)\b`,
      String.raw`\b(?:got|took|paid|given|accepted|offered) (?:him |her |them )?(?:about )?[$£€]?\d[\d,.]*k? to (?:go|leave|walk|keep quiet|resign|drop)\b`,
      String.raw`\b(?:sponsor|sponsorship|visa) (?:has |had )?(?:pulled out|fell through|collapsed|ended|lapsed|runs out|withdrew)\b`,
    ]),
  },
  {
    about: 'notice',
    pattern: rx([
      String.raw`\b(?:nobody|no one|no-one|none of (?:them|the team)|not a soul)\b[^.;]{0,40}\b(?:knows?|has a clue|has any idea|has been told|suspects?|is aware)\b`,
      String.raw`\b(?:told|tell|tells|telling) (?:nobody|no one|no-one|neither|none of them)\b`,
    ]),
    unless:
      /\b(?:better than|like (?:he|she|they) do|knows? (?:the|more|this|how|that(?! (?:he|she|they|we|it|his|her|their)\b)))\b/iu,
  },
  {
    about: 'pay',
    pattern: rx([
      String.raw`\b(?:is|was|were|been|['’]s) on (?:about |around |just |only )?\d{2,3}k?(?= (?:at|plus|base|package|all in|there|now|before)\b|[.,;]?$)`,
      String.raw`\b(?:stays?|staying|stuck|there) (?:only )?because (?:they|the \p{L}+) pay\b|\bpays? (?:his|her|their) (?:school fees|rent|mortgage|tuition)\b`,
    ]),
  },
  {
    about: 'health',
    pattern: rx([
      String.raw`\b(?:his|her) ${BODY} (?:is|are|was|were|has|have|went|goes|gives?|plays?|gets?|needs?)\b`,
      String.raw`\b(?:seeing|sees|saw) (?:an? |the |his |her )?${WHO_HELPS}\b`,
      String.raw`\b(?:takes|taking|on) (?:something|tablets|pills|medication|meds) for\b|\bcarries an? (?:epipen|inhaler)\b`,
    ]),
    unless: FOR_OTHERS,
  },
];
