import * as chrono from 'chrono-node';
import type { Day } from '#src/lib/clock.ts';
import { noticeDays, readSalary } from '../candidates/index.ts';
import { LEVELS, levelIn } from '../lexicon/levels.ts';
import { placeNamed } from '../lexicon/places.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { clausesOf, doubtOf, isNegated, type Voice } from './clauses.ts';
import type { LeftOut, PreferenceField } from './schema.ts';

/** A preference that a text states, with its words. */
export interface StatedPreference {
  field: PreferenceField;
  value: string | boolean | string[];
  quote: string;
}

/** Words about a preference that are not taken as one. */
export interface DoubtfulPreference {
  field: PreferenceField;
  quote: string;
  reason: LeftOut;
}

/** Where and when a text was written. */
export interface Home {
  /** ISO 3166-1 alpha-2 of the person, else of the agency. */
  country: string;
  /** The agency's ISO 4217 currency. */
  currency: string;
  /** The day on which it was said. */
  day: Day;
}

type Found = { field: PreferenceField; value: StatedPreference['value']; denies?: true };

/**
 * Reads what a text says of a person's wishes: each with the clause it stands in. What is conditional, asked, past, denied
 * or said of somebody else is returned apart with the reason.
 */
export function wishesIn(
  text: string,
  voice: Voice,
  home: Home,
): { said: StatedPreference[]; doubted: DoubtfulPreference[] } {
  const said: StatedPreference[] = [];
  const doubted: DoubtfulPreference[] = [];
  for (const clause of clausesOf(text)) {
    const found = foundIn(clause.text, home);
    if (found.length === 0) {
      if (CURRENT_PAY.test(clause.text) && readSalary(clause.text, pay(home)) !== null)
        doubted.push({ field: 'salary_expectation', quote: clause.text, reason: 'current_pay' });
      continue;
    }
    const doubt = doubtOf(clause, voice);
    for (const { field, value, denies } of found) {
      const reason = doubt ?? (denies !== true && isNegated(clause.text) ? 'negated' : null);
      if (reason === null) said.push({ field, value, quote: clause.text });
      else doubted.push({ field, quote: clause.text, reason });
    }
    for (const { field, quote } of besideIn(clause.text, found, home))
      doubted.push({ field, quote, reason: 'not_understood' });
  }
  return { said, doubted };
}

const foundIn = (text: string, home: Home): Found[] => READERS.flatMap((read) => read(text, home));

const GREETING = /^\W*(?:please|thanks?(?: you)?|too|though|ideally|etc)\W*$/i;

// "Wants 62k, from January, hybrid": the parts of a list without which the same is read were not used.
function besideIn(
  text: string,
  found: readonly Found[],
  home: Home,
): Pick<DoubtfulPreference, 'field' | 'quote'>[] {
  const parts = text.split(/,\s+(?=\S)/);
  const [{ field } = { field: undefined }] = found;
  if (field === undefined || parts.length < 2) return [];
  const all = JSON.stringify(found);
  const unused = parts.filter((part, at) => {
    if (!/[\p{L}\d]/u.test(part) || GREETING.test(part)) return false;
    return JSON.stringify(foundIn(parts.filter((_, other) => other !== at).join(', '), home)) === all;
  });
  return unused.map((quote) => ({ field, quote }));
}

type Reader = (text: string, home: Home) => Found[];

