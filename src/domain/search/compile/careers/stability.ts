import type { Draft } from '../draft.ts';
import { daysIn } from '../terms/periods.ts';
import { COUNT, MORE, UNIT } from './career.ts';
import { readJobsCounted } from './jobs-counted.ts';

const NO = String.raw`(?:no|nobody|no[\s-]one|zero|not|without|avoid(?:ing)?|exclud(?:e|ing)|except(?:\s+for)?|bar|minus|leav(?:e|ing)\s+out|non|never|isn't|aren't|don't|doesn't|do\s+not|does\s+not|skip)[\s-]*(?:(?:an?|any|been|the|to|one|who|that|people|those|known)\s+)*`;
/** What is said of whoever hops. */
const HABIT = String.raw`(?:(?:serial|chronic|habitual|frequent|constant|compulsive|perpetual|regular|agency|contract|company|firm|career|bank|shop|site|ward|school)[\s-]+)*`;
const HOPPING = new RegExp(
  String.raw`(${NO})?\b${HABIT}(?:(?:job[\s-]?hop|hop)(?:s|p(?:ers?|ing|ed|y))?(?:\s+(?:around|about)\b)?(?:\s+(?:between\s+|from\s+)?(?:jobs?|employers?|compan(?:y|ies)|roles?|firms?)(?:\s+to\s+(?:jobs?|employers?|compan(?:y|ies)|roles?|firms?))?)?|(?:keeps?|kept|always|constantly|forever|regularly|frequently)\s+(?:on\s+)?(?:chang|switch|swap|mov|hopp|jump)ing\s+(?:(?:from\s+)?(?:jobs?|employers?|compan(?:y|ies)|roles?|firms?|about|around)\b(?:\s+to\s+\p{L}+)?)|(?:chang|switch|swap)(?:es?|ed)?\s+(?:jobs?|employers?|compan(?:y|ies)|roles?)\s+(?:a\s+lot|(?:too|very|so|quite)\s+often|often|frequently|all\s+the\s+time|every\s+(?:year|few\s+(?:months|years)|other\s+year|\d+\s+months))|never\s+stays?\s+(?:long|put)\b(?:\s+any\s?where)?|jump(?:y|s around|ed around)|moves? around (?:a lot|too much)|short stints?|short tenures?|frequent movers?)\b`,
  'giu',
);
const MANY = String.raw`(?:three|four|five|six|seven|eight|[3-9]|many|several)`;
const PLACE = String.raw`(?:(?:different|separate|distinct)\s+)?(?:employers?|jobs?|compan(?:y|ies)|roles?|positions?|firms?)`;
const LEAST = String.raw`(?:(?:at\s+least|more\s+than|no\s+(?:less|fewer)\s+than|min(?:imum)?(?:\s+of)?)\s+)?`;
const PLUS = String.raw`(?:\s*(?:\+|plus|or\s+more|and\s+(?:more|up)))?`;
const OF_LATE = String.raw`(?:(?:in|over|within|during)\s+(?:just\s+|only\s+)?(?:the\s+)?(?:last\s+|past\s+)?(?:three|four|five|[2-6])\s+(?:years?|yrs?)|since\s+20[12]\d)`;
/** So many employers in some years, however the number, the places and the years are put together. */
const MANY_JOBS = new RegExp(
  [
    String.raw`(?:(?:who|that)\s+)?(?:have\s+|has\s+)?(?:changed|switched|moved)\s+(?:their\s+)?${PLACE}\s+${LEAST}${MANY}${PLUS}\s+times${PLUS}(?:\s+${OF_LATE})?`,
    String.raw`(?:(?:who|that)\s+)?(?:(?:have|has)\s+)?(?:(?:had|with|held|been\s+(?:through|with|at)|gone\s+through|got\s+through|burn(?:ed|t)\s+through|worked\s+(?:for|at)|seen)\s+)?${LEAST}${MANY}${PLUS}\s+${PLACE}${PLUS}\s+${OF_LATE}`,
    String.raw`(?:(?:who|that)\s+)?(?:have\s+|has\s+)?(?:changed|switched|swapped|moved)\s+${PLACE}\s+so\s+(?:often|frequently|many\s+times|much)(?:\s+that\s+(?:it\s+(?:makes|is|comes\s+to|adds\s+up\s+to)|they\s+(?:have\s+had|make|had))\s+${LEAST}${MANY}${PLUS}(?:\s+${PLACE})?(?:\s+${OF_LATE})?)?`,
  ]
    .map((words) => String.raw`\b(?:${words})\b`)
    .join('|'),
  'gi',
);
const FEW_JOBS =
  /\b(?:had |with |held )?(?:fewer|less|no more|not more|at most|under|max(?:imum)?)(?: than)?\s+(?:two|three|four|five|six|[2-9])\s+(?:different )?(?:employers?|jobs|companies|cos|firms|roles|positions)\s+(?:in|over|within)\s+(?:the )?(?:last |past )?(?:three|four|five|[2-6])\s+(?:years?|yrs?)\b/gi;
