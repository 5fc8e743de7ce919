import type { CompiledQuery, Note } from '../../facets.ts';
import { withoutBeginnings } from './around.ts';
import { withoutAskers } from './askers.ts';
import { clausesOf, GIVER, HURRIES, MOODS, type Segment, segmentsOf } from './segments.ts';
import { tellsOfOneBefore } from './told-of-one.ts';
import { featuresOf, isToldOnly, type Meanings, readIn, tellsOfOthers, weightOf } from './told-or-asked.ts';
import { isEmployer } from './who-employs.ts';

/** Queries of operators are all conditions. */
const OPERATOR =
  /(?<![\p{L}\p{N}])(?:AND|OR|(?<!(?<!\p{L})(?:MUST|DO|DOES|ARE|IS|CAN|SHOULD|MAY)\s)NOT(?!\s*:))(?![\p{L}\p{N}])/u;

/**
 * The sentences of a text, and those of them that only tell what is around it: none of one sentence, or where nothing else would be left.
 * @param compile reads a sentence by itself; what it makes of it tells a condition from a story
 * @param meanings what the sentences mean, as far as the sentence model has read them
 */
export function storiesIn(
  text: string,
  compile: (text: string) => CompiledQuery,
  meanings?: Meanings,
): { segments: Segment[]; stories: Segment[] } {
  const whole = OPERATOR.test(text) ? [] : segmentsOf(text);
  const segments = whole.flatMap((segment) => endReason(segment, compile));
  if (segments.length < 2) return { segments, stories: [] };
  const told = segments.filter((segment, at) => isStory(segment, at, segments, compile, meanings));
  // Of a trade that nothing else names somebody is asked for, however it is told.
  const asksForTrade = (segment: Segment): boolean => readIn(compile(segment.text)).some(isTrade);
  const isNamed = told.length === 0 || segments.some((one) => !told.includes(one) && asksForTrade(one));
  const stories = isNamed ? told : told.filter((segment) => !asksForTrade(segment));
  return { segments, stories: stories.length === segments.length ? [] : stories };
}

/**
 * A query without what only tells what is around it (who asks, why a job is open, what a client is like, fees, where the writer is),
 * each of which is told in a note.
 * @param head what was said before it and left out already
 */
export function withoutStories(
  given: string,
  compile: (text: string) => CompiledQuery,
  head: readonly string[] = [],
  meanings?: Meanings,
): { text: string; notes: Note[] } {
  if (OPERATOR.test(given)) return { text: given, notes: head.map(setAside) };
  const hasPlace = (text: string): boolean => compile(text).facets.some(({ kind }) => kind === 'location');
  const begun = withoutBeginnings(
    given,
    (text) => readIn(compile(text)).length > 0,
    (text) => compile(text).facets.some(({ kind }) => kind === 'role'),
  );
  const { text: query, aside } = withoutAskers(begun.text, hasPlace);
  const { segments, stories } = storiesIn(query, compile, meanings);
  const left = segments.filter((one) => !stories.includes(one));
  return {
    text: stories.length === 0 ? query : left.reduce(joined(query), ''),
    notes: [...head, ...begun.aside, ...aside, ...stories.map(({ text }) => text)].map(setAside),
  };
}

/** "Because the team sits in Munich, five years", "client is fussy, ACA": behind the comma another condition may stand. */
function endReason(segment: Segment, compile: (text: string) => CompiledQuery): Segment[] {
  const isTold = segment.isReason || OF_THE_CLIENT.test(segment.text);
  const comma = isTold ? segment.text.indexOf(',') : -1;
  if (comma < 0) return [segment];
  const said = segment.text.slice(comma + 1);
  const text = said.trim();
  if (readIn(compile(text)).every(({ kind }) => kind === 'name')) return [segment];
  const at = segment.at + comma + 1 + said.length - said.trimStart().length;
  return [
    { ...segment, end: segment.at + comma, text: segment.text.slice(0, comma) },
    { at, end: segment.end, text, isReason: false },
  ];
}

const setAside = (text: string): Note => ({
  code: 'set_aside',
  message: `"${text.slice(0, 200)}" was taken for what is told around the search: it kept nobody out and chose nobody.`,
});

