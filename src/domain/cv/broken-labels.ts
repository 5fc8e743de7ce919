import { spanIn } from './dates.ts';
import { labelOf } from './form-labels.ts';
import type { CvLine } from './source.ts';

const LONGEST_REST = 45;

/** Whether a line is the rest of a label that a narrow column broke: "empresa" below "Nombre y dirección de la⇥Ugalde Koop." */
function isRestOf(label: string, { text, bullet, margin }: CvLine): boolean {
  if (bullet || margin || text.length > LONGEST_REST || text.includes('\t') || text.includes(':'))
    return false;
  return spanIn(text) === null && labelOf(label) === null && labelOf(`${label} ${text}`) !== null;
}

/** The lines of a form with the labels whole that the column of labels broke. */
export function withWholeLabels(lines: readonly CvLine[]): CvLine[] {
  const taken = new Set<CvLine>();
  return lines.flatMap((line, at) => {
    if (taken.has(line)) return [];
    const [label = '', ...value] = line.text.split('\t');
    if (value.length === 0 || label.length > 60 || spanIn(label) !== null) return [line];
    let whole = label;
    for (const next of lines.slice(at + 1, at + 3)) {
      if (!isRestOf(whole, next)) break;
      whole = `${whole} ${next.text}`;
      taken.add(next);
    }
    return [whole === label ? line : { ...line, text: [whole, ...value].join('\t') }];
  });
}

const LABELLED_TIMES =
  /^(\p{L}[\p{L} ]{1,24}?)\s*:\s*([^:]*\d{4}|\d{4}[^:]*?)\s*[–—,;/|-]\s*(?:(\p{L}[\p{L} ]{1,24}?)\s*:\s*)?([^:]+)$/u;

/** The lines of a section with a time as one range that has labels for its beginning and end: "Admissão: 02/2016 – Demissão: 07/2020". */
export function withLabelledTimes(lines: readonly CvLine[]): CvLine[] {
  return lines.map((line) => {
    const [, first = '', from = '', second, to = ''] = LABELLED_TIMES.exec(line.text) ?? [];
    const isOne = labelOf(first) === 'from' && (second === undefined || labelOf(second) === 'to');
    const text = `${from.trim()} – ${to.trim()}`;
    return isOne && spanIn(text)?.words.length === text.length ? { ...line, text } : line;
  });
}

const LABELLED = /^(\p{L}[^:\t]{2,40}?)\s*(?::\s*\t?|\t)\s*(\p{L}.*)$/u;

/**
 * The lines of a section with labels before its employers alone, without them: "Empresa⇥Colcafé S.A.S." above roles with their dates.
 * What else has a label there, but dates, is left out.
 */
export function withoutEmployerLabels(lines: readonly CvLine[]): CvLine[] {
  const fields = lines.map(({ text }) => {
    const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
    return spanIn(text) === null && value !== '' ? { label: labelOf(label), value } : null;
  });
  const count = (label: string): number => fields.filter((field) => field?.label === label).length;
  if (count('employer') === 0 || count('title') > 0) return [...lines];
  return lines.flatMap((line, at) => {
    const field = fields[at];
    if (field?.label === 'employer') return [{ ...line, text: field.value, bold: true, apart: true }];
    return field?.label === 'duties' ? [{ ...line, bullet: true }] : [line];
  });
}
