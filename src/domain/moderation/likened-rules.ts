import type { Rule } from './types.ts';
import { AGE } from './words.ts';

const HELD = { verdict: 'held', subject: 'role' } as const;

const SOMEBODY =
  '(?:some(?:one|body)|any(?:one|body)|an? (?:\\p{L}+ )?(?:person|candidate|girl|lad|lady|gent|chap|bloke|fella|guy|man|woman|face|temp|barista|receptionist|assistant|waitress|waiter)|the next one|her to be|him to be|them to be)';
const LAST_ONE =
  '(?:like (?!for\\b|the (?:product|version|model|system|site|app|build)\\b)[^.;,]{2,30},|another [^.;,]{2,20},|same (?:again|as (?:last time|before|the last (?:one|girl|lad|chap|time)))[^.;,]{0,12}|the (?:last|previous|old|one before)(?: (?:one|girl|lad|chap|lady|hire|temp|holder|\\p{L}+(?:er|ist|ant|man|woman)))?\\b[^.;]{0,40})';
const STEP =
  '(?:(?:just|only|but|though|and|maybe|perhaps|possibly|a|an|tad|touch|bit|little|shade|lot|good|way|much|slightly|\\p{L}+ty|\\p{L}*teen|ten|\\d\\d?|years?|decades?|couple|few|of) )*';
const MORE: readonly (readonly [Rule['about'], string])[] = [
  [
    'age',
    '(?:younger|fresher|(?:with )?fewer (?:birthdays|candles|miles on the clock)|older(?! (?:version|model|kit|system|stock))|less (?:old|grey|gray|wrinkl\\p{L}*|tired[- ]looking)|more (?:youthful|grown[- ]up))',
  ],
  [
    'race_or_origin',
    '(?:fairer(?= (?:for|in|at|on|skin|of)|[.,;]?$)|paler|whiter|darker|less (?:brown|black|dark|foreign|ethnic|asian|african)|more (?:english|british|irish|australian|aussie|american|western|european|chinese|kiwi))',
  ],
  [
    'appearance',
    '(?:slimmer|thinner|trimmer|prettier|sexier|hotter|curvier|blonder|leggier|better[- ]looking|easier on the eye|less (?:round|wide|heavy|chunky|hefty|plain|big)|more (?:glam\\p{L}*|photogenic|attractive))',
  ],
  [
    'sex',
    '(?:more (?:feminine|masculine|ladylike|manly|of a (?:man|woman|lad|girl|lady|bloke))|less (?:camp|butch|mannish|girly|female|male))',
  ],
  [
    'religion',
    '(?:more (?:christian|catholic|protestant)|less (?:religious|churchy|muslim|jewish|catholic|christian|devout))',
  ],
  [
    'pregnancy',
    '(?:less (?:pregnant|fertile|broody)|(?:minus|without) the (?:bump|baby|pram|morning sickness))',
  ],
];
const NOT_PEOPLE =
  /\b(?:version|software|models? of|paint|wine|beer|coffee|fabric|code|price|copy|logo|design|colours?|shade|roast|deal|process|terms|split|share|way)\b/iu;

const NOT_PEOPLE_OR_WORKS =
  /\b(?:(?:in|on|to|across) (?:the|their|his|her|your) (?:portfolio|work|designs?|photos)|palette|paint|carpet|fabric|suit|tie|logo|design|website|walls?|colours? (?:to|in))\b/iu;

// Wishes that name nobody, and compare: the last one, only younger.
const COMPARED: readonly Rule[] = MORE.map(([about, more]) => ({
  ...HELD,
  about,
  pattern: new RegExp(`\\b(?:${SOMEBODY}|${LAST_ONE}) ?${STEP}(?<!\\p{L})${more}`, 'giu'),
  unless: NOT_PEOPLE,
}));

// What shows somebody's years, as what there is to be less of: "someone with, in her words, a bit less grey".
const LESS_OF_YEARS =
  "(?:less|fewer|not (?:so|as|quite as) (?:much|many)) (?:gr[ae]y(?! (?:area|matter|zone|scale|water|market|import|cell)s?)|silver (?:hair|on top|up top|in)|wrinkles|lines (?:on (?:the|their|his|her) face|round the eyes)|crow['’]s feet|(?:candles|years|summers|winters) (?:on (?:the|their|his|her) (?:cake|back|clock|shoulders)|behind (?:them|him|her)))";
