import { matchesOf } from '#src/lib/matches.ts';
import type { Reading } from './item.ts';
import { type Said, type Stretch, stretchOf } from './plain-text.ts';
import { type Condition, on, type RecordType } from './query.ts';
import { JOB_NOUN } from './signs/sign.ts';
import { stillOn } from './still-on.ts';
import type { Span } from './times.ts';

/** What happened to a record, by the words for it; `told`: when it did is on no record. */
interface Event {
  field: Condition['field'] | 'hired' | 'told' | 'meets';
  words: RegExp;
  /** Whether the words ask for something by themselves: they stay where no day stands beside them. */
  isSign?: boolean;
}

type Cue = Stretch & Pick<Event, 'field' | 'isSign'>;

const event = (field: Event['field'], words: string, isSign = false): Event => ({
  field,
  words: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
  isSign,
});

const UPDATED = 'updated|changed|edited|modified|last (?:updated|changed|touched)';
/** When somebody starts is told by a placement, and an end by none of these records. */
const STARTS =
  '(?:(?:due|able|expected|set|ready|about) to |(?<=\\b(?:can|could|who|will|would|to|they|people|candidates) ))(?:start|begin)|starting|starts|start(?:ing)? dates?|begins|beginning|commenc(?:es?|ing)|onboard(?:s|ing)';
const ENDS =
  '(?:end|closing|expiry|finish) dates?|deadlines?|(?:(?:due|set|about|meant) to |(?<=\\b(?:that|which|will|would|to|they|contracts?|jobs?|roles?) ))(?:end|finish|close|expire)|(?:that |which )?(?:is |are )?(?:ending|finishing|closing|expiring|(?:coming|drawing) to an end|running out|rolling off|wrapping up|up for renewal|due for renewal)|ends|finishes|closes|expires';
/** Who is out at a client's on a day, which only a placement tells. */
const OUT_AT_WORK =
  '(?<=\\b(?:contractors?|temps|freelancers?|interims?|locums?) (?:(?:that|who|which|we|have|got|are|is|will|be|currently|still) )*)out(?: (?:on (?:assignment|contract|site)|working|at work))?(?! of\\b)';
/** What a contract does when it ends, which no word by itself tells: "contracts that run until March". */
const RUNS_OUT =
  '(?<=\\b(?:contracts?|contractors?|assignments?|placements?|bookings?|temps?|freelancers?|interims?) (?:(?:that|which|who|is|are|will|would|to|due|about|jobs?|roles?) )*)(?:(?:run|roll|wind)(?:s|ning|ing)? (?:out|off|down)|com(?:es?|ing) to an end|runs?(?: on)?(?= (?:until|till|to|up to|through|into)\\b)|up|lapses?|lapsing|renews?|terminates?|(?:coming |due |up )*for renewal|through(?= (?:to|until)\\b))(?! (?:for|with|at)\\b)';
