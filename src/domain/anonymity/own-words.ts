import { matchesOf } from '#src/lib/matches.ts';

interface Stretch {
  start: number;
  end: number;
}

/** What of a record stands in its own place and tells nobody. */
export interface Shown {
  /** Job titles and degrees each of whose words says something of work, and the parts of others that do. */
  titles: readonly string[];
  /** Other titles and skills of the record, which tell nobody as an entry of a list or as what somebody is. */
  listed: readonly string[];
  /** Those of them that somebody may be called by as well, the person first of all: they tell nobody where they stand as the title. */
  called: readonly string[];
  /** Employers and schools as they are recorded, which stand on the page where the first name is shown. */
  houses: readonly string[];
  /** The words of the person's surnames, folded. */
  surnames: readonly string[];
  /** Degrees and what they were taken in, as they are recorded. */
  studies: readonly string[];
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const placesOf = (text: string, all: readonly string[]): Stretch[] =>
  all
    .filter((one) => text.includes(one))
    .flatMap((one) =>
      matchesOf(new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped(one)}(?![\\p{L}\\p{N}_-])`, 'gu'), text),
    )
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }));

/** Whether a place in a text is a piece of a degree or of what it was taken in, as the record has them. */
export const isWithinStudy = (text: string, { start, end }: Stretch, studies: readonly string[]): boolean =>
  placesOf(text, studies).some(
    (one) => one.start <= start && end <= one.end && one.end - one.start > end - start,
  );

/** In a list of what somebody was: `Recent roles: Head Chef; Baker (2010 to 2017)`. */
const LISTED_BEFORE = /(?:[;:(•–—]\s|\n[-*•]\s)$/u;
const LISTED_AFTER = /^(?: \((?:\p{L}{3,9} )?(?:19|20)\d|[;)]|, \p{Lu}| at \p{Lu}|\.?\s*$)/u;
/** `is a Baker`, `as a Mason at`. */
const ONE_OF = /(?<!\p{L})an? $/iu;
const NAME_GOES_ON = /^(?: \p{Lu}|['’]s?(?!\p{L}))/u;

/**
 * Whether a word of the person's own name stands there in one of their titles, as the title: the whole field, one of a list of roles, with an
 * article before it, or among the other words of the title (`Apprentice Mason`).
 */
export function isInTitle(text: string, { start, end }: Stretch, titles: readonly string[]): boolean {
  if (titles.length === 0) return false;
  return placesOf(text, titles).some((title) => {
    if (title.start > start || title.end < end) return false;
    const before = text.slice(Math.max(0, title.start - 20), title.start);
    const after = text.slice(title.end, title.end + 16);
    if (before.trim() === '' && after.trim() === '') return true;
    if (NAME_GOES_ON.test(after)) return false;
    if (title.start < start || title.end > end) return !/\p{Lu}[\p{L}’'-]* $/u.test(before);
    return ONE_OF.test(before) || (LISTED_BEFORE.test(before) && LISTED_AFTER.test(after));
  });
}

/** An entry of a list, or what somebody is said to be or have been. */
const ENTRY_BEFORE =
  /(?:^|\n- |[;:*] |(?<!\p{L})(?:is|was|as|ist|war|est|était|works? as|worked as)(?: an?| eine?| une?)? )$/u;
const ENTRY_AFTER = /^(?:[;.]?\s*$|[;.]?\n|; |, | \(|\. | (?:in|at|with|bei|chez|und|et) )/u;
const isEntry = (text: string, { start, end }: Stretch): boolean =>
  ENTRY_BEFORE.test(text.slice(Math.max(0, start - 30), start)) &&
  ENTRY_AFTER.test(text.slice(end, end + 20));

/** What Deskhand itself writes in the place of somebody or something. */
const MARKER =
  /\[(?!name removed)(?:[a-z][a-z -]* )?removed\]|(?<![\p{L}\p{N}_-])(?:[Tt]he )?[Cc]andidate(?: \p{Lu}{1,2}(?![\p{L}\p{N}]))?(?:['’]s)?(?![\p{L}\p{N}_-])/gu;
/** From when until when, as a summary tells it of a role. */
const YEARS = /(?<=\()(?:19|20)\d\d(?: to (?:now|(?:19|20)\d\d))?(?=\))/gu;

/**
 * Whether a place in a text is of what tells nobody: Deskhand's own markers, the titles and degrees of the record, and where the first name is
 * shown, and the employers with it, those as they are recorded.
 */
export function ownIn(
  text: string,
  { shown: { titles, listed, called, houses } }: { shown: Shown },
  level: 'first_name' | 'anonymous',
): (one: Stretch) => boolean {
  const markers = [MARKER, YEARS]
    .flatMap((pattern) => matchesOf(pattern, text))
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
  const plain = [...titles, ...(level === 'first_name' ? houses : [])].filter((one) => !called.includes(one));
  const entries = placesOf(text, listed).filter((one) => isEntry(text, one));
  const own = [...markers, ...placesOf(text, plain), ...entries];
  return ({ start, end }) =>
    own.some((one) => one.start <= start && end <= one.end) || isInTitle(text, { start, end }, called);
}
