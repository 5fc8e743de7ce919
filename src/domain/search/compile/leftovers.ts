import { readCount } from '../../candidates/index.ts';
import { roles } from '../../lexicon/terms.ts';
import type { Facet } from '../facets.ts';
import type { Draft } from './draft.ts';
import { isName } from './listed-names.ts';
import { isSmall } from './small-words.ts';
import { REFUSED_BEHIND } from './strengths.ts';

const ROLE_END =
  /(?:er|or|ist|ian|eer|yst|ant|wright|smith|man|woman|keeper|officer|technician|operator|coordinator|specialist|manager|director|monger|groomer|nanny|host|hostess|pilot|crew)$/;
const NO_ROLE = new Set(
  'roster computer customer paper water power summer winter number order river letter matter corner center user career cover never ever together whether water under over motor vendor monitor vector sector factor tutor doctor restaurant important plant relevant significant constant instant september october november december manchester offender leicester worcester tanker timber container trailer freezer filter boiler laser timer flyer folder poster boarder border sober dinner breaker further former farther rather neither either deliver register recover transfer discover prefer refer shift night day weekend hour week rate ticket system tool ledger site home school hospital streetwork groundwork roadwork gang dispute implant sealant coolant pollutant veneer filler server chiller transformer inverter router printer scanner elevator escalator generator actuator compressor reactor tractor excavator conveyor sensor tender charger burner cylinder radiator incinerator cooker cooler heater meter voucher newsletter banner wafer polymer layer rotor stator propeller thriller chapter newspaper sweater trouser sneaker burger cancer ulcer disorder bladder tumor tumour donor'.split(
    ' ',
  ),
);
const WIDE_TRADE =
  /^(?:engineers?|developers?|managers?|analysts?|consultants?|specialists?|officers?|assistants?|designers?|technicians?|supervisors?|coordinators?|operators?|advis[eo]rs?|planners?|inspectors?)$/i;
const EXPERIENCE_BEFORE =
  /\b(?:experience (?:in|with|of|using)|experienced (?:in|with)|knowledge of|knows|using|skilled (?:in|at)|expert(?:ise)? in|background in|familiar with|proficient (?:in|with)|worked with|exposure to)\s+$/i;
const DEMANDED_BEFORE =
  /\b(?:with|knows?|knowing|do|does|did|done|doing|using|uses?|has|have|having|had|on|runs?|running|ran|led|responsible for|in charge of|handles?|handling|handled|delivered|holds?|holding|carry|carries|carrying|got|owns?|writes?|writing|wrote|writ)\s+(?:(?:an?|the|their|his|her|some|good|strong|solid|also|valid|current|in|date)\s+)*$/i;
// "Tariff work", "cargo matters".
const DEMANDED_BEHIND = /^\s+(?:work|cases|matters|claims|projects|files)(?=\s*(?:$|[,;.)]))/i;
// "Gainsight" in "customer success, Gainsight, remote": by itself in a list.
const APART_BEFORE = /(?:^|[,;:(/]|\b(?:and|or|plus)\b)\s*$/i;
const APART_BEHIND = /^\s*(?:$|[,;.)/]|(?:and|or|plus)\b)/i;
// "Band 5 or 6", "levels 2 to 4".
const NEXT_GRADE =
  /^\s*(or|and|&|\/|to|-|–)\s*(\d{1,2})(?![\d%+]|\s*(?:years?|yrs?|months?|weeks?|days?|km|miles?|x))/i;
const gradesOf = (one: number, isRange: boolean, other: number): number[] =>
  one === other
    ? [one]
    : isRange && other > one && other - one < 9
      ? Array.from({ length: other - one + 1 }, (_, more) => one + more)
      : [one, other];
/** A year of the calendar is no grade. */
const MOST_GRADES = 20;
const GRADE_BEFORE = /(?<![\p{L}-])(?:level|grade|tier|class|cat|category|band|stage|step|type|year)\s+$/iu;
const EXPERIENCE_BEHIND =
  /^\s*(?:experience|skills?|knowledge|expertise|background|certifi(?:ed|cation)|exposure)\b/i;

