import { fold } from '#src/lib/fold.ts';
import { isFormLabel } from './form-labels.ts';
import { isOccupation } from './name-doubts.ts';
import { isNameLabel, labelIn } from './name-labels.ts';
import type { CvLine } from './source.ts';
import { languageNamed, placeIn } from './vocabulary.ts';

const MAIL = /^\S+@\S+\.\p{L}+(?: \([^()]*\))?$/u;
const NUMBER = /^[+(]?\d[\d\s()./-]{6,}(?: ?\(\p{L}[^()]*\))?$/u;
const ASKS_MAIL = /mail|e-?post|correo|courriel|sahkoposti/;
const ASKS_NUMBER = /phone|^mobile?$|^mobiel|^tel|^cell|handy|telemovel|telefoon|gsm|puhelin|komorka/;
const ASKS_TOWN =
  /^(?:residen|(?:wohn|bo)?ort$|(?:wohn|wohnsitz)|domicil|lieu$|ville|city|town|based?$|(?:current )?location|lives? in|suburb|ciudad|localidad|citta|cidade|woonplaats|bosted|bopael)/;
const ASKS_LANGUAGES = /^(?:langu|sprach|idiom|lingu|talen|sprak|sprog|kielitaito|jezyki)/;
const ASKS_PAY = /salar|^(?:remun|pay|stipend|sueldo|lohn|lon$|vergut|retribu|loon)|gehalt/;
const ASKS_TIME =
  /^(?:disponib|availab|notice|verfugbar|kundigungs|preavis|preaviso|beschikbaar|tilltrade|tiltraed|opzeg)/;
const ASKS_TRADE =
  /^(?:fun[cç]|fonction|position|job title|role|beruf|profess|puesto|cargo|mansione|functie|beroep|yrke|stilling|stelle)/;

// What the values beside labels are to be for the labels to be theirs.
const TELLS: readonly (readonly [RegExp, (value: string) => boolean])[] = [
  [ASKS_MAIL, (value) => MAIL.test(value)],
  [ASKS_NUMBER, (value) => NUMBER.test(value)],
  [ASKS_TOWN, (value) => placeIn(value) !== null],
  [ASKS_LANGUAGES, (value) => languageNamed(/^\p{L}+/u.exec(value)?.[0] ?? '') !== null],
  [ASKS_PAY, (value) => /\d/.test(value)],
  [
    ASKS_TIME,
    (value) =>
      /\d|^(?:immediate|inmediata|imediata|sofort|imm[ée]diat|direct|per direct|omg[åa]ende|ab sofort)/i.test(
        value,
      ),
  ],
  [ASKS_TRADE, (value) => isOccupation(value)],
];

const asksForAddress = (label: string): boolean => ASKS_MAIL.test(label) || ASKS_NUMBER.test(label);
const asksForPart = (text: string): boolean => isNameLabel(labelIn(text)) || ASKS_MAIL.test(fold(text));

const isLabel = ({ text, bullet }: CvLine): boolean =>
  !bullet && text.length < 30 && /^\p{Lu}[\p{L}\s/’'.-]*:?$/u.test(text);

/** Whether a label asks for an address, a number or a town, and the words beside it are one. */
export const isAnswered = (label: string, value: string): boolean =>
  TELLS.slice(0, 3).some(([asks, is]) => asks.test(fold(label)) && is(value));

/**
 * The lines, of which a form whose labels were read one below the other, and what stands beside them below all of these, has each
 * label with its value again: "Name", "Mobile", "Jane Harrow", "07700 900111". An address or number in its place tells that they belong
 * so, or a town, languages and pay, of which two are.
 */
export function withPairedColumns(lines: readonly CvLine[]): CvLine[] {
  for (const [from, line] of lines.slice(0, 12).entries())
    if (isLabel(line) && isNameLabel(labelIn(line.text))) {
      const paired = pairedFrom(lines, from);
      if (paired !== null) return paired;
    }
  return [...lines];
}

/** The lines with those from one on paired; null where they are no labels above values. */
function pairedFrom(lines: readonly CvLine[], from: number): CvLine[] | null {
  const rest = lines.slice(from);
  let count = rest.findIndex((line) => !isLabel(line));
  for (count = count < 0 ? rest.length : count; count > 2; count -= 1) {
    const labels = rest.slice(0, count);
    const values = rest.slice(count, count * 2);
    const asked = labels.map(({ text }) => fold(text));
    const told = asked.flatMap((label, at) =>
      TELLS.filter(([asks]) => asks.test(label)).map(([, is]) => is(values[at]?.text ?? '')),
    );
    const isForm = labels.filter(({ text }) => isFormLabel(text) || asksForPart(text)).length > count / 2;
    const isSure = told.length > 1 || (isForm && asked.some((label) => asksForAddress(label)));
    if (values.length < count || !told.every(Boolean) || !isSure) continue;
    return [
      ...lines.slice(0, from),
      ...labels.map((label, at): CvLine => {
        const value = values[at];
        return value === undefined ? label : { ...value, text: `${label.text}\t${value.text}` };
      }),
      ...lines.slice(from + count * 2),
    ];
  }
  return null;
}
