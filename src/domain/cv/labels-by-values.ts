import { fold } from '#src/lib/fold.ts';
import { spanIn } from './dates.ts';
import { type Label, labelOf } from './form-labels.ts';
import type { CvLine } from './source.ts';
import { employerEvidence, titleEvidence } from './title-or-employer.ts';

const FIELD = /^(\p{L}[\p{L}\s/'’().-]{1,38}?)\s*:\s*(\S.*)$/u;

const mean = (values: readonly string[], evidence: (text: string) => number): number =>
  values.reduce((sum, value) => sum + evidence(value), 0) / values.length;

/** How the words of a label are compared. */
const keyOf = (label: string): string => fold(label);

/**
 * The labels of a form that no list knows, by what stands behind them each time: a label that recurs with nothing but times is
 * that of the dates, one with titles that of the title. Only where no known label of the form asks for the same.
 * @returns a function that knows the labels of these lines, listed or not
 */
export function labelsOf(lines: readonly CvLine[]): (label: string) => Label | null {
  const values = new Map<string, string[]>();
  const listed = new Set<Label>();
  for (const { text } of lines) {
    const [, label = '', value = ''] = FIELD.exec(text) ?? [];
    if (label === '') continue;
    const known = labelOf(label);
    if (known !== null) listed.add(known);
    else values.set(keyOf(label), [...(values.get(keyOf(label)) ?? []), value]);
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
  return (label) => labelOf(label) ?? told.get(keyOf(label)) ?? null;
}
