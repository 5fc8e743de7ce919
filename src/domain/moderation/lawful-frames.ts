import { lowered } from './matching.ts';
import { FAITH, ORIGIN } from './words.ts';

// Frames of lawful speech that a sentence fills from its first word to its last, in English and in other languages: what nobody asks, a
// least age that a licence has, who leads worship, what is worn or spoken and is fine, who is there of every age, what is put in place for
// somebody. Each forbids the words that would take it back.

/** What says who is wanted after all, in English. */
const NO_TURN =
  "(?![^;]*\\b(?:but|though|although|however|unless|except|as long as(?! (?:it(?:['’]s| is)|they(?:['’]re| are)) about)|so long as|provided|only(?! (?:to (?:see|find|work|plan|learn|ask)|after (?:the|an|any))\\b)|prefer\\w*|rather|instead|ideal\\w*|(?:best|better) (?:if|with|without|not|suited|for|off|in|leave|send|find)|wanted|looking for|sadly|unfortunately|too (?:old|young|slow)|anyway|still|quietly|officially|on paper|not (?:on|in|at|for|with)|so (?:i|we|he|she|they|no|please|keep|skip)|need not|never|keep(?:s|ing)? (?:it|them) (?:off|out|away|under)|wink)\\b)";
/** The same in other languages. */
const NO_TURN_ABROAD =
  '(?!.*(?<!\\p{L})(?:aber|jedoch|nur|außer|lieber|bevorzugt|am besten|mais|sauf|seulement|plutôt|de préférence|hormis|pero|salvo|solo|sólo|mejor|preferib\\p{L}*|ma|però|tranne|solo|meglio|preferib\\p{L}*|maar|behalve|alleen|liever|bij voorkeur)(?!\\p{L}))';

const LIFE =
  "(?:anxiety|depression|medication|medicines?|illness(?:es)?|health|sick (?:days|leave|notes?)|absences?|time off|treatment|disabilit(?:y|ies)|diagnos(?:is|es)|pregnan\\p{L}*|bab(?:y|ies)|kids|children|childcare|famil(?:y|ies)|marriage|marital status|(?:a |her |his |their )?(?:husband|wife|partner)|church|faith|religion|politics|unions?|age|birthday|dates? of birth|nationality|passports?|origins?|accents?|where (?:she|he|they|you|anyone)(?:['’]s| is| are|['’]re| was| were) from|plans|weight|hair|who (?:minds|has|looks after) the (?:kids|children)|(?:(?:her|his|their) )?private life|home life|gaps?)";
const LIVES = `(?:(?:her|his|their|your|any|the|anyone['’]s) )?${LIFE}(?:(?:,| or| and|, or|, and) (?:(?:her|his|their|your|any|the) )?${LIFE})*`;
const NOBODY = '(?:nobody|no[- ]one|none of us|none of them)';
const NOT_ASKED = `${NOBODY}(?:['’]ll| will| is going to| is to| may| should| here| on the panel)? (?:ask(?:s|ed|ing)?(?: (?:him|her|them|you))?(?: (?:after|about|for))?|quizz?(?:es)?(?: (?:him|her|them|you))? (?:about|on)|rings?|phones?|calls?|writes? to|looks? up|googles?|checks?|digs? into|goes into|brings? up|raises?|mentions?)(?: (?:her|his|their|your|an?|the|any)(?: (?:old|last|former|previous))? (?:boss|employer|gp|doctor|manager|school|landlord|job)(?:s|es)?)?(?: (?:about|after|for|on|to ask (?:about|after)))? ${LIVES}`;

