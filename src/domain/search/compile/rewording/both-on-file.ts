import { employerNamed } from '../../../lexicon/employers.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { certifications, industries, languages, roles, skills } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const WORD = String.raw`(?!(?:and|or|both|with|in|at|on|who|to|be|is|are|the|must|not|no)(?!\p{L}))[\p{L}\p{N}](?:[\p{L}\p{N}+#/&'’-]|\.(?=[\p{L}\p{N}]))*`;
const THING = String.raw`${WORD}(?:\s+${WORD}){0,2}`;
const FILE = String.raw`(?:profiles?|cvs?|r[eé]sum[eé]s?|records?|files?|page|paper|skills?\s+lists?)`;
const STAND = String.raw`(?:(?:has|have|needs?|must|should|ought)\s+(?:to\s+)?(?:be\s+)?|to\s+be\s+|(?:is|are)\s+)?(?:(?:listed|named|showing|shown|present|there|mentioned|stated)\s+)?`;
const IS_ASKED = String.raw`(?:${STAND}(?:on|in)\s+(?:the|their|his|her|a)\s+${FILE}|(?:are\s+|is\s+)?(?:listed|needed|required|essential|mandatory|compulsory|wanted|musts?|a\s+must|must-haves?|non[\s-]negotiable))`;
/** "AWS and Integration both on the profile", "both AWS and Integration on the CV". */
const BOTH = new RegExp(
  String.raw`(?<=^\s*|[.;:,!?\n]\s+|\s[–—-]\s+)(?:with\s+)?(?:(?<one>${THING})\s+(?:and|&|\+)\s+(?<other>${THING})\s*,?\s+(?:both|the\s+two(?:\s+of\s+them)?)\s+${IS_ASKED}|both\s+(?<first>${THING})\s+(?:and|&|\+)\s+(?<second>${THING})\s+${IS_ASKED})(?=\s*(?:$|[.;,:!?\n)]|\s[–—-]\s))`,
  'giu',
);

const isHouse = (name: string): boolean =>
  employerNamed(name) !== undefined && skills().book.whole(name) === undefined;

const isElse = (name: string, country: string): boolean =>
  skills().book.whole(name) === undefined &&
  ([roles(), certifications(), languages(), industries()].some(
    ({ book }) => book.whole(name) !== undefined,
  ) ||
    employerNamed(name) !== undefined ||
    placeNamed(name, country) !== null);

/** A query in which two things that have to stand on a record are asked for as what somebody knows. */
export const withBothOnFile = (query: string, country: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(BOTH, (said: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as Record<string, string | undefined>;
      const [one, other] = [groups.one ?? groups.first ?? '', groups.other ?? groups.second ?? ''];
      // "Google and Meta both on the CV".
      if ([one, other].every((name) => isHouse(name))) return `worked at both ${one} and ${other}`;
      return [one, other].some((name) => isElse(name, country)) ? said : `with ${one} and ${other} skills`;
    }),
  );
