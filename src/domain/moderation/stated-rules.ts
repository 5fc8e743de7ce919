import type { Rule } from './types.ts';
import { FAITH, ORIGIN, PEOPLES } from './words.ts';

const AT_WORK =
  '(?:in|on|out|outdoors?|outside|inside|indoors?|for|as|at|to|with|doing|does|do|driving|drives|cooking|cooks|cleaning|cleans|running|runs|minding|minds|milking|managing|manages)';
const HIM = '(?:husband|him|he|the (?:man|husband)|gent(?:leman)?|lads?|fellas?|blokes?|boys|males?)';
const HER = '(?:wife|her|she|the (?:woman|wife|lady)|lad(?:y|ies)|girls?|females?)';
const UNION = '(?:unions?(?: cards?| business| stuff| talk| matters| pamphlets?| leaflets?)?|organi[sz]ing)';
const PUNISHED =
  "(?:walked (?:out|off|to the)|shown the door|out the (?:door|gate)|gone\\b|fired|sacked|let go|finished|sent home|escorted|down the road|done here|on (?:your|their) bike|can forget it|won['’]t last|regret|marked|noted)";

const HELP =
  '(?:interpreter|special \\p{L}+|adjust\\p{L}+|accommodat\\p{L}+|quiet|chair|ramp|lifts?|captions?|(?:extra |long |toilet |prayer )?breaks|extra time|more time|prayers?|medication|carer|support worker|screen reader|large print|time off|school[- ]run|childcare|stool|sitting|to (?:sit|pray|rest|take (?:tablets|medication)))';
const NO_GOOD =
  "(?:(?:isn['’]t|is not|not|probably not|never|won['’]t be|wouldn['’]t be)\\b[^.;]{0,25}\\b(?:for you|hire|hiring|place|job|cent(?:re|er)|shop|firm|crew|workplace|one|team|site|somewhere)|(?:won['’]t|will not|wouldn['’]t|can['’]t|cannot) (?:manage|cope|last|suit|fit|keep up|do well|get (?:far|through)|make it)|needn['’]t|need not|(?:look|try) elsewhere|don['’]t (?:bother|apply))";

const CONGREGATION = '(?:church|parish|congregation|mosque|synagogue|shul|temple|gurdwara|chapel)';
const CLERGY =
  '(?:pastors?|ministers?|ministry|rabbis?|cantors?|imams?|priests?|vicars?|deacons?|curates?|chaplain\\p{L}*|worship leaders?|deans?|canons?|presid\\p{L}+ at|eucharist|sacraments?)';
const NOT_OF = `non[- ](?:${FAITH}|${ORIGIN}|${PEOPLES})s?`;

