import { mentionsPay } from './public-lines.ts';

/** A figure as it is written: "47", "5.500", "62k", "£48,000", "1 950", "R30 000", "S$5,200". */
const FIGURE =
  /(?<![\p{L}\d.,:/-])((?:[A-Z]{0,2}\$|[£€₹]|R|Rs\.?|RM|[kK]r\.?|AED|CHF|INR|SGD|ZAR|SEK|NOK|DKK)\s?)?(\d{1,3}(?:[.,'’\u00a0 ]\d{3})+|\d{2,6}(?:[.,]\d{1,2})?)(?:\s?(k(?!\p{L})))?(?![\d:/%]|[.,]\d| ?%)/giu;

/** What stands behind a figure that counts something: "47 sites", "60 hours", "45-minute". */
const COUNTED =
  /^(?:\s?[+x×]|[-–]?\s?(?:\p{L}{1,3}²|°|km|kg|mm|m|t|kW|MW|kV|hp|hrs?|mins?|h)(?!\p{L}))|^[-–]\s?\p{L}|^\s(?!(?:for|if|but|or|to|max\w*|tops?|at|in|a|an|per|pa|p\.a|gross|base|plus|and|all|when|where|though|only|with|on|is|would|should|für|wenn|falls|aber|brutto|im|pro|maximal|gehen|pour|si|mais|par|brut\w*|para|pero|por|al|brutos?|per|se|ma|lordi|als|voor|maar|bruto|kunnen|gaan|euros?|eur|gbp|aud|usd|nzd|quid|grand|bucks|dollars|pounds|as|um)(?!\p{L}))\p{L}/iu;

const numberOf = (said: string): number => {
  const bare = said.replaceAll(/['’\u00a0 ]/gu, '');
  return /[.,]\d{3}(?!\d)/u.test(bare)
    ? Number(bare.replaceAll(/[.,]/gu, ''))
    : Number(bare.replace(',', '.'));
};

const figuresIn = (said: string): { value: number; end: number; isMarked: boolean }[] =>
  [...said.matchAll(FIGURE)].map(({ 0: whole, 1: sign, 2: figure = '', 3: unit, index }) => ({
    value: numberOf(figure) * (unit === undefined ? 1 : 1000),
    end: index + whole.length,
    isMarked: sign !== undefined || unit !== undefined,
  }));

/** More than a sentence that tells the pay. */
const LONGEST = 500;

/** The most that a brief says is paid: the last figure of the first of its lines that tell it; null where none does. */
export function mostPaid(lines: readonly string[]): number | null {
  const line = lines.find((said) => said.length <= LONGEST && /\d/.test(said) && mentionsPay(said));
  if (line === undefined) return null;
  const values = figuresIn(line).filter(({ value }) => value >= 10);
  const [first] = values;
  if (first === undefined) return null;
  const range = values.filter(
    ({ value }) => value >= first.value && value <= first.value * 2 && value % 1000 !== 2027,
  );
  return Math.max(...range.map(({ value }) => value));
}

/** How far above what is told a ceiling may lie. */
const MOST_ABOVE = 1.5;

/** Somebody who pays or decides, and a figure: "Board would wear 47", "GM says 20", "on peut monter à 3 500". */
const WOULD_PAY =
  /(?<!\p{L})(?:would|could|can|might|may|['’](?:d|ll)|will|up|as far as|max\w*|top|ceiling|budget|stretch|wear|sign off|room|wiggle|könn\p{L}*|kann|bis|höchstens|maximal|notfalls|peu[txv]\p{L}*|pourr\p{L}*|jusqu|monter|pued\p{L}*|podr\p{L}*|hasta|subir|llegar|tope|poss\p{L}*|potr\p{L}*|fino|arrivare|salire|zou\p{L}*|kunnen|kan|tot|pode\p{L}*|até|chegar|teto)(?!\p{L})/iu;

/**
 * Whether a statement tells more than what is said to be paid: a figure a little above the pay, which counts nothing, beside words of what
 * somebody would or could do. What is paid stands in no ad anyhow.
 */
export function tellsMoreThanPaid(statement: string, most: number | null): boolean {
  if (most === null || !WOULD_PAY.test(statement)) return false;
  return figuresIn(statement).some(
    ({ value, end, isMarked }) =>
      [value, value * 1000].some((paid) => paid > most && paid <= most * MOST_ABOVE) &&
      (isMarked || !COUNTED.test(statement.slice(end))),
  );
}
