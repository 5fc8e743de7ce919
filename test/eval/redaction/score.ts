import { readFileSync } from 'node:fs';
import { firstNameOnly, identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

/** A text about a person, what of it must not remain, and what must. Pieces are looked for as they are written. */
export interface Case {
  person: {
    name: string;
    email?: string;
    phone?: string;
    location?: { city?: string };
    experience?: { title: string; employer: string }[];
    education?: { school: string; degree?: string }[];
  };
  level: 'anonymous' | 'first_name';
  text: string;
  hidden: string[];
  kept: string[];
}

export interface Scored {
  text: string;
  redacted: string;
  /** Hidden pieces that remain. */
  leaks: string[];
  /** Those of them that no mark shows to the sender before the text leaves. */
  unmarked: string[];
  /** Kept pieces that are gone. */
  damage: string[];
  /** Kept pieces that a mark covers, so that somebody has to look at them. */
  held: string[];
  /** Kept pieces of which something is marked where they are sent by themselves. */
  heldAlone: string[];
  /** Whether anything of the text is marked, so that it waits for somebody. */
  waits: boolean;
}

export const DEFAULT_CASES = new URL('./cases.json', import.meta.url).pathname;

/** The cases of a JSON file of the form of `cases.json`. */
export const casesOf = (file: string): Case[] => JSON.parse(readFileSync(file, 'utf8'));

/** The redacted text of a case, and what is wrong with it. */
function scored({ person, level, text, hidden, kept }: Case): Scored {
  const candidate = {
    ...splitName(person.name),
    email: person.email ?? null,
    phone: person.phone ?? null,
    city: person.location?.city ?? null,
    experience: person.experience ?? [],
    education: person.education ?? [],
  };
  const identity = identityOf({ candidate });
  const { text: redacted, replaced } =
    level === 'anonymous' ? scrub(text, identity) : firstNameOnly(text, identity);
  // A pronoun made neutral, with the verb that goes with it, is no damage.
  const isDamaged = (piece: string): boolean => {
    const at = text.indexOf(piece);
    if (redacted.includes(piece)) return false;
    const over = replaced.filter(({ start, end }) => start < at + piece.length && at < end);
    return at < 0 || over.length === 0 || over.some(({ reason }) => reason !== 'pronoun');
  };
  const marks = marksIn([{ text, identity }], level).flat();
  const isMarked = (piece: string): boolean =>
    placesOf(piece, text).every((at) =>
      marks.some(({ start, end }) => start < at + piece.length && at < end),
    );
  const leaks = hidden.filter((piece) => redacted.includes(piece));
  return {
    text,
    redacted,
    leaks,
    unmarked: leaks.filter((piece) => !isMarked(piece)),
    damage: kept.filter(isDamaged),
    held: kept.filter((piece) => {
      const at = text.indexOf(piece);
      return marks.some(({ start, end }) => start < at + piece.length && at < end);
    }),
    heldAlone: kept.filter((piece) => marksIn([{ text: piece, identity }], level).flat().length > 0),
    waits: marks.length > 0,
  };
}

/** Where a piece stands in a text, each time. */
export function placesOf(piece: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) places.push(at);
  return places;
}

/** Leaks and damages in all of the cases, with how many pieces were looked for. @param told the same cases, telling how far they are */
export function total(cases: readonly Case[], told: Iterable<Case> = cases) {
  const results = Array.from(told, scored);
  const sum = (of: (one: Scored | Case) => number, list: readonly (Scored | Case)[]): number =>
    list.reduce((count, one) => count + of(one), 0);
  return {
    results,
    leaks: sum((one) => ('leaks' in one ? one.leaks.length : 0), results),
    unmarked: sum((one) => ('unmarked' in one ? one.unmarked.length : 0), results),
    hidden: sum((one) => ('hidden' in one ? one.hidden.length : 0), cases),
    damage: sum((one) => ('damage' in one ? one.damage.length : 0), results),
    /** Texts with a leak that nothing holds. */
    unheld: sum((one) => ('leaks' in one && one.leaks.length > 0 && !one.waits ? 1 : 0), results),
    held: sum((one) => ('held' in one ? one.held.length : 0), results),
    heldAlone: sum((one) => ('heldAlone' in one ? one.heldAlone.length : 0), results),
    kept: sum((one) => ('kept' in one ? one.kept.length : 0), cases),
  };
}
