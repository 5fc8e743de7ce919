import { type Tongue, words } from './tongue.ts';

const TERM =
  '(?:\\d+|une?|deux|trois|quatre|cinq|six|huit|dix|douze)\\s*(?:(?:-|–|à|ou)\\s*(?:\\d+|deux|trois|quatre|six)\\s*)?(?:jours?|semaines?|mois)';
const OTHERS =
  'femme|mari|époux|épouse|conjointe?|compagne|compagnon|copine?|amie?s?|collègues?|cousine?|frère|sœur|fils|fille|enfants?|mère|père|parents|chef(?:fe)?|patronn?e?|manager|responsable|cliente?s?|société|entreprise|employeur|équipe|concurrente?|agence|propriétaire';
const PLACES =
  "((?:\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,2})(?:(?:\\s*,\\s*(?:ou\\s+|et\\s+)?(?:à\\s+|en\\s+)?|\\s+(?:ou|et)\\s+(?:à\\s+|en\\s+)?|\\s*/\\s*)\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+){0,2})*)";

/** French. */
export const FRENCH: Tongue = {
  language: 'fr',
  known:
    /(?<!\p{L})(?:je|il|elle|ne|pas|est|et|le|la|les|de|des|du|pour|avec|son|sa|ses|mon|ma|mes|préavis|souhaite|cherche|recherche|à|au|aux|mais|que|qui|un|une|veut|veux|nous|vous|euros|temps|mois|dès|moins|prétentions?|salariales?|salaire|rémunération|bruts?|cdi|cdd|intérim|actuellement|déménag\p{L}*|disponib\p{L}*|pourrait|gagne|semaines?|avant|jamais|hors|uniquement|poste)(?!\p{L})|(?<!\p{L})(?:[jlndsmtc]|qu)['’](?=\p{L})/giu,
  joint:
    /,?\s+(?:mais|cependant|toutefois|pourtant|bien que|alors que|tandis que)\s+|,\s+(?:et\s+)?(?=(?:il|elle|je|son|sa|ses|mon|ma|mes)(?!\p{L})|j['’])/giu,
  carried:
    /\s+et\s+(?=(?:veut|veux|souhaite|cherche|recherche|est|suis|peut|peux|pourrait|demande|attend|préfère|voudrait|espère|aimerait)(?!\p{L}))|,\s+(?:et\s+)?(?=(?:veut|souhaite|cherche|recherche|peut|pourrait|demande|attend|préfère|voudrait|aimerait)(?!\p{L}))/giu,
  sameTime: /^(?:voudrait|pourrait|aimerait|était|avait)(?!\p{L})/iu,
  condition: words(
    "si|sauf|à condition|à moins|pourvu|selon|dépend\\p{L}*|en fonction|peut-être|éventuellement|probablement|pourrait envisager|envisag\\p{L}*|au cas où|sinon|hésit\\p{L}*|incertaine?|pas sûre?|réfléchi\\p{L}*|à la rigueur|s['’](?:il|elle|ils)",
  ),
  past: words(
    "étai(?:t|s|ent)|avai(?:t|s|ent)|auparavant|autrefois|avant cela|à l['’]époque|il y a \\d+ ans|(?:dans|à) (?:mon|son|ma|sa) (?:dernier|ancien|précédent)\\p{L}*",
  ),
  others: words(
    `(?:mon|ma|mes|son|sa|ses|notre|nos|leur|leurs|le|la|les|un|une|des|du)\\s+(?:\\p{L}+\\s+)?(?:${OTHERS})|l['’](?:${OTHERS})`,
  ),
  does: null,
  self: words("je|j['’]\\p{L}+|moi|nous"),
  pronoun: /^(?:ils?|elles?|son|sa|ses|leurs?)(?!\p{L})/iu,
  own: /^(?:(?:je|nous|notre|nos|mon|ma|mes)(?!\p{L})|j['’])/iu,
  named:
    /^(?:(?:Monsieur|Madame|Mademoiselle|Mme|Mlle|M\.)\s+(?=\p{Lu}))?(\p{Lu}[\p{L}'’-]+)(?:\s+\p{Lu}[\p{L}'’-]+)?\s+(?:veut|souhaite|est|a|cherche|recherche|peut|pourrait|demande|attend|préfère|voudrait|dit|espère|aimerait|exige)(?!\p{L})/u,
  notNames: new Set(
    'je ne en on y se me tu nous vous ça pas rien jamais pourrait serait aurait il elle ce cela candidat candidate salaire préavis télétravail mobilité remote qui que seulement uniquement aussi encore actuellement maintenant aujourd disponibilité prétentions rémunération poste contrat idéalement son sa'.split(
      ' ',
    ),
  ),
  negation:
    /(?<!\p{L})(?:ne|pas|plus de|aucune?|jamais|sans|ni|refuse\p{L}*|exclue?|hors de question|rien|évite\p{L}*|contre|sauf|non|plutôt pas)(?!\p{L})|(?<!\p{L})n['’](?=\p{L})/iu,
  least:
    /(?<!\p{L})(?:pas|rien|jamais|ne|n['’]\p{L}+|aucun\p{L}*)(?!\p{L})[^,;]{0,30}?(?<!\p{L})(?:moins|en dessous|en-dessous|au-dessous|sous|inférieur\p{L}*)(?!\p{L})|(?<!\p{L})(?:ne\s+\p{L}+|n['’]\p{L}+)\s+pas(?=[^,;]{0,30}(?:moins|dessous|inférieur))|(?<!\p{L})(?:pas de problème|sans problème|sans préavis|pas de préavis|aucun préavis)(?!\p{L})/giu,
  twice: words(
    "(?:n['’]|ne )?[^,;]{0,15}(?:pas|aucune?)[^,;]{0,20}(?:exclue?|exclu[ts]?|opposée?|contre|objection|fermée?|hostile|réticente?)",
  ),
  wish: words(
    'veut|veux|voudrai[st]|souhait\\p{L}*|aimerai[st]|préf[éè]r\\p{L}*|préférence\\p{L}*|cherch\\p{L}*|recherch\\p{L}*|intéress\\p{L}*|ouverte?s? (?:à|aux?)|prête?s? à|uniquement|seulement|idéalement|prochain poste|désir\\p{L}*|disponible pour|que des?',
  ),
  salary: words(
    "(?:salaire|rémunération|prétentions?|tjm|taux)(?: salariales?| souhaitée?s?| attendue?s?| journalier)?\\s*(?:[:–-]|de|d['’]|à|autour|minimum|au moins|est)|prétentions?(?: salariales?)?|veut|veux|voudrai[st]|souhait\\p{L}*|demand\\p{L}*|attend\\p{L}*|exig\\p{L}*|cherch\\p{L}*|vise|minimum|au moins|accepterai[st]|(?:pas|rien|jamais)[^,;]{0,25}(?:moins|dessous|inférieur\\p{L}*)",
  ),
  currentPay: words(
    "(?:actuel\\p{L}*|aujourd['’]hui|en ce moment|à présent)[^,;]{0,80}(?:salaire|rémunération|gagn\\p{L}*|touch\\p{L}*|perç\\p{L}*|payée?)|(?:salaire|rémunération) actuel\\p{L}*|(?:gagne|touche|perçoit|perçois|payée?)[^,;]{0,20}\\d[\\d.,k]*",
  ),
  offered: words('offre\\p{L}*|offert\\p{L}*|propos\\p{L}*|budget|contre-offre'),
  order: words(
    '^(?:mets?|mettez|change\\p{L}*|modifi\\p{L}*|écri[st]\\p{L}*|ignore\\p{L}*|envo\\p{L}*|donne\\p{L}*)',
  ),
  notice: words('préavis'),
  notNotice: /$^/,
  term: words(TERM),
  atOnce: words(
    "immédiat\\p{L}*|de suite|tout de suite|sans préavis|pas de préavis|aucun préavis|dès maintenant|dès que possible|n['’]importe quand|sur-le-champ",
  ),
  startsAtOnce: words('disponib\\p{L}*|libre|commencer|démarrer|débuter|entrée en poste'),
  free: words('disponib\\p{L}*|libre|commencer|démarrer|débuter|entrée en poste|au plus tôt|pas avant'),
  from: /(?<!\p{L})(?:à partir du|à compter du|à partir de|dès le|dès|le|du|au)(?!\p{L})/giu,
  month: words(
    'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|noël|pâques|printemps|été|automne|hiver|rentrée',
  ),
  noticeAlone: new RegExp(
    `^\\P{L}*(?:(?:et|avec|a|un|son|mon|le|de)\\s+)*(?:préavis\\s*(?:de|est de|:|-|–)?\\s*(?:${TERM})|(?:${TERM})\\s+de préavis)\\P{L}*$`,
    'iu',
  ),
  moves: words(
    "déménag\\p{L}*|mobilité|mobile|relocalis\\p{L}*|s['’]installer|partir (?:à|en|au|vivre)|relocation",
  ),
  willing: words(
    'prête?s?|ouverte?s?|partante?s?|peut|peux|pourrai[st]|veut|veux|voudrai[st]|souhait\\p{L}*|oui|volontiers|aimerai[st]|possible|mobile|envie',
  ),
  place: new RegExp(
    `(?<!\\p{L})(?:à|au|aux|en|sur|vers|près de|autour de|région de|en région|[Uu]niquement|[Ss]eulement|[Ll]ieux?\\s*[:–-]|[Vv]illes?\\s*[:–-]|[Ll]ocalisations?\\s*[:–-]|[Pp]réfère(?:rait)?|[Pp]référerait)\\s+${PLACES}`,
    'gu',
  ),
  places: words('lieux?|villes?|localisations?|région'),
  types: [
    ['permanent', words('cdi|durée indéterminée|poste fixe')],
    [
      'contract',
      words('freelance|indépendante?|en mission|portage(?: salarial)?|consultante? indépendante?'),
    ],
    ['temp', words('intérim\\p{L}*|vacations?')],
    ['part_time', words('temps partiel|mi-temps')],
  ],
  typed: words(
    "types? de contrat|(?:pas|plus) d['’]intérim|pas de (?:cdi|freelance|temps partiel|mi-temps)|aucun (?:cdi|intérim)",
  ),
  ways: words(
    'télétravail|à distance|hybride|sur site|temps plein|(?:un|deux|trois|quatre|\\d) jours?(?: par semaine)?|nuits?|week-ends?|horaires?|déplacements?|trajets?|voiture de fonction|primes?|variable',
  ),
  role: words(
    'cherch\\p{L}*|recherch\\p{L}*|souhait\\p{L}*|veut|veux|voudrai[st]|aimerai[st]|intéress\\p{L}*|poste visé|prochain poste|préf[éè]r\\p{L}*',
  ),
  roles: null,
  closed: words(
    "ne (?:re)?cherche (?:pas|plus)(?= de poste| de travail| d['’]emploi| activement|\\s*[.,;]?$)|n['’](?:est|suis|es) (?:pas|plus) (?:en recherche|à l['’]écoute)|(?:pas|plus) (?:en recherche|à l['’]écoute)|a signé ailleurs",
  ),
  open: words(
    "en recherche active|en recherche d['’]emploi|à l['’]écoute (?:du marché|d['’]opportunités|de nouvelles)|ouverte?s? (?:aux? (?:opportunités|propositions|offres)|à de nouvelles)|cherche activement|(?:re)?cherche (?:un nouveau|une nouvelle|de nouvelles)",
  ),
  seeks: words("(?:re)?cherche|bien en recherche|en recherche(?: active)?|à la recherche d['’]"),
  work: words('postes?|emploi|travail|missions?|recherche|cdi|opportunités?'),
  asked: words('(?:poste|salaire|lieu|ville|contrat|prétentions?)\\s*:|vise|vis[ée]'),
  lives:
    /(?<!\p{L})(?:habite|vi[st]|suis|est|basée?|actuellement) (?:\p{Ll}+ )?(?:à|au|aux|en|près de)\s+\p{Lu}[\p{L}-]+/gu,
  done: words('pas|plus|jamais|sans|aucune?|fini|marre'),
  stressed: words(
    "uniquement|seulement|s['’]il vous plaît|svp|minimum|mini|au moins|idéalement|de préférence",
    'giu',
  ),
  fillers: words(
    'poste|emploi|travail|région|secteur|environs|autour|à|au|aux|en|vers|de|environ|aussi|ok',
    'giu',
  ),
  joined: /\s*,?\s+(?:ou|et)\s+|\s*\/\s*/giu,
};
