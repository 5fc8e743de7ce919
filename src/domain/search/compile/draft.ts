import { matchesOf } from '#src/lib/matches.ts';
import { mayMatch, type Tried, tried } from '#src/lib/pattern-needs.ts';
import { type Word, wordsOf } from '../../lexicon/text.ts';
import { type Facet, facet, type Home, type Note, type Strength } from '../facets.ts';
import { withCitiesInFull } from './rewording/cities-in-short.ts';
import { withEmployersEver, withHousesSince } from './rewording/employers-ever.ts';
import { withFieldsSaid } from './rewording/fields-named.ts';
import { withFieldsWorkedIn, withPractice, withSkillsRefused } from './rewording/fields-worked-in.ts';
import { withFieldsLeft } from './rewording/formerly-in-fields.ts';
import { withHousesOutside } from './rewording/houses-outside.ts';
import { withJobsHeld, withTradesApart } from './rewording/jobs-held.ts';
import { withJoinedNames } from './rewording/joined-names.ts';
import { withLabelsSaid } from './rewording/labels.ts';
import { withLayout } from './rewording/layout.ts';
import { withNamesOnce } from './rewording/names-in-brackets.ts';
import { withOneOfListed } from './rewording/one-of-a-list.ts';
import { withOnesOfUniversities } from './rewording/ones-of.ts';
import { withOperators } from './rewording/operators.ts';
import { withEnglishFunctionWords } from './rewording/other-languages.ts';
import { plainly } from './rewording/paraphrases.ts';
import { withPeopleAmong } from './rewording/people-among-trades.ts';
import { withTownsOfBrackets } from './rewording/places-in-brackets.ts';
import { withoutAsides } from './rewording/said-aside.ts';
import { withoutAnyTrade } from './rewording/said-of-any-trade.ts';
import { withTimesListed } from './rewording/said-of-beginning.ts';
import { withTownsToo } from './rewording/said-of-either-place.ts';
import {
  withNowInLists,
  withOnceAt,
  withPresentWork,
  withTownsOfStrings,
} from './rewording/said-of-present-work.ts';
import { withChoicesSaid } from './rewording/second-best.ts';
import { inFull } from './rewording/short-forms.ts';
import { withStatesInFull } from './rewording/states-in-full.ts';
import { withToolsOfTitles } from './rewording/tools-before-titles.ts';
import { withTradesLed, withTradesLiked } from './rewording/trades-led.ts';
import { withTradesRefused } from './rewording/trades-refused.ts';
import { withYearsInTrade } from './rewording/years-in-a-trade.ts';
import { type Stretch, strengthsOf } from './strengths.ts';

/** A facet with the place in the query that it was read from. Its strength follows from the place. */
export interface Read {
  at: number;
  end: number;
  facet: Facet;
  /** Whether its own words contain the apparent negation: "no more than 90k". */
  plain?: boolean;
  /** Whether each of its words was read for what it says. */
  whole?: boolean;
  /** What was read as a whole and joined to it. */
  joined?: { at: number; end: number };
}

// A character that no query contains; it overwrites what was read, so that later readers skip it.
const GONE = '\uFFFC';

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/^(?:u\.?s\.?|american) dollars?$/i, 'USD'],
  [/^(?:aussie|australian) dollars?$/i, 'AUD'],
  [/^(?:nz|kiwi|new zealand) dollars?$/i, 'NZD'],
  [/^(?:canadian) dollars?$/i, 'CAD'],
  [/^(?:singapore) dollars?$/i, 'SGD'],
  [/^(?:quid|pounds?|pounds? sterling|sterling)$/i, 'GBP'],
  [/^euros?$/i, 'EUR'],
  [/^(?:swiss )?francs?$|^franken$/i, 'CHF'],
  [/^(?:indian )?rupees?$/i, 'INR'],
  [/^dirhams?$/i, 'AED'],
  [/^(?:japanese )?yen$/i, 'JPY'],
];
const SPOKEN_MONEY =
  /(\d(?:[\d,.]|\s(?=\d))*\s*(?:k\b|thousand\b|grand\b|m\b)?)\s*((?:u\.?s\.?|american|aussie|australian|nz|kiwi|new zealand|canadian|singapore) dollars?|quid|pounds? sterling|pounds?|sterling|euros?|(?:swiss )?francs?|franken|(?:indian )?rupees?|dirhams?|yen)(?![\p{L}\p{N}])/giu;

