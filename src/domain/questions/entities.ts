import { fold } from '#db/rows.ts';
import { type Dimension, type Entity, named, spellingsOf } from '../analytics/index.ts';
import type { Context } from '../context.ts';
import { monthOf, NUMBERS, ORDINALS, WEEKDAYS, WHICH } from './days.ts';
import { RANKS } from './figure-words.ts';
import { isWord } from './lexicon.ts';
import { find, phraseOf, take, type Word, wordsOf } from './text.ts';
import { DIMENSION_WORDS, GRAIN_WORDS, UNSUPPORTED } from './words.ts';

/** A value that a question names: which dimension it is of, the values to filter on, and how to say it. */
export interface Mention {
  /** type: contract or permanent, of placements or of jobs. */
  dimension: Dimension | 'type';
  values: { value: string; label: string }[];
  /** Where its words stand in the question. */
  at: number;
  length: number;
}

/** A name that several records bear. */
export interface Ambiguous {
  said: string;
  names: string[];
}

/** Values that do not depend on the agency, by the words people use for them; the first words are the value's own. */
const VALUES: readonly [Mention['dimension'], string, readonly string[]][] = [
  [
    'stage',
    'client_interview',
    [
      'client interview stage',
      'at client interview',
      'in client interview',
      'interview stage',
      'interviewing stage',
      'at interview',
    ],
  ],
  ['stage', 'funnel', ['funnel stage', 'at funnel', 'in funnel', 'untriaged']],
  [
    'stage',
    'screen',
    ['screen stage', 'screening stage', 'at screen', 'in screen', 'at screening', 'in screening'],
  ],
  [
    'stage',
    'submitted',
    [
      'submitted stage',
      'submission stage',
      'stage submitted',
      'at submitted',
      'in submitted',
      'at submission',
    ],
  ],
  ['stage', 'references', ['at references', 'in references', 'references stage', 'reference check']],
  ['stage', 'offer', ['offer stage', 'stage offer', 'at offer', 'in offer']],
  [
    'source',
    'applied',
    [
      'direct application',
      'direct applicant',
      'inbound application',
      'inbound applicant',
      'applied directly',
    ],
  ],
  ['source', 'referral', ['referral', 'referred', 'referred candidate', 'word of mouth']],
  ['source', 'matched', ['from matching', 'from match', 'matched', 'from search']],
  ['source', 'imported', ['from import', 'imported']],
  ['source', 'marketplace', ['marketplace']],
  ['source', 'pool', ['talent pool', 'from pool']],
  ['employment_type', 'full_time', ['full time job', 'full time role', 'full time']],
  ['employment_type', 'part_time', ['part time job', 'part time role', 'part time']],
  ['kind', 'internal', ['internal interview', 'internal']],
  ['format', 'video', ['video interview', 'by video', 'on video']],
  ['format', 'phone', ['phone interview', 'by phone', 'on the phone']],
  ['format', 'in_person', ['in person interview', 'in person', 'face to face']],
  ['format', 'technical', ['technical interview']],
  ['seniority', 'junior', ['junior']],
  ['seniority', 'mid', ['mid level']],
  ['seniority', 'senior', ['senior']],
  ['seniority', 'lead', ['lead level']],
  ['seniority', 'principal', ['principal level']],
  ['work_rights', 'citizen', ['citizen']],
  ['work_rights', 'permanent_resident', ['permanent resident']],
  ['work_rights', 'visa_holder', ['visa holder', 'on visa', 'with visa']],
  [
    'work_rights',
    'requires_sponsorship',
    ['requires sponsorship', 'need sponsorship', 'needing sponsorship', 'sponsorship'],
  ],
  ['status', 'on_hold', ['on hold']],
  ['status', 'closed', ['closed job', 'closed role']],
  ['type', 'contract', ['contract', 'contractor', 'contracting']],
  ['type', 'permanent', ['permanent', 'perm']],
];

