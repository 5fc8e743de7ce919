// What hints in other languages at an age, looks, a faith or a family, and names none: by what somebody remembers, how they draw
// customers, where they are on Sundays, how far off something is for them.

const rx = (...parts: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'iu');

// Whoever saw, learned or remembers something of another time …
const REMEMBERS = rx(
  '(?:wer|wenn (?:du|sie)|leute,? die|jemand,? der|die)[^.;]{0,40}(?:erinner\\p{L}+|erlebt|gesehen|gelernt|benutzt|telefoniert|getippt|gekannt|mitgemacht|aufgewachsen|getanzt|gehört) ?(?:hat|haben|hast|ist|sind)?',
  '(?:wie|als (?:je|u)|mensen die|iemand die)[^.;]{0,40}(?:meegemaakt|herinner\\p{L}*|gezien|geleerd|gekend|gebruikt|weet nog|opgegroeid|gedanst)',
  '(?:qui|si (?:vous|tu)|ceux qui|celles qui)[^.;]{0,15}(?:(?:a|ont|avez|as) (?:encore )?(?:connu|vu|appris|vécu|tapé|dansé)|(?:se |vous |te )?(?:souv\\p{L}+|rappel\\p{L}+))',
  '(?:chi|se|quelli che|coloro che)[^.;]{0,15}(?:(?:ha|hai|hanno|avete) (?:ancora )?(?:visto|vissuto|imparato|ballato|conosciuto|usato)|(?:si |ti )?ricord\\p{L}+)',
  '(?:quien(?:es)?|si|los que|las que)[^.;]{0,15}(?:viste|vio|vieron|viviste|vivió|vivieron|aprendiste|aprendió|bailaste|conociste|conoció|(?:te |se )?(?:acuerd\\p{L}+|recuerd\\p{L}+))',
  '(?:quem|se)[^.;]{0,15}(?:viu|viste|viveu|viveste|aprendeu|aprendeste|dançou|conheceu|(?:se |te )?lembr\\p{L}+)',
  '(?:den som|om du|hvis du|de som|dem der|den der)[^.;]{0,30}(?:minns|husker|upplevde|oplevede|opplevde|såg|så|lärde|lærte|dansade|dansede)',
);
// … does not fit.
const UNFIT = rx(
  '(?:findet|finden|findest)[^.;]{0,25}(?:schwer|kaum|nicht) (?:zurecht|hinein|rein)|fehl am platz|passt[^.;]{0,15}(?:nicht|kaum)|(?:ist|wäre|bist)[^.;]{0,15}(?:nicht (?:richtig|gemacht)|falsch|zu langsam)|nichts für|zu alt|hält[^.;]{0,20}nicht (?:mit|schritt)|nicht mit(?:halten|kommen)',
  '(?:past|hoort|voelt zich)[^.;]{0,15}(?:niet|minder|niet thuis)|niets voor|niet op (?:je|zijn) plek|houdt[^.;]{0,20}niet bij|te (?:oud|langzaam)',
  '(?:ne )?(?:se )?(?:sentir\\p{L}+ pas|sentir\\p{L}+ (?:perdue?s?|dépassée?s?|mal)|trouver\\p{L}+ pas)|pas (?:fait|faite|pour (?:vous|toi|lui))|pas sa place|ne suivr\\p{L}+ pas|aura du mal|aurez du mal|dépassée?s?',
  '(?:si )?(?:sentir\\p{L}+|trover\\p{L}+) (?:fuori posto|spaesat\\p{L}|male|a disagio)|fuori posto|non (?:fa|farebbe) (?:per|al caso)|non (?:terrebbe|reggerebbe|regge|tiene) il (?:passo|ritmo)|farebbe fatica|farà fatica',
  '(?:no|quizá(?:s)? (?:\\p{L}+ )*no) (?:sea|es|será) (?:\\p{L}+ )?(?:para ti|tu sitio|para usted|su sitio|lo tuyo)|no encaj\\p{L}+|fuera de lugar|no (?:aguant|segu)\\p{L}+ (?:el|este) ritmo|le costar\\p{L}+|te costar\\p{L}+',
  '(?:não (?:é|será|seja) (?:para ti|o teu lugar|para si|o seu lugar))|não (?:encaix|se encaix)\\p{L}+|fora do lugar|deslocad[oa]',
  'passar (?:inte|ikke|nog inte)|passer (?:ikke|nok ikke)|(?:inte|ikke) (?:något|noget|noe) for (?:dig|deg)|är (?:inte|nog inte) (?:rätt|för dig)|hänger inte med|henger ikke med|hænger ikke med|kommer inte att trivas',
);
// A face that draws customers.
const FACE = rx(
  '(?:joli )?minois|frimousse|joli sourire|beau visage|jolie figure',
  '(?:bel )?(?:faccino|visino|musetto)|bel viso|bella faccia|bella presenza',
  'cara bonita|carita|cara guapa|buena planta|un buen tipo',
  'palm(?:o|inho) de cara|carinha laroca|cara bonita',
  'hübsches (?:gesicht|ding)|schönes gesicht|etwas fürs auge|was fürs auge|augenweide|hingucker|blickfang',
  'leuk(?:e)? (?:snoetje|smoeltje)|mooi snoetje|lekker ding|lust voor het oog|mooi gezicht|knap koppie',
  'snyggt ansikte|vackert ansikte|pent ansikt|kønt ansigt|vakkert ansikt|fröjd för ögat|fryd for øjet|fryd for øyet',
);
const DRAWS = rx(
  'clientèle|clients|vend\\p{L}*|vente\\p{L}*|attir\\p{L}+|comptoir|accueil|salle|vitrine',
  'vender\\p{L}*|bancone|clienti|cassa|vetrina|reception|sala',
  'puertas|clientes|barra|tienda|mostrador|ventas|caja|local',
  'perfumes?|balcão|loja|vendas',
  'kund\\p{L}+|gäste\\p{L}*|tresen|theke|empfang|laden|verkauf\\p{L}*|umsatz',
  'klant\\p{L}*|gasten|bar|balie|winkel|verko\\p{L}+|omzet',
  'kund\\p{L}*|gäst\\p{L}*|gæst\\p{L}*|gjest\\p{L}*|disk\\p{L}*|butik\\p{L}*|butikk\\p{L}*|sälj\\p{L}+|sælg\\p{L}+|selg\\p{L}+',
);
// Sundays in church, said of whoever works there.
const SUNDAY = rx(
  'sonntags|am sonntag|dimanche|la domenica|domenica|domingos?|el domingo|zondags?|söndag\\p{L}*|søndag\\p{L}*',
);
const AT_CHURCH = rx(
  "in der kirche|zur kirche|in die kirche|zur messe|im gottesdienst|à la messe|à l[’']église|au culte|a messa|alla messa|in chiesa|a misa|en misa|à missa|na missa|naar de kerk|in de kerk|naar de mis|i kyrkan|i kirke\\p{L}*|till kyrkan",
);
const WITH_US = rx(
  'du|dich|sie|euch|wir|uns|vous|nous|tu|te|ti|noi|tutti|nosotros|todos|usted|vamos|andiamo|allons|jou|je|jij|wij|we|ons|du|dig|oss|deg|os|vi',
);
const OF_CHURCH = rx(
  'orgel\\p{L}*|organ\\p{L}*|orgue|chor\\p{L}*|coro|choeur|chœur|koor|kör|kor|mesn\\p{L}+|küster\\p{L}*|sacrist\\p{L}+|sagrest\\p{L}+|sing\\p{L}*|chant\\p{L}*|cant\\p{L}+|zing\\p{L}*|spiel\\p{L}*|glocke\\p{L}*|kaffee|konzert\\p{L}*|gemeinde|parroquia|parrocchia|paroisse|fahr\\p{L}+|begleit\\p{L}+|accompagn\\p{L}+|acompañ\\p{L}+|frei|libre|liber[oi]|geschlossen|fermé\\p{L}*|chius\\p{L}+|cerrad\\p{L}+',
);
// How far off a pension, children or leave is, and who is not the kind for it.
const FAR_OFF = rx(
  '(?:rente|pension|ruhestand|kinder\\p{L}*|familie)[^.;]{0,20}(?:noch (?:lange )?nicht|noch (?:weit|lange) (?:weg|entfernt|hin)|kein thema|in weiter ferne)',
  '(?:pensioen\\p{L}*|aow|kinder\\p{L}*)[^.;]{0,20}(?:nog (?:lang )?niet|nog (?:ver|heel ver) (?:weg|af)|geen thema|ver weg)',
  "(?:retraite|bébés?|enfants)[^.;]{0,20}(?:encore (?:loin|très loin)|pas pour (?:demain|tout de suite)|est loin|pas à l[’']ordre du jour)",
  "(?:pensione|figli|bambini)[^.;]{0,20}(?:ancora (?:lontan\\p{L}|molto lontan\\p{L})|è lontana|non (?:è|sono) (?:all[’']ordine|nei tuoi piani|in programma))",
  '(?:jubilación|hijos|bebés)[^.;]{0,20}(?:aún (?:lejos|muy lejos)|todavía (?:lejos|queda)|queda(?:n)? lejos|no (?:entran?|están) en tus planes)',
  '(?:pension\\p{L}*|barn)[^.;]{0,20}(?:långt (?:kvar|borta|bort)|langt (?:væk|unna|igen)|inte aktuellt|ikke aktuelt)',
  '(?:ikke|inte) (?:typen|den typ\\p{L}*),? (?:der|som) [^.;]{0,20}(?:barsel|föräldraledig\\p{L}*|foreldreperm\\p{L}*|gravid\\p{L}*|sjuk\\p{L}*|syg\\p{L}*|syk\\p{L}*)',
  '(?:niet|geen) (?:het )?type (?:dat|die|voor) [^.;]{0,20}(?:zwanger\\p{L}*|verlof|ziek\\p{L}*|kinder\\p{L}*)',
  '(?:nicht|kein) (?:der |die )?typ,? (?:der|die|für) [^.;]{0,20}(?:schwanger\\p{L}*|elternzeit|krank\\p{L}*|kinder\\p{L}*)',
  'pas (?:du|le) genre à [^.;]{0,20}(?:enceinte|congé (?:mat\\p{L}*|parental)|malade|arrêts?)',
  'non (?:sei|è) (?:il|la|una|un) tip[oa] (?:che|da) [^.;]{0,20}(?:incinta|maternità|malattia)',
  'no eres de (?:los|las) que [^.;]{0,25}(?:embaraz\\p{L}*|baja|permiso)',
);
// Children who have to be grown: "Kinder sollten aus dem Haus sein."
const GROWN = rx(
  '(?:die )?kinder (?:sollten|müssen|sollen|dürfen|am besten|bitte)[^.;]{0,25}(?:aus dem haus(?= sein|\\W*$)|groß|erwachsen|aus dem gröbsten|schon (?:groß|älter))',
  '(?:les )?enfants (?:doivent|devraient|de préférence|si possible)[^.;]{0,25}(?:grands?|partis|élevés|adultes|autonomes)|enfants (?:déjà )?(?:grands|élevés) (?:de préférence|souhaités|si possible)',
  '(?:los )?hijos (?:deben|deberían|mejor|preferiblemente|a ser posible)[^.;]{0,25}(?:mayores|criados|independizados|fuera de casa)|(?:con )?(?:los )?hijos ya (?:mayores|criados)(?=,? (?:mejor|preferible|por favor)|\\W*$)',
  '(?:i )?figli (?:devono|dovrebbero|meglio se|possibilmente)[^.;]{0,25}(?:grandi|cresciuti|fuori casa|adulti)',
  '(?:de )?kinderen (?:moeten|het liefst|liefst|graag)[^.;]{0,25}(?:de deur uit|groot|het huis uit|uit huis|op eigen benen)',
  'barnen (?:bör|ska|helst)[^.;]{0,20}(?:stora|utflugna|vuxna)|(?:os )?filhos (?:devem|de preferência)[^.;]{0,20}(?:crescidos|criados)',
);
// Mothers as those who leave early, told beside those who stay: no fathers come with them.
const MOTHERS = rx(
  "(?:(?:die|las|le|les|de|as) )?(?:mütter|madres|mamás|mamme|madri|mères|mamans|moeders|mama[’']s|mammor|mødre|mødrene|mães|matki|mamy)(?! (?:y|e|en|et|und|och|og|i|oder|o|ou|of)(?!\\p{L}))",
);
const LEAVE_EARLY = rx(
  'weg|springen|rennen|scappano|fuggono|corrono|vanno via|fuera|corriendo|salen pitando|se van|filent|courent|partent|sont parties|rennen|springer|går klockan|vão-se|saem a correr|uciekają|wychodzą',
);
const WE_STAY = rx(
  '(?:wij|we|noi|nosotros|nosotras|nous|on|wir|vi|nós|my)(?! (?:sind für|accompagn\\p{L}*|begleit\\p{L}*|begeleid\\p{L}*))|ya se sabe|on le sait|si sa|men weet',
);
// What belongs to a life with small children or in-laws, and is not there yet.
const OF_FAMILY = rx(
  'kindersitz\\p{L}*|kinderwagen|babyphone?|windeln|schwiegermutter|schnuller',
  'si[eè]ges? autos?|poussettes?|couches|belle-mère|biberons?|babyphone',
  'sillita(?: (?:en|del|de) \\p{L}+)?|carrito de bebé|pañales|suegra|biberones|chupete',
  'seggiolin[oi]|passeggin[oi]|pannolini|suocera|biberon|ciuccio',
  "kinderzitje(?:s|[’']s)?|kinderwagens?|luiers|schoonmoeder|babyfoon|speen",
  'barnvagn\\p{L}*|barnstol\\p{L}*|bilbarnstol\\p{L}*|blöjor|svärmor|barnevogn\\p{L}*|bleer|bleier|svigermor',
  'carrinho de bebé|cadeirinha|fraldas|sogra|wózk\\p{L}+|fotelik\\p{L}*|pieluch\\p{L}*|teściow\\p{L}+',
);
const NOT_YET = rx(
  'noch keine?n?|(?:hast|haben) (?:du |sie )?keine?n?',
  "(?:pas|jamais) encore (?:de|d[’'])|n[’']avez (?:pas|ni)|n[’']as (?:pas|ni)|ni de",
  '(?:todavía|aún) no (?:tienes|tiene|hay)|no tienes|no llevas',
  "non (?:hai|ha|c[’']è)(?: ancora)?|non ce l[’']hai|ancora niente",
  'nog geen|(?:hebt|heeft) geen',
  '(?:har )?(?:du )?(?:ännu )?(?:ingen|inga|inget)|(?:enda|ennå) ingen',
  '(?:ainda )?não tens|nie masz(?: jeszcze)?|jeszcze nie masz',
);
// Goods that are sold or fitted.
const SELLS = rx(
  'verkauf\\p{L}*|berat\\p{L}*|liefer\\p{L}*|einbau\\p{L}*|vend\\p{L}*|conseil\\p{L}*|livr\\p{L}*|form\\p{L}+|instal\\p{L}*|alquil\\p{L}*|mont\\p{L}*|noleggi\\p{L}*|verko\\p{L}*|lever\\p{L}*|repar\\p{L}*|sälj\\p{L}*|selg\\p{L}*|sælg\\p{L}*|sprzeda\\p{L}*',
);
const YOU = rx(
  "du|dir|dein\\p{L}*|sie|ihnen|ihr\\p{L}*|je|jij|jou\\p{L}*|u|uw|vous|votre|vos|tu|te|ton|ta|tes|ti|tuo\\p{L}*|tua|tue|lei|usted|tus?|su|teu\\p{L}*|dig|din|ditt|deg|kandidat\\p{L}*|iemand|jemand\\p{L}*|quelqu[’']un|qualcuno|alguien|alguém|någon|nogen|noen",
);
const NOT_ASKED = rx(
  'egal|keine rolle|peu importe|non importa|no importa|maakt niet uit|spelar ingen roll|willkommen|welkom|bienvenu\\p{L}*|benvenut\\p{L}*|bienvenid\\p{L}*|välkom\\p{L}*|velkom\\p{L}*|kein problem|geen probleem|pas un problème',
);

/** Where a sentence in another language hints at who is wanted by what names nobody; the whole of it is told. */
export function hintedAbroad(clause: string): { start: number; end: number } | undefined {
  if (NOT_ASKED.test(clause)) return undefined;
  const isHinted =
    (REMEMBERS.test(clause) && UNFIT.test(clause)) ||
    (FACE.test(clause) && DRAWS.test(clause)) ||
    (SUNDAY.test(clause) && AT_CHURCH.test(clause) && WITH_US.test(clause) && !OF_CHURCH.test(clause)) ||
    (FAR_OFF.test(clause) && YOU.test(clause)) ||
    GROWN.test(clause) ||
    (MOTHERS.test(clause) && LEAVE_EARLY.test(clause) && WE_STAY.test(clause)) ||
    (OF_FAMILY.test(clause) && NOT_YET.test(clause) && !SELLS.test(clause));
  return isHinted ? { start: 0, end: clause.length } : undefined;
}