const WISH =
  /\b(?:wants?|would like|'d like|likes? to|prefers?|preferred|preference|look(?:ing)? (?:for|to)|seek(?:s|ing)|interested in|keen (?:on|to)|hop(?:es|ing) (?:for|to)|(?<!look(?:ing|s)? )after|open to|happy (?:to|with|in)|only|desired|ideal(?:ly)?|target(?:ing)?|next (?:role|step|job)|after a|needs?|willing to|available for)\b/i;

const SALARY_CUE =
  /\b(?:(?:salary|pay|rate|package|remuneration|compensation|ctc)(?: expectations?| requirements?| wish)?\s*(?:[:–-]|is|of|would be|should be|from|around|about|at least)|expect\w*|looking (?:for|at)|wants?|asking|(?<!look(?:ing|s)? )after|needs?|minimum|at least|(?:no|not|nothing|never|won['’]t)\b[^,;]{0,20}\b(?:less|under|below|lower))\b|\b(?:salary|pay|rate)\s*:/i;
const ORDER = /^(?:set|change|update|put|give|make|ignore|disregard|call|send|write|enter)\b/i;
const CURRENT_PAY =
  /\b(?:current(?:ly)?|now|at the moment|present(?:ly)?|today)\b[^,;]*\b(?:salary|pay|package|rate|on|earn\w*|paid|ctc|makes?|making|gets?)\b|\b(?:earns?|earning|is on|i'm on|i’m on|i am on|makes|paid)\s+(?:\w+\s+){0,2}(?:[A-Z]{3}\s?)?[£$€]?\d/i;
const UNIT = String.raw`(?:\s*(?:plus|\+)\s*(?:super|bonus|car|benefits)|\s*(?:(?:per|an?)\s|\/\s?|p\.?)(?:year|annum|month|week|day|hour|hr|h|d|a)\b\.?|\s*(?:pa|pd|ph|pcm|gross|base|package|daily|hourly|AUD|USD|GBP|EUR|NZD|CHF|SGD|CAD|SEK|euros?|pounds?|dollars?)\b)`;
const MONEY = new RegExp(
  String.raw`(?:\b[A-Z]{3}\s?|(?:[A-Z]{1,2})?[£$€]\s?)?\d[\d.,']*\d?\s?k?(?:\s*(?:-|–|to)\s*(?:\b[A-Z]{3}\s?|[£$€]\s?)?\d[\d.,']*\d?\s?k?)?${UNIT}*`,
  'g',
);
const IS_MONEY =
  /[£$€]|\d\s?k\b|\b(?:AUD|USD|GBP|EUR|NZD|CHF|SGD|CAD|SEK|euros?|pounds?|dollars?)\b|per (?:year|annum|day|hour|month)|(?:\/|an? |p\.?)(?:day|hour|h|d|a)\b|\bp[adh]\b|\d[\d.,']{4,}/i;

const pay = ({ country, currency }: Home) => ({ country, agencyCurrency: currency });

function salary(text: string, home: Home): Found[] {
  if (!SALARY_CUE.test(text) || CURRENT_PAY.test(text) || ORDER.test(text)) return [];
  for (const [found] of text.matchAll(MONEY)) {
    const value = found.trim().replace(/[.,]$/, '');
    if (IS_MONEY.test(value) && readSalary(value, pay(home)) !== null)
      return [{ field: 'salary_expectation', value }];
  }
  return [];
}

const TERM =
  /\b(?:(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve)(?:\s*(?:-|–|to|or)\s*(?:\d+|two|three|four|six|eight))?[\s-]*(?:calendar |working |full )?(?:days?|weeks?|wks?|months?|mths?|fortnights?))\b/i;
const AT_ONCE =
  /\b(?:immediate(?:ly)?|straight ?away|right away|asap|at once|no notice|any ?time|tomorrow)\b/i;

function notice(text: string): Found[] {
  const spoken = /\bnotice\b/i.test(text);
  if (spoken && !/\bgive (?:me|us|you|them) notice\b/i.test(text)) {
    const term = TERM.exec(text)?.[0];
    if (term !== undefined && noticeDays(term) !== null) return [{ field: 'notice_period', value: term }];
    if (AT_ONCE.test(text)) return [{ field: 'notice_period', value: 'immediately', denies: true }];
  }
  if (
    /\b(?:start|available|availability|free|join)\b/i.test(text) &&
    AT_ONCE.test(text) &&
    !/tomorrow/i.test(text)
  )
    return [{ field: 'notice_period', value: 'immediately' }];
  return [];
}

const FREE =
  /\b(?:available|availability|free|can start|could start|can join|start date|starts?|earliest)\b/i;

// "Available from 1 February, notice 4 weeks": the term stands apart and says nothing of the day. Anywhere else a date may be that of the notice.
const NOTICE_ALONE = new RegExp(
  String.raw`^\W*(?:and |with |has |is |on |her |his |their |my |a )*(?:notice(?: period)?\s*(?:of|is|:|-|–)?\s*(?:${TERM.source})|(?:${TERM.source})['’]?s?\s+notice(?: period)?)\W*$`,
  'i',
);

function availableFrom(clause: string, { day, country }: Home): Found[] {
  const parts = clause.split(/[,;](?=\s)/);
  const others = parts.filter((part) => !NOTICE_ALONE.test(part));
  if (others.length < parts.length && others.length !== 1) return [];
  const text = others.join(',');
  if (!FREE.test(text) || /\bnotice\b/i.test(text)) return [];
  const parser = country === 'US' ? chrono.en.casual : chrono.en.GB;
  const [found] = parser.parse(
    text.replace(/\b(?:from|as of|starting)\b/gi, ' '),
    new Date(`${day}T12:00:00Z`),
    { forwardDate: true },
  );
  if (
    found === undefined ||
    found.end != null ||
    !found.start.isCertain('month') ||
    !found.start.isCertain('day')
  )
    return [];
  const two = (n: number | null): string => String(n).padStart(2, '0');
  const { start } = found;
  return [
    {
      field: 'available_from',
      value: `${start.get('year')}-${two(start.get('month'))}-${two(start.get('day'))}`,
    },
  ];
}

const MOVES =
  /\b(?:relocat\w*|mov(?:e|ing) (?:to|interstate|overseas|abroad|cities|for (?:work|a|an|the|family)))\b/i;
const WILLING =
  /\b(?:open|happy|willing|keen|ready|able|prepared|wants?|would|can|could|yes|will|flexible|love|plans?|planning|likes?)\b/i;

function relocation(text: string): Found[] {
  if (!MOVES.test(text)) return [];
  if (isNegated(text)) return [{ field: 'open_to_relocation', value: false, denies: true }];
  return WILLING.test(text) ? [{ field: 'open_to_relocation', value: true }] : [];
}

const PLACE =
  /\b(?:in|to|near|around|within|based in|locations?(?:\s*\w+)?\s*[:–-]|only)\s+((?:\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})(?:(?:\s*,\s*(?:or\s+|and\s+)?|\s+(?:or|and)\s+|\s*\/\s*)\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2})*)/gu;

function locations(text: string, { country }: Home): Found[] {
  if (!WISH.test(text) && !MOVES.test(text) && !/\blocations?\b/i.test(text)) return [];
  const named = [...text.matchAll(PLACE)].flatMap(([, list = '']) =>
    list.split(/\s*,\s*(?:or\s+|and\s+)?|\s+(?:or|and)\s+|\s*\/\s*/),
  );
  const places = named
    .map((name) => name.trim())
    .filter((name) => name !== '' && placeNamed(name, country) !== null);
  return places.length === 0 ? [] : [{ field: 'preferred_locations', value: [...new Set(places)] }];
}

const TYPES: readonly (readonly [string, RegExp])[] = [
  ['permanent', /\b(?:permanent|perm)\b/i],
  [
    'contract',
    /\b(?:contract(?:ing)?|contracts|freelanc\w+|day rate)\b(?! negotiation| management| administration| law)/i,
  ],
  ['temp', /\b(?:temp|temporary|casual) ?(?:work|roles?|jobs?|positions?)?\b/i],
  ['part_time', /\bpart[\s-]?time\b/i],
];

function workTypes(text: string): Found[] {
  if (!WISH.test(text) && !/\b(?:work|employment|contract) types?\b/i.test(text)) return [];
  const value = TYPES.flatMap(([type, words]) => (words.test(text) ? [type] : []));
  return value.length === 0 ? [] : [{ field: 'work_types', value }];
}

const ROLE_WISH =
  /\b(?:wants?(?: to (?:be|become|work as|move into))?|would like (?:to (?:be|become|work as|move into)|an?)|look(?:ing)? for|seek(?:s|ing)|interested in|prefers?|preferred|desired|target|next (?:role|step|job)|hop(?:es|ing) (?:for|to be)|after an?)\b/i;

function rolesWanted(text: string): Found[] {
  const wish = ROLE_WISH.exec(text);
  if (wish === null) return [];
  const rest = text.slice(wish.index + wish[0].length);
  const words = wordsOf(rest);
  const plain = words.map((word) => word.text);
  const found: string[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const role = roles().book.at(plain, at);
    if (role === undefined || role.doubtful) continue;
    const [first, last] = [words[at], words[at + role.length - 1]];
    if (first !== undefined && last !== undefined) found.push(rest.slice(first.start, last.end));
    at += role.length - 1;
  }
  if (found.length === 0) return [];
  const level = levelIn(rest);
  return [
    { field: 'preferred_roles', value: [...new Set(found)] },
    ...(level !== null && LEVELS.includes(level)
      ? [{ field: 'preferred_seniority' as const, value: level }]
      : []),
  ];
}

const CLOSED =
  /\b(?:not|no longer|isn['’]t|aren['’]t|['’]m not|am not|stopped) (?:\w+ )?(?:looking|on the market|open to (?:work|offers|opportunities|new)|interested in (?:moving|a move|new|changing))\b|\b(?:off the market|staying put|happy where (?:i|he|she|they)|accepted (?:an|another|the) offer|signed elsewhere)\b/i;
const OPEN =
  /\b(?:actively looking|open to (?:work|offers|opportunities|new (?:roles|opportunities|challenges))|on the market|looking for (?:a new|new|another|his next|her next|my next|their next)|looking to move|looking around|job hunting|ready for a (?:change|move))\b/i;

function openToWork(text: string): Found[] {
  if (CLOSED.test(text)) return [{ field: 'open_to_work', value: false, denies: true }];
  return OPEN.test(text) ? [{ field: 'open_to_work', value: true }] : [];
}

const READERS: readonly Reader[] = [
  salary,
  notice,
  availableFrom,
  relocation,
  locations,
  workTypes,
  rolesWanted,
  openToWork,
];
