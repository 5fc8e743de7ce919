import { linesOf } from '../lexicon/data-file.ts';
import { certifications, industries, languages, roles, skills } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';

const listed = (name: string): ReadonlySet<string> =>
  new Set(linesOf(`${name}.txt`).flatMap((line) => line.split(' ')));

interface Lists {
  /** Adjectives of how people work. */
  traits: ReadonlySet<string>;
  /** What somebody may be asked to have, by its last word. */
  having: ReadonlySet<string>;
  /** What belongs to somebody's own life, body and origin. */
  life: ReadonlySet<string>;
  /** Nouns for people by their work. */
  occupations: ReadonlySet<string>;
  /** Nouns for people by something else. */
  persons: ReadonlySet<string>;
}

let lists: Lists | undefined;

let called: ReadonlySet<string> | undefined;

// What people are called by whatever they do, and by which sex.
const ANYBODY =
  /^(?:people|persons?|folks?|guys?|gu?als?|m[ae]n|wom[ae]n|lad(?:y|ie)s?|girls?|boys?|hands?|candidates?|talent|staff|team|mates?|masters?|\p{L}+(?:m[ae]n|wom[ae]n|maid|mistress|ess))$/u;

/** The last words of what roles are called, beside the occupations: "therapist", "physio", "caseworker". */
export function calledByWork(word: string): boolean {
  called ??= new Set(
    [...roles().book.phrases()]
      .map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1))
      .filter((last) => !ANYBODY.test(last)),
  );
  return isIn(called, word);
}

/** Words of the work, and words of people's own life. Read when the first text is looked at, not with the program. */
export function known(): Lists {
  if (lists === undefined) {
    const ofRoles = [...roles().byId.values()].flatMap(({ name }) => plainWords(name).slice(-1));
    lists = {
      traits: listed('professional-traits'),
      having: listed('asked-for'),
      life: listed('private-life'),
      occupations: new Set([...listed('occupations'), ...ofRoles]),
      persons: listed('people-by-life'),
    };
  }
  return lists;
}

/** A word in small letters, and what it may be the plural of. */
export const singular = (word: string): string[] => [
  word,
  word.replace(/men$/, 'man'),
  word.replace(/ies$/, 'y'),
  word.replace(/e?s$/, ''),
  word.replace(/s$/, ''),
];

/** Whether a list holds a word or its singular. */
export const isIn = (list: ReadonlySet<string>, word: string): boolean =>
  singular(word).some((one) => list.has(one));

/** Whether a word in small letters names a language, a skill, a paper or a field of business. */
export const isOfTrade = (word: string): boolean =>
  [languages(), skills(), certifications(), industries()].some(
    ({ book }) => book.at([word], 0) !== undefined,
  );
