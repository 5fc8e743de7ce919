import { languageOf } from '#src/lib/language.ts';
import { isEnglish } from '../speech/index.ts';
import { goesOnTelling, isAskedBeside, isGivenAlone, isPlainlyOfJob, keepsItself } from './beside-secrets.ts';
import { isInConfidence } from './confidential.ts';
import { saysHowCalled } from './how-called.ts';
import { asksForSecrecy, headsForRecruiter } from './in-confidence.ts';

/** What heads a line that is for the recruiter alone: "Backstory (confidential):", "NB for Jo only", "Hinweis an die Agentur:". */
const HEADS_ASIDE =
  /^\W*(?:(?:strictly |highly )?(?:private|confidential|internal)(?: notes?| comments?| only| info\w*)?|back ?story|background \(confidential\)|(?:notes?|nb|n\.b\.|ps|p\.s\.|fyi|message|info|hint)(?: (?:for|to) (?!candidates|applicants|the team)[\p{L} ]{2,25}?(?: only)?)|(?:ps|p\.s\.)|(?:fyi|info) only|pour (?:ta|votre) gouverne|nicht weitersagen|(?:bitte )?(?:für|bei) (?:sich|dich|dir|euch) behalten|à garder pour (?:toi|vous)|guárdatelo|(?:da )?ten\p{L}+ per (?:sé|te|voi)|hou (?:dit|het) voor je(?:zelf)?|(?:just |only )?(?:for )?your (?:eyes|ears)(?: only)?|(?:(?:very|a bit|bit|commercially|politically) )?(?:sensitive|delicate)(?: (?:bits?|stuff|part|info\w*|points?|one))?|(?:keep |just )?(?:between (?:us|you and me|ourselves|these four walls))|(?:the )?(?:real|true|inside) (?:story|reason)|(?:office )?gossip|behind the scenes|under your hat|to yourself|(?:please )?(?:not to|do ?n['’]?t|never) repeat|sensibles?|delikat|heikel|sensible|delicado|delicato|gevoelig|vertroulik|(?:strictly )?(?:off the record|hush[- ]hush)|(?:for (?:the )?)?(?:recruiter|agency|consultant)(?: only| notes?)?|off the record|do ?n['’]?t (?:share|say|tell|mention|disclose)|dnt (?:share|say)|not (?:for|to) (?:be )?(?:(?:the )?(?:ad|advert|advertising|posting|job ?boards?)|candidates?|applicants?|publication|sharing|share[d]?|disclos\p{L}*|external\p{L}*)|[\p{L} ]{2,25} says? \((?:private|confidential)\)|streng vertraulich|vertraulich|intern(?:e[rs]?)?(?: hinweise?| notiz| anmerkung)?|hinweise? (?:an|für) (?:die |den |unsere )?(?:agentur|personalberatung|berater\p{L}*|vermittler\p{L}*)|(?:bitte )?nicht (?:weitergeben|weitersagen|veröffentlichen)|nur für (?:dich|sie|die agentur)|commentaires? internes?|notes? (?:internes?|pour (?:le cabinet|l[’']agence|toi|vous))|en interne|confidentiel|(?:à )?ne pas (?:diffuser|communiquer|publier|divulguer)|entre nous)(?:\s*\([^()]*\))?\s*(?:[:–—-]|\.{3}|…|,? (?=don['’]?t\b))/iu;

/** Words by which somebody tells the recruiter to keep what they say: what follows in the paragraph is of the same kind. */
const ASKS_TO_KEEP: readonly RegExp[] = [
  // "NB not naming them", "client won't be named".
  /(?<!\p{L})(?:(?:we(?:['’]re| are)|i(?:['’]m| am)|definitely|please|but|and|so|nb|^) ?(?:are |is )?not naming|no naming|(?:do ?n['’]?t|not going to|can['’]?t|won['’]?t) name) (?:them|us|him|her|(?:the|our|this) (?:client|firm|company|school|practice|house|shop|place|agency))(?!\p{L})|(?<!\p{L})(?:client|company|firm|they|we|name)(?: is| are| does ?n['’]?t want| do ?n['’]?t want| must| should| can|['’]re)? ?(?:wo|must|should|not)?(?:n['’]?t| not)? ?(?:to )?(?:be|stays?|remains?) (?:un-?named|nameless)(?!\p{L})/iu,
  /\b(?:(?:can['’]?t|cannot|must not|mustn['’]t|shouldn['’]t) (?:come|get|leak) out|leave (?:that|this|the|our) (?:word|name|bit|part) out|(?:is|are)(?:n['’]t| not)(?: yet)? public(?![ -](?:facing|sector|transport|health))|not public (?:till|until|yet)|in (?:strict(?:est)? |the strictest )?confidence(?! (?:in|that))|(?:keep|stay) (?:sch|s)tumm?|hush[- ]hush|(?:do ?n['’]?t|not) (?:say|tell \p{L}+) who we are|no reference to (?:it|this|that)|keep (?:the company|us|our name) (?:blind|hidden)|pl(?:ea)?se? keep it out|no mention to any ?(?:body|one))\b/iu,
  /\b(?:you (?:also |even )?(?:mentioned|confided|let slip|told me (?:that )?(?!(?:the role|it is|it['’]s)))|leave (?:the |that |this )?(?:(?:last|first|next|final|rest) )?(?:line|bit|part|sentence|paragraph)?s? ?out)\b/iu,
  // For whom alone it is: "not for anyone else", "esto para ti sola", "pour vous seul".
  /(?<!\p{L})(?:(?:not|isn['’]t|ain['’]t) (?:really )?(?:for|to) (?:any ?(?:one|body) else|others?|wider|outside|the outside)|(?:for|to) (?:no ?(?:one|body) else|you (?:only|alone)|your (?:ears|eyes|information) (?:only|alone)|(?:just|only) (?:for )?you)|(?:just|only) (?:for|between) (?:you|us|ourselves)|goes no further|(?:solo|sólo|nada más) (?:para|entre) (?:ti|usted|vosotros|nosotros|vos)|(?:para|entre) (?:ti|usted|vos) (?:sol[oa]|nada más)|(?:que )?no salga de aquí|no lo sueltes|pour (?:toi|vous) seule?s?|(?:rien|juste|seulement) (?:que )?(?:pour|entre) (?:toi|vous|nous)|(?:à )?gard(?:er?|ez) (?:(?:ça|cela|le|la|les|tout) )?pour (?:toi|vous)|gu[áa]rda(?:te|los|lo|la)\p{L}* (?:esto )?para ti|behalt\p{L}* (?:(?:sie|du|ihr|das|es|dies|alles|bitte|folgendes) ){0,3}für (?:dich|sich|euch)|ten(?:ga|etelo|itelo)? per (?:te|sé|voi)|hou (?:dit|dat) (?:voor|onder)|(?:nur|bloß|ausschließlich) (?:für|zwischen|unter) (?:dich|sie|euch|uns|dir|ihnen)|(?:solo|soltanto) (?:per|tra|fra) (?:te|lei|voi|noi)|(?:alleen|enkel) (?:voor|tussen) (?:jou|u|jullie|ons)|(?:só|somente|apenas) (?:para|pra|entre) (?:ti|você|vocês|nós)|(?:cá |aqui |só )?entre nós|fica entre (?:a gente|nós)|rester? entre nous|(?:surtout )?(?:n[’'])?en (?:parle|parlez|dis|dites) (?:à personne|pas)|ne (?:dis|dites) (?:surtout )?rien)(?!\p{L})/iu,
  /\b(?:(?:please )?(?:do ?n['’]?t|dun|do not|never|pls don['’]?t)(?: please)? (?:tell|ring|phone|call|contact|quote|print|publish|post|share|say (?:anything|this|that|it)|mention|advertise|approach|disclose|put (?:our|the) (?:company )?name)|not to be (?:disclosed|shared|published|mentioned)|(?:internal|recruiter|agency)(?:ly)? only|(?:wants?|needs?) (?:this|it|that|everything)(?: kept)? (?:quiet|hush|under wraps|confidential)|(?:keep|leave) (?:the|our) (?:company |client |school )?name\b[^.]{0,30} (?:off|out)|(?:not a word|no mention|say nothing)(?: please)?(?=[,.;]|$| to\b)|keep (?:it|this|that)? ?(?:on the (?:dl|down ?low|quiet|qt)|close|under|to (?:yourself|ourselves)|quiet|between|strictly|confidential|hush)|between (?:you and me|us|ourselves)|off the record|just (?:quietly|between|so you know)|mum['’]s the word|(?:not|has not|have not|hasn['’]t|haven['’]t)(?: yet)? been announced|(?:hasn['’]t|haven['’]t|has not|have not|hasnt|havent) told|strictly (?:private|confidential)|kept (?:strictly )?(?:confidential|quiet)|does(?:n['’]t| not) know (?:of|about|yet|that))\b/iu,
  /(?<!\p{L})(?:not (?:for publication|common knowledge|yet (?:public|signed))|never in writing|keep (?:(?:us|me|our name|the (?:name|hotel|school|shop|pub|company)) (?:off|out)|out(?=\s*[.!]?$))|leave (?:(?:the|our|my) name|us|me) (?:off|out)|(?:put|use|print|have|want) (?:the|our|my) (?:name|hotel|school|firm|shop|pub|place|brand)(?: of [\p{L} ]{3,20})? (?:on|in|off|out)|(?:din+ae|don['’]?t|do not|never|no) (?:use|put|say|tell|mention|name|promise|pass on)(?: (?:why|that|this|it|them|us|me|our|the|any(?:one|body)|nobody|no ?one))(?!\p{L})|(?:so )?no mention of|no(?:body| one) (?:can|must|should|is to) know|would (?:love|kill for) (?:that|this) (?:number|figure|name|list)|can(?:['’]?t|not) be seen (?:to|hiring|recruiting|doing)|would kill (?:me|us)|no use to us|staff find out|un ?announced|(?:isn['’]t|is not|not) disclosed)(?!\p{L})/iu,
  /(?<!\p{L})(?:auf keinen fall (?:verwenden|nennen|erwähnen|schreiben)|(?:das |es |davon )?(?:schreib|sag|erwähn|nenn)\p{L}* ?(?:bitte )?(?:nich|nicht|nirgends)(?: (?:rein|dazu|hin))?|nicht (?:damit |mit \p{L}+ )?(?:werben|nennen|erwähnen|verwenden|reinschreiben)|noch nicht öffentlich|sagen wir (?:es |das |\p{L}+ )*erst|wei(?:ß|ss) (?:davon |noch )?(?:nix|nichts)|hauptsache es bleibt unter uns|mondje dicht|niet (?:noemen|vermelden|doorvertellen|doorzeggen|in de advertentie|naar buiten)|nog niet (?:getekend|bekend|officieel|rond)|tussen ons|blijft onder ons|onze naam (?:niet|eruit|weglaten)|no (?:la |lo |los |las |nos )?(?:cit|mencion|nombr|public|pong|dig|cont)(?:ar|es|as|e|a|en|an)?(?:l[aoe]s?|nos)?(?!\p{L})|no comunicad[oa]|sin (?:decir|citar|nombrar|mencionar)|(?:no le|no se lo|no les) (?:he|hemos) dicho|se entera(?:n|rá)? cuando|non (?:possiamo|si può|vogliamo|voglio|va) (?:\p{L}+ )?(?:farne|fare|dire|citare|nominare|scritto|che si sappia)|massima riservatezza|senza (?:fare )?(?:nomi|nominare)|non (?:lo )?sanno (?:niente|nulla|ancora)|non (?:citar|nominar|scriver|pubblicar|divulgar)\p{L}*|rest[ai] (?:tra|fra) noi|ne (?:sachent|sache|sachiez) pas|ne (?:rien )?(?:communiquer|diffuser|dire|citer|nommer)|(?:ne pas|sans) (?:nous )?(?:citer|nommer))(?!\p{L})/iu,
  /(?<!\p{L})(?:unter uns|im vertrauen|(?:bitte|streng|absolut|absolute) (?:vertraulich|diskretion)|(?:bitte )?(?:nicht|niemandem) (?:weiter(?:geben|sagen)|erzählen|verraten)|(?:bitte )?erwähnen sie (?:uns|unseren namen|die firma) (?:nicht|nirgends)|(?:wünsch\p{L}*|bitte|um) keine nennung|bitte (?:davon |dazu |darüber )?nichts(?: davon| dazu| darüber)?|noch nicht (?:durch|spruchreif|offiziell|unterschrieben)|darf (?:\p{L}+ ){0,2}erst nach|bleibt unter uns|wei(?:ß|ss)(?: dort| davon)? (?:noch )?(?:nicht|niemand|keiner|nichts))(?!\p{L})/iu,
  /(?<!\p{L})(?:entre nous|pour vous seule?s?|merci de ne pas|n[’']en parle[zs]? pas|en (?:toute )?confidence|ne (?:le )?(?:dis|dites|répète|répétez|mentionne[zs]?|diffuse[zs]?) pas|(?:à )?ne pas (?:diffuser|communiquer|divulguer|mentionner)|(?:c[’']est|reste) (?:encore )?confidentiel|(?:n[’'](?:a|ont) pas|pas) encore (?:annoncé|été annoncé|dit)|(?:n[’']est|ne sont) pas (?:encore )?au courant)(?!\p{L})/iu,
];

/** What the recruiter is told not to do, in the form of a verb that orders it; what candidates are told so is named. */
const FORBIDS: readonly RegExp[] = [
  /(?:^|[,;:.–—-] ?|(?<!\p{L})(?:and|but|so|please|pl[sz]+|kindly|just|ever|do) )(?:please |pl[sz]+ |kindly |just )?(?:do ?n['’]?t|dont|do not|never)\s+(?!(?:gross|round|add (?:on|it)|deduct|count|include|multiply|convert|overthink|bother|rush|expect|worry|hesitate|apply|need|have|expect|miss|forget|mind|want|care|think|know|like|see|get|be|panic|stress|bother|require|work|offer|leave (?:a|the|any) (?:child|patient|machine|site)|exceed|drive|smoke|lift|carry|climb|enter|operate|wear|overload)(?!\p{L}))\p{Ll}{2,}/iu,
  /(?<!\p{L})(?:(?:off|out of) (?:limits|bounds)|no[- ]poach\p{L}*|hands off|not a (?:word|peep|whisper)|nothing (?:on paper|in writing)|steer clear of|stay away from|keep (?:it|this|that|them|him|her) away|careful (?:with|who|what|not)|watch (?:what|who) you|tread carefully|take care with (?:both|this|that|these|it)|ask for (?:your )?discretion|count on your discretion)(?!\p{L})/iu,
  /(?<!\p{L})(?:net|nicht|nichts|niemand(?:en|em)?|kein wort|keinesfalls|keiner?)(?: \p{L}+){0,3} (?:rumerzählen|herumerzählen|rausposaunen|ausplaudern|erwähnen|sagen|ansprechen|nennen|schreiben|anrufen|kontaktieren|verraten|weitergeben|weitererzählen|erzählen|verwenden|anschreiben|abwerben|posten|veröffentlichen|reden|durchsickern)(?!\p{L})/iu,
  /(?<!\p{L})(?:n(?:e |[’'])(?:\p{L}+ |[lmnst][’'])*(?:dites|dis|dit|dire|parle[zsr]?|mentionne[zsr]?|cite[zsr]?|évoque[zsr]?|contacte[zsr]?|appelle[sz]?|appelez|diffuse[zsr]?|nomme[zsr]?|publie[zsr]?|ébruite[zsr]?)|pas à (?:écrire|dire|publier|diffuser|répéter|mentionner|communiquer|mettre)|à taire|pas un mot|(?:le |la |les |en )?(?:dites|dis|parle[zs]?|mentionne[zs]?|cite[zs]?|mets|mettez|écri(?:s|vez)) (?:surtout )?(?:pas|rien)|motus|silence sur|prudence|discr[eé]tion (?:absolue|totale|svp)|compte sur votre discrétion)(?!\p{L})/iu,
  /(?<!\p{L})(?:no (?:l[aeo]s? |se |me |nos )*(?:dig\p{L}+|menc\p{L}+|cuent\p{L}+|nombr\p{L}+|pong\p{L}+|publi\p{L}+|coment\p{L}+|llam(?:es|éis|en)|habl(?:es|éis|en)|toqu\p{L}+|saqu\p{L}+|filtr\p{L}+)|ni (?:mu|palabra|una palabra)|cuidado con|ojo con|discreción)(?!\p{L})/iu,
  /(?<!\p{L})(?:non (?:l[aoie] |ne |si )*(?:dire|dite|dica|citare|citate|nominare|nominate|menzionare|menzionate|parlare|parlate|parli|contattare|contattate|chiamare|chiamate|scrivere|scrivete|pubblicare|pubblicate|accennare|far\p{L}* parola)|acqua in bocca|mi raccomando[^.]*(?:riserb|discrez|silenz)\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:niet|niets|niemand|geen woord|nergens)(?: \p{L}+){0,3} (?:noemen|zeggen|vertellen|bellen|benaderen|vermelden|delen|plaatsen|praten|doorvertellen|laten vallen)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:não|nem) (?:\p{L}{1,3} )?(?:diga\p{L}*|fale\p{L}*|conte\p{L}*|mencione\p{L}*|cite\p{L}*|comente\p{L}*|coloque\p{L}*|coloca(?:r|m)?|bot(?:a|e|ar|em)|põe|ponha\p{L}*|escrev(?:a|e|er|am)|public(?:a|ar)|publique\p{L}*|cita(?:r|m)?|menciona(?:r|m)?|revel(?:a|e|ar|em)|divulga(?:r|m)?|divulgue\p{L}*|ligue\p{L}*|espalh(?:a|e|ar|em)|conta(?= (?:para|pra|a) (?:ninguém|ele|ela|eles|o pessoal|a equipe|os)(?!\p{L})| (?:isso|nada)(?!\p{L})|\s*[.,;!]*$))|bico calado|sigilo)(?!\p{L})/iu,
];

/** What the client would pay at most, which is said to the recruiter: the sentence alone is kept back. */
const CEILING =
  /\b(?:(?:could|can|would|might|may|['’]d|['’]ll) (?:stretch|go (?:up )?|push|run|flex|move)(?: up)? ?to (?:[A-Z]{3} ?)?[$£€]?\d(?![\d.,]*k? ?(?:-|–|to|and) ?[$£€]?\d)|(?:['’]d|would|could|will) go [$£€]?\d{2,}|(?:['’]d|would|could|can|will) (?:do|pay|stretch) (?:up to |to )?[$£€]?\d{2,}[\d.,]*k?(?: (?:a|per) \p{L}+)? (?:for|if|to get)\b|(?:absolute|very) (?:top|max(?:imum)?|ceiling)|(?:budget|rate|salary)(?: is| has an?)? ?(?:cap|caps|ceiling|tops? out|max(?:es|imum)?|limit)\b|ceiling per|(?:max(?:imum)?|most|top) (?:we|they|he|she)(?:['’]d| would| can| could|['’]ll| will)? (?:pay|go|stretch)|(?:do ?n['’]t|do not|never) (?:go above|exceed)|do not exceed|not (?:go )?(?:above|beyond|over) [$£€]?\d)|(?<!\p{L})(?:schmerzgrenze|budgetobergrenze|gehaltsobergrenze|budgetlimit|maximal drin|(?:könn\p{L}*|kann) (?:bis|auf) .{0,12}hochgehen)(?!\p{L})|(?<!\p{L})(?:(?:mag|kan|kunnen|wil|willen) (?:eventueel |desnoods )?(?:oprekken|opgerekt worden|rekken|omhoog|stretchen|gaan) (?:tot|naar) (?:€ ?)?\d|(?:tengo|tenemos|hay) presupuesto hasta|(?:puedo|podemos|podría(?:mos)?) (?:llegar|subir|ir|estirar\p{L}*) (?:a|hasta)(?: los)? ?(?:[€$] ?)?\d|(?:posso|podemos|consigo|dá para) (?:ir|chegar|subir|esticar)(?: até)?(?: a| aos)? (?:(?:R\$|€) ?)?\d|(?:posso|possiamo|potrei|potremmo) (?:arrivare|salire|andare|spinger\p{L}+) (?:a|fino a|ai) (?:€ ?)?\d|(?:je|on|nous) (?:monte\p{L}*|montons|peux aller|peut aller|irai\p{L}*|vais) (?:jusqu[’'])?à \d[\d., {2}]*(?:k|[€$]|euros?|francs?|chf)|(?:geh\p{L}*|könnt?\p{L}*|würd\p{L}*) (?:ich|wir)(?: \p{L}+){0,3} (?:auf|bis(?: auf| zu)?) (?:(?:€|CHF) ?)?\d[\d.,'’]*\s?(?:k|€|euro|eur|chf|franken|tausend)?(?=\s*[.,;!]|$| (?:hoch|rauf|wenn|aber))|(?:liegen|wär\p{L}*|sind) (?:(?:€|CHF) ?)?\d[\d.,'’]*(?: \p{L}+)? (?:noch |auch )?drin|(?:kan|kunde|kunne) (?:gå|sträcka \p{L}+|strekke \p{L}+) (?:upp |opp |op )?(?:till|til) \d)|(?<!\p{L})(?:on peut (?:monter|aller) (?:jusqu[’']?)?à|budget max\p{L}*|plafond)(?!\p{L})/iu;

/** Whether a part of a brief is a matter of the agency's terms, which other words of the house tell too. */
const TERMS =
  /(?<!\p{L})(?:fees? (?:as|per|is|stays?|remains?|unchanged|\d)|our rate remains|(?:knock|take) \d+ ?% off|usual (?:fee|terms)|(?:ihr|euer|das) honorar|honorar (?:wie|\d|bleibt)|honoraires?)(?!\p{L})|(?<!\p{L})(?:fee|honorar|provision|rebate|tarifa|comisión|compenso|margine|commissione|marge|forfait|onorario)(?!\p{L})[^.;]{0,30}\d|\d[\d.,]{0,5}\s?%[^.;]{0,40}(?<!\p{L})(?:rebate|capped|in thirds|replacement|guarantee|fee|iva|ht|bruto anual|of (?:first|base|annual)|garantie|vervangingsgarantie)(?!\p{L})|^\W*\d{1,2}(?:[.,]\d)? ?%(?: (?:fee|as agreed|capped|flat|in thirds|plus (?:vat|gst)))?\W*$|(?<!\p{L})(?:lo tuyo|il (?:vostro|tuo) (?:margine|compenso)|ns\.? compenso|jouw (?:fee|tarief)|ihr (?:satz|aufschlag)|al firmar|invoice to|rechnung an|factur(?:a|e|er) (?:a|à)|the flat [$£€]?\d|pauschal [\d.,]+ pro (?:kopf|person|einstellung))(?!\p{L})/iu;

/** A sentence that asks to keep what the one before said: "Not for publication", "Keep out.", "Never in writing please", "No citarla." */
const REFERS_BACK =
  /^\W*(?:(?:please )?(?:not for (?:publication|the ad)|keep (?:that |this |it )?(?:out|quiet|to yourself|between)|never in writing|(?:that|this|it) (?:goes|must go|is to go|should go) no (?:further|farther)|(?:do ?n['’]?t|do not|never) (?:say|tell|mention|share|print|use|name|publish|repeat|pass) (?:that|this|it|them|on)|off the record|between us|strictly|(?:bitte )?(?:das |dies )?(?:nicht (?:erwähnen|nennen|verwenden|veröffentlichen|reinschreiben)|bleibt unter uns|vertraulich)|(?:à )?ne pas (?:communiquer|diffuser|citer|dire)|no (?:citar|mencionar|nombrar|publicar|decir)(?:l[oa]s?)?|no comunicad[oa]|non (?:citar|dir|pubblicar|nominar)\p{L}*|niet (?:noemen|vermelden|publiceren)|(?:(?:he|she|they|cfo|ceo|boss|owner|legal)[’']?(?:d| would)|(?:(?:the|our|my) )?(?:cfo|ceo|boss|owner|legal) would) kill me))/iu;

/** "Bitte vertraulich: Herr Krug weiß noch nichts" speaks of what comes. */
const LEADS_ON = /^\W*[\p{L} ]{3,40}:\s+\p{L}/u;

const SENTENCES =
  /(?<=[.!?…])(?<!(?<!\p{L})(?:[Pp]\.[Ss]|[Mm]rs?|[Mm]s|[Dd]r|St|[Hh]r|[Ff]r|[Ff]am|[Pp]rof|[Ss]ra?|[Ss]ig|[Dd]ott|[Dd]hr|[Mm]evr)\.)\s+/u;

/**
 * A line of a brief without what was told to the recruiter alone. A line that is headed so is all of it, and so is what follows words that ask
 * to keep something, up to the end of the paragraph; a ceiling of pay and the agency's terms are their sentence alone. `isSecret` where it
 * holds more than these.
 */
export function withoutAside(line: string): { open: string; aside: string; isSecret: boolean } {
  const [secret = ''] = SECRET_SEARCH.exec(line) ?? [];
  if (secret !== '') {
    const rest = withoutAside(line.slice(secret.length));
    return { ...rest, aside: `${secret.trim()} ${rest.aside}`.trim() };
  }
  if (HEADS_ASIDE.test(line) || headsForRecruiter(line)) return { open: '', aside: line, isSecret: true };
  const asides: string[] = [];
  let isSecret = false;
  const unbracketed = line.replace(/\s*[([]([^()[\]]{6,})[)\]]/gu, (whole, inside: string) => {
    if (!asksToKeep(inside) && !CEILING.test(inside) && !HEADS_ASIDE.test(inside)) return whole;
    asides.push(inside);
    isSecret ||= !CEILING.test(inside);
    return '';
  });
  const open: string[] = [];
  let isKept = false;
  let isNamed = false;
  let isAfter = false;
  for (const sentence of unbracketed.split(SENTENCES)) {
    if (!isKept && REFERS_BACK.test(sentence) && !LEADS_ON.test(sentence)) asides.push(...open.splice(-1));
    const keeps = asksToKeep(sentence) || HEADS_ASIDE.test(sentence) || headsForRecruiter(sentence);
    const calls = !keeps && saysHowCalled(sentence);
    const asks = keeps || calls;
    // "They're closing Waterford. CBI have a file open. Name off please.": what leads up to it is of the same kind.
    if (asks && !isKept && languageOf(line) === 'en') {
      asides.push(...open.splice(open.findLastIndex((said) => !tellsNews(said)) + 1));
    }
    // What keeps itself, at its own end, says nothing of what follows.
    const isOfItself = keeps && !headsForRecruiter(sentence) && keepsItself(sentence);
    isKept ||= keeps && !isOfItself;
    isAfter ||= isOfItself;
    isSecret ||= asks;
    isNamed ||= calls;
    // Behind how the house is to be called the job may go on.
    const isInside =
      (isKept && !isGivenAlone(sentence)) ||
      asks ||
      (isAfter && !isAskedBeside(sentence)) ||
      (isNamed && (goesOnTelling(sentence) || !isPlainlyOfJob(sentence)));
    const [before, kept] = isInside && asks ? clauseBefore(sentence) : ['', sentence];
    if (before !== '') {
      open.push(before);
      asides.push(kept);
      continue;
    }
    const [said, ceiling] = isInside || TERMS.test(sentence) ? ['', sentence] : withoutCeiling(sentence);
    if (said !== '') open.push(said);
    if (ceiling !== '') asides.push(ceiling);
  }
  return asides.length === 0
    ? { open: line, aside: '', isSecret: false }
    : { open: open.join(' ').trim(), aside: asides.join(' '), isSecret };
}

/** The sentences of what is left of a line, as they are told apart here. */
export const sentencesBeside = (open: string): string[] =>
  open.split(SENTENCES).filter((said) => said !== '');

/** What goes on in the house or with others, told of them and of nobody who reads the ad. */
const NEWS =
  /^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Aa]lso|[Nn]ow|[Bb]esides|[Aa]nyway),? )?(?:(?:[Tt]hey|[Ww]e|[Hh]e|[Ss]he)(?:['’](?:re|s)| are| is| were| was)(?: (?:being|not|now|all|just|about to be|going to be|probably|likely))* (?!looking|seeking|hiring|recruiting|offering|working|based|paying|needed|wanted|paid|met|asked|interviewed)\p{L}+(?:ing|ed)(?!\p{L})|(?:[Tt]hey|[Ww]e|[Hh]e|[Ss]he)(?:['’]ve| have|['’]s| has| had) (?:just |now |already |also )?(?:been |had |got (?!to )|lost |sold |gone |left |taken )|(\p{Lu}[\p{L}&.]+)(?:['’]s)?(?: \p{Lu}[\p{L}]+)?(?:['’]s| is| are| was| were| has| have| had| wants?| took| left| went| sold| bought| lost)(?!\p{L}))/u;
const OF_JOB =
  /[$£€₹]\s?\d|\d\s?(?:k|hours?|hrs?|h|years?|yrs?|days?|%)(?!\p{L})|(?<!\p{L})(?:you|your|must|needs?|required|essential|desirable|nice|plus|bonus|start\p{L}*|full[- ]time|part[- ]time|permanent|interviews?)(?!\p{L})/iu;

function tellsNews(sentence: string): boolean {
  const [whole, name] = NEWS.exec(sentence) ?? [];
  if (whole === undefined || OF_JOB.test(sentence)) return false;
  return name === undefined || (!isEnglish(name.toLowerCase()) && !/^(?:I|DBS|CSCS|HGV|IT)$/u.test(name));
}

const OF_APPLICANTS =
  /(?<!\p{L})(?:do ?n['’]?t|do not|never) (?:scare|frighten|put off|spook|warn|worry|tell|say|mention|let|send|oversell|promise|quote|name)(?!\p{L})/iu;

const asksToKeep = (said: string): boolean =>
  !/(?<!\b(?:ask|asking|want|like|trust|trusting|need|beg|remind) )\byou(?:r|['’]ll)?\b[^.;]*\bconfidential/i.test(
    said,
  ) &&
  (isInConfidence(said) ||
    asksForSecrecy(said) ||
    ASKS_TO_KEEP.some((pattern) => pattern.test(said)) ||
    // What a list of duties forbids is the work, but for what is not to be done to those who apply.
    ((!/^(?:[-*•–]|\d{1,2}[.)]) /u.test(said) || OF_APPLICANTS.test(said)) &&
      FORBIDS.some((pattern) => pattern.test(said))));

/** "Confidential search.", "Vertrauliche Besetzung:": the house is not named, and what follows is the job. */
const SECRET_SEARCH =
  /^\W*(?:(?:strictly|highly|very|fully|a|this is a|streng|absolut|strictement) )*(?:confidential|discreet|private|vertrauliche|diskrete|confidentielle?|riservata|confidencial|vertrouwelijke) (?:replacement )?(?:search|hire|hiring|replacement|role|assignment|mandate|recruitment|vacancy|job|brief|besetzung|suche|nachbesetzung|recherche|mission|ricerca|búsqueda|selección|zoektocht|vacature)\s*(?:[.!;:–—-]|$)\s*(?=\S{2})/iu;

/** Whether a line begins with words that say that the house is not to be named, and nothing more. */
export const headsSecretSearch = (line: string): boolean => SECRET_SEARCH.test(line);

const TELLS_PAY =
  /^\W*(?:salary|pay|base|basic|package|rate|wages?|gehalt|salaire|sueldo|salario|stipendio|salaris)(?!\p{L})[^;]*\d/iu;

/** What is paid by when stands there, and nothing of why or of what somebody did. */
const TERMS_ALONE =
  /^(?!.*(?<!\p{L})(?:because|cos|since|leav(?:es|ing)|left|resign\p{L}*|retir\p{L}*|sack\p{L}*|fired|quit|gone|walk(?:ed|ing)|sick|ill|pregnant|maternity|cover(?:ing)? for|replac\p{L}*|lost|owes?|he|she|him|her|his|they|their)(?!\p{L}))(?!.*['’](?:s|ve) (?:\p{L}+ing|been|gone|off)).*(?:[$£€]\s?\d|\d[\d.,]*\s?(?:k|€|£)(?!\p{L}))/iu;

/** "Salary £32-38k; happy to go to 40 but don't advertise that": what stands before the semicolon of the job is no secret. */
function clauseBefore(sentence: string): [before: string, kept: string] {
  const dash = sentence.search(
    /\s[–—-]\s+(?:so |and |but |just |please |pls )*(?:keep|leave|no|not|don['’]?t|do not|never|without)(?!\p{L})/iu,
  );
  const semicolon = sentence.search(/;\s/u);
  // "Forklift driver, $36.80/hr, start Monday – keep us off the ad": before a dash only terms, and no news.
  const at = semicolon < 0 && dash > 0 && TERMS_ALONE.test(sentence.slice(0, dash)) ? dash : semicolon;
  const before = sentence.slice(0, Math.max(0, at));
  const isOpen =
    at > 0 &&
    (isPlainlyOfJob(before) || TELLS_PAY.test(before)) &&
    !asksToKeep(before) &&
    !saysHowCalled(before) &&
    !TERMS.test(before);
  return isOpen && !CEILING.test(before)
    ? [before, sentence.slice(at + 1).replace(/^[\s–—-]+/u, '')]
    : ['', sentence];
}

// "Base 155-175k; can go to 185 for a star": what stands before the semicolon is no secret.
function withoutCeiling(sentence: string): [open: string, ceiling: string] {
  if (!CEILING.test(sentence)) return [sentence, ''];
  const parts = sentence.split(/;\s+/);
  const open = parts.filter((part) => !CEILING.test(part));
  return [open.join('; '), parts.filter((part) => CEILING.test(part)).join('; ')];
}
