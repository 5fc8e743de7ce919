import type { FacetKind, Note } from '../../facets.ts';
import { type Anchor, type Asked, quoted } from './asked.ts';

const LEAD = String.raw`(?:(?:an?|the|in|at|with|for|from|on|else|even|maybe|possibly|who|know|knows|some)\s+)*`;
const OR = new RegExp(String.raw`^s?\s*,?\s*(?:or|alternatively|and/or)\s+${LEAD}$`, 'iu');
const BOTH = new RegExp(String.raw`^\s*(?:and|&|\+)\s+(?:also\s+)?${LEAD}$`, 'iu');
const OF_BOTH: ReadonlySet<FacetKind> = new Set(['skill', 'language', 'certification', 'education']);

/** Tells of an "or" between two names that are both required, and of "both … and" between two of which either will do. */
export function tellJoins(asked: Asked): Note[] {
  return asked.anchors.flatMap((first, at) => {
    const next = asked.anchors.slice(at + 1).find((other) => other.at >= first.end);
    if (next === undefined) return [];
    const between = asked.text.slice(first.end, next.at);
    const said = asked.text.slice(first.at, next.end);
    if (asked.isTold(said) || asked.isTold(next.facet.label)) return [];
    if (OR.test(between) && isBothRequired(asked, first, next))
      return [
        {
          code: 'read_as',
          message: `${quoted(said)}: both were asked for together. Where either will do, say "either … or" with nothing between them.`,
        },
      ];
    const isBoth =
      BOTH.test(between) && /(?<!\p{L})both\s+(?:\p{L}+\s+){0,2}$/iu.test(asked.text.slice(0, first.at));
    if (isBoth && OF_BOTH.has(first.facet.kind) && isEither(first, next))
      return [
        {
          code: 'read_as',
          message: `${quoted(said)}: either of them will do here, not both. Name them apart, as "with … and with …".`,
        },
      ];
    return [];
  });
}

const isEither = ({ facet: a }: Anchor, { facet: b }: Anchor): boolean =>
  a.strength === 'must' &&
  (a === b ||
    (a.either !== null && a.either === b.either && (a.together === null || a.together !== b.together)));

/** Whether two names are in conditions of their own, of which neither is an alternative to the other nor named in it. */
function isBothRequired(asked: Asked, first: Anchor, next: Anchor): boolean {
  const of = (at: number) => asked.anchors.filter((anchor) => anchor.at === at).map(({ facet }) => facet);
  return of(first.at).every((a) =>
    of(next.at).every(
      (b) =>
        a !== b &&
        a.strength === 'must' &&
        b.strength === 'must' &&
        (a.either === null || a.either !== b.either),
    ),
  );
}
