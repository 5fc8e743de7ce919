import type { FacetKind, Note } from '../../facets.ts';
import { type Anchor, type Asked, quoted } from './asked.ts';

const LEAD = String.raw`(?:(?:an?|the|in|at|with|for|from|on|else|even|maybe|possibly|who|know|knows|some)\s+)*`;
const NOUN = String.raw`(?:\s+(?:people|staff|folks?|developers?|devs?|engineers?|experience|background|skills?|speakers?|licen[cs]es?|tickets?|managers?|nurses?))?`;
const OR = new RegExp(String.raw`^s?${NOUN}\s*,?\s*(?:or|alternatively|and/or)\s+${LEAD}$`, 'iu');
const SLASH = /^s?\s*\/\s*$/iu;
const COMMA = new RegExp(String.raw`^s?\s*,\s*${LEAD}$`, 'iu');
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
    const isOr =
      first.facet.kind === next.facet.kind &&
      (OR.test(between) ||
        (SLASH.test(between) && !OF_BOTH.has(first.facet.kind)) ||
        (COMMA.test(between) && isBeforeOr(asked, next)));
    if (isOr && isBothRequired(asked, first, next))
      return [
        {
          code: 'read_as',
          message: `${quoted(said)}: both were asked for together. Where either will do, say "either … or" with nothing between them.`,
        },
      ];
    // No word of a choice around it.
    const isBoth =
      BOTH.test(between) &&
      !OF_A_CHOICE.test(asked.text.slice(Math.max(0, first.at - BEFORE), next.end + BEHIND));
    if (
      isBoth &&
      (OF_BOTH.has(first.facet.kind) || isOfBothHouses(asked.text, first)) &&
      isEither(first, next)
    )
      return [
        {
          code: 'read_as',
          message: `${quoted(said)}: either of them will do here, not both. Name them apart, as "with … and with …".`,
        },
      ];
    return [];
  });
}

/** "Who worked for Aldi and Lidl": one person was at both, or some at each. */
const isOfBothHouses = (text: string, { at, facet: { kind } }: Anchor): boolean =>
  kind === 'employer' &&
  /(?<!\p{L})(?:worked|been|experience|time|stints?|spells?)\s+(?:(?:before|previously|ever|both)\s+)?(?:at|for|with|in)\s+(?:both\s+)?$/iu.test(
    text.slice(0, at),
  );

/** How far before and behind two names a word of a choice may be of them. */
const BEFORE = 20;
const BEHIND = 8;
const OF_A_CHOICE = /(?<!\p{L})(?:or|either|any\s+of|one\s+of|among|between|whichever)(?!\p{L})|\/|\|/iu;

/** "A, B or C": whether what stands behind a comma goes on with an "or" to one of its kind. */
function isBeforeOr(asked: Asked, { end, facet }: Anchor): boolean {
  const third = asked.anchors.find(({ at }) => at >= end);
  return third !== undefined && third.facet.kind === facet.kind && OR.test(asked.text.slice(end, third.at));
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
