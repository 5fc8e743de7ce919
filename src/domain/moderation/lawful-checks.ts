const NO_TURN =
  '(?![^.;]*\\b(?:but|though|although|yet|except|unless|only|prefer\\w*|rather|ideally|so (?:you|we|they|no|a|the)|which is why|as long as|sorry|elsewhere)\\b)';
const BY_LAW =
  '(?:(?:(?:state|federal|provincial|queensland|victorian|nsw|local|licensing|the) )?(?:laws?|rules?|regulations?|legislation|state|province|act)|licen[cs]\\w+|licensing|insurers?|insurance|polic(?:y|ies)|the regulator)';
const LEAST = '(?:1[4-9]|2[0-5]|eighteen|nineteen|twenty-?one|twenty-?five)';
const PICTURE = '(?:photos?|photographs?|pictures?|pics?|images?|snaps?)';
const FEARED = '(?:afraid|frightened|scared|terrified|shy|squeamish|fazed|daunted|intimidated|put off)';
const SMALL =
  '(?:toddlers?|bab(?:y|ies)|infants?|children|kids|little ones|littlies|under-?(?:twos|threes|fives)|tamariki)';
const BEAUTY =
  '(?:wax\\w*|half[- ]legs?|full[- ]legs?|bikini|brows?|lash(?:es)?|tints?|facials?|spray[- ]?tans?|tans?|manicures?|pedicures?|blow[- ]?(?:outs?|dr(?:y|ies))|keratin|hollywood|threading|lamination)';
const HAIRDRESSING =
  '(?:braids?|braiding|locs|cornrows|twists?|twist[- ]outs?|silk press(?:es)?|relaxers?|weaves?|wigs?|extensions|fades?|crops?|cuts?|colou?rs?|perms?|highlights|balayage|foils|trims?|beard trims?|big chops?|curls?|blow[- ]?(?:outs?|dr(?:y|ies))|shaves?|skin fades?)';
const KEPT =
  '(?:covers?|cover|insurance|medical|dental|health ?care|tuition|remission|discounts?|membership|pass(?:es)?|flights?|travel|gym|meals|tickets|relocation|housing|break|fees)';
const OWN = '(?:kids|children|famil(?:y|ies)|spouses?|partners?|dependants|whānau)';

