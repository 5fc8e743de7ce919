import { blanked } from './houses-abroad.ts';

// Whom the work is for, how those who expect a child are kept from harm, and what staff are given from an age on, in other
// languages than English: none of it says who is wanted.

const CLIENT = {
  fr: '(?:les|nos|ces) (?:(?:petits|jeunes|tout-petits) )?(?:enfants|élèves|résidents|résidentes|patients|passagers|adolescents|bénéficiaires|clients|vacanciers|collégiens|lycéens|personnes accueillies)',
  de: '(?:die|unsere) (?:kundinnen|kundinnen und kunden|patientinnen(?: und patienten)?|mieter|mieterinnen und mieter|kinder|jugendlichen|schülerinnen und schüler|schüler|bewohner|bewohnerinnen und bewohner|patienten|gäste|fahrgäste|klienten|kunden)',
  nl: '(?:de|onze|je|jouw) (?:cursisten|kinderen|leerlingen|bewoners|cliënten|patiënten|jongeren|deelnemers|gasten|klanten)',
  es: '(?:los|las|nuestros|nuestras) (?:niños|niños y niñas|niñas|alumnos|residentes|pacientes|pasajeros|adolescentes|usuarios|huéspedes|clientes)',
  it: '(?:i|gli|le|nostri|i nostri) (?:bambini|alunni|ospiti|pazienti|ragazzi accolti|passeggeri|utenti|residenti|clienti)',
  pt: '(?:as|os|nossos|os nossos) (?:crianças|alunos|utentes|pacientes|residentes|passageiros|hóspedes|clientes)',
  pl: '(?:dzieci|uczniowie|podopieczni|pacjenci|mieszkańcy|goście|nasi podopieczni|nasi uczniowie)',
  sv: '(?:barnen|eleverna|våra elever|patienterna|de boende|gästerna|kunderna|deltagarna)',
};
const ARE =
  '(?:ont|sont âgée?s|sind|haben|zijn|hebben|tienen|son|hanno|sono|têm|são|mają|są|är)(?: (?:zwischen|entre|tussen|tra|fra|mellan|de|von|van|od|dai|da|âgés de|âgées de|w wieku|mellan|mostly|meist|meestal|surtout|per lo più|im alter von|alle|tous|toutes|allemaal|todos))* \\d';
// "Sommige cliënten willen liever door een vrouw of een man gewassen worden": either, and the team arranges it.
const SOME =
  '(?:sommige|enkele|manche|einige|certaines?|certains|quelques|algunos|algunas|alcuni|alcune|vissa|några|noen|nogle|niektórzy|alguns|algumas)';
const EITHER =
  '(?:een (?:vrouw of (?:een )?man|man of (?:een )?vrouw)|(?:eine[rm]? |einen )?(?:frau oder (?:von )?(?:eine[mn]? )?mann|mann oder (?:von )?(?:eine[r]? )?frau)|(?:une femme ou (?:par )?un homme|un homme ou (?:par )?une femme)|(?:una mujer o (?:por )?un hombre|un hombre o (?:por )?una mujer)|(?:una donna o (?:da )?un uomo|un uomo o (?:da )?una donna)|(?:en kvinna eller (?:av )?en man|en man eller (?:av )?en kvinna|en kvinne eller (?:av )?en mann|en kvinde eller (?:af )?en mand))';
const ARRANGED =
  '(?:regelen|plannen|rooster|teilen|planen|dienstplan|regeln|organisons|organise|planning|organizamos|turnos|organiziamo|turni|planeringen|schemat|løser|löser)';
