import type { Draft } from '../draft.ts';

/** The charters of the trades: whoever is asked to be chartered has that of their own. */
const CHARTERS = ['CA', 'RICS', 'Chartered Engineer', 'CII', 'CTA', 'CGeol', 'MRTPI'];

/** "Chartered QSs", "8+ years or chartered": any charter; in front of one that is named it says nothing more. */
export function readChartered(draft: Draft): void {
  for (const { index, 0: said } of draft.each(
    /\b(?:fully\s+)?chartered\b(?:\s+status)?(?!\s+(?:bank|flight|boat|yacht))/gi,
  )) {
    const end = index + said.length;
    const named = draft.read.find(
      ({ at, facet: { kind } }) =>
        kind === 'certification' &&
        at >= end &&
        /^[\s(:,-]*(?:e\.?g\.?)?\s*$/i.test(draft.text.slice(end, at)),
    );
    if (named !== undefined) {
      draft.blot(index, end);
      named.at = index;
    } else draft.take(index, end, { kind: 'certification', label: 'chartered', values: CHARTERS });
  }
}
