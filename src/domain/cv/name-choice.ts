import type { Section } from './headings.ts';
import { addressesOf, nameOf } from './name.ts';
import { confirmedByFile, type FoundName, GUESSED, PLAIN } from './name-certainty.ts';
import { doubtsOf } from './name-decision.ts';
import { withDotless } from './name-dotless.ts';
import {
  nameByAddress,
  nameByDeclaration,
  nameByLabel,
  nameBySignature,
  spelledOut,
} from './name-elsewhere.ts';
import { agreement, lettersOf, ownDomain } from './name-evidence.ts';
import { isEvident } from './name-evident.ts';
import { mayBeHalf } from './name-half.ts';
import {
  type HeadLine,
  type Told,
  withCellsTogether,
  withHeadTogether,
  withWholeNames,
} from './name-heading.ts';
import { nameIntroduced } from './name-introduced.ts';
import { isNameLabel, LABEL, labelIn } from './name-labels.ts';
import { isOrderOpen } from './name-led.ts';
import { nameOfPaper } from './name-of-paper.ts';
import { isCutShort } from './name-rest.ts';
import { withoutShortTwice } from './name-short-twice.ts';
import { linesOfOthers } from './name-spoken-of.ts';
import { withoutTrailing } from './name-trailing.ts';
import { insteadOfGuess, likeliestAlone, verdictOn } from './name-verdict.ts';
import { type WeighedName, weighedNames } from './name-weighing.ts';
import { isNameless } from './nameless.ts';
import type { CvLine } from './source.ts';

/** How many lines may be a heading at the top, with what stands in a column beside it. */
const HEADED = 60;

/** Where a name may be told from. */
export interface NameSources {
  sections: readonly Section[];
  /** The lines before and beside the sections. */
  head: readonly CvLine[];
  /** Those of all sections but jobs and studies. */
  beside: readonly CvLine[];
  all: readonly CvLine[];
  email: string | null;
  slug: string | null;
  filename: string;
}

/** The lines of the pages in which a name is looked for, those that it breaks over being one, and what tells of it beside them. */
export function nameLines({
  all,
  email,
  slug,
  filename,
}: Pick<NameSources, 'all' | 'email' | 'slug' | 'filename'>) {
  const addresses = addressesOf(email, slug);
  const letters = `${addresses} ${ownDomain(email)} ${lettersOf(filename.replace(/\.[^.]*$/, ''))}`;
  const together = withHeadTogether(all);
  const told: Told = { letters, all: together };
  const cleared = (line: CvLine): HeadLine => withoutTrailing(withCellsTogether(line, told), told);
  const whole = withWholeNames(together.slice(0, HEADED).map(cleared), told);
  return { addresses, together, told, cleared, all: [...whole, ...together.slice(HEADED)] };
}

/**
 * The candidate's name: of what the top, the address, a sentence, a label, a declaration and a signature tell, the surest; of those
 * that are as sure, the first. A guess of the top is one still, unless the file's name makes it sure.
 */
export function chosenName(told: NameSources): FoundName | null {
  const chosen = chosenOf(withoutOthers(told));
  // However it was read, what somebody is called for short is no part of it beside what that stands for.
  return chosen && { ...chosen, value: withoutShortTwice(chosen.value, told.all) };
}

// Those who speak for the candidate, or are to be called for them, are not the candidate.
function withoutOthers(from: NameSources): NameSources {
  const others = linesOfOthers(from.all, addressesOf(from.email, from.slug));
  if (others.size === 0) return from;
  const own = (lines: readonly CvLine[]): CvLine[] => lines.filter((line) => !others.has(line));
  const sections = from.sections.map((section) => ({ ...section, lines: own(section.lines) }));
  return { ...from, sections, head: own(from.head), beside: own(from.beside), all: own(from.all) };
}

