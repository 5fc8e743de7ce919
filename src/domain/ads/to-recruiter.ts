import { LEAVES_OFF } from './leaves-off.ts';

/**
 * What a brief says to whoever recruits, and what it tells them of the house's troubles: how they should go about it, whom and how many to
 * send, how far the pay would stretch, who came and went before, what the house is going through. No reader of an ad is meant by it.
 */

/** How people deal with one another, which nobody asks of an applicant in so many words: "be upbeat", "be picky this time". */
const MANNER =
  '(?:upbeat|positive|discreet|quick|fast|swift|picky|choosy|fussy|selective|ruthless|brutal|gentle|kind|nice|tactful|sensitive|careful|honest|frank|straight|creative|brave|bold|patient|realistic|enthusiastic|encouraging)';
const BEGINS = String.raw`(?:^|[,;:.!–—-]\s*|(?<!\p{L})(?:so|and|but|or|please|pls|plz|kindly|just|then)\s+)`;

/** Verbs in the form that orders, with what only a recruiter does it to. */
const ORDERS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[.!–—-]\s*|(?<!\p{L})(?:so|but|please|pls|plz|kindly|just)\s+)be (?:very |really |a bit |super |extra )?${MANNER}(?!\p{L})(?! (?:to|on|at|in|under|around|learner))`,
    'iu',
  ),
  new RegExp(
    String.raw`${BEGINS}(?:(?:do ?n['’]t |only |always |never |also )?(?:go|tread) (?:easy|gently?|softly|carefully|lightly|heavy|big) (?:on|with|about|around)|(?:do ?n['’]t )?(?:over)?sell (?:it|us|them|this|the (?:place|job|role|company|move|package|culture))(?: (?:well|hard|properly|to|as|in|up)(?!\p{L})|(?=\s*[.,;!]|$))|(?:only|just|do ?n['’]t|also) (?:send|bring|show|put up|put forward)(?! (?:the|a|an|out|back|in|off) )|keep an (?:eye|ear) (?:out )?(?:for|on) (?:any ?(?:one|body)|people|some ?(?:one|body))|(?:ring|phone|call|ask|look|shop|sniff|dig) (?:round|around)(?: (?:the|at|for)(?!\p{L})|(?=\s*[.,;!]|$))|try (?:the (?:lads|girls|guys|people|crowd|folk) |people |folk |any ?(?:one|body) )(?:at|from|in)|(?:chase|nudge|remind|hassle|bug) (?:me|us)(?!\p{L})|crack on|hurry(?: up)?(?=\s*[.,;!]|$)|get (?:cracking|moving|a move on|going)(?=\s*[.,;!]|$)|work your magic|pull out all the stops|do your (?:best|worst|thing)|surprise me|spread the word|give it (?:a go|your best)|stick (?:it|this) (?:up|out)|leave it with you)`,
    'iu',
  ),
  /(?:^|[,;.!–—-]\s*|(?<!\p{L})so )(?:(?:as )?(?:quick(?:ly)?|fast|soon|early)(?: as (?:you can|possible|poss|ever)|,? (?:please|pls|plz))|(?:speed|time|urgency) (?:matters|is (?:everything|key|of the essence))(?:(?: here)?,? (?:we|as)(?!\p{L})| here[.!]*$)|(?:we|i) can(?:['’]?t|not) (?:wait|afford (?:to|another))|no rush|high priority|top of your list)(?:,? (?:please|pls|plz))?[.!]*(?=$|,| )/iu,
  /^(?:the )?(?:usual|normal|standard|same|old|agreed) (?:rates?|terms|fees?|deal|arrangement|split|percentage|conditions)(?: (?:apply|applies|as|stand|stands|please|pls|with you|for you)(?!\p{L})|[.!]*$)/iu,
  /(?<!\p{L})(?:\d|one|two|three|four|five|six|a (?:couple|handful)(?: of)?|only|max(?:imum)?\.?) (?:\p{L}+ )?(?:cvs?|profiles|candidates|names|resumes?)(?: max(?:imum)?| only| at most| is (?:plenty|enough)|,? please|,? tops)(?!\p{L})|^(?:no more than|at most|max(?:imum)?\.?) (?:\d|\p{L}+) (?:cvs?|profiles|candidates|names|resumes?)(?!\p{L})/iu,
  /(?:^|[.!;–—-]\s*|(?<!\p{L})(?:please|pls|plz|kindly|just|so)\s+)(?:send|forward|find|get|bring|show|give) (?:me|us)(?!\p{L})/iu,
  // "Pls start sourcing": what the recruiter is to begin with.
  /^(?:(?:hi|hello|dear) [^,]{2,20}, ?)?(?:please|pls|plz|kindly|(?:can|could) you)(?: (?:please|pls|kindly|help(?: to| us)?))* (?:start|begin|kick off|initiate|commence|get going with) (?:the |your )?(?:sourcing|search(?:ing)?|recruit(?:ing|ment)|hunt(?:ing)?|process)(?=\s*(?:[.,;!:–-]|$)| (?:asap|now|today|for (?:the )?(?:below|following)|profiles|candidates))/iu,
  // "Decision within the week.": how soon the house makes up its mind.
  /^(?:a |the |we(?:['’]ll| will) (?:make|give) (?:a |you a )?)?(?:quick |fast |final )?(?:decisions?|feedback)(?: is| are| made| given)? (?:within|by|in|inside|same|on) [^.,;]{2,30}[.!]*$/iu,
  // "Voici le besoin.": what comes.
  /^(?:voici|here(?:['’]s| is)|hier (?:ist|kommt)|aquí (?:va|tienes)|ecco|hierbij|segue) (?:le|la|l[’']|the|our|der|die|das|el|il|de|het|a|o) ?(?:besoin|brief|poste|offre|annonce|need|job|role|spec|details?|stelle|puesto|vacature|posizione|vaga)[.:!]*$/iu,
  // German.
  /(?:^|[,;.!–—-]\s*|(?<!\p{L})(?:und|also|bitte) )(?:bitte )?(?:(?:sehr |ganz |möglichst |recht |nur )?(?:schnell|zügig|rasch|diskret|positiv (?:verkaufen|darstellen|formulieren)|behutsam|vorsichtig|nichts versprechen|nicht zu viel versprechen)(?:,? bitte)?(?=\s*[,.;!]|$)|(?:schick|send|such|mail|besorg|find)(?:e|en sie|t)? (?:mir|uns)(?!\p{L})|beeil\p{L}* (?:dich|sie sich|euch)|beeilen(?=\s*[.,;!]|$)|ni(?:x|chts) versprechen|(?:niemand\p{L}*|keine[nr]?|nur leute)(?=,? (?:de[rn]|die|von|aus|vom|mit|über)(?!\p{L}))|(?:bitte )?gut verkaufen|nicht (?:schon )?wieder (?:so |einen? |jemand))/iu,
  // French.
  /(?:^|[,;.!–—-]\s*|(?<!\p{L})(?:et|donc|alors|merci de|svp) )(?:(?:soyez|sois|restez|reste) (?:(?:très|bien|plutôt) )?(?:positi[fv]e?s?|discr[eè]te?s?|rapides?|sélecti[fv]s?|exigeante?s?|vigilante?s?|rassurante?s?|prudente?s?)|(?:faites|fais) (?:au plus )?(?:vite|attention|simple)|dépêche[zs]?[- ](?:vous|toi)|(?:envoie|envoyez|trouve|trouvez|présentez|présente|propose[zs]?)[- ](?:nous|moi)|ne (?:nous |m[’'])?envoye[zr]|pas (?:quelqu[’']un|une? \p{L}+|de gens) (?:de chez|comme (?:le|la) dernière?))/iu,
  // Spanish, Portuguese, Italian, Dutch, Swedish, Danish, Norwegian.
  /(?:^|[,;.!–—-]\s*|(?<!\p{L})(?:y|e|así que|por favor|pero|mas) )(?:da(?:te|os) prisa|dese prisa|(?:m[áa]nda|env[íi]a|b[úu]sca|encuentra|p[áa]sa)(?:me|nos)(?!\p{L})|mand(?:a|e)(?:-me|-nos)? (?:só|apenas|logo|gente|dois|três|currículos)|me (?:manda|mande|envia|envie)(?!\p{L})|s[ée] (?:discret[oa]|positiv[oa]|rápid[oa]|selectiv[oa])|(?:fai|fate|faccia) (?:presto|in fretta|attenzione)|(?:manda|invia|trova|cerca|segnala)(?:te)?(?:mi|ci|temi|teci)(?!\p{L})|sia(?:te)? (?:positiv[oi]|discret[oi]|selettiv[oi])|(?:graag |liefst )?(?:snel|vlug|spoed)(?: graag| a\.?u\.?b\.?)?(?=\s*[,.;!]|$)|graag (?:snel|discreet|positief)|(?:stuur|zoek|mail|bezorg) (?:me|mij|ons)(?!\p{L})|wees (?:positief|discreet|kritisch|voorzichtig)|skynda (?:er|dig|på)|skynd (?:jer|dig|deg|dere)|(?:skicka|maila|send) (?:mig|oss|meg|os)(?!\p{L})|var (?:positiv|diskret)a?(?!\p{L}))/iu,
];

/** How far the pay would stretch for somebody. */
const WOULD_GO =
  /(?<!\p{L})(?:we|i|they|he|she|boss|owner)(?:['’]d| would| could| might| can| may)?(?: (?:maybe|probably|possibly|always|just|even))* (?:stretch|flex|budge|bend|(?:go|come|move) (?:up|higher|above|over|beyond))(?: (?:a (?:bit|little|touch)|some|slightly|further|up))*(?: for (?:an?|the|some)|(?=\s*[.,;!]|$))|(?<!\p{L})(?:bis (?:auf |zu )?\d[\d.,]*(?: ?(?:k|euro|€|tausend|t€))? (?:würden|könnten|gehen|ginge|kämen) (?:wir|ich)|(?:wir|ich) (?:würden|würde|könnten|könnte|gehen|gehe) (?:\p{L}+ )?bis (?:auf |zu )?\d|(?:on|nous|je) (?:ira(?:it|is)|irions|monterait|monterions|pourra(?:it|is) (?:aller|monter)|peut (?:aller|monter))(?: \p{L}+)? (?:jusqu[’']?à )?\d|(?:llegar|subir|podr)(?:íamos|ía|emos) (?:a|hasta|llegar a|subir a) \d|(?:arriv|sal|potr)(?:eremmo|iremmo|emmo) (?:a|fino a|arrivare a|salire a) \d|(?:we|wij|ik) (?:zouden|kunnen|willen|zou) (?:\p{L}+ )?tot \d[^.;]{0,20}gaan|(?:chegar|subir)(?:íamos|ia|emos) (?:a|até) \d)/iu;

/** The house or those who run it. */
const HOUSE =
  '(?:we|school|trust|practice|company|firm|business|house|place|site|home|hospital|hotel|pub|restaurant|shop|store|branch|department|dept|team|crew|group|charity|council|college|clinic|office|plant|factory|depot|yard|club|management|leadership|board|senior team)';
/** What a house goes through, has or is in, when it is not well. */
const TROUBLE =
  '(?:wobbles?|troubles?|turmoil|mess|shambles|bother|crisis|upheaval|transition of owner\\p{L}*|rough (?:patch|year|time|ride)|(?:bad|hard|tough|difficult|rocky|torrid|awful|horrible|sticky|tricky|lean|messy|turbulent|bumpy)(?: \\p{L}+)? (?:patch|year|time|times|spell|period|run|months?|inspection|audit|press|quarter|winter|summer)|restructur\\p{L}*|takeover|buy-?out|merger|tupe|redundanc(?:y|ies)|administration|liquidation|receivership|special measures|dispute|strike|lawsuit|litigation|investigation|inspection|ofsted|cqc|a sale|divorce|grief|backlash|bad press)';

const TROUBLES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})${HOUSE}(?:['’](?:s|ve|re)| is| are| has| have| had| was| were)?(?: (?:just|still|currently|now|all|been|really|bit of))* (?:going through|been through|went through|gone through|had|having|in(?: the middle of| for)?|facing|coming out of|recovering from|under)(?: (?:an?|the|some|its|our|bit of|a bit of|quite))* (?:\p{L}+ )?${TROUBLE}(?!\p{L})(?! (?:team|nurse|manager|service|work|unit|support|care|response))`,
    'iu',
  ),
  /(?<!\p{L})(?:(?:hiqa|ofsted|cqc|hse|eho|fda|osha|ndis commission|the (?:regulator|inspectors?|inspectorate|auditors?)|inspectors?|auditors?|acecqa|governors|parents|neighbours|unions?|landlord|the bank|bank|lenders)(?:['’](?:s|re))?(?:(?: (?:is|are|was|were|have|has|had|have been))? (?:due|coming|auditing|visiting|inspecting|investigating|difficult|breathing|on (?:us|our|about)|all over|after us|circling|been|came|gave|meet on)| (?:is|are|was|were|have been) in(?!\p{L}))|(?:we(?:['’]re| are) )?not (?:telling|announcing|saying|advertising)(?: (?:it|this|that|people|anyone|staff|them))* yet|(?:burn(?:ed|t)?|went|gone|been|ran|churned|going) through (?:two|three|four|five|six|several|a few|\d) \p{L}+|(?:foreman|supervisor|manager|boss|owner|associate|chef|head|partner)(?:['’]s| is| can be|['’]s a bit| is a bit)(?: (?:an?|bit|very|really|of))* (?:yeller|bully|tyrant|nightmare|shouter|grumpy|moody|difficult|handful|hard work|micromanager|drinker)|working towards in our last|(?:we(?:['’]re| are) )?short since|(?:we|they)(?:['’]re| are| will be) replacing (?:him|her|them|\p{Lu}\p{Ll}+(?! \p{Lu})|(?:our|the|an?) (?:\p{L}+ ){0,2}\p{L}+(?=\s*[.!,;]?$))|changed hands|morale (?:is|was|has|['’]s)(?: \p{L}+)? (?:low|poor|bad|rock bottom|shot|dropped|fallen|taken)|bleeding (?:money|overtime|cash|people|staff|clients|tenants|customers)|(?:we|they)(?:['’]re| are| were) (?:(?:a|one|two|three|four|five|six|\d) (?:people |staff |drivers |nurses |\p{L}+ )?(?:down|short|light|under)|down to (?:one|two|three|\d|the)|on our (?:last legs|knees)|at breaking point|haemorrhaging|hemorrhaging|panicking|desperate|stuck|in (?:the )?(?:trouble|lurch|bind|pickle|hole|mess|weeds|shit)|struggling|scrambling|firefighting|behind (?:on|with)(?! \p{L}+ (?:you|your))|going under|up to our (?:necks|eyes))|(?:management|leadership|the board|the team|staff)(?: has| have)? turned over|(?:paid|paying|pay) (?:\p{L}+ )?(?:under|below|less than|way under) (?:the )?(?:market|odds|going rate|others)|under-?paid|under-?paying|(?:had|seen|lost|watched) (?:\p{L}+ )?(?:people|managers|chefs|nurses|drivers|staff|starters|hires) (?:walk|leave|quit|go|bail|vanish)(?!\p{L})|left us in the lurch|leaves us in the lurch|let us down|walked (?:out|off)|(?:did ?n['’]?t|did not|never|hasn['’]t|won['’]?t) (?:even )?(?:last|see out|make it|turn up|show up|come back|work out|stick it|cut it)(?!\p{L})|no[- ]show(?:s|ed)?(?! (?:rate|polic|fee|clients|patients|guests|customers|appointments))|nightmare|disaster(?! (?:recovery|relief|response|management|planning|preparedness))|burnt? (?:our|their) fingers|bad blood|badmouth\p{L}*|rumou?rs?(?! mill (?:work|tool))|(?:job|post|role|seat|roles|jobs|posts) (?:is|are) (?:at risk|on the line))(?!\p{L})/iu,
  /(?<!\p{L})(?:the |our )?(?:last|previous|former|old) (?:(?:one|two|three|four|five|few|couple|several) )?(?:ones?|two|three|four|few|couple|lady|ladies|guys?|lads?|girls?|person|people|boys?|lass|wom[ae]n|m[ae]n|chaps?|blokes?|fella|hires?|placements?|starters?|candidates?|appointment|temps?)(?: (?:you|we|they) (?:sent|had|got|hired))?(?:['’]s| (?:did(?:n['’]?t| not)?|was|were|only|just|lasted|left|walked|had|got|hated|never|could\p{L}*|went|came|is|are|stayed|bailed|ghosted|turned|took|thought|wanted))(?!\p{L})/iu,
  // German.
  /(?<!\p{L})(?:hat uns (?:\p{L}+ ){0,4}(?:abgeworben|weggenommen|hängen lassen|versetzt)|nur kündigungen|wegen der kündigungen|(?:höchstens|maximal|max\.?) \d[\d.,]*[^.]{0,20}(?:erst|aber) [^.]*(?:sagen|nennen|bieten)|(?:brennt|brennen) (?:\p{L}+ )?(?:der baum|die hütte|die bude|lichterloh|hier)|(?:uns|hier) brennt['’]?s?|(?:die )?stimmung (?:[\p{L}]+ ){0,4}(?:schlecht|mies|mau|im keller|angespannt|gereizt|am boden)|(?:haben|hat|hatten) (?:[\p{L}\d]+ ){0,6}(?:leute|mitarbeiter\p{L}*|kolleg\p{L}+|kräfte|pfleger\p{L}*|fahrer|kunden|aufträge) (?:verloren|verprellt)|(?:inhaber(?:in)?|chef(?:in)?|geschäftsführ\p{L}+|eigentümer\p{L}*|gesellschafter|senior(?:chef)?|junior(?:chef)?) (?:will|möchte|denkt|überlegt|plant|sucht) [^.;]*(?:verkauf\p{L}*|aufhör\p{L}*|übergeb\p{L}*|nachfolger\p{L}*|schließ\p{L}*)|(?:der|die|den) (?:letzten?|vorige[nrs]?|bisherige[nrs]?) (?:\p{L}+ )?(?:hat|haben|war|waren|ist|sind|blieb|ging|hielt|kam)(?!\p{L})(?! (?:für|im einsatz))|übernommen werden|werden (?:gerade )?(?:verkauft|geschluckt|abgewickelt)|landunter|personalnot|personell (?:am limit|auf dem zahnfleisch)|am limit|auf dem zahnfleisch|ins wasser gefallen|schlecht bezahlt haben)(?!\p{L})/iu,
  // French.
  /(?<!\p{L})(?:(?:la|le|notre|l[’']|on|nous) ?(?:maison|boîte|société|entreprise|équipe|direction|cabinet|établissement|groupe|école|clinique|restaurant|hôtel|agence|magasin|étude)? ?(?:travers(?:e|ons) une (?:période|phase|passe)|(?:est|sommes|sont) (?:(?:un peu|vraiment|complètement|tous) )?(?:à bout|débordée?s?|sous l[’']eau|dans le rouge|au bord|en sous[- ]effectif|en galère|en difficulté|dans (?:la|une) (?:mouise|panade|crise)|en train d[’']être (?:rachetée?|vendue?)|en vente|à vendre))|(?:le|la|les) (?:derni(?:ers?|ères?)|précédente?s?) (?:n[’'](?:est|a|ont|y)|n[’']est|a|est|ont|sont|avait|était)(?!\p{L})|ambiance (?:\p{L}+ )?(?:tendue|pourrie|lourde|délétère)|nous a (?:lâchés?|plantés?)|a claqué la porte|m[’']a planté|en discussion pour être (?:repris|rachetés?|vendus?)|partie? en burn-?out|sous-payée?s?)(?!\p{L})/iu,
  // Spanish, Portuguese, Italian.
  /(?<!\p{L})(?:estamos (?:\p{L}+ )?(?:ahogad\p{L}+|desbordad\p{L}+|hasta (?:arriba|el cuello)|apurad\p{L}+|fatal|sufocad\p{L}+|desesperad\p{L}+|apertad\p{L}+|com a corda|no sufoco)|(?:el|la) (?:dueñ[oa]|jef[ea]|propietari[oa]|gerente|director[a]?) (?:está pensando|piensa|quiere|va a|se va|se jubila)|(?:el|la|os?|as?) (?:anterior|últim[oa](?: \p{L}+)?) (?:duró|aguantó|se fue|se marchó|salió|ficou|durou|saiu|foi embora|era|estuvo)|(?:mal|buen|mau) (?:ambiente|rollo|clima) (?:en|no|entre)|nos van a (?:vender|comprar|cerrar|fusionar)|ci ha portato via|(?:è|sono) andat[oi] dai concorrenti|nos (?:dejó|dejaron) (?:tirad\p{L}+|colgad\p{L}+)|nos deixou na mão|siamo (?:\p{L}+ )?(?:in difficoltà|alle strette|messi male|nei guai|con l[’']acqua|sotto organico|in emergenza|disperati)|l[’']ultim[oa] (?:è|ha|era)|(?:il|la) (?:titolare|proprietari[oa]|cap[oa]) (?:vuole|sta pensando|pensa|va)|ci ha (?:mollat|piantat|lasciat)[oi]|clima (?:teso|pesante)|stiamo perdendo|estamos perdendo|estamos perdiendo|ha cambiado de manos|ha cambiato proprietà|mudou de dono)(?!\p{L})/iu,
  // Dutch, Swedish, Danish, Norwegian.
  /(?<!\p{L})(?:met de handen in het haar|(?:gaat|stopt|vertrekt) (?:\p{L}+ )?(?:weg|ermee|in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december))|weten (?:(?:de|het|onze|dat) ?)*\p{L}+ (?:nog )?niet|op non-actief|loopt nog een zaak|(?:de|die) (?:vorige|laatste)(?: \p{L}+)? (?:hield|bleef|was|is|had|heeft|ging|liep|vertrok)(?! (?:dag|dienst|stap))|(?:we|wij) (?:zitten|zijn) (?:\p{L}+ )?(?:omhoog|klem|in de (?:problemen|knel|stress)|onderbezet|wanhopig|door onze mensen)|sfeer (?:\p{L}+ )?(?:slecht|om te snijden|verziekt)|wordt (?:\p{L}+ )?(?:overgenomen|verkocht)|liep weg|weggelopen|vi är (?:\p{L}+ )?(?:kort om|desperata|underbemannade)|den (?:förra|forrige|förre)(?: \p{L}+)? (?:slutade|höll|var|blev|gick|stoppede|sluttet|holdt)|dålig stämning|dårlig stemning)(?!\p{L})/iu,
];

/** What passes between two people who know each other, and what is told of somebody beside the job. */
const BETWEEN_TWO: readonly RegExp[] = [
  ...LEAVES_OFF,
  // "Spec below, please go ahead.", "Kindly source suitable CVs."
  /(?<!\p{L})(?:please|pls|plz|kindly) (?:(?:go ahead|proceed|get (?:started|going|cracking))(?! and (?:apply|submit|send))|source (?:suitable|good|some|a few|candidates?|cvs?|profiles)|(?:circulate|share|forward) (?:suitable |some |the )?(?:cvs?|profiles))(?!\p{L})/iu,
  // "Personnel said send this to you direct."
  /^(?:so |and )?(?:personnel|hr|head office|accounts|admin|reception|the (?:boss|office|owner|manager)) (?:said|says|told (?:me|us)|asked (?:me|us))(?: to| i should| we should)? (?:send|ring|ask|e-?mail|pass|forward|contact|try|use|go)(?!\p{L})/iu,
  // "She'd pay the top of range for it."
  /(?<!\p{L})(?:she|he|they|we|i)(?:['’]d| would)(?: \p{L}+ly)? (?:pay|go to|give) (?:at )?(?:the )?(?:top|upper end|full) (?:of|end|whack|dollar|money|rate)(?!\p{L})/iu,
  // "We spoke briefly at the Chamber thing.", "Go Lions."
  /^(?:(?:hi|hello|hey)\W+)?(?:we|you and i) (?:spoke|met|chatted|talked|bumped into each other|caught up|ran into each other)(?: (?:briefly|earlier|again|last \p{L}+|yesterday|today))* (?:at|over|after|during|on|in) (?!the (?:job|role|phase))/iu,
  /^(?:[Gg]o|[Cc]ome on|[Cc]['’]mon|[Uu]p the) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?[.!]*$/u,
  // "Keep that in yer heid", "keep this bit in your pocket".
  /(?<!\p{L})keep (?:this|that|it|these|them|all of it)(?: \p{L}+)? (?:in|under|inside) (?:your|yer|ur|the) (?:own )?(?:head|heid|heads?|pocket|hat|bonnet|noggin|hip)(?!\p{L})/iu,
  // "Nothing with our client on it, our bank covenants are being tested", "nothing that says Kestrel".
  /^(?:so |and |but |please )*nothing (?:with|that (?:has|says|names|mentions)) (?:our|the|my|\p{Lu})[^.]{1,40}? (?:on it|in it|anywhere|please)(?!\p{L})/iu,
  // "No higher, whatever they ask": how far the pay goes.
  /^(?:and )?no (?:higher|more|further)(?: than that)?,? (?:whatever|no matter what|even if)(?!\p{L})/iu,
  // "Grant is on 128": what somebody there is paid.
  /(?<![\p{L}'’])\p{Lu}\p{Ll}+(?:['’]s| is| was| er| är| ist| está| è) (?:on|på|auf|à|a|en) (?:[£$€] ?)?\d{2,3}(?:[.,]\d{3})?(?: ?k)?(?![\p{L}\d%:])(?! ?(?:hours?|hrs?|shifts?|days?|weeks?|months?|people|staff|beds?)(?!\p{L}))/u,
  // "Jan, som stopper, …": who leaves, in the north.
  /(?<![\p{L}'’])\p{Lu}\p{Ll}+, som (?:stopper|slutter|slutar|rejser|går (?:på|i)|sa(?:de)? opp|sagde op|skal på)(?!\p{L})/u,
];

/** "Please" to whoever applies: it says how. */
const TO_APPLICANTS =
  /(?<!\p{L})(?:please|kindly|bitte|merci de|veuillez|por favor|si prega|graag)(?: \p{L}+)? (?:apply|appl\p{L}+|note|be (?:aware|advised)|includ\p{L}+|submit|attach|quot\p{L}+|visit|see|upload|bring|complete|ensure|state|specify|indicat\p{L}+|provide|bewerb\p{L}*|beacht\p{L}*|angeb\p{L}*|beifüg\p{L}*|joind\p{L}+|postul\p{L}+|précis\p{L}+|indiqu\p{L}+|solliciteer\p{L}*|vermeld\p{L}*|indica\p{L}*|allega\p{L}*|adjunt\p{L}*)(?!\p{L})/iu;

/** "You'll hear the pump": what is to be heard behind whoever speaks. */
const HEARD =
  /^(?:sorry,? |oh,? )?you(?:['’]ll| can| may| might| will)(?: \p{L}+ly| just)? (?:hear|smell) (?:the|a|an|my|me|him|her|them)(?: \p{L}[\p{L}'’-]*){0,2}(?: (?:in the background|behind me))?[.!]*$/iu;

/** Whether a statement tells whoever recruits what is to be heard while they talk. */
export const tellsWhatIsHeard = (statement: string): boolean => HEARD.test(statement);

/** Whether a statement of a brief is said to whoever recruits, or tells them what the house is going through. */
export const saysToRecruiter = (statement: string): boolean =>
  !TO_APPLICANTS.test(statement) &&
  // "You support families when they are in trouble": what is done is no news of the house.
  !/^(?:you|your|sie|vous|tu|je zal|jij|du)(?:['’]ll)?(?!\p{L})/iu.test(statement) &&
  (WOULD_GO.test(statement) ||
    ORDERS.some((pattern) => pattern.test(statement)) ||
    TROUBLES.some((pattern) => pattern.test(statement)) ||
    BETWEEN_TWO.some((pattern) => pattern.test(statement)));
