import { type HiddenClient, withoutTheClient } from './client.ts';

/** Who the client is in a title that somebody wrote without its name, in the languages of ads. */
const OUR = String.raw`(?:(?:the )?our client|ein(?:e[mnrs]?)? unserer kunden|unser(?:e[mnrs]?)? (?:kunden?|mandanten?|auftraggebers?)|(?:l[’'])?un de nos clients|notre client|nuestr[oa] cliente|(?:(?:il|del|dal|al) )?nostro cliente|(?:(?:o|do|ao|no) )?nosso cliente|onze (?:klant|opdrachtgever)|vår (?:kund|klient))`;
const CLIENT = String.raw`(?<!\p{L})${OUR}(?![\p{L}-]|\s(?:services?|facing|base|relations|success|accounts?|portfolio)(?!\p{L}))`;
const WITH = String.raw`(?:(?<!\p{L})(?:at|for|with|within|of|from|by|to|bei|beim|für|von|vom|im|in|zu|chez|pour|de|du|dans|à|a|en|para|con|presso|per|da|di|na|no|em|bij|voor|van|hos|för|på|till)\s+(?:(?:der|dem|den|die|the|la|le|el|il|het)\s+)?)?`;
const WHOSE = String.raw`[’']s(?: brand)?`;

const IN_BRACKETS = new RegExp(String.raw`\s?[([]\s?${WITH}${CLIENT}(?:${WHOSE})?\s*[)\]]`, 'giu');
const BRACKETS_BEGIN = new RegExp(
  String.raw`(?<=[([])\s?${WITH}${CLIENT}(?:${WHOSE})?\s*[,;:/|–-]\s*`,
  'giu',
);
const AT_HEAD = new RegExp(
  String.raw`^\W*${WITH}${CLIENT}(?:${WHOSE})?\s*[:,|–—/-]?\s*(?:(?:is|are) (?:looking for|seeking|hiring)(?: an?(?= ))?\s+|(?:sucht|cherche|busca|cerca|procura|zoekt|söker)(?: (?:eine?n?|une?|una|um|uma|een|en|ett)(?= ))?\s+)?`,
  'iu',
);
const AT_END = new RegExp(
  String.raw`\s?(?:[,|@:;–—/-]\s?)?${WITH}${CLIENT}(?:${WHOSE})?(?=\s*(?:$|[,|;:–—/()[\]-]))`,
  'giu',
);
const ITS = new RegExp(String.raw`${CLIENT}${WHOSE}\s+`, 'giu');
const BETWEEN = new RegExp(String.raw`\s?(?:[,|@:;–—/-]\s?)?${WITH}${CLIENT}\s+`, 'giu');
const COMPOUND = new RegExp(String.raw`(?<!\p{L})${OUR}-(?=\p{L})`, 'giu');

/** The title of an ad without the client, and without a word in its place: nobody looks for a "Planner at our client". */
export function titleWithoutTheClient(title: string, client: HiddenClient | null): string {
  if (client === null) return title;
  const hidden = withoutTheClient(title, client);
  const bare = tidy(
    hidden
      .replace(COMPOUND, '')
      .replace(IN_BRACKETS, '')
      .replace(BRACKETS_BEGIN, '')
      .replace(AT_HEAD, '')
      .replace(AT_END, '')
      .replace(ITS, '')
      .replace(BETWEEN, (said: string, at: number, whole: string) =>
        /^\p{Lu}/u.test(whole.slice(at + said.length)) ? ', ' : ' ',
      ),
  );
  if (!/\p{L}/u.test(bare)) return hidden;
  return bare === hidden ? bare : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}

const CODE =
  'AUD|NZD|USD|GBP|EUR|CAD|SGD|HKD|CHF|ZAR|INR|AED|SEK|NOK|DKK|PLN|BRL|MYR|MXN|JPY|SAR|QAR|CZK|HUF|RON|THB|PHP|KES|NGN';
