import { metricOf, spanOf } from '../analytics/index.ts';
import { candidatesIn } from './doubts.ts';
import type { Query } from './query.ts';
import { numberOf, type Tokens, wordToken } from './tokens.ts';

/** That a question asks for records themselves, as it said so, and which of them. */
export interface OneByOne {
  said: string;
  order: 'newest' | 'oldest' | 'next' | null;
  /** How many of them; null for all. */
  limit: number | null;
  /** Whether it asks which of the consultants it was. */
  who?: boolean | undefined;
}

/** What is counted by events or people, of which each is a record that can be told. */
const RECORDS: ReadonlySet<string> = new Set(
  (
    'place hire submit interview offer apply candidate people falloff noshow reject withdraw start guarantee call note ' +
    'email pending end cancel contact'
  ).split(' '),
);
const AUXILIARIES: ReadonlySet<string> = new Set('is are was were will did do does has have had'.split(' '));
const DETERMINERS: ReadonlySet<string> = new Set(['the', 'our', 'of', 'a', 'all', 'upcoming', 'coming']);
const ASKING: ReadonlySet<string> = new Set('who whom whose where when'.split(' '));
const TAIL: ReadonlySet<string> = new Set(
  'and who whom whose where when was were is are it they that to with for at by deal deals'.split(' '),
);
const NEWEST: ReadonlySet<string> = new Set(['last', 'latest', 'newest']);

/**
 * Whether records are asked for one by one: "which placements", "who fell off", "list the interviews", "our last placement",
 * "when did Sam last place", "… and who were they". The words that say so are taken out, so that the rest is read as the figure that
 * counts them.
 */
export function oneByOneIn(tokens: Tokens): OneByOne | null {
  if (tokens.has('target', 'attain')) return null;
  const tail = tailIn(tokens);
  const start = tokens.all.findIndex(
    ({ kind, word }) => kind === 'word' && !['and', 'so', 'ok', 'hi', 'hello', 'please'].includes(word),
  );
  if (start < 0) return null;
  const own = ofCandidate(tokens, start);
  if (own !== null) return own;
  const when = whenIn(tokens, start);
  if (when !== null) return when;
  const last = whoLastIn(tokens, start);
  if (last !== null) return last;
  const who = candidatesIn(tokens) ?? whoIsIn(tokens, start);
  // Who has not started may be late, and is not who is to start.
  if (who !== null && tokens.word(start) === 'who' && !/\bnot\b/.test(who)) {
    tokens.all.splice(start, 1, wordToken('people', 'people'));
    return { said: who, order: null, limit: null };
  }
  return latestIn(tokens, start) ?? listIn(tokens, start) ?? whichIn(tokens, start) ?? tail;
}

/** "When does the guarantee on Mei Chen run out", "is Mei Chen in guarantee": the records of one candidate, who is named. */
function ofCandidate(tokens: Tokens, start: number): OneByOne | null {
  if (!tokens.mentions().some((at) => tokens.at(at)?.mention?.dimension === 'candidate')) return null;
  const lead = tokens.word(start);
  const when = lead === 'when' && AUXILIARIES.has(tokens.word(start + 1));
  if (!when && !['is', 'was', 'has', 'did'].includes(lead)) return null;
  if (tokens.all.some(({ word }) => NEWEST.has(word) || ['first', 'next'].includes(word))) return null;
  if (when) tokens.all.splice(start, 1);
  return { said: lead, order: null, limit: null };
}

/** "Who is at offer", "who in my team is in process", "who is under guarantee": candidates, who are there. */
function whoIsIn(tokens: Tokens, start: number): string | null {
  if (tokens.word(start) !== 'who') return null;
  let on = start + 1;
  while (['in', 'on', 'from', 'the'].includes(tokens.word(on))) on += 1;
  if (tokens.at(on)?.mention?.dimension === 'team') on += 1;
  else on = start + 1;
  const verb = tokens.word(on);
  if (!['is', 'are'].includes(verb)) return null;
  on += 1;
  while (
    ['still', 'currently', 'now', 'at', 'in', 'under', 'within', 'inside', 'their'].includes(tokens.word(on))
  )
    on += 1;
  const there = tokens.at(on)?.mention?.dimension === 'stage' || tokens.lemma(on) === 'guarantee';
  return there ? `who ${verb}` : null;
}