const THING_COUNTED =
  '(?! ?(?:%|hours?|hrs|k\\b|kg|kilos|miles|minutes|mins|km|staff|degrees|per|percent|people|days|beds|sites|units|pages|an hour|calls|cases|covers|stores|knots|mph))';

// A team or a counter as what is to look otherwise: "We're trying to get the branch a bit lighter".
const TEAM =
  '(?:team|branch|office|floor|crew|front desk|front of house|counter|reception|shop(?: floor)?|department|line-?up|staff|roster|workforce|place|average(?: age)?)';
const TEAM_OTHERWISE: readonly Rule[] = [
  {
    ...HELD,
    about: 'race_or_origin',
    pattern: new RegExp(
      `\\b(?:get|getting|make|making|bring|keep|keeping|have|see|want|like) (?:the|our|his|her|their|this) ${TEAM} (?:looking |to (?:be|look|get) )?${STEP}(?:lighter|whiter|paler|fairer|less (?:brown|black|dark|foreign|ethnic|asian|african))(?! (?:on|in (?:weight|workload))\\b)|\\b${TEAM} (?:could do with|needs|wants|would benefit from) (?:an? )?(?:\\p{L}+ )?(?:lighter|whiter|paler|fairer) (?:touch|face|faces|look|tone|shade|complexion)s?\\b|\\bcomplexion[- ]wise\\b`,
      'giu',
    ),
    unless: /\b(?:paint\w*|walls?|windows?|lighting|lights?|curtains?|decor\w*|workload|colour scheme)\b/iu,
  },
  {
    ...HELD,
    about: 'age',
    pattern: new RegExp(
      `\\b${TEAM} (?:skews?|leans?|runs?|is|has (?:got|become)|is getting|gets) (?:a (?:bit|little|touch) |too |rather |very |so )*(?:gr[ae]y|old(?:er)?|long in the tooth|wrinkly)\\b[^.;]*\\b(?:fix|balance|redress|chang\\p{L}+|correct|shift|lower|bring (?:it|that) down|with this hire|fresh|next)\\b|\\b(?:time|need|needs|want|wants|could (?:do with|use)) (?:we had |to have |for )?(?:some |a few |an? pair of )?(?:young|fresh|younger) (?:legs|blood|faces|bones|knees)\\b`,
      'giu',
    ),
    unless: /\b(?:paint\w*|walls?|carpets?|building|produce|fruit|stock)\b/iu,
  },
];