const SIGN = String.raw`(?:[A-Z]{0,2}[$£€₹¥]|(?<!\p{L})(?:${CODE}|R\$|Rs\.?|RM|Kč|[Kk]r\.?|R(?=\s?\d{1,3}[ .,]\d{3}|\s?\d{2,3}k))\s?)\s?`;
const SIGN_BEHIND = String.raw`\s?(?:[$£€₹]|(?:${CODE}|kr\.?|zł|Kč|euros?|quid|bucks|dollars?|pounds?|rands?|dirhams?|kronor|kroner)(?!\p{L}))`;
const FIGURE = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,7}(?:[.,]\d{1,2})?(?!\d)`;
const K = String.raw`(?:\s?[kK](?![\p{L}\d])|\s?[tT](?=\s?€))?`;
const TO = String.raw`\s?(?:-|–|—|to|bis|à|a|hasta|tot|até|till|y|e|and)\s?`;
const TIME =
  'hour|hr|h|day|d|week|wk|month|mth|year|yr|annum|std|stunde|tag|woche|monat|jahr|heure|jour|semaine|mois|an|hora|día|semana|mes|año|ora|giorno|settimana|mese|anno|dia|mês|ano|uur|dag|maand|jaar|timme|månad|mån|år|shift|night|visit';
const PER = String.raw`\s?(?:/|per|pro|par|por|al|all[’']|alla|im|an?|i|om|pr\.?|p/|je)\s?(?:${TIME})(?!\p{L})`;
const BEHIND = String.raw`(?:\s?\+(?!\s?\p{L})|${PER}|\s?p\.?\s?[ahdwm]\b\.?|\s?(?:gross|net|base|basic|pro rata|brutto|bruts?|brutos?|bruto|lordi|netto|OTE|CTC|LPA|DOE|neg(?:otiable)?|package|salary|rate|(?:\+|plus)\s?(?:super(?:annuation)?|bonus|comm(?:ission)?|benefits|package|ote|equity|tips))(?!\p{L})\.?){0,4}`;
const BEFORE = String.raw`(?:(?<!\p{L})(?:up to|from|circa|c\.|ca\.?|around|about|to|ab|bis(?: zu)?|jusqu[’']à|à partir de|hasta|desde|fino a|da|até|tot|vanaf|upp till|från|paying|pays|pay|salary|rate|day rate|gehalt|lohn|tagessatz|stundensatz|salaire|TJM|salario|sueldo|stipendio|RAL|salário|salaris|lön|OTE|base)[:\s]\s?){0,3}`;
/** One figure or from one to another: a sign of money on either side, so many thousands, so much for a time, or thousands alone at an end. */
const MONEY = [
  String.raw`${SIGN}(?:${FIGURE})${K}(?:${TO}(?:${SIGN})?(?:${FIGURE})${K})?(?:${SIGN_BEHIND})?`,
  String.raw`(?<![\p{L}\d.,])(?:${FIGURE})${K}(?:${TO}(?:${FIGURE})${K})?${SIGN_BEHIND}`,
  String.raw`(?<![\p{L}\d.,])\d{2,3}(?:[.,]5)?k?(?:${TO})(?<=[\s–—-])\d{2,3}(?:[.,]5)?[kK](?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d.,])(?!401k|10k)\d{2,3}(?:[.,]5)?[kK](?![\p{L}\d])(?=\s?(?:$|[+,;|)\]–/-]|\s(?:p\.?a|plus|base|basic|OTE|package|per|DOE|neg|gross|brutto|brut|bruto)))`,
  String.raw`(?<![\p{L}\d.,])(?:${FIGURE})(?=${PER}|\s?(?:gross|brutto|bruts?|brutos?|bruto|lordi|LPA|OTE|CTC)(?!\p{L}))`,
  String.raw`(?<=(?:salary|pay|rate|gehalt|lohn|tagessatz|stundensatz|salaire|TJM|salario|sueldo|stipendio|RAL|salário|salaris|lön|OTE)[:\s]\s?)\d[\d.,'’]{1,9}`,
  String.raw`(?<=[,;|(–—-]\s?)(?<!\p{L}-)\d{2,3}[.,'’ ]\d{3}(?=\s*(?:$|[)\]|,;]))`,
].join('|');
const PAY = new RegExp(String.raw`${BEFORE}(?:${MONEY})${BEHIND}`, 'giu');
/** What money in a title is of when it is nobody's pay. */
const OF_BUSINESS =
  /^[\s-]*(?:(?:\p{L}+\s){0,2}(?:budget|portfolio|turnover|fund|revenue|spend|quota|sales|shop|store|deals?|projects?|programme?|AUM|ARR|P&L|book|umsatz|portefeuille|chiffre|cartera|fatturato|omzet)(?!\p{L})|(?:m|mn|mio|bn|mrd|million\p{L}*|billion\p{L}*|millionen|milliarden|millones|milion\p{L}*|milh\p{L}*|miljoen|miljoner)(?!\p{L}))/iu;

/** Boards refuse pay and kinds of employment in a title, and pay is shown only where the ad says so. */
export function titleWithoutPay(title: string): string {
  const payless = title.replace(PAY, (said, ...rest: unknown[]) => {
    const at = rest.find((one): one is number => typeof one === 'number') ?? 0;
    return OF_BUSINESS.test(title.slice(at + said.length)) || isSmallThing(said) ? said : '\uE000';
  });
  const bare = tidy(
    payless
      .replace(/\s?[([][^()[\]\p{L}]{0,9}\uE000[^()[\]\p{L}]{0,9}[)\]]/gu, '')
      .replace(/[\s,;|:@+–—-]{0,9}\uE000/gu, '')
      .replace(/[\s,|–-]{0,9}[([](?:full|part)[- ]time[)\]]/giu, ''),
  );
  return /\p{L}{2}/u.test(bare) ? bare : title;
}

/** "The £1 shop": what something costs. */
const isSmallThing = (said: string): boolean =>
  /^\D{0,3}\d\D*$/u.test(said) && !/\d\s?k|\/|per\b|\ban?\b/iu.test(said);

/** A title without what is left open where something was taken out. */
const tidy = (title: string): string =>
  title
    .replace(/(?<=[([])[\s,;|:–—-]{1,9}|[\s,;|:–—-]{1,9}(?=[)\]])/gu, '')
    .replace(/\s{0,9}(?:\(\s?\)|\[\s?\])/gu, '')
    .replace(/\s{1,9}(?=[,;:)])/gu, '')
    .replace(/([,;:|–—-])(?:\s?[,;|]){1,9}/gu, '$1')
    .replace(/ {2,}/gu, ' ')
    .replace(/^[\s,;:|@/+–—-]+|(?<![\s,;:|@/–—-])[\s,;:|@/–—-]+$/gu, '')
    .trim();
