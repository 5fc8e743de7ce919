import type { Rule } from './types.ts';
import { wholeWords } from './whole-words.ts';

const HELD = { verdict: 'held', subject: 'role' } as const;
const SOME =
  '(?:(?:two|three|four|five|a few|a couple|half|most|many|all|some|nearly all|the rest) of (?:us|the (?:team|crew|staff|office|lads))|the (?:whole |entire )?(?:team|crew|office)|we all|everyone here|everybody here)';
const HOUSE_OF_FAITH =
  '(?:church|mosque|temple|synagogue|parish|gurdwara|chapel|congregation|ward|shul|kirk|bible (?:study|group)|prayer group)';
const TEAM = '(?:team|crew|bunch|shop|office|gang|shift|staff|lot|workplace|yard|site|house|mob|unit)';
const ELSEWHERE =
  "(?:(?:best|better) (?:served|suited|placed|off) (?:by|to|in|with|at|elsewhere)|(?:happier|more at home) (?:in|at|with|elsewhere|somewhere)|elsewhere|(?:may|might|would|will|should) (?:\\p{L}+ )?(?:prefer|want|try|find|look at|choose) (?:an?|the|another|other|some) (?:\\p{L}+ )?(?:yard|place|employer|shop|firm|team|opening|role|job)s?|(?:are|is)(?:n['’]t| not) (?:an?|the|our|really an?|quite an?) (?:\\p{L}+ )?(?:fit|match|type|sort|thing)|not (?:for us|what we))";
