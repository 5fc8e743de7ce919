import type { Draft } from '../draft.ts';

const FIGURE = String.raw`(?:[1-5](?:\.\d)?(?![\d%])|one|two|three|four|five)`;
const WORTH: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const LEAST = String.raw`(?:at\s+(?:the\s+)?(?:very\s+)?least|min(?:imum)?(?:\s+of)?|(?:no|not|nothing|never)\s+(?:less|lower|worse|fewer)\s+than|(?:not|nothing|no\s?one|nobody|never)\s+(?:below|under|beneath)|from|starting\s+(?:at|from)|upwards\s+of|(?:equal\s+to\s+)?or\s+(?:above|over)|>=|≥)`;
const OVER = String.raw`(?:over|above|more\s+than|better\s+than|higher\s+than|greater\s+than|beyond|past|>)`;
const MOST = String.raw`(?:at\s+(?:the\s+)?(?:very\s+)?most|max(?:imum)?(?:\s+of)?|up\s+to|(?:no|not|nothing|never)\s+(?:more|higher|better)\s+than|(?:not|nothing|never)\s+(?:above|over)|<=|≤)`;
const UNDER = String.raw`(?:less\s+than|fewer\s+than|lower\s+than|worse\s+than|below|under|beneath|<)`;
const LEAD = String.raw`(?:(?<least>${LEAST})|(?<over>${OVER})|(?<most>${MOST})|(?<under>${UNDER}))\s*(?:an?\s+)?`;
const UP = String.raw`(?:\s*\+|\s*,?\s+(?:plus|(?:ones?\s+)?(?:and|or)\s+(?:more|higher|better|above|up(?:wards?)?|over|greater|beyond)(?:\s+ones?)?|up(?:wards?)?|onwards?|min(?:imum)?|as\s+an?\s+min(?:imum)?|at\s+(?:the\s+)?(?:very\s+)?least)(?!\p{L}))`;
const DOWN = String.raw`(?:\s*,?\s+(?:(?:and|or)\s+(?:less|lower|worse|below|under|fewer|down(?:wards)?)|max(?:imum)?|tops|at\s+(?:the\s+)?most)(?!\p{L}))`;
const LIST = String.raw`(?<first>${FIGURE})(?:(?:[\s-]*stars?)?\s*(?:-|–|,|\/(?!\s*5)|\bor\b|\band\b|\bto\b)\s*(?:(?:or|an?)\s+)*(?<last>${FIGURE}))?s?`;
const OUT_OF = String.raw`(?:\s*\/\s*5(?!\d)|\s+out\s+of\s+(?:5|five)(?!\p{L}))`;
const STAR = String.raw`[\s-]*(?:stars?|star[\s-]rat(?:ings?|ed))(?!\p{L})`;
const UNIT = `(?:${OUT_OF})?(?:${STAR})?(?:${OUT_OF})?`;
const BORDER = String.raw`(?=\s*(?:$|[,;.)]|(?:by|from|when|in|at|on|who|and|please|only)\b))`;
const BY_US = String.raw`(?:\s+(?:by|from)\s+(?:us|me|our\s+(?:team|desk|consultants?|people)|the\s+(?:team|desk)|somebody\s+here))?(?:\s+when\s+(?:we\s+)?rated(?:\s+them)?)?(?:\s+(?:in|on|by|for|as|with|under)\s+(?:(?:our|the|their|an?|its)\s+)?(?:own\s+)?(?:ratings?|rating\s+(?:system|scale)|scores?|scale|books?(?=\s*(?:$|[,;.)]))))?`;
const SAID = String.raw`(?:\s*(?:of|is|are|be|being|been|at|as|an?|the|them|him|her|:|=|must|should|has|have|needs?|to|with|was|were|stands?|sits?|comes?|currently|internally|by\s+(?:us|the\s+(?:team|desk)|our\s+team)))*`;
const OURS = String.raw`(?:(?:(?:and|with|whose|having|ha(?:ve|s)|got|hold(?:s|ing)?|carr(?:y|ies|ying)|on|at|of|who(?:m)?|that|are|is|we|'ve|have|has|been|an?|the|their|our|own|overall|average|internal|star|min(?:imum)?|candidate|recruiter)\s+)*(?:star\s+)?)`;
const RATED = `(?:ratings?|rat(?:ed?|ing|es))`;
const SCORED = `(?:scor(?:ed?|es|ing)|graded?|marked|given|gave|giving|gets?|got|earn(?:ed|ing)?|award(?:ed)?|received)`;
const TAIL = `(?:(?<up>${UP})|(?<down>${DOWN}))?`;

