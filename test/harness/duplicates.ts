import { insertRows } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { createWorld, profileAt } from '#examples/demo/generator/index.ts';
import type { CandidateRow } from '#src/domain/candidates/schema.ts';
import { nicknamesOf } from '#src/domain/names/index.ts';
import { companyKey } from '#src/lib/company.ts';
import { fold } from '#src/lib/fold.ts';
import { newId } from '#src/lib/ids.ts';

/** A person of a generated bank. */
export interface Banked {
  first: string;
  last: string;
  email: string | null;
  phone: string | null;
  linkedin: string | null;
  city: string | null;
  title: string | null;
  company: string | null;
  former: string | null;
}

/** Numbers from 0 to 1, the same for one seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * A bank of people with duplicates among them: the second record of one person, entered years later or by another hand.
 * Among the others are namesakes, relatives with one number, and colleagues behind one switchboard.
 * @returns the people, and the pairs that are one person, by position
 */
export function bankWithDuplicates(options: { people: number; duplicates: number; seed: number }) {
  const world = createWorld({ seed: options.seed, country: 'AU', today: '2026-03-31' });
  const next = random(options.seed);
  const chance = (share: number): boolean => next() < share;
  const people: Banked[] = [];
  const pairs: [number, number][] = [];
  const digits = (): string => String(Math.floor(next() * 90_000_000) + 10_000_000);
  const base = (index: number): Banked => {
    const { fields } = profileAt(world, index);
    const experience = fields.experience ?? [];
    const [first = '', ...rest] = fields.name.split(' ');
    return {
      first: fields.first_name ?? first,
      last: fields.last_name ?? rest.join(' '),
      email: chance(0.93) ? fields.email : null,
      phone: chance(0.8) ? `+614${digits()}` : null,
      linkedin: chance(0.45) ? (fields.linkedin_url ?? null) : null,
      city: chance(0.85) ? (fields.location?.city ?? null) : null,
      title: chance(0.9) ? (fields.current_title ?? null) : null,
      company: chance(0.85) ? (fields.current_company ?? null) : null,
      former: experience[1]?.employer ?? null,
    };
  };
  const stranger = (of: Banked, index: number): Banked => ({
    ...base(index),
    first: of.first,
    last: of.last,
  });
  const slip = (word: string): string => {
    if (word.length < 4) return word;
    const at = 1 + Math.floor(next() * (word.length - 2));
    const kind = Math.floor(next() * 3);
    if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
    if (kind === 1) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    return word.slice(0, at) + word[at] + word.slice(at);
  };
  const address = (first: string, last: string): string =>
    `${fold(first)}.${fold(last)}${chance(0.5) ? Math.floor(next() * 99) : ''}@${chance(0.5) ? 'mail' : 'inbox'}.example`.replace(
      /[ ']/g,
      '',
    );
  const duplicate = (of: Banked, index: number): Banked => {
    const made = { ...of };
    const other = base(index);
    if (chance(0.2)) made.first = nicknamesOf(fold(of.first)).at(0) ?? slip(of.first);
    else if (chance(0.15)) made.first = slip(of.first);
    const married = chance(0.08);
    if (married) made.last = other.last;
    else if (chance(0.15)) made.last = slip(of.last);
    if (chance(0.65)) made.email = chance(0.8) ? address(made.first, made.last) : null;
    const newNumber = !married && chance(0.25);
    if (newNumber) made.phone = other.phone;
    if (chance(0.7)) made.linkedin = null;
    if (chance(0.1)) made.city = other.city;
    if (chance(0.4)) {
      made.former = made.company;
      made.company = other.company;
      made.title = other.title;
    }
    return made;
  };
  let index = 0;
  while (people.length < options.people) {
    const person = base(index++);
    const at = people.push(person) - 1;
    const kind = next();
    if (kind < options.duplicates) {
      pairs.push([at, people.length]);
      people.push(duplicate(person, index++));
    } else if (kind < options.duplicates + 0.04) people.push(stranger(person, index++));
    else if (kind < options.duplicates + 0.05)
      people.push({ ...base(index++), last: person.last, phone: person.phone });
    else if (kind < options.duplicates + 0.06)
      people.push({ ...base(index++), company: person.company, phone: person.phone });
  }
  return { people, pairs };
}

/**
 * Inserts a bank of people as copies of a person who is there.
 * @param emails the addresses that are taken; a person whose address is gets none
 * @returns their ids, in order
 */
export async function insertBank(
  tx: Db,
  template: CandidateRow,
  people: readonly Banked[],
  emails = new Set<string>(),
): Promise<string[]> {
  const rows = people.map((person): CandidateRow => {
    const fresh = person.email !== null && !emails.has(fold(person.email));
    const email = fresh ? person.email : null;
    if (email !== null) emails.add(fold(email));
    return {
      ...template,
      id: newId('candidate'),
      name: `${person.first} ${person.last}`,
      first_name: person.first,
      last_name: person.last,
      name_folded: fold(`${person.first} ${person.last}`),
      email,
      email_folded: email === null ? null : fold(email),
      phone: person.phone,
      phone_e164: person.phone,
      linkedin_url: person.linkedin,
      linkedin_slug: person.linkedin === null ? null : fold(person.linkedin),
      city: person.city,
      city_folded: person.city === null ? null : fold(person.city),
      current_title: person.title,
      current_company: person.company,
      company_key: person.company === null ? null : companyKey(person.company),
      experience: JSON.stringify(person.former === null ? [] : [{ title: null, employer: person.former }]),
    };
  });
  await insertRows(tx, 'candidates', rows);
  return rows.map(({ id }) => id);
}

/**
 * How the stored pairs compare with the true ones.
 * @param ids the ids of the bank, in its order
 */
export function outcomeOf(
  stored: readonly { first_id: string; second_id: string; score: number }[],
  ids: readonly string[],
  pairs: readonly (readonly [number, number])[],
) {
  const name = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const truth = new Set(pairs.map(([a, b]) => name(ids[a] ?? '', ids[b] ?? '')));
  const right = (from: number) =>
    stored.filter((pair) => pair.score >= from && truth.has(name(pair.first_id, pair.second_id))).length;
  const all = (from: number) => stored.filter(({ score }) => score >= from).length;
  return {
    truePairs: truth.size,
    certain: all(95),
    certainPrecision: right(95) / Math.max(1, all(95)),
    likelyPrecision: right(80) / Math.max(1, all(80)),
    recall: right(80) / truth.size,
    recallWithPossible: right(60) / truth.size,
  };
}