/** "Which placements", "what are my interviews", "which contractors": an event or people, in the plural. */
function whichIn(tokens: Tokens, start: number): OneByOne | null {
  const lead = tokens.word(start);
  if (lead !== 'which' && lead !== 'what') return null;
  let on = start + 1;
  if (lead === 'what' && ['are', 'were'].includes(tokens.word(on))) on += 1;
  while (DETERMINERS.has(tokens.word(on)) || isBefore(tokens, on)) on += 1;
  const { written = '', kind, mention } = tokens.at(on) ?? {};
  const contracts =
    kind === 'mention' && mention?.dimension === 'type' && /^(contractors|contracts|perms)$/i.test(written);
  const people = kind === 'word' && RECORDS.has(tokens.lemma(on)) && /s$|people/i.test(written);
  if (!contracts && !people) return null;
  // "Which people in Finance" are those of the team, and not those it placed.
  const team =
    tokens.at(on + 2)?.mention?.dimension === 'team' || tokens.at(on + 3)?.mention?.dimension === 'team';
  if (tokens.lemma(on) === 'people' && team) return null;
  tokens.all.splice(start, 1);
  return { said: `${lead} ${written}`, order: null, limit: null };
}

/** What may stand before the noun: whose, of which kind, of which client. */
const isBefore = (tokens: Tokens, at: number): boolean =>
  (tokens.at(at)?.kind === 'mention' &&
    !/^(contractors|contracts|perms)$/i.test(tokens.at(at)?.written ?? '')) ||
  (['client', 'open', 'opened'].includes(tokens.lemma(at)) && RECORDS.has(tokens.lemma(at + 1)));

/** "List the interviews of tomorrow", "a list of placements". */
function listIn(tokens: Tokens, start: number): OneByOne | null {
  let on = start;
  while (
    ['give', 'me', 'show', 'can', 'you', 'i', 'us', 'a'].includes(tokens.word(on)) &&
    !isList(tokens, on)
  )
    on += 1;
  if (!isList(tokens, on)) return null;
  const said = tokens.at(on)?.written ?? 'list';
  on += 1;
  while (DETERMINERS.has(tokens.word(on)) || isBefore(tokens, on) || isWhenOrTeam(tokens, on)) on += 1;
  const contracts = /^(contractors|contracts|perms)$/i.test(tokens.at(on)?.written ?? '');
  if (!RECORDS.has(tokens.lemma(on)) && !contracts) return null;
  tokens.all.splice(start, tokens.all.findIndex((_, at) => at >= start && isList(tokens, at)) - start + 1);
  return { said, order: null, limit: null };
}

/** "Next week interviews", "the Technology team interviews". */
const isWhenOrTeam = (tokens: Tokens, at: number): boolean =>
  tokens.at(at)?.kind === 'period' ||
  (tokens.word(at) === 'team' && tokens.at(at - 1)?.mention?.dimension === 'team');

const isList = (tokens: Tokens, at: number): boolean =>
  tokens.at(at)?.kind === 'word' &&
  /^(list|a list of|give me a list of)$/i.test(tokens.at(at)?.written ?? '');

/** "Our last placement", "the latest 5 placements", "latest of placements": some of them, by their days. */
function latestIn(tokens: Tokens, start: number): OneByOne | null {
  let on = start;
  const opening = [
    'what',
    'is',
    'was',
    'were',
    'are',
    'when',
    'the',
    'our',
    'show',
    'me',
    'give',
    'tell',
    'which',
  ];
  while (opening.includes(tokens.word(on)) || (on > start && whose(tokens, on))) on += 1;
  const [before, number] = [tokens.word(on), numberOf(tokens.word(on + 1))];
  const recent = before === 'most' && tokens.word(on + 1) === 'recent';
  if (!recent && !NEWEST.has(before) && !['first', 'earliest', 'next'].includes(before)) return null;
  const length = recent ? 2 : 1;
  const counted = numberOf(tokens.word(on + length));
  let noun = on + length + (counted === null ? 0 : 1);
  const of = tokens.word(noun) === 'of';
  while (of ? DETERMINERS.has(tokens.word(noun)) : false) noun += 1;
  while (isBefore(tokens, noun) || whose(tokens, noun)) noun += 1;
  const written = tokens.at(noun)?.written ?? '';
  const many = /s$/i.test(written);
  if (!RECORDS.has(tokens.lemma(noun)) || (many && counted === null && number === null && !of)) return null;
  // "First interviews" are those of a first round; so may "the first interview" be.
  if (['first', 'next'].includes(before) && tokens.lemma(noun) === 'interview' && before === 'first')
    return null;
  const order = before === 'next' ? 'next' : ['first', 'earliest'].includes(before) ? 'oldest' : 'newest';
  const said = `${recent ? 'most recent' : before} ${written}`;
  tokens.all.splice(on, length + (counted === null ? 0 : 1));
  tokens.all.splice(
    start,
    on - start,
    ...tokens.all.slice(start, on).filter(({ kind }) => kind === 'mention'),
  );
  return { said, order, limit: counted ?? 1 };
}

const whose = (tokens: Tokens, at: number): boolean => tokens.at(at)?.kind === 'mention';