const WITH_CHILD = {
  de: '(?:wer schwanger (?:wird|ist)|(?:wenn|falls) (?:du|sie) schwanger (?:wirst|werden|bist|sind)|schwangere (?:kolleginnen|mitarbeiterinnen)),? (?:können|bekommen|dürfen|erhalten|wechseln|arbeiten|wechselt|arbeitet|bekommt|kommt|geht|macht|darf|kann|übernimmt)',
  fr: "(?:en cas de grossesse|si vous êtes enceinte|une salariée enceinte|les salariées enceintes|les collègues enceintes),? (?:on |nous |l['’]équipe )?(?:(?:change|changent) de poste|(?:passe|passent|adapt|aménage|est affectée|sont affectées|le poste est|peut|peuvent|bénéficie|bénéficient))",
  nl: "(?:wie zwanger (?:is|wordt|raakt)|ben je zwanger|als je zwanger (?:bent|wordt)|zwangere (?:collega[’']s|medewerk\\p{L}+|werkneem\\p{L}+)),? (?:kunnen|mogen|krijgt|krijgen|doet|doen|werkt|werken|wisselt|gaat naar|stapt over)",
  es: '(?:en caso de embarazo|si (?:estás|te quedas) embarazada|las (?:compañeras|trabajadoras|empleadas) embarazadas|quien se quede embarazada),? (?:(?:pueden|puede)(?! (?:irse|marcharse|olvidar))|se adapta|adaptamos|pasa|pasan|cambia|cambian|cambiamos|te (?:pasamos|cambiamos|ponemos))',
  sv: 'gravida (?:kollegor|medarbetare) (?:får|kan|byter|arbetar|erbjuds|omplaceras|slipper)',
  it: '(?:in caso di gravidanza|le colleghe incinte|chi è incinta),? (?:si cambia|si adatta|adattiamo|passa|passano|cambia)',
};
const LEAVE =
  '(?:ferien|ferienwochen|ferientage|urlaub|urlaubstage|urlaubswochen|vacances|congés|vacaciones|vakantie|vakantiedagen|verlof|ferie)';
const FROM_AGE =
  '(?:ab|dès|a partir de(?: los)?|vanaf|dai|från) (?:dem )?\\d\\d(?:\\.?)(?: (?:jahren?|ans|años|jaar|anni|år|lebensjahr|altersjahr))?';
// Somebody is wished for, kept out or sent away.
const WISH =
  /(?<!\p{L})(?:nur|lieber|such\p{L}*|soll\p{L}*|möcht\p{L}*|wünsch\p{L}*|jemand\p{L}*|bewerb\p{L}*|passen\p{L}*|bevorzug\p{L}*|deshalb|daher|verlier\p{L}*|vertrag|endet|rechn\p{L}*|plutôt|cherch\p{L}*|veu\p{L}*|voul\p{L}*|préf\p{L}*|donc|quitt\p{L}*|solo|sólo|mejor|busc\p{L}*|quier\p{L}*|prefer\p{L}*|prefier\p{L}*|por eso|meglio|cerc\p{L}*|vogli\p{L}*|quindi|zoek\p{L}*|alleen|daarom|melhor|procur\p{L}*|szuka\p{L}*|tylko|söker|helst|bara|jünger\p{L}*|jung\p{L}*|jij|du|sie sollten|auch|ook|aussi|también|anche|rentr\p{L}*|jeune\p{L}*|joven\p{L}*|giovan\p{L}*|jong\p{L}*)(?!\p{L})/iu;
const DENIED =
  /(?<!\p{L})(?:kein\p{L}*|nicht|pas|jamais|nunca|no|mai|non|niet|geen|nooit|não|nie|aldrig|inte)(?!\p{L})/iu;
const COUNTED =
  '(?:(?:\\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig|vierzig|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quinze|vingt|trente|quarante|twee|drie|vijf|zes|zeven|negen|tien|twaalf|vijftien|twintig|dertig|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|quince|veinte|treinta|due|tre|quattro|sei|sette|otto|dieci|dodici|quindici|venti|trenta|dwanaście|dwadzieścia|tolv|tjugo|trettio) (?:kinder|kindern|schüler|bewohner|bewohnerinnen|enfants|élèves|résidents|kinderen|leerlingen|bewoners|niños|alumnos|residentes|bambini|alunni|ospiti|crianças|alunos|utentes|dzieci|uczniów|barn|elever)) (?:im alter )?(?:von|zwischen|de|entre|tussen|van|da|dai|tra|fra|od|w wieku|mellan|från) (?:\\d{1,2}|\\p{L}+)(?: (?:monaten?|mois|maanden|meses|mesi))? (?:bis|und|à|et|en|tot|a|y|ai|e|do|och|till) (?:\\d{1,3}|\\p{L}+)(?: (?:jahren?|ans|jaar|años|anni|anos|lat|år))?';
