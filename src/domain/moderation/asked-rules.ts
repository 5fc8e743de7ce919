import type { Rule } from './types.ts';
import { ORIGIN, PEOPLES } from './words.ts';

const rx = (source: string): RegExp => new RegExp(source, 'giu');

const KIN =
  '(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]+|hubby|missus|other half|kids?|children|little ones?|in-?laws|mother|father|mum|mom|dad|parents|folks|famil(?:y|ies)|babys?itter)';
const ILLNESS =
  '(?:illness(?:es)?|disabilit(?:y|ies)|disorders?|impairments?|(?:health|medical|mental health|heart|back|knee|sleep) (?:conditions?|issues?|problems?|troubles?|plans?|matters?)|health|psychologist|psychiatrist|therapist|counsell?or|medications?|medicines?|prescriptions?(?: drugs?)?|antidepressants|heart disease|cancer|diabetes|epilepsy|asthma|depression|anxiety|breakdown|seizures?|back pain|injur(?:y|ies)|surger(?:y|ies)|operations?|hospitali[sz]ed|pregnan\\w+|fertility|ivf)';
const UNION =
  '(?:(?:trade |labou?r )?unions?(?: cards?| reps?| members?| meetings?)?|union organi[sz]ers?|organi[sz]ing drive|amwu|cfmm?eu|etu|twu|awu|siptu|forsa|unite|unison|usdaw|rmt|teamsters?|seiu|ufcw|ibew|uaw|afscme|afl-cio|nzno|psa)';
const SEALED =
  '(?:spent|expunged|sealed|dismissed|pardoned|clean[- ]?slated?|juvenile|protected|set aside|annulled|wiped|acquitted|dropped)';

// A question or a request: what is asked for is told before anybody is chosen.
const ASKS =
  "(?:^|[,:;(]|\\b(?:and|so|but|or)\\b)\\W*(?:are|were|do|did|have|has|had|is|was|will|would|can|could|what(?:'s)?|where(?:'s)?|when|which|who(?:'s|'ll)?|how(?:'s)?|why|any|ever|list|tell|name|you've|you have|does)\\b";