const EVENTS: Readonly<Record<RecordType, readonly Event[]>> = {
  applications: [
    event(
      'submitted',
      'the client has got their cv|(?:cvs? )?(?<=\\b(?:did|have|has|to) (?:\\p{L}+ ){0,2})(?:send|submit|put forward)(?: (?:over|across|out))?(?: to (?:the )?clients?)?|cvs? (?:over|out|across)|submitted(?: to (?:the )?clients?)?(?! stage)|sent(?: (?:over|across|out|off))?(?: to (?:the |their )?clients?)?|put forward|put in front of (?:the |an? |our )?clients?|cvs? (?:(?:that|which|have|has|were|was|we|been) )*(?:sent|submitted|went (?:out|over|across)|gone (?:out|over|across))|went to (?:the )?clients?|(?:put|shared|forwarded|emailed|pitched|presented|pinged|fired)(?: (?:over|across|up|out|off|through|forward))?(?= to \\p{L})|submissions?(?! stage)|submittals?',
      true,
    ),
    event(
      'created',
      'applied|applying|(?:came|come|coming)(?! (?:to|from|out|at|off|back|through|via|after|before|following|straight)\\b)(?: in(?! (?:this|the|last|past|january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d)\\b))?|received|in(?= since)|created|entered|added|arrived|logged|new|applications?(?= (?:from|in|of)\\b(?! (?:play|process|progress|flight|the (?:running|mix|funnel|pipeline))\\b))|put on|older|old|newer|aged',
    ),
    event('opened', 'opened|jobs? opened'),
    // "On jobs from before September".
    event('opened', `${JOB_NOUN}(?= from\\b)`, true),
    event(
      'opened',
      `${JOB_NOUN}(?: (?:(?:that|which) )?(?:are|is|were))?(?= (?:(?:older|newer|younger) than|(?:over|more than|at least|under|less than) (?:an?|\\d+) (?:working )?(?:days?|weeks?|months?|years?) old)\\b)`,
      true,
    ),
    event(
      'target_start',
      `${JOB_NOUN} (?:(?:that|which|are|is|due|to|will|would) )*(?:start(?:s|ing)?|begin(?:s|ning)?)`,
    ),
    event(
      'told',
      `${JOB_NOUN} (?:(?:that|which|were|was|are|is|have|has|been|got|put|then|now|since) )*(?:closed|filled|on hold|lost|cancelled|canceled|paused|reopened)`,
      true,
    ),
    event('told', `${STARTS}|${ENDS}|${RUNS_OUT}|${OUT_AT_WORK}`),
    event(
      'meets',
      '(?<!\\b(?:at|client|for|in|to|reached) (?:an? )?)(?:being interviewed|interviewing|interviews?(?= (?:with|at)\\b)|(?:meeting|seeing)(?= (?:with )?\\p{L}))',
    ),
    event(
      'moved',
      '(?:changed|switched) stages?|stages? (?:has |have |was |were )?(?:changed|moved)|stage (?:changes?|moves?)',
    ),
    event('updated', UPDATED),
    event(
      'moved',
      '(?:moved|progressed|advanced|went|gone)(?!(?: (?:straight|directly|right|back|on|up))* from\\b)|entered (?:the )?stage|there|at (?:this |that |the )?stage|stuck|sitting|sat|waiting|been',
    ),
  ],
  jobs: [
    event('updated', UPDATED),
    event('hired', 'filled|placed|hired', true),
    event('hired', '(?<=\\b(?:did|do|we|i|they|to) (?:\\p{L}+ ){0,3})fill'),
    event('told', 'closed|put on hold|on hold|paused|cancelled|lost|reopened|advertised|posted to', true),
    event('told', `${ENDS}|${RUNS_OUT}`),
    event(
      'target_start',
      'start(?:s|ing)?(?! dates?)|(?:target )?start dates?(?: is| are| of)?|begin(?:s|ning)?|due to start|to start',
    ),
    event('opened', 'open(?= for| since| more| over| longer| at least)', true),
    event(
      'opened',
      '(?<=\\b(?:we|i|they|you|to|(?:did|does|do) (?:\\p{L}+ ){1,3}))open|(?<=(?:we|i|they|you|to) )open|opened|created|added|taken on|came in|come in|coming in|new|posted|started|logged|raised|registered|received|got|picked up|briefed|older|old|newer|been open|running',
    ),
  ],
  interviews: [
    event(
      'created',
      '(?<=\\b(?:did|do|does|we|i|they|to) (?:\\p{L}+ ){0,2})(?:book|arrange|set up|schedule|organi[sz]e)(?: in)?|(?:booked|put|entered) into (?:the |our )?(?:diary|calendar)|(?:put|entered) in the (?:diary|calendar)|booked(?! (?:in )?(?:for|on|at))|arranged(?! for)|set up|made|put in(?! (?:any |an? |the |their |some |no )?(?:feedback|notes?|scores?|outcomes?|write[- ]?ups?)\\b)|organi[sz]ed|scheduled(?= (?:yesterday|in the last|over the last))',
    ),
    event('updated', UPDATED),
    event(
      'starts',
      'held|taking place|take place|took place|happening|happened|starting|beginning|due|scheduled|cancelled|booked (?:in )?(?:for|on)',
      true,
    ),
  ],
};

