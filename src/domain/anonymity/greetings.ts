/** How letters and notes greet, for patterns. */
export const GREETS =
  'Hi|Hello|Hey|Hiya|Dear|Morning|Afternoon|Evening|Thanks|Cheers|Hola|Oi|Olá|Ciao|Hallo|Hei|Hej|Bonjour|Salut|Moin|Servus|Liebe[rs]?|Beste|Car[oa]|Querid[oa]|Estimad[oa]|Ch[eè]re?|Kära?|Cześć|Ahoj|Merhaba';

const BEFORE = new RegExp(
  `(?:^|\\n)\\s*(?:[Gg]ood )?(?:${GREETS}|morning|afternoon|evening)(?: (?:there|again|all))?,? (?:\\p{Lu}[\\p{L}\\p{M}’-]+(?: (?:and|und|et|y|e|en|och|&) |, ))?$`,
  'u',
);
const AFTER = /^ ?(?:[,:!.;–—-]|\n|$)|^ (?:and|und|et|y|e|en|och|&) \p{Lu}/u;

/**
 * Whether a name is of whom a letter or a note greets at the beginning of a line: `Hi Peter, as discussed`. It is whoever reads the text, which tells
 * nobody who the candidate is; whose team is greeted is another thing (`Hi Kerensa's team`).
 */
export const isGreeted = (text: string, start: number, end: number): boolean =>
  BEFORE.test(text.slice(Math.max(0, start - 60), start)) && AFTER.test(text.slice(end, end + 12));
