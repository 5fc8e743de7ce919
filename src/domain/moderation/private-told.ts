import { SECRET_SUCCESSION } from './secret-succession.ts';
import type { PrivateFact } from './types.ts';

// The edge of a word, also of one that begins or ends with a letter that English has not.
const EDGE = String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`;
const rx = (patterns: readonly string[]): RegExp =>
  new RegExp(patterns.join('|').replaceAll(String.raw`\b`, EDGE), 'giu');

/** What is done for others, or for all of a house, goes by the same words. */
const AS_WORK =
  /(?<!\p{L})(?:clients?|clientes?|clienti|customers?|kund\p{L}*|klant\p{L}*|klient\p{L}*|asiakka\p{L}*|patient\p{L}*|pazient\p{L}*|pacient\p{L}*|patiënt\p{L}*|pacjent\p{L}*|potila\p{L}*|bewohner\p{L}*|mitarbeite\p{L}*|salariés|collaborateurs|empleados|dipendenti|funcionários|colaboradores|medewerkers|anställda|medarbejdere|ansatte|työntekijö\p{L}*|pracownik\p{L}*|klinik\p{L}*|clini\p{L}*|clínica|abteilung|station|therapeut\p{L}*|terapeut\p{L}*|research\p{L}*|forschung|studi\p{L}*|software|daten|datos|dati|données|dados|mandant\p{L}*|anwalt\p{L}*|kanzlei|avocat\p{L}*|abogad\p{L}*|avvocat\p{L}*|advogad\p{L}*|advoca\p{L}*|advokat\p{L}*|quote|reduzier\p{L}*|gesenkt|rédui\p{L}*|réduction|reduc\p{L}*|riduz\p{L}*|ridott\p{L}*|verlaag\p{L}*|sänk\p{L}*|minska\p{L}*|vähen\p{L}*|obniż\p{L}*)(?!\p{L})/iu;

const BODY =
  '(?:rücken|knie|hüfte|herz|schulter|dos|genou|hanche|cœur|épaule|espalda|rodilla|cadera|corazón|hombro|schiena|ginocchio|anca|cuore|spalla|costas|joelho|coração|ombro|rug|heup|hart|schouder|rygg|ryggen|knä|knät|höft|höften|hjärta|hjärtat|axel|axeln|ryg|knæ|knæet|hofte|hoften|hjerte|hjertet|skulder|kne|kneet|selkä|selästä|polvi|polvesta|lonkka|sydän|kręgosłup|kolano|biodro|serce)';
const BOSS =
  '(?:boss|chef|chefin|chefen|vorgesetzter?|patron(?:ne)?|jef[ea]|capo|titolare|patrão|chefe|baas|leidinggevende|sjefen|pomo|esimies|szef(?:owa)?)';
const ILLS =
  '(?:\\p{L}+[ -]){0,2}(?:depress?\\p{L}*|dépress\\p{L}*|depresj\\p{L}*|masennu\\p{L}*|ansi[ae]|ansiedad\\p{L}*|anxiété|angoisses?|angst\\p{L}*|ångest|ahdistu\\p{L}*|lęk\\p{L}*|nerwic\\p{L}*|burn-?outs?|burnoutu|esaurimento|esgotamento|agotamiento|utmatt\\p{L}*|utbränd\\p{L}*|udbrændt\\p{L}*|utbrent\\p{L}*|uupumu\\p{L}*|wypaleni\\p{L}*|krebs\\p{L}*|cancer|cáncer|cancro|câncer|tumor\\p{L}*|kanker|kræft|kreft|syöv\\p{L}*|syöpä\\p{L}*|raka|nowotwor\\p{L}*|diabet\\p{L}*|epilep\\p{L}*|stress|estrés|estresse|alko\\p{L}*|sucht\\p{L}*|rück\\p{L}+leiden|bandscheib\\p{L}*|hernia|ernia)';

/** What notes tell in other languages, also without a subject: health and treatment, leave, why somebody goes, a home that breaks up, a search that nobody may know of. */
export const PRIVATE_TOLD: readonly { about: PrivateFact; pattern: RegExp; unless?: RegExp }[] = [
  {
    about: 'health',
    pattern: rx([
      String.raw`\b(?:in (?:ärztlicher |psychiatrischer |psychologischer )?(?:behandlung|therapie)|nehme (?:\p{L}+ )?(?:medikamente|tabletten|antidepressiva)|leid(?:e|et|en) (?:seit \p{L}+ )?(?:an|unter)) (?:wegen |aufgrund |gegen )?(?:eine[rms]? |starke[nr]? )?${ILLS}\b|\b(?:krank|arbeitsunfähig) (?:geschrieben|gemeldet)\b|\bkrankgeschrieben\b`,
      String.raw`\b(?:souffr\p{L}+|suivie?|soignée?|traitée?|sous traitement|en traitement|en thérapie|hospitalisée?) (?:\p{L}+ ){0,2}?(?:d['’]une? |de |d['’]|pour (?:une? )?)${ILLS}\b|\bsous (?:antidépresseurs|anxiolytiques|médicaments)\b|\ben arrêt(?: maladie| de travail| depuis)\b`,
      String.raw`\b(?:en (?:tratamiento|terapia)|sufr\p{L}+|padezco|padece) (?:\p{L}+ )?(?:por|para|de|contra) (?:una? |la |el )?${ILLS}\b|\bde baja (?:médica|laboral|por|desde)\b`,
      String.raw`\b(?:in (?:cura|terapia|trattamento)|soffr\p{L}+) (?:\p{L}+ )?(?:per|di|da|contro) (?:una? |la |l['’]|il )?${ILLS}\b|\bin (?:malattia|congedo per malattia|aspettativa per)\b`,
      String.raw`\b(?:em (?:tratamento|terapia)|sofr\p{L}+) (?:\p{L}+ )?(?:por|para|de|contra) (?:uma? |a |o )?${ILLS}\b|\bde (?:baixa|atestado|licença)(?: médic[ao]| por doença| por| desde)\b`,
      String.raw`\b(?:onder|in) (?:behandeling|therapie) (?:voor|wegens|vanwege) (?:een |mijn )?${ILLS}\b|\b(?:ziekgemeld|met ziekteverlof|in de ziektewet|overspannen)\b`,
      String.raw`\b(?:sjukskriv(?:en|na|ning på grund|ning för)|sykmeldt|sykemeldt|sygemeldt|långtidssjukskriven|langtidssykemeldt)\b|\b(?:under behandling|i behandling|behandlas|går i terapi|gått i terapi) (?:for|för|mod|mot) (?:en )?${ILLS}\b|\blider (?:av|af) ${ILLS}\b`,
      String.raw`\b(?:sairauslomalla|sairaslomalla|sairaslomaa|sairauslomaa)\b|\b(?:hoidossa|terapiassa|sairastan|sairastaa|kärsin|kärsii) ${ILLS}\b|\b${ILLS} (?:vuoksi|takia) (?:\p{L}+ )?(?:hoidossa|lomalla|poissa)\b`,
      String.raw`\b(?:na (?:zwolnieniu|l4)(?: lekarskim)?|na chorobowym)\b|\b(?:lecz\p{L}+ się|leczę się|w trakcie leczenia|choruj\p{L}+|cierpi\p{L}*|w terapii) (?:\p{L}+ )?(?:na |z powodu |od )?${ILLS}\b`,
    ]),
    unless: AS_WORK,
  },
  {
    about: 'health',
    pattern: rx([
      String.raw`\b(?:operiert|opérée?|operad[oa]|operat[oa]|geopereerd|opererad|opereret|operert|leikattu|operowan[yae])\b[^.;]{0,20}\b${BODY}\b|\b${BODY} (?:\p{L}+ )?(?:operiert|geopereerd|opererad|opereret|operert|leikattu|operowan[yae])\b`,
    ]),
    unless: AS_WORK,
  },
  {
    // A home that breaks up or grows.
    about: 'confidence',
    pattern: rx([
      String.raw`\b(?:in scheidung|frisch geschieden|lasse mich scheiden|schwanger seit|en (?:plein |instance de |procédure de )?divorce|je divorce|en (?:pleno |trámites de |proceso de )?divorcio|me estoy divorciando|recién divorciad[ao]|in (?:fase di |corso di |via di )?(?:divorzio|separazione)|sto divorziando|em (?:processo de )?divórcio|a divorciar-me|me divorciando|in scheiding|lig in scheiding|(?:under|mitt i|midt i|i gang med|i) (?:en |min |et )?(?:skilsmäss\p{L}*|skilsmiss\p{L}*)|(?:nyligen |nylig |för nyligt |lige blevet )(?:skild|skilt)|avioero(?:n|ssa)? (?:kesken|meneillään|vuoksi|takia)|(?:w trakcie|po|przed|z powodu) (?:mojego |swojego )?rozwodu|rozwodzę się|rozwodzi się)\b`,
      String.raw`\b(?:bin|ist) schwanger\b|\b(?:suis|est) enceinte\b|\b(?:estoy|está) embarazada\b|\b(?:sono|è) incinta\b|\b(?:estou|está) grávida\b|\b(?:ben|is) zwanger\b|\b(?:är|er) gravid\b|\b(?:olen|on) raskaana\b|\b(?:jestem|jest) w ciąży\b`,
    ]),
    unless: AS_WORK,
  },
  {
    // Why somebody goes, and with whom they are at odds.
    about: 'confidence',
    pattern: rx([
      String.raw`\b(?:will|möchte|wollte|gehe|geht|ging|kündig\p{L}+|wechsle|wechselt)\b[^.;]{0,30}\b(?:weil|wegen|da|aufgrund)\b[^.;]{0,40}\b(?:chef\p{L}*|vorgesetzt\p{L}*|gemobbt|mobbing|kolleg\p{L}*|streit|betriebsklima|unterbezahlt|gehalt\p{L}*|burn-?out|überlast\p{L}*)\b|\b(?:wurde|werde|wird|worden) (?:\p{L}+ ){0,3}?(?:gemobbt|schikaniert|rausgeworfen|rausgeschmissen|gekündigt)\b|\b(?:streit|krach|ärger|zoff) mit (?:meine[mnr]|seine[mnr]|ihre[mnr]|de[mnr]) (?:\p{L}+ )?(?:chef\p{L}*|vorgesetzt\p{L}*|geschäftsführ\p{L}*|kolleg\p{L}*)\b`,
      String.raw`\b(?:partir|quitter|pars|part|quitte|partie?|démissionn\p{L}+)\b[^.;]{0,30}\b(?:à cause|parce|car|en raison|suite)\b[^.;]{0,40}\b(?:patron\p{L}*|chef\p{L}*|manager|direction|harc[eè]l\p{L}*|conflit|salaire|ambiance|burn-?out)\b|\b(?:harcelée?|mise? au placard|licenciée? (?:pour|après|par)|poussée? vers la sortie)\b|\b(?:conflit|dispute|brouillée?|fâchée?) avec (?:mon|ma|mes|son|sa|ses|la|le) (?:\p{L}+ )?(?:patron\p{L}*|chef\p{L}*|manager|direction|employeur|collègues)\b`,
      String.raw`\b(?:voy|va|dejo|deja|irme|irse|salgo|renunci\p{L}+|dejé|marché)\b[^.;]{0,30}\b(?:porque|por culpa|a causa|debido|por)\b[^.;]{0,40}\b(?:jef[ea]\p{L}*|acos\p{L}*|mobbing|sueldo|ambiente|conflicto)\b|\b(?:discusión|pelea|conflicto|bronca) con (?:mi|su|el|la) (?:\p{L}+ )?(?:jef[ea]|encargad[ao]|director\p{L}*|empresa)\b`,
      String.raw`\b(?:vado|va|lascio|lascia|andarmene|andarsene|lasciare|dimess\p{L}+|dimett\p{L}+)\b[^.;]{0,30}\b(?:perch[ée]|per colpa|a causa|per via|siccome)\b[^.;]{0,40}\b(?:capo|titolare|mobbing|stipendio|ambiente|colleghi|litig\p{L}*)\b|\b(?:litigato|litigio|lite|conflitto|scontro) con (?:il|la|mio|mia|il mio|la mia|il suo|la sua) (?:\p{L}+ )?(?:capo|titolare|responsabile|direttor\p{L}*|azienda)\b`,
      String.raw`\b(?:saio|sai|sair|deixo|deixa|deixei|demit\p{L}+)\b[^.;]{0,30}\b(?:porque|por causa|por culpa|devido)\b[^.;]{0,40}\b(?:chefe|patrão|assédio|salário|ambiente|conflito)\b|\b(?:conflito|briga|discussão|zangad[oa]) com (?:o|a|meu|minha|o meu|a minha|o seu|a sua) (?:\p{L}+ )?(?:chefe|patrão|diretor\p{L}*|gerente|empresa)\b`,
      String.raw`\b(?:weg|vertrek\p{L}*|ontslag|stop)\b[^.;]{0,30}\b(?:omdat|vanwege|wegens|door)\b[^.;]{0,40}\b(?:baas|leidinggevende|gepest|pesten|salaris|sfeer|ruzie)\b|\b(?:ruzie|conflict) met (?:mijn|zijn|haar|de) (?:\p{L}+ )?(?:baas|leidinggevende|directeur|werkgever|manager)\b|\b(?:word|werd|wordt) (?:\p{L}+ )?gepest\b`,
      String.raw`\b(?:slutar|slutade|sluta|stopper|stoppede|slutter|sluttet|byta|säger upp|siger op|sier opp)\b[^.;]{0,30}\b(?:eftersom|för att|på grund|fordi|därför|på grunn|pga)\b[^.;]{0,40}\b(?:chef\p{L}*|sjef\p{L}*|mobb\p{L}*|trakass\p{L}*|chikane\p{L}*|lön\p{L}*|løn\p{L}*|arbetsmiljö\p{L}*)\b|\b(?:bråk|konflikt|gräl|skænderi|krangel|uvenner|osams) med (?:min|sin|den|chefen|sjefen)\b|\b(?:blir|blev|blivit|bliver|blevet|ble|blitt) (?:\p{L}+ )?(?:mobbad|mobbet|trakasserad|trakassert|chikaneret|fyret|sparket)\b`,
      String.raw`\b(?:riita|riidoissa|riidassa|riitaa) (?:\p{L}+ )?(?:esimie\p{L}*|pomo\p{L}*|johtaja\p{L}*)\b|\b(?:pomo\p{L}*|esimie\p{L}*|kiusaami\p{L}*|palkan|palkkani) (?:\p{L}+ )?(?:vuoksi|takia)\b|\b(?:minua|häntä) (?:\p{L}+ )?(?:kiusataan|kiusattiin|syrjitään)\b`,
      String.raw`\b(?:odchodzę|odchodzi|odejść|rezygnuj\p{L}+|odszedłem|odeszłam|zwalniam|zwolnił\p{L}*)\b[^.;]{0,30}\b(?:bo|ponieważ|z powodu|przez|gdyż)\b[^.;]{0,40}\b(?:szef\p{L}*|przełożon\p{L}*|mobbing\p{L}*|nęka\p{L}*|pensj\p{L}*|atmosfer\p{L}*|konflikt\p{L}*)\b|\b(?:konflikt|kłótnia|kłótni|spór) z (?:moim |moją |swoim |swoją )?(?:szef\p{L}*|przełożon\p{L}*|dyrektor\p{L}*|pracodawc\p{L}*)\b`,
    ]),
    unless: AS_WORK,
  },
  {
    // What somebody asks for, of themselves.
    about: 'pay',
    pattern: rx([
      String.raw`\b(?:gehaltsvorstellung(?:en)?|gehaltswunsch|wunschgehalt|prétentions(?: salariales)? ?: ?\d+|prétentions salariales|(?:expectativas?|pretensión|pretensiones|aspiración|aspiraciones) (?:salarial|salariales|económicas?)|pretensões salariais|expectativa salarial|ral (?:desiderata|richiesta)|(?:richiesta|pretese) (?:economic[ah]e?|retributiv[ae])|salariswens|gewenst salaris|löneanspråk|lönekrav|lønkrav|lønnskrav|palkkatoive|oczekiwania (?:finansowe|płacowe))\b`,
    ]),
    unless: AS_WORK,
  },
  {
    // What it is like there, and how somebody above them behaves.
    about: 'confidence',
    pattern: rx([
      String.raw`\b(?:betriebsklima|arbeitsklima|stimmung|ambiance|climat|ambiente|clima|atmosfera|atmosphère|sfeer|stämning\p{L}*|stemning\p{L}*|arbetsmiljön?|arbejdsmiljøet|arbeidsmiljøet|ilmapiiri) (?:\p{L}+ ){0,2}(?:toxi\p{L}+|toksyczn\p{L}+|tossic[oa]|vergiftet|schlecht|mies|mauvaise?|malsaine?|malo|mala|pessim[oa]|péssim[oa]|insoportable|insopportabile|insuportável|giftigt?|verziekt|dåligt?|dårligt?|myrkyllinen|huono)\b`,
      String.raw`\b${BOSS} (?:\p{L}+ ){0,2}(?:shouts|yells|screams|schreit|brüllt|cholerisch|crie|hurle|humilie|grita|humilla|urla|umilia|schreeuwt|vernedert|skriker|skäller|råber|huutaa|krzyczy|poniża)\b`,
    ]),
    unless: AS_WORK,
  },
  // A pitch tells it as an ad would.
  { about: 'confidence', pattern: rx([String.raw`\b(?:${SECRET_SUCCESSION.join('|')})\b`]) },
  {
    // What nobody at work knows: the languages that have no rule of it yet.
    about: 'notice',
    pattern: rx([
      String.raw`\b(?:niemand|keiner|personne|nadie|nessuno|ninguém|ingen|kukaan|nikt)\b[^.;]{0,30}\b(?:weiß|weiss|ahnt|sait|sabe|sa|weet|vet|ved|tiedä|wie)\b(?=[^.;]{0,20}(?:davon|que|che|het|dat|om|det|at|että|o tym|że|[.,;!]|$))`,
      String.raw`\b(?:chef\p{L}*|patrão|empresa|empregador)\b[^.;]{0,20}\bnão (?:sabe|sabem)\b(?=[^.;]{0,12}(?:nada|disto|disso|que|[.,;!]|$))`,
      String.raw`\b(?:chef\p{L}*|arbetsgivare\p{L}*|arbejdsgiver\p{L}*|arbeidsgiver\p{L}*|sjef\p{L}*)\b[^.;]{0,20}\b(?:vet|ved) (?:inte|inget|ingenting|ikke|intet|ingenting)\b`,
      String.raw`\b(?:pomo\p{L}*|esimie\p{L}*|työnanta\p{L}*)\b[^.;]{0,20}\bei (?:\p{L}+ )?tiedä\b`,
      String.raw`\b(?:szef\p{L}*|pracodawc\p{L}*|firma|przełożon\p{L}*)\b[^.;]{0,20}\bnie (?:\p{L}+ )?(?:wie|wiedzą)\b`,
    ]),
  },
];