/**
 * Reads the words left over: roles by their ending, skills by the words around them, and otherwise keywords that must
 * stand in somebody's record.
 */
export function readLeftovers(draft: Draft): void {
  const turned = TURNED_NAME.exec(draft.rest);
  if (turned !== null) {
    // "O Sullivan" is O'Sullivan on record.
    const family = (turned[1] ?? '').replace(/\b(O|D|Mc|Mac)\s+(?=\p{Lu})/u, "$1'");
    const name = `${turned[2]} ${family}`;
    draft.take(0, draft.text.length, { kind: 'keyword', label: name, values: [name] });
    return;
  }
  for (const { index, 0: said } of draft.each(REFUSED_BEHIND)) draft.blot(index, index + said.length);
  for (const { index, 0: said } of draft.each(AT_PRESENT)) draft.blot(index, index + said.length);
  for (const { index, 0: said } of draft.each(STAFF))
    if (draft.read.some(({ facet: { kind }, end }) => kind === 'role' && end === index))
      draft.blot(index, index + said.length);
  tellPeriods(draft);
  const free = draft.words.filter(({ start, end }) => !draft.taken(start, end));
  let group: typeof free = [];
  const groups: (typeof free)[] = [];
  for (const word of free) {
    const last = group.at(-1);
    const between = last === undefined ? '' : draft.rest.slice(last.end, word.start);
    const apart = last !== undefined && !/^[\s'-]*$/.test(between);
    const small = isSmall(draft.text.slice(word.start, word.end));
    if (small || apart) {
      if (group.length > 0) groups.push(group);
      group = small ? [] : [word];
    } else group.push(word);
  }
  if (group.length > 0) groups.push(group);
  for (const words of groups) {
    // "Band 5 or 6": the second may have been read with the first.
    const [first, last] = [words[0], words.at(-1)];
    if (first !== undefined && last !== undefined && !draft.taken(first.start, last.end))
      readGroup(draft, words);
  }
}

// "Abbot, Alex" alone.
const TURNED_NAME =
  /^\s*((?:(?:O|D|Mc|Mac|[Vv]an|[Vv]on|[Dd]e|[Dd]er|[Dd]el|[Dd]i|Te|Al|El|St)\s+){0,2}\p{Lu}[\p{L}'’-]+),\s*(\p{Lu}[\p{L}'’-]+)\s*$/u;

/** An industry alone stands for the people who work in it. */
const FAMILIES = new Map([
  ['sale', 'Sales Professional'],
  ['marketing', 'Marketing Professional'],
  ['finance', 'Finance Professional'],
  ['legal', 'Legal Professional'],
  ['nursing', 'Nurse'],
  ['engineering', 'Engineering Professional'],
  ['data', 'Data Professional'],
  ['cyber', 'Security Professional'],
  ['design', 'Designer'],
  ['product', 'Product Professional'],
  ['hospitality', 'Hospitality Professional'],
  ['admin', 'Office Support'],
  ['administration', 'Office Support'],
]);

// "Warehouse staff": those whom the role names.
const STAFF = /\s+(?:staff|personnel|guys|folks?)\b/gi;

const AT_PRESENT =
  /\b(?:at present|at the moment|(?:whatever|whichever|wherever)\s+(?:they|he|she|it)\s+(?:do|does|is|are|be|works?|may be)(?:\s+(?:for a living|doing|at|in))?(?:\s+(?:now|today|these days))?)\b/gi;

const EXPERTS = new Set('specialist expert professional guru practitioner contractor'.split(' '));

const PERIOD =
  /\b(?:this|last|next)\s+(?:week|month|quarter|year)\b|\b(?:today|yesterday|tomorrow)\b|\b(?:(?:(?:in|within|over|during|for)\s+)?the|in|within|over|during|for)\s+(?:last|past|next)\s+(?:(?:\d{1,3}|[a-z]+)\s+)?(?:days?|weeks?|months?|years?)\b|\bfor\s+(?:over|more than|at least|about|less than|under|up to)?\s*(?:an?|one|two|three|four|five|six|\d{1,3})\s+(?:days?|weeks?|months?|years?)\b|\b(?:in|within)\s+(?:an?|one|two|three|four|five|six|\d{1,3})\s+(?:days?|weeks?|fortnights?|months?)\b/gi;

// A period that no reader used is reported, as its words are function words and would be dropped silently.
function tellPeriods(draft: Draft): void {
  for (const match of draft.each(PERIOD)) {
    const reason = `"${match[0]}" could not be searched by here and was left out.`;
    draft.take(match.index, match.index + match[0].length, { kind: 'unsupported', label: match[0], reason });
    draft.note('not_understood', reason);
  }
}

/** "Analysts who know SQL and managers who know Tableau": a wide trade in the plural with what it has to have. */
const isQualified = (before: string, said: string, behind: string): boolean =>
  /s$/i.test(said) &&
  /(?:^|[,;:.(\uFFFC]\s*(?:(?:and|or|plus|&)\s+)?|\s(?:and|or|plus|&)\s+)(?:some\s+|any\s+)?$/i.test(
    before,
  ) &&
  /^\s+(?:(?:who|that)\s+(?:know|have|hold|use|do|can|speak|write)|with|holding|having|knowing|using)\s/i.test(
    behind,
  );

function readGroup(draft: Draft, words: readonly { text: string; start: number; end: number }[]): void {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return;
  const matched = draft.text.slice(first.start, last.end);
  const before = draft.rest.slice(0, first.start);
  const behind = draft.text.slice(last.end);
  const skill = EXPERIENCE_BEFORE.test(before) || EXPERIENCE_BEHIND.test(behind);
  const begins =
    /^(?:\W|\b(?:find|show|me|all|the|a|an|some|i|we|need|want|looking|for|any|please|get|list|search|seeking|hire|who|are|is|and|or|senior|both)\b)*$/i.test(
      before.replace(/\uFFFC/g, ''),
    );
  const ending = ROLE_END.test(last.text) && !NO_ROLE.has(last.text);
  // "Astronauts in Perth": the role comes first, then the place or skills.
  const head =
    !draft.read.some(({ facet: { kind } }) => kind === 'role' || kind === 'skill') &&
    /s$/i.test(matched) &&
    !NO_ROLE.has(last.text) &&
    !/^\p{Lu}\S*\s+\p{Lu}/u.test(matched) &&
    /^\s*(?:$|,|\b(?:in|at|near|with|from|who|based|for|around|available)\b)/i.test(behind);
  // "In sales or marketing": a field beside another one.
  const beside = draft.read.some(
    ({ facet: { kind }, end }) =>
      kind === 'role' &&
      end <= first.start &&
      /^\s*(?:or|and|&|\/|,)\s*$/i.test(draft.text.slice(end, first.start)),
  );
  // "AWS architects in Leeds or engineers in Hull": another trade, with a place of its own.
  const apart =
    words.length === 1 &&
    WIDE_TRADE.test(matched) &&
    ((/\bor\s+(?:an?\s+|any\s+|other\s+)?$/i.test(before) &&
      /^\s+(?:in|from|at|near|around|within)\s/i.test(behind)) ||
      isQualified(before, matched, behind));
  const family =
    draft.read.some(({ facet: { kind, when } }) => kind === 'role' && when !== 'past') && !beside
      ? undefined
      : FAMILIES.get(last.text);
  if (family !== undefined && words.length === 1) {
    draft.take(first.start, last.end, { kind: 'role', label: family, values: [family] });
    return;
  }
  // "A shortlist of HR managers": beside a trade that is known, another is one only in a list with it.
  const known = draft.read.some(
    ({ facet: { kind, values } }) => kind === 'role' && roles().book.whole(values[0] ?? '') !== undefined,
  );
  const denied = draft.strengthAt(first.start) === 'exclude';
  const role =
    !skill &&
    (ending || head) &&
    (denied || ((!known || beside || apart) && (begins || apart))) &&
    words.length <= 4 &&
    !/^\d/.test(matched) &&
    // "COSS, PTS": papers, and no plural.
    !/^\p{Lu}{2,5}$/u.test(matched) &&
    !isName(matched);
  const tail = words.length > 1 && EXPERTS.has(last.text) ? words.at(-2) : undefined;
  if (role && tail !== undefined) {
    // "GST specialists": people with that skill.
    const field = draft.text.slice(first.start, tail.end);
    draft.take(first.start, tail.end, { kind: 'skill', label: field, values: [field] });
    draft.blot(last.start, last.end);
    return;
  }
  // "Level 2 electricians", "Year 6 teachers": what the figure is of stands before it, in the group or as a word of another reader.
  const graded = words.length === 2 && GRADE_BEFORE.test(`${first.text} `) ? last.text : matched;
  const grade =
    graded === matched
      ? (GRADE_BEFORE.exec(before)?.[0] ?? '')
      : `${draft.text.slice(first.start, last.start)}`;
  const count = readCount(graded);
  if (grade !== '' && (words.length === 1 || graded !== matched) && count !== null && count <= MOST_GRADES) {
    const [others = '', joint = '', second] = NEXT_GRADE.exec(behind) ?? [];
    const grades = gradesOf(count, /to|-|–/.test(joint), Number(second ?? count));
    const values = grades.map((each) => `${grade.trim()} ${each}`);
    const start = graded === matched ? first.start - grade.length : first.start;
    draft.take(start, last.end + others.length, { kind: 'keyword', label: values.join(' or '), values });
    return;
  }
  // "Two chefs", "3 electricians": how many are needed says nothing of who.
  const isHowMany =
    words.length === 1 &&
    readCount(matched) !== null &&
    draft.read.some(
      ({ at, facet: { kind } }) =>
        (kind === 'role' || kind === 'skill' || kind === 'seniority') &&
        at > last.end &&
        /^\s*x?\s*$/.test(draft.text.slice(last.end, at)),
    );
  if (isHowMany) {
    draft.blot(first.start, last.end);
    return;
  }
  // "The A320 or the 737": the name of a thing beside another such name.
  const named = /^\d{3}$/.test(matched) ? namedBeside(draft, first.start) : undefined;
  if (named !== undefined) {
    const { demanded } = named;
    draft.take(first.start, last.end, { kind: 'keyword', label: matched, values: [matched], demanded });
    return;
  }
  if (/^\d+$/.test(matched)) {
    const reason = `"${matched}" was not understood and was left out.`;
    draft.note('not_understood', reason);
    draft.take(first.start, last.end, { kind: 'unsupported', label: matched, reason });
    return;
  }
  draft.take(first.start, last.end, {
    kind: role ? 'role' : skill ? 'skill' : 'keyword',
    label: matched,
    values: [matched],
    demanded:
      !role &&
      !skill &&
      (DEMANDED_BEFORE.test(before) ||
        DEMANDED_BEHIND.test(behind) ||
        (APART_BEFORE.test(before) && APART_BEHIND.test(behind))),
  });
}

/** The word with letters and figures that a figure stands beside in a list. */
const namedBeside = (draft: Draft, at: number): Facet | undefined =>
  draft.read.find(
    ({ end, facet: { kind, values } }) =>
      (kind === 'keyword' || kind === 'skill') &&
      end <= at &&
      /^\p{L}{1,2}-?\d{2,4}$|^\d{3}$/u.test(values[0] ?? '') &&
      /^\s*(?:or|\/|,|and)\s*(?:the\s+)?$/i.test(draft.text.slice(end, at)),
  )?.facet;
