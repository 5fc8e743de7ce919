import type { Rule } from './types.ts';

// In Spanish, French, Italian and Portuguese a wish for whoever comes is a clause of its own, without a verb of wishing: "que no tenga hijos".
// Before it stands nothing, a stop, or how much it is wished; after people whom the work is for it says of these what they are like.

const HEAD =
  "(?:^|[.,;:!?(–—-]\\s*|(?<!\\p{L})(?:sobre todo|mejor|importante(?: es)?|clave es|prefer\\p{L}+|prefier\\p{L}+|quier\\p{L}+|quer\\p{L}+|queremos|pid\\p{L}+|necesit\\p{L}+|exig\\p{L}+|busc\\p{L}+(?: a)?|alguien|alguém|qualcuno|quelqu['’]un|y|e|et|pero|mais|mas|ma|surtout|veu\\p{L}+|voul\\p{L}+|voudr\\p{L}+|souhait\\p{L}+|faut|faudrait|demand\\p{L}+|vogl\\p{L}+|vorre\\p{L}+|chied\\p{L}+|meglio|soprattutto|melhor|sobretudo|importante é|importante è|(?:una?|une?|uma?) (?:chic[oa]|persona|mujer|hombre|señora|personne|femme|dame|ragazz[oa]|donna|signora|pessoa|mulher|moça)|por favor|eso sí|vedi|ojo|ideal(?: es)?|(?:el|la|lo) ideal(?: es)?|idéal(?: est)?|essentiel(?: est)?)\\s+)";
const CHILDREN =
  '(?:hij[oa]s?|niñ[oa]s?|cr[ií][oa]s?|bebés?|peques|enfants?|gosses?|gamin(?:e?s)?|bébés?|mômes?|figli[oae]?|bambin[ioae]|bimb[ioae]|neonati|filh[oa]s?|crianças?|bebês?|miúd[oa]s|carg(?:as|os) (?:familiares|de familia)|obligaciones familiares|charges? (?:de famille|familiales?)|carichi (?:di famiglia|familiari)|encargos (?:de família|familiares))';
const SOME =
  "(?:(?:ya|aún|todavía|muchos|demasiad[oa]s|ningún|a|los|sus|de|des|d['’]|surtout|trop|aucun|jeunes|petits|dei|già|ancora|troppi|piccoli|pequen[oa]s|pequeñ[oa]s|já|ainda|muitos|tantos)\\s?){0,3}";
const HAS_NONE = [
  'que no (?:tengan?|traigan?|espere|esté esperando|vaya a tener|quieran? tener|piensen? (?:en )?tener|esté pensando en tener|tenga pensado tener)',
  "qu['’](?:ils?|elles?|on) (?:n['’]ai(?:t|e|ent) (?:surtout |donc )?(?:pas|plus|ni)|ne (?:veuille|pense|compte|prévoie|songe|souhaite) (?:pas|plus)(?: à)? (?:avoir|faire))",
  "qu['’](?:ils?|elles?|on) n['’]ai(?:t|e|ent)",
  'che non (?:abbian?o?|aspetti|vogliano? (?:avere|fare)|pensi(?:no)? (?:di|ad) (?:avere|fare)|stia pensando (?:di|ad) avere)',
  'que não (?:tenham?|espere|queiram? ter|pensem? em ter|esteja a pensar em ter)',
].join('|');
const GROWN = [
  'que (?:ya )?tenga(?: ya)? (?:a )?(?:los |sus )?(?:hij[oa]s|niñ[oa]s) (?:ya )?(?:mayores|grandes|criad[oa]s|crecid[oa]s)',
  "qu['’](?:il|elle) ait (?:déjà )?(?:des |ses |de )?(?:grands enfants|enfants (?:déjà )?(?:grands|élevés|adultes))",
  'che abbia (?:già )?(?:i )?figli (?:già )?(?:grandi|cresciuti|adulti)',
  'que (?:já )?tenha (?:os )?filhos (?:já )?(?:crescidos|criados|grandes|adultos)',
].join('|');

/** "Que no tenga hijos pequeños", "qu'elle n'ait pas d'enfants", "che abbia figli grandi": what whoever comes has for a family. */
export const NO_CHILDREN_ABROAD: readonly Rule[] = [
  {
    about: 'family',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(
      `${HEAD}(?:(?:${HAS_NONE}) ${SOME}${CHILDREN}|${GROWN})(?!\\p{L})(?! (?:con quien|a quien|avec qui|con cui|com quem))`,
      'giu',
    ),
    reason: 'Says what family somebody should have, which the law keeps out of hiring.',
    rewording: 'Name the hours, travel or place of the work, as in "two weekends a month"',
    unless:
      /(?<!\p{L})(?:da igual|no importa|nos da lo mismo|no pasa nada|peu importe|qu['’]importe|ça ne change rien|non importa|fa lo stesso|poco importa|não importa|tanto faz|tutor(?:es)? legal|matrícula|inscri\p{L}+)(?!\p{L})/iu,
  },
];

/** Words of these rules, for the quick look whether a sentence speaks of people at all. */
export const NO_CHILDREN_WORDS = CHILDREN;