const WORSHIP = `(?:(?:teach|hand|pass|preach|lead|conduct|celebrat|officiat|administer|decid|rul|supervis|certif|chant|read|prepar|recit|giv|call|say)\\p{L}*(?: on| out| over)? (?:(?!(?:of|any|every|all|in|at|with)\\b)[\\p{L}'’]+ ){0,4}?(?:of )?(?=\\p{L})(?<!(?<!questions|matters) of )(?:faith|worship|prayers?|(?:religious|church|sunday|funeral|shabbat|sabbath|friday|chapel|temple) services|mass|communion|sacraments?|kashrut|kashrus|halach?a|halakh?a|jewish law|torah|gospel|liturgy|baptism|eucharist|qur['’]?an|adhan|salah|catechism|sermons?|blessings?))`;
const OF_FAITH = `(?:an? )?(?:practi[sc]ing |observant |sabbath[- ]observant |shomer shabbat |committed |ordained |baptised |baptized |confirmed )*${FAITH}(?: in good standing)?`;
const MUST_BE =
  "(?:applicants|candidates|you|they|the (?:teacher|holder|post-?holder|person|cantor|rabbi|minister|leader)|whoever (?:holds it|is appointed))(?:['’]ll| will)? (?:must|needs? to|ha(?:ve|s) to|should) be";
const HOLDER =
  "(?:you(?:['’]ll| will|['’]re| are)?|the (?:teacher|holder|post-?holder|post|role|person|cantor|chaplain|supervisor|director|leader|catechist|deacon|minister|imam|rabbi|mashgiach|pastor|job)(?: will| is to)?|this (?:post|role|job|person)(?: will)?) ?(?:be |is |are )?";
const DONE_FOR =
  "(?: (?:in the name of|for|on behalf of|to|with|at|in|within) (?:the|our) [^;,]{3,40}| on the (?:congregation|community|parish|church)['’]s behalf| on behalf of the [^;,]{3,30})?";

const LEAST = '(?:1[4-9]|2[01]|eighteen|sixteen|twenty-one)';
const PAPER =
  '(?:licen[cs]es?|certificates?(?: of approval)?|permits?|tickets?|badges?|endorsements?|card|registration|approval|accreditation|pass(?:es)?)';

const WORN =
  '(?:turbans?|hijabs?|head ?scar(?:f|ves)|kippahs?|kippot|yarmulkes?|patkas?|dastars?|beards?|braids?|locs|dreadlocks|afros?|head ?wraps?|veils?|crosses|kirpans?|karas?|tattoos?|piercings?|cornrows|long hair|gr[ae]y hair|saris?)';
const WORNS = `${WORN}(?:(?:,| and|, and| or) ${WORN})*`;
const FINE =
  "(?:(?:that|it)(?:['’]s| is|['’]ll be| will be) (?:(?:just |perfectly |quite |absolutely |totally )?(?:fine|grand|ok(?:ay)?|welcome|good|cool|up to you|your (?:call|choice|business)|(?:no|not an?) (?:drama|problem|bother|issue|trouble|worry|worries))|part of (?:the|our) [\\p{L} ]{2,20})|no (?:drama|problem|bother|worries|trouble))(?: (?:with us|by us|here|at all|at ours|whatever))*";

const DECADE =
  '(?:their |its )?(?:late |early |mid-?)?(?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|\\d0s)';

const OF_PLACES = `(?:${ORIGIN}|chiac|acadian|québécois|quebecois|parisian|haitian|moroccan|joual|scouse|geordie|glaswegian|brummie|kiwi|cockney|broad|strong|thick|regional|local|foreign|texan|southern|northern|\\p{L}+(?:ian|ese|ish|an))`;

const ROLE =
  '(?:(?:\\p{L}+[ -]){0,2}(?:facilitator|worker|nurse|coach|counsell?or|caseworker|case manager|mentor|tutor|teacher|advis[eo]r|midwife|coordinator|co-ordinator|trainer|advocate|navigator|instructor|physio(?:therapist)?|therapist|dietitian|leader|officer|organi[sz]er|driver|cook|carer|librarian))';
const GROUP =
  '(?:wom[ae]n|men|boys|girls|mothers|fathers|mums|dads|parents|families|elders|young people|older people|teenagers|children|couples|carers|migrants|refugees|veterans|pensioners|seniors|widows|widowers)';

const GIVEN =
  '(?:chairs?|rooms?|seats?|mihi|karakia|prayers?|song|waiata|interpreters?|water|breaks?|screens?|time|cop(?:y|ies)|print(?:ed|outs?)?|lights?|lamps?|windows?|stools?|ramps?|desks?|tables?|slides|questions|calls?|captions|loop|door|parking|space|bay|lift|tea|food|plate|hour|minutes|date|slot|support person|friend|whānau|nan|mum|dad|partner|kit|laptop|microphone|mic|large print|font|handout)';
