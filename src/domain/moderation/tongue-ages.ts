import type { Mark, Token } from './tongue-marks.ts';

const TENS = /^[1-7]\d$/u;
/** What is counted in place of years of somebody's life. */
const UNITS =
  /^(?:%|€|£|\$|chf|sfr|franken|francs?|tsd|teur|mil|mila|mille|miles|tys\p{L}*|zł\p{L}*|zl|pln|kr|kronor|kroner|sek|dkk|nok|brutto|bruto|bruts?|lord[eoi]|netto?|prozent|procent\p{L}*|uhr|std|stunden?|h|euros?|eur|k|tsd|mio|mill\p{L}*|kg|kilo\p{L}*|km|m|m²|cm|mm|qm|tage?n?|wochen?|monate?n?|minut\p{L}*|sekunden|mitarbeit\p{L}*|person\p{L}*|leuten?|grad|betten|plätzen?|heures?|jours?|semaines?|mois|salariés|lits|places|horas?|d[ií]as|semanas|meses|empleados|trabajadores|plazas|camas|ore|giorni|settimane|mesi|dipendenti|posti|uur|dagen|weken|maanden|mensen|medewerkers|plaatsen|bedden|timmar|timer|dagar|dager|dage|veckor|uger|uker|månader|måneder|godzin\p{L}*|dni|tygodni\p{L}*|miesięcy|osób|(?:jan|feb|f[ée]v|mar|mär|ap?r|avr|abr|mai|maj|may|mei|mag|giu|jun|juil|lug|jul|aug|ao[uû]t|ago|sep|set|ott|o[kc]t|nov|de[zc]|déc|dic)\p{L}{0,7})$/u;
/** What says that years are a time in which something was done. */
const SINCE =
  /^(?:seit|vor|depuis|desde|hace|da|sinds|sedan|siden|siden|i|od|durant|pendant|während|fa|fête|fêté|après|nach|tras|dopo|na|etter|efter|após|ter)$/u;
/** What says of a house how old it is. */
const EXISTS =
  /^(?:bestaat|besteht|existiert|existe|esiste|ma|är|er|wird|fyller|cumple|compie|fait|fête|viert|feiert|istnieje|działa|tem|tiene|ha)$/u;
/** What says that what is counted is pay. */
const PAY =
  /^(?:\p{L}*(?:gehalt|lohn|löhne|vergütung|verdienst|bezahl\p{L}*|entgelt|satz)|verdien\p{L}*|zahlen|zahlt|salaires?|rémunération|taux|tarifs?|paie|payé\p{L}*|sueldo|salario|retribución|tarifa|pagamos|ral|stipendio|retribuzione|paga|salaris|loon|uurloon|salário|remuneração|lön|timlön|månadslön|løn|lønn|timelønn?|wynagrodzenie|stawka|płaca|pensja)$/u;
const WIDE = 30;

/** Ages in figures: of somebody, or the least that a law asks for. */
export function agesIn(tokens: readonly Token[], marks: readonly Mark[]): Mark[] {
  const isAt = (at: number, tag: string): boolean =>
    marks.some((mark) => mark.tag === tag && mark.from <= at && mark.to > at);
  const isTens = (at: number): boolean => TENS.test(tokens[at]?.text ?? '') || isAt(at, 'tens');
  return tokens.flatMap(({ text }, at): Mark[] => {
    const mark = (tag: string): Mark[] => [{ tag, from: at, to: at + 1 }];
    if (/^(?:19[3-9]\d|200\d)$/u.test(text))
      return [1, 2, 3].some((back) => isAt(at - back, 'born')) ? mark('age') : [];
    if (/^1[5-9]\d$/u.test(text) && tokens[at + 1]?.text === 'cm') return mark('appearance');
    if (text === '1' && /^(?:m|[5-9]\d)$/u.test(tokens[at + 1]?.text ?? '')) {
      const rest = tokens[at + (tokens[at + 1]?.text === 'm' ? 2 : 1)]?.text ?? '';
      return /^[5-9]\d$/u.test(rest) ? mark('appearance') : [];
    }
    // "0821 554 71 22": parts of a number, where no stroke parts the ends of a range.
    if (!isTens(at) || isPartOfNumber(tokens, at)) return [];
    const next = tokens[at + 1]?.text ?? '';
    const range = /^(?:und|bis|et|à|y|a|e|en|tot|till|til|och|og|do|i|–)$/u.test(next) ? 2 : 1;
    const isRange = isTens(at + range);
    const last = isRange ? at + range : at;
    const isYears = isAt(last + 1, 'years');
    const isExperience =
      [2, 3, 4, 5].some((on) => isAt(last + on, 'skill') || isAt(last + on, 'firm')) ||
      // "Età da 20 a 40 anni": from an age on, and not since.
      ([1, 2, 3, 4].some((back) => SINCE.test(tokens[at - back]?.text ?? '')) &&
        ![1, 2, 3, 4, 5].some(
          (back) => isAt(at - back, 'age') || /^età$/u.test(tokens[at - back]?.text ?? ''),
        ));
    const isOfHouse = [1, 2].some(
      (back) =>
        EXISTS.test(tokens[at - back]?.text ?? '') &&
        [1, 2, 3, 4].some((more) => isAt(at - back - more, 'firm') || isAt(at - back - more, 'house')),
    );
    const isAtHouse =
      /^(?:de|van|in)$/u.test(tokens[last + 2]?.text ?? '') &&
      /^(?:casa|dienst)$/u.test(tokens[last + 3]?.text ?? '');
    // "Il team va dai 20 ai 66 anni": who is there already, young and old.
    const isOfAll =
      isRange &&
      Number(tokens[last]?.text) - Number(text) > WIDE &&
      [1, 2, 3, 4, 5].some((back) => isAt(at - back, 'team'));
    if (isYears && (isExperience || isOfHouse || isAtHouse)) return [];
    if (
      isOfAll ||
      (isTens(at - 2) &&
        Number(text) - Number(tokens[at - 2]?.text) > WIDE &&
        [3, 4, 5, 6, 7].some((back) => isAt(at - back, 'team')))
    )
      return [];
    if (isYears) return mark(/^(?:16|18|21)$/u.test(text) && !isRange ? 'least_age' : 'age');
    if (next === '+' || next.startsWith('plus')) return mark('age');
    const isPaid = !isYears && [1, 2, 3, 4, 5].some((back) => PAY.test(tokens[at - back]?.text ?? ''));
    if (isPaid) return [];
    const isLimited = [1, 2].some((back) => isAt(at - back, 'limit') || isAt(at - back, 'age'));
    if (isLimited && !UNITS.test(tokens[last + 1]?.text ?? '')) return mark('number');
    return isRange && !(Number(text) < 16) && !UNITS.test(tokens[last + 1]?.text ?? '') ? mark('number') : [];
  });
}

const isNumber = (token: Token | undefined): boolean => /^\p{N}/u.test(token?.text ?? '');

function isPartOfNumber(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined) return false;
  const isTouching = (first: Token, second: Token): boolean =>
    isNumber(first) && isNumber(second) && second.start - first.end === 1 && !second.afterDash;
  return (
    (before !== undefined && isTouching(before, token)) || (after !== undefined && isTouching(token, after))
  );
}
