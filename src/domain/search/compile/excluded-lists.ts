import type { Draft, Read } from './draft.ts';

const COMMA = /^\s*,\s*(?:(?:or|nor|and|&)\s+)?(?:the\s+|any\s+)?$/i;
const ENDS = /^\s*(?:$|[,;.)!?]|(?:or|nor|and|&)\s)/i;
/** Houses in the plural, as those that nobody wants are called; "banking" is a field by itself. */
const HOUSES = /(?:\p{L}{2}(?<!ics|ess)s)$/iu;

/**
 * "Not from hospitals, agencies", "not from the Big Four, banks": houses in the plural that stand behind a comma alone go on with
 * those that are left out, and a word that nothing knows among them asks for nobody.
 */
export function goOnLeavingOut(draft: Draft): void {
  const read = draft.read
    .filter(({ facet: { kind } }) => kind === 'industry' || kind === 'employer' || kind === 'keyword')
    .toSorted((a, b) => a.at - b.at);
  for (const [index, next] of read.entries()) {
    const last = read[index - 1];
    if (last === undefined || !isLeftOut(last) || next.facet.strength === 'exclude') continue;
    const said = draft.text.slice(next.at, next.end);
    if (!COMMA.test(draft.text.slice(last.end, next.at)) || !ENDS.test(draft.text.slice(next.end))) continue;
    if (next.facet.either !== null) continue;
    if (!HOUSES.test(said) || /\p{Lu}/u.test(said)) {
      if (next.facet.kind === 'industry' && last.facet.kind === 'industry') tellAsked(draft, next, last);
      continue;
    }
    if (next.facet.kind === 'keyword') tell(draft, next, last);
    else next.facet.strength = 'exclude';
  }
}

/** Whether a house or a field of business is left out. */
const isLeftOut = ({ facet: { kind, strength } }: Read): boolean =>
  strength === 'exclude' && kind !== 'keyword';

/** "Not in banking, healthcare" may leave out both as well. */
const tellAsked = (draft: Draft, { facet: { label } }: Read, last: Read): void =>
  draft.note(
    'read_as',
    `"${label}" is asked for, though it stands behind "${last.facet.label}", which is left out. Join them by "or" to leave out both.`,
  );

function tell(draft: Draft, { at, end, facet }: Read, last: Read): void {
  const said = draft.text.slice(at, end);
  const reason = `"${said}" stands behind "${last.facet.label}", which is left out, and is on no record by that name: it left nobody out.`;
  draft.note('not_applied', reason);
  Object.assign(facet, { kind: 'unsupported', strength: 'must', label: said, values: [], reason });
}
