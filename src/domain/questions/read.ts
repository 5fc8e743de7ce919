import { distance } from 'fastest-levenshtein';
import { named, spellings } from '../analytics/index.ts';
import type { Context } from '../context.ts';
import { getPlan } from '../quotas/index.ts';
import { compile } from './compile.ts';
import { monthOf, type Named, partsTold, WEEKDAYS } from './days.ts';
import { asksForNoTeam, asksForOwn, type Mention } from './entities.ts';
import { halvesOf, ofThose } from './halves.ts';
import { withHolidays } from './holidays.ts';
import { isRead, readsFor } from './instead.ts';
import { isWord, JOINED, lemmaOf } from './lexicon.ts';
import { namedIn } from './named.ts';
import { papersIn } from './papers.ts';
import { plainly } from './phrasing.ts';
import type { Query, Reading } from './query.ts';
import { closeTo } from './slips.ts';
import { meantBy, monthsTold } from './tense.ts';
import { find, joined, phraseOf, take, type Word, wordsOf } from './text.ts';
import { type Token, Tokens, wordToken } from './tokens.ts';
import { periodsIn } from './when.ts';
import { readingOf } from './wording.ts';
import { UNSUPPORTED } from './words.ts';

/** Words by which a question looks ahead, so that a month without a year is one to come. */
const AHEAD = [
  'will',
  'upcoming',
  'forecast',
  'coming',
  'next',
  'due to',
  'due',
  'future',
  'projected',
  'expected',
  'ending',
  'expire',
  'expiring',
  'finishing',
  'finish',
  'to come',
  'run out',
  'running out',
  'runs out',
];

/** Reads a question as `read` does, without what could be asked in its place where it is not understood. */
export async function readPlain(ctx: Context, question: string): Promise<Reading> {
  const halves = halvesOf(question);
  const both =
    halves === null
      ? null
      : ofThose(
          await readWhole(ctx, halves.one),
          await readWhole(ctx, halves.none),
          /\bnever\b/i.test(halves.none),
        );
  return both ?? readWhole(ctx, question);
}

/** "Contracts that end by March": what is to come, and not all that has ended until then. */
const ENDS_BY =
  /\b(?:ends?|finish(?:es)?|expires?|lapses?|runs? out)\b(?! of\b)[^?.!]*?\b(?:by|before|until|till) (?=this|next|end|the end|january|february|march|april|may|june|july|august|september|october|november|december|\d)/i;

/**
 * Reads a question into the closed layer. Each word that carries meaning has to find its place there; one that does not
 * is named, and then there is no query.
 */
export async function read(ctx: Context, question: string): Promise<Reading> {
  const reading = await readPlain(ctx, question);
  if (reading.compiled !== null) return reading;
  // "Per head" may be of each, or what they come to divided by how many they are.
  const each = /\bper head\b/i.test(question) ? [question.replace(/\bper head\b/i, 'by consultant')] : [];
  const asked = [...new Set([...each, ...spelled(question, reading.unsupported), ...reading.instead])];
  const answered: string[] = [];
  // What is suggested can be asked as it stands.
  for (const one of asked.slice(0, MOST_TRIED))
    if (isRead(one) || (await readWhole(ctx, one)).compiled !== null) answered.push(one);
  const near = answered.length > 0 ? [] : await nearest(ctx, question, reading);
  if (answered.length === 0 && near.length === 0) near.push(...(await lessOf(ctx, question)));
  return { ...reading, instead: [...new Set([...readsFor(question), ...answered, ...near])] };
}

const MOST_TRIED = 6;
/** Of how many words left over a question is about something else than the figure that was found. */
const MOST_UNREAD = 5;

/** The question with a word that is close to one that questions know in the place of one they do not. */
const spelled = (question: string, unread: readonly string[]): string[] =>
  unread
    .filter((said) => !isKnown(said))
    .flatMap((said) => closeTo(said).map((word) => inPlaceOf(question, said, word)))
    .slice(0, 3);

/** Whether each of some words means something to questions: none of them is a slip, or half a name. */
const isKnown = (said: string): boolean =>
  wordsOf(said).every(({ word }) => isWord(word) || monthOf(word) > 0);

