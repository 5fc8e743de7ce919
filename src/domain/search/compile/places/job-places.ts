import { placeNamed } from '../../../lexicon/places.ts';
import type { Draft, Read } from '../draft.ts';

const HOUSE =
  '(?:(?:head\\s+)?office|branch|site|plant|store|shop|campus|studio|depot|yard|hub|surgery|clinic|hospital|hotel|school|factory|mill|warehouse|practice|restaurant|team|project|job|role|contract|vacancy|client|farm|mine|pit|port|quarry|rig|refinery|smelter|terminal|airport|station|base|camp|shut\\s?down|turnaround|build|fit-?out|festival|event|opening|launch|season|place|development|scheme|tender|line|home|centre|center|ward)';
/** "For the Warrington depot", "for a Leeds client": where the job is. */
const OF_THE_JOB = new RegExp(
  String.raw`^(?:for|at|in)\s+(?:the|our|their|my|an?|his|her|this)\s+.{2,40}\s${HOUSE}s?$`,
  'iu',
);
/** "For a client in [Stockholm]", "we've a site in [Paris]", "the job is in [Leeds]". */
const IN_HOUSE = new RegExp(
  String.raw`(?:\b(?:for|at)\s+(?:the|our|their|my|an?|his|her|this)\s+(?:[\p{L}'-]+\s+){0,2}${HOUSE}s?|\b(?:we|they|he|she|there|client)(?:'ve|'s|\s+(?:have|has|got|is|opened?|runs?|are\s+opening|is\s+opening))(?:\s+got)?\s+(?:an?|one|the|two|three|another)\s+(?:[\p{L}'-]+\s+){0,2}(?:${HOUSE}|opening|shift|place)s?|(?:job|role|position|vacancy|opening)s?(?:\s*(?:is|'s|’s|will\s+be|would\s+be))?|\b(?:the|this|their|our)\s+${HOUSE}\s+(?:is|'s|sits|will\s+be)(?:\s+based)?)\s+(?:build\s+|opening\s+|job\s+|project\s+)?(?:based\s+|located\s+)?(?:(?:out|over|up|down)\s+)?(?:in|at|near|outside(?:\s+of)?|beyond|past|by|around)\s+(?:the\s+)?$`,
  'iu',
);
/** "For a substation outside [Ennis]", "for a lodge near [Queenstown]": whatever it is, where it says of whom. */
const FOR_A_THING =
  /\bfor\s+(?:an?|the|our|their)\s+(?:new\s+)?((?:[\p{L}'-]+\s+){1,3}?)(?:(?:out|over|up|down)\s+)?(?:in|at|near|outside(?:\s+of)?|beyond|past|by|around)\s+(?:the\s+)?$/iu;
const PEOPLE =
  /\b(?:person|people|candidate|body|one|someone|somebody|anyone|anybody|professional|specialist|expert|team|mix|few|couple|number|bit|while|minimum|maximum|\p{L}+(?:er|or|ist|ian|ant))\b/iu;
/** How one says where people are looked for, whatever was said before of the job. */
const LIVES =
  /\b(?:liv(?:e|es|ing)|resid(?:e|es|ing|ents?)|based|settled|from|commut\p{L}*|located|(?:currently|already|now|presently|today|are|is)\s+in|so)\b[^.;]{0,40}$/iu;
/** "Perth people", "UK residents": where people are looked for, told behind the place. */
const PEOPLE_BEHIND =
  /^\s+(?:people|folks?|residents?|locals?|candidates?|ones|based|lot)\b|^\s*(?:,|or)?\s*(?:people\s+)?(?:who\s+(?:will|would|could)|willing|happy|open|prepared)\s+to\s+(?:relocate|move)/iu;
/** That it is all the same where somebody lives. */
const ANYWHERE =
  /(?<!\p{L})(?:wherever|anywhere(?!\s+in\s)|(?:any|all)\s+(?:locations?|countr(?:y|ies))|no\s+matter\s+where|location\s+(?:is\s+)?(?:open|irrelevant|no\s+bar))(?!\p{L})/iu;
/** "Nurses for Kalgoorlie": right behind the trade, where the job is. */
const FOR_A_PLACE = /^for\s+(?:the\s+)?\p{Lu}/u;
const LEADS =
  /(?:^|\s)(?:(?:for|at|in)\s+)?(?:the|our|their|my|an?|his|her|this|these|both(?:\s+the|\s+our)?)\s+$/i;
const HOUSE_BEHIND = new RegExp(String.raw`^\s+${HOUSE}s?(?!\p{L})`, 'iu');
/** Whether a house stands right behind a place: "[Leeds] depot". */
export const isHouseBehind = (behind: string): boolean => HOUSE_BEHIND.test(behind);

/**
 * "For the Warrington depot. Manchester, Bolton or Nottingham": where the job is asks nobody to live there, where a sentence of its own
 * says where people are looked for. It is told, and keeps nobody out.
 */
export function leaveJobPlaces(draft: Draft): void {
  const places = draft.read.filter(
    ({ facet: { kind, strength, values, movable, either } }) =>
      kind === 'location' &&
      strength !== 'nice' &&
      values.length > 0 &&
      !values.includes('remote') &&
      !movable &&
      either === null,
  );
  const others = draft.read.filter(
    ({ facet: { kind, strength, values } }) =>
      kind === 'location' && strength === 'must' && values.length > 0 && !values.includes('remote'),
  );
  for (const job of places) {
    const said = saidOf(draft, listOf(draft, places, job));
    if (said === null) continue;
    // "Not at the Leeds office" leaves it out; "the farm outside Leeds" does not.
    if (job.facet.strength === 'exclude' && !/\boutside(?:\s+of)?\s+(?:the\s+)?$/i.test(leadOf(draft, job)))
      continue;
    const isBare = FOR_A_PLACE.test(said) && !OF_THE_JOB.test(said);
    if (isBare && places.some(({ at }) => at > job.at && isListed(draft, job.end, at))) continue;
    const isElsewhere = others.some(
      ({ at, end }) =>
        at >= job.end &&
        end > at &&
        ((!isBare && /[.;\n:]\s|\s[-–—]\s/.test(draft.text.slice(job.end - 1, at))) ||
          LIVES.test(draft.text.slice(job.end, end)) ||
          PEOPLE_BEHIND.test(draft.text.slice(end))),
    );
    const isToldBehind = JOB_IS.test(said) && isFarFrom(draft, job, others);
    const isBeside = !isBare && isOfItsOwn(draft, job) && others.some((other) => other !== job);
    if (!isElsewhere && !isToldBehind && !isBeside && (isBare || !ANYWHERE.test(draft.text))) continue;
    const reason = `"${said}" was taken for where the job is, as other places say where to look: it kept nobody out.`;
    draft.note('set_aside', reason);
    // "For the hospital in Leeds": what the house is called and does asks for nobody's field.
    for (const other of draft.read.filter(({ at, end }) => at >= job.at - said.length && end <= job.at)) {
      const { kind, strength } = other.facet;
      if ((kind === 'industry' || kind === 'skill') && strength === 'must')
        Object.assign(other.facet, { strength: 'nice', either: null });
      if (other.facet.kind === 'keyword') draft.read.splice(draft.read.indexOf(other), 1);
    }
    // "For the Galway contract": the job once more, and no terms of it.
    const house = job.end + (HOUSE_BEHIND.exec(draft.text.slice(job.end))?.[0].length ?? 0);
    const terms = draft.read.find(
      ({ at, end, facet: { kind } }) => kind === 'work_type' && at >= job.end && end <= house,
    );
    if (terms !== undefined) draft.read.splice(draft.read.indexOf(terms), 1);
    Object.assign(job.facet, {
      kind: 'unsupported',
      strength: 'must',
      label: said,
      values: [],
      reason,
      within_km: null,
    });
  }
}

/** "The job is in Basel", behind where people are looked for: in other countries, or of those who would move. */
const JOB_IS =
  /^(?:(?:the|this|our|their)\s+)?(?:job|role|position|vacancy|opening)(?:\s+(?:is|will\s+be|would\s+be)|['’]s)\s/iu;

function isFarFrom(draft: Draft, job: Read, others: readonly Read[]): boolean {
  const before = others.filter(({ end }) => end <= job.at);
  if (before.length === 0) return false;
  const landsOf = ({ facet: { values } }: Read): string[] =>
    values.map((value) => {
      const place = placeNamed(value, draft.home.country);
      return place === null || place.kind === 'region' ? '' : place.country;
    });
  const [own = ''] = landsOf(job);
  const isAbroad = before.flatMap(landsOf).every((land) => land !== '' && land !== own);
  const isMovable = draft.read.some(
    ({ facet: { kind, movable, strength } }) => kind === 'location' && movable && strength === 'must',
  );
  return own !== '' && (isAbroad || isMovable);
}

/** A place with those that it is listed with: "our Cologne and Frankfurt sites". */
function listOf(draft: Draft, places: readonly Read[], job: Read): { at: number; end: number } {
  const isNext = (from: number, to: number): boolean => isListed(draft, from, to);
  let { at, end } = job;
  for (let grown = true; grown; ) {
    const before = places.find((other) => isNext(other.end, at));
    const behind = places.find(
      (other) => isNext(end, other.at) && !LIVES.test(draft.text.slice(other.at, other.end)),
    );
    at = before?.at ?? at;
    end = behind?.end ?? end;
    grown = before !== undefined || behind !== undefined;
  }
  return { at, end };
}

/** The words by which a place is where the job is; null where it is not said to be. */
function saidOf(draft: Draft, { at, end }: { at: number; end: number }): string | null {
  const own = draft.text.slice(at, end).trim();
  if (OF_THE_JOB.test(own)) return own;
  // The words that lead to a place may be a part of it: "is in Hull".
  const led = /^(?:\p{Ll}+\s+)*/u.exec(own)?.[0] ?? '';
  const house = IN_HOUSE.exec(`${draft.text.slice(0, at)}${led}`.replace(/\s*$/, ' '))?.[0];
  if (house !== undefined) return `${house}${own.slice(led.length)}`;
  const thing = FOR_A_THING.exec(`${draft.text.slice(0, at)}${led}`.replace(/\s*$/, ' '));
  const from = thing?.index ?? 0;
  const isOfPeople =
    PEOPLE.test(thing?.[1] ?? '') ||
    draft.read.some((read) => read.facet.kind === 'role' && read.end > from && read.at < at);
  if (thing !== null && !isOfPeople) return `${thing[0]}${own.slice(led.length)}`;
  const behind = HOUSE_BEHIND.exec(draft.text.slice(end))?.[0] ?? '';
  const lead = LEADS.exec(draft.text.slice(0, at))?.[0] ?? '';
  const whole = `${lead}${own}${behind}`.trim();
  if (behind !== '') return OF_THE_JOB.test(whole) ? whole : null;
  // "For our Galway site": the house may have been read with the place.
  if (OF_THE_JOB.test(whole)) return whole;
  const trade = draft.read.findLast(({ facet: { kind }, end: until }) => kind === 'role' && until <= at);
  const bare = `${draft.text.slice(trade?.end ?? at, at)}${own}`.trim();
  if (trade !== undefined && FOR_A_PLACE.test(bare) && bare.length < own.length + 9) return bare;
  return null;
}

/** "(For the Galway contract.)", "For our Leeds site.": in brackets or a sentence of its own, with nothing else in it. */
function isOfItsOwn(draft: Draft, job: Read): boolean {
  const house = HOUSE_BEHIND.exec(draft.text.slice(job.end))?.[0].length ?? 0;
  const before = leadOf(draft, job)
    .replace(/(?<![\p{L}\p{N}])(?:(?:for|at|in)\s+)?(?:the|our|their|my|his|her|this)\s+$/iu, '')
    .trimEnd();
  return /(?:^|[.;\n(])$/.test(before) && /^\s*(?:$|[.;\n)])/.test(draft.text.slice(job.end + house));
}

/** The words right before a place, with those of its own that lead to it. */
function leadOf(draft: Draft, { at, end }: { at: number; end: number }): string {
  const led = /^(?:\p{Ll}+\s+)*/u.exec(draft.text.slice(at, end))?.[0] ?? '';
  return `${draft.text.slice(0, at)}${led}`.replace(/\s*$/, ' ');
}

/** Whether nothing but a joint of a list stands between two places. */
const isListed = (draft: Draft, from: number, to: number): boolean =>
  from <= to && /^\s*(?:,|and|or|&|\/|\+)(?:\s+(?:and|or))?\s*$/i.test(draft.text.slice(from, to));
