const LEAVE =
  'ouderschapsverlof|zwangerschapsverlof|kraamverlof|bevallingsverlof|geboorteverlof|föräldra(?:penning|ledighet|lön)\\p{L}*|foreldrepenge\\p{L}*|barsel\\p{L}*|elternzeit|elterngeld|mutterschaftsgeld|congé (?:de )?(?:maternité|paternité|parental)|(?:permiso|baja) (?:de|por) (?:maternidad|paternidad)|congedo (?:di )?(?:maternità|paternità|parentale)|licença (?:de )?(?:maternidade|paternidade|parental)';
const AGED = '(?:jung|jünger|unga?|yngre|hübsch|ledig)\\p{L}*';
const NOBODY_SOUGHT =
  '(?<![^.;]*(?:such\\p{L}*|zoek\\p{L}*|söker|søker|cherch\\p{L}*|busc\\p{L}*|cerc\\p{L}*|procur\\p{L}*|jung\\p{L}*|jong\\p{L}*|jeune\\p{L}*) [^.;]*)(?![^.;]*(?:such\\p{L}*|zoek\\p{L}*|söker|søker|cherch\\p{L}*|busc\\p{L}*|cerc\\p{L}*|procur\\p{L}*|jung\\p{L}*|jong\\p{L}*|jeune\\p{L}*|genoeg|genug|assez))';
/**
 * What is said in other languages than English of what nobody is asked: that a photo or an age is not to be sent, that
 * something is no reason, that a client was told what may not be written. For each language: what turns something down and
 * what is turned down.
 */
