const LANGUAGE =
  '(?:english|german|french|spanish|italian|portuguese|dutch|irish|welsh|gaelic|gaeilge|polish|russian|ukrainian|turkish|arabic|mandarin|cantonese|chinese|japanese|korean|hindi|punjabi|urdu|vietnamese|greek|samoan|tongan|m[aā]ori|te reo(?: m[aā]ori)?)';
const ORIGIN_OF_FOOD =
  '(?:(?:south|north|east|south[- ]east|modern|regional) )?(?:indian|asian|thai|chinese|japanese|korean|vietnamese|italian|french|spanish|greek|turkish|lebanese|mexican|american|british|irish|mediterranean|middle eastern|caribbean|african|portuguese|persian|nepalese)';
const NETWORK =
  '(?:tik ?tok|instagram|facebook|pinterest|snapchat|you ?tube|linked ?in|twitter|x|threads|reddit|whatsapp)';
const LEARNER = '(?:pupils|girls|boys|students|children|youngsters|learners)';
const SERVED =
  '(?:residents?|patients?|clients?|customers?|guests?|tenants?|members|pupils|students|families|service users|participants|learners|visitors|donors|readers|viewers|communit(?:y|ies)|whānau)';
// Who comes to work is not whom the work is for, and what follows from it is more than what is told.
const NO_CHOICE =
  '(?!.*\\b(?:only|prefer\\w*|wanted|candidates?|applicants?|someone|somebody|anyone|anybody|whoever|nobody|so (?:you|we|they|it|no|the)|which means|rather|sooner|avoid|instead|want|wants|hire|hiring|recruit\\w*|must be|should be|ideal\\w*|staff|team|blend|fit in|like us|look like)\\b)';
const NO_TURN = '(?![^.;]*\\b(?:but|unless|except|only|prefer\\w*|no|not|never|avoid)\\b)';