/** A question with other words in the place of some that it says, where they stand as words. */
const inPlaceOf = (question: string, said: string, other: string): string =>
  question.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(said)}(?![\\p{L}\\p{N}])`, 'iu'), () => other);

/** What can be answered when the words that were not understood are left out: as it would be read, or the question without them. */
async function nearest(ctx: Context, question: string, reading: Reading): Promise<string[]> {
  const shorter = await shortened(ctx, question, reading.unsupported);
  if (shorter.length > 0 || reading.part === undefined || OPPOSITE.test(question)) return shorter;
  // What was left is of another figure: the one that was found is none of its neighbours.
  const unread = reading.unsupported.flatMap((said) => wordsOf(said));
  if (unread.length > MOST_UNREAD || unread.some(({ word }) => COUNTED.has(lemmaOf(word)))) return [];
  // The figure that was found, with what it was limited to, and then by itself.
  const bare: Query = {
    ...reading.part,
    rank: null,
    rows: null,
    places: null,
    tally: null,
    per: null,
    share: null,
  };
  for (const part of [bare, { ...bare, by: [], against: null, aggregate: null }]) {
    const words = readingOf({ ...part, absent: false, listed: false, records: null });
    const again = (await readWhole(ctx, words)).compiled;
    if (again?.kind === 'figure' && again.query.metric === part.metric && readingOf(again.query) === words)
      return [words];
  }
  return [];
}

/** Of two questions in one the first, and a question without a word that is mostly said for nothing, as they are read. */
async function lessOf(ctx: Context, question: string): Promise<string[]> {
  const [first = ''] = question.split(
    /,? (?:and|or) (?=(?:who|what|how|which|whose|why|when|where|is|are|did|do|have|has)\b)|[,;?] (?=\S+ \S)/i,
  );
  const without = question.replace(/ (?:(?:had |been |got )?booked(?: in)?|and why)\b/gi, '');
  const words: string[] = [];
  for (const one of new Set([first, without])) {
    const compiled = one === question ? null : (await readWhole(ctx, one)).compiled;
    if (compiled?.kind !== 'figure') continue;
    const said = readingOf(compiled.query);
    const again = (await readWhole(ctx, said)).compiled;
    if (again?.kind === 'figure' && readingOf(again.query) === said) words.push(said);
  }
  return words;
}

/** What the question comes to without the words that were not understood, where that can be answered. */
async function shortened(ctx: Context, question: string, unread: readonly string[]): Promise<string[]> {
  let shorter = question;
  for (const said of unread) {
    const found = new RegExp(`(^|\\s)${escaped(said)}(?=$|[\\s?.,;!])`, 'i');
    if (!found.test(shorter) || OPPOSITE.test(said)) return [];
    shorter = shorter.replace(found, '').replace(/\s+/g, ' ').trim();
  }
  const { compiled } = await readWhole(ctx, shorter);
  if (shorter === question || compiled?.kind !== 'figure') return [];
  const words = readingOf(compiled.query);
  const again = (await readWhole(ctx, words)).compiled;
  if (
    again?.kind === 'figure' &&
    again.query.metric === compiled.query.metric &&
    readingOf(again.query) === words
  )
    return [words];
  return [];
}

/** What figures count: a word of it that found no place asks for another figure. */
const COUNTED: ReadonlySet<string> = new Set(
  'place hire bill fee salary submit interview offer job fill apply falloff reject withdraw start call email candidate client'.split(
    ' ',
  ),
);

/** Words without which a question asks for the opposite. */
const OPPOSITE =
  /\b(no|not|none|never|nobody|without|except|excluding|less|fewer|only|(take|leave|taking|leaving) out|minus)\b|n.t\b/i;

/** @param coming whether its bare months and weekdays are known to be the next ones */
async function readWhole(ctx: Context, said: string, coming = false): Promise<Reading> {
  const { question, notes, ahead: next } = withHolidays(plainly(said), ctx.today);
  const papers = papersIn(ctx, question);
  if (papers !== null)
    return { compiled: { kind: 'papers', query: papers }, unsupported: [], instead: [], notes };
  const words = wordsOf(question);
  const refused = conceptsIn(words);
  const ahead =
    coming || next || ENDS_BY.test(question) || AHEAD.some((word) => find(words, phraseOf(word)) >= 0);
  const apart = words.some(({ word }) => ['difference', 'change', 'compare'].includes(word));
  const plan = await getPlan(ctx);
  const marks = words.map(() => ({ period: -1, mention: -1 }));
  const periods = placed(words, marks, () =>
    periodsIn(words, { today: ctx.today, yearStart: plan.year_start_month, ahead, apart }),
  );
  const { mentions, ambiguous, names } = await namedIn(ctx, words);
  mentions.forEach(({ at, length }, index) => {
    for (let on = at; on < at + length; on += 1) {
      const mark = marks[on];
      if (mark !== undefined) mark.mention = index;
    }
  });
  const noTeam = asksForNoTeam(ctx, wordsOf(question));
  const nobodys = ctx.user === null && asksForOwn(words);
  const tokens = tokensOf(words, marks, mentions);
  const { compiled, unsupported, instead, part } = asOfNow(
    question,
    compile({ ctx, tokens, periods, ahead }),
  );
  const figure = compiled?.kind === 'figure' ? compiled.query : part;
  const which = ahead ? 'last' : meantBy(question, words, periods, figure?.metric ?? null, ctx.today);
  if (which === 'next') return readWhole(ctx, said, true);
  if (which === 'unclear') unsupported.push('a month without a year: whether it is over or to come');
  if (nobodys) unsupported.push('figures of whoever asks: this key acts for the agency and for no person');
  for (const { said: word, names: several } of ambiguous) {
    unsupported.push(word);
    instead.push(...several.map((name) => inPlaceOf(said, word, name)));
  }
  for (const { dimension, values } of mentions)
    for (const { value } of dimension === 'currency' ? values : [])
      if (value !== ctx.account.currency && !(await spellings(ctx, 'currency')).includes(value))
        unsupported.push(`amounts in ${value}, as none are kept in it and none are converted`);
  unsupported.push(...monthsOrNames(words, marks, names));
  const near = unsupported
    .filter((word) => !isKnown(word))
    .flatMap((word) => meant(word, names).map((name) => inPlaceOf(said, word, name)));
  if (noTeam) {
    const teams = (await named(ctx, 'team')).map(({ name }) => name).slice(0, 3);
    return {
      compiled: null,
      unsupported: [`${NO_TEAM}${teams.length === 0 ? '' : `, such as "in the ${teams[0]} team"`}`],
      instead: teams.map((name) => said.replace(/\b(?:my|our) team\b/i, `the ${withoutTeam(name)} team`)),
    };
  }
  const all = refused.concepts.length > 0 ? refused.concepts : unsupported;
  if (all.length > 0 || compiled === null)
    return {
      compiled: null,
      unsupported: all,
      instead: [...new Set([...near, ...refused.instead, ...(refused.concepts.length > 0 ? [] : instead)])],
      part,
    };
  return {
    compiled,
    unsupported: [],
    instead,
    notes: [...notes, ...partsTold(periods), ...monthsTold(periods, ctx.today)],
  };
}

/** "Has been sitting longest": where somebody still is, and not a stay that is over. */
const STILL =
  /\b(?:has|have|is|are)(?: \S+){0,2} (?:sitting|stuck|waiting|sat|stayed)\b|['’](?:s|ve)(?: been)? (?:sitting|stuck|waiting)\b/i;

/** A reading of the time at stages as that of the stages where people are now, where a question without a period asks for that. */
function asOfNow(question: string, reading: Reading): Reading {
  const { compiled } = reading;
  if (compiled?.kind !== 'figure' || compiled.query.metric !== 'stage_time' || !STILL.test(question))
    return reading;
  const { period } = compiled.query;
  if (period !== null && !period.assumed) return reading;
  return {
    ...reading,
    compiled: { kind: 'figure', query: { ...compiled.query, metric: 'stage_age', period: null } },
  };
}

const NO_TEAM = 'your team: you lead none and belong to none; name a team';
const withoutTeam = (name: string): string => name.replace(/ team$/i, '');

/** "What did June bill", where June is a consultant too: the month, or her. */
function monthsOrNames(
  words: readonly Word[],
  marks: readonly { period: number }[],
  names: readonly string[],
): string[] {
  return words.flatMap(({ word, written }, at) => {
    if ((marks[at]?.period ?? -1) < 0 || !(monthOf(word) > 0 || WEEKDAYS.includes(word))) return [];
    const after = words[at + 1]?.word ?? '';
    if (after === 'quarter') return [];
    if (DATED.has(words[at - 1]?.word ?? '') || /^(20)?\d\d?(st|nd|rd|th)?$/.test(after)) return [];
    if (/^(of|last|this|next)$/.test(after) && /^(20\d\d|year)$/.test(words[at + 2]?.word ?? '')) return [];
    const name = names.find((one) => wordsOf(one)[0]?.word === word);
    return name === undefined ? [] : [`${written}: the ${monthOf(word) > 0 ? 'month' : 'day'}, or ${name}`];
  });
}

const DATED: ReadonlySet<string> = new Set(
  'in on since during until till between last next this through throughout'.split(' '),
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is known not to be kept or reckoned, by the words that people use for it. */
function conceptsIn(words: Word[]): { concepts: string[]; instead: string[] } {
  const concepts: string[] = [];
  const instead: string[] = [];
  for (const { concept, words: phrases, instead: other } of UNSUPPORTED)
    for (const phrase of phrases) {
      const parts = phraseOf(phrase);
      const at = find(words, parts);
      if (at < 0 || quoted(words, at, parts.length) || beginsLonger(words, at, parts.length)) continue;
      if (['gross', 'contract', 'contractor'].includes(words[at - 1]?.word ?? '')) continue;
      take(words, at, parts.length);
      if (!concepts.includes(concept)) concepts.push(concept);
      instead.push(...other.filter((one) => !instead.includes(one)));
    }
  return { concepts, instead };
}

/** "Owe us feedback" is about answers, where "owe us" alone is about money. */
const beginsLonger = (words: readonly Word[], at: number, length: number): boolean =>
  JOINED.some(({ phrase }) => {
    const parts = phraseOf(phrase);
    return parts.length > length && parts.every((part, on) => words[at + on]?.word === part);
  });

/** A word that is said to be a name, such as the client Target, is no concept. */
const quoted = (words: readonly Word[], at: number, length: number): boolean =>
  at > 0 && words.slice(at, at + length).every(({ written }) => /^\p{Lu}\p{Ll}/u.test(written));

/** Runs a reader of periods, and notes which words each of them took. */
function placed(words: Word[], marks: { period: number }[], run: () => Named[]): Named[] {
  const before = words.map(({ taken }) => taken);
  const periods = run();
  let index = -1;
  let open = false;
  words.forEach(({ taken }, at) => {
    const fresh = taken && before[at] === false;
    const mark = marks[at];
    if (fresh && !open) index += 1;
    open = fresh;
    if (fresh && mark !== undefined) mark.period = index;
  });
  return periods;
}

function tokensOf(
  words: readonly Word[],
  marks: readonly { period: number; mention: number }[],
  mentions: readonly Mention[],
): Tokens {
  const all: Token[] = [];
  let free: Word[] = [];
  const flush = (): void => {
    for (const { written, word } of joined(free, JOINED)) all.push(wordToken(written, word));
    free = [];
  };
  let last = { period: -1, mention: -1 };
  words.forEach((word, at) => {
    const mark = marks[at] ?? last;
    if (!word.taken) free.push(word);
    else {
      flush();
      const mention = mentions[mark.mention] ?? null;
      if (mention !== null && mark.mention !== last.mention)
        all.push({ written: word.written, word: '', lemma: '', kind: 'mention', mention, taken: true });
      if (mark.period >= 0 && mark.period !== last.period)
        all.push({ written: word.written, word: '', lemma: '', kind: 'period', mention: null, taken: true });
    }
    last = word.taken ? mark : { period: -1, mention: -1 };
  });
  flush();
  return new Tokens(all);
}

/** The names of records that a word which is no name comes near to. Few slips are in the first letter. */
function meant(said: string, names: readonly string[]): string[] {
  const close = (name: string): boolean => {
    const [a, b] = [said.toLowerCase(), name.toLowerCase()];
    if (a.length < 4) return false;
    const parts = [b, ...b.split(/\s+/)];
    return parts.some(
      (part) => part.length > 3 && part[0] === a[0] && distance(a, part) <= (part.length > 6 ? 2 : 1),
    );
  };
  return names.filter(close).slice(0, 3);
}
