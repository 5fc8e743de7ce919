import { matchesOf } from '#src/lib/matches.ts';
import { slug } from '../../lexicon/text.ts';
import { Draft } from '../compile/draft.ts';
import { readProtected } from '../compile/terms/criteria.ts';
import type { Home } from '../facets.ts';
import { comparedIn } from './counts-compared.ts';
import { daysApart } from './days-apart.ts';
import { arrangedBy, doersIn } from './doers.ts';
import { eventsIn } from './events.ts';
import { fieldsOfClients } from './fields-of-clients.ts';
import { figuresIn } from './figures.ts';
import { heldByIn } from './held-by.ts';
import { homeAndJobIn } from './home-and-job.ts';
import { homesOfPeople } from './homes-of-people.ts';
import { inProcessIn } from './in-process.ts';
import { includedIn } from './included.ts';
import { type Item, itemOf, type Reading } from './item.ts';
import { jobOwnersIn } from './job-owners.ts';
import { lapsesIn } from './lapses.ts';
import { mineIn } from './mine.ts';
import type { Named } from './named.ts';
import type { Names } from './names.ts';
import { notAskedIn, notHeldIn } from './not-held.ts';
import { type Order, orderIn } from './orders.ts';
import { placesIn, strangersIn } from './places.ts';
import { type Said, type Spoken, type Stretch, stretchOf } from './plain-text.ts';
import { type Condition, on, type RecordType } from './query.ts';
import { countRankOf, filledRankIn, lastCome, longestIn, payRankIn } from './ranks.ts';
import { relatedIn } from './related.ts';
import { restatedIn } from './restated.ts';
import { rolesIn } from './roles.ts';
import { scoredOfOthers } from './scored-of-others.ts';
import { SIGNS } from './signs/index.ts';
import { JOB_NOUN } from './signs/sign.ts';
import { isSmall } from './small-words.ts';
import { stillOn } from './still-on.ts';
import { listedJobOwners, theirOwnersIn } from './their-owners.ts';
import { timesIn } from './times.ts';
import { inTurn } from './turns.ts';
import { heldWithUs, waivedIn } from './waived.ts';
import { financialYearsTold } from './weeks-and-years.ts';
import { whoAsksIn } from './who-asks.ts';
import { withReasons } from './why-ended.ts';

/** A search as far as rules alone read it. */
export interface ReadText {
  items: Item[];
  told: (Stretch & { why: string })[];
  /** Words that nothing read. */
  left: Spoken[];
  /** In which order the records are asked for. */
  order: Order | null;
  /** Whether applications are asked for that have stood still for a time. */
  isIdle: boolean;
  /** What else the same words may ask for, and how they were read. */
  otherwise: { items: Item[]; how: string } | null;
}

const WAIVED =
  /(?<![\p{L}])(?:(?:whatever|regardless of|irrespective of|no matter(?: what| which)?|never mind)(?: the| their| its)? (?:status|stage|outcome|source|state|owner|place|location|result)(?:es|s)?(?: (?:is|it is|they are|they have))?|(?:at|in|with|of) (?:any|all|whatever) (?:status|stage|outcome|state)(?:es|s)?|(?:any|all) (?:status|stage|outcome)(?:es|s)?|(?:(?:that|which) )?(?:taking|takes?|took) place(?= (?:in|at|on|between|with|for)\b)|(?:(?:that|which) )?(?:taking|takes?) place(?= (?:next|tomorrow|later)\b)|in (?:the|their) (?:job )?titles?|(?:(?:sort(?:ed)?|order(?:ed)?)(?: by)? )?(?:newest|latest|most recent)(?: \p{L}+)? first|across (?:all|any|every)(?: of)?(?: the| our| my)? \p{L}+|whether or not [^,;.]+|(?:wherever|where ?ever|whatever stage|whichever stage) (?:(?:they|it|he|she|those) )?(?:(?:now|currently|have|has|may|might) )*(?:stand|stands|are|is|sit|sits|got|get|ended|end|be|been|reached)(?: (?:to|up|at|in|now|today|currently|since|at present|at the moment))*|,? ?(?:had or (?:still )?booked|booked or (?:already )?had))(?![\p{L}])/giu;
