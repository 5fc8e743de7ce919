import type { Rule } from './types.ts';
import { ORIGIN } from './words.ts';

const SERVED =
  '(?:patients?|clients?|customers?|guests?|residents?|regulars|members|tenants?|famil(?:y|ies)|parents|visitors|diners|passengers|congregation|parishioners|neighbours|locals|villagers)';
const LIKES =
  "(?:expects?|likes?|wants?|prefers?|trusts?|deserves?|insists?(?: on)?|asks?(?: to)?|feels? (?:more |most |much )?(?:at (?:ease|home)|comfortable|safer|safe|better)|(?:is|are|they['’]re) (?:happiest|happier|calmer|easier)|opens? up|(?:would|['’]d) (?:rather|sooner)|(?:is|are) used to|takes? to|warms? to)";
const THE_SAME =
  '(?:(?:by|from|with|to) (?:the same(?=\\W*$|,| (?:on|at|in|behind)\\b)|(?:one|some) of (?:them(?:selves)?|their own))|(?:one of )?their own (?:kind|sort|people|type)\\b|(?:by|to|with|from) their own(?=\\W*$|,)|themselves (?:behind|at|in|on|across)\\b|(?:people|someone|somebody|staff|faces?|folks?|those) (?:who (?:look|sound|talk|think|pray|live|vote)s? |that (?:look|sound)s? )?like (?:them|themselves|theirs)\\b)';

/** What those who are served are said to like to see: whoever is like them. */
export const SAME_WANTED = `\\b(?:and|who|so|which|but)?,? ?(?:they |these )?${LIKES}\\b[^.;]{0,45}?(?:${THE_SAME}|\\b(?:by|with) an? ${ORIGIN}(?=\\W*$|,| (?:on|at|in|lady|woman|man|girl)\\b))`;

const COUNTRY =
  '(?:uk|u\\.k\\.|us|usa|britain|england|scotland|ireland|south africa|australia|new zealand|canada|america|germany|france|italy|spain|poland|holland|the netherlands|europe|the eu|scandinavia|japan|the philippines|india|nepal|china|the commonwealth|the west|the anglosphere|eastern europe|western europe)';
const WHERE = `(?:(?:the |an? )?(?:${COUNTRY}|english[- ]speaking|western|commonwealth|european|white|similar|first[- ]world|developed)\\b|\u00b7+ countr\\p{L}+|somewhere (?:else )?(?:that|like|similar|close|civili[sz]ed|we))`;
const OF_COUNTRY =
  '(?:an? )?(?:brits?|irish|english(?:m[ae]n)?|scots|south africans?|canadians?|aussies|australians?|kiwis|new zealanders?|americans?|europeans?|germans?|french|dutch|scandinavians?|filipin\\p{L}+|poles)';
/** Families of a place by how long they have been there. */
export const OLD_STOCK =
  '\\b\\p{L}+(?:ers?|ans?|ians?|ese|ish|ois|men|women|people|families|locals) (?:of|from) (?:good |real |proper |the )?(?:old|pure|proper|sound|settler|founding|pioneer|colonial) (?:stock|lines?|families)\\b|\\bold[- ](?:stock|line) (?:\\p{L}+(?:ans?|ers?|ese|ish|ois)|families|people|locals|\\p{L}+ families)\\b';
const GRADE =
  '(?:clean|spotless|excellent|good|perfect|exemplary|unblemished|low|minimal|unbroken|strong|flawless|first[- ]class|solid|tidy)';

const HELD = { verdict: 'held', subject: 'role' } as const;

