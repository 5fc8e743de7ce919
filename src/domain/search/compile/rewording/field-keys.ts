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

/** A name of a field without what stands around it, and what that says; null where the name itself is known. */
export function bareKey(plain: string): { plain: string; isRefused: boolean; isAny: boolean } {
  const isRefused = REFUSES_KEY.test(plain);
  const bare = plain.replace(REFUSES_KEY, '');
  const isAny = ANY_KEY.test(bare);
  return { plain: bare.replace(ANY_KEY, '').replace(ALL_KEY, ''), isRefused, isAny };
}

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