/** Dollars of no land are those of the place that is asked for. */
const SPOKEN_DOLLARS =
  /(?<![\p{L}\d$£€.,-])(\d(?:[\d,.]*\d)?(?:\s*(?:k|thousand|grand))?)\s*(?:dollars?|bucks)(?![\p{L}\p{N}-])(?=\s*(?:$|[,;.?!)]|\/|\b(?:an?|per|each|every|or|and|to|max|min|maximum|minimum|tops|plus|less|at|hourly|daily|in)\s))/giu;

// "Who's" and "they'd"; no possessive ends so.
const CONTRACTED = /\b(who|that|there|where|it|he|she|they|we|you|i)'(s|re|ve|d|ll|m)\b/gi;
const IN_FULL: Record<string, string> = {
  s: 'is',
  re: 'are',
  ve: 'have',
  d: 'would',
  ll: 'will',
  m: 'am',
};
// "2w" and "10y"; "6m" may be a sum of money, and "3D" and "12d" are no time.
const SHORT_UNIT =
  /(?<=(?:^|[\s,;(<>=])\d{1,3})(?:\s?(?:wks?|mos?|mths?)|[wy]|d(?=\s+notice)|(?<=[<>]=?\s*\d{1,3})d|(?<=\b(?:contact(?:ed)?|notice|for|in|last|past|within|tenure)\s+(?:max\.?\s+|of\s+|up to\s+|[<>]=?\s*)?\d{1,2})[md])(?=$|[\s,;)+?!]|\.(?:\s|$))/gu;
const COMPASS: Record<string, string> = {
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  NE: 'North East',
  NW: 'North West',
  SE: 'South East',
  SW: 'South West',
};
const UNITS: Record<string, string> = { w: 'weeks', m: 'months', y: 'years', d: 'days' };

// "HR or MR licence": each of the list is a licence.
const LICENCES =
  /(?<!\bof\s)\b(?!HR\s*(?:,|\/|or|and)\s*HR\b)(?:MC|HC|HR|MR|LR)(?:\s*(?:,|\/|\bor\b|\band\b|(?:\bbut\s+)?\bnot\b|\s)\s*(?:MC|HC|HR|MR|LR))+(?:\s+licen[cs]es?|(?![\w-])(?!\s+(?:manager|advis|team|people|busi|drivers?|truck|director|head|lead|general|officer|coord|assist|admin|special|profess|partner|bp|exec|consult|analyst|staff|ops|operations|tech|background|experience)))/g;

// "150k ish", "95k or thereabouts".
const ABOUT_BEHIND =
  /(?<![\w.,$£€–-])((?:(?:AU?|US?|NZ?)?[$£€]\s?|(?:AUD|USD|GBP|EUR|NZD|CAD|SGD)\s?)?\d[\d.,]*\s?k?)(?:[\s-]?ish|\s+(?:or so|or thereabouts|give or take))\b/gi;

const LIMIT_BEFORE =
  /\b(?:up to|under|below|max(?:imum)?|at most|no more than|not over|less than|over|above|from|at least|min(?:imum)?|more than|around|about|circa|roughly|approx(?:imately)?|ca?\.?)\s+$/i;
const LIMIT_AFTER =
  /^\S+(?:[\s-]?ish|\s+(?:or so|or thereabouts|give or take))\s+(?:max(?:imum)?|tops|at (?:the )?most|min(?:imum)?)\b/i;