const MANAGER = /\b(?:(?:hiring manager|hm)(?: is| being|:)?|report(?:s|ing)? (?:in )?to)\s+$/i;
const INTERVIEWER = /\b(?:interviewers?|asked by|interviewed by|panel(?: with)?)(?: is| are|:)?\s+$/i;
/** "Interviews Callum sat in on": who was there, and not whose interview it is. */
const SAT_IN =
  /^ (?:has |had |was |is )?(?:sat in(?: on)?|sitting in(?: on)?|sits in(?: on)?|on the panel|on panels?|an? interviewers?|the interviewers?|joined in(?: on)?|was (?:a |the )?(?:panellist|interviewer))(?![\p{L}])/iu;
const OF_JOBS =
  /^'?s?\s+(?:(?:open|live|active|own|remote|hybrid|contract|perm(?:anent)?|part[- ]time|full[- ]time|filled|closed|new|old|other|evergreen)\s+){0,2}(?:jobs?|roles?|vacanc(?:y|ies)|positions?|reqs?|briefs?)\b/i;

const JOBS_OF = new RegExp(
  `\\b(?:on|for|to|against) (?:the |any |all |an? )?(?:\\p{Ll}+ )?${JOB_NOUN} (?:(?:(?:that|which) (?:is|are) )?(?:owned|run|handled|held|managed|looked after) by|of|belonging to|(?:that|which) belongs? to|under)\\s+$`,
  'iu',
);
const JOBS_THAT = new RegExp(
  `\\b(?:on|for|to|against) (?:the |any |all |an? )?(?:\\p{Ll}+ )?${JOB_NOUN} (?:that |which )?$`,
  'iu',
);
const RUNS = /^ (?:owns?|runs?|is running|handles?|manages?|looks after)(?![\p{L}])/iu;
/** "Hannah owns the candidate, Priya owns the job". */
const OWNS_THE_JOB =
  /^ (?:(?:also|now|still|currently) )*(?:owns|runs|handles|manages|looks after|has|is (?:running|handling)|is (?:the )?(?:owner|consultant) (?:of|on)) (?:the|its|their) (?:jobs?|roles?|vacanc(?:y|ies)|positions?|reqs?)(?![\p{L}])/iu;
/** "On jobs of Callum's", "for jobs that Priya runs". */
const isJobs = (before: string, behind: string): boolean =>
  OWNS_THE_JOB.test(behind) || JOBS_OF.test(before) || (JOBS_THAT.test(before) && RUNS.test(behind));

/** "Dan's Quillon jobs". */
const isJobsOfClient = (said: Said, end: number, named: readonly Named[]): boolean =>
  /s$/i.test(said.text.slice(0, end)) &&
  named.some((one) => one.field === 'client' && one.at === end + 1 && OF_JOBS.test(said.text.slice(one.end)));

