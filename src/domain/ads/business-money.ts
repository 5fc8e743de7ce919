/** Money that a duty is about and that is nobody's pay: a budget, what is bought, a price, a target. */

const MILLIONS = String.raw`(?:\s?(?:m|mn|mio\.?|bn|mrd\.?|M(?=\s?€)|million\p{L}*|billion\p{L}*|millionen|milliarden|milliards?|millones|milion\p{L}*|milh\p{L}*|miljoen|miljard|miljon\p{L}*|miljarder)(?![\p{L}\d]))`;
const CURRENCY = String.raw`(?:\s?(?:d[’'e]\s?|di |de )?(?:[$£€]|(?:EUR|USD|GBP|AUD|NZD|CAD|CHF|SEK|NOK|DKK|SGD|ZAR|AED|INR|euros?|dollars?|pounds?|rands?|francs?|franken|kronor|kroner|kr|reais)(?!\p{L})))`;
const SIGN = String.raw`(?:(?:[A-Z]{0,2}[$£€]|(?<!\p{L})(?:AUD|NZD|USD|GBP|EUR|CAD|SGD|CHF|ZAR|INR|AED|SEK|NOK|DKK|R\$?))\s?)`;
const FIGURE = String.raw`\d[\d.,'’]{0,12}(?:[ \u00a0\u202f]\d{3}){0,3}`;
const TO = String.raw`(?:\s?(?:-|–|to|bis|à|a|tot|till)\s?(?:${SIGN})?${FIGURE})?`;
/** A figure of money; what is counted in millions is in its first group, as nobody is paid that. */
const AMOUNT = new RegExp(
  String.raw`(?:${SIGN})?(?<![\p{L}\d.,])${FIGURE}${TO}(${MILLIONS})${CURRENCY}?|(?<![\p{L}\d.,])${FIGURE}\s?(?:MSEK|MNOK|MDKK|MEUR|TEUR)(?!\p{L})|${SIGN}${FIGURE}${TO}(?:\s?k(?!\p{L}))?|(?<![\p{L}\d.,])${FIGURE}${TO}(?:\s?k(?!\p{L}))?${CURRENCY}`,
  'giu',
);
const A_YEAR = String.raw`(?:\s(?:a|an|per|each|every|pro|im|par|al|all[’']|por|ao|om|i|om)\s?(?:year|annum|month|quarter|week|jahr|monat|quartal|an|mois|trimestre|año|mes|anno|mese|ano|mês|jaar|maand|kwartaal|året|år|kvartal)(?!\p{L}))?`;

const NOUN = String.raw`\p{L}*(?:budget|turnover|revenue|spend|cost|price|portfolio|quota|target|pipeline|deal|order|contract|invoice|capex|opex|sales|stock|inventory|margin|saving|loan|claim|tender|p&l|umsatz|etat|kosten|preis|einkaufsvolumen|volumen|bestand|ziel|auftr[aä]g|investition|rechnung|chiffre d[’']affaires|co[uû]t|prix|portefeuille|dépense|achat|objectif|stock|facture|marché|presupuesto|facturaci[oó]n|coste|precio|cartera|gasto|compra|objetivo|pedido|ventas|fatturato|costo|costi|prezzo|portafoglio|spesa|acquist|obiettivo|ordin[ei]|orçamento|faturação|faturamento|custo|preço|carteira|despesa|meta|vendas|omzet|prijs|portefeuille|uitgaven|inkoop|doel|voorraad|omsättning|kostnad|pris|portfölj|inköp|mål|försäljning)\p{L}*`;
const BEFORE = new RegExp(
  String.raw`(?<!\p{L})${NOUN}(?:[\s,]{1,2}[\p{L}’'-]{1,20}){0,5}[\s,:(]{1,3}$|(?<!\p{L})je $`,
  'iu',
);
const BEHIND = new RegExp(
  String.raw`^${A_YEAR}[\s-]{1,2}(?:(?!(?:in|on|from|plus|and|for)[\s-])[\p{L}’'-]{1,20}[\s-]){0,3}${NOUN}|^\s(?:each|apiece|a piece|per (?:unit|piece|pallet|tonne|item|machine|order|head|sq)|je |pro (?:stück|palette|tonne)|pièce|l[’']unité|la pièce|chacune?|cada|la unidad|por (?:unidad|palé|unidade)|l[’']uno|ciascun|al pezzo|per pezzo|per stuk|elk|styck|per styck|stycket)(?!\p{L})`,
  'iu',
);
/** "You will buy £90k of timber": how much of what is bought or sold. */
const OF_THINGS = new RegExp(
  String.raw`^${A_YEAR}\s(?:of|worth of|in|an|de|d[’']|di|van|för|av)\s?(?!(?:basic|base|pay|salary|gross|bonus|an?|the|total)(?!\p{L}))\p{L}`,
  'iu',
);
const TRADES =
  /(?<!\p{L})(?:buy|sell|purchase|procure|source|order|place|invoice|collect|bill|export|import|manage|handle|process|kaufen|verkaufen|beschaffen|vendre|vendrez|vendez|acheter|achetez|achèterez|comprar\p{L}*|vender\p{L}*|acquist\p{L}*|vend\p{L}*|inkopen|koopt|verkoopt|verkopen|köper|säljer|köpa|sälja)(?!\p{L})/iu;