// What is asked about others, or for the sake of the person who is asked.
const OF_OTHERS =
  /\b(?:clients?|patients?|customers?|residents?|pupils?|students?|participants?|colleagues?|employees?|team members?|staff|claimants?|adjustments?|accommodations?|reasonable|safely|support\w*|care for|cared for|caring for|experience|handled|dealt|negotiat\w+|taught|treat(?:ed|ing)|manag(?:e|ed|ing)|helped?|anything (?:you(?:'d| would)? (?:like|need)|we (?:can|should|could) (?:do|change|set))|so that (?:you|we) can|do not ask|don't ask|never ask|not ask|exempt\w*|exception\w*|optional|voluntary|policy|policies|benefits?)\b/iu;
const OF_RECORDS =
  /\b(?:do not|don't|never|not|no need to|needn't|need not|nobody|may not|cannot|can't|stay(?:s)? out|leave out|without) (?:\w+ ){0,4}?(?:ask|tell|disclos\w+|declar\w+|look|count\w*|file|need|matter\w*|considered|held|taken)|\b(?:exempt\w*|exception\w*|exceptions order|isn't protected|not protected|roa 1974|part viic)\b/iu;

const RECORD_REASON =
  'Asks for or weighs arrests, or convictions that the law counts as spent or sealed, which most places forbid.';
const RECORD_REWORDING =
  'Ask for a check of convictions that matter to the work, where the law allows it, after an offer';
/** What may be asked in place of what somebody is. */
export const QUESTION_REWORDING =
  'Ask for the skills, the hours that the work needs and the right to work alone';

/** What people are asked of themselves, or made to tell, before they are hired, in questions and in ads. */
export const ASKED_RULES: readonly Rule[] = [
  {
    about: 'age',
    subject: 'role',
    pattern:
      /\bhow old (?:are|will|were|would) you\b|\bwhat(?:'s| is) your age\b|\bwhat (?:year|age) (?:did|were|are|do|will) you\b[^.;]{0,20}\b(?:finish|leave|graduate|born|start|retire|complete|school|university|college)|\b(?:when|what year) (?:did you (?:finish|leave|do|sit|complete|graduate)|were you born)(?: (?:from |at |high |secondary )*(?:school|born|university|college)| your (?:o-levels|gcses|a-levels|leaving cert|hsc|vce|school\w*))?|\bwhen (?:do|are|will) you (?:plan(?:ning)?|expect(?:ing)?|hop(?:e|ing)|going|think(?:ing)?|see yourself)(?: of| to| on)* retir\p{L}+|\bhow (?:many|much longer|long|long more) [^.;]{0,30}\b(?:before|until|till) (?:you )?(?:retir\p{L}+|the pension|your pension)|\bhow (?:much longer|long more|many more years) (?:do|will|would|can|are) you\b|\b(?:half|twice|double|younger than|older than) your (?:own )?age\b|\b(?:at|of) your (?:age|time of life|stage of life)\b/giu,
    unless: /\b(?:over|under|at least) (?:16|18|21|25)\b|\bof legal age\b/iu,
    rewording: QUESTION_REWORDING,
  },
  {
    about: 'family',
    subject: 'role',
    pattern: rx(
      `${ASKS}[^.;]{0,60}?\\byour ${KIN}\\b|\\b(?:have you|do you have|have you got|got)(?: any| got any| got| small| young)* (?:kids|children|little ones?|littlies|dependants|dependents|a family|a husband|a wife|a boyfriend|a girlfriend)\\b|\\bwho(?:'ll|'s| will| is| would| does)?(?: going to)? (?:looks? after|minds?|picks? up|watch(?:es)?|cares? for|collects?|has|takes? care of) (?:the |your |any )?(?:kids?|children|little ones?|bab(?:y|ies)|wee ones?)\\b|\\bas a (?:mother|mum|mom|mam|father|dad|parent|single parent)\\b|\\bare you (?:married|single|engaged|divorced|separated|seeing anyone|settled down|in a relationship|living with)\\b|\\byou(?:'ve| have)(?: got)? a ring on\\b|\\b(?:plan|plans|situation|arrangements?) (?:at|for) home\\b|\\b(?:planning|thinking of|hoping for|going) (?:on |for |to )?(?:having |have )?(?:any )?(?:more )?(?:kids|children|a baby|babies|a family)\\b`,
    ),
    unless: OF_OTHERS,
    rewording: QUESTION_REWORDING,
  },
  {
    about: 'race_or_origin',
    subject: 'role',
    pattern:
      /\bwhere (?:are|were|do|did) (?:you|your \p{L}+) (?:(?:really|originally|actually) (?:come )?(?:from|born)|(?:come )?from[- ,]*(?:really|originally|actually))|\bwhere(?:'s| is| was| does| did)? (?:that|your|the) (?:accent|sur ?name|last name|name)\b|\bwhere is it you(?:'re| are) from\b|\bwhat (?:country|town|nationality|background|heritage|tribe|caste|community|race)\b[^.;]{0,20}\b(?:you|your)\b|\b(?:which|what) (?:tribe|iwi|caste|clan|sub-?caste|community|island|village|hap[uū])\b[^.;]{0,12}\b(?:you|your)\b|\bare you (?:from|part of|one of|in) the (?:\p{L}+ ){0,2}(?:community|travell?ers)\b|\bwhere did you (?:learn|pick up|get) (?:such |your |that |so )?(?:good |perfect |excellent )?(?:english|accent)\b|\b(?:were|was) (?:you|your (?:parents|family|folks|people)) born\b|\bhow (?:long|many years) (?:have you|you've) (?:been|lived) (?:in (?:nz|new zealand|australia|oz|the uk|britain|england|ireland|the (?:us|states|country)|america|this country)|over here|here in)\b/giu,
    unless: OF_OTHERS,
    rewording: QUESTION_REWORDING,
  },
  {
    about: 'disability_or_health',
    subject: 'role',
    pattern: rx(
      `\\b(?:(?:have|do|are|were|did) you|(?:any|ever|had any|have any)\\b(?=[^.;]*\\b(?:you|your|yours|family)\\b))[^.;]{0,50}\\b${ILLNESS}\\b|\\b(?:list|tell us|disclose|declare|state|note|write down)\\b[^.;]{0,30}\\b(?:medications?|medicines?|illness(?:es)?|disabilit(?:y|ies)|health conditions?|prescriptions?)\\b|\\bhow many (?:sick|sickness|absence) days\\b|\\b(?:sick(?:ness)? days?|days? (?:off )?sick|time off sick)\\b[^.;]{0,30}\\byou\\b|\\bwhat(?:'s| is| was| happened)(?: to)? (?:wrong with|the matter with)? ?(?:you|your (?:hand|leg|arm|eye|face|back|foot|hip|knee|head))\\b|\\bhow(?:'s| is| has| are) your (?:health|back|knees?|heart|weight|eyesight|hearing|head|nerves)\\b|\\bsince (?:the|your) (?:chemo|accident|operation|surgery|stroke|breakdown|diagnosis|heart attack)\\b|\\bare you on (?:any|the) (?:medications?|prescription|pill|tablets|drugs)\\b|\\b(?:run|runs|history|any)\\b[^.;]{0,40}\\bin (?:your|the) family\\b`,
    ),
    unless: OF_OTHERS,
    rewording: QUESTION_REWORDING,
  },
  {
    about: 'union_or_politics',
    subject: 'role',
    pattern: rx(
      `\\b(?:are|were|have|did|do|would|will|ever) you\\b[^.;]{0,40}\\b(?:members? of|join(?:ed)?|belong(?:ed)? to|in|signed?|talk(?:ed)? to|been to|been in|support|sign up with|attend(?:ed)?|feel about|vote for|voted for)\\b[^.;]{0,20}\\b${UNION}\\b|\\b(?:who|how|which way|what party) (?:do|did|would|will) you vote\\b|\\b(?:what|which) (?:party|union) (?:do|are|did) you\\b`,
    ),
    unless: OF_OTHERS,
    rewording: QUESTION_REWORDING,
  },
  {
    about: 'religion',
    subject: 'role',
    pattern:
      /\b(?:what|which) (?:church|religion|faith|parish|mosque|temple|synagogue|denomination|god)\b[^.;]{0,20}\byou\b|\bdo you (?:pray|fast|believe in|go to (?:church|mass|mosque|temple)|attend (?:church|mass|services)|observe|keep (?:the sabbath|kosher|halal)|wear (?:that|the) (?:scarf|hijab|turban))\b/giu,
    unless: OF_OTHERS,
    rewording: QUESTION_REWORDING,
  },
  {
    about: 'sexual_orientation',
    subject: 'role',
    pattern:
      /\bare you (?:gay|straight|bi|queer|lesbian|trans|transgender|a man or a woman|a boy or a girl)\b|\bwere you born (?:a |as a )?(?:man|woman|male|female|boy|girl)\b|\bwhat(?:'s| is) your (?:sexual\p{L}*|orientation|real gender|real sex|birth name|dead ?name)\b/giu,
    rewording: QUESTION_REWORDING,
  },
  // What somebody did to have their rights.
  {
    about: 'work_status',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:have you|did you|ever|anyone|applicants?|candidates?|those|people)\b[^.;]{0,30}\b(?:filed|made|lodged|put in|claimed|brought|raised|taken|been to|been on|started|had|have|has)\b[^.;]{0,30}\b(?:workers'? comp\p{L}*|workcover|worksafe|acc claims?|injury claims?|compensation|tribunal|grievances?|eeoc|lawsuits?|(?:discrimination|harassment) (?:claims?|complaints?))|\b(?:injury[- ]?claim|claims?|workcover|workers'? comp)[- ]free\b/giu,
    unless:
      /\b(?:for (?:a |your )?(?:clients?|customers?)|handled|represent\p{L}*|defend\p{L}*|manag\p{L}*|experience|insur\p{L}*|support\p{L}*|no[- ]claims? bonus)\b/iu,
    reason: 'Keeps people out who used a right that they have at work.',
    rewording: QUESTION_REWORDING,
  },
  {
    about: 'work_status',
    verdict: 'held',
    subject: 'role',
    pattern: rx(
      `\\bhave you (?:ever )?been (?:arrested|charged|in trouble with|in prison|in jail|inside|locked up|cautioned)\\b|\\bever (?:been )?arrested\\b|\\b${SEALED}\\b[^.;]{0,30}\\b(?:convictions?|records?|offen[cs]es?|charges?|arrests?|or (?:not|otherwise))\\b|\\b(?:convictions?|records?(?! (?:management|manag\\p{L}+|keep\\p{L}*|office\\p{L}*|cent(?:re|er)|team|clerk\\p{L}*|department|systems?|assistants?))|offen[cs]es?|charges?(?! (?:nurse|hand))|arrest\\p{L}*)\\b[^.;]{0,50}\\b${SEALED}\\b|\\bclean slate\\b|\\b(?:all|any|every) (?:criminal )?convictions?\\b[^.;]{0,40}\\b(?:any at all|no matter|however|ever|any kind|including|out)\\b|\\bclean record means\\b|\\b(?:no |not |never )?(?:felons?|ex-?cons?|ex-?offenders?|jailbirds?)\\b`,
    ),
    unless: new RegExp(
      `${OF_RECORDS.source}|\\b(?:welcom\\p{L}*|encourag\\p{L}*|second chance|fair chance|considered?|rehabilitat\\p{L}*|support\\p{L}*|help\\p{L}*)\\b`,
      'iu',
    ),
    reason: RECORD_REASON,
    rewording: RECORD_REWORDING,
  },
  // What kind of service somebody left, and what they were left with.
  {
    about: 'work_status',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:type|kind|sort) of discharge\b|\bva (?:disability )?rating\b|\b(?:no|not|never|without|avoid|skip)\b[^.;]{0,20}\b(?:reservists?|guardsm[ae]n|national guard|veterans?|ex-?(?:army|military|forces|service\p{L}*))\b/giu,
    unless: OF_OTHERS,
    reason: 'Picks people by their service.',
  },
  // Tests of the body before an offer, and of what is inherited at any time.
  {
    about: 'disability_or_health',
    subject: 'role',
    pattern:
      /\b(?:medicals?|medical (?:exam\p{L}*|checks?|tests?|questionnaires?|history)|health (?:checks?|questionnaires?|screen\p{L}*))\b[^.;]{0,40}\b(?:before|prior to|ahead of|with)\b[^.;]{0,25}\b(?:interview\p{L}*|offer|hir(?:e|ing)|apply\p{L}*|application|shortlist\p{L}*)|\b(?:genetic|dna) (?:tests?|screen\p{L}*|samples?|profiles?)\b(?=[^.;]*\b(?:you|your|candidates?|applicants?|hire|employ\p{L}*)\b)|(?<=\b(?:you|your|candidates?|applicants?|must|consent)\b[^.;]*)\b(?:genetic|dna) (?:tests?|screen\p{L}*|samples?|profiles?)\b/giu,
    unless:
      /\b(?:after|following|conditional|once) (?:an? |the |your |any )?(?:conditional )?offer\b|\b(?:lab|laborator\p{L}*|patients?|clinic|counsell?or|research|analys\p{L}*)\b/iu,
    rewording: 'Ask for a medical after an offer, where the work or the law needs one',
  },
  // What is seen in a CV of those who cared for somebody, or were ill or out of work.
  {
    about: 'work_status',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:no|without|zero|never|not|unexplained|avoid|skip|free of)\b[^.;]{0,25}\b(?:(?:cv|career|employment|work) )?(?:gaps|career breaks?)\b(?! (?:year|in (?:the )?(?:market|coverage|service)))|\bonly\b[^.;]{0,30}\b(?:currently|presently|already) (?:in (?:work|employment|a job)|working|employed)\b|\breturners?\b(?<=\b(?:no|not|don't want|never)\b[^.;]{0,20})/giu,
    unless:
      /\b(?:welcome|problem|count against|mind|registration|fine|worry|we understand|cover\p{L}*|rosters?|funding|skills? gaps?|close|closing|fill\p{L}*)\b/iu,
    reason: 'Keeps people out for time that they did not work, often for a child, an illness or a lost job.',
    rewording: 'Name the skill or experience that the work needs',
  },
  {
    about: 'family',
    verdict: 'held',
    subject: 'role',
    pattern:
      /\b(?:work|job|company|business|career|office|us|we) (?:always )?(?:comes? |goes? |is |are )?(?:before|ahead of|above|over) (?:the |your |his |her |their |any )?(?:family|famil(?:y|ies)|home|kids|children)\b|\b(?:can't|cannot|unable to|won't|don't|not able to|no)\b[^.;]{0,25}\b(?:carers|caregivers|caring (?:duties|responsibilities)|care duties)\b|\bwho (?:looks? after|cares? for|has to care for) (?:an? |their |his |her )?(?:elderly|sick|disabled|ageing|aging|old|small|young)\b(?<=\b(?:no one|nobody|not|anyone|don't|avoid)\b[^.;]*)/giu,
    unless: /\b(?:support\p{L}*|services?|charity|we will|patients?|clients?)\b/iu,
  },
  {
    about: 'sex',
    subject: 'role',
    pattern:
      /\b(?:boys|lads|blokes|men|guys)['’]?s? (?:environment|culture|atmosphere|humou?r|banter|locker[- ]room|world)\b|\bman's man\b|\breal m[ae]n\b|\b(?:gender|sex)\b[^.;]{0,25}\b(?:birth certificate|at birth|were born|was born|born with|assigned)\b/giu,
    unless: /\b(?:no|never|not an?|don't (?:ask|have)|change)\b/iu,
  },
  {
    about: 'union_or_politics',
    subject: 'role',
    pattern:
      /\b(?:history|record|background|past) of (?:industrial action|strik\p{L}+|disputes?|activism|agitat\p{L}+|organi[sz]ing)\b|\b(?:have|did|were) you (?:ever )?(?:been |go |gone |on )?(?:on )?strike\b/giu,
    unless: /\b(?:handled|resolv\p{L}*|manag\p{L}*|experience)\b/iu,
  },
  {
    about: 'race_or_origin',
    subject: 'role',
    pattern: rx(
      `\\b(?:black|brown|dark|foreign|asian|white|ethnic|coloured) (?:faces?|skins?)\\b|\\b(?:speak(?:s|ing)?|english|talk(?:s|ing)?)(?: \\p{L}+)? (?:like|as) (?:an? |one of )?(?:the )?(?:locals?|natives?|us|ours)\\b|\\b(?:${ORIGIN}s?|${PEOPLES})(?: \\p{L}+)? (?:have|has|do|does|tend to|make|work|fit|are)(?: always| usually| never)? (?:worked|work|done|fitted|fit|been|do|make|the)? ?(?:well|best|hard|better|badly|poorly|good (?:workers|cleaners|carers|cooks))\\b`,
    ),
    unless: /\b(?:paint\p{L}*|watch|clock|card|market|sell\p{L}*|cuisine|skin ?care|beauty|dermat\p{L}*)\b/iu,
  },
  // People laid out to be picked by what the law keeps out of hiring.
  {
    about: 'age',
    subject: 'role',
    pattern:
      /\b(?:brows|filter|sort|search|rank|order|select|group)(?:e|es|ed|ing|s|ted)?\b[^.;]{0,30}\b(?:by|on)\b[^.;]{0,40}\b(?:age|gender|sex|ethnicity|race|nationality|religion|marital status|date of birth|graduation year|looks|weight|accent|parental status)\b/giu,
    unless:
      /\b(?:do not|don't|never|cannot|can't|not|no longer|report\p{L}*|statistic\p{L}*|data|survey)\b/iu,
    rewording: 'Let people be found by skills, place and availability',
  },
];

/** Words of these rules that no other list holds, for the quick look whether a sentence speaks of people at all. */
export const ASKED_WORDS =
  "how old|your|you've|what|when|where|which|who|who'll|vote|pray|fast|have you|did you|were you|are you|do you|ever|any|list|claims?|injury|workcover|clean slate|convictions?|felons?|ex-?cons?|ex-?offenders?|jailbirds?|spent|expunged|sealed|juvenile|discharge|va|brows|filter|sort|search|rank|select|group|planning|thinking|hoping|clean|guard|medicals?|genetic|dna|gaps|breaks?|currently|presently|returners?|work|job|career|us|we|carers|caregivers|caring|looks? after|cares? for|boys|lads|blokes|real|history|record|strike|black|brown|dark|foreign|speak|english|talk";
