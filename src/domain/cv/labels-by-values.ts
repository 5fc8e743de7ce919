import { fold } from '#src/lib/fold.ts';
import { spanIn } from './dates.ts';
import { type Label, labelOf } from './form-labels.ts';
import type { CvLine } from './source.ts';
import { employerEvidence, titleEvidence } from './title-or-employer.ts';

const FIELD = /^(\p{L}[\p{L}\s/'’().-]{1,38}?)\s*(?::\s*|\t\s*)(\S.*)$/u;

const mean = (values: readonly string[], evidence: (text: string) => number): number =>
  values.reduce((sum, value) => sum + evidence(value), 0) / values.length;

/** How the words of a label are compared. */
const keyOf = (label: string): string => fold(label);

interface Known {
  label: Label;
  key: string;
  value: string;
}

/**
 * The labels that ask of the same job what another one has asked already: "Tätigkeit" where each job has a "Position" too. What
 * stands behind them is told of the job. More such fields than jobs show that both are of one; the one whose values are what it asks
 * for stays.
 */
function secondLabels(known: readonly Known[], dated: number): ReadonlySet<string> {
  const count = (test: (one: Known) => boolean): number => known.filter(test).length;
  const jobs = Math.max(
    dated,
    count(({ label }) => label === 'dates'),
    count(({ label }) => label === 'from'),
  );
  const second = new Set<string>();
  for (const [asked, evidence] of [
    ['title', titleEvidence],
    ['employer', employerEvidence],
  ] as const) {
    const fields = known.filter(({ label }) => label === asked);
    if (jobs === 0 || fields.length <= jobs) continue;
    const keys = [...new Set(fields.map(({ key }) => key))]
      .map((key) => ({
        key,
        sure: mean(
          fields.filter((field) => field.key === key).map(({ value }) => value),
          evidence,
        ),
      }))
      .toSorted((a, b) => b.sure - a.sure);
    for (const { key } of keys.slice(1)) second.add(key);
  }
  return second;
}

/**
 * The labels of a form that no list knows, by what stands behind them each time: a label that recurs with nothing but times is
 * that of the dates, one with titles that of the title. Only where no known label of the form asks for the same.
 * @returns a function that knows the labels of these lines, listed or not
 */
export function labelsOf(lines: readonly CvLine[]): (label: string) => Label | null {
  const values = new Map<string, string[]>();
  const listed = new Set<Label>();
  const all: Known[] = [];
  for (const { text } of lines) {
    const [, label = '', value = ''] = FIELD.exec(text) ?? [];
    if (label === '') continue;
    const known = labelOf(label);
    if (known !== null) {
      listed.add(known);
      all.push({ label: known, key: keyOf(label), value });
    } else values.set(keyOf(label), [...(values.get(keyOf(label)) ?? []), value]);
  }
  const told = new Map<string, Label>();
  const best = (label: Label, least: number, evidence: (text: string) => number): void => {
    if (listed.has(label)) return;
    const [first] = [...values]
      .filter(([key, some]) => some.length > 1 && !told.has(key))
      .map(([key, some]) => ({ key, sure: mean(some, evidence) }))
      .toSorted((a, b) => b.sure - a.sure);
    if (first !== undefined && first.sure >= least) told.set(first.key, label);
  };
  best('dates', 1, (value) => (spanIn(value) === null ? 0 : 1));
  best('title', 1, titleEvidence);
  best('employer', 0.6, employerEvidence);
  const dated = lines.filter(({ text }) => {
    const span = spanIn(text);
    return span !== null && !/[\p{L}\d]/u.test(text.replace(span.words, ''));
  });
  const second = secondLabels(all, dated.length);
  return (label) =>
    second.has(keyOf(label)) ? 'duties' : (labelOf(label) ?? told.get(keyOf(label)) ?? null);
}