/** What a house checks, gives and has done, ages that a law sets, and what stands in nobody's way: none of it says who is taken. */
export const LAWFUL_CHECKS: readonly RegExp[] = [
  // "A picture of an animal you've known": of a thing, not of whoever applies.
  new RegExp(
    `(?:\\b(?:with|and|or|plus) )?(?:an? |one |some |any |your |two |three |the )?(?:best |favourite |good |recent )?${PICTURE} of (?:an? |the |some |your |something |one |any )*(?:favourite |best |last |own |recent |finished )?(?:\\p{L}+ )?(?:animals?|dogs?|cats?|horses?|birds?|cakes?|dish(?:es)?|loa(?:f|ves)|breads?|bakes?|plates?|gardens?|borders?|bikes?|builds?|benches|work|welds?|joints?|walls?|plants?|arrangements?|bouquets?|windows? displays?|shelves|models?|kitchens?|vans?|rigs?|sketch(?:es)?|designs?|you(?:['’]ve| have) (?:made|built|grown|baked|cooked|mended|welded|drawn|planted))\\b(?! (?:girls?|models?))`,
    'giu',
  ),
  /\bshort[- ]?chang(?:e|ed|es|ing)\b/giu,
  // Gardens that a scheme lets.
  /\ballotments? (?:schemes?|projects?|plots?|societ(?:y|ies)|committees?|associations?|holders?|groups?|programmes?)\b/giu,
  // Ages that a law, a licence or an insurer sets, and that there is no other.
  new RegExp(
    `\\b${BY_LAW} (?:sets?|says?|requires?|puts?|makes?|fix(?:es)?|asks? for|wants?)\\b[^.;\\d]{0,30}\\b${LEAST}\\b${NO_TURN}(?![^.;]*\\b(?:under|below|max\\w*|top|up to|past|[3-7]\\d)\\b)[^.;]*`,
    'giu',
  ),
  /\b(?:there(?:'s| is)|we have|we've|with) no (?:other |upper |top |maximum |further |greatest )+age(?: (?:limit|condition|bar|rule|requirement))?s?\b|\bno (?:other|top|upper|further) age (?:limit|condition|bar|rule|requirement)s?\b|\b(?:nothing else about|apart from that,?) (?:your )?age (?:matters|counts|is asked)\b|\bnobody(?:'s| is)? counts? (?:the )?years\b/giu,
  // Records and medicals: what was, and what it stops.
  /\bold (?:matters|offen[cs]es|convictions?|records?|charges?|mistakes?|history|fines?|cautions?)\b/giu,
  /\bpre-?employment (?:medicals?|health|drug|screen\w*|checks?)(?:(?:,| and| or)+ (?:medicals?|drug|alcohol|health|fitness))* ?(?:tests?|screens?|screening|checks?|assessments?|questionnaires?)?\b/giu,
  // The right to work.
  /^\W*(?:you(?:'ll| will)? (?:need|must have|should have)|must have|full|unrestricted|ongoing|current|existing|valid|proof of|we (?:can't|cannot|are (?:not able|unable) to|don't|won't|do not|will not)|no|sorry,? no)\b(?!.*\b(?:only|prefer\w*|native|born|citizens?|nationals?|passports?|accent|english|young|people|wom[ae]n|m[ae]n|not just|real|true|proper|kiwis?|aussies?|brits?|locals?|sound|look|or not|(?:foreigners?|im?migrants?|outsiders?)\b(?!.*\bwithout))\b)[^.;]*\b(?:work(?:ing)? rights|rights? to work|work (?:permits?|visas?|authori[sz]ation)|sponsor(?:ship|ed)?)\b[^.;]*/giu,
  /\b(?:mom|foreign(?:er)?s?|s[- ]?pass|work[- ]?permits?|ep|levy)(?: (?:worker|staff|employee|mom))?(?:'s)? ?quota\b(?!.*\b(?:chinese|malays?|indians?|race|prefer\w*|young\w*)\b)/giu,
  // Pictures of what somebody makes, and none of them.
  new RegExp(
    `\\b(?:(?:any|some|a few|two|three|four|five|six|\\d+|good|clear|recent) )*${PICTURE} of (?:(?:your|the|past|recent|finished|previous|some|any|two|three|\\d) )+(?!sel(?:f|ves)\\b|face|figure|body|family|kids|you\\b)[\\p{L}-]+(?: [\\p{L}-]+)?(?:,? (?:of the \\p{L}+ )?(?:please )?(?:and )?not (?:of )?(?:you|yourself|your face))?`,
    'giu',
  ),
  new RegExp(
    `\\b${PICTURE} of (?:finished|past|recent|completed|previous) [\\p{L}-]+|\\b(?:and|of the work|,)? ?(?:please )?(?:and )?not (?:of )?(?:you|yourself|your face)\\b(?<=\\b${PICTURE}\\b[^.;]*)`,
    'giu',
  ),
  /^\W*(?:please,? )?no (?:photos?|pictures?|headshots?|selfies|portraits?)(?:(?:,| or| and)+ (?:photos?|pictures?|headshots?|selfies|dates? of birth|ages?|portraits?))*(?:,? please)?\W*$/giu,
  new RegExp(
    `(?<=\\b(?:cvs?|r[eé]sum[eé]s?|applications?|letters?|forms?)\\b[^.;]{0,30})\\b(?:no|without(?: an?| any)?|minus (?:the|any)) ${PICTURE}(?:,? please)?(?=\\W*$|[.;,])`,
    'giu',
  ),
  // How nobody has to look.
  /\bno (?:set |special |required |particular |uniform |dress )*(?:dress sizes?|sizes?|body types?|looks?|image)\b(?:(?:,| or| and| no)+ ["“']?(?:set |special |dress )*(?:looks?|sizes?|image|body types?)["”']?)*(?! (?:like|after|at|for|in|with|up))(?: to (?:fit|squeeze) into)?/giu,
  /\bdon't (?:go in for|have|do|hire for|look for) an? ["“']?(?:look|image|type|size|dress size|body type)["”']?(?= |\W|$)(?! (?:that|of|who)\b)/giu,
  /\bsizes? \d\d? (?:or|to|through|and|and\/or) (?:size )?\d\d?\b(?=[^.;]*\b(?:whatever|all|any|no matter|every|fine|welcome|same to us|who cares)\b)/giu,
  // What somebody does not fear in the work.
  new RegExp(
    `\\b(?:not|n't|never|no|without being|isn't|aren't|unafraid|nobody(?:'s| is)) (?:\\p{L}+ )?${FEARED}\\b(?: (?:of|by|to|about|at|from) (?:(?:an?|the|some) )?\\p{L}+)?`,
    'giu',
  ),
  new RegExp(`\\byou(?:'re| are) ?(?:not|n't)? ${FEARED} (?:of|to|by)\\b(?<=n't[^.;]*|not [^.;]*)`, 'giu'),
  // What is done with those whom the work is for.
  new RegExp(
    `\\b(?:lift|carry|chase|chasing|bath|bathing|chang|feed|sooth|settl|read|sing|rock|cuddl|danc|paint|play|sit|talk|speak|chat|listen|bend|kneel|climb)\\p{L}*(?: (?:up|down|on the floor|in))?(?: (?:to|with|alongside|after|for))? (?:(?:our|the|your|their|small|tired|wriggly|sleepy|up to|\\w+) )?${SMALL}\\b(?! (?:who|at home|of (?:your|their) own))`,
    'giu',
  ),
  new RegExp(
    `\\b(?:so that |where |while |when )?(?:the )?${SMALL} (?:climb|walk|crawl|come|sleep|eat|play|nap|run|learn|arrive)s?\\b(?![^.;]*\\b(?:at home|your own)\\b)`,
    'giu',
  ),
  /\b(?:talk\w*|speak\w*|chat\w*|listen\w*|explain\w*|help(?:s|ful)?|useful|handy|patient|gentle|kind|warm|calm|comfort(?:able)?|easy|good|charm\w*|sympathetic|courteous|tactful|respectful) (?:to|with) (?:(?:our|the|some|older|elderly|young|frail|confused|grieving|worried|anxious|their|hard of hearing) )*(?:seniors|elders|elderly|residents|patients|pensioners|old people|older people|grandparents|parents|famil(?:y|ies)|teenagers|teens|tamariki|kaum[aā]tua|aunties|uncles|relatives)\b(?! (?:of your own|at home))/giu,
  // Treatments, by their names.
  new RegExp(
    `\\bbrazilians?\\b(?=[^.;]*\\b${BEAUTY}\\b)|(?<=\\b${BEAUTY}\\b[^.;]*)\\bbrazilians?\\b(?! (?:applicants?|candidates?|girls?|women|looks?|staff))`,
    'giu',
  ),
  new RegExp(
    `\\b${HAIRDRESSING}(?:(?:,| and| or|,? &) (?:the )?(?:\\p{L}+ )?${HAIRDRESSING}){2,}(?![^.;]*\\b(?:not|no|never|n't)\\b)`,
    'giu',
  ),
  /\b(?:afro|curly|textured|coily|type 4|natural|european|asian)(?:(?:,| and| or|\/| &) ?(?:afro|curly|textured|coily|european|asian|natural))*[- ](?:textured )?hair(?= (?:experience|skills?|training|care|types?|cutting|styling|is|would|and|clients|textures?)\b|\W|$)(?<=\b(?:experience|skills?|train\w*|work\w*|qualified|level|confident|cut\w*|styl\w+|bonus|plus|on|with|in|do|treat|know)\b[^.;]*|^\W*)(?![^.;]*\b(?:girls?|natural look|not|no|neat|tidy|straight|yours?|look)\b)/giu,
  /\b(?:darker|lighter|deeper|all|every|any|black|brown|asian|each) (?:skins?|skin tones?|skin types?|hair types?)\b(?=[^.;]*\b(?:plus|bonus|training|train\w*|confiden\w+|experience|treat\w*|work\w*|course|helps?|clients?|services?|knowledge)\b)(?![^.;]*\b(?:prefer\w*|only|girls?|looks?|not|no)\b)|(?<=\b(?:treat|confidence with|confident with|experience with|experience of|knowledge of|services? for|clients?|work with|trained (?:in|on|with))\b[^.;]*)\b(?:darker|lighter|deeper|all|every|any|black|brown|asian) (?:skins?|skin tones?|skin types?|hair types?)\b/giu,
  // What is given beside the pay, and leave for what happens at home.
  new RegExp(
    `\\b${KEPT}\\b[^.;]{0,50}\\b(?:you and (?:your )?|and (?:your )?|your |for )?${OWN}(?:,? (?:too|as well|also|included|covered))?(?= (?:too|as well|included|covered|free)\\b|\\W*$)(?![^.;]*\\b(?:no|without|only|not)\\b)`,
    'giu',
  ),
  /\b(?:sick|poorly|ill|unwell) (?:child|children|kids?|bab(?:y|ies)|bub|bubs|toddlers?)\b(?<!\b(?:no|without|with|always|another|your|their|her|his|for|about|has|have|by) (?:an? )?(?:sick|poorly|ill|unwell) (?:child|children|kids?|bab(?:y|ies)|bub|bubs|toddlers?))(?! (?:excuses?|is (?:no|not)|means? no)|[^.;]*\b(?:no|not|never|n't|rather|someone|somebody|let us down|problem)\b)/giu,
  new RegExp(
    `\\b(?:family|whānau|home)(?: (?:always|really|still))? comes? first\\b(?! for (?:some|too many|those|people))${NO_TURN}(?![^.;]*\\b(?:someone|people who|ask)\\b)[^.;]*`,
    'giu',
  ),
  /\b(?:(?:pregnancy|maternity|disability|sick|sickness|carers?'?|parental|religious)(?:,| and| or| &|-related| related)* ?)+(?:absences?|leave|time off)(?: related to \p{L}+)? (?:isn't|is not|aren't|are not|never|won't be|doesn't|does not|don't) (?:counted|count|included|held|taken into account|affect|touch)\b(?![^.;]*\bbut\b)[^.;]*/giu,
  /\babsences? (?:for|due to|because of|from) (?:pregnancy|disability|maternity|caring)(?:(?:,| and| or)+ (?:pregnancy|disability|maternity|caring|illness))* (?:isn't|is not|aren't|are not|never|won't be|doesn't|does not) (?:counted|count|included|held|taken)\b(?![^.;]*\bbut\b)[^.;]*/giu,
  /\bpregnan(?:cy|cies) (?:is|are|gets?) (?:\p{L}+ )?(?:planned|worked|arranged|managed|rostered|built|catered) (?:round|around|for|with)\b(?![^.;]*\b(?:but|hard|awkward|problem|not|rather)\b)[^.;]*/giu,
  // Work that not everybody does, and what is done for who has a bad back.
  /\bif (?!you\b|your\b|there\b|kids\b|family\b|children\b|english\b)(?:the |our )?[\p{L}-]+(?: [\p{L}-]+){0,2} (?:isn't|aren't|is not|are not) for you\b/giu,
  /\bif you(?:'ve| have)(?: got)? (?:an? )?[^.;,]{3,30},? (?:we'd|let's|do|come and|please|just|still) (?:still )?(?:talk|ask|apply|love|like to (?:hear|talk)|ring|call|say)\b(?![^.;]*\b(?:not|rather know|first|before|instead|n't)\b)/giu,
  /^(?!.*\b(?:but|as long as|except|unless|so long as|provided)\b)[^.;]*[:,–-] ?(?:none of (?:it|that|this|them|those|these)|(?:it|that|they) (?:doesn't|don't)|nothing of (?:it|that)) (?:matters?|counts?|bothers?|worr(?:y|ies)|makes? (?:any|a) difference|is asked|changes a thing)\b[^.;]*/giu,
  // Where somebody worked, and with whom.
  /\b(?:in|on|at|of) (?:an? |the )?(?:dialysis|oncology|stroke|burns|dementia|diabetes|hiv|renal|cancer|psychiatric|mental health|fertility|maternity|rehab(?:ilitation)?|palliative|cardiac|respiratory|sexual health|eating disorders?|learning disabilit(?:y|ies)|addictions?)(?: (?:or|and) (?:an? )?\p{L}+)?(?: (?:floor|ward|unit|clinic|setting|cent(?:re|er)|team|service|nursing|care|chairs?))?(?= |[.,;]|$)(?<=\b(?:years?|months?|experience|time|background|placement|shifts?|worked|work|working|job|post|rotation)\b[^.;]*)/giu,
  /\b(?:work\w*|comfort\w*|patien\w+|good|experience|gentle|calm|kind|firm|at ease|rapport) with (?:(?:kids|children|young people|teenagers|parents|teachers|families|people|residents|patients|pupils|clients),? (?:and )?)+(?:who|that)(?:'ve| have|'re| are)? [^.;]*/giu,
  // Somebody who is no morning person.
  /\b(?:not )?an? (?:morning|night|early|desk|dog|cat|outdoors?|indoors?|details?|numbers|ideas?|city|country|spreadsheet|phone|coffee|team) person\b/giu,
  // Feast and worship as what the hours are made around.
  /\b(?:for|from) (?:those|anyone|anybody|whoever|people|staff|everyone|colleagues) who (?:go(?:es)?|goes|attends?|wants?|needs?|prays?|keeps?|observes?|likes?)\b(?![^.;]*\b(?:not|no|never|n't|only|rather)\b)[^.;,]*\b(?:mosque|church|temple|synagogue|mass|prayers?|sabbath|shabbat|ramadan|jummah|gurdwara)\b[^.;,]*/giu,
  /\b(?:fridays?|afternoons?|days|shifts?|hours|breaks)\b[^.;]{0,30}\b(?:short|shorter|early|earlier|lighter|flexible|moved|swapped)\b[^.;]{0,20}\b(?:in|during|for|over|through) (?:ramadan|lent|eid|passover|diwali|prayers?)\b(?![^.;]*\b(?:not|no|never|n't|only|rather)\b)[^.;]*/giu,
  // What first aid, a check and a study are about.
  /\b(?:first aid|cpr|anaphylaxis|epi-?pens?|wwcc|mental health)\b[^.;]{0,40}\b(?:asthma|anaphylaxis|epilepsy)\b|\b(?:asthma|epilepsy)\b[^.;]{0,30}\b(?:anaphylaxis|first aid|training|plans?|management)\b/giu,
  /\b(?:pvg|dbs|wwcc|vetting|barred lists?|checks?|clearance|registration|membership)\b[^.;]{0,30}\b(?:with |of |for |both )(?:adults?|children|child)(?:(?: and|,| or) (?:adults?|children|young people))?\b|\bchild (?:sexual )?(?:abuse|protection|safety|safe|welfare|safeguarding|development|psychology)\b/giu,
  /\b(?:knowledge|understanding|awareness|training) (?:of|in|on) (?:\p{L}+ )?(?:disorders?|disabilit\w+|illness\w*|diseases?|dementia|autism|trauma|addiction)\b/giu,
  // Of every kind, and of two kinds that together are all.
  /\bof (?:every|many) (?:religions?|faiths?|beliefs?)(?: (?:and|or) none)?\b(?![^.;]*\b(?:but|only|except)\b)|\b([\p{L}]{4,}(?: islander)?) (?:and|or) non-?\1\b|\bnot by (?:gender|sex|age|race)\b|\bpersons? with benchmark disabilit\w+\b/giu,
  /\b(?:for|with|to|of) (?:about |over |some |nearly |up to )?\d+ (?:kids|children|boys|girls|pupils|toddlers|babies)\b(?! of (?:your|their) own)/giu,
  /\b(?:from|to|by|with|for) the same (?:m[ae]n|wom[ae]n|lady|fella|fellow|couple|people|faces|old \p{L}+)\b(?![^.;]*\b(?:so|want|prefer)\b)/giu,
  /\bdual nationals?(?:hip)? (?:are|is) (?:all |perfectly |quite )?(?:fine|welcome|ok|okay|no (?:problem|bother|issue)|eligible|cleared)\b/giu,
  /\breligious (?:dress|wear|symbols?|headwear|clothing)\b[^.;]{0,12} (?:is|are) (?:no|not an|never an) (?:issue|problem|bother|bar|obstacle)\b[^.;]*/giu,
  /^\W*(?:turbans?|hijabs?|headscar(?:f|ves)|beards?|tattoos?|piercings?|locs|braids|kippahs?|crocs)(?:(?:,| and| or|,? &)+ (?:turbans?|hijabs?|headscar(?:f|ves)|beards?|tattoos?|piercings?|locs|braids|kippahs?))*,? (?:yes|welcome|fine|ok|okay|no (?:problem|bother|worries)|of course|allowed|all good)(?:,? please)?\W*$/giu,
  /\b(?:applications?|cvs?|r[eé]sum[eé]s?|cover letters?|repl(?:y|ies)|forms?|letters?) (?:(?:are|must be|should be|may be|can be) )?in (?:plain |either )?(?:english|irish|welsh|french|german|m[aā]ori|te reo(?: m[aā]ori)?|chinese|malay|afrikaans|gaelic|spanish)(?:(?:,| or| and) (?:english|irish|welsh|french|m[aā]ori|te reo(?: m[aā]ori)?|chinese|gaelic|spanish))*(?:,? please)?/giu,
  // Who washes, waxes or searches whom.
  /\b(?:for|of|on|by|with) (?:fe)?male (?:clients?|patients?|residents?|prisoners?|detainees|customers|guests?|therapists?|searchers?|officers?|carers?)\b(?=[^.;]*\b(?:wax\w*|search\w*|intimate|done by|personal care|massage|examin\w+)\b)|(?<=\b(?:wax\w*|search\w*|intimate|personal care|massages?|examin\w+)\b[^.;]*)\b(?:for|of|on|by|with) (?:fe)?male (?:clients?|patients?|residents?|prisoners?|detainees|customers|guests?|therapists?|searchers?|officers?|carers?)\b/giu,
  /\b(?:older|young) (?:persons?|people|adults?|offenders?)['’]?s? (?:nurses?|advis[eo]rs?|workers?|officers?|navigators?|coordinators?|teams?|consultants?|specialists?|advocates?)\b/giu,
  /\b(?:fasting|prayers?)(?: (?:and|or) (?:fasting|prayers?))?(?: (?:arrangements|times?|breaks?))? (?:(?:are|is|go|goes|gets?) )?(?:put |built |planned |worked |arranged )?(?:in|into|by|around|round) (?:the )?rosters?\b/giu,
];