/** What is said outright by who does which work, and by what becomes of whoever speaks of a union. */
export const STATED_RULES: readonly Rule[] = [
  // "Husband outdoors and wife in the house": the work of each by their sex.
  {
    about: 'sex',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b${HIM} ${AT_WORK}\\b[^.;]{0,40}(?:,|\\band\\b|\\bwhile\\b) ?(?:the |his )?${HER} ${AT_WORK}\\b|\\b${HER} ${AT_WORK}\\b[^.;]{0,40}(?:,|\\band\\b|\\bwhile\\b) ?(?:the |her )?${HIM} ${AT_WORK}\\b`,
      'giu',
    ),
    needs:
      /\b(?:couples?|team|pair|married|wanted|needed|welcome|roles?|jobs?|positions?|pack\p{L}*|farm|station|want|need|looking)\b|^\W*(?:ladies|girls|lads|boys|males?|females?)\b/iu,
    unless:
      /\b(?:showers?|toilets?|changing|dorms?|rooms?|clothes|shoes|fashion|teams? play|sessions?|owners?|founded|founders?|met|own)\b/iu,
  },
  // Whoever needs something arranged is told not to come.
  {
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:if (?:you|anyone|somebody|someone|they)|(?:anyone|anybody|those|people|whoever|somebody|someone)(?: who)?) (?:needs?|wants?|requires?|asks? for|relies on|rely on|uses?|expects?|ha(?:s|ve) to have)\\b[^.;]{0,25}\\b${HELP}\\b[^.;]*\\b${NO_GOOD}`,
      'giu',
    ),
    unless:
      /\b(?:just ask|let us know|tell us|we['’]ll|not a problem|no problem|isn['’]t a problem|arrange\p{L}*)\b/iu,
  },
  {
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:no|without(?: any)?|nil|free (?:of|from)) (?:(?:current|previous|prior|past|history of|existing|known|pre-existing|recent|ongoing)(?:,| or| and|\/)* ?)+(?:\p{L}+ )?(?:mental health|illness\p{L}*|injur\p{L}+|psych\p{L}*|anxiety|depression|medication|comp(?:o|ensation)?|disabilit\p{L}+|medical|surger\p{L}+|health)\b/giu,
    unless:
      /\b(?:questions?|asked|needed|required to (?:say|tell)|lost[- ]time|recordable|claims? on the (?:house|policy|vehicle))\b/iu,
  },
  {
    about: 'union_or_politics',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:talk(?:s|ed|ing)?|mention(?:s|ed|ing)?|sign(?:s|ed|ing)?|join(?:s|ed|ing)?|bring(?:s|ing)? (?:in|up)|call(?:s|ed|ing)? in|hand(?:s|ed|ing)? out|speak(?:s|ing)?|whisper\\p{L}*|start(?:s|ed|ing)?)\\b(?: \\p{L}+){0,3}? ${UNION}\\b[^.;]{0,40}\\b${PUNISHED}`,
      'giu',
    ),
    unless: /\b(?:protect\w*|unlawful|illegal|cannot be|can['’]t be|never|nobody is|no one is|not be)\b/iu,
  },
  // Who belongs to a congregation, of a job that is not to lead one.
  {
    about: 'religion',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:(?:active|practi[sc]ing|committed|baptised|baptized|communicant|faithful|regular|full) members? of|members? in good standing of) (?:an?|our|the|any) (?:[\\p{L}-]+ ){0,3}(?:${CONGREGATION}\\b|\u00b7{3,})`,
      'giu',
    ),
    unless: new RegExp(
      `\\b${CLERGY}\\b|\\b(?:famil(?:y|ies)|visit\\p{L}*|support\\p{L}*|look after|serve)\\b`,
      'iu',
    ),
  },
  // "Profess Jesus Christ as Lord", "join crew prayer each morning": belief as it is confessed and practised, of a job that is not to lead it.
  {
    about: 'religion',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:profess(?:es|ing)?|confess(?:es|ing)?|accept(?:s|ed|ing)?|acknowledge[sd]?|proclaim(?:s|ing)?|know(?:s|n)?|follow(?:s|ing)?|love[sd]?) (?:the )?(?:lord )?(?:jesus|christ|allah|yeshua|the lord|god|the prophet)\b|\b(?:joins?|attends?|takes? part in|leads? us in|prays? (?:with|at)) (?:(?:our|the|a|crew|team|staff|daily|morning|weekly|company) ){0,3}(?:prayers?|devotions?|devotionals?|worship|bible study|mass|puja|namaz)\b/giu,
    unless: new RegExp(
      `\\b${CLERGY}\\b|\\b(?:optional|voluntary|welcome to|if you (?:like|wish|want)|nobody has to|no one has to|residents?|pupils?|students?|patients?|famil(?:y|ies)|school|college|parish|church|chapel|charity|mission|ministry|god knows|never|not|n['’]t)\\b`,
      'iu',
    ),
  },
  // "Prefer carers who look like them", "somebody more local": who is wanted is to be of their kind.
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:prefer(?:s|red)?|want(?:s|ed)?|like(?:s|d)?|expect(?:s|ed)?|ask(?:s|ed)? for|take(?:s)? to|trust(?:s)?|comfortable with|happier with) (?:an? |the |to see |to have )?(?:\p{L}+ ){0,3}(?:who|that) (?:look|looks|sound|sounds|are|is) (?:more |just |a bit )?like (?:them|us|the (?:customers|residents|guests|owners?))(?:selves)?\b|\b(?:somebody|someone|a (?:person|carer|name|face)|one) (?:a (?:bit|little) )?more local\b(?=[^.;]*$)/giu,
    unless: /\b(?:commut\w*|travel\w*|drive|distance|minutes|miles|km|rent|relocat\w*|never|not)\b/iu,
  },
  // "Bill's resume goes back to 1983. Tell him we found someone": a year by which somebody is turned away.
  {
    about: 'age',
    verdict: 'held',
    pattern:
      /\b(?:resumes?|résumés?|cvs?|career|experience|work history|employment history|degree) (?:that )?(?:goes|go|going|stretches|reaches|dates) (?:all the way |right |way )?back to (?:the )?(?:19[4-8]\d|(?:fif|six|seven|eigh)ties)\b|\btell (?:him|her|them) (?:that )?(?:we|they)(?:['’]ve| have)? (?:found|gone with|went with|picked|chosen) (?:someone|somebody) [“"']?(?:more (?:agile|energetic|dynamic|current|digital|hungry)|fresher|hungrier|with more (?:energy|runway))\b/giu,
    unless:
      /\b(?:records?|archives?|collection|impress\w*|asset|great|welcome|put (?:him|her|them) forward|interview (?:him|her|them))\b/iu,
  },
  // "A bit camp for a stock and station agency".
  {
    about: 'sexual_orientation',
    verdict: 'held',
    pattern:
      /\b(?:a (?:bit|little|touch)|too|rather|very|pretty|quite|so) (?:camp|effeminate|butch|mincing|limp-wristed|flamboyant) (?:for|to)\b/giu,
    unless: /\b(?:costumes?|stage|drag|panto\w*|cabaret|decor|design|style)\b/iu,
  },
  // "No prior union organizing and no NLRB charges filed".
  {
    about: 'union_or_politics',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:no|without|never any|zero) (?:(?:prior|previous|past|history of|record of|known|any|recent) ){0,2}(?:union (?:organi[sz]ing|activity|activism|membership|involvement|history|background|drives?|campaigns?)|(?:nlrb|labor board|labour board|fair work|acas|tribunal) (?:charges?|complaints?|claims?|filings?))\b/giu,
    unless: /\b(?:required|needed|necessary|asked|ask|dues)\b/iu,
  },
  // Who signed up with others is left out.
  {
    about: 'union_or_politics',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:who(?:ever)?|that)(?:['’]s|ever)?(?: \p{L}+)? sign(?:s|ed) (?:an?|the|that|one of those) (?:union |authori[sz]ation |membership )?cards?\b[^.;]{0,60}\b(?:out|off the list|no|never|excluded|left out|not wanted|gone|nowhere)\b|\bsign(?:s|ed) (?:an?|the|their) (?:union|authori[sz]ation|teamsters|unite|gmb|uaw) cards?\b/giu,
    unless:
      /\b(?:birthday|leaving|retire\w*|wedding|get[- ]well|protect\w*|cannot be|can['’]t be|not be)\b/iu,
  },
  // "Non-Muslim", "Non-Malay, non-Muslim": a line of who somebody is not.
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `^\\W*(?:non[- ][\\p{L}]+(?:,| or| and| ?\\/)+ ?)*${NOT_OF}(?:(?:,| or| and| ?\\/)+ ?non[- ][\\p{L}]+)*(?: (?:only|please|preferred|candidates?|applicants?))*(?=\\W*$)`,
      'giu',
    ),
  },
];

/** What a sentence holds that these rules look for. */
export const STATED_WORDS =
  'good standing|members? of|non|interpreter|special|adjust\\p{L}*|accommodat\\p{L}*|quiet|chair|ramp|captions?|breaks|extra time|more time|prayers?|pray|medication|carer|support worker|screen reader|large print|time off|childcare|stool|sitting|mental health|psych\\p{L}*|injur\\p{L}*|illness\\p{L}*|unions?|organising|organizing|husbands?|wi(?:fe|ves)|him|her|he|she|lad(?:s|y|ies)?|girls?|fellas?|blokes?|boys|gent|males?|females?';
