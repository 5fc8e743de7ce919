/**
 * What a few words of a step tell of it, in English, German, French, Spanish, Italian, Portuguese, Dutch and the Nordic languages: verbs and
 * things, which a client puts together freely ("half a day on the tools", "une matinée en fabrication"), and no set phrases.
 */

const words = (...languages: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${languages.join('|')})(?!\p{L})`, 'iu');

/** Somebody speaks by telephone. */
export const BY_PHONE = words(
  String.raw`(?:my|our) (?:mobile|cell|number)|(?:tele)?phon(?:e|es|ed|ic|ically)|phone ?calls?|blower|dog and bone|ring(?:s|ing)?|bell|buzz|tinkle|calls? (?:from|with|to|w\/)|(?:video |whats ?app )?calls?(?! (?:in|round|over|at|out)\b)|recruiter (?:screen|chat)`,
  String.raw`telefon\p{L}*|tel[.:]?|anruf\p{L}*|(?:ruf|rufe|rufen|ruft)(?=[^,;.]* an(?!\p{L}))|durchklingeln|klingel\p{L}*`,
  String.raw`téléphon\p{L}*|coups? de (?:fil|tél\p{L}*|bigo)|appel(?:le|lent|ons|er|lera|lerai)?|tél`,
  String.raw`tel[eé]fon\p{L}*|llam(?:o|a|amos|ar|ada|adita|aré|an|e)|(?:una |la )?llamad\p{L}+`,
  String.raw`chiam(?:o|a|iamo|ata|are|ano|i|erò)|telefonata|squillo|sentiamo|sento|risent\p{L}+`,
  String.raw`lig(?:o|a|amos|ação|ar|ue|uei)|chamada|telefonema|telefonad\p{L}+`,
  String.raw`bel(?:len|t|letje|t?je)?|telefoon\p{L}*|opbellen|(?:op)?gebeld|telefoontje`,
  String.raw`ring(?:er|e)|slår? en signal|slå på tråden|(?:i|på) (?:luren|tråden)|oppringning`,
);

/** Somebody is seen on a screen. */
export const BY_VIDEO = words(
  String.raw`virtual(?:ly)?|(?:teams|zoom)-?(?:möte|intervju|samtal|møde|gespräch|gesprek|interview|meeting)\p{L}*|zooms?|(?<=^\W*|(?:on|over|via|by|per|über|through|do|first|quick|short|ms|an?|use|por|en|su|em|på|op|minutes?|mins?|hour) )teams|skype|face ?time|webex|google meet|hire ?vue|spark ?hire|one-?way|pre-?recorded|g-?meet|meet call|video\p{L}*|vídeo\p{L}*|visio\p{L}*|vc|on ?line|onlin\p{L}+|on screen|remotely|beeldbel\p{L}*|bildschirm\p{L}*|whats ?app(?: video)? (?:calls?|chat)|(?:on|over|via|by|no|per|por|par|via|über|auf|su) whats ?app|whats ?app[- ]?(?:gespräch|anruf|samtal)`,
);

/** Somebody eats or drinks with the house. */
export const AT_TABLE = words(
  String.raw`coffees?|cuppas?|cups? of (?:tea|coffee)|brews?|tea|lunch|breakfast|brekkie|brekky|dinner|supper|beers?|pints?|pizza|braai|burgers?|butty|drinks?|meal|bite to eat|scones?|cake|barbie|bbq|tacos?`,
  String.raw`kaffee|brotzeit|vesper|mittagessen|mittag|abendessen|essen|bier(?:chen)?|frühstück\p{L}*|kuchen`,
  String.raw`cafés?|déjeun\p{L}*|dîn(?:er|e|ons)|mang(?:e|er|eons|ent|era)|verre|apéro|casse-croûte|resto|repas avec`,
  String.raw`comida|comer|comemos|comiendo|almuerzo|almorz\p{L}*|almuerz\p{L}*|caña|cañita|cafelito|cafecito|cen(?:a|ar|amos)|desayun\p{L}*|tapas`,
  String.raw`caffè|pranz\p{L}*|birra|aperitivo|cena|spuntino|mangi(?:a|amo|are)`,
  String.raw`almoç\p{L}*|cafezinho|jant\p{L}*|petisco|cerveja`,
  String.raw`koffie|biertje|borrel\p{L}*|kopje|bakkie|broodje|lunchen|pilsje`,
  String.raw`fika\p{L}*|kaffe\p{L}*|kopp(?: kaffe)?|kop kaffe|lunsj|frokost|middag(?= med)|öl|øl`,
);

/** Somebody comes to the house or goes about with its people. */
export const COMES = words(
  String.raw`(?:assessment|test|road) (?:drive|ride)|com(?:e|es|ing)(?! (?:with|from|to (?:a|an) (?:decision|agreement)))|(?:pop|drop|swing|call|nip)(?:s|ping)? (?:in|by|over|round|down|up|into|to|and)|visit(?:s|ing)?|walk(?:s|ing)?|tours?|wander(?:s)?|potter(?:s)?|look(?:s)? (?:round|around|over|at)|a look|see(?:s)? (?:me|us|the|our|how|where|what|over)|shadow(?:s|ing)?|rid(?:e|es|ing)(?: along| with)?|ride-?alongs?|sit(?:s|ting)? (?:with|in|on|beside|next to)|stage(?:s)? for|trials?|tr(?:y|ies) out|try-?outs?|show(?:s|n)? (?:them|him|her|people|you) (?:round|around|the|our|what)|let (?:them|him|her) loose|spend(?:s)?|stay(?:s)?|stay-and-play|in[- ]person|face[- ]to[- ]face|f2f|in the flesh|on[- ]?site|site|show (?:me|us)|(?:drives?|rides?|spins?|strolls?|laps?|hacks?|sails?|rows?) (?:out|up|down|over|round|around|about|along|past|on (?:the|our|one of)|in (?:the|our|one of)|with (?:me|us|him|her|them|the|our|my|one of))|jump(?:s)? in with|join(?:s)? (?:me|us|the|our) (?:\p{L}+ )?(?:for|on|in|at)|muck(?:s)? in|have (?:them|him|her|people|'em) (?:in|over|down|up|out|round|along)|get (?:them|him|her|people|'em) (?:in|over|down|up|out|round|along)|bring (?:them|him|her|people|'em) (?:in|over|down|up|out|round|along)|open day|play session|plays? (?:in|with)|at (?:ours|our place)`,
  String.raw`komm(?:t|en|e|st)|vorbei\p{L}*|rum(?:kommen)?|besuch\p{L}*|besichtig\p{L}*|(?:werk|betrieb|haus|hof|stall|stations?)s?(?:besichtigung|führung)|\p{L}*rundgang\p{L}*|rundführung|(?:eine |ne |kleine )*runde (?:durch|über|ums?|mit|im|dreh\p{L}*)|mit(?:lauf|fahr|geh|arbeit|helf|koch|mach|schwimm|anpack|back)\p{L}*|läuft[^,;.]* mit|geht[^,;.]* mit|fährt[^,;.]* mit|arbeitet[^,;.]* mit|hilft[^,;.]* mit|packt[^,;.]* mit an|probe(?!zeit)\p{L}{3,}|zur probe|probetag\p{L}*|probeschicht|schnupper\p{L}*|hospit\p{L}*|schau\p{L}* (?:sich|bei)|zeig\p{L}* (?:ihm|ihr|ihnen|das|den|die|unser\p{L}*)|führ\p{L}* (?:ihn|sie|durch)|persönlich|vor ort|bei uns|laden|einlad\p{L}*|trifft|treffen|kennenlern\p{L}*|lernt[^,;.]* kennen|lernen[^,;.]* kennen|setzt sich`,
  String.raw`vien(?:t|nent|drait|dra)|venir|pass(?:e|ent|er|era|eront|eraient)(?! (?:un|le) (?:test|coup))|visit(?:e|er|ent|es)|essai|reç(?:ois|oit|oivent|us?)|recev\p{L}*|rencontr\p{L}*|sur (?:place|site)|présentiel|découv\p{L}*|accompagn\p{L}*|observation|immersion|fait (?:une|un|le tour)|tour (?:de|du|des)|chez nous|avec nous|avec l[’']équipe|avec la (?:gang|brigade)|(?:on|il|elle|ils|nous|je|ma? \p{L}+) (?:la|le|les) (?:voit|voient|vois|voyons|reçoi\p{L}+|recevons|rencontr\p{L}+)|se voit|se rencontre`,
  String.raw`vien(?:e|en)|veng(?:a|an)|venir|pas(?:a|an|e|en|arse|ará)(?! (?:por|a) (?:teléfono|recursos))|visit(?:a|ar|an|e)|prueba|conoc(?:e|er|en|emos|erle|erla)|en persona|presencial\p{L}*|acompañ\p{L}*|acerc\p{L}+|echar?|echa|nos vemos|le vemos|la vemos|lo vemos|(?:d[aeo]\p{L}*|una) (?:una )?vuelta (?:por|en|con)|(?:un )?(?:paseo|recorrido) (?:por|en|con)|ver (?:el|la|nuestr\p{L}+)|trabaja(?:r)? con nosotr\p{L}+`,
  String.raw`vien(?:e|gono)|veng(?:a|ano|ono)|venire|pass(?:a|are|ano|i)|visit(?:a|are)|prova|conosc\p{L}+|di persona|in presenza|in sede|affianc\p{L}*|ci vediamo|lo vediamo|la vediamo|incontr\p{L}+|giro (?:in|del|della|per)|da noi`,
  String.raw`vem|vir|venha|pass(?:a|ar|e) (?:cá|por|um|uma|o|a)|visit(?:a|ar)|teste(?: prático)?|experiência (?:na|no)|conhec\p{L}+|presencial\p{L}*|acompanh\p{L}+|aqui|cá|encontr\p{L}+|dia de (?:teste|experiência)`,
  String.raw`kom(?:t|en)|langs\p{L}*|bezoek\p{L}*|rondleid\p{L}*|rondje|mee(?:loo?p|draai|rijd|werk|kijk|sleutel|bakk|kok|help|doe|ga|var)\p{L}*|loopt[^,;.]* mee|draait[^,;.]* mee|rijdt[^,;.]* mee|werkt[^,;.]* mee|kijkt[^,;.]* mee|proef(?:dag|dienst|draai|les|rit)\p{L}*|kennismak\p{L}*|bij ons|op (?:locatie|kantoor)|ontmoet\p{L}*`,
  String.raw`kom(?:mer|ma|me|pa)?(?= |$)|besök\p{L}*|besøk\p{L}*|besøg\p{L}*|(?:följ|følg|fulgt)\p{L}* (?:\p{L}+ )?med|(?:blir|bli|være|vara|er) (?:\p{L}+ )?med(?= |$)|prov(?:jobb|arbet|dag|pass)\p{L}*|prøve(?:vagt|dag|arbej|vakt|skift|tur)\p{L}*|hos oss|hos os|på plats|träff\p{L}*|møt\p{L}*|mød\p{L}*|rundtur|omvisning|rundvisning|vis(?:ar|er) (?:runt|rundt)`,
);

