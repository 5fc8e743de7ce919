/** Trades as Polish calls them, which no list of roles has. */
const TRADES =
  'magazynier kierowca sprzedawca spawacz pracownik kucharz kelner kelnerka mechanik elektryk monter ślusarz tokarz frezer murarz brukarz piekarz cukiernik lekarz pielęgniarz pielęgniarka opiekun opiekunka recepcjonista recepcjonistka kasjer kasjerka programista inżynier kierownik przedstawiciel fryzjer fryzjerka hydraulik stolarz cieśla dekarz malarz tynkarz zbrojarz lakiernik nauczyciel nauczycielka operator specjalista specjalistka sprzątaczka ogrodnik rzeźnik szwaczka krawcowa listonosz kurier dozorca ochroniarz ratownik farmaceuta położna fizjoterapeuta logistyk spedytor asystent asystentka doradca konsultant brygadzista księgowa księgowy'.split(
    ' ',
  );

/** Whom somebody looks for, as Polish declines it behind "szukam" and "zatrudnię": "magazyniera", "kierowcy", "kierowcę", "księgowej". */
function soughtForms(trade: string): string[] {
  const stem = trade.slice(0, -1);
  if (trade.endsWith('owa')) return [`${stem}ej`, `${stem}ą`];
  if (trade.endsWith('owy')) return [`${stem}ego`];
  if (!trade.endsWith('a')) return [`${trade}a`];
  return [`${stem}${/[kg]$/u.test(stem) ? 'i' : 'y'}`, `${stem}ę`];
}

const BY_FORM: ReadonlyMap<string, string> = new Map(
  TRADES.flatMap((trade) => [
    [trade, trade] as const,
    ...soughtForms(trade).map((form) => [form, trade] as const),
  ]),
);

/** Whether a word is a trade in Polish, also as somebody looks for it. */
export const isPolishTrade = (word: string): boolean => BY_FORM.has(word.toLowerCase());

/** Where a trade is wanted, and for whom. */
const WHERE = / (?:do|w|we|na|z|ze|dla|od|pod|przy) \S.*$/u;

/** A title whose first word is a trade in Polish as a title has it: "magazyniera do Poznania" is a "Magazynier"; any other as it is. */
export function polishNominative(title: string): string {
  const [word = ''] = title.split(' ');
  const trade = BY_FORM.get(word.toLowerCase());
  if (trade === undefined) return title;
  const rest = title.slice(word.length).replace(WHERE, '');
  return `${trade.charAt(0).toUpperCase()}${trade.slice(1)}${rest}`;
}

/** A verb of wanting in Polish, behind which a trade stands declined. */
const WANTED =
  /(?<!\p{L})(?:szuka\p{L}*|poszuku\p{L}*|potrzebu\p{L}*|zatrudni\p{L}*|przyjm\p{L}*) (?:\p{Ll}+(?:ego|ej|ą) )?$/iu;

/** Whether a title stands in Polish behind a verb of wanting, so that nobody knows its own form but of trades that are known. */
export const isDeclined = (title: string, lines: readonly string[]): boolean => {
  const [word = ''] = title.split(' ');
  return lines.some((line) => {
    const at = line.toLowerCase().indexOf(title.toLowerCase());
    return (
      at > 0 && WANTED.test(line.slice(0, at)) && /(?:a|ę|ą|y|i|ej)$/u.test(word) && !isPolishTrade(word)
    );
  });
};
