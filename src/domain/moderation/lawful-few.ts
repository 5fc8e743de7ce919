import { COUNTED } from './lawful-counted.ts';

const NOT_TAKEN_BACK =
  "(?![^.;]*\\b(?:if|only(?! (?:\\d|one|two|three|four|five|six|a (?:few|handful)))|prefer\\w*|rather|young(?! (?:people|starters))\\p{L}*|keep up|who we (?:take|want)|fewer|less|think twice|instead|never|not|no|except|unless|elsewhere|single|pretty|fit|childless|(?:and|but) (?:not|no)|than men)\\b|[^.;]*n['’]t\\b)";
const MONEY =
  '(?:(?:the |government |state |apprenticeship |levy |public )*(?:funding|levy|grants?|subsid(?:y|ies)|bursar(?:y|ies)|money))';
const AGED =
  "(?:(?:for |to |if you(?:['’]re| are) |with |when )?(?:(?:those|people|anyone|trainees|starters|apprentices) )?(?:aged )?(?:under|below|up to|over|from|at)? ?\\d\\ds?(?:(?: to |-| and )(?:\\d\\ds?|over|under|up|below))?)";
const OTHERS_TOO = '(?:older|adults?|mature|any age|all ages|every age|everyone|career[- ]changers?)';
const WOMEN = '(?:girls|women|wāhine|wahine|ladies|lasses)';
const MIXED = `(?:${COUNTED} (?:[\\p{L}āēīōū'’-]+ ){0,4}?[\\p{L}āēīōū'’-]+|(?:[\\p{L}'’-]+ ){0,2}[\\p{L}'’-]+s(?: from \\p{L}+)?)`;
const KIND =
  '(?:race|religion|nationality|colour|color|creed|faith|gender|sex|age|background|caste|ethnicity)s?';
const IMPAIRED = '(?:deaf|blind|autistic|disabled|hard[- ]of[- ]hearing|partially sighted)';

/** Those who are few or of another age and invited or paid for like all others, who is on a team, and that anybody may apply. */
export const LAWFUL_FEW: readonly RegExp[] = [
  // "Funding is richest under 25 but we've places for older starters too and the pay's identical".
  new RegExp(
    `^\\W*${MONEY} (?:is|are|pays?|runs?|goes|covers?) (?:\\p{L}+ )?(?:richest|highest|bigger|biggest|more|higher|best|most|fullest|greater|better|largest) ${AGED}(?=[^.;]*\\b(?:(?:we|places?|you|start\\p{L}*) ?[^.;]*\\b${OTHERS_TOO}\\b|${OTHERS_TOO}\\b[^.;]*\\b(?:too|alike|welcome|same|place)\\b))${NOT_TAKEN_BACK}[^.;]*`,
    'giu',
  ),
  // "Team of twelve: school leavers, grandmothers, two lads from Recife and a retired guard".
  new RegExp(
    `^\\W*(?:an? |the |our )?(?:team|crew|shift|gang|squad|bunch) of \\p{L}+:\\s+${NOT_TAKEN_BACK}${MIXED}(?:, ${MIXED}){1,5},? and ${MIXED}\\W*$`,
    'giu',
  ),
  // "Deaf baristas run our outlet and the order cards are used everywhere, so no need to hear".
  new RegExp(
    `^\\W*${IMPAIRED} [\\p{L}-]+s (?:run|lead|staff|manage|own) (?:our|the) [^.;,]*?(?=\\W*$|,? and )(?![^.;]*\\b(?:but|someone|somebody|normal|slow\\p{L}*|instead|only|prefer\\w*|wants?|rather|enough)\\b)(?:,? and [^.;]*)?`,
    'giu',
  ),
  // "Any race or religion may apply".
  new RegExp(
    `^\\W*(?:(?:applicants|people|candidates|applications) (?:of|from) |open to )?(?:any|all|every) ${KIND}(?:(?:,| and| or|, or|, and)+ (?:any |all )?${KIND})*(?: (?:may|can|are free to|is free to|are welcome to|is welcome to|welcome to) apply| (?:is|are) (?:fine|welcome|accepted))?\\W*$`,
    'giu',
  ),
  // A house of a faith that asks for courtesy and no more.
  /\b(?:everyone|everybody|staff|all staff|we all|you)(?: (?:is|are|will be))? (?:just |only )?(?:expected|asked) to (?:be |show )?(?:courteous|respectful|polite|respect|courtesy)\b(?![^.;]*\b(?:and(?! no more| nothing)|attend\p{L}*)\b)[^.;]{0,30}\b(?:no more|nothing more|that is all|that['’]s all|no further)\b/giu,
];

/** Those who are few and asked to come, and who need only be respectful: taken out even where the sentence says "only". */
export const FEW_INVITED: readonly RegExp[] = [
  // "Girls and women: we've had two finish out of thirty, and would love that to be far more".
  new RegExp(
    `^\\W*${WOMEN}(?:(?:,| and| &) ${WOMEN})*[:,]\\s+(?=[^.;]*\\b(?:out of|in|of)\\b[^.;]*\\b(?:love|like|hope|hope|want|glad|aim)\\b[^.;]*\\b(?:more|grow|change|rise|double)\\b[^.;,]{0,20}(?:,? (?:so|and) (?:come|have a look|drop|join|apply|do)\\b[^.;]*)?\\W*$)${NOT_TAKEN_BACK}(?![^.;]*\\b(?:boys|lads|smile)\\b)[^.;]*`,
    'giu',
  ),
  /\byou (?:need not|needn['’]t|don['’]t need to|do not need to|don['’]t have to|do not have to) be \p{L}+,? (?:only|just|but) (?:be )?(?:respectful|courteous|polite)\b(?![^.;]*\b(?:young|but|attend\p{L}*)\b)[^.;]*/giu,
];
