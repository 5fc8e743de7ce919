// Read model: what an agency's own people, clients, jobs and candidates are called, as far as a search speaks of them.
import { type RawBuilder, sql } from 'kysely';
import { contains } from '#db/list.ts';
import { fold, likePattern } from '#db/rows.ts';
import { countMatches } from '#db/search-index.ts';
import { allTeams, allUsers } from '../../accounts/people.ts';
import type { Context } from '../../context.ts';
import { plainWords } from '../../lexicon/text.ts';
import { isEnglish } from '../../speech/index.ts';
import { contactsNamed, isContact } from './contacts.ts';
import type { FieldName } from './field-names.ts';
import type { Named } from './named.ts';
import type { Said, Spoken, Stretch } from './plain-text.ts';
import type { RecordType } from './query.ts';
import { reasonsIn } from './reasons.ts';
import { isSmall } from './small-words.ts';
import { bareTeam, type Token, teamIn, tokensOf } from './teams.ts';
import { beginsWord, holdsWord } from './text-sql.ts';

/** What of an agency's records a search may speak of by name. */
export interface Names {
  named: readonly Named[];
  /** The cities, with division and country, where its jobs are. */
  towns: readonly Town[];
}

export interface Town {
  city: string | null;
  state: string | null;
  country_code: string | null;
}

/** Nothing of an agency known. */
export const NO_NAMES: Names = { named: [], towns: [] };

const MOST = 300;
/** The words of a search as those of names are compared: parts of joined words by themselves. */
function tokensIn(said: Said): Token[] {
  return said.words.flatMap(({ said: word, at, end }) => {
    const texts = tokensOf(word);
    // "E-commerce" is two; each stands for the whole word.
    return texts.map((text) => ({ text, said: word, at, end, owned: ownedBy(text, said.text.slice(end)) }));
  });
}

/** "Hannahs ivs": an s that no word of the language has, or one with a record behind it. */
function ownedBy(text: string, behind: string): string | null {
  if (!/^\p{L}{3,}s$/u.test(text) || /ss$/.test(text)) return null;
  return !isEnglish(text) || OWNED.test(behind) ? text.slice(0, -1) : null;
}

const OWNED =
  /^ (?:(?:open|live|active|own|new|client|internal|phone|video|first|second|next|last) )*(?:lists?|jobs?|roles?|vacancies|reqs?|applications?|candidates?|interviews?|pipeline|placements?|submissions?|offers?|rejections?|rejects|withdrawals?|desk|diary|book|calendar|evergreens?|people|lot)(?![\p{L}])/iu;

/** Finds the names of users, teams, clients, candidates, contacts and jobs in a search. */
export async function namesOf(ctx: Context, type: RecordType, said: Said): Promise<Names> {
  const tokens = tokensIn(said);
  const content = tokens.filter(({ text }) => !isSmall(text) && text.length > 2 && !/^\d/.test(text));
  const found: Named[] = [];
  const users = await allUsers(ctx.db, ctx.account.id);
  for (const { name } of users) found.push(...runs(tokens, 'owner', name, said));
  const towns = await townsOf(ctx);
  for (const { name, deleted } of await allTeams(ctx.db, ctx.account.id))
    if (!deleted)
      found.push(
        ...teamIn(said, tokens, name, {
          runs: runs(tokens, 'team', bareTeam(name)),
          isTown: towns.some(({ city }) => city !== null && fold(city) === fold(bareTeam(name))),
        }),
      );
  for (const name of await clientsWith(ctx, content)) found.push(...runs(tokens, 'client', name));
  for (const title of await titlesWith(ctx, pairsOf(tokens))) found.push(...titleRuns(said, tokens, title));
  found.push(...(await peopleIn(ctx, type, said)));
  if (type !== 'interviews') found.push(...(await reasonsIn(ctx, said)));
  return { named: longest(found), towns };
}