const SERVED =
  /\b(?:clients?|customers?|residents?|patients?|participants?|pupils?|students?|guests?|members|passengers?|families we|support(?:s|ing)? (?:people|our)|you(?:['’]ll| will) (?:support|help|look after|care|work with)|products?|software|app|game)\b/iu;

/** What is said in passing: what the team shares, how long somebody has lived, whose town it is, which card or record somebody carries. */
export const PASSING_RULES: readonly Rule[] = [
  {
    ...HELD,
    about: 'age',
    pattern: wholeWords(
      '(?:start|beginning|dawn|threshold|first years) of (?:their |an? )?adult(?:hood| life)|(?:just|newly|barely|fresh) (?:into|out of) (?:adulthood|their teens)',
      '(?:over|past|beyond|above|the wrong side of|this side of|nearing|pushing|approaching) (?:the|their|a|that|his|her) half[- ]?century(?! (?:of|in|mark))',
      "(?:never (?:known|seen|lived in|had)|(?:can['’]t|cannot|don['’]t|won['’]t) (?:remember|recall|imagine)|(?:too young to|not) (?:remember|have known)) (?:an? |the )?(?:world|life|time|days?|age) (?:without|before) (?:the )?(?:wi-?fi|internet|smart ?phones?|google|tik ?tok|social media|mobiles?|streaming|youtube)",
      `(?:seasoned|senior|older|golden[- ]age|silver) citizens?(?= [^.;]*${ELSEWHERE})`,
      '(?:skews?|skewing|leans?|leaning|trends?|tends?) (?:\\p{L}+-)?(?:young(?:er)?|old(?:er)?|junior)|\\p{L}+-young(?= (?:and|team|office|crowd|bunch))',
    ),
    unless: SERVED,
  },
  // Where somebody was taught, of no use that is named: "Public school experience is a plus".
  {
    ...HELD,
    about: 'race_or_origin',
    pattern:
      /^\W*(?:an? )?(?:(?:(?:english|british|minor|good|right) )?public|boarding|prep) school (?:experience|background|education|upbringing|boys?|types?|polish)(?: (?:is|are|would be))? (?:an? )?(?:strong |big |real |definite |distinct )?(?:plus|bonus|advantage|preferred|welcome|must|essential|required)\W*$/giu,
    unless: /\b(?:teach\p{L}*|matron|tutor\p{L}*|nurs\p{L}*|cater\p{L}*|chef|groundsm[ae]n)\b/iu,
  },
  {
    ...HELD,
    about: 'religion',
    pattern: wholeWords(
      `${SOME} (?:share|attend|belong to|go to|worship at|met (?:at|through)|know each other from|sing (?:at|in)|come from) (?:an?|the|one|our|the same|that) (?:\\p{L}+ ){0,2}${HOUSE_OF_FAITH}`,
      `${SOME} (?:are|is|were) (?:in |at |with )?(?:the )?\\p{L}+(?: \\p{L}+)? ${HOUSE_OF_FAITH}`,
    ),
  },
  {
    ...HELD,
    about: 'disability_or_health',
    pattern: wholeWords(
      `(?:on|with|draw\\p{L}+|receiv\\p{L}+|claim\\p{L}+) (?:an? |the |their )?(?:disability (?:pension|benefits?|allowance|support)|pip|dsp|ssdi|sickness benefit|invalidity (?:pension|benefit)|treatment plans?|medication|dialysis|chemo|methadone)(?=[^.;]* ${ELSEWHERE})`,
      `in recovery(?=[^.;]* ${ELSEWHERE})`,
      '(?:full|complete|whole|working) set of (?:senses|limbs|fingers|faculties)|(?:all|both) (?:his|her|their|your) (?:limbs|faculties|senses|eyes|ears|legs)(?: working| intact)?(?= (?:is|are|needed|required|please|essential))|sound (?:of|in) (?:wind and limb|body)',
    ),
    unless: SERVED,
  },
  {
    ...HELD,
    about: 'sexual_orientation',
    pattern: wholeWords(
      `(?:hetero(?:sexual)?|straight)(?:,? (?:and )?\\p{L}+)? ${TEAM}`,
      `(?:${TEAM}|we) (?:is|are|['’]re) (?:all |mostly |pretty |a |fairly |very )*(?:hetero(?:sexual)?s?|straights?)`,
    ),
    unless: /\bstraight (?:talking|forward|shooting|up|away|from|to|in|into|after|a\b)|\bgay\b/iu,
  },
  {
    ...HELD,
    about: 'union_or_politics',
    pattern: wholeWords(
      `(?:card[- ]carr(?:iers?|ying(?: members?)?)|organi[sz]ers|shop stewards?|delegates|union (?:people|types|members|folk|men))(?=[^.;]* ${ELSEWHERE})`,
      '(?:has|have|got) a thing about (?:organi[sz]ers|unions?|union \\p{L}+|shop stewards?|delegates|reps)',
    ),
    unless: /\b(?:wedding|event|festival|conference|tour|race)\b/iu,
  },
  {
    ...HELD,
    about: 'family',
    pattern: wholeWords(
      "(?:(?:hasn['’]t|haven['’]t|has not|have not|doesn['’]t have|don['’]t have|without|with no|has no|have no|no)(?: got)?|with|has|have) (?:an? |the |any )?(?:partner|wife|husband|spouse|other half|better half|girlfriend|boyfriend|missus|family) (?:at home )?(?:who|that) (?:minds?|objects?|complains?|supports?|understands?|puts? up|doesn['’]t|won['’]t|expects?|needs?|worries)",
      "(?:military|army|navy|service|forces|expat|trailing) (?:spouses?|wives|husbands|partners) (?:move|leave|come and go|never|don['’]t|won['’]t|rarely|are (?:too|always|not|never))(?:\\p{L}| )*",
      '(?:a |the )?(?:carer|caregiver|single (?:mum|mom|mother|dad|parent)|young mother|new mum|mother of \\p{L}+|father of \\p{L}+)(?: (?:for|of|to) [^.;,]{3,30})? (?:was|had been) (?:our|the) (?:last|previous|latest) (?:hire|one|recruit|person)[^.;]*(?:taught|lesson|learn\\p{L}*|regret\\p{L}*|mistake|never|not again|wary|shy|cautious)',
    ),
    unless: SERVED,
  },
  {
    ...HELD,
    about: 'race_or_origin',
    pattern: wholeWords(
      '(?:home-?grown|native|local-born|locally[- ]bred|domestic)(?: \\p{L}+)? (?:over|before|ahead of|not|rather than|in preference to) (?:imported?s?|foreign\\p{L}*|overseas|migrants?|immigrants?|fly-in)(?: \\p{L}+)?',
      '(?:whose|with) (?:famil(?:y|ies)|people|parents|grandparents|forebears|ancestors|grandfathers?) (?:who )?(?:built|founded|settled|made|farmed|cleared|buried in|go(?:es)? back|have been|came over)(?=[^.;]*(?:town|valley|parish|county|district|land|area|country|place|here|generations|centuries|ships?))',
    ),
    unless:
      /\b(?:vegetables?|produce|fruit|herbs|flour|beef|cotton|goods|timber|clients?|customers?|members)\b/iu,
  },
  {
    ...HELD,
    about: 'work_status',
    pattern: wholeWords(
      "(?:spent|pardoned|expunged|sealed|dismissed|quashed|old|juvenile|wiped|record-suspended) (?:cautions?|convictions?|offences?|offenses?|charges?|records?|arrests?) (?:is|are|will|would|still|do(?:es)?|count\\p{L}*)(?! (?:not|n['’]t|never|no |none|ignored|disregarded|removed|set aside))(?:[^.;]*(?:still|count\\p{L}*|matters?|weigh\\p{L}*|in our book|held against|conversation|looked at|asked))",
    ),
    unless: /\b(?:exempt\p{L}*|enhanced|not|never|n['’]t|no)\b/iu,
  },
];

/** Words of these rules, for the quick look whether a sentence speaks of people at all. */
export const PASSING_WORDS =
  'adult|adulthood|century|half-century|wi-?fi|internet|smart ?phones?|citizens?|skew\\w*|\\p{L}+-young|church|mosque|temple|synagogue|parish|gurdwara|chapel|congregation|bible|prayer|pension|benefit|recovery|treatment|senses|limbs|faculties|hetero\\w*|straight|card-?carr\\w*|organi[sz]ers|stewards?|partner|spouses?|carer|imported|families|forebears|ancestors|caution|cautions|pardoned|expunged|sealed|spent|(?:public|boarding|prep) school';