const SERVED = new RegExp(
  `^\\W*(?:(?:${Object.values(CLIENT).join('|')}) ${ARE}[\\d]*(?: (?:und|bis|et|à|en|tot|y|a|e|i|och|ai|do)(?: los)? \\d{1,3})?(?: (?:jahren?(?: alt)?|jahre(?: alt)?|ans|jaar(?: oud)?|años|anni|anos|lat|år))?|${COUNTED})(?!\\p{L})`,
  'iu',
);
const GUARDED = new RegExp(
  `(?<!\\p{L})(?:${Object.values(WITH_CHILD).join('|')})(?!\\p{L})(?! (?:vi|wir|we|wij)(?!\\p{L}))`,
  'iu',
);
const GIVEN = new RegExp(
  `(?<!\\p{L})${LEAVE}(?!\\p{L})[^.;]*(?<!\\p{L})${FROM_AGE}(?!\\p{L})|(?<!\\p{L})${FROM_AGE}(?!\\p{L})[^.;]*(?<!\\p{L})${LEAVE}(?!\\p{L})`,
  'iu',
);
const ARRANGES = new RegExp(
  `^\\W*${SOME}(?!\\p{L})[^.;]*(?<!\\p{L})${EITHER}(?!\\p{L})[^.;]*(?<!\\p{L})${ARRANGED}(?!\\p{L})`,
  'iu',
);
// What a client may wish by either sex is no wish of the house: the word for it speaks against nothing here.
const RATHER = new RegExp(
  `(?<!\\p{L})(?:liever|lieber|plutôt|prefer\\p{L}*|prefier\\p{L}*|préf\\p{L}*|meglio|hellre|heller|möcht\\p{L}*|wünsch\\p{L}*|souhait\\p{L}*|quier\\p{L}*|vogli\\p{L}*|${EITHER})(?!\\p{L})`,
  'giu',
);
// How long somebody has come or worked: no age.
const SINCE =
  /(?<!\p{L})(?:seit|da|sinds|depuis|desde hace|há|od|sedan) (?:über |mehr als |oltre |più di |plus de |más de |meer dan |al )*(?:\d{1,2}|[\p{L}-]+) ?(?:jahren?|['’]?anni|jaar|ans|años|anos|lat|år)(?!\p{L})|(?<!\p{L})da (?:vent|trent|quarant|cinquant|sessant)['’]anni(?!\p{L})/giu;
const COMES = /(?<!\p{L})(?:kommt|kommen|viene|vengono|komt|komen|vient|viennent|vem|przychodzi)(?!\p{L})/iu;
const GUEST =
  '(?:la signora|il signor|frau|herr|madame|monsieur|mevrouw|meneer|la señora|el señor|doña|don|pani|pan|fru|herr) \\p{L}+(?:, \\d{2,3},)?';
const OF_YEARS = new RegExp(`^\\W*${GUEST} `, 'iu');
// "Eine Dame von 92 Jahren" comes to no job, "Meneer Jansen gaat op zondag naar de kerk" has none.
const OLD =
  /(?<!\p{L})(?:une (?:vieille )?dame|un (?:vieux )?monsieur|eine (?:alte )?dame|ein (?:alter )?herr|een (?:oude )?(?:dame|mevrouw|heer)|una (?:anciana|señora|signora)|un (?:señor|signore)) (?:de|von|van|di) (?:[89]\d|10\d) (?:ans|jahren|jaar|años|anni)(?!\p{L})/giu;
const WORSHIPS = new RegExp(
  `^\\W*${GUEST} (?:gaat|geht|va|vai|idzie|går)[^.;,]{0,25}(?:naar de kerk|in die kirche|zur messe|à la messe|a misa|a messa|à missa|do kościoła|i kyrkan|naar de moskee|in die moschee)(?!\\p{L})`,
  'iu',
);
const OF_QUARTER =
  /(?<!\p{L})(?:clientela|clientes|vecinos|comercios|tiendas?|bares?)(?: \p{L}+)? (?:del barrio|de toda la vida)(?!\p{L})|(?<=(?:badante|colf|tata|assistente|collaborat\p{L}+) )convivente(?!\p{L})/giu;
// A driver in Italian, and not what the word says in Spanish.
const DRIVES =
  /(?<!\p{L})autist[ai](?= (?:di |per )?(?:consegn\p{L}*|bus|autobus|camion|furgon\p{L}*|scuolabus|ncc|patente|mezz\p{L}+|bilico|autotren\p{L}*|corrier\p{L}*|trasport\p{L}*|ce?)(?!\p{L}))/giu;

// Days of illness are paid, a child that is ill is no trouble, whoever has retired may come, and who expects a child is whom one serves.
const PAID_ILL =
  /(?<!\p{L})(?:arrêts? maladie|krankheitstage|kinderkrank\p{L}*|ziektedagen|ziekteverlof|(?:i )?giorni di malattia|la malattia|bajas? (?:por enfermedad|médicas?)|sjukdagar(?:na)?|sygedage|sykedager|sjuklön)(?: \p{L}+){0,2}? (?:sont|est|werden|sind|worden|zijn|wordt|sono|è|son|están|se|är|er|betalas|betales)(?: \p{L}+){0,4}? ?(?:indemnis\p{L}*|payé\p{L}*|rémunér\p{L}*|maintenu\p{L}*|bezahlt|vergütet|betaald|doorbetaald|vergoed|pagat\p{L}*|retribuit\p{L}*|copert\p{L}*|pagad\p{L}*|pagan|cobran|remunerad\p{L}*|betald\p{L}*|betalt\p{L}*)(?!\p{L})|(?<!\p{L})(?:sjuka barn|krankes? kind(?:er)?|zieke kinderen|een ziek kind|enfants? malades?|bambin[oi] malat[oi]|niños enfermos|un niño enfermo|syge børn|sygt barn|syke barn|sykt barn)\??,? ?(?:är|sind|ist|zijn|is|sont|est|c[’']est|sono|è|son|es|er)? ?(?:inget|kein|geen|pas un|nessun|ningún|ikke noget|ikke noe|intet) proble\p{L}*/giu;
// What clients are, who looks after children: "Onze klanten zijn moslims, de slager levert halal."
const CLIENTS_ARE = new RegExp(
  `^\\W*(?:${Object.values(CLIENT).join('|')}) (?:zijn|sind|sont|sono|son|são|är|er) (?:\\p{L}+ )?\\p{L}+(?=[,.;]|\\W*$)`,
  'iu',
);
// "Notre clientèle d'été est aux deux tiers étrangère": who comes in.
const COMES_IN =
  /(?<!\p{L})(?:(?:notre|la) clientèle|(?:la|nuestra|a|nossa) clientela|(?:de|onze) clientèle|(?:die|unsere) kundschaft)(?: (?:d[’']|de |du |del |della |van |im |am )?\p{L}+)? (?:est|es|è|é|is|ist) (?:[\p{L}’'%\d]+ ){0,4}?(?:étrangère|internationale|anglaise|allemande|anglophone|âgée|fidèle|extranjera|internacional|inglesa|alemana|mayor|straniera|internazionale|tedesca|anziana|estrangeira|buitenlands|internationaal|ouder|international|älter|ausländisch)(?!\p{L})/giu;
// "La gobernanta lleva veintidós años con nosotras": how long somebody has been there.
const HOW_LONG = '(?:\\d{1,2}|[\\p{L}-]+)(?: (?:y|und|et|e|en) \\p{L}+)?';
const BEEN_THERE = new RegExp(
  `(?<!\\p{L})(?:(?:die|qui|que|che) (?:al|depuis|seit|da|desde hace) ${HOW_LONG} (?:jaar|ans|jahren|anni|años) (?=komen|kommen|viennent|vengono|vienen)|llev[ao]n? (?:ya |más de )?${HOW_LONG} años (?=(?:con nosotr|aquí|en (?:la|el|esta|nuestr)|trabaj|de \\p{L}+))|(?:travaille|est|sont) (?:ici|là|chez nous|avec nous|dans la maison) depuis (?:plus de )?${HOW_LONG} ans|(?:lavora|è|sta) (?:qui|con noi|da noi) da (?:più di |oltre )?(?:${HOW_LONG} anni|\\p{L}+[’']anni)|(?:werkt|zit|is) (?:hier|bij ons) (?:al )?${HOW_LONG} jaar|(?:ist|arbeitet|sind) (?:schon |bereits )?seit ${HOW_LONG} jahren (?=bei uns|hier|im (?:haus|betrieb|team)|dabei)|está (?:cá|aqui|connosco|conosco) há ${HOW_LONG} anos)`,
  'giu',
);
const SAME_OF_STAFF =
  /(?<!\p{L})(?:wie|zoals|net als|comme|come|como|som|liksom|auch|ook|aussi|anche|también)(?!\p{L})/iu;
const MINDS =
  /(?<!\p{L})(?:vous gardez|tu gardes|du betreust|sie betreuen|je past op) (?:(?:des|les|\d|deux|trois|zwei|drei|twee|drie) )?(?:enfants|bébés|kinder|kinderen)(?!\p{L})/giu;
// A ramp that whoever needs it has, customers and staff.
const RAMP =
  /(?<!\p{L})(?:rampe|rampa|aufzug|ascenseur|ascensor|elevador|ascensore|lift|hiss|heis|elevator|hellingbaan|oprit)(?!\p{L})[^.;]*(?<!\p{L})(?:rollstuhl\p{L}*|fauteuil|silla de ruedas|sedia a rotelle|carrozzina|cadeira de rodas|rolstoel\p{L}*|rullstol\p{L}*|kørestol\p{L}*|rullestol\p{L}*)(?!\p{L})/giu;
// "Op non-actief gezet", "buiten de deur gezet": where somebody or something was put, and no figure.
const PUT_THERE =
  /(?<!\p{L})(?:op|aan|in|uit|buiten|onder|voor|naast|achter|tegen|over|bij)(?: (?!(?:en|of|te|wat|nogal|erg|vrij|zo|niet|maar|heel)(?!\p{L}))[\p{L}-]+){1,3} gezet(?!\p{L})/giu;
const NEVER = /(?!)/u;
const RETIRED_WELCOME =
  /(?<!\p{L})(?:pensjonister|pensionister|pensionärer|rentner\p{L}*(?: und rentner\p{L}*)?|pensionisten|gepensioneerden|retraitée?s?|jubilad[oa]s|pensionati|reformados)(?!\p{L})[^,;.]{0,45} (?:velkomne|välkomna|willkommen|welkom|bienvenue?s?|bienvenid[oa]s|benvenuti|bem-vindos)(?!\p{L})/giu;
const WITH_CHILD_SERVED =
  /(?<!\p{L})(?:schwangere(?: frauen)? (?:beraten|betreuen|begleiten|behandeln|untersuchen|empfangen) wir|zwangere (?:vrouwen|cliënten) (?:zijn bij ons klant|begeleiden we|komen bij ons|helpen we)|gravida (?:tar vi emot|möter vi|hjälper vi)|gravide (?:hjælper vi|hjelper vi|møder vi)|(?:les )?femmes enceintes? (?:sont nos clientes|viennent chez nous)|(?:la|una|votre|notre) nounou(?= (?:garde|prépare|accompagne|va chercher|s[’']occupe)))(?!\p{L})/giu;

/**
 * A sentence without what tells whom the work is for, how those who expect a child are kept from harm or what is given from an age
 * on: the rest of it is read. The sentence as it was where it wishes for somebody.
 */
export function withoutClients(clause: string): string {
  const lower = clause.toLowerCase();
  const said = clause
    .replace(OLD, blanked)
    .replace(OF_QUARTER, blanked)
    .replace(DRIVES, blanked)
    .replace(WORSHIPS, blanked)
    .replace(PAID_ILL, blanked)
    .replace(MINDS, blanked)
    .replace(PUT_THERE, blanked)
    .replace(WISH.test(lower) ? NEVER : COMES_IN, blanked)
    .replace(WISH.test(lower) ? NEVER : BEEN_THERE, blanked)
    .replace(DENIED.test(lower) || WISH.test(lower) ? NEVER : RAMP, blanked)
    .replace(SAME_OF_STAFF.test(lower) || WISH.test(lower) ? NEVER : CLIENTS_ARE, blanked)
    .replace(RETIRED_WELCOME, blanked)
    .replace(DENIED.test(lower) ? NEVER : WITH_CHILD_SERVED, blanked);
  if (ARRANGES.test(lower) && !WISH.test(lower.replace(RATHER, ' '))) return blanked(clause);
  if (OF_YEARS.test(clause) && COMES.test(clause) && !WISH.test(clause.replace(SINCE, ' ')))
    return said.replace(SINCE, blanked);
  if (WISH.test(lower)) return said;
  const others = said.replace(SERVED, blanked);
  return DENIED.test(lower) ? others : others.replace(GUARDED, blanked).replace(GIVEN, blanked);
}