/** A part of a day that is spent somewhere, as nobody spends one on the telephone. */
export const PART_OF_DAY = words(
  String.raw`paid \p{L}+|(?:half-?)?days? (?:out|in|on|with|at|here|under)|(?:(?:\d|half|full|whole|paid|trial|working|taster|observation|a|an|one|two|2|half a|half an|half-)[- ]?)+(?:(?:\p{L}+ )?(?:days?|mornings?|afternoons?|arvos?|evenings?|nights?|shifts?|services?|clinics?|laps?)|\p{L}+ mornings?)|(?<!on )an? (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:in the|tomorrow|next|saturday|sunday|weekday) (?:mornings?|afternoons?|shifts?)|(?:an |one |half an |a couple of )?hours? (?:or two )?(?:on|in|at|with|out|here|under|behind|beside) (?!teams|zoom|the phone|hr)`,
  String.raw`(?:ein(?:en|e)?|nen|ne|halben?|halber|ganzen) (?:\p{L}+ )?(?:tag|vormittag|nachmittag|schicht|abend|dienst|morgen|stündchen|stunde)`,
  String.raw`(?:un|une|demi-?) ?(?:\p{L}+ )?(?:matinée|journée|demi-journée|après-midi|soirée|service|nuit|jour|matin)`,
  String.raw`(?:un|una|media|medio|unas) (?:\p{L}+ )?(?:tarde|mañana|día|jornada|turno|noche|ratito|rato)`,
  String.raw`(?:un|una|mezza|mezzo) ?(?:\p{L}+ )?(?:giornata|giorno|mattina|mattinata|pomeriggio|turno|notte|serata|ora)`,
  String.raw`(?:um|uma|meio|meia) (?:\p{L}+ )?(?:manhã|tarde|dia|turno|noite|período)`,
  String.raw`(?:een|halve|n) (?:\p{L}+ )?(?:dag|dagje|dagdeel|ochtend|ochtendje|middag|middagje|dienst|avond)`,
  String.raw`(?:en|et|ett|halv|halvan) (?:\p{L}+ )?(?:dag|förmiddag|eftermiddag|skift|pass|vagt|vakt|formiddag|ettermiddag|kväll|kveld|aften)`,
);

