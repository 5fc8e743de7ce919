import type { Home } from '../facets.ts';
import { chainOf, type Related, withMoves } from './chains.ts';
import { countsOf, QUANTITY } from './counts.ts';
import type { Reading } from './item.ts';
import { Said, stretchOf } from './plain-text.ts';
import { type Condition, on, type RecordType } from './query.ts';
import { scoredIn, withoutScore } from './scored.ts';
import { scoresIn } from './scores.ts';
import { SIGNS_OF_RELATED } from './signs/index.ts';
import { MISSED } from './signs/interviews.ts';
import { JOB_NOUN } from './signs/sign.ts';

/** What a search of one kind of record may ask of others that belong to it. */
const OF: Readonly<Record<RecordType, readonly Related[]>> = {
  jobs: ['interviews', 'applications'],
  applications: ['interviews'],
  interviews: [],
};

const MET =
  /\bclients? (?:(?:has|have|had|already|now) )*(?:seen|met|interviewed)(?: (?:only|just|at least|at most|more than|over|fewer than|less than|exactly|up to))* ?(?:\d{1,3}|an?|no|any|some)?$/i;
const OF_A_JOB = new RegExp(
  `${JOB_NOUN}(?: \\p{L}+){0,4}? (?:(?:that|which|where|we|there|it|with|have|has|had|having|got|getting|received|is|are|in|on|sorted|ranked|ordered|,) ?)*(?:the )?(?:most|highest number of|largest number of|biggest number of|greatest number of|by (?:the )?(?:number|amount) of|fewest|least|lowest number of|smallest number of)$`,
  'iu',
);
const LED = /\b(?:with|without|have|has|had|having|got|getting|no|nobody|none|received)\b/i;

/** Reads what records have of others: "with no applicants", "more than 3 interviews", "nobody at offer". */
export function relatedIn(said: Said, type: RecordType, home: Home): Reading[] {
  const found: Reading[] = [];
  const scores = scoresIn(Said.part(said, { at: 0, end: said.text.length }));
  for (const match of said.each(QUANTITY)) {
    const start = stretchOf(match);
    // "Scored 4 at interview" is of no four interviews.
    if (/\d$/.test(match[0]) && scores.some(({ at, end }) => at < start.end && end >= start.end)) continue;
    const counts = countsOf(match.groups ?? {});
    const { rank: most, fewest } = match.groups ?? {};
    const rank = most !== undefined ? 'most' : fewest !== undefined ? 'least' : undefined;
    // "Which consultant has the most candidates" counts those of no job.
    if (rank !== undefined && !OF_A_JOB.test(said.text.slice(0, start.end))) continue;
    // "Two at client interview" are candidates who stand there.
    const isPlaced =
      /^\s*(?:(?:people|candidates?|of them|are|is|has|have|who|still|been|stood|sat|sitting|stuck|waiting)\s+)*(?:at|in)\s/i.test(
        said.text.slice(start.end),
      );
    for (const related of OF[type]) {
      if (related === 'interviews' && isPlaced) continue;
      const hasHad = /\bhad\b/i.test(match[0]);
      const chain = chainOf(said, start.end, related, home, {
        isNone: counts.max === 0,
        hasHad,
        isOne: counts.min === 1,
      });
      const isPerson = /nobody|no one|no-one|noone|someone|somebody|anyone|anybody|none$/i.test(match[0]);
      // "The client wants more than two people" counts no applications.
      // "On which four people were rejected" counts those who stand there.
      const isWhere =
        /\b(?:which|where|whom|whose)\b/i.test(match[0]) &&
        chain.of.some(({ field }) => field === 'stage' || field === 'submitted' || field === 'reached');
      if (chain.isPeople && rank === undefined && !LED.test(match[0]) && !isWhere) continue;
      // Whom a client has seen is no application that a job has.
      if (chain.isPeople && MET.test(said.text.slice(0, start.at) + match[0])) continue;
      const isTold =
        chain.hasNoun ||
        chain.of.some(
          ({ field, values }) => field === 'submitted' || (field === 'stage' && values.length < 4),
        );
      // "With interviews held and none booked": none of those that were spoken of.
      const [before] = found.at(-1)?.conditions ?? [];
      const isScored = chain.of.some(({ field }) => field === 'score');
      const isOfSame =
        (/\bnone$/i.test(match[0]) || (isScored && /(?:\bone|\d)$/i.test(match[0]))) &&
        chain.of.length > 0 &&
        before?.field === related;
      // "Two client interviews, one of them scored 4".
      if (isOfSame && isScored && !chain.hasNoun)
        chain.of.unshift(...(before === undefined ? [] : withoutScore(before)));
      // "Jobs with anybody who scored 5".
      const isSomebody = isPerson && chain.of.length > 0 && (related === 'applications' || isScored);
      if (!isTold && !isOfSame && !isSomebody) continue;
      const stretch = { at: start.at + match[0].length - match[0].trimStart().length, end: chain.end };
      said.blot(stretch);
      const own = on(related, { ...counts, of: chain.of });
      const last = found.at(-1);
      const led = last?.conditions[0];
      // "Sent more than five CVs to" counts those that were sent.
      if (
        last !== undefined &&
        led !== undefined &&
        rank === undefined &&
        isLead(led, own) &&
        last.end + 1 >= stretch.at &&
        !/^\s*(?:and|but|with)\b/i.test(match[0])
      )
        found.splice(-1, 1, { ...last, end: stretch.end, conditions: [{ ...own, of: led.of }] });
      else found.push({ ...stretch, conditions: [own], apart: chain.apart, ...(rank && { rank }) });
      break;
    }
  }
  if (OF[type].includes('interviews')) found.push(...scoredIn(said, home, found));
  if (type === 'jobs') found.push(...notDoneIn(said, home), ...meetingIn(said, home), ...standingIn(said));
  if (type === 'applications') found.push(...interviewedIn(said, home), ...meetingIn(said, home));
  return found;
}

