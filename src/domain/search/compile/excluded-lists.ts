import type { FacetKind } from '../facets.ts';
import type { Draft, Read } from './draft.ts';

const COMMA = /^\s*,\s*(?:(?:or|nor|and|&)\s+)?(?:the\s+|any\s+)?$/i;
const ENDS = /^\s*(?:$|[,;.)!?]|(?:or|nor|and|&)\s)/i;
/** Those that nobody wants are called in the plural; "banking" is a field by itself. */
const PLURAL = /(?:\p{L}{2}(?<!ics|ess)s)$/iu;

/** Kinds of which a list may go on behind a comma. */
const LISTED: ReadonlySet<FacetKind> = new Set(['industry', 'employer', 'seniority', 'skill', 'location']);
const HOUSED: ReadonlySet<FacetKind> = new Set(['industry', 'employer']);

/**
 * "Not from hospitals, agencies", "no juniors, graduates": what is said in the plural of those who are left out goes on behind a comma
 * alone, and a word that nothing knows among them asks for nobody. What else of one kind stands there is told to be asked for.
 */
export function goOnLeavingOut(draft: Draft): void {
  const read = draft.read
    .filter(({ facet: { kind } }) => LISTED.has(kind) || kind === 'keyword')
    .toSorted((a, b) => a.at - b.at);
  for (const [index, next] of read.entries()) {
    const last = read[index - 1];
    if (last?.facet.strength !== 'exclude' || !LISTED.has(last.facet.kind)) continue;
    if (next.facet.strength === 'exclude' || next.facet.strength === 'nice') continue;
    if (!COMMA.test(draft.text.slice(last.end, next.at)) || !ENDS.test(draft.text.slice(next.end))) continue;
    if (next.facet.either !== null) continue;
    const said = draft.text.slice(next.at, next.end);
    const isPlural = PLURAL.test(said) && !/\p{Lu}/u.test(said);
    const isOneKind = next.facet.kind === last.facet.kind;
    const isHouse = HOUSED.has(last.facet.kind);
    if (isPlural && isHouse && next.facet.kind === 'keyword') tell(draft, next, last);
    else if (
      isPlural &&
      ((isHouse && HOUSED.has(next.facet.kind)) || (isOneKind && last.facet.kind === 'seniority'))
    )
      next.facet.strength = 'exclude';
    else if (isOneKind && isTown(next) === isTown(last)) tellAsked(draft, next, last);
  }
}

/** "Not in Perth, Australia" is one place. */
const isTown = ({ facet: { kind, label } }: Read): boolean =>
  kind === 'location' && /, [A-Z]{2}$/.test(label);

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
