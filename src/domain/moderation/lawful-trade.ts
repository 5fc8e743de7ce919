const ANIMALS =
  '(?:pupp(?:y|ies)|pups?|kittens?|cats?|dogs?|horses?|ponies|pony|foals?|mares?|calves|cattle|cows?|heifers?|bulls?|sheep|ewes?|lambs?|goats?|pigs?|piglets?|sows?|hens?|chicks|birds?|poultry|flocks?|herds?|animals?|pets?|livestock|rabbits?|ferrets?|alpacas?|deer|fish|salmon)';
const OF_ROADS =
  '(?:road|roads|street|bridge|sewer|manhole|pavement|culvert|pipe|pipeline|water main|house|home|kitchen|bath|bathroom|apartment|building|structural|concrete|well|dam|track|runway|roof|facade|storefront|mine|mine site|quarry|wetland|river|land|site|soil|wildlife|duplex|row house)s?';
const HOUSES =
  '(?:brand|company|firm|business|start-?up|scale-?up|chain|group|fintech|studio|agency|label|shop|roaster|roastery|bakery|brewery|distillery|restaurant|caf[eé]|pub|gym|hotel|maker|manufacturer|retailer|charity|bank|platform|app|software|technology|tech|franchise|festival|magazine|publisher|grocer|supermarket)s?';
const OF_SOMEBODY =
  '(?! (?:\\p{L}*(?:er|or|ist|ant|man|woman|men|women)|staff|hands?|owner|people|person|candidates?)s?\\b)';
const MONTHS = '(?:over|above|past|after|beyond|more than|in excess of)';
const WEEK = '(?:3[5-9]|4\\d|5\\d|60)';
const CALMED =
  '(?:calm\\w*|reassur\\w*|sooth\\w*|settl\\w*|sedat\\w*|treat\\w*|see|welcom\\w*|help\\w*|support\\w*|comfort\\w*|look\\w* after|car(?:e|ing) for|kind (?:to|with)|good with|great with|patient with|gentle with|a (?:calm|kind|gentle|soft) (?:way|word|manner|voice) with|experience (?:of|with))';
const SERVED =
  '(?:single|lone|solo|young|teenage|teen|new|expectant|first-time|older|elderly|homeless|vulnerable|unemployed|disabled)';
const OF_SERVED = `(?:(?:${SERVED} )?(?:mothers?|mums?|moms?|dads?|fathers?|parents|families|grandparents|women|men|adults|people)|refugees?|migrants?|asylum seekers?|immigrants?|newcomers?)`;
const AND_SERVED = `${OF_SERVED}(?:(?:,| and|,? &) (?:their |young |small |older )?(?:${OF_SERVED}|bab(?:y|ies)|children|kids|students|veterans))*`;
const NO_PICK =
  '(?![^.;]*\\b(?:preferred|prefer\\w*|need not|not apply|wanted|ideal\\w*|suit\\w*|yourself|must be|only (?:those|people|candidates|applicants))\\b)';
const PRACTICE =
  '(?:solicitors?|lawyers?|attorneys?|barristers?|paralegals?|mediators?|secretar(?:y|ies)|legal assistants?|legal executives?|conveyancers?|fee earners?|counsel|judges?|courts?|cases?|files?|matters?|law|work|practice|proceedings|petitions?|coaching)';
const AREA =
  '(?:divorces?|separations?|children|finances?|financial remedy|custody|maintenance|support|wills|probate|trusts|estates|conveyancing|adoption|care|family|property|private client|wealth)';