/** Wishes by comparison with somebody, by an age that a number is near to, and by looks that are asked for to be chosen by. */
export const LIKENED_RULES: readonly Rule[] = [
  ...COMPARED,
  ...TEAM_OTHERWISE,
  {
    ...HELD,
    about: 'age',
    pattern: new RegExp(
      `\\b${SOMEBODY},? (?:with|has|having|who has|sporting|showing),? ?(?:(?:in (?:his|her|their) (?:own )?words|(?:and )?(?:i|we) quote|how (?:shall|do|should) (?:i|we) (?:put|say) (?:it|this)|shall we say|(?:as )?(?:he|she|they) (?:said|says?|put (?:it|this))|let['’]s say|well|um|er),? )?(?:more hair and )?${STEP}${LESS_OF_YEARS}`,
      'giu',
    ),
    unless: NOT_PEOPLE_OR_WORKS,
  },
  {
    ...HELD,
    about: 'age',
    pattern: new RegExp(
      [
        `\\bpass(?:es)? (?:for|as) (?:an? )?(?:under |barely )?${AGE}\\b`,
        `\\ba day (?:over|past|older than|under|more than) ${AGE}\\b`,
        `\\b(?:some(?:one|body)|any(?:one|body)|an? (?:\\p{L}+ )?(?:man|woman|lady|gent|chap|bloke|fella|girl|lad|person|candidate)|people|those|he|she|they)(?:['’]s|['’]re| is| are| who(?:['’]s| is))? (?:\\p{L}+ )?(?:getting|going|coming|edging|creeping|heading|rising|nudging|pushing|knocking|inching) (?:on (?:for|to)|up (?:to|on)|towards?|for|on)? ?${AGE}\\b`,
        `\\b(?:nearer|closer to|more|rather) ${AGE} than ${AGE}\\b`,
        `\\b(?:half|twice|two thirds|a third) (?:the|his|her|my|your) age(?: of (?:our|the|his|her|your|my) \\p{L}+| of \\p{L}+)?\\b|\\bhalf (?:our|the) (?:last|previous|present|current|old) [^.;]{2,25}['’]s? age\\b`,
      ]
        .map((one) => one + THING_COUNTED)
        .join('|'),
      'giu',
    ),
    unless:
      /\b(?:buildings?|clients?|customers?|residents?|patients?|members|pupils|applicants? of any|whether)\b/iu,
  },
  {
    ...HELD,
    about: 'appearance',
    pattern: new RegExp(
      [
        // A picture of somebody, by what it is to show or who sends it.
        '\\b(?:recent|smiling|full[- ](?:length|body|figure)|unfiltered|flattering|nice|passport[- ](?:style|sized?)) (?:colou?r )?(?:photos?|photographs?|snaps?|pics?|pictures?|selfies?|head ?shots?|portraits?)\\b',
        '\\b(?:photos?|photographs?|snaps?|pics?|pictures?|selfies?|head ?shots?|portraits?)\\b[^.;]{0,20}\\b(?:face and|full (?:figure|body|length)|front and (?:side|back)|of your(?:self| face)|no filters?|skin|teeth|smiling|(?:(?:with|alongside|attached to|on) (?:the|your|each|every) (?:cv|r[eé]sum[eé]|application)))\\b',
        '\\b(?:send|attach|enclose|include|whatsapp|upload|add|email|text|with|post|drop)\\b[^.;]{0,16}\\b(?:selfies?|head ?shot|(?:snap|pic|picture|shot)s? of you(?:rself)?|your (?:insta\\w*|tiktok|socials))\\b',
        // That somebody is chosen by how they look.
        "\\b(?:choos(?:e|es|ing)|chosen?|picks?|picked|hires?|goes?|judges?|selects?) (?:first |mainly |mostly |purely |also )?(?:on|by|for) (?:their |your |the )?looks\\b|\\blooks (?:do |really |will )?(?:matter|count|come first|are (?:important|everything|part of))\\b|\\b(?:have|has|['’]ve|got) (?:got )?the look\\b(?! of)|\\bsize (?:four|six|eight|ten|twelve|\\d\\d?) (?:uniforms? )?only\\b|\\bhealthy (?:weight|bmi)\\b",
      ].join('|'),
      'giu',
    ),
    unless:
      /\b(?:no (?:photo|picture|selfie|head ?shot)\p{L}*|not|don['’]t|never|without|please leave|rather than|optional|no need|badge|passes|id\b|gate|portfolio|pieces|cakes?|products?|models?|customers?|patients?|clients?|campaign|edit|retouch|weight (?:management|loss)|supports?|promot\p{L}*|helps?|you (?:have )?made)\b/iu,
  },
];

/** Every word of these rules, for the quick look whether a sentence speaks of people at all. */
export const LIKENED_WORDS =
  'less gr[ae]y|lighter|complexion|gr[ae]y|long in the tooth|wrinkly|legs|blood|bones|knees|fewer|birthdays|candles|on the clock|younger|fresher|fairer|paler|whiter|darker|slimmer|thinner|trimmer|prettier|sexier|hotter|curvier|blonder|leggier|better[- ]looking|easier on the eye|less \\w+|more (?:youthful|grown|english|british|irish|australian|aussie|american|western|european|chinese|kiwi|glam\\w*|photogenic|attractive|feminine|masculine|ladylike|manly|of a|christian|catholic|protestant)|the bump|the pram|day (?:over|past|older|under|more)|nearer|half|twice|selfies?|snaps?|pics?|photos?|photographs?|head ?shots?|portraits?|your insta\\w*|tiktok|socials|looks|the look|only|healthy|pass(?:es)? (?:for|as)|forty|fifty|sixty|seventy|thirty|twenty';
