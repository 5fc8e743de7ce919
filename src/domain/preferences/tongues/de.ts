import { type Tongue, words } from './tongue.ts';

const TERM =
  '(?:\\d+|ein(?:e[nrm]?)?|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf)\\s*(?:(?:-|–|bis|oder)\\s*(?:\\d+|drei|vier|sechs)\\s*)?(?:Tag(?:en?)?|Wochen?|Monat(?:en?|s)?)(?:\\s+zum\\s+(?:Monats|Quartals|Jahres|Halbjahres)ende)?';
const OTHERS =
  'frau|mann|ehefrau|ehemann|partner(?:in)?|freund(?:in)?|freunde|lebensgefährt\\p{L}+|verlobte[rn]?|kolleg(?:e|in|en)|cousine?|bruder|schwester|sohn|tochter|kind(?:er)?|mutter|vater|eltern|chef(?:in)?|vorgesetzte[rn]?|kund(?:e|in|en)|firma|arbeitgeber|team|wettbewerber|agentur|vermieter';
const PLACES =
  "((?:\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,2})(?:(?:\\s*,\\s*(?:oder\\s+|und\\s+)?|\\s+(?:oder|und)\\s+|\\s*/\\s*)\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,2})*)";

/** German. */
export const GERMAN: Tongue = {
  language: 'de',
  known:
    /(?<!\p{L})(?:ich|er|sie|nicht|kein\p{L}*|möchte|ist|und|der|die|das|mit|ab|bei|sein\p{L}*|ihr\p{L}*|sucht|suche|mein\p{L}*|würde|wäre|zum|zur|nach|will|gehalt\p{L}*|kündigungsfrist|frühestens|sofort|hat|aber|nur|für|euro|unter|teilzeit|festanstellung|derzeit|aktuell|verdient|umzug\p{L}*|verfügbar\p{L}*|eintritt\p{L}*|tagessatz|stundensatz|mindestens|mind|brutto|wochen|monate\p{L}*|unbefristet|zeitarbeit|nie|gerne?|wechsel\p{L}*|kann|jetzt|vor)(?!\p{L})/giu,
  joint:
    /,?\s+(?:aber|jedoch|allerdings|obwohl|während|wohingegen)\s+|,\s+(?:und\s+)?(?=(?:er|sie|ich|sein\p{L}*|ihr\p{L}*|mein\p{L}*)(?!\p{L}))/giu,
  carried:
    /\s+und\s+(?=(?:will|möchte|sucht?e?|hat|habe|kann|könnte|ist|bin|brauch(?:e|t)|erwarte[t]?|würde|wünscht?e?|bevorzugt?e?)(?!\p{L}))|,\s+(?:und\s+)?(?=(?:will|möchte|sucht|kann|könnte|braucht|erwartet|würde|bevorzugt)(?!\p{L}))/giu,
  sameTime: /^(?:würde|könnte|hätte|wäre|hatte|war)(?!\p{L})/iu,
  condition: words(
    'wenn|falls|sofern|solange|ob|sonst|vielleicht|eventuell|evtl|womöglich|möglicherweise|unter umständen|je nach|je nachdem|abhängig|hängt|in betracht|vorstellen|vorstellbar|denkbar|unsicher|unklar|unentschlossen|überleg\\p{L}*|wahrscheinlich|notfalls|zur not|ungern',
  ),
  past: words(
    'war|waren|hatte|hatten|früher|damals|vorher|zuvor|ehemals|vor \\d+ jahren|(?:im|in (?:meinem|seinem|ihrem)) (?:letzten|vorigen|alten|früheren) (?:job|stelle|position)',
  ),
  others: words(
    `(?:mein|dein|sein|ihr|unser|eur|der|die|das|dem|den|des|ein)(?:e[rnms]?)?\\s+(?:\\p{L}+\\s+)?(?:${OTHERS})`,
  ),
  does: null,
  self: words('ich|mir|mich|wir'),
  pronoun: /^(?:er|sie|sein\p{L}*|ihr\p{L}*|dessen|deren)(?!\p{L})/iu,
  own: /^(?:ich|wir|unser\p{L}*|mein\p{L}*)(?!\p{L})/iu,
  named:
    /^(?:(?:Herrn?|Hr\.|Frau|Fr\.|Dr\.)\s+(?=\p{Lu}))*(\p{Lu}[\p{L}'’-]+)(?:\s+\p{Lu}[\p{L}'’-]+)?\s+(?:will|möchte|ist|hat|wäre|hätte|sucht|braucht|kann|könnte|erwartet|bevorzugt|wünscht|sagte?|meinte?|hofft|verlangt|fordert|würde|zieht)(?!\p{L}|\s+(?:ich|wir)(?!\p{L}))/u,
  notNames: new Set(
    'ich wir man mir mich sich nicht kein keine keinen wäre hätte würde kann könnte er sie es kandidat kandidatin bewerber bewerberin gehalt kündigungsfrist umzug homeoffice remote teilzeit vollzeit festanstellung das dies wer was nur auch noch ideal aktuell derzeit momentan jetzt dann sonst heute sehr unbefristet eintritt gehaltswunsch gehaltsvorstellung wunschgehalt wunsch relocation freelance zeitarbeit reisebereitschaft verfügbarkeit'.split(
      ' ',
    ),
  ),
  negation: words(
    'nicht|kein\\p{L}*|nie|niemals|nichts|ohne|weder|ausgeschlossen|tabu|lehn\\p{L}* .{0,40} ab|gegen|dagegen|vermeid\\p{L}*|außer|weigert',
  ),
  least:
    /(?<!\p{L})(?:nicht|nichts|nie|niemals|kein\p{L}*|keinesfalls)\s+(?:\p{L}+\s+){0,3}?(?:unter|weniger)(?!\p{L})|(?<!\p{L})unter\s+[^,;]{0,40}?(?<!\p{L})(?:nicht|nichts|nie|niemals|kein\p{L}*)(?!\p{L})|(?<!\p{L})kein problem(?!\p{L})|(?<!\p{L})ohne (?:kündigungs)?frist(?!\p{L})|(?<!\p{L})keine kündigungsfrist(?!\p{L})/giu,
  twice: words(
    '(?:nicht|nichts|kein\\p{L}*)[^,;]{0,30}(?:ausgeschlossen|ausschließ\\p{L}*|abgeneigt|dagegen|einwände|unwillig)|schließ\\p{L}*[^,;]{0,40}nicht aus',
  ),
  wish: words(
    'möchte[nt]?|will|wünsch\\p{L}*|wunsch\\p{L}*|würde gerne?|gerne?|bevorzug\\p{L}*|präferenz\\p{L}*|such(?:e|t|en)|interessier\\p{L}*|am liebsten|lieber|nur|ausschließlich|offen für|bereit\\p{L}*|idealerweise|ideal|braucht|brauche|nächste\\p{L}* (?:stelle|schritt|position|job)',
  ),
  salary: words(
    '(?:gehalt|gehälter|vergütung|tagessatz|stundensatz)\\p{L}*\\s*(?:[:–-]|von|ab|mindestens|liegt|wäre|sollte|um)|gehaltsvorstellung\\p{L}*|gehaltswunsch|wunschgehalt|möchte[nt]?|will|verlang\\p{L}*|erwart\\p{L}*|forder\\p{L}*|brauch\\p{L}*|wünsch\\p{L}*|hätte gerne?|mindestens|wenigstens|würde (?:nehmen|annehmen)|(?:nicht|nichts|nie|kein\\p{L}*)[^,;]{0,25}(?:unter|weniger)|unter[^,;]{0,40}(?:nicht|nichts|nie)',
  ),
  currentPay: words(
    '(?:aktuell\\p{L}*|derzeit\\p{L}*|momentan\\p{L}*|zurzeit|jetzt|jetzig\\p{L}*|heutig\\p{L}*|bisherig\\p{L}*|bislang)[^,;]{0,80}(?:gehalt\\p{L}*|vergütung|verdien\\p{L}*|bekomm\\p{L}*|liegt|bezieh\\p{L}*)|(?:verdiene|verdient|bekomme|bekommt|bezieht|beziehe)[^,;]{0,25}\\d[\\d.,k]*',
  ),
  offered: words('angebot\\p{L}*|angeboten|geboten|bietet|bieten|budget'),
  order: words('^(?:setze?|ändere|trag\\p{L}*|schreibe?|ignoriere|sende|gib|mach)'),
  notice: words('kündigungsfrist|kündigungszeit|frist'),
  notNotice: /$^/,
  term: words(TERM),
  atOnce: words(
    'sofort|ab sofort|umgehend|jederzeit|ohne (?:kündigungs)?frist|keine kündigungsfrist|unverzüglich',
  ),
  startsAtOnce: words(
    'verfügbar\\p{L}*|frei|anfangen|beginnen|starten|eintritt\\p{L}*|einsteigen|los(?:legen)?|bereit',
  ),
  free: words(
    'verfügbar\\p{L}*|frei|anfangen|beginnen|starten|eintritt\\p{L}*|einsteigen|start(?:termin)?|frühesten\\p{L}*|nicht vor',
  ),
  from: /(?<!\p{L})(?:ab|zum|dem|vom|seit|frühestens|am)(?!\p{L})/giu,
  month: words(
    'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnachten|ostern|frühjahr|frühling|sommer|herbst|winter|jahresende|quartalsende',
  ),
  noticeAlone: new RegExp(
    `^\\P{L}*(?:(?:und|mit|hat|bei|einer|eine|ihre|seine|meine|die)\\s+)*(?:kündigungsfrist\\s*(?:von|beträgt|ist|:|-|–)?\\s*(?:${TERM})|(?:${TERM})\\s+kündigungsfrist)\\P{L}*$`,
    'iu',
  ),
  moves: words(
    'umzieh\\p{L}*|umzug\\p{L}*|umgezogen|umzuziehen|ortswechsel|(?:zieh(?:e|t|en)|ziehen würde)\\s+(?:\\p{L}+\\s+)?(?:nach|um)|nach \\p{Lu}\\p{L}+ zu ziehen|nach \\p{Lu}\\p{L}+ ziehen|relocation',
  ),
  willing: words(
    'bereit\\p{L}*|offen|gerne?|kann|könnte[nt]?|möchte[nt]?|will|würde[nt]?|ja|flexibel|kein problem|umzugsbereit|plan\\p{L}*',
  ),
  place: new RegExp(
    `(?<!\\p{L})(?:in|nach|um|bei|im [Rr]aum|[Rr]aum|[Gg]roßraum|[Nn]ur|[Oo]rte?\\s*[:–-]|[Ss]tandorte?\\s*[:–-]|[Ww]unschorte?\\s*[:–-]|[Bb]evorzugt|[Aa]m liebsten|[Ll]ieber)\\s+${PLACES}`,
    'gu',
  ),
  places: words('orte?|standorte?|wunschorte?|raum'),
  types: [
    ['permanent', words('festanstellung|unbefristet\\p{L}*|fest ?angestellt|feste stelle|direktvermittlung')],
    [
      'contract',
      words(
        'freiberuflich\\p{L}*|freelanc\\p{L}*|auf projektbasis|projektarbeit|selbst(?:st)?ändig|interim\\p{L}*',
      ),
    ],
    ['temp', words('zeitarbeit|leiharbeit|arbeitnehmerüberlassung|aushilf\\p{L}*')],
    ['part_time', words('teilzeit\\p{L}*|halbtags')],
  ],
  typed: words(
    'anstellungsarten?|vertragsart|kein\\p{L}* (?:zeitarbeit|freelance|teilzeit|festanstellung|leiharbeit)',
  ),
  ways: words(
    'homeoffice|home office|remote|hybrid|mobil(?:es)? arbeiten|vor ort|vollzeit|(?:ein|zwei|drei|vier|\\d) tage?(?: (?:pro|die|in der) woche)?|nachtschicht\\p{L}*|schicht\\p{L}*|wochenend\\p{L}*|gleitzeit|reise\\p{L}*|pendel\\p{L}*|dienstwagen|bonus',
  ),
  role: words(
    'such(?:e|t|en)|möchte[nt]?|will|interessier\\p{L}*|wunschposition|zielposition|nächste\\p{L}* (?:stelle|schritt|position|job)|wünsch\\p{L}*|bevorzug\\p{L}*|am liebsten',
  ),
  roles: null,
  closed: words(
    'nicht (?:mehr |\\p{L}+ )?(?:auf (?:der )?(?:job)?suche|wechselwillig|wechselbereit)|such(?:e|t) (?:\\p{L}+ )?(?:nichts?|nicht mehr)(?= aktiv|\\s*[.,;]?$| neues)|kein\\p{L}* interesse an (?:einem |einer )?(?:wechsel|jobwechsel|neuen? (?:stelle|job|position))|hat (?:woanders|anderswo|bereits) unterschrieben',
  ),
  open: words(
    'aktiv auf (?:der )?(?:job)?suche|auf jobsuche|wechselwillig|wechselbereit|offen für (?:neues|neue|angebote|einen wechsel|einen neuen)|such(?:e|t) (?:aktiv |derzeit |aktuell )?(?:etwas neues|was neues|eine neue|einen neuen|neue)',
  ),
  seeks: words('such(?:e|t)|auf der suche nach|möchte[nt]? (?:mich|sich) verändern'),
  work: words('stellen?|position(?:en)?|jobs?|arbeit|festanstellung|projekte?|teilzeitstelle|verändern|als'),
  asked: words(
    '(?:stelle|position|gehalt|ort|arbeitszeit|wunsch\\p{L}*|start)\\s*:|ziel|vorstellen würde ich mir',
  ),
  lives:
    /(?<!\p{L})(?:wohn(?:e|t|haft)|leb(?:e|t)|bin|ist|komme|kommt|derzeit|aktuell) (?:\p{Ll}+ )?(?:in|aus|bei)\s+\p{Lu}[\p{L}-]+/gu,
  done: words('nicht|kein\\p{L}*|nie|nichts|ohne|genug von|vorbei'),
  stressed: words('nur|bitte|mindestens|mind|min|ideal(?:erweise)?|am liebsten|gerne?', 'giu'),
  fillers: words(
    'stelle|job|arbeit|raum|großraum|umgebung|umkreis|in|im|bei|nähe|etwa|rund|circa|ca|auch|ok|okay',
    'giu',
  ),
  joined: /\s*,?\s+(?:oder|und|bzw\.?)\s+|\s*\/\s*/giu,
};
