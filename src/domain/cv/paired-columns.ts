import { fold } from '#src/lib/fold.ts';
import { isFormLabel } from './form-labels.ts';
import { labelIn, NAMES_NAME } from './name-labels.ts';
import type { CvLine } from './source.ts';

const MAIL = /^\S+@\S+\.\p{L}+$/u;
const NUMBER = /^[+(]?\d[\d\s()./-]{6,}$/;
const ASKS_MAIL = /mail|e-?post|correo|courriel|sahkoposti/;
const ASKS_NUMBER = /phone|mobil|^tel|^cell|handy|telemovel|telefoon|gsm|puhelin|komorka/;

const asksForPart = (text: string): boolean => NAMES_NAME.test(labelIn(text)) || ASKS_MAIL.test(fold(text));

const isLabel = ({ text, bullet }: CvLine): boolean =>
  !bullet && text.length < 30 && /^\p{Lu}[\p{L}\s/’'.-]*:?$/u.test(text);

/**
 * The lines, of which a form whose labels were read one below the other, and what stands beside them below all of these, has each
 * label with its value again: "Name", "Mobile", "Jane Harrow", "07700 900111". An address or number in its place tells that they belong so.
 */
export function withPairedColumns(lines: readonly CvLine[]): CvLine[] {
  const from = lines.slice(0, 12).findIndex((line) => isLabel(line) && NAMES_NAME.test(labelIn(line.text)));
  if (from < 0) return [...lines];
  const rest = lines.slice(from);
  let count = rest.findIndex((line) => !isLabel(line));
  for (count = count < 0 ? rest.length : count; count > 2; count -= 1) {
    const labels = rest.slice(0, count);
    const values = rest.slice(count, count * 2);
    const asked = labels.map(({ text }) => fold(text));
    const fits = (asks: RegExp, form: RegExp): boolean[] =>
      asked.flatMap((label, at) => (asks.test(label) ? [form.test(values[at]?.text ?? '')] : []));
    const told = [...fits(ASKS_MAIL, MAIL), ...fits(ASKS_NUMBER, NUMBER)];
    const isForm = labels.filter(({ text }) => isFormLabel(text) || asksForPart(text)).length > count / 2;
    if (values.length < count || told.length === 0 || !told.every(Boolean) || !isForm) continue;
    return [
      ...lines.slice(0, from),
      ...labels.map((label, at): CvLine => {
        const value = values[at];
        return value === undefined ? label : { ...value, text: `${label.text}\t${value.text}` };
      }),
      ...lines.slice(from + count * 2),
    ];
  }
  return [...lines];
}