/** What stands still, and what was not done. */
const STILL =
  /(?<![\p{L}\p{N}-])(?:(?:that |which |and |who )?(?:(?:have|has|had|are|is|were|was|did) )?(?:not|never)(?: yet)?(?: been| had)? (?:moved|touched|updated|changed|progressed|looked at|chased|actioned|had (?:any )?(?:movement|activity))(?: on| at all)?|(?:nobody|no one) (?:has |have )?(?:touched|moved|updated|looked at|progressed|chased)|nothing (?:has |is )?(?:happened|happening|moved|changed|doing|going on)|(?:all |been )?quiet(?= (?:since|for|over)\b)|(?:with |had |have |has |without |there is )?(?:no|without|without any|not any|zero) (?:movement|activity|progress|changes?|updates?)|un(?:touched|moved|changed)|idle|stale|stuck|stalled|(?:(?:has|have|had|is|are|just|simply) )*(?<!\b(?:cvs?|sent|submitted|put forward|presented)\b[^.;?!]*\b(?:that|which|and|but) (?:(?:has|have|had|just|simply) )*)(?:gone|going|got|getting) nowhere|not (?:gone|got(?:ten)?|going|getting) anywhere|languishing|dormant|inactive|gone (?:quiet|cold|stale)|sitting(?: there| still)?|sat(?: there)?|waiting(?! to (?:be|go|send|submit)\b)(?! (?:for|on)\b(?! (?:more|over|at least|the last|\d|a (?:day|week|month|fortnight))))|parked)(?![\p{L}])/giu;
/** Of these it may be left open for how long. */
const MILD = /waiting|sitting|sat|parked/i;

/** What an idle word before it is still of: "stuck there for two weeks". */
const OF_IDLENESS: ReadonlySet<Event['field']> = new Set(['moved', 'updated', 'starts', 'told', 'hired']);

/**
 * Reads what the times of a search are of, each by the word for what happened that stands nearest.
 * @returns `isIdle`: whether what has stood still for a time is asked for
 */
