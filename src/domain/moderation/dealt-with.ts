import { findsOutElsewhere } from './sent-back-rules.ts';

// What a recruiter tells of somebody's life or of a client's wish, where the sentence beside it says that it is of no consequence:
// somebody is put forward as before, a question was struck, words of a draft were changed, a law lets the few be taken where two are alike.

const rx = (source: string): RegExp => new RegExp(`^\\W*(?:${source})\\W*$`, 'iu');

const QUOTED = '[„“"«»”\'‘] ?\\p{L}[^„“"«»”]{1,60}[“"«»”\'’]';
const QUOTES = /[„“"«»”][^„“"«»”]{1,60}[“"«»”]/gu;
/** It has consequences all the same, or somebody is left out. */
const YET =
  /\b(?:but(?! (?:the physio|the doctor|(?:his|her|the) (?:gp|surgeon)|it['’]s (?:fine|mended)))|though|although|however|unless|except|as long as|provided|only if|instead|rather|some(?:one|body)|another|prefer\w*|sadly|unfortunately|drop|pull|withdr\w+|pass on|wink|find out|between (?:us|the lines)|same (?:thing|people|kind|sort|ones?|crowd|effect)|(?:so|and) (?:skip|bin|send|get|pick)|too (?:old|young|frail|slow|ill|soft)|quietly|still|anyway|off the record|code|mean it|wants? one)\b/iu;

const SOMEBODY =
  '(?:s?he|they|(?:the )?(?:candidate|applicant|temp|nurse|driver|cook|teacher)|\\p{Lu}\\p{L}+)';
// What somebody told, did, has or asked for, as news and no wish of anybody's.
const TELLS = new RegExp(
  `^\\W*(?:${SOMEBODY}(?:['’]s| is| was| has| had| did| told| mentioned| let| said| shared| will| asked|['’]ll| hurt| broke| gave| took| goes)|(?:i|we) (?:know|hear|understand) (?:that )?${SOMEBODY})\\b`,
  'u',
);
const ON_AS_BEFORE = rx(
  "(?:please |so |just |do |then )*(?:put|send|submit|keep|carry on with|go ahead with|interview|treat|place|offer|shortlist|score|book)(?: on)?(?: with)? (?:him|her|them|the (?:interview|offer|start|placement|submission)|\\p{L}+)(?: (?:forward|in|on|through|up|down))?(?: for it)? (?:as (?:planned|agreed|before|arranged|usual|you (?:would|were going to))|like (?:any(?:one|body)|every(?:one|body)|any other \\p{L}+)(?: else)?|just the same|(?:exactly|just) (?:as|like) (?:before|every(?:one|body) else|any(?:one|body) else|planned)|on (?:his|her|their|the) (?:merits?|work|record|scores?)|all the same)(?:,? (?:and|then) (?:keep|leave) (?:it|that) (?:to yourself|between (?:you|him|her) and (?:me|us|you)|out of (?:it|the \\p{L}+)|off the \\p{L}+))?(?:,? and ask (?:if|whether|what) (?:he|she|they)(?:['’]d| would| needs?| want\\p{L}*)(?: like)? [^.;]{3,60})?",
);
const THEIR_CALL = rx(
  '(?:whether|what|when|how much|if) [^.;]{3,60} (?:is|stays|remains) (?:entirely |all |wholly )?(?:up to (?:her|him|them|you)|(?:hers|his|theirs)(?: alone)?|(?:her|his|their) (?:choice|call|decision|business|affair|news)(?: to (?:tell|share|make))?)',
);
const NOT_MARKED = rx(
  "(?:please )?(?:don['’]t|do not|never|nobody is to|we don['’]t|we never) (?:mark|score|knock|rate) (?:him|her|them|any(?:one|body)) (?:down |lower )?(?:for|over|because of|on account of) (?:it|that|this|(?:the|an?|any) (?:gaps?|break|absence|time (?:off|out)|years (?:off|out)|year (?:off|out)|leave)|(?:his|her|their) (?:gaps?|break|absence|leave|time (?:off|out)))",
);
const NOBODYS_BUSINESS = rx(
  `${SOMEBODY} (?:was|is|had|has|took|were|are|spent|stayed)\\b[^.;]{3,80},? (?:and|which) (?:(?:that|it)(?:['’]s| is)|is) (?:nobody['’]s business but (?:hers|his|theirs|(?:her|his|their) own)|(?:her|his|their) own (?:business|affair)|none of (?:our|ours|their|the client['’]s|anybody['’]s)(?: business| concern)?)`,
);

const ASKER =
  '(?:(?:the|a|an|one|another|our|one of the|somebody on the|a member of the|someone on the) )?(?:panel(?: member)?|panell?ists?|client|manager|chair|interviewer|hiring manager|owner|boss|recruiter|colleague|s?he|they|director|foreman|partner|principal)(?: (?:of|on) the panel)?';
const ASKED = rx(
  `${ASKER} (?:asked|wondered|wanted to know|queried|was asking|kept asking|wants to know)(?: (?:him|her|them|me|us|\\p{Lu}\\p{L}+))?,? (?:where|whether|if|about|how|what|who|why|was|when|is|did|does|had|has)\\b[^.;]*`,
);
const STRUCK = rx(
  [
    "(?:(?:i|we)(?:['’]ve| have)? )?(?:struck|crossed|taken|took|cut|deleted|removed|wiped|ruled) (?:it|that|the (?:question|answer|note|line)|both)(?: (?:out|off|from [^.;,]{3,30}))*(?:,? (?:and )?(?:had a (?:quiet )?word|told (?:him|her|them|the panel) why|reminded (?:him|her|them)[^.;,]*|moved (?:us |them |him |her )?on|the answer (?:won['’]t|will not|isn['’]t|is not)(?: be)? (?:scored?|counted?|kept|used|read|noted)))*",
    "(?:please )?(?:remind|tell) (?:them|him|her|the panel|everyone) (?:that )?(?:that['’]s|it['’]s|that is|it is|this is) (?:off[- ]limits|out of bounds|not (?:ours to ask|something (?:we|they|you) ask|a question|on|allowed)|unlawful|against the law)(?:,? and (?:leave|keep|strike) (?:the answer|it|that) (?:out|off)[^.;,]*)?",
    '(?:please )?(?:leave|strike|keep) (?:it|that|the answer) (?:out of|off|from) (?:the )?(?:notes?|scores?|file|record|minutes|write-?up)',
    '(?:(?:i|we) )?(?:said|told (?:him|her|them)|explained|pointed out)(?: that)? [^.;]{0,50}\\b(?:is|was|are|were)(?: one)?(?: of the)? (?:(?:nine|protected|prohibited|listed|ten|legal) )*grounds?\\b(?:,? and (?:brought|took|moved|steered|turned) (?:him|her|them|us|the \\p{L}+) (?:back|on) to [^.;,]*)?',
  ].join('|'),
);

const CITES = rx(
  `(?:(?:the |a |our )?(?:client|owner|manager|hirer|boss|school|\\p{Lu}\\p{L}+)(?:['’]s)? )?(?:the )?(?:first |old |original )?(?:draft|ad|advert|brief|spec|wording|text|version|form|note|listing) (?:said|had|read|asked for|wanted|began with|opened with|used|called for|says|asks for) ${QUOTED}(?:(?:,| and| or)+ ${QUOTED})*(?: in (?:it|the (?:title|first line)))?`,
);
const EXPLAINED_WORD = rx(
  `(?:(?:i|we) )?(?:told|explained to|pointed out to|showed|warned|said to) (?:him|her|them|the (?:client|owner|manager)|\\p{Lu}\\p{L}+) (?:that |how )?${QUOTED} (?:was doing the (?:job|work) of|does the (?:job|work) of|reads? (?:as|like)|means|meant|is another word for|was another word for|stands? for|stood for|comes across as|is heard as|amounts? to|is read as) (?:an? )?(?:${QUOTED}|an age limit|a wish for [^.;,]{3,30}|\\p{L}+)(?: in (?:his|her|their|the) (?:draft|ad|brief|spec))?`,
);
const CHANGED = rx(
  [
    "(?:(?:i|we)(?:['’]ve| have)? )?(?:explained|pointed out|raised|flagged|went through|set out|told (?:him|her|them))(?: (?:to|with) (?:him|her|them))?(?: the (?:risk|law|problem|act|issue)| why[^.;,]*| that[^.;,]*)?,? and (?:(?:he|she|they|the client)(?:['’]s|['’]ve| (?:was|were|has|have))?(?: (?:quite|very|all|glad|happy|fine))*|we)(?: (?:glad|happy|willing|content|pleased|agreed|ready))? ?(?:to|for us to|agreed to|have|has)? ?(?:swap|swapped|change|changed|drop|dropped|replace|replaced|lose|lost|cut|rewrote|rewrite|take|took)(?: (?:it|that|them|the (?:line|words?|phrase)))?(?: (?:out|for|to|with|by) [^.;]*)?",
    "(?:(?:i|we)(?:['’]ve| have)? )?(?:swapped|changed|replaced|dropped|struck|cut|rewrote|reworded|taken|took) (?:it|that|them|the (?:line|words?|phrase))(?: (?:out|for|to|with|by)\\b[^.;]*)?",
    '(?:the|our|his|her|their) (?:ad|draft|brief|spec|line|wording|text) now (?:asks|says|reads|calls|has|wants)\\b[^.;]*',
  ].join('|'),
);

const TAKEN_WELL = rx(
  '(?:he|she|they|the client) (?:took it (?:well|fine|on the chin)|(?:agreed|understood|saw (?:it|why|the point))(?: at once| straight away)?|(?:was|were) (?:fine|happy|grateful)(?: (?:about|with) it)?|dropped it|changed it)',
);

// "Herr Jung und Frau Alt erwarten Sie": people by their names.
const AWAITING =
  /^\W*(?:Herr|Frau) \p{Lu}\p{L}+(?: (?:und|oder) (?:Herr|Frau) \p{Lu}\p{L}+)? (?:erwart|empf[aä]ng|begrüß|freu|hol|führ|zeig|ruf|meld)\p{L}* (?:Sie|sich|Ihnen)(?!\p{L})[^.;]*$/u;
// "Frau Jung ist ab Montag wieder im Büro und ruft Sie an": where somebody is, and what they do for whom it is said to.
const IN_OFFICE =
  /^\W*(?:Herr|Frau) \p{Lu}\p{L}+ (?:ist|arbeitet) (?:(?:ab|seit|bis|am|im|in|auf|heute|morgen|wieder|erst|gerade|noch|nicht|nächsten?|diese|kommende|der|die|den|Woche|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Mittag|Uhr|\d\S*) )*(?:Büro|Haus|Urlaub|Dienst|erreichbar|da|zurück|unterwegs)(?:,? und (?:ruft|meldet|erwartet|schickt|kümmert|freut|schreibt|bringt) (?:Sie|sich|Ihnen)(?!\p{L})(?![^.;]*(?<!\p{L})(?:schwanger|krank|alt|jung)\p{L}*)[^.;]*)?$/u;
// "“Muttersprachler” beim Kunden streichen lassen": taken out in the same sentence.
const TAKEN_OUT = rx(
  [
    `${QUOTED}(?: (?:beim kunden|mit dem kunden|aus (?:der|dem) \\p{L}+|in der anzeige|im (?:text|titel|entwurf)))? (?:habe ich |haben wir )?(?:streichen lassen|gestrichen|herausgenommen|rausgenommen|ersetzt|entfernt)`,
    `(?:habe |haben wir |ich habe |wir haben )?${QUOTED}(?: (?:aus|in|im|beim) [\\p{L} ]{2,30})? (?:gestrichen|herausgenommen|rausgenommen|ersetzt|entfernt|streichen lassen)`,
    `(?:j[’']ai|nous avons|on a) (?:fait )?(?:retir(?:é|er)|supprim(?:é|er)|enlev(?:é|er)|remplac(?:é|er)) ${QUOTED}(?: (?:de|dans|chez) [^.;,]{2,30})?`,
    `(?:he|hemos) (?:quitado|borrado|cambiado|retirado|suprimido) ${QUOTED}(?: (?:de|del|en) [^.;,]{2,30})?`,
    `${QUOTED} (?:heb ik|hebben we) (?:bij de klant |uit de \\p{L}+ )?(?:geschrapt|weggehaald|eruit gehaald|laten schrappen|vervangen)`,
    `(?:ho|abbiamo) (?:tolto|cancellato|sostituito|fatto togliere) ${QUOTED}(?: (?:dal|dalla|dall[’']) ?[^.;,]{2,30})?`,
  ].join('|'),
);

// "How many sick days she took isn't something we ask about".
const NOT_ASKED = rx(
  "(?:how (?:many|much|often|old|long)|what|whether|who|where|why|when) [^.;,]{3,60} (?:isn['’]t|is not|aren['’]t|are not|wasn['’]t|was not) (?:something|a (?:thing|question|matter)|one|anything|questions?|things?|for us|ours|a question)(?: (?:that )?(?:we|i|they|anyone|anybody|you)(?:['’]d)?(?: ever| should| may| can| would| need to)? (?:ask(?:s)?|go into|talk|discuss|put|record|write|weigh|score|note)(?: (?:about|down|into|on|it))?| to (?:ask|put|record|go into)(?: about)?| for (?:us|a panel|the panel|an interview|a reference)(?: to (?:ask|raise))?)?",
);
// "They can't ask who'll be minding the children", "Bitte nicht nach Kinderwunsch fragen": what nobody is to ask.
const MUST_NOT_ASK = rx(
  "(?:please |and |so |just )*(?:don['’]t|do not|never) ask (?:(?:(?:ms|mrs?|mx|dr)\\.? )?(?!(?:for|me|us)\\b)\\p{L}+(?:['’]s [^.;]{3,30})? )?(?:who|whether|if|about|how (?:many|old)|what(?! (?:he|she|they) (?:can|know|did))|when|where|why|anything about)\\b[^.;]*|(?:they|you|we|he|she|the (?:panel|committee|client|interviewers?|manager)|nobody|no[- ]one) (?:can['’]t|cannot|can not|may not|must not|mustn['’]t|aren['’]t to|is not to|are not to|may|can) ask (?:her |him |them |anyone |anybody |a candidate |candidates )?(?:who|whether|if|about|how (?:many|old)|what|when|where|why)\\b[^.;]*",
);
const FORBIDS = /(?:can['’]t|cannot|can not|not|n['’]t|nobody|no[- ]one)\b/iu;
const FISHED =
  /\b(?:legally|officially|strictly speaking|on paper|technically|out loud|in writing|see (?:what|if|who)|find out|work it out|find a way|let (?:it|him|her|them)|fish|drop|facebook|social|instead|hint|small talk)\b/iu;
// What was rewritten from one quoted line into another that speaks of the work.
const BECAME = rx(
  `(?:so |and |the line )?${QUOTED} (?:became|is now|has become|turned into|now reads|went, and in came|was replaced (?:by|with)|changed to) [„“"«»”'‘](?=[^„“"«»”]{0,80}\\b(?:trips?|hours?|hrs|shifts?|nights?|weekends?|weeks?|days?|starts?|kg|kilos?|licen[cs]es?|travel\\p{L}*|rosters?|rotas?|evenings?|mornings?|months?|years of experience|calls?|km|lifts?|pm|am)\\b)[^„“"«»”]{3,120}[“"«»”'’](?:,? [^.;]{0,40})?`,
);
const SAME_PEOPLE =
  /\b(?:native|mature|energetic|recent graduate|digital|ties|baggage|single|clean[- ]cut|christian|family|kids|married|young\p{L}*|local(?:s|ly)?)\b(?=[^„“"«»”]{0,60}[“"«»”'’](?:,? [^.;„“"«»”]{0,40})?\W*$)/iu;
// What is moved for somebody, and what all are asked alike.
const HAD =
  '(?:wheelchair|hearing|sight|crutches|back|knee|guide dog|treatment|chemo|dialysis|eid|ramadan|yom kippur|passover|diwali|easter|lent|shabbat|sabbath|prayers|scan|pregnancy|baby|school run)';
const MOVED = rx(
  `(?:[^.;]{0,60}\\b)?(?:(?:because of|with|for|given) (?:his|her|their|\\p{Lu}\\p{L}+['’]s) (?:\\p{L}+ )?${HAD},? (?:i|we)(?:['’]ve| have)? (?:shifted|moved|put|booked|switched|changed)|(?:no (?:trouble|problem|bother|drama)|happy|glad|fine|we(?:['’]ve| have)|i(?:['’]ve| have)) ?(?:with |to )?(?:mov(?:e|ed|ing)|shift(?:ed|ing)?|push(?:ed|ing)?|chang(?:e|ed|ing))) (?:his|her|their|the|\\p{Lu}\\p{L}+['’]s) (?:interview|meeting|start|desk|slot|first day|trial|visit|session)(?: date)? (?:to|into|on|for|back|until|till|past|around|so)\\b[^.;]*`,
);
const ALL_ALIKE = rx(
  '(?:please )?(?:ask|put to) (?:all of them|everyone|everybody|each (?:of them|candidate|one)|every candidate|them all|both) the same [^.;]*\\b(?:keep|stay|steer) (?:well )?(?:off|clear of|away from|out of) [^.;]*',
);
const OUT_OF_LAST_YEARS =
  /^\W*(?:[^.;]{2,40}: ?)?you(?:['’]ll| will)?(?: need to)?(?:['’]ve| have) (?:finished|completed|done|taken) (?:an? |your )?degree in the (?:past|last) (?:\p{L}+|\d) years\W*$/iu;
const OF_EVERY_AGE =
  /^\W*(?:career changers|people|returners|graduates) (?:in their (?:thirties|forties|fifties|sixties)|of (?:any|every) age)\b[^.;]*(?:done|thrived|joined|welcome|do well|settled)/iu;
// The same of what is not asked in other languages, and what is marked.
const NO_QUESTION = rx(
  "(?:pas de|aucune|jamais de|ne posez (?:pas de|aucune)|merci de ne pas poser de) questions? (?:sur|concernant|à propos d[eu]) [^.;]*|(?:bitte )?keine fragen (?:zu|nach|über) [^.;]*|(?:bitte )?(?:nie(?:mals)? |nicht )nach [^.;]{3,80} fragen(?:,? auch nicht [^.;,]{3,40})?|(?:graag )?geen vragen (?:over|naar) [^.;]*|(?:nada de|ninguna|sin) preguntas? sobre [^.;]*|niente domande su[lla'’]* ?[^.;]*|nenhuma pergunta sobre [^.;]*|inga frågor om [^.;]*",
);
const MARKED = rx(
  "(?:la grille|l[’']entretien|le barème|la notation|l[’']évaluation|les questions|la discussion) (?:porter?(?:a|ont|nt)?|porte|se limite|repose) (?:sur|à) [^.;]*",
);
const YET_ABROAD =
  /(?<!\p{L})(?:sauf|mais|seulement|plutôt|jeunes?|aber|außer|nur|lieber|jung\p{L}*|maar|behalve|alleen|liever|jong\p{L}*|pero|salvo|solo|mejor|ma|tranne|mas|exceto|men|utom|quoique|même si|discrètement|santé|handicap|âge(?= (?:max|limite)))(?!\p{L})/iu;

// Few of one sex are there, and a law lets them be taken where two are alike.
const FEW =
  /(?:van de \p{L}+ [^.;]{3,60} (?:is er|zijn er|is|zijn) (?:maar |slechts |nu )?(?:één|een|twee|drie|\d+) (?:een )?(?:vrouw(?:en)?|man(?:nen)?)|(?:von|unter) (?:den |unseren )?(?:\p{L}+|\d+) [^.;]{3,60} (?:ist|sind|wird|werden) (?:nur |derzeit )?(?:eine?|zwei|drei|\d+)[^.;]{0,25} (?:frau(?:en)?|männern?|mann))/iu;
const WELCOMES_FEW = rx(
  "(?:only|just) (?:\\d+ ?%|\\p{L}+ (?:of|in) (?:our |the )?\\p{L}+)[^.;]{0,40} (?:is|are) (?:an? )?(?:wom[ae]n|m[ae]n|māori|indigenous|aboriginal|disabled(?: people)?|black|asian),? (?:so|and) we(?:['’]d| would)? (?:particularly |especially |very much )?(?:welcome|encourage|like to see|love to see|be glad of) applications from (?:wom[ae]n|m[ae]n|māori|indigenous|aboriginal|disabled people|black|asian)(?: \\p{L}+)?",
);
const WHERE_ALIKE =
  /(?<!\p{L})(?:bij gelijke geschiktheid|bei gleicher (?:eignung|qualifikation)|of equal merit|equally qualified|appoint\p{L}*(?: is| are)?(?: made)? (?:strictly |purely |only )?on merit|every appointment is on merit|iedereen kan solliciteren|open to (?:all|everyone))(?!\p{L})/iu;
const YET_FEW =
  /(?<!\p{L})(?:only (?:wom[ae]n|m[ae]n)|must be|has to be|alleen (?:vrouwen|mannen)|nur (?:frauen|männer)|no men|geen mannen|keine männer|not apply)(?!\p{L})/iu;

/** Whether a sentence says by itself that something of somebody is not asked, not marked or was taken out. */
const isOfNoPart = (text: string): boolean =>
  ((NOT_ASKED.test(text) ||
    MOVED.test(text) ||
    ALL_ALIKE.test(text) ||
    NOT_MARKED.test(text) ||
    NOBODYS_BUSINESS.test(text) ||
    THEIR_CALL.test(text)) &&
    !YET.test(text.replace(/business but (?=hers|his|theirs|her own|their own)/iu, ''))) ||
  AWAITING.test(text) ||
  IN_OFFICE.test(text) ||
  (BECAME.test(text) && !SAME_PEOPLE.test(text) && !YET.test(text)) ||
  (TAKEN_OUT.test(text) && !YET_ABROAD.test(text.replace(QUOTES, ''))) ||
  (NO_QUESTION.test(text) && !YET_ABROAD.test(text));

// "Hot. Forty-plus from November": what a place is like to work in, and nobody's looks.
const HOT =
  /^\W*(?:(?:it(?:['’]s| is) )?(?:hot|cold|wet|dusty|loud|noisy|heavy|busy|fast|dirty|early|physical|humid|cramped)(?:,? (?:and )?(?:hot|cold|wet|dusty|loud|noisy|heavy|busy|fast|dirty|early|physical|humid|cramped|on your feet|hard on the (?:feet|back|hands)|all day))*)\W*$/iu;
const OF_HEAT =
  /^(?=.*(?:\b(?:degrees|fans?|air ?con\w*|cool rooms?|ice|vests?|water|shade|breaks?|mats?|heaters?|ventilat\w+|temperatures?|kitchens?|ovens?|furnaces?|ear (?:plugs|defenders|muffs)|gloves|boots|ppe|from (?:november|december|january|june|july)|in (?:summer|winter))\b|\d ?°))(?!.*\b(?:girls?|guys?|lads?|bod(?:y|ies)|figures?|looks?|wom[ae]n|m[ae]n|applicants?|apply|age[ds]?|need not|blondes?)\b)/iu;

const ASKED_IN_DUTCH = rx(
  '(?:de |een |onze )?(?:klant|opdrachtgever|manager|eigenaar|directeur|hij|zij|ze)(?: \\p{L}+)? (?:vroeg|wilde weten|wou weten|informeerde)(?: (?:mij|me|ons|haar|hem))?,? (?:of|naar|hoe|wanneer|waar|wat|waarom) [^.;]*',
);
const STRUCK_IN_DUTCH = rx(
  "(?:ik|we|wij) (?:heb|hebben) (?:hem|haar|ze|hen|de klant) (?:op de |op het )(?:wet|awgb|wgbl|avg|wetboek)\\b[^.;,]* (?:gewezen|geattendeerd)|(?:ik|we|wij) (?:heb|hebben|had) (?:(?:hem|haar|ze|de klant) )?(?:uitgelegd|gezegd|verteld|duidelijk gemaakt) dat (?:(?:die|zo['’]n|deze) vraag (?:niet mag|niet kan|verboden is|niet hoort)|(?:we|wij|hij|zij|je|dat|hij dat|je dat|we dat)(?: dat)? (?:niet (?:mag|mogen|vragen|kan|kunnen)[^.;,]*))(?:,? en (?:hij|zij|ze|de klant|die) (?:heeft|hebben) (?:hem|die|het|de vraag|haar) (?:van (?:zijn|haar|het|de) \\p{L}+ gehaald|geschrapt|weggehaald|laten vallen|ingetrokken))?",
);

// "You don't have to be Jewish; our last two chefs were a Methodist and a man who likes Bury FC".
const NEED_NOT_BE =
  /^\W*(?:you|they|nobody|no[- ]one|applicants)(?: (?:don['’]t|do not|needn['’]t|need not|never)| (?:has|have|needs?)(?= to be))? ?(?:(?:have|has|need|needs) to )?be (?:an? )?(?:jewish|catholic|christian|muslim|hindu|sikh|buddhist|quaker|methodist|anglican|religious|a believer|māori|maori|irish|greek|italian|polish|indian)\b[^.;]{0,40}$/iu;
const WHO_IT_WAS =
  /^\W*(?:and )?(?:(?:one|two|three|half|most|several|some) of )?(?:our|the) (?:(?:last|first|present|current|previous|latest|best) )?(?:(?:two|three|four|five) )?\p{L}+(?: here)? (?:were|was|are|is|have been|has been) (?!(?:both|all|each|always|never)\b)(?:an? )?\p{L}+[^.;]*$(?<!\b(?:practi[sc]ing|observant|devout|lasted|not last|trouble|left|quit|sacked)\b.*|n['’]t last\b.*)/iu;
// "They need somebody those families have trusted before; the background's open".
const TRUSTED =
  /^\W*(?:they|we|the (?:team|service|council|school)) (?:needs?|wants?|(?:are|is) after|would like) (?:somebody|someone|a person) (?:(?:that|whom|who) )?(?:(?:those|these|the|such|our) )?(?:families|people|tenants|residents|communities|clients|parents|they) (?:have trusted|trust|know|can trust|have worked with|will open the door to|would trust)(?: before| already)?\W*$/iu;
const OPEN_TO_ALL =
  /^\W*(?:(?:the|their|your|any) )?(?:own )?(?:background|heritage|origin|faith)s?(?:['’]s| is| are) (?:open|up to you|not asked|no matter|neither here nor there|fine|of no matter)\W*$|^\W*(?:any|every|all) (?:backgrounds?|heritage)(?: (?:is|are))? (?:welcome|fine|open)\W*$/iu;

/**
 * Whether a sentence only tells what is seen to: by itself, by the next one, or as that answer itself.
 * @param last the sentence before it
 */
export function isDealtWith(text: string, next: string | undefined, last: string | undefined): boolean {
  if (isOfNoPart(text)) return true;
  if (last !== undefined && NEED_NOT_BE.test(last) && WHO_IT_WAS.test(text) && !YET.test(text)) return true;
  if (TRUSTED.test(text) && next !== undefined && OPEN_TO_ALL.test(next) && !YET.test(next)) return true;
  if (MUST_NOT_ASK.test(text) && FORBIDS.test(text) && !findsOutElsewhere(text.toLowerCase()))
    return ![text, next ?? '', last ?? ''].some((one) => YET.test(one) || FISHED.test(one));
  if (HOT.test(text) && next !== undefined && OF_HEAT.test(next) && !YET.test(next)) return true;
  if (last !== undefined && ASKED.test(last) && STRUCK.test(text) && !YET.test(text)) return true;
  if (last !== undefined && NO_QUESTION.test(last) && MARKED.test(text) && !YET_ABROAD.test(text))
    return true;
  if (last !== undefined && ASKED_IN_DUTCH.test(last) && STRUCK_IN_DUTCH.test(text) && !YET_ABROAD.test(text))
    return true;
  if (next === undefined) return false;
  if (ASKED_IN_DUTCH.test(text) && STRUCK_IN_DUTCH.test(next) && !YET_ABROAD.test(next)) return true;
  if (WHERE_ALIKE.test(next) && !YET_FEW.test(`${text} ${next}`))
    return WELCOMES_FEW.test(text) || (FEW.test(text) && !YET.test(text));
  if (YET.test(text) || YET.test(next)) return false;
  return (
    (OUT_OF_LAST_YEARS.test(text) && OF_EVERY_AGE.test(next)) ||
    (TELLS.test(text) && ON_AS_BEFORE.test(next)) ||
    (ASKED.test(text) && STRUCK.test(next)) ||
    ((CITES.test(text) || EXPLAINED_WORD.test(text)) && CHANGED.test(next)) ||
    (EXPLAINED_WORD.test(text) && TAKEN_WELL.test(next))
  );
}
