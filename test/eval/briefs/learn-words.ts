import { writeFileSync } from 'node:fs';
import { OPEN, signsOfSaid } from '#src/domain/jobs/odds-of-words.ts';
import { learnChoice } from './choice.ts';

/** A sentence to be learned from: whether it is what is looked for, and how often it is taught. */
export interface Taught {
  said: string;
  is: boolean;
  times?: number;
}

/** Signs that fewer sentences have teach nothing, and what weighs less is left out. */
const LEAST = { seen: 6, weight: 0.3 };

/** The weights of words by which sentences are told apart. */
export function learnWords(from: readonly Taught[], least = LEAST): Map<string, number> {
  const taught = from.map((one) => ({ ...one, signs: signsOfSaid(one.said) }));
  const seen = new Map<string, number>();
  for (const { signs } of taught) for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const rows = taught.flatMap(({ signs, is, times = 1 }) => {
    const row = {
      candidates: [
        { signs: signs.filter((sign) => (seen.get(sign) ?? 0) >= least.seen), is },
        { signs: [OPEN], is: !is },
      ],
    };
    return Array.from({ length: times }, () => row);
  });
  return new Map([...learnChoice(rows)].filter(([, weight]) => Math.abs(weight) >= least.weight));
}

/** Writes weights in the order of their signs. */
export function writeWeights(target: string, learned: ReadonlyMap<string, number>, places = 2): void {
  const weights = [...learned]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([sign, weight]) => [sign, Number(weight.toFixed(places))]);
  writeFileSync(target, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`);
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll(/[–—-]/gu, '-');

/** The parts of a list of a brief's truth, as they are looked for in its text. */
export const partsOf = (line = ''): string[] =>
  line
    .split('|')
    .map((part) => plain(part.trim()))
    .filter((part) => part.length > 1);

/** Whether a sentence holds one of such parts. */
export const holdsAny = (said: string, parts: readonly string[]): boolean =>
  parts.some((part) => plain(said).includes(part));

/** What a brief's truth hides beside who the client is, which rules know. */
export function hiddenOf(
  client: Readonly<Record<string, string>>,
  truth: Readonly<Record<string, string>>,
): string[] {
  const known = plain(Object.values(client).join(' '));
  return partsOf(truth.hide).filter((part) => !known.includes(part));
}