export function eventsIn(
  said: Said,
  type: RecordType,
  spans: readonly Span[],
  today: string,
  isStaged: (span: Stretch) => boolean,
): { readings: Reading[]; unsupported: (Stretch & { why: string })[]; isIdle: boolean } {
  const readings: Reading[] = [];
  const unsupported: (Stretch & { why: string })[] = [];
  // What waits at an interview is somebody there, and no record.
  const still = (type === 'interviews' ? [] : standing(said, STILL)).map((match) => ({
    ...stretchOf(match),
    said: match[0],
  }));
  const left = new Set(still);
  const cues = EVENTS[type]
    .flatMap(({ field, words, isSign }) =>
      standing(said, words).map((match) => ({ ...stretchOf(match), field, isSign })),
    )
    // "At submitted since May" tells a stage.
    .filter((cue) => cue.field !== 'submitted' || !isStage(said, cue));
  let isIdle = false;
  const used: (Stretch & { isSign?: boolean | undefined })[] = [];
  for (const [at, span] of spans.entries()) {
    const bounds = { after: spans[at - 1]?.end ?? 0, before: spans[at + 1]?.at ?? said.text.length };
    const idle = nearest(said, span, still, bounds, span.kind === 'age');
    // "Sitting in the funnel who came in this month" is of when they came.
    // "Applied over the summer and still sitting there" is of when they applied.
    const isPassed =
      idle !== undefined &&
      cues.some(
        (cue) =>
          !OF_IDLENESS.has(cue.field) &&
          cue.end <= span.at &&
          (idle.end <= span.at ? cue.at >= idle.end : span.at - cue.end < 2),
      );
    if (idle !== undefined && !isPassed) {
      left.delete(idle);
      isIdle = true;
      said.blot(idle);
      // "Sitting there since before October" began before it; "not moved since October" has not moved.
      const isDenied = span.kind === 'days' && span.ranges.some(([from]) => from !== null);
      readings.push({
        ...span,
        conditions: rangesOn(
          type === 'applications' ? 'moved' : type === 'jobs' ? 'updated' : 'starts',
          span,
          isDenied,
        ),
      });
      continue;
    }
    const near = nearest(said, span, cues, bounds);
    // "Arranged by Dan in May" and "in May arranged by Dan" took place in May; "arranged in May" did not.
    const isOff =
      type === 'interviews' &&
      near?.field === 'created' &&
      (span.at - near.end > 1 ||
        (near.at > span.at && BY.test(said.text.slice(near.end))) ||
        span.ranges.every(([from]) => from !== null && from > today));
    const cue = isOff ? undefined : (endBeside(said, near, cues) ?? near);
    if (cue !== undefined) used.push(cue);
    // A status without a word for the opening is what the days are of.
    const ended =
      type === 'jobs' && cue === undefined && !/\b(?:old(?:er)?|newer|younger)\b/i.test(span.said)
        ? cues.find(
            ({ field: of, at: start }) =>
              (of === 'hired' || of === 'told') && !DENIED.test(said.text.slice(0, start)),
          )
        : undefined;
    const isAhead = span.ranges.every(([from]) => from !== null && from > today);
    if (type === 'applications' && cue === undefined && isAhead) {
      // What lies ahead of an application is an interview.
      const of = rangesOn('starts', span, false).map((starts) =>
        on('interviews', { min: 1, of: stillOn([starts], today) }),
      );
      readings.push({ ...span, conditions: of });
      continue;
    }
    const field = cue?.field ?? ended?.field ?? usual(type, span, isStaged);
    const isLength = span.kind === 'age' && field === 'hired';
    if (isLength)
      unsupported.push({ ...span, why: `${span.said} (how long a job took to fill is not asked here)` });
    else if (field === 'told') {
      const what = said.text.slice((cue ?? ended)?.at, (cue ?? ended)?.end).toLowerCase();
      unsupported.push({
        ...span,
        why: `${cue?.isSign === false ? `${what} ` : ''}${span.said} (${untoldOf(type, what)})`,
      });
    } else if (field === 'hired') {
      const of = rangesOn('moved', span, false).map((moved) =>
        on('applications', { min: 1, of: [on('stage', { values: ['placed'] }), moved] }),
      );
      readings.push({ ...span, conditions: of });
    } else if (field === 'meets') {
      // "Interviewing with Kestrel on Friday" is an interview, and the stage is not.
      const of = rangesOn('starts', { ...span, ranges: span.ahead }, false);
      readings.push({
        ...span,
        conditions: of.map((starts) => on('interviews', { min: 1, of: stillOn([starts], today) })),
      });
    } else if (field === 'target_start')
      readings.push({ ...span, conditions: rangesOn(field, { ...span, ranges: span.ahead }, false) });
    else readings.push({ ...span, conditions: rangesOn(field, span, false) });
    // "Submitted last week" asks when it was, whatever came of it since.
    if (cue !== undefined && (!cue.isSign || field === 'submitted')) said.blot(cue);
  }
  for (const one of left) {
    // "Not yet looked at" is the stage of whoever nobody has read.
    if (type === 'applications' && /looked at$/i.test(one.said)) continue;
    said.blot(one);
    if (!MILD.test(one.said)) unsupported.push({ ...one, why: `${one.said} (for how many days?)` });
  }
  return { readings, unsupported, isIdle };
}