// "3 million rupees", "12 lakh", "1.2 crore": sums in the words of their country.
const MILLIONS =
  /(?:(?:INR|Rs\.?|₹)\s*)?(\d+(?:\.\d+)?)\s*(lakhs?|lacs?|lpa|crores?|million(?=\s+(?:rupees|inr|yen|jpy|won|krw|pesos)\b))(?:\s+(?:rupees|inr))?(?!\p{L})/giu;

function inUnits(said: string, figure: string, unit: string): string {
  const each = /^cr/i.test(unit) ? 10_000_000 : /^mil/i.test(unit) ? 1_000_000 : 100_000;
  const isIndian = !/^mil/i.test(unit) || /INR|Rs|₹|rupees/i.test(said);
  return `${isIndian ? 'INR ' : ''}${Math.round(Number(figure) * each)}`;
}

const LATIN = /\p{Script=Latin}/u;
const NOT = /^n['’]?t(?!\p{L})/u;

/** Whether a place is inside of a word: no condition begins there ("Nottingham on two weeks' notice" has no "am on"), but for the "n't" of "won't". */
const isWithinWord = (text: string, at: number): boolean =>
  at > 0 && LATIN.test(text[at - 1] ?? '') && LATIN.test(text[at] ?? '') && !NOT.test(text.slice(at, at + 4));

const blotted = (text: string, at: number, end: number): string =>
  text.slice(0, at) + GONE.repeat(end - at) + text.slice(end);

/** The code of a currency as people say it: "quid". */
const currencySaid = (said: string): string => SPOKEN.find(([pattern]) => pattern.test(said))?.[1] ?? said;

/** A query while it is being read. */
export class Draft {
  readonly text: string;
  readonly home: Home;
  readonly words: readonly Word[];
  #clauseEnds: readonly number[] | null = null;
  readonly read: Read[] = [];
  readonly notes: Note[] = [];
  /** Pay whose currency nobody named. */
  readonly bare = new Set<Facet>();
  /** Towns that are told with their country, state or county. */
  readonly placed = new Set<Facet>();
  /** Pay in dollars, whichever they are. */
  readonly dollars = new Set<Facet>();
  /** Pay that is told by the day or the hour. */
  readonly rates = new Map<Facet, 'day' | 'hour'>();
  #rest: string;
  /** The rest as it is weighed: the words that lead to what was read tell where a wish or a refusal ends. */
  #weighed: string;
  /** The rest as patterns are tried on it, once one is. */
  #tried: Tried | null = null;
  #strengths: ReturnType<typeof strengthsOf> = {
    at: () => 'must',
    excluded: [],
    wishedBehind: [],
    wishedAhead: [],
    isUnwished: () => false,
  };

  constructor(query: string, home: Home) {
    const straight = withHousesSince(
      withEmployersEver(withNamesOnce(query.normalize('NFC').replace(/[“”„]/g, '"').replace(/[‘’ʼ]/g, "'"))),
    );
    const inCities = withOneOfListed(
      withOnesOfUniversities(
        withCitiesInFull(
          withStatesInFull(withOnceAt(withTownsOfBrackets(straight, home.country)), home.country),
        ),
      ),
    );
    const laid = withFieldsSaid(
      withLabelsSaid(
        withLayout(
          withNowInLists(
            withTownsOfStrings(
              withTownsToo(withChoicesSaid(withToolsOfTitles(inCities), home.country), home.country),
              home.country,
            ),
          ),
        ),
      ),
    );
    const listed = withJoinedNames(withoutAsides(withTimesListed(withHousesOutside(laid, home.country))));
    const held = withJobsHeld(
      withTradesApart(
        withFieldsLeft(withFieldsWorkedIn(withPractice(withPresentWork(withSkillsRefused(listed))))),
      ),
    );
    const plain = withPeopleAmong(withTradesLed(withTradesLiked(withTradesRefused(held))));
    const said = withEnglishFunctionWords(inFull(withOperators(plain)))
      .replace(/(?<![\p{L}\p{N}])w\/o(?:ut)?(?=\s)/giu, 'without')
      .replace(/\b(is|are|was|were|has|have|had|does|did|would|should|could)nt\b/gi, "$1n't")
      .replace(/\b(we|they|you|who)ve\b/gi, '$1 have')
      .replace(
        /\b(they|you)(d|re|ll)\b/gi,
        (_, word: string, short: string) => `${word} ${IN_FULL[short.toLowerCase()]}`,
      )
      .replace(/\bwhos\b/gi, 'who is')
      .replace(/(?<![\p{L}'])(they|you)re(?![\p{L}'])/gu, '$1 are')
      .replace(/(?<![\p{L}'])thats(?![\p{L}'])/gu, 'that is')
      .replace(/(?<![\p{L}'])(they|you|who)d(?![\p{L}'])/gu, '$1 would')
      .replace(CONTRACTED, (_, word: string, short: string) => `${word} ${IN_FULL[short.toLowerCase()]}`)
      .replace(SHORT_UNIT, (unit) => ` ${UNITS[unit.trim()[0] ?? '']}`)
      // "S Wales", "SE England": a part of a country.
      .replace(
        /(?<![\p{L}\p{N}.])(NE|NW|SE|SW|N|S|E|W)\.?(?=\s(?:England|Wales|Scotland|London|Ireland|Yorkshire|Midlands|Australia|Sydney|Melbourne|Brisbane|Perth|Auckland|India|Germany|France|Spain|Italy)\b)/gu,
        (side) => COMPASS[side.replace('.', '')] ?? side,
      )
      // "QS's that can start": a plural, however it is written.
      .replace(
        /(?<![\p{L}\p{N}])(\p{Lu}{2,4})'s(?=\s*(?:$|[,;.)]|(?:who|that|with|in|at|on|for|and|or|from|near|around)\b))/gu,
        '$1s',
      )
      // "NP 30 days": a notice period.
      .replace(
        /(?<![\p{L}\p{N}])NP\s*[:=-]?\s*(?=(?:[<>]=?\s*|max\.?\s*|up\s?to\s*)?\d{1,3}\s*(?:days?|weeks?|months?|d\b)|immediate)/gu,
        'notice period ',
      )
      .replace(/\bcurr\.?\s+(?:at\s+)?(?=\p{Lu})/gu, 'currently at ')
      .replace(/\bprev\.?\s+(?:at\s+)?(?=\p{Lu})/gu, 'previously at ')
      // "Up to 80k ish" is still a limit.
      .replace(ABOUT_BEHIND, (_, figure: string, at: number, all: string) =>
        LIMIT_BEFORE.test(all.slice(0, at)) || LIMIT_AFTER.test(all.slice(at)) ? figure : `around ${figure}`,
      )
      .replace(
        /(?<=\d)\.(?=\d{3}(?:\s*(?:to|-|–|bis|und|and)\s*\d{1,3}(?:[.,]\d{3})*)?\s*(?:€|eur|chf))/gi,
        ',',
      )
      .replace(MILLIONS, inUnits)
      .replace(SPOKEN_DOLLARS, '$$$1')
      .replace(SPOKEN_MONEY, (_, figure: string, said: string) => `${figure} ${currencySaid(said)}`)
      .replace(LICENCES, (list) =>
        list.replace(
          /(?<=\b(?:MC|HC|HR|MR|LR))(?=\s*(?:,|\/|or\b|and\b|but\b|not\b|(?:MC|HC|HR|MR|LR)\b|$))/g,
          ' licence',
        ),
      )
      // One space for many: the patterns try every part of a run of them.
      .replace(/[\p{Cc}\p{Cf}\uFFFC\s]+/gu, ' ');
    this.text = plainly(withYearsInTrade(withoutAnyTrade(said)));
    this.#rest = this.text;
    this.#weighed = this.text;
    this.home = home;
    this.words = wordsOf(this.text);
  }

  /** The query with everything already read overwritten, at unchanged offsets. */
  get rest(): string {
    return this.#rest;
  }

  /** Whether a range of the query has been read. */
  taken(at: number, end: number): boolean {
    return this.#rest.slice(at, end).includes(GONE);
  }

  /** The number of the first word behind one that a comma, a semicolon, a bracket or a new sentence parts from it; no name goes on over these. */
  clauseEnd(at: number): number {
    this.#clauseEnds ??= this.#readClauseEnds();
    return this.#clauseEnds[at] ?? this.words.length;
  }

  #readClauseEnds(): readonly number[] {
    const ends: number[] = [];
    let end = this.words.length;
    for (let next = end - 1; next >= 0; next -= 1) {
      ends[next] = end;
      const between = this.text.slice(this.words[next - 1]?.end ?? 0, this.words[next]?.start ?? 0);
      const last = this.words[next - 1];
      const isSentence =
        /^[.!?]+\s/.test(between) &&
        /^\p{Lu}/u.test(this.text.slice(this.words[next]?.start)) &&
        (last?.text.length ?? 0) > 3;
      if (isSentence || /[,;()]|\s[-–—]\s/.test(between)) end = next;
    }
    return ends;
  }

  /** Marks a range as read. */
  blot(at: number, end: number): void {
    this.#rest = blotted(this.#rest, at, end);
    this.#tried = null;
    this.#weighed = blotted(this.#weighed, at, end);
  }

  /** Adds a facet for a range of the query; required unless its position says otherwise. */
  take(
    at: number,
    end: number,
    given: Omit<Partial<Facet>, 'strength'> & Pick<Facet, 'kind' | 'label'>,
    plain = false,
  ): Facet {
    const made = facet({ ...given, strength: 'must' });
    // Spaces around it belong to the words beside it: "nobody with 10 years ideally".
    const said = this.text.slice(at, end);
    const isWords = said.trim() !== '';
    const from = isWords ? at + said.length - said.trimStart().length : at;
    const to = isWords ? end - said.length + said.trimEnd().length : end;
    this.read.push({ at: from, end: to, facet: made, plain });
    this.blot(from, to);
    return made;
  }

  /** Adds a facet for a construction of which each word was used; what leads to its name is still weighed. */
  takeWhole(name: { at: number; end: number }, ...given: Parameters<Draft['take']>): Facet {
    const weighed = this.#weighed;
    const made = this.take(...given);
    this.#weighed = blotted(weighed, name.at, name.end);
    for (const read of this.read) if (read.facet === made) read.whole = true;
    return made;
  }

  /** A number that no alternatives have yet. */
  freeNumber(): number {
    return 1 + Math.max(0, ...this.read.map(({ facet: { either } }) => either ?? 0));
  }

  note(code: string, message: string): void {
    if (!this.notes.some((note) => note.code === code && note.message === message))
      this.notes.push({ code, message });
  }

  /** The matches of a pattern in the unread text. */
  *each(pattern: RegExp): Generator<RegExpExecArray> {
    this.#tried ??= tried(this.#rest);
    if (!mayMatch(pattern, this.#tried)) return;
    for (const match of matchesOf(pattern, this.#rest, isWithinWord)) {
      // Ranges read since the first match are skipped.
      if (!this.taken(match.index, match.index + match[0].length)) yield match;
    }
  }

  /** Determines the strength of each position, once self-contained expressions have been read. */
  weigh(): void {
    this.#strengths = strengthsOf(this.#weighed);
  }

  /** The strength at an offset. */
  strengthAt(at: number): Strength {
    return this.#strengths.at(at);
  }

  /** Whether an offset is of what should rather not be. */
  isUnwished(at: number): boolean {
    return this.#strengths.isUnwished(at);
  }

  /** What is wished for by words behind it. */
  get wishedBehind(): readonly Stretch[] {
    return this.#strengths.wishedBehind;
  }

  /** What is wished for by words before it. */
  get wishedAhead(): readonly Stretch[] {
    return this.#strengths.wishedAhead;
  }

  /** What is said to be unwanted. */
  get excluded(): readonly Stretch[] {
    return this.#strengths.excluded;
  }
}
