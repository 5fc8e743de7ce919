import type { Draft } from './draft.ts';

const STARS =
  /\b(?:rat(?:ed|ing)\s*(?:of\s*)?(?:(?:at least|over|above|min(?:imum)?)\s*)?([1-5])\s*(?:\+|or (?:more|higher|better|above)|stars?)*|(?:(?:at least|min(?:imum)?(?: of)?|over|above)\s+)?\b([1-5])\s*\+?[\s-]*(?:or more\s*)?stars?)/gi;

const HOUSE = /\b(?:hotels?|resorts?|properties|property|restaurants?|venues?|lodges?)\b/i;

/** Reads ratings: "rated 4 or more", "5 stars". */
export function readRating(draft: Draft): void {
  for (const match of draft.each(STARS)) {
    const min = Number(match[1] ?? match[2]);
    const [from, end] = [match.index, match.index + match[0].length];
    // Houses have stars too.
    if (/\bstars?/i.test(match[0]) && HOUSE.test(draft.text.slice(Math.max(0, from - 25), end + 25))) {
      const reason = `"${match[0].trim()}" tells of a house, which no record of a person does, so it was not run.`;
      draft.take(from, end, { kind: 'unsupported', label: match[0].trim(), reason }, true);
      draft.note('not_on_record', reason);
      continue;
    }
    draft.take(
      match.index,
      match.index + match[0].length,
      { kind: 'rating', label: `rated ${min} or better`, min },
      true,
    );
  }
}