const isLead = (one: Condition, next: Condition): boolean =>
  one.field === next.field && one.min === 1 && one.max === null && one.of.length > 0 && next.of.length === 0;

const NOT_DONE =
  /(?<![\p{L}-])(?:(?:that|which|where|we|i|they|nobody|no one)\s+)*(?:(?:have|has|had|did|are|is) )?(?:not|never|yet to)(?: yet| actually)? (?:(?<sent>submit(?:ted)?|sen[dt]|put (?:forward )?)|interview(?:ed)?)(?: (?:forward|over|across|in(?! (?:\d|the\b|over\b|an?\b))))?(?: (?:anyone|anybody|an?y? (?:candidates?|cvs?|people|one)|candidates?|people|cvs?))?(?: (?:forward|over|across|in(?! (?:\d|the\b|over\b|an?\b))))?(?: (?:for|on|to) (?:them|it|those|the clients?))?(?: yet)?(?![\p{L}])/giu;

/** "Where we have not submitted anyone": of jobs, what was not done for them. */
function notDoneIn(said: Said, home: Home): Reading[] {
  return [...said.each(NOT_DONE)].map((match) => {
    const isSent = match.groups?.sent !== undefined;
    const related: Related = isSent ? 'applications' : 'interviews';
    const start = stretchOf(match);
    const chain = chainOf(said, start.end, related, home, { isNone: true });
    const of = isSent ? withMoves([on('submitted', { has: true }), ...chain.of]) : chain.of;
    const stretch = { at: start.at, end: Math.max(start.end, chain.end) };
    said.blot(stretch);
    return { ...stretch, conditions: [on(related, { max: 0, of })], apart: chain.apart };
  });
}

const AT_STAGE = /\b(?:at|in|got to|reached)\s+(?:the\s+)?$/i;