const OF_PAY =
  /(?<!\p{L})(?:salar(?:y|ies)|pays?|paid|paying|wages?|OTE|remuneration|compensation|package|bonus\p{L}*|commission|earn\p{L}*|(?<!(?:cost|customer|client|asset|revenue|installed) )base|basic|gross|super(?:annuation)?|per hour|an hour|a day|per day|day rate|gehalt\p{L}*|lohn|\p{L}*vergütung|verdien\p{L}*|brutto|salaire|rémunération|bruts?|salario|sueldo|retribu\p{L}*|brutos?|stipendio|compenso|lord[oi]|RAL|salário|ordenado|remuneração|vencimento|salaris|loon|bruto|verdien\p{L}*|lön\p{L}*|månadslön|ersättning)(?!\p{L})/iu;
/** "Budget up to 70k for the role": what whoever comes may cost. */
const OF_ROLE =
  /^\W*(?:(?:our|the|unser|das|notre|le|el|nuestro|il|o|ons|het) )?(?:max\p{L}*\W+)?budget|(?<!\p{L})(?:for (?:the|this) (?:role|position|hire|post|job)|für die stelle|pour (?:le|ce) poste|para (?:el|este) puesto|per (?:il|questo) ruolo|voor de functie)(?!\p{L})/iu;

/** "Relocation up to $6k", "£3,000 towards moving costs": what a move costs, whoever pays it. */
const MOVE =
  '(?:relocation|moving (?:costs?|expenses)|umzug\\p{L}*|déménagement|mudanza|traslado|trasloco|verhui\\p{L}*|flytt\\p{L}*)';
const OF_MOVE = new RegExp(
  String.raw`(?<!\p{L})${MOVE}(?: (?:costs?|expenses|package|support|help|assistance|allowance|up|to|of|worth|is|are|paid|covered|bis|zu|jusqu[’']à|hasta|fino|tot|a|:))*\s?$`,
  'iu',
);
const FOR_MOVE = new RegExp(
  `^ (?:(?:towards?|for|in|of|für|pour|para|per|voor) )?(?:(?:your|the|their|den|le|la|il|de) )?${MOVE}`,
  'iu',
);

/** A statement with words in place of the money that is nobody's pay. */
export function withoutBusinessMoney(statement: string): string {
  if (!/\d/u.test(statement) || statement.length > 2_000) return statement;
  return statement.replace(AMOUNT, (said: string, ...rest: unknown[]) => {
    const at = rest.find((one): one is number => typeof one === 'number') ?? 0;
    const clause = (/[^.;!?]{0,120}$/u.exec(statement.slice(0, at))?.[0] ?? '').replace(
      /^.*,\s(?=.*\p{L}{3}.*\s\p{L})/u,
      '',
    );
    const before = statement.slice(Math.max(0, at - 120), at);
    const behind = statement.slice(at + said.length, at + said.length + 80);
    if (OF_MOVE.test(before) || FOR_MOVE.test(behind)) return 'so much';
    const own = `${clause}${/^[^.;!?,]*/u.exec(behind)?.[0] ?? ''}`;
    if (OF_PAY.test(own)) return said;
    const isMillions = typeof rest[0] === 'string';
    const isOfTrade =
      BEHIND.test(behind) || BEFORE.test(before) || (OF_THINGS.test(behind) && TRADES.test(before));
    return isMillions || (isOfTrade && !OF_ROLE.test(statement)) ? 'so much' : said;
  });
}
