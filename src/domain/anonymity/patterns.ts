import { contactDetailsIn } from './contact-details.ts';
import { datesIn } from './dates.ts';
import { employersIn } from './employers.ts';
import { phonesIn } from './numbers.ts';
import { placesIn } from './places.ts';
import { tokensIn } from './removed.ts';
import { coverOf, type Edit, type Reason } from './spans.ts';

/** What patterns alone tell of anybody: ways to reach them, places, ages and employers. */
export function patternsIn(text: string): Edit[] {
  return outsideTokens(text, [
    ...contactDetailsIn(text),
    ...phonesIn(text),
    ...placesIn(text),
    ...agesIn(text),
    ...employersIn(text),
  ]);
}

/** The reasons of what tells how old somebody is. */
export const AGE_REASONS: ReadonlySet<Reason> = new Set<Reason>(['age', 'date_of_birth']);

function agesIn(text: string): Edit[] {
  return datesIn(text).filter(({ reason }) => AGE_REASONS.has(reason));
}

/** A title with a name after it, which tells of somebody whom the record does not name. */
export function titledNames(text: string): Edit[] {
  return [
    ...text.matchAll(
      /\b(?:Mr|Mrs|Ms|Miss|Mx)\.?\s+(?!(?:They|Their|Theirs|Them|Mr|Mrs|Ms|Miss|Mx|Could|Would|Should|Can|Might|Has|Had|Is|Was|Does|Did|Wants|Wanted|Starts|Available)\b)\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu,
    ),
  ].map(({ 0: said, index }) => ({ start: index, end: index + said.length, reason: 'name', with: '' }));
}

/** What stands in the place of something is no identifier itself. */
export function outsideTokens(text: string, edits: readonly Edit[]): Edit[] {
  const tokens = coverOf(tokensIn(text));
  return edits.filter((edit) => !tokens.holds(edit));
}