/** Reads a search by rules, over the names that are on record. */
export function readText(type: RecordType, query: string, said: Said, home: Home, names: Names): ReadText {
  const items: Item[] = [];
  const told: ReadText['told'] = [];
  const add = (all: readonly Reading[], isAny = false): void => {
    items.push(...all.map((reading) => itemOf(reading, isAny)));
  };
  for (const match of said.each(WAIVED)) said.blot(stretchOf(match));
  const ranked = payRankIn(said, type, home.currency) ?? filledRankIn(said, type) ?? longestIn(said, type);
  let order = ranked ?? orderIn(said, type);
  if (order?.first?.isAhead) add([{ ...order.first, conditions: [on('ahead')] }]);
  add(
    namesIn(
      said,
      type,
      names.named.filter(({ isPart, field }) => !isPart && !(type === 'jobs' && field === 'reason')),
    ),
  );
  const isOwned = names.named.some(({ field }) => field === 'owner') || OWN_ONES.test(said.text);
  add(jobOwnersIn(said, type, isOwned));
  const lapses = lapsesIn(said, type);
  add(lapses.readings);
  add(comparedIn(said, type));
  add(homeAndJobIn(said, type));
  told.push(...lapses.told);
  add(fieldsOfClients(said));
  told.push(...notAskedIn(said, type));
  add(
    type === 'jobs'
      ? withReasons(said, relatedIn(said, type, home), names.named)
      : relatedIn(said, type, home),
  );
  told.push(...notHeldIn(said));
  told.push(...financialYearsTold(said, home.country));
  const spans = timesIn(said, {
    today: home.today,
    isAhead: type === 'interviews' && !isOver(said.text),
    country: home.country,
  });
  const figures = figuresIn(said, type, home);
  add(figures.readings);
  told.push(...figures.told);
  // "Below 20" behind a rate is no age.
  told.push(...barredIn(said, query, home));
  if (type === 'interviews') told.push(...calledOffIn(said));
  // What has begun before now does not lie between now and then.
  const [fromNow] = type === 'interviews' ? matchesOf(FROM_NOW, said.text) : [];
  if (fromNow !== undefined) add([{ ...stretchOf(fromNow), conditions: [on('ahead')] }]);
  const { readings, unsupported, isIdle } = eventsIn(
    said,
    type,
    spans,
    home.today,
    () =>
      isMoved(said) ||
      (type === 'applications' && (LOST.test(said.text) || items.some(({ field }) => field === 'reason'))),
  );
  add(readings, true);
  told.push(...unsupported);
  add(mineIn(said, type));
  for (const { pattern, read } of SIGNS[type])
    for (const match of said.each(pattern)) {
      const conditions = read(match);
      if (conditions === null) continue;
      said.blot(stretchOf(match));
      add([{ ...stretchOf(match), conditions }]);
    }
  const parts = names.named.filter(({ isPart }) => isPart);
  add(
    namesIn(
      said,
      type,
      parts.filter(({ field }) => field === 'owner'),
      names.named,
    ),
  );
  // "At Redcliffe" is the client of that name where the agency has no job in such a town.
  const isTown = (part: Named): boolean =>
    names.towns.some(({ city }) => city !== null && slug(city) === slug(said.text.slice(part.at, part.end)));
  add(
    namesIn(
      said,
      type,
      parts.filter(
        (part) => part.field === 'client' && !isTown(part) && !WITHIN.test(said.text.slice(0, part.at)),
      ),
    ),
  );
  const places = placesIn(said, names.towns, home, type !== 'jobs');
  add(places);
  told.push(...strangersIn(said, places, names.towns, home));
  add(namesIn(said, type, parts));
  add(rolesIn(said, type));
  const asked = whoAsksIn(said, restatedIn(said, items));
  items.splice(0, items.length, ...asked.kept);
  told.push(...asked.told);
  if (type === 'applications') add(inProcessIn(said, items));
  if (type !== 'interviews') items.splice(0, items.length, ...heldByIn(said, items));
  if (type === 'jobs') items.splice(0, items.length, ...homesOfPeople(said, items));
  if (type === 'applications') {
    const { kept, told: untold } = scoredOfOthers(said, items);
    items.splice(0, items.length, ...kept);
    told.push(...untold);
  }
  if (type === 'interviews') add(metIn(said, items));
  const owned = theirOwnersIn(said, type, listedJobOwners(said, type, items));
  const waived = waivedIn(said, type === 'interviews' ? heldWithUs(said, items) : owned.items);
  told.push(...waived.told);
  const doers = doersIn(said, type === 'interviews' ? arrangedBy(said, waived.kept) : waived.kept);
  const included = includedIn(
    said,
    doers.kept.toSorted((one, other) => one.at - other.at),
  );
  told.push(...doers.told, ...included.told);
  const apart = daysApart(said, inTurn(said, included.kept));
  const turned = apart.kept;
  told.push(...apart.told);
  const left = said.words.filter(
    ({ at, end, said: word }) =>
      !said.taken(at, end) && !isSmall(word.toLowerCase(), type) && !isOfName(said, at, word),
  );
  if (type === 'interviews') turned.push(...stillToBe(said, turned, home.today));
  if (type === 'jobs' && order === null) {
    const counted = countRankOf(said, turned);
    if (counted !== null) {
      order = counted.order;
      // Those with fewest may have none.
      if (!counted.isMost) turned.splice(turned.indexOf(counted.item), 1);
      told.push(...order.told.splice(0));
    }
  }
  if (ranked?.rank?.by.field === 'pay')
    turned.push(itemOf({ at: said.text.length, end: said.text.length, conditions: [ranked.rank.by] }));
  const end = {
    items: turned,
    told,
    otherwise: owned.otherwise,
    left: left.filter(({ at, end: last }) => !said.taken(at, last)),
    isIdle: (isIdle || ranked?.rank?.by.field === 'moved') && type === 'applications',
  };
  // Which of them came last to a stage is another order than when they were made.
  const isOther =
    type === 'applications' &&
    order?.rank === undefined &&
    turned.some(({ field }) => /^(?:stage|moved|reached|submitted|previous_stage)$/.test(field));
  if (!isOther || order?.first == null) return { ...end, order };
  const last = lastCome(order, turned);
  if (last === null) {
    const why = `${said.text.slice(order.first.at, order.first.end)} (all are shown, by when they were made)`;
    told.push({ ...order.first, why });
  }
  return { ...end, order: last ?? { ...order, first: null } };
}

