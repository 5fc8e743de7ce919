// What takes it back, or makes it a wish after all.
const NO_TURN =
  '(?![^.;]*\\b(?:but|except|unless|as long as|so long as|provided|though you|only|ideally|prefer\\w*|rather|want(?:s|ed)?|wish|same(?! to)|best|better|enough|like it|works? better|stays? that way|young(?:er)? and|lively|fresh|sounds?|looks? (?:young|like us|the part))\\b)';
const NO_WISH =
  "(?!.*\\b(?:wanted|wants?|needed|needs?|hir(?:e|es|ing)|seek\\w*|looking|prefer\\w*|only|couples?|married|ideal\\w*|suits?|pretty|never|not|n't|so (?:we|you))\\b)";
const FACT =
  '(?:ages?|accents?|faith|religion|beliefs?|creed|sex|gender|race|colou?r|nationality|passport|background|family(?: (?:life|status))?|postcode|address|schools?|surname|marital status|health|birthplace|politics|orientation|disability|union membership|size|weight|height|gaps?|date of birth|photos?|pictures?)';
const FACTS = `(?:(?:your|the|their|any|an?) )?${FACT}(?:(?:,? (?:or|and|nor)|,) (?:(?:your|the|their|any|an?) )?${FACT})*`;
const ASKED_OF =
  '(?:where|when|how|who|which|whether|whose|whom|what (?:you (?:did|do) on|age|year|sex|faith|school|passport|accent|colou?r|name))';
/** What says that something plays no part. */
const NO_PART =
  "(?:(?:is|are|['’]s) (?:simply |really |frankly |entirely |all |very much |wholly )?(?:(?:not|none of|no|nobody['’]s) (?:our |my |anyone['’]s |anybody['’]s |the firm['’]s )?(?:business|concern|affair|question|lookout)(?: of ours| but yours)?|neither here nor there|(?:your|their|his|her) own (?:business|affair|concern|matter|lookout)|(?:up to|a matter for) (?:you|them)|(?:all )?(?:one|the same) to (?:us|me)|left (?:at|outside|by) the door|by the by|beside the point)|(?:does|do|did|will|would)(?:n['’]t| not) (?:even |ever )?(?:come|enter|figure|feature) (?:into|in) (?:it|this|that|anything|our \\p{L}+)|makes? no (?:odds|difference|matter)(?: to (?:us|me|anyone))?|(?:is |are )?not (?:needed|required|asked(?: for)?|necessary|relevant|of interest|on the form))";
const SERVES =
  '(?:fit|serve|teach|treat|see|dress|coach|feed|cut|shoe|teach|bathe|nurse|advise|drive|carry|host|house|visit|sell to|cook for|look after|care for|cater for|work with|cut hair for|make (?:\\p{L}+ )?for)';
const SHARE =
  '(?:(?:an? |one )?(?:half|third|quarter|fifth|sixth|seventh|eighth|tenth)|two thirds|three quarters|\\d+ ?(?:%|per ?cent)|\\p{L}+ per ?cent|(?:one|two|three|four|\\d+) in (?:\\p{L}+|\\d+)|some|most|many|several|\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const SEX = '(?:wom[ae]n|m[ae]n|fe?males?|mothers?|fathers?|mums?|moms?|dads?|parents|grandparents)';
const THERE = `(?:${SEX}|veterans|over (?:fifty|sixty|50|60)|disabled|deaf|m[aā]ori|indigenous|migrants|from (?:overseas|abroad|elsewhere))`;
const ONE_OF_EACH =
  '(?:(?:at least )?(?:an?|one) (?:m[ae]n|male|bloke)(?: \\p{L}+)? (?:and|or) (?:(?:at least )?(?:an?|one) )(?:wom[ae]n|female|lady)|(?:at least )?(?:an?|one) (?:wom[ae]n|female|lady)(?: \\p{L}+)? (?:and|or) (?:(?:at least )?(?:an?|one) )(?:m[ae]n|male|bloke))';
const KIN =
  '(?:mum|mom|mam|dad|mother|father|parent|grandmother|grandfather|grandad|granddad|gran|nana?|grandma|grandpa)s?';
const AID =
  '(?:hearing (?:aids?|loops?)|cochlear implants?|screen (?:readers?|magnifiers?)|magnifiers?|large print|braille(?: displays?)?|captions?|sit-stand desks?|text-to-speech|voice (?:input|recognition)|easy read|induction loops?)';