/** The longest runs of words that are part of a name. */
function runs(tokens: readonly Token[], field: FieldName, name: string, said?: Said): Named[] {
  const own = tokensOf(name);
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let start = 0; start < own.length; start += 1) {
      let length = 0;
      while (start + length < own.length && tokens[at + length]?.text === own[start + length]) length += 1;
      const isOwning =
        start + length < own.length &&
        (field === 'owner' || field === 'client') &&
        tokens[at + length]?.owned === own[start + length];
      if (isOwning) length += 1;
      const [first, last] = [tokens[at], tokens[at + length - 1]];
      if (length === 0 || first === undefined || last === undefined) continue;
      const isWhole = length === own.length;
      // One word of several tells a name where it is its first, or no everyday word.
      const isTelling =
        start === 0 || (field === 'owner' && start === own.length - 1) || /^\p{Lu}/u.test(first.said);
      if (length === 1 && !isWhole && (!isTelling || isSmall(first.text))) continue;
      if (
        length === 1 &&
        !isOwning &&
        isEveryday(first) &&
        !(isWhole && own[0] !== undefined && /^\p{Lu}/u.test(first.said)) &&
        field === 'owner' &&
        !/'s$/.test(first.said) &&
        !/^\p{Lu}/u.test(first.said) &&
        !(start === 0 && isByItself(first, said))
      )
        continue;
      found.push({ field, values: [name], at: first.at, end: last.end, isPart: length === 1, length });
      // "Orchard Lane Housing Officer" may be the Housing Officer of Orchard Lane Housing.
      for (let shorter = 2; start === 0 && shorter < length; shorter += 1) {
        const end = tokens[at + shorter - 1]?.end ?? last.end;
        found.push({ field, values: [name], at: first.at, end, isPart: false, length: shorter });
      }
    }
  }
  return found;
}

/** "Funnel over two weeks, tom", "booked by tom": an everyday word that can be nothing else there. */
function isByItself({ at, end }: Stretch, said: Said | undefined): boolean {
  if (said === undefined) return false;
  const [before, behind] = [said.text.slice(0, at), said.text.slice(end)];
  const isAfter = /^\s*(?:$|[,;:/+&.?)-])/.test(behind);
  return (
    (/(?:^|[,;:/+&(=-])\s*$/.test(before) && isAfter) ||
    /\b(?:by|under|owner|consultant|recruiter)(?::?\s+| ?[:=]+ ?)$/i.test(before)
  );
}

const isEveryday = ({ said, text }: Token): boolean => said === said.toLowerCase() && isEnglish(text);

async function clientsWith(ctx: Context, words: readonly Token[]): Promise<string[]> {
  const rows = await matching(
    ctx,
    sql`clients`,
    'name',
    'name_folded',
    words.flatMap(({ text, owned }) => (owned === null ? [text] : [text, owned])),
  );
  return rows;
}

/** Two words that stand side by side, of which a title may be made. */
const pairsOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ text }, at) => {
    const next = tokens[at + 1];
    return next === undefined || isSmall(text) ? [] : [singular(`${text} ${next.text}`)];
  });

const singular = (text: string): string => plainWords(text).join(' ');

const titlesWith = (ctx: Context, pairs: readonly string[]): Promise<string[]> =>
  matching(ctx, sql`jobs`, 'title', 'title_folded', pairs);

async function matching(
  ctx: Context,
  table: RawBuilder<unknown>,
  column: string,
  folded: string,
  texts: readonly string[],
): Promise<string[]> {
  if (texts.length === 0) return [];
  const any = sql.join(
    [...new Set(texts)].slice(0, 40).map((text) => contains(folded, likePattern(text))),
    sql` or `,
  );
  const { rows } = await sql<{ name: string }>`select distinct ${sql.ref(column)} as name from ${table}
    where account_id = ${ctx.account.id} and (${any}) limit ${sql.lit(MOST)}`.execute(ctx.db);
  return rows.map(({ name }) => name);
}

/** Runs of two words and more of a title, in the singular or plural. */
function titleRuns(said: Said, tokens: readonly Token[], title: string): Named[] {
  const own = tokensOf(title).map(singular);
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at += 1)
    for (let start = 0; start < own.length; start += 1) {
      let length = 0;
      while (start + length < own.length && singular(tokens[at + length]?.text ?? '') === own[start + length])
        length += 1;
      const [first, last] = [tokens[at], tokens[at + length - 1]];
      if (length < 2 || first === undefined || last === undefined) continue;
      const words = plainWords(said.text.slice(first.at, last.end)).join(' ');
      found.push({ field: 'title', values: [words], at: first.at, end: last.end, isPart: false, length });
    }
  return found;
}

/** Whole names of candidates, and of contacts of clients. */
async function peopleIn(ctx: Context, type: RecordType, said: Said): Promise<Named[]> {
  const windows = windowsOf(said);
  if (windows.length === 0) return [];
  const contacts = await contactsNamed(
    ctx,
    windows.map(({ name }) => fold(name)),
  );
  const found: Named[] = [];
  for (const { name, at, end, length } of windows) {
    const key = plainWords(name).toSorted().join('_');
    const isCandidate = (await countMatches(ctx.db, ctx.account.id, { term: `nk_${key}` })) > 0;
    const isContact = contacts.has(fold(name));
    if (!isCandidate && !isContact) continue;
    // "Submitted to Imran Sattar" is to the contact.
    const isTo = isContact && /\b(?:to|with|under|contact|manager)\s+$/i.test(said.text.slice(0, at));
    const field =
      (isTo || !isCandidate) && isContact && type === 'applications'
        ? 'contact'
        : !isContact || type === 'applications'
          ? 'candidate'
          : type === 'interviews'
            ? 'interviewer'
            : 'contact';
    found.push({ field, values: [name], at, end, isPart: false, length });
  }
  return found;
}

