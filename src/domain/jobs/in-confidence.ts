import { headsSecret } from './secret-heads.ts';

/**
 * How people tell a recruiter that what they say is for no ad, by what such a sentence is made of: what it is kept out of, from whom, and what
 * they must not do with it. The verbs and the readers are lists, so that it does not matter in which words somebody puts them together.
 */

const AD =
  '(?:ads?|adverts?|advertisements?|advertising|postings?|specs?|specification|listings?|vacancy|rfqs?|tender|jds?|pds?|job description|brief|notice|web ?site|page|print|publication|write-?up|job ?boards?|linkedin|public)';
const WRITE =
  '(?:say|tell|print|put|publish|mention|know|need to know|hear|see|read|write|advertise|get told|be told)';
const NOT =
  "(?:(?:do|does|did|will|would|should|can|could|must|need|are|is|may)(?:n['’]?t| not)|won['’]?t|can['’]?t|cannot|must never|never|not)";
const READERS =
  '(?:candidates?|applicants?|staff|the team|people|they|any ?(?:one|body)|the (?:public|press|market|street|crew|board|office|shop floor|floor|boss|owner|others)|others|outsiders|colleagues|customers|clients)';
const LEARNS =
  '(?:hears?|knows?|learns?|finds? out|sees?|reads?|guess(?:es)?|suspects?|is told|are told|be told|gets? (?:wind|to hear|told))';