/** Short words that are part of a value's phrase but also mean what is counted: the noun stays free for the metric. */
const NOUNS = new Set(['placement', 'deal', 'hire', 'job', 'role', 'interview', 'candidate', 'applicant']);

const CURRENCIES: readonly [string, readonly string[]][] = [
  ['NZD', ['new zealand dollar', 'kiwi dollar', 'nz dollar']],
  ['AUD', ['australian dollar', 'aussie dollar', 'au dollar']],
  ['USD', ['us dollar', 'american dollar']],
  ['SGD', ['singapore dollar']],
  ['CAD', ['canadian dollar']],
  ['HKD', ['hong kong dollar']],
  ['GBP', ['pound sterling', 'british pound', 'pound']],
  ['EUR', ['euro']],
];
const CODES = new Set(Intl.supportedValuesOf('currency'));

/** Where a currency is named it is its ISO code in capitals, or its usual name. */
function currenciesIn(words: Word[]): Mention[] {
  const mentions: Mention[] = [];
  const add = (code: string, at: number, length: number): void => {
    take(words, at, length);
    mentions.push({ dimension: 'currency', values: [{ value: code, label: code }], at, length });
  };
  for (const [code, phrases] of CURRENCIES)
    for (const phrase of phrases) {
      const at = find(words, phraseOf(phrase));
      if (at >= 0) add(code, at, phraseOf(phrase).length);
    }
  for (const [at, { written, taken }] of words.entries())
    if (!taken && CODES.has(written) && written === written.toUpperCase()) add(written, at, 1);
  return mentions;
}

interface Known {
  id: string;
  name: string;
}

/** What a question names, the names that several bear, and the agency's own names. */
export interface Mentioned {
  mentions: Mention[];
  ambiguous: Ambiguous[];
  names: string[];
  teams: readonly Known[];
  jobs: readonly Known[];
}

/** Whose names questions use, in the order in which one name of several kinds is taken. */
const ENTITIES = ['client', 'consultant', 'team', 'job'] as const;

/** The values that a question names, the agency's own records first; their words are taken. */
export async function mentionsIn(ctx: Context, words: Word[]): Promise<Mentioned> {
  const mentions: Mention[] = [...ownIn(ctx, words), ...currenciesIn(words)];
  const ambiguous: Ambiguous[] = [];
  const names: string[] = [];
  const records = new Map<Entity, readonly Known[]>();
  for (const entity of ENTITIES) {
    const all = await named(ctx, entity);
    if (entity !== 'job') names.push(...all.map(({ name }) => name));
    records.set(entity, all);
  }
  mentions.push(...recordsIn(records, words, ambiguous));
  const [teams, jobs] = [records.get('team') ?? [], records.get('job') ?? []];
  for (const [dimension, texts] of await spellingsOf(ctx, ['city', 'industry', 'country']))
    mentions.push(...typedIn(words, dimension, texts));
  mentions.push(...fixedIn(words));
  return { mentions, ambiguous, names, teams, jobs };
}

/** "The team with most placements", "the team of Sam", "the team average": not simply the team that somebody leads. */
const OTHER_TEAM = new Set(
  'with without that which who whose of in at has had have where average mean lead leader leads most least'.split(
    ' ',
  ),
);

/** I, my and me are who asks; my team and our team is theirs, and so is the team where its lead says it. */
function ownIn(ctx: Context, words: Word[]): Mention[] {
  const { user } = ctx;
  if (user === null) return [];
  const led = user.role === 'team_lead';
  for (const lead of ['my', 'our', 'your', ...(led ? ['the'] : [])]) {
    const lot = led && lead === 'my' ? find(words, ['my', 'lot']) : -1;
    const at = lot >= 0 ? lot : find(words, [lead, 'team']);
    if (lead === 'the' && OTHER_TEAM.has(words[at + 2]?.word ?? '')) continue;
    if (at >= 0 && user.teamId !== null) {
      take(words, at, 2);
      return [{ dimension: 'team', values: [{ value: user.teamId, label: 'your team' }], at, length: 2 }];
    }
  }
  for (const own of ['my', 'me', 'i', 'mine', 'myself']) {
    const at = words.findIndex((word, on) => word.word === own && !word.taken && !polite(words, on));
    if (at < 0) continue;
    take(words, at, 1);
    return [{ dimension: 'consultant', values: [{ value: user.id, label: user.name }], at, length: 1 }];
  }
  return [];
}