/** "Jobs at offer stage": with somebody who stands there. */
function standingIn(said: Said): Reading[] {
  const found: Reading[] = [];
  for (const { pattern, read } of SIGNS_OF_RELATED.applications)
    for (const match of said.each(pattern)) {
      const conditions =
        read(match)?.filter(({ field, values }) => field === 'stage' && values.length > 0) ?? [];
      const lead = AT_STAGE.exec(said.rest.slice(0, match.index));
      const isStage = lead !== null || /stage$|^at |^in |^under /i.test(match[0]);
      if (conditions.length === 0 || !isStage) continue;
      const stretch = { at: lead?.index ?? match.index, end: stretchOf(match).end };
      said.blot(stretch);
      found.push({ ...stretch, conditions: [on('applications', { min: 1, of: conditions })] });
    }
  return found;
}

const MEETING = /(?<![\p{L}-])(?:(?:who|that|are|is|were|was|being)\s+)*interviewing(?![\p{L}])/giu;

/** "Second interviews this week", where the stage is not meant. */
const MEETINGS =
  /(?<![\p{L}-])(?:(?:first|second|third|fourth|1st|2nd|3rd|4th|video|phone|telephone|technical|internal)[ -](?:round )?interviews?(?![\p{L}])|(?<!\b(?:at|in|to|into|after|before|past|reached|from|the|no|not|never|without|and|or)\s)(?:client |(?<!\bclient\s))(?:interviews?|meetings?)(?= (?:tomorrow|next (?:week|month))(?![\p{L}])| (?:(?:is|are|was|were|been|has|have) )*(?:already )?(?:done|held|completed|finished|happened|took place|went ahead|cancelled|canceled|called off|missed|passed|failed|outcomes?:? (?:is |was |of )?(?:hold|on hold|advance|reject|yes|no)(?:ed|d)?)(?![\p{L}])))/giu;

/** "Interviewing next week": with a time or a kind of interview; alone it is a stage. */
function meetingIn(said: Said, home: Home): Reading[] {
  const read = (pattern: RegExp, of: Condition[], isOwn = false): Reading[] =>
    [...said.each(pattern)].flatMap((match) => {
      const chain = chainOf(said, isOwn ? match.index : stretchOf(match).end, 'interviews', home, {
        isOne: true,
      });
      const all = [...of, ...chain.of];
      // Who is "interviewing with a 4" stands at a stage.
      if (all.every(({ field }) => field === 'score')) return [];
      const stretch = { at: match.index, end: Math.max(stretchOf(match).end, chain.end) };
      said.blot(stretch);
      return [{ ...stretch, conditions: [on('interviews', { min: 1, of: all })], apart: chain.apart }];
    });
  const missed = on('interview_status', { values: ['no_show'] });
  return [...read(MEETING, []), ...read(MEETINGS, [], true), ...read(MISSED.pattern, [missed])];
}

const INTERVIEWED =
  /(?<![\p{L}-])(?<never>(?:(?:has|have|had|are|is|were|was) )?(?:not|never)(?: yet)?(?: been| had)?(?: an?)?|yet to (?:be|have)(?: an?)?|un)?[ -]?(?:already |been )*interviewed(?: (?<often>once|twice|(?<n>\d{1,2}) times|more than once))?(?: yet| already)?(?![\p{L}])/giu;

/** Who was interviewed, or was not, and when. */
function interviewedIn(said: Said, home: Home): Reading[] {
  const found: Reading[] = [];
  for (const match of said.each(INTERVIEWED)) {
    const { never, often, n } = match.groups ?? {};
    const times =
      often === undefined
        ? null
        : n !== undefined
          ? Number(n)
          : /more/i.test(often)
            ? null
            : /once/i.test(often)
              ? 1
              : 2;
    const counts =
      never !== undefined
        ? { max: 0 }
        : times !== null
          ? { min: times, max: times }
          : { min: often === undefined ? 1 : 2 };
    const chain = chainOf(said, stretchOf(match).end, 'interviews', home, {
      isNone: never !== undefined,
      isOne: counts.min === 1,
    });
    const stretch = { at: match.index, end: Math.max(stretchOf(match).end, chain.end) };
    said.blot(stretch);
    const conditions = [on('interviews', { ...counts, of: chain.of })];
    found.push({ ...stretch, conditions, apart: chain.apart });
  }
  return found;
}