const GIVES =
  '(?:put|set|leave|book|open|start|begin|bring|have|offer|get|print|turn|keep|arrange|give|lay|pull|switch|reserve|find|order|move|send|share|make)';
const LIKED =
  "if (?:he|she|they)(?:['’]d| would) (?:like|want|welcome|find) (?:one|it|that|them|some|to|any)(?: (?:useful|helpful|easier))?";

const STAYED =
  '(?:used|rented|hired|stayed in|stayed at|booked|enjoyed|lived in|slept in|shared|borrowed|filled)';
const KINDS =
  '(?:families|couples|single people|singles|retirees|pensioners|students|walkers|anglers|painters|bands?|grandparents|parents with [^;,]{3,20}|groups? of [^;,]{3,20}|newly-?weds|school groups|one [^;,]{3,30}|two [^;,]{3,30}|an? [^;,]{3,30})';

const AFTER_OFFER =
  "(?:(?:the|a|any|your|his|her|their|\\p{L}+['’]s) )?(?:medical|health (?:check|questionnaire|assessment|form)|occupational health (?:check|call|form|questionnaire))s? (?:comes?|is|are|follows?|happens?|waits?) (?:only )?(?:after|until after|once there is|till after) (?:the|an|any) offer(?: is made)?(?:, \\p{L}+)?,? (?:and )?(?:it(?:['’]s| is)|that(?:['’]s| is)|they(?:['’]re| are)|(?:is|are))? ?(?:only |just |purely |there )*(?:to (?:see|find out|work out|plan|learn|ask)|for) (?:what (?:(?:he|she|they|you)(?:['’]d| would| will|['’]ll| might| may)? (?:needs?|want|find useful)|help|adjustments?|kit|equipment)|(?:any )?(?:adjustments?|equipment|support|kit))(?: (?:from us|you need|at work|on site|for the work|to do (?:it|the job|the work)))*";

const TWINE =
  '(?:the |our )?(?:team|crew|staff|kitchen|office|choir|workshop|shift|ward|yard|class|school|cast)';

const ONE =
  '(?:he|she|they|(?:his|her|their) (?:\\p{L}+ )?(?:leave|treatment|dialysis|chemo|fast|prayers?|surgery|scan|appointments?|hearing aid|chair|wheelchair|baby|sabbath|ramadan)|(?!(?:everyone|everybody|nobody|who|staff|team|crew|all|we|it|that|there|this|which|wom[ae]n|m[ae]n|mums|mothers|parents|most|some|none)\\b)\\p{L}+)';
const ARRANGED =
  '(?:(?:the|our|her|his|their) (?:new )?(?:(?:rosters?|rota|schedule|shifts?|hours|timetable|plan|interview|slot|start|desk)(?: and \\p{L}+)? (?:works?|goes|runs?|fits?|waits?|moves?|(?:is|are)(?: set| built| planned| moved| drawn up)?|has been (?:moved|set|planned)|will (?:fit|wait|work)) (?:a?round (?:it|that|them|those(?: days)?)|to suit(?: him| her| them)?|after (?:that|it)|as before)|panel will (?:see|meet) (?:him|her|them) then|(?:post|job|place|offer) (?:is held(?: open)?|waits|is kept open)(?: for (?:him|her|them))?)|(?:could|can|would|will) (?:you|everyone|the panel)(?: all)?(?: please)? (?:face|speak (?:up|clearly|slowly|to)|sit|keep the|turn (?:the|your|on|off)|book an?|print|use|allow|start (?:later|at|with))(?: [^;]{2,60})?|please (?:face|speak (?:up|clearly|slowly)|keep the|turn (?:the|on|off)|book an?|print|allow) ?[^;]{0,60})';