/** What begins a line or a sentence that is for the recruiter alone, before what is told. */
const HEADS: readonly RegExp[] = [
  // "Off the ad: …", "Stays off the advert:", "Leave off the listing - …", "Behind the ad: …".
  new RegExp(
    String.raw`^\W*(?:(?:please|this|that|these|it|what follows|the rest|all of this|next)(?: bit| part| one)? )?(?:(?:is|are|stays?|keeps?|kept|leave|left|goes|must stay|to stay) )?(?:strictly |well )?(?:off|away from|outside|behind|beside|not in) (?:(?:the|this|our|any) )?(?:job )?(?:${AD}|text|post)s?(?: please| pls| only)?(?:\s*:|\s+[–—-]\s)`,
    'iu',
  ),
  // "This next bit is for the confessional", "for the four walls", "for the vault".
  /^\W*(?:this|that|what follows|the (?:rest|next|last))(?: \p{L}+){0,2} (?:is|goes|stays) (?:strictly |just |only )*(?:for|in|under|to) (?:the|these|your) (?:confessional|confession|vault|grave|four walls|drawer|locked drawer|seal|rose|birds|priest)(?!\p{L})/iu,
  // "Turn that bit into an advert and forget this bit."
  /^\W*(?:(?:right|now|ok(?:ay)?|so|and|then),? )*(?:turn|make|put|write|use) (?:that|the|all|everything)(?: \p{L}+){0,6} and (?:forget|skip|bin|ignore|drop|burn|bury|leave out) (?:this|the (?:rest|next|following|last)|what)(?!\p{L})/iu,
  // "For your own information", "Recruiter eyes only", "Background for you".
  /^\W*(?:this (?:bit|part|one) is )?(?:(?:just |only |purely |strictly )?(?:for|to) (?:your|yr|ur|the (?:recruiter|agency|consultant)['’]?s?) (?:own |private |internal |background |personal |sole )*(?:info(?:rmation)?|ears?|eyes|benefit|files?|background|awareness|knowledge|guidance|consumption)(?: only| alone)?|(?:recruiter|agency|consultant)s?['’]? (?:eyes|ears|use|info(?:rmation)?|reference|background|notes?|only)(?: only)?|(?:for )?(?:info(?:rmation)?|background|context) (?:only )?(?:(?:for|to) you(?:rself)?|\(you[^()]*\)|for (?:the )?(?:recruiter|agency))(?: only| alone)?|(?:some )?(?:background|context) for you(?: only| alone)?)(?=\s*(?:[,:.!–—-]|$|the |that |is |it |we |our ))/iu,
  // "Things the ad does not say", "What I didn't put in the spec", "What you need to know but candidates don't".
  new RegExp(
    String.raw`^\W*(?:(?:and |some |the |a few )*(?:things?|bits?|parts?|stuff|what|points?|facts?|anything|something)(?: \p{L}+){0,2}? )?(?:(?:that|which) )?(?:(?:(?:the|this|our|any) ${AD}|i|we|you|${READERS}) (?:\p{L}+ ){0,6}?${NOT}(?: actually| really)? ${WRITE}|you (?:\p{L}+ ){1,6}(?:candidates|applicants|they|others) ${NOT})(?: [\p{L}’']+){0,5}\s*[:–—]`,
    'iu',
  ),
  new RegExp(
    String.raw`^\W*(?:(?:this|that|it|what follows|the rest|below|the following)(?: bit| part)? (?:is |are |goes |stays ))?(?:not|isn['’]t|never|nothing|(?:keep|stay|leave|left|kept)(?: \p{L}+)?? out|out) (?:(?:a )?part of|in|on|into|for|of|to go (?:in|on|into)|to be (?:in|on|put (?:in|on)))(?: the| this| any| our| an)? ${AD}(?: please| pls)?\s*(?:[:.!,–—]|-\s|$)`,
    'iu',
  ),
  // "Anything else we should know? (not published): …"
  /^[^.:]{0,60}\((?:[^()]*\b(?:not (?:to be )?(?:published|printed|shared|advertised|shown|public|for (?:the )?(?:ad|advert|publication|candidates))|unpublished|confidential|private|internal|recruiter only|agency only|for you only)[^()]*)\)\s*:/iu,
  /^\W*(?:(?:a |one )?(?:quiet )?word in your ear|off (?:the )?(?:record|page|books)|real talk|one (?:more )?(?:thing|point|matter) (?:that |which )?(?:i|we)(?:['’]d| would| will|['’]ll)? (?:only )?(?:trust|confide|tell|share|say)|(?:very |highly |extremely |super |most )?(?:sensitive|confidential|delicate|hush[- ]hush|secret)(?: ah| please| pls| stuff| bit| section)?(?: \p{Ll}{2,10})?(?=\s*[!.:]+|$)|(?:the )?(?:dirt|inside track|politics|truth of it|truth is)\s*[:–—-]|(?:i['’]m|i am) (?:telling|trusting) you|(?:just )?so (?:that )?you(?:['’]re| are)? (?:aware|know|in the picture)(?=[,:]| that)|not (?:to be |being )?(?:published|advertised|printed|publicised)\s*[:–—-]|why (?:the|this|our) (?:job|role|post|seat|position|vacancy) (?:is|came|comes|has come) (?:really |actually )?(?:open|up|free|vacant|about)|trust(?:ing)? you with)/iu,
  /^\W*(?:(?:my|our|the) )?(?:real|true|actual|honest) (?:story|reason|issue|problem)(?: \p{L}+){0,3}\s*[:–—-]/iu,
  // "The awkward bit, which is yours alone:", "Now the messy part.": what is hard to say, and what somebody would rather tell themselves.
  /^\W*(?:(?:now|and|so|ok(?:ay)?|right|then),? )*(?:(?:here(?:['’]s| is| are| comes)|this is|that brings us to|now comes|there(?:['’]s| is)) )?(?:(?:the|my|our|one|a|an|some) )?(?:rather |bit |slightly |more |really )?(?:awkward|tricky|delicate|sensitive|ugly|messy|embarrassing|unpleasant|uncomfortable|difficult|juicy|grubby|less (?:nice|happy|pleasant|public)|not so nice) (?:bits?|parts?|things?|side|stuff|news|truth|matters?|business|subject|points?|one)(?!\p{L})(?! (?:of|in) (?:the|this|your) (?:job|role|work))/iu,
  /^\W*(?:(?:now|so|and|but|oh),? )?(?:(?:there(?:['’]s| is) )?(?:something|one thing|a thing|two things|this is what|things?)(?: \p{L}+){0,2} (?:that |which )?(?:(?:i|we)(?:['’]d| would) (?:rather|prefer|sooner|like)|you (?:should|ought to|had better|must|need to) (?:hear|know|learn)|(?:i|we) (?:owe|ought to tell|should tell|have to tell|must tell))|(?:i|we)(?:['’]d| would) (?:rather|prefer|sooner) (?:that )?you (?:heard|knew|had|learned|learnt|got)|(?:i|we) (?:know|trust|hope|feel|think|believe)(?: that)? (?:i|we) can (?:be (?:frank|honest|open|candid|straight|blunt|plain)|speak (?:frankly|freely|openly)|trust|confide|rely)|(?:can|may|could|let|if) (?:i|me) (?:may |can )?(?:be |speak )?(?:frank|honest|open|candid|straight|blunt|freely|level)\p{L}*|to be (?:frank|candid|blunt|honest) with you|(?:now |right |ok(?:ay)? )?(?:listen|look here)(?: up)?[,.:!](?! (?:so )?(?:i|we)(?:['’](?:m|re|ve)| am| are| have)?(?: got)? (?:(?:really|just|badly|urgently|desperately|still) )*(?:need|want|after|hiring|looking for|to find|to hire|recruiting)(?: for)? (?:an?|two|three|four|one|another|some) (?!(?:favou?r|word|promise|minute|moment|quiet|hand|replacement|new|chat|secret|discreet|bit|little)(?!\p{L}))))/iu,
  /^\W*(?:(?:he|she|they|\p{Lu}\p{Ll}+) (?:was|were|is|got) (?:very |quite |really )?(?:blunt|frank|honest|open|candid) ?[:–—]|no (?:ads?|adverts?|postings?|listings?) (?:under|in|with) (?:our|their|the|my|his|her) (?:own )?names?(?!\p{L})|(?:just |only |strictly )?for you(?:,? \p{Lu}\p{Ll}+,?)? (?:and|but) (?:not|never|no(?:body| one)|none)(?!\p{L})|(?:stuff|things?|bits?|what|points?) (?:not|never) (?:to|for) (?:be )?(?:shar\p{L}*|say\p{L}*|said|tell\p{L}*|told|print\p{L}*|publi\p{L}*|post\p{L}*|repeat\p{L}*|mention\p{L}*|go)|(?:you should know|you ought to know|be aware|please note),? (?:but )?(?:for your (?:own )?(?:use|ears|eyes|information|purposes)|between|privately|in confidence))/iu,
  // "Now here's the thing, Orla.", "Bit of colour.", "Context you'll want.", "You'll hear gossip."
  /^\W*(?:(?:now|ok(?:ay)?|right|so|but|look|anyway|oh|and),? )*(?:(?:here['’]?s|this is|that['’]?s|the) (?:the |our |my )?(?:thing|rub|catch|snag|kicker|score|situation|messy bit|rest)(?: is)?(?: just)?(?:,? (?:for|between|with) (?:me|us|you)(?: and (?:me|you|us))?)?(?:,? \p{Lu}\p{L}+)?\s*[.:,–—-]|(?:an? |some |just |little )*(?:bit|spot|piece|splash|dash) of (?:local |inside |office )?(?:colou?r|background|context|history|gossip|politics|intel|dirt)(?!\p{L})|(?:some |the |a little )?(?:context|background|history|colour)(?: (?:that )?you(?:['’]ll| will| might| may| should|['’]d)? (?:want|need|like|should have|better know)| only)?\s*[.:,–—-](?!\d)|you(?:['’]ll| will| may| might)(?: probably| no doubt)? (?:hear|have heard|pick up|notice)(?: \p{L}+)? (?:gossip|rumou?rs?|things|stories|talk|whispers)(?!\p{L})|off (?:the )?(?:clock|duty|script|camera|mic|menu)(?!\p{L})|(?:so )?(?:that )?you know what you(?:['’]re| are) (?:dealing|walking|getting) (?:with|into)(?!\p{L}))/iu,
  // "Agora, confidencial, viu?", "So, jetzt vertraulich, ja?": one word that says it, with no more than a nod around it.
  /^\W*(?:(?:agora|ora|adesso|ahora|bueno|bom|maintenant|bon|alors|jetzt|nun|nu|now|ok(?:ay)?|so|e|y|et|und|en|och|och nu),? )*(?:(?:isso |isto |esto |questo |ceci |das |dit |det )?(?:é|es|è|est|c[’']est|ist|is|är|er) )?(?:(?:bem|muito|muy|molto|très|bien|sehr|streng|strikt|strictement|strettamente|estritamente|heel|mycket|bitte) )?(?:confidencial(?:mente)?|sigilos[oa]|reservad[oa]|riservat[oa]|confidenziale|confidentiel(?:lement)?|vertraulich|vertrouwelijk|konfidentiellt|fortroligt|poufne)(?:,? (?:viu|hein|tá|né|ok(?:ay)?|vale|eh|va bene|ja|hoor|hè|por favor|per favore|svp|bitte|graag|tack))?\s*[?!.,:;–—]/iu,
  // German, Dutch.
  /^\W*(?:(?:nur |rein |bloß |jetzt |und )*(?:fürs|für das|für unser|für euer|für ihr) (?:büro|agenturbüro|team|protokoll)(?: nur)? ?:|was (?:\p{L}+ ){0,3}(?:in|auf|für) (?:keine|keiner|keinen|keinem|nicht die) (?:\p{L}+)?(?:anzeige|ausschreibung|website|text|inserat|stellenanzeige)|(?:das |jetzt )?(?:unangenehme|heikle|peinliche|unschöne|delikate)(?:r|s)? (?:teil|thema|punkt|sache|seite)|(?:ganz )?(?:unter der hand|unter vier augen|ehrlich gesagt|offen gesagt|im stillen|inoffiziell)(?=[:,.]| )|(?:dir|ihnen|euch) (?:sag|kann) ich(?:['’]?s)?(?: \p{L}+)* (?:offen|ehrlich|sagen))/iu,
  /^\W*(?:(?:even |puur |echt )*(?:tussen (?:jou|u|ons) (?:en|&) (?:mij|ons)|onder (?:vier ogen|ons)|eerlijk gezegd|in vertrouwen|off the record)|(?:het )?(?:gevoelige|vervelende|lastige|pijnlijke) (?:stuk|deel|punt|verhaal)|(?:dit|dat|wat volgt) (?:is |blijft )?(?:alleen |enkel )(?:voor|tussen))/iu,
  /^\W*(?:je (?:te|vous) le (?:dis|confie|glisse) (?:à (?:toi|vous)|entre|en)|(?:ceci|ça|cela|ce qui suit) (?:doit rester|ne (?:sort|sortira|doit pas sortir)|reste)|(?:la )?partie (?:délicate|gênante|sensible)|en off|(?:le )?(?:vrai|véritable) (?:motif|problème|raison)|soyons (?:francs|clairs)|pour être (?:franc|franche|honnête)|à (?:vous|toi) seule?s?)(?!\p{L})/iu,
  /^\W*(?:para (?:tu|su|vuestro|seu) (?:conocimiento|uso|información|conhecimento|uso) (?:exclusiv[oa]|personal|interno|pessoal)|(?:te|se|os) lo (?:digo|cuento|comento) (?:a (?:ti|usted|vosotros)|en|entre|solo)|(?:la )?parte (?:delicada|incómoda|fea)|(?:el )?(?:verdadero|auténtico) motivo|siendo (?:sinceros?|franc[oa]s?)|para ser (?:sincer[oa]|franc[oa])|a título (?:confidencial|personal)|(?:la )?parte (?:delicata|scomoda)|(?:il )?vero motivo|(?:te|ve|glie)lo dico (?:in|tra|a)|(?:o )?verdadeiro motivo|aqui entre nós)(?!\p{L})/iu,
  /^\W*(?:(?:håll|behåll|hold|behold) (?:det|detta|dette|allt|alt|den)(?: här| her)?(?: \p{L}+){0,2} (?:för|for) (?:dig|deg|er|jer|dere)(?: själv\p{L}*| selv)?|i (?:förtroende|fortrolighed|fortrolighet)|(?:det )?(?:känsliga|jobbiga|pinsamma|følsomme)(?!\p{L})|(?:ärligt|ærligt) talat)/iu,
  /^\W*(?:nur |rein |bloß )?(?:(?:zu|für) (?:ihrer?|deiner?|eurer?) (?:(?:eigenen?|persönlichen?) )?(?:info(?:rmation)?|kenntnis|ohren|augen|akten?|hintergrund)|(?:das |dies |folgendes )?(?:gehört |soll |kommt |bitte )*nicht (?:in|für|auf) (?:die|der|das|eine) (?:stellen)?(?:anzeige|ausschreibung|website|netz|text)|was (?:nicht in (?:die|der) (?:stellen)?(?:anzeige|ausschreibung)|die anzeige nicht)|das bleibt (?:bitte )?(?:unter|zwischen|bei|hier)|hintergrund(?:info\p{L}*)? (?:nur )?für (?:sie|dich|euch))/iu,
  /^\W*(?:alleen |puur )?(?:ter info(?:rmatie)? (?:voor|aan) (?:jou|je|u)|voor (?:jouw|je|uw) (?:eigen )?(?:info(?:rmatie)?|oren|ogen|achtergrond)|(?:dit |dat )?(?:hoort |mag |moet |komt )*niet in (?:de|het) (?:advertentie|vacature|tekst)|wat (?:er )?niet in (?:mag|moet|hoort)|wat (?:er )?niet in (?:de|het) (?:advertentie|vacature)|(?:dit|dat) blijft (?:tussen|onder|bij|hier))/iu,
  // French, Spanish, Portuguese, Italian.
  /^\W*(?:seulement |juste )?(?:pour (?:votre|ton|ta|ton propre|votre propre) (?:info(?:rmation)?|gouverne|oreille|seule information|dossier)|(?:à )?ne pas (?:mettre|écrire|faire figurer) (?:dans|sur) (?:l[’']annonce|l[’']offre|le texte)|(?:hors|pas (?:dans|pour|sur)) (?:l[’']annonce|l[’']offre)|ce que l[’'](?:annonce|offre) ne dit pas|(?:ceci|ça|cela) reste (?:entre|ici|chez)|je vous (?:le )?confie)/iu,
  /^\W*(?:solo |sólo |só |soltanto )?(?:para (?:tu|su|vuestra|sua|seu) (?:información|info|informação|conhecimento|conocimiento)|(?:fuera|fora) (?:del|do) anuncio|(?:no|não|nada) (?:va |vai |entra |sale |es |é )?(?:en|para|no|pro) (?:el |o )?an[uú]ncio|lo que (?:el anuncio no|no (?:va|sale) en)|o que (?:o anúncio não|não (?:vai|entra) no)|(?:esto|eso|isso|isto) (?:se )?(?:queda|fica|morre|muere) (?:entre|aquí|aqui|aí|contigo)|per (?:tua|sua|vostra) (?:informazione|conoscenza|info)|(?:fuori|non (?:va )?(?:nell|sull|per l))[’' ]?(?:dall[’'])?annuncio|quello che l[’']annuncio non|(?:questo|questa cosa) (?:resta|rimane|muore) (?:tra|fra|qui))/iu,
  // Swedish, Danish, Norwegian, Polish, Finnish.
  /^\W*(?:det här stannar|(?:detta|det) (?:här )?(?:stannar|blir|forbliver|bliver) (?:mellan|mellem|mellom)|(?:bara |kun )?(?:mellan|mellem|mellom) oss|(?:bara |kun )?(?:för|for|til) (?:din|dig|deg|er|jer) (?:information|info|egen|kännedom|orientering)|(?:inte|ikke) (?:i|till|til|for) annons\p{L}*|konfidentiellt|fortrolig\p{L}*|(?:tylko )?(?:do|dla) (?:twojej|pani|pana|państwa) (?:wiadomości|informacji)|poufn\p{L}+|(?:to )?(?:tylko )?między nami|nie do ogłoszenia|luottamuksellis\p{L}+|(?:vain )?meidän kesken)/iu,
];

/** What asks to keep something, anywhere in its sentence. */
const ASKS: readonly RegExp[] = [
  // "A case that was kept out of the papers".
  /(?<!\p{L})(?:kept|keep|keeping|stay(?:s|ed)?|hushed|covered) (?:(?:it|this|that|us|them) )?(?:out of|from|away from) (?:the |all |any )?(?:(?:local|national) )?(?:papers?|newspapers?|press|news|media|public(?= eye|[.,;!]|$))(?!\p{L})|(?<!\p{L})hushed up(?!\p{L})|(?:steht|stand|kam|kommt)(?: \p{L}+){0,2} nicht in (?:der|die) (?:zeitung|presse)(?!\p{L})|(?:no|non|pas|niet) (?:\p{L}+ ){0,2}(?:dans|en|sui|in de) (?:la presse|les journaux|los periódicos|la prensa|giornali|krant(?:en)?|pers)(?!\p{L})/iu,
  // "This isn't for the ad", "not for the posting".
  new RegExp(
    String.raw`\b(?:(?:this|that|it|these|which|rest|bit|part|all)(?: \p{L}+)?(?: is|['’]s| are|['’]re)? ?(?:n['’]t|not|never)|(?:and|but|,) (?:not|never)|not) (?:going |to go |to be (?:put|used|said) |meant )?(?:for|in|on|into) (?:the |this |any |our |an? )?(?:job )?(?!public|brief|page|spec(?!\p{L}))${AD}(?!\p{L})`,
    'iu',
  ),
  // "Hold the following close", "keep this one close to your chest", "sit on it".
  /\b(?:hold|keep|treat|guard|file|park|store|lock)(?: all)? (?:this|that|it|these|them|the (?:following|rest|next (?:bit|part)|below)|what (?:follows|i)|everything)(?: \p{L}+){0,3} (?:close|tight|private|safe|secret|in (?:the )?(?:family|vault|your (?:head|pocket))|to your(?:self|selves| chest)|under (?:your|wraps|lock)|away from|among us)(?!\p{L})|\bclose to (?:your|the) (?:chest|vest)\b|\bsit on (?:this|it|that)\b|\b(?:is|are|for) yours (?:alone|only)\b|\bwith you (?:alone|only)\b|\b(?:but |so |and )?(?:shh+|shush|zip it|mum)(?=[.!,]|$)/iu,
  // "This stays in the drawer", "das bleibt in der Schublade", "take this to the grave".
  /^\W*(?:this|that|all (?:of )?this|(?:what|everything) (?:i|follows)[^.,]{0,20})(?: (?:bit|part|one))? (?:stays?|remains?|dies|must stay|has to stay|never leaves|goes nowhere|is going nowhere)(?: \p{L}+)? (?:in|inside|within|between|with|here|among|behind|under|at|this|your|beyond|except)(?!\p{L})|\b(?:take|carry) (?:this|that|it) to (?:the|your) grave\b|^\W*(?:das|dies|dit|dat|ça|cela|ceci|esto|eso|questo|isto|isso|det här|detta|dette) (?:bleibt|blijft|reste|ne sort|(?:se )?queda|resta|rimane|fica|stannar|bliver|blir)(?!\p{L})/iu,
  // 'Try "health insurer"', '"craft beverage company" is as far as it goes', 'Skriv bara "fastighetsbolag"': how the house is to be called.
  /[“"„«»‘][^“”"„«»‘’]{0,50}(?:compan(?:y|ies)|firm|group|business|manufacturer|maker|producer|insurer|bank|retailer|provider|operator|organi[sz]ation|charity|employer|practice|clinic|hospital|school|trust|hotel|restaurant|brewery|charity|council|agency|start-?up|contractor|builder|developer|\p{L}*unternehmen|\p{L}*betrieb|\p{L}*firma|mittelständler|konzern|\p{L}*hersteller|société|entreprise|groupe|cabinet|industriel|fabricant|empresa|grupo|compañía|clínica|azienda|gruppo|società|\p{L}*bedrijf|onderneming|\p{L}*företag|\p{L}*bolag|virksomhed|bedrift|empreendimento)(?:[ ,][^“”"„«»]{0,30})?[”"“»’]/iu,
  new RegExp(
    String.raw`(?<!\p{L})(?:in|on) (?:the|this|your|any) ${AD}(?:,)? (?:they|we|it|he|she)(?:['’](?:re|s|ll)| are| is| will| should| must| want)(?!\p{L})|(?<!\p{L})(?:as far as (?:it|that|you) goes?|nothing (?:closer|more (?:exact|precise|specific))|no closer than)(?!\p{L})`,
    'iu',
  ),
  // "The practice shouldn't be identifiable", "don't let us be traced", "a blind ad, please".
  /(?<!\p{L})(?:no|not|never|nobody|without|avoid|n['’]?t|nix|nicht|kein\p{L}*|geen|niet|pas|ne|sin|non|inte|ikke|não)(?!\p{L})[^.;!?]{0,60}(?<!\p{L})(?:identif\p{L}+|recogni[sz]\p{L}+|trac(?:ed|eable)|guess(?:ed|able)|google us|look (?:us|it) up|work out who|twig|erkennbar|wiedererkenn\p{L}*|rückschlüsse|reconnaissable|identifiable|reconocible|identificable|riconoscibil\p{L}+|herkenbaar|herleidbaar|igenkänn\p{L}*)(?!\p{L})|(?<=n['’]t )(?:be )?(?:identif\p{L}+|traced|recogni[sz]\p{L}+)(?!\p{L})/iu,
  // "Zeg dit tegen niemand", "sag's keinem", "n'en parle à personne", "no se lo digas a nadie".
  /(?<!\p{L})(?:(?:zeg|vertel|deel|noem|praat)\p{L}*(?: \p{L}+){0,5} (?:niemand|niet door|nergens)|(?:sag|erzähl|verrat)\p{L}*(?:['’]s)?(?: \p{L}+){0,4} (?:niemand(?:em)?|keine[mnr]|keiner seele)|(?:à|a) (?:personne|nadie|nessuno|ninguém)(?= |[.,:;!]|$)|(?:säg|berätta|fortæl|fortell|si)\p{L}*(?: \p{L}+){0,4} (?:inte|ingen|ikke)|(?:inte|ikke) vidare|tar du inte vidare|nikomu|kenellekään)(?!\p{L})/iu,
  // "Wenn die Praxis in der Anzeige steht, weiß es ganz Nauheim": what is said of the ad itself is said to whoever writes it.
  /(?<!\p{L})(?:(?:in|aus|auf) (?:der|die|dieser|eurer|ihrer|deiner) (?:stellen)?(?:anzeige|ausschreibung)(?! (?:genannt|beschrieben|angegeben))|(?:dans|sur|de) (?:l[’']|votre |cette |ton )annonce|(?:en|del?) (?:el |vuestro |su )?anuncio|(?:nell|sull|dall)[’']annuncio|in (?:de|jouw|jullie|die) (?:advertentie|vacature(?:tekst)?|tekst)|i annonsen|i annoncen|no an[úu]ncio)(?!\p{L})/iu,
  /^\W*(?:(?:now |und |bitte |please |just )*(?:gleich )?(?:wieder )?(?:vergessen|vergiss|forget(?= (?:i|you|we|this|that|it|what)(?!\p{L}))|oublie[zr]?(?= (?:ça|cela|ce|que|vite))|olv[ií]d[ae]\p{L}*|dimentic\p{L}+|vergeet|glöm)(?!\p{L}))/iu,
  // "Please leave us unnamed".
  /(?<!\p{L})(?:leave|keep|list|post|advertise|run|make)s? (?:us|me|it|this|them|(?:the|our) (?:firm|company|client|name|house|school|shop|practice))(?: \p{L}+)? (?:unnamed|un-?identified|nameless|anonymous(?:ly)?|blind|off it|out of (?:it|this|the ad))(?!\p{L})/iu,
  // "What you must carry in your head alone", "this stays in your notebook".
  /(?<!\p{L})(?:in|inside) your (?:own )?(?:head|notebook|drawer|safe|pocket|diary)(?: (?:alone|only|please))?(?=[.,:;!]|$)|(?<!\p{L})(?:what|something|things?) (?:only )?you (?:alone )?(?:must|should|may|can|will) (?:carry|keep|know|hear)(?: [\p{L}’']+){0,4} (?:alone|only|yourself)(?!\p{L})/iu,
  // "He must hear none of this", "None of that goes to candidates".
  /(?<!\p{L})(?:must|should|can|may|is to|are to|will) (?:ever )?(?:hear|know|learn|see|be told|get|read) (?:none|nothing|not a word|no word|no hint)(?!\p{L})|(?<!\p{L})none of (?:this|that|it|these|what)(?: \p{L}+){0,3} (?:goes?|is (?:for|to)|are (?:for|to)|leaves|reaches|gets|may|must|can|should)(?!\p{L})/iu,
  // "^ post that", "v dont".
  /^\W*(?:v{1,3}|↓+|⬇️?|below|from here(?: on)?|rest) (?:do ?n['’]?t|dont|not|no|never|isn['’]t)(?!\p{L})/iu,
  // "Strip anything that says who we are", "scrub our name", "name off, group name too", "shouldn't show anywhere".
  /\b(?:strip|scrub|remove|delete|redact|blank|black out|anonymi[sz]e|saniti[sz]e|mask|take out|cut out|leave out|lose)(?: out)? (?:anything|everything|whatever|all|any|every|our|the|us|my|it|both)(?! (?:old|rust|paint|waste|rubbish|weeds?|tumou?rs?|stitches|sutures|cables?|\p{L}+ from (?:the|site)))(?=[^.]*(?<!\p{L})(?:names?|logos?|brand|says?|mentions?|mentioning|identif\p{L}+|who we|references?|us|it please|please)(?!\p{L}))|\b(?:names?|logo|brand|group|company)(?: name)? (?:off|out)(?=[,.;!]|$| please| of it)|\b(?:should(?:n['’]t| not)|must(?:n['’]t| not)|can(?:['’]t|not)|may not|is not to|not to) (?:appear|show(?: up)?|be (?:seen|visible|traced|guessed|recogni[sz]\p{L}+|identif\p{L}+))(?: anywhere| on it| in it| from|[.!,;]|$)/iu,
  // "Until then Burnside must not be connected with any payroll ad".
  /(?<!\p{L})(?:must|may|can|should|shall|is|are|cannot|not)(?:n['’]?t| not)?(?: to)? be (?:connected|associated|linked|tied|identified|seen) (?:with|to) (?:any|the|this|our|your|an?)(?: \p{L}+)? (?:ads?|adverts?|postings?|vacanc(?:y|ies)|listings?)(?!\p{L})/iu,
  // "Why the firm is not to be named", "kindly isn't to be mentioned".
  /\b(?:is|are|['’]s)(?:n['’]?t| not|, please,? not) to be (?:named|mentioned|identified|identifiable|advertised|published|printed|contacted|told|discussed|repeated|shared|disclosed)(?!\p{L})/iu,
  /\b(?:please )?(?:lock|sanitise|scrub|clean) (?:it|this) (?:please|before|first|up before)(?!\p{L})/iu,
  new RegExp(
    String.raw`\b(?:essential|vital|important|imperative|critical|crucial|paramount|rather|prefer|grateful|please)\b[^.;]{0,30}\b(?:no ?(?:one|body)|none|no ${READERS}|word|news|they|${READERS})(?: \p{L}+){0,4}? (?:(?:do|does|must|should|can|will)(?:n['’]?t| not) )?(?:ever )?${LEARNS}(?!\p{L})(?! (?:your|how to|the (?:ropes|job|trade)))`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:no ?(?:one|body)|none of (?:them|the \p{L}+)|no (?:candidate|applicant|member of staff|employee|colleague|outsider|staff)s?)(?: \p{L}+){0,4}? (?:should|must|can|may|is to|are to|ought to|is supposed to|is allowed to) (?:ever )?(?:be |get )?${LEARNS}(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:candidates?|applicants?|staff|the (?:team|crew|staff|office|others)|they|people)(?: \p{L}+)? (?:need(?:n['’]?t| not)|must(?:n['’]?t| not)|should(?:n['’]?t| not)|can(?:['’]?t|not)|(?:do|does)(?:n['’]?t| not) (?:need|have) to|(?:are|is)(?:n['’]?t| not) (?:supposed |meant )?to) ${LEARNS}(?!\p{L})(?! (?:how|excel|english|\p{L}+ing)(?!\p{L}))`,
    'iu',
  ),
  /(?<!\p{L})(?:[Hh]e|[Ss]he|\p{Lu}\p{Ll}+(?: (?:in|from|on|at|of) (?:the )?\p{Ll}+)?)(?: absolutely| really| definitely)? (?:must|should|can|may)(?:n['’]?t|['’]t|not| (?:not|NOT|never)) (?:see|hear|know|find out|learn|be told|read|get wind)(?!\p{L})/u,
  /\b(?:i do(?:n['’]?t| not) think|i['’]?d rather) (?:the )?\p{L}+(?: \p{L}+)? (?:need(?:s)? to know|should know|knew|hears?|heard)\b/iu,
  /\b(?:treat|regard|consider|handle|hold|take)s?(?: \p{L}+)? (?:this|that|it|these|what (?:follows|i say|comes)|the (?:following|rest|above|below|last part)|everything|all (?:of )?(?:this|that|below))(?: \p{L}+){0,4} (?:as |in |with )?(?:strictly |highly |the utmost |absolute |complete |total )*(?:confidential\p{L}*|private|confidence|secret|sensitive|discretion)(?!\p{L})/iu,
  /\b(?:(?:this|that|it|all of this|what (?:follows|i say|i['’]m (?:saying|telling you))|the (?:rest|following|next (?:bit|part)))(?:['’]s)? (?:must |has to |needs to |should )?(?:stays?|remains?|is|goes?)? ?(?:strictly |just |only |purely )*(?:with (?:us|you)(?= |[,.!]|$)(?! (?:for|as|in|until))|in (?:this|these) (?:room|e-?mails?|mail|four walls)|for you (?:and (?:nobody|no one)|only|alone)|no further|confidential (?:to|between)))(?!\p{L})/iu,
  /\b(?:(?:must|should|may|can)(?:['’]?t|n['’]?t| not|not)|not to|(?:do|does)(?:n['’]?t| not)) (?:reach (?:the |our |any )?(?:staff|team|ears|press|candidates?|market|others)|get back to|come to the (?:ears|notice|attention) of|go (?:any )?further|be (?:repeated|passed on|made public|talked about|spoken of|known)|get (?:out|about|around)(?! (?:of|much|to)))/iu,
  /\b(?:word|news|this|that|it) (?:\p{L}+ ){0,4}?(?:does(?:n['’]?t| not)|must(?:n['’]?t| not)|should(?:n['’]?t| not)|can(?:['’]?t|not)|won['’]?t) (?:get|leak|come|slip|spread)(?: out)?(?!\p{L})(?! (?:to|with|from|into|across))/iu,
  /\b(?:you|u) (?:did(?:n['’]?t| not)|never|have(?:n['’]?t| not)) (?:hear|get|see|read|heard|got|seen)(?: \p{L}+)? ?(?:it|this|that|any of (?:this|it)|from (?:me|us))(?!\p{L})/iu,
  /\bi(?:['’]m| am)? (?:should(?:n['’]?t| not)|really should(?:n['’]?t| not)|probably should(?:n['’]?t| not)|ought not|not supposed) (?:be |to |really |even )*(?:telling|saying|tell|say)\b/iu,
  /\bunder no circumstances (?:should|must|may|can|is|are|do) (?:any ?(?:one|body)|this|that|it|they|you|the \p{L}+|staff|candidates?|applicants?)\b/iu,
  /\bbetween (?:you|thee|us)(?:,| and)? (?:me|us),? and the \p{L}+|\b(?:please |do |must )be (?:very |really )?(?:discreet|careful who)|\b(?:i|we) (?:trust|am trusting|['’]m trusting|confide) (?:to )?you (?:with|not)\b|\bwithout (?:writing|saying|putting|spelling) (?:it|that|this)\b|\bhad better not (?:write|say|put|print|mention)\b|\bin (?:strict|the strictest|complete|total|absolute) confidence\b/iu,
  // What the recruiter may not say, and who tells nobody.
  /\b(?:you|we|i) (?:obviously |clearly |really )?(?:can(?:['’]?t|not)|must(?:n['’]?t| not)|should(?:n['’]?t| not)|may not) (?:obviously |really |actually )?(?:say|tell|print|write|mention|put|use|disclose|reveal|name) (?:that|this|it|so|who|whom|what|which|why|for|any ?(?:one|body)|them|people|candidates?)(?!\p{L})|^(?:[^.;]*, )?can(?:['’]?t|not) (?:say|tell you|disclose|mention|reveal)\b|\bno ?(?:one|body) (?:tells?(?! you)|mentions?|breathes|approaches|talks to|is to (?:tell|mention|say|ring|call|contact|approach))\b/iu,
  /(?<!\p{L})(?:(?:får|ska|skal|må) (?:vi |det |detta |dette )?(?:inte|ikke) (?:synas|höras|ses|nämnas|spridas|spredes|komme ut|komma ut)|(?:berätta|skriv|sprid|säg|fortæl|fortell|skriv)(?: (?:det|detta|det här))? (?:inte|ikke)(?! (?:bara|kun))|(?:inget|ingen|ingenting)(?: av)?(?: det(?:ta| här)?)? får (?:nämnas|sägas|veta|komma ut)|får (?:absolut )?inte (?:nämnas|sägas|komma ut|veta)|säg (?:inget|ingenting|inte)|nämn inte|må ikke (?:nævnes|nevnes|siges|sies|komme (?:ud|ut))|(?:sig|si) (?:ikke|intet|ingenting)|proszę (?:o dyskrecję|nie (?:mówić|wspominać|pisać))|nie (?:mów|wspominaj|pisz)\p{L}*|nikt (?:nie )?(?:może|ma) (?:się )?(?:dowiedzieć|wiedzieć)|älä (?:kerro|mainitse)|ei saa (?:mainita|kertoa)|wil je niet (?:zeggen|noemen|vermelden)|(?:niks|niets) (?:zeggen|vertellen|noemen|loslaten)(?! (?:dan|behalve))|nada de nombres|niente nomi|keine namen nennen|pas de noms?(?= |[.,!]|$)(?! de)|sem nomes|geen namen(?! van))(?!\p{L})/iu,
];

/** "The following is not for circulation", "lo siguiente con absoluta reserva": what comes next, and that it is to be kept. */
const OF_WHAT_FOLLOWS =
  /(?<!\p{L})(?:(?:all (?:of )?)?the following|what follows|what comes next|(?:the )?(?:rest|remainder) of this|(?:this|the) (?:next|last|final) (?:part|paragraph|bit|section)|everything below|all below|ce qui suit|la suite(?= (?:reste|est|entre|ne|n[’']))|lo (?:siguiente|que sigue)|esto que (?:viene|sigue)|quanto segue|ciò che segue|folgendes|was (?:jetzt )?(?:folgt|kommt)|nachstehendes?|het (?:volgende|onderstaande)|wat (?:nu )?volgt|o que (?:se )?segue|o seguinte|det följande|det som följer|følgende|det følgende)(?!\p{L})[^.:]{0,70}(?<!\p{L})(?:(?:só|apenas|somente|unicamente|solo|sólo|soltanto|è solo|nur|allein|alleen|enkel|seulement|uniquement|bara|enbart|kun) (?:para|per|für|voor|pour|för|for|til) (?:si|você|vocês|ti|usted(?:es)?|lei|voi|te|sie|dich|euch|u|jou|jullie|vous|toi|dig|er|deg|dem)|not (?:for|to|be)|private\p{L}*|privileged|confid\p{L}+|circulat\p{L}+|no further|discre\p{L}+|reserv\p{L}+|riserv\p{L}+|ears|eyes|between|repeat\p{L}*|entre|tra|fra|onder|tussen|unter uns|mellan|nicht|nur|pas|rien|no|nunca|non|niet|alleen|não|nem|inte|ikke|kenntnis|vertraul\p{L}+|vertrouwel\p{L}+|sigilo\p{L}*)(?!\p{L})|(?<!\p{L})(?:reserva|(?<!dados |dati |datos )reservad[oa]|riservat[oa]|riservatezza|vertraulich|vertrouwelijk|konfidentiellt|fortrolig|discre\p{L}+|confidential\p{L}*|confiden\p{L}+|sigilo\p{L}*|diskretion|discretie)(?!\p{L})[^.:]{0,40}(?<!\p{L})(?:the following|what follows|ce qui suit|lo siguiente|lo que sigue|quanto segue|folgendes|was (?:jetzt |nun )?(?:folgt|kommt)|het volgende|wat volgt|o (?:que (?:se )?)?segu(?:e|inte)|det följande|det følgende)(?!\p{L})/iu;

/** Nothing of the kind is said in fewer letters. */
const SHORTEST = 9;
/** More than a sentence has. */
const LONGEST = 1500;

/** Whether a line or sentence begins as what is for the recruiter alone. */
export const headsForRecruiter = (said: string): boolean =>
  said.length >= SHORTEST &&
  (headsSecret(said.slice(0, LONGEST)) || HEADS.some((pattern) => pattern.test(said.slice(0, LONGEST))));

/** Whether a sentence asks the recruiter to keep what is told. */
export const asksForSecrecy = (said: string): boolean =>
  said.length >= SHORTEST &&
  (OF_WHAT_FOLLOWS.test(said.slice(0, LONGEST)) ||
    ASKS.some((pattern) => pattern.test(said.slice(0, LONGEST))));

/** Whether a line is nothing but such a head: "Recruiter eyes only", "Sensitive!!". */
export const isBareHead = (line: string): boolean =>
  line.split(/\s+/).length <= 6 && headsForRecruiter(line) && !/[:–—-]\s*\S/u.test(line.replace(/\W+$/u, ''));