/** Figures of ratings: behind the word ("a rating of at least four"), in stars or out of five, or before it ("4+ rating", "4 or better rated"). */
const WAYS: readonly RegExp[] = [
  String.raw`${OURS}${RATED}${SAID}\s*(?:${LEAD})?${LIST}${UNIT}${TAIL}(?:${UNIT}(?<=[^\s]))?${BY_US}`,
  String.raw`(?:${OURS}${SCORED}${SAID}\s*)?(?:${LEAD})?${LIST}(?:\s*(?:\+|or\s+(?:more|better|higher|above)))?(?:${STAR}(?:${OUT_OF})?|${OUT_OF}(?:${STAR})?)${TAIL}${BY_US}`,
  String.raw`${OURS}${SCORED}${SAID}\s*(?:${LEAD})?${LIST}${TAIL}(?:\s+by\s+us|\s+from\s+us|\s+when\s+rated|\s+(?:in|on|for|as)\s+(?:(?:our|the|their|an?)\s+)?(?:ratings?|scale))+(?:\s+when\s+rated)?`,
  String.raw`${OURS}(?:scor(?:ed?|ing)|graded?|marked)${SAID}\s*${LEAD}${LIST}${BORDER}`,
  String.raw`${OURS}(?:scor(?:ed?|ing)|graded?|marked)${SAID}\s*(?<first>${FIGURE})(?:(?<up>${UP})|(?<down>${DOWN}))${BORDER}`,
  String.raw`(?:with\s+(?:an?\s+)?)?(?:${LEAD})${LIST}[\s-]+(?:star[\s-]+)?(?:rated|ratings?)`,
  String.raw`(?:with\s+(?:an?\s+)?)?${LIST}(?:(?<up>${UP})|(?<down>${DOWN}))[\s-]+(?:star[\s-]+)?(?:rated|ratings?)`,
  String.raw`(?:with\s+(?:an?\s+)?)?(?<first>${FIGURE})(?:-|\s+(?:or|to|and)\s+(?:an?\s+)?(?<last>${FIGURE})[\s-]+)rat(?:ed|ings?)`,
].map((way) => new RegExp(String.raw`(?<![\p{L}\p{N}.$£€-])(?:${way})(?![\p{L}\p{N}])`, 'giu'));

/** What shows behind a figure that it is none of a rating: "rated 3 phase", "scored 4 goals". */
const OF_SOMETHING =
  /^[\s-]*(?:phases?|tonnes?|tons?|kv|kva|kw|v\b|volts?|amps?|years?|yrs?|months?|weeks?|days?|hours?|goals?|deals?|k\b|%|percent)/iu;

/** Trades of such houses, beside which stars are those of a house. */
const OF_HOUSES =
  /\b(?:hotels?|hospitality|chefs?|housekeep\w*|housekeepers?|kitchens?|sommeliers?|concierges?|butlers?|pastry|front (?:office|desk|of house)|guest|spas?|michelin|f&b|waiters?|waitress\w*|bartenders?|ma[iî]tre)\b/i;
/** What stands behind the stars of a house; "5 star chefs" are people. */
const NO_PERSON =
  /^\s*(?:$|[,;.)(]|(?:and|or|luxury|background|experience|exp|level|standard|standards|environment|establishments?|places?|houses?|brands?|venues?)\b)/i;
const HOUSE = /\b(?:hotels?|resorts?|properties|property|restaurants?|venues?|lodges?)\b/i;

/** Words by which stars are what we gave somebody. */
const OF_PEOPLE = /\b(?:rat\w+|scor\w+|out of|we|us|our)\b/i;

/** Reads ratings: "rated 4 or more", "with a rating of at least four", "4 or 5 stars", "scoring under 3 out of 5". */
export function readRating(draft: Draft): void {
  for (const way of WAYS)
    for (const { index, 0: said, groups = {} } of draft.each(way)) {
      const end = index + said.length;
      if (OF_SOMETHING.test(draft.text.slice(end))) continue;
      // Houses have stars too.
      const isOfHouse =
        HOUSE.test(draft.text.slice(Math.max(0, index - 25), end + 25)) ||
        (OF_HOUSES.test(draft.text) && NO_PERSON.test(draft.text.slice(end)));
      if (/\bstars?/i.test(said) && !OF_PEOPLE.test(said) && isOfHouse) {
        const reason = `"${said.trim()}" tells of a house, which no record of a person does, so it was not run.`;
        draft.take(index, end, { kind: 'unsupported', label: said.trim(), reason }, true);
        draft.note('not_on_record', reason);
        continue;
      }
      const edges = edgesOf(groups);
      if (edges !== null) draft.take(index, end, { kind: 'rating', ...edges }, true);
    }
}

/** Ratings are whole: over three is four and five. */
function edgesOf(
  groups: Record<string, string | undefined>,
): { label: string; min?: number; max?: number } | null {
  const { first = '', last, least, over, most, under, up, down } = groups;
  const [low, high] = [first, last ?? first].map((said) => WORTH[said.toLowerCase()] ?? Number(said));
  if (low === undefined || high === undefined) return null;
  if (under !== undefined) return low <= 1 ? null : atMost(Math.ceil(low) - 1);
  if (most !== undefined || down !== undefined) return atMost(high);
  if (over !== undefined) return atLeast(Math.min(5, Math.floor(low) + 1));
  if (last === undefined || least !== undefined || up !== undefined) return atLeast(low);
  const [min, max] = [Math.min(low, high), Math.max(low, high)];
  return max === 5 ? atLeast(min) : { label: ratingLabel(min, max), min, max };
}

const atLeast = (min: number) => ({ label: ratingLabel(min, null), min });
const atMost = (max: number) => ({ label: ratingLabel(null, max), max });

/** What a rating between two edges is called. */
export const ratingLabel = (min: number | null, max: number | null): string =>
  min === null ? `rated ${max} or lower` : max === null ? `rated ${min} or better` : `rated ${min} to ${max}`;