const ENGLISH = [
  // "Fine, as long as it's about projects: nobody asks after anxiety or medication, and nobody rings her old boss about sick days".
  `(?:(?:fine|ok|okay|yes|sure|good),? (?:as|so) long as (?:it(?:['’]s| is)|they(?:['’]re| are)) about (?:projects?|the (?:work|job|role)|work|examples)[:,–-] )?${NOT_ASKED}(?:,? (?:and|or|nor does anyone) ${NOT_ASKED})?(?: (?:at (?:the |an? )?(?:interview|offer stage|any stage|all)|here|ever|on the day|in the room))?`,
  // "Because the teacher hands on the faith, applicants must be practicing Catholics".
  `(?:because|as|since) ${HOLDER}${WORSHIP}${DONE_FOR}, ${MUST_BE} ${OF_FAITH}`,
  `${HOLDER}${WORSHIP}${DONE_FOR},? (?:and )?(?:so|which is why) ${MUST_BE} ${OF_FAITH}`,
  `${MUST_BE} ${OF_FAITH},? (?:because|as|since) ${HOLDER}${WORSHIP}${DONE_FOR}`,
  // "At least 18, because a security guard's certificate of approval isn't granted to anyone younger".
  `(?:(?:you|applicants|candidates|everyone)(?:['’]ll)? (?:must|need to|have to) be )?(?:(?:at least|minimum(?: age)?(?: of)?|aged?|from) )?${LEAST}(?: (?:years old|years))?(?:\\+| (?:or|and) (?:over|older|above))?,? (?:because|as|since) (?:an? |the |your |no )?(?:[\\p{L}'’-]+ ){0,4}${PAPER}(?: for [^;,]{3,30})? (?:(?:is|are)(?:n['’]t| not)|can(?:['’]t|not| not) be|(?:is|are) never)(?: be)? (?:granted|issued|given|available|open|sold|handed) (?:to|for) (?:anyone|anybody|people|those|persons|applicants|a person)(?: who(?:['’]s| is| are))? (?:younger|under (?:that(?: age)?|${LEAST})|below (?:that(?: age)?|${LEAST}))`,
  // "If you wear a turban on the ground that's no drama", "Turbans, beards and braids are part of the fleet".
  `(?:[\\p{L} -]{3,60} (?:is|are) (?:supplied|provided|given)(?: free)?,? and )?if you (?:wear|have|keep) (?:an? |your )?${WORNS}(?: (?:on|in|at|under|with|for) [\\p{L} ]{2,30})?,? ${FINE}`,
  `(?:your |all )?${WORNS} (?:are|is)(?: all| both)? (?:(?:a )?part of (?:the|our) (?:fleet|crew|team|family|place|kitchen|workshop|house|furniture)|welcome(?: here| with us| on site)?|worn (?:here|on the floor|by (?:some|many|plenty) of us)|at home here)`,
  // "Any accent is fine: chiac, Haitian, Moroccan, Parisian".
  `(?:any|every|all|your|whatever) accents?(?: (?:you (?:have|bring|speak with)|at all))?(?:['’]s| is| are)? (?:fine|welcome|grand|good|ok(?:ay)?)(?: here| with us| on air)?(?:[:,–-] ?${OF_PLACES}(?:(?:,| and| or|, and|, or) ${OF_PLACES})*)?`,
  // "Our team has people in their twenties, their sixties and in between".
  `${TWINE} (?:has|have|includes?|counts|is made up of|runs from|goes from) (?:people|folk|hands|colleagues|members|staff)? ?(?:in )?${DECADE}(?:(?:,|, and| and| to| right up to|,? through to) (?:in )?${DECADE})+(?:,? (?:and )?(?:all|everything|everyone|anything|in) ?(?:in )?between)?`,
  // "Group facilitator for Hazara men in Dandenong".
  `${ROLE}s? (?:for|to) (?:(?:older|young|younger|bereaved|isolated|newly arrived|migrant|refugee|deaf|disabled|homeless|unemployed|retired|single|first-time|new|expectant) )*(?:(?:${ORIGIN}|hazara|tamil|kurdish|afghan|eritrean|ethiopian|sudanese|karen|rohingya|tibetan|bengali|punjabi|roma|tongan|yazidi|oromo|tigrinya|chin|ukrainian) )?${GROUP}(?:(?:,| and) ${GROUP})?(?: (?:in|at|across|around|from) [^;,]{3,40})?`,
  // "Put out another chair, and open with a mihi if she'd like one".
  `(?:please |and |just )*${GIVES} [^;]{0,40}\\b${GIVEN}\\b[^;]{0,40}\\b${LIKED}(?: (?:first|there|then|by (?:her|him|them)|beside (?:her|him|them)))?`,
  // "Families have used the cottage, as have single people and one string quartet".
  `${KINDS}(?:(?:,| and) ${KINDS})* (?:have|has) ${STAYED} (?:the|our|this|it) ?(?:cottage|flat|cabin|house|hut|barn|annexe|lodge|rooms?|bunkhouse|caravan|hall|boat|unit|studio)?, (?:as|and so) (?:have|has) ${KINDS}(?:(?:,| and) ${KINDS})*`,
  AFTER_OFFER,
  // "If you have a disability and a question about how the job might be adjusted, our HR office will go over it with you".
  `if you (?:have|live with) (?:an? |any )?(?:disabilit(?:y|ies)|health condition|long-term condition|impairment|medical condition)(?: or (?:health |medical )?condition)? and (?:an? |any )?(?:questions?|queries|query|concerns?|worry|worries|wish) (?:about|on|over|as to) (?:how |what |whether )?[^;,]{3,50}\\b(?:adjusted|adapted|accommodated|changed|arranged|supported|adjustments?|accommodations?|access|equipment|hours)\\b[^;,]{0,30}, (?:please )?(?:our |the |your |\\p{L}+ (?:in|from) )?[^;,]{2,30} (?:will|can|is (?:happy|glad) to|are (?:happy|glad) to) (?:go over|go through|talk|discuss|look|answer|help|sort|work)[^;]{0,40}`,
  // "Cross-border drivers have to be admissible to the United States, whatever passport they carry".
  "(?:cross-border |long-haul |international |touring )?(?:drivers|crew|staff|technicians|engineers|consultants|applicants|you|carriers)(?:['’]ll)? (?:have to|must|need to) be (?:admissible|able to (?:enter|travel)|allowed (?:into|to enter|to travel)|cleared to enter) (?:to |into |in |through )?(?:the )?[^;,]{2,30}, (?:whatever|whichever|no matter (?:which|what)) (?:passports?|nationality|citizenship|papers) (?:they|you)(?:['’]re| are)? (?:carry|hold|have|travel on|travelling on)",
  // "He's on dialysis Tuesdays and Thursdays, and the roster works round it": what somebody has, and what is arranged for it.
  `${ONE}(?:['’]s| is| has| wears| uses| keeps| needs)? [^;,]{3,60},? (?:so|and) ${ARRANGED}`,
  // "Twelve on the team, no lost-time injuries since 2020, would rehire tomorrow": what a referee says of work.
  `(?:(?:\\p{L}+|\\d+) (?:on|in|under) (?:the |his |her |their )?(?:team|crew|shift|gang|site|watch),? )?(?:and )?no (?:lost[- ]time|recordable|reportable|serious) (?:injur(?:y|ies)|incidents?|accidents?)(?: (?:since|in|for|over) [^;,]{2,25})?(?:,? (?:and )?(?:(?:would|['’]d) (?:rehire|re-hire|hire again|have (?:him|her|them) back|take (?:him|her|them) back)|rehire)(?: (?:him|her|them))?(?: (?:tomorrow|today|at once|any day|in a heartbeat|like a shot))?)?`,
  // "She thinks she can do a better one", "He'd like the tenth to be in Sligo": what somebody has in mind for the work.
  '(?:he|she|they) (?:thinks?|reckons?|believes?|knows?|(?:is|are) sure) (?:(?:he|she|they) )?(?:can|could|will) (?:do|build|make|write|design|run|plan|draw|cook|teach|grow|open) (?:an? |the |an even |one )?(?:better|faster|bigger|simpler|cheaper|cleaner|quicker|second|third|next)(?: (?:one|version|\\p{L}+))?(?: (?:here|with you|for you|next time))?',
  "(?!.*\\b(?:young\\p{L}*|old\\p{L}*|christian|male|female|man|woman|boy|girl|baby|child)\\b)(?:he|she|they)(?:['’]d| would) like (?:the|his|her|their) (?:next|last|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\p{L}+th)(?: (?:one|job|move|role|shop|site|project|\\p{L}+))? to be (?:in|at|near|with|for|closer to) [^;,]{2,25}",
].map((source) => lowered(`^\\W*${NO_TURN}(?:${source})\\W*$`));