const ORIENTED = "(?:queer|gay|lesbian|lgbt\\S*|trans|pride|rainbow)(?:['’]s| men['’]s| women['’]s| youth)?";
const HOUSE =
  '(?:bars?|pubs?|(?:night ?)?clubs?|village|quarter|district|scene|(?:film |arts |book |music )?festivals?|parade|choirs?|chorus|chorale|book(?:shop|store)s?|cinema|theatre|theater|press|magazine|archives?|museum|helpline|charity|foundation|(?:health|community|youth|resource|advice) (?:centre|center|service|clinic)|clinic|sports? club|rugby club|football club|swim(?:ming)? club|history|month|night|weddings?)';

/** What plays no part, who is served and there already, aids, both sexes of a crew, trades, leave and pay: none of it says who is taken. */
export const LAWFUL_OPEN: readonly RegExp[] = [
  // "Where you were born is not our business", "we're not fussed about age", "age, faith and family are left at the door".
  new RegExp(`\\b${ASKED_OF} [^.;:]{2,60}?\\b${NO_PART}${NO_TURN}`, 'giu'),
  new RegExp(`\\b${FACTS} ${NO_PART}${NO_TURN}(?:,? nor (?:is |an? |the |your )?${FACT})?`, 'giu'),
  new RegExp(
    `\\b(?:(?:['’]re|are|['’]m|am|is|['’]s) not (?:too |very |that |at all )?(?:fussed|bothered|worried|fazed|concerned|precious|hung up|interested) (?:about|by|with|in|over|what|where|who|how|whether|if)|(?:couldn['’]t|could not|don['’]t) care(?: less)?(?: about)?|(?:(?:it|which|that)(?:['’]s| is) )?all (?:one|the same) to (?:us|me))${NO_TURN} (?:(?:${ASKED_OF}|if)\\b[^.;,]*|${FACTS}|(?:you|they|somebody|she|he|people)\\b[^.;,]*)`,
    'giu',
  ),
  /^\W*(?:we|i|the panel|our panel) (?:look at|hire|judge|score|read|assess|weigh|pay for|go by|care about) (?:the )?(?:people|person|work|skills?|hands|ability|experience|merit|answers?|portfolio|tests?|cooking|craft|what (?:you|people|they) [^.;,]{2,25}|how (?:you|people|they) [^.;,]{2,25}),? not (?:at |on |by |about )?(?:where|who|how old|what|which|whether)\b(?![^.;]*\b(?:but|unless|except)\b)[^.;]*/giu,
  // Whom the work is for, of every age.
  new RegExp(
    `\\b(?:${SERVES}|patients|riders|pupils|customers|clients|swimmers|guests|students|visitors)(?: (?:everyone|everybody|people|all ages|customers|clients|patients|pupils|riders|anyone))?,?(?: (?:who )?(?:range|run|go)s?)?${NO_TURN} from (?!the (?:uk|us|eu)\\b)[^.;]{2,40} (?:to|through to|up to) [^.;,]{2,40}`,
    'giu',
  ),
  // Who is there already.
  new RegExp(
    `\\b(?:about |nearly |over |almost |around |more than |just under )?${SHARE}(?: of)? (?:(?:our|the|us|my|its)(?: \\p{L}+)? )?(?:\\p{L}+ )?(?:are|is) (?:now |an? |also |all )?${THERE}\\b(?=,|\\W*$| (?:now|today|and|up|these|at|in)\\b)(?!.*\\b(?:and|so) (?:that|we|it|they)\\b)${NO_TURN}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:we(?:['’]ve| have)(?: got)?|there(?:['’]s| is| are)|(?:one|two|another|some|several|both) of us (?:is|are|has|have)|two|another is) (?:an? |two |three |some )?(?:\\p{L}+ )?${KIN}(?: (?:who|that|on|doing|working|sharing|shares?))[^.;]{0,30}?\\b(?:days?|nights?|shifts?|hours|\\d ?(?:am)? (?:to|till|until|-) ?\\d|rota|roster|share|weekends?)(?: and an? (?:\\p{L}+ )?${KIN} on \\p{L}+)?(?![^.;]*\\b(?:never|not|don['’]t|won['’]t|can['’]t|stay|again|enough|no more)\\b)`,
    'giu',
  ),
  new RegExp(`^${NO_WISH}[^.;]*\\b${ONE_OF_EACH}\\b[^.;]*`, 'giu'),
  // Aids that are there, and what is arranged for whoever needs it.
  new RegExp(
    `(?<!\\b(?:no|not|without|nor|nobody|no[- ]one|anyone|anybody|someone|somebody|people|persons?|candidates?|applicants?|who|must|needn't|s?he|wears?|wearing|uses?|needs?|perfect|an?(?= hearing)|asked for|asks for|his|her|their)\\b[^.;]*)\\b${AID}(?:(?:,? (?:or|and)|,) ${AID})*\\b(?! (?:users?|wearers?)\\b)(?![^.;]*\\b(?:nobody|no|not|never|without|only|rather|elsewhere|lead with)\\b)`,
    'giu',
  ),
  new RegExp(
    `\\b(?:accommodat\\w+|adjustments?)(?: (?:for|of|around))? ${FACT.replace('disability', 'disability|pregnancy')}(?:(?:,? (?:or|and)|,) (?:${FACT.replace('disability', 'disability|pregnancy')}))*${NO_TURN}(?![^.;]*\\b(?:where we can|unable|cannot|can['’]t|hard|difficult)\\b)`,
    'giu',
  ),
  /\beeo(?:\/aa)?\b[^.;]{0,30}\bdisab\w+|\b(?:pronouns (?:are |is )?(?:always |very |also )?(?:welcome|optional|respected|up to you|never required)|(?:use|uses|share|add|tell us|put|get|respect|give)(?: [\p{L}' ]{0,20})? pronouns)\b(?![^.;]*\b(?:but|bin|skip|next|laugh\w*)\b)/giu,
  // What does not come off leave, and convictions that no longer count.
  /\b(?:not|n['’]t|never|nor) (?:be )?(?:counted|taken|docked|deducted|come|comes|knocked)(?: (?:off|against|from|out of))+ (?:your |any |the )?(?:sick|annual|paid)?(?: (?:or|and) (?:sick|annual))? ?leave\b/giu,
  /\bspent convictions? (?:stay|stays|remain|are|is) (?:spent|yours|your own|private|left (?:out|alone|off)|behind you|ignored)\b(?![^.;]*\bbut\b)[^.;]*|\banything spent stays spent\b/giu,
  // A level beside others.
  /(?<!\b(?:only|just|ideally) )\bnew(?:ly)? (?:grad(?:uate)?s?|qualified)(?: (?:with|holding) [\p{L} ]{2,25})?(?: (?:are|is))? (?:also |very |just as |perfectly )?(?:fine|ok(?:ay)?|welcome|considered|too|good)\b(?![^.;]*\b(?:only|prefer\w*|best|rather|old\w*)\b)/giu,
  // Masters of a trade, and ceremonies that a house holds.
  /\bmaster (?=(?!of\b|bedroom)\p{L}+(?:ers?|ors?|ists?|smiths?|wrights?|mongers?|ians?)\b)/giu,
  /^\W*(?:civil )?(?:marriages|weddings)(?: here)? (?:are|of every|take place|happen|can be|run|on)\b(?![^.;]*\b(?:only|never|not|no)\b)[^.;]*/giu,
  // Who is on the phone or at the desk.
  /(?:^|, |\band )(?:\p{L}+ )?(?:parents|mothers|mums|dads|kids|children|grandparents|pensioners|teenagers) (?:on|at|in|down) the (?:phones?|line|other end|desk|counter|chair|waiting room|door|gate|window|till)\b(?!.*\b(?:want\w*|need\w*|prefer\w*|who)\b)/giu,
  // What is paid beside the wage.
  /(?:\b(?:plus|with)|\+) (?:annuity|pension|health|dental|vision|super|vacation|meals?|travel|benefits)(?:(?:,? (?:and|&)|,) (?:annuity|pension|health|dental|vision|super|vacation|meals?|travel|benefits))*\b(?=\W*$|[.;])|\b(?:pension|annuity|health|dental)(?:(?:,? (?:and|&)|,) (?:health|dental|vision|annuity|pension))+\b(?=\W*$|[.;])/giu,
  // Bars, festivals and clubs by their name, for whoever works there.
  new RegExp(`\\b${ORIENTED} (?:\\p{L}+ )?${HOUSE}\\b(?! (?:staff|people|crew|team|only|types?)\\b)`, 'giu'),
  // A least age, as nobody younger is given the paper.
  /(?<!\d ?(?:-|to|and) ?)\b(?:(?:at least|over|aged|from|must be|be) )?(?:18|19|20|21|25|eighteen|nineteen|twenty-one)(?:\+| or (?:over|older)| and (?:over|older|up))?(?! ?(?:-|to|and) ?\d)[^.;\d]{0,12}\b(?:as|because|since|so)\b [^.;]*(?:won['’]t|will not|doesn['’]t|does not|can['’]t|cannot|have to be|must be) ?(?:issue|badge|license|licence|cover|insure|register|allow|permit|let|give|train)?\b(?!.*\b(?:(?:2[6-9]|[3-7]\d)\b|under|max\w*|young and|steady|mature))[^.;]*/giu,
  // "Tattoos, dreadlocks, headgear: all fine as long as the hairnet goes over."
  /^\W*(?:(?:tattoos?|piercings?|dreadlocks|dreads|locs|braids|beards?|headgear|headscar(?:f|ves)|hijabs?|turbans?|kippahs?|veils?|crosses|crucifix(?:es)?|afros?|(?:blue|pink|dyed|long|coloured) hair|nose rings?|jewellery|ink)(?:,| and| or|,? &)* ?){1,6}[:,–-]* ?(?:(?:it['’]?s|they['’]?re|that['’]?s|is|are) )?(?:all |any |both |each |either )?(?:of (?:it|them) )?(?:is |are )?(?:fine|welcome|grand|ok|okay|allowed|no (?:problem|bother|issue|worries))\b(?![^.;]*\b(?:except|but not|unless|if (?:hidden|covered)|not on|only)\b)[^.;]*/giu,
  // What is recorded, what hair is cut, and nerves.
  /\bsickness absence(?= (?:is|are|gets) (?:recorded|managed|handled|logged|kept|dealt)|,? (?:leave|holidays?|payroll|rotas?|records?)\b)|\bnatural hair(?= (?:licen[cs]e|stylists?|care|salons?|products?|technicians?|specialists?|braid\p{L}*))|\b(?:braid|twist|retwist|install|maintain)(?:,| and| or|\s)+(?:(?:braid|twist|retwist|install|maintain)(?:,| and| or|\s)+)*(?:locs|dreadlocks|braids|weaves)|\bnerves (?:are|is) (?:normal|natural|fine|expected|to be expected|understandable|no problem)\b[^.;]*/giu,
  // Who has stopped working for the most part, and is asked all the same.
  new RegExp(
    `(?<!\\b(?:no|not|only) )\\b(?:semi-?retired|retired|early[- ]retired|part-retired)(?:(?: and|,| or) (?:semi-?retired|retired))?(?: (?:\\p{L}+ers?|\\p{L}+ists?|nurses?|cooks?|chefs?|people|folks?|tradies|trades|hands))? (?:are |is )?(?:also |very |most |always |just as )?(?:welcome|encouraged to apply|considered)\\b${NO_TURN}`,
    'giu',
  ),
  // Who is among those who work there, and asks for what they need.
  /^\W*(?:people|colleagues|staff|some of us) (?:with|who (?:have|are|use|live with)) [^.;]{3,80} (?:are (?:among|part of|on|in) (?:us|our|the)|work (?:here|with us|among us)|are (?:here|with us))\b(?![^.;]*\b(?:but|except|unless|only|enough)\b)[^.;]*/giu,
  // Whichever of both somebody is.
  /\bwith or without (?:an? |any )?(?:kids|children|partners?|famil(?:y|ies)|disabilit(?:y|ies)|faith|beards?|glasses|accents?|hearing aids?|car(?:ers?)?)\b(?![^.;]*\b(?:but|only|preferably|ideally)\b)|\bbeing (?:an? )?(?:mum|mom|mother|dad|father|parent|grandparent|carer|disabled|deaf|gay|pregnant|older|retired) (?:is|['’]s) no (?:bar|barrier|obstacle|problem|hindrance|bother|drama)\b(?:,? (?:and |nor is )?being (?:an? )?(?:mum|mom|mother|dad|father|parent|grandparent) neither)?(?![^.;]*\b(?:but|though|unless)\b)/giu,
  // A family that needs somebody in the house.
  /^\W*(?:an? (?:mum|mom|mother|dad|father|couple|family|widow(?:er)?|lady|gentleman|teenager|grandmother|grandfather)|(?:two|three|four) (?:kids|children|boys|girls|sisters|brothers))(?:[^.;]{0,60}?) (?:needs?|want|wants|looks? for|is looking for|are looking for|requires?) (?:an? )?(?:live-in |live-out |part-time |daily |kind |patient )*(?:nanny|carer|au pair|housekeeper|tutor|driver|cook|cleaner|support worker|companion|help|childminder|babysitter|gardener|teacher|personal assistant|pa)\b(?!,? (?:who is|who['’]s|aged|under|over|male|female|young|older|preferably|ideally|must be))/giu,
];