const PATTERNS: readonly string[] = [
  // "Ob Sie Kinder wollen, fragt hier niemand": the whole sentence says that it is nobody's business.
  '^\\W*(?:ob|of|si|se|que|om|czy) [^.;]{3,60}?,? ?(?:(?:da(?:nach|s) )?fragt (?:hier |bei uns |sie |dich )*(?:niemand|keiner)|ist (?:ganz |allein )?(?:ihre|deine|eure|privat)\\p{L}* ?(?:sache|angelegenheit)?|interessiert (?:hier |uns )*(?:niemanden|keinen|nicht)|geht (?:uns|niemanden) (?:nichts )?(?:etwas )?an|vragen (?:we|wij) niet|(?:dat )?gaat (?:ons|niemand) niets? aan|is (?:jouw|uw|je eigen) zaak|ne (?:nous )?regarde (?:que vous|pas|personne)|(?:ça )?ne nous regarde pas|es (?:cosa|asunto) (?:tuy[oa]|suy[oa])|(?:ni se pregunta|no (?:lo )?preguntamos|no es asunto nuestro)|(?:sono|è) (?:fatti|affare|affari) (?:tuoi|suoi|tuo|suo)|non (?:ci riguarda|lo chiediamo)|é (?:consigo|contigo|assunto (?:seu|teu))|não perguntamos|har (?:ingen|vi inget) med att göra|frågar (?:vi|ingen) (?:inte|om))\\W*$',
  // Not to be sent: what papers about somebody hold, with nothing else behind it.
  ...[
    [
      'ohne|kein(?:e|en|er)?|weder|nicht',
      'fotos?|lichtbild(?:er)?|bewerbungsfotos?|geburts(?:datum|jahr|ort)|familienstand|alter(?:sangaben?)?|namen?|staatsangehörigkeit|nationalität|geschlecht',
    ],
    [
      'zonder|geen|noch',
      "pasfoto(?:[’']s)?|foto(?:[’']s)?|geboorte(?:datum|jaar|plaats)|burgerlijke staat|leeftijd(?:en)?|na(?:am|men)|nationaliteit|geslacht",
    ],
    [
      "sans|ni(?: (?:votre|vos|leurs?|sa|la))?|aucune|pas de|n[’']indiquez (?:pas|ni)(?: votre| de)?|inutile (?:de joindre|d[’']indiquer|de préciser)(?: une| votre| l[’'])?",
      "(?:l[’'])?âge|photos?|date de naissance|situation (?:de famille|familiale|matrimoniale)|état civil|noms?|prénoms?|nationalité|sexe",
    ],
    [
      'sin|ni|no (?:pongas?|incluy(?:as?|an)|env[ií]es?|adjuntes?|indiques?|ponga|hace falta|es necesari[oa]|se (?:pide|solicita|exige|requiere)|pedimos|solicitamos|necesitamos)(?: (?:la|el|tu|su|una|ninguna))?',
      'fotos?|fotograf[ií]as?|fecha de nacimiento|edad|estado civil|nombres?|apellidos?|nacionalidad|sexo|género',
    ],
    [
      "senza|né|non (?:inviate|allegate|allegare|inviare|indicate|indicare|serv(?:e|ono)|chiediamo|occorr(?:e|ono)|è (?:richiest|necessari)[oa])(?: (?:la|il|una))?(?: l[’'])?|niente",
      'foto(?:grafi[ae])?|data di nascita|età|stato civile|nom[ei]|cognom[ei]|nazionalità|sesso',
    ],
    [
      'sem|nem|não (?:envie|inclua|indique|anexe|ponha|pedimos|é (?:pedid|necessári)[oa]|precisa de)(?: (?:a|o|uma|qualquer informação sobre))?',
      'fotos?|fotografias?|data de nascimento|idade|estado civil|nomes?|nacionalidade|sexo|género',
    ],
    [
      'utan|uden|uten|inga?|ingen|inte|ikke|ikkje',
      'foto|bilde?r?|billede|personnummer|cpr-nummer|fødselsdato|födelse(?:datum|år)|alder|ålder|navn|namn|civil(?:stånd|status)|sivilstand|kön|køn|kjønn|nationalitet|nasjonalitet',
    ],
    [
      'bez|ani|nie (?:dołącza\\p{L}*|załącza\\p{L}*|podawa\\p{L}*|wysyła\\p{L}*|przesyła\\p{L}*|pytamy o|wymagamy)',
      'zdję(?:cia|ć|cie)|daty urodzenia|wieku|wiek|stanu? cywiln\\p{L}*|imi(?:on|enia)|nazwisk\\p{L}*|narodowości|płci|płeć',
    ],
  ].map(
    ([not, thing]) =>
      `(?:${not}) (?:${thing})(?=\\s*(?:[,;.:)]|$)|\\s(?:und|oder|noch|en|of|et|ou|ni|y|o|e|né|ed|nem|och|og|eller|i|lub|ani)\\s)`,
  ),
  // "… bleiben draußen": the same, said behind it.
  '(?:fotos?|geburtsdatum|alter|namen?|foto|leeftijd|geboortedatum|namn|navn|ålder|alder|födelseår)(?: (?:und|en|och|og) \\p{L}+)? (?:weglassen|bitte weg|bleiben? (?:draußen|weg|außen vor)|laten (?:we )?weg|blijven buiten beschouwing|döljs|skjules|fjernes|tas bort)',
  // How those who expect a child are kept from harm.
  '(?:schwangere|stillende)\\p{L}* [^.;]{0,50}(?:nach dem |laut |gemäß )?(?:mutterschutzgesetz|mutterschutz\\p{L}*)|(?:mutterschutzgesetz)[^.;]{0,30}schwangere',
  // What a house adds to the pay of those who are at home with a child.
  `${NOBODY_SOUGHT}(?:${LEAVE})[^.;]{0,30} (?:vullen (?:we|wij)|fyller vi|stocken wir|zahlen wir|betalen (?:we|wij)|supplerer vi|complétons|complétés?|complementamos|integriamo|pagamos|completamos)`,
  `${NOBODY_SOUGHT}(?:(?:we|wij) vullen|vi fyller|wir stocken|vi supplerer|nous complétons|complementamos|completamos|integriamo) [^.;]{0,25}(?:${LEAVE})`,
  // Whoever is few there is asked to apply too, and the best is taken.
  `(?<![^.;]*(?<!\\p{L})${AGED}(?!\\p{L})[^.;]*)frauenanteil[^.;]{0,40}(?:erhöhen|steigern|heben)[^.;]{0,20}freuen [^.;]{0,40}bewerbungen von frauen(?![^.;]*(?<!\\p{L})${AGED}(?!\\p{L}))`,
  `(?:jämn(?:are)? (?:köns)?fördelning|jämställdhet)[^.;]{0,40}(?:att (?:fler |flera )?(?:män|kvinnor) söker|sökande)(?![^.;]*(?<!\\p{L})${AGED}(?!\\p{L}))`,
  '(?:sökande|ansökningar|søkere|ansøgere) (?:av|från|fra|af) (?:alla kön|alle kjønn|alle køn|båda könen)',
  // What is masked, is everybody's own matter, or is enough.
  '(?:noms?|prénoms?|âge|photos?|adresses?)(?: et (?:noms?|prénoms?|âge|photos?|adresses?))? (?:sont |est |restent )?(?:masqués?|cachés?|retirés?|anonymisés?|supprimés?)|(?:nachnamen?|namen?|fotos?|achternamen|nomi|cognomi|nombres|apellidos|nomes)(?: (?:und|en|e|y) \\p{L}+)? (?:sind |werden |worden |sono |vengono |se |são )?(?:geschwärzt|ausgeblendet|anonymisiert|weggelakt|afgeschermd|oscurati|nascosti|ocultan|tapan|ocultados)',
  '(?:ist|sind|bleibt) (?:allein |ganz |nur )?(?:ihre|deine|eure|jedermanns|private?) (?:eigene )?(?:sache|angelegenheit)|(?:trägt|glaubt|lebt|liebt|wählt) jede[rs]?,? (?:was|wie|wen|woran) (?:er|sie|es|man)|(?:hochdeutsch|deutsch|englisch|schriftdeutsch|standarddeutsch) (?:reicht|genügt)(?! nicht)|(?:le français|l.anglais) suffit|basta (?:el español|l.italiano|o português)',
  // "Ein Foto brauchen wir nicht"; "hoofddoek, keppel of niets: je bent welkom".
  "(?:fotos?|lichtbild|geburtsdatum|een foto|foto[’']?s) (?:brauchen|benötigen|erwarten|wollen|hebben|vragen) (?:wir|we|wij) (?:nicht|keine[ns]?|niet)",
  '(?:hoofddoek|kruisje|keppel|kopftuch|kippa|kreuz)(?:je)?,? [^.;]{0,50}(?:je bent|iedereen is|jede[rn]? ist|alle sind|du bist|sie sind) (?:hier |bij ons |bei uns |uns )?(?:welkom|willkommen)(?! (?:niet|nicht))',
  // "Ta bort namn och födelseår ur ansökningarna".
  "(?:ta bort|stryk|dölj|fjern|skjul|entfernt?|streichen|streicht|haal|verwijder|retirez|enlevez|quita|elimina|togliete) (?:bitte |sie |alle |les |los |i |de )?(?:namn|namen|navne?|födelseår|fødselsår|fotos?|foto[’']s|noms?|nombres|nomi|ålder|alder|leeftijd(?:en)?)(?!\\p{L})",
  // "Das Kopftuch ist bei uns selbstverständlich kein Thema".
  "(?:kopftuch|kippa|turban|bart|hoofddoek|voile|foulard|pañuelo|velo)(?!\\p{L})[^.;]{0,40}(?:kein(?:e)? (?:thema|problem|frage|hindernis)|geen (?:punt|probleem|bezwaar)|(?:ne pose|n[’']est|pas) (?:aucun |pas )?(?:un )?problème|no (?:es|supone) (?:ningún )?problema|non (?:è|costituisce) (?:un )?problema)",
  // Nobody is asked.
  '(?:fragen wir (?:nie(?:mals)?|nicht)|wir fragen (?:nie(?:mals)?|nicht)|wird nicht gefragt|fragen sie (?:bitte )?nicht)',
  '(?:vragen (?:wij|we) (?:niet|nooit)|(?:wij|we) vragen (?:niet|nooit)|wordt niet gevraagd|noteren (?:wij|we) niet|daar (?:hebben|zijn) (?:wij|we) niet op (?:geantwoord|ingegaan)|gaan niet in op)',
  "(?:nous ne demandons (?:pas|jamais)|on ne demande (?:pas|jamais)|n[’']est (?:pas|jamais) demandée?|aucune question (?:sur|ne)|ne posez (?:pas|jamais) de questions? sur|ne (?:nous )?regardent? pas)",
  '(?:no (?:preguntamos|se pregunta|pregunt(?:es|e|éis|en)) (?:por|si|sobre|a)|nunca (?:preguntamos|se pregunta)|no se (?:pide|solicita|exige) (?:prueba|test))',
  '(?:non (?:chiediamo|chiedete|chiedere|si chiede)(?: mai)?(?: a nessuno)? (?:se|di|del|della|nulla|niente|informazioni)|non ci riguarda(?:no)?)',
  '(?:não (?:perguntamos|pergunte|se pergunta|fazemos perguntas)|nunca perguntamos|não é pedida qualquer)',
  '(?:(?:ställer|stiller|spør|spørger|frågar) (?:vi|man) (?:aldrig|aldri|inte|ikke)|(?:fråga|spør|spørg) (?:inte|ikke)|inga? frågor om|ingen spørsm[aå]l om)',
  '(?:nie (?:pytamy|pytać|pytajcie|zadajemy)|prosz[eę] nie pytać)',
  '(?:fragen (?:nach|zu) [^.;]{3,40} (?:gibt es|stellen wir|stellt hier|kommen|werden) [^.;]{0,25}(?:nicht|keine|nie)|vragen over [^.;]{3,40} (?:stellen (?:wij|we)|krijg je|worden) [^.;]{0,20}(?:niet|nooit)|(?:les )?questions sur [^.;]{3,40} (?:ne sont (?:pas|jamais) posées|sont interdites)|preguntas sobre [^.;]{3,40} no (?:hay|se hacen|tienen)|domande su [^.;]{3,40} non (?:si fanno|ce ne sono))',
  // "Kopftuch, Kreuz, Kippa: uns egal".
  '(?<=\\p{L} ?[:,–-] ?)(?:(?:ist |das ist )?(?:uns|mir|alles)(?: alles| völlig| ganz)? (?:egal|gleich|wurscht|recht)|(?:ça )?nous (?:est|sont) égal|peu importe(?=\\W*$|,)|nos da igual|da igual(?=\\W*$|,)|per noi (?:è )?(?:uguale|lo stesso)|maakt (?:ons )?niet uit|allemaal prima|allt går bra|det spelar ingen roll)',
  // It is no condition: "setzen wir nicht voraus", "is geen voorwaarde".
  `(?:(?:setzen wir|wir setzen)[^.;]{0,60} nicht voraus|(?:wird|werden)[^.;]{0,40} nicht vorausgesetzt|(?:ist|sind) (?:dafür |hier )?keine (?:voraussetzung|bedingung|pflicht)|(?:is|zijn) geen (?:voorwaarde|vereiste|eis)|(?:n[’']est|ne sont) pas (?:une condition|exigée?s?|requise?s?)|no (?:es|son) (?:un )?requisito|non (?:è|sono) (?:un )?requisit[oi])(?=(?: ser \\p{L}+| essere \\p{L}+| pour [^.;,]{0,30})?\\W*$)`,
  // Nobody has to tell: "vous n'avez pas à nous dire si vous êtes enceinte".
  "(?:(?:vous n['’]avez|tu n['’]as|on n['’]a) pas (?:à|besoin de)|(?:inutile|pas besoin|nul besoin) de|(?:vous n['’]êtes|personne n['’]est) pas? ?(?:obligée?s?|tenue?s?) de|ne vous sentez pas obligée?s? de) (?:nous |me )?(?:dire|préciser|indiquer|parler|signaler|informer|révéler|raconter) (?:si|que|de|votre|vos|ce)",
  '(?:(?:(?:sie|ihr|du) (?:müssen|müsst|musst|brauchen|braucht|brauchst)|niemand muss) (?:uns |mir )?(?:auch |dabei |bitte )?(?:nicht|nichts|keine\\p{L}*) (?:zu )?(?:sagen|mitteilen|erzählen|angeben|verraten|offenlegen|erwähnen|darüber)|(?:uns|mir) [^.;,]{0,20}nicht (?:sagen|mitteilen|verraten) müssen)',
  "(?:no (?:tienes?|tenéis|tienen|hace falta|necesitas?|hay) (?:que|por qué)? ?(?:decirnos|decir|contarnos|informarnos|indicarnos|comunicarnos|explicarnos)|nadie tiene que (?:decirnos|contarnos)|(?:non (?:deve|devi|dovete|serve|occorre|è necessario|hai bisogno di|c[’']è bisogno di)|nessuno deve) (?:dirci|dire|comunicarci|indicarci|raccontarci|informarci)|não (?:tem|tens|precisa|precisas|é preciso) (?:de |que )?(?:nos )?(?:dizer|contar|informar|indicar))",
  '(?:(?:je|u|jij|niemand) hoeft (?:ons |mij |me )?(?:ook )?(?:niet|niets) (?:te )?(?:vertellen|zeggen|melden|laten weten|door te geven)|(?:du|ni|man) (?:behöver|trenger|behøver) (?:inte|ikke) (?:att |å |at )?(?:berätta|säga|fortelle|si|fortælle|sige)|nie (?:musi|musisz|trzeba) (?:nam )?(?:mówić|informować|podawać))',
  // The same with what it is of before it: "Over een kinderwens hoef je in het gesprek niets te zeggen".
  'over [^.;]{3,60} (?:hoef|hoeft|hoeven|moet|moeten) (?:je|u|jij|jullie|niemand|iemand|men)(?: \\p{L}+){0,4}? (?:niets|niks|niet)(?: \\p{L}+)? (?:te )?(?:zeggen|vertellen|melden|delen)|(?:je|u|jij|niemand) (?:hoeft|moet)(?: \\p{L}+){0,4}? (?:niets|niks|niet|iets) te (?:zeggen|vertellen|melden) over',
  'über [^.;]{3,60} (?:müssen|musst|müsst|brauchen|brauchst|braucht|muss) (?:sie|du|ihr|niemand|man)(?: \\p{L}+){0,4}? (?:nichts?|etwas)(?: zu)? (?:sagen|erzählen|angeben|verraten|mitteilen|sprechen)',
  "(?:vous n['’]avez|tu n['’]as|on n['’]a|personne n['’]a) (?:rien|pas) à (?:dire|préciser|mentionner|révéler|raconter) (?:de|d['’]|du|sur|concernant)|rien ne vous oblige à (?:parler|dire|mentionner)",
  '(?:sobre|de) [^.;]{3,60} no (?:tienes?|tiene|tenéis|hay|hace falta|necesitas?)(?: que| por qué)? (?:decir|contar|explicar|hablar)|no (?:tienes?|tiene|hay) que (?:decir|contar) nada (?:sobre|de)',
  '(?:su|di|del|della|dei|dello|sulla|sul) [^.;]{3,60} non (?:devi|deve|dovete|serve|occorre|è necessario) (?:dire|raccontare|parlare)|non (?:devi|deve) dire (?:nulla|niente) (?:su|di|della|del|sulla|sul)',
  // It is no reason.
  '(?:spiel(?:t|en) (?:bei uns |für uns |hier |dabei )?keine rolle|(?:ist|sind) (?:uns |mir |hier )?(?:egal|gleich|kein(?:e)? (?:kriterium|hindernis|ausschluss\\p{L}*))|(?:doet|doen) er (?:bij ons |hier )?niet toe|(?:is|zijn) geen (?:criterium|bezwaar)|maakt (?:ons )?niet uit)',
  "(?:n[’']entrent? pas en ligne de compte|ne comptent? pas|(?:est|sont) indifférente?s?|n[’']est pas un (?:critère|obstacle)|nos dan? igual|no (?:cuentan?|importan?|restan?|es un criterio)|no (?:los|las|la|lo) tenemos en cuenta)",
  '(?:non (?:contano?|importano?|è un (?:criterio|ostacolo)|fanno? differenza)|(?:è|sono) (?:per noi )?indifferent[ei]|não (?:contam?|importam?|é critério)|(?:spelar|spiller) (?:ingen|inga) roll?e?|nie ma(?:ją)? znaczenia)',
  // Somebody was told what may not be written or asked.
  '(?:dürfen|darf|können|kann) (?:wir|man|ich|sie|so) [^.;]{0,50}nicht (?:schreiben|fragen|suchen|verlangen|veröffentlichen|weitergeben|stehen|hineinschreiben|in die anzeige)|(?:das|dies|so|(?:den|diesen) (?:wunsch|satz|zusatz)|(?:die|diese) (?:vorgabe|angabe|zeile|formulierung|bedingung)) (?:dürfen|darf|können|kann) (?:wir|man|ich) [^.;]{0,40}nicht (?:aufnehmen|berücksichtigen)|nicht [^.;]{0,30}(?:schreiben|fragen) (?:dürfen|darf|können)|(?:aus (?:dem text|der anzeige)|gestrichen|herausgenommen|ist verboten|unzulässig)',
  '(?:mogen (?:wij|we) [^.;]{0,50}niet(?! (?:\\p{L}+ )?(?:aannemen|nemen|meenemen|inhuren|plaatsen|hebben|gebruiken|uitnodigen|voorstellen))(?!\\p{L})|uit de (?:tekst|advertentie|vacature)|is verboden|geschrapt uit [^.;]+)',
  "(?:(?:nous ne pouvons|on ne peut|ne peut) pas (?:écrire|demander|publier|mettre|chercher|poser|figurer)|interdit (?:par|d[’']|de)|retiré\\p{L}* (?:[«“][^»”«“]{2,40}[»”] ?)?(?:de|du) (?:l[’']annonce|texte)|no podemos (?:poner|pedir|buscar|escribir|publicar)|(?:quité|quitamos|quitar|retir(?:é|amos)) [^.;]*(?:anuncio|texto|oferta)|lo prohíbe la ley|está prohibido)",
  '(?:non possiamo (?:scrivere|chiedere|pubblicare|cercare|mettere)|va(?:nno)? tolt[oaie]|(?:tolto|tolta|togliere) [^.;]*(?:annuncio|testo)|è vietato|vietato dalla legge|não podemos (?:pôr|pedir|procurar|escrever|publicar)|tirei [^.;]*(?:anúncio|texto)|é proibido)',
  '(?:(?:får|må|kan) (?:vi|man) (?:inte|ikke)(?! (?:ha|anställa|ansætte|ansette|bruka|bruge|bruke|ta)(?!\\p{L}))|vi (?:får|må|kan) (?:inte|ikke)|kan ikke stå|(?:er|är) (?:i strid med|förbjudet|forbudt)|mot (?:loven|lagen)|strid mot|nie (?:możemy|wolno|można) (?:napisać|pytać|pisać|szukać)|zabrania|zabronione)',
];
const NOT_ASKED = new RegExp(`(?<!\\p{L})(?:${PATTERNS.join('|')})(?!\\p{L})`, 'iu');

