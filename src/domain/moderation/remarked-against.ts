import type { Attribute, Rule } from './types.ts';
import { wholeWords } from './whole-words.ts';
import { AGE, FAITH, ORIGIN, PEOPLES } from './words.ts';

const HELD = { verdict: 'held', subject: 'role' } as const;

const THEM = '(?:you|them|him|her|any(?:one|body)|some(?:one|body)|people|applicants?|candidates?)';
const AGAINST = `(?:(?:is|are|will be|would be|remains?|['’]d be|['’]ll be)(?: still| always| usually| often)? (?:an? )?(?:big |real |serious |major |instant |automatic )?(?:problem|issue|deal[- ]?breaker|no(?=\\W*$|[,;])|no-no|bar|barrier|obstacle|non-?starter|red flag|worry|concern|hard no|hard stop)|(?:(?:still|always|will|would|do(?:es)?|may|can) )*(?:counts?|goes|go|weighs?|tells?|works?) (?:heavily |strongly )?against ${THEM}|(?:(?:still|will|would|do|does|may|['’]ll|['’]d) )*(?:rules?|knocks?|counts?|takes?|puts?) ${THEM} out|(?:is|are|will be|would be|gets?|be) held against ${THEM}|(?:(?:will|would|do|does) )*(?:sinks?|kills?|ends?|finish(?:es)?|scuppers?|torpedo(?:es)?|ruins?|hurts?|harms?) (?:your|an|any|the|their) (?:application|chances?|hopes?|case|prospects)|(?:will|would|does|do)(?:n['’]t| not) (?:do|help) (?:your|you|their|any)|(?:will|would) (?:cost|lose) ${THEM} (?:the|points|this|a)|means? (?:an? )?(?:no|rejection|instant rejection)(?=\\W*$|[,;])|(?:is|are) (?:out|no good|no use)(?=\\W*$|[,;]| (?:to|here|for)\\b)|puts? (?:us|me|him|her|the \\p{L}+|our \\p{L}+|clients|customers) off)`;
const NEVER = '(?<!\\b(?:no|not|never|neither|nor|how|if|whether|why|nobody|without) (?:\\p{L}+ )?)';
const IN_PAST =
  "(?: (?:in|from|on|to) (?:your|their|the|his|her|someone['’]s) (?:past|youth|teens|twenties|name|file|background|history|record))?(?:,? (?:however|no matter how) (?:old|minor|small|long ago|far back))?,?";
const RECORD = [
  '(?:criminal|police|arrest|court|prison|juvenile) (?:records?|past|histor(?:y|ies)|backgrounds?|convictions?)',
  '(?:convictions?|felon(?:y|ies)|misdemeanou?rs?|cautions?|rap sheets?)',
  '(?:histor(?:y|ies)|past|dealings|trouble|brush(?:es)?|run-?ins?) with (?:the )?(?:courts?|police|law|cops|justice system|probation(?: service)?)',
  '(?:time|years|months|a spell|a stretch|a stint) (?:inside|in (?:prison|jail|gaol|custody|youth detention))',
  '(?:jail|prison|gaol) (?:time|terms?|sentences?|stays?|records?)',
  'having been (?:inside|in (?:prison|jail|gaol)|convicted|arrested)',
].join('|');
const RECORD_REASON =
  'Keeps people out by a record that may be spent or no matter of the work, which many places forbid.';