/** What the briefs of clients say near the law that picks nobody: whom the work serves, what it takes, what is given, forms. */
export const LAWFUL_BRIEFS: readonly RegExp[] = [
  // Pronouns beside a name, and both of them for whoever comes.
  /[([](?:she|he|they)\/(?:her|him|hers|his|them|theirs|they|she|he)(?:\/\p{L}+)?[)\]]|\b(?:s\/he|s?he ?\/ ?s?he|he or she|she or he|him ?(?:or|\/) ?her|her ?(?:or|\/) ?him|his ?(?:or|\/) ?her|her ?(?:or|\/) ?his)\b/giu,
  /(?<=\p{L})(?:-|\/-?)mann(?!\p{L})|(?<=\p{L}frau)(?:en)?\/-?(?:mann|männer)(?!\p{L})/giu,
  // A school by whom it teaches, and its pupils.
  /\b(?:(?:catholic|anglican|christian|jewish|islamic|independent|private|public|state|boarding|day|secondary|high|grammar) ){0,3}(?:girls|boys)['’]? (?:(?:secondary|high|primary|grammar|boarding|day|independent|senior|junior|preparatory|catholic|anglican) ){0,3}(?:schools?|colleges?|academ(?:y|ies)|boarding house)\b/giu,
  /\b(?:independent |boarding |day |catholic |anglican |christian |jewish |islamic ){0,3}(?:schools?|colleges?|academ(?:y|ies)) (?:for|of) (?:girls|boys)\b(?: (?:in|from|aged) [^.;,]{0,24})?/giu,
  new RegExp(
    `${NO_CHOICE}\\b(?:our|the|most of our|many of our) (?:girls|boys|pupils|students) (?:come to us from|play in (?:the|a)|compete|sit (?:the|their)|row (?:in|at)|study|learn|board|travel from|are in (?:year|grade)s?)\\b[^.;]*`,
    'giu',
  ),
  /\b(?:girls|boys|women|men)['’]s? (?:(?:varsity|junior|senior|youth|under-?\d+|u\d+|premier|national|wheelchair) ){0,2}(?:lacrosse|rugby|football|soccer|netball|basketball|hockey|cricket|rowing|swimming|tennis|volleyball|softball|athletics|camogie|hurling|gymnastics|golf|water polo|squads?|teams?|leagues?|competitions?|championships?|crews?)\b(?! (?:only|preferred|applicants))/giu,
  // Whom the work serves: where they come from, how old they are, what they speak.
  new RegExp(
    `${NO_CHOICE}\\b(?:most|many|some|several|half|a few|all) (?:of )?(?:our |the |its |these )?${SERVED} (?:came|come|arrived|emigrated|moved|grew up|were born|fled|speak|spoke|settled|are|were|have|use|live)\\b[^.;,]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:with|for|to|of|among) (?:the|our|some|many) (?:older|younger|elderly|oldest|youngest|little) ones (?:whose|who)\\b${NO_CHOICE}[^.;,]*`,
    'giu',
  ),
  new RegExp(
    `^\\W*(?:you(?:['’]ll| will) )?(?:administer|give|prescribe|dispense|deliver|explain|read|serve|teach|walk|work|sit|talk|liaise)\\w* (?:[\\p{L}-]+ ){0,3}(?:to|with|alongside|beside) ${NO_CHOICE}[^.;]*\\b(?:infants|babies|children|teenagers|young (?:adults|people)|parents|grandparents|mothers|fathers|kaum[aā]tua|tamariki|rangatahi|whānau)\\b[^.;]*`,
    'giu',
  ),
  /\b(?:many|some|most|half) of (?:them|whom) (?:are )?(?:young |older |elderly )?(?:m[aā]m[aā]|kaum[aā]tua|rangatahi|tamariki|mothers|parents|children|pensioners|migrants|refugees)\b/giu,
  new RegExp(
    `\\b(?:caseload|case load|cases|matters|files|claims|disputes|proceedings) (?:of|in|on|covering|involving|including|about) ${NO_CHOICE}[^.;]*?(?=, (?:will|you|and will|and you)\\b|[.;]|$)`,
    'giu',
  ),
  // Those whose affairs lawyers, lenders and advisers take care of.
  /\b(?:same-sex|unmarried|cohabiting|separated|married|divorced|divorcing|expatriate) (?:couples|partners|parents|spouses|clients)(?= (?:and|or|with|who|in)\b|[.,;)]|$)(?<=\b(?:caseload|cases|matters|claims|clients|families|disputes|divorce|financial remedy|estates?|wills|act(?:ing)? for|advis\w+|including|mortgages?|mediation)\b[^.;]*)/giu,
  /\bin the (?:(?:late|early|mid)[- ])?(?:nineteen[- ])?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b(?<=\b(?:came|come|built|founded|opened|started|began|moved|emigrated|arrived|settled|made|set up|established|designed|recorded|released)\b[^.;]*)/giu,
  // Graduates as whom the hire brings on, and as one way in beside others.
  /\b(?:precept\w*|induct\w*|support\w*|buddy|buddying|mentor\w*|supervis\w*|train\w*|coach\w*|orient\w*|bring(?:ing)? on) (?:of )?(?:our |the |all )?(?:new(?:ly)?|recent|junior)[- ](?:graduate|grad|qualified)s?(?: (?:nurses?|staff|engineers?|teachers?|doctors?|midwi(?:fe|ves)|hires?|colleagues?|solicitors?|social workers?))?/giu,
  /\b(?:people|those|anyone|everyone) (?:who (?:are )?)?(?:chang(?:e|ing)|switch(?:ing)?|return(?:ing)?)[^.;]{0,30}\b(?:as welcome as|and|or|alongside) (?:new |recent )?graduates\b|\b(?:new |recent )?graduates (?:and|or) (?:career[- ]changers|returners|people (?:changing|returning|switching|with experience)|experienced (?:nurses|people|staff|applicants))(?: (?:are )?(?:equally |just as |both |all )?welcome)?/giu,
  /\b(?:new[- ]grad(?:uate)?s? (?:are |is )?(?:also |very |most |equally |just as )?welcome)\b(?! only)(?![^.;]*\b(?:no|not|only|prefer\w*|ideal\w*)\b)/giu,
  /\b(?:new[- ]grad(?:uate)?|graduate) (?:(?:nurse|nursing|teacher|engineer|engineering) )?(?:program(?:me)?s?|schemes?|years?|intakes?|cohorts?|transition|rotations?|pathways?|development)\b(?! only)/giu,
  // Languages that the work needs, and how well.
  new RegExp(
    `\\b(?:an? )?(?:strong|good|excellent|sound|high|solid|full|clear|confident|professional)(?: and \\p{L}+)? (?:command|grasp|standard|level|knowledge|use) (?:of|in) (?:both )?(?:(?:spoken|written|business|professional)(?: and (?:spoken|written))? )?${LANGUAGE}(?:(?:,| and| or)+ ${LANGUAGE})*`,
    'giu',
  ),
  new RegExp(
    `\\b${LANGUAGE} (?:good|strong|clear|fluent) enough (?:for|to) (?!(?:pass|sound|fit|be taken)\\b)[^.;,]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:through|via|in both) ${LANGUAGE}(?:(?:,| and| or)+ ${LANGUAGE})*(?= |[.,;)]|$)(?! (?:background|origin|descent|blood|parents))`,
    'giu',
  ),
  new RegExp(
    `\\b(?:some|a bit of|a little|basic|any) ${LANGUAGE}(?= (?:would|is|helps|will|to|for|with)\\b)`,
    'giu',
  ),
  /(?<!\p{L})(?:bewohner\p{L}*|patient\p{L}*|kund\p{L}*|kinder\p{L}*|schüler\p{L}*|klient\p{L}*|gäste\p{L}*|familien) [^.;]{0,30}muttersprachen?(?!\p{L})/giu,
  /(?<!\p{L})(?:bénéficiaires|patients|résidents|familles|clients|usagers|enfants|élèves) (?:ne )?parlent (?:que |surtout |souvent )?[^.;]*/giu,
  /(?<!\p{L})(?:vous (?:intervenez|travaillez|êtes présente?)|interventions?|intervenir|travailler) (?:chez|auprès (?:de|d['’]\p{L}*|des)) (?!.*(?<!\p{L})(?:uniquement|seulement|préfér\p{L}*|cherch\p{L}*)(?!\p{L}))[^.;:]*/giu,
  new RegExp(
    `\\b(?:leaving cert\\w*|gcses?|a-?levels?|subjects?|grade [a-h\\d]\\d?|incl(?:uding|\\.)?)\\b[^.;]{0,70}?\\b${LANGUAGE}(?:(?:,| and| or| &)+ (?:${LANGUAGE}|maths?|mathematics))*`,
    'giu',
  ),
  // "Man" is nobody by their sex in German.
  /(?<!\p{L})(?:sollte|kann|muss|darf|soll|könnte|wenn|dass|wo|womit|ob|wie) man(?!\p{L})(?! (?:is|was|who|to|for|with|of)\b)/giu,
  // Where somebody cooked.
  new RegExp(
    `(?:(?:\\d+\\+?|one|two|three|four|five) years?['’]? [^.;,]{0,24})?\\b(?:in|of|with) (?:an? )?${ORIGIN_OF_FOOD}(?:(?:,| and| or)+ ${ORIGIN_OF_FOOD})* (?:kitchens?|restaurants?|cooking|cuisine|bakery|food|dishes|menus?)\\b`,
    'giu',
  ),
  // Networks, and whom goods are sold to.
  new RegExp(`\\b${NETWORK}(?:(?:,| and| &| or|\\/)+ ?${NETWORK})+(?! (?:generation|native|age))`, 'giu'),
  /\b(?:gen(?:eration)? ?(?:z|alpha|x|y)|millennial)s? (?:memes?|audiences?|markets?|consumers?|shoppers?|customers?|trends|brands?|buyers?|readers|campaigns?|products?)\b|\bmumsnet\b|(?<=\b(?:sold|sells?|selling|market(?:ed|ing)?|aimed|audiences?|customers?|consumers?|readers?|readership|shoppers?|buyers?|brands?|campaigns?|products?|range)\b[^.;]{0,60})\b(?:mums and dads|parents|mothers|families) of (?:under[- ]\w+|young children|toddlers|teens)\b(?![^.;]*\b(?:only|prefer\w*|need not|apply|not|never)\b)/giu,
  /\b(?:tik ?tok|instagram|facebook) (?:shops?|live|store|ads?)\b|\b(?:pick|shelf|coal|rock|quarry|cliff)[- ]faces?\b/giu,
  // What is given.
  /\b(?:your )?birthdays? (?:off|leave)\b|\bdays?(?:['’]? (?:holiday|leave|hols))? (?:\+|and|plus) (?:your )?birthday\b|\b(?:fertility|adoption|menopause|parental|maternity|paternity)(?:,? (?:and |& )?(?:fertility|adoption|menopause|parental|maternity|paternity))* (?:benefits?|polic(?:y|ies))\b/giu,
  /\b(?:house|home|cottage|flat|unit|accommodation|bedrooms?|bed)\b[^.;]*\b(?:good|great|suitable|perfect|fine|ideal|big enough|room|suits?|would suit) (?:for )?(?:an? |the |your )?(?:famil(?:y|ies)|couples?|single)\b(?! (?:only|preferred|man|woman))[^.;]*/giu,
  /\b(?:own )?(?:dogs?|pets?|horses?) (?:is |are )?(?:no problem|no worries|welcome|fine|ok|okay|allowed|by arrangement)\b(?! (?:but|unless))[^.;]*/giu,
  // Ages that an insurer or a law sets, and that of who buys.
  /\b(?:insur\p{L}*|polic(?:y|ies)|licen[cs]\p{L}*|law|regulations?)\b[^.;]{0,30}\b(?:won['’]?t|will not|does(?:n['’]t| not)|can(?:not|['’]t)|do(?:n['’]t| not)) (?:cover|insure|allow|let|accept) (?:anybody|anyone|drivers?|people|those|staff|employees)? ?(?:who (?:is|are) )?(?:younger|under(?: the age of)? (?:1[5-9]|2[0-5])|below (?:1[5-9]|2[0-5]))\b/giu,
  /\bcustomers? who (?:look|looks|appear|appears) (?:under|younger than) \d\d\b|\bage (?:verification|checks?) (?:of|for|on) (?:every |all |each )?(?:customers?|buyers?|shoppers?)(?: who [^.;,]*)?/giu,
  // A decree of who may come in is for the guests: nights and events of the house.
  /\b(?:gay|queer|drag|lgbt\p{L}*|ladies['’]?|pride) (?:trivia|brunch(?:es)?|bingo|quiz|nights?|events?|parades?|shows?|karaoke|travel|press|media|bars?|clubs?|mag(?:azine)?s?)\b(?![^.;]*\b(?:so you must|must be|only)\b)/giu,
  // Membership of a scheme ends with an age.
  /\b(?:superannuation|pension|scheme|members(?:hip)?|retirement)\b[^.;()]*\b(?:must be|end\p{L}*|is|are) (?:at |under |below |by )(?:age )?(?:6\d|7\d)\b/giu,
  new RegExp(
    `\\b(?:${LEARNER}|${SERVED}) (?:from|in) \\d{1,2} (?:weeks|months) (?:to|up to)\\b[^.;,]{0,20}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:all|staff|colleagues|employees|students|pupils|people|families)(?: and \\p{L}+)? of (?:all|any|every) (?:faiths?|religions?|beliefs?)(?: (?:and|or) none)?\\b${NO_TURN}`,
    'giu',
  ),
];