// What takes it back.
const YET =
  /(?<!\p{L})(?:aber|nur|außer|sondern|lieber|bevorzug\p{L}*|sofern|solange|maar|alleen|liever|behalve|tenzij|mits|voorkeur|mais|sauf|uniquement|seulement|plutôt|préf\p{L}+|pero|solo|sólo|salvo|excepto|prefer\p{L}*|ma|però|soltanto|tranne|meglio|piuttosto|mas|apenas|só|exceto|melhor|men|bara|kun|bare|helst|unntatt|undtagen|ale|tylko|oprócz|lepiej|chyba że)(?!\p{L})/iu;
// What takes nothing back: "men kompetensen avgör", "entschieden wird aber nach Eignung".
const BY_MERIT =
  /,? ?(?<!\p{L})(?:men|aber) (?:kompetensen|meriterna|kompetensen|die (?:eignung|qualifikation)) (?:avgör|styr|entscheidet|zählt)(?=\W*$)/iu;
// Words that are only cited.
const QUOTED = /[„“"«»”‚‘][^„“"«»”‚‘]{1,80}[“"«»”’‘]/gu;

/** Whether a sentence in another language says that something is not asked, and nothing that takes it back. */
export const isNotAskedAbroad = (clause: string): boolean =>
  NOT_ASKED.test(clause) && !YET.test(clause.replace(QUOTED, '').replace(BY_MERIT, ''));