/** Something is tested or set as a task. */
export const TESTS = words(
  String.raw`(?:[\p{L}-]+ ){0,2}(?:tests?|exercises?|tasks?|cases?(?! ?load)|case stud(?:y|ies)|assignments?|assessments?|quiz|exams?|challenge|practical lab|practicals?(?=\\W*$)|lab (?:tests?|exercises?)|demo|mock \p{L}+(?: \p{L}+)?|sample \p{L}+|(?:trial |demo )?lessons?|take[- ]?home|role[- ]plays?|tech(?:nical)? (?:chats?|interviews?|rounds?)|assessed drive|presentations?|bit of (?:plant|bird|part) ident)`,
  String.raw`(?:[\p{L}-]*(?:test|aufgabe|probestück|arbeitsprobe|fallstudie|rollenspiel|übung|prüfung))`,
  String.raw`(?:test|exercice|épreuve|étude de cas|cas pratique|mise en situation)(?: \p{L}+)?`,
  String.raw`(?:prueba de (?!trabajo)\p{L}+|prueba técnica|prueba escrita|ejercicio|caso práctico|examen)(?: \p{L}+)?`,
  String.raw`(?:prova tecnica|test|esercizio|esercitazione|caso pratico)`,
  String.raw`(?:exercício|desafio|prova técnica|caso prático)`,
  String.raw`(?:[\p{L}-]*(?:opdracht|toets|casus))`,
  String.raw`(?:[\p{L}-]*(?:arbetsprov|arbeidsprøve|oppgave|opgave|uppgift|kodtest))`,
);

