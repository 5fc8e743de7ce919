import type { Draft } from '../draft.ts';

const STARS =
  /\b(?:rat(?:ed|ing)\s*(?:of\s*)?(?:(?:at least|over|above|min(?:imum)?)\s*)?([1-5])\s*(?:\+|or (?:more|higher|better|above)|stars?)*|(?:(?:at least|min(?:imum)?(?: of)?|over|above)\s+)?\b([1-5])\s*\+?[\s-]*(?:or more\s*)?stars?(?:\s*(?:\+|plus\b|(?:and|or) (?:more|higher|better|above|up)\b))?)/gi;

/** Trades of such houses, beside which stars are those of a house. */
const OF_HOUSES =
  /\b(?:hotels?|hospitality|chefs?|housekeep\w*|housekeepers?|kitchens?|sommeliers?|concierges?|butlers?|pastry|front (?:office|desk|of house)|guest|spas?|michelin|f&b|waiters?|waitress\w*|bartenders?|ma[iî]tre)\b/i;
/** What stands behind the stars of a house; "5 star chefs" are people. */
const NO_PERSON =
  /^\s*(?:$|[,;.)(]|(?:and|or|luxury|background|experience|exp|level|standard|standards|environment|establishments?|places?|houses?|brands?|venues?)\b)/i;
const HOUSE = /\b(?:hotels?|resorts?|properties|property|restaurants?|venues?|lodges?)\b/i;

/** Reads ratings: "rated 4 or more", "5 stars". */
export function readRating(draft: Draft): void {
  for (const match of draft.each(STARS)) {
    const min = Number(match[1] ?? match[2]);
    const [from, end] = [match.index, match.index + match[0].length];
    // Houses have stars too.
    const isOfHouse =
      HOUSE.test(draft.text.slice(Math.max(0, from - 25), end + 25)) ||
      (OF_HOUSES.test(draft.text) && NO_PERSON.test(draft.text.slice(end)));
    if (/\bstars?/i.test(match[0]) && !/\brat/i.test(match[0]) && isOfHouse) {
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