/** "Must not have changed jobs more than twice in five years". */
const FEW_CHANGES = new RegExp(
  String.raw`\b(?:(?:who|that)\s+)?(?:(?:must|should|may|can)\s*(?:n't|not)\s+(?:have\s+)?|(?:have|has)(?:n't|\s+not|\s+never)\s+|never\s+)(?:changed?|switch(?:ed)?|swapped|moved?)\s+${PLACE}\s+(?:more\s+(?:often\s+)?than\s+)(?:once|twice|(?:two|three|four|[2-4])\s+times)\s+${OF_LATE}`,
  'gi',
);
const AVERAGE_TENURE = new RegExp(
  String.raw`\baverage\s+tenure\s+(?:of\s+|is\s+)?(?:${MORE}\s*)?${COUNT}\s*(?:\+|plus|or more)?\s*${UNIT}(?:\s*(?:\+|or more))?`,
  'gi',
);
/** "2+ yrs each job", "at least two years per role". */
const EACH_JOB = new RegExp(
  String.raw`(?:${MORE}\s*)?\b${COUNT}\s*(?:\+|plus|or more)?\s*${UNIT}(?:\s*(?:\+|or more|min(?:imum)?))?\s+(?:in |at |with )?(?:each|per|every|a)\s+(?:single\s+)?(?:(?:of (?:their|the)\s+)?(?:previous|past|last|recent)\s+)?(?:jobs?|roles?|positions?|employers?|compan(?:y|ies)|places?|stints?)\b`,
  'gi',
);
const STEADY =
  /\b(?:(?:stable|steady|solid|consistent)\s+(?:career|work history|employment(?: history)?|history|track record|tenure|cv|resume|people|candidates?|employees?)|long[\s-](?:tenures?|term(?:ers| stayers)?(?![\s-]+(?:contract|project|assignment|role|work|temp|job|basis|unemploy))|serving|stints?)|loyal(?:ty)?|(?:good|job) (?:tenure|stability|longevity)|low turnover|stays? put)\b/gi;
const SHORTER = '(?:less than|under|shorter than|at most|up to)';
const PLAIN_COUNT = COUNT.replace('(', '(?:');
const GAP = new RegExp(
  String.raw`(${NO})?\b(?:(?:career|employment|cv|resume|work)\s+(?:gaps?|breaks?)|(?:career\s+(?:break\s+)?)?return(?:ers?\b(?:\s+to work)?|ing (?:to work|from (?:a |an )?(?:career )?break))|gaps?\s+in\s+(?:their\s+|the\s+)?(?:cv|career|resume|employment|work(?: history)?|history)|unexplained gaps?|gaps|(?:gap|break)(?=\s+of\s+(?:${MORE}|${SHORTER})?\s*${PLAIN_COUNT}\s*(?:months?|years?|yrs?)))\b(?:\s+(?:on|in)\s+(?:the\s+|their\s+)?(?:cv|resume|history|employment))?(?:\s+(?:of\s+(?=\S)|that (?:is|are)\s+|which (?:is|are)\s+)?(?:(?:(?:bigger|longer|larger|greater|more|over|above|exceeding)(?:\s+than)?|at least|(?<short>${SHORTER})|(?<=of))\s+)(?<count>${PLAIN_COUNT})\s*(?<unit>months?|years?|yrs?))?`,
  'gi',
);

const AVERAGE_BEHIND = new RegExp(
  String.raw`(?:${MORE}\s*)?${COUNT}\s*(?:\+|plus|or more)?\s*${UNIT}\s*(?:\+|or more)?\s+(?:avg\.?|average|mean)\s+(?:tenure|stay|stint)s?`,
  'gi',
);
/** "Stayed 5+ years in one place": the longest stay, which no record tells. */
const LONGEST_STAY = new RegExp(
  String.raw`(?:(?:who\s+)?(?:(?:has|have)\s+)?(?:stay(?:ed|s|ing)?|been|spent|stuck|lasted|held)\s+)?(?:${MORE}\s*)?\b${COUNT}\s*(?:\+|plus|or more)?\s*${UNIT}\s*(?:\+|or more)?\s+(?:in|at|with)\s+(?:(?:just|the|a)\s+)*(?:one|single|same)\s+(?:place|job|role|company|firm|employer|spot|business|organisation|organization)\b`,
  'gi',
);