/** People talk, which tells no means. */
export const TALKS = words(
  String.raw`chats?|yarns?|chin ?wags?|natters?|talks?|conversations?|discussions?|meets?|meeting|interviews?(?:ed)?|sit[- ]?downs?|sits? down|speaks?|k[oō]rero|word with|catch[- ]?up|rounds?|grill(?:ing)?|(?:pre-?)?screen(?:s|ing)?|panel`,
  String.raw`gespräch\p{L}*|vorstellung\p{L}*|quatsch\p{L}*|plaudern|red(?:en|et)|unterhalt\p{L}*|austausch|termin|runde|interview`,
  String.raw`entretiens?|échang\p{L}*|discut\p{L}*|parl(?:e|er|ons|era)|jaser?|caus(?:er|ette)|rendez-vous|rdv|s[’']assoit`,
  String.raw`entrevist\p{L}*|charl\p{L}*|habl(?:o|a|amos|ar|aré)|conversaci\p{L}+|reuni\p{L}+|nos sentamos`,
  String.raw`colloqui\p{L}*|parl(?:o|iamo|are|a)|chiacchier\p{L}*|due parole|quattro chiacchiere`,
  String.raw`entrevist\p{L}*|convers\p{L}*|papo|bato um papo|fal(?:o|amos|ar)|reunião|reuniões`,
  String.raw`gesprek\p{L}*|praat(?:je)?|praten|babbel\p{L}*|kletsen|sollicitatie\p{L}*`,
  String.raw`samtal\p{L}*|intervju\p{L}*|prat(?:a|ar|er|es|e|as)?|snak(?:ke|ker|kes)?|möte|møde|møte`,
);

/** Money, an offer, or that it is settled: what ends a process and is no meeting of its own. */
export const SETTLES = words(
  String.raw`offers?|decid(?:e|es|ing)|decision|sign(?:s|ed)?|shak(?:e|es) (?:on|hands)|money|dollars?|numbers|terms|pay|salary|contract|that['’]?s (?:it|us|all|that)|thats (?:it|us|all)|job done|done|sorted|say(?:s)? yes|yes or no|references?(?: checks?)?|reference checks?|confirm|start(?:s)?|they stay|get(?:s)? (?:a|to) (?:say|vote)|approves?|make up (?:our|my) minds?`,
  String.raw`angebot|entscheid\p{L}*|geld|gehalt|lohn|vertrag|unterschr\p{L}*|handschlag|zusage|fertig`,
  String.raw`décid\p{L}*|offre|salaire|contrat|sign(?:e|er|ons)|argent|proposition|tape dans la main|se décide`,
  String.raw`oferta|decid\p{L}*|sueldo|salario|dinero|contrato|firm(?:a|ar|amos)|condiciones|listo`,
  String.raw`offerta|decid\p{L}*|soldi|stipendio|contratto|firm(?:a|iamo|are)|proposta|compenso`,
  String.raw`proposta|decid\p{L}*|salário|ordenado|dinheiro|contrato|assin\p{L}*|fechamos`,
  String.raw`aanbod|beslis\p{L}*|besluit\p{L}*|geld|salaris|loon|contract|teken\p{L}*|rond|af te maken|klaar`,
  String.raw`erbjud\p{L}*|tilbud|bestäm\p{L}*|beslut\p{L}*|lön\p{L}*|løn\p{L}*|lønn\p{L}*|avtal|kontrakt|klart|bestemmer`,
);

