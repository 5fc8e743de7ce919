import { type CompiledQuery, type Facet, type Home, intentOf, noted } from '../facets.ts';
import { Draft, type Read } from './draft.ts';
import { lostNames } from './lost-names.ts';
import { type LotsApart, lotsApart } from './lots-apart.ts';
import { merged } from './merge.ts';
import { untold } from './net/index.ts';
import { readDraft } from './read-draft.ts';
import { readOnce } from './read-once.ts';
import { withAskedByPlace } from './rewording/asked-by-place.ts';
import {
  withCountiesInFull,
  withOtherCases,
  withoutEmphasis,
  withSpelledLetters,
} from './rewording/before-reading.ts';
import { withBothOnFile } from './rewording/both-on-file.ts';
import { withBudgetsMeant } from './rewording/budgets-said.ts';
import { messageIn } from './rewording/chat.ts';
import { type Readings, withoutRetracted } from './rewording/corrections.ts';
import { withHousesMeant } from './rewording/houses-meant.ts';
import { HOUSES_THEN_AND_NOW } from './rewording/houses-then-and-now.ts';
import { inTurn } from './rewording/in-turn.ts';
import { withKindsOfTrade } from './rewording/kinds-of-a-trade.ts';
import { withLetteredChoices } from './rewording/lettered-choices.ts';
import { withListsInFull } from './rewording/lists-in-full.ts';
import { withOwnOfEachLot } from './rewording/lots-with-their-own.ts';
import { withLotsInBrackets } from './rewording/lots-with-tools.ts';
import { meantInShort } from './rewording/meant-in-short.ts';
import { withNamesOnce } from './rewording/names-in-brackets.ts';
import { withOneAndAnother } from './rewording/one-and-another.ts';
import { withKnownQuotes } from './rewording/operators.ts';
import { withPlacesBesideTrades } from './rewording/places-before-trades.ts';
import { withPlacesOnlyIf } from './rewording/places-only-if.ts';
import { withWhatWasSaid } from './rewording/said-back.ts';
import { withDetailsMeant, withKindsInFull } from './rewording/said-in-detail.ts';
import { withSentencesMeant } from './rewording/said-in-sentences.ts';
import { withEachArm } from './rewording/said-of-each-arm.ts';
import { withSaidOfEachPlace } from './rewording/said-of-each-place.ts';
import { withEitherCondition } from './rewording/said-of-either-condition.ts';
import { SAID_TO_LEAVE_OUT } from './rewording/said-to-leave-out.ts';
import { withSeparateLists } from './rewording/separate-lists.ts';
import { storiesIn, withoutDoubtful, withoutStories } from './rewording/stories.ts';
import { withoutTermsOfJob } from './rewording/terms-of-job.ts';
import type { Meanings } from './rewording/told-or-asked.ts';
import { withTradesAsVerbs } from './rewording/trades-as-verbs.ts';
import { withTradesOnce } from './rewording/trades-once.ts';
import { withWordsOfTerms } from './rewording/words-of-terms.ts';
import { widened } from './said-to-widen.ts';
import { readProtected } from './terms/criteria.ts';
import { knownRights } from './terms/rights.ts';
import { toldOnce } from './told-once.ts';
import {
  associatesOfLawFirms,
  consultantsOfFirms,
  engineersOfSoftware,
} from './trades/titles-by-employer.ts';
import { withTitlesOfTools } from './trades/titles-of-tools.ts';
import { tellUnusedOrs } from './unused-or.ts';

const MAX_FACETS = 40;

/**
 * Compiles a plain-language search by rules alone, so that equal queries give equal results. What it understands but
 * cannot run stands among the facets as unsupported, with a note; what is only told around it is set aside, with a note.
 * @param own phrases of it that the agency's records hold, each of which is read as one
 * @param meanings what its sentences mean, as far as the sentence model has read them; those that it should read are added
 */
export const compileQuery = (
  query: string,
  home: Home,
  own: readonly string[] = [],
  meanings?: Meanings,
): CompiledQuery => compileWhole(query, home, own, { meanings, last: (text, compile) => compile(text) });

/** A query whose list of several kinds of people is read as alternatives: `apart` is null where it is none. */
export type QueryApart = CompiledQuery & { apart: Omit<LotsApart, 'read'> | null };

/** As compileQuery, with each kind of people of a list apart: who is of one of them is meant, and nobody who is of all. */
export function compileApart(
  query: string,
  home: Home,
  own: readonly string[] = [],
  meanings?: Meanings,
): QueryApart {
  let told: QueryApart['apart'] = null;
  const compiled = compileWhole(query, home, own, {
    meanings,
    last: (text, compile) => {
      const { draft, joined } = readText(text, home, own);
      const apart = lotsApart(draft, joined);
      if (apart === null) return compile(text);
      const { read, ...rest } = apart;
      told = rest;
      return finished(draft, read);
    },
  });
  return { ...compiled, apart: told };
}

/** More spaces than anybody types, but in a table, say no more than one, and each pattern would read them anew. */
const withoutLongGaps = (query: string): string => query.replace(/[^\S\r\n\t]{9,}/gu, ' ');

