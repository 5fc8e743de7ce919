import type { Rule } from './types.ts';
import { ORIGIN } from './words.ts';

const held = (about: Rule['about'], pattern: RegExp, unless?: RegExp): Rule => ({
  about,
  verdict: 'held',
  subject: 'role',
  pattern,
  ...(unless === undefined ? {} : { unless }),
});

const OWN_TIME =
  "(?:date nights?|sports days?|school (?:plays?|concerts?|assembl(?:y|ies))|bath ?times?|bedtimes?|bedtime stories|family (?:time|dinners?|holidays|birthdays)|anniversar(?:y|ies)|nativity plays?|kids['’] (?:football|parties|swimming|games)|home life|your (?:kids|children|family|husband|wife|partner|other half))";
const UNION =
  '(?:siptu|unite|unison|gmb|cfmeu|amwu|etu|teamsters?|seiu|ufcw|uaw|afl-cio|unifor|cupe|cosatu|numsa|f[óo]rsa|mandate|rmt|aslef|usdaw|nasuwt|e tū|first union|ver\\.?di|ig metall|cgt|fnv|ccoo|cgil)';
const ORGANS = '(?:eyes?|ears?|lungs|knees?|backs?|hips?|legs?|hearts?|feet|joints|shoulders?|hands?)';
const CODE =
  '(?:zip ?codes?|post ?codes?|postal codes?|eircodes?|area codes?|suburbs?|(?:home )?address(?:es)?)';

