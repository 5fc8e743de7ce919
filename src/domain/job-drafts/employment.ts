import { HYBRID } from './home-or-office.ts';
import { EITHER, PART_POSSIBLE, withoutHoursOfOthers } from './hours-open.ts';
import { isSeason } from './start.ts';

/** What is said of the hours and the contract, in this order: what is part time is so also on a contract. */
export const EMPLOYMENTS = [
  [
    'part_time',
    /\bpart[- ]?time\b|\bteilzeit\b|\btemps partiel\b|\bmedia jornada\b|\bjornada parcial\b|\btiempo parcial\b|\bdeeltijd\b|\bparttime\b|\btempo parziale\b|\bmeio período\b|\bmi-temps\b(?! thérap)|\bminijob\b|(?<!\p{L})(?:deltid|deltids\p{L}*|osa-aika\p{L}*|niepełny etat|pół etatu)(?!\p{L})|\bteilzeitstelle\b/iu,
  ],
  [
    'contract',
    /\bfixed[- ]term\b|\b(?:mat(?:ernity)?|parental|paternity|sick|long[- ]service|leave)(?: leave)? cover\b|(?<!\b(?:food|fridge|freezer|core|water|oven|oil|room|body|product|milk|meat|check|record|log) )\btemp(?:orary)?\b(?! to perm| (?:logs?|checks?|records?|control|probes?|breaches|readings?|crowns?|bridges?|fillings?|works|traffic|lights|monitor\p{L}*)(?!\p{L}))|\binterim\b(?! (?:valuations?|accounts?|reports?|payments?|results?|financials?|certificates?|applications?|orders?|dividends?|figures|statements?|claims?|audits?|period))|\bas an? (?:[\p{L}-]+ )?contractor\b|^contractors?$|[,(] ?contractor(?=[,.)]|$)|\bcontractors? (?:role|only|position|rates?|basis|needed|wanted|required|welcome)\b|\b(?:need|want|hiring|looking for|seeking|find)(?: [\p{L}\d-]+){0,4} contractors?\b|\bindependent contractors?\b|\bself[- ]?employed\b(?! (?:clients?|people|customers?|individuals?|traders?))|\bCIS\b(?=[,.;]|$| rate)|\b(?:inside|outside) ir35\b|\bseasonal (?:role|job|position|contract|work|from|until|\d)|[,(] ?seasonal\b(?! (?:overtime|peaks?|menus?|bonus|produce|demand|changes?|hours|trends?))|\bfor the season\b|\bsaison d[’'](?:hiver|été)|(?<!(?:les|des|aux|nos|vos|ces|de|menus?|plats?|produits?|carte|cuisine|légumes|fruits) )\bsaisonni(?:er|ère)s?\b|\b(?:winter|sommer)saison\b|\bsaisonkraft\b|\btemporada de\b|\blocum\b|\bcontract (?:role|position|job|basis|assignment|opportunity)\b|\b(?:month|mth|mo|week|wk|year|yr)s?,? (?:(?:max(?:imum)?|fixed|limited|set)[- ]term )?contract\b|\b(?:max(?:imum)?|limited)[- ]term\b(?! (?:goal|plan|view|impact|debt))|\bcontract,?(?: (?:for|of))? (?:an? |\d+|two|three|four|five|six|nine|twelve|eighteen)[ -]?(?:weeks?|months?|years?)\b|\bday rate\b|\bon (?:a )?contract\b|^contract\b|\bm(?:on)?ths? ftc\b|\bCDD\b|\bbefristet\w*|\ben freelance\b|\bfreelance (?:role|position|contract|basis|assignment)\b|\bfreiberuflich\w*|\bcontrato temporal\b|\btiempo determinado\b|\b1099\b|(?<!\p{L})intérim(?:aire)?s?(?!\p{L})|\buitzend\p{L}*|\bdetacher\p{L}*|\bin(?:val|terim) tot\b|\b(?:contract )?voor bepaalde tijd\b|\btijdelijk(?:e)?\b|(?<!\p{L})tempo determinato(?!\p{L})|\bsomministrazione\b|\binterinale\b|(?<!\p{L})contrato a termo(?! incerto| certo de formação)|\btemporári[oa]\b|\bfijo discontinuo\b|\beventual(?: por|,| de \d)|\bsustitución de \d|\bleiharbeit\b|\barbeitnehmerüberlassung\b|\bzeitarbeit\b|\d ?(?:month|week|year)s? \+ \d|\b(?:runs?|running|lasts?|lasting|duration(?: of)?|initially|just|only|for) (?:for )?(?:about |around |roughly |approx\.? )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: ?(?:-|to|or) ?(?:\d{1,2}|two|three|four|five|six|eight|ten))? (?:weeks|months|wks|mths|mos)(?! (?:of |['’])?(?:probation|trial|training|notice|experience|induction|leave|at |in )|\p{L})(?! (?:probation|trial|training|notice|experience|induction))(?=[,.;]|$| (?:with|then|to|from|starting|until|cover|contract|initially|possible|and possibly))|\bcasual,? (?:for )?\d{1,2} (?:wks?|weeks|months|mths)\b|\bpor (?:\d{1,2}|dois|duas|três|quatro|cinco|seis|oito|tres|cuatro|dos) mes(?:es)?(?!\p{L})|\bprazo determinado\b|\b(?:für|auf) (?:\d{1,2}|zwei|drei|vier|sechs|neun|zwölf) monate\b/iu,
  ],
  [
    'full_time',
    /\bfull[- ]?time\b|\bpermanent\b|\bperm\b|\bdirect[- ]hire\b|\bvollzeit\b|\bunbefristet\w*|\bCDI\b|\btemps (?:plein|complet)\b|\bdurée indéterminée\b|(?<!\p{L})(?:fixe|fest|pensum|stellenumfang|arbeitspensum|taux d[’']activité)[,:]? ?100 ?%|\bjornada completa\b|\btiempo completo\b|\bcontrato indefinido\b|\btempo pieno\b|\btempo indeterminato\b|\bvoltijds?\b|\bfulltime\b|\bvast(?:e)? (?:contract|dienst(?:verband)?|aanstelling|baan)\b|\bonbepaalde tijd\b|\bfestanstellung\b|\bfest angestellt\b|\btempo integral\b|\bCLT\b|(?<!\p{L})(?:heltid|fuldtid|fulltid|tillsvidare\p{L}*|fast stilling|fastansættelse|pełny etat|umowa o pracę|vakituinen|kokoaikainen)(?!\p{L})|\befetiv[oa]\b|\bcontrato sem termo\b|\bindefinido\b|\bF\/?T\b(?!C)|(?<![\d.,] ?)\bFTE\b/iu,
  ],
] as const;

const FULL =
  /\bfull[- ]?time\b|\bvollzeit\b|\btemps (?:plein|complet)\b|\bjornada completa\b|\btiempo completo\b|\btempo pieno\b|\bvoltijds?\b|\bfulltime\b|\btempo integral\b|\bF\/T\b/iu;
/** How long a week is: "37.5 hours a week", "32 Stunden, unbefristet", "0.8 FTE", "three days a week". */
const WEEK =
  /(?<![\d.,-])(\d\d?)(?:[.,]\d\d?)?\s?(?:h|hrs?|hours?|std\.?|stunden|heures|horas|ore|uur)(?: ?\/ ?| (?:per|a|each|pro|die|in der|par|por|alla|a la|in de|na) | p\/| (?:over|across|spread over|split over|on|in|auf|an|sur|en|su|over de) (?:\d|two|three|four|five|six|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|twee|drie|vijf) )(?:wk|w|week|woche|semaine|semana|settimana|days?|shifts?|mornings?|evenings?|nights?|tage[n]?|jours?|días?|giorni|dagen)(?!\p{L})|(?<![\d.,-])(\d\d?)(?:[.,]\d\d?)? (?:wochenstunden|stunden(?=, (?:un)?befristet|[.,]| (?:un)?befristet))|(?<![\d.,])(0[.,]\d\d?|1[.,]0)(?: ?FTE|(?=, (?:term time|perm|ongoing)))|(?:(?<=, )|(?<=^))([3-9][05]) ?(?:%|procent|prosent|Prozent)(?= ?(?:,|[.]|stelle|pensum|tjänst\p{L}*|av heltid|stilling))|(?<![\d-])(one|two|three|[123]) days (?:a|per) week(?! (?:in (?:the )?office|at|on|from|wfh|remote|office|home))/iu;
const FULL_WEEK = 35;

/** "37 hours, Fridays finish at 1", "44h", "40 uur (36 mag ook)": hours of a length that only weeks have. */
/** "32 uur, jaarcontract", "mornings 8 to 1 (25 hours)": fewer than a week of work has. */
const BARE_PART =
  /(?<=^|[,;:(] ?)(1[6-9]|2\d|3[0-4])(?: ?(?:[-–]|tot|to|bis|à|a) ?\d\d)?(?:[.,]\d\d?)?\s?(?:h|hrs?|hours?|std\.?|stunden|heures|horas|ore|uur)(?=\s*(?:[,.;()]|$))/imu;
const BARE_WEEK =
  /(?<![\d.,:/-]|(?:within|in|next|every|after|than|for|notice|of) )(3[5-9]|4[0-5])(?:[.,]\d\d?)?\s?(?:h|hrs?|hours?|std\.?|stunden|heures|horas|ore|uur)(?=\s*(?:[,.;()]|$|perm|full))/imu;

function weekOf(text: string, isLabelled: boolean): 'full_time' | 'part_time' | null {
  const [, hours, stunden, fte, share, days] = WEEK.exec(text) ?? [];
  const labelled = isLabelled ? /^(\d\d)(?:[.,]\d+)?(?!\d)/u.exec(text)?.[1] : undefined;
  if (behindLabel(text) !== null) return 'part_time';
  const many = Number(hours ?? stunden ?? labelled ?? 0);
  if (many >= 8) return many >= FULL_WEEK ? 'full_time' : 'part_time';
  if (fte !== undefined) return Number(fte.replace(',', '.')) < 1 ? 'part_time' : 'full_time';
  if (share !== undefined || SHARES.test(text)) return 'part_time';
  if (HALF_DAYS.test(text) && !HYBRID.test(text)) return 'part_time';
  if (BARE_WEEK.test(text)) return 'full_time';
  if (BARE_PART.test(text)) return 'part_time';
  return days === undefined || HYBRID.test(text) ? null : 'part_time';
}

/** "Taux 80 %", "Pensum: 60-80 %", "Beschäftigungsgrad 90 Prozent": how much of a whole post it is, behind what calls it so. */
const WORKLOAD =
  /(?<!\p{L})(?:taux(?: d[’'](?:activité|occupation|engagement))?|(?:arbeits)?pensum|stellenumfang|beschäftigungsgrad|anstellungsgrad|grado (?:di )?occupazione|percentuale (?:di lavoro|lavorativa)|workload|(?:employment|activity) (?:rate|level|degree)|sysselsättningsgrad|stillingsprosent|stellingsgraad)\s?:?(?: (?:de|von|di|of|is|à|zu))? ?(?:(\d\d)\s?(?:%|prozent)?\s?(?:-|–|à|bis|a|to)\s?)?(\d{2,3})\s?(?:%|prozent|procent|pour cent|per ?cent)(?!\p{L})/iu;

/** A workload that is less than a whole post, as the text says it: "taux 80 %", "60-80 %"; null of none. */
export const workloadIn = (text: string): string | null =>
  behindLabel(text) ?? SHARES.exec(text)?.[0].trim() ?? null;

function behindLabel(text: string): string | null {
  const [said, , most = ''] = WORKLOAD.exec(text) ?? [];
  return said === undefined || Number(most) >= 100 ? null : said;
}

/** "Three and a half days which they can spread": no whole week. */
const HALF_DAYS =
  /(?<!\p{L}|\d)(?:two|three|four|[234]) ?(?:and a half|½|[.]5) days(?!\p{L})(?! (?:holiday|leave|training|course|in (?:the )?(?:office|clinic)|on site|at home|from home))/iu;

/** "60-80 %", "Pensum 50 bis 70 %": less than a whole post, as it is told in Switzerland. */
const SHARES =
  /(?<![\d.,])([2-9]\d) ?(?:%|prozent)? ?(?:-|–|bis|à|to) ?([2-9]\d) ?(?:%|prozent)(?!\p{L})(?= ?(?:[,.;)]|$|pensum|stelle))/iu;

/** "No contractors" asks for anything else. */
const NOT_WANTED =
  /\b(?:no|not|non|without|kein\p{L}*)[\s-]+(?:an?\s+)?(?:contractors?|contracts?|temps?|freelanc\p{L}*|interims?|part[\s-]?time\p{L}*)\b|\b(?:bei|auf|für) Vollzeit\b|\bfull[- ]time (?:equivalent|rate|salary)\b|\bpour un temps plein\b|\bop (?:basis van )?fulltime(?: ?basis)?\b|\bauf (?:basis )?vollzeit\p{L}*|\bbase temps plein\b|\b(?:bij|op basis van|auf basis von|based on|sur la base de|sur une base de) (?:een )?\d\d(?:[.,]\d)? ?(?:uur|hours?|stunden|heures|h)(?!\p{L})|(?:tempo determinato|fixed[- ]term|contract|temp|befristet|CDD|partita iva)[^.?!]{0,30}\?/giu;

/** "I'd have liked part time, but the partner won't": what somebody would have had, and does not get. */
const WOULD_HAVE =
  /(?<!\p{L})(?:(?:i|we|they|s?he)(?:['’]d| would)(?: have|['’]ve) (?:liked|preferred|wanted|loved)|(?:ich|wir) hätten? (?:(?:gerne?|lieber) )|(?:j[’']|nous )aur(?:ais|ions) (?:bien )?(?:aimé|préféré|voulu)|(?:me|nos) (?:habría|hubiera) gustado|avre(?:i|mmo) (?:preferito|voluto)|(?:ik|we|wij) had(?:den)? liever|teria(?:mos)? preferido)(?!\p{L})[^.;!?\n]{0,80}/giu;

/** What says that work has no end, and how contractors are paid as well as others. */
const FOR_GOOD =
  /(?<!\p{L}|(?:to|into|going|go) )(?:(?:permanent|perm)(?! (?:team|staff|employees?|crew|colleagues?|members?|people|hires?|residents?|makeup|press|marker|resident|way))|unbefristet\p{L}*|CDI|indefinido|tempo indeterminato|onbepaalde tijd|vast(?:e)? (?:contract|dienst\p{L}*|baan)|tillsvidare\p{L}*|fastansættelse|fast stilling)(?!\p{L})/iu;
/** "We do AB for six weeks, then bulls": how long something at work goes on, where the work itself is for good. */
const FOR_WEEKS =
  /(?<!\p{L})for (?:the (?:first|last) )?(?:an?|one|two|three|four|five|six|eight|ten|twelve|\d\d?) (?:weeks?|months?)(?!\p{L})/giu;
const OF_PAY_ALONE = /(?<!\p{L})day rate(?!\p{L})/giu;

/**
 * Whether a brief is for full time, part time or a contract; null where it does not say.
 * @param written the lines of the brief
 * @param labelled what stands behind a label for it
 */
export function employmentOf(
  written: readonly string[],
  labelled: string | undefined,
): 'full_time' | 'part_time' | 'contract' | null {
  const lines = written.map(withoutHoursOfOthers);
  for (const text of [labelled, lines.join('\n')]) {
    if (text === undefined) continue;
    // "Full-time or part-time" is none of both.
    const open = text
      .replace(NOT_WANTED, ' ')
      .replace(WOULD_HAVE, ' ')
      .replaceAll(EITHER, ' ')
      .replaceAll(PART_POSSIBLE, ' ');
    // "Permanent, 2:1 roster. Day rate 720": how pay is told makes no contract of what is for good.
    const asked = FOR_GOOD.test(open) ? open.replace(OF_PAY_ALONE, ' ').replace(FOR_WEEKS, ' ') : open;
    const found = EMPLOYMENTS.find(([, pattern]) => pattern.test(asked))?.[0];
    const byHours = weekOf(asked, text === labelled);
    const isCalledFull = FULL.test(asked);
    // "Vollzeit, Pensum 80 %": one of the two is wrong, and nobody knows which.
    if (isCalledFull && workloadIn(lines.join('\n')) !== null) return null;
    // "32 Stunden, unbefristet" is part time for good; a contract says nothing of the hours.
    if (found === 'full_time' && byHours === 'part_time' && !isCalledFull) return 'part_time';
    // "Temporada del 15 de marzo al 31 de octubre", "15 February to the end of April": work with an end.
    if (found === undefined && (byHours === null || byHours === 'full_time') && isSeason(asked))
      return 'contract';
    // "Permanent" as its own field says nothing of the hours, which the text may.
    if (found === 'full_time' && byHours === null && text === labelled && !FULL.test(text))
      return weekOf(lines.join('\n').replace(NOT_WANTED, ' '), false) === 'part_time' ? 'part_time' : found;
    if (found !== undefined || byHours !== null) return found ?? byHours;
  }
  return null;
}
