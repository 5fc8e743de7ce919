import { roles } from '../../../lexicon/terms.ts';
import type { Draft } from '../draft.ts';

/** Words of titles that other readers know as a time, a shift or a degree. */
const OTHERWISE_READ = /^(?:year|night|master|grade|weekend)$/;

/** Reads titles before figures, shifts and degrees: "year 6 teachers" have no six years behind them, "night auditors" ask for no shift, "master mariners" for no degree. */
export function readTitlesWithFigures(draft: Draft): void {
  const texts = draft.words.map(({ text }) => text);
  for (const [at, text] of texts.entries()) {
    const from = OTHERWISE_READ.test(text) ? [at, at - 1] : [];
    for (const begin of from) {
      const found = roles().book.at(texts.slice(0, draft.clauseEnd(at)), begin);
      if (found === undefined || found.doubtful || found.length < 2 || begin + found.length <= at) continue;
      const [start, end] = [draft.words[begin]?.start ?? 0, draft.words[begin + found.length - 1]?.end ?? 0];
      if (draft.taken(start, end)) continue;
      const { name } = found.value;
      draft.take(start, end, { kind: 'role', label: name, values: [name] });
      break;
    }
  }
}
