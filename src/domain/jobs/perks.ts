/** What an employer gives beside money, as a short word for it. */
const GIVEN =
  /(?<!\p{L})(?:rent[- ]free|(?:tied|staff|estate|farm) cottage|per diems?|(?:ski|season|travel|bus|train) ?(?:pass|card)|fuel card|(?:company|work) (?:truck|ute|van|bakkie|phone|laptop)|spesen|auslöse|birthday off|leave|holidays?|hols|time off|rdos?|days? off|parental|pension|super(?:annuation)?(?= (?:above|over))|40[13]\(?[kb]\)?|dental|health(?:care| cover| insurance)?|medical|insurance|vision|wellbeing|wellness|gym|car allowance|van|ute|vehicle|company car|parking|uniform|tools?|laptop|phone|canteen|meals?|(?:staff|free) (?:feed|food|lunch|breakfast)|(?:work|company|pool) car|live[- ]in|relocation|training|study|tuition|supervision|hybrid|remote|work(?:ing)? from home|flexible hours|flexitime|(?:\d(?:[.,]\d)?|four|nine)(?: and a half)?[- ]day (?:week|fortnight)|shares?|equity|options|pto|overtime|penalt(?:y|ies)|loading|shift (?:premium|differential)|discount|childcare|housing|accommodation|salary packaging|sick pay|employee assistance|eap|visa sponsorship|tips|tronc|urlaub\p{L}*|altersvorsorge|mobil|homeoffice|dienstrad|jobticket|deutschlandticket|jobrad|firmenwagen|weihnachtsgeld|urlaubsgeld|haustrunk|weiterbildung\p{L}*|gleitzeit|kantine|zuschuss|vwl|prsa|aws|ferien|\p{L}*rabatt|jause|öffi-ticket|maaltijdcheques|ecocheques|hospitalisatieverzekering|fiets|carro (?:de serviço|da empresa)|seguro de saúde|vhi|bus facility|provident fund|medical aid|staff rates|comm|mutuelle|tickets? resto?|tickets? restaurant|chèques? (?:vacances|déjeuner)|panier|rtt|télétravail|congés?|treizième mois|13e mois|prévoyance|voiture|véhicule|intéressement|participation|formation|crèche|reprise d[’']ancienneté|seguro (?:médico|de salud)|vacaciones|teletrabajo|manutención|furgoneta|dietas|comedor|descuentos?|logement|unterkunft|dienstwohnung|dienstwagen|alojamiento|scrubs|suit allowance|death in service|buoni? pasto|ticket|welfare aziendale|mensa|auto aziendale|alloggio|reiskosten\p{L}*|pensioen\p{L}*|vakantiedagen|vakantiegeld|adv|leaseauto|bus van de zaak|gereedschap|laptop|klimaticket|saisonkarte|quartier|vollpension|verpflegung|mittagessen|betriebsurlaub|diensthandy|fuel(?= card|$)|(?:xmas|christmas|discretionary|year[- ]end|attendance) bonus|dis(?= ?x ?\d)|life (?:assurance|cover)|vaste (?:wagen|auto)|subsídio de \p{L}+|vale[- ](?:refeição|transporte|alimentação)|cartão (?:de )?refeição)(?!\p{L})/iu;

/** Whether a piece of what a brief says names something that is given beside money. */
export const namesPerk = (piece: string): boolean => GIVEN.test(piece);

/** What in a list without a heading can be nothing but what the employer gives. */
const SURELY_GIVEN =
  /^(?:[\d,.%$£€]+ |\p{Lu}?\p{Ll}+ ){0,3}(?:(?:annual |paid |parental |study |birthday |long service )leave|(?:days?['’]? )?(?:holidays?|hols|pto|annual leave)|(?:health|life|dental|medical) (?:insurance|cover)|pension|(?:company|private) (?:car|vehicle)|car allowance|(?:free |on-?site )?parking|salary packaging|staff (?:meals?|discount)|sign(?:ing)?[- ]?on bonus|(?:learning|training|wellbeing|wellness) (?:budget|allowance|payment)|40[13]\(?[kb]\)?|super(?:annuation)?|kiwisaver|jobrad|jobticket|urlaubstage|tage urlaub|mutuelle|tickets? restaurant|rtt|vacaciones|manutención)(?!\p{L})/iu;

/** "35 hrs, flexible start 7 to 10", "Health from day 1". */
const OF_HOURS =
  /^(?:\d(?:[.,]5)?[- ]day (?:wk|week)|\d(?:[.,]5)? days?(?: (?:a|per) week)?(?=\s*(?:,|$))|\d\d(?:[.,]\d)? ?(?:hrs|hours|h|std\.?|stunden|uur|horas|heures|ore)(?!\p{L})(?! (?:of|experience))|(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)[a-z]* ?(?:-|–|to) ?(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)|flexible (?:start|hours)|health (?:from|cover|insurance)|no (?:weekends?|saturdays|sundays|nights)(?!\p{L}))/iu;

/** "25 days' holiday + Christmas shutdown, death in service x3": several things, of which the first is given, or a few that are all. */
export function isPerkList(sentence: string, isBullet = false): boolean {
  if (
    /(?<!\p{L})(?:you|they|we|is|are|will|must|need\p{L}*|experience\p{L}*|knowledge|skills?|qualifi\p{L}+)(?!\p{L})/iu.test(
      sentence,
    )
  )
    return false;
  const pieces = sentence
    .replace(/[.!]\s*$/u, '')
    .split(/[,;/&]\s*|\s+(?:\+|and|und|et|y|e|en)\s+/u)
    .filter((piece) => /\p{L}{2}/u.test(piece));
  const given = pieces.filter((piece) => GIVEN.test(piece));
  if (isBullet) return pieces.length > 2 && given.length === pieces.length;
  return (
    pieces.length > 1 &&
    pieces.every((piece) => piece.split(/\s+/).length <= 7) &&
    (given.length === pieces.length ||
      (given.length > 1 && SURELY_GIVEN.test(pieces[0] ?? '')) ||
      (pieces.length === 2 &&
        given.length === 1 &&
        sentence.split(/\s+/).length <= (/^\d/.test(sentence) ? 6 : 4)))
  );
}

/** "Super, payroll tax and STP lodgements": of three things or more only the first is given, which is what the work deals with. */
function dealsWith(line: string): boolean {
  const pieces = line
    .split(/,\s*|\s+(?:\+|and|&|und|et|y|e|en)\s+/u)
    .filter((piece) => /\p{L}{2}/u.test(piece));
  return pieces.length > 2 && !pieces.slice(1).some((piece) => GIVEN.test(piece) || /\d/.test(piece));
}

/** Whether a line of a list that nothing heads says what the employer gives. */
export const isPerk = (line: string): boolean =>
  OF_HOURS.test(line) || (line.split(/\s+/).length <= 9 && SURELY_GIVEN.test(line) && !dealsWith(line));

/** What is given in money beside the pay, or on top of it at times. */
const IN_MONEY =
  /(?<!\p{L})(?:cpd|relocation(?= (?:up to|of|worth|paid)(?!\p{L}))|(?:£|€|\$)\d{1,3}(?:[.,]\d{3}|k)? learning|overuren|überstunden|heures sup\p{L}*|horas extras?|straordinari[o]?|subsídio de (?:alimentação|refeição|transporte)|vale[- ](?:refeição|transporte|alimentação)|(?:sign(?:ing)?[- ]?on|referral|refer a friend|retention|joining|welcome|completion|start) bonus|(?:learning|training|wellbeing|wellness|development|study|conference|equipment|home office|book|l&d|education)(?: and \p{L}+)? (?:budget|allowance|payment|fund|stipend)|(?:tool|meal|travel|uniform|phone|housing|laundry|car|vehicle|mileage|relocation|living away|location|first aid|on[- ]?call|remote|district|site) (?:allowance|subsidy|assistance|support|package)|tuition|classroom fund|stipend|salary (?:packaging|sacrifice)|40[13]\(?[kb]\)?|pension|match(?:ing)?|overtime|penalt(?:y|ies)(?: rates?)?|loading|shift (?:premium|differential|allowance)|(?:night|weekend|evening) diff(?:erential)?|tips|discounts?|off rooms|voucher|gift card|childcare|reimbursement|paid (?:medical|health|dental)|health (?:insurance|cover|savings)|tickets?[- ]restaurant|chèques? (?:vacances|déjeuner)|carte swile|mutuelle|zuschuss|fahrtkosten\p{L}*|jobticket|deutschlandticket|essens\p{L}*|vwl|vermögenswirksame|ayuda (?:de|al) \p{L}+|cheque guardería|seguro médico|buoni? pasto|ticket (?:restaurant|da)|repas|reiskosten\p{L}*|praxiszulage|(?:staff |bunk[- ]style |shared )?(?:accommodation|house|housing|lodging|room)|unterkunft|zimmer|logement|alojamiento|alloggio)(?!\p{L})/iu;
/** What tells the pay itself. */
const OF_BASE =
  /(?<!\p{L})(?:salary(?! (?:packaging|sacrifice))|base|ote|on[- ]target|wages?|per annum|p\.?\s?a\.?(?!\p{L})|gross|brutt?o?s?|bruts?|net|(?:al|por) mes|al mese|par mois|im monat|per maand|por mês|i månaden|(?:a|per) month|gehalt|lohn|salaire|salario|(?:an|per) (?:hour|day)|day rate)(?!\p{L})|\d\s?k?\s?(?:-|–|to)\s?[$£€]?\d{2,}|\/ ?(?:hr|hour|h|day)(?!\p{L})/iu;

/** Whether a piece names something given in money that is no part of the pay itself: "$2,000 sign-on bonus", "401(k) 4% match". */
export const isPaidPerk = (piece: string): boolean =>
  piece.split(/\s+/).length <= 12 &&
  IN_MONEY.test(piece) &&
  !LOADS.test(piece) &&
  !OF_BASE.test(piece) &&
  !SEVERAL.test(piece) &&
  [...piece.matchAll(/\d[\d,. ]*\d|\d/g)].every(([figure]) => Number(figure.replace(/\D/g, '')) < LEAST_PAY);

/** "Loading wagons £12.90 ph": what is done, where "25% loading" is given. */
const LOADS = /^(?:un)?loading (?!of |is |for |at |on |after |per |paid )\p{L}/iu;

/** Several things, of which one may be the pay. */
const SEVERAL = /[,;]\s|\b(?:plus|and|und|et)\b|\s\+\s|(?<!\b40)\d\s?k\b/iu;
/** Less is paid for no year's work. */
const LEAST_PAY = 25_000;

/** "Staff house available €90 a week", "accommodation at $15 a night": what a room or a meal costs is nobody's pay. */
const COSTS =
  /(?<!\p{L})(?:accommodation|live[- ]in|(?:staff |farm )?house|housing|lodging|rooms?|rent|bunks?|meals?|unterkunft|zimmer|wohnung|logement|repas|alojamiento|habitación|alloggio|stanza|kamer|woning)(?: (?!paid\b|and\b)\p{L}+){0,3},? (?:at |for |is |from |only |à |zu |um |por |a |voor |available )*(?:[$£€] ?\d[\d.,]*|\d[\d.,]* ?(?:€|euros?|EUR))(?: ?(?:a|per|pro|par|al|the|\/) ?(?:night|week|month|day|nacht|woche|monat|nuit|semaine|mois|noche|semana|mes|notte|settimana|mese))?(?: off the pay)?/giu;

/** A statement without what something costs whoever comes. */
export const withoutCosts = (said: string): string => said.replace(COSTS, '');