const HOW_THEY_STAND = /\b(?:cancel|called off|scrapped|status)/i;

/** "Interviews next week" are those that were not called off, where nothing says how they stand. */
function stillToBe(said: Said, items: readonly Item[], today: string): Item[] {
  // "Today's, cancelled ones too", "whatever their status".
  if (HOW_THEY_STAND.test(said.text)) return [];
  const before = items.flatMap(({ conditions }) => conditions);
  const all = stillOn(before, today);
  const end = said.text.length;
  return all.slice(before.length).map((one) => itemOf({ at: end, end, conditions: [one] }));
}

/** "The Fleet Engineer process": what a job's name may be followed by, and no part of it. */
const isOfName = (said: Said, at: number, word: string): boolean =>
  /^(?:process|race|campaign|hunt|search|shortlist|longlist)(?:es|s)?$/.test(word) &&
  at > 1 &&
  said.taken(at - 2, at - 1);

const IS_OVER =
  /\b(?:how (?:did|was|were)|what (?:happened|became|came)|did (?:[^,;.?!]{0,40}? )?(?:go|see|meet|interview|turn up|show|attend|hold|run)|(?:who|that|which|we|they|i|clients?) (?:saw|met|interviewed|held|did|ran|sat in)|went|took place|happened|held|completed|no[- ]?shows?|missed|passed|failed|scor(?:ed?|es|ecards?)|feedback|debriefs?|outcomes?|advanced|rejected|write[- ]?ups?|written up)\b/i;
const IS_AHEAD =
  /\b(?:will|upcoming|to come|coming|still to|due|booked|planned|scheduled|arranged|next|tomorrow|later|(?:has|have) (?:an?|his|her|their|got))\b/i;

/** Whether a search speaks of interviews that were: "how did Monday's go" is of the Monday gone by. */
const isOver = (text: string): boolean => IS_OVER.test(text) && !IS_AHEAD.test(text);