/** Things, animals, hours, houses and whom the work is for, by words that are also of people. */
export const LAWFUL_TRADE: readonly RegExp[] = [
  // Animals, and what is mended.
  new RegExp(
    `\\b${ANIMALS}\\b[^.;]{0,40}\\b(?:vaccinat\\w+|neuter\\w+|spayed|pregnant|in calf|in foal|in lamb|blind|deaf|lame|elderly|aged|disabled)\\b|\\bvaccinat\\w+ (?:\\p{L}+ )?${ANIMALS}\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:anxious|nervous|elderly|old|older|blind|deaf|disabled|aged|young|pregnant|lame|sick) ${ANIMALS}\\b`,
    'giu',
  ),
  new RegExp(
    `\\b${OF_ROADS}(?:(?:,| and|,? &) (?:\\p{L}+ )?${OF_ROADS})? rehab(?:s|ilitations?|bed|bing)?\\b|\\brehab(?:s|ilitations?)? of (?:the |old |our )?${OF_ROADS}\\b|\\brehab(?:s|bed|bing)? (?:houses|homes|roads|bridges|kitchens|buildings|them)\\b`,
    'giu',
  ),
  // Hours of a week.
  new RegExp(`\\b${MONTHS} ${WEEK} ?(?:hours?|hrs?|h)\\b`, 'giu'),
  new RegExp(
    `\\b(?:overtime|o\\.?t\\.?|time[- ]and[- ]a[- ](?:half|third|quarter)|double[- ]time|t1\\.5|1\\.5x|toil|extra|premium|anything|everything|hours|all hours)(?: (?:is|are|kicks in|starts|paid|due|worked|rate|pay))* ${MONTHS} ${WEEK}(?=\\W*$|[,.;]| (?:in|a|per|is|are|gets?|goes|paid|counts?|and|on|at|unless|with|goes|earns?|banked)\\b)`,
    'giu',
  ),
  new RegExp(`\\b${MONTHS} ${WEEK}(?= (?:a|per|in (?:a|any|one|the)|each|every) week\\b)`, 'giu'),
  // Insurers, payroll and claims.
  /(?:\b(?:payroll|tax(?:es)?|benefits|garnishments|401\(?k\)?|1099s?|super(?:annuation)?|insurance|liability|premiums?|remittances?|levies|onboarding|new hires|hr|audits?|auto|returns?|claims? (?:handling|administration|management)|files?|reports?)\b[^.;]{0,40})\bworkers?['’]? comp(?:ensation)?\b|\bworkers?['’]? comp(?:ensation)?(?= ?(?:,|and|&|\/)? ?(?:payroll|tax(?:es)?|benefits|garnishments|401\(?k\)?|1099s?|insurance|general liability|premiums?|audits?|classes|codes|adjusters?|files?|costs?|reports?|reporting|matters|cases|carriers?|attorneys?|polic(?:y|ies)|coverage|law|administration|management|claims (?:adjuster|handler|manager|examiner|administration|for|team|department))\b)/giu,
  /\b(?:process\w*|handl\w*|manag\w*|adjust\w*|reconcil\w*|administ\w*|ran|run|cut|reduc\w*|fil(?:e|ed|ing)|review\w*|audit\w*|litigat\w*|defend\w*|investigat\w*|oversaw|closed) (?:the |all |our |quarterly )?(?:\p{L}+ and )?(?:workers?['’]? comp(?:ensation)?|workcover|wsib|wcb|acc|injury)(?: (?:claims?|files?|costs?|premiums?|matters|cases|portfolio|audits?|returns?))*\b/giu,
  /(?:^\W*|[,:] ?)(?:paid )?sick days(?=(?:,| and|,? &)[^.;]*\b(?:dental|health|super|gym|holidays?|pto|vacation|pension|insurance|vision|leave|benefits?|free|plan)\b)/giu,
  // Those who are treated.
  new RegExp(
    `\\b${CALMED} (?:\\p{L}+ )?(?:our |the |even |any |some )?(?:nervous|anxious|phobic|frightened|worried|scared|depressed|sick|ill|frail)(?:(?:,| and| or) (?:\\p{L}+ )?(?:anxious|phobic|nervous|frightened|sick))? (?:patients?|clients?|relatives|owners|kids|children|flyers|passengers|people|callers|customers|pupils|parents|residents|visitors)\\b`,
    'giu',
  ),
  /\b(?:nervous|anxious|phobic|frightened)(?:(?:,| and| or) (?:anxious|phobic|nervous))? (?:patients|kids|children|clients|flyers|pupils|parents|owners)(?= (?:are|get|come|need|have|can|may|welcome|wait|sit|meet)\b)/giu,
  // Houses by where they began.
  new RegExp(
    `\\b(?:(?:north|south|new|east|west|los|san) )?\\p{L}+-born(?= (?:and (?:now |still )?(?:\\p{L}+ )?based )?(?:(?!(?:for|our|the|an?|to|who|in|at|with|of|chef|cook|nurse)\\b)[\\p{L}-]+ ){0,3}?${HOUSES}\\b${OF_SOMEBODY})`,
    'giu',
  ),
  // Whom the work is for.
  new RegExp(
    `\\b(?:group|case|support|youth|outreach|social|key|family|community|hostel|housing|project)[- ]?workers?,? (?:for|with|to) ${AND_SERVED}${NO_PICK}`,
    'giu',
  ),
  new RegExp(
    `\\b(?<!(?:not|n['’]t|never|cannot|ca n['’]t) )(?:experience(?:d)?|skilled|background|interest|worked|works|working|work|(?:has |have )?(?:taught|helped|housed|advised|supported)|has run groups|runs? groups|groups|training) (?:in |of |at )?(?:supporting|with|for|helping|teaching|housing|advising|counselling|coaching|working with)? ?(?:adult |recent |young )?${AND_SERVED}(?=\\W*$|[,.;]| (?:at|in|on|from|and|to|through|across|who|with|facing|living|is|would)\\b)${NO_PICK}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:shelters?|hostels?|homes?|refuges?|houses|playgroups?|groups?|charit(?:y|ies)|services?|mornings?|class(?:es)?|clinics?|projects?|programs?|programmes?|housing|support|accommodation|beds|flats|nights?)(?: (?:is|are))? (?:for|serving|supporting|of|helping|with|that (?:house|help|support)s?) ${AND_SERVED}${NO_PICK}`,
    'giu',
  ),
  new RegExp(
    `\\b${AND_SERVED} (?:make|makes) up (?:about |over |nearly |almost |more than )?(?:an? )?(?:half|most|a third|third|two thirds|a quarter|quarter|\\d+ ?%) of (?:the |our |those )?(?:families|clients|people|tenants|residents|callers|members|households|women|cases|learners|guests|patients)\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:teachers?|tutors?|caseworkers?|case ?managers?|solicitors?|advis[eo]rs?|interpreters?|counsell?ors?|lawyers?|paralegals?|class(?:es)?|lessons),? (?:for )?(?:adult |young |recent )?(?:immigrants?|refugees?|migrants?|newcomers?|asylum seekers)(?:(?:,| and) (?:their )?(?:families|children|refugees|migrants|asylum seekers))*(?=\\W*$|[,.;]| (?:in|on|at)\\b)${NO_PICK}`,
    'giu',
  ),
  // Unions as those whom staff have, and houses by how many they are.
  /(?<!\b(?:anyone|anybody|nobody|no[- ]one|whoever|those|someone|somebody|people|staff)(?: who)?(?: the)? )\b(?:teamsters|unite|unison|gmb|siptu|fórsa|usdaw|rmt|aslef|cwu|uaw|seiu|afscme|ibew|ufcw|cupe|unifor|opseu|cfmeu|amwu|etu|twu|awu|hsu|e tū|the union|our union)(?: local \d+| branch \d+)? (?:represents?|bargains? for|negotiates? for|is recogni[sz]ed|are recogni[sz]ed|covers?|has a branch|meets? us|agreed the)\b[^.;]*/giu,
  /\b(?:builder|contractor|firm|company|business|team|practice|charity|agency|school|crew|staff|house|plant|shop|office|site|workforce|department|group|kitchen|co-?op|outfit|studio|chain|fleet|club) of (?:about |around |some |over |nearly )?[1-9]\d{1,2}\b(?! ?(?:year|or (?:over|older|under|younger)|at most|max|tops))/giu,
  // Fields of law.
  new RegExp(
    `\\b(?:${AREA}(?:,| and|, and|,? &|:)? ){0,4}divorces?(?:(?:,| and|, and|,? &) ${AREA}){0,4}(?= ${PRACTICE}\\b|\\W*$)|(?<=\\b${PRACTICE}[:,] (?:\\p{L}+ ){0,3})divorce(?:(?:,| and|, and|,? &) ${AREA}){1,4}|(?<=\\b(?:${PRACTICE}) (?:for|handling|covering|specialising in) )divorces?(?:(?:,| and|, and|,? &) ${AREA}){0,4}`,
    'giu',
  ),
  // Whom one should like to work with.
  /^\W*(?:(?:you(?:['’]ll| will| must| should| need to| have to)?|must|should|needs? to|has to|someone who|somebody who) )*(?:really )?(?:likes?|loves?|enjoys?|be (?:good|kind|patient|gentle|fond|great|comfortable) (?:with|to|of|around)|be able to (?:talk|chat) to|enjoy (?:being|working|chatting) (?:around|with|to)) (?:both )?(?:older |old |elderly |young |small |little )?(?:people|children|kids|babies|toddlers|teenagers|oldies|pensioners|seniors|folk)(?: and (?:dogs|cats|animals|horses|their \p{L}+|people|families|talking))?(?=\W*$|[,.;])/giu,
  // Ages of pay and of the bar, one beside the other.
  /\b(?:over|under) (?:1[68]|2[0-5])['’]?s? (?:get|gets|earn|earns|are paid|is paid|start on|receive|have) (?:\p{L}+ ){0,4}(?:rate|wage|pay|minimum)\b/giu,
  /\bover 18s? (?:work|run|serve|do|pour|mind)\b[^.;]*[;,]? (?:and )?under 18s? (?:clear|work|do|wash|help|run|carry|collect)\b[^.;]*/giu,
  // Languages and schools by how much of them.
  /\b(?:maths?|science|ict)(?:,| and|, and) english(?= ?(?:gcses?|at|to|level|grades?|\(|,|$))|\benglish(?:,| and) (?:maths?|science)\b|\benglish(?= (?:gcse|(?:to|at) (?:gcse|a[- ]?level|b1|b2|c1|level|grade|functional|key stage|national 5|[\p{L}]+ standard)|(?:good )?enough (?:to|for)))/giu,
  // Things that bear a people's or a single man's name.
  /\bslim-?line\b/giu,
  /\b(?:single|one|two|three)[- ]m[ae]n (?:\p{L}+ )?(?:operation|crew|job|lifts?|team|show|band|tent|bob|van|cab|station|site|post)\b/giu,
  /\bbritish (?:gas|airways|steel|rail|telecom|council|library|museum|standards?|heart foundation|red cross|army|waterways|columbia|sugar|land)\b/giu,
  /\bfamily of (?:shops|stores|brands|companies|schools|products|hotels|restaurants|apps|websites|sites|businesses|charities|trusts)\b/giu,
  /\bbring (?:the|your) (?:kids|children|family|families|partner|dog)\b[^.;]*/giu,
  /\bno (?:party )?politics(?= (?:at work|in the (?:post|role|job|office|newsroom)|on the side|here))|\bno party work\b/giu,
];