/** Wishes that make a measure of who comes of those who are served, where somebody is sponsored from, old families, pronouns, a changed sex or days of sickness. */
export const MEASURED_RULES: readonly Rule[] = [
  {
    ...HELD,
    about: 'race_or_origin',
    pattern: new RegExp(`(?:\\b${SERVED}\\b|\u00b7)[^.;]*?${SAME_WANTED}`, 'giu'),
    unless:
      /\bone of their own\b|\b(?:own (?:homes?|rooms?|language|words|time|pace|beds?)|same (?:nurse|carer|driver|person|team|day|time))\b/iu,
  },
  // Whom the house would sponsor or move, by where they are from.
  {
    ...HELD,
    about: 'nationality',
    pattern: new RegExp(
      `\\b(?:sponsor\\p{L}*|visas?(?: help)?|relocat\\p{L}+|move people|overseas (?:applicants?|candidates?|hires?)|(?:applicants?|candidates?|people) from overseas|work permits?)\\b[^.;]*\\b(?:(?:provided|as long as|so long as|only(?: (?:if|where))?|if (?:they|you|it)(?:['’]re| are| come|['’]s)|but (?:only )?)\\b[^.;]{0,20}\\bfrom ${WHERE}|(?:for|of) (?:the (?:right )?)?${OF_COUNTRY}\\b[^.;]*\\b(?:only|nobody else|no[- ]one else|not further|not beyond|and that['’]s it))`,
      'giu',
    ),
    unless:
      /\b(?:no visas?|(?:don['’]t|do not|won['’]t|will not|needn['’]t) need|without an? visa|regist\p{L}+ (?:body|council))\b/iu,
  },
  // Old families of a place.
  {
    ...HELD,
    about: 'race_or_origin',
    pattern: new RegExp(
      `${OLD_STOCK}|\\bpure laine\\b|\\b(?:wants?|like|after|need|prefer) (?:proper|real|good|true|old) \\p{L}+ stock (?:on|at|behind|in) (?:the )?(?:counter|desk|front|floor|bar|door|reception|office)\\b|\\b(?:whose|your|their) (?:family|people|folks?)(?: (?:has|have|['’]ve|go(?:es)?))?(?: all)? (?:been (?:here|in \\p{L}+)|back) (?:for )?(?:\\p{L}+ )?generations\\b`,
      'giu',
    ),
    unless:
      /\b(?:customers?|residents|clients?|guests|rotat\p{L}+|clear|rolling|livestock|chicken|fish|beef|vegetable)\b/iu,
  },
  // Pronouns as a reason.
  {
    ...HELD,
    about: 'sexual_orientation',
    pattern:
      /\b(?:they\/them|she\/they|he\/they|xe\/xem|ze\/\p{L}+|pronouns?)\b[^.;]*\b(?:next|skip\p{L}*|bin(?:ned)?|pass|red flag|no thanks|no,? thank you|not for|won['’]t|wouldn['’]t|don['’]t think|can['’]t be doing|settle|eye ?rolls?|put (?:me|us|him|her|them) off|straight|raised? an? eyebrow|nonsense|brigade)\b|^\W*(?:they\/them|she\/they|he\/they) (?:on|in|at)\b[^.;]{0,20}\b(?:cv|resume|résumé|form|application|signature|profile|bio|e-?mail|letter)\W*$/giu,
    unless: /\b(?:welcome|we use|use the|respect|get (?:them|it) right|optional|next step)\b/iu,
  },
  // Whoever was of another sex.
  {
    ...HELD,
    about: 'sexual_orientation',
    pattern:
      /\b(?:(?:has |have |had |who )?(?:changed|changing|swapped|switched) (?:their |his |her )?(?:sex|gender)|(?:sex|gender) (?:change|swap|reassignment)|(?:mid|post|pre)[- ]?(?:op|transition)\b|transition(?:ed|ing) (?:sex|gender)|used to be an? (?:man|woman|bloke|lad|girl)|(?:bloke|man|lad) in an? (?:dress|skirt))/giu,
    needs:
      /\b(?:nobody|no[- ]one|none|no|not|never|rather|too much|only|without|questions|cope|avoid|skip|settle|comfortable)\b|n['’]t\b/iu,
    unless:
      /\b(?:support|clinic|patients?|appointments?|leave|welcome|regardless|discriminat\p{L}+|tell us|counsel\p{L}+)\b/iu,
  },
  // Days of sickness, by which whoever is disabled or expecting loses.
  {
    ...HELD,
    about: 'disability_or_health',
    pattern: new RegExp(
      `\\b${GRADE} (?:(?:sick(?:ness)?(?:[- ]leave)?|absence|absenteeism|illness|health|bradford)(?:,? (?:and|or|\\/) \\p{L}+)?) (?:record|history|scores?|levels?|rates?)\\b|\\b(?:last|past|previous) (?:\\p{L}+ )?(?:years?|months?)['’]?s? (?:of |worth of )?(?:sick (?:leave|days|notes?)|sickness|absences?|medical (?:records|history))\\b|\\bsick (?:days|leave)\\b[^.;]*\\bcounted? against (?:the |your |any )?(?:bonus|scores?|offer|you)\\b`,
      'giu',
    ),
    unless:
      /\b(?:our|we have|we['’]ve|helped|reduc\p{L}+|improv\p{L}+|report\p{L}*|keep\p{L}*|manag\p{L}+ (?:absence|sickness)|no bradford|not counted|never counted|residents?|patients?)\b/iu,
  },
  {
    ...HELD,
    about: 'sex',
    pattern:
      /\b(?:wom[ae]n|m[ae]n|girls|lads|black|asian|indigenous|m[aā]ori|migrants|over (?:fifty|sixty))\b[^.;]*,? and (?:that['’]s|that is) (?:quite |more than |just )?(?:enough|plenty|about right)\b|\b(?:most|all|half|many) of (?:our|the) [^.;]{2,25} are (?:wom[ae]n|m[ae]n|girls|lads)[^.;]{0,20}\band it (?:works|goes|runs|suits)\b/giu,
  },
  // Convictions that the law has wiped.
  {
    ...HELD,
    about: 'work_status',
    pattern:
      /\b(?:convictions?|offences?|records?|cautions?)\b[^.;]{0,20}\bspent (?:ones|or (?:not|unspent|otherwise))\b|\bspent (?:ones|convictions?|offences?) (?:too|as well|included)\b/giu,
    unless: /\b(?:exempt\p{L}*|exceptions? order|enhanced)\b/iu,
  },
  // "Nobody darker than a latte": a shade of skin by what it is likened to.
  {
    ...HELD,
    about: 'race_or_origin',
    pattern:
      /\b(?:nobody|no[- ]one|none|not? any(?:one|body)|any(?:one|body)|some(?:one|body)|people|staff|girls?|lads?|faces?|waiters|hostesses)(?: (?:too|much|any|a (?:bit|shade|touch)))* (?:darker|browner|blacker|paler|fairer|lighter|whiter)(?:[- ]skinned)? than (?!(?:the |our )?(?:roasts?|stain|beer|stout|paint))/giu,
    unless: /\b(?:roasts?|brews?|paints?|stains?|tones?|rooms?|shades? of|tints?)\b/iu,
  },
  // What is said to play no part, and does on a condition.
  {
    ...HELD,
    about: 'race_or_origin',
    pattern:
      /\b(?:accents?|your age|faith|religion|kids|children|hijabs?|turbans?|nationality|where (?:you|they)(?:['’]re| are| were| come)|your background)\b[^.;]{0,30}\b(?:own business|(?:doesn['’]t|don['’]t|does not|do not) matter|(?:not|no) (?:an? )?(?:problem|issue|bar)|up to you|all the same)\b[^.;]*\b(?:unless|as long as|so long as|provided|just not|but (?:not|please|you))\b/giu,
    unless:
      /\b(?:qualif\p{L}+|licen[cs]\p{L}+|skills?|saf\p{L}+|masks?|tied|covered|hygiene|can do|able to|the (?:work|job)|shifts?|visa|right to|understood|speak|write|read)\b/iu,
  },
];

/** Every word of these rules, for the quick look whether a sentence speaks of people at all. */
export const MEASURED_WORDS =
  'the same|their own|themselves|like them|like theirs|of them|sponsor|relocat|overseas|work permits?|stock|lines?|families|pure laine|generations|they\\/them|she\\/they|he\\/they|pronouns?|changed|changing|swapped|switched|transition|darker|browner|blacker|paler|fairer|lighter|whiter|used to be|in a (?:dress|skirt)|absence|absenteeism|illness|sick days|bradford';