function compileWhole(
  query: string,
  home: Home,
  own: readonly string[],
  {
    meanings,
    last,
  }: {
    meanings: Meanings | undefined;
    /** Compiles what is asked once all else has been reworded. */
    last: (text: string, compile: (text: string) => CompiledQuery) => CompiledQuery;
  },
): CompiledQuery {
  const compile = readOnce((text) => compileText(text, home, own));
  const isKnown = (phrase: string): boolean => isWholeKnown(compile(phrase));
  const short = meantInShort(
    withNamesOnce(
      withSpelledLetters(
        withCountiesInFull(
          withOtherCases(
            withoutEmphasis(
              inPlainLists(
                withBothOnFile(
                  withAskedByPlace(inPlainHouses(withoutLongGaps(query)), home.country),
                  home.country,
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    home.country,
  );
  const tell = (said: string) => short.notes.push({ code: 'read_as', message: said });
  const placed = withPlacesBesideTrades(short.text, home.country, { compile, readIn: readIn(home) }, tell);
  const message = messageIn(withKindsInFull(withDetailsMeant(withKindsOfTrade(placed))));
  const job = withoutTermsOfJob(withBudgetsMeant(withSentencesMeant(message.text, home.country)));
  const aside = [...message.aside, ...job.aside];
  const meant = withHousesMeant(job.text, home.country);
  aside.push(...meant.aside);
  const kept = withoutRetracted(withKnownQuotes(meant.text, isKnown), readIn(home), (said) =>
    aside.push(said),
  );
  const left = inTurn(withTradesOnce(kept), SAID_TO_LEAVE_OUT);
  const asked = withEachArm(withPlacesOnlyIf(left, home.country), home.country);
  const { text, notes: stories } = withoutStories(asked, compile, aside, meanings);
  const compiled = last(text, compile);
  const told = [...stories, ...short.notes, ...compiled.notes];
  const lost = lostNames(asked, { facets: compiled.facets, notes: told }, home);
  const known = { facets: compiled.facets, notes: [...lost, ...told] };
  const notes = [...known.notes, ...untold(text, known, home)];
  return notes.length === 0 ? compiled : { ...compiled, notes: noted(notes) };
}

export type { Meanings };

/** The sentences of a text that only tell what is around it, in its own words. */
export const storiesOf = (text: string, home: Home): string[] =>
  storiesIn(
    text,
    readOnce((sentence) => compileText(sentence, home)),
  ).stories.map((story) => story.text);

/** A query without what may only be told around it, from the least to the most that may be left out, with what was. */
export const withoutDoubts = (
  text: string,
  home: Home,
  meanings?: Meanings,
): { text: string; left: string[] }[] =>
  withoutDoubtful(messageIn(text).text, (clause) => compileText(clause, home), meanings);

/** A query with where people were or are in plain words, and what is asked of each of two places beside it. */
const inPlainHouses = (query: string): string => withSaidOfEachPlace(inTurn(query, HOUSES_THEN_AND_NOW));

/** A query with its lists in full, and what will do as well joined by an "or". */
const inPlainLists = (query: string): string =>
  withEitherCondition(
    withListsInFull(
      withWordsOfTerms(
        withOwnOfEachLot(
          withLotsInBrackets(
            withSeparateLists(
              withOneAndAnother(withLetteredChoices(withTradesAsVerbs(withWhatWasSaid(query)))),
            ),
          ),
        ),
      ),
    ),
  );

/** What is read of a text, and where in it. */
const readIn =
  (home: Home) =>
  (text: string): Readings => {
    const draft = readDraft(text, home, []);
    const reads = draft.read.map(({ at, end, facet: { kind, strength } }) => ({ at, end, kind, strength }));
    return { text: draft.text, reads: reads.toSorted((a, b) => a.at - b.at) };
  };

/** Whether a phrase is all conditions, and nothing of it was left over. */
const isWholeKnown = ({ facets, notes }: CompiledQuery): boolean =>
  notes.length === 0 &&
  facets.length > 0 &&
  facets.every(({ kind }) => kind !== 'unsupported' && kind !== 'keyword' && kind !== 'name');

/** Compiles words all of which are conditions, as the lines of a job's specification. */
export function compileText(query: string, home: Home, own: readonly string[] = []): CompiledQuery {
  const { draft, joined } = readText(query, home, own);
  tellUnusedOrs(draft, joined);
  return finished(draft, joined);
}

function readText(query: string, home: Home, own: readonly string[]): { draft: Draft; joined: Read[] } {
  const draft = readDraft(query, home, own);
  return { draft, joined: widened(draft, merged(draft.text, draft.read, home.country)) };
}

function finished(draft: Draft, joined: readonly Read[]): CompiledQuery {
  const facets = associatesOfLawFirms(
    draft.text,
    consultantsOfFirms(
      engineersOfSoftware(
        onlyRanking(withTitlesOfTools(knownRights(joined.map(({ facet }) => toldOnce(facet))))),
      ),
    ),
  );
  if (facets.length > MAX_FACETS)
    draft.note('cut_short', `Only the first ${MAX_FACETS} of ${facets.length} wishes were run.`);
  const kept = facets.slice(0, MAX_FACETS);
  return { intent: intentOf(kept), facets: kept, notes: noted(draft.notes) };
}

/** What of some words nobody may be searched by, with the notes that say why. */
export function protectedIn(text: string, home: Home): Pick<CompiledQuery, 'facets' | 'notes'> {
  const draft = new Draft(text, home);
  readProtected(draft);
  return { facets: draft.read.map(({ facet }) => facet), notes: [...draft.notes] };
}

/** Unknown words besides understood ones only rank and never exclude; quoted phrases are required. */
function onlyRanking(read: readonly Facet[]): Facet[] {
  const facets = read.map((each) =>
    each.kind === 'keyword' && each.strength === 'nice' ? { ...each, wished: true } : each,
  );
  const isLoose = ({ kind, values: [value = ''] }: Facet): boolean =>
    kind === 'keyword' && !value.startsWith('"');
  const other = facets.some(
    (facet) => facet.strength !== 'nice' && facet.kind !== 'unsupported' && !isLoose(facet),
  );
  if (!other) return facets;
  return facets.map((facet) =>
    isLoose(facet) && facet.strength === 'must' && facet.either === null
      ? { ...facet, strength: 'nice' }
      : facet,
  );
}