/** Two to four words side by side that may be somebody's whole name. */
function windowsOf(said: Said): (Stretch & { name: string; length: number })[] {
  const isNameLike = ({ said: word }: Spoken): boolean =>
    /^\p{L}[\p{L}'-]+$/u.test(word) && !isSmall(word.toLowerCase());
  const found: (Stretch & { name: string; length: number })[] = [];
  for (let from = 0; from < said.words.length; from += 1)
    for (let length = 4; length >= 2; length -= 1) {
      const words = said.words.slice(from, from + length);
      const [first, last] = [words[0], words.at(-1)];
      if (words.length < length || first === undefined || last === undefined || !words.every(isNameLike))
        continue;
      const name = said.text.slice(first.at, last.end).replace(/'s$/, '');
      const isEveryday = words.every(({ said: word }) => word === word.toLowerCase() && isEnglish(word));
      if (!isEveryday && !/[,;/&+]/.test(name)) found.push({ name, at: first.at, end: last.end, length });
    }
  return found.slice(0, 24);
}

const ORDER: readonly FieldName[] = [
  'team',
  'owner',
  'client',
  'candidate',
  'contact',
  'interviewer',
  'title',
];

/** The names that cover most words without overlapping, in the fewest pieces; of one stretch all that are called so. */
function longest(all: readonly Named[]): Named[] {
  const whole: Named[] = [];
  for (const one of all.toSorted((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field))) {
    const same = whole.find(({ at, end }) => at === one.at && end === one.end);
    if (same === undefined) whole.push({ ...one, values: [...one.values] });
    else if (same.field === one.field) same.values = [...new Set([...same.values, ...one.values])];
  }
  const sorted = whole.toSorted((one, other) => one.end - other.end);
  // What is best of those that end before a place, from left to right.
  const best: { words: number; kept: Named[] }[] = [{ words: 0, kept: [] }];
  for (const [n, one] of sorted.entries()) {
    const before = sorted.findLastIndex(({ end }, m) => m < n && end <= one.at);
    const without = best[n] ?? { words: 0, kept: [] };
    const led = best[before + 1] ?? { words: 0, kept: [] };
    // A name told by one of its words is worth less than one of two.
    const words = led.words + (one.isPart ? 0.4 : one.length);
    const isBetter =
      words > without.words || (words === without.words && led.kept.length + 1 < without.kept.length);
    best.push(isBetter ? { words, kept: [...led.kept, one] } : without);
  }
  return (best.at(-1)?.kept ?? []).toSorted((one, other) => one.at - other.at);
}

/** Where the jobs of an agency are. */
export async function townsOf(ctx: Context): Promise<Town[]> {
  const { rows } = await sql<Town>`select distinct city, state, country_code from jobs
    where account_id = ${ctx.account.id} and (city is not null or state is not null or country_code is not null)`.execute(
    ctx.db,
  );
  return rows;
}

/** In which names a word begins one: of titles, of clients, of candidates, else of what clients do. */
export async function heardOf(ctx: Context, word: string): Promise<FieldName[]> {
  const [single = word] = plainWords(word);
  // An everyday word is one of a name as a whole: "pay" is no payroll.
  const isWhole = isEnglish(word);
  const stands = async (
    table: RawBuilder<unknown>,
    column: string | RawBuilder<unknown>,
  ): Promise<boolean> => {
    const { rows } = await sql`select 1 from ${table} where account_id = ${ctx.account.id}
      and ${isWhole ? holdsWord(column, single) : beginsWord(column, single)} limit 1`.execute(ctx.db);
    return rows.length > 0;
  };
  const found: FieldName[] = [];
  if (await stands(sql`jobs`, 'title_folded')) found.push('title');
  if (await stands(sql`clients`, 'name_folded')) found.push('client');
  if ((await countMatches(ctx.db, ctx.account.id, { term: `nm_${single}` })) > 0) found.push('candidate');
  // A "company car" is nothing of healthcare.
  if (found.length === 0 && (await stands(sql`clients`, sql`lower(industry)`))) found.push('industry');
  if (found.length === 0 && (await isContact(ctx, single))) found.push('contact');
  return found;
}