/** "Between now and Friday" of an hour and no day. */
const FROM_NOW = /\b(?:between|from) now(?= (?:and|until|till?|to|through|on|onwards?)\b)/gi;
/** What was lost was so on a day. */
const LOST = /\b(?:lost|lose|losing)\b/i;
const WITHIN = /\b(?:in|near|around|based in|within)\s+(?:the\s+)?$/i;
const MET_BEHIND =
  /^(?:'s)?(?: (?:has|have|had|is|are|already|currently|next|still|due|to|be|now|ever|actually|yet))* (?:met|meet|meeting|seen|seeing|see|saw|interviewed|interviewing)(?![\p{L}])/iu;
const MET_BEFORE =
  /\b(?:met(?: with| by)?|meeting(?: with)?|seeing|seen by|saw|interviewed (?:at|by|with)|interviewing (?:at|with|for))\s+(?:the\s+)?$/i;

/** "Who have Kestrel seen", "seeing Pennine on Friday": whom a client meets is at an interview of the client. */
function metIn(said: Said, items: readonly Item[]): Reading[] {
  const isMet = ({ at, end }: Item): boolean =>
    MET_BEHIND.test(said.text.slice(end)) || MET_BEFORE.test(said.text.slice(0, at));
  const met = items.find((item) => item.field === 'client' && isMet(item));
  const isSaid = items.some(({ field }) => field === 'kind');
  return met === undefined || isSaid
    ? []
    : [{ at: met.end, end: met.end, conditions: [on('kind', { values: ['client'] })] }];
}

const BY_WHOM =
  /(?<=\b(?:cancelled|canceled|called off|scrapped|rescheduled|postponed|moved|pushed back|pulled)(?: again| twice)? )by (?:the |our |their )?(?:clients?|candidates?|hiring managers?|us|them)(?![\p{L}])/giu;

/** Who called an interview off, which no record tells: "cancelled by the client" is no interview of that kind. */
function calledOffIn(said: Said): ReadText['told'] {
  return [...said.each(BY_WHOM)].map((match) => {
    said.blot(stretchOf(match));
    return { ...stretchOf(match), why: `${match[0]} (who called an interview off is not asked here)` };
  });
}

/** What people must not be chosen by, told and taken out. */
function barredIn(said: Said, query: string, home: Home): ReadText['told'] {
  const draft = new Draft(query, home);
  readProtected(draft);
  return draft.read.flatMap(({ facet: { label } }) => {
    const at = said.text.toLowerCase().indexOf(label.toLowerCase());
    if (at < 0) return [{ at: 0, end: 0, why: label }];
    const stretch = { at, end: at + label.length };
    if (said.taken(stretch.at, stretch.end)) return [];
    said.blot(stretch);
    return [{ ...stretch, why: label }];
  });
}

/** Whether a search asks for a stage that is come to once, of which its days then are. */
const isMoved = (said: Said): boolean =>
  SIGNS.applications.some(({ pattern, read }) =>
    [...said.each(pattern)].some((match) => {
      const isDenied = /\b(?:no|not|except|excluding|without|never)\s+(?:the\s+|been\s+|yet\s+)*$/i.test(
        said.text.slice(0, match.index),
      );
      const stage = read(match)?.find(({ field }) => field === 'stage');
      return !isDenied && stage !== undefined && stage.values.length < 4;
    }),
  );

/** Words by which records are somebody's, who asks or anybody. */
const OWN_ONES = /\b(?:my|mine|i own|i run|i handle|owned by|belonging to)\b/i;

/** What a name may be led to by, and what goes with it behind. */
const LEADS: Readonly<Partial<Record<Condition['field'], RegExp>>> = {
  manager: MANAGER,
  interviewer: INTERVIEWER,
  contact: /\b(?:contacts?(?: is| are|:| person)?|report(?:s|ing)? (?:in )?to)\s+$/i,
  owner:
    /\b(?:(?:owners?|consultants?|recruiters?|organi[sz]ers?)(?: is| are|:)|(?:organi[sz]ed|arranged|booked|set up|taken|led|done) by)\s+$/i,
  client: /\bclients?(?: is| are|:)?\s+$/i,
  candidate: /\b(?:candidates?|applicants?)(?: is| are|:| called| named)?\s+$/i,
};
/** "Job owner: Callum" of an application. */
const OF_THE_JOB = /\b(?:jobs?(?:'s)?|roles?|vacancy) owners?(?: is| are|:| ?=)?\s+$/i;
const NO_LEAD = /(?!)/;
const OF_ONE = /^'s?(?![\p{L}])/u;
const AS_CONTACT = /^(?:'s?| (?:as|is) (?:the |our )?(?:client )?contact)(?![\p{L}])/iu;

function namesIn(said: Said, type: RecordType, named: readonly Named[], all = named): Reading[] {
  const found: Reading[] = [];
  for (const { field, values, at, end: last } of named) {
    if (said.taken(at, last)) continue;
    const before = said.text.slice(0, at);
    const isOwner = field === 'owner';
    const behind = said.text.slice(last);
    const own: Condition['field'] =
      isOwner && MANAGER.test(before)
        ? 'manager'
        : isOwner && type === 'interviews' && (INTERVIEWER.test(before) || SAT_IN.test(behind))
          ? 'interviewer'
          : isOwner &&
              type !== 'jobs' &&
              (OF_THE_JOB.test(before) ||
                OF_JOBS.test(behind) ||
                isJobs(before, behind) ||
                isJobsOfClient(said, last, all))
            ? 'job_owner'
            : field;
    const [tail = ''] = (own === 'contact' ? AS_CONTACT : OF_ONE).exec(behind) ?? [];
    const [lead = ''] = (own === 'job_owner' ? OF_THE_JOB : (LEADS[own] ?? NO_LEAD)).exec(before) ?? [];
    const stretch = { at: at - lead.length, end: last + tail.length };
    said.blot(stretch);
    found.push({ ...stretch, conditions: [on(own, { values })] });
  }
  return found;
}