/** Wishes told by somebody's time at home, what drives them, their body, their papers, their address or what their union is called. */
export const CIRCUMSTANCE_RULES: readonly Rule[] = [
  held(
    'family',
    new RegExp(
      `\\b${OWN_TIME}\\b[^.;]{0,30}\\b(?:comes?|take|takes?|go|goes|runs?|sits?) (?:a )?(?:very |firmly |a distant )?(?:second|last|back ?seat|behind (?:us|the (?:client|job|work|shop|deal))|after (?:us|the (?:client|job|work|shop|deal)))`,
      'giu',
    ),
    /\b(?:never|not|don['’]t|doesn['’]t|won['’]t|shouldn['’]t)\b/iu,
  ),
  held(
    'family',
    /\b(?:kids|children|mortgage|mouths to feed|family to feed|bab(?:y|ies)|school fees|wedding to pay|alimony)\b[^.;]{0,45}\b(?:motivat\p{L}*|keeps? (?:people|them|someone|somebody|a person|you) (?:hungry|loyal|honest|keen|sharp|going)|(?:is|are) (?:the (?:sort|kind)|what) (?:of )?[^.;]{0,20}\b(?:like|want|look for)|makes? (?:people|someone|them|for) (?:hungry|loyal|reliable|steady))\b/giu,
    /\b(?:toys?|app|brokers?|lender|loans?|clients|customers|patients)\b/iu,
  ),
  held(
    'age',
    /\b(?:energy|enthusiasm|stamina|looks?|salary|pay packet|wage|attitude|hunger|zest) of (?:an? |our |the )?(?:\p{L}+ )?(?:interns?|graduates?|grads?|teens?|teenagers?|students?|school[- ]leavers?|apprentices?|twenty-\p{L}+|\d\d-year-olds?|freshers?)\b/giu,
    /\b(?:survey\p{L}*|process\p{L}*|payroll|report\p{L}*|calculat\p{L}*|set the)\b/iu,
  ),
  // What somebody's body must do without, or come with.
  held(
    'disability_or_health',
    new RegExp(
      `\\b${ORGANS} (?:that|which) (?:do(?:es)?(?: not|n['’]t)|can(?:not|['’]t)?|won['’]t|still|never|work|works|hold|holds|have never|has never|last|lasts)\\b|\\bbring (?:your|their) own ${ORGANS}\\b|\\b(?:without|minus|no) (?:specs|spectacles|glasses|hearing aids?|contact lenses)(?! (?:case|shop|half))\\b`,
      'giu',
    ),
    /\b(?:patients?|residents?|clients|customers|surgery|treat\p{L}*|animals?|horses?|dogs?|doll|puppet|mannequin|clock|dial|watch hands|safety)\b/iu,
  ),
  held(
    'disability_or_health',
    /\bpre-?existing (?:anything|conditions?|injur(?:y|ies)|illness(?:es)?|ailments?|complaints?|issues?|problems?|stuff)\b[^.;]{0,50}\b(?:issue|problem|no\b|not|out|can['’]t|cannot|concern|disclos\p{L}*|declar\p{L}*|deal-?breaker|risk|trouble)|\b(?:no|without|free of|never)\b[^.;]{0,12}\bpre-?existing (?:anything|injur(?:y|ies)|illness(?:es)?|ailments?|complaints?|stuff)\b/giu,
    /\b(?:covered?|coverage|insurance from|waiting|wait|benefits|plan|policy|tell us|adjust\p{L}*|accommodat\p{L}*)\b/iu,
  ),
  held(
    'disability_or_health',
    /(?<!\b(?:with or|with and|with,? or) )\bwithout (?:any |the need (?:for|of) |needing |special |reasonable |further )*(?:accommodations?|adaptations?|modifications?|adjustments?)(?: or (?:modifications?|adjustments?|adaptations?|special treatment))?(?: of any (?:kind|sort))?(?=\W*$|,| to the\b| at work\b)/giu,
    /\b(?:software|code|configuration|machine|recipe|contract|documents?|data|figures|seasonal|price|accounts|nobody|no one|design)\b/iu,
  ),
  held(
    'appearance',
    /\b(?:people|someone|somebody|staff|sellers?|reps?|those|faces?|trainers?|hosts?) (?:who|that) looks? (?:like|as if|as though) (?:they|he|she|you|our|the) (?!need|want|know|might|have (?:a question|questions|lost)|had (?:a )?(?:fall|bad)|re (?:lost|stuck|waiting))/giu,
    /\b(?:help|approach|greet|offer|ask|speak to|check on|security|theft|suspicious|lost|unwell)\b/iu,
  ),
  // As of a people as can be, and what a people is called in another way.
  held(
    'race_or_origin',
    new RegExp(
      `\\b(?:${ORIGIN}|aussie|kiwi|southern|cockney|texan|yorkshire|local) as (?:apple pie|they come|it gets|can be|vegemite|a? ?meat pie|maple syrup|tea and|the (?:queen|king|flag)|rugby|haggis|guinness|a? ?kangaroo)`,
      'giu',
    ),
  ),
  held(
    'race_or_origin',
    /\b(?:from|of|one of|an?) (?:one of )?(?:the |our )?(?:founding|first|pioneer|settler|pilgrim|colonial) (?:peoples?|famil(?:y|ies)|stock|nations?(?= stock| people only))\b|\b(?:no|not|never|none|nobody|than|of)\b[^.;]{0,20}\boff[- ]the[- ](?:plane|boat|ferry)\b/giu,
    /\b(?:history|teach\p{L}*|museum|exhibition|treat(?:y|ies)|first nations|archive|first famil(?:y|ies)|freight|cargo|unload\p{L}*|passengers|tourists|luggage|fish)\b/iu,
  ),
  held(
    'union_or_politics',
    new RegExp(
      `\\b(?:no|not|avoid|never|nobody|anyone|without|steer clear of|sick of|than)\\b[^.;]{0,15}\\b${UNION}[- ](?:heads?|m[ae]n|people|types?|reps?|cards?|carders?|members?(?:hip)?|stalwarts?|crowd|folk|troublemakers?|activists?|delegates?)\\b`,
      'giu',
    ),
    /\b(?:needn['’]t|need not|matter\p{L}*|required|asked)\b/iu,
  ),
  held(
    'work_status',
    /\b(?:no|not|nobody|avoid|never|without|skip|none)\b[^.;]{0,35}\b(?:welfare|welfare-to-work|dole|workfare|work for the dole|job ?centre|job ?seekers?|centrelink|intreo|universal credit|sassa|back[- ]to[- ]work|hartz|food stamps?|snap benefits|unemployment (?:line|queue|benefits?))\b/giu,
    /\b(?:fees?|claims? team|experience|knowledge|clients|advis\p{L}*|support\p{L}*|partner\p{L}*|welfare (?:officer|team|of|checks?)|animal welfare|student welfare|advance notice)\b/iu,
  ),
  held(
    'race_or_origin',
    new RegExp(
      `\\b${CODE}\\b[^.;]{0,50}\\b(?:tough sell|hard sell|don['’]t (?:fit|work|suit|play)|(?:not|no) (?:good|go|use)|prefer\\p{L}*|avoid\\p{L}*|skip|bin|nicer|better class|leafy|right side|wrong side|say(?:s)? (?:it all|a lot|enough|everything)|tell(?:s)? (?:us|you|me) (?:enough|a lot|everything|who)|matters?|puts? (?:him|her|them|us|the client) off|raise eyebrows)\\b`,
      'giu',
    ),
    /\b(?:doesn['’]t matter|does not matter|no matter|deliver\p{L}*|route|routing|within|commut\p{L}*|travel|cover\p{L}*|parcels?|mail|list(?:ings?)?)\b/iu,
  ),
];

/** What a sentence holds that these rules look for. */
export const CIRCUMSTANCE_WORDS =
  'date nights?|sports days?|school (?:plays?|concerts?|assembl)|bath ?times?|bedtimes?|bedtime stories|family|anniversar(?:y|ies)|nativity|kids|other half|home life|mortgage|mouths|alimony|(?:energy|enthusiasm|stamina|salary|pay packet|wage|attitude|hunger|zest) of|eyes?|ears?|lungs|knees?|backs?|hips?|legs?|hearts?|feet|joints|shoulders?|hands? that|specs|spectacles|glasses|contact lenses|pre-?existing|accommodations?|adaptations?|modifications?|adjustments?|looks? (?:like|as)|as (?:apple|they come|it gets|can be|vegemite|meat|maple|tea|the|rugby|haggis|guinness)|founding|pioneer|settler|pilgrim|colonial|off[- ]the[- ](?:plane|boat|ferry)|siptu|unite|unison|gmb|cfmeu|amwu|etu|teamsters?|seiu|ufcw|uaw|afl-cio|unifor|cupe|cosatu|numsa|rmt|aslef|usdaw|nasuwt|welfare|dole|workfare|job ?centre|job ?seekers?|centrelink|intreo|universal credit|food stamps|zip ?codes?|post ?codes?|postal codes?|eircodes?|area codes?|suburbs?|address(?:es)?';