const ABROAD = [
  // What nobody asks.
  '(?:niemand|keiner)(?: hier| bei uns)? fragt(?: (?:sie|ihn|dich|jemanden))? nach [^;,]{3,60}(?:,? und (?:niemand|keiner) (?:ruft|fragt|schaut|googelt|erkundigt)[^;]{3,60})?',
  "personne ne (?:vous |le |la |lui |leur )?(?:demande|demandera|pose(?:ra)? de questions? sur|interroge(?:ra)? sur) [^;,]{3,60}(?:,? et personne n['’e][^;]{3,60})?",
  'nadie (?:le |te |les )?(?:pregunta|preguntará) (?:por|sobre) [^;,]{3,60}(?:,? (?:y|ni) nadie [^;]{3,60})?',
  'nessuno (?:le |ti |vi )?(?:chiede|chiederà|fa domande) (?:di |su|sul|della|se )[^;,]{2,60}(?:,? e nessuno [^;]{3,60})?',
  'niemand (?:hier )?vraagt (?:u |je |haar |hem )?naar [^;,]{3,60}(?:,? en niemand [^;]{3,60})?',
  // A least age that a licence has.
  `(?:mindestens|ab) ${LEAST}(?: jahren?)?(?: alt)?, (?:weil|da) (?:der|die|das|ein|eine) [^;,]{3,50} (?:jüngeren|minderjährigen|personen unter ${LEAST}|unter ${LEAST}-jährigen|an (?:jüngere|minderjährige)) nicht (?:erteilt|ausgestellt|gegeben|verkauft) (?:wird|werden darf)`,
  `(?:${LEAST} ans (?:minimum|révolus|au moins)|avoir (?:au moins )?${LEAST} ans|au moins ${LEAST} ans),? (?:car|parce que|puisque) (?:la|le|l['’]) ?[^;,]{3,50} n['’]est pas (?:délivrée?|accordée?|remise?|ouverte?) (?:aux? |à (?:des |un )?|avant )(?:mineurs?|plus jeunes|personnes? plus jeunes?|cet âge)`,
  `(?:mínimo|al menos|tener al menos|edad mínima(?: de)?) ${LEAST} años,? (?:porque|ya que|pues) (?:la|el) [^;,]{3,50} no se (?:concede|expide|da|otorga) a (?:menores|personas más jóvenes|más jóvenes)`,
  `(?:almeno|minimo) ${LEAST} anni,? (?:perché|poiché|in quanto) (?:la|il|l['’]) ?[^;,]{3,50} non viene (?:rilasciat[ao]|concess[ao]|dat[ao]) a(?:i)? (?:minori|minorenni|più giovani|chi è più giovane)`,
  `(?:minimaal|ten minste|minstens) ${LEAST}(?: jaar)?,? (?:omdat|want) (?:de|het|een) [^;,]{3,50} niet aan (?:jongeren|minderjarigen|wie jonger is|jongere mensen) wordt (?:afgegeven|verleend|verstrekt|gegeven)`,
  // What is worn, and any accent.
  '(?:kopftuch|turban|bart|kippa|hijab|locken|tattoos?)(?:(?:,| und| oder) (?:kopftuch|turban|bart|kippa|hijab|tattoos?))*(?: (?:sind|ist))? (?:bei uns )?(?:kein problem|willkommen|gehör(?:en|t) dazu)|(?:jeder|alle) akzente? (?:ist|sind) (?:willkommen|in ordnung|gern gehört)',
  "(?:(?:le |la |les )?(?:foulard|turban|barbe|kippa|voile|tatouage)s?(?:(?:,| et| ou) (?:(?:le |la |les )?(?:foulard|turban|barbe|kippa|voile|tatouage)s?))* (?:est|sont)|c['’]est) (?:les? bienvenue?s?|ici chez eux)|tous les accents sont (?:les )?bienvenus(?: ?[:,] [^;]{3,60})?|peu importe votre accent(?: ?[:,] [^;]{3,60})?",
  '(?:(?:el |la )?(?:pañuelo|turbante|barba|kipá|velo)(?:(?:,| y| o) (?:(?:el |la )?(?:pañuelo|turbante|barba|kipá|velo)))* (?:es|son) bienvenid[oa]s?|todos los acentos son bienvenidos(?: ?[:,] [^;]{3,60})?|cualquier acento (?:vale|es bienvenido)(?: ?[:,] [^;]{3,60})?)',
  '(?:(?:il |la )?(?:velo|turbante|barba|kippah)(?:(?:,| e| o) (?:(?:il |la )?(?:velo|turbante|barba|kippah)))* (?:è|sono) benvenut[oaie]|ogni accento (?:va bene|è benvenuto)(?: ?[:,] [^;]{3,60})?|tutti gli accenti sono benvenuti(?: ?[:,] [^;]{3,60})?)',
  '(?:(?:een )?(?:hoofddoek|tulband|baard|keppel)(?:(?:,| en| of) (?:een )?(?:hoofddoek|tulband|baard|keppel))* (?:is|zijn) (?:welkom|prima|geen probleem)|(?:elk accent|alle accenten) (?:is|zijn) (?:welkom|prima)(?: ?[:,] [^;]{3,60})?)',
  // What changes for whoever expects a child, at the same pay.
  '(?:wenn|falls|sobald) (?:du|sie) schwanger (?:bist|sind|werden|wirst),? (?:ändern sich|passen wir|tauschen wir|verschieben wir) [^;]{3,60}(?:gehalt|lohn|bezahlung) (?:bleibt|ändert sich nicht)(?: gleich| unverändert| dieselbe)?',
  '(?:si|quand|dès que) vous êtes enceinte,? (?:vos|votre|nous) [^;]{3,60}(?:salaire|paie|rémunération) (?:reste|est|ne change|ne bouge) (?:pas|le même|la même|inchangée?|maintenue?|identique)',
  '(?:si|cuando) (?:estás|está) embarazada,? (?:cambia|cambian|cambiamos|adaptamos|ajustamos) [^;]{3,60}(?:sueldo|salario|paga) (?:no cambia|no baja|se mantiene|sigue igual|queda igual)',
  '(?:se|quando) (?:è|sei|resta|resti) incinta,? (?:cambiano|cambiamo|adattiamo|spostiamo) [^;]{3,60}(?:stipendio|paga|salario) (?:non cambia|non scende|resta|rimane)(?: uguale| lo stesso| invariato| la stessa)?',
  '(?:als|wanneer|zodra) (?:u|je) zwanger (?:bent|wordt),? (?:passen|veranderen|wisselen|schuiven) (?:wij |we )?[^;]{3,60}(?:loon|salaris) (?:blijft|verandert niet)(?: gelijk| hetzelfde)?',
].map((source) => lowered(`^\\W*${NO_TURN_ABROAD}(?:${source})\\W*$`));

// "Canada-only drivers don't": of whom what was said before is not asked.
const OF_THE_REST = lowered(
  "^\\W*(?:\\p{L}+-only |local |domestic |day |yard |depot |inland |home )(?:drivers|crews?|staff|technicians|shunters|engineers|consultants|runs|jobs) (?:don['’]t|do not|needn['’]t|aren['’]t|are not)(?: have to| need to| asked(?: for it)?)?\\W*$",
);

/** Whether a whole sentence in small letters is one of these frames, filled and not taken back. */
export const isLawfulFrame = (lower: string): boolean =>
  lower.length < 280 &&
  (OF_THE_REST.test(lower) ||
    ENGLISH.some((pattern) => pattern.test(lower)) ||
    ABROAD.some((pattern) => pattern.test(lower)));