/** "Show me", "I would like to see", "can I have": said of nobody's figures in particular. */
function polite(words: readonly Word[], at: number): boolean {
  const [before, own, after] = [words[at - 1]?.word ?? '', words[at]?.word, words[at + 1]?.word ?? ''];
  if (own === 'me') return POLITE_BEFORE.has(before);
  if (own !== 'i') return false;
  return (
    ['can', 'could', 'may'].includes(before) ||
    ['want', 'like', 'would', 'wonder'].includes(after) ||
    (after === 'need' && !['do', 'did'].includes(before))
  );
}

const POLITE_BEFORE = new Set([
  'show',
  'give',
  'tell',
  'let',
  'send',
  'get',
  'find',
  'help',
  'remind',
  'list',
]);

/** Whether a question asks for the team of somebody who leads none and is in none. */
export const asksForNoTeam = ({ user }: Context, words: readonly Word[]): boolean =>
  user !== null &&
  user.teamId === null &&
  words.some(({ word }, at) => (word === 'my' || word === 'our') && words[at + 1]?.word === 'team');

/** Whether a question asks for the figures of whoever asks. */
export const asksForOwn = (words: readonly Word[]): boolean =>
  words.some(({ word }, at) => ['my', 'me', 'i', 'mine', 'myself'].includes(word) && !polite(words, at));

type Phrases = Map<string, { value: string; label: string }[]>;

/** Records by the words that name them. */
function phrasesOf(records: readonly Known[], entity: Entity): Phrases {
  const byPhrase: Phrases = new Map();
  const add = (key: string, id: string, name: string): void => {
    const known = byPhrase.get(key) ?? [];
    if (!known.some(({ value }) => value === id)) known.push({ value: id, label: name });
    byPhrase.set(key, known);
  };
  for (const { id, name } of records) {
    const full = wordsOf(name).map(({ word }) => word);
    if (full.length === 0) continue;
    add(full.join(' '), id, name);
    const bare = entity === 'client' ? withoutForm(full) : full;
    if (bare.length > 0 && bare.length < full.length) add(bare.join(' '), id, name);
    const [first = ''] = full;
    if (entity === 'consultant')
      for (const part of new Set([first, full.at(-1) ?? '']))
        if (part.length > 1 && full.length > 1) add(part, id, name);
    if (entity === 'team' && full.length > 1 && full.at(-1) === 'team')
      add(full.slice(0, -1).join(' '), id, name);
  }
  return byPhrase;
}

/** The longest names first, whatever they are of: the job "Head of Finance" is not the team "Finance". */
function recordsIn(
  records: ReadonlyMap<Entity, readonly Known[]>,
  words: Word[],
  ambiguous: Ambiguous[],
): Mention[] {
  const mentions: Mention[] = [];
  const phrases = [...records].map(([entity, some]) => [entity, phrasesOf(some, entity)] as const);
  const lengths = phrases.flatMap(([, byPhrase]) => [...byPhrase.keys()].map((key) => key.split(' ').length));
  for (let length = Math.min(8, Math.max(0, ...new Set(lengths))); length > 0; length -= 1)
    for (const [entity, byPhrase] of phrases) {
      for (let at = 0; at + length <= words.length; at += 1) {
        const some = words.slice(at, at + length);
        if (some.some(({ taken }) => taken)) continue;
        const found = byPhrase.get(some.map(({ word }) => word).join(' '));
        if (found === undefined || (isCommon(some) && !capital(some, at))) continue;
        take(words, at, length);
        if (found.length > 1 && entity !== 'job')
          ambiguous.push({
            said: some.map(({ written }) => written).join(' '),
            names: found.map(({ label }) => label),
          });
        mentions.push({ dimension: entity, values: found, at, length });
      }
    }
  return mentions;
}

