import type { Parts } from './parts.ts';

/** A sentence about somebody, with the pieces of it that identify nobody. */
export interface Sentence {
  said: string;
  kept: readonly string[];
}

/** A made-up person: what is on record, what is written of them, and every string that tells who they are. */
export interface MadePerson {
  record: Record<string, unknown>;
  sentences: readonly Sentence[];
  feat: string | null;
  hidden: readonly string[];
  /** What kind of string each hidden one is, which tells nothing of the string: `school, another form, Latin`. */
  kinds: ReadonlyMap<string, string>;
}

/** A made-up brief: its client, what was written of the job, and what an ad may and may not show. */
export interface MadeBrief {
  client: string;
  contact: string;
  description: string;
  duties: readonly string[];
  asides: readonly string[];
  unlawful: string | null;
  hidden: readonly string[];
}

type Random = () => number;

/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function one<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

function some<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [taken] = left.splice(Math.floor(random() * left.length), 1);
    if (taken === undefined) throw new Error('nothing to choose from');
    return taken;
  });
}

const SLOT = /\{[nesc]\}/;

function filled(random: Random, sentence: string, by: Record<string, readonly string[]>): Sentence {
  const said = sentence.replace(/\{([nesc])\}/g, (_, slot: string) => one(random, by[slot] ?? []));
  const kept = sentence
    .split(SLOT)
    .map((piece) => piece.replace(/^[\s,.’']+|[\s,.]+$/g, ''))
    .filter((piece) => piece.split(' ').length > 1);
  return { said, kept };
}

const isLatin = (string: string): boolean => /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}\s]*$/u.test(string);

const kindsOf = (by: Record<string, readonly string[]>): Map<string, string> =>
  new Map(
    Object.entries(by).flatMap(([what, forms]) =>
      forms.map((form, at): [string, string] => {
        const words = form.split(/\s+/).length;
        const script = isLatin(form) ? 'Latin' : 'another script';
        return [form, `${what}, ${at === 0 ? 'as recorded' : 'another form'}, ${script}, words: ${words}`];
      }),
    ),
  );

/** People of hostile variety: the same for the same parts, count and seed. */
export function peopleOf(parts: Parts, count: number, seed: number): MadePerson[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, at) => {
    const name = one(random, parts.names);
    const [job, last] = some(random, parts.employers, 2);
    const school = one(random, parts.schools);
    if (job === undefined || last === undefined) throw new Error('too few employers');
    const by = { n: name, e: random() < 0.7 ? job : last, s: school };
    const handle = `person.${seed}.${at}`;
    const sentences = some(random, parts.sentences, 6).map((sentence) => filled(random, sentence, by));
    const feat = random() < 0.12 ? filled(random, one(random, parts.feats), by).said : null;
    const reach = [
      `${handle}@mail.example`,
      '0411 222 333',
      `linkedin.com/in/${handle.replaceAll('.', '-')}`,
    ];
    if (random() < 0.3) sentences.push({ said: `Write to ${one(random, reach)}.`, kept: [] });
    return {
      record: {
        name: name[0],
        email: reach[0],
        phone: '+61 411 222 333',
        linkedin_url: `https://www.${reach[2]}`,
        current_title: 'Operations manager',
        current_company: job[0],
        location: { city: 'Perth', country: 'Australia' },
        experience: [
          { title: 'Operations manager', employer: job[0], from: '2019', is_current: true },
          { title: 'Shift lead', employer: last[0], from: '2012', to: '2019' },
        ],
        education: [{ school: school[0], degree: 'BEng' }],
        skills: ['Python', 'SQL', 'Excel'],
      },
      sentences,
      feat,
      hidden: [...new Set([...name, ...job, ...last, ...school, ...reach])],
      kinds: kindsOf({ address: reach, school, 'last employer': last, employer: job, name }),
    };
  });
}

/** Briefs of hostile variety; a third holds an unlawful line. */
export function briefsOf(parts: Parts, count: number, seed: number): MadeBrief[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => {
    const client = one(random, parts.clients);
    const contact = one(random, parts.names);
    const duties = some(random, parts.duties, 4);
    const asides = random() < 0.6 ? [one(random, parts.asides)] : [];
    const unlawful = random() < 0.34 ? one(random, parts.unlawful) : null;
    const named = [
      `${one(random, client)} is looking for you.`,
      `Your first day at ${one(random, client)} is spent with the team.`,
    ];
    const lines = [...asides, named[0], ...duties.slice(0, 2), named[1]];
    const asked = [...duties.slice(2), ...(unlawful === null ? [] : [unlawful])];
    return {
      client: client[0] ?? '',
      contact: contact[0] ?? '',
      description: `${lines.join('\n')}\n\nRequirements:\n${asked.map((line) => `- ${line}`).join('\n')}`,
      duties,
      asides,
      unlawful,
      hidden: client,
    };
  });
}

const DECODED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };

/** What a reader sees of a page, a mail or a feed: without tags, styles, ids and the random part of links. */
export const seen = (html: string): string =>
  html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|apos);/g, (_, sign: string) => DECODED[sign] ?? '')
    .replace(/\w+_[0-9a-z]{24}|\/r\/[\w-]{43}/g, '')
    .replace(/\s+/g, ' ');

/** Whether a text holds a string as a word of its own; where words have no gaps, anywhere. */
export function holds(text: string, string: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(string))
    return text.includes(string);
  const literal = string.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u').test(text);
}