/** "Our client is a mid-sized firm in York", "client jumpy": what a client is, and not what they ask for. */
const OF_THE_CLIENT = new RegExp(
  String.raw`^(?:(?:and|but|so|the|our|my|this|that)\s+)*(?:clients?|hiring\s+managers?|HMs?|boss)(?:(?:\s+(?:is|are|was|were|has\s+been)|'s)\s+(?!(?:looking|after|seeking|asking|hiring|keen|in\s+need|open|wanting|needing|hoping|insist|adamant|clear|happy|flexible|not|only|set|firm|ok(?:ay)?|fine|strict|paying|offering|big\s+on|mad\s+(?:about|on|for)|(?:based\s+)?in)\b)(?![^,]*\b(?:about|on)\s)|\s+(?:an?\s+|bit\s+|very\s+|really\s+|pretty\s+|quite\s+|so\s+|too\s+)*(?:${MOODS})(?!\p{L}|\s+(?:on|about|for)\b))`,
  'iu',
);
/** "The client has rung twice", "the team speaks English", "the warehouse thing", "it's for Barclays": what is told beside what is asked. */
const TOLD_BESIDE = new RegExp(
  String.raw`^(?:(?:and|but|so|oh|also)\s+)*(?:${GIVER}\s+${HURRIES}|(?:the|our|their|my)\s+(?:team|office|company|business|staff|firm|crew|site)\s+(?:speaks?|communicates?(?:\s+in)?)\s+English\s*$|(?:the|that|this|your|our)\s+(?:\p{L}+\s+){1,2}(?:thing|matter|saga|business|stuff)(?:\s+again)?\s*$|(?:\p{Lu}?\p{Ll}+\s+)?(?:the|that|this|your|our|my)\s+(?:\p{L}+\s+){0,3}(?:clients?|lot|crowd|people|team|office|job|role|one|brief|req|vacancy)\s+(?:again|once\s+more|is\s+back|are\s+back)\s*$)`,
  'iu',
);
/** "It's for Barclays". */
const FOR_WHOM =
  /^(?:(?:and|but|so)\s+)*(?:it(?:'s|’s|s|\s+is)|this\s+(?:is|one(?:'s|’s|\s+is))|that(?:'s|’s|s|\s+is))\s+for\s+(?:(?:the|our|my|an?)\s+)?(?:\p{L}[\p{L}&.'’-]*\s*){1,4}$/iu;
/** "I've an insurer that will move at once": whom somebody has, and what that one is like. */
const HAS_ONE =
  /^(?:(?:and|but|so|look|right)\s*,?\s+)*(?:(?:I|i|[Ww]e)(?:['’]ve(?:\s+got)?|\s+have(?:\s+got)?|\s+got)|[Tt]here(?:['’]s|\s+is|\s+are))\s+((?:an?|another|two|three|this|one)\s+[^,;:]{2,50}?)\s+(?:who|that|which|whose|with)\s/u;