/** "Closed and filled since June": of two ends the one of which no record tells when it was. */
const endBeside = <C extends Cue>(said: Said, near: Cue | undefined, cues: readonly C[]): C | undefined =>
  near?.field !== 'hired'
    ? undefined
    : cues.find((other) => {
        const [first, last] = other.at < near.at ? [other, near] : [near, other];
        const between = said.text.slice(first.end, last.at);
        return other.field === 'told' && /^\s*(?:,|\/|and|or|or else)\s*$/i.test(between);
      });

const OF_A_JOB = new RegExp(
  `^${JOB_NOUN} (?:(?:that|which|were|was|are|is|have|has|been|got|then|now|since) )*`,
  'iu',
);

const ENDED = new RegExp(
  `^(?:${ENDS}|end|finish|close|expire|up|lapses?|lapsing|renews?|terminates?|through|.*for renewal|(?:run|roll|wind)(?:s|ning|ing)?(?: .*)?|com(?:es?|ing) to an end)$`,
  'iu',
);

/** What of a time is on no record of a kind. */
function untoldOf(type: RecordType, what: string): string {
  if (ENDED.test(what)) return 'when a job ends is not on record';
  if (/^out\b/.test(what)) return 'who is at work when is told by placements, and not asked here';
  return type === 'jobs' || new RegExp(`^${JOB_NOUN}`, 'iu').test(what)
    ? `when a job was ${what.replace(OF_A_JOB, '')} is not on record`
    : 'when somebody starts is told by placements, and not asked here';
}

/** The matches of a pattern in the whole text that nobody read yet; what stands around them may be read. */
const standing = (said: Said, pattern: RegExp): RegExpExecArray[] =>
  matchesOf(pattern, said.text).filter(({ index, 0: { length } }) => !said.taken(index, index + length));

const isStage = (said: Said, { at }: Stretch): boolean =>
  /\b(?:at|stage|in|are|is|from|from (?:the )?[\p{L}-]+(?: [\p{L}-]+)? (?:straight )?to)\s*$/iu.test(
    said.text.slice(0, at),
  );

/** Of several ranges any will do; those of one stretch of a search are alternatives. */
const rangesOn = (field: Condition['field'], { ranges }: Span, not: boolean): Condition[] =>
  ranges.map(([from, to]) => on(field, { from, to, not }));

function usual(type: RecordType, span: Span, isStaged: (span: Stretch) => boolean): Condition['field'] {
  if (type === 'interviews') return 'starts';
  if (type === 'jobs') return 'opened';
  return isStaged(span) && !/\b(?:old(?:er)?|newer|younger)\b/i.test(span.said) ? 'moved' : 'created';
}

const BY = /^ by\b/i;
const DENIED = /\b(?:not|no|never|except|excluding|without)\s+(?:yet\s+|been\s+|the\s+)*$/i;
const APART = /[;.!?]|,(?!\s*(?:and|or)\b)/;

/** The word that stands nearest to a time, before it rather than behind, with no other time or clause between. */
function nearest<S extends Stretch>(
  said: Said,
  span: Stretch,
  all: readonly S[],
  bounds: { after: number; before: number },
  isTail = false,
): S | undefined {
  const near = all.flatMap((one) => {
    const isBefore = one.end <= span.at;
    const [from, to] = isBefore ? [one.end, span.at] : [span.end, one.at];
    if (from > to || (isBefore ? one.at < bounds.after : one.end > bounds.before)) return [];
    const between = said.text.slice(from, to);
    // "Gone quiet at submitted, 3 weeks": how long stands behind a comma too.
    if ((isTail && isBefore ? /[;.!?]/ : APART).test(between)) return [];
    return [{ one, far: between.length + (isBefore ? 0 : 25) }];
  });
  return near.filter(({ far }) => far < 60).toSorted((one, other) => one.far - other.far)[0]?.one;
}
