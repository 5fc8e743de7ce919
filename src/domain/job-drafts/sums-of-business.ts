/** What sums are of that are nobody's pay, in many, as one "contract" may be the job's own; what roles are called by ("achats") is none. */
const THINGS =
  "contracts|deals|orders|tenders|turnover|contracten|opdrachten|bestellingen|inkoopvolume|omzet|verträgen?|aufträgen?|einkaufsvolumen|umsatz|umsätzen?|bestellungen|contrats|marchés|volume d[’']achats?|chiffre d[’']affaires|contratos|volumen de compras|facturación|contratti|commesse|fatturato|encomendas|faturação|faturamento|omsättning|kontrakter|kontrakten|omsætning|omsetning|kontrakt(?:y|ów|ach)|zamówie(?:nia|ń)|obrót|obroty";
const REACH =
  "up to|worth|of|over|above|from|between|tot|vanaf|van|boven|bis(?: zu)?|ab|über|von|in Höhe von|jusqu[’']à|de|à partir de|hasta|desde|por|fino a|da|di|até|upp till|på|över|op til|opp til|over|do|od|around|approx\\.?|ca\\.?|circa|um|environ";
const OF_BUSINESS = new RegExp(
  `(?<!\\p{L})(?:${THINGS})( (?:${REACH}) (?:[$£€] ?)?\\d[\\d.,]{0,9}(?: ?(?:-|–|to|tot|bis|à|a) ?\\d[\\d.,]{0,9})? ?[kK]?(?: ?[€£$])?)(?![\\p{L}\\d])`,
  'giu',
);
const OF_PAY =
  /(?<!\p{L})(?:salar\p{L}*|pay|paid|wages?|gross|base|gehalt|brutto|lohn|salaire|brut|sueldo|bruto|stipendio|lord[oi]|salaris|loon|lön|løn+|pensja)(?!\p{L})/iu;

/** A line without the sums of contracts, orders, purchases and turnover: "prijsonderhandeling contracten tot 250k". */
export const withoutSumsOfBusiness = (line: string): string =>
  /\d/u.test(line)
    ? line.replace(OF_BUSINESS, (said, sum: string) =>
        OF_PAY.test(said) ? said : said.slice(0, said.length - sum.length),
      )
    : line;
