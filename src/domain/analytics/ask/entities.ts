import { fold } from '#db/rows.ts';
import type { Context } from '../../context.ts';
import type { Dimension, Entity } from '../facts.ts';
import { named, spellings } from '../names.ts';
import { find, phraseOf, take, type Word, wordsOf } from './text.ts';
import { DIMENSION_WORDS } from './words.ts';

/** A value that a question names: which dimension it is of, the values to filter on, and how to say it. */
export interface Mention {
  dimension: Dimension;
  values: { value: string; label: string }[];
}

/** Values that do not depend on the agency, by the words people use for them; the first words are the value's own. */
const VALUES: readonly [Dimension, string, readonly string[]][] = [
  ['stage', 'client_interview', ['client interview stage', 'at client interview', 'in client interview']],
  ['stage', 'funnel', ['funnel', 'untriaged']],
  [
    'stage',
    'screen',
    ['at screen', 'in screen', 'screen stage', 'screening stage', 'at screening', 'in screening'],
  ],
  ['stage', 'submitted', ['at submitted', 'submitted stage', 'stage submitted', 'in submitted']],
  ['stage', 'references', ['at references', 'in references', 'references stage', 'reference check']],
  ['stage', 'offer', ['at offer', 'in offer', 'offer stage', 'stage offer']],
  [
    'source',
    'applied',
    ['from direct application', 'who applied directly', 'direct applicant', 'inbound applicant'],
  ],
  ['source', 'referral', ['referral', 'referred', 'referred candidate']],
  ['source', 'matched', ['from matching', 'from match', 'matched', 'from search']],
  ['source', 'imported', ['from import', 'imported']],
  ['source', 'marketplace', ['marketplace']],
  ['source', 'pool', ['talent pool', 'from pool']],
  [
    'placement_type',
    'contract',
    ['contractor', 'contract placement', 'contractor placement', 'contract deal', 'contract hire'],
  ],
  [
    'placement_type',
    'permanent',
    ['permanent placement', 'perm placement', 'permanent deal', 'perm deal', 'perm hire', 'permanent hire'],
  ],
  ['employment_type', 'contract', ['contract job', 'contract role', 'contracting']],
  [
    'employment_type',
    'full_time',
    [
      'full time job',
      'full time role',
      'full time',
      'permanent job',
      'permanent role',
      'perm job',
      'perm role',
    ],
  ],
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
];

/** Short words that are part of a value's phrase but also mean what is counted: the noun stays free for the metric. */
const NOUNS = new Set([
  'placement',
  'deal',
  'hire',
  'job',
  'role',
  'interview',
  'candidate',
  'applicant',
  'contract',
]);

/** The values that a question names, the agency's own records first; their words are taken. */
export async function mentionsIn(ctx: Context, words: Word[]): Promise<Mention[]> {
  const mentions: Mention[] = [...ownIn(ctx, words)];
  for (const entity of ['client', 'consultant', 'team', 'job'] as const)
    mentions.push(...(await recordsIn(ctx, words, entity)));
  for (const dimension of ['city', 'industry', 'country'] as const) {
    const texts = await spellings(ctx, dimension);
    mentions.push(...typedIn(words, dimension, texts));
  }
  mentions.push(...fixedIn(words));
  return merged(mentions);
}

/** I, my and me are who asks; my team and our team is theirs. */
function ownIn(ctx: Context, words: Word[]): Mention[] {
  const { user } = ctx;
  if (user === null) return [];
  for (const lead of ['my', 'our']) {
    const at = find(words, [lead, 'team']);
    if (at >= 0 && user.teamId !== null) {
      take(words, at, 2);
      return [{ dimension: 'team', values: [{ value: user.teamId, label: 'your team' }] }];
    }
  }
  for (const own of ['my', 'me', 'i', 'mine', 'myself']) {
    const at = find(words, [own]);
    // "Show me" and "tell me" ask for nobody's in particular.
    if (at < 0 || (own === 'me' && ['show', 'give', 'tell', 'let'].includes(words[at - 1]?.word ?? '')))
      continue;
    take(words, at, 1);
    return [{ dimension: 'consultant', values: [{ value: user.id, label: user.name }] }];
  }
  return [];
}

async function recordsIn(ctx: Context, words: Word[], entity: Entity): Promise<Mention[]> {
  const records = await named(ctx, entity);
  const byPhrase = new Map<string, { value: string; label: string }[]>();
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
    if (entity === 'consultant' && first.length > 1) add(first, id, name);
  }
  const mentions: Mention[] = [];
  const longest = Math.min(8, Math.max(0, ...[...byPhrase.keys()].map((key) => key.split(' ').length)));
  for (let length = longest; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const some = words.slice(at, at + length);
      if (some.some(({ taken }) => taken)) continue;
      const found = byPhrase.get(some.map(({ word }) => word).join(' '));
      if (found === undefined || (length === 1 && isCommon(some[0]?.word ?? '') && !capital(some[0], at)))
        continue;
      take(words, at, length);
      mentions.push({ dimension: entity, values: found });
    }
  }
  return mentions;
}

/** Names that are words of questions too count only as they are written: with a capital inside a sentence. */
const COMMON = new Set([
  'may',
  'mark',
  'will',
  'bill',
  'team',
  'job',
  'client',
  'lead',
  'grant',
  'chase',
  'page',
  'day',
  'art',
  'target',
  'march',
  'april',
  'june',
  'open',
  'hire',
  'offer',
  'self',
  'summit',
  'sales',
  'frank',
  'rich',
]);

const isCommon = (word: string): boolean =>
  COMMON.has(word) || Object.values(DIMENSION_WORDS).some((words) => words.includes(word));

const capital = (word: Word | undefined, at: number): boolean =>
  at > 0 && word !== undefined && /^\p{Lu}/u.test(word.written);

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
    const at = find(words, phraseOf(folded));
    if (folded === '' || at < 0) continue;
    take(words, at, phraseOf(folded).length);
    mentions.push({ dimension, values: spelled.map((text) => ({ value: text, label: text })) });
  }
  return mentions;
}

function fixedIn(words: Word[]): Mention[] {
  const mentions: Mention[] = [];
  for (const [dimension, value, phrases] of VALUES) {
    for (const phrase of phrases) {
      const parts = phraseOf(phrase);
      const at = find(words, parts);
      if (at < 0) continue;
      const last = parts.at(-1) ?? '';
      take(words, at, parts.length - (parts.length > 1 && NOUNS.has(last) ? 1 : 0));
      mentions.push({ dimension, values: [{ value, label: value }] });
      break;
    }
  }
  return mentions;
}

/** One mention for each dimension: two names of one are either. */
function merged(mentions: readonly Mention[]): Mention[] {
  const byDimension = new Map<Dimension, Mention>();
  for (const { dimension, values } of mentions) {
    const known = byDimension.get(dimension);
    if (known === undefined) byDimension.set(dimension, { dimension, values: [...values] });
    else known.values.push(...values.filter(({ value }) => !known.values.some((one) => one.value === value)));
  }
  return [...byDimension.values()];
}