/** "That's for Sydney": where somebody is asked for, said after the rest. */
const FOR_A_PLACE =
  /^(?:(?:and|but|so)\s+)*(?:that|this|it)(?:['’]s|\s+is)\s+(?:for|in)\s+\p{Lu}[\p{L}'’-]*(?:[\s,]+(?:(?:and|or)\s+)?\p{Lu}[\p{L}'’-]*){0,4}$/u;
const FOR_TITLED =
  /^(?:(?:and|but|so)\s+)*(?:(?:it|this|that|(?:the|this)\s+(?:job|role|one|search|post))(?:['’]s|\s+(?:is|would\s+be|will\s+be))|is|would\s+be|will\s+be)\s+(?:for|to\s+(?:support|assist|help|replace|work\s+(?:for|with)|cover\s+for|report\s+to))\s+(?:the|our|my|an?)\s+[^.;:]*$/iu;
/** "Contractors? Nope": it denies what stands before it. */
const DENIAL = /^(?:no|nope|nah|never|not|none)$/iu;
/** Where who decides sits, beside another place. */
const SITS = new RegExp(
  String.raw`^(?:${GIVER})\s+(?:is|are|sits?|lives?|works?)\s+(?:based\s+)?(?:in|at|out\s+of)\s+\p{L}+`,
  'iu',
);
/** "As the client is NAB only", "because it is Arup themselves": whose the job is. */
const IS_THEM =
  /^(?:(?:the|our|my)\s+)?(?:client|customer|hirer|it|job|role|they)(?:['’]s|\s+is|\s+are)\s+(?:(?:for|with|at)\s+)?\p{Lu}[\p{L}\p{N}&.'’ -]{1,40}?(?:\s+(?:only|itself|themselves|direct(?:ly)?))?\s*$/u;
/** What turns a reason into a demand: "as they must be cleared". */
const DEMANDS =
  /\b(?:must|should|need(?:s|ed)?|ha(?:s|ve)\s+to|want(?:s|ed)?|require[sd]?|only|please|find|send|prefer(?:s|red)?)\b/i;

/** "We have talked with them within a year" is asked of those who are looked for. */
const OF_THEM = /(?<!\p{L})(?:them|they|who|whom|whoever|any(?:one|body))(?!\p{L})/iu;
/** "HR wants warm candidates", behind an "as": what they want may be nothing that is asked of anybody. */
const GIVER_WANTS = new RegExp(
  String.raw`^(?:${GIVER}|hr|management|legal|finance|procurement|compliance|head\s?office|corporate)\s+(?:(?:also|only|really|always|just)\s+)?(?:wants?|needs?|prefers?|likes?|requires?|insists?\s+on)\s+(?!(?:no|not|nobody|only)\b)(.+)$`,
  'iu',
);

function isStory(
  segment: Segment,
  at: number,
  segments: readonly Segment[],
  compile: (text: string) => CompiledQuery,
  meanings: Meanings | undefined,
): boolean {
  if (segment.isReason && IS_THEM.test(segment.text)) return true;
  if (segment.isReason && !DEMANDS.test(segment.text)) return true;
  const wanted = segment.isReason ? GIVER_WANTS.exec(segment.text)?.[1] : undefined;
  if (wanted !== undefined && readIn(compile(wanted)).length === 0) return true;
  if (OF_THE_CLIENT.test(segment.text) && !DEMANDS.test(segment.text)) return true;
  const others = segments.filter((other) => other !== segment);
  if (TOLD_BESIDE.test(segment.text) && !segment.text.includes(':')) return true;
  if (tellsOfOneBefore(segment.text)) return true;
  const isPlaced = (other: Segment): boolean =>
    compile(other.text).facets.some(({ kind }) => kind === 'location');
  if (SITS.test(segment.text) && others.some(isPlaced)) return true;
  if ((FOR_WHOM.test(segment.text) || FOR_TITLED.test(segment.text)) && !isPlaced(segment)) return true;
  if (DENIAL.test(segment.text)) return false;
  if (FOR_A_PLACE.test(segment.text) && isPlaced(segment)) return false;
  const compiled = compile(segment.text);
  if (OF_THEM.test(segment.text) && readIn(compiled).some(({ kind }) => kind === 'last_contact'))
    return false;
  const whom = HAS_ONE.exec(segment.text)?.[1];
  if (
    whom !== undefined &&
    isEmployer(whom) &&
    tellsOfOthers(segment.text) &&
    !readIn(compiled).some(isTrade)
  )
    return true;
  const features = featuresOf(segment, at, segments, compiled);
  return isToldOnly(features, compiled, segment.text, meanings);
}

/** What a sentence weighs at least that may tell and does not ask: nine in ten of the conditions that authors wrote weigh less. */
const DOUBTFUL = -1.2;

/**
 * A query without its clauses that may only tell what is around it, the likeliest first: without one, without two and so on. The clause that
 * names a trade or a skill is left out where another one names some as well, and what is left still asks for somebody.
 */
export function withoutDoubtful(
  query: string,
  compile: (text: string) => CompiledQuery,
  meanings?: Meanings,
): { text: string; left: string[] }[] {
  if (OPERATOR.test(query)) return [];
  const segments = clausesOf(query);
  const weighed = segments
    .map((segment, at) => {
      const compiled = compile(segment.text);
      const features = featuresOf(segment, at, segments, compiled);
      const weight = weightOf(features, meanings?.known.get(segment.text));
      return { segment, weight, read: readIn(compiled) };
    })
    .toSorted((a, b) => b.weight - a.weight);
  const doubtful = weighed.filter(
    ({ segment, weight, read }) => weight >= DOUBTFUL && read.length <= 3 && !DEMANDS.test(segment.text),
  );
  return doubtful.slice(0, MOST_LEFT).flatMap((_, at) => {
    const left = doubtful.slice(0, at + 1).map(({ segment }) => segment);
    const rest = weighed.filter(({ segment }) => !left.includes(segment));
    if (!rest.some(({ read }) => read.some(isTrade))) return [];
    const kept = segments.filter((segment) => !left.includes(segment));
    return [{ text: kept.reduce(joined(query), ''), left: left.map(({ text }) => text) }];
  });
}
const MOST_LEFT = 4;

const isTrade = ({ kind }: { kind: string }): boolean =>
  kind === 'role' || kind === 'skill' || kind === 'certification';

// What stood between two sentences stays where both do; else a new sentence begins.
const joined =
  (query: string) =>
  (text: string, { at, end }: Segment): string => {
    const said = query.slice(at, end);
    if (text === '') return said;
    const before = query.slice(0, at);
    const between = /[^\p{L}\p{N}"')%€£$+*]*$/u.exec(before)?.[0] ?? ' ';
    return `${text}${/[.!?;\n–—-]/.test(between) ? between : /,/.test(between) ? ', ' : '. '}${said}`;
  };
