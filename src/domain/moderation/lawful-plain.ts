const FORM =
  "(?:photo(?:graph)?s?|picture|headshot|age|d\\.?o\\.?b\\.?|dates? of birth|birth ?dates?|marital status|civil status|family(?: details| status)?|nationality|gender|sex|religion|names?|schools?|(?:home )?address(?:es)?|postcodes?|surnames?|whether you[’']?(?:re| are) married)";
const FORMS = `(?:(?:your|the|their|any|all|a|an|and|or|both|rest|of|it|that|,|${FORM}) ?)*`;
const QUOTED = '["“”„][^"“”„]{1,70}["“”]';
const BEAST =
  '(?:heifers?|cows?|cattle|calves|ewes?|lambs?|sheep|rams?|bulls?|steers?|hoggets?|herds?|mobs?|stock|horses?|mares?|ponies|pigs?|sows?|goats?|hens?|birds?|dogs?|pups?)';
const MACHINE =
  '(?:grader|loader|tractor|dozer|digger|excavator|truck|ute|van|lorry|boat|ship|plant|press|lathe|mill|machine|engine|boiler|crane|rig|server|system|printer|oven|kiln)';
const ROUND = '(?:round|around|outside|in with|to fit)';

/** What sounds like somebody's own life and is of papers, words, beasts, machines, courts and the house. */
export const LAWFUL_PLAIN: readonly RegExp[] = [
  // What is to be left out of an application.
  new RegExp(
    `\\b(?:leav\\w+|keep|left|kept) (?=[^.;]*\\b${FORM})${FORMS}(?:off|out)\\b(?:,? (?:and|or) (?:your |the )?${FORM})*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:omit\\w*|strip\\w*|remov\\w+|redact\\w+|taken|took|hidden?|blank\\w* out) (?:out )?(?:of )?(?=[^.;]*\\b${FORM})${FORMS}(?:out|off|from|of)?\\b`,
    'giu',
  ),
  new RegExp(
    `\\bno ${FORM}(?:(?:,| or| and)+ (?:no )?${FORM})* (?:in|on) (?:the |your |any |our )?(?:forms?|cvs?|applications?|r[eé]sum[eé]s?)\\b`,
    'giu',
  ),
  /\b(?:score|scored|scoring|mark|marked|marking|sift|sifted|read|shortlist|shortlisted) (?:it |them |cvs )?blind\b/giu,
  // Beasts and machines by colour and age, and things that are retired or wedded.
  new RegExp(
    `\\b(?:black|white|brown|red|old|older|young|mixed[- ]age|two[- ]year[- ]old|white[- ]faced)(?: and (?:black|white|brown|red))? (?:\\p{L}+ )?${BEAST}\\b|\\b${BEAST} (?:is|are) (?:\\p{L}+[- ])?(?:black|white|angus|friesian|jersey)\\b`,
    'giu',
  ),
  new RegExp(`\\bold (?:girl|boy|lady)\\b(?=[^.;]*\\b${MACHINE}\\b)`, 'giu'),
  /\b(?:systems?|phones?|routers?|servers?|platforms?|software|fleet|trucks?|equipment|tools?|versions?|databases?) (?:is|are|was|were|will be|gets?) (?:finally |being |all )*(?:being )?retir(?:ed|ing)\b/giu,
  /\b(?:the|our|last|previous|outgoing|former|current|present) (?:\p{L}+ )?(?:owner|manager|boss|director|partner|head|principal|foreman|holder|chef|farmer|founder)(?:['’]s| is| was| has| had)? (?:just |recently |now )?retir(?:ed|es|ing)\b(?! (?:man|woman|person))/giu,
  /\b(?:marriage|wedding) (?:of|between) (?:the |our )?(?:two |both )?(?:\p{L}+ )?(?:systems?|teams?|brands?|compan(?:y|ies)|businesses|firms|cultures|platforms)\b|\bpregnant pauses?\b/giu,
  /\bexpecting (?:an? (?:offer|call|reply|answer|delivery|decision|update|rise)|to (?!be\b)|the |results|news)\b/giu,
  /\b(?:dead[- ]weights?|weight of (?:an?|the|evidence|work)|carry the weight of)\b|\bno ties to (?:an?|the|any|suppliers?|notice)\b/giu,
  /\bface[- ]to[- ]face\b|\bhearing loops?\b|\boccupational health\b|\b(?:the |good |new |fresh )?faces at (?:the|our)\b/giu,
  /\bsurnames? (?:on|is|are|was|were|must|goes|has|needs?)\b[^.;]*\b(?:spell\w*|spelt|match\w*|badge|contract|form|passport|order)\b[^.;]*/giu,
  // Courts, papers of the law, and matters of a practice.
  /\b(?:wards? of|circuit|district|high|children['’]?s?|family|county|crown|magistrates['’]?|supreme|labour|land|coroner['’]s|drug|youth|moot|employment) courts?\b|\bwards? of court\b|\bcourt (?:office|lists?|bundles?|service|filings?|reports?|documents?)\b/giu,
  /\b(?:judicial )?(?:separation|divorce|guardianship|custody|maintenance|probate|conveyancing|wills|inheritance tax)s?(?:(?:,| and|, and) (?:judicial )?(?:separation|divorce|guardianship|custody|maintenance|probate|conveyancing|wills|tax|family law|nullity)s?)+/giu,
  /\b(?:spouses?|civil partners|cohabitants)(?:(?:,| and|, and) (?:spouses?|civil partners|cohabitants))+|\b(?:disability|invalidity|state|retirement|survivor) pensions? (?:appeals?|claims?|demand|cases?|policy|files?)\b/giu,
  /\bageing (?:populations?|societ(?:y|ies)|stock|fleet|plant|infrastructure|estate|network|pipes?)\b/giu,
  // What is paid, given and open to whoever works there.
  /\b(?:the|good|decent|company|works|generous|final) pension (?:is|scheme|plan|from|with|starts|pot)\b|\b(?:dependants?|spouses?|partners?|family|kids|children) (?:are|is|come|comes) (?:also )?(?:covered|included|on|under) (?:by |on |in |under )?(?:the|our) [^.;]*/giu,
  new RegExp(
    `\\b(?:bend|fit|fits|fitted|work|worked|arranged?|flex|hours|shifts|milkings?)\\b[^.;]{0,20}\\b${ROUND} (?:the |your |their )?(?:school runs?|school gates?|school hours|nursery|kids|children|family|caring)\\b`,
    'giu',
  ),
  /\bsick (?:days?|leave) (?:can|may) be (?:taken|used)\b[^.;]*|\bbetween jobs (?:at present|at the moment|right now|just now|currently)\b/giu,
  /\b(?:available|open|offered) to (?:anyone|everyone|anybody|everybody|all)[^.;]*/giu,
  /\b(?:quiet|prayer|multi-?faith|wellness|parents['’]?|lactation|meditation|nursing|reflection) rooms?\b[^.;]*/giu,
  /\b(?:separate|own|single-sex) (?:ablutions?|toilets?|showers?|changing rooms?|quarters|blocks?|dongas?|facilities)\b[^.;]*/giu,
  /\b(?:head ?coverings?|headscar(?:f|ves)|turbans?|hijabs?|kippahs?)(?:,? (?:or|and) \p{L}+)? (?:is |are |all )?(?:fine|welcome|allowed|ok|okay)\b/giu,
  // How old the house is, and by how many hands.
  /\b(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|three|four|five)[- ]generations? (?:family |farm|business|owned|run|of us)[^.;]*|\b(?:for|over|across) (?:two|three|four|five|six|several) generations\b/giu,
  // A programme, clinic or caseload by what it is for.
  /\b(?:hiv|aids|wheelchair|stroke|diabetes|dementia|ivf|fertility)(?: \p{L}+){0,2} (?:caseloads?|apps?|clinics?|loops?|assistance|prevention|outreach|testing|cases|counsell?ing)\b/giu,
  /\b(?:ran|run|managed|set up|led|built|started|opened|supervised) (?:an? |the |our )?(?:\p{L}+ ){0,2}(?:programmes?|programs?|centres?|centers?|homes?|units?|caseloads?|services?|charit(?:y|ies)|shelters?) (?:for|of) [^.;,]*/giu,
  /\b(?:brought|hired|trained|mentored|recruited|supported|promoted) (?:on |in |up )?the (?:site|crew|team|firm|company|yard|club)?(?:['’]s)? ?first (?:female|women|woman) \p{L}+/giu,
  /\b(?:clients|customers|residents|cases|files|matters) include\b[^.;]*/giu,
  // Everybody by name, what protects who is pregnant, and children whom the law keeps off the work.
  /^(?:[\p{L}'’ -]+, ){2,}[^.;]*\b(?:all good|all welcome|(?:everyone|everybody)(?:['’]s| is) welcome|whoever you are|all the same to us|no matter)\b[^.;]*/giu,
  /\bsuits? (?:anybody|anyone|everybody|everyone)\b[^.;]*/giu,
  /^pregnant or (?:think|thinking) you (?:may|might|could) be\b|\b(?:tell us|let us know|say) (?:if|when) you['’]?(?:re| are| become) pregnant\b/giu,
  /\bby law\b[^.;]*\bunder (?:the age of )?1[0-8]\b[^.;]*|\b(?:no (?:children|kids|one|minors)|nobody) under (?:the age of )?1[0-8]\b[^.;]*\b(?:by law|the law|legal\w*|regulations?|not allowed)\b[^.;]*/giu,
  // What a tender, a budget, a house or a team is said to be.
  /\b(?:budget|proposal|bid|offer|name) has (?:a bit of |some )?weight\b|\bnew (?:face|blood|faces) in (?:an?|the|our) team that\b|\b(?:buildings?|house|roof|premises|grounds) in good health\b|\b(?:the|our) (?:old )?\p{L}+ buildings? in good health\b/giu,
  /\bbab(?:y|ies) of (?:an?|the) (?:portfolio|fleet|range|group|book|project|list)\b|\b(?:may|might|could|will) (?:well )?be one of our own\b(?=[^.;]*\b(?:promot\w+|from within)\b)/giu,
  /\banyone fasting(?: or not)? can swap\b[^.;]*/giu,
];

/** Words that are cited as taken out of a text, or as what may not stand there: also where they pick people. */
export const CITED_AWAY: readonly RegExp[] = [
  new RegExp(
    `\\b(?:drop\\w*|remov\\w+|delet\\w+|chang\\w+|replac\\w+|cut|took|take|taken|strip\\w*|swap\\w*|struck|strike|edit\\w*|reword\\w*|avoid\\w*|lose|lost) (?:(?!\\b(?:to|with|into|for)\\b)[^.;"“”„]){0,30}${QUOTED}`,
    'giu',
  ),
  new RegExp(
    `${QUOTED}[^.;"“”]{0,30}\\b(?:ha[sd] to go|is(?:n['’]t| not) (?:allowed|lawful|legal)|can(?:['’]t|not) (?:stay|stand|go in)|(?:is|are|was|were) (?:out|removed|taken out|gone)|comes? out|won['’]t do|breach\\w*)\\b`,
    'giu',
  ),
];
