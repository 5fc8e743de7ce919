import type { Span } from './spans.ts';

const PERSON =
  '(?:candidates?|persons?|applicants?|individuals?|wom[ae]n|m[ae]n|males?|females?|lady|ladies|gentlem[ae]n|guys?|girls?|boys?|mothers?|fathers?|mums?|dads?|professionals?|employees?|workers?|colleagues?)';
const ORIGIN =
  '(?:aboriginal|african|american|arab|asian|australian|black|brazilian|british|caucasian|chinese|egyptian|european|filipin[oa]|french|german|greek|hispanic|indian|indonesian|iranian|iraqi|irish|israeli|italian|japanese|korean|latin[oa]|lebanese|malaysian|maori|māori|mexican|nigerian|pakistani|polish|romanian|russian|scottish|somali|spanish|sri lankan|syrian|thai|turkish|ukrainian|vietnamese|welsh|white)';
const FAITH =
  '(?:anglican|atheist|buddhist|catholic|christian|hindu|jewish|mormon|muslim|orthodox|protestant|sikh)';
const BE = "(?:is|was|are|were|being|be|am|[’']s|[’']re)";
const KIN = '(?:one|two|three|four|five|\\d|young|adult|small|twin|school-age|a|an)';

const WORDING: readonly RegExp[] = [
  // Sex and gender.
  new RegExp(`\\b(?:male|female|cisgender|transgender|trans|non-binary)\\s+${PERSON}\\b`, 'giu'),
  /\b(?:males?|females?|m[ae]n|wom[ae]n)\s+(?:only|preferred|need(?:s|ed)? (?:only )?apply|need not apply|applicants? only)\b/giu,
  new RegExp(
    `\\b(?:must|should|preferably|ideally)\\s+(?:${BE}\\s+)?(?:an?\\s+)?(?:male|female|man|woman|lady|gentleman)\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:she|he|they|candidate|who)\\s+${BE}\\s+(?:an?\\s+)?(?:male|female|man|woman|lady|girl|guy|gentleman)\\b`,
    'giu',
  ),
  /\b(?:gender|sex)\s*[:=]\s*\p{L}+/giu,
  /\b(?:girl|boy)\s+(?:friday|boss|power)\b/giu,
  // Age.
  /\b(?:young|youthful|elderly|middle-aged|mature-aged?)\s+(?:and\s+(?:\p{L}+\s+)?)?(?:candidates?|persons?|applicants?|individuals?|wom[ae]n|m[ae]n|lady|ladies|guys?|professionals?|graduates?|workers?)\b/giu,
  /\byoung(?:,| and) (?:dynamic|energetic|vibrant|ambitious|fresh)\b/giu,
  /\b(?:under|over|below|above|younger than|older than|no older than|not older than)\s+(?:the age of\s+)?(?:[2-6]\d)(?:\s+years?(?:\s+(?:old|of age))|s?\s+(?:only|preferred|need not apply))/giu,
  /\b(?:under|over|below|above|younger than|older than|at most|at least|between)\s+(?:an?\s+)?\[age removed\]/giu,
  /\b(?:under|over|below|above)\s+the\s+age\s+of\s+\d{2}\b/giu,
  /\b(?:maximum|minimum|max|age)\s+(?:age|limit)\s*(?:is|of|:)?\s*\d{2}\b/giu,
  /\bdigital natives?\b|\bclose to retire(?:ment)?\b|\bnearing retirement\b/giu,
  // Race, colour, national origin.
  new RegExp(
    `\\b${ORIGIN}\\s+(?:origin|descent|background|heritage|ethnicity|nationality|${PERSON})\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:she|he|they|candidate|who)\\s+${BE}\\s+(?:an?\\s+|of\\s+)?${ORIGIN}\\b(?!-|\\s+(?:market|desk|team|region|citizen|speaker|qualified|tax|law|gaap|manager|engineer|accountant))`,
    'giu',
  ),
  /\b(?:nationality|ethnicity|race|religion|marital status|place of birth)\s*[:=]\s*\p{L}+/giu,
  /\bnative\s+(?:\p{Lu}\p{L}+\s+)?speakers?\b|\bnative-(?:level )?\p{Lu}?\p{L}* ?speakers?\b/giu,
  /\bborn\s+(?:and\s+(?:raised|bred)\s+)?in\s+\p{Lu}\p{L}+/gu,
  // Religion.
  new RegExp(`\\b(?:practising|practicing|devout|strict)\\s+${FAITH}\\b|\\b${FAITH}\\s+${PERSON}\\b`, 'giu'),
  new RegExp(
    `\\b(?:she|he|they|candidate|who|must)\\s+${BE}\\s+(?:an?\\s+)?${FAITH}\\b(?!\\s+(?:school|college|hospital|health|education|care))`,
    'giu',
  ),
  // Family, pregnancy, sexual orientation.
  new RegExp(
    `\\b(?:single|working|stay-at-home|proud|devoted)\\s+(?:mothers?|fathers?|mums?|moms?|dads?|parents?)\\b|\\b(?:mother|father|mum|mom|dad|parent|grandmother|grandfather)\\s+(?:of|to)\\s+${KIN}\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:has|have|with)\\s+${KIN}\\s+(?:\\p{L}+\\s+)?(?:children|kids|sons?|daughters?|child|baby|toddler)\\b(?!['’]|\\s+(?:support|services|clients?|patients?|program))`,
    'giu',
  ),
  /\b(?:is|are|was|were|currently|recently|became|fell|[’']s)\s+(?:\p{L}+ly\s+)?(?:pregnant|married|divorced|widowed|engaged to)\b|\bplanning (?:a family|to have (?:children|a baby))\b/giu,
  /\b(?:my|his|her|their|candidate['’]s)\s+(?:husband|wife|spouse|boyfriend|girlfriend)\b/giu,
  /\b(?:on|from|after|before|returning from|back from|due for)\s+(?:her\s+|his\s+|their\s+)?(?:maternity|paternity)\s+leave\b(?!\s+(?:cover|contract|replacement|policy))/giu,
  new RegExp(
    `\\b(?:gay|lesbian|bisexual|queer|homosexual|heterosexual|straight)\\s+(?:candidates?|persons?|applicants?|individuals?|wom[ae]n|m[ae]n|professionals?)\\b|\\b(?:she|he|they|candidate|who)\\s+${BE}\\s+(?:openly\\s+)?(?:gay|lesbian|bisexual|queer|homosexual|transgender)\\b`,
    'giu',
  ),
  // Disability and health.
  /\b(?:candidate|she|he|they|who)\s+(?:has|have|had|lives? with|suffers? from|was diagnosed with|were diagnosed with)\s+(?:an?\s+)?(?:\p{L}+\s+)?(?:disabilit(?:y|ies)|autism|adhd|dyslexia|depression|anxiety|cancer|diabetes|epilepsy|hiv|bipolar|mental illness|chronic (?:illness|pain|fatigue))\b/giu,
  new RegExp(
    `\\b(?:she|he|they|candidate|who)\\s+${BE}\\s+(?:\\p{L}+ly\\s+)?(?:disabled|deaf|blind|autistic|neurodivergent|neurodiverse|dyslexic|wheelchair[- ]bound|infertile)\\b|\\bwheelchair[- ](?:user|bound)\\b|\\bdisabled\\s+(?:candidate|applicant|employee|worker|wom[ae]n|m[ae]n)s?\\b`,
    'giu',
  ),
  /\b(?:able-bodied|physically perfect|no (?:medical|mental|health) (?:conditions?|issues|problems))\b/giu,
  // Union and politics.
  /\b(?:candidate|she|he|they|who)\s+(?:is|are|was|were)\s+(?:an?\s+)?(?:active\s+)?(?:union(?:ised| member)|member of (?:the|a) (?:\p{L}+\s+)?union)\b/giu,
];

/** Wording that tells of an attribute which the law keeps out of hiring: sex, age, origin, faith, family, health. */
export function protectedWording(text: string): Span[] {
  return WORDING.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      text: said,
      reason: 'protected_attribute' as const,
    })),
  );
}
