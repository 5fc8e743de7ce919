// Somebody is wished for after all, kept out, or the welcome is taken back.
const NO_WISH =
  "(?![^.;]*\\b(?:prefer\\w*|only|rather|but|except|unless|instead|ideal\\w*|provided|as long as|so long as|if they|never|no (?!problem|bother|worries|odds)\\p{L}+|fit|young(?!sters)\\w*|so (?:we|you|they|no))\\b|[^.;]*n['’]t\\b)";
const STARTERS =
  '(?:(?:adult|mature|older|younger|second-career|first-time|returning) (?:apprentices|trainees|starters|learners|students|recruits|hands)|school[- ]leavers|career[- ]changers|returners|graduates|beginners|parents|retirees|students|old hands|over[- ](?:fifties|50s|sixties|60s)|people in their \\p{L}+ies|(?:those|people) (?:starting|coming) (?:late|over|to it late|back))';
const MAKE =
  '(?:land rovers?|range rovers?|bedfords?|toyotas?|isuzus?|hiluxes?|hilux|land ?cruisers?|leylands?|massey(?: ferguson)?s?|fergies|fordsons?|ford(?:s|son)?|john deeres?|deeres?|fiats?|volvos?|scanias?|macks?|kenworths?|holdens?|falcons?|commodores?|minis?|morris(?:es| minors?)?|austins?|jaguars?|jags?|triumphs?|beetles?|volkswagens?|vws?|mercs?|mercedes|unimogs?|defenders?|nissans?|mitsubishis?|hinos?|caterpillars?|cats|jcbs?|bobcats?|komatsus?|kubotas?|new hollands?|david browns?|zetors?|bridgeports?|colchesters?|heidelbergs?|singers?|hobarts?|steinways?|nokias?|dells?|peugeots?|renaults?|citro[eë]ns?|harleys?|vespas?|cessnas?)';
const THEN_KIND =
  '(?:(?:an? |two |three |four |some |several |a few )?(?:ex-\\p{L}+|former \\p{L}+|(?:career[- ]changers?|refugees|students|retirees|grandparents|grandmothers|veterans|care leavers|school[- ]leavers|returners|backpackers|carers))(?: (?:officers?|teachers?|soldiers?|nurses?|bankers?|miners?))?)';
const FIELD_OF_LAW =
  '(?:pregnancy|maternity|disability|age|race|sex|gender|religio(?:n|us)|equal pay|sexual orientation|trade union|union|family|nationality|whistle-?blowing|harassment|parental leave)';
const OF_LIFE =
  '(?:kids|children|partners?|husbands?|wives|age|marriage|babies|pregnancy|religion|faith|church|health|family plans|visas?)';
const KIND =
  "(?:race|faith|religion|creed|gender|sex|age|disabilit(?:y|ies)|colou?r|accent|nationality|caste|orientation|sexuality|pregnancy|parenthood|marital status|(?:where|who|what) (?:you|your|they|anyone|somebody)(?:[’'](?:re|s))? ?(?:\\p{L}+ ){0,3}?(?:come|came|from|are|love|pray|worship|born))";