function chosenOf(from: NameSources): FoundName | null {
  const { email, slug } = from;
  const { addresses, together, told, cleared, all } = nameLines(from);
  // Lines of a name that others stand between go before the rest of the top.
  const moved = together.filter((line) => !from.all.includes(line));
  const written = moved.map(({ text }) => text);
  const rest = from.head.filter(
    ({ text }) => !written.some((word) => text === word || text.startsWith(`${word}\t`)),
  );
  const top = from.head.length > 0 || moved.length > 0 ? [...moved, ...rest] : firstOf(from.sections);
  const head = top.map(cleared);
  const atTop = nameOf(head, email, slug, told);
  const byAddress = nameByAddress(all, email, slug);
  const said = [
    nameIntroduced(from.beside, addressesOf(email, slug)),
    nameByLabel(from.beside),
    nameByDeclaration(head, addressesOf(email, slug)),
    isNameless(head) ? null : nameBySignature(all, addressesOf(email, slug)),
  ].filter((name) => name !== null);
  const found = [atTop?.guess ? null : atTop, byAddress, ...said].filter((name) => name !== null);
  const [surest] = found.toSorted((a, b) => b.confidence - a.confidence);
  // What the top has more of is not cut by another reading of it.
  const isMore = atTop !== null && surest !== undefined && atTop.value.startsWith(`${surest.value} `);
  const best = isMore && !atTop.guess ? atTop : surest;
  const named = best ?? (atTop === null ? null : confirmedByFile(atTop, from.filename));
  const read = named && withDoubt(spelledOut(named, all), all, told);
  const byPlace = best === undefined || best === atTop || best === byAddress;
  const weighed = weighedNames(all, email, addresses);
  const chosen = withSigns(read, byPlace, { all: weighed, letters: addresses, nameless: isNameless(head) });
  if (chosen === null || chosen.guess) return nameOfPaper(head, addresses) ?? chosen;
  // What stands once, within the text, and is told by nothing else may be anybody's.
  const isSaid = said.some(({ value }) => value === chosen.value);
  return isSaid || isEvident(chosen.value, chosen.quote, from.all, told.letters)
    ? withDotless(chosen, all)
    : { ...chosen, confidence: GUESSED, guess: true };
}

/**
 * What the rules read, unless the signs speak against it; where they read none, or guess, what the signs tell alone. What a sentence or
 * a label says to be the name is.
 */
function withSigns(
  read: FoundName | null,
  byPlace: boolean,
  { all, letters, nameless }: { all: readonly WeighedName[]; letters: string; nameless: boolean },
): FoundName | null {
  if (read === null) {
    const told = likeliestAlone(all);
    // On a page without its owner's name a name is somebody else's, unless the address is like it or a label asks for it.
    const isOther = told?.span.label !== 'name' && agreement(told?.span.name ?? '', letters) === 0;
    return nameless && isOther ? null : foundBy(told);
  }
  if (read.guess) return foundBy(insteadOfGuess(read.value, all)) ?? read;
  const told = byPlace ? verdictOn(read.value, all, letters) : 'stands';
  if (told === 'stands') return read;
  return told === 'open' ? { ...read, confidence: GUESSED, guess: true } : foundBy(told);
}

/** A name that the signs tell, with the words that it was read from. */
function foundBy(told: WeighedName | null): FoundName | null {
  if (told === null) return null;
  const { name, line } = told.span;
  return { value: name, confidence: PLAIN, page: line.page, quote: line.begun ?? line.text };
}

// What may be half a name is a guess, unless the address has two of its words and its type does not set it apart.
function withDoubt(named: FoundName, all: readonly HeadLine[], { letters, all: written }: Told): FoundName {
  const quote = all.find(({ text }) => text === named.quote)?.begun ?? named.quote;
  const half = mayBeHalf(named.value, quote, written, letters);
  const labelled = isNameLabel(labelIn(LABEL.exec(quote)?.[1] ?? ''));
  const doubts = doubtsOf(named.value, quote, letters, labelled);
  const isCut = !quote.includes(' · ') && isCutShort(named.value, quote, { letters, all: written });
  const isOpen = !labelled && isOrderOpen(named.value, quote, letters);
  if (doubts.length > 0 || isCut || isOpen) return { ...named, quote, confidence: GUESSED, guess: true };
  if (half === null) return { ...named, quote };
  return half === 'likely' || agreement(named.value, letters) < 2
    ? { ...named, quote, confidence: GUESSED, guess: true }
    : { ...named, quote, confidence: Math.min(named.confidence, PLAIN) };
}

/** The lines of a head whose heading is that of a summary: "PROFIL" beside the name. */
function firstOf(sections: readonly Section[]): readonly CvLine[] {
  const first = sections.find(({ lines }) => lines.length > 0);
  return first?.kind === 'summary' ? first.lines.slice(0, 8) : [];
}