/** "When did Sam last place somebody", "when was the first placement at Coral": the day of one of them. */
function whenIn(tokens: Tokens, start: number): OneByOne | null {
  if (tokens.word(start) !== 'when' || !AUXILIARIES.has(tokens.word(start + 1))) return null;
  const at = tokens.all.findIndex(
    ({ kind, word, taken }, on) =>
      on > start &&
      kind === 'word' &&
      !taken &&
      (NEWEST.has(word) || ['first', 'next', 'recent'].includes(word)),
  );
  if (at < 0) return null;
  const word = tokens.word(at);
  if (word === 'first' && tokens.lemma(at + 1) === 'interview') return null;
  const recent = word === 'recent' ? 1 : 0;
  if (recent === 1 && tokens.word(at - 1) !== 'most') return null;
  tokens.all.splice(at - recent, 1 + recent);
  tokens.all.splice(start, 1);
  const order = word === 'first' ? 'oldest' : word === 'next' ? 'next' : 'newest';
  return { said: `when, ${recent === 1 ? 'most recent' : word}`, order, limit: 1 };
}

/** "Who last spoke to Coral": the latest of what the records tell the consultant of. */
function whoLastIn(tokens: Tokens, start: number): OneByOne | null {
  const at = tokens.all.findIndex(({ kind, word }, on) => on > start && kind === 'word' && word === 'last');
  if (tokens.word(start) !== 'who' || at < 0 || !DONE_BY.has(tokens.lemma(at + 1))) return null;
  if (tokens.all.slice(start + 1, at).some((_, on) => !tokens.isFiller(start + 1 + on))) return null;
  const said = `who last ${tokens.at(at + 1)?.written}`;
  tokens.all.splice(at, 1);
  tokens.all.splice(start, 1);
  return { said, order: 'newest', limit: 1, who: true };
}

const DONE_BY: ReadonlySet<string> = new Set(['contact', 'call', 'submit', 'interview']);

/** "… and who were they", ", who and where": what the records of the figure tell anyway. */
function tailIn(tokens: Tokens): OneByOne | null {
  let from = tokens.all.length;
  while (from > 1 && TAIL.has(tokens.word(from - 1))) from -= 1;
  const first = tokens.all.findIndex(
    ({ kind, word }, at) => at >= from && kind === 'word' && ASKING.has(word),
  );
  if (first < 0 || from < 2) return null;
  let lead = first;
  while (lead > from && ['and', 'for', 'to', 'with', 'by', 'at'].includes(tokens.word(lead - 1))) lead -= 1;
  const said = tokens.all.slice(lead).map(({ written }) => written);
  tokens.all.splice(lead);
  return { said: said.join(' '), order: null, limit: null };
}

/** Puts the records that are asked for into a query, or names them where they are none that can be told. */
export function askedRecords(asked: OneByOne | null, query: Query, today: string): string[] {
  if (asked === null) return [];
  const { kind, when } = metricOf(query.metric);
  const end = { max: 'high', min: 'low' }[query.aggregate as string] as 'high' | 'low' | undefined;
  const ofValue = end !== undefined && asked.order === null && asked.limit === null && query.rows === null;
  const plain =
    query.by.length === 0 &&
    (query.aggregate === null || ofValue) &&
    query.share === null &&
    query.per === null &&
    query.against === null &&
    query.tally === null &&
    query.places === null &&
    query.rank === null &&
    !query.absent;
  const valued = ofValue && ['money', 'days', 'number'].includes(kind);
  const told =
    valued || (kind === 'count' ? query.rows === null : query.rows !== null && kind !== 'billings');
  if (!plain || !told || (asked.order !== null && when === null)) return [`${asked.said}: each by itself`];
  if (valued) {
    query.records = { order: end ?? null, limit: 1 };
    return [];
  }
  query.records = { order: asked.order, limit: asked.limit, who: asked.who };
  // "When does the guarantee end of the last person": the last is not of the endings.
  if (['newest', 'oldest'].includes(asked.order ?? '') && NEXT.has(query.metric) && !HELD.has(query.metric))
    return [`${asked.said}: of what it is the last or first`];
  if (asked.order === 'next') {
    if (query.period?.assumed !== true || !NEXT.has(query.metric)) return [`${asked.said}: which is next`];
    query.period = { name: null, span: { from: today, to: null }, assumed: false };
  } else if (asked.order !== null && query.period?.assumed === true)
    // The last interview was held, though others may be to come.
    query.period =
      asked.order === 'newest' && NEXT.has(query.metric)
        ? { name: null, span: { from: null, to: today }, assumed: false }
        : { name: 'all_time', span: spanOf('all_time', today), assumed: true };
  return [];
}

const HELD: ReadonlySet<string> = new Set(['interviews', 'client_interviews']);
const NEXT: ReadonlySet<string> = new Set([
  'interviews',
  'client_interviews',
  'contract_endings',
  'guarantee_endings',
  'pending_starts',
]);