/** What sets one step behind another. */
export const ORDERS =
  /(?<!\p{L})(?:(?<!now and )then|(?<!look )after (?:that|which|this|an?|the)|afterwards|thereafter|followed by|next|finally|lastly|to finish|first(?:ly)?(?! aid)|to (?:start|begin) with|starts? with|round \d|\d(?:st|nd|rd)|second|last(?!ed)|dann|danach|anschließend|zuerst|erst|zunächst|zum schluss|am ende|später|puis|ensuite|après|d[’']abord|enfin|pour finir|luego|después|primero|al final|acabamos|finalmente|por último|poi|dopo|prima|infine|alla fine|depois|primeiro|no fim|por fim|em seguida|daarna|dan|eerst|vervolgens|tot slot|ten slotte|sen|sedan|därefter|först|sist|till sist|så|først|derefter|deretter|til sidst|til slutt|etterpå|bagefter)(?!\p{L})|→|->|(?<=\p{L} )>(?= )|=>/iu;

const APPLICANTS =
  /(?<!\p{L})(?:interviews?|them|['’]em|him|her|they|he|she|candidates?|anyone decent|applicants?|people|everyone|the (?:good|right|best) ones?|those we like|(?:with|w\/?|to|by|see|meet|call|ring|phone|join) (?:me|us|my|our|myself|hr)|the (?:owner|boss|director|principal|manager|team|crew|gang|lads|girls|boys)|together|sie|ihn|ihm|ihr|er|wir|uns|ich|mir|il|elle|ils|elles|je|on (?=se |s[’']|le |la |les |lui |l[’']|fait|mange|voit|déj|prend|va |en )|nous|moi|le|la|les|lui|leur|l[’'](?=\p{L})|lo|él|ella|conmigo|nosotr[oa]s|yo|nos|se|ci|io|me|noi|ele|ela|lhe|eu|comigo|connosco|conosco|cá|hij|zij|ze|hem|haar|we|ons|mij|wij|samen|han|hon|hun|ham|henne|hende|vi|oss|os|mig|meg|jag|jeg)(?!\p{L})/iu;
/** "A call with Priya". */
const WITH_NAME = /(?<!\p{L})(?:with|w\/|by|meet|see|ring|call) (?!Teams|Zoom)\p{Lu}\p{Ll}+/u;

/** Whether words speak of people who apply, or of whom they meet. */
export const speaksOfApplicants = (said: string): boolean => APPLICANTS.test(said) || WITH_NAME.test(said);

/** "En la bodega", "im Haus", "på kontoret": at some place of the house, and no time. */
export const ABROAD =
  /(?<!\p{L})(?:at|in|on) (?:site|mill|practice|person|store|school|plant|branch|house|clinic|centre|depot|campus)(?!\p{L})|(?<!\p{L})(?:bei (?=mir|uns)|chez (?=moi|nous)|en (?:el|la|los|las|nuestr[oa]s?) |à l[’']|au |aux |dans (?:le |la |les |nos |notre |l[’'])|chez |nel(?:la |lo |l[’'])|in (?=officina|laboratorio|cucina|cantina|negozio|studio)|(?:na|no|em nossa|em nosso) |in (?:der|die|unser\p{L}*) |i(?:m|n dem) |beim |auf (?:dem|der|unser\p{L}*) |(?:op|in|aan|bij) (?:de|het|ons|onze) |på (?=\p{L}+[en]t?(?!\p{L}))|i (?=\p{L}{3,}(?:en|et|n)(?!\p{L})))(?!tarde|mañana|semana|fin|final|primer|soir|matin|début|mois|fil|téléphone|tél|courant|moment|cours|caso|próxim|luren|tråden|telefon|nächst|ersten|zweiten|woche|anschluss|fall|eerste|tweede|week|ochtend|hand|zelfde|première|seconde|foulée|journée)\p{L}{3,}/iu;
