/** What the names of fields say beside what they are of, and what stands in a field that asks nothing. */

/** A name of a field in small letters and with spaces. */
export const plainKey = (key: string): string =>
  key
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/(?<=\bno)-(?=go)/gi, ' ')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** What a name of a field has before or behind it that refuses what stands in it: "not_employer", "excluded cities", "location_not_in". */
const REFUSES_KEY =
  /^(?:must not (?:be |have )?|do not |not |no |never |excl(?:ud(?:e|es|ed|ing))? |avoid(?:ed|ing)? |without |forbidden |banned |blocked |unwanted |omit )|(?: not(?: in)?| excl(?:ud(?:e|es|ed|ing))?| (?:to )?avoid| blacklist| ne| nin)$/;
/** How many of what stands in it are meant, where any of them will do: "location_in", "any_of_skills". */
const ANY_KEY = /^(?:any of |one of |any |either )| (?:in|any(?: of)?|one of|or|either)$/;
const ALL_KEY = /^(?:all of |all )| (?:all(?: of)?|and)$/;

/** How much what stands in it is wanted: "preferred_location", "required_languages". */
const WISHED_KEY = /^(?:preferred|ideal|nice to have|optional|bonus) | (?:preferred|optional|nice to have)$/;
const REQUIRED_KEY = /^(?:required|mandatory|must have|essential|needed|target) | required$/;

/** A name of a field without what stands around it, and what that says. */
export function bareKey(plain: string): {
  plain: string;
  isRefused: boolean;
  isAny: boolean;
  isWished: boolean;
} {
  const isRefused = REFUSES_KEY.test(plain);
  const isWished = !isRefused && WISHED_KEY.test(plain);
  const bare = plain.replace(REFUSES_KEY, '').replace(WISHED_KEY, '').replace(REQUIRED_KEY, '');
  const isAny = ANY_KEY.test(bare);
  return { plain: bare.replace(ANY_KEY, '').replace(ALL_KEY, ''), isRefused, isAny, isWished };
}

const EDGE_INSIDE = /"?(min(?:imum)?|max(?:imum)?)"?(?=\s*:)/giu;

/** An object's fields without the objects in them: of "salary: {max: 45000}" the edge goes with the name. */
export const flattened = (said: string): string =>
  said.replace(/"?(\p{L}+)"?\s*:\s*\{([^{}]*)\}/gu, (_, name: string, inside: string) =>
    inside.replace(EDGE_INSIDE, `"${name}_$1"`),
  );

const LIST_IN_FIELD =
  /(?<=(?:skills?|exclu\p{L}*|not|avoid|compan(?:y|ies)|employers?|languages?|certs?|certifications?|tools)"?\s*[:=]\s*)([^\s,;&:=[\](){}"]+(?:,[^\s,;&:=[\](){}"]+)+)(?=\s*(?:[;&\n]|$))/giu;

/** "Exclude=contractors,KPMG": a list without spaces is all of the field. */
export const withListsInFields = (said: string): string => said.replace(LIST_IN_FIELD, '[$1]');

/** What programs put into a field that asks nothing: "skills: none", "employer=any". A notice of none is one, and so is no employer. */
export const asksNothing = (plain: string, [value = '', ...more]: readonly string[]): boolean => {
  if (more.length > 0 || /notice|start|avail|exclu|sponsor|remote|relocat|visa|rights/.test(plain))
    return false;
  return /skill|must|nice|preferred|language|location|cit(?:y|ies)|countr|level|seniority|cert|licen|tools/.test(
    plain,
  )
    ? /^(?:none|nil|any|n\.?a\.?|null|undefined|no preference|-+)$/i.test(value)
    : /^(?:any|n\.?a\.?|null|undefined|no preference|-+)$/i.test(value);
};