const RECORD_REWORDING = 'Ask for a check of convictions that matter to the work, where the law allows it';
// What a law or the work itself asks of a record.
const OF_LAW =
  /\b(?:exempt\p{L}*|enhanced|regulated|barred|safeguard\p{L}*|child(?:ren)?|vulnerable|by law|driving|motoring|law (?:says|bars|stops|requires)|regulations?|regulator|licen[cs]\p{L}*|fraud|dishonest\p{L}*|theft|drugs?|not|never|necessarily|rarely|seldom)\b|n['’]t\b(?! (?:do|help))/iu;

const NO_UNIT =
  '(?! ?(?:%|hours?|hrs?|k\\b|kg|kilos?|people|staff|minutes|mins|units|a week|an hour|per\\b|miles|km|beds|degrees|tonnes?|clients|accounts|thousand|million|grand|percent))';

const KINDS: readonly (readonly [Attribute, string])[] = [
  [
    'disability_or_health',
    '(?:wheelchair users?|disabled (?:people|applicants?|candidates?)|(?:people|anyone|those|applicants|candidates) with (?:an? )?(?:disabilit(?:y|ies)|health conditions?)|the disabled|deaf people|blind people)',
  ],
  [
    'age',
    '(?:(?:older|younger|mature) (?:people|applicants?|candidates?|workers?)|over[- ](?:40|50|60|fort(?:y|ies)|fift(?:y|ies)|sixt(?:y|ies))s?|pensioners|retirees|school leavers)',
  ],
  ['sex', '(?:wom[ae]n|females?|m[ae]n|males?|ladies|girls)'],
  ['family', '(?:mums|moms|mothers|parents|dads|single parents|carers)'],
  [
    'race_or_origin',
    `(?:${ORIGIN} (?:people|applicants?|candidates?)|${PEOPLES}|minorit(?:y|ies)|people of colou?r|diverse candidates|an? (?:${ORIGIN}|diverse) (?:candidate|applicant))`,
  ],
  ['religion', `(?:${FAITH}(?: (?:people|applicants?|candidates?))?)`],
];
const HONESTLY =
  '(?:to be honest|honestly|frankly|truthfully|realistically|in (?:practice|reality|truth)|between us|between you and me|we both know|privately|the truth is|really)';

/** What counts against those who apply, an age told by its side, and a welcome that is for show. */
export const REMARKED_AGAINST: readonly Rule[] = [
  // "A criminal record will count against you", "time inside rules you out".
  {
    ...HELD,
    about: 'work_status',
    pattern: wholeWords(
      `${NEVER}(?:(?:an?|any|your|past|old|previous|every|one|the) )*(?:${RECORD})${IN_PAST} ${AGAINST}`,
    ),
    unless: OF_LAW,
    reason: RECORD_REASON,
    rewording: RECORD_REWORDING,
  },
  // "If there's a record we're not interested".
  {
    ...HELD,
    about: 'work_status',
    pattern: wholeWords(
      `if (?:there|they|he|she|you|any(?:one|body)|some(?:one|body)|whoever)(?:['’](?:s|ve)| is| has| have)?(?: got| ever had)? (?:an?|any) (?:criminal |police )?(?:record|convictions?|past|form)(?= ?,|,? (?:we|i|it|he|she|don|no|not|forget|pass|bin|skip|leave)\\b)[^.;]{0,12}(?:not interested|don['’]t|do not|forget|pass|bin|skip|leave|a no|no(?: thanks)?(?=\\W*$|[,;]))`,
    ),
    unless: /\b(?:driving|motoring|by law|licen[cs]\p{L}*|tell us|worry|hesitate)\b/iu,
    reason: RECORD_REASON,
    rewording: RECORD_REWORDING,
  },
  // "A big ask for anyone north of 50".
  {
    ...HELD,
    about: 'age',
    pattern: wholeWords(
      `(?:any(?:one|body)|some(?:one|body)|nobody|no ?one|those|people|folks?|candidates?|applicants?|whoever|an? (?:man|woman|person|bloke|lady|guy|chap|lad))(?:['’]s| is| are| who(?:['’]s|['’]re| is| are))? (?:(?:well|just|much|far|a bit|slightly) )?(?:(?:north|south|(?:on )?th(?:e|is) (?:wrong|far|other|right|sunny|good|young|near)? ?side|shy|upwards|this side) of|past|beyond|the sunny side of|pushing|nudging|knocking on(?: for)?) (?:the age of )?${AGE}${NO_UNIT}`,
    ),
    unless:
      /\b(?:clients?|patients?|residents?|members|customers?|pupils|campers|swimmers|welcome|regardless)\b/iu,
  },
  // "Wheelchair users are welcome to apply, but honestly they won't get it"; "we interview women for optics".
  ...KINDS.map(
    ([about, kind]): Rule => ({
      ...HELD,
      about,
      pattern: wholeWords(
        `${kind} (?:are |is )?(?:(?:more than |very |all |always )?(?:welcome|free|invited|encouraged|able)(?: to apply)?|can apply|may apply|(?:do )?apply)[^.;]{0,20}\\b(?:but|though|only|yet|just)\\b[^.;]{0,30}?(?:they|none(?: of them)?|no ?one|it|we|he|she|nobody)(?:['’]s|['’]re)? ?(?:(?:just|really|still|ever) )*(?:won['’]t|will not|never|rarely|don['’]t|do not|aren['’]t|isn['’]t|not|hardly ever)(?: really| ever| going to)* (?:get|make|be (?:hired|taken|picked|chosen|considered)|see|pass|last|take|hire|going|go|fit|suit)`,
        `(?:interview|see|meet|shortlist|short-list|invite|include|put (?:in|forward)|consider|send|want|add|put)(?:s|ed|ing)? (?:(?:one|two|an?|some|a few|the odd|more|a couple of|us|me|any) )*${kind}(?: [^.;]{0,25})? (?:for (?:the )?(?:optics|show|appearances|look of it|form['’]s sake|the look of the thing)|to (?:tick|check) (?:the|a|that|our|some) (?:\\p{L}+ )?box(?:es)?|as (?:a )?(?:box[- ]tick\\p{L}*|window[- ]dressing|tokens?)|so (?:that )?(?:it|we) looks? (?:good|fair|right|ok)|to keep (?:hr|legal|head office) (?:happy|quiet))`,
        `(?:${HONESTLY},? (?:no |any )?${kind} (?:won['’]t|will not|never|don['’]t|wouldn['’]t|needn['’]t|stand no|have no|haven['’]t))`,
      ),
      unless:
        /\b(?:wait long|refus\p{L}*|unlawful|told (?:him|her|them)|(?:the )?(?:pay|salary|money|parking|commute))\b/iu,
      reason: 'Says that anybody may come and takes it back again.',
      rewording: 'Leave it out: whoever is asked to come is to be weighed like anybody else',
    }),
  ),
];
