import type { Rule } from './types.ts';
import { ORIGIN } from './words.ts';

const THERE =
  '(?:team|staff|crew|office|lads|clients?|customers?|guests?|residents?|patients?|families|regulars|members|everyone|everybody|they|drivers|neighbours)';
const OF_PEOPLE =
  '(?:countries|nationalities|wom[ae]n|m[ae]n|female|male|black|asian|brown|white|older|young\\p{L}*|disabled|rainbow|gay|lgbt\\S*|trans|muslims?|migrants?|refugees?|m[aā]ori|pasifika|indigenous|aboriginal|foreign\\p{L}*|pregnan\\p{L}*|parents?|mothers?|mums?|retirees?)';
const LESSER = /\b(?:welcome|regardless|whatever|any|equal\w*|everyone)\b/iu;
const WORK = /\b(?:software|systems?|suppliers?|recipes?|menu|kit|tools?|machines?)\b/iu;

/** Wishes that stand behind a beginning that is lawful by itself: what is said of those who are there, served or protected is made a measure of who comes. */
export const TURNED_RULES: readonly Rule[] = [
  // Whoever is there or served, and the same wanted.
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b${THERE}\\b[^.;]*\\b(?:wants?|likes?|prefers?|(?:'d|would) (?:go for|like|want|rather)|go for|after|hire|needs?|looking for) (?:(?:staff|people|somebody|someone|hires?) )?(?:the (?:very )?same(?= (?:again|here|behind|at|in|on|too)|\\W*$)|likewise|their own kind)`,
      'giu',
    ),
    unless: WORK,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b${OF_PEOPLE}\\b[^.;]*,? (?:and|which) (?:that(?:'s| is)|is|it's|that) (?:\\p{L}+ )?(?:too many|plenty|quite enough|enough for us|how (?:we|they|the \\p{L}+) likes? it|the way (?:we|they|the \\p{L}+) likes? it)\\b|\\b${OF_PEOPLE}\\b[^.;]*\\band (?:that|it|this) suits (?:us|the (?:patients?|clients?|customers?|team|owner|lads))\\b`,
      'giu',
    ),
    unless: LESSER,
  },
  {
    about: 'disability_or_health',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b${OF_PEOPLE}\\b[^.;]*\\b(?:and|but) (?:it|that|they) (?:didn't|did not|hasn't|has not|haven't|never) (?:really )?(?:go|gone|went|work|worked|last|lasted|fit|fitted)\\b`,
      'giu',
    ),
  },
  {
    about: 'sexual_orientation',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b${OF_PEOPLE} (?:staff|people|ones|types|folks?|applicants?|candidates?|workers?) (?:are|is) (?:fine|okay|ok|all right|welcome|better|best)(?: off)? (?:in|at|behind|out|out in) the (?:back|rear|kitchen|warehouse|sluice|store ?room)`,
      'giu',
    ),
  },
  // An age set by the house beside the one of the law.
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:we|i|the (?:owner|boss|client|chef|manager))(?:'d| would| do)? (?:\p{L}+ )?(?:set|put|draw|stop|cap|prefer|keep|like)s? (?:it|the age|the line|ours|that|them) (?:at|to|under|below|around) (?:the age of )?(?:2[2-9]|[3-7]\d|thirty|forty|fifty)\b(?! ?(?:%|hours|hrs|k\b|kg|people|staff|minutes|degrees))|\b(?:under|over)[- ](?:[2-7]\d|thirty|forty|fifty)['’]?s? (?:by|for|out of) (?:taste|choice|preference|habit)\b|\byoung (?:singles|couples|marrieds|unmarrieds|bachelors)\b(?! (?:room|night|event|market|who (?:buy|rent|live)))/giu,
    unless: /\b(?:customers|tenants|buyers|homes for|aimed at|sell|rent)\b/iu,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:an? |be )?(?:real|true|proper|genuine|dinkum|true[- ]blue|actual|full-blooded) (?:kiwis?|aussies?|brits?|yanks?|englishm[ae]n|irishm[ae]n|americans?|australians?|canadians?|singaporeans?|south africans?|locals)\\b|(?:\\b(?:speaks?|knows?) \\p{L}+|\\b${ORIGIN}|\u00b7)[^.;]{0,20} (?:but|and|yet) (?:doesn't|does not|don't|mustn't|shouldn't) (?:look|sound|seem) (?:it|like it|foreign)\\b|\\bnames? like (?:that|those|these|his|hers|theirs)\\b`,
      'giu',
    ),
    unless: /\b(?:ale|beer|food|coffee|pub|breakfast|hospitality|welcome|cuisine|knowledge)\b/iu,
  },
  // What the law gives, and people who make no use of it.
  {
    about: 'family',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:leave|benefits?|hours|breaks?)\b[^.;]*\b(?:people|those|somebody|someone|anyone|staff|types|mums|women|men) who (?:won't|don't|doesn't|will not|never|wouldn't)(?: \p{L}+)? (?:take|use|need|claim|ask for) (?:it|them|any|much|leave)\b|\b(?:hire|want|like|need|prefer|look for|suits?) (?:people|those|staff|women|men|someone|somebody) who (?:won't|don't|doesn't|will not|never)(?: \p{L}+)? (?:take|use|need|claim|ask for) (?:it|them|any|leave)\b|\b(?:needs?|has|have|with|wants?|had) (?:an? )?(?:wife|husband|partner|spouse|mum|mother|nana|granny)(?: or (?:an? )?\p{L}+)?(?: back)? (?:at home|to (?:cover|mind|look after|do) (?:the )?(?:kids|children|school|house|baby|home))|\b(?:hope|like|prefer|rather|suits?|need|want)\b[^.;]*\b(?:nobody|no[- ]one|no family) (?:to (?:care for|look after|go home to)|at home|depending|relying)\b|(?<!\b(?:never|not|n't|no one|nobody|without|or|to) (?:\p{L}+ )?)\b(?:ask(?:s|ed|ing)?|enquir\p{L}*|like to know|want to know|need to know)(?: (?:you|everyone|candidates|applicants|people|them|every \p{L}+))? about (?:(?:your|their|any|the) )?(?:children|kids|famil(?:y|ies) plans?|husbands?|wi(?:fe|ves)|baby plans?|marriage|plans for (?:a family|children))\b/giu,
    unless: /\b(?:parents|customers?|clients?|patients?|pupils|visitors?|listen|love to)\b/iu,
  },
  {
    about: 'family',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:people|staff|those|anyone|mums|wom[ae]n|drivers|workers|parents) with (?:families|kids|children|a family|little ones)\b[^.;]{0,16}\b(?:leave|quit|go|struggle\w*|don't|never|won't|can't|give up|burn out)\b(?! (?:early|when|home))/giu,
  },
  {
    about: 'appearance',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:make-?up|lipstick|heels|lashes|nails) (?:on|done|please)\b|\beasy to (?:look|\u00b7{4}) at\b|\b(?:white|black|brown|asian|foreign|pretty|young) faces\b/giu,
    unless: /\b(?:optional|welcome|no need|actors?|stage|performers?|models? for)\b/iu,
  },
  {
    about: 'pregnancy',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:clocked|saw|seen|noticed|spotted|showing|hiding|there(?:'s| is)|has|with|carrying) (?:an? |the |her |that )?(?:baby |little )?bump\b(?! (?:in|on the (?:road|head|line|door|car|track|sensor)|start|test|stop|cap|key))/giu,
  },
  {
    about: 'race_or_origin',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:by|on|over|because of|for|from) (?:the |their |his |her )?(?:sur)?names? alone\b|\bthe (?:sur)?names? alone (?:ruled|told|put|were)\b/giu,
  },
  {
    about: 'religion',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:turbans?|hijabs?|head ?scar(?:f|ves)|kippahs?|niqabs?|burqas?)\b[^.;]{0,14}\b(?:elsewhere|stays? home|at home|not here|don't (?:suit|fit|work|go)|doesn't (?:suit|fit|work|go))\b|\b(?:religious|faith|ethnic|cultural|traditional) (?:dress|symbols?|headwear|clothing|wear|garb|coverings?)\b[^.;]{0,20}\b(?:isn't|is not|aren't|are not|doesn't|does not|don't|won't|can't)\b(?! (?:\p{L}+ )?(?:an? (?:issue|problem|bar|barrier)|matter|a reason|bother|affect|count))/giu,
  },
  {
    // "The farmers won't take to an Indian vet": whom others are said not to accept.
    about: 'race_or_origin',
    subject: 'role',
    pattern: new RegExp(
      `\\b(?:won['’]?t|wouldn['’]?t|will not|would not|don['’]?t|doesn['’]?t|can['’]?t|never|will never|unlikely to|not going to)(?: (?:really|readily|easily|ever|exactly|likely|quite))* (?:take (?:kindly )?to|warm to|accept|stomach|listen to|put up with|cope with|stand for|swallow|trust|open (?:up )?to|wear) (?:an?|any|another) ${ORIGIN} (?!(?:food|menus?|kitchens?|curry|cars?|utes?|tractors?|trucks?|wines?|cheques?|products?|parts?|licen[cs]es?|beers?|brands?|cards?|phones?|numbers?|currency|dollars?|notes?|invoices?|companies|company|firms?|bidders?|suppliers?|takeover|restaurants?|rules?|music|film|supermarket|qualifications?|certificates?|keyboard)\\b)\\p{L}{3,}`,
      'giu',
    ),
  },
];

/** Every word of these rules, for the quick look whether a sentence speaks of people at all. */
export const TURNED_WORDS =
  "(?:won['’]?t|wouldn['’]?t|not|don['’]?t|doesn['’]?t|can['’]?t|never|unlikely)\\b[^.;]{0,34} (?:an?|any|another)|easy|elsewhere|make-?up|lipstick|heels|lashes|nails|look at|faces|families|kids|children|little ones|bump|alone|wife|husband|partner|spouse|who (?:won't|don't)|countries|nationalities|rainbow|the same|likewise|their own kind|too many|plenty|quite enough|for us|likes? it|like it|suits (?:us|the)|set|put|draw|stop|cap|keep|singles|couples|bachelors|real|true|proper|genuine|dinkum|actual|looks? it|look it|sound it|names? like|leave|benefits?|hours|breaks?|to care for|about|dress|symbols?|headwear|clothing|coverings?";
