import { type FacetKind, MOVING_THERE } from '../facets.ts';
import type { Draft, Read } from './draft.ts';

/** What somebody has without having it yet, or has in its place. */
const ELSE =
  /^\s*(?:(?:who\s+(?:is|are)|is|are|at least|being|if not|otherwise|currently|already|has|have|will|would|can|could)\s+)*(?:(?:able|eligible|willing|happy|ready|prepared|entitled|qualified|on track|due|about|close|near(?:ly|ing)?)\s+(?:to|for)\s+(?:(?:get|gain|obtain|undergo|pass|be|do|complete|hold|have|apply|go|sit|it|one|them|this|that|through|for|cleared|vetted|vetting|clearance|certified|qualified|clear)(?![\p{L}])\s*)*|eligible|clearable|obtainable|pending|in progress|in process|on the way|ongoing|nearly there|(?:part|nearly|almost)[\s-]?(?:qualified|there|done|finished)|(?:nearly|almost)(?=\s*(?:$|[,;.)]))|(?:working|studying|training)\s+(?:towards?|for)(?:\s+(?:it|one|them))?|(?:an? |any |some(?:thing)? |other )?(?:equivalents?|similar|comparable|alike|such like|better|the like|like it|related|relevant|near offer)(?:\s+(?:tools?|systems?|software|experience|qualifications?|certificates?|degree|platforms?|technolog(?:y|ies)|background|roles?|fields?|firms?|companies))?)(?![\p{L}])/iu;

const MOVE =
  /^\s*(?:(?:who\s+)?(?:would|will|could|can|is|are|be|happy|willing|open|prepared|keen|looking|wants?|wanting|able)\s+(?:to\s+)?)*(?:mov(?:e|ing)|relocat(?:e|ing)|going|come|coming|go)(?:\s+(?:up|down|over|across|back|out))?\s+(?:to|into)?\s*$/i;

/** Of these somebody may have another in its place; who has the other trade is told by sister titles. */
const REPLACEABLE: ReadonlySet<FacetKind> = new Set([
  'skill',
  'certification',
  'education',
  'employer',
  'industry',
  'school',
  'language',
  'work_rights',
]);

/**
 * "SC cleared or able to get it", "React or similar": what stands behind the "or" is on no record by that name, so that what
 * stands before it only ranks, and that is told. "In Queensland or would move to Mackay": either will do.
 * @returns what is done once it is known how much each part is wanted
 */
export function readOrElse(draft: Draft): () => void {
  const open: (() => void)[] = [];
  for (const { index, 0: or } of draft.rest.matchAll(/(?<![\p{L}-])(?:or|and\/or)(?![\p{L}-])/giu)) {
    const before = draft.read.findLast(
      ({ end }) => end <= index && LEADS_TO_OR.test(draft.text.slice(end, index)),
    );
    if (before === undefined) continue;
    const behind = draft.rest.slice(index + or.length);
    if (before.facet.kind === 'location') open.push(() => joinMove(draft, before, index + or.length));
    else if (REPLACEABLE.has(before.facet.kind)) {
      const said = ELSE.exec(behind)?.[0];
      if (said === undefined) continue;
      const end = index + or.length + said.length;
      draft.blot(before.end, end);
      open.push(() => soften(draft, before, end));
    }
  }
  return () => {
    for (const each of open) each();
  };
}

const LEADS_TO_OR =
  /^[\s,()]*(?:(?:based|located|resident|area|region|experience|qualified|certified|holders?|skills?)[\s,()]*)?$/i;

function soften(draft: Draft, read: Read, end: number): void {
  if (read.facet.strength !== 'must') return;
  // The list that it ends is as open as its last.
  const list = draft.read.filter(
    (other) =>
      other.facet.kind === read.facet.kind &&
      other.facet.strength === 'must' &&
      other.end <= read.end &&
      /^[\s,/]*(?:or[\s,]*)?$/i.test(between(draft, other, read)),
  );
  for (const { facet } of list) facet.strength = 'nice';
  const said = draft.text.slice(list[0]?.at ?? read.at, end).trim();
  draft.note(
    'ranked_only',
    `"${said}": what else will do is on no record by that name, so ${list.map(({ facet: { label } }) => label).join(', ')} keeps nobody out and puts first who has it.`,
  );
}

const between = (draft: Draft, a: Read, b: Read): string => (a === b ? '' : draft.text.slice(a.end, b.at));

function joinMove(draft: Draft, before: Read, from: number): void {
  const next = draft.read.find(({ at, facet: { kind } }) => at >= from && kind === 'location');
  if (next === undefined || before.facet.strength !== 'must' || next.facet.strength !== 'must') return;
  // The words of moving may be part of what was read.
  const said = draft.text.slice(from, next.end);
  const lead = said.slice(0, Math.max(0, said.length - (next.end - next.at)));
  const isMove =
    MOVE.test(lead) || /^\s*(?:\S+\s+){0,4}?(?:mov(?:e|ing)|relocat(?:e|ing))\s+to\b/i.test(said);
  if (!isMove || /[,;.]/.test(lead)) return;
  // "Python in Dublin or Go in Cork".
  if (draft.read.some(({ at, end }) => at >= from && end <= next.at)) return;
  const number = before.facet.either ?? next.facet.either ?? draft.freeNumber();
  before.facet.either = number;
  // Who lives there already will do as well.
  const values = next.facet.values.filter((value) => value !== MOVING_THERE);
  const place = next.facet.label.replace(/^open to relocation to /, '');
  const label = /open to/.test(place) ? place : `${place} or open to move there`;
  Object.assign(next.facet, { either: number, movable: true, values, label });
}