/** "Leaving job hoppers out". */
const HOPPERS_OUT =
  /\b(?:leav(?:e|ing)|rul(?:e|ing)|filter(?:ing)?|keep(?:ing)?)\s+(?:the\s+|any\s+)?(?:job[\s-]?)?hoppers\s+(?:out|aside|away|off)\b/gi;

// "No more than 2 jobs in 5 years": a count that is not made.
function tellCounted(draft: Draft, said: string): void {
  if (/\d|\b(?:two|three|four|five|six)\b/i.test(said))
    draft.note(
      'read_as',
      `"${said.trim()}": the jobs of a period are not counted, so whoever changes employers often was meant.`,
    );
}

/** Reads job hopping, loyalty and career gaps. */
export function readStability(draft: Draft): void {
  readJobsCounted(draft);
  const steady = {
    kind: 'stability' as const,
    label: 'stays two years and more on average',
    values: ['steady'],
  };
  const hops = { kind: 'stability' as const, label: 'changes employers often', values: ['hopping'] };
  for (const { index, 0: whole } of [...draft.each(FEW_JOBS), ...draft.each(FEW_CHANGES)]) {
    const taken = draft.take(index, index + whole.length, hops, true);
    taken.strength = 'exclude';
    tellCounted(draft, whole);
  }
  for (const { index, 0: whole } of draft.each(MANY_JOBS)) {
    draft.take(index, index + whole.length, hops, true);
    tellCounted(draft, whole);
  }
  for (const { index, 0: whole } of draft.each(HOPPERS_OUT)) {
    const taken = draft.take(index, index + whole.length, hops, true);
    taken.strength = 'exclude';
  }
  for (const { index, 0: whole, 1: denied } of draft.each(HOPPING)) {
    const taken = draft.take(index, index + whole.length, hops, true);
    if (denied !== undefined) taken.strength = 'exclude';
  }
  for (const { index, 0: whole, 1: count = '', 2: unit = '' } of draft.each(AVERAGE_TENURE)) {
    // Two years and more is what "steady" means; another average is not kept.
    const days = daysIn(count, unit) ?? 0;
    if (days < 540 || days > 740) continue;
    draft.take(index, index + whole.length, steady, true);
  }
  for (const { index, 0: whole } of draft.each(LONGEST_STAY)) {
    const said = whole.trim();
    const reason = `"${said}": how long somebody stayed anywhere is on record as an average alone, so it was not run. Ask for an average of two years, or for the time in the present job.`;
    draft.take(index, index + whole.length, { kind: 'unsupported', label: said, reason }, true);
    draft.note('not_applied', reason);
  }
  for (const { index, 0: whole, 1: count = '', 2: unit = '' } of [
    ...draft.each(EACH_JOB),
    ...draft.each(AVERAGE_BEHIND),
  ]) {
    const days = daysIn(count, unit) ?? 0;
    if (days < 540) continue;
    if (days > 740) {
      const reason = `"${whole.trim()}": how long somebody stayed is on record as an average alone, and two years of it were asked for.`;
      draft.note('not_applied', reason);
    }
    draft.take(index, index + whole.length, steady, true);
  }
  for (const match of draft.each(STEADY))
    draft.take(match.index, match.index + match[0].length, steady, true);
  for (const match of draft.each(GAP)) {
    const none = match[1] !== undefined;
    const { short, count, unit } = match.groups ?? {};
    const days = count === undefined || unit === undefined ? null : daysIn(count, unit);
    const months = days === null ? null : Math.round((days * 12) / 365.25);
    const isMost = none || short !== undefined;
    const edge = short === undefined ? 'over' : 'under';
    draft.take(
      match.index,
      match.index + match[0].length,
      {
        kind: 'career_gap',
        label:
          (none ? 'no career gap' : 'a career gap') + (months === null ? '' : ` ${edge} ${months} months`),
        values: [none ? 'none' : 'some'],
        ...(months === null ? {} : isMost ? { max: months } : { min: months }),
      },
      true,
    );
  }
}