/** Names that questions use as words, beside those that the reader knows anyway. */
const COMMON =
  'may mark will bill lead grant chase page day art march april june self summit frank rich hope faith grace';

/** All that a question may say without naming a record: a name made of it counts only as it is written, with a capital inside a sentence. */
export const SAID: ReadonlySet<string> = new Set(
  [
    COMMON,
    ...Object.values(DIMENSION_WORDS).flat(),
    ...Object.values(GRAIN_WORDS).flat(),
    ...VALUES.flatMap(([, , phrases]) => phrases),
    ...UNSUPPORTED.flatMap(({ words }) => words),
    ...Object.keys(RANKS),
    ...Object.keys(WHICH),
    ...Object.keys(NUMBERS),
    ...Object.keys(ORDINALS),
    ...WEEKDAYS,
    'over above under below around up down today yesterday tomorrow so far date half whole year previous new old',
  ].flatMap((phrase) => phrase.split(' ').map((word) => phraseOf(word)[0] ?? word)),
);

const isCommon = (words: readonly Word[]): boolean =>
  words.every(
    ({ word }) => SAID.has(word) || isWord(word) || monthOf(word) > 0 || /^\d+(\.\d+)?$/.test(word),
  );

/** Whether each word that is not "the" or "of" is written as names are, where a sentence does not begin with it. */
export const capital = (words: readonly Word[], at: number): boolean =>
  (at > 0 || words.length > 1) &&
  words.every(
    ({ written, word }, on) => (at === 0 && on === 0) || SMALL.has(word) || /^(\p{Lu}|\d)/u.test(written),
  );

const SMALL: ReadonlySet<string> = new Set(['the', 'of', 'and', 'on', 'in', 'a', 'to', 'for']);

const FORMS = new Set([
  'ltd',
  'limited',
  'inc',
  'llc',
  'plc',
  'pty',
  'gmbh',
  'ag',
  'bv',
  'sa',
  'co',
  'corp',
  'corporation',
  'group',
  'holding',
  'company',
]);

function withoutForm(words: readonly string[]): string[] {
  const bare = [...words];
  while (bare.length > 1 && FORMS.has(bare.at(-1) ?? '')) bare.pop();
  return bare;
}

function typedIn(words: Word[], dimension: Dimension, texts: readonly string[]): Mention[] {
  const byText = new Map<string, string[]>();
  for (const text of texts) byText.set(fold(text), [...(byText.get(fold(text)) ?? []), text]);
  const mentions: Mention[] = [];
  for (const [folded, spelled] of byText) {
    const parts = phraseOf(folded);
    const at = find(words, parts);
    if (parts.length === 0 || at < 0) continue;
    take(words, at, parts.length);
    mentions.push({
      dimension,
      values: spelled.map((text) => ({ value: text, label: text })),
      at,
      length: parts.length,
    });
  }
  return mentions;
}

function fixedIn(words: Word[]): Mention[] {
  const mentions: Mention[] = [];
  for (const [dimension, value, phrases] of VALUES) {
    for (const phrase of phrases) {
      const parts = phraseOf(phrase);
      for (let at = find(words, parts); at >= 0; at = find(words, parts, at + 1)) {
        const last = parts.at(-1) ?? '';
        const length = parts.length - (dimension !== 'stage' && parts.length > 1 && NOUNS.has(last) ? 1 : 0);
        // "At interview rate" and "in offer acceptance" name no stage.
        if (
          dimension === 'stage' &&
          ['rate', 'ratio', 'acceptance'].includes(words[at + parts.length]?.word ?? '')
        )
          continue;
        take(words, at, length);
        mentions.push({ dimension, values: [{ value, label: value }], at, length });
      }
    }
  }
  return mentions;
}