/** What stands near the work: languages' greetings, makes of old things, faces of rock and hours before a school run, what is made ready, and what decides nothing. */
export const LAWFUL_NEARBY: readonly RegExp[] = [
  // "He mihi nui ki a koe", "Nau mai, haere mai": greetings.
  /^\W*(?:(?:he mihi (?:nui|mahana|aroha)|ngā mihi(?: nui| mahana)?|nga mihi(?: nui| mahana)?|t[eē]n[aā] (?:koe|koutou|korua|kōrua|tatou|tātou)(?: katoa)?|kia ora(?: koutou| anō)?(?: katoa)?|nau mai|haere mai|m[aā]uri ora|kia kaha|mālō (?:e lelei|ni)|malo e lelei|tālofa lava|talofa lava|bula vinaka|kia orana|fakaalofa lahi atu|croeso(?: i bawb| cynnes)?|diolch(?: yn fawr)?|céad míle fáilte|fáilte(?: romhat)?|sanibonani|sawubona|dumelang?|molweni|aloha)(?: (?:ki a|ki|i) (?:koe|koutou|a koe|t[aā]tou|ng[aā] (?:tangata|hoa|iwi|kaiako) ?(?:katoa)?))?(?:,| and| –| -)* ?){1,3}\W*$/giu,
  // "Adult apprentices as welcome as school leavers, and paid at the adult rate".
  new RegExp(
    `^\\W*${STARTERS}(?: are)?(?: just| every bit| quite)? as welcome (?:here )?as ${STARTERS}\\b${NO_WISH}(?:,? (?:and|with) [^.;,]*\\b(?:rates?|pay|wages?|training|hours|mentors?|courses?)\\b[^.;,]*)?\\W*$`,
    'giu',
  ),
  // "Those sitting the last unit this year can ring us too".
  new RegExp(
    `^\\W*(?:those|anyone|people|candidates|applicants)(?: who(?:['’]re| are))?(?: still| currently| just)? (?:sitting|finishing|completing|doing|retaking|waiting (?:on|for)|studying for|part-?way through|halfway through) (?:the|their|an?) (?:\\p{L}+ ){0,2}?(?:units?|exams?|papers?|modules?|course|certificate|cert|ticket|licen[cs]e|registration|diploma|degree|results|assessments?|block)(?: (?:this|next) (?:year|term|month|spring|summer|autumn|winter|week))? (?:can|may|should|are welcome to|are free to) (?:also )?(?:ring|call|apply|write|get in touch|talk|mail|email|phone|come|contact)\\b${NO_WISH}[^.;]*`,
    'giu',
  ),
  // A face of rock or a slope.
  /\b(?:steep|coal|cliff|rock|quarry|working|ice|stope|dam|blast|batter|dirt|climbing|mine|chalk|slate) faces?\b/giu,
  // "School run, then private hire": what is driven.
  /(?<=^\W*(?:the |am |pm |morning |afternoon |daily |two |council )?)school runs?(?=\W*$|,? (?:then|and|plus|&|or|\/) (?:private|rail|charters?|tours?|contract|feeder|town|local|excursions?|refuel\p{L}*|airport|day trips?|hire|coach|bus|wash\p{L}*|depot|special needs|swimming|sports)\b|, \p{L}+)(?![^;]*\b(?:not?|nor|never|she|he|mums?|moms?|mothers?|dads?|parents?|kids|child ?care|types?|people|need|apply|last|manage|cope|n['’]t)\b)(?![^;]*n['’]t\b)/giu,
  // "You're home before the school run begins": when a shift ends.
  /\b(?:you(?:['’]re| are|['’]ll be)|finish(?:ed)?|done|shift ends|home|clear|back|away) (?:home |done |finished |back |out )?(?:well |long )?(?:before|by|in time for) the school run\b(?: (?:begins|starts|gets going|is on))?(?![^.;]*\b(?:suits?|mums?|moms?|mothers?|prefer\w*|ideal\w*|parents?|perfect|women)\b)(?<!\b(?:suits?|mums?|moms?|mothers?|ideal\w*|parents?|perfect|women)\b[^.;]*)/giu,
  // "Some old Land Rovers, one very old Bedford".
  new RegExp(`\\b(?:very |really |quite |rather )?old(?:er|est)? ${MAKE}\\b`, 'giu'),
  // "Rate's gone up to 41.20 flat": pay.
  /\b(?:(?:the |our |their |her |his |day |hourly |pay )?(?:rates?|pay|wages?|price|margin|fee|retainer|salary|loading|allowance)(?:['’]s| is| has| have| are)? (?:now )?(?:been |just |now )?(?:gone|going|goes|went|risen|rises|moved|moves|bumped|put|come|nudged|pushed) up (?:from [£$€r]? ?[\d.,]+k? )?to [£$€r]? ?\d[\d.,]*k?)(?! ?(?:years?|yrs?|-year|years? old)\b)/giu,
  // "Goes to every candidate, men included".
  /(?<=\b(?:every|all|each|any|whole|both|everyone|everybody|anyone|anybody)\b[^.;]{0,40}, ?)(?:m[ae]n|wom[ae]n|fathers|dads|mothers|mums|older people|part-timers|students)(?:,? (?:and|or) (?:m[ae]n|wom[ae]n|fathers|dads|mothers|mums))? (?:included|as well|too)(?=\W*$|,)/giu,
  // "Advising employers on the Equality Act, largely pregnancy and disability matters": a field of law.
  new RegExp(
    `(?<=\\b(?:advis|act(?:s|ed|ing)? (?:for|on|in)|handl|litigat|defend|represent|conduct|specialis|specializ|argu|settl|mediat|investigat|train|teach|taught|sits? on|lectur)\\p{L}*\\b[^.;]{0,90}|\\b(?:largely|mainly|mostly|chiefly|especially|particularly) (?:in |on |of )?)${FIELD_OF_LAW}(?:(?:,|,? and| or|,? &)+ ${FIELD_OF_LAW})* (?:matters|cases|claims|disputes|law|files|hearings|complaints|discrimination|tribunals|grievances|appeals)(?![^.;]*\\b(?:had enough|again|no more|avoid|trouble)\\b)`,
    'giu',
  ),
  // Both, or whoever.
  /\b(?:guys? (?:and|or|\/|&) gals?|gals? (?:and|or|\/|&) guys?|lads? (?:and|or|\/|&) lass(?:es)?|blokes? (?:and|or|\/|&) sheilas?|lass(?:es)? (?:and|or|\/|&) lads?)\b(?!,? (?:he|she|they|we|it|I)\b)/giu,
  // "Creche on site".
  /\b(?:cr[eè]che|nursery|day-?care|child-?care)(?: (?:facility|facilities|places?|room))? (?:on[- ](?:site|campus|premises)|on the (?:site|campus|premises|ground floor|estate)|in the building|next door|at the (?:plant|factory|office|gate))(?=\W*$|,| and | for (?:staff|all|everyone)|[.;])|(?<=^\W*)(?:subsidi[sz]ed |free |on-?site |company )(?:cr[eè]che|nursery|day-?care|child-?care)(?=\W*$|,| and | for (?:staff|all|everyone))/giu,
  // "Nothing about kids or partners, I've crossed that off the client's form".
  new RegExp(
    `\\b(?:nothing|no questions|not a word|not one question) (?:about|on) ${OF_LIFE}(?:(?:,| or| and)+ ${OF_LIFE})*[,:;–-]* (?:i|we)(?:['’]ve| have)?(?: just| already)? (?:crossed|struck|taken|deleted|cut|scrubbed|wiped) (?:that|it|those|them|the lot|all that) (?:off|out|from)\\b${NO_WISH}[^.;]*`,
    'giu',
  ),
  // "I told Bruce we can't sort people by age, so he's getting all six who hold the ticket".
  /^\W*(?:i|we)(?:['’]ve| have)? (?:told|reminded|explained to|let) (?:the )?\p{L}+(?: know)? (?:that )?(?:we|he|she|they|you) (?:can['’]?t|can ?not|won['’]?t|don['’]?t|couldn['’]?t|mustn['’]?t|may not) (?:sort|sift|filter|pick|rank|choose|screen|select|shortlist|judge) (?:people|candidates|anyone|applicants|them|somebody|staff)? ?(?:by|on|for) (?:their )?(?:age|sex|gender|race|faith|religion|looks|nationality|accent|background|family)(?:,? (?:so|and) (?:s?he|they|the client)(?:['’](?:s|re|ll)| is| are| will)? (?:getting|gets?|sees?|seeing|has|have|see|be getting) (?:all|everyone|everybody|the (?:full|whole|lot)|every)\b[^.;,]*)?(?=\W*$|[.;])/giu,
  // "She uses a wheelchair so get them to leave the side door open": what is made ready.
  /^\W*(?:s?he|they) (?:uses?|(?:is|are) in|(?:has|have)|comes? (?:in|with)|walks? with|brings?) (?:an? |his |her |their )?(?:wheelchair|crutch(?:es)?|hearing aids?|guide dog|assistance dog|walking (?:stick|frame)|cane|prosthe\p{L}+|mobility scooter)[,–-]* (?:so|and so|, so) (?:please |can you |could you |pls )?(?:get (?:them|him|her|reception) to|make sure|ask (?:them|him|her|reception) to|have (?:them|him|her|reception)|leave|keep|open|book|set|clear|check|move|reserve|save)\b(?=[^.;]*\b(?:ramps?|doors?|lifts?|parking|bay|desk|rooms?|ground floor|seats?|table|interpreters?|loop|steps?|gate|path|loo|toilet|water|space)\b)(?![^.;]*\b(?:instead|another|someone else|but|rather|not|no|cancel|too|off|bottom|shortlist|pile|find|can['’]t)\b)[^.;]*/giu,
  // "Race, faith, gender, where your folks came from: none of that decides who gets hired here".
  new RegExp(
    `^\\W*(?:(?:your )?${KIND}(?:,? (?:and|or)|,)? ?){2,10}[:–-]+ ?(?:none of (?:it|that|this|these|those)|nothing of (?:that|the sort)) (?:decides?|settles?|matters?|counts?|comes? into|sways?|affects?|changes?|has any (?:say|bearing|part)|plays? a part)\\b${NO_WISH}[^.;]*`,
    'giu',
  ),
  // '"US persons" means citizens, green cards, asylees and refugees': what a rule means, in its own words.
  /(?<!\p{L})["“]?u\.?s\.? persons?["”]? (?:means?|covers?|includes?|is|are) (?:(?:u\.?s\.? )?citizens|nationals|(?:lawful |legal )?permanent residents|green[- ]cards?(?: holders)?|asylees|refugees)(?:(?:,|,? and|,? or)+ (?:(?:u\.?s\.? )?citizens|nationals|(?:lawful |legal )?permanent residents|green[- ]cards?(?: holders)?|asylees|refugees)){2,}(?:, that['’]s the \p{L}+ \p{L}+)?(?:,? so (?:please )?(?:don['’]t|do not|never) (?:shorten|narrow|cut|trim|change|reduce) (?:it|that|this) (?:down )?to [^.;,]{3,20})?(?![^.;]*\b(?:but|only|shorten|narrow|except|prefer\w*)\b)/giu,
  // "They've gone quiet on us but I'll ring again": a client that does not answer.
  /\b(?:they|the client|hr|he|she|it)(?:['’]ve|['’]s| have| has)? gone (?:very |a bit |all )?quiet(?: on (?:us|me))?(?:,? (?:but|so|and) (?:i|we)(?:['’]ll| will|['’]ve| have|['’]m)? (?:ring|call|chase|try|email|write|keep|left|get|chasing)\b[^.;]*)?/giu,
  // "Can you get a fresh one from Deb?": a paper.
  /\b(?:an? )fresh (?:one|copy|invoice|po|purchase order|set|quote|link|form|timesheet|number|contract|draft|version)(?= (?:from|off|by|out|over|to|with|of|please)\b|\W*$)/giu,
  // "The owner, a mum of three, opens up at six": who runs a house, in passing.
  /(?<=^\W*(?:the|our) (?:owner|founder|boss|head chef|chef|manager|director|principal|head|farmer|landlady|landlord), )an? (?:single |busy |proud )?(?:mum|mom|mother|dad|father|parent|grandmother|grandfather|granny|grandad|nan) (?:of|to) (?:one|two|three|four|five|six|seven|\d),(?= (?:still |now |also )?\p{L}+s\b)(?![^.;]*\b(?:wants?|prefers?|likes?|loves?|needs?|knows?|looks? for|looking|hires?|would|only|understands?|seeks?|same|like (?:her|him|you)|expects?|picks?|chooses?|trusts?|mums?|moms|dads?|mothers?|fathers?|parents?)\b)/giu,
  // What is to be kept quiet.
  /\bmum['’]?s the word\b|\bkeep(?:ing)? (?:it |this |that )?mum\b(?= (?:about|on|for now|till|until)\b|\W*$)/giu,
  // "That all looks good".
  /\b(?:that|it|this|everything)(?: all)? looks? (?:good|fine|great|right|ok(?:ay)?|sorted|perfect)(?= to me| from here| my end|\W*$|,)/giu,
  // "Our clients are nurses fired for being pregnant, men told they're too old": for whom the work is done.
  /^\W*(?:our|their|the|her|his) (?:clients|claimants|cases) (?:are|were|include) (?=[^.;]*\b(?:fired|sacked|told|dismissed|robbed|underpaid|evicted|refused|passed over|made redundant|laid off|denied|cheated)\b)(?![^.;]*\b(?:so|but|prefer\w*|want|wants|only|like(?:s|d)? to|rather|expect|trust|same)\b)[^.;]*/giu,
  // "Of je nu bidt, vast of borstvoeding geeft: er is een stille kamer".
  /^\W*(?:of (?:je|u|jij)(?: nu)?|ob (?:du|sie|ihr)(?: nun)?|que (?:tu|vous)) [^:.;]{5,110}: (?:er (?:is|zijn)|es gibt|wir haben|il y a|nous avons|we hebben|on a) (?:een |einen? |ein |une? )?(?:(?!geen|kein|aucun)\p{L}+ )?(?:kamer|ruimte|plek|raum|zimmer|ruheraum|salle|pièce|espace|coin)(?!\p{L})(?![^.;]*(?<!\p{L})(?:maar|alleen|liever|niet|geen|aber|nur|lieber|nicht|kein\p{L}*|mais|seulement|plutôt|pas|sauf|tenzij|außer)(?!\p{L}))[^.;]*/giu,
  // "Elternzeit haben bei uns schon vier Väter genommen, ging jedes Mal gut".
  /^\W*(?:elternzeit|vätermonate|elternmonate|ouderschapsverlof|geboorteverlof|le congé (?:parental|paternité|de paternité)|il congedo (?:parentale|di paternità)|föräldraledighet)(?![^.;]*(?<!\p{L})(?:kein\p{L}*|nicht|nie|geen|niet|nooit|aucun|pas|nessun\p{L}*|inga)(?!\p{L})) (?:haben|nehmen|nahmen|hebben|namen|nemen|ont|hanno|har)?(?!\p{L})[^.;,]{0,50}(?<!\p{L})(?:väter|mütter|kollegen|kolleginnen|leute|chefs|vaders|moeders|collega['’]s|pappa['’]s|papas|pères|papà|padri|pappor)(?!\p{L})(?: schon| auch| al| déjà)?(?: genommen| opgenomen| genomen| preso| tagit| pris)?(?:,? (?:und |en |et )?(?:es |das |dat |het |ça )?(?:ging|geht|lief|läuft|klappte?|hat|gaat|liep|s['’]est|se passe) [^.;,]{0,25}(?:gut|prima|problemlos|reibungslos|bestens|geklappt|goed|bien|passé))?\W*$/giu,
];

const TAKEN_ON = new RegExp(
  `^\\W*(?:we|i)(?:['’]ve| have)?(?: also| already| happily| gladly| over the years)? (?:employed|hired|taken on|trained|had) ${THEN_KIND}(?:, ${THEN_KIND})*,? and ${THEN_KIND}(?:,? and (?:all|each|every one|they)(?: of them)?(?: were| are|['’]re)? (?:great|brilliant|good|welcome|still here|stayed|worked out)[^.;,]*)?\\W*$`,
  'iu',
);
const TURNED =
  /\b(?:never|not|no|none|nobody|again|lesson|mistake|regret\w*|enough|trouble|but|this time|instead|young\w*|now we|sorry)\b|n['’]t\b/iu;

/** Whether a sentence tells whom a house took on, "ex-forces, ex-offenders and an ex-vicar", and the next one takes nothing back. */
export const tellsWhoWasTaken = (text: string, next: string | undefined): boolean =>
  TAKEN_ON.test(text) && (next === undefined || !TURNED.test(next));
