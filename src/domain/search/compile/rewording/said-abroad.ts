import type { Ways } from './in-turn.ts';

const PERSON = String.raw`(?:\s+(?:zusammen|alle|allerseits|Team|Kollegen|Kolleginnen|à\s+tous|a\s+todos|a\s+tutti|allemaal|(?:Herr|Frau|Madame|Monsieur|Mme|M\.|Sr\.?|Sra\.?|Señor|Señora|Signor|Signora|Mevrouw|Meneer)(?:\s+\p{Lu}[\p{L}'-]+)?|\p{Lu}\p{Ll}+))?`;
const LIVING = 'living in ';

/** Greetings, places, times and pay as mails in German, French, Spanish, Italian and Dutch put them, before their small words are read. */
export const SAID_ABROAD: Ways = [
  // How a mail begins.
  [
    new RegExp(
      String.raw`^\s*(?:[Gg]uten\s+(?:[Mm]orgen|[Tt]ag|[Aa]bend)|[Mm]oin(?:\s+[Mm]oin)?|[Ss]ervus|[Gg]rüezi|[Gg]rüß\s+(?:Gott|dich|euch)|[Hh]allo|[Hh]allöchen|[Bb]onjour|[Bb]onsoir|[Ss]alut|[Hh]ola|[Bb]uen(?:os|as)\s+(?:días|tardes|noches)|[Bb]uongiorno|[Bb]uonasera|[Cc]iao|[Ss]alve|[Gg]oede(?:morgen|middag|navond|ndag)|[Hh]oi|[Oo]lá|[Bb]om\s+dia)${PERSON}\s*[,!.:–-]+\s*`,
      'gu',
    ),
    '',
  ],
  [
    /^\s*(?:[Ss]ehr\s+geehrte[rns]?|[Ll]iebe[rs]?|[Cc]h[eè]re?s?|[Ee]stimad[oa]s?|[Gg]entil[ei]|[Gg]eachte|[Bb]este)\s+[^,!:]{2,40}[,!:]\s*/gu,
    '',
  ],
  // Who asks, for whom.
  [
    /(?<![\p{L}])(?:für|pour|para|per|voor)\s+(?:unsere[nr]?|meine[nr]?|einen|eine|notre|un|nuestro|onze|il\s+nostro)\s+(?:Kund(?:en|in)|Mandant(?:en|in)|client|cliente|klant)(?![\p{L}])/giu,
    '',
  ],
  [
    /(?<![\p{L}])(?:unsere?|meine?|notre|nuestro|onze)\s+(?:Kundin|Kunde|Mandantin|Mandant|client|cliente|klant)\s+(?=such|brauch|benötig|cherche|busca|zoekt|recherche)/giu,
    '',
  ],
  [
    /(?<![\p{L}])(?:brauchen?|gesucht\s+(?:wird|werden)|wird\s+gesucht|werden\s+gesucht)(?![\p{L}])/giu,
    'suche',
  ],
  // Where somebody lives.
  [
    /(?<![\p{L}])(?:wohnhaft|ansässig|sesshaft|beheimatet|wohnend|lebend|stationiert|mit\s+Wohnsitz|Wohnsitz|Wohnort|Standort|Lebensmittelpunkt|Einsatzort)\s*(?:ist|sollte|:)?\s*(?:in|im|sein)?\s+(?:der\s+|den\s+|dem\s+)?(?=\p{Lu})/gu,
    LIVING,
  ],
  [
    /(?<![\p{L}])(?:basée?s?|domiciliée?s?|résid(?:ant|ents?)|habitant|vivant)\s+(?:en|à|au|aux|dans)\s+/giu,
    LIVING,
  ],
  [
    /(?<![\p{L}])(?:residentes?|afincad[oa]s?|ubicad[oa]s?|(?:que\s+)?viv(?:an?|en)|con\s+residencia)\s+en\s+/giu,
    LIVING,
  ],
  [/(?<![\p{L}])(?:residenti?|domiciliat[oi]|che\s+vivono)\s+(?:in|a)\s+/giu, LIVING],
  [/(?<![\p{L}])(?:woonachtig|wonend|gevestigd|woonplaats:?)\s+(?:in\s+|te\s+)?(?=\p{Lu})/gu, LIVING],
  [
    /(?<![\p{L}])(?:den|die|der)\s+Niederlanden?(?![\p{L}])|(?<![\p{L}])Niederlanden(?![\p{L}])/gu,
    'Netherlands',
  ],
  [/(?<![\p{L}])(?:den|die|der)\s+(?:USA|Vereinigten\s+Staaten)(?![\p{L}])/gu, 'USA'],
  [/(?<![\p{L}])(?:dem\s+|das\s+)?Vereinigte[ns]?\s+Königreich(?![\p{L}])/gu, 'United Kingdom'],
  [
    /(?<![\p{L}])(?:umzugsbereit(?:schaft)?|(?:bereit\s+(?:zum\s+Umzug|zu\s+einem\s+Umzug|umzuziehen))|Umzug\s+(?:möglich|denkbar|kein\s+Problem)|prêts?\s+à\s+déménager|mobilité\s+possible|dispuest[oa]s?\s+a\s+(?:mudarse|reubicarse)|disponibil[ei]\s+a\s+trasferirsi|bereid\s+te\s+verhuizen)(?![\p{L}])/giu,
    'willing to relocate',
  ],
  // Now and before.
  [
    /(?<![\p{L}])(?:derzeit|momentan|gegenwärtig|zurzeit|zur\s+Zeit|aktuell|actuellement|actualmente|attualmente|momenteel)(?![\p{L}])/giu,
    'currently',
  ],
  [
    /(?<![\p{L}])(?:früher|ehemals|vormals|ehemalige[rn]?|anciennement|antiguamente|voorheen)(?![\p{L}])/giu,
    'formerly',
  ],
  [
    /,?\s*(?:die|der|welche)\s+(?:schon\s+|bereits\s+|mal\s+|früher\s+)?(?:bei|für)\s+([^,.;]{2,60}?)\s+(?:waren|war|gearbeitet\s+haben|gearbeitet\s+hat|tätig\s+waren|tätig\s+war)(?![\p{L}])/gu,
    ' worked at $1',
  ],
  [
    /,?\s*(?:die|der|welche)\s+(?:derzeit\s+|aktuell\s+|gerade\s+|currently\s+)?(?:bei|für)\s+([^,.;]{2,60}?)\s+(?:arbeiten|arbeitet|sind|ist|tätig\s+sind|tätig\s+ist)(?![\p{L}])/gu,
    ' currently at $1',
  ],
  // Pay.
  [
    /(?<![\p{L}])(?:Gehaltsvorstellung(?:en)?|Gehaltswunsch|Gehaltsrahmen|Gehaltsobergrenze|Jahresgehalt|Bruttogehalt|Jahresbrutto|Gehalt|salaire(?:\s+(?:brut|annuel))?|sueldo|salario|stipendio|salaris)\s*:?\s+(?:von\s+)?(?=(?:bis|max|unter|höchstens|zwischen|jusqu|maximum|hasta|máximo|fino|entre|tra|tot|maximaal|onder|€|\d))/giu,
    'salary ',
  ],
  [
    /(?<=salary\s+)(?:bis\s+zu|bis|höchstens|maximal|jusqu['’]à|hasta|fino\s+a|tot|maximaal|máximo|maximum)\s+(?=[€\d])/giu,
    'max ',
  ],
  [/(?<=salary\s+)(?:zwischen|entre|tra)\s+(\d[\d.]*)\s+(?:und|et|y|e)\s+(?=\d)/giu, '$1 to '],
  [/(?<=\d)\s+(?=\d{3}\s*(?:€|euros?\b))/giu, ','],
  // Time.
  [
    /(?<![\p{L}])(?:seit\s+)?((?:mindestens\s+)?(?:\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|zehn))\s+Jahren?\s+(?:im\s+(?:Beruf|Job|Fach)|in\s+dem\s+Beruf|beruflich|tätig)(?![\p{L}])/giu,
    '$1 Jahre Erfahrung',
  ],
  [/(?<![\p{L}])zwischen\s+(\d{1,2})\s+und\s+(\d{1,2})\s+Jahren?(?![\p{L}])/giu, '$1-$2 Jahre'],
  [/(?<![\p{L}])(?:d['’]expérience|de\s+experiencia|di\s+esperienza)(?![\p{L}])/giu, 'experience'],
  [
    /(?<![\p{L}])(?:au\s+moins|au\s+minimum|al\s+menos|como\s+mínimo|ten\s+minste|tenminste)(?![\p{L}])/giu,
    'at least',
  ],
  [
    /(?<![\p{L}])(?:Einstieg|Eintritt|Start|Beginn|Arbeitsbeginn|verfügbar|Verfügbarkeit|antreten|beginnen|disponibles?|disponibil[ei]|beschikbaar)\s*:?\s+(?:innerhalb|binnen|in|sous|d['’]ici|dans|en|entro|over)\s+(?:von\s+)?(?=(?:\d|eine[mrs]?|zwei|drei|vier|sechs|acht|une?|deux|trois|quatre|six|dos|tres|cuatro|uno|due|tre|quattro|twee|drie|vier|één|een)\s)/giu,
    'available within ',
  ],
  [/(?<![\p{L}])un\s+mes(?![\p{L}])/giu, 'one month'],
  [/(?<![\p{L}])(?:eine[mrs]?|einen)\s+Monats?(?![\p{L}])/giu, 'one month'],
  // Who may work, and who begins.
  [
    /(?<![\p{L}])EU-?(?:Bürger(?:innen|in)?|Staatsbürger(?:innen|in)?|Staatsangehörige[rn]?)(?![\p{L}])/gu,
    'EU citizens',
  ],
  [
    /(?<![\p{L}])(?:Berufsanfänger|Berufseinsteiger|Einsteiger|Anfänger)(?:innen|in|n)?(?![\p{L}])/gu,
    'juniors',
  ],
  [
    /(?<![\p{L}])(?:débutant(?:e)?s?|principiantes?|principianti|beginners|starters)(?![\p{L}])(?=.*[àâçéèêëîïôûùñ¿]|.*\b(?:met|voor|niet)\b)/giu,
    'juniors',
  ],
  [
    /(?<![\p{L}])(?:kein(?:e)?\s+(?:Visum|Visa|Visumspflicht|Arbeitserlaubnis)\s+(?:nötig|erforderlich|notwendig|benötigt)|ohne\s+(?:Visumsbedarf|Visumspflicht))(?![\p{L}])/giu,
    'no sponsorship needed',
  ],
  // What somebody knows and what they are.
  [/(?<=\p{L})-?[Kk]enntnissen?(?![\p{L}])/gu, ''],
  [/(?<=[\p{L}+#])-Ingenieur(?:innen|in|en|e|s)?(?![\p{L}])/gu, ' engineers'],
  [/(?<=[\p{L}+#])-(?:Spezialist(?:innen|in|en)?)(?![\p{L}])/gu, ' specialists'],
  [/(?<=[\p{L}+#])-Architekt(?:innen|in|en)?(?![\p{L}])/gu, ' architects'],
];
