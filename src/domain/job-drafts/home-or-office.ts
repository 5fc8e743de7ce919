/** Where work is done: at home alone, or some days here and some at home. */
export const REMOTE =
  /\b(?:fully|100 ?%|completely|full) remote\b|\bremote[- ](?:first|only|role|position|job)\b|\bremote (?=\(?(?:anywhere|within|across))|\bwork(?:ing)? from (?:home|anywhere)\b|\b(?:it|this|job|role|position) can be done (?:entirely |wholly )?from (?:home\b(?! (?:\p{L}+ ){0,3}days?\b)|anywhere)|\bhome[- ]based (?:anywhere|role|position|job|in the|within|across)\b|(?<=[.!;|] ?)remote\b(?=[,.(]| only| (?:in|across|within) (?:the )?(?:US|USA|UK|EU|\p{Lu}\p{L}{4,})(?!\p{L}))|^\W*remote\b|[:,(]\s*remote\b|\b(?:100 ?% |full )t[eé]l[eé]travail|\bvollständig remote\b|(?<!\p{L})(?:100 ?% |completamente |totalmente |todo )(?:en |da |em |de )?(?:remot[oa]|teletrabajo|home ?office|distância|distanza|smart working)(?!\p{L})|(?<!\p{L})(?:100 ?%|vollständig|komplett|rein|volledig|geheel|ganz) (?:im |aus dem |vanuit |thuis|von )?(?:home ?office|thuiswerk\p{L}*|thuis|zu ?hause|mobil\p{L}*)(?!\p{L})|(?<!\p{L})t[eé]l[eé]travail (?:complet|total|intégral|(?:à )?100 ?%)|(?<!\p{L})(?:sempre |solo |interamente |tutto )?da remoto (?=(?:in|da|dall[’']|all[’']interno)\b)|(?<!\p{L})full[- ]remote(?!\p{L})|(?<!\p{L})(?:lavoro|trabajo|trabalho) (?:da |en |em )?remoto(?!\p{L})/imu;
/** Some days here and some at home, in the words of three languages. */
const IN_PART = String.raw`\bhybrid\w*|(?<!\p{L})(?<!(?:auto|vettura|veicolo|coche|motore?|veh[ií]culo|carro|veículo|automóvil|sistema) )(?:h[ií]brid|ibrid)[oa](?!\p{L})|\b[1-9]\d ?% (?:remote|home[- ]?office|mobil\p{L}*|t[eé]l[eé]travail)|\bdays?(?: (?:a|per) week)? (?:in|at|from) (?:the |our )?office\b|\b(?:\d|one|two|three|four) days? (?:(?:a|per) week )?in(?:,| and) (?:otherwise|the rest|rest) (?:at |from )?home\b|\b(?:\d|one|two|three|four) days? in\b(?! (?:advance|lieu|a row|(?:every )?(?:\d|three|four|five|six|seven|eight|ten|fourteen)(?!\p{L})|(?:the )?(?:week|month|fortnight)))|\bdays? (?:at|from) home\b|\b(?:mon|tues|wednes|thurs|fri)days? (?:at|from) home\b|\bdays? wfh\b|(?<!\p{L})tage?n? (?:pro woche )?(?:im )?(?:homeoffice|home[- ]office|mobil\p{L}* arbeit\p{L}*)|(?<!\p{L})jours? (?:de |en )?t[eé]l[eé]travail|t[eé]l[eé]travail\s*:\s*\d|t[eé]l[eé]travail (?:partiel|\d)|(?<!\p{L})(?:home[- ]?office|mobil\p{L}* arbeit\p{L}*) an (?:\d|ein|zwei|drei|vier)\p{L}* tag|(?<!\p{L})in (?:\d|one|two|three|four) days (?:a|per) week|(?<!\p{L})in[- ](?:the )?office (?:\d|one|two|three|four) days|(?<!\p{L})(?:\d|one|two|three|four) days from home|from home (?:\d|one|two|three|four) days|(?<!\p{L})(?:teletrabajo (?:\d|un|dos|tres|cuatro)|(?:\d|un|dos|tres|cuatro) días? (?:de |en )?(?:teletrabajo|casa))`;
const SOME =
  '(?<![\\d-])(?:[1-4](?: ?[-–/] ?[2-4])?|one|two|three|four|most|some|a couple of|ein|zwei|drei|vier|un|deux|trois|quatre|dos|tres|cuatro|één|een|twee|drie|uno|due|tre|um|dois|duas|três|quatro)';
const WEEKDAY = '(?:mon|tue|wed|thu|fri)[a-z]*\\.?';
const HOME =
  '(?:wfh|remote(?:ly)?|home ?working|home[- ]?office|work(?:ing)? (?:from|at) home|at home|from home|homeoffice|mobil\\p{L}*|de chez (?:vous|soi)|en casa|desde casa|teletrabajo|télétravail|thuis(?:werken)?)';
/** "3 days on site and 2 from home", "the rest at home", "two days of home office", "Tue to Thu in the office", "min. two days on site". */
const DIVIDED = [
  `${SOME} (?:remote|home|wfh|homeoffice|home[- ]office) days?`,
  `${SOME} days? (?:at |from )?(?:home|wfh|remote)[ ,/+&-]+(?:and )?${SOME} (?:days? )?(?:in |at )?(?:the )?(?:office|site|on[- ]?site)`,
  `${SOME} days? (?:in |at )?(?:the )?(?:office|on[- ]?site)[ ,/+&-]+(?:and )?${SOME} (?:days? )?(?:at |from )?(?:home|wfh|remote)`,
  `${SOME} days?(?: (?:a|per|each) week)? (?:(?:may|can|could|will) be |is |are )?(?:spent |worked |working |done )?(?:from|at) (?:your |their |his or her )?(?:own )?home`,
  't[eé]l[eé]travail (?:les? )?(?:lundi|mardi|mercredi|jeudi|vendredi)s?',
  `${SOME} (?:days?|tage?n?|jours?|días?|dag(?:en)?)(?: (?:a|per|each|the|pro|par|por|la) (?:week|woche|semaine|semana))? (?:(?:können|dürfen|kann|darf|sind|davon|mogen|kunnen|pueden ser|possono essere|peuvent se faire) )?(?:of |de |en |im |in |working )?${HOME}`,
  `${SOME} (?:days?|tage?n?|jours?|días?|dagen)(?: (?:a|per|each|pro|par|por|la) (?:week|woche|semaine|semana))? (?:on[- ]?site|in person|vor ort|sur (?:site|place)|en (?:la )?oficina|im büro|au bureau|op kantoor)`,
  `${SOME} (?:days?|tage?n?|jours?|días?|dagen|giorni?|dias?)(?: (?:a|per|each|pro|par|por|alla?|na|in de) (?:week|woche|semaine|semana|settimana))? (?:wfo|wfh|ftf|presencial(?:es|is)?|in (?:sede|presenza|ufficio|smart working|remoto)|di (?:smart working|remoto|ufficio)|da (?:casa|remoto)|no escritório|em casa|thuis(?:werken)?|op locatie|zuhause|zu hause|à la maison|à distance)`,
  `(?:thuiswerk\\p{L}*|smart working|home ?office|teletrabajo|teletrabalho|télétravail)(?: is)?(?: \\p{L}+)? ${SOME}(?:x|[- ])? ?(?:days?|dag(?:en)?|tage?|jours?|días?|giorni?|dias?|mal|veces|vezes)`,
  `(?:wfo|rto) ${SOME} days?`,
  `(?:the )?(?:rest|remainder|balance|other days?)(?: of (?:the|your) week)?(?: is| are|,| can be)? (?:spent )?${HOME}`,
  `(?:work )?(?:from|in) (?:the )?office ${SOME} days?(?! (?:after|before|later|ago|notice))`,
  `${WEEKDAY}(?:(?:, ?| ?[&/+–-] ?| and | to )${WEEKDAY})* (?:in|from|at)(?: the| our)? office`,
  `${HOME} (?:on )?${WEEKDAY}(?:(?:, ?| ?[&/+] ?| and )${WEEKDAY})*`,
  `${WEEKDAY.replace('[a-z]*', '(?:day|sday|nesday|rsday|urday)?s?')} (?:can be |may be |are |is )?(?:(?:worked |working |spent )?(?:from|at) home|wfh|remote(?:ly)?|at the kitchen table)`,
  `(?:hemifrån|hjemmefra|hemma|hjemme) (?:en|et|ett|två|to|tre|\\d)(?: \\p{L}+)? dag\\p{L}*|(?:en|ett|två|to|tre|\\d) dag\\p{L}* (?:i veckan |om ugen |i uka )?(?:hemifrån|hjemmefra|hemma|hjemme|på distans)`,
  `(?:can|could|may|happy to) (?:do|work) (?:one|two|1|2|some|a couple)(?: days?)? (?:from|at) home`,
  `home[- ]based [^.]{0,60}office [^.]{0,30}${SOME} days? (?:a|per|each) week`,
  `(?:on[- ]?site|office|in (?:the )?office|wfo) ${SOME} days?(?:,| and| \\+| \\/)? (?:at )?(?:home|wfh|remote|from home) ${SOME}`,
  `(?:work(?:ing)? )?from home (?:on )?(?:an?|one|two|three|\\d|some|most|certain|up to \\p{L}+) days?`,
].map((form) => `(?<!\\p{L})${form}(?!\\p{L})`);
export const HYBRID = new RegExp([IN_PART, ...DIVIDED].join('|'), 'iu');

/** "5 days office, no hybrid", "kein Homeoffice": what is not to be had. */
const NOT_AT_HOME =
  /(?<!\p{L})(?:no|not|never|non|zero|without|kein(?:e|en)?|nicht|geen|pas d[e’'] ?|sin|senza|niente|nada de|ingen|inget|ikke|inte|sem)[\s-]+(?:any |a |possible |möglich |mogelijk )?(?:hybrid\p{L}*|remote\p{L}*|wfh|home[- ]?(?:office|working)\p{L}*|work(?:ing)? from home|télétravail|teletrabajo|smart working|thuiswerk\p{L}*|hemarbete|hjemmearbejde|hjemmekontor)(?!\p{L})|(?<!\p{L})(?:hybrid\p{L}*|remote\p{L}*|wfh|home[- ]?(?:office|working)\p{L}*|homeoffice|working from home|télétravail|teletrabajo|smart working|thuiswerk\p{L}*|hemarbete|hjemmearbejde|hjemmekontor|(?:h[ií]brid|ibrid)[oa])(?:(?: is| are|['’]s)(?:n['’]t| not)| (?:won|does?n)['’]t| (?:geht|ist|gibt es|gibt['’]?s|haben wir|machen wir|kan|gaat|is|går|er|är)(?: \p{L}+){0,2} (?:nicht|niet|inte|ikke)| (?:n[’']est|ne se fait) pas| (?:no|non) (?:es|se|è|si|va)|,? (?:impossible|imposible|impossibile|ausgeschlossen))(?!\p{L})/giu;

/** A text without what it says of working at home that is not to be had. */
export const withoutNotAtHome = (text: string): string => text.replace(NOT_AT_HOME, ' ');
